# A game in the terminal: the table as text, and the talk with the player.

## The table

board-head = Runde { $round } · { COUNT($deck, of: "cards") } im Stapel · Stadt vollendet ab { COUNT($size, of: "districts", case: "dat") }
board-last_round = Das ist die letzte Runde.
board-bell = Der Glockenturm: Die Partie endet bei { COUNT($size, of: "districts", case: "dat") }.
board-tax = Steuern für den Steuereintreiber: { COUNT($gold, of: "gold") }.
board-hand_size = { COUNT($count, of: "cards") } auf der Hand
board-complete = Stadt vollendet
# Whoever has the crown; a sign stands before the name, too.
board-crown = Krone
board-no_city = noch nichts gebaut
board-district = { CARD($district) } ({ $cost }, { TYPE($type) })
board-museum = Im Museum: { COUNT($count, of: "cards") }
board-museum_known = Im Museum: { CARD($cards) }
board-wagon = Kassenwagen: { COUNT($gold, of: "gold") }
board-characters = Charaktere:
board-rank = { $rank } { CARD($character) }
board-own = Du hast { COUNT($gold, of: "gold") } und { COUNT($points, of: "points") }; deine Stadt: { $city }
board-hand = Deine Hand: { $cards }
# same as in English
board-their_hand = Hand: { $cards }
board-known = Von dieser Hand kennst du: { CARD($cards) }
board-empty_hand = Deine Hand ist leer.
board-card = { CARD($card) } ({ $cost }, { TYPE($type) })
board-discard_pile = Ablagestapel: { CARD($cards) }

## What is known of a character, after its name

mark-face_up = offen abgelegt
mark-face_down = verdeckt abgelegt
mark-murdered = gemeuchelt
mark-bewitched = verhext
mark-robbed = wird bestohlen
mark-warrant = Enteignung
mark-signed = mit Siegel
mark-threat = bedroht
mark-flower = mit Blume
mark-silent = niemand

## Groups of choices

group-gather = Einkommen
group-build = Bauen
group-character = Dein Charakter
group-districts = Deine Gebäude
group-cards = Aktionskarten
group-turn = Zug

## The talk

talk-welcome = Citadels, { $edition }: { COUNT($players, of: "players") }, Startwert { $seed }.
talk-welcome_help = Gib die Nummer einer Wahl ein, oder ? für Hilfe.
talk-range = Bitte gib eine Nummer von 1 bis { $count } ein, oder ? für Hilfe.
talk-only_one = Bitte gib 1 ein, oder ? für Hilfe.
talk-refused = Das geht jetzt nicht: { $reason }
talk-why_what = Frag zum Beispiel so: why Schloss
talk-why_possible = Das geht: Es ist Nummer { $number }.
talk-bye = Du stehst vom Tisch auf. Bis zum nächsten Mal!
talk-end_of_input = Keine weitere Eingabe: Du stehst vom Tisch auf. Bis zum nächsten Mal!
# The game is kept in a file; $command is what to type.
talk-kept = Deine Partie ist gespeichert. So geht sie weiter: { $command }
talk-left = Du hast eine angefangene Partie. So geht sie weiter: { $command }
talk-saved = Die Aufzeichnung liegt in { $path }.
talk-resumed = Die Partie geht weiter, wo du aufgehört hast.
# A choice typed in words that fit several choices; $numbers is a list.
talk-several = Mehreres passt: { $numbers }
# Something that the player might want but cannot do, in the list of choices.
talk-cannot = { $choice }: { $reason }
talk-nothing_yet = Noch ist nichts geschehen.
# Questions before a game; each is followed by a numbered list.
talk-ask_language = Welche Sprache?
talk-ask_edition = Welche Ausgabe?
talk-ask_players = Wie viele spielen mit?
talk-ask_set = Welche Charaktere?
talk-ask_bots = Wie stark sollen die Bots sein?
talk-ask_again = Bitte gib eines davon ein: { $allowed }
talk-ask_default = Enter für: { $value }
# The keys, one a line.
talk-help =
    3               Wahl Nummer 3 treffen (nur Enter, wo es nur eine gibt)
    build castle    eine Wahl beim Namen nennen
    why TEXT        warum etwas jetzt nicht geht: why Schloss, why murder king
    ? NAME          was eine Karte kann: ? Hexe
    schloss         die Wahl treffen, in der dieses Wort vorkommt
    hint            was ein starker Bot tun würde, und warum
    u               die letzte Wahl zurücknehmen, wenn es geht
    p               den Tisch noch einmal zeigen
    l               noch einmal zeigen, was in dieser Runde geschehen ist
    ?               diese Hilfe
    q               den Tisch verlassen; die Partie wird gespeichert

    Wahl beim Namen: ein Verb wie build, murder, rob, destroy, take_gold oder end_turn, dann worum es geht,
    Spieler mit ihrer Nummer, ab 0: swap_hands 2, destroy 1 market, spy 2 noble.

## Records told and stepped through

replay-open = Hier endet die Aufzeichnung. Als Nächstes entscheidet { PLAYER($seat) }.
    .you = Hier endet die Aufzeichnung. Als Nächstes entscheidest du.
replay-step = Schritt { $step } von { $steps }
replay-chose = { PLAYER($seat) } entscheidet: { $choice }
    .you = Du entscheidest: { $choice }
replay-digest = Prüfsumme: { $digest }
replay-start = Das ist der Anfang.
replay-range = Schritte gehen von 0 bis { $steps }, Plätze von 0 bis { $most }; ? für Hilfe.
replay-end = Das ist das Ende.
replay-seen_by = Mit den Augen von { PLAYER($seat, case: "dat") }.
    .you = Mit deinen Augen.
replay-spectator = Mit den Augen des Publikums.
replay-openly = Alles offen.
scenario-choose = Zur Wahl für { PLAYER($seat, case: "acc") }:
scenario-holds = Alles ist wie erwartet.
replay-help =
    n oder Enter    nächster Schritt
    b               ein Schritt zurück
    12              Schritt 12
    r               nächste Runde
    s 2             mit den Augen von Spieler 2
    s               mit den Augen des Publikums
    o               alles offen
    p               der Tisch
    ?               diese Hilfe
    q               beenden
