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
table-why_not = Dlaczego nie?
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
table-face_up = Odrzucone, odkryte:
table-face_down = Odrzucone, zakryte, które znasz:
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
table-menu_kick = Odeślij
table-menu_leave = Opuść grę
table-menu_leave_sure = Zagra za ciebie bot; możesz wrócić.
table-menu_plan = W co gramy
