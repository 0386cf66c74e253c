# The table in the browser.

## The board

table-title = Stół
table-status = Co teraz zrobić
table-your_turn = Ty
table-hint = Wybierz { $what ->
    [hand] podświetloną kartę z ręki
    [table] jedną z kart pokazanych powyżej
    [character] podświetloną postać
    [district] podświetloną dzielnicę
    [seat] podświetlonego gracza
   *[several] jedną z podświetlonych możliwości
}.
table-hint_or = Albo wybierz { $what ->
    [hand] podświetloną kartę z ręki
    [table] jedną z kart pokazanych powyżej
    [character] podświetloną postać
    [district] podświetloną dzielnicę
    [seat] podświetlonego gracza
   *[several] jedną z podświetlonych możliwości
}.
table-over = Gra się skończyła.
table-waits = Czekamy na innego gracza.
table-waits_draft = { PLAYER($seat) } wybiera postać.
table-waits_turn = { PLAYER($seat) } gra jako { CARD($character, case: "nom") }.
table-waits_answer = { PLAYER($seat) } musi podjąć decyzję.
# The player who must choose is gone.
table-waits_gone = { PLAYER($seat) } jest offline. Za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} wkroczy bot.
table-waits_offline = { PLAYER($seat) } jest offline. Gra czeka, a gospodarz może wpuścić bota.
table-undo = Cofnij
table-all_choices = Wszystkie możliwości ({ $count })
table-choices_title = Wszystkie twoje możliwości
table-read = Przeczytaj kartę
table-changed = Stół właśnie się zmienił; spójrz jeszcze raz.
# same as in English
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
})
table-characters = Postacie w kolejności wywoływania
# same as in English
table-rank = { $rank } { $name }
table-player = { $name }: { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, { $built } z { $size } dzielnic
table-gold = Złoto
table-hand = Karty na ręce
table-points = Punkty do tej pory
# same as in English
table-bot = Bot
table-away = Gra bot
# same as in English
table-offline = Offline
# same as in English
table-online = Online
# Somebody is gone, and a bot answers in so many seconds.
table-bot_in = Offline · bot za { $seconds } s
table-can_be = Może to być:
table-can_be_many = Może to być jedna z { $count } postaci
# Buttons on a phone, where a city is only a line.
table-city_open = { $name }: pokaż całe miasto
table-city_close = { $name }: zamknij miasto
table-no_character = Bez postaci
# same as in English
table-built = { $built } / { $size }
table-your_hand = Na ręce: { COUNT($count, of: "cards") }
table-cards = Karty do wyboru
table-draft = Wybór postaci
table-offered = Postacie, które do ciebie dotarły
table-choosing = wybiera…
table-round = Runda { $round }
table-last_round = Ostatnia runda
table-deck = Karty w talii
table-middle = Na środku stołu
table-confirm_end = Zakończyć turę?
table-confirm_end_text = Możesz jeszcze coś zrobić.
table-play_on = Graj dalej

## The table’s own affairs

table-watching = Oglądasz
table-discards = Stos odrzuconych: { $count }
table-known_deck = Znane w talii: { $count }
# same as in English
table-known_place = { $place }. { $name }
table-menu = Ten stół
table-menu_copy = Kopiuj link
table-menu_copied = Link skopiowany.
table-menu_host = Gospodarz
table-menu_bot = Niech gra bot
table-menu_kick = Usuń
table-menu_leave = Opuść grę
table-menu_leave_sure = Zagra za ciebie bot. Możesz wrócić w każdej chwili.

## Log, recap, notices

table-log = Dziennik
table-log_show = Pokaż
table-log_all = Wszystko
table-log_mine = O mnie
table-log_start = Początek gry
table-log_newest = Najnowsze
table-log_new = { $count ->
    [one] { $count } nowy wpis
    [few] { $count } nowe wpisy
    [many] { $count } nowych wpisów
   *[other] { $count } nowego wpisu
}
table-log_undone = cofnięte
table-log_empty = Nic takiego jeszcze się nie stało.
table-recap = Co się stało?
table-recap_since = Od twojego ostatniego wyboru
table-recap_hits = Co najbardziej cię dotyczy
table-recap_order = Po kolei
table-recap_nothing = Od twojego ostatniego wyboru nic się nie stało.
table-hit_murder_named = { PLAYER($seat) } zabija { CARD($character, case: "acc") }: to ty!
table-hit_bewitch_named = { PLAYER($seat) } oczarowuje { CARD($character, case: "acc") }: to ty!
table-hit_rob_named = { PLAYER($seat) } zamierza okraść { CARD($character, case: "acc") }: to ty!
table-hit_building = { PLAYER($seat) } zabiera ci z ręki { CARD($card, case: "acc") } i od razu buduje.
table-hit_warrants_placed = { PLAYER($seat) } wystawia nakazy, jeden z nich na ciebie.
table-hit_threats_placed = { PLAYER($seat) } zastrasza dwie postacie, a jedna z nich to ty.
table-title_mine = Twój ruch
table-title_other = Ruch: { $name }
table-title_over = Koniec gry
table-clock_of = Pozostały czas ({ $name }): { $time }
table-clock_low = mało czasu
table-clock_soon = Masz jeszcze { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}. Potem zagra za ciebie bot.
table-clock_away = Gra za ciebie bot.
table-clock_back = Wróć na swoje miejsce
table-guide = Zasady na tę chwilę
table-keys = Skróty klawiszowe
table-keys_next = następny lub poprzedni element
table-keys_arrows = następny lub poprzedni wybór
table-keys_choose = wybierz
table-keys_read = przeczytaj kartę
table-keys_numbers = wybór od 1 do 9 z paska
table-keys_end = zakończ turę
table-keys_undo = cofnij
table-keys_log = przejdź do dziennika
table-keys_hand = przejdź do kart na ręce
table-keys_recap = co się stało od twojego ostatniego wyboru
table-keys_guide = otwórz lub zamknij zasady na tę chwilę
table-keys_hint = poproś o podpowiedź, jeśli stół na to pozwala
table-keys_suspects = pokaż, kto jest pewnie kim, jeśli stół pozwala na podpowiedzi
table-keys_mute = wyłącz lub włącz dźwięki
table-keys_gold = przeczytaj złoto wszystkich
table-keys_cards = przeczytaj twoje karty i ile mają inni
table-keys_cities = przeczytaj miasta
table-keys_who = przeczytaj postacie i kto kim gra
table-keys_step = następny krok; z Shiftem: nadrób
table-keys_help = ta pomoc
table-keys_close = zamknij
table-sound_try = Posłuchaj
table-sound_turn = Twój ruch
table-sound_gold = Złoto
table-sound_card = Karty
table-sound_build = Budowa
table-sound_hit = Ktoś działa przeciw tobie
table-sound_destroy = Upada dzielnica
table-sound_crown = Korona
table-sound_end = Koniec gry
