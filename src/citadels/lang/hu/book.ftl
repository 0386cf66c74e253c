# The rules and the credits in the browser.

## The rules

book-title = Minden lap
book-cards = Lapok
book-search_cards = Keresés a lapok között
book-search = Keresés
book-search_hint = Név vagy egy része
book-edition = Kiadás
book-all_editions = Minden kiadás
book-kind = Fajta
book-all_kinds = Minden fajta
book-type = Típus
book-all_types = Minden típus
book-rank = Rang
book-all_ranks = Minden rang
book-found = { COUNT($count, of: "cards") }
book-show_all = Mutasd mind
book-nothing = Egyik lap sem illik erre: „{ $text }”.
book-nothing_fits = Egyik lap sem illik rá.
book-no_such_card = Nincs „{ $name }” nevű lap. Itt van mind:
book-other_cards = Más lapok
book-all_cards = Minden lap
book-previous = Előző lap: { $name }
book-next = Következő lap: { $name }
book-filters = Szűrők
book-in_short = Szabályok röviden:
book-contents = Tartalom

## The worked examples

book-examples = Példák
book-examples_about = A szabálykönyvek példái, ahogy a program lejátssza őket.
book-example_read = Olvasom
book-example_try = Kipróbálom
book-example_start = A kezdet
book-example_back = Vissza
book-example_next = Tovább
book-example_again = Elölről
book-example_question = Mi következik a példában?
book-example_other = „{ $choice }” is lehetséges, de a példa másképp folytatódik. Próbáld újra.
book-example_right = Pontosan!
book-example_show = Mutasd
book-example_hand = A kezedben:
book-example_over = A példa vége.
book-example_in = Ebben a könyvben: { $editions }

## The credits

book-credits = Köszönet
book-credits-game = A játék
book-credits-author = A Citadella Bruno Faidutti kártyajátéka. Köszönjük a sok rablással teli estét!
book-credits-independent = Ez egy független rajongói projekt: sem a szerzőhöz, sem a játék kiadóihoz nincs köze, egyikük sem támogatja. A nevek a tulajdonosaikéi. Nincs benne eredeti rajz és eredeti szöveg: mindent újra rajzoltunk és újra megírtunk. Ha tetszik a játék, vedd meg; barátokkal az asztal körül a legjobb.
book-credits-pictures = Képek
book-credits-pictures_text = A lapok képei a game-icons.net oldalról valók, szerzőik Lorc, Delapouite és mások, licencük CC BY 3.0. Átszíneztük őket, és saját keretbe tettük.
book-credits-letters = Betűtípusok
book-credits-letters_text = A betűtípusokat { $designer } tervezte, és bárki szabadon használhatja őket: { $fonts }.
book-credits-program = A program
book-credits-licence = A program szabad és nyílt forrású, MIT licenc alatt.
book-credits-libraries = Mások munkájára épül; mindegyik könyvtárnak saját licence van:
book-credits-page = az oldal
book-credits-server = a szerver
book-credits-leave = A hivatkozások más oldalakra visznek.
