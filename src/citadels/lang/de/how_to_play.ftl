# How to play, on one page, in the order in which it is read: src/citadels/book/how_to_play.py. Cards are arguments
# under their own ids: $thief is the Thief. $seat is the player whose choice is told, $from has the crown, $of owns a
# district; “you” is the reader, who is the Warlord. Below: the words of the rules beside a running game.

how-title = So wird gespielt
how-lead = Drei Minuten lesen, und du bist bereit für deine erste Partie.

how-heading-goal = Das Ziel
how-goal = Bau die beste Stadt. Jedes Gebäude bringt so viele Punkte, wie es kostet. Sobald jemand { COUNT($size, of: "districts") } hat, läuft die letzte Runde, und wer die meisten Punkte hat, gewinnt.
how-goal_few = Bau die beste Stadt. Jedes Gebäude bringt so viele Punkte, wie es kostet. Sobald jemand { COUNT($size, of: "districts") } hat, zu zweit oder zu dritt { $few }, läuft die letzte Runde, und wer die meisten Punkte hat, gewinnt.
how-start = Alle beginnen mit 2 Gold und vier Karten auf der Hand: den Gebäuden, die sie bauen können.
how-picture-goal = Eine vollendete Stadt. Die Münze auf einer Karte zeigt ihre Kosten, Farbe und Buchstabe zeigen ihren Typ.

how-heading-choosing = Zuerst wird heimlich gewählt
how-choosing = In jeder Runde bist du jemand anders. Die Charaktere gehen um den Tisch: Behalte einen, zeig ihn niemandem und gib die übrigen weiter.
how-choosing_aside = Einige kommen vorher beiseite; so weiß jeder ein wenig und niemand alles.
how-picture-choosing = Einer von diesen dreien wird deiner. Die zwei grauen liegen offen auf dem Tisch: In dieser Runde hat sie niemand.

how-heading-calling = Dann werden die Charaktere aufgerufen
how-calling = Sie werden nach ihrer Zahl aufgerufen, von 1 an, egal, wo du sitzt. Ist es dein Charakter, zeig ihn und mach deinen Zug. Meldet sich niemand, dann hat ihn niemand – oder er wurde gemeuchelt.
how-calling_low = Schurken treffen Charaktere, nicht Spieler: Ihr Opfer nennen { CARD($assassin, case: "the") } und { CARD($thief, case: "the") }, ohne zu wissen, wer es ist.
how-picture-calling = Nummer 7 wird aufgerufen. Der { CARD($king) } wurde gemeuchelt, und { CARD($warlord, case: "the") } soll bestohlen werden.

how-heading-turn = Wenn du am Zug bist
how-turn = Du kannst drei Dinge tun. Nur das erste ist Pflicht:
how-turn_gather = Einkommen nehmen: Nimm 2 Gold, oder zieh 2 Karten und behalte eine davon.
how-turn_build = Ein Gebäude bauen: Zahle die Kosten einer Handkarte und lege sie in deine Stadt. Eines pro Zug, und nie eines, das du schon hast.
how-turn_ability = Deine Fähigkeit nutzen: Jeder Charakter hat eine eigene. Manche verdienen auch an Gebäuden ihrer Farbe: { CARD($king, case: "the") } an gelben, { CARD($bishop, case: "the") } an blauen, { CARD($merchant, case: "the") } an grünen, { CARD($warlord, case: "the") } an roten.
how-picture-turn = Dein Platz nach dem Einkommen: deine Stadt, 4 Gold und deine Hand. Die umrahmten Karten kannst du bauen; für { CARD($cathedral, case: "acc") } reicht es noch nicht.

how-heading-round = Eine Runde, wie sie läuft
how-round_chosen = { PLAYER($from) } hat die Krone und wählt zuerst. Bei dir kommen drei Charaktere an: Du behältst { CARD($warlord, case: "acc") } und gibst zwei weiter. { PLAYER($seat) } wählt zuletzt.
how-round_murder = Nummer 1 wird aufgerufen. { PLAYER($seat) } ist { CARD($assassin, case: "the") } und meuchelt { CARD($king, case: "acc") }: ein vergeudeter Dolch, denn niemand hat ihn.
how-round_robbery = Nummer 2 ist { PLAYER($seat) }: { CARD($thief, case: "the") }, der { CARD($warlord, case: "acc") } bestehlen will – und nicht ahnt, dass du das bist.
how-round_saving = Bei 3, 4, 5 und 6 meldet sich niemand. Nummer 7, { CARD($architect, case: "the") }, ist { PLAYER($seat) }, nimmt 2 Gold und spart.
how-round_robbed = Nummer 8: Das bist du! Noch bevor du etwas tun kannst, nimmt { CARD($thief, case: "the") } dein ganzes Gold. Also nimmst du 2 Gold als Einkommen.
how-round_destroyed = Der { CARD($warlord) } darf ein Gebäude zerstören, für 1 Gold weniger, als es kostet. Du zahlst 1 Gold, und { CARD($market, case: "acc") } von { PLAYER($of, case: "dat") } gibt es nicht mehr.
how-round_income = Du verdienst 2 Gold an roten Gebäuden: eines für { CARD($prison, case: "acc") }, eines für { CARD($school_of_magic, case: "acc") }, die als jede Farbe zählt.
how-round_built = Für 3 Gold baust du { CARD($barracks, case: "acc") }.
how-round_next = Die Runde ist zu Ende. Die Charaktere werden neu gemischt, und { PLAYER($from) } hat noch immer die Krone. Nur { CARD($king, case: "the") } hätte sie genommen.
how-picture-destroying = Die Stadt von { PLAYER($of, case: "dat") }, wie { CARD($warlord, case: "the") } sie sieht. Die Münzen zeigen, was jeder Angriff kosten würde.

how-heading-end = Das Ende und die Punkte
how-end = Hat eine Stadt { COUNT($size, of: "districts") }, wird die Runde zu Ende gespielt. Dann bekommen alle Punkte:
how-points_districts = Was all ihre Gebäude kosten.
how-points_types = { COUNT($points, of: "points") } für Gebäude aller fünf Farben.
how-points_complete = 4 Punkte für die erste vollendete Stadt, 2 für jede andere.
how-points_unique = Was lila Gebäude sagen. Übriges Gold ist nichts wert.
how-action_cards = Diese Ausgabe hat auch Aktionskarten. Sie werden in den Stapel gemischt, und in jedem deiner Züge darfst du eine aus der Hand spielen. Lass sie beim ersten Mal weg.
how-picture-scores = Das Ende einer Partie. Deine Stadt wurde erst als zweite vollendet, und du gewinnst trotzdem.

how-heading-next = Und jetzt?
how-next_play = Eine erste Partie spielen
    .about = Gegen Bots; die Startseite ist einen Klick entfernt.
how-next_examples = Die Beispiele ausprobieren
    .about = Die Züge der Regelhefte, Schritt für Schritt.
how-next_cards = Die Karten ansehen
    .about = Was jede tut, in jeder Ausgabe.
how-next_rules = Die genauen Regeln lesen
    .about = Jeder Absatz mit seiner Nummer, für alle Fälle, die diese Seite auslässt.
how-lookup = Willst du etwas nachschlagen? `citadels rules NAME` zeigt eine Karte, `citadels rules --edition { $edition }` die genauen Regeln, `citadels rules --example` die Beispiele. `citadels play` beginnt eine Partie.

## The rules beside a running game

guide-asked = Was du jetzt gefragt wirst
guide-nothing = Gerade wirst du nichts gefragt.
guide-mine = Was dein Charakter kann
guide-offered = Du hast die Wahl
guide-playing = Wer am Zug ist
guide-about = Worum es geht
guide-rules = Was die Regeln sagen
guide-rulings = Sonderfälle
guide-whole = So wird gespielt, auf einer Seite
guide-edition = Alle Regeln dieser Ausgabe
