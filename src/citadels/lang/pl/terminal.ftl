# A game in the terminal: the table as text, and the talk with the player.

## The table

board-head = Runda { $round } · w talii { COUNT($deck, of: "cards") } · ukończone miasto: { COUNT($size, of: "districts") }
board-last_round = To ostatnia runda.
board-bell = Dzwonnica: grę kończy miasto złożone z { COUNT($size, of: "districts", case: "gen") }.
board-tax = Podatki dla poborcy podatkowego: { COUNT($gold, of: "gold") }.
board-hand_size = na ręce { COUNT($count, of: "cards") }
board-complete = miasto ukończone
board-crown = korona
board-no_city = jeszcze nic nie zbudowano
board-district = { CARD($district) } ({ $cost }, { TYPE($type) })
board-museum = Pod Muzeum: { COUNT($count, of: "cards") }
board-museum_known = Pod Muzeum: { CARD($cards) }
board-wagon = Wóz kasowy: { COUNT($gold, of: "gold") }
board-characters = Postacie:
board-rank = { $rank } { CARD($character) }
board-own = Masz { COUNT($gold, of: "gold", case: "acc") } i { COUNT($points, of: "points") }; twoje miasto: { $city }
board-hand = Twoje karty: { $cards }
board-their_hand = Na ręce: { $cards }
board-known = Na pewno na tej ręce: { CARD($cards) }
board-empty_hand = Nie masz kart na ręce.
board-card = { CARD($card) } ({ $cost }, { TYPE($type) })
board-discard_pile = Stos kart odrzuconych: { CARD($cards) }

## What is known of a character, after its name

mark-face_up = odkryta karta
mark-face_down = zakryta karta
mark-murdered = zabita postać
mark-bewitched = oczarowana postać
mark-robbed = cel kradzieży
mark-warrant = nakaz
mark-signed = z podpisem
mark-threat = groźba
mark-flower = z kwiatem
mark-silent = nikt

## Groups of choices

group-gather = Zasoby
group-build = Budowa
group-character = Twoja postać
group-districts = Twoje dzielnice
group-cards = Karty akcji
group-turn = Tura

## The talk

talk-welcome = Cytadela, { $edition }: { COUNT($players, of: "players") }, ziarno { $seed }.
talk-welcome_help = Wpisz numer wyboru albo ?, aby zobaczyć pomoc.
talk-range = Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc.
talk-only_one = Wpisz 1 albo ?, aby zobaczyć pomoc.
talk-refused = Teraz to niemożliwe: { $reason }
talk-why_what = Zapytaj na przykład tak: why build castle
talk-why_possible = To możliwe: numer { $number }.
talk-bye = Odchodzisz od stołu. Do następnego razu!
talk-end_of_input = Nie ma więcej danych: odchodzisz od stołu. Do następnego razu!
talk-kept = Gra jest zapisana. Aby grać dalej: { $command }
talk-left = Masz niedokończoną grę. Aby grać dalej: { $command }
talk-saved = Zapis gry jest w { $path }.
talk-resumed = Gra toczy się dalej od miejsca, w którym ją przerwano.
talk-several = Pasuje kilka wyborów: { $numbers }
talk-cannot = { $choice }: { $reason }
talk-nothing_yet = Jeszcze nic się nie wydarzyło.
talk-ask_language = Jaki język?
talk-ask_edition = Które wydanie?
talk-ask_players = Ilu graczy?
talk-ask_set = Który zestaw postaci?
talk-ask_bots = Jak silne mają być boty?
talk-ask_again = Wpisz jedno z tych: { $allowed }
talk-ask_default = Sam Enter: { $value }
talk-help =
    3               wybór numer 3 (sam Enter, gdy jest tylko jeden)
    build castle    wybór według nazwy
    why TEKST       dlaczego coś jest teraz niemożliwe: why build castle, why murder king
    hint            co zrobiłby silny bot i dlaczego
    ? NAZWA         co robi karta: ? wiedźma
    zamek           wybór, w którym jest to słowo
    u               cofnij ostatni wybór, jeśli się da
    p               pokaż stół jeszcze raz
    l               pokaż jeszcze raz, co się wydarzyło w tej rundzie
    ?               ta pomoc
    q               odejdź od stołu; gra zostanie zapisana

    Wybory według nazwy: czasownik, na przykład build, murder, rob, destroy, take_gold, end_turn; potem to, czego
    dotyczy, a gracz jako numer (pierwszy to 0): swap_hands 2, destroy 1 market, spy 2 noble.

## Records told and stepped through

replay-open = Tu zapis się kończy; następną decyzję podejmuje { PLAYER($seat) }.
    .you = Tu zapis się kończy; następna decyzja należy do ciebie.
replay-step = Krok { $step } z { $steps }
replay-chose = { PLAYER($seat) } decyduje: { $choice }
    .you = Decydujesz: { $choice }
replay-digest = Skrót: { $digest }
replay-start = To jest początek.
replay-range = Są kroki od 0 do { $steps } i miejsca od 0 do { $most }; ? pokazuje pomoc.
replay-end = To jest koniec.
replay-seen_by = Tak to widzi { PLAYER($seat) }.
    .you = Tak to widzisz ty.
replay-spectator = Tak to wygląda z widowni.
replay-openly = Wszystko odkryte.
scenario-choose = { PLAYER($seat, case: "who") ->
    [you] Masz do wyboru:
   *[any] { PLAYER($seat) } ma do wyboru:
}
scenario-holds = Wszystko jest tak, jak być powinno.
replay-help =
    n lub Enter     następny krok
    b               krok wstecz
    12              krok 12
    r               następna runda
    s 2             oczami gracza 2
    s               oczami widza
    o               wszystko odkryte
    p               stół
    ?               ta pomoc
    q               wyjście
