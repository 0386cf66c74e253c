# The full rules of a card. An empty line begins a paragraph; other line ends are only layout.

## Plain districts, by type

full-type-noble = Nie ma własnego działania. Dzielnice szlacheckie dają dochód dla { CARD($characters, case: "gen") }.
full-type-religious = Nie ma własnego działania. Dzielnice wyznaniowe dają dochód dla { CARD($characters, case: "gen") }.
full-type-trade = Nie ma własnego działania. Dzielnice handlowe dają dochód dla { CARD($characters, case: "gen") }.
full-type-military = Nie ma własnego działania. Dzielnice militarne dają dochód dla { CARD($characters, case: "gen") }.

## Characters

full-assassin =
    Wskaż inną postać, nie gracza. Ta postać ginie: jej gracz milczy, gdy zostaje wywołana, i traci całą turę. Wskazanie
    postaci, której nikt nie ma, nic nie daje.
full-witch =
    Najpierw pobierasz zasoby, a potem musisz wskazać inną postać; twoja tura zostaje przerwana. Dopóki nie
    zostanie wznowiona, nie możesz budować ani używać dzielnic poza tymi, które działają przy pobieraniu zasobów (Kopalnia
    złota, Biblioteka, Obserwatorium).

    Gdy oczarowana postać zostaje wywołana, jej gracz pokazuje ją, pobiera zasoby i na tym jego tura się
    kończy. Wtedy twoja tura toczy się dalej tak, jakby ta postać była twoja: z jej zdolnościami i ograniczeniami, ale
    z twoją ręką, twoim złotem i twoim miastem. Zasobów nie pobierasz po raz drugi.

    Koronę oczarowanego króla lub patrycjusza dostaje oczarowany gracz. Przy oczarowanym imperatorze to ty decydujesz,
    kto dostanie koronę, i bierzesz monetę lub kartę; przy oczarowanym szantażyście ty kładziesz groźby i bierzesz okup;
    przy oczarowanym biskupie ochrona należy do ciebie.

    Jeśli nikt nie ma oczarowanej postaci, twoja tura po prostu się kończy. Złodziej i szantażysta nie mogą wskazać ani
    ciebie, ani oczarowanej postaci.
full-witch-dark-city =
    Najpierw pobierasz zasoby, a potem musisz wskazać inną postać; twoja tura zostaje przerwana. Dopóki nie
    zostanie wznowiona, nie możesz budować ani używać niczego poza tym, co działa przy pobieraniu zasobów (Biblioteka,
    Obserwatorium).

    Gdy oczarowana postać zostaje wywołana, jej gracz pokazuje ją, pobiera zasoby i na tym jego tura się
    kończy. Wtedy twoja tura toczy się dalej tak, jakby ta postać była twoja: z jej zdolnościami i ograniczeniami, ale
    z twoją ręką, twoim złotem i twoim miastem. Zasobów nie pobierasz po raz drugi.

    Koronę oczarowanego króla dostaje oczarowany gracz. Przy oczarowanym biskupie chronione są i twoje
    miasto, i miasto biskupa.

    Jeśli nikt nie ma oczarowanej postaci, twoja tura po prostu się kończy. Złodziej nie może wskazać ani ciebie, ani
    oczarowanej postaci.
full-magistrate =
    Połóż trzy zakryte nakazy na trzech różnych postaciach; jeden z nich jest podpisany i tylko ty wiesz, który.

    Gdy gracz postaci z podpisanym nakazem zapłaci w turze tej postaci za dzielnicę, możesz pokazać nakaz i skonfiskować
    ją: staje za darmo w twoim mieście, tamten gracz odzyskuje złoto, a budowa wlicza się do jego limitu.

    Skonfiskować można tylko pierwszą dzielnicę opłaconą w tej turze; nie można tej, za którą nie zapłacono kosztu, ani
    takiej, jaką już masz. Za Kryjówkę złodziei wraca tylko złoto. Podatek, jeśli jest, płacisz ty. Nakazów bez podpisu
    nigdy się nie odkrywa.
full-thief =
    Wskaż inną postać. Gdy zostanie wywołana, zabierasz całe złoto jej gracza, zanim pobierze on zasoby. Nie możesz
    wskazać postaci rangi 1 ani zabitej lub oczarowanej. Wskazanie własnej drugiej postaci, przy dwóch lub trzech graczach,
    nikomu nic nie zabiera.
full-thief-classic =
    Wskaż inną postać. Gdy zostanie wywołana, zabierasz całe złoto jej gracza, zanim pobierze on zasoby. Nie możesz
    wskazać zabójcy ani zabitej postaci. Wskazanie własnej drugiej postaci, przy dwóch lub trzech graczach, nikomu
    nic nie zabiera.
full-spy =
    Wybierz innego gracza i podaj typ dzielnic, a potem obejrzyj jego karty. Za każdą kartę tego typu bierzesz od niego
    1 monetę i dobierasz 1 kartę z talii. Jeśli złota jest mniej niż takich kart, bierzesz całe, a karty i tak dobierasz
    wszystkie.
full-blackmailer =
    Połóż dwie zakryte groźby na dwóch postaciach; jedna jest z kwiatem i tylko ty wiesz, która. Bezpieczne są tylko
    ranga 1 oraz zabita i oczarowana postać. Dla zmyłki możesz zagrozić nawet własnej, ale nic z tego nie wyniknie.

    Zastraszony gracz, gdy zostanie wywołany, najpierw pobiera zasoby, a potem, przed wszystkim innym, musi
    odpowiedzieć: albo płaci ci połowę złota, zaokrągloną w dół, i groźba znika nieodkryta, albo odmawia. Po odmowie
    możesz groźbę odkryć: jeśli jest z kwiatem, zabierasz całe złoto tego gracza, jeśli bez, nic się nie dzieje.
full-magician =
    Jedno z dwojga: wymień wszystkie karty z ręki, nawet jeśli nie masz żadnej, na karty innego gracza albo odłóż dowolną
    liczbę swoich kart na spód talii i dobierz tyle samo.
full-magician-classic =
    Jedno z dwojga: wymień wszystkie karty z ręki, nawet jeśli nie masz żadnej, na karty innego gracza albo odrzuć dowolną
    liczbę swoich kart na stos kart odrzuconych i dobierz tyle samo.
full-wizard =
    Obejrzyj karty innego gracza i weź jedną: na rękę albo zbuduj ją od razu za jej koszt; taka budowa nie wlicza się do
    limitu. W tej turze wolno ci budować dzielnice, które już masz.
full-wizard-dark-city =
    Obejrzyj karty innego gracza i weź jedną: na rękę albo zbuduj ją od razu za jej koszt; taka budowa nie wlicza się do
    limitu. Tylko dzielnica zbudowana w ten sposób może być taka, jaką już masz. Zanim pobierzesz zasoby, możesz wziąć
    kartę tylko na rękę.
full-seer =
    Weź po jednej losowej karcie z ręki każdego innego gracza, a potem każdemu, komu coś zabrano, daj jedną dowolną kartę ze
    swojej ręki. Graczy bez kart się pomija. Możesz zbudować do 2 dzielnic.
full-king =
    Dostajesz 1 monetę za każdą dzielnicę szlachecką w swoim mieście. W swojej turze musisz wziąć koronę, kiedy chcesz;
    najpóźniej dostajesz ją na końcu tury. Od tej chwili to ty wywołujesz postacie i masz pierwszy wybór w następnej
    rundzie.

    Jeśli król ginie, pokazujesz go na końcu rundy i wtedy dostajesz koronę. Gdy nikt nie jest królem, korona zostaje tam,
    gdzie jest.
full-king-classic =
    Dostajesz 1 monetę za każdą dzielnicę szlachecką w swoim mieście. Po wywołaniu od razu bierzesz koronę. Od tej chwili to
    ty wywołujesz postacie i masz pierwszy wybór w następnej rundzie.

    Jeśli król ginie, pokazujesz go na końcu rundy i wtedy dostajesz koronę. Gdy nikt nie jest królem, korona zostaje tam,
    gdzie jest.
full-king-dark-city = { full-king-classic }
full-emperor =
    Dostajesz 1 monetę za każdą dzielnicę szlachecką w swoim mieście. W swojej turze musisz zabrać koronę temu, kto ją ma,
    i oddać ją komuś innemu, ale nie sobie. Od nowego posiadacza bierzesz według własnego wyboru 1 monetę lub losową kartę,
    jeśli coś ma.

    Jeśli imperator ginie, pokazujesz go na końcu rundy i tak samo oddajesz koronę dalej, ale nic za nią nie bierzesz. Przy
    dwóch graczach imperatora się nie używa.
full-emperor-dark-city =
    Dostajesz 1 monetę za każdą dzielnicę szlachecką w swoim mieście. Po wywołaniu musisz od razu zabrać koronę temu, kto ją
    ma, i oddać ją komuś innemu, ale nie sobie. Nowy posiadacz daje ci według własnego wyboru 1 monetę lub kartę.

    Jeśli imperator ginie, nie pokazujesz go nawet na końcu rundy, a korona zostaje tam, gdzie jest. Przy dwóch graczach
    imperatora się nie używa.
full-patrician =
    Dobierasz 1 kartę za każdą dzielnicę szlachecką w swoim mieście. W swojej turze musisz wziąć koronę, kiedy chcesz;
    najpóźniej dostajesz ją na końcu tury. Jeśli patrycjusz ginie, pokazujesz go na końcu rundy i wtedy dostajesz koronę.
full-bishop =
    Dostajesz 1 monetę za każdą dzielnicę wyznaniową w swoim mieście. W tej rundzie cudza postać rangi 8 nie może użyć swojej
    zdolności na twoich dzielnicach. Zabity biskup nie chroni; zamiast oczarowanego biskupa chroniona jest wiedźma. Przed
    Arsenałem nie ma ochrony.
full-bishop-classic =
    Dostajesz 1 monetę za każdą dzielnicę wyznaniową w swoim mieście. W tej rundzie generał nie może niszczyć twoich dzielnic.
    Zabity biskup nie chroni.
full-bishop-dark-city =
    Dostajesz 1 monetę za każdą dzielnicę wyznaniową w swoim mieście. W tej rundzie cudza postać rangi 8 nie może użyć swojej
    zdolności na twoich dzielnicach. Nie chroni tylko zabity biskup; gdy jest oczarowany, chronione są miasta i jego, i
    wiedźmy.
full-abbot =
    Za każdą dzielnicę wyznaniową w swoim mieście dostajesz 1 monetę lub dobierasz 1 kartę, w dowolnym połączeniu, które
    podajesz z góry. Raz w swojej turze, jeśli inny gracz ma więcej złota niż ty, najbogatszy daje ci 1 monetę; spośród
    kilku równie bogatych wybierasz ty. Jeśli najwięcej masz ty, choćby razem z innymi, nic nie dostajesz.
full-abbot-dark-city =
    Dostajesz 1 monetę za każdą dzielnicę wyznaniową w swoim mieście. Raz w swojej turze najbogatszy gracz daje ci 1 monetę.
    Jeśli najwięcej masz ty albo kilku graczy jest równie bogatych, nic nie dostajesz.
full-cardinal =
    Dobierasz 1 kartę za każdą dzielnicę wyznaniową w swoim mieście. Jeśli na dzielnicę brakuje ci złota, możesz wziąć
    dokładnie tyle, ile brakuje, od jednego gracza, który tyle ma; nie może on odmówić. Za każdą monetę dajesz mu kartę
    z ręki, inną niż budowana. Potem musisz tę dzielnicę zbudować.
full-merchant = Dostajesz 1 monetę za każdą dzielnicę handlową w swoim mieście i 1 monetę dodatkowo, cokolwiek robisz.
full-merchant-dark-city = Dostajesz 1 monetę za każdą dzielnicę handlową w swoim mieście, a po pobraniu zasobów dodatkowo 1 monetę.
full-alchemist =
    Na końcu tury odzyskujesz całe złoto zapłacone jako koszt dzielnic zbudowanych w tej turze. Trzeba je jednak mieć, by
    zapłacić. Nie wraca podatek, zapłata w Kuźni, złoto zwrócone przy konfiskacie ani karty. Przytułek patrzy na twoje
    złoto wcześniej.
full-alchemist-dark-city =
    Na końcu tury odzyskujesz całe złoto zapłacone jako koszt dzielnic zbudowanych w tej turze. Trzeba je jednak
    mieć, by zapłacić. Złoto dla poborcy podatkowego i zapłata w Kuźni nie wracają.
full-alchemist-deluxe-cz =
    Na końcu tury odzyskujesz całe złoto zapłacone jako koszt dzielnic zbudowanych w tej rundzie; przy dwóch lub trzech
    graczach także w turze twojej drugiej postaci, jeśli już się odbyła. Trzeba je jednak mieć, by zapłacić. Nie wraca
    podatek, zapłata w Kuźni, złoto zwrócone przy konfiskacie ani karty. Przytułek patrzy na twoje złoto wcześniej.
full-trader =
    Dostajesz 1 monetę za każdą dzielnicę handlową w swoim mieście. Dzielnice handlowe nie wliczają się do limitu budowy.
full-architect = Dobierasz dodatkowo 2 karty i obie zatrzymujesz. Możesz zbudować do 3 dzielnic.
full-architect-dark-city = Po pobraniu zasobów dobierasz dodatkowo 2 karty i obie zatrzymujesz. Możesz zbudować do 3 dzielnic.
full-navigator =
    Weź 4 monety albo dobierz 4 karty. W tej turze nie możesz nic budować, nawet tego, co nie wlicza się do limitu.
full-navigator-dark-city =
    Po pobraniu zasobów weź 4 monety albo dobierz 4 karty. W tej turze nie możesz nic budować, nawet jeśli z tego
    zrezygnujesz.
full-scholar =
    Dobierz 7 kart, zatrzymaj jedną, a pozostałe wtasuj w talię. Możesz zbudować do 2 dzielnic.
full-warlord =
    Dostajesz 1 monetę za każdą dzielnicę militarną w swoim mieście. Możesz zniszczyć jedną dzielnicę w dowolnym mieście, także
    we własnym, płacąc do banku jej koszt pomniejszony o 1; dzielnicę o koszcie 1 niszczysz więc za darmo. Złoto artysty
    i Wielki mur podnoszą cenę. Bezpieczne są ukończone miasto, miasto biskupa i Fort.
full-warlord-classic =
    Dostajesz 1 monetę za każdą dzielnicę militarną w swoim mieście. Możesz zniszczyć jedną dzielnicę innego gracza, płacąc do
    banku jej koszt pomniejszony o 1; dzielnicę o koszcie 1 niszczysz więc za darmo. Bezpieczne są ukończone miasto, miasto
    biskupa i Fort.
full-warlord-dark-city =
    Dostajesz 1 monetę za każdą dzielnicę militarną w swoim mieście. Na końcu tury możesz zniszczyć jedną dzielnicę w dowolnym
    mieście, także we własnym, płacąc do banku jej koszt pomniejszony o 1; dzielnicę o koszcie 1 niszczysz więc za darmo.
    Złoto artysty i Wielki mur podnoszą cenę. Bezpieczne są ukończone miasto, miasto biskupa i Fort.
full-diplomat =
    Dostajesz 1 monetę za każdą dzielnicę militarną w swoim mieście. Możesz wymienić jedną ze swoich dzielnic na dzielnicę
    innego gracza. Jeśli tamta kosztuje więcej, płacisz jej właścicielowi różnicę, a przy Wielkim murze o 1 monetę więcej.
    Żadne z miast nie może dostać dzielnicy o nazwie, którą już ma. Bezpieczne są cudze ukończone miasto, miasto biskupa i Fort;
    twoje własne może być ukończone.
full-diplomat-dark-city =
    Dostajesz 1 monetę za każdą dzielnicę militarną w swoim mieście. Na końcu tury możesz wymienić jedną ze swoich dzielnic na
    dzielnicę innego gracza. Jeśli tamta kosztuje więcej, płacisz jej właścicielowi różnicę. Żadne z miast nie może dostać
    dzielnicy o nazwie, którą już ma. Nie możesz zabrać Fortu ani niczego z miasta biskupa. Oddać możesz dowolną
    swoją dzielnicę, nawet Fort. Ukończone miasto nie jest przed tobą bezpieczne, a twoje własne też może być ukończone.
    Gdy w grze jest dyplomata, Cmentarz odpada.
full-marshal =
    Dostajesz 1 monetę za każdą dzielnicę militarną w swoim mieście. Możesz przejąć do swojego miasta dzielnicę innego gracza
    o koszcie 3 lub mniej, płacąc mu jej koszt, a przy Wielkim murze o 1 więcej. Bezpieczne są ukończone miasto, miasto
    biskupa i Fort; nie możesz też przejąć dzielnicy, którą już masz.
full-queen =
    W swojej turze bierzesz 3 monety, jeśli siedzisz obok gracza, który w tej rundzie pokazał postać rangi 4. Jeśli ta postać
    została zabita, dostajesz złoto na końcu rundy, gdy zostanie pokazana. Liczy się postać, nie korona. Tylko przy pięciu
    lub więcej graczach.
full-queen-dark-city =
    W swojej turze bierzesz 3 monety, jeśli siedzisz obok gracza, który w tej rundzie pokazał króla. Jeśli król został
    zabity, dostajesz złoto na końcu rundy, gdy zostanie pokazany. Liczy się postać, nie korona, a imperator nic ci nie
    daje. Tylko przy pięciu lub więcej graczach.
full-queen-deluxe-cz =
    W swojej turze bierzesz 3 monety, jeśli siedzisz obok gracza, który w tej rundzie pokazał postać rangi 4. Jeśli ta postać
    została zabita lub oczarowana, dostajesz złoto na końcu rundy. Liczy się postać, nie korona. Tylko przy pięciu lub
    więcej graczach.
full-artist =
    Połóż po 1 monecie ze swojego złota na jednej lub dwóch swoich dzielnicach, które jeszcze nie mają monety. Taka dzielnica
    na stałe i pod każdym względem kosztuje o 1 więcej, także na końcu, a moneta przechodzi z nią do nowego właściciela.
full-tax_collector =
    Dopóki ta postać jest w grze, każdy, kto zbuduje dzielnicę, zaraz potem kładzie na karcie poborcy 1 monetę, jeśli
    jakaś mu została; za każdą dzielnicę, także zbudowaną bez płacenia. W swojej turze możesz wziąć całe to złoto, a podatku
    nie płacisz. Przy dwóch lub trzech graczach w turze swojej drugiej postaci jednak płacisz.

    Złoto leży tam z rundy na rundę, a podatek płaci się także wtedy, gdy tej postaci nikt nie ma albo została zabita.
    Wymiana ani przejęcie dzielnicy to nie budowa.
full-old_tax_collector =
    Każdy, kto w swojej turze zbuduje choć jedną dzielnicę, na jej końcu płaci ci 1 monetę, jeśli jakaś mu została. Zabójca,
    który budował przed twoim wywołaniem, płaci, gdy się ujawniasz. Wiedźma, która buduje we wznowionej turze, płaci na jej
    końcu. Zbierasz dopiero od chwili wywołania i nic nie płacisz.

## Unique districts

full-armory =
    W swojej turze możesz poświęcić Arsenał, aby zniszczyć jedną inną dzielnicę w dowolnym mieście, także we własnym. Nic to
    nie kosztuje. Celem nie może być ukończone miasto. To nie jest zdolność rangi 8: nie chronią ani Fort, ani biskup.
full-armory-dark-city =
    W swojej turze możesz poświęcić Arsenał, aby zniszczyć jedną dzielnicę w mieście innego gracza. Nic to nie kosztuje. Nie
    chronią ani Fort, ani biskup.
full-basilica =
    Na końcu dostajesz 1 punkt za każdą dzielnicę w swoim mieście o nieparzystym koszcie, licząc złoto artysty.
full-capitol = Na końcu dostajesz 3 punkty, jeśli w twoim mieście są co najmniej trzy dzielnice jednego typu; tylko raz.
full-dragon_gate = Na końcu jest warta o 2 punkty więcej, niż kosztuje.
full-factory = Za każdą inną dzielnicę specjalną, którą budujesz, płacisz o 1 monetę mniej.
full-framework =
    Możesz zbudować dzielnicę, poświęcając Rusztowanie zamiast płacenia kosztu. Wlicza się to do limitu budowy i płaci się
    podatek; takiej dzielnicy nie można skonfiskować.
full-gold_mine = Gdy jako zasoby bierzesz złoto, bierzesz o 1 monetę więcej. Inne złoto się nie liczy.
full-great_wall = Postać rangi 8 płaci o 1 monetę więcej, by użyć swojej zdolności na twoich innych dzielnicach.
full-great_wall-dark-city =
    Generał płaci o 1 monetę więcej, by zniszczyć którąkolwiek z twoich dzielnic, łącznie z Wielkim murem. Dyplomata nie
    dopłaca.
full-great_wall-deluxe-cz =
    Postać rangi 8 płaci o 1 monetę więcej, by użyć swojej zdolności na którejkolwiek z twoich dzielnic, łącznie z Wielkim
    murem.
full-haunted_quarter =
    Na końcu liczy się pod każdym względem jako dzielnica jednego typu, najlepszego dla ciebie. Może więc przestać być
    specjalna.
full-haunted_quarter-dark-city =
    Na końcu liczy się jako dzielnica jednego typu, najlepszego dla ciebie, chyba że to twoja budowa z ostatniej
    rundy.
full-imperial_treasury = Na końcu dostajesz 1 punkt za każdą swoją monetę. Złoto leżące na kartach się nie liczy.
full-ivory_tower =
    Na końcu dostajesz 5 punktów, jeśli to jedyna dzielnica specjalna w twoim mieście. Nawiedzone miasto, które liczy się
    jako inny typ, nie przeszkadza.
full-keep = Postać rangi 8 nie może użyć swojej zdolności na Forcie, nawet na własnym.
full-keep-classic = Generał nie może zniszczyć Fortu.
full-keep-dark-city = Generał nie może zniszczyć Fortu, nawet własnego, a dyplomata nie może go zabrać. Jako dyplomata możesz jednak
    oddać swój.
full-laboratory = Raz w swojej turze możesz odrzucić kartę z ręki i wziąć 2 monety.
full-laboratory-classic = Raz w swojej turze możesz odrzucić kartę z ręki i wziąć 1 monetę.
full-laboratory-dark-city = { full-laboratory-classic }
full-library =
    Gdy jako zasoby dobierasz karty, zatrzymujesz wszystkie; z Obserwatorium wszystkie trzy.
full-library-classic =
    Gdy jako zasoby dobierasz karty, zatrzymujesz dwie; z Obserwatorium dwie z trzech.
full-library-dark-city = { full-library-classic }
full-map_room = Na końcu dostajesz 1 punkt za każdą kartę na ręce.
full-monument =
    Nie możesz go zbudować, jeśli w twoim mieście jest pięć lub więcej dzielnic. Przy ukończeniu miasta liczy się za dwie
    dzielnice, poza tym za jedną.
full-museum =
    Raz w swojej turze możesz włożyć zakrytą kartę z ręki pod Muzeum. Na końcu dostajesz 1 punkt za każdą taką kartę. Karty
    przechodzą z Muzeum do nowego właściciela; gdy zostanie zniszczone, idą na spód talii.
full-necropolis =
    Możesz ją zbudować, poświęcając jedną ze swoich dzielnic zamiast płacenia kosztu. Wlicza się to do limitu budowy i płaci
    się podatek; zbudowanej w ten sposób nie można skonfiskować.
full-observatory =
    Gdy jako zasoby dobierasz karty, dobierasz 3 zamiast 2 i zatrzymujesz jedną; z Biblioteką wszystkie.
full-observatory-classic =
    Gdy jako zasoby dobierasz karty, dobierasz 3 zamiast 2 i zatrzymujesz jedną; z Biblioteką dwie. Pozostałe idą na stos
    kart odrzuconych.
full-observatory-dark-city =
    Gdy jako zasoby dobierasz karty, dobierasz 3 zamiast 2 i zatrzymujesz jedną; z Biblioteką dwie. Pozostałe idą na spód
    talii.
full-park =
    Jeśli na końcu tury nie masz kart na ręce, dobierasz 2. Nie działa dla wiedźmy, której tura nie zostaje wznowiona.
full-poor_house =
    Jeśli na końcu tury nie masz złota, bierzesz 1 monetę. Nie działa dla wiedźmy, której tura nie zostaje wznowiona.
full-quarry =
    Wolno ci budować dzielnice, które już masz, ile tylko chcesz. Zostają, nawet jeśli stracisz Kamieniołom. Sędziemu,
    dyplomacie i marszałkowi nie pomaga on takich dzielnic zdobyć.
full-quarry-dark-city =
    Wolno ci zbudować dzielnicę, którą już masz, ale naraz możesz mieć tylko jedną taką parę. Zostaje, nawet jeśli stracisz
    Kamieniołom.
full-school_of_magic =
    Przy dochodzie liczy się jako wybrany przez ciebie typ, w każdej turze od nowa; na końcu jest po prostu specjalna.
    Opatowi przynosi monetę lub kartę.
full-school_of_magic-classic =
    Przy dochodzie liczy się jako wybrany przez ciebie typ, w każdej turze od nowa; na końcu jest po prostu specjalna.
full-school_of_magic-dark-city = { full-school_of_magic-classic }
full-school_of_magic-deluxe-cz =
    Przy dochodzie liczy się jako wybrany przez ciebie typ, w każdej turze od nowa; na końcu jest po prostu specjalna.
    Opatowi przynosi monetę i kartę.
full-secret_vault =
    W żaden sposób nie można jej zbudować. Jeśli na końcu masz ją na ręce, dostajesz 3 punkty. Do tego czasu jest kartą jak
    każda inna.
full-smithy = Raz w swojej turze możesz zapłacić 2 monety i dobrać 3 karty.
full-smithy-classic = Raz w swojej turze możesz zapłacić 3 monety i dobrać 2 karty.
full-stables = Ich budowa nie wlicza się do limitu, nawet gdy zostaną skonfiskowane.
full-statue = Na końcu dostajesz 5 punktów, jeśli masz koronę.
full-theater =
    Gdy wszyscy wybrali postacie, możesz wymienić swoją na postać innego gracza, nie oglądając jej; nie może on odmówić, a
    potem oboje oglądacie, co macie. Przy dwóch lub trzech graczach wybierasz, którą z twoich oddajesz, a bierzesz losową.
full-thieves_den = Dowolną część jej kosztu możesz zapłacić kartami z ręki, każdą za 1 monetę.
full-wishing_well = Na końcu dostajesz 1 punkt za każdą dzielnicę specjalną w swoim mieście, łącznie ze Studnią życzeń.
full-wishing_well-dark-city = Na końcu dostajesz 1 punkt za każdą inną dzielnicę specjalną w swoim mieście.
full-ball_room =
    Przy prawdziwym stole inni muszą ci dziękować za wywołanie, dopóki masz koronę. Tutaj nie ma działania.
full-bell_tower =
    Budując ją, możesz ogłosić, że gra skończy się po rundzie, w której ktoś ma o jedną dzielnicę mniej, niż zwykle trzeba.
    Ta mniejsza liczba pod każdym względem wystarcza wtedy do ukończenia miasta. Gdy Dzwonnica zostanie zniszczona, znów
    obowiązuje zwykła liczba; gdy tylko zmieni właściciela, zostaje mniejsza.
full-bell_tower-deluxe-cz =
    Budując ją, możesz ogłosić, że gra skończy się po rundzie, w której ktoś ma o jedną dzielnicę mniej, niż zwykle trzeba.
    Nic więcej to nie zmienia: miasto z tą mniejszą liczbą nie jest ukończone, nie jest bezpieczne przed rangą 8 i nie
    dostaje punktów za ukończenie. Gdy Dzwonnica zostanie zniszczona, znów obowiązuje zwykła liczba; gdy tylko zmieni
    właściciela, zostaje mniejsza.
full-graveyard =
    Gdy generał niszczy dzielnicę, twoją lub cudzą, możesz zapłacić 1 monetę i wziąć ją na rękę. Nie możesz tego zrobić jako
    generał ani uratować samego Cmentarza.
full-graveyard-dark-city =
    Gdy generał niszczy dzielnicę, twoją lub cudzą, możesz zapłacić 1 monetę i wziąć ją na rękę. Nie możesz tego zrobić jako
    generał ani uratować samego Cmentarza. Cmentarz odpada, gdy w grze jest dyplomata.
full-hospital =
    Jeśli twoja postać została zabita, możesz pokazać ją, gdy zostaje wywołana, i pobrać zasoby. Nic więcej w tej
    turze nie robisz.
full-lighthouse =
    Budując ją, przeglądasz całą talię dzielnic, bierzesz jedną kartę na rękę i tasujesz talię.
full-throne_room = Bierzesz z banku 1 monetę, ilekroć korona naprawdę zmienia właściciela.
# differs from full-dragon_gate: Uniwersytet is masculine
full-university = Na końcu jest wart o 2 punkty więcej, niż kosztuje.

## Action cards

full-big_top =
    Wyłóż go w swoim mieście. Zostaje tam i przy ukończeniu miasta liczy się za jedną dzielnicę, a poza tym za nic: nie ma
    typu, nic nie kosztuje, nie daje punktów i się go nie buduje. Ranga 8 nie może go ruszyć. Możesz mieć ich kilka, ale w
    turze wykładasz jeden.
full-big_top-classic =
    Wyłóż go w swoim mieście. Zostaje tam i przy ukończeniu miasta liczy się za jedną dzielnicę; nic nie kosztuje, nie daje
    punktów i się go nie buduje. Generał nie może go ruszyć. Możesz mieć ich kilka, ale w turze wykładasz jeden.
full-ticket_wagon =
    Wyłóż go przed sobą. Każdy inny gracz może raz w każdej swojej turze położyć na nim 1 monetę, dobrać 3 karty i zatrzymać
    jedną. Zaraz potem możesz odrzucić Wóz kasowy i wziąć całe złoto, które na nim leży. Ty z niego nie korzystasz; złoto,
    które leży na nim na końcu gry, przepada.
full-ticket_wagon-classic =
    Wyłóż go przed sobą. Każdy inny gracz może raz w każdej swojej turze położyć na nim 1 monetę, dobrać 2 karty i zatrzymać
    jedną. Zaraz potem możesz odrzucić Wóz kasowy i wziąć całe złoto, które na nim leży. Ty z niego nie korzystasz; złoto,
    które leży na nim na końcu gry, przepada.
full-acrobat =
    Zagraj ją, także poza swoją turą, gdy wywołana jest ranga 4 i nikt się nie zgłasza, bo postać zabito albo nikt jej nie
    ma, lub gdy ranga 4 jest oczarowana. Bierzesz koronę, wywołujesz pozostałe postacie i masz pierwszy wybór w następnej
    rundzie. Zabita lub oczarowana ranga 4 w tej rundzie korony nie dostaje ani nie oddaje. Swoją postać zachowujesz, ale
    dochodu z dzielnic szlacheckich nie masz.
full-acrobat-classic =
    Zagraj ją, także poza swoją turą i nawet gdy twoja postać nie żyje, gdy wywołany jest król i nikt się nie zgłasza, bo go
    zabito albo nikt go nie ma. Bierzesz koronę, wywołujesz pozostałe postacie i masz pierwszy wybór w następnej rundzie.
    Swoją postać zachowujesz, ale dochodu z dzielnic szlacheckich nie masz.
full-fortune_teller = Obejrzyj karty innego gracza i weź jedną z nich.
full-strongman =
    Zagraj go, gdy zostaje wywołana twoja zabita lub oczarowana postać albo taka, która ma zostać okradziona, ma nakaz lub
    groźbę. W tej turze nie mogą ci zaszkodzić zabójczyni, wiedźma, sędzia, złodziej ani szantażysta: rozgrywasz całą turę,
    a ich żetony wracają nieodkryte. To twoja karta akcji w tej turze.
full-strongman-classic =
    Zagraj go, poza swoją turą, w chwili gdy ktoś zabija twoją postać. Zabójstwo jest nieważne i rozgrywasz turę jak zwykle.
full-director = W tej turze możesz zbudować do 2 dzielnic więcej, ponad wszystko inne, co podnosi twój limit.
full-human_cannonball =
    Poza budową zastąp jedną dzielnicę swojego miasta droższą z ręki, płacąc różnicę kosztów. Stara karta idzie na spód talii.
    To nie jest budowa: bez limitu, bez podatku i bez konfiskaty.
full-human_cannonball-classic =
    Poza budową zastąp jedną dzielnicę swojego miasta droższą z ręki, płacąc różnicę kosztów. Stara karta idzie na stos kart
    odrzuconych.
