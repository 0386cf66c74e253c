# The table in the browser.

## Deska

table-title = Stůl
table-status = Co se má dělat
table-your_turn = Ty
table-hint = Vyber něco zvýrazněného.
table-hint_or = Nebo vyber něco zvýrazněného.
table-over = Hra skončila.
table-waits = Hra na někoho čeká.
table-waits_draft = { PLAYER($seat) } vybírá postavu.
table-waits_turn = { PLAYER($seat) } hraje jako { CARD($character, case: "nom") }.
table-waits_answer = { PLAYER($seat) } se musí rozhodnout.
table-undo = Vzít zpět
table-all_choices = Všechny možnosti ({ $count })
table-choices_title = Všechny tvé možnosti
table-why_not = Proč ne?
table-read = Přečíst kartu
table-changed = Stůl se právě změnil; podívej se znovu.
# same as in English
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
})
table-characters = Postavy v pořadí vyvolávání
# same as in English
table-rank = { $rank } { $name }
table-player = { $name }: { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, { $built } z { $size } budov
table-gold = Zlato
table-hand = Karty v ruce
table-points = Zatím bodů
# same as in English
table-bot = Bot
table-away = Hraje bot
table-offline = Nepřipojen
table-can_be = Může být:
table-can_be_many = Možných postav: { $count }
table-no_character = Zatím bez postavy
# same as in English
table-built = { $built } / { $size }
table-your_hand = Tvá ruka: { COUNT($count, of: "cards") }
table-cards = Karty na výběr
table-draft = Výběr postav
table-offered = Postavy, které k tobě došly
table-face_up = Odložené lícem nahoru:
table-face_down = Odložené lícem dolů, ale znáš je:
table-draft_order = Kdo kdy vybírá
table-choosing = vybírá…
table-has_chosen = má vybráno:
table-has_not_chosen = ještě nemá vybráno
table-round = { $round }. kolo
table-deck = Karty v balíčku
table-confirm_end = Ukončit tah?
table-confirm_end_text = Ještě je co dělat.
table-play_on = Hrát dál

## Co se týká stolu

table-watching = Díváš se
table-discards = Odkládací hromádka: { $count }
table-known_deck = Známé v balíčku: { $count }
# same as in English
table-known_place = { $place }. { $name }
table-menu = Tento stůl
table-menu_copy = Kopírovat odkaz
table-menu_copied = Odkaz je zkopírován.
table-menu_host = Hostitel
table-menu_bot = Ať hraje bot
table-menu_kick = Poslat pryč
table-menu_leave = Opustit hru
table-menu_leave_sure = Bude za tebe hrát bot; můžeš se vrátit.
table-menu_plan = Co se hraje
