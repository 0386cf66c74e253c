# Small parts that sentences are made of.

## Players: a nickname is never inflected, the noun before it is. By .who sentences select where "you" is said otherwise.

player = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .who = { $name ->
       *[any] another
    }
player-you = ты
    .gen = тебя
    .dat = тебе
    .acc = тебя
    .ins = тобой
    .who = you
player-me = Ты
player-name = Игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }

## Numbers of things

count-gold = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
   *[many] { $count } золотых
}
    .gen = { $count ->
        [one] { $count } золотого
        [few] { $count } золотых
       *[many] { $count } золотых
    }
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
    .acc = { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    .gen = { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    }
count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
    .ins = { $count ->
        [one] { $count } очком
        [few] { $count } очками
       *[many] { $count } очками
    }
count-districts = { $count ->
    [one] { $count } квартал
    [few] { $count } квартала
   *[many] { $count } кварталов
}
    .gen = { $count ->
        [one] { $count } квартала
        [few] { $count } кварталов
       *[many] { $count } кварталов
    }
count-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
    .gen = { $count ->
        [one] { $count } игрока
        [few] { $count } игроков
       *[many] { $count } игроков
    }
count-characters = { $count ->
    [one] { $count } персонаж
    [few] { $count } персонажа
   *[many] { $count } персонажей
}
count-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}

## Lists and additions

word-list = { $first } и { $last }
word-gold_on = { $name } (+{ $gold })
word-labelled = { $label }: { $value }
word-label = { $label }:
word-alphabet = а б в г д е=ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я
word-language = русский
word-no_break_after = а в и к о с у 0
word-no_break_before = —
