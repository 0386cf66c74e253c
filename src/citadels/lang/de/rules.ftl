# The rules of the game in short, and what `citadels rules` says around them. The id of a paragraph is that of the
# paragraph in docs/rules.md; where editions differ, rules-ID-EDITION.

## Headings

rules-title = Regeln: { $edition }
rules-heading-setup = Aufbau
rules-heading-selection = Wahl der Charaktere
rules-heading-turn = Die Züge
rules-heading-actions = Aktionskarten
rules-heading-end = Das Ende
rules-heading-characters = Charaktere
rules-heading-districts = Gebäude
rules-heading-uniques = Einzigartige Gebäude
rules-heading-sets = Fertige Zusammenstellungen
rules-heading-glossary = Begriffe
rules-heading-rulings = Klarstellungen
rules-heading-differences = In anderen Ausgaben
rules-heading-departures = Wo wir vom Regelheft abweichen
rules-reference = Citadels: Regeln und Karten

## Figures

rules-players = Für { $least } bis { COUNT($most, of: "players") }.
rules-deck = Der Nachziehstapel hat { COUNT($basic, of: "cards") } mit gewöhnlichen und { COUNT($uniques, of: "cards") } mit einzigartigen Gebäuden.
rules-deck_chosen = Der Nachziehstapel hat { COUNT($basic, of: "cards") } mit gewöhnlichen und { COUNT($uniques, of: "cards") } mit einzigartigen Gebäuden, von { $pool }.
rules-city = { COUNT($size, of: "districts") } vollenden eine Stadt.
rules-city_few = { COUNT($size, of: "districts") } vollenden eine Stadt, zu zweit oder zu dritt { $few }.
rules-bonus = Gebäude aller fünf Typen bringen { COUNT($points, of: "points") }.
rules-action_cards = Zum Regelheft gehören 15 Aktionskarten: Gespielt wird mit ihnen oder ohne sie.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: { $up } offen, { $down } verdeckt
rules-rank = Rang { $rank }
rules-cost = Kosten { $cost }
rules-copies = Exemplare: { $copies }
# same as in English
rules-in_editions = In: { $editions }
rules-in_edition = { $editions }:
rules-set_characters = Charaktere: { CARD($characters) }.
rules-set_ninth = Charaktere: { CARD($characters) } ({ CARD($character) }).
rules-set_uniques = Einzigartige Gebäude: { CARD($cards) }.
rules-sets_ninth = Der neunte Charakter, in Klammern, ist freigestellt: Nur zu dritt und zu acht wird er gebraucht.
rules-substitute = Für { CARD($character, case: "acc") } braucht es mindestens { COUNT($least, of: "players") }. Sonst springt jemand ein: { $names }.
rules-called = auch genannt: { $names }
rules-elsewhere = { $edition } hat diese Karte nicht. So spielt { $other } sie.
rules-unprinted = Das Regelheft dieser Ausgabe druckt den Text dieser Karte nicht ab; unserer stammt aus anderen Quellen.

## Looking up

rules-several = Mehrere Karten passen: { $names }
rules-hint = Eine Karte: citadels rules NAME. Eine andere Ausgabe: --edition ID. Alles auf einmal: --markdown.

## Setting up

rules-S1 = Wählt von jedem Rang einen Charakter, 1 bis 8 oder 1 bis 9: eine fertige Zusammenstellung, eure eigene Wahl oder zufällig.
rules-S1-classic = Die acht Charaktere sind immer dieselben.
rules-S1-dark-city = Wählt von jedem Rang einen Charakter, 1 bis 8 oder 1 bis 9, selbst oder zufällig. Das Regelheft ersetzt einen oder zwei der acht Grundcharaktere durch andere ihres Ranges.
rules-S2 = Zu zweit spielt man ohne Rang 9 und ohne den Kaiser; zu dritt und zu acht braucht man Rang 9. Die Königin braucht mindestens fünf Spieler.
rules-S2-classic = Mit acht Charakteren können zwei bis sieben spielen.
rules-S2-dark-city = Zu zweit und zu dritt spielt man ohne Rang 9, zu zweit auch ohne den Intriganten; zu acht braucht man Rang 9. Die Königin braucht mindestens fünf Spieler. Mit dem Diplomaten im Spiel bleibt der Friedhof draußen.
rules-S3 = Mischt die gewöhnlichen und die gewählten einzigartigen Gebäude zu einem Nachziehstapel. Alle bekommen 4 Karten und 2 Gold.
rules-S3-classic = Mischt alle Gebäude zu einem Nachziehstapel. Alle bekommen 4 Karten und 2 Gold.
rules-S3-dark-city = { rules-S3-classic }
rules-S4 = Wer am ältesten ist, beginnt mit der Krone. Hier bestimmt das der Gastgeber oder der Zufall.
rules-S5 = Der Bank geht das Gold nie aus, und es gibt kein Handlimit. Gezahlt wird an die Bank, wenn niemand sonst genannt ist. Gold auf einer Karte gehört zu keinem Goldvorrat.

## Choosing characters

rules-D1 = Wer die Krone hat, mischt die Charaktere. Einige werden zuerst abgelegt: offen für alle oder verdeckt.
rules-D2 = Ein Charakter mit Rang 4 wird nie offen abgelegt: Ein anderer tritt an seine Stelle.
rules-D2-classic = Der König wird nie offen abgelegt: Ein anderer Charakter tritt an seine Stelle.
rules-D3 = Niemand weiß, was verdeckt liegt.
rules-D3-classic = Nur wer die Krone hat, sieht sich an, was verdeckt liegt.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = Wer die Krone hat, beginnt; dann geht es im Uhrzeigersinn: Jeder nimmt heimlich einen Charakter und gibt die übrigen weiter. Der Letzte wählt zwischen zweien und legt den anderen verdeckt ab.
rules-D5 = Gibt es nur einen Charakter mehr als Spieler, nimmt der Letzte auch die verdeckte Karte, behält eine und legt die andere verdeckt ab.
rules-D5-classic = Zu siebt nimmt der Letzte auch die verdeckte Karte, behält eine und legt die andere verdeckt ab.
rules-D6 = Zu zweit hat jeder zwei Charaktere. Der Erste nimmt einen von sieben. Der Zweite nimmt einen von sechs und legt einen verdeckt ab. Der Erste nimmt einen von vieren und legt einen ab. Der Zweite nimmt einen der letzten zwei.
rules-D7 = Zu dritt hat jeder zwei Charaktere. Jeder nimmt einen, einer wird zufällig abgelegt, und jeder nimmt noch einen; der letzte wird abgelegt.
rules-D8 = Zu dritt hat jeder zwei Charaktere: Jeder nimmt einen, zweimal herum, und der letzte wird abgelegt.
rules-D10 = Zu zweit und zu dritt hast du eine Hand, einen Goldvorrat und eine Stadt, aber einen Zug für jeden deiner Charaktere. Eine Fähigkeit wirkt nur im Zug ihres eigenen Charakters.

## The turns

rules-T1 = Wer die Krone hat, ruft die Charaktere nach ihrem Rang auf. Wer den Aufgerufenen hat, deckt ihn auf und ist am Zug. Ein gemeuchelter Charakter bleibt verborgen und stumm; nur ein gemeuchelter Rang 4 wird am Ende der Runde aufgedeckt.
rules-T1-classic = { rules-T1-dark-city }
rules-T1-dark-city = Wer die Krone hat, ruft die Charaktere nach ihrem Rang auf. Wer den Aufgerufenen hat, deckt ihn auf und ist am Zug. Ein gemeuchelter Charakter bleibt verborgen und stumm; nur ein gemeuchelter König wird am Ende der Runde aufgedeckt.
rules-T1b = Wer die Krone neu hat, ruft die übrigen Charaktere auf und wählt in der nächsten Runde zuerst.
rules-T3 = In deinem Zug musst du dein Einkommen nehmen: 2 Gold, oder du ziehst 2 Karten, behältst eine und legst die andere ab.
rules-T4 = Karten, die abgelegt, zurückgelegt oder zerstört werden, kommen verdeckt unter den Stapel.
rules-T4-classic = Karten, die abgelegt, zurückgelegt oder zerstört werden, kommen offen auf einen Ablagestapel. Ist der Nachziehstapel leer, wird der Ablagestapel zu einem neuen gemischt.
rules-T4-dark-city = Karten, die abgelegt, zurückgelegt oder zerstört werden, kommen offen auf einen Ablagestapel, die des Magiers und der Sternwarte aber unter den Nachziehstapel. Ist der Nachziehstapel leer, wird der Ablagestapel zu einem neuen gemischt.
rules-T5 = Gibt es zu wenige Karten zu ziehen, ziehe, was da ist.
rules-T6 = Nach deinem Einkommen darfst du ein Gebäude bauen: Zahle seine Kosten und lege die Karte in deine Stadt. Du darfst eines pro Zug bauen, wenn nichts dein Limit erhöht, und nie eines, das du schon hast.
rules-T7 = Die Fähigkeit deines Charakters darfst du einmal nutzen, jederzeit in deinem Zug, wenn nichts anderes gesagt ist. Den Ertrag der Gebäude nimmst du auf einmal. Einzigartige Gebäude, die einmal pro Zug wirken, tun das jederzeit in deinem eigenen Zug.
rules-T8 = Fähigkeiten und Wirkungen sind freiwillig, wenn sie nicht von müssen oder nicht können sprechen. Auch ein einzigartiges Gebäude, das von selbst wirkt, darf einen Zug lang ungenutzt bleiben.
rules-T9 = Dein Zug endet, wenn du es sagst und alles getan ist, was du tun musst.
rules-T10 = Alle dürfen wissen: Gold und Zahl der Handkarten jedes Spielers, die Städte und was auf ihnen liegt, die Charaktere im Spiel und die offen abgelegten, wer die Krone hat, wer aufgerufen und aufgedeckt ist, wer gemeuchelt oder verhext ist oder bestohlen wird, wo Enteignungen und Drohungen liegen, und die Größe des Stapels. Alles andere ist verborgen.
rules-T10-classic = Alle dürfen wissen: Gold und Zahl der Handkarten jedes Spielers, die Städte und was auf ihnen liegt, die offen abgelegten Charaktere, wer die Krone hat, wer aufgerufen und aufgedeckt ist, wer gemeuchelt ist oder bestohlen wird, den Ablagestapel und die Größe des Nachziehstapels. Alles andere ist verborgen.
rules-T10-dark-city = Alle dürfen wissen: Gold und Zahl der Handkarten jedes Spielers, die Städte und was auf ihnen liegt, die Charaktere im Spiel und die offen abgelegten, wer die Krone hat, wer aufgerufen und aufgedeckt ist, wer gemeuchelt oder verhext ist oder bestohlen wird, den Ablagestapel und die Größe des Nachziehstapels. Alles andere ist verborgen.
rules-T11 = Nach dem letzten Rang wird ein gemeuchelter Rang 4 aufgedeckt, und die Krone geht weiter; die Königin bekommt ihr Gold, wenn es ihr zusteht, und eine neue Runde beginnt, oder die Partie endet.
rules-T11-classic = Nach dem letzten Rang wird ein gemeuchelter König aufgedeckt und nimmt die Krone, und eine neue Runde beginnt, oder die Partie endet.
rules-T11-dark-city = Nach dem letzten Rang wird ein gemeuchelter König aufgedeckt und nimmt die Krone, die Königin bekommt ihr Gold, wenn es ihr zusteht, und eine neue Runde beginnt, oder die Partie endet. Ein gemeuchelter Intrigant bleibt verborgen.

## Action cards

rules-A1 = Wer mit ihnen spielt, mischt die 15 Aktionskarten in den Nachziehstapel. Man zieht, hält, gibt und nimmt sie wie andere Karten. Sie haben weder Typ noch Kosten und können nicht gebaut werden.
rules-A2 = In jedem deiner Züge darfst du eine spielen, jederzeit und zusätzlich zu allem anderen. Dann kommt sie unter den Stapel.
rules-A2-classic = In jedem deiner Züge darfst du eine spielen, jederzeit und zusätzlich zu allem anderen. Dann kommt sie auf den Ablagestapel.
rules-A3 = Jede Aktionskarte, die du am Ende auf der Hand hast, bringt 1 Punkt.

## The end

rules-E1 = Vollendet jemand eine Stadt, wird die Runde zu Ende gespielt: Danach ist die Partie zu Ende. Eine Stadt darf über diese Zahl hinauswachsen.
rules-E2 = Punkte: die Kosten deiner Gebäude; { $bonus } für Gebäude aller fünf Typen; 4 für die erste vollendete Stadt, 2 für jede andere vollendete Stadt; und was einzigartige Gebäude sagen.
rules-E2-deluxe-cz = Punkte: die Kosten deiner Gebäude; { $bonus } für Gebäude aller fünf Typen; 4 für die erste vollendete Stadt, 2 für jede andere vollendete Stadt; und was einzigartige Gebäude und Aktionskarten sagen.
rules-E2-classic = Punkte: die Kosten deiner Gebäude; { $bonus } für Gebäude aller fünf Typen; 4 für die erste vollendete Stadt, 2 für jede andere vollendete Stadt; und was einzigartige Gebäude und Aktionskarten sagen.
rules-E3 = Eine vollendete Stadt ist vor Rang 8 und vor der Waffenkammer sicher. Schrumpfen kann sie nur durch ihren eigenen Besitzer.
rules-E3-classic = Eine vollendete Stadt ist vor dem Söldner sicher.
rules-E3-dark-city = Eine vollendete Stadt ist vor dem Söldner sicher. Der Diplomat darf trotzdem eines ihrer Gebäude tauschen.
rules-E4 = Bei Gleichstand gewinnt, wer in der letzten Runde den höheren Rang hatte; von zwei Charakteren zählt der höhere.
rules-E4-classic = Bei Gleichstand entscheiden die Punkte für Gebäude. Sind auch sie gleich, wird der Sieg geteilt.
rules-E4-dark-city = Bei Gleichstand entscheiden die Punkte für Gebäude, dann das Gold. Ist auch das gleich, wird der Sieg geteilt.

## Where we depart from an edition’s book, and why (src/citadels/cards/editions.py says in which)

rules-departure-emperor = Das Regelheft erlaubt den Intriganten auch zu zweit. Hier spielt man zu zweit ohne ihn: Es gäbe niemanden zu krönen.
rules-departure-discard_pile = Nicht behaltene Karten kommen offen auf einen Ablagestapel. Das Regelheft sagt nur, dass sie neben dem Nachziehstapel liegen.
rules-departure-queen = Laut Regelheft bekommt die Königin ihr Gold, wenn Rang 4 am Zug ist. Hier bekommt sie es in ihrem eigenen Zug, damit niemand zu früh erfährt, wer sie ist.
rules-departure-ties = Bei Gleichstand zählt das russische Regelheft den gewählten Charakter, das ungarische den aufgedeckten. Hier zählt der, den du hast, auch wenn er gemeuchelt wurde.
rules-departure-armory = In deiner eigenen vollendeten Stadt darfst du die Waffenkammer abreißen. Das Regelheft sagt nicht, ob das geht; es ist deine Stadt.
rules-departure-completion = Schrumpft deine vollendete Stadt, gehen die 2 Punkte für die Vollendung mit dem Gebäude verloren; die 4 Punkte für die erste bleiben. Das Regelheft schweigt dazu: Wer zuerst war, war zuerst.
rules-departure-cannonball = Den Unterschied, der für die Kanonenkugel gezahlt wurde, bekommt die Alchimistin nicht zurück. Das Regelheft sagt nichts dazu; ersetzen ist nicht bauen.
rules-departure-unprinted = Die Texte dieser Karten druckt das Regelheft nicht ab; unsere stammen aus anderen Ausgaben und aus Listen von Spielern: { CARD($cards) }.
