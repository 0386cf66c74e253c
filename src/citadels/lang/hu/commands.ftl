# Help texts of the command `citadels` and what its commands say. Names of commands, flags and examples stay as
# they are.

help-usage = használat:
help-options = kapcsolók
help-arguments = argumentumok
help-examples = példák:
help-help = mutasd ezt a súgót, és lépj ki
help-version = mutasd a verziót, és lépj ki
help-lang = az üzenetek nyelve
help-json = egyetlen JSON-objektumként
help-seed = ugyanaz a mag ugyanazt a játszmát osztja
help-default = alapértelmezés: { $value }

help-citadels = A Citadella kártyajáték: játszd, szimuláld, nézd meg és ellenőrizd a szabályait.
help-play = játssz a terminálban: botok ellen vagy egy szerver asztalánál
    .long = Játssz a terminálban, teljes képernyőn billentyűkkel és egérrel, vagy egyszerű sorokban: botok ellen, vagy egy szerver asztalánál, böngészőben játszó emberekkel. A választásoknak száma van, ? a súgó, q a kilépés.
help-play-plain = egyszerű sorok, csővezetékhez és képernyőolvasóhoz; terminál nélkül mindig
help-play-join = ülj le egy szerver asztalához: a linkje vagy a kódja
help-play-server = hol van a kód asztala; alapértelmezés: { $value }
help-play-seat = a helyed; alapértelmezés: { $value }
help-play-bots = a többiek; alapértelmezés: { $value }
help-play-ask = kérdezz meg mindent, ami itt nincs megadva
help-play-name = a beceneved
help-play-resume = folytass egy befejezetlen játszmát: az utolsót, vagy ami a FILE fájlban van
help-play-width = egy sor oszlopai; 0: korlátlan; alapértelmezés: { $value }
help-play-record = írj játszmafájlt, ha a játék véget ér, vagy kilépsz
help-serve = a szerver indítása
    .long = Elindítja a szervert: asztalok embereknek, botoknak és programoknak, HTTP-n és socketeken. A Ctrl-C állítja le; újraindítás után minden elmentett lépés megvan.
help-serve-host = a cím, amelyen figyel; alapértelmezés: { $value }
help-serve-port = a port; 0: bármelyik szabad; alapértelmezés: { $value }
help-serve-database = sqlite:///FÁJL vagy postgresql://…; alapértelmezés: DATABASE_URL, vagy egy fájl itt
help-serve-workers = folyamatok, amelyek megosztoznak az asztalokon, PostgreSQL-lel; a SIGHUP egyenként lecseréli őket; alapértelmezés: 1
serve-only_here = Csak ez a számítógép nyithatja meg. Telefonoknak és a hálózatodon lévő barátoknak: make play HOST=0.0.0.0 (citadels serve --host 0.0.0.0)
serve-terminal = Terminálból a kódjával ülhetsz le egy asztalhoz: { $command }
serve-others = Más eszközökön a hálózatodban:
help-simulate = botok játszanak egész játszmákat
    .long = Botok játszanak egész játszmákat. Azonos argumentumok azonos játszmákat adnak, bármennyi folyamattal.
help-simulate-bots = egy minden helyre, vagy helyenként egy; { $bots }
help-simulate-games = hány játszma; alapértelmezés: { $value }
help-simulate-jobs = folyamatok; alapértelmezés: { $value }
help-simulate-ray = játék Ray-klaszteren: a megadotton, ennek a gépnek a klaszterén vagy egy újon az összes maggal; citadels[ray] kell hozzá
help-simulate-no_rotate = a botok játszmáról játszmára a helyükön maradnak
help-simulate-code = fájl saját botokkal: bármely osztály choose metódussal; többször is megadható
help-simulate-seconds = ha egy döntés tovább tart, a bot elveszti azt a játszmát; alapértelmezés: nincs korlát
help-simulate-statistics = játszmánként egy JSON-sort ír egy fájlba
help-simulate-records = ugyanezeket a sorokat a teljes játszmákkal írja egy fájlba
help-arena = hasonlíts össze botokat sok asztalnál
    .long =
        Hasonlíts össze botokat: vegyes asztalok mindegyikükből, mindenki egyforma gyakran minden helyen. Győzelmi
        arányok 95%-os intervallumokkal, átlagpont és -helyezés, értékszám az összes asztalból, és minden hiba.
help-arena-bots = az összehasonlítandó botok: { $bots }
help-arena-games = játszmák vegyes asztaloknál; alapértelmezés: { $value }
help-arena-pairs = ennyi játszma is, amelyben minden bot egyedül ül minden másik asztalánál
help-arena-jobs = folyamatok; alapértelmezés: minden mag
help-arena-html = jelentés ábrákkal a böngészőnek, fájlba
help-arena-json = minden adat fájlba; - a szabványos kimenet
help-dataset = botok játszmáinak kiírása tanuló programoknak
    .long =
        A botok játszanak, és minden döntés kiíródik: mit tudott a játékos, miből választhatott, mit
        választott, és mi lett belőle. Ugyanazok az argumentumok ugyanazokat a fájlokat adják, a
        megszakadt kiírás pedig onnan folytatódik, ahol abbamaradt. A mappa README.md fájlja elmondja, hogyan olvasd.
help-dataset-folder = új mappa, vagy amelyet ugyanez a parancs már elkezdett
help-dataset-bots = egy minden helyre, vagy helyenként egy
help-dataset-shard = játszma egy fájlban; alapértelmezés: { $value }
help-dataset-format = Parquet, ehhez pyarrow kell, vagy JSON-sorok
help-scenario = szabályhelyzetek futtatása
    .long = Szabályhelyzetek futtatása: egy sor minden sikertelenről, aztán hány sikerült és hány nem.
help-scenario-paths = fájl, vagy fájlok mappája
help-scenario-only = csak azok, amelyeknek a nevében ez szerepel
help-scenario-show = mindegyik megmutatása lépésenként: mi történik, és miből lehet választani
help-replay = mondj el egy rögzített játszmát, vagy lépkedj végig rajta
    .long = Játssz vissza egy játszmafájlt, és mondd el, mi történt, egy néző vagy egy játékos szemével, vagy mindent felfedve.
help-replay-file = játszmafájl, ahogy a `citadels play --record` írja
help-replay-seat = egy játékos szemével
help-replay-open = mindent felfedve
help-replay-step = lépésenként, előre és hátra (terminálban ez az alap)
help-replay-all = mindent egyszerre (máshol ez az alap)
help-verify = ellenőrizd, hogy egy rögzített játszma lapjai között senki sem válogatott
    .long = Ellenőrzi egy szerveren játszott játszma keverését: a szerver és a játékosok előre megígért számaiból adódik-e, és belőle következik-e az egész játszma. A kilépési kód 0, ha senki sem válogathatott, 1, ha valami nincs rendben, és 3, ha ez a játszmafájlból nem derül ki.
help-verify-file = játszmafájl, ahogy a szerver a játszma után adja
help-verify-commitment = a szerver ujjlenyomata, ahogy az asztalnál láttad: legalább 16 jegye
help-verify-part = a saját számod, amelynek benne kell lennie a keverésben
help-puzzles = feladványok megoldása, készítése és ellenőrzése
    .long = Oldj meg feladványokat: állásokat erős botok játszmáiból, amelyekben egy választás egyértelműen a legjobb. A `make` újakat keres, ugyanabból a magból mindig ugyanazokat; a `solve` erősebb kereséssel újra megoldja őket, és megmondja, milyen gyakran ért egyet.
help-puzzles-what = új feladványok készítése, vagy megoldásuk erősebb kereséssel; enélkül te oldod meg őket
help-puzzles-daily = a nap feladványa
help-puzzles-id = egy feladvány a neve alapján
help-puzzles-kind = csak egyfajta feladványok
help-puzzles-seed = az első játszma magja a `make` számára (alapesetben { $value })
help-puzzles-count = hány készüljön (alapesetben { $value })
help-puzzles-out = a `make` fájlja; a megkezdettet folytatja
help-puzzles-file = saját feladványok, ahogy a `make` írja őket
help-puzzles-worlds = világok száma feladványonként a `solve` számára (alapesetben { $value })
help-stats = mit mutat sok rögzített játszma
    .long = Statisztika a befejezett játszmákról, kiadás és játékosszám szerint: milyen gyakran választják az egyes karaktereket, és nyernek velük, mennyit érnek az egyedi kerületek, segít-e az első korona. Minden arányhoz 95%-os intervallum tartozik. A kilépési kód 1, ha egy játszmafájl nem olvasható.
help-stats-paths = játszmafájlok vagy mappáik: JSON, JSON-sorok vagy Parquet; a - JSON-sorokat olvas a szabványos bemenetről
help-stats-own = csak az a játékos, aki a játszmát mentette, a saját játszmák fájljában
help-stats-rows = írjon egy fájlba játékosonként egy sort is: JSON-sorokat, vagy Parquetet, ha a név .parquet végű
help-analyse = hol dőlt el egy rögzített játszma
    .long = Egy befejezett játszma elemzése: a győzelmi esélyek alakulása, a legnagyobb fordulatok, mennyire volt jó minden döntés a legjobb másikhoz képest, szerencsés lapok, és ki kire gyanakodott. Minden döntést az alapján ítélünk meg, amit a játékosa akkor tudhatott.
help-analyse-seat = csak ennek a helynek a döntései
help-analyse-worlds = hány világban próbáljuk ki az egyes lehetőségeket; a több lassabb és biztosabb; alapértelmezés: { $value }
help-schema = a protokoll leírása programoknak
    .long = Minden döntés, választás, esemény, indok és pontsor, és a JSON-sémák.
help-rules = nézd meg a szabályokat és a lapokat
    .long = Egy kiadás szabályai, vagy minden egy lapról: mit tud, miben térnek el a kiadások, és mi a válasz a vitás kérdésekre. Egy lap bármelyik nyelvű nevével, a név egy részével vagy az azonosítójával is megtalálható.
help-rules-card = egy lap; nélküle az „Így játsszuk” oldal, --edition mellett a szabályok
help-rules-edition = a kiadás; alapértelmezés: { $value }
help-rules-markdown = az egész összefoglaló Markdownként
help-rules-how_to_play = az „Így játsszuk” oldal; akkor is ez jön, ha semmi mást nem kérsz
help-rules-glossary = csak a kiadás szószedete
help-rules-example = a szabálykönyvek egy példája, például X1; azonosító nélkül mind
help-bench = a sebesség mérése
    .long =
        Mérés véletlen botokkal, négy játékossal és az összes karakterből sorsolt összeállításokkal:
          engine  a tiszta és a lefordított motor sebessége egy magon
          jobs    ugyanazok a játszmák egy magon és kettőn
          memory  mennyi memóriát foglal egy folyamat sok játszma előtt és után
          server  ötfős asztalok kapcsolatai: késleltetés adott ütemnél, és lépések a processzor egy másodpercére
help-bench-what = mit mérjünk
help-bench-games = játszmák egy ismétlésben; alapértelmezés: { $value }
help-bench-sockets = server: nyitott kapcsolatok, egy szám vagy több; alapértelmezés: { $value }
help-bench-seconds = server: másodperc mérésenként; alapértelmezés: { $value }
help-bench-rate = server: lépések másodpercenként; alapértelmezés: { $value }
help-bench-soak = server: ehelyett ennyi percig a memóriát figyeli
help-bench-database = server: postgresql://… vagy más adatbázis; alapértelmezés: ideiglenes fájl
help-bench-workers = server: folyamatok, amelyek megosztoznak az asztalokon, mint a citadels serve parancsnál; alapértelmezés: 1

help-setup = a játék
help-setup-edition = a kiadás; alapértelmezés: { $value }
help-setup-players = hány játékos; alapértelmezés: { $value }
help-setup-set = kész vagy véletlen összeállítás: { $sets }
help-setup-characters = a karakterek, rangonként egy
help-setup-uniques = az egyedi kerületek, vagy a számuk
help-setup-ninth = 9-es rangú karakterrel
help-setup-substitute = ki áll be az összeállítás azon karaktere helyett, amelyikhez több játékos kell, például queen=tax_collector; többször is megadható
help-setup-crown = a hely, amelyik a koronával kezd; alapértelmezés: véletlen

help-house_rules = házi szabályok; ami nincs megadva, a kiadás szerint megy
help-setup-variant = a szabálykönyv változata: a dark-city short_game változata 7 kerületig tart
help-setup-action_cards = az akciólapokkal, az első vagy a második változatban; érték nélkül a kiadás sajátja
help-setup-city_size = ennyi kerület kell a befejezett városhoz; a dark-city rövid játékában 7
help-setup-five_types_bonus = pontok mind az öt típusért
help-setup-discard_pile = az eldobott lapok képpel felfelé dobópakliba kerülnek, nem a pakli aljára
help-setup-face_down_first = a képpel lefelé eldobott karakter megelőzi a képpel felfelé eldobottakat
help-setup-face_down_seen = a megkoronázott játékos megnézi a képpel lefelé eldobott karaktert
help-setup-tie_break = mi dönt holtversenynél
help-setup-version = egy lap úgy, ahogy egy másik kiadás játssza, például king=classic; többször is megadható
help-setup-mixed = minden kiadás karakterei és egyedi kerületei választhatók

## Bots

bot-random = bármelyik szabályos választás, egyforma eséllyel
bot-greedy = ami rögtön megtérül; kezdőknek
bot-steward = ahogy a jó játékosok játszanak
bot-easy = könnyű
bot-normal = közepes
bot-search = előre számol
bot-search-1 = az első kiadás keresője
bot-hard = nehéz
bot-expert = szakértő
bot-master = mester

## Results

simulate-done = { COUNT($games, of: "games") }, döntések: { $decisions }, másodperc: { $seconds }; játszma másodpercenként: { $games_per_second }, döntés másodpercenként: { $decisions_per_second }
# same as in English
simulate-bot = bot
simulate-seats = helyek
simulate-wins = győzelem
simulate-share = arány
simulate-mean = átlagpont
simulate-digest = kivonat { $digest }
simulate-fault = { $bot }, { $game }. játszma: { $fault }: { $told }
simulate-faults = hibák
simulate-lost = Leállt a folyamat, amelyik ezeket a játszmákat játszotta, ezért hiányoznak: { $games }
simulate-crash = hiba
simulate-illegal = szabálytalan választás
simulate-timeout = túl lassú
simulate-written = Elkészült: { $path }
simulate-dataset = { COUNT($games, of: "games") }, döntések: { $decisions }. Kiírva: { $path }

## The arena

arena-html_lang = hu
arena-title = Citadella: botok összehasonlítása
arena-facts = { COUNT($games, of: "games") } vegyes asztaloknál, játékosok: { $players }, kiadás: { $edition }, mag: { $seed }; döntések: { $decisions }, másodperc: { $seconds }
# same as in English
arena-bot = Bot
arena-seats_played = Helyek
arena-wins = Győzelem
arena-win_share = Győzelmi arány
arena-interval = 95%-os intervallum
arena-mean_score = Átlagpont
arena-mean_place = Átlagos helyezés
arena-rating = Értékszám
arena-even = Egyforma erőknél az arány { $share } volna. Az a bot, amelyik hibázik, elveszti azt a játszmát.
arena-win_shares = Győzelmi arányok
arena-pairs = Egyedül egy másik asztalánál
arena-pairs_means = A sor botja ekkora arányban nyer az oszlop botjának asztalánál; mindegyik párra { COUNT($games, of: "games") }.
arena-alone = egyedül
arena-ratings = Értékszámok
arena-rating_means = Plackett–Luce, 95%-os bootstrap-intervallumokkal: 400 ponttal több tízszeres esélyt ad arra, hogy egy bot a másik elé kerüljön.
arena-scores = Pontszámok
arena-points = pont
arena-rounds = Fordulók
arena-rounds_axis = fordulók egy játszmában
arena-games = Játszmák
arena-game = Játszma
arena-points_by_source = Átlagos pontok forrás szerint
arena-source_head = Forrás
arena-characters = Karakterek
arena-characters_means = Milyen gyakran választották mindegyiket, és zárójelben e játszmák győzelmi aránya. A sáv annál hosszabb, minél gyakrabban választották a karaktert; a sötét rész a győzelmek aránya.
arena-character_head = Karakter
arena-seats = Győzelmek helyek szerint
arena-faults = Hibák
arena-fault = Mi volt az
arena-told = Részletek
arena-no_faults = Egyik bot sem omlott össze, nem választott szabálytalanul, és nem volt túl lassú.
arena-crash = hiba
arena-illegal = szabálytalan választás
arena-timeout = túl lassú
arena-lost = Leállt a folyamat, amelyik ezeket a játszmákat játszotta, ezért hiányoznak: { $games }
bench-pure = tiszta
bench-compiled = lefordított
bench-ratio = arány
bench-no_compiled = Itt nincs lefordított változat.
bench-sockets = kapcsolat
bench-offered = kért/s
bench-moves = lépés/s
bench-per_cpu = lépés/CPU s
bench-answer = válasz ms
bench-state = állapot ms
bench-memory = memória MB
bench-unlimited = korlátlan
bench-percentiles = Idők: medián, 95% és 99%.

## Wrong use of a command

usage-argument = { $argument }: { $problem }
usage-invalid_choice = „{ $value }” nem lehetséges; válassz ezek közül: { $choices }
usage-required = hiányzik: { $arguments }
usage-unrecognized = nem érthető: { $arguments }
usage-one_value = hiányzik egy érték
usage-some_values = legalább egy érték hiányzik
usage-no_value = nem fogad értéket
usage-ambiguous = „{ $option }” nem egyértelmű; lehet: { $matches }

help-admin = a szerver adatbázisának gondozása
    .long = A szerver adatbázisának gondozása. A szerver közben futhat, csak copy és migrate alatt nem; a változást az adott asztal következő lépésénél veszi észre.
help-admin-what = mit kell tenni
help-admin-values = { $usages }
admin-copy = Átmásolva: { $games } asztal, { $entries } bejegyzés, { $guests } vendég.
admin-migrate = Az adatbázis verziója most { $version }.
admin-delete = Törölt asztal: { $table }.
admin-end = Lezárt asztal: { $table }.
admin-rename = Új név ({ $table } asztal, { $place }. hely): { $name }.
admin-ban = Kitiltott vendég: { $guest }. Minden asztaltól felállt.
admin-unban = Visszajöhet ez a vendég: { $guest }.
admin-forget = Törölt vendég: { $guest }, minden nevével és üzenetével együtt.
admin-retain = Törölve, ami { $days } napnál régebbi: { $tables } asztal, { $guests } vendég.
