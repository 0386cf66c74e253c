# Why something is not possible now.

reason-game_over = Die Partie ist zu Ende.
reason-unknown_choice = Eine solche Wahl gibt es in dieser Partie nicht.
reason-not_this_decision = Danach wirst du gerade nicht gefragt.
reason-not_on_offer = Das steht gerade nicht zur Wahl.

## The turn

reason-gather_first = Nimm zuerst dein Einkommen: Gold oder Karten.
reason-already_gathered = Du hast in diesem Zug schon dein Einkommen genommen.
reason-bewitched_only_gathers = Du bist verhext: Du kannst nur dein Einkommen nehmen.
reason-answer_threat_first = Du wirst erpresst: Nimm dein Einkommen und antworte zuerst auf die Drohung.
reason-witch_must_name = Die Hexe nimmt zuerst Einkommen und verhext einen Charakter; dein Zug geht weiter, wenn dieser aufgerufen wird.
reason-crown_first = Gib zuerst die Krone weiter.
reason-not_your_character = Das kann dein Charakter nicht.
reason-ability_used = Diese Fähigkeit hast du in diesem Zug schon genutzt.
reason-income_taken = Deinen Ertrag hast du in diesem Zug schon genommen.
reason-nothing_to_gain = Das würde dir nichts bringen.

## Building and paying

reason-not_in_hand = Auf dieser Hand ist die Karte nicht: { CARD($card) }.
    .brief = Diese Karte ist nicht auf der Hand.
reason-cannot_build = Dein Charakter darf keine Gebäude bauen.
reason-limit_reached = Mehr kannst du in diesem Zug nicht bauen: Dein Baulimit ist { $limit }.
reason-already_built = In deiner Stadt steht das schon: { CARD($card) }.
    .brief = In deiner Stadt steht das schon.
reason-too_dear = Du brauchst noch { $missing } Gold.
reason-never_built = Diese Karte kann man nicht bauen: { CARD($card) }.
    .brief = Diese Karte kann man nicht bauen.
reason-played_not_built = { CARD($card) } wird gespielt, nicht gebaut. Du wirst gefragt, wenn es so weit ist.
    .brief = Eine Aktionskarte wird gespielt, nicht gebaut.
reason-too_many_districts = Das geht nur in einer Stadt mit höchstens { COUNT($most, of: "districts", case: "dat") }.
reason-no_shortage = Du hast selbst genug Gold dafür.
reason-no_lender = Niemand sonst hat so viel Gold, wie dir fehlt: { COUNT($missing, of: "gold") }.
reason-too_few_cards = Du hast zu wenige Karten, um das Gold zu bezahlen: noch { $missing } nötig.

## Naming characters

reason-not_in_play = Diese Partie wird ohne { CARD($character, case: "acc") } gespielt.
    .brief = Dieser Charakter ist nicht in der Partie.
reason-not_yourself = Deinen eigenen Charakter kannst du nicht nennen.
reason-not_rank_one = Den Charakter mit Rang 1 kannst du nicht nennen.
reason-not_the_murdered = Den gemeuchelten Charakter kannst du nicht nennen.
reason-not_the_bewitched = Den verhexten Charakter kannst du nicht nennen.
reason-already_named = Diesen Charakter hast du schon genannt.

## Other players

reason-no_such_player = An diesem Tisch gibt es niemanden mit dieser Nummer.
reason-not_your_own_seat = Wähle jemand anderen.
reason-already_has_crown = Dort ist die Krone schon.
reason-crown_to_bewitched = Die Krone geht an das Opfer der Hexe, nicht an die Hexe.
reason-not_the_richest = { PLAYER($seat) } hat nicht das meiste Gold.
    .you = Dir selbst kannst du nichts abnehmen: Wähle, wer das meiste Gold hat.
    .brief = Dort liegt nicht das meiste Gold.
reason-nobody_richer = Niemand hat mehr Gold als du.
reason-has_no_gold = Da ist kein Gold zu holen.
reason-has_no_cards = Da sind keine Karten zu holen.
reason-not_beside_rank_four = Neben dir sitzt niemand, der Rang 4 aufgedeckt hat.

## Districts of a city

reason-not_in_city = In dieser Stadt steht das nicht: { CARD($district) }.
    .brief = Dieses Gebäude steht nicht in dieser Stadt.
reason-city_complete = Diese Stadt ist vollendet und damit sicher.
reason-bishop_protects = Diese Stadt steht unter dem Schutz von Rang 5.
reason-keep_protects = Der Bergfried ist unantastbar.
reason-not_own_city = Es muss in einer anderen Stadt stehen.
reason-too_costly_to_seize = Du kannst nur ein Gebäude erobern, das höchstens { $most } kostet.
reason-you_have_that = In deiner Stadt steht das schon: { CARD($district) }.
    .brief = In deiner Stadt steht das schon.
reason-they_have_that = Was du anbietest, steht dort schon.
reason-no_exchange_possible = Für { CARD($district, case: "acc") } ist nichts zu bekommen.
    .brief = Dafür ist nichts zu bekommen.
reason-already_beautiful = Auf diesem Gebäude liegt schon Gold: { CARD($district) }.
    .brief = Darauf liegt schon Gold.
reason-no_such_unique = Das Gebäude, das so etwas kann, hast du nicht.
reason-already_forgone = Auf dieses Gebäude verzichtest du in diesem Zug schon.
reason-unique_used = Dieses Gebäude hast du in diesem Zug schon genutzt.
reason-not_itself = Die Waffenkammer kann sich nicht selbst zum Ziel nehmen.
reason-warrant_unsigned = Diese Enteignung trägt kein Siegel: Du kannst den Bau nur zulassen. Das erfährt niemand.
reason-only_ending_left = Du hast schon getan, was ans Ende eines Zuges gehört. Jetzt kannst du ihn nur noch beenden.
reason-not_king_or_emperor = Rang 4 ist weder der König noch der Kaiser.
reason-not_king = Rang 4 ist nicht der König.
reason-several_richest = Das meiste Gold haben mehrere zugleich, also bekommst du nichts.
reason-paid_at_round_end = Dieses Gold bekommst du am Ende der Runde.
reason-murdered_only_gathers = Man hat dich gemeuchelt: Im Hospital kannst du nur dein Einkommen nehmen.
reason-not_the_murdered_one = Du hast den gemeuchelten Charakter nicht: Du kannst nur verborgen bleiben. Das erfährt niemand.

## Action cards

reason-action_card_played = Du hast in diesem Zug schon eine Aktionskarte gespielt.
reason-no_district = Ein Zirkuszelt zählt nur für die Vollendung der Stadt; sonst ist es kein Gebäude.
reason-no_such_wagon = Diesen Kassenwagen gibt es nicht.
reason-own_wagon = Deinen eigenen Kassenwagen kannst du nicht nutzen.
reason-wagon_already_used = Diesen Kassenwagen hast du in diesem Zug schon genutzt.
reason-nothing_to_draw = Es gibt keine Karten mehr zu ziehen.
reason-not_costlier = Dein Gebäude ist mindestens so teuer: { CARD($district) }.
    .brief = Es kostet nicht mehr als das Gebäude.
reason-no_replacement = Kein Gebäude deiner Stadt kann Platz machen für { CARD($card, case: "acc") }.
    .brief = Kein Gebäude deiner Stadt kann dafür Platz machen.
reason-crown_to_acrobat = Die Akrobatin hat sich in dieser Runde die Krone geholt.
