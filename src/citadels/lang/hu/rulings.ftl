# Rulings: what the books leave open or say in passing, decided.

## The end, and completed cities

ruling-K1 = Ha már elkezdődött, az utolsó forduló akkor is az utolsó marad, ha egy város fogy. Csak a Harangtorony elpusztítása vonja vissza azt, ami a kisebb számon múlt.
ruling-K2 = Minden változás után megnézzük, befejezett-e egy város, bármi okozta is a változást. Egy elkobzás más játékos körében is befejezheti a Magisztrátus városát, az elsőségért járó pontokkal.
ruling-K3 = Ha a Harangtorony bejelentésekor már több városban megvan a kisebb szám, mindegyik 4 pontot kap. Ha a tornyot elkobozzák, a Magisztrátus dönt; ha az Emberi ágyúgolyó hozta, a tulajdonosa.
ruling-K4 = Az utolsó fordulóban is továbbkerül a korona, és a Királynő megkapja az aranyát, mielőtt a pontokat számolnánk.
ruling-K5 = Holtversenynél a meggyilkolt karakter a rangjával számít, a Boszorkány 1-es rangként, és a Színház cseréje is számít.
ruling-K6 = Ha az Emlékművet az Állványzatért építik, előbb az Állványzat tűnik el: öt kerülettel, ha vele együtt van annyi, az Emlékmű még megengedett. A Cirkuszsátor nem számít ebbe a korlátba. A Diplomata öt vagy több kerületű városba is hozhatja az Emlékművet, a Magisztrátus nem.
ruling-K7 = Ha odaadod vagy lecseréled az Emlékművet, a saját városod újra befejezetlen lehet.
ruling-K8 = A kör végén, ebben a sorrendben: a még el nem vett vagy át nem adott korona; a Szegényház és a Park; az Alkimista visszakapott aranya; a 2-es rangú Adószedő. A megbabonázott vagy meggyilkolt játékosnál mindez kimarad.

## Witch

ruling-K9 = A Boszorkánynak meg kell neveznie egy karaktert, akár a saját másikat is. Amíg a köre nem folytatódik, nem játszhat ki akciólapot, és nem használhat Pénztárkocsit. A két rész egy körnek számít mindenben, ami körönként egyszer működik.
ruling-K10 = Tolvajként, Kémként, Zsarolóként vagy 2-es rangú Adószedőként az elvett arany a Boszorkányé, és nem nevezheti meg sem az 1-es rangot, sem a megbabonázottat. Császárként sem magát, sem az eddigi megkoronázott játékost nem koronázhatja meg. 8-as rangként megtámadhatja a megbabonázott játékost. 9-es rangú Adószedőként nem fizet adót.
ruling-R25 = Megbabonázott Navigátorként a Boszorkány 4 aranyat vagy 4 lapot kap, és semmit sem épít.
ruling-R26 = Megbabonázott Alkimistaként a Boszorkány azt kapja vissza, amit maga fizetett.
ruling-R27 = Megbabonázott 9-es rangú Adószedőként a Boszorkány elveheti az aranyat, és nem fizet adót. A 2-es rangú Adószedőnek fizet az a Boszorkány, aki a folytatott körében épít.
ruling-R28 = A megbabonázott Királynőnél a Boszorkány helye számít. A megbabonázott 4-es rangú karakter ott ül, ahol a saját játékosa.

## Magistrate and Blackmailer

ruling-K11 = Mind a három parancsot le kell tenni. Megtévesztésül a saját karakteredre is tehetsz, de magadtól sosem kobozhatsz el.
ruling-K12 = Az elkobzás megelőzi az adót és az építés minden hatását. A ténylegesen kifizetett arany jár vissza, a Bíboros kölcsöne is. A csak lapokkal fizetett Tolvajtanya kifizetettnek számít. Amit a Varázsló rögtön felépít, és amit az Igazgató megenged, elkobozható; amit az Emberi ágyúgolyó hoz, nem.
ruling-K13 = A Magisztrátus csak akkor fizet adót, ha van aranya a kincstartalékában. A Bíboros, akinek építenie kell, a próbálkozással eleget tett ennek.
ruling-R37 = Az elkobzott Istálló után a másik játékos még építhet egy kerületet.
ruling-R39 = Az elkobzáskor visszakapott aranyat az Alkimista nem kapja vissza még egyszer.
ruling-R40 = A Bíboros elkobzott kerületéért a kölcsönvett arany is visszajár; a lapok a kölcsönzőnél maradnak.
ruling-R42 = Az öt vagy több kerületű Magisztrátus nem kobozhatja el az Emlékművet.
ruling-R43 = A Cirkuszsátrat és a Pénztárkocsit soha nem lehet elkobozni.
ruling-P7 = A Magisztrátust akkor is megkérdezik, ha az aláírt parancsot nem használhatja egy kerületen; ilyenkor csak hagyhatja felépülni.
ruling-K14 = Mindkét fenyegetést le kell tenni. A saját másik karaktereden lévő fenyegetés nem tesz semmit. Ha a virágos keszkenőt már felfedték, a második fenyegetés kérdés nélkül lekerül. Akciólap és Pénztárkocsi csak a válasz után jöhet.
ruling-R44 = A megfenyegetett karaktert előbb kirabolják, aztán gyűjt, felel a fenyegetésre, és csak utána tesz minden mást.
ruling-R45 = A kenőpénz a gyűjtés utáni arany fele, lefelé kerekítve; 0 vagy 1 aranynál semmi.

## Cardinal

ruling-K15 = Előbb a Bíboros saját aranya megy, és a Gyár csökkenti az árat, mielőtt bármit kölcsönvenne. A Tolvajtanyánál előbb az árba számító lapokat választja. Adóra nem lehet kölcsönvenni. A kölcsönzőnél meg kell lennie az egész hiányzó aranynak.
ruling-P9 = A Bíboros egy körben egy kerülethez vehet kölcsön.

## Rank 8 and the crown

ruling-K16 = A 8-as rang nem adhatja oda és nem pusztíthatja el a saját Erődítményét és Cirkuszsátrát. Két vagy három játékosnál a Püspök saját 8-as rangja sem nyúlhat ahhoz a városhoz.
ruling-K17 = A Nagy fal ellen a Diplomata a különbözetet fizeti, ha van, és még 1 aranyat. A Művész aranya beleszámít a Marsall 3-as korlátjába, a Nagy fal nem.
ruling-K18 = A Diplomatának kell egy odaadható kerület. A Múzeum alatti lapok, a Művész aranya és a Harangtorony hatása vele megy. A Művész aranya az elpusztított vagy lecserélt kerületről a bankba kerül.
ruling-R60 = Az Egyetemért és a Sárkánykapuért a Hadúr 5 aranyat fizet; a Diplomata 6-nak számítja.
ruling-R61 = A Hadúr elpusztíthatja a meggyilkolt Püspök kerületeit.
ruling-R63 = A Diplomata és a Marsall nem szerezhet olyan kerületet, amilyene már van, a Kőfejtővel sem.
ruling-R65 = A Diplomata és a Marsall nem fizet adót: nem épít.
ruling-R69 = A 3 költségű kerület a Művész aranyával 4-be kerül: a Marsall nem foglalhatja el.
ruling-P11 = A befejezett város, amelyet a tulajdonosa megbont, már nem befejezett, ezért a 8-as rang és a Fegyvertár hozzányúlhat.
ruling-P12 = A Nagy fal a saját 8-as rangodnak is drágít.
ruling-K19 = A Császár csak azt veszi el, ami van: aranyat attól, akinek van aranya, lapot attól, akinek van lapja.
ruling-P4 = A Császár aranya vagy lapja a korona átadásához tartozik, ezért el kell venni, ha van mit.
ruling-P2 = A megbabonázott Király vagy Patrícius koronája akkor kerül át, amikor a játékosa már gyűjtött, de a Boszorkány köre még nem folytatódik.
ruling-K20 = Ha a meggyilkolt 4-es rang után kijátszották az Akrobatát, a lapot a forduló végén akkor is felfedik, és a Királynő akkor is kap aranyat.
ruling-R11 = A Püspök védelme az egész fordulóra szól, két vagy három játékosnál a játékos másik köre után is.

## Other characters

ruling-K21 = A Varázslónak és a Jósnőnek el kell vennie egy lapot, ha van. A Varázsló rögtön, a gyűjtés előtt is építhet, az Állványzattal, a Temetővel vagy a Tolvajtanya lapjaival is. A Látnok elvétele és visszaadása között semmi sem történik. Üres kéznél a Kém, a Varázsló és a Látnok nem tesz semmit. A Mágus előbb dobja el a lapokat, aztán húz.
ruling-R50 = A Varázsló nem építheti fel a Titkos kriptát, és az Emlékmű korlátja rá is érvényes.
ruling-R51 = A Látnok ugyanazt a lapot is visszaadhatja.
ruling-P6 = A Látnok az óramutató járása szerint adja vissza a lapokat, a bal szomszéddal kezdve.
ruling-R52 = Ha a pakliban 7-nél kevesebb lap van, a Tudós annyit húz, amennyi van.
ruling-R59 = Az a Navigátor, aki sem aranyat, sem lapokat nem vesz el, akkor sem építhet.
ruling-P8 = A Művész egyszerre nevezi meg mindkét kerületet: az egyik megszépítése után rögtön válaszd ki a másikat, vagy egyáltalán ne.
ruling-R70 = Akinek az építés után nincs aranya, nem fizet adót.

## Districts

ruling-K22 = A Temetőért bármelyik saját kerületedet elpusztíthatod, az Erődítményt is, de a Cirkuszsátrat nem. Az Állványzat, a Temető és a Fegyvertár befejezett városban is felhasználható; a Fegyvertár célpontja csak be nem fejezett városban lehet, és nem lehet Cirkuszsátor.
ruling-P1 = A Fegyvertár célpontjának olyan városban kell lennie, amely a megnevezéskor nincs befejezve; befejezett városból tehát csak másokat találhatsz el.
ruling-R78 = A Fegyvertár elpusztíthatja az Erődítményt, amely csak a 8-as ranggal szemben védett.
ruling-K23 = A Sírkert tulajdonosát rögtön megkérdezik, egy másik játékos körében. Aki Hadúrként cselekszik, nem használhatja.
ruling-K24 = Bárhogy vész is el a Múzeum, a lapjai a pakli aljára kerülnek; az új tulajdonos megnézheti őket. Akciólappal is lehet fizetni a Tolvajtanyáért és a Bíboros kölcsönéért; a Laboratóriumba és a Múzeum alá is mehet, de ott már nem ér saját pontot. A Varázstanoda a Szatócs korlátjánál nem kereskedelmi kerület.
ruling-K25 = A másik játékos nem tagadhatja meg a Színház cseréjét. A parancsok és fenyegetések a karaktereken maradnak.
ruling-P10 = Az utolsó aranyig lapokkal fizetett Tolvajtanya további kérdés nélkül felépül.
ruling-R73 = Amíg a Harangtorony áll, 4 pontot kap minden város, amelyben a felépítésekor megvan a kisebb szám; amelyik később éri el, 2-t.
ruling-R75 = A Harangtornyot csak az építésekor lehet bejelenteni: 6 kerület négy vagy több játékosnál, 7 kettőnél vagy háromnál. Elcserélve vagy elfoglalva érvényben marad.
ruling-R80 = A más típusnak számító Kísértetváros nem számít a Kívánságkúthoz, és nem rontja el az Elefántcsonttornyot; lehet a Capitolium harmadik egyforma típusú kerülete.
ruling-R87 = Aki elsőként fejezi be a városát, akkor is megtartja ezeket a pontokat, ha a város később fogy; a többieknek a végén kell befejezett város.
ruling-R89 = A Gyár az aranyban fizetett árat csökkenti, a Tolvajtanyánál a lapok számolása előtt; azt nem, amit a Hadúr fizet.
ruling-R91 = A Varázstanoda csak jövedelemnél más típusú, pontoknál soha.
ruling-R92 = Ha a Királynál már ott a korona, az nem cserél gazdát: a Trónterem nem fizet.

## Action cards

ruling-K26 = Az Akrobatát és az első Erőművészt mások körében játsszák ki, és nem számítanak a kör egyetlen akciólapjának; a második Erőművész igen. Az első Erőművész megmutatja, kinél van a karakter, és a Tolvaj ezután megnevezheti. A második csak meggyilkolt, megbabonázott, kirabolandó, parancsot vagy fenyegetést kapott karakternél működik; a jelzők látatlanban lekerülnek, a Tolvaj semmit sem kap, és a Boszorkány köre nem folytatódik.
ruling-K27 = Az Akrobata a 4-es rang szólításakor játszható ki, minden más előtt, akár meggyilkolták a karaktert, akár senkinél sincs.
ruling-K28 = Az Emberi ágyúgolyónál a költségbe beleszámít a Művész aranya; a Gyár, az adó, a Magisztrátus, az Alkimista és az építkezési korlát nem számít. A Navigátor nem használhatja, a Titkos kriptát nem hozhatja, és a Cirkuszsátor helyére nem kerülhet semmi. Olyan kerülethez, amilyened már van, a Kőfejtő vagy a Varázsló kell.
ruling-K29 = Minden Pénztárkocsi körönként egyszer használható, bármikor. A Könyvtár és a Csillagvizsgáló ott nem segít. Ha nincs mit húzni, nem választható.
