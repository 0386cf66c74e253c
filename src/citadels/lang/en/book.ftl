# The rules and the credits in the browser.

## The rules

book-title = All cards
book-cards = Cards
book-search_cards = Search the cards
book-search = Search
book-search_hint = A name, or a part of it
book-edition = Edition
book-all_editions = All editions
book-kind = Kind
book-all_kinds = All kinds
book-type = Type
book-all_types = All types
book-rank = Rank
book-all_ranks = All ranks
book-found = { COUNT($count, of: "cards") }
book-show_all = Show all
book-nothing = No card fits “{ $text }”.
book-nothing_fits = No card fits.
book-no_such_card = There is no card “{ $name }”. Here are all of them:
book-other_cards = Other cards
book-all_cards = All cards
book-previous = Previous card: { $name }
book-next = Next card: { $name }
book-filters = Filters
book-in_short = Rules in brief:
book-contents = Contents

## The worked examples

book-examples = Examples
book-examples_about = The worked examples of the rulebooks, played by the engine.
book-example_read = Read along
book-example_try = Try it yourself
book-example_start = The start
book-example_back = Back
book-example_next = Next
book-example_again = From the start
book-example_question = What does the book do now?
book-example_other = “{ $choice }” is possible, too, but the example goes on differently. Try again.
book-example_right = Exactly!
book-example_show = Show me
book-example_hand = Your hand:
book-example_over = The end of the example.
book-example_in = In the book of: { $editions }

## The credits

book-credits = Credits
book-credits-game = The game
book-credits-author = Citadels is a card game by Bruno Faidutti. Thank you for many evenings full of robberies!
book-credits-independent = This is an independent fan project, not affiliated with, endorsed or sponsored by the author or any publisher of the game. Names belong to their owners. No original art and no original text is used: everything here was drawn and written from scratch. If you like the game, buy it: it’s best with friends around a table.
book-credits-pictures = Pictures
book-credits-pictures_text = The pictures on the cards are from game-icons.net, by Lorc, Delapouite and contributors, under the CC BY 3.0 license. We recolored them and set them in our own frames.
book-credits-letters = Fonts
book-credits-letters_text = The fonts were drawn by { $designer } and are free for everyone to use: { $fonts }.
book-credits-program = The program
book-credits-licence = The program is free and open source under the MIT license.
book-credits-libraries = It stands on the work of others, each under its own license:
book-credits-page = the page
book-credits-server = the server
book-credits-leave = These links lead to other sites.
