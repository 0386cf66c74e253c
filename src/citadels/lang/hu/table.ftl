# The table in the browser.

## A tábla

table-title = Az asztal
table-status = Mi a teendő
table-your_turn = Te
table-hint = Válassz a kiemeltek közül.
table-hint_or = Vagy válassz a kiemeltek közül.
table-over = A játék véget ért.
table-waits = A játék vár valakire.
table-waits_draft = { PLAYER($seat) } karaktert választ.
table-waits_turn = { PLAYER($seat) } van soron, karaktere: { CARD($character) }.
table-waits_answer = { PLAYER($seat) } dönt valamiről.
table-undo = Visszavonás
table-all_choices = Minden lehetőség ({ $count })
table-choices_title = Minden lehetőséged
table-why_not = Miért nem?
table-read = A lap elolvasása
table-changed = Az asztal épp megváltozott; nézd meg újra.
# same as in English
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } lehetőség
   *[other] { $count } lehetőség
})
table-characters = Karakterek a hívás sorrendjében
# same as in English
table-rank = { $rank } { $name }
table-player = { $name }: { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, { $built } / { $size } kerület
table-gold = Arany
table-hand = Lapok a kézben
table-points = Pontok eddig
# same as in English
table-bot = Bot
table-away = Bot játszik
# same as in English
table-offline = Offline
table-can_be = Lehet:
table-can_be_many = { $count } karakter egyike
table-no_character = Még nincs karaktere
# same as in English
table-built = { $built } / { $size }
table-your_hand = A kezed: { COUNT($count, of: "cards") }
table-cards = Választható lapok
table-draft = Karakterválasztás
table-offered = Hozzád került karakterek
table-face_up = Képpel felfelé félretéve:
table-face_down = Képpel lefelé félretéve, láttad:
table-draft_order = Ki mikor választ
table-choosing = választ…
table-has_chosen = már választott:
table-has_not_chosen = még nem választott
table-round = { $round }. forduló
table-deck = Lapok a pakliban
table-confirm_end = Befejezed a köröd?
table-confirm_end_text = Még tehetnél valamit.
table-play_on = Játszom tovább

## Az asztal dolgai

table-watching = Nézed a játékot
table-discards = Dobópakli: { $count }
table-known_deck = Ismert a pakliban: { $count }
# same as in English
table-known_place = { $place }. { $name }
table-menu = Ez az asztal
table-menu_copy = Link másolása
table-menu_copied = A link másolva.
table-menu_host = Házigazda
table-menu_bot = Játsszon bot
table-menu_kick = Elküldés
table-menu_leave = Kilépés a játékból
table-menu_leave_sure = Egy bot játszik helyetted; visszajöhetsz.
table-menu_plan = Mit játszunk
