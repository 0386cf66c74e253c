# The end of a game in the browser.
finish-title = Véget ért a játék
finish-winner = Győztes
# How a tie was decided; the figures of those concerned stand beside it.
finish-by_rank = Holtverseny: az utolsó forduló legmagasabb rangú karaktere dönt.
finish-by_districts = Holtverseny: a kerületek pontjai döntenek.
finish-by_gold = Még mindig holtverseny: az arany dönt.
finish-still_equal = Még mindig holtverseny: közös a győzelem.
finish-what = Miért jár pont
finish-total = Összesen
finish-rematch = Visszavágó
finish-rematch_wanted = { PLAYER($seat) } visszavágót kér. Benne vagy?
finish-to_rematch = Irány a visszavágó
finish-record = Játszmafájl letöltése
finish-replay = Visszajátszás megnézése
finish-board = Az asztal
finish-results = Az eredmény
finish-course = Így történt
finish-loading = A fordulók betöltése…
finish-no_course = A fordulókat most nem lehet megmutatni.
finish-again = Próbáld újra
finish-points = Pontok
finish-gold = Arany
finish-districts = Kerületek
finish-hand = Lapok a kézben
# The title of a chart; $what is one of the four above.
finish-after_rounds = { $what } az egyes fordulók után
finish-as_table = Táblázatként
finish-round = Forduló
finish-start = A kezdet
finish-chronicle = Ki melyik karakterrel játszott, és mi épült
finish-crown = koronával
finish-murdered = meggyilkolva
finish-bewitched = megbabonázva
finish-robbed = kirabolva
finish-built = felépült: { CARD($cards) }
finish-lost = elveszett: { CARD($cards) }
finish-review = A játszma elemzése
