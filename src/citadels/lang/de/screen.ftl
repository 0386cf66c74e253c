# The game in a full-screen terminal, and tables of a server in a terminal.

## A server’s table

# In plain lines; start and q are typed as they are.
join-start = Gib start ein, um zu beginnen; Eingabetaste: noch einmal nachsehen, q: aufhören.
# $command is what to type.
join-kept = Dein Platz bleibt dir. So kommst du zurück: { $command }

## Keys at the bottom of the screen, in a word

screen-keys_choices = Auswahl
screen-keys_card = Karte
screen-keys_help = Hilfe
screen-keys_leave = Aufhören

## The screen

screen-close = Esc: schließen
screen-leave = Esc: aufhören
screen-unfinished = Du hast eine angefangene Partie.
screen-continue = Weiterspielen
screen-new = Neue Partie
screen-range = Zur Wahl stehen 1 bis { $count }.
screen-nothing_here = Hier gibt es gerade nichts zu wählen.
screen-no_card = Zeig erst auf eine Karte, mit Pfeiltasten oder Maus.
# The keys, one a line.
screen-help =
    1, 2, 3…       die Wahl mit dieser Nummer treffen
    Tab            zur nächsten Stelle, an der du wählen kannst
    Pfeiltasten    überallhin auf dem Tisch
    Eingabetaste   wählen; anderswo: warum nicht?
    Maus           Klick zum Wählen, Rechtsklick zum Lesen einer Karte
    c              alles zur Wahl, und warum manches nicht geht
    i              die Karte lesen
    u              die letzte Wahl zurücknehmen, wenn es geht
    h              was ein starker Bot tun würde, und warum
    l              alles, was geschehen ist
    m              etwas sagen, am Tisch eines Servers
    s              die Partie starten, als Gastgeber am Tisch eines Servers
    a              um einen Platz bitten oder auf Bitten antworten
    n              Revanche, nach dem Ende am Tisch eines Servers
    r              das Ergebnis, nach dem Ende
    t              ein anderes Farbschema
    q              aufhören; die Partie wird gespeichert
screen-plain = Mit einem Vorleseprogramm spielst du in schlichten Zeilen: citadels play --plain
