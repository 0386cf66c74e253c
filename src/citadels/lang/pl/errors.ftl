# What is wrong with a setup, a record or a command.

## Setting up a game

error-bad_seed = Ziarno musi być liczbą całkowitą, 0 lub większą.
error-bad_value = Wartość „{ $field }” jest złego rodzaju.
error-city_too_large = Kart może nie wystarczyć, by { COUNT($players, of: "players") } mogło ukończyć miasto; potrzeba { COUNT($city_size, of: "districts", case: "gen") }.
error-ninth_and_characters = Lista postaci sama mówi, czy jest dziewiąta; zostaw jedno z dwojga.
error-ninth_needed = Przy { COUNT($players, of: "players", case: "gen") } potrzeba dziewięciu postaci.
error-no_ninth = { COUNT($players, of: "players") }: gra się ośmioma postaciami, bez rangi 9.
error-never_together = { CARD($unique) }: ta karta odpada, gdy w grze jest { CARD($character, case: "nom") }.
error-no_versions = „{ $card }” nie ma kilku wersji; mają je: { $allowed }.
error-unknown_version = „{ $card }” nie ma wersji „{ $version }”; są: { $allowed }.
error-unknown_action_cards = Nie ma kart akcji „{ $value }”; są: { $allowed }.
error-unknown_tie_break = Nie ma sposobu „{ $value }” na rozstrzygnięcie remisu; są: { $allowed }.
error-out_of_range = „{ $field }” musi być liczbą od { $least } do { $most }.
error-rank_missing = Brakuje postaci rangi { $rank }; potrzeba po jednej z każdej rangi.
error-rank_twice = Są dwie postacie rangi { $rank }; w grze może być tylko jedna z każdej rangi.
error-set_and_characters = Zestaw i lista postaci wykluczają się nawzajem.
error-too_few_players = { CARD($character) }: potrzeba co najmniej { COUNT($least, of: "players", case: "gen") }.
error-unique_twice = Dzielnicę specjalną można wybrać tylko raz.
error-uniques_and_count = Lista dzielnic specjalnych i ich liczba wykluczają się nawzajem.
error-unknown_character = W tym wydaniu nie ma postaci „{ $character }”.
error-unknown_edition = Nie ma wydania „{ $edition }”; są: { $allowed }.
error-unknown_field = Ustawienia gry nie mają pola „{ $field }”.
error-unknown_set = W tym wydaniu nie ma zestawu „{ $set }”; są: { $allowed }.
error-unknown_unique = W tym wydaniu nie ma dzielnicy specjalnej „{ $unique }”.

## Records

error-bad_choices = Wybory w zapisie nie są listą tekstów.
error-bad_digest = Skrót w zapisie nie jest tekstem.
error-bad_format = To nie jest zapis w wersji, którą ten program czyta.
error-bad_observation = Obserwacja jest uszkodzona.
error-bad_position = Pozycja w zapisie jest uszkodzona: { $what }
error-bad_record = To nie jest zapis gry.
error-bad_setup = Ustawień w zapisie nie da się rozegrać: { $cause }
error-bad_start = Zapis zaczyna się od ustawień albo od pozycji, od jednego z nich.
error-impossible_choice = Wybór { $number } w zapisie, „{ $choice }”, jest niemożliwy: { $cause }
error-unknown_key = Zapis nie ma pola „{ $key }”.
error-wrong_digest = Zapis nie prowadzi do pozycji, którą obiecuje: skrót jest inny.
error-wrong_table = Zapis pochodzi od stołu z innymi kartami.

## Choices

error-bad_since = To nie jest numer zdarzenia.
error-nothing_to_undo = Nie ma nic, co możesz cofnąć.
error-no_such_index = Nie ma wyboru o tym numerze; wyborów jest { $options }.
error-no_such_seat = Nie ma miejsca { $seat }; są miejsca od 0 do { $most }.

## Bots

error-unknown_bot = Nie ma bota „{ $bot }”; może chodzi o { $meant }? Są: { $allowed }.
    .brief = Nie ma bota „{ $bot }”; są: { $allowed }.
error-wrong_style = Ten bot nie ma stylu „{ $style }”; są: { $styles }.
error-wrong_budget = „{ $budget }” to nie budżet: podaj milisekundy na decyzję (search:40, najwyżej { $milliseconds }) albo n i liczbę światów (search:n64, najwyżej n{ $worlds }).
error-own_code_missing = Nie ma pliku „{ $file }”.
error-own_code_broken = Pliku „{ $file }” nie da się wczytać: { $problem }
error-own_code_empty = Plik „{ $file }” nie ma klasy z metodą choose(self, observation).
error-own_code_twice = { $file }: bot „{ $bot }” już jest; nadaj swojemu inny kod.
error-bot_parameters = Bot „{ $bot }” nie przyjmuje takich parametrów.
error-number_of_bots = Podaj jednego bota dla wszystkich albo po jednym na miejsce ({ $seats }); nie { $given }.
error-no_bots = Podaj co najmniej jednego bota.

## Commands

error-usage = { $message } (zobacz { $program } --help)
error-not_a_number = „{ $value }” nie jest liczbą całkowitą, 0 lub większą
error-not_seconds = „{ $value }” to nie czas w sekundach, na przykład 0.5
error-too_few = { $value } to za mało
error-no_card_and_edition = „{ $value }” nie wskazuje karty i wydania, jak na przykład king=classic
error-no_folder = Nie ma folderu „{ $path }”.
error-no_such_path = Nie ma pliku ani folderu „{ $path }”.
error-cannot_write = Pliku „{ $path }” nie da się zapisać: { $problem }
error-cannot_read = Pliku „{ $path }” nie da się odczytać: { $problem }
error-unknown_card = Nie ma karty „{ $name }”.
error-no_such_card = Nie ma karty „{ $name }”. Może chodzi o: { $names }?
error-no_left_game = W „{ $path }” nie ma niedokończonej gry.
error-bad_left_game = Plik „{ $path }” nie zawiera niedokończonej gry.
error-not_json = Plik „{ $path }” to nie JSON: { $problem }

## The server

error-bad_setting = Ustawienie { $setting } nie może być „{ $value }”.
error-bad_database = „{ $value }” to nie baza danych; podaj sqlite:///PLIK lub postgresql://…
error-no_database = Baza danych nie odpowiada: { $problem }
error-cannot_listen = Na { $host }, port { $port }, nie da się nasłuchiwać: czy coś już tam działa?
error-bench_failed = Pomiar się nie udał: { $problem }
error-too_few_files = Potrzeba otwartych plików: { $needed }; spróbuj najpierw: ulimit -n { $needed }
error-not_for_bench = { $option } nie pasuje do `bench { $what }`.
