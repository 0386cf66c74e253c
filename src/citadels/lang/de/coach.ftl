# The coach of a first game: a sentence before every kind of decision that is new. Keep them under 120 letters.

coach-name = Trainer
coach-quiet = Nichts Neues: Du weißt, wie es geht.
coach-off = Ohne Trainer

## By the kind of the decision

coach-asked_draft = Wer willst du sein? Die meisten verdienen an Gebäuden einer Farbe. Niemand sieht, wen du nimmst.
coach-asked_keep = Behalte, was du bald bezahlen kannst, oder eine Farbe, die dir fehlt. Der Rest kommt unter den Stapel.
coach-asked_replace = Wähle Karten, die unter den Stapel sollen, eine nach der anderen. Du ziehst ebenso viele neue.
coach-asked_pay = Das Diebesnest kannst du mit Karten bezahlen, je 1 Gold. Gib her, was du nicht bauen wirst.

## In a turn, by what can be done

coach-turn_gather = Dein Zug. Zuerst Einkommen: Gold, wenn du bald bauen kannst, Karten, wenn deine Hand schwach ist.
coach-turn_build = Jetzt darfst du bauen. Ein Gebäude ist wert, was es kostet; jedes darfst du nur einmal haben.
coach-turn_end_turn = Sieh auf die kleinen Zeichen: Ist noch etwas zu tun? Wenn nicht, beende deinen Zug.
coach-turn_income = Dein Charakter verdient an Gebäuden seiner Farbe: einmal pro Zug, vor oder nach dem Bauen.
coach-turn_murder = Nenne einen Charakter, der aussetzt. Wer würde dem Führenden am meisten helfen?
coach-turn_rob = Nenne einen Charakter: Wird er aufgerufen, gehört dir sein Gold. Wer ist reich, und was wählt er wohl?
coach-turn_conjure = Tausche die Hand mit jemandem, der viele Karten hat, oder tausche einige gegen neue vom Stapel.
coach-turn_take_crown = Nimm die Krone: In der nächsten Runde wählst du zuerst.
coach-turn_extra_gold = Dein Charakter bekommt 1 Gold obendrauf. Nimm es einfach.
coach-turn_extra_cards = Der Baumeister zieht 2 Karten obendrauf und darf in diesem Zug bis zu drei Gebäude bauen.
coach-turn_destroy = Du darfst ein Gebäude zerstören, für 1 Gold weniger, als es kostet. Ziele auf den Führenden.
coach-turn_use_smithy = Deine Schmiede verkauft dir einmal pro Zug 3 Karten für 2 Gold.
coach-turn_use_laboratory = Dein Laboratorium kauft dir einmal pro Zug eine Handkarte für 2 Gold ab.
coach-turn_forgo = Du darfst auf dieses Gebäude einen Zug lang verzichten. Das wirst du kaum je wollen.
