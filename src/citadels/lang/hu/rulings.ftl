# Rulings: what the books leave open or say in passing, decided. The id is that of the paragraph in docs/rules.md;
# a ruling that concerns several cards is cut into parts (K6-big_top), so that each edition is told of its own cards
# alone (src/citadels/book/rulings.py). Where an edition calls a card otherwise, add ruling-ID-EDITION.

## The end, and completed cities

ruling-K1 = Ha már elkezdődött, az utolsó forduló akkor is az utolsó marad, ha egy város fogy.
ruling-K1-bell_tower = Csak a Harangtorony elpusztítása vonja vissza azt, ami a kisebb számon múlt.
ruling-K2 = Minden változás után megnézzük, befejezett-e egy város, bármi okozta is a változást.
ruling-K2-magistrate = Egy elkobzás más játékos körében is befejezheti a Magisztrátus városát, az elsőségért járó pontokkal.
ruling-K3 = Ha a Harangtornyot megkondítják, és egy városban már megvan a kisebb szám, ez az utolsó forduló.
ruling-K3-magistrate = Ha a Harangtornyot elkobozzák, a bejelentésről a Magisztrátus dönt.
ruling-K3-human_cannonball = Ha a Harangtornyot az Emberi ágyúgolyó hozza, a tulajdonosa ugyanúgy bejelentheti a kisebb számot, mintha felépítette volna.
ruling-K4 = Az utolsó fordulóban is továbbkerül a korona, és a Királynő megkapja az aranyát, mielőtt a pontokat számolnánk.
ruling-K5 = Holtversenynél a meggyilkolt karakter is a rangjával számít.
ruling-K5-witch = Holtversenynél a Boszorkány 1-es rangként számít, nem a megbabonázott karakterként.
ruling-K5-theater = Holtversenynél a Színház cseréjével kapott karakter számít.
ruling-K6 = Ha az Emlékművet az Állványzat árán építik, előbb az Állványzat tűnik el: ha vele együtt öt kerület áll a városban, az Emlékmű még felépülhet.
ruling-K6-big_top = A Cirkuszsátor nem számít bele az Emlékmű ötkerületes korlátjába.
ruling-K6-diplomat = A Diplomata öt vagy több kerületű városba is hozhatja az Emlékművet.
ruling-K7 = Ha odaadod az Emlékművet, a saját városod újra befejezetlen lehet.
ruling-K7-human_cannonball = Ha az Emberi ágyúgolyóval lecseréled az Emlékművet, a saját városod szintén újra befejezetlen lehet.
ruling-K8 = A kör végén, ebben a sorrendben: a még el nem vett vagy át nem adott korona; a Szegényház és a Park; az Alkimista visszakapott aranya. A megbabonázott vagy meggyilkolt játékosnál mindez kimarad.
ruling-K8-old_tax_collector = A kör végén előbb az Alkimista kapja vissza az aranyát, és csak aztán jön az Adószedő.

## Witch

ruling-K9 = A Boszorkánynak meg kell neveznie egy karaktert, akár a saját másik karakterét is. A két rész egy körnek számít mindenben, ami körönként egyszer működik.
ruling-K9-ticket_wagon = Mielőtt a köre félbeszakad, a Boszorkány már kijátszhat egy akciólapot, és használhat Pénztárkocsit.
ruling-K10 = Ha a Boszorkány Tolvajként, Kémként vagy Zsarolóként játszik, amit elvesz, az övé, és nem nevezheti meg sem az 1-es rangot, sem a megbabonázottat.
ruling-K10-old_tax_collector = Ha a Boszorkány Tolvajként vagy Adószedőként játszik, amit elvesz, az övé. Tolvajként nem nevezheti meg sem az 1-es rangot, sem a megbabonázottat.
ruling-K10-emperor = Császárként a Boszorkány sem magát, sem az eddigi megkoronázott játékost nem koronázhatja meg.
ruling-K10-rank_8 = 8-as rangként a Boszorkány megtámadhatja a megbabonázott játékost.
ruling-R25 = Megbabonázott Navigátorként a Boszorkány 4 aranyat vagy 4 lapot kap, és semmit sem épít.
ruling-R26 = Megbabonázott Alkimistaként a Boszorkány azt kapja vissza, amit maga fizetett.
ruling-R27 = Megbabonázott Adószedőként a Boszorkány elveheti az aranyat, és nem fizet adót.
ruling-R27-old_tax_collector = Az a Boszorkány, aki a folytatott körében épít, a kör végén fizet az Adószedőnek.
ruling-R28 = A megbabonázott Királynőnél a Boszorkány helye számít.
ruling-R28-rank_4 = A Királynőnél a megbabonázott 4-es rangú karakter ott ül, ahol a saját játékosa.

## Magistrate and Blackmailer

ruling-K11 = Mind a három parancsot le kell tenni. Megtévesztésül a saját karakteredre is tehetsz, de magadtól sosem kobozhatsz el.
ruling-K12 = Az elkobzás megelőzi az adót és az építés minden hatását. A ténylegesen kifizetett arany jár vissza.
ruling-K12-thieves_den = A csak lapokkal fizetett Tolvajtanya kifizetettnek számít, tehát elkobozható.
ruling-K12-wizard = Amit a Varázsló rögtön felépít, elkobozható.
ruling-K12-director = Amit az Igazgató enged felépíteni, elkobozható.
ruling-K12-human_cannonball = Amit az Emberi ágyúgolyó hoz, nem kobozható el.
ruling-K13 = A Magisztrátus csak akkor fizet adót, ha van aranya a kincstartalékában.
ruling-K13-cardinal = A Bíboros, akinek építenie kell, a próbálkozással eleget tett ennek, akkor is, ha a kerületet elkobozzák.
ruling-R37 = Az elkobzott Istálló után a másik játékos még építhet egy kerületet.
ruling-R39 = Az elkobzáskor visszakapott aranyat az Alkimista nem kapja vissza még egyszer.
ruling-R40 = A Bíboros elkobzott kerületéért a kölcsönvett arany is visszajár; a lapok a kölcsönadónál maradnak.
ruling-R42 = Az öt vagy több kerületű Magisztrátus nem kobozhatja el az Emlékművet.
ruling-R43 = A Cirkuszsátrat és a Pénztárkocsit soha nem lehet elkobozni.
ruling-P7 = A Magisztrátust akkor is megkérdezik, ha az aláírt parancsot nem használhatja egy kerületen; ilyenkor csak hagyhatja felépülni.
ruling-K14 = Mindkét fenyegetést le kell tenni. A saját karakteredre tett fenyegetésnek nincs hatása, csak megtévesztés. Ha a virágos keszkenőt már felfedték, a másik fenyegetés marad: a játékosa gyűjt, aztán felel, bár mindenki tudja, mi van rajta.
ruling-K14-ticket_wagon = A megfenyegetett játékos csak a válasz után játszhat ki akciólapot és használhat Pénztárkocsit.
ruling-R44 = A megfenyegetett játékos előbb gyűjt, aztán felel a fenyegetésre, és csak utána tesz minden mást.
ruling-R45 = A kenőpénz a gyűjtés utáni arany fele, lefelé kerekítve; 0 vagy 1 aranynál semmi.

## Cardinal

ruling-K15 = A Bíboros előbb a saját aranyát költi el. A kölcsönadónál meg kell lennie az összes hiányzó aranynak.
ruling-K15-factory = A Gyár csökkenti az árat, mielőtt a Bíboros bármit kölcsönvenne.
ruling-K15-thieves_den = A Tolvajtanyánál a Bíboros előbb kiválasztja a lapokat, amelyekkel fizet, és a maradékot veszi kölcsön.
ruling-K15-tax_collector = Adóra a Bíboros nem vehet kölcsön.
ruling-P9 = A Bíboros egy körben egy kerülethez vehet kölcsön.

## Rank 8 and the crown

ruling-K16 = A 8-as rang a saját Erődítményén sem használhatja a képességét.
ruling-K16-warlord = A Hadúr a saját Erődítményét sem pusztíthatja el.
ruling-K16-big_top = A 8-as rang a saját Cirkuszsátrán sem használhatja a képességét.
ruling-K16-bishop = A Püspök mások ellen véd: két vagy három játékosnál a saját 8-as rangú karaktered hozzányúlhat a városodhoz.
ruling-K17 = A Nagy fal ellen a Diplomata a különbözetet fizeti, ha van, és még 1 aranyat.
ruling-K17-marshal = A Művész aranya beleszámít a Marsall 3-as korlátjába, a Nagy fal nem.
ruling-K18 = A Diplomatának kell egy odaadható kerület.
ruling-K18-museum = Ha a Diplomata elcseréli a Múzeumot, az alatta lévő lapok vele mennek.
ruling-K18-artist = A Művész aranya a kerülettel együtt megy. Ha a kerületet elpusztítják, az arany a bankba kerül.
ruling-R60 = A Sárkánykapuért a Hadúr 5 aranyat fizet: a költsége számít, nem a pontja.
ruling-R60-diplomat = A Diplomata cseréjénél a Sárkánykapu 6-ot ér, ennyi a költsége.
ruling-R60-university = Az Egyetemért a Hadúr 5 aranyat fizet: a költsége számít, nem a pontja.
ruling-R60-university_diplomat = A Diplomata cseréjénél az Egyetem 6-ot ér, ennyi a költsége.
ruling-R61 = A Hadúr elpusztíthatja a meggyilkolt Püspök kerületeit.
ruling-R63 = A Diplomata és a Marsall nem szerezhet olyan kerületet, amilyene már van, a Kőfejtővel sem.
ruling-R65 = A Diplomata és a Marsall nem fizet adót: nem épít.
ruling-R69 = A 3 költségű kerület a Művész aranyával 4-be kerül: a Marsall nem foglalhatja el.
ruling-P11 = A befejezett város, amelyet a tulajdonosa megbont, már nem befejezett, ezért a 8-as rang és a Fegyvertár hozzányúlhat.
ruling-P12 = A Nagy fal a tulajdonosának is drágítja az elpusztítást, ha ő a Hadúr.
ruling-K19 = A Császár csak azt veszi el, ami van: aranyat attól, akinek van aranya, lapot attól, akinek van lapja.
ruling-K19-receiver = A korona új tulajdonosa azt adja a Császárnak, amije van: ha aranya és lapja is van, választ; ha egyik sincs, semmit.
ruling-P4 = A Császár aranya vagy lapja a korona átadásához tartozik, ezért el kell venni, ha van mit.
ruling-P2 = A megbabonázott Király koronája akkor kerül át, amikor a játékosa már gyűjtött, de a Boszorkány köre még nem folytatódik.
ruling-P2-patrician = A megbabonázott Király vagy Patrícius koronája akkor kerül át, amikor a játékosa már gyűjtött, de a Boszorkány köre még nem folytatódik.
ruling-K20 = Ha a Király meggyilkolása után kijátszották az Akrobatát, a Királyt a forduló végén akkor is felfedik.
ruling-K20-queen = Ha a 4-es rang meggyilkolása után kijátszották az Akrobatát, a lapot a forduló végén akkor is felfedik, és a Királynő akkor is kap aranyat.
ruling-R11 = A Püspök védelme az egész fordulóra szól, két vagy három játékosnál a játékos másik köre után is.

## Other characters

ruling-K21 = A Varázslónak el kell vennie egy lapot, ha van. Üres kéznél nem történik semmi.
ruling-K21-building = A Varázsló rögtön, a gyűjtés előtt is építhet, az Állványzattal, a Temetővel vagy a Tolvajtanya lapjaival is.
ruling-K21-fortune_teller = A Jósnőnek el kell vennie egy lapot, ha van.
ruling-K21-seer = Semmi más nem történik aközött, hogy a Látnok elveszi és visszaadja a lapokat.
ruling-K21-spy = Üres kéznél a Kém nem kap semmit.
ruling-K21-magician = A Mágus előbb leteszi a lapokat, aztán húz.
ruling-R50 = A Varázsló nem építheti fel a Titkos kriptát, és az Emlékmű korlátja rá is érvényes.
ruling-R51 = A Látnok ugyanazt a lapot is visszaadhatja.
ruling-P6 = A Látnok az óramutató járása szerint adja vissza a lapokat, a bal szomszéddal kezdve.
ruling-R52 = Ha a pakliban 7-nél kevesebb lap van, a Tudós annyit húz, amennyi van.
ruling-R59 = Az a Navigátor, aki sem aranyat nem vesz ki, sem lapot nem húz, akkor sem építhet.
ruling-P8 = A Művész egyszerre nevezi meg mindkét kerületet: az egyik megszépítése után rögtön válaszd ki a másikat, vagy egyáltalán ne.
ruling-R70 = Akinek az építés után nincs aranya, nem fizet adót.

## Districts

ruling-K22 = A Temetőért bármelyik saját kerületedet elpusztíthatod, az Erődítményt is.
ruling-K22-complete = Az Állványzat, a Temető és a Fegyvertár befejezett városban is felhasználható; a Fegyvertár célpontja csak be nem fejezett városban lehet.
ruling-K22-big_top = A Cirkuszsátrat sem a Temetőért, sem a Fegyvertárral nem lehet elpusztítani.
ruling-P1 = A Fegyvertár célpontjának olyan városban kell lennie, amely a megnevezéskor nincs befejezve; befejezett városból tehát csak másokat találhatsz el.
ruling-R78 = A Fegyvertár elpusztíthatja az Erődítményt, amely csak a 8-as ranggal szemben védett.
ruling-K23 = A Sírkert tulajdonosát rögtön megkérdezik, egy másik játékos körében.
ruling-K23-witch = A Hadúrként cselekvő Boszorkány nem használhatja a Sírkertet.
ruling-K24 = Ha a Múzeumot elpusztítják vagy lecserélik, a lapjai a pakli aljára kerülnek; ha gazdát cserél, az új tulajdonosa megnézheti őket.
ruling-K24-action_cards = Akciólappal is lehet fizetni a Tolvajtanyáért és a Bíboros kölcsönéért; a Laboratóriumban is eldobható, és a Múzeum alá is tehető, de ott már nem ér saját pontot.
ruling-K24-trader = A Varázstanoda a Szatócs korlátjánál nem kereskedelmi kerület.
ruling-K25 = A másik játékos nem tagadhatja meg a Színház cseréjét.
ruling-K25-tokens = A Színház cseréjénél a parancsok és fenyegetések a karaktereken maradnak.
ruling-P10 = Az utolsó aranyig lapokkal fizetett Tolvajtanya további kérdés nélkül felépül.
ruling-R73 = A befejezett városokért járó pontok a szokásos számhoz igazodnak, Harangtoronnyal vagy anélkül.
ruling-R75 = A kisebb számot csak a Harangtorony építésekor lehet bejelenteni: 6 kerület négy vagy több játékosnál, 7 kettőnél vagy háromnál. Akkor is érvényben marad, ha a Harangtornyot elcserélik vagy elfoglalják.
ruling-R80 = A más típusnak számító Kísértetváros nem számít a Kívánságkúthoz, és nem rontja el az Elefántcsonttornyot; lehet a Capitolium harmadik azonos típusú kerülete.
ruling-R87 = Aki elsőként fejezi be a városát, akkor is megtartja ezeket a pontokat, ha a város később fogy; a többieknek a végén kell befejezett város.
ruling-R89 = Azt, amit a Hadúr fizet, a Gyár nem változtatja meg.
ruling-R89-thieves_den = A Tolvajtanya árát a Gyár a lapok számolása előtt csökkenti.
ruling-R91 = A Varázstanoda csak jövedelemnél más típusú, pontoknál soha.
ruling-R92 = Ha a Királynál már ott a korona, az nem cserél gazdát: a Trónterem nem fizet.

## Action cards

ruling-K26 = Az Akrobata mások körében is kijátszható, és nem számít a kör egyetlen akciólapjának.
ruling-K26-first_strongman = Az Erőművészt más játékos körében játsszák ki, és nem számít a kör egyetlen akciólapjának. Megmutatja, kinél van a karakter, és a Tolvaj ezután megnevezheti.
ruling-K26-second_strongman = Az Erőművész csak meggyilkolt, megbabonázott, kirabolandó, parancsot vagy fenyegetést kapott karakternél működik. A jelzők látatlanban lekerülnek, a Tolvaj semmit sem kap, és a Boszorkány köre nem folytatódik.
ruling-K27 = Az Akrobata a Király szólításakor játszható ki, minden más előtt, akár meggyilkolták a Királyt, akár senkinél sincs.
ruling-K27-rank_4 = Az Akrobata a 4-es rang szólításakor játszható ki, minden más előtt, akár meggyilkolták a karaktert, akár senkinél sincs.
ruling-K28 = Az Emberi ágyúgolyó kerülete nem számít bele az építkezési korlátba, és nem kerülhet Cirkuszsátor helyére.
ruling-K28-costs = Az Emberi ágyúgolyónál a költségbe beleszámít a Művész aranya; a Gyár, az adó, a Magisztrátus és az Alkimista nem számít.
ruling-K28-navigator = A Navigátor nem használhatja az Emberi ágyúgolyót.
ruling-K28-secret_vault = Az Emberi ágyúgolyó nem hozhatja a Titkos kriptát.
ruling-K28-duplicates = Az Emberi ágyúgolyóval olyan kerülethez, amilyened már van, a Kőfejtő vagy a Varázsló kell.
ruling-K29 = Minden Pénztárkocsi körönként egyszer használható, bármikor. Ha nincs mit húzni, nem választható.
ruling-K29-library = A Könyvtár és a Csillagvizsgáló a Pénztárkocsinál nem segít.
