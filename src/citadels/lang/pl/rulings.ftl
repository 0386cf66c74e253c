# Rulings: what the books leave open or say in passing, decided.

## The end, and completed cities

ruling-K1 = Raz rozpoczętej ostatniej rundy nie odwołuje się, gdy jakieś miasto potem się zmniejszy. Tylko zburzenie Dzwonnicy odwołuje to, co opierało się wyłącznie na jej mniejszej liczbie.
ruling-K2 = Czy miasto jest ukończone, sprawdza się po każdej zmianie, cokolwiek ją wywołało. Konfiskata może ukończyć miasto sędziego w turze innego gracza, razem z punktami za pierwszeństwo.
ruling-K3 = Jeśli w chwili ogłoszenia Dzwonnicy kilka miast ma już mniejszą liczbę, każde dostaje 4 punkty. Jeśli Dzwonnica zostaje skonfiskowana, decyduje sędzia; jeśli przyniósł ją Człowiek pocisk, decyduje jej właściciel.
ruling-K4 = Także w ostatniej rundzie korona przechodzi dalej i królowa dostaje złoto, zanim policzy się punkty.
ruling-K5 = Przy remisie zabita postać liczy się ze swoją rangą, wiedźma jako ranga 1, a wymiana w Teatrze się liczy.
ruling-K6 = Gdy Monument buduje się za Rusztowanie, najpierw znika Rusztowanie, więc przy pięciu dzielnicach razem z nim Monument wolno zbudować. Namiot cyrkowy do tej granicy się nie wlicza. Przez dyplomatę Monument może trafić do miasta z pięcioma lub więcej dzielnicami, przez sędziego nie.
ruling-K7 = Oddanie lub zastąpienie Monumentu może sprawić, że własne miasto przestanie być ukończone.
ruling-K8 = Na końcu tury, w tej kolejności: korona jeszcze niewzięta lub nieoddana; Przytułek i Park; zwrot dla alchemika; poborca podatkowy rangi 2. Nic z tego dla gracza oczarowanego lub zabitego.

## Witch

ruling-K9 = Wiedźma musi kogoś wskazać, choćby własną drugą postać. Zanim jej tura zostanie wznowiona, nie ma kart akcji ani Wozu kasowego. Obie części są jedną turą dla wszystkiego, co działa raz na turę.
ruling-K10 = Gdy działa jako złodziej, szpieg, szantażysta lub poborca podatkowy rangi 2, to, co zabrano, dostaje wiedźma, a wskazać nie może ani rangi 1, ani oczarowanej postaci. Jako imperator nie koronuje ani siebie, ani obecnego posiadacza. Jako ranga 8 może zaatakować oczarowanego gracza. Jako poborca podatkowy rangi 9 nie płaci podatku.
ruling-R25 = Jako oczarowany nawigator wiedźma bierze 4 monety lub 4 karty i nic nie buduje.
ruling-R26 = Jako oczarowany alchemik wiedźma odzyskuje to, co zapłaciła sama.
ruling-R27 = Jako oczarowany poborca podatkowy rangi 9 wiedźma może wziąć złoto i nie płaci podatku. Poborcy rangi 2 płaci wiedźma, która buduje we wznowionej turze.
ruling-R28 = Jako oczarowana królowa wiedźma liczy własne miejsce. Oczarowana postać rangi 4 siedzi tam, gdzie jej gracz.

## Magistrate and Blackmailer

ruling-K11 = Kładzie się wszystkie trzy nakazy; dla zmyłki także na własnych postaciach, ale nikt nie konfiskuje sam sobie.
ruling-K12 = Konfiskata następuje przed podatkiem i przed każdym działaniem zbudowania. Wraca złoto naprawdę zapłacone, także pożyczone przez kardynała. Kryjówka złodziei opłacona samymi kartami liczy się jako opłacona. To, co czarodziej buduje od razu, i to, na co pozwala Dyrektor, można skonfiskować; tego, co przynosi Człowiek pocisk, nie.
ruling-K13 = Sędzia płaci podatek tylko wtedy, gdy ma złoto. Kardynał, który musi budować, spełnia to przez samą próbę.
ruling-R37 = Po konfiskacie Stajni tamten gracz może jeszcze zbudować inną dzielnicę.
ruling-R39 = Złota zwróconego przy konfiskacie alchemik nie odzyskuje po raz drugi.
ruling-R40 = Za skonfiskowaną dzielnicę kardynała wraca też pożyczone złoto; karty zostają u pożyczającego.
ruling-R42 = Sędzia z pięcioma lub więcej dzielnicami nie może skonfiskować Monumentu.
ruling-R43 = Namiotu cyrkowego i Wozu kasowego nigdy się nie konfiskuje.
ruling-P7 = Sędzia, który nie może użyć podpisanego nakazu na jakiejś dzielnicy, i tak zostaje zapytany, ale może tylko pozwolić ją zbudować.
ruling-K14 = Kładzie się obie groźby. Groźba na własnej drugiej postaci nic nie daje. Gdy pokazano kwiat, druga groźba znika bez pytania. Karty akcji i Wóz kasowy dopiero po odpowiedzi.
ruling-R44 = Zastraszoną postać najpierw się okrada, potem pobiera ona zasoby, odpowiada na groźbę i dopiero wtedy robi wszystko inne.
ruling-R45 = Okup to połowa złota po pobraniu zasobów, zaokrąglona w dół; przy 0 lub 1 monecie nie wynosi nic.

## Cardinal

ruling-K15 = Najpierw idzie własne złoto kardynała, a Fabryka obniża cenę, zanim się cokolwiek pożyczy. Przy Kryjówce złodziei najpierw wybiera się karty wliczane w cenę. Na podatek się nie pożycza. Pożyczający musi mieć całe brakujące złoto.
ruling-P9 = Kardynał może w turze pożyczyć na jedną dzielnicę.

## Rank 8 and the crown

ruling-K16 = Ranga 8 nie może oddać ani zburzyć własnego Fortu ani Namiotu cyrkowego. Przy dwóch lub trzech graczach także własna ranga 8 biskupa nie może użyć tego miasta.
ruling-K17 = Przy Wielkim murze dyplomata płaci różnicę, jeśli jest, i 1 monetę więcej. Do granicy 3 u marszałka złoto artysty się liczy, a Wielki mur nie.
ruling-K18 = Dyplomata musi mieć dzielnicę do oddania. Karty spod Muzeum, złoto artysty i działanie Dzwonnicy przechodzą razem z dzielnicą. Złoto artysty na zburzonej lub zastąpionej dzielnicy idzie do banku.
ruling-R60 = Za Uniwersytet i Smoczą bramę generał płaci 5 monet; dyplomata liczy je jako 6.
ruling-R61 = Generał może burzyć dzielnice zabitego biskupa.
ruling-R63 = Dyplomata i marszałek nie mogą zdobyć dzielnicy, którą już mają, nawet z Kamieniołomem.
ruling-R65 = Dyplomata i marszałek nie płacą podatku: nie budują.
ruling-R69 = Dzielnica o koszcie 3 ze złotem artysty kosztuje 4: marszałek nie może jej przejąć.
ruling-P11 = Ukończone miasto, które jego właściciel sam zmniejszy, nie jest już ukończone, więc ranga 8 i Arsenał mogą je ruszyć.
ruling-P12 = Wielki mur podnosi cenę własnych dzielnic także dla własnej rangi 8.
ruling-K19 = Imperator bierze tylko to, co jest: złoto od tego, kto ma złoto, kartę od tego, kto ma karty.
ruling-P4 = Moneta lub karta dla imperatora należy do oddania korony, więc trzeba ją wziąć, jeśli coś jest.
ruling-P2 = Korona oczarowanego króla lub patrycjusza przechodzi, gdy ten gracz pobierze zasoby, zanim wiedźma gra dalej.
ruling-K20 = Jeśli po zabitej randze 4 zagrano Akrobatkę, tę kartę i tak pokazuje się na końcu rundy i królowa i tak dostaje złoto.
ruling-R11 = Ochrona biskupa trwa całą rundę, przy dwóch lub trzech graczach także po drugiej turze tego gracza.

## Other characters

ruling-K21 = Czarodziej i Wróżka muszą wziąć kartę, jeśli jakaś jest. Natychmiastowa budowa czarodzieja jest możliwa przed pobraniem zasobów oraz za Rusztowanie, przez Nekropolię lub za karty na Kryjówkę złodziei. Między braniem a oddawaniem kart przez jasnowidza nic innego się nie dzieje. Na pustej ręce szpieg, czarodziej i jasnowidz nic nie robią. Magik najpierw odkłada karty, a potem dobiera.
ruling-R50 = Czarodziej nie może zbudować Tajnej krypty, a granica Monumentu obowiązuje.
ruling-R51 = Jasnowidz może oddać tę samą kartę.
ruling-P6 = Jasnowidz oddaje karty zgodnie z ruchem wskazówek zegara, począwszy od lewego sąsiada.
ruling-R52 = Gdy w talii jest mniej niż 7 kart, uczony dobiera tyle, ile jest.
ruling-R59 = Nawigator, który nie bierze ani złota, ani kart, i tak nie może budować.
ruling-P8 = Artysta wskazuje obie dzielnice naraz: po pierwszej druga jest od razu albo wcale.
ruling-R70 = Kto po budowie nie ma złota, nie płaci podatku.

## Districts

ruling-K22 = Za Nekropolię można zburzyć dowolną własną dzielnicę, także Fort, ale nie Namiot cyrkowy. Rusztowanie, Nekropolia i własna część Arsenału działają w ukończonym mieście; cel Arsenału musi być w mieście nieukończonym i nie może być Namiotem cyrkowym.
ruling-P1 = Cel Arsenału musi leżeć w mieście, które w chwili wskazania nie jest ukończone; z ukończonego miasta można więc trafić tylko innych.
ruling-R78 = Arsenał może zburzyć Fort, który jest bezpieczny tylko przed rangą 8.
ruling-K23 = Właściciela Cmentarza pyta się od razu, w turze innego gracza. Kto działa jako generał, nie może go użyć.
ruling-K24 = Jakkolwiek Muzeum znika, jego karty idą na spód talii; nowy właściciel może je obejrzeć. Kartami akcji można płacić za Kryjówkę złodziei i kardynałowi, oddać je w Laboratorium i włożyć pod Muzeum, gdzie tracą własny punkt. Szkoła magii nie jest dzielnicą handlową dla limitu handlarza.
ruling-K25 = Drugi gracz nie może odmówić wymiany w Teatrze. Nakazy i groźby zostają na postaciach.
ruling-P10 = Kryjówka złodziei opłacona do końca kartami zostaje zbudowana bez dalszych pytań.
ruling-R73 = Dopóki działa Dzwonnica, miasta, które w chwili jej zbudowania mają mniejszą liczbę, dostają po 4 punkty, a te, które osiągną ją później, po 2.
ruling-R75 = Dzwonnicę ogłasza się tylko przy budowie: 6 dzielnic przy czterech lub więcej graczach, 7 przy dwóch lub trzech. Wymieniona lub przejęta działa dalej.
ruling-R80 = Nawiedzone miasto liczone jako inny typ nie liczy się dla Studni życzeń i nie psuje Wieży z kości słoniowej; może być trzecią dzielnicą typu dla Kapitolu.
ruling-R87 = Punkty za pierwsze ukończone miasto zostają, nawet jeśli to miasto potem się zmniejszy; pozostali muszą mieć ukończone miasto na końcu.
ruling-R89 = Fabryka obniża cenę w złocie, przy Kryjówce złodziei zanim policzy się karty; nie to, co płaci generał.
ruling-R91 = Szkoła magii jest innego typu tylko przy dochodzie, nigdy przy punktach.
ruling-R92 = Król, który już ma koronę, nie zmienia jej posiadacza: Sala tronowa nic nie płaci.

## Action cards

ruling-K26 = Akrobatkę i pierwszego Siłacza gra się w cudzych turach i nie liczą się jako jedyna karta akcji tury; drugi Siłacz się liczy. Pierwszy Siłacz ujawnia, kto ma postać, i złodziej może ją potem wskazać. Drugi działa tylko dla postaci zabitej, oczarowanej, okradanej, z nakazem lub z groźbą; żetony znikają nieodkryte, złodziej nic nie dostaje, a tura wiedźmy nie zostaje wznowiona.
ruling-K27 = Akrobatkę można zagrać, gdy wywołana jest ranga 4, przed wszystkim innym, tak samo dla postaci zabitej i takiej, której nikt nie ma.
ruling-K28 = Przy Człowieku pocisku porównuje się koszty ze złotem artysty; Fabryka, podatek, sędzia, alchemik i limit budowy nie mają znaczenia. Nie dla nawigatora, nie z Tajną kryptą i nie w miejsce Namiotu cyrkowego; dzielnicę, którą już masz, tylko z Kamieniołomem lub jako czarodziej.
ruling-K29 = Każdego Wozu kasowego można użyć raz w turze, w dowolnej chwili. Biblioteka i Obserwatorium tam nie pomagają. Gdy nie ma czego dobrać, nie jest oferowany.
