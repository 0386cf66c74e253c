# The tutorial: src/citadels/scenarios/tutorial. Each sentence stands above the table; keep them under 170 letters.

## Around the scenes

tutorial-pick = Spiel sie in beliebiger Reihenfolge, und hör auf, wann du willst.
tutorial-done = Fertig
tutorial-repeat = Noch einmal
tutorial-next = Weiter
tutorial-previous = Zurück
# differs from lobby-try_again: a short button
tutorial-again = Noch einmal
tutorial-show = Zeig es mir
tutorial-next_scene = Nächste Szene
tutorial-watch = Sieh dem Tisch zu…
tutorial-step = Schritt { $number } von { $count }
tutorial-all_done = Mehr brauchst du nicht. Der Rest kommt beim Spielen.
tutorial-first_game = Die erste Partie spielen

## A turn

tutorial-gather_title = Einkommen und Bauen
tutorial-gather_about = Ein Zug: Gold nehmen, ein Gebäude bauen.
tutorial-gather_welcome = Willkommen! Du baust eine Stadt, und alle anderen auch. Die wertvollste gewinnt. Das ist deine: bisher ein Markt.
tutorial-gather_hand = Diese Gebäude kannst du bauen. Die Münze zeigt den Preis, und so viele Punkte ist jedes am Ende der Partie wert.
tutorial-gather_gather = Du bist dran. Zuerst dein Einkommen: 2 Gold oder eine neue Karte. Du hast 2 Gold und ein Schloss für 4 auf der Hand, also nimm das Gold.
tutorial-gather_cards = Du siehst zwei Karten und behältst eine: richtig, wenn die Hand schwach ist. Aber ein schönes Schloss wartet, und dir fehlen nur 2 Gold.
tutorial-gather_build = Jetzt bau. Das Schloss kannst du dir leisten: Tippe es an.
tutorial-gather_cheaper = Auch das geht, bringt aber weniger Punkte, und du darfst nur einmal pro Zug bauen. Dein Gold reicht für das Schloss.
tutorial-gather_unbuilt = Du darfst einen Zug beenden, ohne zu bauen. Aber du hast Gold und ein Schloss, und mit Karten auf der Hand gewinnt niemand.
tutorial-gather_finish = Ein Schloss! Es ist 4 Punkte wert. Mehr ist nicht zu tun: Beende deinen Zug.
tutorial-gather_done = Das war ein Zug: Einkommen, dann bauen. Alles andere in diesem Spiel macht dir diese zwei Dinge leichter, oder den anderen schwerer.

## Choosing in secret

tutorial-secret_title = Heimlich wählen
tutorial-secret_about = In jeder Runde bist du jemand anders.
tutorial-secret_open = Eine neue Runde: Alle nehmen heimlich einen dieser Charaktere. Die zwei offenen sind aus dem Spiel, ein dritter liegt verdeckt.
tutorial-secret_choose = Du wählst zuerst. Deine Gebäude sind alle Religionsgebäude, und der Bischof bekommt für jedes 1 Gold. Nimm den Bischof.
tutorial-secret_assassin = Die Assassine bringt jemanden zum Schweigen: eine starke Wahl. Aber du brauchst Gold, und an Religionsgebäuden verdient nur der Bischof.
tutorial-secret_magician = Mit leerer Hand lockt die Magierin: Tausche mit jemandem die Karten! Aber sieh zuerst, was dir der Bischof bringt.
tutorial-secret_king = Der König wählt nächstes Mal zuerst und verdient an Adelsgebäuden. Du hast noch keine. Drei Religionsgebäude sind etwas für den Bischof.
tutorial-secret_warlord = Der Söldner zerstört Gebäude und verdient an Militärgebäuden. Du hast keine. Drei Religionsgebäude sind etwas für den Bischof.
tutorial-secret_others = Jetzt wählen die anderen. Du siehst nicht, wen sie nehmen, und sie wissen nicht, dass du der Bischof bist.
tutorial-secret_called = Die Charaktere werden nach ihrem Rang aufgerufen, von 1 bis 8. Wer den Aufgerufenen hat, deckt ihn auf und spielt. Deiner ist Nummer 5.
tutorial-secret_cards = Der Bischof! Deine Hand ist leer, also nimm diesmal Karten: Du siehst zwei und behältst eine.
tutorial-secret_gold = Gold ist nie verkehrt. Aber ohne Karte auf der Hand hättest du nichts, wofür du es ausgeben kannst.
tutorial-secret_early = Du darfst auch zuerst den Ertrag nehmen. Aber sehen wir uns deine Karten an, bevor das Gold kommt: Nimm Einkommen.
tutorial-secret_keep = Behalte, was dir gefällt. Die andere Karte kommt unter den Stapel.
tutorial-secret_income = Jetzt der Lohn: 1 Gold für jedes Religionsgebäude. Nimm deinen Ertrag.
tutorial-secret_unpaid = Nicht so schnell! Der Bischof schuldet dir 3 Gold, eins für jedes Religionsgebäude.
tutorial-secret_build = Und jetzt bau mit diesem Gold.
tutorial-secret_unbuilt = Du darfst dein Gold aufheben. Aber du kannst jetzt bauen, und Gebäude sind Punkte.
tutorial-secret_done = Wähle, wer zu deiner Stadt passt, und niemand weiß sicher, wer du bist. In der nächsten Runde bist du jemand anders.

## Murder and robbery

tutorial-murder_title = Mord und Diebstahl
tutorial-murder_about = Was sie anderen antun, und dir.
tutorial-murder_murder = Du bist die Assassine: Nenne einen Charakter, und wer ihn hat, setzt aus. Jemand hat 7 Gold und 4 Karten, wie gemacht für den Baumeister. Nenne ihn!
tutorial-murder_guess = Möglich, man weiß nie, wer wer ist. Aber so viel Gold und so viele Karten riechen nach dem Baumeister, der dreimal bauen darf.
tutorial-murder_unused = Du darfst alle verschonen. Aber jemand will gleich drei Gebäude bauen: Halte den Baumeister auf.
tutorial-murder_silence = Achte auf die Aufrufe: Der Baumeister wird gerufen, und niemand meldet sich. Ein ganzer Zug ist verloren, und du musstest nicht wissen, wessen.
tutorial-murder_rob = Neue Runde, du bist der Dieb: Nenne einen Charakter und nimm all sein Gold. Neben drei Handelsgebäuden liegen 6 Gold: wohl die Händlerin.
tutorial-murder_poor = Möglich. Aber wer Handelsgebäude hat, mag die Händlerin, und dort liegt das Gold.
tutorial-murder_unrobbed = Du darfst es lassen. Aber 6 Gold für ein Wort sind ein gutes Geschäft: Bestiehl die Händlerin.
tutorial-murder_loot = Gestohlen wird, wenn die Händlerin aufgerufen wird. Behalte dein Gold im Auge.
tutorial-murder_robbed = Jetzt die andere Seite: Du bist die Händlerin mit 5 Gold, und der Dieb hat die Händlerin genannt. Sieh, was beim Aufruf geschieht.
tutorial-murder_go_on = Dein ganzes Gold ist weg. Aber deinen Zug hast du noch: Nimm Gold als Einkommen und mach weiter.
tutorial-murder_recovers = Da sind die ersten Münzen wieder. Ein Diebstahl kostet Gold, nie deinen Zug.
tutorial-murder_broke = Möglich. Aber ohne eine Münze kannst du nichts bauen: Nimm zuerst Gold.
tutorial-murder_murdered = Und Mord: Du bist der Baumeister, und der Baumeister wurde genannt. Du wirst aufgerufen, musst schweigen und setzt diese Runde aus.
tutorial-murder_done = Das tut weh, aber nur eine Runde. Genannt werden Charaktere, nicht Spieler: Wähle, was niemand erwartet, und es trifft einen anderen.

## The crown

tutorial-crown_title = Krone und Reihenfolge
tutorial-crown_about = Wer wann spielt, und wer zuerst wählt.
tutorial-crown_order = Die Charaktere spielen nach ihrem Rang: die Assassine zuerst, der Söldner zuletzt. Du bist der König, Nummer 4.
tutorial-crown_called = Die Magierin ist Nummer 3, also ist jemand vor dir dran. Die Krone liegt bei jemand anderem.
tutorial-crown_crown = Der König wird aufgerufen und nimmt die Krone: Wer sie hat, wählt in der nächsten Runde zuerst. Nimm sie!
tutorial-crown_unsaid = Auch das steht dir zu, in beliebiger Reihenfolge. Aber zuerst die Krone, damit du siehst, wie sie zu dir kommt.
tutorial-crown_income = Der König verdient an Adelsgebäuden, je 1 Gold. Du hast zwei: Nimm deinen Ertrag.
tutorial-crown_later = Alles zu seiner Zeit. Nimm zuerst 2 Gold für dein Schloss und deinen Gutshof.
tutorial-crown_gather = Jetzt dein Einkommen. Ein Palast kostet 5: Nimm Gold.
tutorial-crown_dear = Möglich. Aber du hast einen Palast auf der Hand, und zu seinem Preis fehlen dir 2 Gold.
tutorial-crown_build = Bau den Palast: Auch er ist ein Adelsgebäude, und nächstes Mal verdient der König an dreien.
tutorial-crown_small = Eine Taverne ist 1 Punkt wert, der Palast 5, und du darfst ein Gebäude pro Zug bauen.
tutorial-crown_unbuilt = Du hast das Gold und den Palast. Bau ihn, bevor dein Zug vorbei ist.
tutorial-crown_rest = Die höheren Ränge beenden die Runde: erst 5, dann 8.
tutorial-crown_first = Eine neue Runde, und du hast die Krone: Du wählst zuerst, aus den meisten Karten. Nimm, wen du magst.
tutorial-crown_done = Niedrige Ränge handeln zuerst, hohe wissen mehr, wenn sie drankommen, und die Krone gibt dir die erste Wahl.

## Unique districts

tutorial-uniques_title = Einzigartige Gebäude
tutorial-uniques_about = Lila Karten mit eigener Wirkung.
tutorial-uniques_purple = Das lila Gebäude in deiner Stadt ist einzigartig: Es hat einen eigenen Text. Deine Schmiede verkauft dir einmal pro Zug 3 Karten für 2 Gold.
tutorial-uniques_smithy = Dein Einkommen hast du, 8 Gold liegen da, und deine Hand ist dünn. Nutze die Schmiede!
tutorial-uniques_wait = Das ginge. Aber nur eine Taverne bei 8 Gold wäre schade. Lass dir von der Schmiede erst bessere Karten bringen.
tutorial-uniques_gate = Ein Drachentor! Es kostet 6 und ist am Ende 8 Punkte wert. Bau es.
tutorial-uniques_plain = Ein gewöhnliches Gebäude ist wert, was es kostet. Das Drachentor ist 2 Punkte mehr wert.
tutorial-uniques_unbuilt = Lass das Drachentor nicht auf der Hand: Es zählt nur, was in deiner Stadt steht.
tutorial-uniques_eight = Gut gebaut. Manche einzigartigen Gebäude wirken jeden Zug, andere zählen erst am Ende. Zeig auf eins oder halte es, um den Text zu lesen.
tutorial-uniques_library = Noch eins: Mit einer Bibliothek behältst du beide Karten, die du ziehst. Nimm Karten und sieh selbst.
tutorial-uniques_gold = Gold ist gut, aber mit deiner Bibliothek kommen Karten im Doppelpack. Probier es.
tutorial-uniques_closed = Du darfst die Bibliothek ungenutzt lassen. Das tut kaum jemand: Zwei Karten sind besser als eine.
tutorial-uniques_done = Beide gehören dir. Wenn eine lila Karte kommt, lies sie: Sie kann deine ganze Partie tragen.

## The end

tutorial-end_title = Das Ende und die Punkte
tutorial-end_about = Sieben Gebäude, dann werden die Punkte gezählt.
tutorial-end_nearly = Sechs Gebäude! Die erste Stadt mit sieben beendet die Partie: Die Runde wird zu Ende gespielt, dann werden die Punkte gezählt.
tutorial-end_last = Werft oder Bergfried? Beide kosten 3. Der Bergfried ist lila, der einzige Typ, der dir fehlt, und alle fünf zusammen bringen 3 Punkte mehr.
tutorial-end_types = Auch das sind sieben Gebäude. Aber ohne ein lila Gebäude entgehen dir die 3 Punkte für alle fünf Typen.
tutorial-end_unbuilt = Du hast Gold für das siebte Gebäude. Bau es, bevor dir jemand zuvorkommt!
tutorial-end_complete = Vollendet, und zwar zuerst: Das bringt 4 Punkte, und niemand kann deine Gebäude mehr zerstören. Die anderen beenden die Runde.
tutorial-end_scores = Du gewinnst! Es zählt, was deine Gebäude kosten, dazu 3 Punkte für alle fünf Typen und 4 für die erste vollendete Stadt.
tutorial-end_done = Jetzt kennst du das Spiel: Bau gut, wähle heimlich, und sei nicht da, wo man dich sucht.
