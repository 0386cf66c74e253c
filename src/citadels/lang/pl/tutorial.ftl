# Samouczek: src/citadels/scenarios/tutorial. Każde zdanie stoi nad stołem; mniej niż 170 znaków.
# Nazwy wiadomości: scena, potem nazwa kroku albo powodu.

## Wokół scen

tutorial-pick = Przechodź je w dowolnej kolejności i wyjdź, kiedy chcesz.
tutorial-done = Gotowe
tutorial-repeat = Jeszcze raz
tutorial-next = Dalej
tutorial-previous = Wstecz
tutorial-again = Spróbuj ponownie
tutorial-show = Pokaż
tutorial-next_scene = Następna scena
tutorial-watch = Patrz na stół…
tutorial-step = Krok { $number } z { $count }
tutorial-all_done = Więcej nie trzeba. Resztę poznasz w trakcie gry.
tutorial-first_game = Rozegraj pierwszą grę

## Tura

tutorial-gather_title = Zasoby i budowa
tutorial-gather_about = Jedna tura: weź złoto, zbuduj dzielnicę.
tutorial-gather_welcome = Witaj! Budujesz miasto, tak jak wszyscy. Wygrywa najcenniejsze. To jest twoje: na razie jedno Targowisko.
tutorial-gather_hand = Te dzielnice możesz zbudować. Na monecie jest koszt, a na końcu gry dzielnica jest warta tyle samo punktów.
tutorial-gather_gather = Twoja tura. Najpierw zasoby: 2 monety albo nowa karta. Masz 2 monety, a na ręce Zamek za 4, więc weź złoto.
tutorial-gather_cards = Oglądasz dwie karty i zatrzymujesz jedną: dobre, gdy brakuje ci kart. Ale czeka piękny Zamek, a brakuje tylko 2 monet.
tutorial-gather_build = Teraz buduj. Stać cię na Zamek: dotknij go.
tutorial-gather_cheaper = To też można, ale punktów będzie mniej, a budujesz tylko raz na turę. Stać cię na Zamek.
tutorial-gather_unbuilt = Możesz zakończyć turę bez budowania. Ale masz złoto i Zamek, a kartami na ręce jeszcze nikt nie wygrał.
tutorial-gather_finish = Zamek stoi! To 4 punkty. Nic więcej do zrobienia: zakończ turę.
tutorial-gather_done = Oto cała tura: zasoby, potem budowa. Wszystko inne w tej grze tobie to ułatwia albo innym utrudnia.

## Tajny wybór

tutorial-secret_title = Tajny wybór
tutorial-secret_about = W każdej rundzie jesteś kimś innym.
tutorial-secret_open = Nowa runda: każdy potajemnie weźmie jedną z tych postaci. Dwie odkryte odpadają, trzecia leży zakryta.
tutorial-secret_choose = Pierwszy wybór jest twój. Masz same dzielnice wyznaniowe, a biskup dostaje 1 monetę za każdą z nich. Weź biskupa.
tutorial-secret_assassin = Zabójczyni ucisza kogoś na rundę: to mocne. Ale dziś trzeba ci złota, a za dzielnice wyznaniowe dostaje je tylko biskup.
tutorial-secret_magician = Przy pustej ręce magik kusi: zamień się z kimś kartami! Najpierw jednak zobacz, co daje biskup.
tutorial-secret_king = Król następnym razem wybiera pierwszy i dostaje złoto za dzielnice szlacheckie. Nie masz żadnej. Trzy wyznaniowe to zadanie dla biskupa.
tutorial-secret_warlord = Generał niszczy dzielnice i dostaje złoto za militarne. Nie masz żadnej. Trzy wyznaniowe to zadanie dla biskupa.
tutorial-secret_others = Teraz wybierają inni. Nie widzisz, co biorą, a oni nie wiedzą, że biskup to ty.
tutorial-secret_called = Postacie są wywoływane według rang, od 1 do 8. Kto ma wywołaną postać, pokazuje ją i gra. Twoja ma rangę 5.
tutorial-secret_cards = Biskup! Nie masz kart na ręce, więc tym razem dobierz karty: zobaczysz dwie i zatrzymasz jedną.
tutorial-secret_gold = Złoto zawsze się przyda. Ale bez karty na ręce nie ma go na co wydać.
tutorial-secret_early = Dochód możesz wziąć od razu. Ale najpierw zobaczmy karty: pobierz zasoby.
tutorial-secret_keep = Zatrzymaj tę, która ci się podoba. Druga trafi na spód talii.
tutorial-secret_income = A teraz nagroda: 1 moneta za każdą dzielnicę wyznaniową. Weź ją.
tutorial-secret_unpaid = Nie tak szybko! Biskupowi należą się 3 monety, po jednej za każdą dzielnicę wyznaniową.
tutorial-secret_build = A za to złoto buduj.
tutorial-secret_unbuilt = Złoto możesz zachować na później. Ale stać cię na budowę, a dzielnice to punkty.
tutorial-secret_done = Wybieraj, kto pasuje do twojego miasta, a nikt nie będzie pewien, kim jesteś. W następnej rundzie jesteś kimś innym.

## Zabójstwo i kradzież

tutorial-murder_title = Zabójstwo i kradzież
tutorial-murder_about = Co robią innym i co robią tobie.
tutorial-murder_murder = Jesteś zabójczynią: wskaż postać, a kto ją ma, traci turę. Ktoś tu ma 7 monet i 4 karty, w sam raz dla architekta. Wskaż architekta!
tutorial-murder_guess = Można, nigdy nie wiadomo, kto jest kim. Ale tyle złota i kart pachnie architektem, a on może zbudować trzy dzielnice.
tutorial-murder_unused = Możesz oszczędzić wszystkich. Ale ktoś zaraz zbuduje trzy dzielnice: powstrzymaj architekta.
tutorial-murder_silence = Patrz na wywoływanie: przychodzi kolej architekta i nikt się nie zgłasza. Cała tura przepada, a nie trzeba było wiedzieć czyja.
tutorial-murder_rob = Inna runda i jesteś złodziejem: wskaż postać i weź całe jej złoto. Obok trzech dzielnic handlowych leży 6 monet, to pewnie kupiec.
tutorial-murder_poor = Można. Ale kto ma dzielnice handlowe, chętnie bierze kupca, i właśnie tam leży złoto.
tutorial-murder_unrobbed = Możesz odpuścić. Ale 6 monet za jedno słowo to dobry interes: okradnij kupca.
tutorial-murder_loot = Kradzież następuje, gdy kupiec zostanie wywołany. Patrz na swoje złoto.
tutorial-murder_robbed = Teraz druga strona: jesteś kupcem z 5 monetami, a złodziej wskazał kupca. Patrz, co się stanie, gdy cię wywołają.
tutorial-murder_go_on = Całe złoto przepadło. Ale turę nadal masz: weź złoto i graj dalej.
tutorial-murder_recovers = I pierwsze monety wracają. Kradzież kosztuje złoto, nigdy turę.
tutorial-murder_broke = Można. Ale bez monet nic nie zbudujesz: najpierw złoto.
tutorial-murder_murdered = A teraz gorzej: jesteś architektem, a zabójczyni wskazała architekta. Wywołują cię, musisz milczeć i ta runda przepada.
tutorial-murder_done = Boli, ale to tylko jedna runda. Wskazują postacie, nie graczy: wybierz to, czego nikt się nie spodziewa, a trafią kogoś innego.

## Korona

tutorial-crown_title = Korona i kolejność
tutorial-crown_about = Kto kiedy gra i kto wybiera pierwszy.
tutorial-crown_order = Postacie grają według rang: zabójczyni pierwsza, generał ostatni. Jesteś królem, ranga 4.
tutorial-crown_called = Magik ma rangę 3, więc ktoś gra przed tobą. Koronę ma na razie inny gracz.
tutorial-crown_crown = Wywołano króla. Król bierze koronę: kto ją ma, ten w następnej rundzie wybiera pierwszy. Weź ją!
tutorial-crown_unsaid = To też ci się należy, w dowolnej kolejności. Ale najpierw korona: zobacz, jak do ciebie trafia.
tutorial-crown_income = Król dostaje po 1 monecie za dzielnice szlacheckie. Masz dwie: weź dochód.
tutorial-crown_later = Wszystko w swoim czasie. Najpierw weź 2 monety za Zamek i Dwór.
tutorial-crown_gather = Teraz zasoby. Pałac kosztuje 5: weź złoto.
tutorial-crown_dear = Można. Ale masz na ręce Pałac i brakuje ci na niego 2 monet.
tutorial-crown_build = Zbuduj Pałac: też jest szlachecki i następnym razem król dostanie złoto za trzy dzielnice.
tutorial-crown_small = Tawerna jest warta 1 punkt, Pałac 5, a na turę budujesz jedną dzielnicę.
tutorial-crown_unbuilt = Masz złoto i Pałac. Zbuduj go, zanim tura się skończy.
tutorial-crown_rest = Rundę kończą wyższe rangi: najpierw 5, potem 8.
tutorial-crown_first = Nowa runda i korona jest twoja: wybierasz przed innymi, z największej liczby kart. Weź, kogo chcesz.
tutorial-crown_done = Niskie rangi grają wcześniej, wysokie więcej wiedzą, gdy przyjdzie ich kolej, a korona daje pierwszy wybór.

## Dzielnice specjalne

tutorial-uniques_title = Dzielnice specjalne
tutorial-uniques_about = Fioletowe karty z własnym działaniem.
tutorial-uniques_purple = Fioletowa dzielnica w twoim mieście jest specjalna: ma własny tekst. Kuźnia raz na turę sprzeda ci 3 karty za 2 monety.
tutorial-uniques_smithy = Zasoby już pobrane, masz 8 monet, a kart mało. Użyj Kuźni!
tutorial-uniques_wait = Można. Ale jedna Tawerna przy 8 monetach to szkoda. Niech Kuźnia najpierw da ci lepsze karty.
tutorial-uniques_gate = Smocza brama! Kosztuje 6, a na końcu jest warta 8 punktów. Zbuduj ją.
tutorial-uniques_plain = Zwykła dzielnica jest warta tyle, ile kosztuje. Smocza brama o 2 punkty więcej.
tutorial-uniques_unbuilt = Nie zostawiaj Smoczej bramy na ręce: liczy się tylko to, co stoi w mieście.
tutorial-uniques_eight = Piękna budowla. Jedne dzielnice specjalne działają co turę, inne liczą się na końcu. Wskaż kartę lub ją przytrzymaj, by przeczytać tekst.
tutorial-uniques_library = Jeszcze jedna: z Biblioteką zatrzymujesz obie dobrane karty. Dobierz karty i zobacz.
tutorial-uniques_gold = Złoto jest dobre, ale z Biblioteką karty chodzą parami. Spróbuj.
tutorial-uniques_closed = Możesz nie używać Biblioteki. Mało kto tak robi: dwie karty to więcej niż jedna.
tutorial-uniques_done = Obie są twoje. Gdy trafi się fioletowa karta, przeczytaj ją: może wygrać ci całą grę.

## Koniec

tutorial-end_title = Koniec i punkty
tutorial-end_about = Siedem dzielnic i liczymy punkty.
tutorial-end_nearly = Sześć dzielnic! Pierwsze miasto z siedmioma kończy grę: dogrywamy rundę i liczymy punkty.
tutorial-end_last = Doki czy Fort? Obie dzielnice kosztują 3. Fort jest specjalny, a tego jednego typu ci brakuje; wszystkie pięć typów daje 3 punkty więcej.
tutorial-end_types = Też siedem dzielnic. Ale bez specjalnej tracisz 3 punkty za wszystkie pięć typów.
tutorial-end_unbuilt = Masz złoto na siódmą dzielnicę. Zbuduj ją, zanim ktoś cię wyprzedzi!
tutorial-end_complete = Ukończone, i to pierwsze: to 4 punkty, a twoich dzielnic nikt już nie zniszczy. Inni kończą rundę.
tutorial-end_scores = Wygrywasz! Dzielnice są warte tyle, ile kosztują, do tego 3 za pięć typów i 4 za pierwsze ukończone miasto.
tutorial-end_done = Teraz znasz grę: buduj dobrze, wybieraj potajemnie i nie bądź tam, gdzie cię szukają.
