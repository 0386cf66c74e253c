# Rulings: what the books leave open or say in passing, decided. The id is that of the paragraph in docs/rules.md;
# a ruling that concerns several cards is cut into parts (K6-big_top), so that each edition is told of its own cards
# alone. Where an edition calls a card otherwise, there is a ruling-ID-EDITION.

## The end, and completed cities

ruling-K1 = Hat die letzte Runde begonnen, bleibt sie die letzte, auch wenn eine Stadt wieder schrumpft.
ruling-K1-bell_tower = Nur wenn der Glockenturm zerstört wird, entfällt, was an seiner kleineren Zahl hing.
ruling-K2 = Ob eine Stadt vollendet ist, wird nach jeder Änderung geprüft, was immer sie bewirkt hat.
ruling-K2-magistrate = Eine Beschlagnahme kann die Stadt des Magistrats in einem fremden Zug vollenden, mit den Punkten für die erste.
ruling-K3 = Hat eine Stadt schon die kleinere Zahl, wenn der Glockenturm verkündet wird, ist diese Runde die letzte.
ruling-K3-magistrate = Wird der Glockenturm beschlagnahmt, entscheidet der Magistrat, ob er ihn verkündet.
ruling-K3-human_cannonball = Bringt die Kanonenkugel den Glockenturm, darf er verkündet werden, als wäre er gebaut worden.
ruling-K4 = Auch in der letzten Runde geht die Krone weiter und bekommt die Königin ihr Gold, bevor gewertet wird.
ruling-K5 = Bei Gleichstand zählt ein gemeuchelter Charakter mit seinem Rang.
ruling-K5-witch = Bei Gleichstand zählt die Hexe als Rang 1, nicht als der Charakter, den sie verhext hat.
ruling-K5-theater = Bei Gleichstand zählt der Charakter, den du durch das Theater bekommen hast.
ruling-K6 = Bezahlt das Gerüst das Denkmal, fällt zuerst das Gerüst: Bei fünf Gebäuden mit dem Gerüst ist das Denkmal erlaubt.
ruling-K6-big_top = Ein Zirkuszelt zählt nicht zur Grenze von fünf Gebäuden beim Denkmal.
ruling-K6-diplomat = Die Diplomatin darf das Denkmal in eine Stadt mit fünf oder mehr Gebäuden bringen.
ruling-K7 = Gibst du das Denkmal her, kann deine eigene Stadt wieder unvollendet werden.
ruling-K7-human_cannonball = Auch wenn du das Denkmal durch die Kanonenkugel ersetzt, kann deine eigene Stadt wieder unvollendet werden.
ruling-K8 = Am Ende eines Zuges gilt diese Reihenfolge: eine noch nicht genommene oder vergebene Krone; Armenhaus und Park; das Gold, das die Alchimistin zurückbekommt. Wer verhext oder gemeuchelt ist, überspringt all das.
ruling-K8-old_tax_collector = Am Ende eines Zuges bekommt zuerst der Alchimist sein Gold zurück, dann bekommt der Steuereintreiber seines.

## Witch

ruling-K9 = Die Hexe muss einen Charakter nennen, notfalls ihren eigenen zweiten. Für alles, was einmal pro Zug wirkt, sind beide Teile ein Zug.
ruling-K9-ticket_wagon = Bevor ihr Zug ruht, darf die Hexe schon eine Aktionskarte spielen und einen Kassenwagen nutzen.
ruling-K10 = Handelt die Hexe als Dieb, Spion oder Erpresserin, bekommt sie die Beute und kann weder Rang 1 noch den verhexten Charakter nennen.
ruling-K10-old_tax_collector = Handelt die Hexe als Dieb oder Steuereintreiber, bekommt sie das Gold. Als Dieb kann sie weder Rang 1 noch den verhexten Charakter nennen.
ruling-K10-emperor = Als Kaiser gibt die Hexe die Krone weder sich selbst noch dem, der sie schon hat.
ruling-K10-emperor-dark-city = Als Intrigant gibt die Hexe die Krone weder sich selbst noch dem, der sie schon hat.
ruling-K10-rank_8 = Als Rang 8 darf die Hexe auch das verhexte Opfer angreifen.
ruling-R25 = Handelt die Hexe als Navigatorin, nimmt sie 4 Gold oder 4 Karten und baut nichts.
ruling-R25-dark-city = Handelt die Hexe als Eroberer, nimmt sie 4 Gold oder 4 Karten und baut nichts.
ruling-R26 = Handelt die Hexe als Alchimistin, bekommt sie zurück, was sie selbst bezahlt hat.
ruling-R26-dark-city = Handelt die Hexe als Alchimist, bekommt sie zurück, was sie selbst bezahlt hat.
ruling-R27 = Handelt die Hexe als Steuereintreiber, darf sie das Gold nehmen und zahlt keine Steuer.
ruling-R27-old_tax_collector = Eine Hexe, die in ihrem fortgesetzten Zug baut, zahlt dem Steuereintreiber an dessen Ende.
ruling-R28 = Handelt die Hexe als Königin, zählt ihr eigener Platz.
ruling-R28-rank_4 = Für die Königin sitzt ein verhexter Rang 4 dort, wo sein eigener Spieler sitzt.

## Magistrate and Blackmailer

ruling-K11 = Alle drei Enteignungen müssen gelegt werden. Zum Bluff darfst du eine auf deinen eigenen Charakter legen, aber bei dir selbst beschlagnahmst du nie.
ruling-K12 = Eine Beschlagnahme kommt vor der Steuer und vor jeder Wirkung des Bauens. Zurückgegeben wird das wirklich bezahlte Gold.
ruling-K12-thieves_den = Ein nur mit Karten bezahltes Diebesnest gilt als bezahlt und kann beschlagnahmt werden.
ruling-K12-wizard = Ein Gebäude, das der Zauberer sofort baut, kann beschlagnahmt werden.
ruling-K12-director = Ein Gebäude, das der Zirkusdirektor erlaubt, kann beschlagnahmt werden.
ruling-K12-human_cannonball = Was die Kanonenkugel bringt, kann nicht beschlagnahmt werden.
ruling-K13 = Der Magistrat zahlt die Steuer nur, wenn er Gold im Goldvorrat hat.
ruling-K13-cardinal = Ein Kardinal, der bauen muss, hat es mit dem Versuch getan, auch wenn das Gebäude beschlagnahmt wird.
ruling-R37 = Wem der Marstall beschlagnahmt wird, der darf noch ein anderes Gebäude bauen.
ruling-R39 = Gold, das nach einer Beschlagnahme schon zurückkam, bekommt die Alchimistin nicht noch einmal.
ruling-R40 = Wird ein Gebäude des Kardinals beschlagnahmt, bekommt er auch das geliehene Gold zurück; die Karten bleiben dort, wo das Gold herkam.
ruling-R42 = Ein Magistrat mit fünf oder mehr Gebäuden kann das Denkmal nicht beschlagnahmen.
ruling-R43 = Zirkuszelt und Kassenwagen werden nie beschlagnahmt.
ruling-P7 = Auch ein Magistrat, der das Siegel bei einem Gebäude nicht nutzen kann, wird gefragt und kann den Bau nur zulassen.
ruling-K14 = Beide Drohungen müssen gelegt werden. Eine Drohung auf deinem eigenen Charakter bewirkt nichts; sie ist ein Bluff. Ist die Blume aufgedeckt, bleibt die andere Drohung liegen: Wer sie hat, nimmt sein Einkommen und antwortet, obwohl alle Bescheid wissen.
ruling-K14-ticket_wagon = Wer bedroht ist, darf erst nach der Antwort Aktionskarten spielen und einen Kassenwagen nutzen.
ruling-R44 = Wer bedroht ist, nimmt zuerst sein Einkommen, antwortet dann auf die Drohung und tut erst danach alles andere.
ruling-R45 = Das Schweigegeld ist die Hälfte des Goldes nach dem Einkommen, abgerundet; bei 0 oder 1 Gold ist es nichts.

## Cardinal

ruling-K15 = Das eigene Gold des Kardinals wird zuerst ausgegeben. Wer leiht, muss alles fehlende Gold haben.
ruling-K15-factory = Die Fabrik senkt den Preis, bevor der Kardinal etwas leiht.
ruling-K15-thieves_den = Für ein Diebesnest wählt der Kardinal zuerst die Karten für den Preis und leiht dann den Rest.
ruling-K15-tax_collector = Für die Steuer kann der Kardinal nichts leihen.
ruling-P9 = Der Kardinal darf pro Zug für ein Gebäude leihen.

## Rank 8 and the crown

ruling-K16 = Rang 8 kann seine Fähigkeit auch nicht gegen den eigenen Bergfried einsetzen.
ruling-K16-warlord = Der Söldner kann auch den eigenen Bergfried nicht zerstören.
ruling-K16-big_top = Rang 8 kann seine Fähigkeit auch nicht gegen das eigene Zirkuszelt einsetzen.
ruling-K16-bishop = Der Bischof schützt vor anderen: Zu zweit und zu dritt darf dein eigener Rang 8 in deiner Stadt wirken.
ruling-K16-bishop-classic = Der Prediger schützt vor anderen: Zu zweit und zu dritt darf dein eigener Rang 8 in deiner Stadt wirken.
ruling-K16-bishop-dark-city = { ruling-K16-bishop-classic }
ruling-K17 = Gegen eine Große Mauer zahlt die Diplomatin den Unterschied, wenn es einen gibt, und 1 Gold dazu.
ruling-K17-marshal = Das Gold der Künstlerin zählt zur Grenze von 3 beim Marschall; die Große Mauer nicht.
ruling-K18 = Die Diplomatin braucht ein Gebäude, das sie hergibt.
ruling-K18-dark-city = Der Diplomat braucht ein Gebäude, das er hergibt.
ruling-K18-museum = Die Karten unter dem Museum ziehen mit um, wenn die Diplomatin es tauscht.
ruling-K18-artist = Das Gold der Künstlerin zieht mit seinem Gebäude um. Wird das Gebäude zerstört, geht dieses Gold an die Bank.
ruling-K18-artist-dark-city = Das Gold des Künstlers zieht mit seinem Gebäude um. Wird das Gebäude zerstört, geht dieses Gold an die Bank.
ruling-R60 = Der Söldner zahlt für das Drachentor 5 Gold: Es zählen die Kosten, nicht die Punkte.
ruling-R60-diplomat = Für die Diplomatin zählt das Drachentor 6, seine Kosten.
ruling-R60-diplomat-dark-city = Für den Diplomaten zählt das Drachentor 6, seine Kosten.
ruling-R60-university = Der Söldner zahlt für die Universität 5 Gold: Es zählen die Kosten, nicht die Punkte.
ruling-R60-university_diplomat = Für die Diplomatin zählt die Universität 6, ihre Kosten.
ruling-R60-university_diplomat-dark-city = Für den Diplomaten zählt die Universität 6, ihre Kosten.
ruling-R61 = Der Söldner darf Gebäude eines gemeuchelten Bischofs zerstören.
ruling-R61-classic = Der Söldner darf Gebäude eines gemeuchelten Predigers zerstören.
ruling-R61-dark-city = { ruling-R61-classic }
ruling-R63 = Diplomatin und Marschall können kein Gebäude nehmen, das sie schon haben, auch nicht mit dem Steinbruch.
ruling-R65 = Diplomatin und Marschall zahlen keine Steuer: Sie bauen nicht.
ruling-R69 = Ein Gebäude für 3 mit dem Gold der Künstlerin kostet 4; der Marschall kann es nicht nehmen.
ruling-P11 = Eine vollendete Stadt, die ihr Besitzer selbst verkleinert, ist nicht mehr vollendet; Rang 8 und Waffenkammer können ihr wieder etwas anhaben.
ruling-P12 = Die Große Mauer verteuert es auch dem eigenen Söldner.
ruling-K19 = Der Kaiser nimmt nur, was da ist: Gold, wo es Gold gibt, eine Karte, wo es Karten gibt.
ruling-K19-receiver = Wer die Krone bekommt, gibt dem Kaiser, was da ist: Gold oder eine Karte, wenn es beides gibt, und nichts, wenn es keines gibt.
ruling-K19-receiver-dark-city = Wer die Krone bekommt, gibt dem Intriganten, was da ist: Gold oder eine Karte, wenn es beides gibt, und nichts, wenn es keines gibt.
ruling-P4 = Das Gold oder die Karte für den Kaiser gehört zum Weitergeben der Krone und muss genommen werden, wenn es geht.
ruling-P2 = Die Krone eines verhexten Königs geht weiter, wenn das verhexte Opfer sein Einkommen genommen hat und bevor die Hexe ihren Zug fortsetzt.
ruling-P2-patrician = Die Krone eines verhexten Königs oder Patriziers geht weiter, wenn das verhexte Opfer sein Einkommen genommen hat und bevor die Hexe ihren Zug fortsetzt.
ruling-K20 = Wurde die Akrobatin nach dem Mord am König gespielt, wird der König am Ende der Runde trotzdem aufgedeckt.
ruling-K20-queen = Wurde die Akrobatin nach dem Mord an Rang 4 gespielt, wird die Karte am Ende der Runde trotzdem aufgedeckt, und die Königin bekommt ihr Gold.
ruling-R11 = Der Schutz des Bischofs hält die ganze Runde, zu zweit und zu dritt auch nach dem anderen Zug desselben Spielers.
ruling-R11-classic = Der Schutz des Predigers hält die ganze Runde, zu zweit und zu dritt auch nach dem anderen Zug desselben Spielers.
ruling-R11-dark-city = { ruling-R11-classic }

## Other characters

ruling-K21 = Der Zauberer muss eine Karte nehmen, wenn es eine gibt. Gegen eine leere Hand geschieht nichts.
ruling-K21-dark-city = Der Beschwörer muss eine Karte nehmen, wenn es eine gibt. Gegen eine leere Hand geschieht nichts.
ruling-K21-building = Der Zauberer darf auch vor dem Einkommen sofort bauen, und auch mit Gerüst, Nekropole oder den Karten für ein Diebesnest.
ruling-K21-fortune_teller = Die Wahrsagerin muss eine Karte nehmen, wenn es eine gibt.
ruling-K21-seer = Zwischen dem Nehmen und dem Geben der Seherin geschieht nichts anderes.
ruling-K21-spy = Gegen eine leere Hand bekommt der Spion nichts.
ruling-K21-magician = Die Magierin legt zuerst Karten weg, dann zieht sie.
ruling-K21-magician-classic = Der Magier legt zuerst Karten weg, dann zieht er.
ruling-K21-magician-dark-city = { ruling-K21-magician-classic }
ruling-R50 = Die Geheimkammer kann auch der Zauberer nicht bauen, und die Grenze des Denkmals gilt.
ruling-R51 = Die Seherin darf dieselbe Karte zurückgeben.
ruling-P6 = Die Seherin gibt Karten im Uhrzeigersinn zurück, beginnend links von ihr.
ruling-R52 = Sind weniger als 7 Karten im Stapel, zieht die Gelehrte, was da ist.
ruling-R59 = Eine Navigatorin, die weder Gold noch Karten nimmt, darf trotzdem nicht bauen.
ruling-R59-dark-city = Ein Eroberer, der weder Gold noch Karten nimmt, darf trotzdem nicht bauen.
ruling-P8 = Die Künstlerin nennt beide Gebäude zusammen: Nach dem Gold auf dem einen wählst du das zweite sofort oder gar nicht.
ruling-P8-dark-city = Der Künstler nennt beide Gebäude zusammen: Nach dem Gold auf dem einen wählst du das zweite sofort oder gar nicht.
ruling-R70 = Wer nach dem Bauen kein Gold mehr hat, zahlt keine Steuer.

## Districts

ruling-K22 = Für die Nekropole darfst du jedes deiner Gebäude abreißen, auch den Bergfried.
ruling-K22-complete = Gerüst, Nekropole und Waffenkammer lassen sich auch in einer vollendeten Stadt nutzen; das Ziel der Waffenkammer muss in einer unvollendeten stehen.
ruling-K22-big_top = Weder Nekropole noch Waffenkammer können ein Zirkuszelt zerstören.
ruling-P1 = Das Ziel der Waffenkammer muss, wenn du es nennst, in einer unvollendeten Stadt stehen; aus einer vollendeten Stadt kannst du also nur andere treffen.
ruling-R78 = Die Waffenkammer darf den Bergfried zerstören, der nur vor Rang 8 sicher ist.
ruling-K23 = Wer den Friedhof hat, wird sofort gefragt, mitten im fremden Zug.
ruling-K23-witch = Eine Hexe, die als Söldner handelt, kann den Friedhof nicht nutzen.
ruling-K24 = Wird das Museum zerstört oder ersetzt, kommen seine Karten unter den Stapel; ein neuer Besitzer darf sie ansehen.
ruling-K24-action_cards = Mit Aktionskarten darf man ein Diebesnest oder das vom Kardinal geliehene Gold bezahlen, und sie dürfen ins Laboratorium oder unter das Museum, wo sie ihren eigenen Punkt nicht mehr bringen.
ruling-K24-trader = Für das Baulimit des Kaufmanns ist die Magierschule kein Handelsgebäude.
ruling-K25 = Einen Tausch durch das Theater kann niemand ablehnen.
ruling-K25-tokens = Tauscht das Theater Charaktere, bleiben Enteignungen und Drohungen auf den Charakteren.
ruling-P10 = Ein ganz mit Karten bezahltes Diebesnest wird ohne weitere Frage gebaut.
ruling-R73 = Punkte für vollendete Städte richten sich nach der üblichen Zahl, mit und ohne Glockenturm.
ruling-R75 = Der Glockenturm wird nur beim Bau verkündet: 6 Gebäude ab vier Spielern, 7 zu zweit und zu dritt. Wird er getauscht oder genommen, gilt er weiter.
ruling-R80 = Ein Geisterviertel, das als anderer Typ zählt, zählt nicht für den Wunschbrunnen und stört den Elfenbeinturm nicht. Für das Kapitol kann es das dritte seines Typs sein.
ruling-R87 = Die Punkte für die erste vollendete Stadt bleiben, auch wenn sie später schrumpft; die anderen brauchen am Ende eine vollendete Stadt.
ruling-R89 = An dem, was der Söldner zahlt, ändert die Fabrik nichts.
ruling-R89-thieves_den = Die Fabrik senkt den Preis eines Diebesnests, bevor Karten gezählt werden.
ruling-R91 = Die Magierschule wechselt den Typ nur für den Ertrag, nie für Punkte.
ruling-R92 = Hat der König die Krone schon, geht sie nicht weiter: Der Thronsaal bringt nichts.

## Action cards

ruling-K26 = Die Akrobatin kann in fremden Zügen gespielt werden und zählt nicht als deine eine Aktionskarte pro Zug.
ruling-K26-first_strongman = Der Muskelmann wird in einem fremden Zug gespielt und zählt nicht als deine eine Aktionskarte pro Zug. Er verrät, wer den Charakter hat, und der Dieb darf ihn dann nennen.
ruling-K26-second_strongman = Der Muskelmann wirkt nur für einen Charakter, der gemeuchelt, verhext oder bestohlen ist oder eine Enteignung oder Drohung hat. Die Plättchen gehen ungesehen weg, der Dieb bekommt nichts, und der Zug der Hexe geht nicht weiter.
ruling-K27 = Die Akrobatin kann gespielt werden, wenn der König aufgerufen wird, vor allem anderen, ob er nun gemeuchelt wurde oder niemand ihn hat.
ruling-K27-rank_4 = Die Akrobatin kann gespielt werden, wenn Rang 4 aufgerufen wird, vor allem anderen, ob er nun gemeuchelt wurde oder niemand ihn hat.
ruling-K28 = Das Gebäude der Kanonenkugel zählt nicht zum Baulimit und kann kein Zirkuszelt ersetzen.
ruling-K28-costs = Bei der Kanonenkugel zählt das Gold der Künstlerin zu den Kosten; Fabrik, Steuer, Magistrat und Alchimistin spielen keine Rolle.
ruling-K28-navigator = Die Navigatorin kann die Kanonenkugel nicht nutzen.
ruling-K28-secret_vault = Die Kanonenkugel kann die Geheimkammer nicht bringen.
ruling-K28-duplicates = Um mit der Kanonenkugel ein Gebäude zu bringen, das du schon hast, brauchst du den Steinbruch oder den Zauberer.
ruling-K29 = Jeder Kassenwagen kann einmal pro Zug genutzt werden, jederzeit. Gibt es nichts zu ziehen, wird er nicht angeboten.
ruling-K29-library = Bibliothek und Sternwarte helfen bei einem Kassenwagen nicht.
