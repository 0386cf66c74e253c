# The start page, opening a table and waiting at it, in the browser.

## Everywhere

lobby-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie; nic nie przepadło.
lobby-try_again = Spróbuj ponownie
lobby-level_easy = Łatwy
lobby-level_normal = Zwykły
lobby-level_hard = Trudny
lobby-level_expert = Ekspert
lobby-level_master = Mistrz
lobby-person = Człowiek
lobby-bot_level = Bot: { $level }
lobby-minutes = około { $minutes } min
lobby-watch = Oglądaj
lobby-read_card = przeczytaj kartę

## Start

lobby-game = Cytadela
lobby-pitch = Osiem postaci, jedna korona. Potajemnie wybierz, kim będziesz w tej rundzie, zbieraj monety, buduj dzielnice – i zgadnij, kto na ciebie czyha.
lobby-name = Twoje imię
lobby-name_other = Inne imię
lobby-nicknames = Bocian Borsuk Bóbr Czapla Jeż Kos Kuna Lis Ryś Sikorka Sowa Szpak Wydra Zając Żbik
lobby-play_now = Graj od razu
lobby-play_now_about = Ty i trzy boty, z kartami do pierwszej gry.
lobby-local = Graj na tym urządzeniu
lobby-local_about = Gra działa w tej przeglądarce, nawet bez sieci.
lobby-local_loading = Wczytywanie gry: { $percent }%
lobby-local_ready = Gotowe: możesz tu grać bez sieci.
lobby-local_away = Serwer jest nieosiągalny. Możesz tu zagrać z botami.
lobby-local_failed = Nie udało się wczytać gry. Spróbuj ponownie, gdy będzie sieć.
lobby-local_none = Serwer jest nieosiągalny i nie oferuje gry bez sieci.
lobby-coach = Z trenerem: parę słów przed wszystkim, co nowe
lobby-bots_level = Poziom botów
lobby-opening = Otwieram stół…
lobby-new_table = Nowy stół
lobby-new_table_about = Z przyjaciółmi, z innymi postaciami, według twoich zasad.
lobby-join = Dołącz z kodem
lobby-join_field = Kod lub link
lobby-join_hint = Osiem liter i cyfr albo cały link, który ktoś ci przysłał.
lobby-join_go = Dołącz
lobby-join_no_code = To nie jest kod ani link do stołu. Kod ma osiem liter i cyfr.
lobby-mine = Twoje stoły
lobby-mine_none = Żadna twoja gra nie czeka. Pierwsza jest o jedno kliknięcie stąd.
lobby-your_turn = Twoja kolej!
lobby-state_open = Czeka na graczy
lobby-state_running = Inni się zastanawiają
lobby-state_over = Zakończona
lobby-continue = Graj dalej
lobby-to_table = Do stołu
lobby-look_back = Zobacz wynik
lobby-finished = Zakończone gry
lobby-open_tables = Otwarte stoły
lobby-open_none = Teraz nikt nie szuka graczy. Otwórz publiczny stół, a wszyscy go tu zobaczą.
lobby-sit_down = Usiądź
lobby-loading = Szukam stołów…
lobby-table_of = Stół { $id }
lobby-free_seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
lobby-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
lobby-new_here = Grasz pierwszy raz?
lobby-read_rules = Naucz się w trzy minuty
lobby-learn = Ucz się, grając
lobby-learn_about = Sześć krótkich scen przy prawdziwym stole, pięć minut. To ty grasz.
lobby-learn_scenes = Wszystkie sceny
lobby-learn_begin = Zacznij
lobby-learn_go_on = Graj dalej
lobby-alone = Na chwilę w pojedynkę
lobby-puzzles = Zagadki
lobby-puzzles_about = Znajdź najlepszy wybór.
lobby-daily = Rozdanie dnia
lobby-daily_about = Te same karty dla wszystkich.
lobby-stats = Statystyki
lobby-stats_about = Twoje gry i gry wszystkich.

## New table

lobby-edition = Wydanie
lobby-players = Gracze
lobby-cards = Karty
lobby-cards_about = Które postacie i dzielnice specjalne są w grze.
lobby-way_ready = Gotowy zestaw
# differs from set-random: here a way to choose the characters, there a set
lobby-way_random = Losowo
lobby-way_own = Własny wybór
lobby-random_about = Po jednej postaci z każdej rangi i dzielnice specjalne losuje się na początku gry, tak by wszyscy je widzieli. Dzielnice specjalne są wtedy i tanie, i drogie.
lobby-ninth = Dodaj rangę 9: { CARD($character) }
lobby-ninth_any = Dodaj postać rangi 9
lobby-ninth_needed = Konieczna przy tej liczbie graczy ({ $players }).
lobby-ninth_forbidden = Nie przy tej liczbie graczy ({ $players }).
lobby-substitute = { CARD($character) } wymaga więcej graczy. Kto zastąpi tę postać?
lobby-characters = Postacie
lobby-uniques = Dzielnice specjalne
lobby-rank = Ranga { $rank }
lobby-rank_nobody = Nikt
lobby-rank_nobody_about = Osiem rang wystarczy.
lobby-uniques_random = Losowe
lobby-uniques_own = Mój wybór
lobby-uniques_count = Ile
lobby-uniques_chosen = Wybrane: { $count }
lobby-uniques_none = Wyczyść wybór
lobby-uniques_all = Wszystkie z tego wydania.
lobby-uniques_drawn = { $count ->
    [one] { $count } losowa dzielnica specjalna
    [few] { $count } losowe dzielnice specjalne
    [many] { $count } losowych dzielnic specjalnych
   *[other] { $count } losowej dzielnicy specjalnej
}
lobby-characters_drawn = Po jednej z każdej rangi, losowo.
lobby-beyond_book = Instrukcja zastępuje jedną lub dwie z ośmiu podstawowych postaci; twój wybór idzie dalej.
lobby-by_rule = zasada { $rule }
lobby-action_cards = Karty akcji
lobby-action_cards_about = Piętnaście dodatkowych kart do talii: małe niespodzianki prosto z cyrku.
lobby-action_in_book = Należą do tego wydania: graj z nimi albo bez nich.
lobby-action_none = Bez nich
lobby-action_first = Pierwsza wersja
lobby-action_second = Druga wersja
lobby-action_own = jak w tym wydaniu
lobby-more = Więcej: zasady domowe
lobby-more_about = Wszystko jest jak w wydaniu, dopóki tego nie zmienisz.
lobby-more_changed = { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
lobby-as_edition = Jak w wydaniu ({ $value })
lobby-as_usual = Jak w wydaniu
lobby-reset = Przywróć zasady wydania
lobby-yes = tak
lobby-no = nie
lobby-rule-city_size = Ukończone miasto
lobby-rule-five_types_bonus = Punkty za wszystkie pięć typów
lobby-rule-discard_pile = Odkryty stos kart odrzuconych
lobby-rule-face_down_first = Zakrytą postać odkłada się najpierw
lobby-rule-face_down_seen = Gracz z koroną ogląda zakrytą postać
lobby-rule-tie_break = Przy remisie
lobby-rule-unique_count = Liczba losowych dzielnic specjalnych
lobby-rule-crown = Pierwsza korona
lobby-rule-mixed = Karty ze wszystkich wydań
lobby-rule-versions = Wersje kart
lobby-tie_break-rank = wygrywa wyższa ranga
lobby-tie_break-districts = punkty za dzielnice
lobby-tie_break-districts_and_gold = punkty za dzielnice, potem złoto
lobby-crown_random = losowo
lobby-versions_about = Karty, które zmieniały się z latami: wybierz, jak każda działa.
lobby-seats = Miejsca
lobby-seats_bots = Pozostali to boty
lobby-seats_people = Tylko ludzie
lobby-seat = Miejsce { $number }
lobby-you = Ty
lobby-seats_watch = Grają same boty: będziesz oglądać.
lobby-clock = Czas do namysłu
# differs from lobby-rank_nobody: no limit, not nobody
lobby-clock_none = Bez limitu
lobby-clock_quick = Krótki
lobby-clock_calm = Spokojny
lobby-clock_long = Długi
lobby-clock_days = Dni
# differs from lobby-way_own: it agrees with the word for time
lobby-clock_own = Własny
lobby-clock_bank = Minuty na całą grę
lobby-clock_increment = Sekundy za każdy wybór
lobby-clock_about = { $minutes } min i dodatkowo { $seconds } s za każdy wybór. Gdy czas się skończy, gra za ciebie bot, aż wrócisz.
lobby-clock_days_each = Dni na każdy wybór
lobby-clock_days_about = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na każdy wybór, więc każdy gra, kiedy mu wygodnie. Gdy czas się skończy, gra za ciebie bot, aż wrócisz.
lobby-clock_none_about = Każdy ma tyle czasu, ile potrzebuje.
lobby-who = Kto może go znaleźć
lobby-private = Prywatny
lobby-private_about = Tylko ci, którzy mają kod lub link.
lobby-listed = Publiczny
lobby-listed_about = Wszyscy widzą go na stronie głównej.
lobby-open_table = Otwórz stół
lobby-open_start = Zacznij grę

## At the table, before the start

lobby-wait_title = Stół jest gotowy
lobby-welcome = Usiądź z nami
lobby-welcome_by = { $name } zaprasza cię do gry w Cytadelę.
lobby-welcome_nobody = Czeka tu na ciebie miejsce.
lobby-welcome_full = Wszystkie miejsca są zajęte; możesz oglądać.
lobby-welcome_locked = Gospodarz zablokował stół; możesz oglądać.
lobby-watching = Oglądasz. Gdy gra się zacznie, zobaczysz ją tutaj.
lobby-invite = Zaproś przyjaciół
lobby-code = Kod
# same as in English
lobby-link = Link
lobby-copy = Kopiuj link
lobby-copied = Link skopiowany.
lobby-copy_by_hand = Skopiuj link ręcznie: jest zaznaczony.
lobby-share = Udostępnij
lobby-share_text = Zagraj ze mną w Cytadelę!
lobby-qr = Kod QR
lobby-qr_label = Kod QR z linkiem do tego stołu
lobby-seat_open = Wolne
lobby-host = Gospodarz
lobby-here = na miejscu
lobby-not_here = z dala od stołu
lobby-sit_here = Usiądź tu
lobby-rename = Zmień imię
lobby-keep_name = Zapisz
lobby-cancel = Anuluj
lobby-get_up = Wstań od stołu
lobby-start = Zacznij grę
lobby-start_bots = { $count ->
    [one] Wolne miejsce zajmie bot.
    [few] { $count } wolne miejsca zajmą boty.
    [many] { $count } wolnych miejsc zajmą boty.
   *[other] { $count } wolnego miejsca zajmą boty.
}
lobby-start_full = Wszystkie miejsca są zajęte.
lobby-start_wait = Gdy wszyscy tu będą, grę zacznie { $name }.
lobby-start_wait_host = Gdy wszyscy tu będą, grę zacznie gospodarz.
lobby-lock = Zablokuj stół
lobby-lock_about = Nikt więcej nie może usiąść.
lobby-locked = Zablokowany
lobby-hints = Pozwól na podpowiedzi
lobby-hints_about = Gracze mogą zapytać, co zrobiłby silny bot.
lobby-kick = Usuń
lobby-kick_sure = Usunąć na dobre gracza { $name }?
lobby-make_host = Oddaj rolę gospodarza
lobby-give_bot = Oddaj botowi
lobby-free = Zwolnij miejsce
lobby-bots_level_of = Poziom bota na miejscu { $number }
lobby-actions_for = Miejsce { $number }: { $name }
lobby-plan = Ta gra
# The choices for new tables, kept in this browser.
lobby-keep = Zapisz jako moje ustawienia
lobby-kept = Zapisano. Twoje nowe stoły zaczną się tak samo.
lobby-forget = Wróć do zwykłych
lobby-house_rules = Zasady domowe
# same as in English
lobby-clock_short = { $minutes } min + { $seconds } s
lobby-clock_days_short = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na wybór
lobby-players_here = Zajęte miejsca: { $taken } z { $players }.
lobby-review = Przeanalizuj grę
lobby-together = Kilka osób na tym urządzeniu
