# What can be chosen, each as a short phrase in the infinitive that begins with a capital letter and has no full stop.

## The selection phase

choice-choose = Vybrat si { CARD($character, case: "acc") }
choice-discard = Odložit { CARD($character, case: "acc") }
choice-exchange_character = Vyměnit si postavu s { PLAYER($seat, case: "ins") }
choice-give_character = Dát { CARD($character, case: "acc") }
choice-keep_character = Nechat si svou postavu

## Every turn

choice-take_gold = Vzít si { COUNT($gold, of: "gold", case: "acc") }
    .brief = Vzít si mince
choice-take_cards = Dobrat si { $count ->
    [0] karty (balíček je prázdný)
   *[other] { COUNT($count, of: "cards", case: "acc") }
}
    .brief = Dobrat si karty
choice-keep = Nechat si { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Nechat si { CARD($card, case: "acc") }
choice-build = Postavit { CARD($card, case: "acc") } ({ COUNT($gold, of: "gold") })
    .brief = Postavit { CARD($card, case: "acc") } (mincemi a kartami)
choice-build_by_framework = Postavit { CARD($card, case: "acc") } (za zbourání Lešení)
choice-build_necropolis = Postavit Město mrtvých a zbourat za to { CARD($district, case: "acc") }
choice-pay_card = Zaplatit 1 minci kartou { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Zaplatit 1 minci kartou { CARD($card) }
choice-pay_rest = Doplatit zbytek ({ COUNT($gold, of: "gold") })
    .brief = Vzít si zbytek mincí od někoho jiného
choice-end_turn = Ukončit tah

## Characters, by rank

choice-murder = Zneškodnit { CARD($character, case: "acc") }
choice-bewitch = Očarovat { CARD($character, case: "acc") }
choice-warrant = Položit glejt s pečetí na { CARD($character, case: "acc") }
choice-warrant-in-warrant = Položit glejt bez pečeti na { CARD($character, case: "acc") }
choice-confiscate = Zabavit { CARD($card, case: "acc") }
    .brief = Zabavit budovu
choice-let_stand = Nechat { CARD($card, case: "acc") } stát
    .brief = Nechat budovu stát
choice-rob = Okrást { CARD($character, case: "acc") }
choice-spy = Hledat { TYPE($type, case: "pl") } karty u { PLAYER($seat, case: "gen") }
choice-threaten = Položit šátek s růží na { CARD($character, case: "acc") }
choice-threaten-in-threaten = Položit šátek bez růže na { CARD($character, case: "acc") }
choice-pay_bribe = { $gold ->
    [0] Zaplatit { PLAYER($to, case: "dat") } nulové výpalné
   *[other] Zaplatit { COUNT($gold, of: "gold", case: "acc") } { PLAYER($to, case: "dat") }
}
    .brief = Zaplatit výpalné
choice-refuse_bribe = Odmítnout
choice-reveal_threat = Otočit šátek
choice-leave_threat = Nechat šátek lícem dolů
choice-swap_hands = Vyměnit si karty v ruce s { PLAYER($seat, case: "ins") }
choice-replace = Odložit k výměně { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Odložit k výměně { CARD($card, case: "acc") }
choice-draw_replacements = To je vše: dobrat si { COUNT($count, of: "cards", case: "acc") }
    .brief = To je vše: dobrat si nové
choice-look_at_hand = Podívat se { PLAYER($seat, case: "dat") } do karet a jednu si vzít
choice-take_card = Vzít si { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Vzít si { CARD($card, case: "acc") }
choice-foresee = Vzít každému náhodnou kartu
choice-give_card = Dát { CARD($card, case: "acc") } { PLAYER($to, case: "dat") }
    .brief = Dát { CARD($card, case: "acc") }
choice-income = Vzít si za budovy { $cards ->
    [0] { COUNT($gold, of: "gold", case: "acc") }
   *[other] { COUNT($cards, of: "cards", case: "acc") }
}
    .brief = Vzít si příjem za budovy
choice-take_crown = Převzít korunu
choice-give_crown = Předat korunu { PLAYER($seat, case: "dat") }
choice-tribute_gold = Vzít si 1 minci od { PLAYER($from, case: "gen") }
    .brief = Vzít si 1 minci
choice-tribute_card = Vzít si náhodnou kartu od { PLAYER($from, case: "gen") }
    .brief = Vzít si náhodnou kartu
choice-hand_over_gold = Dát 1 minci
choice-hand_over_card = Dát { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Dát { CARD($card, case: "acc") }
choice-income_in_gold = Vzít si za budovy { $cards ->
    [0] { COUNT($gold, of: "gold", case: "acc") }
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards", case: "acc") }
       *[other] { COUNT($gold, of: "gold", case: "acc") } a { COUNT($cards, of: "cards", case: "acc") }
    }
}
    .brief = Vzít si za budovy { COUNT($number, of: "gold", case: "acc") } a zbytek v kartách
choice-alms = Vzít si { COUNT($gold, of: "gold", case: "acc") } od nejbohatšího ({ PLAYER($seat) })
    .brief = Vzít si mince od nejbohatšího ({ PLAYER($seat) })
choice-borrow = Postavit { CARD($card, case: "acc") } za cizí mince
choice-borrow_from = Vzít si { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($seat, case: "gen") }
    .brief = Vzít si mince od { PLAYER($seat, case: "gen") }
choice-extra_gold = Vzít si navíc { COUNT($gold, of: "gold", case: "acc") }
    .brief = Vzít si mince navíc
choice-extra_cards = Dobrat si navíc { COUNT($count, of: "cards", case: "acc") }
    .brief = Dobrat si karty navíc
choice-four_gold = Vzít si navíc { COUNT($gold, of: "gold", case: "acc") }
    .brief = Vzít si navíc 4 mince
choice-four_cards = Dobrat si navíc { COUNT($count, of: "cards", case: "acc") }
    .brief = Dobrat si navíc 4 karty
choice-study = { $count ->
    [1] Vzít si z balíčku poslední kartu
   *[other] Prohlédnout si { COUNT($count, of: "cards", case: "acc") } a jednu si nechat
}
    .brief = Prohlédnout si karty z balíčku a jednu si nechat
choice-destroy = { PLAYER($seat, case: "who") ->
    [you] Zbourat vlastní { CARD($district, case: "acc") }
   *[any] Zbourat { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") }
} ({ $gold ->
    [0] zdarma
   *[other] { COUNT($gold, of: "gold") }
})
    .brief = { PLAYER($seat, case: "who") ->
        [you] Zbourat vlastní { CARD($district, case: "acc") }
       *[any] Zbourat { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") }
    }
choice-offer = Nabídnout k výměně { CARD($district, case: "acc") }
choice-exchange_for = Vzít si { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") } ({ COUNT($gold, of: "gold") })
    .brief = Vzít si { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") } (zdarma)
choice-seize = Zabrat { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") } ({ COUNT($gold, of: "gold") })
    .brief = Zabrat { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") }
choice-neighbour_gold = Vzít si { COUNT($gold, of: "gold", case: "acc") } za sousedství s postavou č. 4
    .brief = Vzít si mince za sousedství s postavou č. 4
choice-beautify = Zkrášlit za 1 minci { CARD($district, case: "acc") }
choice-stop_beautifying = Stačí jedna
choice-collect_tax = Vybrat na daních { COUNT($gold, of: "gold", case: "acc") }
    .brief = Vybrat daně

## Unique districts

choice-use_armory = { PLAYER($seat, case: "who") ->
    [you] Zbourat Zbrojnici a s ní vlastní { CARD($district, case: "acc") }
   *[any] Zbourat Zbrojnici a s ní { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") }
}
choice-use_laboratory = Laboratoř: { CARD($card) } za { COUNT($gold, of: "gold", case: "acc") }
    .brief = Laboratoř: { CARD($card) } za mince
choice-forgo = V tomto tahu nevyužít { CARD($district, case: "acc") }
choice-use_smithy = Kovárna: { COUNT($count, of: "cards") } za { COUNT($gold, of: "gold", case: "acc") }
    .brief = Kovárna: karty za mince
choice-use_museum = Muzeum: uložit { CARD($card, case: "acc") }
choice-save_district = Vzít si ji do ruky (1 mince)
choice-leave_district = Nechat ji propadnout
choice-ring_bell = Zazvonit: konec o budovu dřív
choice-keep_bell_silent = Nechat zvon mlčet
choice-search_deck = Prohlédnout si balíček
choice-leave_deck = Nechat balíček být
choice-show_murdered = Ukázat se a dobrat si zdroje
choice-stay_hidden = Neukázat se

## Action cards

choice-play_big_top = Vyložit Šapitó do svého města
choice-play_ticket_wagon = Vyložit před sebe Pokladní vůz
choice-use_wagon = Pokladní vůz { PLAYER($owner, case: "gen") }: dobrat si za 1 minci (na voze pak: { $gold })
    .brief = Pokladní vůz: dobrat si za 1 minci
choice-cash_in = Odložit ho a vzít si { COUNT($gold, of: "gold", case: "acc") }
    .brief = Odložit ho a vzít si mince
choice-leave_wagon = Nechat ho ležet
choice-play_fortune_teller = Vědma: podívat se { PLAYER($seat, case: "dat") } do karet a jednu si vzít
choice-play_director = Ředitel: v tomto tahu o dvě budovy víc
choice-play_cannonball = Živá střela: { CARD($card) } místo jiné budovy
choice-replace_district = Nahradit { CARD($district, case: "acc") } ({ COUNT($gold, of: "gold") })
    .brief = Nahradit { CARD($district, case: "acc") }
choice-play_acrobat = Zahrát Akrobatku a převzít korunu
choice-play_strongman = Ukázat Frištenského
choice-hold_back = Nechat si kartu v ruce
