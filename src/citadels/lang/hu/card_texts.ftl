# What a card does, in one line.

## Plain districts, by type

short-type-noble = Nemesi kerület: { CARD($characters, case: "the") } kap érte jövedelmet.
    .brief = Nemesi kerület. Ebben a játékban senki sem kap érte jövedelmet.
short-type-religious = Egyházi kerület: { CARD($characters, case: "the") } kap érte jövedelmet.
    .brief = Egyházi kerület. Ebben a játékban senki sem kap érte jövedelmet.
short-type-trade = Kereskedelmi kerület: { CARD($characters, case: "the") } kap érte jövedelmet.
    .brief = Kereskedelmi kerület. Ebben a játékban senki sem kap érte jövedelmet.
short-type-military = Katonai kerület: { CARD($characters, case: "the") } kap érte jövedelmet.
    .brief = Katonai kerület. Ebben a játékban senki sem kap érte jövedelmet.

## Characters

short-assassin = Nevezz meg egy karaktert, akit meggyilkolsz: kimarad a köre.
short-witch = Gyűjts nyersanyagot, majd babonázz meg egy karaktert: a játékosa csak gyűjt, a köre többi részét te játszod le.
short-magistrate = Tegyél három parancsot karakterekre. Az aláírttal elkobozhatsz egy kerületet.
short-thief = Nevezz meg egy karaktert: amikor szólítják, elveszed a játékosa minden aranyát.
short-spy = Nevezz meg egy típust, és nézd meg valaki lapjait: minden ilyen lapért elveszel tőle 1 aranyat, és húzol 1 lapot.
short-blackmailer = Fenyegess meg két karaktert: kifizetik az aranyuk felét, vagy mindet kockára teszik.
short-magician = Cseréld el a lapjaidat egy másik játékossal, vagy cserélj ki közülük bármennyit a pakliból.
short-wizard = Nézd meg valaki lapjait, és vegyél el egyet, kézbe vagy rögtön felépítve. Olyat is építhetsz, amilyened már van.
short-wizard-dark-city = Nézd meg valaki lapjait, és vegyél el egyet, kézbe vagy rögtön felépítve, akár olyat is, amilyened már van.
short-seer = Vegyél el mindenkitől egy véletlen lapot, majd adj vissza egyet-egyet. Legfeljebb 2 kerületet építhetsz.
short-king = 1 arany minden nemesi kerületért. Vedd magadhoz a koronát.
short-emperor = 1 arany minden nemesi kerületért. Add a koronát másnak, és vegyél el érte 1 aranyat vagy egy lapot.
short-patrician = 1 lap minden nemesi kerületért. Vedd magadhoz a koronát.
short-bishop = 1 arany minden egyházi kerületért. A városodat nem bánthatja a 8-as rang.
short-bishop-classic = 1 arany minden egyházi kerületért. A városodat nem bánthatja a Hadúr.
short-abbot = 1 arany vagy 1 lap minden egyházi kerületért. A leggazdagabb játékos ad neked 1 aranyat.
short-abbot-dark-city = 1 arany minden egyházi kerületért. A leggazdagabb játékos ad neked 1 aranyat.
short-cardinal = 1 lap minden egyházi kerületért. Ha kevés az aranyad az építéshez, lapokért kölcsönvehetsz egy játékostól.
short-merchant = 1 arany minden kereskedelmi kerületért, és még 1 arany.
short-alchemist = A köröd végén visszakapod, amit kerületekért fizettél.
short-trader = 1 arany minden kereskedelmi kerületért. A kereskedelmi kerületek nem számítanak bele az építkezési korlátba.
short-architect = Húzz még 2 lapot. Legfeljebb 3 kerületet építhetsz.
short-navigator = Vegyél ki 4 aranyat, vagy húzz 4 lapot. Nem építhetsz.
short-scholar = Húzz 7 lapot, és tarts meg egyet. Legfeljebb 2 kerületet építhetsz.
short-warlord = 1 arany minden katonai kerületért. Pusztíts el egy kerületet az áránál 1-gyel kevesebbért.
short-diplomat = 1 arany minden katonai kerületért. Cserélj kerületet egy játékossal, és fizesd ki a különbözetet.
short-marshal = 1 arany minden katonai kerületért. Foglalj el egy legfeljebb 3 költségű kerületet, és fizesd ki a tulajdonosát.
short-queen = 3 arany, ha a 4-es rangú karakter játékosa mellett ülsz.
short-queen-dark-city = 3 arany, ha a Király mellett ülsz.
short-artist = Szépíts meg 1-1 arannyal legfeljebb két kerületet: 1-gyel többe kerülnek, és többet érnek.
short-tax_collector = Mindenki, aki épít, 1 arany adót fizet. Te viszed el mindet.
short-old_tax_collector = Mindenki, aki épít, a köre végén 1 aranyat fizet neked.

## Unique districts

short-armory = Pusztítsd el a Fegyvertárat, hogy elpusztíts egy tetszőleges kerületet.
short-armory-dark-city = Pusztítsd el a Fegyvertárat, hogy elpusztítsd egy másik játékos tetszőleges kerületét.
short-basilica = A végén 1 pont minden páratlan költségű kerületedért.
short-capitol = A végén 3 pont, ha van három azonos típusú kerületed.
short-dragon_gate = A végén 2 pluszpont.
short-factory = A többi egyedi kerületed építése 1 arannyal olcsóbb.
short-framework = Pusztítsd el, hogy fizetés nélkül építs egy kerületet.
short-gold_mine = Ha aranyat gyűjtesz, 1-gyel többet veszel ki.
short-great_wall = A 8-as rang 1 arannyal többet fizet a többi kerületedért.
short-great_wall-dark-city = A Hadúr 1 arannyal többet fizet a kerületeidért.
short-great_wall-deluxe-cz = A 8-as rang 1 arannyal többet fizet a kerületeidért.
short-haunted_quarter = A játék végén olyan típusnak számít, amilyet választasz.
short-imperial_treasury = A végén 1 pont minden aranyadért.
short-ivory_tower = A végén 5 pont, ha ez az egyetlen egyedi kerületed.
short-keep = A 8-as rang nem használhatja rajta a képességét.
short-keep-classic = A Hadúr nem pusztíthatja el.
short-keep-dark-city = A Hadúr nem pusztíthatja el, és a Diplomata nem veheti el.
short-laboratory = Körönként egyszer: dobj el egy lapot 2 aranyért.
short-laboratory-classic = Körönként egyszer: dobj el egy lapot 1 aranyért.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = Ha lapokat gyűjtesz, mindet megtartod.
short-library-classic = Ha lapokat gyűjtesz, kettőt tartasz meg.
short-library-dark-city = { short-library-classic }
short-map_room = A végén 1 pont minden kézben lévő lapodért.
short-monument = A város befejezéséhez két kerületnek számít. Csak ötnél kevesebb kerületű városba.
short-museum = Körönként egyszer: tegyél alá egy lapot. A végén mindegyik 1 pontot ér.
short-necropolis = Fizetés helyett egy kerületed elpusztításával is felépítheted.
short-observatory = Ha lapokat gyűjtesz, 3-at húzol.
short-park = Ha a köröd végén üres a kezed, húzol 2 lapot.
short-poor_house = Ha a köröd végén nincs aranyad, kapsz 1-et.
short-quarry = Olyan kerületet is építhetsz, amilyened már van.
short-quarry-dark-city = Egy olyan kerületet is építhetsz, amilyened már van.
short-school_of_magic = A jövedelemnél olyan típusnak számít, amilyet választasz.
short-secret_vault = Nem építhető fel. A végén 3 pontot ér a kezedben.
short-smithy = Körönként egyszer: fizess 2 aranyat 3 lapért.
short-smithy-classic = Körönként egyszer: fizess 3 aranyat 2 lapért.
short-stables = Nem számít bele az építkezési korlátba.
short-statue = A végén 5 pont, ha nálad van a korona.
short-theater = A karakterválasztás után cserélhetsz karaktert egy másik játékossal.
short-thieves_den = Arannyal és lapokkal is fizethetsz érte; minden lap 1 aranyat ér.
short-wishing_well = A végén 1 pont a városod minden egyedi kerületéért.
short-wishing_well-dark-city = A végén 1 pont a városod minden más egyedi kerületéért.
short-ball_room = A jó modor kérdése az asztalnál. Itt nincs hatása.
short-bell_tower = Ha felépül: elrendelheted, hogy a játék eggyel kevesebb kerületnél érjen véget.
short-graveyard = 1 aranyért kézbe veheted a kerületet, amelyet a Hadúr elpusztít.
short-hospital = Ha meggyilkolnak, akkor is gyűjthetsz nyersanyagot.
short-lighthouse = Ha felépül: vegyél el egy tetszőleges lapot a pakliból.
short-throne_room = 1 arany, valahányszor a korona gazdát cserél.
short-university = A végén 2 pluszpont.

## Action cards

short-big_top = Tedd a városodba: a befejezéséhez kerületnek számít.
short-ticket_wagon = Tedd magad elé: a többiek 1 aranyért húznak 3 lapot, és egyet megtartanak. Az arany később a tiéd.
short-ticket_wagon-classic = Tedd magad elé: a többiek 1 aranyért húznak 2 lapot, és egyet megtartanak. Az arany később a tiéd.
short-acrobat = Ha a 4-es rang szólítására senki sem jelentkezik, vagy megbabonázták: vedd magadhoz a koronát.
short-acrobat-classic = Ha a Király szólítására senki sem jelentkezik: vedd magadhoz a koronát.
short-fortune_teller = Nézd meg egy másik játékos lapjait, és vegyél el egyet.
short-strongman = Amikor szólítanak: ebben a körben nem árt neked gyilkosság, megbabonázás, parancs, rablás és fenyegetés.
short-strongman-classic = Amikor meggyilkolnak: a gyilkosság érvénytelen.
short-director = Ebben a körben 2-vel több kerületet építhetsz.
short-human_cannonball = Cseréld le egy kerületedet egy drágábbra, és fizesd ki a különbözetet.
