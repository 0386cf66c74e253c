# Small parts that sentences are made of.

## Players

# $name is a nickname: never inflected. A language that must inflect puts a noun before it and inflects that
# ("od hráče Anna") as an attribute of its own: { PLAYER($from, case: "…") }.
player = { $name }
    .whose = { $name }’s
# The reader.
player-you = you
    .whose = your
# The reader in a list of players, in place of a nickname.
player-me = You
# A player without a nickname. Its own forms, where it has them, go before those of `player`.
player-name = Player { $number }

## Numbers of things: { COUNT($gold, of: "gold") }, with case: "…" for an attribute

count-gold = { $count } gold
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-districts = { $count ->
    [one] { $count } district
   *[other] { $count } districts
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

## Lists and additions

# The end of a list: "King, Bishop and Thief" is $first "King, Bishop" and $last "Thief".
word-list = { $first } and { $last }
# A district with the Artist's gold on it.
word-gold_on = { $name } (+{ $gold })
# Something and its value: "Gold: 3". What stands before a colon differs from language to language.
word-labelled = { $label }: { $value }
# The same where the value follows in other letters.
word-label = { $label }:
# The name of the language in itself.
word-language = English
# The letters in their order, for sorting. Several signs may be one letter (ch); = joins those that only an accent
# tells apart (a=á).
word-alphabet = a b c d e f g h i j k l m n o p q r s t u v w x y z
# Where a line must not break: after these words (0 is any number, 0. one with a full stop) and before these signs,
# with spaces between them; {""} if nowhere.
word-no_break_after = {""}
word-no_break_before = {""}
