# The rules and the credits in the browser.

## The rules

book-title = Všechny karty
book-cards = Karty
book-search_cards = Hledání v kartách
book-search = Hledat
book-search_hint = Název nebo jeho část
book-edition = Vydání
book-all_editions = Všechna vydání
book-kind = Druh
book-all_kinds = Všechny druhy
book-type = Barva
book-all_types = Všechny barvy
book-rank = Číslo
book-all_ranks = Všechna čísla
book-found = { COUNT($count, of: "cards") }
book-show_all = Ukázat vše
book-nothing = Hledání „{ $text }“ neodpovídá žádná karta.
book-nothing_fits = Žádná karta neodpovídá.
book-no_such_card = Karta „{ $name }“ tu není. Tady jsou všechny:
book-other_cards = Další karty
book-all_cards = Všechny karty
book-previous = Předchozí karta: { $name }
book-next = Další karta: { $name }
book-filters = Filtry
book-in_short = Pravidla v kostce:
book-contents = Obsah

## The worked examples

book-examples = Příklady
book-examples_about = Příklady z pravidel, které odehraje program.
book-example_read = Číst
book-example_try = Zkusit si to
book-example_start = Začátek
book-example_back = Zpět
book-example_next = Dál
book-example_again = Od začátku
book-example_question = Co v příkladu následuje?
book-example_other = „{ $choice }“ je také možné, ale příklad pokračuje jinak. Zkus to znovu.
book-example_right = Přesně tak!
book-example_show = Ukázat
book-example_hand = V ruce máš:
book-example_over = Konec příkladu.
book-example_in = V pravidlech: { $editions }

## The credits

book-credits = Poděkování
book-credits-game = Hra
book-credits-author = Citadelu vymyslel Bruno Faidutti. Díky za mnoho večerů plných loupeží!
book-credits-independent = Tohle je nezávislý projekt fanoušků. S autorem ani s vydavateli hry nijak nesouvisí a nikdo z nich ho nepodporuje ani neplatí. Názvy patří svým majitelům. Nejsou tu žádné původní obrázky ani texty: všechno je nakreslené a napsané znovu. Líbí se ti hra? Kup si ji, nejlepší je s přáteli u stolu.
book-credits-pictures = Obrázky
book-credits-pictures_text = Obrázky na kartách jsou z game-icons.net, autoři Lorc, Delapouite a další, licence CC BY 3.0. Přebarvili jsme je a zasadili do vlastních rámečků.
book-credits-letters = Písmo
book-credits-letters_text = Písma nakreslil { $designer } a může je používat každý: { $fonts }.
book-credits-program = Program
book-credits-licence = Tenhle program je svobodný a otevřený pod licencí MIT.
book-credits-libraries = Stojí na práci jiných; každá knihovna má svou licenci:
book-credits-page = stránka
book-credits-server = server
book-credits-leave = Odkazy vedou na jiné stránky.
