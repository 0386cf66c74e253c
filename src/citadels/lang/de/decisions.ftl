# What the reader is asked.

decision-draft = Wähle deinen Charakter für diese Runde.
decision-draft_discard = Lege einen Charakter verdeckt ab.
decision-theater = Dein Theater: Charakter blind mit jemandem tauschen?
decision-theater_give = Welchen deiner Charaktere gibst du { PLAYER($with, case: "dat") }?
decision-turn = Dein Zug als { CARD($acting) }. Was tust du?
decision-turn-bewitched = Du bist verhext: Nimm dein Einkommen, dann spielt die Hexe deinen Zug weiter.
decision-turn-threatened = Du wirst erpresst: Nimm erst dein Einkommen, dann zahle oder weigere dich.
decision-turn-in_hospital = Man hat dich gemeuchelt, aber dein Hospital gewährt dir noch das Einkommen. Das ist alles.
decision-turn-resumed = Jetzt spielst du { CARD($acting, case: "acc") }, dein verhextes Opfer. Was tust du?
decision-keep = Welche Karte behältst du?
decision-pay = { CARD($card) }: noch { COUNT($gold, of: "gold") } zu zahlen. Jede Karte zählt als 1 Gold. Wie zahlst du?
decision-lender = Für { CARD($card, case: "acc") } brauchst du noch { COUNT($gold, of: "gold") }. Wer leiht es dir, eine Karte pro Gold?
decision-give_for_gold = Du schuldest { PLAYER($to, case: "dat") } { COUNT($count, of: "cards") } für das Gold. Welche gibst du?
decision-warrant = Das Siegel gilt { CARD($signed, case: "dat") }. Wer bekommt die nächste Enteignung, ohne Siegel?
decision-confiscate = { PLAYER($from) } hat eine Enteignung von dir und gerade { COUNT($gold, of: "gold") } für { CARD($card, case: "acc") } gezahlt. Was tust du?
decision-threaten = Die Blume gilt { CARD($flower, case: "dat") }. Wer bekommt die zweite, leere Drohung?
decision-threat = { $gold ->
    [0] { PLAYER($to) } erpresst dich, aber die Hälfte deines Goldes ist nichts. Zahlst du sie, oder weigerst du dich?
   *[other] { PLAYER($to) } erpresst dich. Zahlst du die Hälfte deines Goldes ({ COUNT($gold, of: "gold") }), oder riskierst du alles?
}
decision-reveal_threat = { PLAYER($of) } ({ CARD($character) }) weigert sich zu zahlen. Drohung aufdecken?
decision-replace = Welche Karten tauschst du noch ein? Bisher: { $count }.
decision-wizard = Welche Karte nimmst du { PLAYER($of, case: "dat") } ab: zum Behalten, oder um sie sofort zu bauen?
decision-seer_give = Welche Karte gibst du { PLAYER($to, case: "dat") }?
decision-tribute = Was nimmst du { PLAYER($from, case: "dat") } für die Krone ab?
decision-crown_on = Man hat dich gemeuchelt, aber über die Krone entscheidest du noch. Wer bekommt sie?
decision-study = Welche Karte behältst du? Die anderen werden in den Stapel gemischt.
decision-exchange = Was nimmst du im Tausch für { CARD($offered, case: "acc") }?
decision-beautify = Auch auf ein zweites Gebäude Gold legen?
decision-crown_at_once = Wer bekommt die Krone?
decision-pay_tribute = Du hast jetzt die Krone. Was gibst du { PLAYER($to, case: "dat") } dafür?
decision-graveyard = Dein Friedhof: 1 Gold zahlen und { CARD($card, case: "acc") } retten?
decision-bell_tower = Dein Glockenturm: Soll die Partie ein Gebäude früher enden?
decision-lighthouse = Dein Leuchtturm: den Stapel durchsehen? Du nimmst eine Karte, dann wird gemischt.
decision-search = Welche Karte aus dem Stapel nimmst du?
decision-hospital = Dein Hospital: Der gemeuchelte Charakter wird aufgerufen ({ CARD($character) }). Gibst du dich zu erkennen?
decision-wagon_keep = Welche Karte behältst du?
decision-wagon = Auf deinem Kassenwagen: { COUNT($gold, of: "gold") }. Ablegen und das Gold nehmen?
decision-fortune_teller = Welche Karte nimmst du { PLAYER($of, case: "dat") } ab?
decision-cannonball = Welches deiner Gebäude macht Platz für { CARD($card, case: "acc") }? Du zahlst den Unterschied.
decision-acrobat = Rang 4 wird aufgerufen ({ CARD($character) }). Akrobatin spielen und die Krone nehmen?
decision-strongman = Du bist { CARD($character, case: "the") }. Den Muskelmann zeigen und dich retten?
decision-wait = Jemand anders ist an der Reihe.
