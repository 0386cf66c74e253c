# What is wrong with a setup, a record or a command.

## Setting up a game

error-bad_seed = Ziarno musi być liczbą całkowitą, 0 lub większą.
error-field = { $field ->
    [edition] Wydanie
    [players] Liczba graczy
    [set] Zestaw
    [characters] Postacie
    [ninth] Dziewiąta postać
    [substitutes] Zastępstwa
    [uniques] Dzielnice specjalne
    [unique_count] Liczba dzielnic specjalnych
    [crown] Pierwsza korona
    [action_cards] Karty akcji
    [city_size] Dzielnice w ukończonym mieście
    [five_types_bonus] Punkty za wszystkie pięć typów
    [discard_pile] Odkryty stos kart odrzuconych
    [face_down_first] Najpierw zakryta postać
    [face_down_seen] Podgląd zakrytej postaci
    [tie_break] Przy remisie
    [versions] Wersje kart
    [mixed] Karty ze wszystkich wydań
    [setup] Ustawienia gry
   *[any] „{ $field }”
}
error-bad_value = { error-field }: to wartość złego typu.
error-city_too_large = W grze dla { COUNT($players, of: "players", case: "gen") } może zabraknąć kart na ukończone miasto złożone z { COUNT($city_size, of: "districts", case: "gen") }.
error-ninth_and_characters = Lista postaci sama mówi, czy jest dziewiąta. Podaj tylko jedno z dwojga.
error-ninth_needed = W grze dla { COUNT($players, of: "players", case: "gen") } potrzeba dziewięciu postaci.
error-no_ninth = W grze dla { COUNT($players, of: "players", case: "gen") } jest osiem postaci, bez rangi 9.
error-never_together = { CARD($unique) } odpada, gdy w grze jest { CARD($character, case: "nom") }.
error-no_substitute = „{ $substitute }” nie może zastąpić „{ $character }”.
error-no_versions = „{ $card }” ma tylko jedną wersję. Kilka wersji mają: { $allowed }.
error-unknown_version = „{ $card }” nie ma wersji „{ $version }”. Do wyboru: { $allowed }.
error-unknown_action_cards = Nie ma kart akcji „{ $value }”. Do wyboru: { $allowed }.
error-unknown_tie_break = Nie ma sposobu „{ $value }” na rozstrzygnięcie remisu. Do wyboru: { $allowed }.
error-out_of_range = { error-field }: wybierz liczbę od { $least } do { $most }.
error-rank_missing = Brakuje postaci rangi { $rank }; potrzeba po jednej z każdej rangi.
error-rank_twice = Ranga { $rank } jest podwójna; potrzeba po jednej postaci z każdej rangi.
error-set_and_characters = Podaj zestaw albo listę postaci, nie jedno i drugie.
error-too_few_players = { CARD($character) } wymaga co najmniej { COUNT($least, of: "players", case: "gen") }.
error-unique_twice = Dzielnicę specjalną można wybrać tylko raz.
error-uniques_and_count = Podaj listę dzielnic specjalnych albo ich liczbę, nie jedno i drugie.
error-unknown_character = W tym wydaniu nie ma postaci „{ $character }”.
error-unknown_edition = Nie ma wydania „{ $edition }”. Do wyboru: { $allowed }.
error-unknown_field = Ustawienia gry nie mają pola „{ $field }”.
error-unknown_set = W tym wydaniu nie ma zestawu „{ $set }”. Do wyboru: { $allowed }.
error-unknown_unique = W tym wydaniu nie ma dzielnicy specjalnej „{ $unique }”.

## Records

error-bad_choices = Wybory w zapisie nie są listą tekstów.
error-bad_digest = Skrót w zapisie nie jest tekstem.
error-bad_format = Ten program nie czyta zapisów w tej wersji.
error-bad_observation = Obserwacja jest uszkodzona.
error-bad_position = Pozycja w zapisie jest uszkodzona: { $what }
error-bad_record = To nie jest zapis gry.
error-bad_setup = Z ustawieniami z zapisu nie da się grać: { $cause }
error-bad_snapshot = Zapisany stan gry jest uszkodzony.
error-bad_start = Zapis zaczyna się albo od ustawień, albo od pozycji.
error-impossible_choice = Wybór { $number } w zapisie, „{ $choice }”, jest niemożliwy: { $cause }
error-unknown_key = Zapis nie ma pola „{ $key }”.
error-wrong_digest = Zapis nie prowadzi do pozycji, którą obiecuje: skrót jest inny.
error-bad_fairness = Pole „fairness” w zapisie jest uszkodzone: { $problem }
error-bad_digits = „{ $value }” musi mieć od { $least } do { $most } cyfr szesnastkowych (0–9, a–f).
error-wrong_table = Zapis pochodzi z gry z innymi kartami.

## Choices

error-bad_since = To nie jest numer zdarzenia.
error-nothing_to_undo = Nie ma czego cofnąć.
error-no_such_index = Nie ma wyboru o tym numerze; liczba wyborów: { $options }.
error-no_such_seat = Nie ma miejsca { $seat }; są miejsca od 0 do { $most }.

## Bots

error-unknown_bot = Nie ma bota „{ $bot }”. Może chodzi o { $meant }? Do wyboru: { $allowed }.
    .brief = Nie ma bota „{ $bot }”. Do wyboru: { $allowed }.
error-wrong_style = Ten bot nie ma stylu „{ $style }”. Do wyboru: { $styles }.
error-wrong_part = Nie da się przeszukiwać samego „{ $part }”. Do wyboru: { $parts }.
error-wrong_budget = „{ $budget }” to nie budżet: podaj milisekundy na decyzję (search:40, najwyżej { $milliseconds }) albo n i liczbę światów (search:n64, najwyżej n{ $worlds }).
error-own_code_missing = Nie ma pliku „{ $file }”.
error-own_code_broken = Pliku „{ $file }” nie da się wczytać: { $problem }
error-own_code_empty = Plik „{ $file }” nie ma klasy z metodą choose(self, observation).
error-own_code_twice = { $file }: bot „{ $bot }” już jest; nadaj swojemu inny kod.
error-bot_parameters = Bot „{ $bot }” nie przyjmuje takich parametrów.
error-number_of_bots = Podaj jednego bota dla wszystkich albo po jednym na miejsce ({ $seats }); podano: { $given }.
error-no_bots = Podaj co najmniej jednego bota.

## Commands

error-usage = { $message } (zobacz { $program } --help)
error-not_a_number = „{ $value }” nie jest liczbą całkowitą, 0 lub większą
error-not_seconds = „{ $value }” to nie czas w sekundach, na przykład 0.5
error-too_few = { $value } to za mało
error-no_card_and_edition = „{ $value }” nie wskazuje karty i wydania, jak na przykład king=classic
error-unknown_variant = To wydanie nie ma wariantu „{ $value }”. Do wyboru: { $allowed }.
error-unknown_example = Nie ma przykładu „{ $value }”. Do wyboru: { $allowed }.
error-no_character_and_other = „{ $value }” nie wskazuje postaci i zastępstwa, jak na przykład queen=artist
error-no_folder = Nie ma folderu „{ $path }”.
error-no_such_path = Nie ma pliku ani folderu „{ $path }”.
error-no_scenario = Żaden scenariusz nie ma w nazwie „{ $text }”.
error-no_such_puzzle = Nie ma zagadki { $name }.
error-bad_puzzles = W pliku { $path } nie ma zagadek.
error-cannot_write = Pliku „{ $path }” nie da się zapisać: { $problem }
error-cannot_read = Pliku „{ $path }” nie da się odczytać: { $problem }
error-unknown_card = Nie ma karty „{ $name }”.
error-no_such_card = Nie ma karty „{ $name }”. Może chodzi o: { $names }?
error-no_left_game = W „{ $path }” nie ma niedokończonej gry.
error-bad_left_game = Plik „{ $path }” nie zawiera niedokończonej gry.
error-bad_link = „{ $link }” nie prowadzi do żadnego stołu. Podaj jego kod albo link, na przykład http://127.0.0.1:8000/t/k7m2p9qx
error-cannot_join = Nie da się dołączyć do stołu { $address }: { $problem }
error-no_pyarrow = Pliki Parquet wymagają biblioteki pyarrow. Zainstaluj ją: `pip install pyarrow`.
error-no_environments = Zbiory danych wymagają dodatku `env`. Zainstaluj go: `pip install citadels[env]`.
error-other_dataset = W „{ $path }” jest inny zbiór danych. Wybierz inny folder.
error-lost_shard = Proces, który zapisywał „{ $path }”, przestał działać. To samo polecenie zapisze resztę.
error-no_ray = Gra na klastrze wymaga biblioteki Ray. Zainstaluj ją: `pip install citadels[ray]`.
error-no_cluster = Żaden klaster Ray nie odpowiada: { $problem }
error-other_version_on_cluster = Komputery w klastrze mają inną wersję Cytadeli.
error-not_finished = Gra w pliku „{ $path }” nie jest zakończona, nie ma jeszcze czego analizować.
error-not_json = Plik „{ $path }” to nie JSON: { $problem }

## The server

error-bad_setting = Ustawienie { $setting } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
error-unknown_setting = Nie ma ustawienia { $setting }. Może chodzi o { $meant }?
    .brief = Nie ma ustawienia { $setting }.
error-bad_database = „{ $value }” to nie baza danych; podaj sqlite:///PLIK lub postgresql://…
error-no_database = Baza danych nie odpowiada: { $problem }
error-no_postgresql = PostgreSQL wymaga dodatku `postgresql`. Zainstaluj go: `pip install citadels[postgresql]`.
error-database_in_use = Z tej bazy danych korzysta już inny serwer. Najpierw go zatrzymaj albo użyj innej bazy.
error-newer_database = Baza danych jest nowsza (wersja { $found }) niż ten program (wersja { $known }). Zaktualizuj program.
error-cannot_listen = Nie da się nasłuchiwać na { $host }, port { $port }. Czy coś już tam działa?
error-workers_need_postgresql = Kilka procesów wymaga PostgreSQL: plik SQLite ma tylko jeden serwer. Użyj --database postgresql://… albo pomiń --workers.
error-workers_need_linux = Kilka procesów działa tylko w Linuksie. Pomiń --workers.
error-worker_failed = Jeden z procesów nie wystartował. Powód podają jego komunikaty powyżej.
error-bench_failed = Pomiar się nie udał: { $problem }
error-too_few_files = Potrzeba otwartych plików: { $needed }; spróbuj najpierw: ulimit -n { $needed }
error-not_for_bench = `bench { $what }` nie przyjmuje { $option }.
error-admin_values = Napisz to tak: citadels admin { $usage }
error-database_not_empty = Baza danych, do której mają trafić dane, nie jest pusta.
error-no_such_version = Nie ma takiej wersji bazy danych. Wybierz z tych: { $known }.
error-no_table = Nie ma stołu „{ $table }”.
error-table_over = Gra przy stole „{ $table }” już się skończyła.
error-nobody_at_seat = Na miejscu { $place } nikt nie siedzi.
error-no_name = „{ $name }” nie może być imieniem: od 1 do { $most } widocznych znaków.
error-no_guest = Nie ma gościa „{ $guest }”.
