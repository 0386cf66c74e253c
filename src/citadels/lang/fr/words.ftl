# Small parts that sentences are made of.

## Players: .of has de or d’ before the name (lang/french.py). By .who sentences select where you (tu, te) stand elsewhere.

player = { $name }
    .of = de { $name }
    .who = { $name ->
       *[any] another
    }
player-you = toi
    .of = de toi
    .who = you
player-me = Toi
player-name = Joueur { $number }
    .of = du joueur { $number }

## Numbers of things; .short where a line has little room

count-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
    .short = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# same as in English
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-districts = { $count ->
    [one] { $count } quartier
   *[other] { $count } quartiers
}
count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
count-characters = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
}
count-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## Lists and additions

word-list = { $first } et { $last }
word-gold_on = { $name } (+{ $gold })
word-labelled = { $label } : { $value }
word-label = { $label } :
word-language = français
word-alphabet = a=à=â=æ b c=ç d e=é=è=ê=ë f g h i=î=ï j k l m n o=ô=œ p q r s t u=ù=û=ü v w x y=ÿ z
word-no_break_after = « ± rang 0
word-no_break_before = : ; ! ? » %
