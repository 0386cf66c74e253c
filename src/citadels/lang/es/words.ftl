# Small parts that sentences are made of.

## Players: a nickname is never inflected. By .who sentences select where “you” (te, tu) stands elsewhere.

player = { $name }
    .of = de { $name }
    .to = a { $name }
    .with = con { $name }
    .who = { $name ->
       *[any] another
    }
player-you = tú
    .of = de ti
    .to = a ti
    .with = contigo
    .who = you
player-me = Tú
player-name = Jugador { $number }

## Numbers of things. CLDR has a third category for Spanish, many, but only for whole millions: nothing here is counted so far.

count-gold = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
count-districts = { $count ->
    [one] { $count } distrito
   *[other] { $count } distritos
}
count-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
count-characters = { $count ->
    [one] { $count } personaje
   *[other] { $count } personajes
}
count-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

## Lists and additions

# Before the sound i, y becomes e: of the cards, only one begins with it; of the bots, two.
word-list = { $last ->
    [Iglesia] { $first } e { $last }
    [Ingrid] { $first } e { $last }
    [Inez] { $first } e { $last }
   *[any] { $first } y { $last }
}
word-gold_on = { $name } (+{ $gold })
word-labelled = { $label }: { $value }
word-label = { $label }:
word-language = español
word-alphabet = a=á b c d e=é f g h i=í j k l m n ñ o=ó p q r s t u=ú=ü v w x y z
word-no_break_after = a e o u y ± rango 0
word-no_break_before = %
