# The rules of the game in short, and what `citadels rules` says around them.

## Headings

rules-title = Zasady: { $edition }
rules-heading-setup = Przygotowanie
rules-heading-selection = Wybór postaci
rules-heading-turn = Tury
rules-heading-actions = Karty akcji
rules-heading-end = Koniec gry
rules-heading-characters = Postacie
rules-heading-districts = Dzielnice
rules-heading-uniques = Dzielnice specjalne
rules-heading-sets = Gotowe zestawy
rules-heading-rulings = Rozstrzygnięcia
rules-heading-differences = W innych wydaniach
rules-reference = Cytadela: zasady i karty

## Figures

rules-players = Gra dla { $least }–{ COUNT($most, of: "players", case: "gen") }.
rules-deck = Talia: zwykłe dzielnice – { COUNT($basic, of: "cards") }, specjalne – { COUNT($uniques, of: "cards") }.
rules-deck_chosen = Talia: zwykłe dzielnice – { COUNT($basic, of: "cards") }, specjalne – { COUNT($uniques, of: "cards") } z { $pool }.
rules-city = Ukończone miasto: { COUNT($size, of: "districts") }.
rules-city_few = Ukończone miasto: { COUNT($size, of: "districts") }; przy dwóch lub trzech graczach { $few }.
rules-bonus = Dzielnice wszystkich pięciu typów: { COUNT($points, of: "points") }.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: odkryte { $up }, zakryte { $down }
rules-rank = ranga { $rank }
rules-cost = koszt { $cost }
rules-copies = sztuk: { $copies }
rules-in_editions = W wydaniach: { $editions }
rules-in_edition = { $editions }:
rules-set = { $set }: { CARD($characters) }; dzielnice: { CARD($cards) }.
rules-called = inna nazwa: { $names }

## Looking up

rules-several = Pasuje kilka kart: { $names }
rules-hint = Jedna karta: citadels rules NAZWA. Inne wydanie: --edition ID. Wszystko naraz: --markdown.

## Setting up

rules-S1 = Wybierzcie po jednej postaci z każdej rangi, od 1 do 8 albo od 1 do 9: gotowy zestaw, własny albo losowy.
rules-S1-classic = Osiem postaci jest zawsze tych samych.
rules-S2 = Przy dwóch graczach nie ma rangi 9 ani imperatora; przy trzech i ośmiu ranga 9 musi być. Królowa wymaga pięciu graczy.
rules-S2-classic = Ośmioma postaciami może grać od dwóch do siedmiu osób.
rules-S2-dark-city = Przy dwóch i trzech graczach nie ma rangi 9, przy dwóch nie ma imperatora; przy ośmiu ranga 9 musi być. Królowa wymaga pięciu graczy. Gdy w grze jest dyplomata, Cmentarz odpada.
rules-S3 = Zwykłe dzielnice i wybrane specjalne tasuje się w jedną talię. Każdy dostaje 4 karty i 2 monety.
rules-S4 = Jeden z graczy ma koronę; tutaj decyduje gospodarz stołu albo los.
rules-S5 = Bank ma złota bez końca, a ręka nie ma limitu kart. To, co się płaci, idzie do banku, chyba że wskazano gracza. Złoto leżące na karcie do niczyich zasobów nie należy.

## Choosing characters

rules-D1 = Gracz z koroną tasuje postacie. Kilka odkłada się z góry, odkrytych dla wszystkich albo zakrytych.
rules-D2 = Postaci rangi 4 nigdy nie odkłada się odkrytej: jej miejsce zajmuje inna.
rules-D3 = Nikt nie wie, co leży zakryte.
rules-D3-classic = Zakrytą kartę ogląda tylko gracz z koroną.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = Począwszy od gracza z koroną, zgodnie z ruchem wskazówek zegara, każdy bierze w tajemnicy jedną postać, a resztę podaje dalej. Ostatni wybiera z dwóch i drugą odkłada zakrytą.
rules-D5 = Jeśli postaci jest o jedną więcej niż graczy, ostatni bierze też tę, którą odłożono zakrytą, jedną zatrzymuje, a drugą odkłada.
rules-D5-classic = Przy siedmiu graczach ostatni bierze też postać, którą odłożono zakrytą, jedną zatrzymuje, a drugą odkłada.
rules-D6 = Dwóch graczy ma po dwie postacie. Pierwszy bierze jedną z siedmiu; drugi bierze jedną z sześciu i jedną odkłada zakrytą; pierwszy bierze jedną z czterech i jedną odkłada; drugi bierze jedną z dwóch ostatnich.
rules-D7 = Trzech graczy ma po dwie postacie. Każdy bierze jedną, jedną odkłada się losowo i każdy bierze jeszcze jedną; ostatnią się odkłada.
rules-D7-classic = Trzech graczy ma po dwie postacie: biorą po jednej, dwa razy dookoła, a ostatnią się odkłada.
rules-D7-dark-city = { rules-D7-classic }
rules-D10 = Przy dwóch lub trzech graczach masz jedną rękę, jeden zasób złota i jedno miasto, a turę za każdą ze swoich postaci; zdolność działa tylko w turze swojej postaci.

## The turns

rules-T1 = Gracz z koroną wywołuje postacie według rang. Kto ma wywołaną, pokazuje ją i rozgrywa turę. Zabita postać pozostaje ukryta i milczy; tylko zabitą rangę 4 pokazuje się na końcu rundy.
rules-T1b = Kto dostaje koronę, wywołuje pozostałe postacie, a w następnej rundzie wybiera pierwszy.
rules-T3 = W swojej turze musisz pobrać zasoby: weź 2 monety albo dobierz 2 karty, jedną zatrzymaj, a drugą odrzuć.
rules-T4 = Karty odrzucone, odłożone i zburzone idą zakryte na spód talii.
rules-T4-classic = Karty odrzucone, odłożone i zburzone idą odkryte na stos kart odrzuconych. Gdy talia się skończy, stos tasuje się i staje się on talią.
rules-T4-dark-city = Karty odrzucone, odłożone i zburzone idą odkryte na stos kart odrzuconych, a te od magika i z Obserwatorium na spód talii. Gdy talia się skończy, stos tasuje się i staje się on talią.
rules-T5 = Jeśli kart jest mniej, niż trzeba dobrać, dobierasz tyle, ile jest.
rules-T6 = Potem możesz zbudować dzielnicę: płacisz jej koszt i wykładasz kartę w swoim mieście. Jedną na turę, chyba że coś podnosi twój limit, i żadnej o nazwie, którą już masz.
rules-T7 = Zdolności swojej postaci możesz użyć raz, w dowolnej chwili tury, chyba że podano czas. Dochód z dzielnic bierze się cały naraz. Dzielnice specjalne, które działają raz na turę, działają w dowolnej chwili twojej tury.
rules-T8 = Ze zdolności i działań można nie korzystać, chyba że napisano „musi” lub „nie może”.
rules-T9 = Tura kończy się, gdy tak powiesz; najpierw trzeba zrobić to, co obowiązkowe.
rules-T10 = Każdy może wiedzieć: ile złota i kart na ręce mają gracze, co stoi i leży w miastach, które postacie są w grze i które odłożono odkryte, kto ma koronę, kogo wywołano i kto się pokazał, kto został zabity, oczarowany lub ma zostać okradziony, gdzie leżą nakazy i groźby oraz ile kart ma talia. Wszystko inne jest tajne.
rules-T11 = Po ostatniej randze pokazuje się zabitą rangę 4 i korona przechodzi dalej, królowa dostaje złoto, jeśli jej się należy, i zaczyna się nowa runda albo gra się kończy.

## Action cards

rules-A1 = 15 kart akcji, jeśli się nimi gra, wtasowuje się w talię. Dobiera się je, trzyma, daje i zabiera jak inne karty; nie mają typu ani kosztu i się ich nie buduje.
rules-A2 = W każdej swojej turze możesz zagrać jedną, w dowolnej chwili, niezależnie od wszystkiego innego. Potem idzie na spód talii.
rules-A2-classic = W każdej swojej turze możesz zagrać jedną, w dowolnej chwili, niezależnie od wszystkiego innego. Potem idzie na stos kart odrzuconych.
rules-A3 = Na końcu każda karta akcji na ręce jest warta 1 punkt.

## The end

rules-E1 = Gdy jakieś miasto jest ukończone, rozgrywa się rundę do końca i gra się kończy. Miasto może rosnąć ponad tę liczbę.
rules-E2 = Punkty: koszt twoich dzielnic; { $bonus } za dzielnice wszystkich pięciu typów; 4 za pierwsze ukończone miasto, 2 za każde następne; oraz to, co mówią dzielnice specjalne i karty akcji.
rules-E3 = Ukończone miasto jest bezpieczne przed rangą 8 i przed Arsenałem. Zmniejszyć może je tylko jego właściciel.
rules-E4 = Przy remisie wygrywa wyższa ranga w ostatniej rundzie, z dwóch postaci ta wyższa.
rules-E4-classic = Przy remisie decydują punkty za same dzielnice; jeśli i one są równe, zwycięstwo jest wspólne.
rules-E4-dark-city = Przy remisie decydują punkty za same dzielnice, potem złoto; jeśli i ono jest równe, zwycięstwo jest wspólne.
