# What happens in a game, as the log tells it, in the present tense. Nobody's gender shows: no past tense, no
# participles about players.

## The game and its rounds

event-game_started = Ke stolu { $players ->
    [one] usedá
    [few] usedají
   *[other] usedá
} { COUNT($players, of: "players") }.
event-hand_dealt = { PLAYER($seat) } dostává { CARD($cards, case: "acc") }.
    .you = Dostáváš { CARD($cards, case: "acc") }.
event-round_started = — Kolo { $round } · koruna: { PLAYER($crown) } —
event-face_up = Odloženo lícem nahoru: { CARD($character, case: "nom") }.
event-face_down = Prohlížíš si postavu odloženou lícem dolů: { CARD($character, case: "acc") }.
event-face_down_taken = { PLAYER($seat) } si bere i postavu odloženou lícem dolů: { CARD($character, case: "acc") }.
    .you = Bereš si i postavu odloženou lícem dolů: { CARD($character, case: "acc") }.
    .brief = { PLAYER($seat) } si bere i postavu odloženou lícem dolů.
event-chose = { PLAYER($seat) } si vybírá { CARD($character, case: "acc") }.
    .you = Vybíráš si { CARD($character, case: "acc") }.
event-discarded_character = { PLAYER($seat) } odkládá { CARD($character, case: "acc") } lícem dolů.
    .you = Odkládáš { CARD($character, case: "acc") } lícem dolů.
event-left_over = Zbývá { CARD($character, case: "nom") }.
event-theater_exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } si přes Divadlo vyměňuje postavu s tebou: dává { CARD($given, case: "acc") } a dostává { CARD($received, case: "acc") }.
   *[any] { PLAYER($seat) } si přes Divadlo vyměňuje postavu: { PLAYER($with, case: "dat") } dává { CARD($given, case: "acc") } a dostává { CARD($received, case: "acc") }.
}
    .you = Přes Divadlo si vyměňuješ postavu: { PLAYER($with, case: "dat") } dáváš { CARD($given, case: "acc") } a dostáváš { CARD($received, case: "acc") }.
    .brief = { PLAYER($seat) } si přes Divadlo vyměňuje postavu s { PLAYER($with, case: "ins") }.
event-theater_chose = { PLAYER($seat) } si pro výměnu v Divadle volí { PLAYER($with, case: "acc") }.
    .you = Pro výměnu v Divadle si volíš { PLAYER($with, case: "acc") }.
event-theater_unused = { PLAYER($seat) } nechává Divadlo zavřené.
    .you = Necháváš Divadlo zavřené.
event-silent = Za { CARD($character, case: "acc") } se nikdo nehlásí.
event-revealed = { PLAYER($seat) } hraje za { CARD($character, case: "acc") }.
    .you = Hraješ za { CARD($character, case: "acc") }.
event-resumed = { PLAYER($seat) } pokračuje v přerušeném tahu jako { CARD($character, case: "nom") }.
    .you = Pokračuješ v přerušeném tahu jako { CARD($character, case: "nom") }.
event-murdered_shown = { PLAYER($seat) } ukazuje zneškodněnou postavu: { CARD($character, case: "acc") }.
    .you = Ukazuješ zneškodněnou postavu: { CARD($character, case: "acc") }.
event-crown_moved = Koruna přechází od { PLAYER($from, case: "gen") } k { PLAYER($to, case: "dat") }.
event-completed = { $first ->
    [yes] { PLAYER($seat) } má jako první dokončené město: tohle je poslední kolo!
   *[no] { PLAYER($seat) } má také dokončené město.
}
    .you = { $first ->
        [yes] Máš jako první dokončené město: tohle je poslední kolo!
       *[no] Také máš dokončené město.
    }
event-game_ended = Partie skončila.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } si bere { COUNT($gold, of: "gold", case: "acc") }.
    .you = Bereš si { COUNT($gold, of: "gold", case: "acc") }.
event-cards_gathered = { $count ->
    [0] Balíček je prázdný, { PLAYER($seat) } si nemá co dobrat.
   *[other] { PLAYER($seat) } si dobírá { CARD($cards, case: "acc") }.
}
    .you = { $count ->
        [0] Balíček je prázdný, není co si dobrat.
       *[other] Dobíráš si { CARD($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Balíček je prázdný, { PLAYER($seat) } si nemá co dobrat.
       *[other] { PLAYER($seat) } si dobírá { COUNT($count, of: "cards", case: "acc") }.
    }
event-kept = { $returned ->
    [0] { PLAYER($seat) } si nechává { CARD($card, case: "acc") }.
   *[other] { PLAYER($seat) } si nechává { CARD($card, case: "acc") } a odkládá { CARD($cards, case: "acc") }.
}
    .you = { $returned ->
        [0] Necháváš si { CARD($card, case: "acc") }.
       *[other] Necháváš si { CARD($card, case: "acc") } a odkládáš { CARD($cards, case: "acc") }.
    }
    .brief = { PLAYER($seat) } si { $returned ->
        [0] nechává jednu kartu
        [1] jednu kartu nechává a jednu odkládá
       *[other] jednu kartu nechává a { COUNT($returned, of: "cards", case: "acc") } odkládá
    }.
event-drew = { $count ->
    [0] Balíček je prázdný, { PLAYER($seat) } si nemá co dobrat.
   *[other] { PLAYER($seat) } si dobírá { CARD($cards, case: "acc") }.
}
    .you = { $count ->
        [0] Balíček je prázdný, není co si dobrat.
       *[other] Dobíráš si { CARD($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Balíček je prázdný, { PLAYER($seat) } si nemá co dobrat.
       *[other] { PLAYER($seat) } si dobírá { COUNT($count, of: "cards", case: "acc") }.
    }
event-gained_gold = { PLAYER($seat) } dostává { COUNT($gold, of: "gold", case: "acc") } z banku.
    .you = Dostáváš { COUNT($gold, of: "gold", case: "acc") } z banku.
event-income = { PLAYER($seat) } dostává za budovy { $cards ->
    [0] { COUNT($gold, of: "gold", case: "acc") }.
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards", case: "acc") }.
       *[other] { COUNT($gold, of: "gold", case: "acc") } a { COUNT($cards, of: "cards", case: "acc") }.
    }
}
    .you = Dostáváš za budovy { $cards ->
        [0] { COUNT($gold, of: "gold", case: "acc") }.
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards", case: "acc") }.
           *[other] { COUNT($gold, of: "gold", case: "acc") } a { COUNT($cards, of: "cards", case: "acc") }.
        }
    }
event-deck_shuffled = Balíček se míchá.
event-discarded = Na odhazovací balíček: { CARD($cards) }.
event-discards_shuffled = Z odhazovacího balíčku se míchá nový: { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } platí { COUNT($gold, of: "gold", case: "acc") } za { CARD($for, case: "acc") }.
    .you = Platíš { COUNT($gold, of: "gold", case: "acc") } za { CARD($for, case: "acc") }.
event-paid_card = { PLAYER($seat) } platí 1 minci kartou { CARD($card) }.
    .you = Platíš 1 minci kartou { CARD($card) }.
    .brief = { PLAYER($seat) } platí 1 minci kartou.
event-borrowed = { PLAYER($seat) } si na stavbu bere { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
    .you = Na stavbu si bereš { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
event-built = { PLAYER($seat) } staví { CARD($card, case: "acc") }.
    .you = Stavíš { CARD($card, case: "acc") }.
event-built_for = { PLAYER($seat) } staví { CARD($for, case: "acc") } { $gold ->
    [0] zdarma
   *[other] za { COUNT($gold, of: "gold", case: "acc") }
}.
    .you = Stavíš { CARD($for, case: "acc") } { $gold ->
        [0] zdarma
       *[other] za { COUNT($gold, of: "gold", case: "acc") }
    }.
event-sacrificed = { PLAYER($seat) } bourá { CARD($district, case: "acc") }.
    .you = Bouráš { CARD($district, case: "acc") }.
event-taxed = { PLAYER($seat) } odvádí 1 minci daně.
    .you = Odvádíš 1 minci daně.

## Characters

event-murder_named = { PLAYER($seat) } zneškodňuje { CARD($character, case: "acc") }.
    .you = Zneškodňuješ { CARD($character, case: "acc") }.
event-bewitch_named = { PLAYER($seat) } očarovává { CARD($character, case: "acc") }.
    .you = Očarováváš { CARD($character, case: "acc") }.
event-rob_named = { PLAYER($seat) } se chystá okrást { CARD($character, case: "acc") }.
    .you = Chystáš se okrást { CARD($character, case: "acc") }.
event-robbed = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } tě okrádá
   *[any] { PLAYER($seat) } okrádá { PLAYER($from, case: "acc") }
}{ $gold ->
    [0] , ale není o co.
   *[other] {" "}o { COUNT($gold, of: "gold", case: "acc") }.
}
    .you = Okrádáš { PLAYER($from, case: "acc") }{ $gold ->
        [0] , ale není o co.
       *[other] {" "}o { COUNT($gold, of: "gold", case: "acc") }.
    }
event-warrants_placed = { PLAYER($seat) } klade glejty na { CARD($characters, case: "acc") }; glejt s pečetí má { CARD($signed, case: "nom") }.
    .you = Kladeš glejty na { CARD($characters, case: "acc") }; glejt s pečetí má { CARD($signed, case: "nom") }.
    .brief = { PLAYER($seat) } klade glejty na { CARD($characters, case: "acc") }; jeden z nich je s pečetí.
event-confiscated = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } ukazuje glejt s pečetí a zabavuje ti { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } ukazuje glejt s pečetí a zabavuje { CARD($card, case: "acc") } { PLAYER($from, case: "dat") }.
}
    .you = Ukazuješ glejt s pečetí a zabavuješ { CARD($card, case: "acc") } { PLAYER($from, case: "dat") }.
event-stands = { PLAYER($seat) } nechává { CARD($card, case: "acc") } stát.
    .you = Necháváš { CARD($card, case: "acc") } stát.
event-spied = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } tě špehuje: hledá { TYPE($type, case: "pl") } karty a { $count ->
        [0] žádnou nenachází
        [1] nachází jednu
       *[other] nachází jich { $count }
    }; tvá ruka: { CARD($hand) }.
   *[any] { PLAYER($seat) } špehuje { PLAYER($of, case: "acc") }: hledá { TYPE($type, case: "pl") } karty a { $count ->
        [0] žádnou nenachází
        [1] nachází jednu
       *[other] nachází jich { $count }
    }; v ruce: { CARD($hand) }.
}
    .you = Špehuješ { PLAYER($of, case: "acc") }: hledáš { TYPE($type, case: "pl") } karty a { $count ->
        [0] žádnou nenacházíš
        [1] nacházíš jednu
       *[other] nacházíš jich { $count }
    }; v ruce: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } tě špehuje: hledá { TYPE($type, case: "pl") } karty a { $count ->
            [0] žádnou nenachází
            [1] nachází jednu
           *[other] nachází jich { $count }
        }.
       *[any] { PLAYER($seat) } špehuje { PLAYER($of, case: "acc") }: hledá { TYPE($type, case: "pl") } karty a { $count ->
            [0] žádnou nenachází
            [1] nachází jednu
           *[other] nachází jich { $count }
        }.
    }
event-gold_taken = { $gold ->
    [0] { PLAYER($seat) } nic nebere: u { PLAYER($from, case: "gen") } není ani mince.
   *[other] { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } ti bere { COUNT($gold, of: "gold", case: "acc") }.
       *[any] { PLAYER($seat) } bere { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
    }
}
    .you = { $gold ->
        [0] Nic nebereš: u { PLAYER($from, case: "gen") } není ani mince.
       *[other] Bereš { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
    }
event-threats_placed = { PLAYER($seat) } klade šátky na { CARD($characters, case: "acc") }; šátek s růží má { CARD($flower, case: "nom") }.
    .you = Kladeš šátky na { CARD($characters, case: "acc") }; šátek s růží má { CARD($flower, case: "nom") }.
    .brief = { PLAYER($seat) } klade šátky na { CARD($characters, case: "acc") }; jeden z nich je s růží.
event-bribed = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } ti platí
   *[any] { PLAYER($seat) } platí { PLAYER($to, case: "dat") }
} { $gold ->
    [0] nulové výpalné
   *[other] { COUNT($gold, of: "gold", case: "acc") } výpalného
}.
    .you = Platíš { PLAYER($to, case: "dat") } { $gold ->
        [0] nulové výpalné
       *[other] { COUNT($gold, of: "gold", case: "acc") } výpalného
    }.
event-bribe_refused = { PLAYER($seat) } odmítá zaplatit výpalné.
    .you = Odmítáš zaplatit výpalné.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } otáčí šátek u { CARD($character, case: "gen") }: je s růží!
   *[no] { PLAYER($seat) } otáčí šátek u { CARD($character, case: "gen") }: je bez růže.
}
    .you = { $flower ->
        [yes] Otáčíš šátek u { CARD($character, case: "gen") }: je s růží!
       *[no] Otáčíš šátek u { CARD($character, case: "gen") }: je bez růže.
    }
event-threat_left = { PLAYER($seat) } nechává šátek lícem dolů.
    .you = Necháváš šátek lícem dolů.
event-hands_swapped = { PLAYER($seat) } si vyměňuje karty v ruce s { PLAYER($with, case: "ins") }. Dává { CARD($given, case: "acc") }. Dostává { CARD($received, case: "acc") }.
    .you = Vyměňuješ si karty v ruce s { PLAYER($with, case: "ins") }. Dáváš { CARD($given, case: "acc") }. Dostáváš { CARD($received, case: "acc") }.
    .brief = { PLAYER($seat) } si vyměňuje karty v ruce s { PLAYER($with, case: "ins") }.
event-put_aside = { PLAYER($seat) } dává stranou { CARD($card, case: "acc") }.
    .you = Dáváš stranou { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } dává stranou jednu kartu.
event-cards_replaced = { PLAYER($seat) } odkládá k výměně { CARD($cards, case: "acc") }.
    .you = Odkládáš k výměně { CARD($cards, case: "acc") }.
    .brief = { PLAYER($seat) } odkládá k výměně { COUNT($count, of: "cards", case: "acc") }.
event-hand_seen = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } se ti dívá do karet: { CARD($hand) }.
   *[any] { PLAYER($seat) } se dívá { PLAYER($of, case: "dat") } do karet: { CARD($hand) }.
}
    .you = Díváš se { PLAYER($of, case: "dat") } do karet: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } se ti dívá do karet.
       *[any] { PLAYER($seat) } se dívá { PLAYER($of, case: "dat") } do karet.
    }
event-card_taken = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } ti bere { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } bere { CARD($card, case: "acc") } { PLAYER($from, case: "dat") }.
}
    .you = Bereš { CARD($card, case: "acc") } { PLAYER($from, case: "dat") }.
    .brief = { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } ti bere jednu kartu.
       *[any] { PLAYER($seat) } bere jednu kartu { PLAYER($from, case: "dat") }.
    }
event-card_given = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } ti dává { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } dává { CARD($card, case: "acc") } { PLAYER($to, case: "dat") }.
}
    .you = Dáváš { CARD($card, case: "acc") } { PLAYER($to, case: "dat") }.
    .brief = { PLAYER($to, case: "who") ->
        [you] { PLAYER($seat) } ti dává jednu kartu.
       *[any] { PLAYER($seat) } dává jednu kartu { PLAYER($to, case: "dat") }.
    }
event-destroyed = { $own ->
    [yes] { PLAYER($seat) } bourá vlastní { CARD($district, case: "acc") }
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } ti bourá { CARD($district, case: "acc") }
       *[any] { PLAYER($seat) } bourá { CARD($district, case: "acc") } { PLAYER($owner, case: "gen") }
    }
} { $gold ->
    [0] zdarma
   *[other] za { COUNT($gold, of: "gold", case: "acc") }
}.
    .you = { PLAYER($owner, case: "who") ->
        [you] Bouráš vlastní { CARD($district, case: "acc") }
       *[any] Bouráš { CARD($district, case: "acc") } { PLAYER($owner, case: "gen") }
    } { $gold ->
        [0] zdarma
       *[other] za { COUNT($gold, of: "gold", case: "acc") }
    }.
event-offered = { PLAYER($seat) } nabízí k výměně { CARD($district, case: "acc") }.
    .you = Nabízíš k výměně { CARD($district, case: "acc") }.
event-exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } ti dává { CARD($given, case: "acc") } a bere si za to { CARD($taken, case: "acc") }.
   *[any] { PLAYER($seat) } dává { CARD($given, case: "acc") } { PLAYER($with, case: "dat") } a bere si za to { CARD($taken, case: "acc") }.
}
    .you = Dáváš { CARD($given, case: "acc") } { PLAYER($with, case: "dat") } a bereš si za to { CARD($taken, case: "acc") }.
event-seized = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } ti zabírá { CARD($district, case: "acc") }.
   *[any] { PLAYER($seat) } zabírá { CARD($district, case: "acc") } { PLAYER($from, case: "gen") }.
}
    .you = Zabíráš { CARD($district, case: "acc") } { PLAYER($from, case: "gen") }.
event-paid_player = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } ti platí { COUNT($gold, of: "gold", case: "acc") }.
   *[any] { PLAYER($seat) } platí { COUNT($gold, of: "gold", case: "acc") } { PLAYER($to, case: "dat") }.
}
    .you = Platíš { COUNT($gold, of: "gold", case: "acc") } { PLAYER($to, case: "dat") }.
event-beautified = { PLAYER($seat) } za 1 minci zkrášluje { CARD($card, case: "acc") }.
    .you = Za 1 minci zkrášluješ { CARD($card, case: "acc") }.
event-tax_paid = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } ti odvádí 1 minci daně.
   *[any] { PLAYER($seat) } odvádí 1 minci daně { PLAYER($to, case: "dat") }.
}
    .you = Odvádíš 1 minci daně { PLAYER($to, case: "dat") }.
event-tax_collected = { PLAYER($seat) } vybírá na daních { COUNT($gold, of: "gold", case: "acc") }.
    .you = Vybíráš na daních { COUNT($gold, of: "gold", case: "acc") }.
event-tribute = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } ti za korunu bere { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } si za korunu bere { CARD($card, case: "acc") } od { PLAYER($from, case: "gen") }.
}
    .you = Za korunu si bereš { CARD($card, case: "acc") } od { PLAYER($from, case: "gen") }.
    .brief = { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } ti za korunu bere { $gold ->
            [0] jednu kartu
           *[other] { COUNT($gold, of: "gold", case: "acc") }
        }.
       *[any] { PLAYER($seat) } si za korunu bere { $gold ->
            [0] jednu kartu
           *[other] { COUNT($gold, of: "gold", case: "acc") }
        } od { PLAYER($from, case: "gen") }.
    }
    .you-brief = Za korunu si bereš { $gold ->
        [0] jednu kartu
       *[other] { COUNT($gold, of: "gold", case: "acc") }
    } od { PLAYER($from, case: "gen") }.

## Unique districts

event-armory_used = { $own ->
    [yes] { PLAYER($seat) } bourá Zbrojnici a s ní i vlastní { CARD($district, case: "acc") }.
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } bourá Zbrojnici a tobě s ní i { CARD($district, case: "acc") }.
       *[any] { PLAYER($seat) } bourá Zbrojnici a s ní i { CARD($district, case: "acc") } { PLAYER($owner, case: "gen") }.
    }
}
    .you = { PLAYER($owner, case: "who") ->
        [you] Bouráš Zbrojnici a s ní i vlastní { CARD($district, case: "acc") }.
       *[any] Bouráš Zbrojnici a s ní i { CARD($district, case: "acc") } { PLAYER($owner, case: "gen") }.
    }
event-laboratory_used = { PLAYER($seat) } mění v Laboratoři { CARD($card, case: "acc") } na { COUNT($gold, of: "gold", case: "acc") }.
    .you = Měníš v Laboratoři { CARD($card, case: "acc") } na { COUNT($gold, of: "gold", case: "acc") }.
    .brief = { PLAYER($seat) } mění v Laboratoři kartu na { COUNT($gold, of: "gold", case: "acc") }.
event-forgone = { PLAYER($seat) } v tomto tahu nevyužívá { CARD($district, case: "acc") }.
    .you = V tomto tahu nevyužíváš { CARD($district, case: "acc") }.
event-smithy_used = { PLAYER($seat) } platí v Kovárně { COUNT($gold, of: "gold", case: "acc") }.
    .you = Platíš v Kovárně { COUNT($gold, of: "gold", case: "acc") }.
event-museum_used = { PLAYER($seat) } ukládá pod Muzeum { CARD($card, case: "acc") }.
    .you = Ukládáš pod Muzeum { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } ukládá pod Muzeum jednu kartu.
event-museum_emptied = Karty zpod Muzea jdou dospod balíčku: { CARD($cards) }.
    .brief = Zpod Muzea { $count ->
        [one] jde
        [few] jdou
       *[other] jde
    } { COUNT($count, of: "cards") } dospod balíčku.
event-museum_seen = Pod Muzeem leží { CARD($cards) }.
event-saved = { PLAYER($seat) } platí 1 minci a díky Hřbitovu si bere do ruky { CARD($card, case: "acc") }.
    .you = Platíš 1 minci a díky Hřbitovu si bereš do ruky { CARD($card, case: "acc") }.
event-not_saved = { PLAYER($seat) } nechává { CARD($card, case: "acc") } propadnout.
    .you = Necháváš { CARD($card, case: "acc") } propadnout.
event-park = { PLAYER($seat) } má prázdnou ruku: Park přináší karty.
    .you = Máš prázdnou ruku: Park přináší karty.
event-poor_house = { PLAYER($seat) } nemá ani minci: Chudobinec jednu přináší.
    .you = Nemáš ani minci: Chudobinec jednu přináší.
event-refunded = { PLAYER($seat) } dostává díky alchymii zpět { COUNT($gold, of: "gold", case: "acc") }.
    .you = Dostáváš díky alchymii zpět { COUNT($gold, of: "gold", case: "acc") }.
event-bell_rung = { PLAYER($seat) } zvoní: ke konci partie teď stačí o jednu budovu méně.
    .you = Zvoníš: ke konci partie teď stačí o jednu budovu méně.
event-bell_silent = { PLAYER($seat) } nechává zvon mlčet.
    .you = Necháváš zvon mlčet.
event-bell_fallen = { $last_round ->
    [yes] Zvonice padla: ke konci partie zase vede obvyklý počet budov. Tohle však zůstává poslední kolo.
   *[no] Zvonice padla: ke konci partie zase vede obvyklý počet budov.
}
event-deck_searched = { PLAYER($seat) } si prohlíží balíček: { CARD($cards) }.
    .you = Prohlížíš si balíček: { CARD($cards) }.
    .brief = { PLAYER($seat) } si prohlíží balíček.
event-deck_left = { PLAYER($seat) } nechává balíček být.
    .you = Necháváš balíček být.
event-throne_room = { PLAYER($seat) } dostává za Trůnní sál 1 minci.
    .you = Dostáváš za Trůnní sál 1 minci.

## Action cards

event-card_played = { PLAYER($seat) } hraje kartu { CARD($card) }.
    .you = Hraješ kartu { CARD($card) }.
event-wagon_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } pokládá 1 minci na tvůj Pokladní vůz a dobírá si; leží na něm { COUNT($gold, of: "gold") }.
   *[any] { PLAYER($seat) } pokládá 1 minci na Pokladní vůz { PLAYER($owner, case: "gen") } a dobírá si; leží na něm { COUNT($gold, of: "gold") }.
}
    .you = Pokládáš 1 minci na Pokladní vůz { PLAYER($owner, case: "gen") } a dobíráš si; leží na něm { COUNT($gold, of: "gold") }.
event-wagon_cashed = { PLAYER($seat) } odkládá Pokladní vůz a bere si z něj { COUNT($gold, of: "gold", case: "acc") }.
    .you = Odkládáš Pokladní vůz a bereš si z něj { COUNT($gold, of: "gold", case: "acc") }.
event-wagon_left = { PLAYER($seat) } nechává Pokladní vůz ležet.
    .you = Necháváš Pokladní vůz ležet.
event-upgraded = { PLAYER($seat) } platí { COUNT($gold, of: "gold", case: "acc") } a nahrazuje { CARD($district, case: "acc") } kartou { CARD($card) }.
    .you = Platíš { COUNT($gold, of: "gold", case: "acc") } a nahrazuješ { CARD($district, case: "acc") } kartou { CARD($card) }.
event-strongman_shown = Frištenský chrání { PLAYER($seat, case: "acc") } ({ CARD($character, case: "nom") }).
    .you = Frištenský tě chrání ({ CARD($character, case: "nom") }).

## Taking back

event-taken_back = { PLAYER($seat) } to bere zpět.
    .you = Bereš to zpět.
event-shown_in_hand = Všichni viděli, že { PLAYER($seat) } má { CARD($card, case: "acc") }.
    .you = Všichni viděli, že máš { CARD($card, case: "acc") }.
event-seen_in_hand = Ukázalo se, že { PLAYER($seat) } má { CARD($card, case: "acc") }.
    .you = Ukázalo se, že máš { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } má v ruce kartu, která už se ukázala.
