# What the server says: why it does not do what it was asked for, and its start page.
# { $cause } is a sentence of its own: the engine’s reason or what is wrong with a setup.

## Messages and tokens

refusal-bad_message = Serwer nie rozumie tej wiadomości: { $message }
refusal-too_large = Wiadomość jest za długa; najwyżej { $most } bajtów.
refusal-no_token = Serwer jeszcze cię nie zna: najpierw poproś o klucz gościa.
refusal-foreign_origin = Strony z { $origin } nie mogą korzystać z tego serwera.
refusal-not_found = Pod tym adresem nic nie ma.
refusal-wrong_method = Ten adres nie przyjmuje takiej metody.
refusal-failed = Na serwerze coś poszło nie tak. Twoja gra jest zapisana; spróbuj ponownie.
refusal-try_again = Teraz nie udało się tego zapisać. Spróbuj ponownie.
refusal-elsewhere = Ten stół jest na innym serwerze: { $where }

## Limits

refusal-too_fast = To było za dużo naraz. Poczekaj chwilę.
refusal-too_many_guests = Z twojego adresu przychodzi za wielu nowych gości. Poczekaj minutę.
refusal-too_many_tables = Otwierasz za dużo stołów naraz. Poczekaj minutę.
refusal-too_many_open_tables = Masz już { $most } { $most ->
    [one] niedokończony stół
    [few] niedokończone stoły
    [many] niedokończonych stołów
   *[other] niedokończonego stołu
}; najpierw dokończ któryś z nich.
refusal-too_many_connections = Za dużo połączeń; najwyżej { $most }.

## Opening a table

refusal-wrong_setup = Z takimi ustawieniami nie da się grać: { $cause }
refusal-wrong_seats = Ustawienia są dla { COUNT($players, of: "players", case: "gen") }, a podano miejsc: { $seats }.
refusal-bad_clock = Czas do namysłu musi wynosić od { $least } do { $most } sekund.
refusal-bad_name = Wybierz imię z widocznych znaków.
refusal-bad_record = Tego zapisu nie da się odtworzyć: { $cause }
refusal-record_too_long = Ten zapis jest za długi: można pokazać najwyżej { $most } decyzji.
refusal-unknown_bot = Nie ma tu bota „{ $bot }”. Do wyboru: { $allowed }.

## At a table

refusal-no_such_table = Nie ma takiego stołu. Czy kod jest poprawny?
refusal-no_such_seat = Nie ma takiego miejsca; ostatnie ma numer { $most }.
refusal-in_lesson = To samouczek: można tu wykonywać tylko jego kroki.
refusal-lesson_waits = Najpierw przeczytaj tekst nad stołem.
refusal-no_hints = Przy tym stole nie ma podpowiedzi.
refusal-no_lesson = Przy tym stole nie ma lekcji.
refusal-no_such_scene = Nie ma sceny „{ $scene }”; są: { $allowed }.
refusal-no_such_step = Nie ma takiego kroku; ostatni ma numer { $most }.
refusal-not_seated = Tylko oglądasz: do tego trzeba mieć miejsce przy stole.
refusal-not_host = To może zrobić tylko gospodarz stołu.
refusal-kicked = Gospodarz usunął cię z tego stołu.
refusal-locked = Stół jest zablokowany: nikt więcej nie może usiąść.
refusal-name_taken = Ktoś tutaj już nazywa się { $name }.
refusal-table_full = Wszystkie miejsca są zajęte.
refusal-seat_taken = To miejsce jest zajęte.
refusal-nobody_there = Nie siedzi tam żaden gracz.
refusal-no_bot_there = Nie siedzi tam żaden bot.
refusal-not_yourself = Nie możesz tego zrobić sobie; możesz za to odejść.
refusal-already_started = Gra już się zaczęła.
refusal-not_started = Gra jeszcze się nie zaczęła.
refusal-dealing = Karty są właśnie tasowane. Spróbuj za chwilę.
refusal-bad_part = Ta liczba nie zgadza się z zapowiedzianym odciskiem.
refusal-game_over = Gra się skończyła.
refusal-not_over = Gra jeszcze się nie skończyła.
refusal-not_your_turn = Teraz nie twoja kolej na wybór.
refusal-stale = Stół tymczasem się zmienił; spójrz jeszcze raz.
refusal-not_possible = To niemożliwe: { $cause }
refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-not_away = Żaden bot nie gra za ciebie.
refusal-already_away = Bot już gra za ciebie.
refusal-other_tab = Ta gra jest otwarta w innej karcie przeglądarki. Graj tam dalej albo zamknij tamtą kartę.
refusal-player_present = Ten gracz jest przy stole. Zastąpić można tylko kogoś nieobecnego.
refusal-secret_question = Ktoś właśnie odpowiada w tajemnicy. Poczekaj na odpowiedź.

## Chat and seats that change hands

refusal-chat_off = Przy tym stole czat jest wyłączony.
refusal-no_free_text = Przy tym stole można używać tylko gotowych zdań.
refusal-silenced = Gospodarz wyciszył cię przy tym stole.
refusal-chat_full = Padło tu już tyle słów, że więcej się nie zmieści.
refusal-bad_text = Napisz coś, co widać.
refusal-no_such_message = Nie ma takiej wiadomości.
refusal-no_such_puzzle = Nie ma takiej zagadki.
refusal-daily_secret = To rozdanie dnia: do końca dnia karty pozostają tajne.
refusal-already_reported = To już zgłoszone.
refusal-bad_code = Ten kod nie działa albo już stracił ważność. Poproś o nowy.
refusal-already_seated = Masz już miejsce przy tym stole.
refusal-no_such_request = Nikt już nie prosi o to miejsce.
refusal-asker_gone = Osoby, która prosiła o miejsce, teraz tu nie ma.
refusal-too_many_requests = O miejsce prosi już wystarczająco dużo osób ({ $most }). Poczekaj na gospodarza.
refusal-too_many_people = Przy stole siedzi osób: { $people }, a gra byłaby dla { COUNT($players, of: "players", case: "gen") }.
refusal-closed = Ten stół został zamknięty.
