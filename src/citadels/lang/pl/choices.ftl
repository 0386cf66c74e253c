# What can be chosen, each as a short phrase that begins with a capital letter and has no full stop.

## The selection phase

choice-choose = Wybierz { CARD($character, case: "acc") }
choice-discard = Odłóż { CARD($character, case: "acc") }
choice-exchange_character = Wymień się postacią z { PLAYER($seat, case: "ins") }
choice-give_character = Oddaj { CARD($character, case: "acc") }
choice-keep_character = Zostań przy swojej postaci

## Every turn

choice-take_gold = Weź { COUNT($gold, of: "gold", case: "acc") }
    .brief = Weź złoto
choice-take_cards = { $count ->
    [0] Dobierz karty (talia jest pusta)
   *[other] Dobierz { COUNT($count, of: "cards", case: "acc") }
}
    .brief = Dobierz karty
choice-keep = Zatrzymaj { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Zatrzymaj { CARD($card, case: "acc") }
choice-build = Zbuduj { CARD($card, case: "acc") } ({ COUNT($gold, of: "gold") })
    .brief = Zbuduj { CARD($card, case: "acc") } (złotem i kartami)
choice-build_by_framework = Zbuduj { CARD($card, case: "acc") } (poświęcając Rusztowanie)
choice-build_necropolis = Zbuduj Nekropolię (poświęcając { CARD($district, case: "acc") })
choice-pay_card = Zapłać 1 monetę kartą { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Zapłać 1 monetę kartą { CARD($card) }
choice-pay_rest = Zapłać resztę złotem ({ COUNT($gold, of: "gold") })
    .brief = Pożycz resztę złota
choice-end_turn = Zakończ turę

## Characters, by rank

choice-murder = Zabij { CARD($character, case: "acc") }
choice-bewitch = Oczaruj { CARD($character, case: "acc") }
choice-warrant = Wystaw podpisany nakaz na { CARD($character, case: "acc") }
choice-warrant-in-warrant = Wystaw nakaz bez podpisu na { CARD($character, case: "acc") }
choice-confiscate = Skonfiskuj { CARD($card, case: "acc") }
    .brief = Skonfiskuj dzielnicę
choice-let_stand = Pozwól na { CARD($card, case: "acc") }
    .brief = Pozwól na to
choice-rob = Okradnij { CARD($character, case: "acc") }
choice-spy = Szpieguj { PLAYER($seat, case: "acc") }, szukając kart { TYPE($type, case: "gen") }
choice-threaten = Zastrasz { CARD($character, case: "acc") } groźbą z kwiatem
choice-threaten-in-threaten = Zastrasz { CARD($character, case: "acc") } groźbą bez kwiatu
choice-pay_bribe = { $gold ->
    [0] Zapłać okup { PLAYER($to, case: "dat") } (0 monet)
   *[other] Zapłać { COUNT($gold, of: "gold", case: "acc") } { PLAYER($to, case: "dat") }
}
    .brief = Zapłać okup
choice-refuse_bribe = Odmów zapłaty
choice-reveal_threat = Odkryj groźbę
choice-leave_threat = Zostaw groźbę zakrytą
choice-swap_hands = Wymień się wszystkimi kartami z { PLAYER($seat, case: "ins") }
choice-replace = Oddaj do wymiany { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Oddaj do wymiany { CARD($card, case: "acc") }
choice-draw_replacements = Gotowe: dobierz { COUNT($count, of: "cards", case: "acc") }
    .brief = Gotowe: dobierz karty
choice-look_at_hand = Zajrzyj w karty { PLAYER($seat, case: "gen") } i weź jedną
choice-take_card = Weź { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Weź { CARD($card, case: "acc") }
choice-foresee = Weź od każdego losową kartę
choice-give_card = Daj { CARD($card, case: "acc") } { PLAYER($to, case: "dat") }
    .brief = Daj { CARD($card, case: "acc") }
choice-income = Weź dochód z dzielnic: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { COUNT($cards, of: "cards") }
}
    .brief = Weź dochód z dzielnic
choice-take_crown = Weź koronę
choice-give_crown = Oddaj koronę { PLAYER($seat, case: "dat") }
choice-tribute_gold = Weź 1 monetę od { PLAYER($from, case: "gen") }
    .brief = Weź 1 monetę
choice-tribute_card = Weź losową kartę od { PLAYER($from, case: "gen") }
    .brief = Weź losową kartę
choice-hand_over_gold = Daj 1 monetę
choice-hand_over_card = Daj { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Daj { CARD($card, case: "acc") }
choice-income_in_gold = Weź dochód z dzielnic: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }
       *[other] { COUNT($gold, of: "gold") } i { COUNT($cards, of: "cards") }
    }
}
    .brief = Weź dochód z dzielnic: { $number ->
        [0] same karty
       *[other] { COUNT($number, of: "gold") }, reszta w kartach
    }
choice-alms = Zabierz { COUNT($gold, of: "gold", case: "acc") } najbogatszemu ({ PLAYER($seat) })
    .brief = Zabierz złoto najbogatszemu ({ PLAYER($seat) })
choice-borrow = Zbuduj { CARD($card, case: "acc") } za pożyczone złoto
choice-borrow_from = Pożycz { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($seat, case: "gen") }
    .brief = Pożycz od { PLAYER($seat, case: "gen") }
choice-extra_gold = Weź dodatkowo { COUNT($gold, of: "gold", case: "acc") }
    .brief = Weź dodatkowe złoto
choice-extra_cards = Dobierz dodatkowo { COUNT($count, of: "cards", case: "acc") }
    .brief = Dobierz dodatkowe karty
choice-four_gold = Weź dodatkowo { COUNT($gold, of: "gold", case: "acc") }
    .brief = Weź dodatkowo 4 monety
choice-four_cards = Dobierz dodatkowo { COUNT($count, of: "cards", case: "acc") }
    .brief = Dobierz dodatkowo 4 karty
choice-study = { $count ->
    [1] Dobierz ostatnią kartę i ją zatrzymaj
   *[other] Dobierz { COUNT($count, of: "cards", case: "acc") } i zatrzymaj jedną
}
    .brief = Dobierz karty i zatrzymaj jedną
choice-destroy = { PLAYER($seat, case: "who") ->
    [you] Zniszcz { CARD($district, case: "acc") } we własnym mieście
   *[any] Zniszcz { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") }
} { $gold ->
    [0] (za darmo)
   *[other] ({ COUNT($gold, of: "gold") })
}
    .brief = { PLAYER($seat, case: "who") ->
        [you] Zniszcz { CARD($district, case: "acc") } we własnym mieście
       *[any] Zniszcz { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") }
    }
choice-offer = Zaproponuj do wymiany { CARD($district, case: "acc") }
choice-exchange_for = Weź { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") } ({ COUNT($gold, of: "gold") })
    .brief = Weź { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") } (za darmo)
choice-seize = Przejmij { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") } ({ COUNT($gold, of: "gold") })
    .brief = Przejmij { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") }
choice-neighbour_gold = Weź { COUNT($gold, of: "gold", case: "acc") } za sąsiedztwo z rangą 4
    .brief = Weź złoto za sąsiedztwo z rangą 4
choice-beautify = Upiększ { CARD($district, case: "acc") } (1 moneta)
choice-stop_beautifying = Na tym koniec
choice-collect_tax = Zbierz z podatków { COUNT($gold, of: "gold", case: "acc") }
    .brief = Zbierz podatki

## Unique districts

choice-use_armory = { PLAYER($seat, case: "who") ->
    [you] Poświęć Arsenał i zniszcz { CARD($district, case: "acc") } we własnym mieście
   *[any] Poświęć Arsenał i zniszcz { CARD($district, case: "acc") } { PLAYER($seat, case: "gen") }
}
choice-use_laboratory = Laboratorium: { CARD($card) } za { COUNT($gold, of: "gold", case: "acc") }
    .brief = Laboratorium: { CARD($card) } za złoto
choice-forgo = Pomiń w tej turze { CARD($district, case: "acc") }
choice-use_smithy = Kuźnia: { COUNT($count, of: "cards") } za { COUNT($gold, of: "gold", case: "acc") }
    .brief = Kuźnia: karty za złoto
choice-use_museum = Muzeum: włóż pod nie { CARD($card, case: "acc") }
choice-save_district = Weź ją na rękę (1 moneta)
choice-leave_district = Nie ratuj dzielnicy
choice-ring_bell = Uderz w dzwon: o dzielnicę mniej
choice-keep_bell_silent = Nie uderzaj w dzwon
choice-search_deck = Przejrzyj talię
choice-leave_deck = Zostaw talię w spokoju
choice-show_murdered = Pokaż zabitą postać i pobierz zasoby
choice-stay_hidden = Zostań w ukryciu

## Action cards

choice-play_big_top = Dołóż Namiot cyrkowy do swojego miasta
choice-play_ticket_wagon = Wyłóż przed sobą Wóz kasowy
choice-use_wagon = Wóz kasowy { PLAYER($owner, case: "gen") }: dobierz za 1 monetę (potem na wozie: { $gold })
    .brief = Wóz kasowy: dobierz za 1 monetę
choice-cash_in = Odrzuć wóz i weź { COUNT($gold, of: "gold", case: "acc") }
    .brief = Odrzuć wóz i weź złoto
choice-leave_wagon = Zostaw wóz na stole
choice-play_fortune_teller = Wróżka: zajrzyj w karty { PLAYER($seat, case: "gen") } i weź jedną
choice-play_director = Dyrektor: w tej turze dwie dzielnice więcej
choice-play_cannonball = Człowiek pocisk: zastąp dzielnicę kartą { CARD($card) }
choice-replace_district = Zastąp { CARD($district, case: "acc") } ({ COUNT($gold, of: "gold") })
    .brief = Zastąp { CARD($district, case: "acc") }
choice-play_acrobat = Zagraj Akrobatkę i weź koronę
choice-play_strongman = Pokaż Siłacza
choice-hold_back = Zachowaj kartę
