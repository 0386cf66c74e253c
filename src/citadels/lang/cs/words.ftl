# Small parts that sentences are made of.

## Players: a nickname is never inflected, the noun before it is. By .who sentences select where you (ti, tě) stand elsewhere.

player = { $name }
    .gen = hráče { $name }
    .dat = hráči { $name }
    .acc = hráče { $name }
    .ins = hráčem { $name }
    .who = { $name ->
       *[any] another
    }
player-you = ty
    .gen = tebe
    .dat = tobě
    .acc = tebe
    .ins = tebou
    .who = you
player-me = Ty
player-name = Hráč { $number }
    .gen = hráče { $number }
    .dat = hráči { $number }
    .acc = hráče { $number }
    .ins = hráčem { $number }

## Numbers of things

count-gold = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
    .acc = { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
    }
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
    .acc = { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
count-districts = { $count ->
    [one] { $count } budova
    [few] { $count } budovy
   *[other] { $count } budov
}
    .acc = { $count ->
        [one] { $count } budovu
        [few] { $count } budovy
       *[other] { $count } budov
    }
count-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
    .acc = { $count ->
        [one] { $count } hráče
        [few] { $count } hráče
       *[other] { $count } hráčů
    }
    .gen = { $count ->
        [one] { $count } hráče
        [few] { $count } hráčů
       *[other] { $count } hráčů
    }
count-characters = { $count ->
    [one] { $count } postava
    [few] { $count } postavy
   *[other] { $count } postav
}
count-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}

## Lists and additions

word-list = { $first } a { $last }
word-gold_on = { $name } (+{ $gold })
word-labelled = { $label }: { $value }
word-label = { $label }:
word-alphabet = a=á b c č d=ď e=é=ě f g h ch i=í j k l m n=ň o=ó p q r ř s š t=ť u=ú=ů v w x y=ý z ž
word-language = čeština
word-no_break_after = a i k o s u v z č. 0 0.
word-no_break_before = {""}
