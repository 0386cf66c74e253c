# The full rules of a card. Where editions differ, full-CARD-EDITION; full-CARD is the deluxe edition, or the only
# one. An empty line begins a paragraph; other line ends are only layout.

## Plain districts, by type

full-type-noble = Es hat keine eigene Wirkung. Adelsgebäude bringen Ertrag für { CARD($characters, case: "acc") }.
full-type-religious = Es hat keine eigene Wirkung. Religionsgebäude bringen Ertrag für { CARD($characters, case: "acc") }.
full-type-trade = Es hat keine eigene Wirkung. Handelsgebäude bringen Ertrag für { CARD($characters, case: "acc") }.
full-type-military = Es hat keine eigene Wirkung. Militärgebäude bringen Ertrag für { CARD($characters, case: "acc") }.

## Characters

full-assassin =
    Nenne einen anderen Charakter (keinen Spieler). Er wird gemeuchelt: Wer ihn hat, schweigt beim Aufruf und verliert
    den ganzen Zug. Nennst du einen Charakter, den niemand hat, geschieht nichts.
full-witch =
    Nimm zuerst dein Einkommen; dann musst du einen anderen Charakter nennen, und dein Zug ruht. Bis er weitergeht,
    darfst du nicht bauen und keine Gebäude nutzen außer denen, die beim Einkommen helfen (Goldmine, Bibliothek,
    Sternwarte).

    Wird der verhexte Charakter aufgerufen, gibt sich zu erkennen, wer ihn hat, nimmt sein Einkommen, und dieser Zug ist
    vorbei. Dann geht dein Zug weiter, als wärst du dieser Charakter: mit seinen Fähigkeiten und Grenzen, aber mit deinen
    Handkarten, deinem Gold und deiner Stadt. Einkommen nimmst du nicht noch einmal.

    Die Krone eines verhexten Königs oder Patriziers geht an das verhexte Opfer. Hast du den Kaiser verhext, bestimmst
    du, wer die Krone bekommt, und nimmst das Gold oder die Karte; bei der Erpresserin legst du die Drohungen und nimmst
    das Schweigegeld; beim Bischof ist deine eigene Stadt geschützt.

    Hat niemand den verhexten Charakter, ist dein Zug einfach vorbei. Dieb und Erpresserin können weder dich noch den
    verhexten Charakter nennen.
full-witch-dark-city =
    Nimm zuerst dein Einkommen; dann musst du einen anderen Charakter nennen, und dein Zug ruht. Bis er weitergeht,
    darfst du weder bauen noch etwas nutzen, außer was zum Einkommen gehört (Bibliothek, Sternwarte).

    Wird der verhexte Charakter aufgerufen, gibt sich zu erkennen, wer ihn hat, nimmt sein Einkommen, und dieser Zug ist
    vorbei. Dann geht dein Zug weiter, als wärst du dieser Charakter: mit seinen Fähigkeiten und Grenzen, aber mit deinen
    Handkarten, deinem Gold und deiner Stadt. Einkommen nimmst du nicht noch einmal.

    Die Krone eines verhexten Königs geht an das verhexte Opfer. Hast du den Prediger verhext, ist deine eigene Stadt
    geschützt, und die des Predigers auch.

    Hat niemand den verhexten Charakter, ist dein Zug einfach vorbei. Der Dieb kann weder dich noch den verhexten
    Charakter nennen.
full-magistrate =
    Lege drei Enteignungen verdeckt auf drei verschiedene Charaktere. Eine davon trägt das Siegel, und nur du weißt,
    welche.

    Bezahlt der Charakter mit dem Siegel in seinem Zug ein Gebäude, darfst du das Siegel zeigen und das Gebäude
    beschlagnahmen: Es wird kostenlos in deiner Stadt gebaut, das bezahlte Gold geht zurück, und das Gebäude zählt
    zum Baulimit dessen, der es bauen wollte.

    Du kannst nur das erste Gebäude beschlagnahmen, das in diesem Zug bezahlt wird, nie eines, das ohne Bezahlung gebaut
    wird, und nie eines, das du schon hast. Beim Diebesnest geht nur das Gold zurück. Eine Steuer zahlst du.
    Enteignungen ohne Siegel werden nie aufgedeckt.
full-thief =
    Nenne einen anderen Charakter. Wird er aufgerufen, bekommst du sein ganzes Gold, noch vor seinem Einkommen. Du kannst
    weder Rang 1 noch den gemeuchelten oder den verhexten Charakter nennen. Zu zweit und zu dritt nimmst du niemandem
    etwas, wenn du deinen eigenen zweiten Charakter nennst.
full-thief-classic =
    Nenne einen anderen Charakter. Wird er aufgerufen, bekommst du sein ganzes Gold, noch vor seinem Einkommen. Du kannst
    weder den Meuchler noch den gemeuchelten Charakter nennen. Zu zweit und zu dritt nimmst du niemandem etwas, wenn du
    deinen eigenen zweiten Charakter nennst.
full-spy =
    Wähle jemanden, nenne einen Gebäudetyp und sieh dir dann die Handkarten dieser Person an. Für jede Karte des
    genannten Typs nimmst du ihr 1 Gold ab und ziehst 1 Karte vom Stapel. Hat sie zu wenig Gold, nimmst du alles und
    ziehst trotzdem die volle Zahl.
full-blackmailer =
    Lege zwei Drohungen verdeckt auf zwei Charaktere. Eine hat die Blume, und nur du weißt, welche. Sicher sind nur
    Rang 1, der gemeuchelte und der verhexte Charakter: Deinen eigenen darfst du zum Bluff bedrohen, es geschieht aber
    nichts.

    Wer bedroht ist, nimmt beim Aufruf zuerst sein Einkommen und muss dann vor allem anderen antworten: dir die Hälfte
    seines Goldes zahlen, abgerundet, und die Drohung kommt ungesehen weg; oder sich weigern. Nach einer Weigerung
    darfst du die Drohung aufdecken: Mit der Blume bekommst du das ganze Gold; ohne sie geschieht nichts.
full-magician =
    Tu eines von beiden: Tausche deine ganze Hand, auch eine leere, mit der eines anderen; oder lege beliebig viele
    deiner Karten unter den Stapel und ziehe ebenso viele.
full-magician-classic =
    Tu eines von beiden: Tausche deine ganze Hand, auch eine leere, mit der eines anderen; oder lege beliebig viele
    deiner Karten ab und ziehe ebenso viele.
full-wizard =
    Sieh dir die Handkarten eines anderen an und nimm eine davon: Behalte sie, oder baue sie sofort für ihre Kosten, was
    nicht zu deinem Baulimit zählt. In diesem Zug darfst du Gebäude bauen, die du schon hast.
full-wizard-dark-city =
    Sieh dir die Handkarten eines anderen an und nimm eine davon: Behalte sie, oder baue sie sofort für ihre Kosten, was
    nicht zu deinem Baulimit zählt. Nur das so gebaute Gebäude darf eines sein, das du schon hast. Bauen kannst du es
    erst nach deinem Einkommen.
full-seer =
    Nimm allen anderen eine zufällige Karte aus der Hand und gib dann allen, denen du eine genommen hast, eine beliebige
    Karte aus deiner Hand. Wer keine Karten hat, wird übergangen. Du darfst bis zu 2 Gebäude bauen.
full-king =
    Nimm 1 Gold für jedes Adelsgebäude in deiner Stadt. In deinem Zug musst du die Krone nehmen, wann du willst;
    spätestens am Ende deines Zuges bekommst du sie. Von da an rufst du die Charaktere auf, und in der nächsten Runde
    wählst du zuerst.

    Wirst du gemeuchelt, deckst du den König am Ende der Runde auf und nimmst dann die Krone. Solange niemand der König
    ist, bleibt die Krone, wo sie ist.
full-king-classic =
    Nimm 1 Gold für jedes Adelsgebäude in deiner Stadt. Wirst du aufgerufen, nimmst du sofort die Krone. Von da an rufst
    du die Charaktere auf, und in der nächsten Runde wählst du zuerst.

    Wirst du gemeuchelt, deckst du den König am Ende der Runde auf und nimmst dann die Krone. Solange niemand der König
    ist, bleibt die Krone, wo sie ist.
full-king-dark-city = { full-king-classic }
full-emperor =
    Nimm 1 Gold für jedes Adelsgebäude in deiner Stadt. In deinem Zug musst du die Krone nehmen, wo sie liegt, und jemand
    anderem geben, aber nicht dir selbst. Wer sie bekommt, gibt dir 1 Gold oder eine zufällige Karte, wie du willst und
    wenn etwas da ist.

    Wirst du gemeuchelt, deckst du den Kaiser am Ende der Runde auf und gibst die Krone genauso weiter, bekommst aber
    nichts dafür. Zu zweit wird ohne den Kaiser gespielt.
full-emperor-dark-city =
    Nimm 1 Gold für jedes Adelsgebäude in deiner Stadt. Wirst du aufgerufen, musst du sofort die Krone nehmen, wo sie
    liegt, und jemand anderem geben, aber nicht dir selbst. Wer sie bekommt, gibt dir 1 Gold oder eine Karte, nach
    eigener Wahl.

    Wirst du gemeuchelt, bleibst du verborgen, auch am Ende der Runde, und die Krone bleibt, wo sie ist. Zu zweit wird
    ohne den Intriganten gespielt.
full-patrician =
    Ziehe 1 Karte für jedes Adelsgebäude in deiner Stadt. In deinem Zug musst du die Krone nehmen, wann du willst;
    spätestens am Ende deines Zuges bekommst du sie. Wirst du gemeuchelt, deckst du den Patrizier am Ende der Runde auf
    und nimmst dann die Krone.
full-bishop =
    Nimm 1 Gold für jedes Religionsgebäude in deiner Stadt. In dieser Runde kann ein fremder Charakter mit Rang 8 seine
    Fähigkeit nicht gegen deine Gebäude einsetzen. Wirst du gemeuchelt, bist du nicht geschützt; wirst du verhext, ist
    statt dir die Hexe geschützt. Vor der Waffenkammer schützt nichts.
full-bishop-classic =
    Nimm 1 Gold für jedes Religionsgebäude in deiner Stadt. In dieser Runde kann der Söldner deine Gebäude nicht
    zerstören. Wirst du gemeuchelt, bist du nicht geschützt.
full-bishop-dark-city =
    Nimm 1 Gold für jedes Religionsgebäude in deiner Stadt. In dieser Runde kann ein fremder Charakter mit Rang 8 seine
    Fähigkeit nicht gegen deine Gebäude einsetzen. Nur der Mord beendet deinen Schutz: Wirst du verhext, seid ihr beide
    geschützt, du und die Hexe.
full-abbot =
    Für jedes Religionsgebäude in deiner Stadt nimmst du 1 Gold oder ziehst 1 Karte, beliebig gemischt; wie, sagst du
    vorher. Einmal in deinem Zug gibt dir, wer am meisten Gold hat, 1 Gold, sofern es mehr ist als deins; haben mehrere
    gleich viel, wählst du. Hast du selbst am meisten oder gleich viel, bekommst du nichts.
full-abbot-dark-city =
    Nimm 1 Gold für jedes Religionsgebäude in deiner Stadt. Einmal in deinem Zug gibt dir, wer am meisten Gold hat,
    1 Gold. Hast du selbst am meisten oder haben mehrere gleich viel, bekommst du nichts.
full-cardinal =
    Ziehe 1 Karte für jedes Religionsgebäude in deiner Stadt. Fehlt dir Gold für ein Gebäude, darfst du genau das
    fehlende Gold einem anderen abnehmen, der es hat und der nicht ablehnen kann. Für jedes Gold gibst du dafür eine
    deiner Handkarten, nicht aber die, die du baust. Dann musst du dieses Gebäude bauen.
full-merchant = Nimm 1 Gold für jedes Handelsgebäude in deiner Stadt und 1 Gold extra, was immer du sonst tust.
full-merchant-dark-city = Nimm 1 Gold für jedes Handelsgebäude in deiner Stadt und nach dem Einkommen 1 Gold extra.
full-alchemist =
    Am Ende deines Zuges bekommst du alles Gold zurück, das du für Gebäude dieses Zuges bezahlt hast. Du musst es dafür
    gehabt haben. Steuer, Schmiede, Gold, das nach einer Beschlagnahme schon zurückkam, und Karten kommen nicht zurück.
    Das Armenhaus sieht vorher nach deinem Goldvorrat.
full-alchemist-dark-city =
    Am Ende deines Zuges bekommst du alles Gold zurück, das du für Gebäude dieses Zuges bezahlt hast. Du musst es dafür
    gehabt haben. Gold für den Steuereintreiber oder die Schmiede kommt nicht zurück.
full-alchemist-deluxe-cz =
    Am Ende deines Zuges bekommst du alles Gold zurück, das du für Gebäude dieser Runde bezahlt hast; zu zweit und zu
    dritt gehört dein anderer Zug dazu, wenn er vorher kam. Du musst es dafür gehabt haben. Steuer, Schmiede, Gold, das
    nach einer Beschlagnahme schon zurückkam, und Karten kommen nicht zurück. Das Armenhaus sieht vorher nach deinem
    Goldvorrat.
full-trader =
    Nimm 1 Gold für jedes Handelsgebäude in deiner Stadt. Handelsgebäude zählen nicht zu deinem Baulimit.
full-architect = Ziehe 2 Karten extra und behalte beide. Du darfst bis zu 3 Gebäude bauen.
full-architect-dark-city = Ziehe nach dem Einkommen 2 Karten extra und behalte beide. Du darfst bis zu 3 Gebäude bauen.
full-navigator =
    Nimm 4 Gold oder ziehe 4 Karten. In diesem Zug darfst du nichts bauen, auch nicht, was nicht zum Baulimit zählt.
full-navigator-dark-city =
    Nimm nach dem Einkommen 4 Gold oder ziehe 4 Karten. In diesem Zug darfst du nichts bauen, auch wenn du darauf
    verzichtest.
full-scholar =
    Ziehe 7 Karten, behalte eine und mische die übrigen in den Stapel. Du darfst bis zu 2 Gebäude bauen.
full-warlord =
    Nimm 1 Gold für jedes Militärgebäude in deiner Stadt. Du darfst ein Gebäude in einer beliebigen Stadt zerstören, auch
    in deiner, und zahlst der Bank 1 Gold weniger, als es kostet; ein Gebäude für 1 ist also umsonst. Das Gold der
    Künstlerin und eine Große Mauer machen es teurer. Eine vollendete Stadt, die Stadt des Bischofs und der Bergfried
    sind sicher.
full-warlord-classic =
    Nimm 1 Gold für jedes Militärgebäude in deiner Stadt. Du darfst ein fremdes Gebäude zerstören und zahlst der Bank
    1 Gold weniger, als es kostet; ein Gebäude für 1 ist also umsonst. Eine vollendete Stadt, die Stadt des Predigers und
    der Bergfried sind sicher.
full-warlord-dark-city =
    Nimm 1 Gold für jedes Militärgebäude in deiner Stadt. Am Ende deines Zuges darfst du ein Gebäude in einer beliebigen
    Stadt zerstören, auch in deiner, und zahlst der Bank 1 Gold weniger, als es kostet; ein Gebäude für 1 ist also
    umsonst. Das Gold des Künstlers und eine Große Mauer machen es teurer. Eine vollendete Stadt, die Stadt des Predigers
    und der Bergfried sind sicher.
full-diplomat =
    Nimm 1 Gold für jedes Militärgebäude in deiner Stadt. Du darfst eines deiner Gebäude gegen ein fremdes tauschen. Ist
    das fremde teurer, zahlst du dem Besitzer den Unterschied, dazu 1 bei einer Großen Mauer. In keiner der beiden Städte
    darf dadurch ein Gebäude doppelt stehen. Eine fremde vollendete Stadt, die Stadt des Bischofs und der Bergfried sind
    sicher; deine eigene darf vollendet sein.
full-diplomat-dark-city =
    Nimm 1 Gold für jedes Militärgebäude in deiner Stadt. Am Ende deines Zuges darfst du eines deiner Gebäude gegen ein
    fremdes tauschen. Ist das fremde teurer, zahlst du dem Besitzer den Unterschied. In keiner der beiden Städte darf
    dadurch ein Gebäude doppelt stehen. Den Bergfried kannst du nicht nehmen, und nichts aus der Stadt des Predigers.
    Hergeben darfst du jedes deiner Gebäude, auch den Bergfried. Vollendete Städte sind vor dir nicht sicher, und deine
    eigene darf vollendet sein. Mit dem Diplomaten im Spiel bleibt der Friedhof draußen.
full-marshal =
    Nimm 1 Gold für jedes Militärgebäude in deiner Stadt. Du darfst ein fremdes Gebäude, das höchstens 3 kostet, in deine
    Stadt holen und zahlst dem Besitzer die Kosten, dazu 1 bei einer Großen Mauer. Eine vollendete Stadt, die Stadt des
    Bischofs und der Bergfried sind sicher, und du kannst kein Gebäude nehmen, das du schon hast.
full-queen =
    Nimm in deinem Zug 3 Gold, wenn du neben jemandem sitzt, der in dieser Runde Rang 4 aufgedeckt hat. Wurde dieser
    Charakter gemeuchelt, bekommst du das Gold am Ende der Runde, wenn er aufgedeckt wird. Es zählt der Charakter, nicht
    die Krone. Nur zu fünft oder mit mehr Spielern.
full-queen-dark-city =
    Nimm in deinem Zug 3 Gold, wenn du neben jemandem sitzt, der in dieser Runde den König aufgedeckt hat. Wurde der
    König gemeuchelt, bekommst du das Gold am Ende der Runde, wenn er aufgedeckt wird. Es zählt der Charakter, nicht die
    Krone, und der Intrigant bringt dir nichts. Nur zu fünft oder mit mehr Spielern.
full-queen-deluxe-cz =
    Nimm in deinem Zug 3 Gold, wenn du neben jemandem sitzt, der in dieser Runde Rang 4 aufgedeckt hat. Wurde dieser
    Charakter gemeuchelt oder verhext, bekommst du das Gold am Ende der Runde. Es zählt der Charakter, nicht die Krone.
    Nur zu fünft oder mit mehr Spielern.
full-artist =
    Lege 1 Gold aus deinem Goldvorrat auf ein oder zwei deiner Gebäude, auf denen noch keins liegt. Ein solches Gebäude
    kostet in jeder Hinsicht und für immer 1 mehr, auch bei der Wertung, und das Gold zieht mit ihm um.
full-tax_collector =
    Solange dieser Charakter im Spiel ist, legt jeder, der ein Gebäude baut, gleich danach 1 Gold auf diese Karte, sofern
    er noch welches hat: für jedes Gebäude, auch für ein unbezahltes. In deinem Zug darfst du all dieses Gold nehmen, und
    selbst zahlst du keine Steuer. Zu zweit und zu dritt zahlst du im Zug deines anderen Charakters trotzdem.

    Das Gold bleibt von Runde zu Runde liegen, und die Steuer ist auch fällig, wenn niemand den Charakter hat oder er
    gemeuchelt wurde. Ein Gebäude zu tauschen oder zu nehmen ist nicht bauen.
full-old_tax_collector =
    Wer mindestens ein Gebäude baut, zahlt dir am Ende dieses Zuges 1 Gold, sofern noch welches da ist. Ein Meuchler, der
    vor deinem Aufruf gebaut hat, zahlt, sobald du dich zu erkennen gibst. Eine Hexe, die in ihrem fortgesetzten Zug
    baut, zahlt an dessen Ende. Du kassierst erst, wenn du aufgerufen bist, und zahlst selbst nichts.

## Unique districts

full-armory =
    In deinem Zug darfst du die Waffenkammer abreißen, um ein anderes Gebäude in einer beliebigen Stadt zu zerstören,
    auch in deiner. Das kostet kein Gold. Das Ziel darf nicht in einer vollendeten Stadt stehen. Das ist keine Fähigkeit
    von Rang 8: Weder Bergfried noch Bischof schützen.
full-armory-dark-city =
    In deinem Zug darfst du die Waffenkammer abreißen, um ein Gebäude in einer fremden Stadt zu zerstören. Das kostet
    kein Gold. Weder Bergfried noch Prediger schützen.
full-basilica =
    Bringt 1 Punkt für jedes Gebäude deiner Stadt mit ungeraden Kosten; das Gold der Künstlerin zählt mit.
full-capitol = Bringt 3 Punkte, wenn deine Stadt mindestens drei Gebäude desselben Typs hat; nur einmal.
full-dragon_gate = Bringt 2 Punkte mehr, als es kostet.
full-factory = Du zahlst 1 Gold weniger für jedes andere einzigartige Gebäude, das du baust.
full-framework =
    Du darfst ein Gebäude bauen, indem du das Gerüst abreißt, statt die Kosten zu zahlen. Es zählt zu deinem Baulimit,
    und die Steuer ist fällig; beschlagnahmt werden kann es nicht.
full-gold_mine = Wählst du Gold als Einkommen, nimm 1 mehr. Anderes Gold zählt nicht.
full-great_wall = Der Charakter mit Rang 8 zahlt 1 Gold mehr, um seine Fähigkeit gegen deine anderen Gebäude einzusetzen.
full-great_wall-dark-city =
    Der Söldner zahlt 1 Gold mehr, um eines deiner Gebäude zu zerstören, auch die Große Mauer. Der Diplomat nicht.
full-great_wall-deluxe-cz =
    Der Charakter mit Rang 8 zahlt 1 Gold mehr, um seine Fähigkeit gegen eines deiner Gebäude einzusetzen, auch gegen die
    Große Mauer.
full-haunted_quarter =
    Am Ende der Partie zählt es in jeder Hinsicht als Gebäude des Typs, der für dich am besten ist. Dabei kann es
    aufhören, einzigartig zu sein.
full-haunted_quarter-dark-city =
    Am Ende der Partie zählt es als Gebäude des Typs, der für dich am besten ist, außer du hast es in der letzten
    Runde gebaut.
full-imperial_treasury = Bringt 1 Punkt für jedes Gold in deinem Goldvorrat. Gold auf Karten zählt nicht.
full-ivory_tower =
    Bringt 5 Punkte, wenn er das einzige einzigartige Gebäude deiner Stadt ist. Ein Geisterviertel, das als anderer Typ
    zählt, stört nicht.
full-keep = Der Charakter mit Rang 8 kann seine Fähigkeit nicht gegen den Bergfried einsetzen, auch nicht, wenn der Besitzer es will.
full-keep-classic = Der Söldner kann den Bergfried nicht zerstören.
full-keep-dark-city = Der Söldner kann den Bergfried nicht zerstören, auch nicht den eigenen, und der Diplomat kann ihn nicht
    nehmen. Als Diplomat darfst du ihn aber hergeben.
full-laboratory = Einmal pro Zug darfst du eine Handkarte ablegen und 2 Gold nehmen.
full-laboratory-classic = Einmal pro Zug darfst du eine Handkarte ablegen und 1 Gold nehmen.
full-laboratory-dark-city = { full-laboratory-classic }
full-library =
    Wählst du Karten als Einkommen, behältst du alle, die du ziehst; mit der Sternwarte alle drei.
full-library-classic =
    Wählst du Karten als Einkommen, behältst du zwei davon; mit der Sternwarte zwei von dreien.
full-library-dark-city = { full-library-classic }
full-map_room = Bringt 1 Punkt für jede Karte, die du am Ende auf der Hand hast.
full-monument =
    Du kannst es nicht bauen, wenn fünf oder mehr Gebäude in deiner Stadt stehen. Es zählt als zwei Gebäude, um deine
    Stadt zu vollenden, und als eines für alles andere.
full-museum =
    Einmal pro Zug darfst du eine Handkarte verdeckt unter das Museum legen. Jede Karte dort bringt 1 Punkt. Wechselt das
    Museum den Besitzer, gehen die Karten mit; wird es zerstört, kommen sie unter den Stapel.
full-necropolis =
    Du darfst sie bauen, indem du eines deiner Gebäude abreißt, statt ihre Kosten zu zahlen. Sie zählt zu deinem
    Baulimit, und die Steuer ist fällig; so gebaut, kann sie nicht beschlagnahmt werden.
full-observatory =
    Wählst du Karten als Einkommen, ziehst du 3 statt 2 und behältst eine; mit der Bibliothek alle.
full-observatory-classic =
    Wählst du Karten als Einkommen, ziehst du 3 statt 2 und behältst eine; mit der Bibliothek zwei. Die anderen kommen
    auf den Ablagestapel.
full-observatory-dark-city =
    Wählst du Karten als Einkommen, ziehst du 3 statt 2 und behältst eine; mit der Bibliothek zwei. Die anderen kommen
    unter den Nachziehstapel.
full-park =
    Hast du am Ende deines Zuges keine Karten auf der Hand, ziehe 2. Für eine Hexe, deren Zug nicht weitergeht, gilt das
    nicht.
full-poor_house =
    Hast du am Ende deines Zuges kein Gold im Goldvorrat, nimm 1. Für eine Hexe, deren Zug nicht weitergeht, gilt das
    nicht.
full-quarry =
    Du darfst Gebäude bauen, die du schon hast, so oft du willst. Sie bleiben, wenn du den Steinbruch verlierst. Er
    erlaubt weder Magistrat noch Diplomatin oder Marschall, solche Gebäude zu nehmen.
full-quarry-dark-city =
    Du darfst ein Gebäude bauen, das du schon hast, aber immer nur eines doppelt haben. Es bleibt, wenn du den Steinbruch
    verlierst.
full-school_of_magic =
    Beim Ertrag zählt sie als ein Typ deiner Wahl, in jedem Zug neu; am Ende ist sie nur einzigartig. Mit dem Abt bringt
    sie Gold oder eine Karte.
full-school_of_magic-classic =
    Beim Ertrag zählt sie als ein Typ deiner Wahl, in jedem Zug neu; am Ende ist sie nur einzigartig.
full-school_of_magic-dark-city = { full-school_of_magic-classic }
full-school_of_magic-deluxe-cz =
    Beim Ertrag zählt sie als ein Typ deiner Wahl, in jedem Zug neu; am Ende ist sie nur einzigartig. Mit dem Abt bringt
    sie Gold und eine Karte.
full-secret_vault =
    Sie kann auf keine Weise gebaut werden. Hast du sie am Ende auf der Hand, bringt sie 3 Punkte. Bis dahin ist sie eine
    Karte wie jede andere.
full-smithy = Einmal pro Zug darfst du 2 Gold zahlen und 3 Karten ziehen.
full-smithy-classic = Einmal pro Zug darfst du 3 Gold zahlen und 2 Karten ziehen.
full-stables = Sein Bau zählt nicht zu deinem Baulimit, auch nicht, wenn er beschlagnahmt wird.
full-statue = Bringt 5 Punkte, wenn du am Ende die Krone hast.
full-theater =
    Wenn alle gewählt haben, darfst du deinen Charakter blind mit dem eines anderen tauschen. Ablehnen geht nicht, und
    beide sehen sich an, was sie bekommen haben. Zu zweit und zu dritt wählst du, welchen deiner Charaktere du gibst, und
    nimmst zufällig einen der anderen.
full-thieves_den = Du darfst einen beliebigen Teil der Kosten mit Handkarten bezahlen; jede zählt als 1 Gold.
full-wishing_well = Bringt 1 Punkt für jedes einzigartige Gebäude deiner Stadt, auch für den Wunschbrunnen.
full-wishing_well-dark-city = Bringt 1 Punkt für jedes andere einzigartige Gebäude deiner Stadt.
full-ball_room =
    Am echten Tisch müssen dir die anderen für den Aufruf danken, solange du die Krone hast. Hier hat er keine Wirkung.
full-bell_tower =
    Wenn du ihn baust, darfst du verkünden, dass die Partie nach einer Runde endet, in der jemand ein Gebäude weniger hat
    als üblich. Von da an vollendet diese kleinere Zahl eine Stadt in jeder Hinsicht. Wird der Glockenturm zerstört, gilt
    wieder die übliche Zahl; wechselt er nur den Besitzer, bleibt die kleinere.
full-bell_tower-deluxe-cz =
    Wenn du ihn baust, darfst du verkünden, dass die Partie nach einer Runde endet, in der jemand ein Gebäude weniger hat
    als üblich. Mehr ändert er nicht: Eine Stadt mit dieser kleineren Zahl ist nicht vollendet, nicht sicher vor Rang 8
    und bekommt keine Punkte für die Vollendung. Wird der Glockenturm zerstört, gilt wieder die übliche Zahl; wechselt er
    nur den Besitzer, bleibt die kleinere.
full-graveyard =
    Zerstört der Söldner ein Gebäude, deines oder ein fremdes, darfst du 1 Gold zahlen und es auf die Hand nehmen. Als
    Söldner kannst du das nicht, und auch nicht für den Friedhof selbst.
full-graveyard-dark-city =
    Zerstört der Söldner ein Gebäude, deines oder ein fremdes, darfst du 1 Gold zahlen und es auf die Hand nehmen. Als
    Söldner kannst du das nicht, und auch nicht für den Friedhof selbst. Mit dem Diplomaten im Spiel bleibt er draußen.
full-hospital =
    Wirst du gemeuchelt, darfst du deinen Charakter beim Aufruf aufdecken und dein Einkommen nehmen. Sonst tust du in
    diesem Zug nichts.
full-lighthouse =
    Wenn du ihn baust, sieh den ganzen Nachziehstapel durch, nimm eine Karte auf die Hand und mische den Stapel.
full-throne_room = Nimm 1 Gold aus der Bank, sooft die Krone wirklich weitergeht.
# differs from full-dragon_gate: another gender
full-university = Bringt 2 Punkte mehr, als sie kostet.

## Action cards

full-big_top =
    Stelle es in deine Stadt. Es bleibt dort und zählt als ein Gebäude, um deine Stadt zu vollenden, und für nichts
    anderes: Es hat keinen Typ, kostet und zählt nichts und wird nicht gebaut. Rang 8 kann ihm nichts anhaben. Du darfst
    mehrere haben, aber nur eines pro Zug spielen.
full-big_top-classic =
    Stelle es in deine Stadt. Es bleibt dort und zählt als ein Gebäude, um deine Stadt zu vollenden; es kostet und zählt
    nichts und wird nicht gebaut. Der Söldner kann ihm nichts anhaben. Du darfst mehrere haben, aber nur eines pro Zug
    spielen.
full-ticket_wagon =
    Stelle ihn vor dich. Einmal in jedem ihrer Züge dürfen alle anderen 1 Gold darauflegen, 3 Karten ziehen und eine
    behalten. Gleich danach darfst du den Kassenwagen ablegen und alles Gold darauf nehmen. Du selbst kannst ihn nicht
    nutzen; Gold, das am Ende der Partie darauf liegt, ist verloren.
full-ticket_wagon-classic =
    Stelle ihn vor dich. Einmal in jedem ihrer Züge dürfen alle anderen 1 Gold darauflegen, 2 Karten ziehen und eine
    behalten. Gleich danach darfst du den Kassenwagen ablegen und alles Gold darauf nehmen. Du selbst kannst ihn nicht
    nutzen; Gold, das am Ende der Partie darauf liegt, ist verloren.
full-acrobat =
    Spiele sie, auch außerhalb deines Zuges, wenn Rang 4 aufgerufen wird und sich niemand meldet (gemeuchelt, oder
    niemand hat ihn), oder wenn Rang 4 verhext ist. Du nimmst die Krone, rufst die übrigen Charaktere auf und wählst in
    der nächsten Runde zuerst. Ein gemeuchelter oder verhexter Rang 4 bekommt und vergibt in dieser Runde keine Krone. Du
    behältst deinen Charakter und bekommst keinen Ertrag für Adelsgebäude.
full-acrobat-classic =
    Spiele sie, auch außerhalb deines Zuges und auch gemeuchelt, wenn der König aufgerufen wird und sich niemand meldet
    (gemeuchelt, oder niemand hat ihn). Du nimmst die Krone, rufst die übrigen Charaktere auf und wählst in der nächsten
    Runde zuerst. Du behältst deinen Charakter und bekommst keinen Ertrag für Adelsgebäude.
full-fortune_teller = Sieh dir die Handkarten eines anderen an und nimm eine davon.
full-strongman =
    Spiele ihn, wenn dein Charakter aufgerufen wird und gemeuchelt oder verhext ist, bestohlen werden soll oder eine
    Enteignung oder Drohung hat. In diesem Zug bist du sicher vor Assassine, Hexe, Magistrat, Dieb und Erpresserin: Du
    spielst deinen ganzen Zug, und ihre Plättchen gehen ungesehen zurück. Er zählt als deine Aktionskarte in diesem Zug.
full-strongman-classic =
    Spiele ihn, außerhalb deines Zuges, in dem Augenblick, in dem dein Charakter gemeuchelt wird. Der Mord gilt nicht,
    und du spielst deinen Zug wie gewohnt.
full-director = Du darfst in diesem Zug bis zu 2 Gebäude mehr bauen, zusätzlich zu allem anderen, was dein Baulimit erhöht.
full-human_cannonball =
    Ersetze neben dem Bauen ein Gebäude deiner Stadt durch ein teureres aus deiner Hand und zahle den Unterschied der
    Kosten. Die alte Karte kommt unter den Stapel. Das ist nicht bauen: kein Limit, keine Steuer, keine Beschlagnahme.
full-human_cannonball-classic =
    Ersetze neben dem Bauen ein Gebäude deiner Stadt durch ein teureres aus deiner Hand und zahle den Unterschied der
    Kosten. Die alte Karte kommt auf den Ablagestapel.
