# Why something is not possible now.

reason-game_over = Партия окончена.
reason-unknown_choice = Такого варианта в этой игре нет.
reason-not_this_decision = Сейчас вопрос не об этом.
reason-not_on_offer = Этого сейчас нет среди вариантов.

## The turn

reason-gather_first = Сначала нужно собрать ресурсы: взять золото или карты.
reason-already_gathered = Ресурсы в этот ход уже собраны.
reason-bewitched_only_gathers = Твой персонаж заколдован: можно только собрать ресурсы.
reason-answer_threat_first = Тебе угрожают: сначала собери ресурсы и ответь на угрозу.
reason-witch_must_name = В роли ведьмы сначала можно только собрать ресурсы и заколдовать персонажа; твой ход продолжится, когда его вызовут.
reason-crown_first = Сначала нужно отдать корону другому игроку.
reason-not_your_character = Твой персонаж этого не умеет.
reason-ability_used = Это свойство в этот ход уже применено.
reason-income_taken = Доход за кварталы в этот ход уже получен.
reason-nothing_to_gain = Это ничего не даст.

## Building and paying

reason-not_in_hand = Карты «{ CARD($card) }» на руке нет.
    .brief = Такой карты на руке нет.
reason-cannot_build = Твой персонаж вообще не строит.
reason-limit_reached = В этот ход больше строить нельзя: твоё ограничение — { COUNT($limit, of: "districts") }.
reason-already_built = В твоём городе уже есть { CARD($card, case: "nom") }.
    .brief = В твоём городе такой квартал уже есть.
reason-too_dear = Не хватает { COUNT($missing, of: "gold", case: "gen") }.
reason-never_built = Карту «{ CARD($card) }» построить нельзя.
    .brief = Эту карту построить нельзя.
reason-played_not_built = Карту «{ CARD($card) }» не строят, а разыгрывают. Когда придёт её час, игра спросит.
    .brief = Карту действия не строят, а разыгрывают.
reason-too_many_districts = Этот квартал можно построить, только если в городе не больше { COUNT($most, of: "districts", case: "gen") }.
reason-no_shortage = На это хватает и твоего золота.
reason-no_lender = Тебе не хватает { COUNT($missing, of: "gold", case: "gen") }, а столько нет ни у одного соперника.
reason-too_few_cards = Нечем расплатиться за золото: на руке не хватает { COUNT($missing, of: "cards", case: "gen") }.

## Naming characters

reason-not_in_play = { CARD($character) } в этой партии не участвует.
    .brief = Этот персонаж в этой партии не участвует.
reason-not_yourself = Своего персонажа назвать нельзя.
reason-not_rank_one = Персонажа 1-го ранга назвать нельзя.
reason-not_the_murdered = Убитого персонажа назвать нельзя.
reason-not_the_bewitched = Заколдованного персонажа назвать нельзя.
reason-already_named = Этот персонаж уже назван.

## Other players

reason-no_such_player = Такого игрока за столом нет.
reason-not_your_own_seat = Это должен быть другой игрок.
reason-already_has_crown = Корона уже у этого игрока.
reason-crown_to_bewitched = Корона достаётся заколдованному игроку, а не ведьме.
reason-not_the_richest = { PLAYER($seat) } — не самый богатый игрок.
    .you = Себя выбрать нельзя: бери у самого богатого игрока.
    .brief = Это не самый богатый игрок.
reason-nobody_richer = Ни у кого нет больше золота, чем у тебя.
reason-has_no_gold = Взять нечего: золота нет.
reason-has_no_cards = Взять нечего: карт нет.
reason-not_beside_rank_four = Ты не сидишь рядом с игроком, который раскрыл персонажа 4-го ранга.

## Districts of a city

reason-not_in_city = Квартала «{ CARD($district) }» в этом городе нет.
    .brief = Такого квартала в этом городе нет.
reason-city_complete = Этот город достроен, его трогать нельзя.
reason-bishop_protects = Этот город защищает епископ.
reason-keep_protects = Форт трогать нельзя.
reason-not_own_city = Это должен быть чужой город.
reason-too_costly_to_seize = Захватить можно только квартал стоимостью не больше { $most }.
reason-you_have_that = В твоём городе уже есть { CARD($district, case: "nom") }.
    .brief = В твоём городе такой квартал уже есть.
reason-they_have_that = У этого игрока уже есть квартал, который ты предлагаешь.
reason-no_exchange_possible = За { CARD($district, case: "acc") } нечего получить.
    .brief = За это нечего получить.
reason-already_beautiful = На карте «{ CARD($district) }» золотой уже лежит.
    .brief = Там золотой уже лежит.
reason-no_such_unique = У тебя нет квартала, который это умеет.
reason-already_forgone = В этот ход ты уже обходишься без этого квартала.
reason-unique_used = Эффект этого квартала в этот ход уже применён.
reason-not_itself = Арсенал нельзя взорвать арсеналом.
reason-warrant_unsigned = Этот ордер не подписан: остаётся только не мешать стройке. Никто об этом не узнает.
reason-only_ending_left = Сделано то, чем ход завершается; осталось его закончить.
reason-not_king_or_emperor = Персонаж 4-го ранга — не король и не император.
reason-not_king = Персонаж 4-го ранга — не король.
reason-several_richest = Самых богатых игроков несколько, поэтому никто ничего не отдаёт.
reason-paid_at_round_end = Это золото придёт в конце раунда.
reason-murdered_only_gathers = Твой персонаж убит: в больнице можно только собрать ресурсы.
reason-not_the_murdered_one = Убитый персонаж не твой: остаётся только не раскрываться. Никто об этом не узнает.

## Action cards

reason-action_card_played = Карта действия в этот ход уже разыграна.
reason-no_district = Шапито считается кварталом, только чтобы достроить город.
reason-no_such_wagon = Такого билетного фургона нет.
reason-own_wagon = Своим билетным фургоном пользоваться нельзя.
reason-wagon_already_used = Этот билетный фургон в этот ход уже использован.
reason-nothing_to_draw = Карт в колоде не осталось.
reason-not_costlier = Это стоит не больше, чем { CARD($district, case: "nom") }.
    .brief = Это стоит не больше, чем этот квартал.
reason-no_replacement = В твоём городе нет квартала, на место которого можно поставить { CARD($card, case: "acc") }.
    .brief = В твоём городе нет квартала, на место которого это можно поставить.
reason-crown_to_acrobat = В этом раунде корону взял акробат.
