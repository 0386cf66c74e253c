# A kezdőlap, az asztal megnyitása és a várakozás az asztalnál, a böngészőben.

## Everywhere

lobby-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra; semmi sem veszett el.
lobby-try_again = Próbáld újra
lobby-level_easy = Könnyű
lobby-level_normal = Közepes
lobby-level_hard = Nehéz
lobby-level_master = Mester
lobby-person = Ember
lobby-bot_level = Bot: { $level }
lobby-minutes = kb. { $minutes } perc
lobby-watch = Nézem
lobby-read_card = a lap elolvasása

## Start

lobby-game = Citadella
lobby-pitch = Nyolc karakter, egy korona. Titokban válaszd ki, ki leszel ebben a fordulóban, gyűjts aranyat, építs kerületeket – és találd ki, ki tör rád.
lobby-name = A neved
lobby-name_other = Másik név
lobby-nicknames = Borz Bölény Cinke Daru Gólya Gém Hiúz Hód Holló Mókus Nyest Pele Róka Sirály Vidra
lobby-play_now = Játék most
lobby-play_now_about = Te és három bot, az első játék lapjaival.
lobby-bots_level = Botok
lobby-opening = Asztal megnyitása…
lobby-new_table = Új asztal
lobby-new_table_about = Barátokkal, más karakterekkel, a saját szabályaiddal.
lobby-join = Belépés kóddal
lobby-join_field = Kód vagy link
lobby-join_hint = Nyolc betű és számjegy, vagy az egész link, amit kaptál.
lobby-join_go = Belépés
lobby-join_no_code = Ez se nem kód, se nem link egy asztalhoz. A kód nyolc betűből és számjegyből áll.
lobby-mine = Az asztalaid
lobby-mine_none = Nem vár rád játszma. Az első egy kattintásra van.
lobby-your_turn = Te jössz!
lobby-state_open = Játékosokra vár
lobby-state_running = Mások gondolkodnak
lobby-state_over = Befejezve
lobby-continue = Folytatás
lobby-to_table = Az asztalhoz
lobby-look_back = A végeredmény
lobby-finished = Befejezett játszmák
lobby-open_tables = Nyitott asztalok
lobby-open_none = Most senki sem keres játékost. Nyiss nyilvános asztalt, és itt mindenki látni fogja.
lobby-sit_down = Leülök
lobby-loading = Asztalok keresése…
lobby-table_of = Asztal: { $id }
lobby-free_seats = { $count ->
    [one] { $count } szabad hely
   *[other] { $count } szabad hely
}
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
}
lobby-new_here = Most játszol először?
lobby-read_rules = Olvasd el a szabályokat

## New table

lobby-edition = Kiadás
lobby-players = Játékosok
lobby-cards = Lapok
lobby-cards_about = Mely karakterek és egyedi kerületek vannak játékban.
lobby-way_ready = Kész összeállítás
lobby-way_random = Véletlen
lobby-way_own = Saját választás
lobby-random_about = Minden rangból egy karaktert és az egyedi kerületeket a játék elején sorsoljuk. Akkor mindenki látja őket.
lobby-characters = Karakterek
lobby-uniques = Egyedi kerületek
lobby-rank = { $rank }. rang
lobby-rank_nobody = Senki
lobby-rank_nobody_about = Nyolc rang is elég.
lobby-uniques_random = Sorsolva
lobby-uniques_own = Én választom
lobby-uniques_count = Mennyi
lobby-uniques_chosen = Kiválasztva: { $count }
lobby-uniques_none = Egyiket sem
lobby-uniques_all = A kiadás összes egyedi kerülete.
lobby-uniques_drawn = { $count ->
    [one] { $count } kisorsolt egyedi kerület
   *[other] { $count } kisorsolt egyedi kerület
}
lobby-characters_drawn = Minden rangból egy, sorsolva.
lobby-by_rule = szabály: { $rule }
lobby-action_cards = Akciólapok
lobby-action_cards_about = Tizenöt további lap a pakliba: apró meglepetések és cirkuszi kerületek.
lobby-action_none = Nélkülük
lobby-action_first = Első változat
lobby-action_second = Második változat
lobby-action_own = mint ebben a kiadásban
lobby-more = Továbbiak: házi szabályok
lobby-more_about = Minden úgy van, mint a kiadásban, amíg meg nem változtatod.
lobby-more_changed = { $count ->
    [one] { $count } változás
   *[other] { $count } változás
}
lobby-as_edition = Mint a kiadásban ({ $value })
lobby-as_usual = Mint a kiadásban
lobby-reset = Minden, mint a kiadásban
lobby-yes = igen
lobby-no = nem
lobby-rule-city_size = Kész a város ennyivel
lobby-rule-five_types_bonus = Pontok mind az öt típusért
lobby-rule-discard_pile = Az eldobott kerületek felfedve, külön pakliban vannak
lobby-rule-face_down_first = A rejtett karaktert húzzuk először
lobby-rule-face_down_seen = A rejtett karaktert a koronás játékos látja
lobby-rule-tie_break = Holtversenynél
lobby-rule-ninth = 9. rangú karakter
lobby-rule-unique_count = Kisorsolt egyedi kerületek száma
lobby-rule-crown = A korona kezdetben itt van
lobby-rule-mixed = Minden kiadás lapjai választhatók
lobby-rule-versions = A lapok változatai
lobby-tie_break-rank = a magasabb rang nyer
lobby-tie_break-districts = a kerületek pontjai döntenek
lobby-tie_break-districts_and_gold = a kerületek pontjai, aztán az arany
lobby-crown_random = sorsolva
lobby-versions_about = Lapok, amelyek az évek során változtak: válaszd ki, melyik hogyan működjön.
lobby-seats = Helyek
lobby-seats_bots = A többiek botok
lobby-seats_people = Csak emberek
lobby-seat = { $number }. hely
lobby-you = Te
lobby-seats_watch = Csak botok játszanak: te nézni fogod.
lobby-clock = Gondolkodási idő
lobby-clock_none = Korlátlan
lobby-clock_quick = Gyors
lobby-clock_calm = Nyugodt
lobby-clock_long = Hosszú
lobby-clock_own = Saját
lobby-clock_bank = Perc az egész játékra
lobby-clock_increment = Másodperc minden választásért
lobby-clock_about = { $minutes } perc, és minden választásért még { $seconds } másodperc. Ha letelik, bot játszik tovább, amíg vissza nem jössz.
lobby-clock_none_about = Mindenkinek annyi ideje van, amennyi kell.
lobby-who = Ki találja meg
lobby-private = Privát
lobby-private_about = Csak azok, akiknél ott a kód vagy a link.
lobby-listed = Nyilvános
lobby-listed_about = A kezdőlapon mindenki látja.
lobby-open_table = Asztal megnyitása
lobby-open_start = Játék indítása

## At the table, before the start

lobby-wait_title = Az asztal kész
lobby-welcome = Ülj le közénk
lobby-welcome_by = { $name } meghív egy Citadella-játszmára.
lobby-welcome_nobody = Egy hely vár rád.
lobby-welcome_full = Minden hely foglalt; nézheted a játékot.
lobby-welcome_locked = A gazda lezárta az asztalt; nézheted a játékot.
lobby-watching = Néző vagy. Amint a játék elindul, itt fogod látni.
lobby-invite = Hívd meg a barátaidat
lobby-code = Kód
# same as in English
lobby-link = Link
lobby-copy = Link másolása
lobby-copied = A link a vágólapon van.
lobby-copy_by_hand = Másold ki a linket kézzel: ki van jelölve.
lobby-share = Megosztás
lobby-share_text = Gyere, játssz velem Citadellát!
lobby-qr = QR-kód
lobby-qr_label = QR-kód ennek az asztalnak a linkjével
lobby-seat_open = Szabad
lobby-host = Házigazda
lobby-here = itt van
lobby-not_here = most nincs itt
lobby-sit_here = Ide ülök
lobby-rename = Név módosítása
lobby-keep_name = Mentés
lobby-cancel = Mégse
lobby-get_up = Felállok
lobby-start = Játék indítása
lobby-start_bots = { $count ->
    [one] A szabad helyre bot ül.
   *[other] { $count } szabad helyre botok ülnek.
}
lobby-start_full = Minden hely foglalt.
lobby-start_wait = Ha mindenki itt van, { $name } indítja a játékot.
lobby-start_wait_host = Ha mindenki itt van, a gazda indítja a játékot.
lobby-lock = Asztal lezárása
lobby-lock_about = Más már nem ülhet le.
lobby-locked = Lezárva
lobby-kick = Elküldés
lobby-kick_sure = Végleg elküldöd? ({ $name })
lobby-make_host = Legyen ő a gazda
lobby-give_bot = Botnak adom
lobby-free = Hely felszabadítása
lobby-bots_level_of = A bot szintje, { $number }. hely
lobby-actions_for = { $number }. hely: { $name }
lobby-plan = Mit fogunk játszani
lobby-house_rules = Házi szabályok
lobby-clock_short = { $minutes } perc + { $seconds } mp
lobby-players_here = Foglalt helyek: { $taken } / { $players }.
