# What can be chosen, each as a short phrase in the infinitive that begins with a capital letter and has no full stop.

## The selection phase

choice-choose = Выбрать { CARD($character, case: "acc") }
choice-discard = Сбросить { CARD($character, case: "acc") }
choice-exchange_character = Поменяться с { PLAYER($seat, case: "ins") }
choice-give_character = Отдать { CARD($character, case: "acc") }
choice-keep_character = Оставить своего персонажа

## Every turn

choice-take_gold = Взять { COUNT($gold, of: "gold") }
    .brief = Взять золото
choice-take_cards = { $count ->
    [0] Взять карты (колода пуста)
   *[other] Взять { COUNT($count, of: "cards", case: "acc") }
}
    .brief = Взять карты
choice-keep = Оставить { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Оставить { CARD($card, case: "acc") }
choice-build = Построить { CARD($card, case: "acc") } ({ COUNT($gold, of: "gold") })
    .brief = Построить { CARD($card, case: "acc") } (за золото и карты)
choice-build_by_framework = Построить { CARD($card, case: "acc") } (ценой каркаса)
choice-build_necropolis = Построить некрополь (ценой { CARD($district, case: "gen") })
choice-pay_card = Заплатить картой «{ CARD($card) }» вместо золотого ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Заплатить картой «{ CARD($card) }» вместо золотого
choice-pay_rest = Доплатить { COUNT($gold, of: "gold") }
    .brief = Взять недостающее золото у соперника
choice-end_turn = Закончить ход

## Characters, by rank

choice-murder = Убить { CARD($character, case: "acc") }
choice-bewitch = Заколдовать { CARD($character, case: "acc") }
choice-warrant = Выписать подписанный ордер на { CARD($character, case: "acc") }
choice-warrant-in-warrant = Выписать неподписанный ордер на { CARD($character, case: "acc") }
choice-confiscate = Конфисковать { CARD($card, case: "acc") }
    .brief = Конфисковать квартал
choice-let_stand = Не трогать { CARD($card, case: "acc") }
    .brief = Не трогать квартал
choice-rob = Обворовать { CARD($character, case: "acc") }
choice-spy = Искать { TYPE($type, case: "pl") } кварталы у { PLAYER($seat, case: "gen") }
choice-threaten = Угрожать { CARD($character, case: "dat") } (с цветком)
choice-threaten-in-threaten = Угрожать { CARD($character, case: "dat") } (без цветка)
choice-pay_bribe = Дать { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold") }
    .brief = Дать взятку
choice-refuse_bribe = Отказаться
choice-reveal_threat = Раскрыть жетон
choice-leave_threat = Не раскрывать
choice-swap_hands = Поменяться всеми картами с { PLAYER($seat, case: "ins") }
choice-replace = Заменить новой картой { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Заменить новой картой { CARD($card, case: "acc") }
choice-draw_replacements = Это всё: взять { COUNT($count, of: "cards", case: "acc") }
    .brief = Это всё: взять новые карты
choice-look_at_hand = Посмотреть карты { PLAYER($seat, case: "gen") } и взять одну
choice-take_card = Взять { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Взять { CARD($card, case: "acc") }
choice-foresee = Взять у каждого случайную карту
choice-give_card = Отдать { PLAYER($to, case: "dat") } { CARD($card, case: "acc") }
    .brief = Отдать { CARD($card, case: "acc") }
choice-income = Получить доход: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { COUNT($cards, of: "cards") }
}
    .brief = Получить доход за кварталы
choice-take_crown = Взять корону
choice-give_crown = Отдать корону { PLAYER($seat, case: "dat") }
choice-tribute_gold = Взять 1 золотой у { PLAYER($from, case: "gen") }
    .brief = Взять 1 золотой
choice-tribute_card = Взять случайную карту у { PLAYER($from, case: "gen") }
    .brief = Взять случайную карту
choice-hand_over_gold = Отдать 1 золотой
choice-hand_over_card = Отдать { CARD($card, case: "acc") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Отдать { CARD($card, case: "acc") }
choice-income_in_gold = Получить доход: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }
       *[other] { COUNT($gold, of: "gold") } и { COUNT($cards, of: "cards") }
    }
}
    .brief = Получить доход: { COUNT($number, of: "gold") }, остальное картами
choice-alms = Взять { COUNT($gold, of: "gold") } у богача ({ PLAYER($seat) })
    .brief = Взять золото у богача ({ PLAYER($seat) })
choice-borrow = Построить { CARD($card, case: "acc") } за чужое золото
choice-borrow_from = Взять { COUNT($gold, of: "gold") } у { PLAYER($seat, case: "gen") }
    .brief = Взять золото у { PLAYER($seat, case: "gen") }
choice-extra_gold = Взять дополнительно { COUNT($gold, of: "gold") }
    .brief = Взять дополнительное золото
choice-extra_cards = Взять дополнительно { COUNT($count, of: "cards", case: "acc") }
    .brief = Взять дополнительные карты
choice-four_gold = Взять дополнительно { COUNT($gold, of: "gold") }
    .brief = Взять дополнительно 4 золотых
choice-four_cards = Взять дополнительно { COUNT($count, of: "cards", case: "acc") }
    .brief = Взять дополнительно 4 карты
choice-study = { $count ->
    [1] Взять последнюю карту
   *[other] Изучить { COUNT($count, of: "cards", case: "acc") } и оставить одну
}
    .brief = Изучить колоду и оставить одну карту
choice-destroy = Разрушить { CARD($district, case: "acc") } в { PLAYER($seat, case: "who") ->
    [you] своём городе
   *[any] городе { PLAYER($seat, case: "gen") }
} ({ $gold ->
    [0] бесплатно
   *[other] { COUNT($gold, of: "gold") }
})
    .brief = Разрушить { CARD($district, case: "acc") } в { PLAYER($seat, case: "who") ->
        [you] своём городе
       *[any] городе { PLAYER($seat, case: "gen") }
    }
choice-offer = Предложить на обмен { CARD($district, case: "acc") }
choice-exchange_for = Забрать { CARD($district, case: "acc") } у { PLAYER($seat, case: "gen") } ({ COUNT($gold, of: "gold") })
    .brief = Забрать { CARD($district, case: "acc") } у { PLAYER($seat, case: "gen") } (бесплатно)
choice-seize = Захватить { CARD($district, case: "acc") } у { PLAYER($seat, case: "gen") } ({ COUNT($gold, of: "gold") })
    .brief = Захватить { CARD($district, case: "acc") } у { PLAYER($seat, case: "gen") }
choice-neighbour_gold = Взять { COUNT($gold, of: "gold") } за соседство с 4-м рангом
    .brief = Взять золото за соседство с 4-м рангом
choice-beautify = Украсить { CARD($district, case: "acc") } за 1 золотой
choice-stop_beautifying = Больше ничего
choice-collect_tax = Собрать налоги: { COUNT($gold, of: "gold") }
    .brief = Собрать налоги

## Unique districts

choice-use_armory = Взорвать арсенал, а с ним { CARD($district, case: "acc") } в { PLAYER($seat, case: "who") ->
    [you] своём городе
   *[any] городе { PLAYER($seat, case: "gen") }
}
choice-use_laboratory = Обменять в лаборатории { CARD($card, case: "acc") } на { COUNT($gold, of: "gold") }
    .brief = Обменять в лаборатории { CARD($card, case: "acc") } на золото
choice-forgo = Обойтись в этот ход без { CARD($district, case: "gen") }
choice-use_smithy = Взять в кузнице { COUNT($count, of: "cards", case: "acc") } за { COUNT($gold, of: "gold") }
    .brief = Взять в кузнице карты за золото
choice-use_museum = Подложить под музей { CARD($card, case: "acc") }
choice-save_district = Спасти его за 1 золотой
choice-leave_district = Не спасать его
choice-ring_bell = Позвонить: хватит на квартал меньше
choice-keep_bell_silent = Оставить обычное число
choice-search_deck = Просмотреть колоду
choice-leave_deck = Не трогать колоду
choice-show_murdered = Раскрыть его и собрать ресурсы
choice-stay_hidden = Не раскрывать

## Action cards

choice-play_big_top = Выложить шапито в свой город
choice-play_ticket_wagon = Выложить перед собой билетный фургон
choice-use_wagon = Билетный фургон { PLAYER($owner, case: "gen") }: карты за 1 золотой (на нём: { $gold })
    .brief = Билетный фургон: карты за 1 золотой
choice-cash_in = Сбросить его и забрать { COUNT($gold, of: "gold") }
    .brief = Сбросить его и забрать золото
choice-leave_wagon = Оставить на столе
choice-play_fortune_teller = Гадалка: посмотреть карты { PLAYER($seat, case: "gen") } и взять одну
choice-play_director = Директор: ещё два квартала в этот ход
choice-play_cannonball = Человек-ядро: поставить { CARD($card, case: "acc") } на место другого квартала
choice-replace_district = На место { CARD($district, case: "gen") } ({ COUNT($gold, of: "gold") })
    .brief = На место { CARD($district, case: "gen") }
choice-play_acrobat = Разыграть акробата и взять корону
choice-play_strongman = Показать силача
choice-hold_back = Оставить карту на руке
