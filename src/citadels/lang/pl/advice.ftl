# Why a strong bot prefers a choice to another: for hints, puzzles and reviews.

## What the choice is about

advice-holder = Najpewniej { CARD($character, case: "acc") } ma { PLAYER($seat) }: { $chance }%.
    .you = Najpewniej { CARD($character, case: "acc") } masz ty: { $chance }%.
advice-gold_at_stake = { PLAYER($seat) } może stracić { COUNT($gold, of: "gold", case: "acc") }.
    .you = Możesz stracić { COUNT($gold, of: "gold", case: "acc") }.
advice-near_end = { PLAYER($seat) } może wkrótce zakończyć grę: w mieście brakuje już tylko { COUNT($count, of: "districts", case: "gen") }.
    .you = Możesz wkrótce zakończyć grę: w mieście brakuje już tylko { COUNT($count, of: "districts", case: "gen") }.
advice-leads = { PLAYER($seat) } ma najlepsze miasto spośród pozostałych: { COUNT($points, of: "points") }.
    .you = Masz najlepsze miasto spośród pozostałych: { COUNT($points, of: "points") }.
advice-richest = { PLAYER($seat) } ma najwięcej monet spośród pozostałych: { $gold }.
    .you = Masz najwięcej monet spośród pozostałych: { $gold }.
advice-income = { CARD($character) } daje dochód: { COUNT($gold, of: "gold") }.
advice-income_cards = { CARD($character) } daje dochód: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = To kończy grę zwycięstwem w { $chance }% partii próbnych, drugi wybór w { $other }%.
advice-left_to = W przeciwnym razie { CARD($character, case: "acc") } bierze { PLAYER($seat) } ({ $chance }% partii próbnych).
    .you = W przeciwnym razie { CARD($character, case: "acc") } bierzesz ty ({ $chance }% partii próbnych).
advice-murdered = Ryzyko zabójstwa to { $chance }%, przy drugim wyborze { $other }%.
advice-own_points = Po rundzie średnio o { COUNT($points, of: "points") } więcej.
advice-own_districts = Po rundzie średnio o { COUNT($count, of: "districts", case: "acc") } więcej.
advice-own_gold = Po rundzie średnio o { COUNT($gold, of: "gold", case: "acc") } więcej.
advice-own_cards = Po rundzie średnio o { COUNT($count, of: "cards", case: "acc") } więcej na ręce.
advice-rival_points = { PLAYER($seat) } ma po rundzie średnio o { COUNT($points, of: "points") } mniej.
    .you = Po rundzie masz średnio o { COUNT($points, of: "points") } mniej.
advice-rival_districts = { PLAYER($seat) } ma po rundzie średnio o { COUNT($count, of: "districts", case: "acc") } mniej.
    .you = Po rundzie masz średnio o { COUNT($count, of: "districts", case: "acc") } mniej.
advice-rival_gold = { PLAYER($seat) } ma po rundzie średnio o { COUNT($gold, of: "gold", case: "acc") } mniej.
    .you = Po rundzie masz średnio o { COUNT($gold, of: "gold", case: "acc") } mniej.
advice-rival_cards = { PLAYER($seat) } ma po rundzie średnio o { COUNT($count, of: "cards", case: "acc") } mniej na ręce.
    .you = Po rundzie masz średnio o { COUNT($count, of: "cards", case: "acc") } mniej na ręce.

## How much depends on it

advice-loses = Przy drugim wyborze szansa na zwycięstwo jest niższa o { $chance ->
    [one] { $chance } punkt procentowy
    [few] { $chance } punkty procentowe
    [many] { $chance } punktów procentowych
   *[other] { $chance } punktu procentowego
}.
advice-close = Drugi wybór jest mniej więcej równie dobry.

## Hints at the table

hint-title = Podpowiedź
hint-ask = Poproś o podpowiedź
hint-who = Kto jest kim
hint-who_known = Teraz nie ma czego zgadywać.
hint-chance = wygrana: { $chance }%
hint-others = Inne możliwości
hint-noted = W zapisie gry zostanie ślad po tej podpowiedzi.
hint-line = { $choice }: wygrana { $chance }%
