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
rules-heading-glossary = Słowniczek
rules-heading-rulings = Rozstrzygnięcia
rules-heading-differences = W innych wydaniach
rules-heading-departures = Gdzie odchodzimy od instrukcji
rules-reference = Cytadela: zasady i karty

## Figures

rules-players = Gra dla { $least }–{ COUNT($most, of: "players", case: "gen") }.
rules-deck = Talia: zwykłe dzielnice – { COUNT($basic, of: "cards") }, specjalne – { COUNT($uniques, of: "cards") }.
rules-deck_chosen = Talia: zwykłe dzielnice – { COUNT($basic, of: "cards") }, specjalne – { COUNT($uniques, of: "cards") } z { $pool }.
rules-city = Ukończone miasto: { COUNT($size, of: "districts") }.
rules-city_few = Ukończone miasto: { COUNT($size, of: "districts") }; przy dwóch lub trzech graczach { $few }.
rules-bonus = Dzielnice wszystkich pięciu typów: { COUNT($points, of: "points") }.
rules-action_cards = Według instrukcji można dodać 15 kart akcji: graj z nimi albo bez nich.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: odkryte { $up }, zakryte { $down }
rules-rank = ranga { $rank }
rules-cost = koszt { $cost }
rules-copies = sztuk: { $copies }
rules-in_editions = W wydaniach: { $editions }
rules-in_edition = { $editions }:
rules-set_characters = Postacie: { CARD($characters) }.
rules-set_ninth = Postacie: { CARD($characters) } ({ CARD($character) }).
rules-set_uniques = Dzielnice specjalne: { CARD($cards) }.
rules-sets_ninth = Dziewiąta postać, w nawiasie, jest nieobowiązkowa: potrzeba jej tylko przy trzech lub ośmiu graczach.
rules-substitute = { CARD($character) } wymaga co najmniej { COUNT($least, of: "players", case: "gen") }. Gdy jest was mniej, zastępstwo: { $names }.
rules-called = inna nazwa: { $names }
rules-elsewhere = W wydaniu „{ $edition }” nie ma tej karty. Tak gra się nią w wydaniu „{ $other }”.
rules-unprinted = Tekstu tej karty nie ma w instrukcji tego wydania; nasz pochodzi z innych źródeł.

## Looking up

rules-several = Pasuje kilka kart: { $names }
rules-hint = Jedna karta: citadels rules NAZWA. Inne wydanie: --edition ID. Wszystko naraz: --markdown.

## Setting up

rules-S1 = Wybierzcie po jednej postaci z każdej rangi, od 1 do 8 albo od 1 do 9: gotowy zestaw, własny albo losowy.
rules-S1-classic = Zawsze gra się tymi samymi ośmioma postaciami.
rules-S1-dark-city = Wybierzcie po jednej postaci z każdej rangi, od 1 do 8 albo od 1 do 9, według uznania albo losowo. Według instrukcji jedną lub dwie z ośmiu podstawowych postaci zastępuje się innymi tej samej rangi.
rules-S2 = Przy dwóch graczach nie ma rangi 9 ani imperatora; przy trzech i ośmiu ranga 9 musi być. Królowa wymaga co najmniej pięciu graczy.
rules-S2-classic = Przy ośmiu postaciach może grać od dwóch do siedmiu osób.
rules-S2-dark-city = Przy dwóch i trzech graczach nie ma rangi 9, przy dwóch nie ma imperatora; przy ośmiu ranga 9 musi być. Królowa wymaga co najmniej pięciu graczy. Gdy w grze jest dyplomata, Cmentarz odpada.
rules-S3 = Zwykłe dzielnice i wybrane specjalne tasuje się w jedną talię. Każdy dostaje 4 karty i 2 monety.
rules-S3-classic = Wszystkie dzielnice tasuje się w jedną talię. Każdy dostaje 4 karty i 2 monety.
rules-S3-dark-city = { rules-S3-classic }
rules-S4 = Koronę na początku ma najstarszy gracz; tutaj decyduje gospodarz stołu albo los.
rules-S5 = Bank ma złota bez końca, a na ręce można mieć dowolnie wiele kart. To, co się płaci, idzie do banku, chyba że wskazano gracza. Złoto leżące na karcie nie jest niczyim zapasem.

## Choosing characters

rules-D1 = Gracz z koroną tasuje postacie. Kilka odkłada się na początku, odkrytych dla wszystkich albo zakrytych.
rules-D2 = Postaci rangi 4 nigdy nie odkłada się odkrytej: jej miejsce zajmuje inna.
rules-D2-classic = Króla nigdy nie odkłada się odkrytego: jego miejsce zajmuje inna postać.
rules-D3 = Nikt nie wie, co leży zakryte.
rules-D3-classic = Zakrytą kartę ogląda tylko gracz z koroną.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = Począwszy od gracza z koroną, zgodnie z ruchem wskazówek zegara, każdy bierze w tajemnicy jedną postać, a resztę podaje dalej. Ostatni wybiera z dwóch i drugą odkłada zakrytą.
rules-D5 = Jeśli postaci jest o jedną więcej niż graczy, ostatni bierze też tę, którą odłożono zakrytą, jedną zatrzymuje, a drugą odkłada zakrytą.
rules-D5-classic = Przy siedmiu graczach ostatni bierze też postać, którą odłożono zakrytą, jedną zatrzymuje, a drugą odkłada zakrytą.
rules-D6 = Dwóch graczy ma po dwie postacie. Pierwszy bierze jedną z siedmiu; drugi bierze jedną z sześciu i jedną odkłada zakrytą; pierwszy bierze jedną z czterech i jedną odkłada; drugi bierze jedną z dwóch ostatnich.
rules-D7 = Trzech graczy ma po dwie postacie. Każdy bierze jedną, jedną odkłada się losowo i każdy bierze jeszcze jedną; ostatnią się odkłada.
rules-D8 = Trzech graczy ma po dwie postacie: biorą po jednej, dwa razy dookoła, a ostatnią się odkłada.
rules-D10 = Przy dwóch lub trzech graczach masz jedną rękę, jeden zapas złota i jedno miasto, ale po turze za każdą ze swoich postaci; zdolność działa tylko w turze swojej postaci.

## The turns

rules-T1 = Gracz z koroną wywołuje postacie według rang. Kto ma wywołaną, pokazuje ją i rozgrywa turę. Zabita postać pozostaje ukryta i milczy; tylko zabitą rangę 4 pokazuje się na końcu rundy.
rules-T1-classic = { rules-T1-dark-city }
rules-T1-dark-city = Gracz z koroną wywołuje postacie według rang. Kto ma wywołaną, pokazuje ją i rozgrywa turę. Zabita postać pozostaje ukryta i milczy; tylko zabitego króla pokazuje się na końcu rundy.
rules-T1b = Kto dostaje koronę, wywołuje pozostałe postacie, a w następnej rundzie ma pierwszy wybór.
rules-T3 = W swojej turze musisz pobrać zasoby: weź 2 monety albo dobierz 2 karty, jedną zatrzymaj, a drugą odrzuć.
rules-T4 = Karty odrzucone, odłożone i zniszczone idą zakryte na spód talii.
rules-T4-classic = Karty odrzucone, odłożone i zniszczone idą odkryte na stos kart odrzuconych. Gdy talia się skończy, tasuje się ten stos i tworzy z niego nową.
rules-T4-dark-city = Karty odrzucone, odłożone i zniszczone idą odkryte na stos kart odrzuconych, a te od magika i z Obserwatorium na spód talii. Gdy talia się skończy, tasuje się ten stos i tworzy z niego nową.
rules-T5 = Jeśli kart jest mniej, niż trzeba dobrać, dobierasz tyle, ile jest.
rules-T6 = Po pobraniu zasobów możesz zbudować dzielnicę: płacisz jej koszt i wykładasz kartę w swoim mieście. Jedną na turę, chyba że coś podnosi twój limit, i żadnej o nazwie, którą już masz.
rules-T7 = Zdolności swojej postaci możesz użyć raz, w dowolnej chwili tury, chyba że podano czas. Dochód z dzielnic bierze się cały naraz. Dzielnice specjalne, które działają raz na turę, działają w dowolnej chwili twojej tury.
rules-T8 = Ze zdolności i działań można nie korzystać, chyba że napisano „musisz” lub „nie możesz”. Nawet z dzielnicy specjalnej, która działa sama, możesz w danej turze nie skorzystać.
rules-T9 = Tura kończy się, gdy tak zdecydujesz; najpierw trzeba zrobić to, co obowiązkowe.
rules-T10 = Każdy może wiedzieć: ile złota i kart na ręce mają gracze, co stoi i leży w miastach, które postacie są w grze i które odłożono odkryte, kto ma koronę, kogo wywołano i kto się pokazał, kto został zabity, oczarowany lub ma zostać okradziony, gdzie leżą nakazy i groźby oraz ile kart ma talia. Wszystko inne jest tajne.
rules-T10-classic = Każdy może wiedzieć: ile złota i kart na ręce mają gracze, co stoi i leży w miastach, które postacie odłożono odkryte, kto ma koronę, kogo wywołano i kto się pokazał, kto został zabity lub ma zostać okradziony, co leży na stosie kart odrzuconych i ile kart ma talia. Wszystko inne jest tajne.
rules-T10-dark-city = Każdy może wiedzieć: ile złota i kart na ręce mają gracze, co stoi i leży w miastach, które postacie są w grze i które odłożono odkryte, kto ma koronę, kogo wywołano i kto się pokazał, kto został zabity, oczarowany lub ma zostać okradziony, co leży na stosie kart odrzuconych i ile kart ma talia. Wszystko inne jest tajne.
rules-T11 = Po ostatniej randze pokazuje się zabitą rangę 4 i korona przechodzi dalej, królowa dostaje złoto, jeśli jej się należy, i zaczyna się nowa runda albo gra się kończy.
rules-T11-classic = Po ostatniej randze zabity król zostaje pokazany i zabiera koronę, i zaczyna się nowa runda albo gra się kończy.
rules-T11-dark-city = Po ostatniej randze zabity król zostaje pokazany i zabiera koronę, królowa dostaje złoto, jeśli jej się należy, i zaczyna się nowa runda albo gra się kończy. Zabitego imperatora się nie pokazuje.

## Action cards

rules-A1 = 15 kart akcji, jeśli się nimi gra, wtasowuje się w talię. Dobiera się je, trzyma, daje i zabiera jak inne karty; nie mają typu ani kosztu i się ich nie buduje.
rules-A2 = W każdej swojej turze możesz zagrać jedną, w dowolnej chwili, niezależnie od wszystkiego innego. Potem idzie na spód talii.
rules-A2-classic = W każdej swojej turze możesz zagrać jedną, w dowolnej chwili, niezależnie od wszystkiego innego. Potem idzie na stos kart odrzuconych.
rules-A3 = Na końcu każda karta akcji na ręce jest warta 1 punkt.

## The end

rules-E1 = Gdy któreś miasto zostanie ukończone, dogrywa się rundę do końca i gra jest skończona. Miasto może rosnąć ponad tę liczbę.
rules-E2 = Punkty: koszt twoich dzielnic; { $bonus } za dzielnice wszystkich pięciu typów; 4 za pierwsze ukończone miasto, 2 za każde następne; oraz to, co mówią dzielnice specjalne.
rules-E2-deluxe-cz = Punkty: koszt twoich dzielnic; { $bonus } za dzielnice wszystkich pięciu typów; 4 za pierwsze ukończone miasto, 2 za każde następne; oraz to, co mówią dzielnice specjalne i karty akcji.
rules-E2-classic = Punkty: koszt twoich dzielnic; { $bonus } za dzielnice wszystkich pięciu typów; 4 za pierwsze ukończone miasto, 2 za każde następne; oraz to, co mówią dzielnice specjalne i karty akcji.
rules-E3 = Ukończone miasto jest bezpieczne przed rangą 8 i przed Arsenałem. Zmniejszyć może je tylko jego właściciel.
rules-E3-classic = Ukończone miasto jest bezpieczne przed generałem.
rules-E3-dark-city = Ukończone miasto jest bezpieczne przed generałem. Dyplomata może jednak wymienić jedną z jego dzielnic.
rules-E4 = Przy remisie wygrywa wyższa ranga w ostatniej rundzie, z dwóch postaci ta wyższa.
rules-E4-classic = Przy remisie decydują punkty za same dzielnice; jeśli i one są równe, zwycięstwo jest wspólne.
rules-E4-dark-city = Przy remisie decydują punkty za same dzielnice, potem złoto; jeśli i ono jest równe, zwycięstwo jest wspólne.

## Where we depart from an edition’s book, and why (src/citadels/cards/editions.py says in which)

rules-departure-emperor = Instrukcja pozwala na imperatora przy dwóch graczach. Tu we dwójkę gra się bez niego: nie byłoby kogo koronować.
rules-departure-discard_pile = Odrzucone karty idą odkryte na stos kart odrzuconych. Instrukcja mówi tylko, że leżą obok talii.
rules-departure-queen = Według instrukcji królowa dostaje złoto w turze rangi 4. Tu dostaje je we własnej turze, żeby nie zdradzić się za wcześnie.
rules-departure-ties = Przy remisie rosyjska instrukcja liczy postać wybraną, węgierska ujawnioną. Tu liczy się ta, którą masz, nawet zabita.
rules-departure-armory = Arsenał możesz poświęcić także we własnym ukończonym mieście. Instrukcja o tym milczy, a miasto jest twoje.
rules-departure-completion = Jeśli twoje ukończone miasto się zmniejszy, 2 punkty za ukończenie przepadają razem z dzielnicą, a 4 punkty za pierwszeństwo zostają. Instrukcja o tym milczy: pierwszeństwa nie da się cofnąć.
rules-departure-cannonball = Alchemik nie odzyskuje dopłaty za Człowieka pocisk. Instrukcja o tym milczy; zastąpienie dzielnicy to nie budowa.
rules-departure-unprinted = Tekstów tych kart nie ma w instrukcji; nasze pochodzą z innych wydań i list graczy: { CARD($cards) }.
