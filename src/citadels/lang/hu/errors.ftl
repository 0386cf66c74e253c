# What is wrong with a setup, a record or a command.

## Setting up a game

error-bad_seed = A mag nem negatív egész szám legyen.
error-bad_value = „{ $field }” értéke nem megfelelő fajtájú.
error-city_too_large = Ennyi kerülethez ({ COUNT($city_size, of: "districts") }) kevés lehet a lap; a játékosok száma: { COUNT($players, of: "players") }.
error-ninth_and_characters = A karakterek listája maga mondja meg, van-e kilencedik; a kettő közül hagyd el az egyiket.
error-ninth_needed = { COUNT($players, of: "players", case: "with") } kilenc karakter kell.
error-no_ninth = { COUNT($players, of: "players") } nyolc karakterrel játszik, 9. rang nélkül.
error-never_together = { CARD($unique) }: kimarad, ha játékban van { CARD($character, case: "the") }.
error-no_versions = „{ $card }”: ennek nincs több változata; ezeknek van: { $allowed }.
error-unknown_version = „{ $card }”: nincs „{ $version }” változata; ezek vannak: { $allowed }.
error-unknown_action_cards = Nincs „{ $value }” akciólap; ezek vannak: { $allowed }.
error-unknown_tie_break = Nincs „{ $value }” döntés holtversenyre; ezek vannak: { $allowed }.
error-out_of_range = „{ $field }” { $least } és { $most } közötti szám legyen.
error-rank_missing = Nincs { $rank }. rangú karakter; minden rangból kell egy.
error-rank_twice = Két { $rank }. rangú karakter van; minden rangból csak egy lehet játékban.
error-set_and_characters = A készlet és a karakterek listája kizárja egymást.
error-too_few_players = { CARD($character) }: legalább { COUNT($least, of: "players") } kell hozzá.
error-unique_twice = Egy egyedi kerület csak egyszer választható.
error-uniques_and_count = Az egyedi kerületek listája és a számuk kizárja egymást.
error-unknown_character = Ebben a kiadásban nincs „{ $character }” karakter.
error-unknown_edition = Nincs „{ $edition }” kiadás; ezek vannak: { $allowed }.
error-unknown_field = A beállításban nincs „{ $field }”.
error-unknown_set = Ebben a kiadásban nincs „{ $set }” készlet; ezek vannak: { $allowed }.
error-unknown_unique = Ebben a kiadásban nincs „{ $unique }” egyedi kerület.

## Records

error-bad_choices = A feljegyzés választásai nem szövegek listája.
error-bad_digest = A feljegyzés kivonata nem szöveg.
error-bad_format = Ez nem olyan változatú feljegyzés, amilyet ez a program olvas.
error-bad_observation = A megfigyelés sérült.
error-bad_position = A feljegyzés állása sérült: { $what }
error-bad_record = Ez nem egy játék feljegyzése.
error-bad_setup = A feljegyzés beállítása nem játszható: { $cause }
error-bad_start = A feljegyzés beállítással vagy állással kezdődik, az egyikkel.
error-impossible_choice = A feljegyzés { $number }. választása („{ $choice }”) nem lehetséges: { $cause }
error-unknown_key = A feljegyzésben nincs „{ $key }”.
error-wrong_digest = A feljegyzés nem az ígért álláshoz vezet: más a kivonata.
error-wrong_table = A feljegyzés más lapokkal játszó asztalé.

## Choices

error-bad_since = Ez nem egy esemény sorszáma.
error-nothing_to_undo = Nincs mit visszavonnod.
error-no_such_index = Nincs ilyen számú választás; ennyi van: { $options }.
error-no_such_seat = Nincs { $seat }. hely; a helyek 0-tól { $most }-ig vannak.

## Bots

error-unknown_bot = Nincs „{ $bot }” bot; erre gondoltál: { $meant }? Ezek vannak: { $allowed }.
    .brief = Nincs „{ $bot }” bot; ezek vannak: { $allowed }.
error-wrong_style = Ennek a botnak nincs „{ $style }” stílusa; ezek vannak: { $styles }.
error-wrong_budget = „{ $budget }” nem jó keret: adj meg ezredmásodperceket döntésenként (search:40, legfeljebb { $milliseconds }), vagy n-et és a világok számát (search:n64, legfeljebb n{ $worlds }).
error-own_code_missing = Nincs „{ $file }” fájl.
error-own_code_broken = „{ $file }” nem tölthető be: { $problem }
error-own_code_empty = „{ $file }”: nincs benne osztály choose(self, observation) metódussal.
error-own_code_twice = { $file }: már van „{ $bot }” bot; adj a tiédnek más kódot.
error-bot_parameters = „{ $bot }” nem fogad ilyen paramétereket.
error-number_of_bots = Adj meg egy botot mindenkinek, vagy helyenként egyet ({ $seats }); nem ennyit: { $given }.
error-no_bots = Adj meg legalább egy botot.

## Commands

error-usage = { $message } (lásd { $program } --help)
error-not_a_number = „{ $value }” nem nemnegatív egész szám
error-not_seconds = „{ $value }” nem idő másodpercben, mint például 0.5
error-too_few = { $value } túl kevés
error-no_card_and_edition = „{ $value }” nem egy lapot és egy kiadást nevez meg, mint például king=classic
error-no_folder = Nincs „{ $path }” mappa.
error-no_such_path = Nincs „{ $path }” fájl vagy mappa.
error-cannot_write = „{ $path }” nem írható: { $problem }
error-cannot_read = „{ $path }” nem olvasható: { $problem }
error-unknown_card = Nincs „{ $name }” lap.
error-no_such_card = Nincs „{ $name }” lap. Erre gondoltál: { $names }?
error-no_left_game = „{ $path }”: itt nincs félbehagyott játék.
error-bad_left_game = „{ $path }”: ebben nincs félbehagyott játék.
error-not_json = „{ $path }” nem JSON: { $problem }

## The server

error-bad_setting = A { $setting } beállítás nem lehet „{ $value }”.
error-bad_database = „{ $value }” nem adatbázis; adj meg sqlite:///FÁJL vagy postgresql://… címet
error-no_database = Az adatbázis nem válaszol: { $problem }
error-cannot_listen = Itt nem lehet figyelni: { $host }, port: { $port }. Talán már fut ott valami?
error-bench_failed = A mérés nem sikerült: { $problem }
error-too_few_files = Ennyi nyitott fájl kell: { $needed }; előbb próbáld ki: ulimit -n { $needed }
error-not_for_bench = A { $option } nem való ehhez: `bench { $what }`.
