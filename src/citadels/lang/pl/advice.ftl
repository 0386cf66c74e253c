# Why a strong bot prefers a choice to another: for hints, puzzles and reviews.

## What the choice is about

advice-holder = { PLAYER($seat) } to najpewniej { CARD($character, case: "nom") }: { $chance }%.
    .you = Najpewniej grasz jako { CARD($character, case: "nom") }: { $chance }%.
advice-gold_at_stake = { PLAYER($seat) } może stracić { COUNT($gold, of: "gold", case: "acc") }.
    .you = Możesz stracić { COUNT($gold, of: "gold", case: "acc") }.
advice-near_end = { PLAYER($seat) } może wkrótce zakończyć grę. W mieście brakuje: { COUNT($count, of: "districts", case: "gen") }.
    .you = Możesz wkrótce zakończyć grę. W mieście brakuje: { COUNT($count, of: "districts", case: "gen") }.
advice-leads = { PLAYER($seat) } ma najlepsze miasto spośród pozostałych: { COUNT($points, of: "points") }.
    .you = Masz najlepsze miasto spośród pozostałych: { COUNT($points, of: "points") }.
advice-richest = { PLAYER($seat) } ma najwięcej monet spośród pozostałych: { $gold }.
    .you = Masz najwięcej monet spośród pozostałych: { $gold }.
advice-income = { CARD($character) } daje dochód: { COUNT($gold, of: "gold") }.
advice-income_cards = { CARD($character) } daje dochód: { COUNT($count, of: "cards") }.

## Where it leads, compared with the other choice

advice-wins_now = To kończy grę zwycięstwem w { $chance }% partii próbnych, drugi wybór w { $other }%.
advice-left_to = W przeciwnym razie { CARD($character, case: "acc") } bierze { PLAYER($seat) }: w { $chance }% partii próbnych.
    .you = W przeciwnym razie bierzesz { CARD($character, case: "acc") }: w { $chance }% partii próbnych.
advice-murdered = Ryzyko śmierci z ręki skrytobójcy to { $chance }%, przy drugim wyborze { $other }%.
advice-own_points = Po rundzie średnio więcej o { COUNT($points, of: "points") }.
advice-own_districts = Po rundzie średnio dodatkowo: { COUNT($count, of: "districts") }.
advice-own_gold = Po rundzie średnio dodatkowo: { COUNT($gold, of: "gold") }.
advice-own_cards = Po rundzie średnio dodatkowo na ręce: { COUNT($count, of: "cards") }.
advice-rival_points = { PLAYER($seat) } ma po rundzie średnio mniej punktów, różnica: { $points }.
    .you = Po rundzie masz średnio mniej punktów, różnica: { $points }.
advice-rival_districts = { PLAYER($seat) } ma po rundzie średnio mniej dzielnic, różnica: { $count }.
    .you = Po rundzie masz średnio mniej dzielnic, różnica: { $count }.
advice-rival_gold = { PLAYER($seat) } traci do końca rundy średnio { COUNT($gold, of: "gold", case: "acc") }.
    .you = Do końca rundy tracisz średnio { COUNT($gold, of: "gold", case: "acc") }.
advice-rival_cards = { PLAYER($seat) } ma po rundzie średnio mniej kart na ręce, różnica: { $count }.
    .you = Po rundzie masz średnio mniej kart na ręce, różnica: { $count }.

## How much depends on it

advice-loses = Drugi wybór kosztuje { $chance ->
    [one] { $chance } punkt procentowy
    [few] { $chance } punkty procentowe
    [many] { $chance } punktów procentowych
   *[other] { $chance } punktu procentowego
} szansy na zwycięstwo.
advice-close = Drugi wybór jest mniej więcej równie dobry.

## Hints at the table

hint-title = Podpowiedź
hint-ask = Poproś o podpowiedź
hint-chance = wygrana: { $chance }%
hint-others = Inne możliwości
hint-noted = W zapisie gry zostanie ślad po tej podpowiedzi.
hint-line = { $choice }: wygrana { $chance }%
