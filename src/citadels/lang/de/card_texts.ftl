# What a card does, in one line. Where editions differ, short-CARD-EDITION; short-CARD is the deluxe edition, or
# the only one. Plain districts have the text of their type.

## Plain districts, by type

short-type-noble = Ein Adelsgebäude: Ertrag für { CARD($characters, case: "acc") }.
    .brief = Ein Adelsgebäude. In dieser Partie bringt es niemandem Ertrag.
short-type-religious = Ein Religionsgebäude: Ertrag für { CARD($characters, case: "acc") }.
    .brief = Ein Religionsgebäude. In dieser Partie bringt es niemandem Ertrag.
short-type-trade = Ein Handelsgebäude: Ertrag für { CARD($characters, case: "acc") }.
    .brief = Ein Handelsgebäude. In dieser Partie bringt es niemandem Ertrag.
short-type-military = Ein Militärgebäude: Ertrag für { CARD($characters, case: "acc") }.
    .brief = Ein Militärgebäude. In dieser Partie bringt es niemandem Ertrag.

## Characters

short-assassin = Nenne einen Charakter, den du meuchelst: Er setzt diese Runde aus.
short-witch = Nimm Einkommen und verhexe einen Charakter: Er nimmt nur noch sein Einkommen, den Rest des Zuges spielst du.
short-magistrate = Lege drei Enteignungen auf Charaktere. Mit der gesiegelten darfst du ein Gebäude beschlagnahmen.
short-thief = Nenne einen Charakter: Wird er aufgerufen, bekommst du sein ganzes Gold.
short-spy = Nenne einen Gebäudetyp und sieh jemandem in die Karten: Für jede Karte dieses Typs nimmst du der Person 1 Gold ab und ziehst 1 Karte.
short-blackmailer = Bedrohe zwei Charaktere: Sie zahlen dir die Hälfte ihres Goldes oder riskieren alles.
short-magician = Tausche deine Handkarten mit denen eines anderen oder beliebig viele davon gegen neue vom Stapel.
short-wizard = Sieh jemandem in die Karten und nimm eine: zum Behalten oder um sie sofort zu bauen. Du darfst Gebäude doppelt bauen.
short-wizard-dark-city = Sieh jemandem in die Karten und nimm eine: zum Behalten oder um sie sofort zu bauen, auch doppelt.
short-seer = Nimm allen anderen je eine zufällige Karte ab und gib ihnen dann je eine. Baue bis zu 2 Gebäude.
short-king = 1 Gold für jedes Adelsgebäude. Nimm die Krone.
short-emperor = 1 Gold für jedes Adelsgebäude. Gib die Krone weiter und nimm dafür 1 Gold oder eine Karte.
short-patrician = 1 Karte für jedes Adelsgebäude. Nimm die Krone.
short-bishop = 1 Gold für jedes Religionsgebäude. Deine Stadt ist vor Rang 8 sicher.
short-bishop-classic = 1 Gold für jedes Religionsgebäude. Deine Stadt ist vor dem Söldner sicher.
short-abbot = 1 Gold oder 1 Karte für jedes Religionsgebäude. Wer am reichsten ist, gibt dir 1 Gold.
short-abbot-dark-city = 1 Gold für jedes Religionsgebäude. Wer am reichsten ist, gibt dir 1 Gold.
short-cardinal = 1 Karte für jedes Religionsgebäude. Fehlt dir Gold zum Bauen, tausche bei jemandem Karten dagegen ein.
short-merchant = 1 Gold für jedes Handelsgebäude und 1 Gold extra.
short-alchemist = Am Ende deines Zuges bekommst du das Gold zurück, das du für Gebäude bezahlt hast.
short-trader = 1 Gold für jedes Handelsgebäude. Handelsgebäude zählen nicht zu deinem Baulimit.
short-architect = Ziehe 2 Karten extra. Baue bis zu 3 Gebäude.
short-navigator = Nimm 4 Gold oder ziehe 4 Karten. Du darfst nicht bauen.
short-scholar = Ziehe 7 Karten und behalte 1. Baue bis zu 2 Gebäude.
short-warlord = 1 Gold für jedes Militärgebäude. Zerstöre ein Gebäude für 1 Gold weniger, als es kostet.
short-diplomat = 1 Gold für jedes Militärgebäude. Tausche ein Gebäude mit jemandem und zahle den Unterschied.
short-marshal = 1 Gold für jedes Militärgebäude. Erobere ein Gebäude, das höchstens 3 kostet, und bezahle es.
short-queen = 3 Gold, wenn du neben Rang 4 sitzt.
short-queen-dark-city = 3 Gold, wenn du neben dem König sitzt.
short-artist = Lege 1 Gold auf ein oder zwei deiner Gebäude: Jedes kostet und zählt 1 mehr.
short-tax_collector = Wer baut, zahlt 1 Gold Steuer. Du nimmst dir alles.
short-old_tax_collector = Wer baut, zahlt dir am Ende des Zuges 1 Gold.

## Unique districts

short-armory = Reiße die Waffenkammer ab, um ein beliebiges Gebäude zu zerstören.
short-armory-dark-city = Reiße die Waffenkammer ab, um ein beliebiges Gebäude von jemand anderem zu zerstören.
short-basilica = Bringt 1 Punkt für jedes deiner Gebäude mit ungeraden Kosten.
short-capitol = Bringt 3 Punkte, wenn du drei Gebäude desselben Typs hast.
short-dragon_gate = Bringt 2 Punkte extra.
short-factory = Deine anderen einzigartigen Gebäude kosten 1 Gold weniger.
short-framework = Reiße es ab, um ein Gebäude zu bauen, ohne zu bezahlen.
short-gold_mine = Wählst du Gold als Einkommen, nimm 1 mehr.
short-great_wall = Rang 8 zahlt für deine anderen Gebäude 1 Gold mehr.
short-great_wall-dark-city = Der Söldner zahlt für deine Gebäude 1 Gold mehr.
short-great_wall-deluxe-cz = Rang 8 zahlt für deine Gebäude 1 Gold mehr.
short-haunted_quarter = Zählt am Ende als ein Gebäudetyp deiner Wahl.
short-imperial_treasury = Bringt 1 Punkt für jedes Gold, das du hast.
short-ivory_tower = Bringt 5 Punkte, wenn er dein einziges einzigartiges Gebäude ist.
short-keep = Rang 8 kann ihm mit seiner Fähigkeit nichts anhaben.
short-keep-classic = Der Söldner kann ihn nicht zerstören.
short-keep-dark-city = Der Söldner kann ihn nicht zerstören, der Diplomat nicht nehmen.
short-laboratory = Einmal pro Zug: Lege eine Karte ab und nimm 2 Gold.
short-laboratory-classic = Einmal pro Zug: Lege eine Karte ab und nimm 1 Gold.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = Wählst du Karten als Einkommen, behalte alle.
short-library-classic = Wählst du Karten als Einkommen, behalte zwei.
short-library-dark-city = { short-library-classic }
short-map_room = Bringt 1 Punkt für jede Karte auf deiner Hand.
short-monument = Zählt als zwei Gebäude, um deine Stadt zu vollenden. Nur für Städte mit weniger als fünf Gebäuden.
short-museum = Einmal pro Zug: Lege eine Karte darunter. Jede bringt 1 Punkt.
short-necropolis = Du darfst sie bauen, indem du eines deiner Gebäude abreißt, statt zu bezahlen.
short-observatory = Wählst du Karten als Einkommen, ziehe 3.
short-park = Ist deine Hand am Ende deines Zuges leer, ziehe 2 Karten.
short-poor_house = Hast du am Ende deines Zuges kein Gold, nimm 1.
short-quarry = Du darfst Gebäude bauen, die du schon hast.
short-quarry-dark-city = Du darfst ein Gebäude bauen, das du schon hast.
short-school_of_magic = Zählt beim Ertrag als ein Gebäudetyp deiner Wahl.
short-secret_vault = Kann nicht gebaut werden. Am Ende auf deiner Hand 3 Punkte wert.
short-smithy = Einmal pro Zug: Zahle 2 Gold für 3 Karten.
short-smithy-classic = Einmal pro Zug: Zahle 3 Gold für 2 Karten.
short-stables = Zählt nicht zu deinem Baulimit.
short-statue = Bringt 5 Punkte, wenn du am Ende die Krone hast.
short-theater = Wenn alle gewählt haben, darfst du deinen Charakter mit jemandem tauschen.
short-thieves_den = Bezahle mit Gold und Karten; jede Karte zählt als 1 Gold.
short-wishing_well = Bringt 1 Punkt für jedes einzigartige Gebäude deiner Stadt.
short-wishing_well-dark-city = Bringt 1 Punkt für jedes andere einzigartige Gebäude deiner Stadt.
short-ball_room = Eine Frage der guten Manieren am Tisch. Hier hat er keine Wirkung.
short-bell_tower = Beim Bau: Auf Wunsch endet die Partie ein Gebäude früher.
short-graveyard = Zahle 1 Gold und nimm ein Gebäude auf die Hand, das der Söldner zerstört.
short-hospital = Auch gemeuchelt darfst du noch dein Einkommen nehmen.
short-lighthouse = Beim Bau: Nimm eine beliebige Karte aus dem Stapel.
short-throne_room = 1 Gold, sooft die Krone weitergeht.
short-university = Bringt 2 Punkte extra.

## Action cards

short-big_top = Stelle es in deine Stadt: Es zählt als Gebäude, um sie zu vollenden.
short-ticket_wagon = Stelle ihn vor dich: Andere zahlen 1 Gold, ziehen 3 Karten und behalten 1. Später nimmst du das Gold.
short-ticket_wagon-classic = Stelle ihn vor dich: Andere zahlen 1 Gold, ziehen 2 Karten und behalten 1. Später nimmst du das Gold.
short-acrobat = Wenn sich für Rang 4 niemand meldet oder er verhext ist: Nimm die Krone.
short-acrobat-classic = Wenn sich für den König niemand meldet: Nimm die Krone.
short-fortune_teller = Sieh jemandem in die Karten und nimm eine.
short-strongman = Wenn du aufgerufen wirst: in diesem Zug sicher vor Mord, Hexerei, Enteignung, Diebstahl und Drohung.
short-strongman-classic = Wenn du gemeuchelt wirst: Der Mord gilt nicht.
short-director = Baue in diesem Zug bis zu 2 Gebäude mehr.
short-human_cannonball = Ersetze eines deiner Gebäude durch ein teureres und zahle den Unterschied.
