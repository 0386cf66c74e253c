# What happens in a game, as the log tells it, in the present tense. Nobody's gender shows: no past tense, no
# participles about players.

## The game and its rounds

event-game_started = За стол { $players ->
    [one] садится
    [few] садятся
   *[many] садятся
} { COUNT($players, of: "players") }.
event-hand_dealt = { PLAYER($seat) } получает { CARD($cards, case: "acc") }.
    .you = Ты получаешь { CARD($cards, case: "acc") }.
event-round_started = — Раунд { $round } · корона у { PLAYER($crown, case: "gen") } —
event-face_up = В открытую сбрасывают { CARD($character, case: "acc") }.
event-face_down = Ты смотришь, какой персонаж сброшен взакрытую: { CARD($character, case: "nom") }.
event-face_down_taken = { PLAYER($seat) } берёт и персонажа, сброшенного взакрытую: { CARD($character, case: "acc") }.
    .you = Ты берёшь и персонажа, сброшенного взакрытую: { CARD($character, case: "acc") }.
    .brief = { PLAYER($seat) } берёт и персонажа, сброшенного взакрытую.
event-chose = { PLAYER($seat) } выбирает { CARD($character, case: "acc") }.
    .you = Ты выбираешь { CARD($character, case: "acc") }.
event-discarded_character = { PLAYER($seat) } сбрасывает { CARD($character, case: "acc") } взакрытую.
    .you = Ты сбрасываешь { CARD($character, case: "acc") } взакрытую.
event-left_over = Остаётся { CARD($character, case: "nom") }.
event-theater_exchanged = { PLAYER($seat) } пользуется театром: отдаёт { PLAYER($with, case: "dat") } { CARD($given, case: "acc") } и получает { CARD($received, case: "acc") }.
    .you = Ты пользуешься театром: отдаёшь { PLAYER($with, case: "dat") } { CARD($given, case: "acc") } и получаешь { CARD($received, case: "acc") }.
    .brief = { PLAYER($seat) } пользуется театром и меняется персонажами с { PLAYER($with, case: "ins") }.
event-theater_chose = { PLAYER($seat) } решает с помощью театра поменяться персонажами с { PLAYER($with, case: "ins") }.
    .you = Ты решаешь с помощью театра поменяться персонажами с { PLAYER($with, case: "ins") }.
event-theater_unused = { PLAYER($seat) } не пользуется театром.
    .you = Ты не пользуешься театром.
event-silent = На вызов { CARD($character, case: "gen") } никто не откликается.
event-revealed = { PLAYER($seat) } — { CARD($character, case: "nom") }.
    .you = Ты — { CARD($character, case: "nom") }.
event-resumed = { PLAYER($seat) } силой ведьмы продолжает ход за { CARD($character, case: "acc") }.
    .you = Силой ведьмы ты продолжаешь ход за { CARD($character, case: "acc") }.
event-murdered_shown = { PLAYER($seat) } раскрывает убитого персонажа: { CARD($character, case: "acc") }.
    .you = Ты раскрываешь убитого персонажа: { CARD($character, case: "acc") }.
event-crown_moved = Корона переходит от { PLAYER($from, case: "gen") } к { PLAYER($to, case: "dat") }.
event-completed = { $first ->
    [yes] { PLAYER($seat) } раньше всех достраивает город: это последний раунд!
   *[no] { PLAYER($seat) } тоже достраивает город.
}
    .you = { $first ->
        [yes] Ты раньше всех достраиваешь город: это последний раунд!
       *[no] Ты тоже достраиваешь город.
    }
event-game_ended = Партия окончена.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } берёт { COUNT($gold, of: "gold") }.
    .you = Ты берёшь { COUNT($gold, of: "gold") }.
event-cards_gathered = { $count ->
    [0] Колода пуста, { PLAYER($seat) } ничего не берёт.
   *[other] { PLAYER($seat) } берёт { CARD($cards, case: "acc") }.
}
    .you = { $count ->
        [0] Колода пуста, брать нечего.
       *[other] Ты берёшь { CARD($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Колода пуста, { PLAYER($seat) } ничего не берёт.
       *[other] { PLAYER($seat) } берёт { COUNT($count, of: "cards", case: "acc") }.
    }
event-kept = { $returned ->
    [0] { PLAYER($seat) } оставляет себе { CARD($card, case: "acc") }.
   *[other] { PLAYER($seat) } оставляет себе { CARD($card, case: "acc") } и убирает { CARD($cards, case: "acc") }.
}
    .you = { $returned ->
        [0] Ты оставляешь себе { CARD($card, case: "acc") }.
       *[other] Ты оставляешь себе { CARD($card, case: "acc") } и убираешь { CARD($cards, case: "acc") }.
    }
    .brief = { $returned ->
        [0] { PLAYER($seat) } оставляет себе одну карту.
        [1] { PLAYER($seat) } оставляет себе одну карту и убирает другую.
       *[other] { PLAYER($seat) } оставляет себе одну карту и убирает { COUNT($returned, of: "cards", case: "acc") }.
    }
event-drew = { $count ->
    [0] Колода пуста, { PLAYER($seat) } ничего не берёт.
   *[other] { PLAYER($seat) } берёт { CARD($cards, case: "acc") }.
}
    .you = { $count ->
        [0] Колода пуста, брать нечего.
       *[other] Ты берёшь { CARD($cards, case: "acc") }.
    }
    .brief = { $count ->
        [0] Колода пуста, { PLAYER($seat) } ничего не берёт.
       *[other] { PLAYER($seat) } берёт { COUNT($count, of: "cards", case: "acc") }.
    }
event-gained_gold = { PLAYER($seat) } получает { COUNT($gold, of: "gold") } из банка.
    .you = Ты получаешь { COUNT($gold, of: "gold") } из банка.
event-income = { PLAYER($seat) } получает за кварталы { $cards ->
    [0] { COUNT($gold, of: "gold") }.
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards", case: "acc") }.
       *[other] { COUNT($gold, of: "gold") } и { COUNT($cards, of: "cards", case: "acc") }.
    }
}
    .you = Ты получаешь за кварталы { $cards ->
        [0] { COUNT($gold, of: "gold") }.
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards", case: "acc") }.
           *[other] { COUNT($gold, of: "gold") } и { COUNT($cards, of: "cards", case: "acc") }.
        }
    }
event-deck_shuffled = Колоду перемешивают.
event-discarded = В сброс: { CARD($cards, case: "nom") }.
event-discards_shuffled = Из сброса складывают и перемешивают новую колоду: { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } платит { COUNT($gold, of: "gold") } за { CARD($for, case: "acc") }.
    .you = Ты платишь { COUNT($gold, of: "gold") } за { CARD($for, case: "acc") }.
event-paid_card = { PLAYER($seat) } платит картой «{ CARD($card) }» вместо золотого.
    .you = Ты платишь картой «{ CARD($card) }» вместо золотого.
    .brief = { PLAYER($seat) } платит картой вместо золотого.
event-borrowed = { PLAYER($seat) } берёт у { PLAYER($from, case: "gen") } на стройку { COUNT($gold, of: "gold") }.
    .you = Ты берёшь у { PLAYER($from, case: "gen") } на стройку { COUNT($gold, of: "gold") }.
event-built = { PLAYER($seat) } строит { CARD($card, case: "acc") }.
    .you = Ты строишь { CARD($card, case: "acc") }.
event-built_for = { PLAYER($seat) } строит { CARD($for, case: "acc") } { $gold ->
    [0] бесплатно
   *[other] за { COUNT($gold, of: "gold") }
}.
    .you = Ты строишь { CARD($for, case: "acc") } { $gold ->
        [0] бесплатно
       *[other] за { COUNT($gold, of: "gold") }
    }.
event-sacrificed = { PLAYER($seat) } сносит { CARD($district, case: "acc") }.
    .you = Ты сносишь { CARD($district, case: "acc") }.
event-taxed = { PLAYER($seat) } платит 1 золотой налога.
    .you = Ты платишь 1 золотой налога.

## Characters

event-murder_named = { PLAYER($seat) } убивает { CARD($character, case: "acc") }.
    .you = Ты убиваешь { CARD($character, case: "acc") }.
event-bewitch_named = { PLAYER($seat) } заколдовывает { CARD($character, case: "acc") }.
    .you = Ты заколдовываешь { CARD($character, case: "acc") }.
event-rob_named = { PLAYER($seat) } собирается обворовать { CARD($character, case: "acc") }.
    .you = Ты собираешься обворовать { CARD($character, case: "acc") }.
event-robbed = { $gold ->
    [0] { PLAYER($seat) } обворовывает { PLAYER($from, case: "acc") }, но взять нечего.
   *[other] { PLAYER($seat) } крадёт у { PLAYER($from, case: "gen") } { COUNT($gold, of: "gold") }.
}
    .you = { $gold ->
        [0] Ты обворовываешь { PLAYER($from, case: "acc") }, но взять нечего.
       *[other] Ты крадёшь у { PLAYER($from, case: "gen") } { COUNT($gold, of: "gold") }.
    }
event-warrants_placed = { PLAYER($seat) } выписывает ордера на { CARD($characters, case: "acc") }; подписан ордер на { CARD($signed, case: "acc") }.
    .you = Ты выписываешь ордера на { CARD($characters, case: "acc") }; подписан ордер на { CARD($signed, case: "acc") }.
    .brief = { PLAYER($seat) } выписывает ордера на { CARD($characters, case: "acc") }; один из них подписан.
event-confiscated = { PLAYER($seat) } раскрывает подписанный ордер и конфискует у { PLAYER($from, case: "gen") } { CARD($card, case: "acc") }.
    .you = Ты раскрываешь подписанный ордер и конфискуешь у { PLAYER($from, case: "gen") } { CARD($card, case: "acc") }.
event-stands = { PLAYER($seat) } не трогает { CARD($card, case: "acc") }.
    .you = Ты не трогаешь { CARD($card, case: "acc") }.
event-spied = { PLAYER($seat) } высматривает у { PLAYER($of, case: "gen") } { TYPE($type, case: "pl") } кварталы и { $count ->
    [0] ничего не находит
   *[other] находит { $count }
}. На руке: { CARD($hand, case: "nom") }.
    .you = Ты высматриваешь у { PLAYER($of, case: "gen") } { TYPE($type, case: "pl") } кварталы и { $count ->
        [0] ничего не находишь
       *[other] находишь { $count }
    }. На руке: { CARD($hand, case: "nom") }.
    .brief = { PLAYER($seat) } высматривает у { PLAYER($of, case: "gen") } { TYPE($type, case: "pl") } кварталы и { $count ->
        [0] ничего не находит
       *[other] находит { $count }
    }.
event-gold_taken = { $gold ->
    [0] { PLAYER($seat) } ничего не забирает у { PLAYER($from, case: "gen") }: золота нет.
   *[other] { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } забирает у тебя { COUNT($gold, of: "gold") }.
       *[any] { PLAYER($seat) } забирает { COUNT($gold, of: "gold") } у { PLAYER($from, case: "gen") }.
    }
}
    .you = { $gold ->
        [0] Ты ничего не забираешь у { PLAYER($from, case: "gen") }: золота нет.
       *[other] Ты забираешь { COUNT($gold, of: "gold") } у { PLAYER($from, case: "gen") }.
    }
event-threats_placed = { PLAYER($seat) } угрожает { CARD($characters, case: "dat") }; цветок у { CARD($flower, case: "gen") }.
    .you = Ты угрожаешь { CARD($characters, case: "dat") }; цветок у { CARD($flower, case: "gen") }.
    .brief = { PLAYER($seat) } угрожает { CARD($characters, case: "dat") }; одна из угроз с цветком.
event-bribed = { PLAYER($seat) } даёт { PLAYER($to, case: "dat") } { $gold ->
    [0] нулевую взятку
   *[other] взятку в { COUNT($gold, of: "gold") }
}.
    .you = Ты даёшь { PLAYER($to, case: "dat") } { $gold ->
    [0] нулевую взятку
   *[other] взятку в { COUNT($gold, of: "gold") }
}.
event-bribe_refused = { PLAYER($seat) } отказывается давать взятку.
    .you = Ты отказываешься давать взятку.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } раскрывает жетон угрозы у { CARD($character, case: "gen") }: цветок!
   *[no] { PLAYER($seat) } раскрывает жетон угрозы у { CARD($character, case: "gen") }: цветка нет.
}
    .you = { $flower ->
        [yes] Ты раскрываешь жетон угрозы у { CARD($character, case: "gen") }: цветок!
       *[no] Ты раскрываешь жетон угрозы у { CARD($character, case: "gen") }: цветка нет.
    }
event-threat_left = { PLAYER($seat) } не раскрывает жетон угрозы.
    .you = Ты не раскрываешь жетон угрозы.
event-hands_swapped = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } меняется с тобой картами
   *[any] { PLAYER($seat) } меняется картами с { PLAYER($with, case: "ins") }
}: отдаёт { CARD($given, case: "acc") }, а получает { CARD($received, case: "acc") }.
    .you = Ты меняешься картами с { PLAYER($with, case: "ins") }: отдаёшь { CARD($given, case: "acc") }, а получаешь { CARD($received, case: "acc") }.
    .brief = { PLAYER($with, case: "who") ->
        [you] { PLAYER($seat) } меняется с тобой картами.
       *[any] { PLAYER($seat) } меняется картами с { PLAYER($with, case: "ins") }.
    }
event-put_aside = { PLAYER($seat) } откладывает { CARD($card, case: "acc") }.
    .you = Ты откладываешь { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } откладывает карту.
event-cards_replaced = { PLAYER($seat) } отдаёт на замену { CARD($cards, case: "acc") }.
    .you = Ты отдаёшь на замену { CARD($cards, case: "acc") }.
    .brief = { PLAYER($seat) } отдаёт на замену { COUNT($count, of: "cards", case: "acc") }.
event-hand_seen = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } смотрит твои карты: { CARD($hand, case: "nom") }.
   *[any] { PLAYER($seat) } смотрит карты { PLAYER($of, case: "gen") }: { CARD($hand, case: "nom") }.
}
    .you = Ты смотришь карты { PLAYER($of, case: "gen") }: { CARD($hand, case: "nom") }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } смотрит твои карты.
       *[any] { PLAYER($seat) } смотрит карты { PLAYER($of, case: "gen") }.
    }
event-card_taken = { PLAYER($seat) } забирает у { PLAYER($from, case: "gen") } { CARD($card, case: "acc") }.
    .you = Ты забираешь у { PLAYER($from, case: "gen") } { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } забирает у { PLAYER($from, case: "gen") } карту.
event-card_given = { PLAYER($seat) } отдаёт { PLAYER($to, case: "dat") } { CARD($card, case: "acc") }.
    .you = Ты отдаёшь { PLAYER($to, case: "dat") } { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } отдаёт { PLAYER($to, case: "dat") } карту.
event-destroyed = { PLAYER($seat) } разрушает { CARD($district, case: "acc") } в { $own ->
    [yes] своём городе
   *[no] { PLAYER($owner, case: "who") ->
        [you] твоём городе
       *[any] городе { PLAYER($owner, case: "gen") }
    }
} { $gold ->
    [0] бесплатно
   *[other] за { COUNT($gold, of: "gold") }
}.
    .you = Ты разрушаешь { CARD($district, case: "acc") } в { PLAYER($owner, case: "who") ->
        [you] своём городе
       *[any] городе { PLAYER($owner, case: "gen") }
    } { $gold ->
        [0] бесплатно
       *[other] за { COUNT($gold, of: "gold") }
    }.
event-offered = { PLAYER($seat) } предлагает на обмен { CARD($district, case: "acc") }.
    .you = Ты предлагаешь на обмен { CARD($district, case: "acc") }.
event-exchanged = { PLAYER($seat) } отдаёт { PLAYER($with, case: "dat") } { CARD($given, case: "acc") } и забирает взамен { CARD($taken, case: "acc") }.
    .you = Ты отдаёшь { PLAYER($with, case: "dat") } { CARD($given, case: "acc") } и забираешь взамен { CARD($taken, case: "acc") }.
event-seized = { PLAYER($seat) } захватывает у { PLAYER($from, case: "gen") } { CARD($district, case: "acc") }.
    .you = Ты захватываешь у { PLAYER($from, case: "gen") } { CARD($district, case: "acc") }.
event-paid_player = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } платит тебе { COUNT($gold, of: "gold") }.
   *[any] { PLAYER($seat) } платит { COUNT($gold, of: "gold") } { PLAYER($to, case: "dat") }.
}
    .you = Ты платишь { COUNT($gold, of: "gold") } { PLAYER($to, case: "dat") }.
event-beautified = { PLAYER($seat) } украшает { CARD($card, case: "acc") } за 1 золотой.
    .you = Ты украшаешь { CARD($card, case: "acc") } за 1 золотой.
event-tax_paid = { PLAYER($seat) } платит { PLAYER($to, case: "dat") } 1 золотой налога.
    .you = Ты платишь { PLAYER($to, case: "dat") } 1 золотой налога.
event-tax_collected = { PLAYER($seat) } собирает налоги: { COUNT($gold, of: "gold") }.
    .you = Ты собираешь налоги: { COUNT($gold, of: "gold") }.
event-tribute = { PLAYER($seat) } берёт у { PLAYER($from, case: "gen") } за корону { CARD($card, case: "acc") }.
    .you = Ты берёшь у { PLAYER($from, case: "gen") } за корону { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } берёт у { PLAYER($from, case: "gen") } за корону { $gold ->
        [0] карту
       *[other] { COUNT($gold, of: "gold") }
    }.
    .you-brief = Ты берёшь у { PLAYER($from, case: "gen") } за корону { $gold ->
        [0] карту
       *[other] { COUNT($gold, of: "gold") }
    }.

## Unique districts

event-armory_used = { PLAYER($seat) } взрывает арсенал, а с ним и { CARD($district, case: "acc") } в { $own ->
    [yes] своём городе
   *[no] { PLAYER($owner, case: "who") ->
        [you] твоём городе
       *[any] городе { PLAYER($owner, case: "gen") }
    }
}.
    .you = Ты взрываешь арсенал, а с ним и { CARD($district, case: "acc") } в { PLAYER($owner, case: "who") ->
        [you] своём городе
       *[any] городе { PLAYER($owner, case: "gen") }
    }.
event-laboratory_used = { PLAYER($seat) } меняет в лаборатории { CARD($card, case: "acc") } на { COUNT($gold, of: "gold") }.
    .you = Ты меняешь в лаборатории { CARD($card, case: "acc") } на { COUNT($gold, of: "gold") }.
    .brief = { PLAYER($seat) } меняет в лаборатории карту на { COUNT($gold, of: "gold") }.
event-forgone = { PLAYER($seat) } в этот ход обходится без { CARD($district, case: "gen") }.
    .you = В этот ход ты обходишься без { CARD($district, case: "gen") }.
event-smithy_used = { PLAYER($seat) } платит в кузнице { COUNT($gold, of: "gold") }.
    .you = Ты платишь в кузнице { COUNT($gold, of: "gold") }.
event-museum_used = { PLAYER($seat) } кладёт под музей { CARD($card, case: "acc") }.
    .you = Ты кладёшь под музей { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } кладёт под музей карту.
event-museum_emptied = Карты из-под музея уходят под колоду: { CARD($cards, case: "nom") }.
    .brief = Из-под музея под колоду { $count ->
        [one] уходит
        [few] уходят
       *[many] уходит
    } { COUNT($count, of: "cards") }.
event-museum_seen = Под музеем: { CARD($cards, case: "nom") }.
event-saved = { PLAYER($seat) } платит 1 золотой и благодаря кладбищу забирает { CARD($card, case: "acc") } на руку.
    .you = Ты платишь 1 золотой и благодаря кладбищу забираешь { CARD($card, case: "acc") } на руку.
event-not_saved = { PLAYER($seat) } не спасает { CARD($card, case: "acc") }.
    .you = Ты не спасаешь { CARD($card, case: "acc") }.
event-bell_rung = { PLAYER($seat) } звонит в колокол: теперь для конца игры хватит на один квартал меньше.
    .you = Ты звонишь в колокол: теперь для конца игры хватит на один квартал меньше.
event-bell_silent = { PLAYER($seat) } не звонит в колокол.
    .you = Ты не звонишь в колокол.
event-bell_fallen = { $last_round ->
    [yes] Колокольни больше нет: для конца игры снова нужно обычное число кварталов. Но этот раунд всё равно последний.
   *[no] Колокольни больше нет: для конца игры снова нужно обычное число кварталов.
}
event-deck_searched = { PLAYER($seat) } просматривает колоду: { CARD($cards, case: "nom") }.
    .you = Ты просматриваешь колоду: { CARD($cards, case: "nom") }.
    .brief = { PLAYER($seat) } просматривает колоду.
event-deck_left = { PLAYER($seat) } не трогает колоду.
    .you = Ты не трогаешь колоду.
event-throne_room = { PLAYER($seat) } получает 1 золотой за тронный зал.
    .you = Ты получаешь 1 золотой за тронный зал.
event-park = { PLAYER($seat) } остаётся без карт: парк приносит новые.
    .you = Ты остаёшься без карт: парк приносит новые.
event-poor_house = { PLAYER($seat) } остаётся без золота: богадельня приносит 1 золотой.
    .you = Ты остаёшься без золота: богадельня приносит 1 золотой.
event-refunded = { PLAYER($seat) } получает назад { COUNT($gold, of: "gold") } благодаря алхимии.
    .you = Ты получаешь назад { COUNT($gold, of: "gold") } благодаря алхимии.

## Action cards

event-card_played = { PLAYER($seat) } разыгрывает карту «{ CARD($card) }».
    .you = Ты разыгрываешь карту «{ CARD($card) }».
event-wagon_used = { PLAYER($seat) } кладёт 1 золотой на { PLAYER($owner, case: "who") ->
    [you] твой билетный фургон
   *[any] билетный фургон { PLAYER($owner, case: "gen") }
} и берёт карты; теперь там { COUNT($gold, of: "gold") }.
    .you = Ты кладёшь 1 золотой на билетный фургон { PLAYER($owner, case: "gen") } и берёшь карты; теперь там { COUNT($gold, of: "gold") }.
event-wagon_cashed = { PLAYER($seat) } сбрасывает билетный фургон и забирает с него { COUNT($gold, of: "gold") }.
    .you = Ты сбрасываешь билетный фургон и забираешь с него { COUNT($gold, of: "gold") }.
event-wagon_left = { PLAYER($seat) } оставляет билетный фургон на столе.
    .you = Ты оставляешь билетный фургон на столе.
event-upgraded = { PLAYER($seat) } платит { COUNT($gold, of: "gold") } и ставит { CARD($card, case: "acc") } на место { CARD($district, case: "gen") }.
    .you = Ты платишь { COUNT($gold, of: "gold") } и ставишь { CARD($card, case: "acc") } на место { CARD($district, case: "gen") }.
event-strongman_shown = Силач спасает { PLAYER($seat, case: "acc") } ({ CARD($character, case: "nom") }).
    .you = Силач спасает тебя ({ CARD($character, case: "nom") }).

## Taking back

event-taken_back = { PLAYER($seat) } отменяет своё решение.
    .you = Ты отменяешь своё решение.
event-shown_in_hand = У { PLAYER($seat, case: "gen") } на руке { CARD($card, case: "nom") }: это видели все.
    .you = Все видели, что у тебя на руке { CARD($card, case: "nom") }.
event-seen_in_hand = У { PLAYER($seat, case: "gen") } на руке { CARD($card, case: "nom") }: кое-кто это видел.
    .you = Кое-кто видел, что у тебя на руке { CARD($card, case: "nom") }.
    .brief = У { PLAYER($seat, case: "gen") } на руке карта, которую кое-кто видел.
