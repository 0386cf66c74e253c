# Az oktató: src/citadels/scenarios/tutorial. Minden mondat az asztal fölött áll; legyen 170 betűnél rövidebb.
# Az üzenetek neve: a jelenet, aztán a lépés vagy az indok neve.

## A jelenetek körül

tutorial-pick = Bármilyen sorrendben játszhatod őket, és bármikor kiléphetsz.
tutorial-done = Kész
tutorial-repeat = Újra
tutorial-next = Tovább
tutorial-previous = Vissza
tutorial-again = Próbáld újra
tutorial-show = Mutasd
tutorial-next_scene = Következő jelenet
tutorial-watch = Figyeld az asztalt…
tutorial-step = Lépés: { $number }/{ $count }
tutorial-all_done = Ennyi elég is. A többit játék közben tanulod meg.
tutorial-first_game = Játszd le az első játszmádat

## Egy kör

tutorial-gather_title = Gyűjtés és építés
tutorial-gather_about = Egy kör: aranyat ki, kerületet fel.
tutorial-gather_welcome = Üdv! Várost építesz, ahogy mindenki más is. A legértékesebb győz. Ez a tiéd: egyelőre egyetlen Piac.
tutorial-gather_hand = Ezeket a kerületeket építheted fel. Az érmén az ára áll, és a játék végén ugyanennyi pontot ér.
tutorial-gather_gather = Te jössz. Először gyűjtesz: 2 aranyat vagy egy új lapot. Van 2 aranyad, a kezedben meg egy Kastély 4-ért, úgyhogy vegyél ki aranyat.
tutorial-gather_cards = Két lapot nézel meg, egyet tartasz meg: jó, ha kevés a lapod. De vár egy szép Kastély, és csak 2 arany hiányzik.
tutorial-gather_build = Most építs! A Kastélyra telik: koppints rá.
tutorial-gather_cheaper = Ez is lehet, de kevesebb pontot ér, és körönként csak egyszer építhetsz. A Kastélyra is elég az aranyad.
tutorial-gather_unbuilt = Építés nélkül is befejezheted a kört. De van aranyad és Kastélyod, és kézben tartott lapokkal még senki sem győzött.
tutorial-gather_finish = Áll a Kastély! Ez 4 pont. Nincs több tennivaló: fejezd be a körödet.
tutorial-gather_done = Ez egy teljes kör: gyűjtés, aztán építés. Minden más ebben a játékban ezt könnyíti neked, vagy nehezíti másoknak.

## Titkos választás

tutorial-secret_title = Titkos választás
tutorial-secret_about = Minden fordulóban más vagy.
tutorial-secret_open = Új forduló: mindenki titokban választ egyet e karakterek közül. A két képpel felfelé fekvő kimarad, egy harmadik rejtve van.
tutorial-secret_choose = Te választasz először. Minden kerületed egyházi, és a Püspök mindegyikért 1 aranyat kap. Válaszd a Püspököt!
tutorial-secret_assassin = Az Orgyilkos elhallgattat valakit: erős lap. De most arany kell, és egyházi kerületekért csak a Püspök kap.
tutorial-secret_magician = Üres kézzel csábító a Mágus: cserélj lapokat valakivel! De előbb nézd meg, mit hoz a Püspök.
tutorial-secret_king = A Király legközelebb elsőként választ, és nemesi kerületekért kap aranyat. Ilyened nincs. Három egyházi a Püspöknek való.
tutorial-secret_warlord = A Hadúr kerületeket pusztít el, és katonai kerületekért kap aranyat. Ilyened nincs. Három egyházi a Püspöknek való.
tutorial-secret_others = Most a többiek választanak. Nem látod, kit választanak, és ők sem tudják, hogy te vagy a Püspök.
tutorial-secret_called = A karaktereket rangjuk szerint szólítják, 1-től 8-ig. Akié a szólított karakter, felfedi, és játszik. A tiéd az 5-ös.
tutorial-secret_cards = A Püspök! Üres a kezed, úgyhogy most lapokat gyűjts: kettőt látsz, egyet megtartasz.
tutorial-secret_gold = Az arany sosem rossz. De lap nélkül nincs mire költened.
tutorial-secret_early = A jövedelmedet előbb is felveheted. De lássuk előbb a lapokat: gyűjts!
tutorial-secret_keep = Tartsd meg, amelyik tetszik. A másik a pakli aljára kerül.
tutorial-secret_income = És most a jutalom: 1 arany minden egyházi kerületért. Vedd fel!
tutorial-secret_unpaid = Ne olyan gyorsan! A Püspöknek 3 arany jár, minden egyházi kerületért egy.
tutorial-secret_build = És abból az aranyból építs!
tutorial-secret_unbuilt = Félre is teheted az aranyat. De most telik építésre, és a kerület pont.
tutorial-secret_done = Válaszd azt, aki illik a városodhoz, és senki sem tudja biztosan, ki vagy. A következő fordulóban más leszel.

## Gyilkosság és rablás

tutorial-murder_title = Gyilkosság és rablás
tutorial-murder_about = Mit tesz másokkal, és mit veled.
tutorial-murder_murder = Te vagy az Orgyilkos: nevezz meg egy karaktert, és akié, annak kimarad a köre. Valakinek 7 aranya és 4 lapja van: az Építésznek való. Nevezd meg őt!
tutorial-murder_guess = Lehet, sosem tudni, ki kicsoda. De ennyi arany és lap az Építészre vall, aki három kerületet is építhet.
tutorial-murder_unused = Megkegyelmezhetsz mindenkinek. De valaki mindjárt három kerületet épít: állítsd meg az Építészt.
tutorial-murder_silence = Figyeld a szólítást: az Építész jön, és senki sem jelentkezik. Egy egész kör veszett el, és azt sem kellett tudnod, kié.
tutorial-murder_rob = Másik forduló, te vagy a Tolvaj: nevezz meg egy karaktert, és elviszed minden aranyát. Három kereskedelmi kerület mellett 6 arany: ez a Kereskedő lesz.
tutorial-murder_poor = Lehet. De akinek kereskedelmi kerületei vannak, szereti a Kereskedőt, és ott az arany.
tutorial-murder_unrobbed = Hagyhatod is. De 6 arany egyetlen szóért jó üzlet: rabold ki a Kereskedőt!
tutorial-murder_loot = A rablás akkor történik, amikor a Kereskedőt szólítják. Figyeld az aranyadat!
tutorial-murder_robbed = És a másik oldal: te vagy a Kereskedő 5 arannyal, és a Tolvaj a Kereskedőt nevezte meg. Figyeld, mi lesz, ha szólítanak.
tutorial-murder_go_on = Odalett minden aranyad. De a köröd megmaradt: vegyél ki aranyat, és folytasd.
tutorial-murder_recovers = Tessék, itt az első pár érme. A rablás aranyba kerül, sosem körbe.
tutorial-murder_broke = Lehet. De arany nélkül semmit sem építhetsz: előbb az arany.
tutorial-murder_murdered = És ami rosszabb: te vagy az Építész, és az Építészt nevezték meg. Szólítanak, hallgatnod kell, és ez a forduló kimarad.
tutorial-murder_done = Bosszantó, de csak egy forduló. Karaktert neveznek meg, nem játékost: válaszd azt, amit senki sem vár, és mást találnak el.

## A korona

tutorial-crown_title = A korona és a sorrend
tutorial-crown_about = Ki mikor játszik, és ki választ először.
tutorial-crown_order = A karakterek rangjuk sorrendjében játszanak: az Orgyilkos először, a Hadúr utoljára. Te a Király vagy, a 4-es.
tutorial-crown_called = A Mágus a 3-as, tehát valaki előtted jön. A korona egyelőre másnál van.
tutorial-crown_crown = A Királyt szólítják. A Király magához veszi a koronát: akinél van, a következő fordulóban elsőként választ. Vedd magadhoz!
tutorial-crown_unsaid = Az is a tiéd, bármilyen sorrendben. De előbb a korona, hogy lásd, amint hozzád kerül.
tutorial-crown_income = A Király minden nemesi kerületért 1 aranyat kap. Neked kettő van: vedd fel a jövedelmed!
tutorial-crown_later = Mindent a maga idejében. Előbb vedd fel a 2 aranyat a Kastélyért és az Uradalomért.
tutorial-crown_gather = Most gyűjts! A Palota 5-be kerül: vegyél ki aranyat.
tutorial-crown_dear = Lehet. De Palota van a kezedben, és 2 arany hiányzik az árához.
tutorial-crown_build = Építsd fel a Palotát: ez is nemesi, és legközelebb három után kap aranyat a Király.
tutorial-crown_small = A Fogadó 1 pontot ér, a Palota 5-öt, és körönként egy kerületet építhetsz.
tutorial-crown_unbuilt = Megvan az arany és a Palota. Építsd fel, mielőtt vége a körnek.
tutorial-crown_rest = A fordulót a magasabb rangok fejezik be: előbb az 5-ös, aztán a 8-as.
tutorial-crown_first = Új forduló, és nálad a korona: te választasz először, a legtöbb lapból. Válassz, akit szeretnél.
tutorial-crown_done = Az alacsony rang előbb cselekszik, a magas többet tud, mire sorra kerül, a korona pedig első választást ad.

## Egyedi kerületek

tutorial-uniques_title = Egyedi kerületek
tutorial-uniques_about = Lila lapok saját hatással.
tutorial-uniques_purple = A lila kerület a városodban egyedi: saját szövege van. A Kovácsműhely körönként egyszer 3 lapot ad 2 aranyért.
tutorial-uniques_smithy = Már gyűjtöttél, van 8 aranyad, és kevés a lapod. Használd a Kovácsműhelyt!
tutorial-uniques_wait = Lehet. De 8 aranyból egyetlen Fogadó kár lenne. Előbb adjon a Kovácsműhely jobb lapokat.
tutorial-uniques_gate = A Sárkánykapu! 6-ba kerül, és a végén 8 pontot ér. Építsd fel!
tutorial-uniques_plain = Egy sima kerület annyit ér, amennyibe kerül. A Sárkánykapu 2 ponttal többet.
tutorial-uniques_unbuilt = Ne hagyd a kezedben a Sárkánykaput: csak az számít, ami a városodban áll.
tutorial-uniques_eight = Szép munka. Van egyedi kerület, amely minden körben segít, és van, amely a végén számít. Mutass rá, vagy tartsd nyomva, hogy elolvasd.
tutorial-uniques_library = Még egy: Könyvtárral mindkét húzott lapot megtartod. Gyűjts lapokat, és meglátod.
tutorial-uniques_gold = Az arany is jó, de Könyvtárral párosával jönnek a lapok. Próbáld ki!
tutorial-uniques_closed = Lemondhatsz a Könyvtárról. Szinte senki sem teszi: két lap több, mint egy.
tutorial-uniques_done = Mindkettő a tiéd. Ha lila lap jön, olvasd el: az egész játszmát megnyerheti neked.

## A vége

tutorial-end_title = A vége és a pontok
tutorial-end_about = Hét kerület, és jöhet a pontozás.
tutorial-end_nearly = Hat kerület! Az első hétkerületes város véget vet a játéknak: a fordulót végigjátsszák, aztán jön a pontozás.
tutorial-end_last = Dokk vagy Erődítmény? Mindkettő 3-ba kerül. Az Erődítmény lila, épp ez a típus hiányzik, és mind az öt típus 3 pluszpontot ér.
tutorial-end_types = Ez is hét kerület. De lila nélkül elmarad a 3 pont az öt típusért.
tutorial-end_unbuilt = Van aranyad a hetedik kerületre. Építsd fel, mielőtt megelőznek!
tutorial-end_complete = Kész, és elsőként: ez 4 pont, és a kerületeidet már senki sem pusztíthatja el. A többiek befejezik a fordulót.
tutorial-end_scores = Győztél! A kerületek annyi pontot érnek, amennyibe kerültek, plusz 3 az öt típusért és 4 az első befejezett városért.
tutorial-end_done = Most már ismered a játékot: építs jól, válassz titokban, és ne legyél ott, ahol keresnek.
