# What a card does, in one line.

## Plain districts, by type

short-type-noble = Nemesi kerület: a Király, a Császár és a Patrícius jövedelme.
short-type-religious = Egyházi kerület: a Püspök, az Apát és a Bíboros jövedelme.
short-type-trade = Kereskedelmi kerület: a Kereskedő és a Szatócs jövedelme.
short-type-military = Katonai kerület: a Hadúr, a Diplomata és a Marsall jövedelme.

## Characters

short-assassin = Nevezz meg egy karaktert: meggyilkolod, és kimarad a köre.
short-witch = Gyűjts nyersanyagot, majd nevezz meg egy karaktert: az csak gyűjt, a köre többi részét te játszod le.
short-magistrate = Tegyél három parancsot karakterekre; az aláírt parancs alatt elkobozhatsz egy kerületet.
short-thief = Nevezz meg egy karaktert: amikor szólítják, elveszed minden aranyát.
short-spy = Nevezz meg egy típust, és nézz meg egy kezet: minden ilyen lapért elveszel attól a játékostól 1 aranyat, és húzol 1 lapot.
short-blackmailer = Fenyegess meg két karaktert: kifizetik az aranyuk felét, vagy mindet kockára teszik.
short-magician = Cserélj kezet egy másik játékossal, vagy cseréld le a lapjaid közül bármennyit a pakliból.
short-wizard = Nézz meg egy kezet, és vegyél el egy lapot, kézbe vagy rögtön felépítve; olyat is építhetsz, amilyened már van.
short-wizard-dark-city = Nézz meg egy kezet, és vegyél el egy lapot, kézbe vagy rögtön felépítve, akár olyat is, amilyened már van.
short-seer = Vegyél el mindenkitől egy véletlen lapot, majd adj vissza mindegyiknek egyet. Legfeljebb 2 kerületet építhetsz.
short-king = 1 arany minden nemesi kerületért. Tiéd a korona.
short-emperor = 1 arany minden nemesi kerületért. Add a koronát másnak, és vegyél el érte 1 aranyat vagy egy lapot.
short-patrician = 1 lap minden nemesi kerületért. Tiéd a korona.
short-bishop = 1 arany minden egyházi kerületért. A városod védett a 8. ranggal szemben.
short-abbot = 1 arany vagy 1 lap minden egyházi kerületért. A leggazdagabb játékos ad neked 1 aranyat.
short-abbot-dark-city = 1 arany minden egyházi kerületért. A leggazdagabb játékos ad neked 1 aranyat.
short-cardinal = 1 lap minden egyházi kerületért. Ha kevés az aranyad az építéshez, lapokért elveheted egy játékostól.
short-merchant = 1 arany minden kereskedelmi kerületért, és még 1 arany.
short-alchemist = A köröd végén visszakapod a kerületekért fizetett aranyat.
short-trader = 1 arany minden kereskedelmi kerületért. A kereskedelmi kerületek nem számítanak az építkezési korlátba.
short-architect = Húzz még 2 lapot. Legfeljebb 3 kerületet építhetsz.
short-navigator = Vegyél el 4 aranyat, vagy húzz 4 lapot. Nem építhetsz.
short-scholar = Húzz 7 lapot, és tarts meg egyet. Legfeljebb 2 kerületet építhetsz.
short-warlord = 1 arany minden katonai kerületért. Lerombolhatsz egy kerületet a költségénél 1-gyel kevesebbért.
short-diplomat = 1 arany minden katonai kerületért. Kerületet cserélhetsz egy játékossal, a különbözetet fizetve.
short-marshal = 1 arany minden katonai kerületért. Elfoglalhatsz egy legfeljebb 3 költségű kerületet, kifizetve a gazdáját.
short-queen = 3 arany, ha a 4. rangú karakter játékosa mellett ülsz.
short-artist = Tegyél 1-1 aranyat legfeljebb két kerületedre: 1-gyel többe kerülnek és többet érnek.
short-tax_collector = Aki épít, 1 arany adót fizet; te viszed el, ami összegyűlt.
short-old_tax_collector = Aki a körében épít, a kör végén 1 aranyat fizet neked.

## Unique districts

short-armory = Lerombolva egy tetszőleges kerületet is magával ránt.
short-armory-dark-city = Lerombolva egy másik játékos tetszőleges kerületét is magával rántja.
short-basilica = A végén 1 pont minden páratlan költségű kerületedért.
short-capitol = A végén 3 pont, ha van három egyforma típusú kerületed.
short-dragon_gate = A végén 2 pluszpont.
short-factory = A többi egyedi kerületed építése 1 arannyal olcsóbb.
short-framework = Lerombolva fizetés nélkül építhetsz egy kerületet.
short-gold_mine = Ha aranyat gyűjtesz, 1-gyel többet veszel el.
short-great_wall = A 8. rang 1 arannyal többet fizet a többi kerületedért.
short-great_wall-dark-city = A Hadúr 1 arannyal többet fizet a kerületeidért.
short-great_wall-deluxe-cz = A 8. rang 1 arannyal többet fizet a kerületeidért.
short-haunted_quarter = A végén olyan típusú, amilyet választasz.
short-imperial_treasury = A végén 1 pont minden aranyadért.
short-ivory_tower = A végén 5 pont, ha ez az egyetlen egyedi kerületed.
short-keep = A 8. rang nem használhatja rajta a képességét.
short-laboratory = Körönként egyszer: dobj el egy lapot 2 aranyért.
short-laboratory-classic = Körönként egyszer: dobj el egy lapot 1 aranyért.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = Ha lapokat gyűjtesz, mindet megtartod.
short-library-classic = Ha lapokat gyűjtesz, kettőt tartasz meg.
short-library-dark-city = { short-library-classic }
short-map_room = A végén 1 pont minden kézben lévő lapodért.
short-monument = A város elkészültekor két kerületnek számít; csak ötnél kevesebb kerületű városba.
short-museum = Körönként egyszer: tegyél alá egy lapot. A végén mindegyikért 1 pont.
short-necropolis = Fizetés helyett egy kerületed lerombolásával is felépítheted.
short-observatory = Ha lapokat gyűjtesz, 3-at húzol.
short-park = Ha a köröd végén üres a kezed, húzz 2 lapot.
short-poor_house = Ha a köröd végén nincs aranyad, vegyél el 1 aranyat.
short-quarry = Olyan kerületet is építhetsz, amilyened már van.
short-quarry-dark-city = Egy olyan kerületet is építhetsz, amilyened már van.
short-school_of_magic = Jövedelemnél olyan típusú, amilyet választasz.
short-secret_vault = Nem építhető meg. A végén 3 pont, ha a kezedben van.
short-smithy = Körönként egyszer: fizess 2 aranyat 3 lapért.
short-smithy-classic = Körönként egyszer: fizess 3 aranyat 2 lapért.
short-stables = Nem számít az építkezési korlátba.
short-statue = A végén 5 pont, ha nálad a korona.
short-theater = A karakterválasztás után cserélhetsz karaktert egy másik játékossal.
short-thieves_den = Arannyal és lapokkal fizethető, minden lap 1 aranyat ér.
short-wishing_well = A végén 1 pont a városod minden egyedi kerületéért.
short-wishing_well-dark-city = A végén 1 pont a városod minden más egyedi kerületéért.
short-ball_room = A jó modorért az asztalnál; itt nincs hatása.
short-bell_tower = Ha felépül: eggyel kevesebb kerülettel is véget érhet a játék.
short-graveyard = Fizess 1 aranyat, hogy kézbe vedd, amit a Hadúr lerombol.
short-hospital = Meggyilkolva is gyűjthetsz nyersanyagot.
short-lighthouse = Ha felépül: vegyél el egy tetszőleges lapot a pakliból.
short-throne_room = 1 arany, valahányszor a korona gazdát cserél.
short-university = A végén 2 pluszpont.

## Action cards

short-big_top = Tedd a városodba: az elkészültéhez kerületnek számít.
short-ticket_wagon = Tedd magad elé: a többiek 1 aranyért húznak 3 lapot, és egyet megtartanak; az arany később a tiéd.
short-ticket_wagon-classic = Tedd magad elé: a többiek 1 aranyért húznak 2 lapot, és egyet megtartanak; az arany később a tiéd.
short-acrobat = Ha a 4. rangra senki sem jelentkezik, vagy megbabonázták: tiéd a korona.
short-acrobat-classic = Ha a Királyra senki sem jelentkezik: tiéd a korona.
short-fortune_teller = Nézd meg egy másik játékos kezét, és vegyél el egy lapot.
short-strongman = Amikor szólítanak: ebben a körben nem árt neked gyilkosság, babona, parancs, rablás és fenyegetés.
short-strongman-classic = Amikor meggyilkolnak: a gyilkosság érvénytelen.
short-director = Ebben a körben 2-vel több kerületet építhetsz.
short-human_cannonball = Cseréld le egy kerületedet egy drágábbra, a különbözetet fizetve.
