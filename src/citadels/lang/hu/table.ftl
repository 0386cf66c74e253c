# The table in the browser.

## A tábla

table-title = Az asztal
table-status = Mi a teendő?
table-your_turn = Te
table-hint = Válassz { $what ->
    [hand] egy kiemelt lapot a kezedből
    [table] a fent látható lapok közül
    [character] egy kiemelt karaktert
    [district] egy kiemelt kerületet
    [seat] egy kiemelt játékost
   *[several] a kiemeltek közül
}.
table-hint_or = Vagy válassz { $what ->
    [hand] egy kiemelt lapot a kezedből
    [table] a fent látható lapok közül
    [character] egy kiemelt karaktert
    [district] egy kiemelt kerületet
    [seat] egy kiemelt játékost
   *[several] a kiemeltek közül
}.
table-over = Véget ért a játék.
table-waits = Várunk egy másik játékosra.
table-waits_draft = { PLAYER($seat) } karaktert választ.
table-waits_turn = { PLAYER($seat) } { CARD($character) }ként játszik.
table-waits_answer = { PLAYER($seat) } döntés előtt áll.
# The player who must choose is gone.
table-waits_gone = { PLAYER($seat) } offline. { $seconds ->
    [one] { $seconds } másodperc
   *[other] { $seconds } másodperc
} múlva bot lép a helyére.
table-waits_offline = { PLAYER($seat) } offline. A játék vár, de a házigazda leültethet egy botot.
table-undo = Visszavonás
table-all_choices = Minden lehetőség ({ $count })
table-choices_title = Minden lehetőséged
table-read = A lap elolvasása
table-changed = Az asztal épp megváltozott. Nézd meg újra.
# same as in English
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } lehetőség
   *[other] { $count } lehetőség
})
table-characters = Karakterek a szólítás sorrendjében
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
# same as in English
table-online = Online
# Somebody is gone, and a bot answers in so many seconds.
table-bot_in = Offline · bot { $seconds } mp múlva
table-can_be = Lehet:
table-can_be_many = { $count } karakter bármelyike lehet
# Buttons on a phone, where a city is only a line.
table-city_open = { $name }: a teljes város
table-city_close = { $name }: város bezárása
table-no_character = Nincs karaktere
# same as in English
table-built = { $built } / { $size }
table-your_hand = A kezedben { COUNT($count, of: "cards") }
table-cards = Választható lapok
table-draft = Karakterválasztás
table-offered = Hozzád került karakterek
table-choosing = választ…
table-round = { $round }. forduló
table-last_round = Utolsó forduló
table-deck = Lapok a pakliban
table-middle = Az asztal közepén
table-confirm_end = Befejezed a körödet?
table-confirm_end_text = Ebben a körben még tehetsz valamit.
table-play_on = Játszom tovább

## Az asztal dolgai

table-watching = Nézed a játékot
table-discards = Dobópakli: { $count }
table-known_deck = Ismert a pakliban: { $count }
# same as in English
table-known_place = { $place }. { $name }
table-menu = Ez az asztal
table-menu_copy = Link másolása
table-menu_copied = Link másolva.
table-menu_host = Házigazda
table-menu_bot = Játsszon bot
table-menu_kick = Eltávolítás
table-menu_leave = Kilépés a játékból
table-menu_leave_sure = Egy bot játszik majd helyetted. Bármikor visszajöhetsz.

## Napló, összefoglaló, értesítések

table-log = Napló
table-log_show = Mutasd
table-log_all = Minden
table-log_mine = Ami rólam szól
table-log_start = A játék eleje
table-log_newest = Legújabb
table-log_new = { $count ->
    [one] { $count } új sor
   *[other] { $count } új sor
}
table-log_undone = visszavonva
table-log_empty = Ilyen még nem történt.
table-recap = Mi történt?
table-recap_since = A legutóbbi választásod óta
table-recap_hits = Ami leginkább rád tartozik
table-recap_order = Sorrendben
table-recap_nothing = A legutóbbi választásod óta semmi sem történt.
table-hit_murder_named = { PLAYER($seat) } meggyilkolja { CARD($character, case: "theacc") }: ez te vagy!
table-hit_bewitch_named = { PLAYER($seat) } megbabonázza { CARD($character, case: "theacc") }: ez te vagy!
table-hit_rob_named = { PLAYER($seat) } ki akarja rabolni { CARD($character, case: "theacc") }: ez te vagy!
table-hit_building = { PLAYER($seat) } elveszi a kezedből { CARD($card, case: "theacc") }, és rögtön felépíti.
table-hit_warrants_placed = { PLAYER($seat) } parancsokat tesz le, az egyiket rád.
table-hit_threats_placed = { PLAYER($seat) } megfenyeget két karaktert, és az egyik te vagy.
table-title_mine = Te jössz
table-title_other = { $name } jön
table-title_over = Véget ért a játék
table-clock_of = { $name } hátralévő ideje: { $time }
table-clock_low = fogy az idő
table-clock_soon = Még { $seconds ->
    [one] { $seconds } másodperced
   *[other] { $seconds } másodperced
} van. Utána egy bot játszik helyetted.
table-clock_away = Egy bot játszik helyetted.
table-clock_back = Visszaülök a helyemre
table-guide = Az idevágó szabályok
table-keys = Gyorsbillentyűk
table-keys_next = a következő vagy az előző vezérlő
table-keys_arrows = a következő vagy az előző lehetőség
table-keys_choose = választás
table-keys_read = a lap elolvasása
table-keys_numbers = az 1–9. lehetőség a sávban
table-keys_end = a kör befejezése
table-keys_undo = visszavonás
table-keys_log = a naplóhoz
table-keys_hand = a lapjaidhoz
table-keys_recap = mi történt a legutóbbi választásod óta
table-keys_guide = az idevágó szabályok nyitása vagy zárása
table-keys_hint = tanács kérése, ha az asztal engedi
table-keys_suspects = ki lehet kicsoda, ahol az asztal enged tanácsot
table-keys_mute = hang be vagy ki
table-keys_gold = mindenki aranyának felolvasása
table-keys_cards = a lapjaid, és hogy a többieknél hány van
table-keys_cities = a városok felolvasása
table-keys_who = a karakterek, és hogy ki kicsoda
table-keys_step = következő lépés; Shifttel felzárkózás
table-keys_help = ez a súgó
table-keys_close = bezárás
table-sound_try = Meghallgatás
table-sound_turn = Te jössz
table-sound_gold = Arany
table-sound_card = Lapok
table-sound_build = Építés
table-sound_hit = Ellened tesznek valamit
table-sound_destroy = Elpusztul egy kerület
table-sound_crown = A korona
table-sound_end = A játék vége
