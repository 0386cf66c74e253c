# Help texts of the command `citadels` and what its commands say. Names of commands, flags and examples stay as
# they are.

help-usage = użycie:
help-options = opcje
help-arguments = argumenty
help-examples = przykłady:
help-help = pokaż tę pomoc i zakończ
help-version = pokaż wersję i zakończ
help-lang = język komunikatów
help-json = jako jeden obiekt JSON
help-seed = to samo ziarno rozdaje tę samą grę
help-default = domyślnie: { $value }

help-citadels = Gra karciana Cytadela: graj w nią, symuluj ją, sprawdzaj jej zasady.
help-play = graj w terminalu: z botami albo przy stole na serwerze
    .long = Graj w terminalu, na całym ekranie z klawiszami i myszą albo w zwykłych wierszach: z botami albo przy stole na serwerze, z ludźmi w przeglądarkach. Wybory mają numery, ? pokazuje pomoc, q kończy.
help-play-plain = zwykłe wiersze, dla potoków i czytników ekranu; bez terminala zawsze
help-play-join = usiądź przy stole na serwerze: link albo kod
help-play-server = gdzie jest stół o tym kodzie; domyślnie: { $value }
help-play-seat = twoje miejsce; domyślnie: { $value }
help-play-bots = pozostali; domyślnie: { $value }
help-play-ask = pytaj o wszystko, czego tu nie podano
help-play-name = twój pseudonim
help-play-resume = graj dalej w niedokończoną grę, ostatnią albo tę z pliku FILE
help-play-width = kolumny wiersza; 0: bez ograniczenia; domyślnie: { $value }
help-play-record = zapisz grę, gdy się skończy lub zostanie przerwana
help-serve = uruchom serwer
    .long = Uruchom serwer: stoły dla ludzi, botów i programów, przez HTTP i gniazda. Zatrzymasz go klawiszami Ctrl-C; po ponownym uruchomieniu każdy zapisany ruch jest na miejscu.
help-serve-host = adres, na którym nasłuchuje; domyślnie: { $value }
help-serve-port = port; 0: dowolny wolny; domyślnie: { $value }
help-serve-database = sqlite:///PLIK lub postgresql://…; domyślnie: DATABASE_URL albo plik tutaj
help-serve-workers = procesy, które dzielą się stołami (wymaga PostgreSQL); SIGHUP wymienia je po kolei; domyślnie: 1
serve-only_here = Otworzy to tylko ten komputer. Dla telefonów i przyjaciół w twojej sieci: make play HOST=0.0.0.0 (citadels serve --host 0.0.0.0)
serve-terminal = Z terminala usiądziesz przy stole z jego kodem: { $command }
serve-others = Na innych urządzeniach w twojej sieci:
help-simulate = niech boty rozgrywają całe gry
    .long = Niech boty rozgrywają całe gry. Te same argumenty dają te same gry przy dowolnej liczbie procesów.
help-simulate-bots = jeden na wszystkie miejsca albo po jednym na miejsce; { $bots }
help-simulate-games = ile gier; domyślnie: { $value }
help-simulate-jobs = procesy; domyślnie: { $value }
help-simulate-ray = graj na klastrze Ray: na podanym, na klastrze tego komputera albo na nowym ze wszystkimi rdzeniami; wymaga citadels[ray]
help-simulate-no_rotate = boty zostają na swoich miejscach z gry na grę
help-simulate-code = plik z własnymi botami: dowolna klasa z metodą choose; można podać kilka razy
help-simulate-seconds = bot, który myśli dłużej, przegrywa tę grę; domyślnie: bez limitu
help-simulate-statistics = zapisz do pliku wiersz JSON na każdą grę
help-simulate-records = zapisz do pliku te same wiersze z pełnymi zapisami gier
help-arena = porównaj boty przy wielu stołach
    .long =
        Porównaj boty przy mieszanych stołach, każdego równie często na każdym miejscu. Udziały zwycięstw
        z przedziałami 95%, średni wynik i miejsce, ranking ze wszystkich stołów i wszystko, co poszło źle.
help-arena-bots = boty do porównania: { $bots }
help-arena-games = gry przy mieszanych stołach; domyślnie: { $value }
help-arena-pairs = także tyle gier każdego bota samego przeciw stołowi każdego innego
help-arena-jobs = procesy; domyślnie: wszystkie rdzenie
help-arena-html = zapisz do pliku raport z wykresami, dla przeglądarki
help-arena-json = zapisz wszystkie liczby do pliku; - to standardowe wyjście
help-dataset = zapisz gry botów jako dane dla programów, które się uczą
    .long =
        Boty grają, a każda decyzja zostaje zapisana: co gracz wiedział, z czego mógł wybierać, co wybrał
        i jak się to skończyło. Te same argumenty dają te same pliki, a przerwany zapis rusza dalej
        od miejsca, w którym stanął. Jak czytać dane, mówi README.md w folderze.
help-dataset-folder = nowy folder albo taki, który to samo polecenie już zaczęło
help-dataset-bots = jeden na wszystkie miejsca albo po jednym na miejsce
help-dataset-shard = gier w jednym pliku; domyślnie: { $value }
help-dataset-format = Parquet, który wymaga pyarrow, albo wiersze JSON
help-scenario = uruchom scenariusze zasad
    .long = Uruchom scenariusze zasad: wiersz na każdy nieudany, potem ile się udało, a ile nie.
help-scenario-paths = plik albo folder z plikami
help-scenario-only = tylko te, które mają ten tekst w nazwie
help-scenario-show = pokaż każdy krok po kroku: co się dzieje i co można wybrać
help-replay = obejrzyj zapisaną grę jeszcze raz albo krok po kroku
    .long = Odtwórz zapis i pokaż, co się działo, oczami widza lub gracza albo ze wszystkimi kartami odkrytymi.
help-replay-file = zapis, jaki tworzy `citadels play --record`
help-replay-seat = oczami gracza
help-replay-open = ze wszystkimi kartami odkrytymi
help-replay-step = krok po kroku, w przód i w tył (domyślnie w terminalu)
help-replay-all = wszystko naraz (domyślnie gdzie indziej)
help-verify = sprawdź, że nikt nie wybrał kart w zapisanej grze
    .long = Sprawdza tasowanie gry rozegranej na serwerze: czy tworzą je liczby, które serwer i gracze wcześniej zapowiedzieli, i czy wynika z niego cała gra? Kod wyjścia to 0, jeśli nikt nie mógł wybrać kart, 1, jeśli coś się nie zgadza, i 3, jeśli z zapisu nie da się tego poznać.
help-verify-file = zapis, jaki serwer daje po grze
help-verify-commitment = odcisk serwera taki, jaki było widać przy stole: co najmniej 16 jego cyfr
help-verify-part = twoja własna liczba, która musi być w tasowaniu
help-puzzles = rozwiązuj, twórz i sprawdzaj zagadki
    .long = Rozwiązuj zagadki: pozycje z partii silnych botów, w których jeden wybór jest wyraźnie najlepszy. `make` szuka nowych, dla tego samego ziarna zawsze tych samych; `solve` rozwiązuje je silniejszym przeszukiwaniem i podaje, jak często się zgadza.
help-puzzles-what = utwórz nowe zagadki albo rozwiąż je silniejszym przeszukiwaniem; bez tego rozwiązujesz je ty
help-puzzles-daily = zagadka dnia
help-puzzles-id = jedna zagadka według nazwy
help-puzzles-kind = tylko zagadki jednego rodzaju
help-puzzles-seed = ziarno pierwszej partii dla `make` (domyślnie { $value })
help-puzzles-count = ile utworzyć (domyślnie { $value })
help-puzzles-out = plik dla `make`; istniejący jest uzupełniany
help-puzzles-file = własne zagadki, zapisane przez `make`
help-puzzles-worlds = liczba światów na zagadkę dla `solve` (domyślnie { $value })
help-stats = co pokazuje wiele zapisanych gier
    .long = Statystyki zakończonych gier według wydania i liczby graczy: jak często każda postać jest brana i wygrywa, ile warte są dzielnice specjalne, czy pierwsza korona pomaga. Wszystkie udziały mają przedziały 95%. Kod wyjścia to 1, jeśli któregoś zapisu nie da się odczytać.
help-stats-paths = pliki lub foldery z zapisami: JSON, wiersze JSON albo Parquet; - czyta wiersze JSON ze standardowego wejścia
help-stats-own = tylko gracz, który zapisał grę, w pliku własnych gier
help-stats-rows = zapisz też do pliku wiersz dla każdego gracza: wiersze JSON albo Parquet, jeśli nazwa kończy się na .parquet
help-analyse = gdzie zapisana gra została wygrana i przegrana
    .long = Analiza zakończonej gry: szanse na wygraną w trakcie gry, największe zwroty, jakość każdej decyzji wobec najlepszej innej możliwości, szczęśliwe karty i kto kogo podejrzewał. Każda decyzja jest oceniana według tego, co jej gracz mógł wtedy wiedzieć.
help-analyse-seat = tylko decyzje tego miejsca
help-analyse-worlds = w ilu światach próbowana jest każda możliwość; więcej to wolniej i pewniej; domyślnie: { $value }
help-schema = opisz protokół dla programów
    .long = Wszystkie decyzje, wybory, zdarzenia, powody i wiersze punktacji oraz schematy JSON.
help-rules = sprawdź zasady i karty
    .long = Zasady wydania albo wszystko o jednej karcie: co robi, czym różnią się wydania, i rozstrzygnięcia. Kartę można znaleźć po nazwie w każdym języku, po jej części albo po identyfikatorze.
help-rules-card = karta; bez niej jak grać, a z --edition zasady
help-rules-edition = wydanie; domyślnie: { $value }
help-rules-markdown = całe zestawienie jako Markdown
help-rules-how_to_play = jak grać, na jednej stronie; pokazuje się też, gdy nic innego nie podasz
help-rules-glossary = tylko słowniczek wydania
help-rules-example = przykład z instrukcji, na przykład X1; bez identyfikatora wszystkie
help-bench = zmierz szybkość
    .long =
        Zmierz, z losowymi botami, czterema graczami i zestawami ze wszystkich postaci:
          engine  szybkość czystego i skompilowanego silnika na jednym rdzeniu
          jobs    te same gry na jednym rdzeniu i na dwóch
          memory  ile pamięci zajmuje proces przed wieloma grami i po nich
          server  stoły po pięć połączeń: opóźnienia przy danym tempie i ruchy na sekundę procesora
help-bench-what = co zmierzyć
help-bench-games = gier w jednym powtórzeniu; domyślnie: { $value }
help-bench-sockets = server: otwartych połączeń, jedna liczba lub kilka; domyślnie: { $value }
help-bench-seconds = server: sekund na każdy pomiar; domyślnie: { $value }
help-bench-rate = server: ruchów na sekundę; domyślnie: { $value }
help-bench-soak = server: zamiast tego obserwuj pamięć przez tyle minut
help-bench-database = server: postgresql://… lub inna baza danych; domyślnie: plik tymczasowy
help-bench-workers = server: procesy, które dzielą się stołami, jak w citadels serve; domyślnie: 1

help-setup = gra
help-setup-edition = wydanie; domyślnie: { $value }
help-setup-players = ilu graczy; domyślnie: { $value }
help-setup-set = gotowy lub losowy zestaw: { $sets }
help-setup-characters = postacie, po jednej z każdej rangi
help-setup-uniques = dzielnice specjalne albo ile ich ma być
help-setup-ninth = z postacią rangi 9
help-setup-substitute = kto zastępuje postać zestawu, która wymaga więcej graczy, na przykład queen=tax_collector; można podać kilka razy
help-setup-crown = miejsce, które zaczyna z koroną; domyślnie: losowe

help-house_rules = zasady domowe; czego nie podano, jest jak w wydaniu
help-setup-variant = wariant z instrukcji: short_game w dark-city kończy się na 7 dzielnicach
help-setup-action_cards = z kartami akcji, w pierwszej lub drugiej wersji; bez wartości jak w wydaniu
help-setup-city_size = ile dzielnic kończy miasto; 7 w krótkiej grze dark-city
help-setup-five_types_bonus = punkty za wszystkie pięć typów
help-setup-discard_pile = odrzucone karty leżą odkryte na stosie, zamiast iść na spód talii
help-setup-face_down_first = zakrytą postać odkłada się przed odkrytymi
help-setup-face_down_seen = zakrytą postać ogląda gracz z koroną
help-setup-tie_break = co rozstrzyga remis
help-setup-version = karta tak, jak w innym wydaniu, na przykład king=classic; można podać kilka razy
help-setup-mixed = można wybierać postacie i dzielnice specjalne ze wszystkich wydań

## Bots

bot-random = dowolny dozwolony wybór, każdy równie prawdopodobny
bot-greedy = bierze to, co od razu się opłaca; dla początkujących
bot-steward = gra tak, jak grają dobrzy gracze
bot-easy = łatwy
bot-normal = zwykły
bot-search = patrzy naprzód
bot-search-1 = przeszukiwanie z pierwszej wersji
bot-hard = trudny
bot-expert = ekspert
bot-master = mistrz

## Results

simulate-done = { COUNT($games, of: "games") }, decyzje: { $decisions }, sekundy: { $seconds }; gier na sekundę: { $games_per_second }, decyzji na sekundę: { $decisions_per_second }
# same as in English
simulate-bot = bot
simulate-seats = miejsca
simulate-wins = wygrane
simulate-share = udział
simulate-mean = średni wynik
simulate-digest = skrót { $digest }
simulate-fault = { $bot }, gra { $game }: { $fault }: { $told }
simulate-faults = błędy
simulate-lost = Proces, który rozgrywał te gry, padł, więc ich brakuje: { $games }
simulate-crash = błąd
simulate-illegal = ruch niedozwolony
simulate-timeout = za wolno
simulate-written = Zapisano: { $path }
simulate-dataset = { COUNT($games, of: "games") }, decyzje: { $decisions }. Zapisano: { $path }

## The arena

arena-html_lang = pl
arena-title = Cytadela: porównanie botów
arena-facts = { COUNT($games, of: "games") } przy mieszanych stołach, graczy przy stole: { $players }, wydanie { $edition }, ziarno { $seed }; decyzji: { $decisions }, sekund: { $seconds }
# same as in English
arena-bot = Bot
arena-seats_played = Miejsca
arena-wins = Wygrane
arena-win_share = Udział zwycięstw
arena-interval = Przedział 95%
arena-mean_score = Średni wynik
arena-mean_place = Średnie miejsce
arena-rating = Ranking
arena-even = Równy udział to { $share }. Bot, który popełni błąd, przegrywa tę grę.
arena-win_shares = Udziały zwycięstw
arena-pairs = Sam przeciw stołowi innego bota
arena-pairs_means = Udział gier, które bot z wiersza wygrywa przeciw stołowi bota z kolumny; na każdą parę { COUNT($games, of: "games") }.
arena-alone = sam
arena-ratings = Rankingi
arena-rating_means = Plackett–Luce, z przedziałami 95% z gier losowanych ponownie: 400 punktów więcej daje botowi dziesięć razy większą szansę wyprzedzenia innego.
arena-scores = Wyniki
arena-points = punkty
arena-rounds = Rundy
arena-rounds_axis = rundy w grze
arena-games = Gry
arena-game = Gra
arena-points_by_source = Średnie punkty według źródeł
arena-source_head = Źródło
arena-characters = Postacie
arena-characters_means = Jak często brano każdą, a w nawiasie udział tych gier, które wygrano. Pasek jest tym dłuższy, im częściej postać brano, a pełny kolor sięga tak daleko, jak udział wygranych.
arena-character_head = Postać
arena-seats = Zwycięstwa według miejsc
arena-faults = Błędy
arena-fault = Co się stało
arena-told = Szczegóły
arena-no_faults = Żaden bot nie padł, nie wybrał niedozwolonego ruchu ani nie był za wolny.
arena-crash = błąd
arena-illegal = ruch niedozwolony
arena-timeout = za wolno
arena-lost = Proces, który rozgrywał te gry, padł, więc ich brakuje: { $games }
bench-pure = czysty
bench-compiled = skompilowany
bench-ratio = stosunek
bench-no_compiled = Nie ma tu skompilowanej wersji.
bench-sockets = połączenia
bench-offered = zadane/s
bench-moves = ruchy/s
bench-per_cpu = ruchy/s CPU
bench-answer = odpowiedź ms
bench-state = stan ms
bench-memory = pamięć MB
bench-unlimited = bez limitu
bench-percentiles = Czasy: mediana, 95% i 99%.

## Wrong use of a command

usage-argument = { $argument }: { $problem }
usage-invalid_choice = „{ $value }” to niedozwolona wartość; do wyboru: { $choices }
usage-required = brakuje: { $arguments }
usage-unrecognized = nieznane argumenty: { $arguments }
usage-one_value = brakuje wartości
usage-some_values = brakuje co najmniej jednej wartości
usage-no_value = nie przyjmuje wartości
usage-ambiguous = „{ $option }” jest niejednoznaczne: może to być { $matches }

help-admin = zarządzaj bazą danych serwera
    .long = Zarządzaj bazą danych serwera. Serwer może przy tym działać, tylko nie przy copy i migrate; zmianę zauważy z następnym ruchem przy tym stole.
help-admin-what = co zrobić
help-admin-values = { $usages }
admin-copy = Skopiowano: stoły { $games }, wpisy { $entries }, goście { $guests }.
admin-migrate = Baza danych ma teraz wersję { $version }.
admin-delete = Stół { $table } został usunięty.
admin-end = Stół { $table } został zamknięty.
admin-rename = Miejsce { $place } przy stole { $table } nazywa się teraz { $name }.
admin-ban = Gość { $guest } ma zakaz wstępu i odszedł od wszystkich stołów.
admin-unban = Gość { $guest } może wrócić.
admin-forget = Gość { $guest } został usunięty razem ze wszystkimi imionami i wiadomościami.
admin-retain = Starsze niż { $days } dni, usunięto: stoły { $tables }, goście { $guests }.
