# The rules and the credits in the browser.

## The rules

book-title = Wszystkie karty
book-cards = Karty
book-search_cards = Szukanie kart
book-search = Szukaj
book-search_hint = Nazwa lub jej część
book-edition = Wydanie
book-all_editions = Wszystkie wydania
book-kind = Rodzaj
book-all_kinds = Wszystkie rodzaje
book-type = Typ
book-all_types = Wszystkie typy
book-rank = Ranga
book-all_ranks = Wszystkie rangi
book-found = { COUNT($count, of: "cards") }
book-show_all = Pokaż wszystkie
book-nothing = Żadna karta nie pasuje do „{ $text }”.
book-nothing_fits = Żadna karta nie pasuje.
book-no_such_card = Nie ma karty „{ $name }”. Oto wszystkie:
book-other_cards = Inne karty
book-all_cards = Wszystkie karty
book-previous = Poprzednia karta: { $name }
book-next = Następna karta: { $name }
book-filters = Filtry
book-in_short = Zasady w skrócie:
book-contents = Spis treści

## The worked examples

book-examples = Przykłady
book-examples_about = Przykłady z instrukcji, rozegrane przez program.
book-example_read = Czytaj
book-example_try = Spróbuj
book-example_start = Początek
book-example_back = Wstecz
book-example_next = Dalej
book-example_again = Od początku
book-example_question = Co dzieje się dalej w przykładzie?
book-example_other = „{ $choice }” też jest możliwe, ale przykład toczy się inaczej. Spróbuj jeszcze raz.
book-example_right = Właśnie tak!
book-example_show = Pokaż
book-example_hand = Twoje karty:
book-example_over = Koniec przykładu.
book-example_in = W instrukcji: { $editions }

## The credits

book-credits = Podziękowania
book-credits-game = Gra
book-credits-author = Cytadelę wymyślił Bruno Faidutti. Dziękujemy za wiele wieczorów pełnych rabunków!
book-credits-independent = To niezależny projekt fanów, niezwiązany z autorem ani wydawcami gry; nikt z nich go nie wspiera ani nie opłaca. Nazwy należą do ich właścicieli. Nie ma tu oryginalnych ilustracji ani tekstów: wszystko narysowano i opisano od nowa. Podoba ci się gra? Kup ją, najlepsza jest z przyjaciółmi przy stole.
book-credits-pictures = Obrazki
book-credits-pictures_text = Obrazki na kartach pochodzą z game-icons.net, autorzy: Lorc, Delapouite i inni, licencja CC BY 3.0. Zmieniono ich kolory i umieszczono je w naszych ramkach.
book-credits-letters = Czcionki
book-credits-letters_text = Czcionki { $fonts } zaprojektował { $designer }; może ich używać każdy.
book-credits-program = Program
book-credits-licence = Program jest wolny i otwarty, na licencji MIT.
book-credits-libraries = Opiera się na pracy innych; każda biblioteka ma własną licencję:
book-credits-page = strona
book-credits-server = serwer
book-credits-leave = Odnośniki prowadzą do innych stron.
