# Small parts that sentences are made of.

## Players: lang/hungarian.py puts the endings on names (Annától, Bencével). The forms with a noun are for names
## that defy it: those of other alphabets, or with digits or signs at the end.

player = { $name }
    .acc = { $name } játékost
    .dat = { $name } játékosnak
    .from = { $name } játékostól
    .with = { $name } játékossal
    .whose = { $name }
    .who = { $name ->
       *[any] another
    }
player-you = te
    .acc = téged
    .dat = neked
    .from = tőled
    .with = veled
    .whose = a te
    .who = you
player-me = Te
player-name = { $number }. játékos
    .acc = { $number }. játékost
    .dat = { $number }. játékosnak
    .from = { $number }. játékostól
    .with = { $number }. játékossal
    .whose = { $number }. játékos

## Numbers of things

count-gold = { $count ->
    [one] { $count } arany
   *[other] { $count } arany
}
    .acc = { $count ->
        [one] { $count } aranyat
       *[other] { $count } aranyat
    }
    .for = { $count ->
        [one] { $count } aranyért
       *[other] { $count } aranyért
    }
    .yours = { $count ->
        [one] { $count } aranyad
       *[other] { $count } aranyad
    }
    .with = { $count ->
        [one] { $count } arannyal
       *[other] { $count } arannyal
    }
count-cards = { $count ->
    [one] { $count } lap
   *[other] { $count } lap
}
    .acc = { $count ->
        [one] { $count } lapot
       *[other] { $count } lapot
    }
    .with = { $count ->
        [one] { $count } lappal
       *[other] { $count } lappal
    }
count-points = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
    .acc = { $count ->
        [one] { $count } pontot
       *[other] { $count } pontot
    }
    .with = { $count ->
        [one] { $count } ponttal
       *[other] { $count } ponttal
    }
    .yours = { $count ->
        [one] { $count } pontod
       *[other] { $count } pontod
    }
    .whose = { $count ->
        [one] { $count } pontja
       *[other] { $count } pontja
    }
count-districts = { $count ->
    [one] { $count } kerület
   *[other] { $count } kerület
}
    .with = { $count ->
        [one] { $count } kerülettel
       *[other] { $count } kerülettel
    }
count-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
    .for = { $count ->
        [one] { $count } játékosnak
       *[other] { $count } játékosnak
    }
    .with = { $count ->
        [one] { $count } játékossal
       *[other] { $count } játékossal
    }
count-characters = { $count ->
    [one] { $count } karakter
   *[other] { $count } karakter
}
count-games = { $count ->
    [one] { $count } játszma
   *[other] { $count } játszma
}

## Lists and additions

word-list = { $first } és { $last }
word-gold_on = { $name } (+{ $gold })
word-labelled = { $label }: { $value }
word-label = { $label }:
word-alphabet = a=á b c cs d dz dzs e=é f g gy h i=í j k l ly m n ny o=ó ö=ő p q r s sz t ty u=ú ü=ű v w x y z zs
word-language = magyar
word-no_break_after = 0 0.
word-no_break_before = {""}
