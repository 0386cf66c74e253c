# What happens in a game, as the log tells it, in the present tense.

## The game and its rounds

event-game_started = Asztalhoz ül { COUNT($players, of: "players") }.
event-hand_dealt = { PLAYER($seat) } kézbe kapja: { CARD($cards) }.
    .you = Kézbe kapod: { CARD($cards) }.
event-round_started = — { $round }. forduló · korona: { PLAYER($crown) } —
event-face_up = Képpel felfelé félretéve: { CARD($character) }.
event-face_down = Megnézed a lefelé fordított karaktert: { CARD($character) }.
event-face_down_taken = { PLAYER($seat) } a lefelé fordított karaktert is elveszi: { CARD($character) }.
    .you = A lefelé fordított karaktert is elveszed: { CARD($character) }.
    .brief = { PLAYER($seat) } a lefelé fordított karaktert is elveszi.
event-chose = { PLAYER($seat) } { CARD($character, case: "theacc") } választja.
    .you = A választásod: { CARD($character) }.
event-discarded_character = { PLAYER($seat) } lefelé fordítva félreteszi: { CARD($character) }.
    .you = Lefelé fordítva félreteszed: { CARD($character) }.
event-left_over = Megmarad: { CARD($character) }.
event-theater_exchanged = { PLAYER($seat) } a Színházban karaktert cserél { PLAYER($with, case: "with") }: odaad: { CARD($given) }, kap: { CARD($received) }.
    .you = A Színházban karaktert cserélsz { PLAYER($with, case: "with") }: odaadsz: { CARD($given) }, kapsz: { CARD($received) }.
    .brief = { PLAYER($seat) } a Színházban karaktert cserél { PLAYER($with, case: "with") }.
event-theater_chose = { PLAYER($seat) } a Színházban cserélni fog { PLAYER($with, case: "with") }.
    .you = A Színházban cserélni fogsz { PLAYER($with, case: "with") }.
event-theater_unused = { PLAYER($seat) } nem használja a Színházat.
    .you = Nem használod a Színházat.
event-silent = { CARD($character) }: senki sem jelentkezik.
event-revealed = { PLAYER($seat) } karaktere: { CARD($character) }.
    .you = A te karaktered: { CARD($character) }.
event-resumed = { PLAYER($seat) } folytatja a félbehagyott körét; karaktere most: { CARD($character) }.
    .you = Folytatod a félbehagyott körödet; karaktered most: { CARD($character) }.
event-murdered_shown = { PLAYER($seat) } felfedi a meggyilkolt karaktert: { CARD($character) }.
    .you = Felfeded a meggyilkolt karaktert: { CARD($character) }.
event-crown_moved = A korona gazdát cserél: { PLAYER($from) } → { PLAYER($to) }.
event-completed = { $first ->
    [yes] { PLAYER($seat) } elsőként fejezi be a városát: ez az utolsó forduló!
   *[no] { PLAYER($seat) } is befejezi a városát.
}
    .you = { $first ->
        [yes] Elsőként fejezed be a városodat: ez az utolsó forduló!
       *[no] Te is befejezed a városodat.
    }
event-game_ended = Vége a játéknak.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } kivesz { COUNT($gold, of: "gold", case: "acc") } a bankból.
    .you = Kiveszel { COUNT($gold, of: "gold", case: "acc") } a bankból.
event-cards_gathered = { PLAYER($seat) } felhúzza: { CARD($cards) }.
    .you = Felhúzod: { CARD($cards) }.
    .brief = { PLAYER($seat) } felhúz { COUNT($count, of: "cards", case: "acc") }.
event-kept = { PLAYER($seat) } megtartja { CARD($card, case: "theacc") }, visszateszi: { CARD($cards) }.
    .you = Megtartod { CARD($card, case: "theacc") }, visszateszed: { CARD($cards) }.
    .brief = { PLAYER($seat) } egyet megtart, és visszatesz { COUNT($returned, of: "cards", case: "acc") }.
event-drew = { PLAYER($seat) } felhúzza: { CARD($cards) }.
    .you = Felhúzod: { CARD($cards) }.
    .brief = { PLAYER($seat) } felhúz { COUNT($count, of: "cards", case: "acc") }.
event-gained_gold = { PLAYER($seat) } kap a bankból { COUNT($gold, of: "gold", case: "acc") }.
    .you = Kapsz a bankból { COUNT($gold, of: "gold", case: "acc") }.
event-income = { PLAYER($seat) } a kerületeiért kap { $cards ->
    [0] { COUNT($gold, of: "gold", case: "acc") }.
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards", case: "acc") }.
       *[other] { COUNT($gold, of: "gold", case: "acc") } és { COUNT($cards, of: "cards", case: "acc") }.
    }
}
    .you = A kerületeidért kapsz { $cards ->
        [0] { COUNT($gold, of: "gold", case: "acc") }.
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards", case: "acc") }.
           *[other] { COUNT($gold, of: "gold", case: "acc") } és { COUNT($cards, of: "cards", case: "acc") }.
        }
    }
event-deck_shuffled = A paklit megkeverik.
event-discarded = A dobópakliba kerül: { CARD($cards) }.
event-discards_shuffled = A dobópakliból megkeverve új pakli lesz: { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } fizet { COUNT($gold, of: "gold", case: "acc") }; amit épít: { CARD($for) }.
    .you = Fizetsz { COUNT($gold, of: "gold", case: "acc") }; amit építesz: { CARD($for) }.
event-paid_card = { PLAYER($seat) } lappal fizet: { CARD($card) }.
    .you = Lappal fizetsz: { CARD($card) }.
    .brief = { PLAYER($seat) } lappal fizet.
event-borrowed = { PLAYER($seat) } az építéshez elvesz { COUNT($gold, of: "gold", case: "acc") } { PLAYER($from, case: "from") }.
    .you = Az építéshez elveszel { COUNT($gold, of: "gold", case: "acc") } { PLAYER($from, case: "from") }.
event-built = { PLAYER($seat) } felépíti { CARD($card, case: "theacc") }.
    .you = Felépíted { CARD($card, case: "theacc") }.
event-built_for = { PLAYER($seat) } { $gold ->
    [0] ingyen
   *[other] { COUNT($gold, of: "gold", case: "for") }
} felépíti { CARD($for, case: "theacc") }.
    .you = { $gold ->
        [0] Ingyen
       *[other] { COUNT($gold, of: "gold", case: "for") }
    } felépíted { CARD($for, case: "theacc") }.
event-sacrificed = { PLAYER($seat) } lerombolja a saját kerületét: { CARD($district) }.
    .you = Lerombolod a saját kerületedet: { CARD($district) }.
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
        [you] { PLAYER($seat) } kirabol téged, de nincs mit elvinni.
       *[any] { PLAYER($seat) } kirabolja { PLAYER($from, case: "acc") }, de nincs mit elvinni.
    }
   *[other] { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } kirabol téged, és { COUNT($gold, of: "gold", case: "acc") } visz el.
       *[any] { PLAYER($seat) } kirabolja { PLAYER($from, case: "acc") }, és { COUNT($gold, of: "gold", case: "acc") } visz el.
    }
}
    .you = { $gold ->
        [0] Kirabolod { PLAYER($from, case: "acc") }, de nincs mit elvinni.
       *[other] Kirabolod { PLAYER($from, case: "acc") }, és { COUNT($gold, of: "gold", case: "acc") } viszel el.
    }
event-warrants_placed = { PLAYER($seat) } parancsokat tesz le; ezek kapják: { CARD($characters) }. Az aláírt parancs: { CARD($signed) }.
    .you = Parancsokat teszel le; ezek kapják: { CARD($characters) }. Az aláírt parancs: { CARD($signed) }.
    .brief = { PLAYER($seat) } parancsokat tesz le; ezek kapják: { CARD($characters) }. Az egyik parancs alá van írva.
event-confiscated = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } felmutatja az aláírt parancsot, és elkobozza tőled { CARD($card, case: "theacc") }.
   *[any] { PLAYER($seat) } felmutatja az aláírt parancsot, és { PLAYER($from, case: "from") } elkobozza { CARD($card, case: "theacc") }.
}
    .you = Felmutatod az aláírt parancsot, és { PLAYER($from, case: "from") } elkobzod { CARD($card, case: "theacc") }.
event-stands = { PLAYER($seat) } hagyja felépülni { CARD($card, case: "theacc") }.
    .you = Hagyod felépülni { CARD($card, case: "theacc") }.
event-spied = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } belenéz a lapjaidba: { TYPE($type) } lapokat keres, és { $count ->
        [0] egyet sem talál
       *[other] { $count } ilyet talál
    }. A kezedben: { CARD($hand) }.
   *[any] { PLAYER($seat) } belenéz { PLAYER($of, case: "whose") } lapjaiba: { TYPE($type) } lapokat keres, és { $count ->
        [0] egyet sem talál
       *[other] { $count } ilyet talál
    }. A lapok: { CARD($hand) }.
}
    .you = Belenézel { PLAYER($of, case: "whose") } lapjaiba: { TYPE($type) } lapokat keresel, és { $count ->
        [0] egyet sem találsz
       *[other] { $count } ilyet találsz
    }. A lapok: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } belenéz a lapjaidba: { TYPE($type) } lapokat keres, és { $count ->
            [0] egyet sem talál
           *[other] { $count } ilyet talál
        }.
       *[any] { PLAYER($seat) } belenéz { PLAYER($of, case: "whose") } lapjaiba: { TYPE($type) } lapokat keres, és { $count ->
            [0] egyet sem talál
           *[other] { $count } ilyet talál
        }.
    }
event-gold_taken = { PLAYER($seat) } elvesz { COUNT($gold, of: "gold", case: "acc") } { PLAYER($from, case: "from") }.
    .you = Elveszel { COUNT($gold, of: "gold", case: "acc") } { PLAYER($from, case: "from") }.
event-threats_placed = { PLAYER($seat) } megfenyeget két karaktert: { CARD($characters) }. A virágos fenyegetés: { CARD($flower) }.
    .you = Megfenyegetsz két karaktert: { CARD($characters) }. A virágos fenyegetés: { CARD($flower) }.
    .brief = { PLAYER($seat) } megfenyeget két karaktert: { CARD($characters) }. Csak az egyik fenyegetés virágos.
event-bribed = { PLAYER($seat) } kenőpénzt fizet { PLAYER($to, case: "dat") }: { COUNT($gold, of: "gold") }.
    .you = Kenőpénzt fizetsz { PLAYER($to, case: "dat") }: { COUNT($gold, of: "gold") }.
event-bribe_refused = { PLAYER($seat) } nem fizet kenőpénzt.
    .you = Nem fizetsz kenőpénzt.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } felfedi a fenyegetést; { CARD($character) }: virágos!
   *[no] { PLAYER($seat) } felfedi a fenyegetést; { CARD($character) }: nem virágos.
}
    .you = { $flower ->
        [yes] Felfeded a fenyegetést; { CARD($character) }: virágos!
       *[no] Felfeded a fenyegetést; { CARD($character) }: nem virágos.
    }
event-threat_left = { PLAYER($seat) } nem fordítja fel a fenyegetést.
    .you = Nem fordítod fel a fenyegetést.
event-hands_swapped = { PLAYER($seat) } lapokat cserél { PLAYER($with, case: "with") }. Odaad: { CARD($given) }. Kap: { CARD($received) }.
    .you = Lapokat cserélsz { PLAYER($with, case: "with") }. Odaadsz: { CARD($given) }. Kapsz: { CARD($received) }.
    .brief = { PLAYER($seat) } minden lapját elcseréli { PLAYER($with, case: "with") }.
event-put_aside = { PLAYER($seat) } félreteszi: { CARD($card) }.
    .you = Félreteszed: { CARD($card) }.
    .brief = { PLAYER($seat) } félretesz egy lapot.
event-cards_replaced = { PLAYER($seat) } cserére beadja: { CARD($cards) }.
    .you = Cserére beadod: { CARD($cards) }.
    .brief = { PLAYER($seat) } cserére bead { COUNT($count, of: "cards", case: "acc") }.
event-hand_seen = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } belenéz a lapjaidba: { CARD($hand) }.
   *[any] { PLAYER($seat) } belenéz { PLAYER($of, case: "whose") } lapjaiba: { CARD($hand) }.
}
    .you = Belenézel { PLAYER($of, case: "whose") } lapjaiba: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } belenéz a lapjaidba.
       *[any] { PLAYER($seat) } belenéz { PLAYER($of, case: "whose") } lapjaiba.
    }
event-card_taken = { PLAYER($seat) } elveszi { PLAYER($from, case: "from") } { CARD($card, case: "theacc") }.
    .you = Elveszed { PLAYER($from, case: "from") } { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } elvesz { PLAYER($from, case: "from") } egy lapot.
event-card_given = { PLAYER($seat) } odaadja { PLAYER($to, case: "dat") } { CARD($card, case: "theacc") }.
    .you = Odaadod { PLAYER($to, case: "dat") } { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } odaad { PLAYER($to, case: "dat") } egy lapot.
event-destroyed = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } lerombolja a te kerületedet
   *[any] { PLAYER($seat) } lerombolja { PLAYER($owner, case: "whose") } kerületét
} { $gold ->
    [0] ingyen
   *[other] { COUNT($gold, of: "gold", case: "for") }
}: { CARD($district) }.
    .you = { PLAYER($owner, case: "who") ->
        [you] Lerombolod a saját kerületedet
       *[any] Lerombolod { PLAYER($owner, case: "whose") } kerületét
    } { $gold ->
        [0] ingyen
       *[other] { COUNT($gold, of: "gold", case: "for") }
    }: { CARD($district) }.
event-offered = { PLAYER($seat) } cserére kínálja { CARD($district, case: "theacc") }.
    .you = Cserére kínálod { CARD($district, case: "theacc") }.
event-exchanged = { PLAYER($seat) } kerületet cserél { PLAYER($with, case: "with") }: odaadja { CARD($given, case: "theacc") }, elviszi { CARD($taken, case: "theacc") }.
    .you = Kerületet cserélsz { PLAYER($with, case: "with") }: odaadod { CARD($given, case: "theacc") }, elviszed { CARD($taken, case: "theacc") }.
event-seized = { PLAYER($seat) } elfoglalja { PLAYER($from, case: "from") } { CARD($district, case: "theacc") }.
    .you = Elfoglalod { PLAYER($from, case: "from") } { CARD($district, case: "theacc") }.
event-paid_player = { PLAYER($seat) } fizet { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold", case: "acc") }.
    .you = Fizetsz { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold", case: "acc") }.
event-beautified = { PLAYER($seat) } 1 arannyal megszépíti { CARD($card, case: "theacc") }.
    .you = 1 arannyal megszépíted { CARD($card, case: "theacc") }.
event-tax_paid = { PLAYER($seat) } 1 arany adót fizet { PLAYER($to, case: "dat") }.
    .you = 1 arany adót fizetsz { PLAYER($to, case: "dat") }.
event-tax_collected = { PLAYER($seat) } beszedi az adót: { COUNT($gold, of: "gold") }.
    .you = Beszeded az adót: { COUNT($gold, of: "gold") }.
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

event-armory_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } felrobbantja a Fegyvertárat, és vele a te kerületedet: { CARD($district) }.
   *[any] { PLAYER($seat) } felrobbantja a Fegyvertárat, és vele { PLAYER($owner, case: "whose") } kerületét: { CARD($district) }.
}
    .you = { PLAYER($owner, case: "who") ->
        [you] Felrobbantod a Fegyvertárat, és vele a saját kerületedet: { CARD($district) }.
       *[any] Felrobbantod a Fegyvertárat, és vele { PLAYER($owner, case: "whose") } kerületét: { CARD($district) }.
    }
event-laboratory_used = { PLAYER($seat) } a Laboratóriumban { COUNT($gold, of: "gold", case: "for") } beadja { CARD($card, case: "theacc") }.
    .you = A Laboratóriumban { COUNT($gold, of: "gold", case: "for") } beadod { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } a Laboratóriumban { COUNT($gold, of: "gold", case: "for") } bead egy lapot.
event-smithy_used = { PLAYER($seat) } a Kovácsműhelyben fizet { COUNT($gold, of: "gold", case: "acc") }.
    .you = A Kovácsműhelyben fizetsz { COUNT($gold, of: "gold", case: "acc") }.
event-museum_used = { PLAYER($seat) } a Múzeum alá teszi { CARD($card, case: "theacc") }.
    .you = A Múzeum alá teszed { CARD($card, case: "theacc") }.
    .brief = { PLAYER($seat) } a Múzeum alá tesz egy lapot.
event-museum_emptied = A Múzeum alól a pakli aljára kerül: { CARD($cards) }.
    .brief = A Múzeum alól a pakli aljára kerül { COUNT($count, of: "cards") }.
event-museum_seen = A Múzeum alatt van: { CARD($cards) }.
event-saved = { PLAYER($seat) } fizet 1 aranyat, és a Sírkert révén kézbe veszi { CARD($card, case: "theacc") }.
    .you = Fizetsz 1 aranyat, és a Sírkert révén kézbe veszed { CARD($card, case: "theacc") }.
event-not_saved = { PLAYER($seat) } nem menti meg { CARD($card, case: "theacc") }.
    .you = Nem mented meg { CARD($card, case: "theacc") }.
event-bell_rung = { PLAYER($seat) } megkondítja a harangot: a kész városhoz most eggyel kevesebb kerület is elég.
    .you = Megkondítod a harangot: a kész városhoz most eggyel kevesebb kerület is elég.
event-bell_silent = { PLAYER($seat) } nem kondítja meg a harangot.
    .you = Nem kondítod meg a harangot.
event-bell_fallen = { $last_round ->
    [yes] A Harangtorony nincs többé: a kész városhoz ismét a szokásos számú kerület kell. Ez azért az utolsó forduló marad.
   *[no] A Harangtorony nincs többé: a kész városhoz ismét a szokásos számú kerület kell.
}
event-deck_searched = { PLAYER($seat) } átnézi a paklit: { CARD($cards) }.
    .you = Átnézed a paklit: { CARD($cards) }.
    .brief = { PLAYER($seat) } átnézi a paklit.
event-deck_left = { PLAYER($seat) } nem nézi át a paklit.
    .you = Nem nézed át a paklit.
event-throne_room = { PLAYER($seat) } a Trónteremért kap 1 aranyat.
    .you = A Trónteremért kapsz 1 aranyat.
event-park = { PLAYER($seat) } keze üres: a Park új lapokat hoz.
    .you = A kezed üres: a Park új lapokat hoz.
event-poor_house = { PLAYER($seat) } aranya elfogyott: a Szegényház ad egyet.
    .you = Az aranyad elfogyott: a Szegényház ad egyet.
event-refunded = { PLAYER($seat) } az alkímia révén visszakap { COUNT($gold, of: "gold", case: "acc") }.
    .you = Az alkímia révén visszakapsz { COUNT($gold, of: "gold", case: "acc") }.

## Action cards

event-card_played = { PLAYER($seat) } kijátssza { CARD($card, case: "theacc") }.
    .you = Kijátszod { CARD($card, case: "theacc") }.
event-wagon_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } 1 aranyat tesz a Pénztárkocsidra, és húz; most rajta van { COUNT($gold, of: "gold") }.
   *[any] { PLAYER($seat) } 1 aranyat tesz { PLAYER($owner, case: "whose") } Pénztárkocsijára, és húz; most rajta van { COUNT($gold, of: "gold") }.
}
    .you = 1 aranyat teszel { PLAYER($owner, case: "whose") } Pénztárkocsijára, és húzol; most rajta van { COUNT($gold, of: "gold") }.
event-wagon_cashed = { PLAYER($seat) } eldobja a Pénztárkocsit, és elveszi róla, ami rajta volt: { COUNT($gold, of: "gold") }.
    .you = Eldobod a Pénztárkocsit, és elveszed róla, ami rajta volt: { COUNT($gold, of: "gold") }.
event-wagon_left = { PLAYER($seat) } az asztalon hagyja a Pénztárkocsit.
    .you = Az asztalon hagyod a Pénztárkocsit.
event-strongman_shown = { PLAYER($seat) } felmutatja az Erőművészt, és megmenekül; karaktere: { CARD($character) }.
    .you = Az Erőművész megment; karaktered: { CARD($character) }.
event-upgraded = { PLAYER($seat) } fizet { COUNT($gold, of: "gold", case: "acc") }, és kicseréli a kerületét: { CARD($district) } → { CARD($card) }.
    .you = Fizetsz { COUNT($gold, of: "gold", case: "acc") }, és kicseréled a kerületedet: { CARD($district) } → { CARD($card) }.

## Taking back

event-taken_back = { PLAYER($seat) } visszavonja, amit lépett.
    .you = Visszavonod, amit léptél.
event-shown_in_hand = { PLAYER($seat) } lapjai között van, és ezt mindenki tudja: { CARD($card) }.
    .you = Mindenki tudja, hogy nálad van: { CARD($card) }.
event-seen_in_hand = { PLAYER($seat) } lapjai között van, és ez már nem titok: { CARD($card) }.
    .you = Már nem titok, hogy nálad van: { CARD($card) }.
    .brief = { PLAYER($seat) } lapjai között van egy, amelyet már láttak.
