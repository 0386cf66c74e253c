# The worked examples of the rulebooks, a sentence for each choice: src/citadels/book/examples. “You” is the reader.

# Four names, with spaces between them.
example-names = Anna Bruno Clara Dirk

example-X1 = Ein Zug
    .about = Du hast den Söldner. Der Dieb hat in dieser Runde schon den Söldner genannt, und vor dir ist der Baumeister am Zug.
example-X1-1 = Der Baumeister nimmt Gold als Einkommen.
example-X1-2 = Der Zug des Baumeisters endet, und der Söldner wird aufgerufen. Noch bevor du etwas tust, nimmt der Dieb dein ganzes Gold.
example-X1-3 = Einkommen ist Pflicht. Nimm 2 Gold, um den Verlust auszugleichen.
example-X1-4 = Der Baumeister hat die größte Stadt. Zahle 1 Gold, eins weniger als seine Kosten, und zerstöre den Markt.
example-X1-5 = Nimm deinen Ertrag: Der Kerker ist ein Militärgebäude, und die Magierschule zählt als jeder Typ.
example-X1-6 = Bau mit 3 Gold die Kaserne. Deinen Ertrag hast du schon genommen, also bringt das neue Gebäude in diesem Zug nichts.
example-X1-7 = Ein Gebäude pro Zug ist das Limit: Dein Zug ist zu Ende.

example-X2 = Die Schlusswertung
    .about = Es ist die letzte Runde: Eine andere Stadt ist schon vollendet. Vollende deine und sieh, wer gewinnt.
example-X2-1 = Dir fehlt ein Gebäude, und es kostet 6. Nimm 2 Gold.
example-X2-2 = Bau das Drachentor. Deine Stadt ist vollendet, wenn auch nicht als erste.
example-X2-3 = Die Runde endet, und mit ihr die Partie. Die erste Stadt bekommt 3 für alle fünf Typen, mit dem Geisterviertel als Militärgebäude, und 4 als erste: 28. Deine bekommt 2 für die Vollendung und 2 für das Drachentor: 29.

example-X3 = Erst bauen, dann kassieren
    .about = Du spielst Rang 6, hast kein Gold und zwei Handelsgebäude. Der Ertrag kann warten, bis du gebaut hast.
example-X3-1 = Du bekommst 1 Gold extra.
example-X3-2 = Nimm 2 Gold als Einkommen.
example-X3-3 = Bau für 3 Gold die Werft.
example-X3-4 = Nimm jetzt deinen Ertrag. Auch die Werft ist ein Handelsgebäude, also bekommst du 3 Gold.

example-X3b = Erst kassieren, dann bauen
    .about = Derselbe Anfang, aber diesmal nimmst du zuerst den Ertrag und dann Karten als Einkommen.
example-X3b-1 = Nimm das Gold, das es extra gibt.
example-X3b-2 = Nimm deinen Ertrag für zwei Handelsgebäude.
example-X3b-3 = Die Werft kannst du dir jetzt leisten, also nimm Karten statt Gold.
example-X3b-4 = Behalte eine der beiden.
example-X3b-5 = Bau die Werft. Am Ende hast du kein Gold, aber eine Karte mehr.

example-X4 = Eine leere Hand tauschen
    .about = Du spielst Rang 3, hast 2 Gold und eine einzige Karte: das Schloss.
example-X4-1 = Nimm 2 Gold als Einkommen.
example-X4-2 = Bau für 4 Gold das Schloss. Jetzt ist deine Hand leer.
example-X4-3 = Tausche deine leere Hand gegen drei fremde Karten.

example-X5 = Zwei Charaktere, eine Hand
    .about = Zu zweit hast du zwei Charaktere: hier den Baumeister und den Söldner.
example-X5-1 = Nimm im Zug des Baumeisters Gold als Einkommen.
example-X5-2 = Zieh die Karten, die der Baumeister extra bekommt.
example-X5-3 = Beende den Zug, ohne zu bauen. Karten und Gold bleiben dir.
example-X5-4 = Der Söldner wird aufgerufen, und das bist wieder du. Nimm Einkommen.
example-X5-5 = Bau eine Karte aus dem Zug des Baumeisters. Sein Limit von drei gilt nicht weiter: Der Söldner baut ein Gebäude.
