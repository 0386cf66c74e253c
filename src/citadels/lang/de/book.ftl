# The rules and the credits in the browser.

## The rules

book-title = Alle Karten
book-cards = Karten
book-search_cards = Karten suchen
book-search = Suchen
book-search_hint = Ein Name oder ein Teil davon
book-edition = Ausgabe
book-all_editions = Alle Ausgaben
book-kind = Art
book-all_kinds = Alle Arten
book-type = Typ
book-all_types = Alle Typen
book-rank = Rang
book-all_ranks = Alle Ränge
book-found = { COUNT($count, of: "cards") }
book-show_all = Alle zeigen
book-nothing = Zu „{ $text }“ passt keine Karte.
book-nothing_fits = Keine Karte passt.
book-no_such_card = Eine Karte „{ $name }“ gibt es nicht. Hier sind alle:
book-other_cards = Andere Karten
book-all_cards = Alle Karten
book-previous = Vorige Karte: { $name }
book-next = Nächste Karte: { $name }
book-filters = Filter
book-in_short = Regeln in Kürze:
book-contents = Inhalt

## The worked examples

book-examples = Beispiele
book-examples_about = Die Beispiele der Regelhefte, mit den echten Regeln gespielt.
book-example_read = Mitlesen
book-example_try = Selbst versuchen
book-example_start = Der Anfang
book-example_back = Zurück
book-example_next = Weiter
book-example_again = Von vorn
book-example_question = Wie geht es im Regelheft weiter?
book-example_other = Auch „{ $choice }“ ist möglich, aber das Beispiel geht anders weiter. Versuch es noch einmal.
book-example_right = Genau!
book-example_show = Zeig es mir
book-example_hand = Deine Hand:
book-example_over = Ende des Beispiels.
book-example_in = Im Regelheft von: { $editions }

## The credits

book-credits = Mitwirkende
book-credits-game = Das Spiel
book-credits-author = Citadels ist ein Kartenspiel von Bruno Faidutti. Danke für viele Abende voller Diebstähle!
book-credits-independent = Dies ist ein unabhängiges Fanprojekt: Es stammt weder vom Autor noch von einem Verlag des Spiels und wird von ihnen weder unterstützt noch gefördert. Namen gehören ihren Inhabern. Keine Originalbilder und keine Originaltexte werden verwendet: Alles hier wurde neu gezeichnet und geschrieben. Wenn dir das Spiel gefällt, kauf es: Am schönsten ist es mit Freunden um einen Tisch.
book-credits-pictures = Bilder
book-credits-pictures_text = Die Bilder auf den Karten stammen von game-icons.net, von Lorc, Delapouite und anderen, unter der Lizenz CC BY 3.0. Wir haben sie umgefärbt und in eigene Rahmen gesetzt.
book-credits-letters = Schriften
book-credits-letters_text = Gezeichnet wurden die Schriften von { $designer }; alle dürfen sie frei verwenden: { $fonts }.
book-credits-program = Das Programm
book-credits-licence = Das Programm ist frei und quelloffen, unter der MIT-Lizenz.
book-credits-libraries = Es baut auf der Arbeit anderer auf, jede unter ihrer eigenen Lizenz:
book-credits-page = die Seite
book-credits-server = der Server
book-credits-leave = Diese Links führen zu anderen Seiten.
