# The end of a game in the browser.
finish-title = Vége a játéknak
finish-winner = Győztes
# How a tie was decided; the figures of those concerned stand beside it.
finish-by_rank = Azonos a pontszám: az utolsó forduló magasabb rangú karaktere dönt.
finish-by_districts = Azonos a pontszám: a kerületek pontjai döntenek.
finish-by_gold = Ez is azonos: az arany dönt.
finish-still_equal = Nincs több összevetni való: közös a győzelem.
finish-what = Miért
finish-total = Összesen
finish-rematch = Visszavágó
finish-rematch_wanted = { PLAYER($seat) } visszavágót kér. Gyere te is!
finish-to_rematch = A visszavágóhoz
finish-record = A játszma letöltése
finish-board = Nézd meg az asztalt
finish-results = Mutasd az eredményt
finish-course = Így zajlott
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
finish-start = Kezdet
finish-chronicle = Ki melyik karaktert vette el, és mi épült
finish-crown = nála volt a korona
finish-murdered = meggyilkolva
finish-bewitched = megbabonázva
finish-robbed = kirabolva
finish-built = új a városban: { CARD($cards) }
finish-lost = már nincs a városban: { CARD($cards) }
