# Amit a szerver mond: miért nem teszi meg, amit kértek tőle, és a kezdőlapja.
# A { $cause } külön mondat: a szabályok szerinti ok, vagy az, ami a beállításban hibás.

## Messages and tokens

refusal-bad_message = Ez az üzenet nem érthető: { $message }
refusal-too_large = Az üzenet túl hosszú; legfeljebb { $most } bájt lehet.
refusal-no_token = Még nem vagy vendég: előbb kérj kulcsot.
refusal-foreign_origin = Ez az oldal itt nem tehet semmit: innen jön: { $origin }.
refusal-not_found = Ezen a címen nincs semmi.
refusal-wrong_method = Ez a cím nem fogad ilyen kérést.
refusal-failed = Hiba történt a szerveren. A játékod megvan; próbáld újra.
refusal-try_again = Ezt most nem sikerült elmenteni. Próbáld újra.

## Limits

refusal-too_fast = Ez egyszerre túl sok volt. Várj egy kicsit.
refusal-too_many_guests = A címedről túl sok új vendég érkezik. Várj egy percet.
refusal-too_many_tables = Egyszerre túl sok asztalt nyitsz. Várj egy percet.
refusal-too_many_open_tables = Már { $most } befejezetlen asztalod van; előbb fejezz be egyet.
refusal-too_many_connections = Túl sok a kapcsolat; legfeljebb { $most } lehet.

## Opening a table

refusal-wrong_setup = Ezekkel a szabályokkal nem lehet játszani: { $cause }
refusal-wrong_seats = A beállítás szerint: { COUNT($players, of: "players") }, a megadott helyek száma viszont { $seats }.
refusal-bad_clock = A gondolkodási idő { $least } és { $most } másodperc között lehet.
refusal-bad_name = Válassz látható betűkből álló nevet.
refusal-unknown_bot = Itt nincs „{ $bot }” bot; ezek vannak: { $allowed }.

## At a table

refusal-no_such_table = Nincs ilyen asztal. Jó a kód?
refusal-no_such_seat = Nincs ilyen hely; az utolsó száma { $most }.
refusal-not_seated = Csak nézőként vagy itt: ezt csak játékosok tehetik.
refusal-not_host = Ezt csak az asztal gazdája teheti.
refusal-kicked = A gazda elküldött ettől az asztaltól.
refusal-locked = Az asztal zárva van: más már nem ülhet le.
refusal-name_taken = Itt már van valaki, akinek a neve { $name }.
refusal-table_full = Minden hely foglalt.
refusal-seat_taken = Ez a hely foglalt.
refusal-nobody_there = Ott nem ül játékos.
refusal-no_bot_there = Ott nem ül bot.
refusal-not_yourself = Magaddal ezt nem teheted; de felállhatsz az asztaltól.
refusal-already_started = A játék már elkezdődött.
refusal-not_started = A játék még nem kezdődött el.
refusal-game_over = A játéknak vége.
refusal-not_over = A játéknak még nincs vége.
refusal-not_your_turn = Most nem te választasz.
refusal-stale = Az asztal közben megváltozott; nézd meg újra.
refusal-not_possible = Ez nem lehetséges: { $cause }
refusal-nothing_to_undo = Nincs mit visszavonnod.
refusal-not_away = Nem játszik helyetted bot.
refusal-already_away = Már bot játszik helyetted.
