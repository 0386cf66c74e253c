# What can be chosen, each as a short phrase in the infinitive that begins with a capital letter and has no full stop.

## The selection phase

choice-choose = { CARD($character, case: "bare") } wählen
choice-discard = { CARD($character, case: "bare") } ablegen
choice-exchange_character = Mit { PLAYER($seat, case: "dat") } tauschen
choice-give_character = { CARD($character, case: "bare") } hergeben
choice-keep_character = Charakter behalten

## Every turn

choice-take_gold = { COUNT($gold, of: "gold") } nehmen
    .brief = Gold nehmen
choice-take_cards = { $count ->
    [0] Karten ziehen (der Stapel ist leer)
   *[other] { COUNT($count, of: "cards") } ziehen
}
    .brief = Karten ziehen
choice-keep = { CARD($card) } behalten ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = { CARD($card) } behalten
choice-build = { CARD($card) } bauen ({ COUNT($gold, of: "gold") })
    .brief = { CARD($card) } bauen (mit Gold und Karten)
choice-build_by_framework = { CARD($card) } bauen (Gerüst abreißen)
choice-build_necropolis = Nekropole bauen ({ CARD($district) } abreißen)
choice-pay_card = { CARD($card) } statt 1 Gold abgeben ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = { CARD($card) } statt 1 Gold abgeben
choice-pay_rest = Rest in Gold zahlen ({ COUNT($gold, of: "gold") })
    .brief = Restliches Gold leihen
choice-end_turn = Zug beenden

## Characters, by rank

choice-murder = { CARD($character, case: "bare") } meucheln
choice-bewitch = { CARD($character, case: "bare") } verhexen
choice-warrant = Enteignung mit Siegel auf { CARD($character, case: "acc") } legen
choice-warrant-in-warrant = Enteignung ohne Siegel auf { CARD($character, case: "acc") } legen
choice-confiscate = { CARD($card) } beschlagnahmen
    .brief = Beschlagnahmen
choice-let_stand = { CARD($card) } bauen lassen
    .brief = Bauen lassen
choice-rob = { CARD($character, case: "bare") } bestehlen
choice-spy = Bei { PLAYER($seat, case: "dat") } nach { TYPE($type, case: "districts") } suchen
choice-threaten = { CARD($character, case: "bare") } mit Blume bedrohen
choice-threaten-in-threaten = { CARD($character, case: "bare") } ohne Blume bedrohen
choice-pay_bribe = { $gold ->
    [0] An { PLAYER($to, case: "acc") } Schweigegeld zahlen (nichts)
   *[other] An { PLAYER($to, case: "acc") } { COUNT($gold, of: "gold") } Schweigegeld zahlen
}
    .brief = Schweigegeld zahlen
choice-refuse_bribe = Nicht zahlen
choice-reveal_threat = Aufdecken
choice-leave_threat = Verdeckt lassen
choice-swap_hands = Handkarten mit { PLAYER($seat, case: "dat") } tauschen
choice-replace = { CARD($card) } eintauschen ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = { CARD($card) } eintauschen
choice-draw_replacements = Fertig: { COUNT($count, of: "cards") } ziehen
    .brief = Fertig: Karten ziehen
choice-look_at_hand = Handkarten von { PLAYER($seat, case: "dat") } ansehen und eine nehmen
choice-take_card = { CARD($card) } nehmen ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = { CARD($card) } nehmen
choice-foresee = Allen je eine zufällige Karte abnehmen
choice-give_card = { CARD($card) } an { PLAYER($to, case: "acc") } geben
    .brief = { CARD($card) } geben
choice-income = Ertrag deiner Gebäude: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { COUNT($cards, of: "cards") }
}
    .brief = Ertrag deiner Gebäude
choice-take_crown = Krone nehmen
choice-give_crown = Krone an { PLAYER($seat, case: "acc") } geben
choice-tribute_gold = 1 Gold von { PLAYER($from, case: "dat") } nehmen
    .brief = 1 Gold nehmen
choice-tribute_card = Zufällige Karte von { PLAYER($from, case: "dat") } nehmen
    .brief = Zufällige Karte nehmen
choice-hand_over_gold = 1 Gold geben
choice-hand_over_card = { CARD($card) } geben ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = { CARD($card) } geben
choice-income_in_gold = Ertrag deiner Gebäude: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }
       *[other] { COUNT($gold, of: "gold") } und { COUNT($cards, of: "cards") }
    }
}
    .brief = Ertrag deiner Gebäude: { COUNT($number, of: "gold") } und der Rest in Karten
choice-alms = Almosen von { PLAYER($seat, case: "dat") }: { COUNT($gold, of: "gold") }
    .brief = Almosen von { PLAYER($seat, case: "dat") }
choice-borrow = { CARD($card) } mit geliehenem Gold bauen
choice-borrow_from = { COUNT($gold, of: "gold") } von { PLAYER($seat, case: "dat") } leihen
    .brief = Von { PLAYER($seat, case: "dat") } leihen
choice-extra_gold = { $gold } Gold extra nehmen
    .brief = Gold extra nehmen
choice-extra_cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
} extra ziehen
    .brief = Karten extra ziehen
choice-four_gold = { $gold } Gold extra nehmen
    .brief = 4 Gold extra nehmen
choice-four_cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
} extra ziehen
    .brief = 4 Karten extra ziehen
choice-study = { $count ->
    [one] Letzte Karte ziehen und behalten
   *[other] { COUNT($count, of: "cards") } ziehen und eine behalten
}
    .brief = Karten ziehen und eine behalten
choice-destroy = { PLAYER($seat, case: "who") ->
    [you] { CARD($district) } in deiner Stadt zerstören { $gold ->
        [0] (kostenlos)
       *[other] ({ COUNT($gold, of: "gold") })
    }
   *[any] { CARD($district) } von { PLAYER($seat, case: "dat") } zerstören { $gold ->
        [0] (kostenlos)
       *[other] ({ COUNT($gold, of: "gold") })
    }
}
    .brief = { PLAYER($seat, case: "who") ->
        [you] { CARD($district) } in deiner Stadt zerstören
       *[any] { CARD($district) } von { PLAYER($seat, case: "dat") } zerstören
    }
choice-offer = { CARD($district) } zum Tausch anbieten
choice-exchange_for = { CARD($district) } von { PLAYER($seat, case: "dat") } nehmen ({ COUNT($gold, of: "gold") })
    .brief = { CARD($district) } von { PLAYER($seat, case: "dat") } nehmen (kostenlos)
choice-seize = { CARD($district) } von { PLAYER($seat, case: "dat") } erobern ({ COUNT($gold, of: "gold") })
    .brief = { CARD($district) } von { PLAYER($seat, case: "dat") } erobern
choice-neighbour_gold = { COUNT($gold, of: "gold") } nehmen (du sitzt neben Rang 4)
    .brief = Gold nehmen (du sitzt neben Rang 4)
choice-beautify = 1 Gold auf { CARD($district, case: "acc") } legen
choice-stop_beautifying = Es dabei belassen
choice-collect_tax = { COUNT($gold, of: "gold") } Steuern eintreiben
    .brief = Steuern eintreiben

## Unique districts

choice-use_armory = { PLAYER($seat, case: "who") ->
    [you] Waffenkammer und { CARD($district) } in deiner Stadt zerstören
   *[any] Waffenkammer und { CARD($district) } von { PLAYER($seat, case: "dat") } zerstören
}
choice-use_laboratory = Laboratorium: { CARD($card) } gegen { COUNT($gold, of: "gold") }
    .brief = Laboratorium: { CARD($card) } gegen Gold
choice-forgo = Diesen Zug auf { CARD($district, case: "acc") } verzichten
choice-use_smithy = Schmiede: { COUNT($count, of: "cards") } für { COUNT($gold, of: "gold") }
    .brief = Schmiede: Karten für Gold
choice-use_museum = Museum: { CARD($card) } hineinlegen
choice-save_district = 1 Gold zahlen und auf die Hand nehmen
choice-leave_district = Verloren geben
choice-ring_bell = Glocke läuten: ein Gebäude weniger
choice-keep_bell_silent = Bei der üblichen Zahl bleiben
choice-search_deck = Stapel durchsehen
choice-leave_deck = Stapel in Ruhe lassen
choice-show_murdered = Charakter zeigen, Einkommen nehmen
choice-stay_hidden = Verborgen bleiben

## Action cards

choice-play_big_top = Zirkuszelt in deine Stadt stellen
choice-play_ticket_wagon = Kassenwagen vor dich stellen
choice-use_wagon = Kassenwagen von { PLAYER($owner, case: "dat") }: für 1 Gold ziehen (dann { $gold } darauf)
    .brief = Kassenwagen: für 1 Gold ziehen
choice-cash_in = Ablegen und { COUNT($gold, of: "gold") } nehmen
    .brief = Ablegen und das Gold nehmen
choice-leave_wagon = Auf dem Tisch lassen
choice-play_fortune_teller = Wahrsagerin: Handkarten von { PLAYER($seat, case: "dat") } ansehen und eine nehmen
choice-play_director = Zirkusdirektor: zwei Gebäude mehr in diesem Zug
choice-play_cannonball = Kanonenkugel: ein Gebäude durch { CARD($card, case: "acc") } ersetzen
choice-replace_district = { CARD($district) } ersetzen ({ COUNT($gold, of: "gold") })
    .brief = { CARD($district) } ersetzen
choice-play_acrobat = Akrobatin spielen und Krone nehmen
choice-play_strongman = Muskelmann zeigen
choice-hold_back = Karte behalten
