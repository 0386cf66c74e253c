# How to play, on one page, in the order in which it is read: src/citadels/book/how_to_play.py. Cards are arguments
# under their own ids: $thief is the Thief. $seat is the player whose choice is told, $from has the crown, $of owns a
# district; “you” is the reader, who is the Warlord. Below: the words of the rules beside a running game.

how-title = Jak grać
how-lead = Trzy minuty czytania i możesz siadać do pierwszej gry.

how-heading-goal = Cel gry
how-goal = Zbuduj najlepsze miasto. Każda dzielnica daje tyle punktów, ile kosztowała. Gdy ktoś ma już { COUNT($size, of: "districts", case: "acc") }, trwa ostatnia runda, a wygrywa ten, kto ma najwięcej punktów.
how-goal_few = Zbuduj najlepsze miasto. Każda dzielnica daje tyle punktów, ile kosztowała. Gdy ktoś ma już { COUNT($size, of: "districts", case: "acc") } ({ $few } przy dwóch lub trzech graczach), trwa ostatnia runda, a wygrywa ten, kto ma najwięcej punktów.
how-start = Każdy zaczyna z 2 monetami i czterema kartami na ręce: to dzielnice, które może zbudować.
how-picture-goal = Ukończone miasto. Moneta na karcie to koszt dzielnicy; kolor i litera to jej typ.

how-heading-choosing = Najpierw wybór w tajemnicy
how-choosing = W każdej rundzie jesteś kimś innym. Postacie krążą wokół stołu: jedną zatrzymujesz, nikomu jej nie pokazujesz, a resztę podajesz dalej.
how-choosing_aside = Kilka postaci odkłada się wcześniej, więc każdy wie coś, ale nikt nie wie wszystkiego.
how-picture-choosing = Jedna z tych trzech będzie twoja. Dwie szare leżą odkryte na stole: w tej rundzie nikt ich nie ma.

how-heading-calling = Potem postacie są wywoływane
how-calling = Wywołuje się je po kolei, od rangi 1, bez względu na to, kto gdzie siedzi. Gdy padnie na twoją, pokazujesz ją i rozgrywasz turę. Jeśli nikt się nie zgłasza, nikt tej postaci nie ma – albo ktoś ją zabił.
how-calling_low = Ciosy trafiają w postacie, nie w graczy: { CARD($assassin, case: "nom") } i { CARD($thief, case: "nom") } wskazują swoją ofiarę i mogą tylko zgadywać, kto to jest.
how-picture-calling = Wywołano rangę 7. { CARD($king) } zginął, a { CARD($warlord, case: "nom") } zostanie okradziony.

how-heading-turn = Gdy przychodzi twoja tura
how-turn = Możesz zrobić trzy rzeczy. Obowiązkowa jest tylko pierwsza:
how-turn_gather = Pobierz zasoby: weź 2 monety albo dobierz 2 karty i jedną z nich zatrzymaj.
how-turn_build = Zbuduj dzielnicę: zapłać koszt karty z ręki i połóż ją w swoim mieście. Jedną na turę i nigdy takiej, jaką już masz.
how-turn_ability = Użyj zdolności postaci: każda ma inną. Niektóre zarabiają też na dzielnicach swojego koloru: { CARD($king, case: "nom") } na żółtych, { CARD($bishop, case: "nom") } na niebieskich, { CARD($merchant, case: "nom") } na zielonych, { CARD($warlord, case: "nom") } na czerwonych.
how-picture-turn = Twoje miejsce po pobraniu zasobów: miasto, 4 monety i karty na ręce. Karty w ramce możesz zbudować, { CARD($cathedral) } jest jeszcze za droga.

how-heading-round = Jak wygląda runda
how-round_chosen = { PLAYER($from) } ma koronę, więc wybiera na początku. Do ciebie docierają trzy postacie: zatrzymujesz { CARD($warlord, case: "acc") }, a dwie podajesz dalej. { PLAYER($seat) } wybiera na końcu.
how-round_murder = Wywołano rangę 1. { PLAYER($seat) } gra jako { CARD($assassin, case: "nom") } i zabija { CARD($king, case: "acc") }: cios w próżnię, bo nikt go nie ma.
how-round_robbery = Ranga 2. { PLAYER($seat) } gra jako { CARD($thief, case: "nom") } i chce okraść { CARD($warlord, case: "acc") } – bez pojęcia, że to ty.
how-round_saving = Na 3, 4, 5 i 6 nikt się nie zgłasza. Ranga 7: { PLAYER($seat) } gra jako { CARD($architect, case: "nom") }, bierze 2 monety i oszczędza.
how-round_robbed = Ranga 8, czyli ty! Zanim się ruszysz, { CARD($thief, case: "nom") } zabiera ci całe złoto. Bierzesz więc 2 monety.
how-round_destroyed = { CARD($warlord) } może zniszczyć dzielnicę, płacąc o 1 monetę mniej, niż kosztowała. Płacisz 1 monetę i { CARD($market) } { PLAYER($of, case: "gen") } znika.
how-round_income = Za czerwone dzielnice dostajesz 2 monety: to { CARD($prison) } i { CARD($school_of_magic) }, która liczy się jako dowolny kolor.
how-round_built = Za 3 monety budujesz { CARD($barracks, case: "acc") }.
how-round_next = Koniec rundy. Postacie znów się tasuje, a koronę dalej ma { PLAYER($from) }. Odebrałby ją tylko { CARD($king, case: "nom") }.
how-picture-destroying = Miasto { PLAYER($of, case: "gen") } oczami { CARD($warlord, case: "gen") }. Monety pokazują, ile kosztowałby każdy atak.

how-heading-end = Koniec i punkty
how-end = Gdy w jakimś mieście stanie { COUNT($size, of: "districts") }, dograjcie rundę. Potem każdy liczy punkty:
how-points_districts = Ile kosztowały wszystkie jego dzielnice.
how-points_types = { COUNT($points, of: "points") } za dzielnice wszystkich pięciu kolorów.
how-points_complete = 4 punkty za pierwsze ukończone miasto, 2 za każde następne.
how-points_unique = To, co mówią fioletowe dzielnice. Złoto, które zostało, nic nie jest warte.
how-action_cards = To wydanie ma też karty akcji. Wtasowuje się je do talii, a w każdej swojej turze możesz zagrać jedną z ręki. Za pierwszym razem graj bez nich.
how-picture-scores = Koniec gry. Twoje miasto było ukończone dopiero jako drugie, a mimo to wygrywasz.

how-heading-next = Co dalej?
how-next_play = Zagraj pierwszy raz
    .about = Przeciw botom; do strony głównej dzieli cię jedno kliknięcie.
how-next_examples = Wypróbuj przykłady
    .about = Tury prosto z instrukcji, ruch po ruchu.
how-next_cards = Obejrzyj karty
    .about = Co potrafi każda z nich, w każdym wydaniu.
how-next_rules = Przeczytaj dokładne zasady
    .about = Każdy paragraf ze swoim numerem, na wszystko, co się tu nie zmieściło.
how-lookup = Szukasz czegoś? `citadels rules NAZWA` pokaże kartę, `citadels rules --edition { $edition }` dokładne zasady, `citadels rules --example` przykłady. Grę zaczyna `citadels play`.

## The rules beside a running game

guide-asked = O co chodzi teraz
guide-nothing = Teraz nikt o nic cię nie pyta.
guide-mine = Co potrafi twoja postać
guide-offered = Do wyboru masz
guide-playing = Czyja to tura
guide-about = Czego to dotyczy
guide-rules = Co mówią zasady
guide-rulings = Szczególne przypadki
guide-whole = Jak grać, na jednej stronie
guide-edition = Wszystkie zasady tego wydania
