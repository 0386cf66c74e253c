# The table in the browser.

## The board

table-title = Der Tisch
table-status = Was jetzt zu tun ist
table-your_turn = Du
table-hint = Wähle { $what ->
    [hand] eine hervorgehobene Handkarte
    [table] eine der oben gezeigten Karten
    [character] einen hervorgehobenen Charakter
    [district] ein hervorgehobenes Gebäude
    [seat] eine hervorgehobene Person
   *[several] etwas Hervorgehobenes
}.
table-hint_or = Oder wähle { $what ->
    [hand] eine hervorgehobene Handkarte
    [table] eine der oben gezeigten Karten
    [character] einen hervorgehobenen Charakter
    [district] ein hervorgehobenes Gebäude
    [seat] eine hervorgehobene Person
   *[several] etwas Hervorgehobenes
}.
table-over = Die Partie ist zu Ende.
table-waits = Jemand anders ist an der Reihe.
# $seat is the player who must choose.
table-waits_draft = { PLAYER($seat) } wählt einen Charakter.
table-waits_turn = { PLAYER($seat) } spielt { CARD($character, case: "acc") }.
table-waits_answer = { PLAYER($seat) } muss sich entscheiden.
# The player who must choose is gone.
table-waits_gone = { PLAYER($seat) } ist offline. In { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} springt ein Bot ein.
table-waits_offline = { PLAYER($seat) } ist offline. Die Partie wartet; der Gastgeber kann einen Bot spielen lassen.
table-undo = Zurücknehmen
table-all_choices = Alles zur Wahl ({ $count })
table-choices_title = Alles, was du wählen kannst
table-read = Karte lesen
table-changed = Der Tisch hat sich gerade verändert. Bitte sieh noch einmal hin.
# A place on the table with the only choice there, and with several.
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
})
table-characters = Charaktere in der Reihenfolge des Aufrufs
table-rank = { $rank } { $name }
table-player = { $name }: { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, { $built } von { COUNT($size, of: "districts", case: "dat") }
# same as in English
table-gold = Gold
table-hand = Karten auf der Hand
table-points = Punkte bisher
# same as in English
table-bot = Bot
table-away = Ein Bot spielt
# same as in English
table-offline = Offline
# same as in English
table-online = Online
# Somebody is gone, and a bot answers in so many seconds.
table-bot_in = Offline · Bot in { $seconds } s
table-can_be = Vielleicht:
table-can_be_many = Einer von { $count }
# Buttons on a phone, where a city is only a line.
table-city_open = { $name }: ganze Stadt zeigen
table-city_close = { $name }: Stadt schließen
table-no_character = Noch kein Charakter
table-built = { $built } / { $size }
table-your_hand = Deine Hand: { COUNT($count, of: "cards") }
table-cards = Karten zur Wahl
table-draft = Wahl der Charaktere
table-offered = Charaktere, die dir gereicht werden
table-choosing = wählt…
table-round = Runde { $round }
table-last_round = Letzte Runde
table-deck = Karten im Stapel
table-middle = In der Tischmitte
table-confirm_end = Zug beenden?
table-confirm_end_text = In diesem Zug kannst du noch etwas tun.
table-play_on = Weiterspielen

## The table's own affairs

table-watching = Du schaust zu
table-discards = Ablagestapel: { $count }
table-known_deck = Bekannt im Stapel: { $count }
table-known_place = { $place }. { $name }
table-menu = Dieser Tisch
table-menu_copy = Link kopieren
table-menu_copied = Link kopiert.
table-menu_host = Gastgeber
table-menu_bot = Einen Bot spielen lassen
table-menu_kick = Entfernen
table-menu_leave = Partie verlassen
table-menu_leave_sure = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.

## Log, recap, notices

table-log = Verlauf
table-log_show = Zeigen
table-log_all = Alles
table-log_mine = Über mich
table-log_start = Beginn der Partie
table-log_newest = Neuestes
table-log_new = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
# Behind a line that no longer counts.
table-log_undone = zurückgenommen
table-log_empty = So etwas ist noch nicht geschehen.
table-recap = Was ist geschehen?
table-recap_since = Seit deiner letzten Wahl
table-recap_hits = Was dich am meisten betrifft
table-recap_order = Der Reihe nach
table-recap_nothing = Seit deiner letzten Wahl ist nichts geschehen.
# Somebody has named the reader's character.
table-hit_murder_named = { PLAYER($seat) } meuchelt { CARD($character, case: "acc") }: Das bist du!
table-hit_bewitch_named = { PLAYER($seat) } verhext { CARD($character, case: "acc") }: Das bist du!
table-hit_rob_named = { PLAYER($seat) } will { CARD($character, case: "acc") } bestehlen: Das bist du!
table-hit_building = { PLAYER($seat) } nimmt dir { CARD($card, case: "acc") } aus der Hand und baut sofort.
table-hit_warrants_placed = { PLAYER($seat) } legt Enteignungen, eine davon auf dich.
table-hit_threats_placed = { PLAYER($seat) } bedroht zwei Charaktere, einer davon bist du.
# The title of the browser's tab.
# differs from table-sound_turn: it is addressed to the reader
table-title_mine = Du bist dran
table-title_other = { $name } ist dran
table-title_over = Partie beendet
# For screen readers: the time that a player has left, such as 4:05.
table-clock_of = Restzeit von { $name }: { $time }
table-clock_low = wird knapp
table-clock_soon = Du hast noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}. Danach spielt ein Bot für dich.
table-clock_away = Ein Bot spielt für dich.
table-clock_back = Platz wieder einnehmen
table-guide = Was jetzt gilt
table-keys = Tastenkürzel
table-keys_next = nächstes oder voriges Bedienelement
table-keys_arrows = nächste oder vorige Möglichkeit
table-keys_choose = wählen
# differs from table-read: it stands in a list in small letters
table-keys_read = Karte lesen
table-keys_numbers = Möglichkeit 1 bis 9 in der Leiste wählen
table-keys_end = Zug beenden
table-keys_undo = zurücknehmen
table-keys_log = zum Verlauf
table-keys_hand = zu deiner Hand
table-keys_recap = was seit deiner letzten Wahl geschehen ist
table-keys_guide = „Was jetzt gilt“ öffnen oder schließen
table-keys_hint = um einen Tipp bitten, wo der Tisch es erlaubt
table-keys_suspects = zeigen, wer wohl wer ist, wo der Tisch Tipps erlaubt
table-keys_mute = Ton an oder aus
table-keys_gold = das Gold aller ansagen
table-keys_cards = deine Karten ansagen und wie viele andere haben
table-keys_cities = die Städte ansagen
table-keys_who = die Charaktere ansagen und wer sie sind
table-keys_step = nächster Schritt; mit Umschalt: aufholen
table-keys_help = diese Hilfe
table-keys_close = schließen
# Sounds that can be listened to in the settings.
table-sound_try = Anhören
table-sound_turn = Dein Zug
# same as in English
table-sound_gold = Gold
table-sound_card = Karten
table-sound_build = Bauen
table-sound_hit = Jemand geht gegen dich vor
table-sound_destroy = Ein Gebäude fällt
table-sound_crown = Die Krone
table-sound_end = Ende der Partie
