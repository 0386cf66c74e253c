# Amit a szerver mond: miért nem teszi meg, amit kértek tőle, és a kezdőlapja.
# A { $cause } külön mondat: a szabályok szerinti ok, vagy az, ami a beállításban hibás.

## Messages and tokens

refusal-bad_message = Ez az üzenet nem érthető: { $message }
refusal-too_large = Az üzenet túl hosszú; legfeljebb { $most } bájt lehet.
refusal-no_token = Még nem jelentkeztél be vendégként: előbb kérj kulcsot.
refusal-foreign_origin = Innen ({ $origin }) nem lehet ezt a szervert használni.
refusal-not_found = Ezen a címen nincs semmi.
refusal-wrong_method = Ez a cím nem fogad ilyen kérést.
refusal-failed = Hiba történt a szerveren. A játszmád biztonságban van. Próbáld újra.
refusal-try_again = Ezt most nem sikerült elmenteni. Próbáld újra.
refusal-elsewhere = Ez az asztal egy másik szerveren van: { $where }

## Limits

refusal-too_fast = Ez egyszerre sok volt. Várj egy kicsit.
refusal-too_many_guests = A címedről túl sok új vendég érkezik. Várj egy percet.
refusal-too_many_tables = Egyszerre túl sok asztalt nyitsz. Várj egy percet.
refusal-too_many_open_tables = Már { $most } befejezetlen játszmád van; előbb fejezz be egyet.
refusal-too_many_connections = Túl sok a kapcsolat; legfeljebb { $most } lehet.

## Opening a table

refusal-wrong_setup = Ez a beállítás nem játszható. { $cause }
refusal-wrong_seats = A beállítás { COUNT($players, of: "players", case: "for") } való, a megadott helyek száma viszont { $seats }.
refusal-bad_clock = A gondolkodási idő { $least } és { $most } másodperc között lehet.
refusal-bad_name = Válassz látható betűkből álló nevet.
refusal-bad_record = Ezt a játszmát nem lehet visszajátszani. { $cause }
refusal-record_too_long = Ez a játszmafájl túl hosszú: legfeljebb { $most } döntés mutatható meg.
refusal-unknown_bot = Itt nincs „{ $bot }” bot. Válassz ezek közül: { $allowed }.

## At a table

refusal-no_such_table = Nincs ilyen asztal. Jó a kód?
refusal-no_such_seat = Nincs ilyen hely; az utolsó száma { $most }.
refusal-in_lesson = Ez egy lecke: itt csak a saját lépései tehetők meg.
refusal-lesson_waits = Előbb olvasd tovább az asztal fölött.
refusal-no_hints = Ennél az asztalnál nincsenek tanácsok.
refusal-no_lesson = Ennél az asztalnál nincs lecke.
refusal-no_such_scene = Nincs „{ $scene }” jelenet; ezek vannak: { $allowed }.
refusal-no_such_step = Nincs ilyen lépés; az utolsó száma { $most }.
refusal-not_seated = Csak nézel: ehhez le kell ülnöd.
refusal-not_host = Ezt csak az asztal házigazdája teheti.
refusal-kicked = A házigazda eltávolított ettől az asztaltól.
refusal-locked = Az asztal le van zárva: senki más nem ülhet le.
refusal-name_taken = Itt már van ilyen nevű játékos: { $name }.
refusal-table_full = Minden hely foglalt.
refusal-seat_taken = Ez a hely foglalt.
refusal-nobody_there = Ott nem ül játékos.
refusal-no_bot_there = Ott nem ül bot.
refusal-not_yourself = Magaddal ezt nem teheted, de kiléphetsz.
refusal-already_started = A játék már elkezdődött.
refusal-not_started = A játék még nem kezdődött el.
refusal-dealing = Éppen keverjük a lapokat. Próbáld meg egy pillanat múlva.
refusal-bad_part = Ez a szám nem illik a megígért ujjlenyomathoz.
refusal-game_over = Véget ért a játék.
refusal-not_over = Még nem ért véget a játék.
refusal-not_your_turn = Most nem te választasz.
refusal-stale = Az asztal közben megváltozott. Nézd meg újra.
refusal-not_possible = Ezt nem teheted. { $cause }
refusal-nothing_to_undo = Nincs mit visszavonnod.
refusal-not_away = Nem játszik helyetted bot.
refusal-already_away = Már bot játszik helyetted.
refusal-other_tab = Ez a játszma egy másik böngészőfülön van megnyitva. Folytasd ott, vagy zárd be azt a fület.
refusal-player_present = Ez a játékos itt van. Csak távol lévő játékost lehet helyettesíteni.
refusal-secret_question = Valaki éppen titokban dönt. Várd meg a válaszát.

## Chat and seats that change hands

refusal-chat_off = Ennél az asztalnál ki van kapcsolva a csevegés.
refusal-no_free_text = Ennél az asztalnál csak a kész mondatokat lehet használni.
refusal-silenced = A házigazda elnémított ennél az asztalnál.
refusal-chat_full = Itt már annyi minden elhangzott, hogy több nem fér el.
refusal-bad_text = Olyat írj, ami látszik is.
refusal-no_such_message = Nincs ilyen üzenet.
refusal-no_such_puzzle = Nincs ilyen feladvány.
refusal-daily_secret = Ez a nap osztása: a lapok a nap végéig titkosak.
refusal-already_reported = Ezt már jelentetted.
refusal-bad_code = Ez a kód nem jó, vagy már lejárt. Kérj újat.
refusal-already_seated = Már ülsz ennél az asztalnál.
refusal-no_such_request = Ezt a helyet már senki sem kéri.
refusal-asker_gone = Aki a helyet kérte, most nincs itt.
refusal-too_many_requests = Már { $most } néző kér helyet. Várd meg a házigazdát.
refusal-too_many_people = Az asztalnál { $people } ember ül, a játszma viszont { COUNT($players, of: "players", case: "for") } szólna.
refusal-closed = Ezt az asztalt bezárták.
