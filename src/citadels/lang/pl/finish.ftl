# The end of a game in the browser.
finish-title = Koniec gry
finish-winner = Zwycięstwo
# How a tie was decided; the figures of those concerned stand beside it.
finish-by_rank = Punktów jest tyle samo: decyduje najwyższa ranga postaci w ostatniej rundzie.
finish-by_districts = Punktów jest tyle samo: decydują punkty za same dzielnice.
finish-by_gold = I tu jest remis: decyduje złoto.
finish-still_equal = Nie ma już czego porównać: zwycięstwo jest wspólne.
finish-what = Punkty za
finish-total = Razem
finish-rematch = Rewanż
finish-rematch_wanted = { PLAYER($seat) } chce rewanżu. Dołączasz?
finish-to_rematch = Na rewanż
finish-record = Pobierz zapis
finish-replay = Obejrzyj powtórkę
finish-board = Obejrzyj stół
finish-results = Pokaż wynik
finish-course = Przebieg gry
finish-loading = Wczytuję przebieg…
finish-no_course = Nie można teraz pokazać przebiegu gry.
finish-again = Spróbuj ponownie
finish-points = Punkty
finish-gold = Złoto
finish-districts = Dzielnice
finish-hand = Karty na ręce
# The title of a chart; $what is one of the four above.
finish-after_rounds = { $what } po każdej rundzie
finish-as_table = Jako tabela
finish-round = Runda
finish-start = Początek
finish-chronicle = Kto jest kim i co zbudowano
finish-crown = z koroną
finish-murdered = zabita postać
finish-bewitched = oczarowana postać
finish-robbed = okradziona postać
finish-built = zbudowano: { CARD($cards) }
finish-lost = utracono: { CARD($cards) }
finish-review = Przeanalizuj grę
