# What can be chosen, each as a short phrase that begins with a capital letter and has no full stop.

## The selection phase

choice-choose = { CARD($character) } ({ $rank }. rang)
choice-discard = { CARD($character) } ({ $rank }. rang)
choice-exchange_character = Cserélj karaktert { PLAYER($seat, case: "with") }
choice-give_character = Add oda { CARD($character, case: "theacc") }
choice-keep_character = Tartsd meg a karakteredet

## Every turn

choice-take_gold = Vegyél ki { COUNT($gold, of: "gold", case: "acc") } a bankból
    .brief = Vegyél ki aranyat a bankból
choice-take_cards = Húzz { COUNT($count, of: "cards", case: "acc") }
    .brief = Húzz lapokat
choice-keep = { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = { CARD($card) }
choice-build = Építsd fel { CARD($card, case: "theacc") } ({ COUNT($gold, of: "gold") })
    .brief = Építsd fel { CARD($card, case: "theacc") } (arannyal és lapokkal)
choice-build_by_framework = Építsd fel { CARD($card, case: "theacc") } (az Állványzatért)
choice-build_necropolis = Építsd fel a Temetőt (lerombolva: { CARD($district) })
choice-pay_card = Fizess 1-et ezzel: { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Fizess 1-et ezzel: { CARD($card) }
choice-pay_rest = A többit aranyban fizesd ({ COUNT($gold, of: "gold") })
    .brief = A többi aranyat kérd kölcsön
choice-end_turn = Fejezd be a körödet

## Characters, by rank

choice-murder = Gyilkold meg { CARD($character, case: "theacc") }
choice-bewitch = Babonázd meg { CARD($character, case: "theacc") }
choice-warrant = Az aláírt parancs célja: { CARD($character) }
choice-warrant-in-warrant = Egy aláíratlan parancs célja: { CARD($character) }
choice-confiscate = Mutasd fel az aláírt parancsot, és kobozd el { CARD($card, case: "theacc") }
    .brief = Mutasd fel az aláírt parancsot, és kobozd el
choice-let_stand = Hagyd felépülni { CARD($card, case: "theacc") }
    .brief = Hagyd felépülni
choice-rob = Rabold ki { CARD($character, case: "theacc") }
choice-spy = Nézz bele { PLAYER($seat, case: "whose") } lapjaiba ({ TYPE($type) } lapokért)
choice-threaten = A virágos fenyegetés célja: { CARD($character) }
choice-threaten-in-threaten = A virágtalan fenyegetés célja: { CARD($character) }
choice-pay_bribe = Fizess { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold", case: "acc") }
    .brief = Fizesd meg a kenőpénzt
choice-refuse_bribe = Ne fizess
choice-reveal_threat = Fedd fel
choice-leave_threat = Ne fordítsd fel
choice-swap_hands = Cserélj lapokat { PLAYER($seat, case: "with") }
choice-replace = Cseréld ki { CARD($card, case: "theacc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Cseréld ki { CARD($card, case: "theacc") }
choice-draw_replacements = Ennyi: húzz { COUNT($count, of: "cards", case: "acc") }
    .brief = Ennyi: húzz
choice-look_at_hand = Nézz bele { PLAYER($seat, case: "whose") } lapjaiba, és vegyél el egyet
choice-take_card = Vedd el { CARD($card, case: "theacc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Vedd el { CARD($card, case: "theacc") }
choice-foresee = Húzz mindenkitől egy véletlen lapot, majd adj vissza egyet-egyet
choice-give_card = Add oda { PLAYER($to, case: "dat") } { CARD($card, case: "theacc") }
    .brief = Add oda { CARD($card, case: "theacc") }
choice-income = Jövedelem a kerületeidért: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { COUNT($cards, of: "cards") }
}
    .brief = Jövedelem a kerületeidért
choice-take_crown = Vedd magadhoz a koronát
choice-give_crown = Add a koronát { PLAYER($seat, case: "dat") }
choice-tribute_gold = 1 arany { PLAYER($from, case: "from") }
    .brief = 1 arany
choice-tribute_card = Egy véletlen lap { PLAYER($from, case: "from") }
    .brief = Egy véletlen lap
choice-hand_over_gold = Adj 1 aranyat
choice-hand_over_card = Add oda { CARD($card, case: "theacc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Add oda { CARD($card, case: "theacc") }
choice-income_in_gold = Jövedelem a kerületeidért: { COUNT($gold, of: "gold") } és { COUNT($cards, of: "cards") }
    .brief = Jövedelem a kerületeidért: { COUNT($number, of: "gold") }, a többi lapban
choice-alms = Vegyél el { COUNT($gold, of: "gold", case: "acc") } a leggazdagabbtól: { PLAYER($seat) }
    .brief = Vegyél el aranyat a leggazdagabbtól: { PLAYER($seat) }
choice-borrow = Építsd fel kölcsönből { CARD($card, case: "theacc") }
choice-borrow_from = Kérj kölcsön { PLAYER($seat, case: "from") } { COUNT($gold, of: "gold", case: "acc") }
    .brief = Kérj kölcsön { PLAYER($seat, case: "from") }
choice-extra_gold = Vegyél ki még { COUNT($gold, of: "gold", case: "acc") }
    .brief = Vegyél ki még aranyat
choice-extra_cards = Húzz még { COUNT($count, of: "cards", case: "acc") }
    .brief = Húzz még lapokat
choice-four_gold = Vegyél ki még { COUNT($gold, of: "gold", case: "acc") }
    .brief = Vegyél ki még 4 aranyat
choice-four_cards = Húzz még { COUNT($count, of: "cards", case: "acc") }
    .brief = Húzz még 4 lapot
choice-study = Nézz meg { COUNT($count, of: "cards", case: "acc") }, és tarts meg egyet
    .brief = Nézz meg lapokat a pakliból, és tarts meg egyet
choice-destroy = { PLAYER($seat, case: "who") ->
    [you] Rombold le a saját kerületedet: { CARD($district) }
   *[any] Rombold le { PLAYER($seat, case: "whose") } kerületét: { CARD($district) }
} { $gold ->
    [0] (ingyen)
   *[other] ({ COUNT($gold, of: "gold") })
}
    .brief = { PLAYER($seat, case: "who") ->
        [you] Rombold le a saját kerületedet: { CARD($district) }
       *[any] Rombold le { PLAYER($seat, case: "whose") } kerületét: { CARD($district) }
    }
choice-offer = Kínáld cserére { CARD($district, case: "theacc") }
choice-exchange_for = Kérd { PLAYER($seat, case: "whose") } kerületét: { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = Kérd { PLAYER($seat, case: "whose") } kerületét: { CARD($district) } (ingyen)
choice-seize = Foglald el { PLAYER($seat, case: "whose") } kerületét: { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = Foglald el { PLAYER($seat, case: "whose") } kerületét: { CARD($district) }
choice-neighbour_gold = Vegyél el { COUNT($gold, of: "gold", case: "acc") } a 4. rang szomszédságáért
    .brief = Vegyél el aranyat a 4. rang szomszédságáért
choice-beautify = Szépítsd meg { CARD($district, case: "theacc") } (1 arany)
choice-stop_beautifying = Nem kell több
choice-collect_tax = Szedd be az adót: { COUNT($gold, of: "gold") }
    .brief = Szedd be az adót

## Unique districts

choice-use_armory = { PLAYER($seat, case: "who") ->
    [you] Rombold le a Fegyvertáradat, és vele a saját kerületedet: { CARD($district) }
   *[any] Rombold le a Fegyvertáradat, és vele { PLAYER($seat, case: "whose") } kerületét: { CARD($district) }
}
choice-use_laboratory = Laboratórium: { CARD($card) } – { COUNT($gold, of: "gold", case: "for") }
    .brief = Laboratórium: { CARD($card) } – aranyért
choice-use_smithy = Kovácsműhely: { COUNT($count, of: "cards") } – { COUNT($gold, of: "gold", case: "for") }
    .brief = Kovácsműhely: lapok aranyért
choice-use_museum = Múzeum: tedd alá { CARD($card, case: "theacc") }
choice-save_district = Fizess 1 aranyat, és vedd kézbe
choice-leave_district = Hagyd elveszni
choice-ring_bell = Elég legyen eggyel kevesebb kerület
choice-keep_bell_silent = Maradjon a szokásos szám
choice-search_deck = Nézd át a paklit
choice-leave_deck = Ne nézd át a paklit
choice-show_murdered = Fedd fel a meggyilkolt karaktert, és gyűjts nyersanyagot
choice-stay_hidden = Maradj rejtve

## Action cards

choice-play_big_top = Tedd a városodba a Cirkuszsátrat
choice-play_ticket_wagon = Tedd magad elé a Pénztárkocsit
choice-use_wagon = { PLAYER($owner, case: "whose") } Pénztárkocsija: fizess 1 aranyat, és húzz (rajta: { COUNT($gold, of: "gold") })
    .brief = Pénztárkocsi: fizess 1 aranyat, és húzz
choice-cash_in = Dobd el, és vegyél el { COUNT($gold, of: "gold", case: "acc") }
    .brief = Dobd el, és vedd el az aranyat
choice-leave_wagon = Hagyd az asztalon
choice-play_fortune_teller = Jósnő: nézz bele { PLAYER($seat, case: "whose") } lapjaiba, és vegyél el egyet
choice-play_director = Igazgató: ebben a körben két kerülettel több
choice-play_cannonball = Emberi ágyúgolyó: { CARD($card) } egy másik kerület helyére
choice-replace_district = Ennek a helyére: { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = Ennek a helyére: { CARD($district) }
choice-play_acrobat = Játszd ki az Akrobatát, és vedd magadhoz a koronát
choice-play_strongman = Mutasd fel az Erőművészt
choice-hold_back = Tartsd a lapot a kezedben
