# What happens in a game, as the log tells it, in the present tense, so that nobody's gender matters.

## The game and its rounds

event-game_started = { COUNT($players, of: "players") } setzen sich an den Tisch.
event-hand_dealt = { PLAYER($seat) } bekommt { CARD($cards) } auf die Hand.
    .you = Du bekommst { CARD($cards) } auf die Hand.
event-round_started = — Runde { $round } · Krone: { PLAYER($crown) } —
event-face_up = Offen abgelegt: { CARD($character, case: "the") }.
event-face_down = Du siehst dir den verdeckten Charakter an: { CARD($character, case: "acc") }.
event-face_down_taken = { PLAYER($seat) } nimmt auch den verdeckten Charakter: { CARD($character, case: "acc") }.
    .you = Du nimmst auch den verdeckten Charakter: { CARD($character, case: "acc") }.
    .brief = { PLAYER($seat) } nimmt auch den verdeckten Charakter.
event-chose = { PLAYER($seat) } wählt { CARD($character, case: "acc") }.
    .you = Du wählst { CARD($character, case: "acc") }.
event-discarded_character = { PLAYER($seat) } legt { CARD($character, case: "acc") } verdeckt ab.
    .you = Du legst { CARD($character, case: "acc") } verdeckt ab.
event-left_over = Übrig bleibt: { CARD($character, case: "the") }.
event-theater_exchanged = { PLAYER($seat) } nutzt das Theater und tauscht mit { PLAYER($with, case: "dat") } { CARD($given, case: "acc") } gegen { CARD($received, case: "acc") }.
    .you = Du nutzt das Theater und tauschst mit { PLAYER($with, case: "dat") } { CARD($given, case: "acc") } gegen { CARD($received, case: "acc") }.
    .brief = { PLAYER($seat) } nutzt das Theater und tauscht den Charakter mit { PLAYER($with, case: "dat") }.
event-theater_chose = { PLAYER($seat) } will im Theater den Charakter mit { PLAYER($with, case: "dat") } tauschen.
    .you = Du willst im Theater den Charakter mit { PLAYER($with, case: "dat") } tauschen.
event-theater_unused = { PLAYER($seat) } nutzt das Theater nicht.
    .you = Du nutzt das Theater nicht.
event-silent = Für { CARD($character, case: "acc") } meldet sich niemand.
event-revealed = { PLAYER($seat) } ist { CARD($character, case: "the") }.
    .you = Du bist { CARD($character, case: "the") }.
event-resumed = { PLAYER($seat) } übernimmt als Hexe und spielt { CARD($character, case: "acc") }.
    .you = Du übernimmst als Hexe und spielst { CARD($character, case: "acc") }.
event-murdered_shown = { PLAYER($seat) } zeigt den gemeuchelten Charakter: { CARD($character, case: "acc") }.
    .you = Du zeigst deinen gemeuchelten Charakter: { CARD($character, case: "acc") }.
event-crown_moved = Die Krone geht von { PLAYER($from, case: "dat") } an { PLAYER($to, case: "acc") }.
event-completed = { $first ->
    [yes] { PLAYER($seat) } hat die erste vollendete Stadt: Das ist die letzte Runde!
   *[no] { PLAYER($seat) } vollendet ebenfalls eine Stadt.
}
    .you = { $first ->
        [yes] Du hast die erste vollendete Stadt: Das ist die letzte Runde!
       *[no] Auch du vollendest deine Stadt.
    }
event-game_ended = Die Partie ist zu Ende.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } nimmt { COUNT($gold, of: "gold") }.
    .you = Du nimmst { COUNT($gold, of: "gold") }.
event-cards_gathered = { $count ->
    [0] Der Stapel ist leer: { PLAYER($seat) } kann nichts ziehen.
   *[other] { PLAYER($seat) } zieht { CARD($cards) }.
}
    .you = { $count ->
        [0] Der Stapel ist leer: Du kannst nichts ziehen.
       *[other] Du ziehst { CARD($cards) }.
    }
    .brief = { $count ->
        [0] Der Stapel ist leer: { PLAYER($seat) } kann nichts ziehen.
       *[other] { PLAYER($seat) } zieht { COUNT($count, of: "cards") }.
    }
event-kept = { $returned ->
    [0] { PLAYER($seat) } behält { CARD($card, case: "acc") }.
   *[other] { PLAYER($seat) } behält { CARD($card, case: "acc") } und legt { CARD($cards, case: "acc") } zurück.
}
    .you = { $returned ->
        [0] Du behältst { CARD($card, case: "acc") }.
       *[other] Du behältst { CARD($card, case: "acc") } und legst { CARD($cards, case: "acc") } zurück.
    }
    .brief = { $returned ->
        [0] { PLAYER($seat) } behält eine Karte.
        [1] { PLAYER($seat) } behält eine Karte und legt eine zurück.
       *[other] { PLAYER($seat) } behält eine Karte und legt { $returned } zurück.
    }
event-drew = { $count ->
    [0] Der Stapel ist leer: { PLAYER($seat) } kann nichts ziehen.
   *[other] { PLAYER($seat) } zieht { CARD($cards) }.
}
    .you = { $count ->
        [0] Der Stapel ist leer: Du kannst nichts ziehen.
       *[other] Du ziehst { CARD($cards) }.
    }
    .brief = { $count ->
        [0] Der Stapel ist leer: { PLAYER($seat) } kann nichts ziehen.
       *[other] { PLAYER($seat) } zieht { COUNT($count, of: "cards") }.
    }
event-gained_gold = { PLAYER($seat) } erhält { COUNT($gold, of: "gold") } aus der Bank.
    .you = Du erhältst { COUNT($gold, of: "gold") } aus der Bank.
event-income = Die Gebäude von { PLAYER($seat, case: "dat") } bringen { $cards ->
    [0] { COUNT($gold, of: "gold") } ein.
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") } ein.
       *[other] { COUNT($gold, of: "gold") } und { COUNT($cards, of: "cards") } ein.
    }
}
    .you = Deine Gebäude bringen { $cards ->
        [0] { COUNT($gold, of: "gold") } ein.
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards") } ein.
           *[other] { COUNT($gold, of: "gold") } und { COUNT($cards, of: "cards") } ein.
        }
    }
event-deck_shuffled = Der Stapel wird gemischt.
event-discarded = Abgelegt: { CARD($cards) }.
event-discards_shuffled = Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt: { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } zahlt { COUNT($gold, of: "gold") } für { CARD($for, case: "acc") }.
    .you = Du zahlst { COUNT($gold, of: "gold") } für { CARD($for, case: "acc") }.
event-paid_card = { PLAYER($seat) } gibt statt 1 Gold { CARD($card, case: "acc") } ab.
    .you = Du gibst statt 1 Gold { CARD($card, case: "acc") } ab.
    .brief = { PLAYER($seat) } gibt statt 1 Gold eine Karte ab.
event-borrowed = { PLAYER($seat) } leiht sich { COUNT($gold, of: "gold") } von { PLAYER($from, case: "dat") }.
    .you = Du leihst dir { COUNT($gold, of: "gold") } von { PLAYER($from, case: "dat") }.
event-built = { PLAYER($seat) } baut { CARD($card, case: "a") }.
    .you = Du baust { CARD($card, case: "a") }.
event-built_for = { $gold ->
    [0] { PLAYER($seat) } baut kostenlos { CARD($for, case: "a") }.
   *[other] { PLAYER($seat) } baut für { COUNT($gold, of: "gold") } { CARD($for, case: "a") }.
}
    .you = { $gold ->
        [0] Du baust kostenlos { CARD($for, case: "a") }.
       *[other] Du baust für { COUNT($gold, of: "gold") } { CARD($for, case: "a") }.
    }
event-sacrificed = { PLAYER($seat) } reißt { CARD($district, case: "acc") } ab.
    .you = Du reißt { CARD($district, case: "acc") } ab.
event-taxed = { PLAYER($seat) } zahlt 1 Gold Steuer.
    .you = Du zahlst 1 Gold Steuer.

## Characters

event-murder_named = { PLAYER($seat) } meuchelt { CARD($character, case: "acc") }.
    .you = Du meuchelst { CARD($character, case: "acc") }.
event-bewitch_named = { PLAYER($seat) } verhext { CARD($character, case: "acc") }.
    .you = Du verhext { CARD($character, case: "acc") }.
event-rob_named = { PLAYER($seat) } will { CARD($character, case: "acc") } bestehlen.
    .you = Du willst { CARD($character, case: "acc") } bestehlen.
event-robbed = { $gold ->
    [0] { PLAYER($seat) } bestiehlt { PLAYER($from, case: "acc") }, aber da ist nichts zu holen.
   *[other] { PLAYER($seat) } bestiehlt { PLAYER($from, case: "acc") } und erbeutet { COUNT($gold, of: "gold") }.
}
    .you = { $gold ->
        [0] Du bestiehlst { PLAYER($from, case: "acc") }, aber da ist nichts zu holen.
       *[other] Du bestiehlst { PLAYER($from, case: "acc") } und erbeutest { COUNT($gold, of: "gold") }.
    }
event-warrants_placed = { PLAYER($seat) } legt Enteignungen auf { CARD($characters, case: "acc") }. Das Siegel gilt { CARD($signed, case: "dat") }.
    .you = Du legst Enteignungen auf { CARD($characters, case: "acc") }. Das Siegel gilt { CARD($signed, case: "dat") }.
    .brief = { PLAYER($seat) } legt Enteignungen auf { CARD($characters, case: "acc") }. Eine davon trägt das Siegel.
event-confiscated = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } zeigt das Siegel und beschlagnahmt { CARD($card, case: "your") }.
   *[any] { PLAYER($seat) } zeigt das Siegel und beschlagnahmt { CARD($card, case: "acc") } von { PLAYER($from, case: "dat") }.
}
    .you = Du zeigst das Siegel und beschlagnahmst { CARD($card, case: "acc") } von { PLAYER($from, case: "dat") }.
event-stands = { PLAYER($seat) } lässt den Bau zu: { CARD($card) }.
    .you = Du lässt den Bau zu: { CARD($card) }.
event-spied = { PLAYER($seat) } sucht bei { PLAYER($of, case: "dat") } nach { TYPE($type, case: "districts") } und findet { $count ->
    [0] keine
    [1] eines
   *[other] { $count }
}. Auf der Hand: { CARD($hand) }.
    .you = Du suchst bei { PLAYER($of, case: "dat") } nach { TYPE($type, case: "districts") } und findest { $count ->
        [0] keine
        [1] eines
       *[other] { $count }
    }. Auf der Hand: { CARD($hand) }.
    .brief = { PLAYER($seat) } sucht bei { PLAYER($of, case: "dat") } nach { TYPE($type, case: "districts") } und findet { $count ->
        [0] keine
        [1] eines
       *[other] { $count }
    }.
event-gold_taken = { $gold ->
    [0] Bei { PLAYER($from, case: "dat") } ist für { PLAYER($seat, case: "acc") } kein Gold zu holen.
   *[other] { PLAYER($seat) } nimmt { PLAYER($from, case: "dat") } { COUNT($gold, of: "gold") } ab.
}
    .you = { $gold ->
        [0] Bei { PLAYER($from, case: "dat") } ist kein Gold zu holen.
       *[other] Du nimmst { PLAYER($from, case: "dat") } { COUNT($gold, of: "gold") } ab.
    }
event-threats_placed = { PLAYER($seat) } bedroht { CARD($characters, case: "acc") }. Die Blume gilt { CARD($flower, case: "dat") }.
    .you = Du bedrohst { CARD($characters, case: "acc") }. Die Blume gilt { CARD($flower, case: "dat") }.
    .brief = { PLAYER($seat) } bedroht { CARD($characters, case: "acc") }. Nur eine Drohung ist echt.
event-bribed = { $gold ->
    [0] { PLAYER($seat) } zahlt { PLAYER($to, case: "dat") } keinen Heller Schweigegeld.
   *[other] { PLAYER($seat) } zahlt { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold") } Schweigegeld.
}
    .you = { $gold ->
        [0] Du zahlst { PLAYER($to, case: "dat") } keinen Heller Schweigegeld.
       *[other] Du zahlst { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold") } Schweigegeld.
    }
event-bribe_refused = { PLAYER($seat) } weigert sich zu zahlen.
    .you = Du weigerst dich zu zahlen.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } deckt die Drohung gegen { CARD($character, case: "acc") } auf: die Blume!
   *[no] { PLAYER($seat) } deckt die Drohung gegen { CARD($character, case: "acc") } auf: nichts.
}
    .you = { $flower ->
        [yes] Du deckst die Drohung gegen { CARD($character, case: "acc") } auf: die Blume!
       *[no] Du deckst die Drohung gegen { CARD($character, case: "acc") } auf: nichts.
    }
event-threat_left = { PLAYER($seat) } lässt die Drohung verdeckt.
    .you = Du lässt die Drohung verdeckt.
event-hands_swapped = { PLAYER($seat) } tauscht die Handkarten mit { PLAYER($with, case: "dat") }: { CARD($given) } gegen { CARD($received) }.
    .you = Du tauschst die Handkarten mit { PLAYER($with, case: "dat") }: { CARD($given) } gegen { CARD($received) }.
    .brief = { PLAYER($seat) } tauscht die Handkarten mit { PLAYER($with, case: "dat") }.
event-put_aside = { PLAYER($seat) } legt { CARD($card, case: "acc") } beiseite.
    .you = Du legst { CARD($card, case: "acc") } beiseite.
    .brief = { PLAYER($seat) } legt eine Karte beiseite.
event-cards_replaced = { PLAYER($seat) } legt { CARD($cards, case: "acc") } unter den Stapel.
    .you = Du legst { CARD($cards, case: "acc") } unter den Stapel.
    .brief = { PLAYER($seat) } legt { COUNT($count, of: "cards") } unter den Stapel.
event-hand_seen = { PLAYER($seat) } sieht { PLAYER($of, case: "dat") } in die Karten: { CARD($hand) }.
    .you = Du siehst { PLAYER($of, case: "dat") } in die Karten: { CARD($hand) }.
    .brief = { PLAYER($seat) } sieht { PLAYER($of, case: "dat") } in die Karten.
event-card_taken = { PLAYER($seat) } nimmt { PLAYER($from, case: "dat") } { CARD($card, case: "acc") } ab.
    .you = Du nimmst { PLAYER($from, case: "dat") } { CARD($card, case: "acc") } ab.
    .brief = { PLAYER($seat) } nimmt { PLAYER($from, case: "dat") } eine Karte ab.
event-card_given = { PLAYER($seat) } gibt { PLAYER($to, case: "dat") } { CARD($card, case: "acc") }.
    .you = Du gibst { PLAYER($to, case: "dat") } { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } gibt { PLAYER($to, case: "dat") } eine Karte.
event-destroyed = { $own ->
    [yes] { $gold ->
        [0] { PLAYER($seat) } zerstört kostenlos { CARD($district, case: "acc") } in der eigenen Stadt.
       *[other] { PLAYER($seat) } zerstört für { COUNT($gold, of: "gold") } { CARD($district, case: "acc") } in der eigenen Stadt.
    }
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } zerstört { $gold ->
            [0] kostenlos
           *[other] für { COUNT($gold, of: "gold") }
        } { CARD($district, case: "your") }.
       *[any] { PLAYER($seat) } zerstört { $gold ->
            [0] kostenlos
           *[other] für { COUNT($gold, of: "gold") }
        } { CARD($district, case: "acc") } von { PLAYER($owner, case: "dat") }.
    }
}
    .you = { PLAYER($owner, case: "who") ->
        [you] Du zerstörst { $gold ->
            [0] kostenlos
           *[other] für { COUNT($gold, of: "gold") }
        } { CARD($district, case: "your") }.
       *[any] Du zerstörst { $gold ->
            [0] kostenlos
           *[other] für { COUNT($gold, of: "gold") }
        } { CARD($district, case: "acc") } von { PLAYER($owner, case: "dat") }.
    }
event-offered = { PLAYER($seat) } bietet { CARD($district, case: "acc") } zum Tausch an.
    .you = Du bietest { CARD($district, case: "acc") } zum Tausch an.
event-exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } tauscht { CARD($given, case: "acc") } gegen { CARD($taken, case: "your") }.
   *[any] { PLAYER($seat) } tauscht { CARD($given, case: "acc") } gegen { CARD($taken, case: "acc") } von { PLAYER($with, case: "dat") }.
}
    .you = Du tauschst { CARD($given, case: "acc") } gegen { CARD($taken, case: "acc") } von { PLAYER($with, case: "dat") }.
event-seized = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } erobert { CARD($district, case: "your") }.
   *[any] { PLAYER($seat) } erobert { CARD($district, case: "acc") } von { PLAYER($from, case: "dat") }.
}
    .you = Du eroberst { CARD($district, case: "acc") } von { PLAYER($from, case: "dat") }.
event-paid_player = { PLAYER($seat) } zahlt { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold") }.
    .you = Du zahlst { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold") }.
event-beautified = { PLAYER($seat) } legt 1 Gold auf { CARD($card, case: "acc") }.
    .you = Du legst 1 Gold auf { CARD($card, case: "acc") }.
event-tax_paid = { PLAYER($seat) } zahlt { PLAYER($to, case: "dat") } 1 Gold Steuer.
    .you = Du zahlst { PLAYER($to, case: "dat") } 1 Gold Steuer.
event-tax_collected = { PLAYER($seat) } treibt { COUNT($gold, of: "gold") } Steuern ein.
    .you = Du treibst { COUNT($gold, of: "gold") } Steuern ein.
event-tribute = { PLAYER($seat) } nimmt { PLAYER($from, case: "dat") } für die Krone { CARD($card, case: "acc") } ab.
    .you = Du nimmst { PLAYER($from, case: "dat") } für die Krone { CARD($card, case: "acc") } ab.
    .brief = { PLAYER($seat) } nimmt { PLAYER($from, case: "dat") } für die Krone { $gold ->
        [0] eine Karte
       *[other] { COUNT($gold, of: "gold") }
    } ab.
    .you-brief = Du nimmst { PLAYER($from, case: "dat") } für die Krone { $gold ->
        [0] eine Karte
       *[other] { COUNT($gold, of: "gold") }
    } ab.

## Unique districts

event-armory_used = { $own ->
    [yes] { PLAYER($seat) } zerstört die Waffenkammer und mit ihr { CARD($district, case: "acc") } in der eigenen Stadt.
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } zerstört die Waffenkammer und mit ihr { CARD($district, case: "your") }.
       *[any] { PLAYER($seat) } zerstört die Waffenkammer und mit ihr { CARD($district, case: "acc") } von { PLAYER($owner, case: "dat") }.
    }
}
    .you = { PLAYER($owner, case: "who") ->
        [you] Du zerstörst deine Waffenkammer und mit ihr { CARD($district, case: "your") }.
       *[any] Du zerstörst deine Waffenkammer und mit ihr { CARD($district, case: "acc") } von { PLAYER($owner, case: "dat") }.
    }
event-laboratory_used = { PLAYER($seat) } tauscht im Laboratorium { CARD($card, case: "acc") } gegen { COUNT($gold, of: "gold") }.
    .you = Du tauschst im Laboratorium { CARD($card, case: "acc") } gegen { COUNT($gold, of: "gold") }.
    .brief = { PLAYER($seat) } tauscht im Laboratorium eine Karte gegen { COUNT($gold, of: "gold") }.
event-forgone = { PLAYER($seat) } verzichtet in diesem Zug auf { CARD($district, case: "acc") }.
    .you = Du verzichtest in diesem Zug auf { CARD($district, case: "acc") }.
event-smithy_used = { PLAYER($seat) } zahlt { COUNT($gold, of: "gold") } in der Schmiede.
    .you = Du zahlst { COUNT($gold, of: "gold") } in der Schmiede.
event-museum_used = { PLAYER($seat) } legt { CARD($card, case: "acc") } ins Museum.
    .you = Du legst { CARD($card, case: "acc") } ins Museum.
    .brief = { PLAYER($seat) } legt eine Karte ins Museum.
event-museum_emptied = Die Karten aus dem Museum kommen unter den Stapel: { CARD($cards) }.
    .brief = { COUNT($count, of: "cards") } aus dem Museum { $count ->
        [one] kommt
       *[other] kommen
    } unter den Stapel.
event-museum_seen = Im Museum: { CARD($cards) }.
event-saved = { PLAYER($seat) } zahlt 1 Gold und rettet dank Friedhof { CARD($card, case: "acc") }.
    .you = Du zahlst 1 Gold und rettest dank Friedhof { CARD($card, case: "acc") }.
event-not_saved = { PLAYER($seat) } gibt { CARD($card, case: "acc") } verloren.
    .you = Du gibst { CARD($card, case: "acc") } verloren.
event-bell_rung = { PLAYER($seat) } läutet die Glocke: Die Partie endet nun ein Gebäude früher.
    .you = Du läutest die Glocke: Die Partie endet nun ein Gebäude früher.
event-bell_silent = { PLAYER($seat) } lässt die Glocke schweigen.
    .you = Du lässt die Glocke schweigen.
event-bell_fallen = { $last_round ->
    [yes] Der Glockenturm steht nicht mehr: Die Partie endet wieder bei der üblichen Zahl von Gebäuden. Diese Runde bleibt trotzdem die letzte.
   *[no] Der Glockenturm steht nicht mehr: Die Partie endet wieder bei der üblichen Zahl von Gebäuden.
}
event-deck_searched = { PLAYER($seat) } sieht den Stapel durch: { CARD($cards) }.
    .you = Du siehst den Stapel durch: { CARD($cards) }.
    .brief = { PLAYER($seat) } sieht den Stapel durch.
event-deck_left = { PLAYER($seat) } rührt den Stapel nicht an.
    .you = Du rührst den Stapel nicht an.
event-throne_room = Der Thronsaal bringt { PLAYER($seat, case: "dat") } 1 Gold.
    .you = Dein Thronsaal bringt dir 1 Gold.
event-park = { PLAYER($seat) } hat keine Karten: Der Park bringt neue.
    .you = Du hast keine Karten: Der Park bringt dir neue.
event-poor_house = { PLAYER($seat) } hat kein Gold: Das Armenhaus spendet 1.
    .you = Du hast kein Gold: Das Armenhaus spendet dir 1.
event-refunded = { PLAYER($seat) } bekommt dank Alchimie { COUNT($gold, of: "gold") } zurück.
    .you = Du bekommst dank Alchimie { COUNT($gold, of: "gold") } zurück.

## Action cards

event-card_played = { PLAYER($seat) } spielt { CARD($card, case: "acc") }.
    .you = Du spielst { CARD($card, case: "acc") }.
event-wagon_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } legt 1 Gold auf deinen Kassenwagen und zieht. Darauf jetzt: { COUNT($gold, of: "gold") }.
   *[any] { PLAYER($seat) } legt 1 Gold auf den Kassenwagen von { PLAYER($owner, case: "dat") } und zieht. Darauf jetzt: { COUNT($gold, of: "gold") }.
}
    .you = Du legst 1 Gold auf den Kassenwagen von { PLAYER($owner, case: "dat") } und ziehst. Darauf jetzt: { COUNT($gold, of: "gold") }.
event-wagon_cashed = { PLAYER($seat) } legt den Kassenwagen ab und nimmt das Gold darauf: { COUNT($gold, of: "gold") }.
    .you = Du legst den Kassenwagen ab und nimmst das Gold darauf: { COUNT($gold, of: "gold") }.
event-wagon_left = { PLAYER($seat) } lässt den Kassenwagen auf dem Tisch.
    .you = Du lässt den Kassenwagen auf dem Tisch.
event-upgraded = { PLAYER($seat) } zahlt { COUNT($gold, of: "gold") } und ersetzt { CARD($district, case: "acc") } durch { CARD($card, case: "a") }.
    .you = Du zahlst { COUNT($gold, of: "gold") } und ersetzt { CARD($district, case: "acc") } durch { CARD($card, case: "a") }.
event-strongman_shown = Der Muskelmann rettet { PLAYER($seat, case: "acc") }, { CARD($character, case: "acc") }.
    .you = Der Muskelmann rettet dich, { CARD($character, case: "acc") }.

## Taking back

event-taken_back = { PLAYER($seat) } nimmt das zurück.
    .you = Du nimmst das zurück.
event-shown_in_hand = { PLAYER($seat) } hat { CARD($card, case: "acc") } gezeigt und hält die Karte noch.
    .you = Alle wissen, dass du { CARD($card, case: "acc") } hast.
event-seen_in_hand = { PLAYER($seat) } hat { CARD($card, case: "acc") } zurückgenommen und hält die Karte noch.
    .you = Andere haben { CARD($card, case: "your") } gesehen.
    .brief = { PLAYER($seat) } hält noch eine Karte, die zu sehen war.
