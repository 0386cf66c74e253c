# The terms of the rulebooks. $size and $few: the districts that complete a city, $few with two or three players.
# .pile: in editions with a discard pile; .few: where two or three players need another number of districts.
# A term that an edition’s own book calls otherwise: term-NAME-EDITION.

term-round = Runda
    .about = Każdy wybiera postać i rozgrywa nią turę. Potem postacie znów się tasuje.
term-selection = Wybór postaci
    .about = Pierwsza część rundy: postacie krążą wokół stołu i każdy w tajemnicy zatrzymuje jedną.
term-turn = Tura
    .about = To, co robisz, gdy twoja postać zostanie wywołana: pobierasz zasoby, używasz zdolności i budujesz.
term-crown = Korona
    .about = Kto ją ma, wywołuje postacie i ma pierwszy wybór w następnej rundzie.
term-rank = Ranga
    .about = Liczba na karcie postaci. Według niej wywołuje się postacie, od najniższej.
term-ability = Zdolność
    .about = To, co potrafi postać. W jej turze możesz użyć zdolności raz.
term-gather = Pobranie zasobów
    .about = Jedyne, co w swojej turze musisz zrobić: weź 2 monety albo dobierz 2 karty i jedną z nich zatrzymaj.
term-resource = Zasoby
    .about = Złoto i karty dzielnic.
term-stash = Twoje złoto
    .about = Monety, które leżą przed tobą. Złoto na karcie się do nich nie liczy.
term-pay = Płacić
    .about = Twoje złoto idzie do banku, chyba że wskazano gracza.
term-draw = Dobrać
    .about = Weź karty z wierzchu talii. Tekst mówi, ile z nich zatrzymujesz.
term-discard = Odłożyć, odrzucić
    .about = Odłożona postać nie gra w tej rundzie. Odrzucona karta dzielnicy idzie zakryta na spód talii.
    .pile = Odłożona postać nie gra w tej rundzie. Odrzucona karta dzielnicy idzie na stos kart odrzuconych.
term-discard_pile = Stos kart odrzuconych
    .about = Leżą tu odkryte dzielnice odrzucone i zniszczone. Gdy talia się skończy, tasuje się z nich nową.
term-district = Dzielnica
    .about = Karta twojego miasta. Jej koszt to cena budowy, a na koniec tyle samo punktów.
term-type = Typ
    .about = Kolor dzielnicy: szlachecka, wyznaniowa, handlowa, militarna albo specjalna. Wszystkie pięć w jednym mieście daje dodatkowe punkty.
term-unique = Dzielnica specjalna
    .about = Fioletowa dzielnica z własnym działaniem. Korzystać z niej nie musisz, chyba że tekst mówi „musisz” albo „nie możesz”.
term-limit = Limit budowy
    .about = Ile dzielnic możesz zbudować w turze: jedną, chyba że karta mówi inaczej.
term-income = Dochód
    .about = Złoto albo karty, które niektóre postacie dostają za dzielnice jednego typu w swoim mieście.
term-destroy = Zniszczyć
    .about = Zniszczona dzielnica znika z miasta i idzie zakryta na spód talii.
    .pile = Zniszczona dzielnica znika z miasta i idzie na stos kart odrzuconych.
term-complete_city = Ukończone miasto
    .about = Miasto, w którym jest co najmniej { $size } dzielnic. Pierwsze takie sprawia, że ta runda jest ostatnia.
    .few = Miasto, w którym jest co najmniej { $size } dzielnic, a przy dwóch lub trzech graczach { $few }. Pierwsze takie sprawia, że ta runda jest ostatnia.
term-action_card = Karta akcji
    .about = Karta, którą zagrywa się z ręki dla jej działania. To nie dzielnica.

## As the Polish book has it

term-gather-dark-city = Akcja, czyli pobranie zasobów
term-rank-dark-city = Ranga, czyli numer postaci
term-selection-dark-city = Wybór zarządcy, czyli postaci
