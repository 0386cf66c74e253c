# A kezdőlap, az asztal megnyitása és a várakozás az asztalnál, a böngészőben.

## Everywhere

lobby-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra. Semmi sem veszett el.
lobby-try_again = Próbáld újra
lobby-level_easy = Könnyű
lobby-level_normal = Közepes
lobby-level_hard = Nehéz
lobby-level_expert = Szakértő
lobby-level_master = Mester
lobby-person = Ember
lobby-bot_level = Bot: { $level }
lobby-minutes = kb. { $minutes } perc
lobby-watch = Nézem
lobby-read_card = a lap elolvasása

## Start

lobby-game = Citadella
lobby-pitch = Nyolc karakter, egy korona. Titokban válaszd ki, ki leszel ebben a fordulóban, gyűjts aranyat, építsd a városodat – és találd ki, ki tör rád.
lobby-name = A neved
lobby-name_other = Másik név
lobby-nicknames = Borz Bölény Cinke Daru Gólya Gém Hiúz Hód Holló Mókus Nyest Pele Róka Sirály Vidra
lobby-play_now = Játsszunk!
lobby-play_now_about = Te és három bot, az első játék lapjaival.
lobby-local = Játék ezen az eszközön
lobby-local_about = A játék ebben a böngészőben fut, hálózat nélkül is.
lobby-local_loading = A játék betöltése: { $percent }%
lobby-local_ready = Kész: itt hálózat nélkül is játszhatsz.
lobby-local_away = A szerver nem érhető el. Itt botok ellen játszhatsz.
lobby-local_failed = A játékot nem sikerült betölteni. Próbáld újra, ha lesz hálózat.
lobby-local_none = A szerver nem érhető el, és hálózat nélküli játékot nem kínál.
lobby-coach = Edzővel: pár szó minden újdonság előtt
lobby-bots_level = Botok
lobby-opening = Asztal megnyitása…
lobby-new_table = Új asztal
lobby-new_table_about = Barátok, más karakterek, saját szabályok.
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
lobby-look_back = Eredmény
lobby-finished = Befejezett játszmák
lobby-open_tables = Nyitott asztalok
lobby-open_none = Most senki sem keres játékost. Nyiss nyilvános asztalt, és itt mindenki látja majd.
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
lobby-read_rules = Tanuld meg három perc alatt
lobby-learn = Tanulj játszva
lobby-learn_about = Hat rövid jelenet igazi asztalnál, öt perc. Te lépsz.
lobby-learn_scenes = Az összes jelenet
lobby-learn_begin = Kezdés
lobby-learn_go_on = Folytatás
lobby-alone = Egy kicsit egyedül
lobby-puzzles = Feladványok
lobby-puzzles_about = Találd meg a legjobb választást.
lobby-daily = A nap osztása
lobby-daily_about = Mindenkinek ugyanazok a lapok.
lobby-stats = Statisztika
lobby-stats_about = A te játszmáid és mindenkié.

## New table

lobby-edition = Kiadás
lobby-players = Játékosok
lobby-cards = Lapok
lobby-cards_about = Mely karakterekkel és egyedi kerületekkel játszotok.
lobby-way_ready = Kész összeállítás
lobby-way_random = Véletlen
lobby-way_own = Egyéni
lobby-random_about = A játék elején minden rangból kisorsolunk egy karaktert, és kisorsoljuk az egyedi kerületeket; mindenki látja őket. Az egyedi kerületek között olcsó és drága is lesz.
lobby-ninth = 9-es ranggal is: { CARD($character) }
lobby-ninth_any = 9-es rangú karakterrel is
lobby-ninth_needed = { COUNT($players, of: "players") } esetén kötelező.
lobby-ninth_forbidden = { COUNT($players, of: "players") } esetén nem játszik.
lobby-substitute = { CARD($character) }: több játékos kell hozzá. Ki áll be helyette?
lobby-characters = Karakterek
lobby-uniques = Egyedi kerületek
lobby-rank = { $rank }. rang
lobby-rank_nobody = Nincs
lobby-rank_nobody_about = Játék nyolc ranggal.
lobby-uniques_random = Sorsolva
lobby-uniques_own = Én választok
lobby-uniques_count = Hány legyen
lobby-uniques_chosen = Kiválasztva: { $count }
lobby-uniques_none = Választás törlése
lobby-uniques_all = A kiadás minden egyedi kerülete.
lobby-uniques_drawn = { $count ->
    [one] { $count } kisorsolt egyedi kerület
   *[other] { $count } kisorsolt egyedi kerület
}
lobby-characters_drawn = Minden rangból egy, sorsolva.
lobby-beyond_book = A szabálykönyv a nyolc alapkarakterből egyet vagy kettőt cserél le; a te választásod ennél tovább megy.
lobby-by_rule = szabály: { $rule }
lobby-action_cards = Akciólapok
lobby-action_cards_about = Tizenöt további lap a pakliba: apró meglepetések a cirkuszból.
lobby-action_in_book = Ehhez a kiadáshoz tartoznak: játszhattok velük vagy nélkülük.
lobby-action_none = Nélkülük
lobby-action_first = Első változat
lobby-action_second = Második változat
lobby-action_own = a kiadás szerint
lobby-more = Továbbiak: házi szabályok
lobby-more_about = Minden a kiadás szerint megy, hacsak meg nem változtatod.
lobby-more_changed = { $count ->
    [one] { $count } változás
   *[other] { $count } változás
}
lobby-as_edition = A kiadás szerint ({ $value })
lobby-as_usual = A kiadás szerint
lobby-reset = Vissza a kiadás szabályaihoz
lobby-yes = igen
lobby-no = nem
lobby-rule-city_size = Befejezett város
lobby-rule-five_types_bonus = Pontok mind az öt típusért
lobby-rule-discard_pile = Dobópakli képpel felfelé
lobby-rule-face_down_first = Előbb a képpel lefelé eldobott karakter jön
lobby-rule-face_down_seen = A képpel lefelé eldobottat látja a megkoronázott játékos
lobby-rule-tie_break = Holtversenynél
lobby-rule-unique_count = Kisorsolt egyedi kerületek száma
lobby-rule-crown = Az első korona
lobby-rule-mixed = Minden kiadás lapjai keverhetők
lobby-rule-versions = A lapok változatai
lobby-tie_break-rank = magasabb rang
lobby-tie_break-districts = kerületek pontjai
lobby-tie_break-districts_and_gold = kerületek pontjai, aztán arany
lobby-crown_random = sorsolva
lobby-versions_about = Néhány lap az évek során megváltozott. Válaszd ki, melyik változattal játszotok.
lobby-seats = Helyek
lobby-seats_bots = A többi helyen botok
lobby-seats_people = Csak emberek
lobby-seat = { $number }. hely
lobby-you = Te
lobby-seats_watch = Csak botok: te nézed őket.
lobby-clock = Gondolkodási idő
lobby-clock_none = Nincs
lobby-clock_quick = Gyors
lobby-clock_calm = Nyugodt
lobby-clock_long = Hosszú
lobby-clock_days = Napok
lobby-clock_own = Egyéni
lobby-clock_bank = Perc az egész játékra
lobby-clock_increment = Másodperc minden választás után
lobby-clock_about = { $minutes } perc, és választásonként még { $seconds } mp. Ha letelik, bot játszik, amíg vissza nem jössz.
lobby-clock_days_each = Nap választásonként
lobby-clock_days_about = Választásonként { $days } nap, így mindenki akkor játszik, amikor ráér. Ha letelik, bot játszik, amíg vissza nem jössz.
lobby-clock_none_about = Mindenki annyit gondolkodik, amennyit akar.
lobby-who = Ki találhatja meg
lobby-private = Privát
lobby-private_about = Csak azok, akiknek megvan a kód vagy a link.
lobby-listed = Nyilvános
lobby-listed_about = A kezdőlapon mindenki látja.
lobby-open_table = Asztal megnyitása
lobby-open_start = Játék indítása

## At the table, before the start

lobby-wait_title = Kész az asztal
lobby-welcome = Foglalj helyet
lobby-welcome_by = { $name } meghív egy Citadella-játszmára.
lobby-welcome_nobody = Vár rád egy hely.
lobby-welcome_full = Minden hely foglalt, de nézheted a játékot.
lobby-welcome_locked = A házigazda lezárta az asztalt, de nézheted a játékot.
lobby-watching = Néző vagy. Amint a játék elindul, itt látod majd.
lobby-invite = Hívd meg a barátaidat
lobby-code = Kód
# same as in English
lobby-link = Link
lobby-copy = Link másolása
lobby-copied = Link másolva.
lobby-copy_by_hand = A link ki van jelölve: másold ki kézzel.
lobby-share = Megosztás
lobby-share_text = Gyere, játssz velem Citadellát!
lobby-qr = QR-kód
lobby-qr_label = QR-kód ennek az asztalnak a linkjével
lobby-seat_open = Szabad
lobby-host = Házigazda
lobby-here = itt van
lobby-not_here = nincs itt
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
lobby-start_wait = Ha mindenki itt van, { $name } elindítja a játékot.
lobby-start_wait_host = Ha mindenki itt van, a házigazda elindítja a játékot.
lobby-lock = Asztal lezárása
lobby-lock_about = Senki más nem ülhet le.
lobby-locked = Lezárva
lobby-hints = Tanácsok engedélyezése
lobby-hints_about = A játékosok megkérdezhetik, mit tenne egy erős bot.
lobby-kick = Eltávolítás
lobby-kick_sure = Végleg eltávolítod? ({ $name })
lobby-make_host = Legyen ő a házigazda
lobby-give_bot = Botnak adom
lobby-free = Hely felszabadítása
lobby-bots_level_of = A bot szintje, { $number }. hely
lobby-actions_for = { $number }. hely: { $name }
lobby-plan = Ez a játszma
# The choices for new tables, kept in this browser.
lobby-keep = Mentés saját beállításként
lobby-kept = Elmentve. Az új asztalaid így indulnak.
lobby-forget = Vissza a szokásoshoz
lobby-house_rules = Házi szabályok
lobby-clock_short = { $minutes } perc + { $seconds } mp
lobby-clock_days_short = választásonként { $days } nap
lobby-players_here = { $players } helyből { $taken } foglalt.
lobby-review = A játszma elemzése
lobby-together = Többen ezen az eszközön
