# What happens, shown at the reader's pace; what was done to the reader; the end.

showing-bank = Die Bank
showing-pace = Tempo
showing-pace_of_host = Der Gastgeber bestimmt das Tempo. Du kannst jeden Schritt einzeln verlangen.
showing-pace_slow = Langsam
showing-pace_normal = Ruhig
showing-pace_fast = Schnell
showing-pace_at_once = Sofort
showing-pace_step = Auf mich warten
showing-next = Weiter
showing-catch_up = Aufholen
showing-catch_up_title = Zu dem springen, was gerade geschieht
showing-your_turn_waits = Du bist dran: dorthin springen
showing-unsent = Keine Verbindung: Deine Wahl wartet darauf, gesendet zu werden.

## What was done to the reader: the rule in one sentence

showing-rule_murder_named = Dieser Charakter verliert seinen Zug.
# One of the reader's two characters was murdered.
showing-one_is_out = Nur { CARD($character, case: "the") } fällt aus, dir bleibt noch { CARD($acting, case: "the") }.
showing-rule_bewitch_named = Du nimmst nur dein Einkommen, dann spielt die Hexe deinen Zug.
showing-rule_rob_named = Wirst du aufgerufen, nimmt dir der Dieb dein ganzes Gold.
showing-rule_robbed = Wen der Dieb genannt hat, der verliert sein ganzes Gold.
showing-rule_threats_placed = Zahle die Hälfte deines Goldes oder riskiere alles.
showing-rule_threat_revealed = Mit der Blume nimmt dir die Erpresserin dein ganzes Gold.
showing-rule_warrants_placed = Trägt die Enteignung das Siegel, kann das erste Gebäude, das du bezahlst, beschlagnahmt werden.
showing-rule_confiscated = Das Gebäude ist weg, aber dein Gold bekommst du zurück.
showing-rule_destroyed = Der Söldner zahlt ein Gold weniger, als das Gebäude kostet.
showing-rule_armory_used = Die Waffenkammer zerstört sich selbst und ein weiteres Gebäude.
showing-rule_seized = Du bekommst, was das Gebäude gekostet hat.
showing-rule_exchanged = War dein Gebäude teurer, bekommst du den Unterschied.
showing-rule_hands_swapped = Du hast jetzt die Karten der anderen Hand.
showing-rule_card_taken = Die Karte ist jetzt auf einer anderen Hand.
showing-rule_gold_taken = Das Gold ist jetzt in einem anderen Beutel.
showing-rule_borrowed = Für jedes Gold bekommst du vom Kardinal eine Karte.
showing-rule_tribute = Wer die Krone geschenkt bekommt, bezahlt dafür.
showing-rule_building = Eine so genommene Karte darf sofort gebaut werden.
showing-rule_theater_exchanged = In dieser Runde spielst du den anderen Charakter.

## Spoken on a key

showing-gold_of = { PLAYER($seat) }: { COUNT($gold, of: "gold") }.
showing-hand_of = { PLAYER($seat) }: { COUNT($count, of: "cards") }.
showing-cards_of = { PLAYER($seat) }: { CARD($cards) }.
showing-none_of = { PLAYER($seat) }: noch nichts.

## The end

showing-place = { $place ->
    [1] Du bist auf Platz { $place } von { $players }!
   *[other] Du bist auf Platz { $place } von { $players }.
}
showing-cities = Die Städte
showing-moments = Die entscheidenden Augenblicke
showing-no_moments = Eine friedliche Partie: Niemand wurde gemeuchelt oder bestohlen, nichts zerstört.
showing-held_by = { PLAYER($seat, case: "who") ->
    [you] Das warst du!
   *[another] Das war { PLAYER($seat) }!
}
showing-picture = Bild teilen
showing-picture_name = Das Ergebnis als Bild
