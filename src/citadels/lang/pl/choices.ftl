# What can be chosen, each as a short phrase that begins with a capital letter and has no full stop.

## The selection phase

choice-choose = { CARD($character) } (ranga { $rank })
choice-discard = { CARD($character) } (ranga { $rank })
choice-exchange_character = Wymień się postacią z { PLAYER($seat, case: "ins") }
choice-give_character = Oddaj { CARD($character, case: "acc") }
choice-keep_character = Zostań przy swojej postaci

## Every turn

choice-take_gold = Weź { COUNT($gold, of: "gold", case: "acc") }
    .brief = Weź złoto
choice-take_cards = Dobierz { COUNT($count, of: "cards", case: "acc") }
    .brief = Dobierz karty
choice-keep = { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = { CARD($card) }
choice-build = Zbuduj { CARD($card, case: "acc") } ({ COUNT($gold, of: "gold") })
    .brief = Zbuduj { CARD($card, case: "acc") } (złotem i kartami)
choice-build_by_framework = Zbuduj { CARD($card, case: "acc") } (burząc Rusztowanie)
choice-build_necropolis = Zbuduj Nekropolię (burząc { CARD($district, case: "acc") })
choice-pay_card = Zapłać 1 monetę kartą: { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Zapłać 1 monetę kartą: { CARD($card) }
choice-pay_rest = Zapłać resztę złotem ({ COUNT($gold, of: "gold") })
    .brief = Pożycz resztę złota
choice-end_turn = Zakończ turę

## Characters, by rank

choice-murder = Zabij { CARD($character, case: "acc") }
choice-bewitch = Oczaruj { CARD($character, case: "acc") }
choice-warrant = Podpisany nakaz: { CARD($character) }
choice-warrant-in-warrant = Nakaz bez podpisu: { CARD($character) }
choice-confiscate = Pokaż podpisany nakaz i skonfiskuj { CARD($card, case: "acc") }
    .brief = Pokaż podpisany nakaz i skonfiskuj dzielnicę
choice-let_stand = Pozwól zbudować { CARD($card, case: "acc") }
    .brief = Pozwól zbudować
choice-rob = Okradnij { CARD($character, case: "acc") }
choice-spy = Szpieguj { PLAYER($seat, case: "acc") }, szukając kart { TYPE($type, case: "gen") }
choice-threaten = Groźba z kwiatem: { CARD($character) }
choice-threaten-in-threaten = Groźba bez kwiatu: { CARD($character) }
choice-pay_bribe = Zapłać { COUNT($gold, of: "gold", case: "acc") } { PLAYER($to, case: "dat") }
    .brief = Zapłać okup
choice-refuse_bribe = Odmów zapłaty
choice-reveal_threat = Odkryj groźbę
choice-leave_threat = Zostaw groźbę zakrytą
choice-swap_hands = Wymień się całą ręką z { PLAYER($seat, case: "ins") }
choice-replace = Wymień { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Wymień { CARD($card, case: "acc") }
choice-draw_replacements = Gotowe: dobierz { COUNT($count, of: "cards", case: "acc") }
    .brief = Gotowe: dobierz karty
choice-look_at_hand = Zajrzyj w karty { PLAYER($seat, case: "gen") } i weź jedną
choice-take_card = Weź { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Weź { CARD($card, case: "acc") }
choice-foresee = Weź po losowej karcie od każdego, potem każdemu jedną oddaj
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
choice-income_in_gold = Weź dochód z dzielnic: { COUNT($gold, of: "gold") } i { COUNT($cards, of: "cards") }
    .brief = Weź dochód z dzielnic: { COUNT($number, of: "gold") }, reszta w kartach
choice-alms = Weź { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($seat, case: "gen") } (ma najwięcej złota)
    .brief = Weź złoto od { PLAYER($seat, case: "gen") } (ma najwięcej złota)
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
choice-study = Dobierz { COUNT($count, of: "cards", case: "acc") } i zatrzymaj jedną
    .brief = Dobierz karty i zatrzymaj jedną
choice-destroy = { PLAYER($seat, case: "who") ->
    [you] Zburz własną dzielnicę: { CARD($district, case: "acc") }
   *[any] Zburz dzielnicę { PLAYER($seat, case: "gen") }: { CARD($district, case: "acc") }
} { $gold ->
    [0] (za darmo)
   *[other] ({ COUNT($gold, of: "gold") })
}
    .brief = { PLAYER($seat, case: "who") ->
        [you] Zburz własną dzielnicę: { CARD($district, case: "acc") }
       *[any] Zburz dzielnicę { PLAYER($seat, case: "gen") }: { CARD($district, case: "acc") }
    }
choice-offer = Zaproponuj do wymiany { CARD($district, case: "acc") }
choice-exchange_for = Weź dzielnicę { PLAYER($seat, case: "gen") }: { CARD($district, case: "acc") } ({ COUNT($gold, of: "gold") })
    .brief = Weź dzielnicę { PLAYER($seat, case: "gen") }: { CARD($district, case: "acc") } (za darmo)
choice-seize = Przejmij dzielnicę { PLAYER($seat, case: "gen") }: { CARD($district, case: "acc") } ({ COUNT($gold, of: "gold") })
    .brief = Przejmij dzielnicę { PLAYER($seat, case: "gen") }: { CARD($district, case: "acc") }
choice-neighbour_gold = Weź { COUNT($gold, of: "gold", case: "acc") } za sąsiedztwo z rangą 4
    .brief = Weź złoto za sąsiedztwo z rangą 4
choice-beautify = Upiększ { CARD($district, case: "acc") } (1 moneta)
choice-stop_beautifying = Na tym koniec
choice-collect_tax = Zbierz z podatków { COUNT($gold, of: "gold", case: "acc") }
    .brief = Zbierz podatki

## Unique districts

choice-use_armory = { PLAYER($seat, case: "who") ->
    [you] Zburz swój Arsenał, a z nim własną dzielnicę: { CARD($district, case: "acc") }
   *[any] Zburz swój Arsenał, a z nim dzielnicę { PLAYER($seat, case: "gen") }: { CARD($district, case: "acc") }
}
choice-use_laboratory = Laboratorium: { CARD($card) } za { COUNT($gold, of: "gold", case: "acc") }
    .brief = Laboratorium: { CARD($card) } za złoto
choice-use_smithy = Kuźnia: { COUNT($count, of: "cards") } za { COUNT($gold, of: "gold", case: "acc") }
    .brief = Kuźnia: karty za złoto
choice-use_museum = Muzeum: włóż pod nie { CARD($card, case: "acc") }
choice-save_district = Zapłać 1 monetę i weź ją na rękę
choice-leave_district = Nie ratuj jej
choice-ring_bell = Bij w dzwon: o jedną dzielnicę mniej
choice-keep_bell_silent = Zostaw zwykłą liczbę
choice-search_deck = Przejrzyj talię
choice-leave_deck = Zostaw talię w spokoju
choice-show_murdered = Pokaż zabitą postać i pobierz zasoby
choice-stay_hidden = Zostań w ukryciu

## Action cards

choice-play_big_top = Dołóż Namiot cyrkowy do swojego miasta
choice-play_ticket_wagon = Wyłóż przed sobą Wóz kasowy
choice-use_wagon = Wóz kasowy { PLAYER($owner, case: "gen") }: zapłać 1 monetę i dobierz karty (na wozie: { COUNT($gold, of: "gold") })
    .brief = Wóz kasowy: zapłać 1 monetę i dobierz karty
choice-cash_in = Odrzuć go i weź { COUNT($gold, of: "gold", case: "acc") }
    .brief = Odrzuć go i weź złoto
choice-leave_wagon = Zostaw go na stole
choice-play_fortune_teller = Wróżka: zajrzyj w karty { PLAYER($seat, case: "gen") } i weź jedną
choice-play_director = Dyrektor: w tej turze dwie dzielnice więcej
choice-play_cannonball = Człowiek pocisk: zastąp dzielnicę kartą { CARD($card) }
choice-replace_district = Zastąp { CARD($district, case: "acc") } ({ COUNT($gold, of: "gold") })
    .brief = Zastąp { CARD($district, case: "acc") }
choice-play_acrobat = Zagraj Akrobatkę i weź koronę
choice-play_strongman = Pokaż Siłacza
choice-hold_back = Zachowaj kartę
