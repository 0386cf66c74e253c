# What happens in a game, as the log tells it, in the present tense.

## The game and its rounds

event-game_started = { COUNT($players, of: "players") } ül asztalhoz.
event-hand_dealt = { PLAYER($seat) } kézbe kapja { CARD($cards, case: "theacc") }.
    .you = Kézbe kapod { CARD($cards, case: "theacc") }.
event-round_started = — { $round }. forduló · Korona: { PLAYER($crown) } —
event-face_up = Képpel felfelé eldobva: { CARD($character) }.
event-face_down = Megnézed a képpel lefelé eldobott karaktert: { CARD($character) }.
event-face_down_taken = { PLAYER($seat) } a képpel lefelé eldobott karaktert is felveszi: { CARD($character) }.
    .you = A képpel lefelé eldobott karaktert is felveszed: { CARD($character) }.
    .brief = { PLAYER($seat) } a képpel lefelé eldobott karaktert is felveszi.
event-chose = { PLAYER($seat) } { CARD($character, case: "theacc") } választja.
    .you = Kiválasztod { CARD($character, case: "theacc") }.
event-discarded_character = { PLAYER($seat) } képpel lefelé eldobja { CARD($character, case: "theacc") }.
    .you = Képpel lefelé eldobod { CARD($character, case: "theacc") }.
event-left_over = Megmaradt { CARD($character, case: "the") }.
event-theater_exchanged = { PLAYER($seat) } a Színházban karaktert cserél { PLAYER($with, case: "with") }: { CARD($given, case: "theacc") } adja { CARD($received, case: "thefor") }.
    .you = A Színházban karaktert cserélsz { PLAYER($with, case: "with") }: { CARD($given, case: "theacc") } adod { CARD($received, case: "thefor") }.
    .brief = { PLAYER($seat) } a Színházban karaktert cserél { PLAYER($with, case: "with") }.
event-theater_chose = { PLAYER($seat) } a Színházban { PLAYER($with, case: "with") } fog karaktert cserélni.
    .you = A Színházban { PLAYER($with, case: "with") } fogsz karaktert cserélni.
event-theater_unused = { PLAYER($seat) } nem használja a Színházat.
    .you = Nem használod a Színházat.
event-silent = Senki sem jelentkezik { CARD($character, case: "the") } szólítására.
event-revealed = { PLAYER($seat) } { CARD($character, case: "the") }.
    .you = Te vagy { CARD($character, case: "the") }.
event-resumed = { PLAYER($seat) }, a Boszorkány, átveszi a kört, és { CARD($character) }ként játszik tovább.
    .you = Boszorkányként átveszed a kört, és { CARD($character) }ként játszol tovább.
event-murdered_shown = { PLAYER($seat) } felfedi a meggyilkolt karakterét: { CARD($character) }.
    .you = Felfeded a meggyilkolt karakteredet: { CARD($character) }.
event-crown_moved = { PLAYER($to, case: "who") ->
    [you] A koronát te kapod meg { PLAYER($from, case: "from") }.
   *[any] A koronát { PLAYER($to) } kapja meg { PLAYER($from, case: "from") }.
}
event-completed = { $first ->
    [yes] { PLAYER($seat) } elsőként fejezi be a városát: ez az utolsó forduló!
   *[no] { PLAYER($seat) } is befejezi a városát.
}
    .you = { $first ->
        [yes] Elsőként fejezed be a városodat: ez az utolsó forduló!
       *[no] Te is befejezed a városodat.
    }
event-game_ended = Véget ért a játék.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } kivesz { COUNT($gold, of: "gold", case: "acc") } a bankból.
    .you = Kiveszel { COUNT($gold, of: "gold", case: "acc") } a bankból.
event-cards_gathered = { $count ->
    [0] { PLAYER($seat) } nem tud húzni: elfogyott a pakli.
   *[other] { PLAYER($seat) } felhúzza { CARD($cards, case: "theacc") }.
}
    .you = { $count ->
        [0] Nem tudsz húzni: elfogyott a pakli.
       *[other] Felhúzod { CARD($cards, case: "theacc") }.
    }
    .brief = { $count ->
        [0] { PLAYER($seat) } nem tud húzni: elfogyott a pakli.
       *[other] { PLAYER($seat) } húz { COUNT($count, of: "cards", case: "acc") }.
    }
event-kept = { $returned ->
    [0] { PLAYER($seat) } megtartja { CARD($card, case: "theacc") }.
   *[other] { PLAYER($seat) } megtartja { CARD($card, case: "theacc") }, de { CARD($cards, case: "theacc") } nem.
}
    .you = { $returned ->
        [0] Megtartod { CARD($card, case: "theacc") }.
       *[other] Megtartod { CARD($card, case: "theacc") }, de { CARD($cards, case: "theacc") } nem.
    }
    .brief = { $returned ->
        [0] { PLAYER($seat) } megtart egy lapot.
        [1] { PLAYER($seat) } egy lapot megtart, egyet nem.
       *[other] { PLAYER($seat) } egy lapot megtart, { COUNT($returned, of: "cards", case: "acc") } nem.
    }
event-drew = { $count ->
    [0] { PLAYER($seat) } nem tud húzni: elfogyott a pakli.
   *[other] { PLAYER($seat) } felhúzza { CARD($cards, case: "theacc") }.
}
    .you = { $count ->
        [0] Nem tudsz húzni: elfogyott a pakli.
       *[other] Felhúzod { CARD($cards, case: "theacc") }.
    }
    .brief = { $count ->
        [0] { PLAYER($seat) } nem tud húzni: elfogyott a pakli.
       *[other] { PLAYER($seat) } húz { COUNT($count, of: "cards", case: "acc") }.
    }
event-gained_gold = { PLAYER($seat) } { COUNT($gold, of: "gold", case: "acc") } kap a bankból.
    .you = { COUNT($gold, of: "gold", case: "acc") } kapsz a bankból.
event-income = { PLAYER($seat) } { $cards ->
    [0] { COUNT($gold, of: "gold", case: "acc") }
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards", case: "acc") }
       *[other] { COUNT($gold, of: "gold", case: "acc") } és { COUNT($cards, of: "cards", case: "acc") }
    }
} kap a kerületei után.
    .you = { $cards ->
        [0] { COUNT($gold, of: "gold", case: "acc") }
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards", case: "acc") }
           *[other] { COUNT($gold, of: "gold", case: "acc") } és { COUNT($cards, of: "cards", case: "acc") }
        }
    } kapsz a kerületeid után.
event-deck_shuffled = A paklit megkeverik.
event-discarded = Eldobva: { CARD($cards) }.
event-discards_shuffled = A megkevert dobópakli lesz az új pakli: { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } kifizet { COUNT($gold, of: "gold", case: "acc") } { CARD($for, case: "thefor") }.
    .you = Kifizetsz { COUNT($gold, of: "gold", case: "acc") } { CARD($for, case: "thefor") }.
event-paid_card = { PLAYER($seat) } 1 arany helyett { CARD($card, case: "thewith") } fizet.
    .you = 1 arany helyett { CARD($card, case: "thewith") } fizetsz.
    .brief = { PLAYER($seat) } 1 arany helyett egy lappal fizet.
event-borrowed = { PLAYER($seat) } kölcsönvesz { COUNT($gold, of: "gold", case: "acc") } { PLAYER($from, case: "from") }.
    .you = Kölcsönveszel { COUNT($gold, of: "gold", case: "acc") } { PLAYER($from, case: "from") }.
event-built = { PLAYER($seat) } felépíti { CARD($card, case: "theacc") }.
    .you = Felépíted { CARD($card, case: "theacc") }.
event-built_for = { $gold ->
    [0] { PLAYER($seat) } ingyen felépíti { CARD($for, case: "theacc") }.
   *[other] { PLAYER($seat) } { COUNT($gold, of: "gold", case: "for") } felépíti { CARD($for, case: "theacc") }.
}
    .you = { $gold ->
        [0] Ingyen felépíted { CARD($for, case: "theacc") }.
       *[other] { COUNT($gold, of: "gold", case: "for") } felépíted { CARD($for, case: "theacc") }.
    }
event-sacrificed = { PLAYER($seat) } lebontja { CARD($district, case: "theacc") }.
    .you = Lebontod { CARD($district, case: "yours") }.
event-taxed = { PLAYER($seat) } befizet 1 arany adót.
    .you = Befizetsz 1 arany adót.

## Characters

event-murder_named = { PLAYER($seat) } meggyilkolja { CARD($character, case: "theacc") }.
    .you = Meggyilkolod { CARD($character, case: "theacc") }.
event-bewitch_named = { PLAYER($seat) } megbabonázza { CARD($character, case: "theacc") }.
    .you = Megbabonázod { CARD($character, case: "theacc") }.
event-rob_named = { PLAYER($seat) } ki akarja rabolni { CARD($character, case: "theacc") }.
    .you = Ki akarod rabolni { CARD($character, case: "theacc") }.
event-robbed = { $gold ->
    [0] { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } kirabol, de nincs mit elvinnie.
       *[any] { PLAYER($seat) } kirabolja { PLAYER($from, case: "acc") }, de nincs mit elvinnie.
    }
   *[other] { PLAYER($seat) } elrabol { PLAYER($from, case: "from") } { COUNT($gold, of: "gold", case: "acc") }.
}
    .you = { $gold ->
        [0] Kirabolod { PLAYER($from, case: "acc") }, de nincs mit elvinned.
       *[other] Elrabolsz { PLAYER($from, case: "from") } { COUNT($gold, of: "gold", case: "acc") }.
    }
event-warrants_placed = { PLAYER($seat) } parancsot tesz { CARD($characters, case: "theon") }. Az aláírtat { CARD($signed, case: "the") } kapja.
    .you = Parancsot teszel { CARD($characters, case: "theon") }. Az aláírtat { CARD($signed, case: "the") } kapja.
    .brief = { PLAYER($seat) } parancsot tesz { CARD($characters, case: "theon") }. Az egyik alá van írva.
event-confiscated = { PLAYER($seat) } felfedi az aláírt parancsot, és elkobozza { PLAYER($from, case: "from") } { CARD($card, case: "theacc") }.
    .you = Felfeded az aláírt parancsot, és elkobzod { PLAYER($from, case: "from") } { CARD($card, case: "theacc") }.
event-stands = { PLAYER($seat) } hagyja felépülni { CARD($card, case: "theacc") }.
    .you = Hagyod felépülni { CARD($card, case: "theacc") }.
event-spied = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } { TYPE($type) } lapokat keres nálad, és { $count ->
        [0] egyet sem talál
       *[other] { $count } ilyet talál
    }. A lapjaid: { CARD($hand) }.
   *[any] { PLAYER($seat) } { TYPE($type) } lapokat keres { PLAYER($of, case: "whose") } kezében, és { $count ->
        [0] egyet sem talál
       *[other] { $count } ilyet talál
    }. A lapok: { CARD($hand) }.
}
    .you = { PLAYER($of, case: "whose") } kezében { TYPE($type) } lapokat keresel, és { $count ->
        [0] egyet sem találsz
       *[other] { $count } ilyet találsz
    }. A lapok: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } { TYPE($type) } lapokat keres nálad, és { $count ->
            [0] egyet sem talál
           *[other] { $count } ilyet talál
        }.
       *[any] { PLAYER($seat) } { TYPE($type) } lapokat keres { PLAYER($of, case: "whose") } kezében, és { $count ->
            [0] egyet sem talál
           *[other] { $count } ilyet talál
        }.
    }
event-gold_taken = { $gold ->
    [0] { PLAYER($seat) } nem talál elvehető aranyat.
   *[other] { PLAYER($seat) } elvesz { PLAYER($from, case: "from") } { COUNT($gold, of: "gold", case: "acc") }.
}
    .you = { $gold ->
        [0] Nem találsz elvehető aranyat.
       *[other] Elveszel { PLAYER($from, case: "from") } { COUNT($gold, of: "gold", case: "acc") }.
    }
event-threats_placed = { PLAYER($seat) } megfenyegeti { CARD($characters, case: "theacc") }. A virágos keszkenőt { CARD($flower, case: "the") } kapja.
    .you = Megfenyegeted { CARD($characters, case: "theacc") }. A virágos keszkenőt { CARD($flower, case: "the") } kapja.
    .brief = { PLAYER($seat) } megfenyegeti { CARD($characters, case: "theacc") }. Csak az egyik fenyegetés komoly.
event-bribed = { $gold ->
    [0] { PLAYER($seat) } semmit sem fizet { PLAYER($to, case: "dat") }, mégis megszabadul a fenyegetéstől.
   *[other] { PLAYER($seat) } { COUNT($gold, of: "gold") } kenőpénzt fizet { PLAYER($to, case: "dat") }.
}
    .you = { $gold ->
        [0] Semmit sem fizetsz { PLAYER($to, case: "dat") }, mégis megszabadulsz a fenyegetéstől.
       *[other] { COUNT($gold, of: "gold") } kenőpénzt fizetsz { PLAYER($to, case: "dat") }.
    }
event-bribe_refused = { PLAYER($seat) } nem fizet kenőpénzt.
    .you = Nem fizetsz kenőpénzt.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } felfedi, mit kapott { CARD($character, case: "the") }: a virágos keszkenőt!
   *[no] { PLAYER($seat) } felfedi, mit kapott { CARD($character, case: "the") }: jelöletlen keszkenőt.
}
    .you = { $flower ->
        [yes] Felfeded, mit kapott { CARD($character, case: "the") }: a virágos keszkenőt!
       *[no] Felfeded, mit kapott { CARD($character, case: "the") }: jelöletlen keszkenőt.
    }
event-threat_left = { PLAYER($seat) } nem fedi fel a fenyegetést.
    .you = Nem feded fel a fenyegetést.
event-hands_swapped = { PLAYER($seat) } elcseréli a lapjait { PLAYER($with, case: "with") }. Amit odaad: { CARD($given) }. Amit megkap: { CARD($received) }.
    .you = Elcseréled a lapjaidat { PLAYER($with, case: "with") }. Amit odaadsz: { CARD($given) }. Amit megkapsz: { CARD($received) }.
    .brief = { PLAYER($seat) } elcseréli a lapjait { PLAYER($with, case: "with") }.
event-put_aside = { PLAYER($seat) } félreteszi { CARD($card, case: "theacc") }.
    .you = Félreteszed { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } félretesz egy lapot.
event-cards_replaced = { PLAYER($seat) } a pakli alá teszi { CARD($cards, case: "theacc") }.
    .you = A pakli alá teszed { CARD($cards, case: "theacc") }.
    .brief = { PLAYER($seat) } a pakli alá tesz { COUNT($count, of: "cards", case: "acc") }.
event-hand_seen = { PLAYER($of, case: "who") ->
    [you] { CARD($hand) ->
        [semmi] { PLAYER($seat) } megnézi a lapjaidat, de üres a kezed.
       *[any] { PLAYER($seat) } megnézi a lapjaidat: { CARD($hand) }.
    }
   *[any] { PLAYER($seat) } megnézi { PLAYER($of, case: "whose") } lapjait: { CARD($hand) }.
}
    .you = { CARD($hand) ->
        [semmi] Megnézed { PLAYER($of, case: "whose") } lapjait, de üres a keze.
       *[any] Megnézed { PLAYER($of, case: "whose") } lapjait: { CARD($hand) }.
    }
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } megnézi a lapjaidat.
       *[any] { PLAYER($seat) } megnézi { PLAYER($of, case: "whose") } lapjait.
    }
event-card_taken = { PLAYER($seat) } elveszi { PLAYER($from, case: "from") } { CARD($card, case: "theacc") }.
    .you = Elveszed { PLAYER($from, case: "from") } { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } elvesz { PLAYER($from, case: "from") } egy lapot.
event-card_given = { PLAYER($seat) } odaadja { PLAYER($to, case: "dat") } { CARD($card, case: "theacc") }.
    .you = Odaadod { PLAYER($to, case: "dat") } { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } odaad { PLAYER($to, case: "dat") } egy lapot.
event-destroyed = { PLAYER($seat) } { $gold ->
    [0] ingyen
   *[other] { COUNT($gold, of: "gold", case: "for") }
} elpusztítja { $own ->
    [yes] a saját { CARD($district, case: "theirs") }.
   *[no] { PLAYER($owner, case: "who") ->
        [you] { CARD($district, case: "yours") }.
       *[any] { PLAYER($owner, case: "whose") } { CARD($district, case: "theirs") }.
    }
}
    .you = { $gold ->
        [0] Ingyen
       *[other] { COUNT($gold, of: "gold", case: "for") }
    } elpusztítod { PLAYER($owner, case: "who") ->
        [you] { CARD($district, case: "yours") }.
       *[any] { PLAYER($owner, case: "whose") } { CARD($district, case: "theirs") }.
    }
event-offered = { PLAYER($seat) } cserére kínálja { CARD($district, case: "theacc") }.
    .you = Cserére kínálod { CARD($district, case: "yours") }.
event-exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } odaadja { CARD($given, case: "theacc") }, és elviszi érte { CARD($taken, case: "yours") }.
   *[any] { PLAYER($seat) } odaadja { CARD($given, case: "theacc") }, és elviszi érte { PLAYER($with, case: "whose") } { CARD($taken, case: "theirs") }.
}
    .you = Odaadod { CARD($given, case: "yours") }, és elviszed érte { PLAYER($with, case: "whose") } { CARD($taken, case: "theirs") }.
event-seized = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } elfoglalja { CARD($district, case: "yours") }.
   *[any] { PLAYER($seat) } elfoglalja { PLAYER($from, case: "whose") } { CARD($district, case: "theirs") }.
}
    .you = Elfoglalod { PLAYER($from, case: "whose") } { CARD($district, case: "theirs") }.
event-paid_player = { PLAYER($seat) } fizet { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold", case: "acc") }.
    .you = Fizetsz { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold", case: "acc") }.
event-beautified = { PLAYER($seat) } 1 arannyal megszépíti { CARD($card, case: "theacc") }.
    .you = 1 arannyal megszépíted { CARD($card, case: "yours") }.
event-tax_paid = { PLAYER($seat) } 1 arany adót fizet { PLAYER($to, case: "dat") }.
    .you = 1 arany adót fizetsz { PLAYER($to, case: "dat") }.
event-tax_collected = { PLAYER($seat) } beszed { COUNT($gold, of: "gold") } adót.
    .you = Beszedsz { COUNT($gold, of: "gold") } adót.
event-tribute = { PLAYER($seat) } a koronáért elveszi { PLAYER($from, case: "from") } { CARD($card, case: "theacc") }.
    .you = A koronáért elveszed { PLAYER($from, case: "from") } { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } a koronáért elvesz { PLAYER($from, case: "from") } { $gold ->
        [0] egy lapot
       *[other] { COUNT($gold, of: "gold", case: "acc") }
    }.
    .you-brief = A koronáért elveszel { PLAYER($from, case: "from") } { $gold ->
        [0] egy lapot
       *[other] { COUNT($gold, of: "gold", case: "acc") }
    }.

## Unique districts

event-armory_used = { PLAYER($seat) } elpusztítja a Fegyvertárat, és vele { $own ->
    [yes] a saját { CARD($district, case: "theirs") }.
   *[no] { PLAYER($owner, case: "who") ->
        [you] { CARD($district, case: "yours") }.
       *[any] { PLAYER($owner, case: "whose") } { CARD($district, case: "theirs") }.
    }
}
    .you = { PLAYER($owner, case: "who") ->
        [you] Elpusztítod a Fegyvertáradat, és vele { CARD($district, case: "yours") }.
       *[any] Elpusztítod a Fegyvertáradat, és vele { PLAYER($owner, case: "whose") } { CARD($district, case: "theirs") }.
    }
event-laboratory_used = { PLAYER($seat) } a Laboratóriumban { COUNT($gold, of: "gold", case: "for") } eldobja { CARD($card, case: "theacc") }.
    .you = A Laboratóriumban { COUNT($gold, of: "gold", case: "for") } eldobod { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } a Laboratóriumban { COUNT($gold, of: "gold", case: "for") } eldob egy lapot.
event-forgone = { PLAYER($seat) } ebben a körben nem használja { CARD($district, case: "theacc") }.
    .you = Ebben a körben nem használod { CARD($district, case: "yours") }.
event-smithy_used = { PLAYER($seat) } a Kovácsműhelyben fizet { COUNT($gold, of: "gold", case: "acc") }.
    .you = A Kovácsműhelyben fizetsz { COUNT($gold, of: "gold", case: "acc") }.
event-museum_used = { PLAYER($seat) } a Múzeum alá teszi { CARD($card, case: "theacc") }.
    .you = A Múzeum alá teszed { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } a Múzeum alá tesz egy lapot.
event-museum_emptied = A Múzeum lapjai a pakli alá kerülnek: { CARD($cards) }.
    .brief = A Múzeumból { COUNT($count, of: "cards") } kerül a pakli alá.
event-museum_seen = A Múzeum alatt: { CARD($cards) }.
event-saved = { PLAYER($seat) } fizet 1 aranyat, és a Sírkerttel megmenti { CARD($card, case: "theacc") }.
    .you = Fizetsz 1 aranyat, és a Sírkerttel megmented { CARD($card, case: "theacc") }.
event-not_saved = { PLAYER($seat) } veszni hagyja { CARD($card, case: "theacc") }.
    .you = Veszni hagyod { CARD($card, case: "theacc") }.
event-bell_rung = { PLAYER($seat) } megkondítja a harangot: mostantól eggyel kevesebb kerületnél vége a játéknak.
    .you = Megkondítod a harangot: mostantól eggyel kevesebb kerületnél vége a játéknak.
event-bell_silent = { PLAYER($seat) } nem kondítja meg a harangot.
    .you = Nem kondítod meg a harangot.
event-bell_fallen = { $last_round ->
    [yes] Oda a Harangtorony: a játék végéhez ismét a szokásos számú kerület kell. De ez így is az utolsó forduló.
   *[no] Oda a Harangtorony: a játék végéhez ismét a szokásos számú kerület kell.
}
event-deck_searched = { PLAYER($seat) } átnézi a paklit: { CARD($cards) }.
    .you = Átnézed a paklit: { CARD($cards) }.
    .brief = { PLAYER($seat) } átnézi a paklit.
event-deck_left = { PLAYER($seat) } nem nézi át a paklit.
    .you = Nem nézed át a paklit.
event-throne_room = { PLAYER($seat) } 1 aranyat kap a Trónteremért.
    .you = 1 aranyat kapsz a Trónteremért.
event-park = { PLAYER($seat) } keze üres: a Park új lapokat hoz.
    .you = Üres a kezed: a Park új lapokat hoz.
event-poor_house = { PLAYER($seat) } aranya elfogyott: a Szegényház ad egyet.
    .you = Elfogyott az aranyad: a Szegényház ad egyet.
event-refunded = { PLAYER($seat) } Alkimistaként visszakap { COUNT($gold, of: "gold", case: "acc") }.
    .you = Alkimistaként visszakapsz { COUNT($gold, of: "gold", case: "acc") }.

## Action cards

event-card_played = { PLAYER($seat) } kijátssza { CARD($card, case: "theacc") }.
    .you = Kijátszod { CARD($card, case: "theacc") }.
event-wagon_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } 1 aranyat tesz a Pénztárkocsidra, és húz. Most { COUNT($gold, of: "gold") } van rajta.
   *[any] { PLAYER($seat) } 1 aranyat tesz { PLAYER($owner, case: "whose") } Pénztárkocsijára, és húz. Most { COUNT($gold, of: "gold") } van rajta.
}
    .you = 1 aranyat teszel { PLAYER($owner, case: "whose") } Pénztárkocsijára, és húzol. Most { COUNT($gold, of: "gold") } van rajta.
event-wagon_cashed = { PLAYER($seat) } eldobja a Pénztárkocsit, és levesz róla { COUNT($gold, of: "gold", case: "acc") }.
    .you = Eldobod a Pénztárkocsit, és leveszel róla { COUNT($gold, of: "gold", case: "acc") }.
event-wagon_left = { PLAYER($seat) } az asztalon hagyja a Pénztárkocsit.
    .you = Az asztalon hagyod a Pénztárkocsit.
event-upgraded = { PLAYER($seat) } { COUNT($gold, of: "gold", case: "for") } lecseréli { CARD($district, case: "theacc") } { CARD($card, case: "theon") }.
    .you = { COUNT($gold, of: "gold", case: "for") } lecseréled { CARD($district, case: "yours") } { CARD($card, case: "theon") }.
event-strongman_shown = Az Erőművész megmenti { PLAYER($seat, case: "acc") }, { CARD($character, case: "theacc") }.
    .you = Az Erőművész megment téged, { CARD($character, case: "theacc") }.

## Taking back

event-taken_back = { PLAYER($seat) } visszavonja a lépését.
    .you = Visszavonod a lépésedet.
event-shown_in_hand = { PLAYER($seat) } felmutatta { CARD($card, case: "theacc") }, és még mindig nála van.
    .you = Mindenki tudja, hogy nálad van { CARD($card, case: "the") }.
event-seen_in_hand = { PLAYER($seat) } visszavette { CARD($card, case: "theacc") }, és még mindig nála van.
    .you = Már látták, hogy nálad van { CARD($card, case: "the") }.
    .brief = { PLAYER($seat) } kezében még ott van egy felmutatott lap.
