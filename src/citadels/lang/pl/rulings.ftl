# Rulings: what the books leave open or say in passing, decided. The id is that of the paragraph in docs/rules.md;
# a ruling that concerns several cards is cut into parts (K6-big_top), so that each edition is told of its own cards
# alone (src/citadels/book/rulings.py). Where an edition calls a card otherwise, add ruling-ID-EDITION.

## The end, and completed cities

ruling-K1 = Raz rozpoczętej ostatniej rundy nie odwołuje się, nawet gdy jakieś miasto potem się zmniejszy.
ruling-K1-bell_tower = Tylko zniszczenie Dzwonnicy odwołuje to, co opierało się wyłącznie na jej mniejszej liczbie.
ruling-K2 = Czy miasto jest ukończone, sprawdza się po każdej zmianie, cokolwiek ją wywołało.
ruling-K2-magistrate = Konfiskata może ukończyć miasto sędziego w turze innego gracza, razem z punktami za pierwszeństwo.
ruling-K3 = Jeśli w chwili ogłoszenia Dzwonnicy jakieś miasto ma już mniejszą liczbę, ta runda jest ostatnia.
ruling-K3-magistrate = Jeśli Dzwonnica zostaje skonfiskowana, o ogłoszeniu decyduje sędzia.
ruling-K3-human_cannonball = Jeśli Dzwonnicę przynosi Człowiek pocisk, właściciel może ją ogłosić tak jak po zbudowaniu.
ruling-K4 = Także w ostatniej rundzie korona przechodzi dalej i królowa dostaje złoto, zanim liczy się punkty.
ruling-K5 = Przy remisie zabita postać liczy się ze swoją rangą.
ruling-K5-witch = Przy remisie wiedźma liczy się jako ranga 1, nie jako oczarowana postać.
ruling-K5-theater = Przy remisie liczy się postać, którą dał ci Teatr.
ruling-K6 = Gdy Monument buduje się, poświęcając Rusztowanie, najpierw znika Rusztowanie: przy pięciu dzielnicach razem z nim Monument wolno zbudować.
ruling-K6-big_top = Namiot cyrkowy nie wlicza się do granicy pięciu dzielnic dla Monumentu.
ruling-K6-diplomat = Przez dyplomatę Monument może trafić do miasta z pięcioma lub więcej dzielnicami.
ruling-K7 = Oddanie Monumentu może sprawić, że własne miasto przestanie być ukończone.
ruling-K7-human_cannonball = Także zastąpienie Monumentu przez Człowieka pocisk może sprawić, że własne miasto przestanie być ukończone.
ruling-K8 = Na końcu tury, w tej kolejności: korona jeszcze niewzięta lub nieoddana; Przytułek i Park; zwrot dla alchemika. Oczarowany lub zabity gracz wszystko to pomija.
ruling-K8-old_tax_collector = Na końcu tury najpierw jest zwrot dla alchemika, a dopiero potem moneta dla poborcy podatkowego.

## Witch

ruling-K9 = Wiedźma musi kogoś wskazać, choćby własną drugą postać. Obie części są jedną turą dla wszystkiego, co działa raz na turę.
ruling-K9-ticket_wagon = Zanim tura wiedźmy zostanie przerwana, wiedźma może zagrać kartę akcji i skorzystać z Wozu kasowego.
ruling-K10 = Gdy wiedźma działa jako złodziej, szpieg lub szantażysta, zdobycz należy do niej, a wskazać nie może ani rangi 1, ani oczarowanej postaci.
ruling-K10-old_tax_collector = Gdy wiedźma działa jako złodziej lub poborca podatkowy, zdobycz należy do niej. Jako złodziej nie może wskazać ani rangi 1, ani oczarowanej postaci.
ruling-K10-emperor = Jako imperator wiedźma nie koronuje ani siebie, ani obecnego posiadacza korony.
ruling-K10-rank_8 = Jako ranga 8 wiedźma może zaatakować oczarowanego gracza.
ruling-R25 = Jako oczarowany nawigator wiedźma bierze 4 monety lub 4 karty i nic nie buduje.
ruling-R26 = Jako oczarowany alchemik wiedźma odzyskuje to, co zapłaciła sama.
ruling-R27 = Jako oczarowany poborca podatkowy wiedźma może wziąć złoto i nie płaci podatku.
ruling-R27-old_tax_collector = Wiedźma, która buduje we wznowionej turze, płaci na jej końcu poborcy podatkowemu.
ruling-R28 = Przy oczarowanej królowej liczy się miejsce wiedźmy.
ruling-R28-rank_4 = Dla królowej oczarowana postać rangi 4 siedzi tam, gdzie jej gracz.

## Magistrate and Blackmailer

ruling-K11 = Kładzie się wszystkie trzy nakazy; dla zmyłki także na własnych postaciach, ale nikt nie konfiskuje sam sobie.
ruling-K12 = Konfiskata następuje przed podatkiem i przed wszystkim, co wynika ze zbudowania dzielnicy. Wraca tyle złota, ile naprawdę zapłacono.
ruling-K12-thieves_den = Kryjówka złodziei opłacona samymi kartami liczy się jako opłacona, więc można ją skonfiskować.
ruling-K12-wizard = To, co czarodziej buduje od razu, można skonfiskować.
ruling-K12-director = To, na co pozwala Dyrektor, można skonfiskować.
ruling-K12-human_cannonball = Tego, co przynosi Człowiek pocisk, nie można skonfiskować.
ruling-K13 = Sędzia płaci podatek tylko wtedy, gdy ma złoto.
ruling-K13-cardinal = Kardynał, który musi budować, spełnia ten obowiązek samą próbą, nawet jeśli dzielnica zostanie skonfiskowana.
ruling-R37 = Po konfiskacie Stajni tamten gracz może jeszcze zbudować inną dzielnicę.
ruling-R39 = Złota zwróconego przy konfiskacie alchemik nie odzyskuje po raz drugi.
ruling-R40 = Za skonfiskowaną dzielnicę kardynała wraca też pożyczone złoto; karty zostają u gracza, który je za nie dostał.
ruling-R42 = Sędzia z pięcioma lub więcej dzielnicami nie może skonfiskować Monumentu.
ruling-R43 = Namiotu cyrkowego i Wozu kasowego nigdy się nie konfiskuje.
ruling-P7 = Sędzia, który nie może użyć podpisanego nakazu na jakiejś dzielnicy, i tak zostaje zapytany, ale może tylko pozwolić ją zbudować.
ruling-K14 = Kładzie się obie groźby. Groźba na własnej postaci nic nie daje, to zmyłka. Gdy pokazano kwiat, druga groźba zostaje: jej gracz pobiera zasoby i odpowiada, choć wszyscy wiedzą, że jest pusta.
ruling-K14-ticket_wagon = Zastraszony gracz może zagrać kartę akcji i skorzystać z Wozu kasowego dopiero po odpowiedzi.
ruling-R44 = Zastraszony gracz najpierw pobiera zasoby, potem odpowiada na groźbę i dopiero wtedy robi wszystko inne.
ruling-R45 = Okup to połowa złota po pobraniu zasobów, zaokrąglona w dół; przy 0 lub 1 monecie nie płaci się nic.

## Cardinal

ruling-K15 = Najpierw idzie własne złoto kardynała. Gracz, od którego pożycza, musi mieć całe brakujące złoto.
ruling-K15-factory = Fabryka obniża cenę, zanim kardynał cokolwiek pożyczy.
ruling-K15-thieves_den = Przy Kryjówce złodziei kardynał najpierw wybiera karty wliczane w cenę, a resztę pożycza.
ruling-K15-tax_collector = Na podatek kardynał nie pożycza.
ruling-P9 = Kardynał może w turze pożyczyć na jedną dzielnicę.

## Rank 8 and the crown

ruling-K16 = Ranga 8 nie może użyć swojej zdolności nawet na własnym Forcie.
ruling-K16-warlord = Generał nie może zniszczyć nawet własnego Fortu.
ruling-K16-big_top = Ranga 8 nie może użyć swojej zdolności nawet na własnym Namiocie cyrkowym.
ruling-K16-bishop = Biskup chroni przed innymi: przy dwóch lub trzech graczach twoja własna ranga 8 może działać na twoje miasto.
ruling-K17 = Przy Wielkim murze dyplomata płaci różnicę, jeśli jest, i 1 monetę więcej.
ruling-K17-marshal = Złoto artysty wlicza się do granicy 3 u marszałka, a Wielki mur nie.
ruling-K18 = Dyplomata musi mieć dzielnicę do oddania.
ruling-K18-museum = Gdy dyplomata wymienia Muzeum, karty spod niego przechodzą razem z nim.
ruling-K18-artist = Złoto artysty przechodzi razem z dzielnicą. Jeśli dzielnica zostaje zniszczona, złoto idzie do banku.
ruling-R60 = Za Smoczą bramę generał płaci 5 monet: liczy się koszt, nie punkty.
ruling-R60-diplomat = Dyplomata liczy Smoczą bramę jako 6, jej koszt.
ruling-R60-university = Za Uniwersytet generał płaci 5 monet: liczy się koszt, nie punkty.
ruling-R60-university_diplomat = Dyplomata liczy Uniwersytet jako 6, jego koszt.
ruling-R61 = Generał może niszczyć dzielnice zabitego biskupa.
ruling-R63 = Dyplomata i marszałek nie mogą zdobyć dzielnicy, którą już mają, nawet z Kamieniołomem.
ruling-R65 = Dyplomata i marszałek nie płacą podatku: nie budują.
ruling-R69 = Dzielnica o koszcie 3 ze złotem artysty kosztuje 4: marszałek nie może jej przejąć.
ruling-P11 = Ukończone miasto, które jego właściciel sam zmniejszy, nie jest już ukończone, więc ranga 8 i Arsenał mogą je ruszyć.
ruling-P12 = Wielki mur podnosi cenę także swojemu właścicielowi, gdy jest generałem.
ruling-K19 = Imperator bierze tylko to, co jest: złoto od tego, kto ma złoto, kartę od tego, kto ma karty.
ruling-K19-receiver = Nowy posiadacz korony daje imperatorowi to, co ma: złoto lub kartę do wyboru, a jeśli nie ma nic, nie daje nic.
ruling-P4 = Moneta lub karta dla imperatora należy do oddania korony, więc trzeba ją wziąć, jeśli coś jest.
ruling-P2 = Korona oczarowanego króla przechodzi, gdy ten gracz pobierze zasoby, jeszcze zanim wiedźma zagra dalej.
ruling-P2-patrician = Korona oczarowanego króla lub patrycjusza przechodzi, gdy ten gracz pobierze zasoby, jeszcze zanim wiedźma zagra dalej.
ruling-K20 = Jeśli po zabiciu króla zagrano Akrobatkę, króla i tak pokazuje się na końcu rundy.
ruling-K20-queen = Jeśli po zabiciu rangi 4 zagrano Akrobatkę, tę kartę i tak pokazuje się na końcu rundy i królowa i tak dostaje złoto.
ruling-R11 = Ochrona biskupa trwa całą rundę, przy dwóch lub trzech graczach także po drugiej turze tego gracza.

## Other characters

ruling-K21 = Czarodziej musi wziąć kartę, jeśli jakaś jest. Przy pustej ręce nic się nie dzieje.
ruling-K21-building = Czarodziej może budować od razu nawet przed pobraniem zasobów, a także dzięki Rusztowaniu, przez Nekropolię lub za karty przy Kryjówce złodziei.
ruling-K21-fortune_teller = Wróżka musi wziąć kartę, jeśli jakaś jest.
ruling-K21-seer = Między braniem a oddawaniem kart przez jasnowidza nic innego się nie dzieje.
ruling-K21-spy = Przy pustej ręce szpieg nic nie dostaje.
ruling-K21-magician = Magik najpierw odkłada karty, a potem dobiera.
ruling-R50 = Czarodziej nie może zbudować Tajnej krypty, a granica Monumentu obowiązuje.
ruling-R51 = Jasnowidz może oddać tę samą kartę.
ruling-P6 = Jasnowidz oddaje karty zgodnie z ruchem wskazówek zegara, począwszy od lewego sąsiada.
ruling-R52 = Gdy w talii jest mniej niż 7 kart, uczony dobiera tyle, ile jest.
ruling-R59 = Nawigator, który nie bierze ani złota, ani kart, i tak nie może budować.
ruling-P8 = Artysta wskazuje obie dzielnice naraz: drugą wybiera zaraz po pierwszej albo wcale.
ruling-R70 = Kto po budowie nie ma złota, nie płaci podatku.

## Districts

ruling-K22 = Dla Nekropolii można poświęcić dowolną własną dzielnicę, także Fort.
ruling-K22-complete = Rusztowanie, Nekropolia i Arsenał działają także w ukończonym mieście; cel Arsenału musi jednak być w mieście nieukończonym.
ruling-K22-big_top = Namiotu cyrkowego nie można poświęcić dla Nekropolii ani zniszczyć Arsenałem.
ruling-P1 = Cel Arsenału musi leżeć w mieście, które w chwili wskazania nie jest ukończone; z ukończonego miasta można więc trafić tylko innych.
ruling-R78 = Arsenał może zniszczyć Fort, który jest bezpieczny tylko przed rangą 8.
ruling-K23 = Właściciela Cmentarza pyta się od razu, w turze innego gracza.
ruling-K23-witch = Wiedźma, która działa jako generał, nie może użyć Cmentarza.
ruling-K24 = Gdy Muzeum zostaje zniszczone lub zastąpione, jego karty idą na spód talii; nowy właściciel może je obejrzeć.
ruling-K24-action_cards = Kartami akcji można płacić za Kryjówkę złodziei i za pożyczkę kardynała; można je też oddać w Laboratorium i włożyć pod Muzeum, gdzie tracą własny punkt.
ruling-K24-trader = Szkoła magii nie jest dzielnicą handlową dla limitu handlarza.
ruling-K25 = Drugi gracz nie może odmówić wymiany w Teatrze.
ruling-K25-tokens = Przy wymianie w Teatrze nakazy i groźby zostają na postaciach.
ruling-P10 = Kryjówka złodziei opłacona do końca kartami zostaje zbudowana bez dalszych pytań.
ruling-R73 = Punkty za ukończone miasta liczy się według zwykłej liczby, z Dzwonnicą czy bez.
ruling-R75 = Dzwonnicę ogłasza się tylko przy budowie: 6 dzielnic przy czterech lub więcej graczach, 7 przy dwóch lub trzech. Wymieniona lub przejęta działa dalej.
ruling-R80 = Nawiedzone miasto liczone jako inny typ nie liczy się dla Studni życzeń i nie psuje Wieży z kości słoniowej; może być trzecią dzielnicą typu dla Kapitolu.
ruling-R87 = Punkty za pierwsze ukończone miasto zostają, nawet jeśli to miasto potem się zmniejszy; pozostali muszą mieć ukończone miasto na końcu.
ruling-R89 = Fabryka nie zmienia tego, co płaci generał.
ruling-R89-thieves_den = Cenę Kryjówki złodziei Fabryka obniża, zanim policzy się karty.
ruling-R91 = Szkoła magii jest innego typu tylko przy dochodzie, nigdy przy punktach.
ruling-R92 = Jeśli król już ma koronę, nie zmienia ona właściciela: Sala tronowa nic nie płaci.

## Action cards

ruling-K26 = Akrobatkę można zagrać w cudzej turze i nie wlicza się ona do jednej karty akcji na turę.
ruling-K26-first_strongman = Siłacza gra się w cudzej turze i nie wlicza się on do jednej karty akcji na turę. Ujawnia, kto ma postać, i złodziej może ją potem wskazać.
ruling-K26-second_strongman = Siłacz działa tylko dla postaci zabitej, oczarowanej, okradanej, z nakazem lub z groźbą. Żetony znikają nieodkryte, złodziej nic nie dostaje, a tura wiedźmy nie zostaje wznowiona.
ruling-K27 = Akrobatkę można zagrać, gdy wywołany jest król, przed wszystkim innym, obojętnie, czy król jest zabity, czy nikt go nie ma.
ruling-K27-rank_4 = Akrobatkę można zagrać, gdy wywołana jest ranga 4, przed wszystkim innym, tak samo dla postaci zabitej i takiej, której nikt nie ma.
ruling-K28 = Dzielnica, którą przynosi Człowiek pocisk, nie wlicza się do limitu budowy i nie może zastąpić Namiotu cyrkowego.
ruling-K28-costs = Przy Człowieku pocisku porównuje się koszty ze złotem artysty; Fabryka, podatek, sędzia i alchemik nie mają znaczenia.
ruling-K28-navigator = Nawigator nie może użyć Człowieka pocisku.
ruling-K28-secret_vault = Człowiek pocisk nie może przynieść Tajnej krypty.
ruling-K28-duplicates = Człowiek pocisk przynosi dzielnicę, którą już masz, tylko z Kamieniołomem lub gdy grasz jako czarodziej.
ruling-K29 = Każdego Wozu kasowego można użyć raz w turze, w dowolnej chwili. Gdy nie ma czego dobrać, użyć go nie można.
ruling-K29-library = Biblioteka i Obserwatorium przy Wozie kasowym nie pomagają.
