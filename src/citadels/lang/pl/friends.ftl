# Talking at a table, seats that change hands, tables that are changed or abandoned, notes about other players.

## Chat

chat-title = Czat
chat-new = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
chat-empty = Na razie cisza.
chat-spectator = Widz
chat-aside = Dopóki trwa gra, słyszą cię tylko inni widzowie.
chat-phrases = Gotowe zdania
chat-phrase_hello = Cześć wszystkim!
chat-phrase_good_luck = Powodzenia!
chat-phrase_not_me = To nie ja!
chat-phrase_mercy = Litości!
chat-phrase_i_know = Wiem, kim jesteś…
chat-phrase_your_turn = Twój ruch!
chat-phrase_well_played = Dobre zagranie!
chat-phrase_good_game = Dzięki za grę!
chat-emotes = Reakcje
chat-emote_laugh = śmieje się
chat-emote_cry = płacze
chat-emote_angry = złości się
chat-emote_wow = nie może uwierzyć
chat-emote_think = myśli
chat-emote_wink = puszcza oko
chat-emote_thumb = kciuk w górę
chat-emote_heart = przesyła serce
chat-text = Twoja wiadomość
chat-send = Wyślij
chat-show = Pokazuj nowe wiadomości na bieżąco
chat-actions = Wiadomość, { $name }: co z nią zrobić
chat-block = Zablokuj
chat-block_done = Przy tym stole nie zobaczysz więcej wiadomości od tej osoby.
chat-report = Zgłoś gospodarzowi
chat-report_done = Gospodarz to zobaczy.
chat-silence = Wycisz dla wszystkich
chat-silence_done = Ta osoba nic więcej nie powie przy tym stole.
chat-reports = { $count ->
    [one] zgłoszona
    [few] zgłoszona { $count } razy
    [many] zgłoszona { $count } razy
   *[other] zgłoszona { $count } razy
}
chat-level = Czat
chat-level_off = Wyłączony
chat-level_phrases = Gotowe zdania
chat-level_text = Dowolny tekst
chat-level_off_about = Nikt nic nie powie.
chat-level_phrases_about = Gotowe zdania i reakcje, każdy czyta je w swoim języku.
chat-level_text_about = Gotowe zdania, reakcje i wszystko, co zechcecie napisać.

## Seats that change hands

friends-move = Graj dalej na innym urządzeniu
friends-move_about = Zeskanuj kod drugim urządzeniem albo otwórz na nim ten stół i wpisz kod. Działa raz, przez pięć minut; to urządzenie będzie potem tylko oglądać.
friends-move_get = Pobierz kod
friends-move_again = Pobierz nowy kod
friends-move_code = Kod
friends-move_qr = Kod QR, który przenosi twoje miejsce na inne urządzenie
friends-take = Grasz na innym urządzeniu? Kod z niego przeniesie tu twoje miejsce:
friends-take_go = Graj tutaj
friends-take_here = Chcesz grać dalej na tym urządzeniu?
friends-taken = Teraz grasz tutaj.
friends-ask = Chcesz zagrać? Poproś gospodarza o miejsce:
friends-asked = Gospodarz wie o twojej prośbie.
friends-questions = Pytania przy stole
friends-request = { $name } prosi o miejsce, na którym siedzi teraz { $other }.
friends-request_give = Oddaj miejsce
friends-no = Nie
friends-local_only = Ten link działa tylko na tym komputerze. Żeby inni w sieci mogli dołączyć, uruchom serwer tak:
friends-local_others = Adres 127.0.0.1 działa tylko na tym komputerze. Link dla innych urządzeń zaczyna się od { $address }.

## Tables changed, told apart and abandoned

friends-change = Zmień grę
friends-change_save = Zapisz
friends-changed = Gospodarz zmienił ustawienia gry.
friends-close = Zamknij stół
friends-close_sure = Zamknąć stół dla wszystkich?
friends-get_up_sure = Zrezygnować z miejsca?
friends-closed = Ten stół jest zamknięty
friends-closed_about = Grę przerwano, więc nie ma wyniku.
friends-abandon = Przerwij grę
friends-abandon_sure = Gra skończy się bez wyniku.
friends-abandon_vote = Gra skończy się bez wyniku, jeśli zgodzą się wszyscy gracze.
friends-abandon_asked = { $name } proponuje przerwać grę. Skończy się, jeśli zgodzą się wszyscy.
friends-abandon_waits = Proponujesz przerwać grę. Czekamy na pozostałych.
friends-continue = Graj dalej
friends-mine_above = Wszystkie twoje gry są na górze.
friends-away = Gra za ciebie bot
friends-filter_editions = Wszystkie wydania
friends-filter_pace = Z limitem czasu i bez
friends-filter_clock = Z limitem czasu
friends-filter_no_clock = Bez limitu czasu
friends-filter_none = Żaden otwarty stół nie pasuje. Spróbuj innego filtra.
friends-link_title = { $name } zaprasza cię do gry w Cytadelę
friends-link_nobody = Stół do gry w Cytadelę
friends-link_about = Zajęte miejsca: { $taken } z { $players }. Zagraj z nami w przeglądarce!
friends-problem = Zgłoś problem
friends-problem_about = Dołącz do zgłoszenia te dane: mówią, w którym miejscu gry to się stało. Nie ma w nich nic tajnego.
friends-problem_copy = Kopiuj dane
friends-problem_copied = Dane skopiowane.

## Notes about other players

friends-marks = Kim jest { $name }?
friends-marks_open = { $name }: zanotuj, kto to może być
friends-marks_are = { $name }, twój typ: { $guesses }
friends-marks_about = Twoje własne notatki: nikt inny ich nie widzi. Przekreślone jest to, co wykluczają zasady.
friends-marks_out = niemożliwe
friends-marks_keep = Zachowuj notatki w kolejnych rundach
friends-marks_clear = Wyczyść
