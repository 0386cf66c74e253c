# Small parts that sentences are made of.

## Players: a nickname is never inflected (“von Bea”). By .who sentences select where “your” takes the place of “von …”.

player = { $name }
    .acc = { $name }
    .dat = { $name }
    .who = { $name ->
       *[any] another
    }
player-you = du
    .acc = dich
    .dat = dir
    .who = you
player-me = Du
player-name = Spieler { $number }

## Numbers of things

count-gold = { $count } Gold
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
    .dat = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }
count-districts = { $count } Gebäude
    .dat = { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäuden
    }
count-players = { $count } Spieler
    .dat = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spielern
    }
count-characters = { $count ->
    [one] { $count } Charakter
   *[other] { $count } Charaktere
}
count-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}

## Lists and additions

word-list = { $first } und { $last }
word-gold_on = { $name } (+{ $gold })
word-labelled = { $label }: { $value }
word-label = { $label }:
word-alphabet = a=ä b c d e f g h i j k l m n o=ö p q r s=ß t u=ü v w x y z
word-language = Deutsch
word-no_break_after = ± Rang Nr. 0 0.
word-no_break_before = – · %
