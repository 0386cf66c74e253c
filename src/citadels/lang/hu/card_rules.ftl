# The full rules of a card. An empty line begins a paragraph; other line ends are only layout.

## Plain districts, by type

full-type-noble = Nincs saját hatása. A nemesi kerületekért { CARD($characters, case: "the") } kap jövedelmet.
full-type-religious = Nincs saját hatása. Az egyházi kerületekért { CARD($characters, case: "the") } kap jövedelmet.
full-type-trade = Nincs saját hatása. A kereskedelmi kerületekért { CARD($characters, case: "the") } kap jövedelmet.
full-type-military = Nincs saját hatása. A katonai kerületekért { CARD($characters, case: "the") } kap jövedelmet.

## Characters

full-assassin =
    Nevezz meg egy másik karaktert, nem játékost. Ezzel meggyilkolod: a játékosa hallgat, amikor szólítják, és az egész köre
    kimarad. Ha senkinél sincs a megnevezett karakter, nem történik semmi.
full-witch =
    Előbb nyersanyagot gyűjtesz, aztán meg kell nevezned egy másik karaktert; a köröd félbeszakad. Amíg nem folytatódik, nem
    építhetsz, és csak azokat a kerületeket használhatod, amelyek a gyűjtéshez tartoznak (Aranybánya, Könyvtár, Csillagvizsgáló).

    Amikor a megbabonázott karaktert szólítják, a játékosa felfedi, nyersanyagot gyűjt, és ezzel vége a körének. Ekkor a te
    köröd folytatódik, mintha te volnál az a karakter: az ő képességeivel és korlátaival, de a saját kezeddel, aranyaddal és
    városoddal. Nyersanyagot még egyszer nem gyűjtesz.

    A megbabonázott Király vagy Patrícius koronája a megbabonázott játékosé. A megbabonázott Császár helyett te döntöd el, kié
    legyen a korona, és tiéd érte az arany vagy a lap; a megbabonázott Zsaroló helyett te teszed le a fenyegetéseket, és tiéd a
    kenőpénz; a megbabonázott Püspök védelme téged illet.

    Ha senkinél sincs a megbabonázott karakter, a köröd egyszerűen véget ér. A Tolvaj és a Zsaroló sem téged, sem a
    megbabonázott karaktert nem nevezheti meg.
full-witch-dark-city =
    Előbb nyersanyagot gyűjtesz, aztán meg kell nevezned egy másik karaktert; a köröd félbeszakad. Amíg nem folytatódik, nem
    építhetsz, és csak azt használhatod, ami a gyűjtéshez tartozik (Könyvtár, Csillagvizsgáló).

    Amikor a megbabonázott karaktert szólítják, a játékosa felfedi, nyersanyagot gyűjt, és ezzel vége a körének. Ekkor a te
    köröd folytatódik, mintha te volnál az a karakter: az ő képességeivel és korlátaival, de a saját kezeddel, aranyaddal és
    városoddal. Nyersanyagot még egyszer nem gyűjtesz.

    A megbabonázott Király koronája a megbabonázott játékosé. A megbabonázott Püspök védelme téged is illet.

    Ha senkinél sincs a megbabonázott karakter, a köröd egyszerűen véget ér. A Tolvaj sem téged, sem a megbabonázott karaktert
    nem nevezheti meg.
full-magistrate =
    Tegyél három parancsot képpel lefelé három különböző karakterre; az egyik alá van írva, és csak te tudod, melyik.

    Amikor az aláírt parancsot kapott karakter játékosa abban a körben kifizet egy kerületet, felfedheted a parancsot, és
    elkobozhatod a kerületet: ingyen a te városodban épül fel, a másik játékos visszakapja az aranyat, és beleszámít az ő építkezési korlátjába.

    Csak az abban a körben elsőként kifizetett kerület kobozható el; az nem, amit a költsége megfizetése nélkül építettek, és
    az sem, amilyened már van. A Tolvajtanyáért csak az arany jár vissza. Az adót, ha van, te fizeted. Az alá nem írt parancsokat
    soha nem fedik fel.
full-thief =
    Nevezz meg egy másik karaktert. Amikor szólítják, elveszed a játékosa minden aranyát, mielőtt nyersanyagot gyűjtene. Nem
    nevezheted meg az 1-es rangú, a meggyilkolt és a megbabonázott karaktert. Ha két vagy három játékosnál a saját másik
    karakteredet nevezed meg, senkitől sem veszel el semmit.
full-thief-classic =
    Nevezz meg egy másik karaktert. Amikor szólítják, elveszed a játékosa minden aranyát, mielőtt nyersanyagot
    gyűjtene. Nem nevezheted meg az Orgyilkost és a meggyilkolt karaktert. Ha két vagy három játékosnál a saját
    másik karakteredet nevezed meg, senkitől sem veszel el semmit.
full-spy =
    Válassz egy másik játékost, nevezz meg egy kerülettípust, majd nézd meg a lapjait. Minden ilyen típusú lapért elveszel tőle
    1 aranyat, és húzol 1 lapot a pakliból. Ha kevesebb az aranya, mint az ilyen lapja, mindet elveszed, és akkor is annyi lapot
    húzol.
full-blackmailer =
    Tegyél két fenyegetést képpel lefelé két karakterre; az egyiken virágos keszkenő van, és csak te tudod, melyiken. Csak az 1-es rang,
    a meggyilkolt és a megbabonázott karakter van biztonságban: megtévesztésül a sajátodra is teheted, de abból nem lesz semmi.

    A megfenyegetett játékos, amikor szólítják, előbb nyersanyagot gyűjt, aztán minden más előtt felelnie kell: vagy kifizeti
    neked az aranya felét, lefelé kerekítve, és a fenyegetés látatlanban lekerül; vagy nem fizet. Ekkor felfedheted a
    fenyegetést: ha virágos keszkenő van rajta, elveszed a játékos minden aranyát; ha nincs, nem történik semmi.
full-magician =
    A kettő közül az egyik: minden lapodat elcseréled egy másik játékossal, akkor is, ha nincs lapod; vagy tetszőleges számú lapodat a
    pakli aljára teszed, és ugyanannyit húzol.
full-magician-classic =
    A kettő közül az egyik: minden lapodat elcseréled egy másik játékossal, akkor is, ha nincs lapod; vagy tetszőleges számú lapodat a
    dobópakliba teszed, és ugyanannyit húzol.
full-wizard =
    Nézd meg egy másik játékos lapjait, és vegyél el egyet: kézbe, vagy építsd fel rögtön a költségéért; ez nem számít bele az építkezési
    korlátba. Ebben a körben olyan kerületet is építhetsz, amilyened már van.
full-wizard-dark-city =
    Nézd meg egy másik játékos lapjait, és vegyél el egyet: kézbe, vagy építsd fel rögtön a költségéért; ez nem számít bele az építkezési
    korlátba. Csak az így épített kerület lehet olyan, amilyened már van. A gyűjtés előtt csak kézbe veheted a lapot.
full-seer =
    Vegyél el minden más játékos kezéből egy véletlen lapot, majd mindegyiknek, akitől elvettél, adj a kezedből egy tetszőleges
    lapot. Akinek nincs lapja, kimarad. Legfeljebb 2 kerületet építhetsz.
full-king =
    A városod minden nemesi kerületéért 1 aranyat kapsz. A körödben, amikor akarod, magadhoz kell venned a koronát; legkésőbb a
    köröd végén a tiéd lesz. Onnantól te szólítod a karaktereket, és a következő fordulóban te választasz elsőként.

    Ha meggyilkolnak, a forduló végén felfeded a Királyt, és akkor kapod meg a koronát. Amíg senki sem a Király, a korona ott
    marad, ahol van.
full-king-classic =
    A városod minden nemesi kerületéért 1 aranyat kapsz. Amikor szólítanak, rögtön magadhoz veszed a koronát. Onnantól te szólítod
    a karaktereket, és a következő fordulóban te választasz elsőként.

    Ha meggyilkolnak, a forduló végén felfeded a Királyt, és akkor kapod meg a koronát. Amíg senki sem a Király, a korona ott
    marad, ahol van.
full-king-dark-city = { full-king-classic }
full-emperor =
    A városod minden nemesi kerületéért 1 aranyat kapsz. A körödben el kell venned a koronát attól, akinél van, és másnak adnod:
    se neki, se magadnak. Az új gazdájától, ahogy tetszik, elveszel 1 aranyat vagy egy véletlen lapot, ha van nála.

    Ha meggyilkolnak, a forduló végén felfeded a Császárt, és ugyanígy továbbadod a koronát, de semmit sem veszel el érte. Két
    játékosnál nincs Császár.
full-emperor-dark-city =
    A városod minden nemesi kerületéért 1 aranyat kapsz. Amikor szólítanak, rögtön el kell venned a koronát attól, akinél van, és
    másnak adnod: se neki, se magadnak. Az új gazdája, ahogy neki tetszik, 1 aranyat vagy egy lapot ad neked.

    Ha meggyilkolnak, a Császárt a forduló végén sem feded fel, és a korona ott marad, ahol van. Két játékosnál nincs Császár.
full-patrician =
    A városod minden nemesi kerületéért húzol 1 lapot. A körödben, amikor akarod, magadhoz kell venned a koronát; legkésőbb a
    köröd végén a tiéd lesz. Ha meggyilkolnak, a forduló végén felfeded a Patríciust, és akkor kapod meg a koronát.
full-bishop =
    A városod minden egyházi kerületéért 1 aranyat kapsz. Ebben a fordulóban más játékos 8-as rangú karaktere nem használhatja a képességét a
    kerületeiden. Meggyilkolva nem vagy védett; ha megbabonáznak, helyetted a Boszorkány védett. A Fegyvertár ellen nincs védelem.
full-bishop-classic =
    A városod minden egyházi kerületéért 1 aranyat kapsz. Ebben a fordulóban a Hadúr nem pusztíthatja el a kerületeidet.
    Meggyilkolva nem vagy védett.
full-bishop-dark-city =
    A városod minden egyházi kerületéért 1 aranyat kapsz. Ebben a fordulóban más játékos 8-as rangú karaktere nem használhatja a képességét a
    kerületeiden. Csak meggyilkolva nem vagy védett; ha megbabonáznak, a védelem rád és a Boszorkányra is érvényes.
full-abbot =
    A városod minden egyházi kerületéért 1 aranyat kapsz, vagy húzol 1 lapot, tetszőleges keverékben, amelyet előre megmondasz. A
    körödben egyszer, ha egy másik játékosnak több aranya van nálad, a leggazdagabb ad neked 1 aranyat; több egyformán gazdag
    közül te választasz. Ha te vagy a leggazdagabb, akár másokkal együtt, semmit sem kapsz.
full-abbot-dark-city =
    A városod minden egyházi kerületéért 1 aranyat kapsz. A körödben egyszer a leggazdagabb játékos ad neked 1 aranyat. Ha te vagy
    a leggazdagabb, vagy többen egyformán gazdagok, semmit sem kapsz.
full-cardinal =
    A városod minden egyházi kerületéért húzol 1 lapot. Ha nincs elég aranyad egy kerületre, pontosan a hiányzó aranyat elveheted
    egy másik játékostól, akinek megvan; nem tagadhatja meg. Minden aranyért adsz neki egy lapot a kezedből, nem azt, amit
    építesz. Aztán fel kell építened azt a kerületet.
full-merchant = A városod minden kereskedelmi kerületéért 1 aranyat kapsz, és még 1 aranyat, bármit teszel is.
full-merchant-dark-city = A városod minden kereskedelmi kerületéért 1 aranyat kapsz, és a nyersanyaggyűjtés után még 1 aranyat.
full-alchemist =
    A köröd végén visszakapod mindazt az aranyat, amit az ebben a körben épített kerületek költségeként fizettél. Kifizetned
    azért ki kell tudnod. Nem jár vissza az adó, a Kovácsműhely díja, az elkobzáskor visszakapott arany és a lapok. A Szegényház
    előbb nézi meg a kincstartalékodat.
full-alchemist-dark-city =
    A köröd végén visszakapod mindazt az aranyat, amit az ebben a körben épített kerületek költségeként fizettél.
    Kifizetned azért ki kell tudnod. Az Adószedőnek és a Kovácsműhelyben fizetett arany nem jár vissza.
full-alchemist-deluxe-cz =
    A köröd végén visszakapod mindazt az aranyat, amit az ebben a fordulóban épített kerületek költségeként fizettél; két
    vagy három játékosnál a másik körödben is, ha az már lezajlott. Kifizetned azért ki kell tudnod. Nem jár vissza az adó,
    a Kovácsműhely díja, az elkobzáskor visszakapott arany és a lapok. A Szegényház előbb nézi meg a kincstartalékodat.
full-trader =
    A városod minden kereskedelmi kerületéért 1 aranyat kapsz. A kereskedelmi kerületek nem számítanak bele az építkezési korlátba.
full-architect = Húzol még 2 lapot, és mindkettőt megtartod. Legfeljebb 3 kerületet építhetsz.
full-architect-dark-city = A nyersanyaggyűjtés után húzol még 2 lapot, és mindkettőt megtartod. Legfeljebb 3 kerületet építhetsz.
full-navigator =
    Vegyél ki 4 aranyat, vagy húzz 4 lapot. Ebben a körben semmit sem építhetsz, azt sem, ami nem számít bele az építkezési korlátba.
full-navigator-dark-city =
    A nyersanyaggyűjtés után vegyél ki 4 aranyat, vagy húzz 4 lapot. Ebben a körben semmit sem építhetsz, akkor sem, ha erről
    lemondasz.
full-scholar =
    Húzz 7 lapot, tarts meg egyet, a többit keverd a pakliba. Legfeljebb 2 kerületet építhetsz.
full-warlord =
    A városod minden katonai kerületéért 1 aranyat kapsz. Elpusztíthatsz egy kerületet bármelyik városban, a sajátodban is, ha a
    költségénél 1-gyel kevesebbet fizetsz a banknak; az 1 költségűt tehát ingyen. A Művész aranya és a Nagy fal drágítja. A befejezett
    város, a Püspök városa és az Erődítmény védett.
full-warlord-classic =
    A városod minden katonai kerületéért 1 aranyat kapsz. Elpusztíthatod egy másik játékos egy kerületét, ha a költségénél 1-gyel
    kevesebbet fizetsz a banknak; az 1 költségűt tehát ingyen. A befejezett város, a Püspök városa és az Erődítmény védett.
full-warlord-dark-city =
    A városod minden katonai kerületéért 1 aranyat kapsz. A köröd végén elpusztíthatsz egy kerületet bármelyik városban, a
    sajátodban is, ha a költségénél 1-gyel kevesebbet fizetsz a banknak; az 1 költségűt tehát ingyen. A Művész aranya és a Nagy
    fal drágítja. A befejezett város, a Püspök városa és az Erődítmény védett.
full-diplomat =
    A városod minden katonai kerületéért 1 aranyat kapsz. Egy kerületedet elcserélheted egy másik játékoséra. Ha az övé drágább,
    kifizeted neki a különbözetet; a Nagy fal miatt 1-gyel többet. Egyik városba sem kerülhet olyan nevű kerület, amilyen már van
    benne. Mások befejezett városa, a Püspök városa és az Erődítmény védett; a te városod lehet befejezett.
full-diplomat-dark-city =
    A városod minden katonai kerületéért 1 aranyat kapsz. A köröd végén egy kerületedet elcserélheted egy másik játékoséra. Ha az
    övé drágább, kifizeted neki a különbözetet. Egyik városba sem kerülhet olyan nevű kerület, amilyen már van benne. Nem veheted el
    az Erődítményt, a Püspök városából pedig semmit. Bármelyik kerületedet odaadhatod, még az Erődítményt is. A befejezett városokból
    is elvehetsz, és a te városod is lehet befejezett. Ha a Diplomata játékban van, a Sírkert kimarad.
full-marshal =
    A városod minden katonai kerületéért 1 aranyat kapsz. Elfoglalhatod egy másik játékos legfeljebb 3 költségű kerületét: a
    városodba kerül, és kifizeted neki a költségét, a Nagy fal miatt 1-gyel többet. Befejezett városból vagy a Püspökéből nem lehet, sem az
    Erődítményt, sem olyat, amilyened már van.
full-queen =
    A körödben 3 aranyat kapsz, ha olyan játékos mellett ülsz, aki ebben a fordulóban felfedte a 4-es rangú karaktert. Ha azt
    meggyilkolták, a forduló végén kapod meg az aranyat, amikor felfedik. A karakter számít, nem a korona. Csak öt vagy több
    játékosnál.
full-queen-dark-city =
    A körödben 3 aranyat kapsz, ha olyan játékos mellett ülsz, aki ebben a fordulóban felfedte a Királyt. Ha a Királyt
    meggyilkolták, a forduló végén kapod meg az aranyat, amikor felfedik. A karakter számít, nem a korona, és a Császárért nem jár semmi.
    Csak öt vagy több játékosnál.
full-queen-deluxe-cz =
    A körödben 3 aranyat kapsz, ha olyan játékos mellett ülsz, aki ebben a fordulóban felfedte a 4-es rangú karaktert. Ha azt
    meggyilkolták vagy megbabonázták, a forduló végén kapod meg az aranyat. A karakter számít, nem a korona. Csak öt vagy több
    játékosnál.
full-artist =
    Szépíts meg egy vagy két kerületet: tegyél mindegyikre 1 aranyat a kincstartalékodból, ha még nincs rajta. Az ilyen kerület végleg és minden
    tekintetben 1-gyel többe kerül, a végén is, és az arany vele megy az új tulajdonosához.
full-tax_collector =
    Amíg ez a karakter játékban van, mindenki, aki kerületet épít, rögtön utána 1 aranyat tesz az Adószedő lapjára, ha
    maradt neki; minden kerületért, a fizetés nélkül épültért is. A körödben elveheted mindezt az aranyat, te pedig
    nem fizetsz adót. Két vagy három játékosnál a másik karaktered körében viszont fizetsz.

    Az arany fordulóról fordulóra ott marad, és az adó akkor is jár, ha a karakter senkinél sincs, vagy meggyilkolták. A kerület
    cseréje vagy elfoglalása nem építés.
full-old_tax_collector =
    Minden játékos, aki a körében legalább egy kerületet épít, a kör végén 1 aranyat fizet neked, ha maradt neki. Az Orgyilkos, aki
    a szólításod előtt épített, akkor fizet, amikor felfeded magad. A Boszorkány, ha a folytatott körében épít, annak a végén
    fizet. Csak azután szedsz adót, hogy szólítottak, és te magad nem fizetsz.

## Unique districts

full-armory =
    A körödben elpusztíthatod a Fegyvertárat, hogy elpusztíts egy másik kerületet bármelyik városban, a sajátodban is. Nem kerül
    aranyba. A célpont nem lehet befejezett városban. Ez nem a 8-as rang képessége: sem az Erődítmény, sem a Püspök nem véd ellene.
full-armory-dark-city =
    A körödben elpusztíthatod a Fegyvertárat, hogy elpusztíts egy kerületet egy másik játékos városában. Nem kerül aranyba. Sem az
    Erődítmény, sem a Püspök nem véd ellene.
full-basilica =
    A végén 1 pontot kapsz a városod minden páratlan költségű kerületéért, a Művész aranyát is számolva.
full-capitol = A végén 3 pontot kapsz, ha a városodban legalább három azonos típusú kerület van; csak egyszer.
full-dragon_gate = A végén 2 ponttal többet ér, mint amennyibe kerül.
full-factory = Minden más egyedi kerületért, amit építesz, 1 arannyal kevesebbet fizetsz.
full-framework =
    Egy kerületet a költsége megfizetése helyett az Állványzat elpusztításával is felépíthetsz. Ez beleszámít az építkezési korlátba, és adó
    jár érte; nem kobozható el.
full-gold_mine = Ha nyersanyaggyűjtéskor aranyat veszel ki, 1-gyel többet kapsz. Más aranyra nem vonatkozik.
full-great_wall = A 8-as rangú karakter 1 arannyal többet fizet, ha a többi kerületeden használja a képességét.
full-great_wall-dark-city =
    A Hadúr 1 arannyal többet fizet, ha bármelyik kerületedet elpusztítja, a Nagy falat is. A Diplomata nem.
full-great_wall-deluxe-cz =
    A 8-as rangú karakter 1 arannyal többet fizet, ha bármelyik kerületeden használja a képességét, a Nagy falon is.
full-haunted_quarter =
    A játék végén minden tekintetben egy típusnak számít, a neked legjobbnak. Így az is lehet, hogy már nem egyedi.
full-haunted_quarter-dark-city =
    A játék végén egy típusnak számít, a neked legjobbnak, kivéve, ha te építetted az utolsó fordulóban.
full-imperial_treasury = A végén 1 pontot kapsz minden aranyért a kincstartalékodban. A lapokon lévő arany nem számít.
full-ivory_tower =
    A végén 5 pontot kapsz, ha ez a városod egyetlen egyedi kerülete. A más típusnak számító Kísértetváros nem akadály.
full-keep = A 8-as rangú karakter nem használhatja a képességét az Erődítményen, akkor sem, ha a tulajdonosa akarná.
full-keep-classic = A Hadúr nem pusztíthatja el az Erődítményt.
full-keep-dark-city = A Hadúr nem pusztíthatja el az Erődítményt, a sajátját sem, és a Diplomata nem veheti el. Diplomataként viszont a
    sajátodat odaadhatod.
full-laboratory = A körödben egyszer eldobhatsz egy lapot a kezedből, és kapsz 2 aranyat.
full-laboratory-classic = A körödben egyszer eldobhatsz egy lapot a kezedből, és kapsz 1 aranyat.
full-laboratory-dark-city = { full-laboratory-classic }
full-library =
    Ha nyersanyaggyűjtéskor lapokat húzol, mindet megtartod; a Csillagvizsgálóval mind a hármat.
full-library-classic =
    Ha nyersanyaggyűjtéskor lapokat húzol, kettőt megtartasz; a Csillagvizsgálóval a háromból kettőt.
full-library-dark-city = { full-library-classic }
full-map_room = A végén 1 pontot kapsz minden kézben lévő lapodért.
full-monument =
    Nem építheted fel, ha a városodban öt vagy több kerület van. A város befejezéséhez két kerületnek számít, minden másban egynek.
full-museum =
    A körödben egyszer egy kézben lévő lapodat képpel lefelé a Múzeum alá teheted. A végén 1 pontot kapsz minden ottani lapért. A
    lapok a Múzeummal mennek az új tulajdonosához; ha elpusztítják, a pakli aljára kerülnek.
full-necropolis =
    A költsége megfizetése helyett egy kerületed elpusztításával is felépítheted. Ez beleszámít az építkezési korlátba, és adó jár érte; így
    felépítve nem kobozható el.
full-observatory =
    Ha nyersanyaggyűjtéskor lapokat húzol, 2 helyett 3-at húzol, és egyet megtartasz; a Könyvtárral mindet.
full-observatory-classic =
    Ha nyersanyaggyűjtéskor lapokat húzol, 2 helyett 3-at húzol, és egyet megtartasz; a Könyvtárral kettőt. A többi a dobópakliba
    kerül.
full-observatory-dark-city =
    Ha nyersanyaggyűjtéskor lapokat húzol, 2 helyett 3-at húzol, és egyet megtartasz; a Könyvtárral kettőt. A többi a pakli aljára
    kerül.
full-park =
    Ha a köröd végén nincs lap a kezedben, húzol 2-t. Nem jár a Boszorkánynak, akinek a köre nem folytatódik.
full-poor_house =
    Ha a köröd végén nincs aranyad, kapsz 1-et. Nem jár a Boszorkánynak, akinek a köre nem folytatódik.
full-quarry =
    Építhetsz olyan kerületet, amilyened már van, bármennyit. Akkor is megmaradnak, ha elveszted a Kőfejtőt. A Magisztrátusnak, a
    Diplomatának és a Marsallnak nem segít ilyen kerületet szerezni.
full-quarry-dark-city =
    Építhetsz egy olyan kerületet, amilyened már van, de egyszerre csak egy ilyen pár lehet. Akkor is megmarad, ha elveszted a
    Kőfejtőt.
full-school_of_magic =
    Jövedelemnél olyan típusúnak számít, amilyet választasz, minden körben újra; a végén csak egyedi. Az Apátnak aranyat vagy lapot
    hoz.
full-school_of_magic-classic =
    Jövedelemnél olyan típusúnak számít, amilyet választasz, minden körben újra; a végén csak egyedi.
full-school_of_magic-dark-city = { full-school_of_magic-classic }
full-school_of_magic-deluxe-cz =
    Jövedelemnél olyan típusúnak számít, amilyet választasz, minden körben újra; a végén csak egyedi. Az Apátnak aranyat és lapot is
    hoz.
full-secret_vault =
    Semmilyen módon nem építhető fel. Ha a végén a kezedben van, 3 pontot kapsz. Addig olyan lap, mint a többi.
full-smithy = A körödben egyszer fizethetsz 2 aranyat, és húzhatsz 3 lapot.
full-smithy-classic = A körödben egyszer fizethetsz 3 aranyat, és húzhatsz 2 lapot.
full-stables = Az építése nem számít bele az építkezési korlátba, akkor sem, ha elkobozzák.
full-statue = A végén 5 pont, ha nálad van a korona.
full-theater =
    Amikor mindenki karaktert választott, a tiédet látatlanban elcserélheted egy másik játékoséval; nem tagadhatja meg, és
    mindketten megnézitek, mit kaptatok. Két vagy három játékosnál te választod meg, melyiket adod, és az övéi közül egy véletlent
    kapsz.
full-thieves_den = A költsége bármekkora részét kézben lévő lapokkal is fizetheted, mindegyik 1 aranyat ér.
full-wishing_well = A végén 1 pontot kapsz a városod minden egyedi kerületéért, a Kívánságkútért is.
full-wishing_well-dark-city = A végén 1 pont a városod minden más egyedi kerületéért.
full-ball_room =
    Az asztalnál a többieknek meg kell köszönniük, hogy szólítod őket, amíg nálad a korona. Itt nincs hatása.
full-bell_tower =
    Amikor felépíted, bejelentheted, hogy a játék egy olyan forduló után ér véget, amelyben valakinek a szokásosnál eggyel kevesebb
    kerülete van. Ekkor minden tekintetben ez a kisebb szám kell a befejezett városhoz. Ha a Harangtornyot elpusztítják, újra a szokásos
    szám érvényes; ha csak gazdát cserél, a kisebb marad.
full-bell_tower-deluxe-cz =
    Amikor felépíted, bejelentheted, hogy a játék egy olyan forduló után ér véget, amelyben valakinek a szokásosnál eggyel kevesebb
    kerülete van. Semmi mást nem változtat: az ilyen kisebb város nem befejezett, nem védett a 8-as rangtól, és nem kap pontot a
    befejezésért. Ha a Harangtornyot elpusztítják, újra a szokásos szám érvényes; ha csak gazdát cserél, a kisebb marad.
full-graveyard =
    Amikor a Hadúr elpusztít egy kerületet, a tiédet vagy másét, 1 aranyért kézbe veheted. Hadúrként nem használhatod, és magát a
    Sírkertet sem mentheted meg.
full-graveyard-dark-city =
    Amikor a Hadúr elpusztít egy kerületet, a tiédet vagy másét, 1 aranyért kézbe veheted. Hadúrként nem használhatod, és magát a
    Sírkertet sem mentheted meg. Kimarad, ha a Diplomata játékban van.
full-hospital =
    Ha meggyilkoltak, a szólításkor felfedheted a karakteredet, és gyűjthetsz nyersanyagot. Mást abban a körben nem tehetsz.
full-lighthouse =
    Amikor felépíted, átnézed az egész kerületpaklit, egy lapot kézbe veszel, és a paklit megkevered.
full-throne_room = 1 aranyat kapsz a bankból, valahányszor a korona valóban gazdát cserél.
full-university = A végén 2 ponttal többet ér, mint amennyibe kerül.

## Action cards

full-big_top =
    Tedd a városodba. Ott marad, és a város befejezéséhez egy kerületnek számít, semmi másban: nincs típusa, nem kerül semmibe, nem
    ér pontot, és nem építés. A 8-as rang nem nyúlhat hozzá. Több is lehet, de körönként egyet tehetsz le.
full-big_top-classic =
    Tedd a városodba. Ott marad, és a város befejezéséhez egy kerületnek számít; nem kerül semmibe, nem ér pontot, és nem építés. A
    Hadúr nem nyúlhat hozzá. Több is lehet, de körönként egyet tehetsz le.
full-ticket_wagon =
    Tedd magad elé. Minden más játékos a saját köreiben egyszer-egyszer 1 aranyat tehet rá, húzhat 3 lapot, és egyet megtarthat.
    Rögtön ezután eldobhatod a Pénztárkocsit, és leveheted róla az összes aranyat. Te magad nem használhatod; ami a játék végén rajta
    van, elvész.
full-ticket_wagon-classic =
    Tedd magad elé. Minden más játékos a saját köreiben egyszer-egyszer 1 aranyat tehet rá, húzhat 2 lapot, és egyet megtarthat.
    Rögtön ezután eldobhatod a Pénztárkocsit, és leveheted róla az összes aranyat. Te magad nem használhatod; ami a játék végén rajta
    van, elvész.
full-acrobat =
    Játszd ki, akár a körödön kívül is, amikor a 4-es rangot szólítják, és senki sem jelentkezik, mert meggyilkolták vagy senkinél
    sincs, vagy amikor a 4-es rangot megbabonázták. Magadhoz veszed a koronát, te szólítod a többi karaktert, és a következő
    fordulóban te választasz elsőként. A meggyilkolt vagy megbabonázott 4-es rang ebben a fordulóban nem kapja meg és nem adja tovább a
    koronát. A saját karaktered megmarad, és nemesi jövedelem nem jár.
full-acrobat-classic =
    Játszd ki, akár a körödön kívül és meggyilkolva is, amikor a Királyt szólítják, és senki sem jelentkezik, mert meggyilkolták vagy
    senkinél sincs. Magadhoz veszed a koronát, te szólítod a többi karaktert, és a következő fordulóban te választasz elsőként. A
    saját karaktered megmarad, és nemesi jövedelem nem jár.
full-fortune_teller = Nézd meg egy másik játékos lapjait, és vegyél el egyet.
full-strongman =
    Játszd ki, amikor szólítják a karakteredet, akit meggyilkoltak, megbabonáztak, kirabolnának, vagy aki parancsot
    vagy fenyegetést kapott. Ebben a körben nem árthat neked az Orgyilkos, a Boszorkány, a Magisztrátus, a Tolvaj és
    a Zsaroló: az egész körödet lejátszod, és a jelzőik látatlanban visszakerülnek. Ez a köröd akciólapja.
full-strongman-classic =
    Játszd ki a körödön kívül, abban a pillanatban, amikor a karakteredet meggyilkolják. A gyilkosság érvénytelen, és a szokásos
    módon játszod le a körödet.
full-director = Ebben a körben 2-vel több kerületet építhetsz, azon felül, ami még emeli a korlátodat.
full-human_cannonball =
    Az építésen felül cseréld le a városod egy kerületét egy drágábbra a kezedből, a költségek különbözetét fizetve. A régi lap a
    pakli aljára kerül. Ez nem építés: nincs korlát, adó és elkobzás.
full-human_cannonball-classic =
    Az építésen felül cseréld le a városod egy kerületét egy drágábbra a kezedből, a költségek különbözetét fizetve. A régi lap a
    dobópakliba kerül.
