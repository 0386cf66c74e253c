# The table in the browser.

## Plansza

table-title = Stół
table-status = Co jest do zrobienia
table-your_turn = Ty
table-hint = Wybierz coś podświetlonego.
table-hint_or = Albo wybierz coś podświetlonego.
table-over = Gra skończona.
table-waits = Gra na kogoś czeka.
table-waits_draft = { PLAYER($seat) } wybiera postać.
table-waits_turn = { PLAYER($seat) } gra postacią: { CARD($character) }.
table-waits_answer = { PLAYER($seat) } musi podjąć decyzję.
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
table-can_be = Może to być:
table-can_be_many = Może to być jedna z postaci: { $count }
table-no_character = Jeszcze bez postaci
# same as in English
table-built = { $built } / { $size }
table-your_hand = Twoja ręka: { COUNT($count, of: "cards") }
table-cards = Karty do wyboru
table-draft = Wybór postaci
table-offered = Postacie, które do ciebie dotarły
table-face_up = Odrzucone i odkryte:
table-face_down = Odrzucone i zakryte, ale znane tobie:
table-draft_order = Kto kiedy wybiera
table-choosing = wybiera…
table-has_chosen = ma postać:
table-has_not_chosen = jeszcze nie ma postaci
table-round = Runda { $round }
table-deck = Karty w talii
table-confirm_end = Zakończyć turę?
table-confirm_end_text = Możesz jeszcze coś zrobić.
table-play_on = Graj dalej

## Sprawy stołu

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
table-menu_leave_sure = Zagra za ciebie bot; możesz wrócić.

## Dziennik, podsumowanie, powiadomienia

table-log = Dziennik
table-log_show = Pokaż
table-log_all = Wszystko
table-log_mine = O mnie
table-log_start = Początek
table-log_newest = Do najnowszych
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
table-hit_warrants_placed = { PLAYER($seat) } kładzie nakazy i jeden z nich masz ty.
table-hit_threats_placed = { PLAYER($seat) } kładzie groźby i jedną z nich masz ty.
table-title_mine = Twój ruch
table-title_other = Ruch: { $name }
table-title_over = Koniec gry
table-clock_of = { $name } ma jeszcze czas { $time }
table-clock_low = mało czasu
table-clock_soon = Masz jeszcze { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}. Potem zagra za ciebie bot.
table-clock_away = Gra za ciebie bot.
table-clock_back = Wróć do gry
table-keys = Klawisze
table-keys_next = do następnej rzeczy albo z powrotem
table-keys_arrows = do następnego możliwego wyboru albo z powrotem
table-keys_choose = wybierz
table-keys_numbers = od pierwszego do dziewiątego wyboru na pasku
table-keys_end = zakończ turę
table-keys_undo = cofnij
table-keys_log = do dziennika
table-keys_hand = do kart na ręce
table-keys_recap = co się stało od twojego ostatniego wyboru
table-keys_mute = wyłącz lub włącz dźwięki
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
table-sound_end = Koniec
