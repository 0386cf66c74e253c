# What is wrong with a setup, a record or a command.

## Setting up a game

error-bad_seed = A mag egész szám legyen, legalább 0.
error-field = { $field ->
    [edition] Kiadás
    [players] A játékosok száma
    [set] Összeállítás
    [characters] Karakterek
    [ninth] Kilencedik karakter
    [substitutes] Helyettesek
    [uniques] Egyedi kerületek
    [unique_count] Az egyedi kerületek száma
    [crown] Első korona
    [action_cards] Akciólapok
    [city_size] A befejezett város mérete
    [five_types_bonus] Pontok mind az öt típusért
    [discard_pile] Dobópakli képpel felfelé
    [face_down_first] Előbb a képpel lefelé eldobott karakter
    [face_down_seen] A képpel lefelé eldobott karakter megnézése
    [tie_break] Holtverseny
    [versions] A lapok változatai
    [mixed] Lapok minden kiadásból
    [setup] A játék beállításai
   *[any] „{ $field }”
}
error-bad_value = { error-field }: az érték nem megfelelő típusú.
error-city_too_large = Talán nincs elég lap ahhoz, hogy { COUNT($players, of: "players") } befejezzen egy ekkora várost: { COUNT($city_size, of: "districts") }.
error-ninth_and_characters = A karakterek listája már megmondja, van-e kilencedik. Az egyiket hagyd el.
error-ninth_needed = { COUNT($players, of: "players", case: "with") } kilenc karakter kell.
error-no_ninth = { COUNT($players, of: "players", case: "with") } nyolc karakter van, 9-es rang nélkül.
error-never_together = Ha { CARD($character, case: "the") } játékban van, { CARD($unique, case: "the") } kimarad.
error-no_substitute = „{ $substitute }” nem állhat be „{ $character }” helyére.
error-no_versions = „{ $card }”: csak egy változata van. Több változata ezeknek van: { $allowed }.
error-unknown_version = „{ $card }”: nincs „{ $version }” változata. Változatai: { $allowed }.
error-unknown_action_cards = Nincsenek „{ $value }” akciólapok. Válassz ezek közül: { $allowed }.
error-unknown_tie_break = Nincs „{ $value }” holtverseny-szabály. Válassz ezek közül: { $allowed }.
error-out_of_range = { error-field }: { $least } és { $most } közötti szám legyen.
error-rank_missing = Hiányzik egy rang ({ $rank }): a játékhoz minden rangból kell egy karakter.
error-rank_twice = Kétszer szerepel egy rang ({ $rank }): a játékhoz minden rangból egy karakter kell.
error-set_and_characters = Adj meg egy összeállítást vagy a karakterek listáját, ne mindkettőt.
error-too_few_players = { CARD($character) }: legalább { COUNT($least, of: "players") } kell hozzá.
error-unique_twice = Egy egyedi kerület csak egyszer választható.
error-uniques_and_count = Add meg az egyedi kerületek listáját vagy a számukat, ne mindkettőt.
error-unknown_character = Ebben a kiadásban nincs „{ $character }” karakter.
error-unknown_edition = Nincs „{ $edition }” kiadás. Válassz ezek közül: { $allowed }.
error-unknown_field = A beállításban nincs „{ $field }”.
error-unknown_set = Ebben a kiadásban nincs „{ $set }” összeállítás. Válassz ezek közül: { $allowed }.
error-unknown_unique = Ebben a kiadásban nincs „{ $unique }” egyedi kerület.

## Records

error-bad_choices = A játszmafájl választásai nem szövegek listája.
error-bad_digest = A játszmafájl kivonata nem szöveg.
error-bad_format = Ez a program nem tud ilyen verziójú játszmafájlt olvasni.
error-bad_observation = A megfigyelés sérült.
error-bad_position = A játszmafájl állása sérült: { $what }
error-bad_record = Ez nem játszmafájl.
error-bad_setup = A játszmafájl beállítása nem játszható. { $cause }
error-bad_snapshot = A játszma mentett állapota sérült.
error-bad_start = Egy játszmafájl beállítással vagy állással kezdődik, nem mindkettővel.
error-impossible_choice = A játszmafájl { $number }. választása („{ $choice }”) nem lehetséges. { $cause }
error-unknown_key = A játszmafájlban nincs „{ $key }”.
error-wrong_digest = A játszmafájl nem az ígért álláshoz vezet: más a kivonata.
error-bad_fairness = A játszmafájl „fairness” része sérült: { $problem }
error-bad_digits = „{ $value }” helyett { $least }–{ $most } hexadecimális jegy kell (0–9, a–f).
error-wrong_table = A játszmafájl más lapokkal játszott játszmáé.

## Choices

error-bad_since = Ez nem egy esemény sorszáma.
error-nothing_to_undo = Nincs mit visszavonnod.
error-no_such_index = Nincs ilyen számú választás; { $options } van.
error-no_such_seat = Nincs { $seat }. hely; a helyek 0-tól { $most }-ig vannak számozva.

## Bots

error-unknown_bot = Nincs „{ $bot }” bot. Erre gondoltál: { $meant }? Válassz ezek közül: { $allowed }.
    .brief = Nincs „{ $bot }” bot. Válassz ezek közül: { $allowed }.
error-wrong_style = Ennek a botnak nincs „{ $style }” stílusa. Válassz ezek közül: { $styles }.
error-wrong_part = Külön csak ezek között lehet keresni: { $parts }. „{ $part }” nincs köztük.
error-wrong_budget = „{ $budget }” nem jó keret. Adj meg ezredmásodpercet döntésenként (search:40, legfeljebb { $milliseconds }), vagy n-et és a világok számát (search:n64, legfeljebb n{ $worlds }).
error-own_code_missing = Nincs ilyen fájl: „{ $file }”.
error-own_code_broken = Ez a fájl nem tölthető be: „{ $file }”: { $problem }
error-own_code_empty = Ebben a fájlban nincs osztály choose(self, observation) metódussal: „{ $file }”.
error-own_code_twice = { $file }: már van „{ $bot }” bot; adj a tiédnek más kódot.
error-bot_parameters = „{ $bot }” nem fogad ilyen paramétereket.
error-number_of_bots = Adj meg egy botot minden helyre, vagy helyenként egyet ({ $seats }), ne ennyit: { $given }.
error-no_bots = Adj meg legalább egy botot.

## Commands

error-usage = { $message } (lásd { $program } --help)
error-not_a_number = „{ $value }” nem egész szám, vagy kisebb 0-nál
error-not_seconds = „{ $value }” nem idő másodpercben, mint például 0.5
error-too_few = { $value } túl kevés
error-no_card_and_edition = „{ $value }” nem egy lapot és egy kiadást nevez meg, mint például king=classic
error-unknown_variant = Ebben a kiadásban nincs „{ $value }” változat. Válassz ezek közül: { $allowed }.
error-unknown_example = Nincs „{ $value }” példa. Válassz ezek közül: { $allowed }.
error-no_character_and_other = „{ $value }” nem egy karaktert és a helyettesét nevezi meg, mint például queen=artist
error-no_folder = Nincs ilyen mappa: „{ $path }”.
error-no_such_path = Nincs ilyen fájl vagy mappa: „{ $path }”.
error-no_scenario = Egyetlen szabályhelyzet nevében sem szerepel ez: „{ $text }”.
error-no_such_puzzle = Nincs ilyen feladvány: { $name }.
error-bad_puzzles = Ebben a fájlban nincsenek feladványok: { $path }.
error-cannot_write = Ez a fájl nem írható: „{ $path }”: { $problem }
error-cannot_read = Ez a fájl nem olvasható: „{ $path }”: { $problem }
error-unknown_card = Nincs „{ $name }” lap.
error-no_such_card = Nincs „{ $name }” lap. Erre gondoltál: { $names }?
error-no_left_game = Itt nincs befejezetlen játszma: „{ $path }”.
error-bad_left_game = Ez a fájl nem befejezetlen játszma: „{ $path }”.
error-bad_link = Ez nem vezet asztalhoz: „{ $link }”. Add meg a kódját vagy a linkjét, például http://127.0.0.1:8000/t/k7m2p9qx
error-cannot_join = Ehhez az asztalhoz nem lehet leülni: { $address }: { $problem }
error-no_pyarrow = A Parquet-fájlokhoz a pyarrow könyvtár kell. Telepítsd: `pip install pyarrow`.
error-no_environments = Az adatkészletekhez az `env` kiegészítő kell. Telepítsd: `pip install citadels[env]`.
error-other_dataset = A(z) „{ $path }” mappában másik adatkészlet van. Válassz másik mappát.
error-lost_shard = A(z) „{ $path }” mappába író folyamat leállt. Ugyanez a parancs folytatja.
error-no_ray = A klaszteren való játékhoz Ray kell. Telepítsd: `pip install citadels[ray]`.
error-no_cluster = Egyetlen Ray-klaszter sem válaszol: { $problem }
error-other_version_on_cluster = A klaszter gépein a Citadella más verziója van.
error-not_finished = Ebben a fájlban még nem ért véget a játszma, nincs mit elemezni: „{ $path }”.
error-not_json = „{ $path }” nem JSON: { $problem }

## The server

error-bad_setting = Ez a beállítás ({ $setting }) nem lehet „{ $value }”. Lehetséges: { $allowed }.
error-unknown_setting = Nincs ilyen beállítás: { $setting }. Erre gondoltál: { $meant }?
    .brief = Nincs ilyen beállítás: { $setting }.
error-bad_database = „{ $value }” nem adatbázis; adj meg sqlite:///FÁJL vagy postgresql://… címet
error-no_database = Az adatbázis nem válaszol: { $problem }
error-no_postgresql = A PostgreSQL-hez a `postgresql` kiegészítő kell. Telepítsd: `pip install citadels[postgresql]`.
error-database_in_use = Ezt az adatbázist már egy másik szerver használja. Előbb állítsd le, vagy használj másik adatbázist.
error-newer_database = Az adatbázis újabb ({ $found }. verzió), mint ez a program ({ $known }. verzió). Frissítsd a programot.
error-cannot_listen = Itt nem lehet figyelni: { $host }, port: { $port }. Talán már fut ott valami?
error-workers_need_postgresql = Több folyamathoz PostgreSQL kell: egy SQLite-fájlnak egy szervere van. Használd ezt: --database postgresql://…, vagy hagyd el a --workers kapcsolót.
error-workers_need_linux = Több folyamat csak Linuxon fut. Hagyd el a --workers kapcsolót.
error-worker_failed = Az egyik folyamat nem indult el. Hogy miért, azt a fenti üzenetei mondják meg.
error-bench_failed = A mérés nem sikerült: { $problem }
error-too_few_files = Ennyi nyitott fájl kell: { $needed }; előbb próbáld ki: ulimit -n { $needed }
error-not_for_bench = `bench { $what }`: itt nincs ilyen kapcsoló: { $option }.
error-admin_values = Így add meg: citadels admin { $usage }
error-database_not_empty = Az adatbázis, ahová másolni kell, nem üres.
error-no_such_version = Nincs ilyen adatbázis-verzió. Válassz ezek közül: { $known }.
error-no_table = Nincs ilyen asztal: „{ $table }”.
error-table_over = Ennek az asztalnak már vége: „{ $table }”.
error-nobody_at_seat = Ezen a helyen senki sem ül: { $place }.
error-no_name = Ez nem lehet név: „{ $name }”. 1–{ $most } látható karakter kell.
error-no_guest = Nincs ilyen vendég: „{ $guest }”.
