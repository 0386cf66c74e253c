# Co mówi serwer: dlaczego nie robi tego, o co go poproszono, i jego strona startowa.
# { $cause } to osobne zdanie: powód z zasad albo błąd w ustawieniach.

## Messages and tokens

refusal-bad_message = Tej wiadomości nie da się zrozumieć: { $message }
refusal-too_large = Wiadomość jest za długa; najwyżej { $most } bajtów.
refusal-no_token = Nie jesteś jeszcze gościem: najpierw poproś o klucz.
refusal-foreign_origin = Ta strona nie może tu nic zrobić: pochodzi z { $origin }.
refusal-not_found = Pod tym adresem nic nie ma.
refusal-wrong_method = Ten adres nie przyjmuje takiej metody.
refusal-failed = Na serwerze coś poszło nie tak. Twoja gra jest zapisana; spróbuj ponownie.
refusal-try_again = Teraz nie udało się tego zapisać. Spróbuj ponownie.

## Limits

refusal-too_fast = To było za dużo naraz. Poczekaj chwilę.
refusal-too_many_guests = Z twojego adresu przychodzi za wielu nowych gości. Poczekaj minutę.
refusal-too_many_tables = Otwierasz za dużo stołów naraz. Poczekaj minutę.
refusal-too_many_open_tables = Masz już { $most } niedokończonych stołów; najpierw dokończ któryś z nich.
refusal-too_many_connections = Połączeń jest za dużo; najwyżej { $most }.

## Opening a table

refusal-wrong_setup = Według tych zasad nie da się grać: { $cause }
refusal-wrong_seats = Ustawienia: { COUNT($players, of: "players") }, a podanych miejsc: { $seats }.
refusal-bad_clock = Czas do namysłu musi wynosić od { $least } do { $most } sekund.
refusal-bad_name = Wybierz imię z widocznych znaków.
refusal-unknown_bot = Nie ma tu bota „{ $bot }”; są: { $allowed }.

## At a table

refusal-no_such_table = Nie ma takiego stołu. Czy kod jest poprawny?
refusal-no_such_seat = Nie ma takiego miejsca; ostatnie ma numer { $most }.
refusal-not_seated = Tylko oglądasz: to mogą zrobić jedynie gracze.
refusal-not_host = To może zrobić tylko gospodarz stołu.
refusal-kicked = Gospodarz wyprosił cię od tego stołu.
refusal-locked = Stół jest zamknięty: nikt więcej nie może usiąść.
refusal-name_taken = Ktoś tutaj już nazywa się { $name }.
refusal-table_full = Wszystkie miejsca są zajęte.
refusal-seat_taken = To miejsce jest zajęte.
refusal-nobody_there = Nie siedzi tam żaden gracz.
refusal-no_bot_there = Nie siedzi tam żaden bot.
refusal-not_yourself = Nie możesz tego zrobić sobie; możesz za to odejść.
refusal-already_started = Gra już się zaczęła.
refusal-not_started = Gra jeszcze się nie zaczęła.
refusal-game_over = Gra jest skończona.
refusal-not_over = Gra jeszcze się nie skończyła.
refusal-not_your_turn = Teraz wybiera ktoś inny.
refusal-stale = Stół tymczasem się zmienił; spójrz jeszcze raz.
refusal-not_possible = To niemożliwe: { $cause }
refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-not_away = Żaden bot nie gra za ciebie.
refusal-already_away = Bot już gra za ciebie.
