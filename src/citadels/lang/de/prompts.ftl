# The prompt at the table: what a turn still offers, what would be left unused, hints.

## The parts of a turn, as short labels; $count: how many districts

step-gather = Einkommen
step-build = { $count } bauen
step-income = Ertrag
step-murder = meucheln
step-bewitch = verhexen
step-warrant = Enteignungen
step-rob = bestehlen
step-spy = spionieren
step-threaten = Drohungen
step-conjure = Karten tauschen
step-look_at_hand = in die Karten sehen
step-foresee = Karten nehmen
step-take_crown = Krone
step-give_crown = Krone vergeben
step-alms = Almosen
step-extra_gold = Gold extra
step-extra_cards = Karten extra
step-four = 4 Gold oder 4 Karten
step-study = studieren
step-destroy = zerstören
step-offer = tauschen
step-seize = erobern
step-neighbour_gold = Gold für Rang 4
step-beautify = verschönern
step-collect_tax = Steuern
prompt-steps = In diesem Zug
# For screen readers, behind the label of a part.
prompt-step_open = noch offen
prompt-step_done = erledigt
prompt-step_closed = jetzt nicht möglich

## What a turn that ends now leaves unused

unused-murder = Du hast noch niemanden gemeuchelt.
unused-warrant = Du hast deine Enteignungen noch nicht gelegt.
unused-rob = Du hast noch niemanden zum Bestehlen genannt.
unused-spy = Du hast noch niemanden ausspioniert.
unused-threaten = Du hast noch niemanden bedroht.
unused-conjure = Du hast noch keine Karten getauscht.
unused-look_at_hand = Du hast noch niemandem in die Karten gesehen.
unused-foresee = Du hast den anderen noch keine Karten abgenommen.
unused-alms = Du hast noch kein Almosen genommen.
unused-four = Du hast deine 4 Gold oder 4 Karten noch nicht genommen.
unused-study = Du hast noch keine sieben Karten gezogen, um eine zu behalten.
unused-destroy = Du hast noch kein Gebäude zerstört.
unused-offer = Du hast noch kein Gebäude getauscht.
unused-seize = Du hast noch kein Gebäude erobert.
unused-beautify = Du hast noch kein Gold auf ein Gebäude gelegt.
unused-income = Du hast deinen Ertrag noch nicht genommen.
unused-gold = Du hast { COUNT($gold, of: "gold") } noch nicht genommen.
unused-cards = Du hast { COUNT($count, of: "cards") } noch nicht gezogen.
prompt-end_anyway = Trotzdem beenden

## The prompt

prompt-power = { $name }: { $text }
prompt-hint_warrant = Die erste Enteignung, die du legst, trägt das Siegel.
prompt-hint_threaten = Deine erste Drohung ist die mit der Blume.
prompt-not_yet = Du kannst deinen Zug noch nicht beenden. { $reason }
prompt-murdered = Man hat dich gemeuchelt: Du setzt diese Runde aus.
# The page answers by itself; $choice is the only answer.
prompt-only_answer = Nur eine Antwort möglich: „{ $choice }“. Sie wird für dich gegeben.
# The page answers as the reader did before; $choice is that answer.
prompt-same_answer = Wie gewünscht: „{ $choice }“.
prompt-ask_again = Wieder fragen
prompt-always = In dieser Partie immer so antworten
prompt-players = Wähle jemanden…
prompt-seen_hand = { PLAYER($seat, case: "who") ->
    [you] Deine Handkarten
   *[any] Handkarten von { PLAYER($seat, case: "dat") }
}
# $choice: what a click on a highlighted thing does.
prompt-now = Jetzt: { $choice }
