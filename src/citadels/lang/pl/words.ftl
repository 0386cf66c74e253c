# Small parts that sentences are made of.

## Players: a nickname is never inflected, the noun before it is. By .who sentences select where you (ci, cię) stand elsewhere.

player = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
    .who = { $name ->
       *[any] another
    }
player-you = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .ins = tobą
    .who = you
player-me = Ty
player-name = Gracz { $number }

## Numbers of things

count-gold = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
    .acc = { $count ->
        [one] { $count } monetę
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
    .gen = { $count ->
        [one] { $count } monety
        [few] { $count } monet
        [many] { $count } monet
       *[other] { $count } monety
    }
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
    .acc = { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
    .gen = { $count ->
        [one] { $count } karty
        [few] { $count } kart
        [many] { $count } kart
       *[other] { $count } karty
    }
count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
    .gen = { $count ->
        [one] { $count } punktu
        [few] { $count } punktów
        [many] { $count } punktów
       *[other] { $count } punktu
    }
count-districts = { $count ->
    [one] { $count } dzielnica
    [few] { $count } dzielnice
    [many] { $count } dzielnic
   *[other] { $count } dzielnicy
}
    .acc = { $count ->
        [one] { $count } dzielnicę
        [few] { $count } dzielnice
        [many] { $count } dzielnic
       *[other] { $count } dzielnicy
    }
    .gen = { $count ->
        [one] { $count } dzielnicy
        [few] { $count } dzielnic
        [many] { $count } dzielnic
       *[other] { $count } dzielnicy
    }
count-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
    .gen = { $count ->
        [one] { $count } gracza
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
count-characters = { $count ->
    [one] { $count } postać
    [few] { $count } postacie
    [many] { $count } postaci
   *[other] { $count } postaci
}
count-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}

## Lists and additions

word-list = { $first } i { $last }
word-gold_on = { $name } (+{ $gold })
word-labelled = { $label }: { $value }
word-label = { $label }:
word-alphabet = a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż
word-language = polski
word-no_break_after = a i o u w z 0
word-no_break_before = {""}
