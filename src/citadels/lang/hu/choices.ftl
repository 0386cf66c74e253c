# What can be chosen, each as a short phrase that begins with a capital letter and has no full stop.

## The selection phase

choice-choose = Válaszd { CARD($character, case: "theacc") }
choice-discard = Dobd el { CARD($character, case: "theacc") }
choice-exchange_character = Cserélj karaktert { PLAYER($seat, case: "with") }
choice-give_character = Add oda { CARD($character, case: "theacc") }
choice-keep_character = Tartsd meg a karakteredet

## Every turn

choice-take_gold = Gyűjts { COUNT($gold, of: "gold", case: "acc") }
    .brief = Gyűjts aranyat
choice-take_cards = { $count ->
    [0] Húzz lapokat (elfogyott a pakli)
   *[other] Húzz { COUNT($count, of: "cards", case: "acc") }
}
    .brief = Húzz lapokat
choice-keep = Tartsd meg { CARD($card, case: "theacc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Tartsd meg { CARD($card, case: "theacc") }
choice-build = { $gold ->
    [0] Építsd fel { CARD($card, case: "theacc") } (ingyen)
   *[other] Építsd fel { CARD($card, case: "theacc") } ({ COUNT($gold, of: "gold") })
}
    .brief = Építsd fel { CARD($card, case: "theacc") } (arannyal és lapokkal)
choice-build_by_framework = Építsd fel { CARD($card, case: "theacc") } (az Állványzat árán)
choice-build_necropolis = Építsd fel a Temetőt ({ CARD($district, case: "the") } árán)
choice-pay_card = Fizess 1 arany helyett { CARD($card, case: "thewith") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Fizess 1 arany helyett { CARD($card, case: "thewith") }
choice-pay_rest = { $gold ->
    [0] Nincs több fizetnivaló
   *[other] Fizesd a többit aranyban ({ COUNT($gold, of: "gold") })
}
    .brief = Vedd kölcsön a többi aranyat
choice-end_turn = Fejezd be a körödet

## Characters, by rank

choice-murder = Gyilkold meg { CARD($character, case: "theacc") }
choice-bewitch = Babonázd meg { CARD($character, case: "theacc") }
choice-warrant = Aláírt parancs { CARD($character, case: "theon") }
choice-warrant-in-warrant = Alá nem írt parancs { CARD($character, case: "theon") }
choice-confiscate = Kobozd el { CARD($card, case: "theacc") }
    .brief = Kobozd el
choice-let_stand = Hagyd felépülni { CARD($card, case: "theacc") }
    .brief = Hagyd felépülni
choice-rob = Rabold ki { CARD($character, case: "theacc") }
choice-spy = Keress { TYPE($type) } lapokat { PLAYER($seat, case: "whose") } kezében
choice-threaten = Virágos keszkenő { CARD($character, case: "theon") }
choice-threaten-in-threaten = Jelöletlen keszkenő { CARD($character, case: "theon") }
choice-pay_bribe = { $gold ->
    [0] Fizesd le { PLAYER($to, case: "acc") } (ingyen)
   *[other] Fizess { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold", case: "acc") }
}
    .brief = Fizesd ki a kenőpénzt
choice-refuse_bribe = Ne fizess
choice-reveal_threat = Fedd fel
choice-leave_threat = Ne fedd fel
choice-swap_hands = Cseréld el a lapjaidat { PLAYER($seat, case: "with") }
choice-replace = Cseréld új lapra { CARD($card, case: "theacc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Cseréld új lapra { CARD($card, case: "theacc") }
choice-draw_replacements = Ennyi: húzz { COUNT($count, of: "cards", case: "acc") }
    .brief = Ennyi: húzz lapokat
choice-look_at_hand = Nézd meg { PLAYER($seat, case: "whose") } lapjait, és vegyél el egyet
choice-take_card = Vedd el { CARD($card, case: "theacc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Vedd el { CARD($card, case: "theacc") }
choice-foresee = Vegyél el mindenkitől egy lapot
choice-give_card = Add oda { PLAYER($to, case: "dat") } { CARD($card, case: "theacc") }
    .brief = Add oda { CARD($card, case: "theacc") }
choice-income = Jövedelem: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { COUNT($cards, of: "cards") }
}
    .brief = Jövedelem a kerületeid után
choice-take_crown = Vedd magadhoz a koronát
choice-give_crown = Add a koronát { PLAYER($seat, case: "dat") }
choice-tribute_gold = 1 arany { PLAYER($from, case: "from") }
    .brief = 1 arany
choice-tribute_card = 1 véletlen lap { PLAYER($from, case: "from") }
    .brief = 1 véletlen lap
choice-hand_over_gold = Adj 1 aranyat
choice-hand_over_card = Add oda { CARD($card, case: "theacc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Add oda { CARD($card, case: "theacc") }
choice-income_in_gold = Jövedelem: { $gold ->
    [0] { COUNT($cards, of: "cards") }
   *[other] { $cards ->
        [0] { COUNT($gold, of: "gold") }
       *[other] { COUNT($gold, of: "gold") } és { COUNT($cards, of: "cards") }
    }
}
    .brief = Jövedelem: { COUNT($number, of: "gold") }, a többi lapban
choice-alms = Alamizsna: { COUNT($gold, of: "gold") } ({ PLAYER($seat) })
    .brief = Alamizsna ({ PLAYER($seat) })
choice-borrow = Építsd fel kölcsönből { CARD($card, case: "theacc") }
choice-borrow_from = Vegyél kölcsön { COUNT($gold, of: "gold", case: "acc") } { PLAYER($seat, case: "from") }
    .brief = Vegyél kölcsön { PLAYER($seat, case: "from") }
choice-extra_gold = Vegyél ki még { COUNT($gold, of: "gold", case: "acc") }
    .brief = Vegyél ki még aranyat
choice-extra_cards = { $count ->
    [0] Húzz még lapokat (elfogyott a pakli)
   *[other] Húzz még { COUNT($count, of: "cards", case: "acc") }
}
    .brief = Húzz még lapokat
choice-four_gold = Vegyél ki még { COUNT($gold, of: "gold", case: "acc") }
    .brief = Vegyél ki még 4 aranyat
choice-four_cards = { $count ->
    [0] Húzz még lapokat (elfogyott a pakli)
   *[other] Húzz még { COUNT($count, of: "cards", case: "acc") }
}
    .brief = Húzz még 4 lapot
choice-study = { $count ->
    [1] Húzd fel az utolsó lapot
   *[other] Húzz { COUNT($count, of: "cards", case: "acc") }, és tarts meg egyet
}
    .brief = Húzz lapokat, és tarts meg egyet
choice-destroy = Pusztítsd el { PLAYER($seat, case: "who") ->
    [you] { CARD($district, case: "yours") }
   *[any] { PLAYER($seat, case: "whose") } { CARD($district, case: "theirs") }
} { $gold ->
    [0] (ingyen)
   *[other] ({ COUNT($gold, of: "gold") })
}
    .brief = Pusztítsd el { PLAYER($seat, case: "who") ->
        [you] { CARD($district, case: "yours") }
       *[any] { PLAYER($seat, case: "whose") } { CARD($district, case: "theirs") }
    }
choice-offer = Kínáld cserére { CARD($district, case: "yours") }
choice-exchange_for = { $gold ->
    [0] Kérd érte { PLAYER($seat, case: "whose") } { CARD($district, case: "theirs") } (ingyen)
   *[other] Kérd érte { PLAYER($seat, case: "whose") } { CARD($district, case: "theirs") } ({ COUNT($gold, of: "gold") })
}
    .brief = Kérd érte { PLAYER($seat, case: "whose") } { CARD($district, case: "theirs") } (ingyen)
choice-seize = { $gold ->
    [0] Foglald el { PLAYER($seat, case: "whose") } { CARD($district, case: "theirs") } (ingyen)
   *[other] Foglald el { PLAYER($seat, case: "whose") } { CARD($district, case: "theirs") } ({ COUNT($gold, of: "gold") })
}
    .brief = Foglald el { PLAYER($seat, case: "who") ->
        [you] { CARD($district, case: "yours") }
       *[any] { PLAYER($seat, case: "whose") } { CARD($district, case: "theirs") }
    }
choice-neighbour_gold = Vegyél ki { COUNT($gold, of: "gold", case: "acc") } a 4-es rangú szomszédért
    .brief = Vegyél ki aranyat a 4-es rangú szomszédért
choice-beautify = Szépítsd meg 1 arannyal { CARD($district, case: "yours") }
choice-stop_beautifying = Ennyi elég
choice-collect_tax = Szedj be { COUNT($gold, of: "gold") } adót
    .brief = Szedd be az adót

## Unique districts

choice-use_armory = Fegyvertár: pusztítsd el { PLAYER($seat, case: "who") ->
    [you] { CARD($district, case: "yours") }
   *[any] { PLAYER($seat, case: "whose") } { CARD($district, case: "theirs") }
}
choice-use_laboratory = Laboratórium: dobd el { CARD($card, case: "theacc") } { COUNT($gold, of: "gold", case: "for") }
    .brief = Laboratórium: dobd el { CARD($card, case: "theacc") } aranyért
choice-forgo = Ebben a körben ne használd { CARD($district, case: "yours") }
choice-use_smithy = Kovácsműhely: húzz { COUNT($count, of: "cards", case: "acc") } { COUNT($gold, of: "gold", case: "for") }
    .brief = Kovácsműhely: húzz lapokat aranyért
choice-use_museum = Múzeum: tedd alá { CARD($card, case: "theacc") }
choice-save_district = Mentsd meg 1 aranyért
choice-leave_district = Hagyd veszni
choice-ring_bell = Kondítsd meg: eggyel kevesebb kerület
choice-keep_bell_silent = Maradjon a szokásos szám
choice-search_deck = Nézd át a paklit
choice-leave_deck = Ne nézd át a paklit
choice-show_murdered = Fedd fel, és gyűjts nyersanyagot
choice-stay_hidden = Maradj rejtve

## Action cards

choice-play_big_top = Tedd a városodba a Cirkuszsátrat
choice-play_ticket_wagon = Tedd magad elé a Pénztárkocsit
choice-use_wagon = Húzz 1 aranyért { PLAYER($owner, case: "whose") } Pénztárkocsijával (rajta: { $gold })
    .brief = Húzz 1 aranyért egy Pénztárkocsival
choice-cash_in = Dobd el, és vegyél le róla { COUNT($gold, of: "gold", case: "acc") }
    .brief = Dobd el, és vedd le róla az aranyat
choice-leave_wagon = Hagyd az asztalon
choice-play_fortune_teller = Jósnő: nézd meg { PLAYER($seat, case: "whose") } lapjait, és vegyél el egyet
choice-play_director = Igazgató: ebben a körben két kerülettel többet építhetsz
choice-play_cannonball = Emberi ágyúgolyó: cserélj le egy kerületet { CARD($card, case: "theon") }
choice-replace_district = Cseréld le { CARD($district, case: "yours") } ({ COUNT($gold, of: "gold") })
    .brief = Cseréld le { CARD($district, case: "yours") }
choice-play_acrobat = Játszd ki az Akrobatát, és vedd magadhoz a koronát
choice-play_strongman = Mutasd fel az Erőművészt
choice-hold_back = Tartsd meg a lapot
