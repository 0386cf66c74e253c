# What happens, shown at the reader's pace; what was done to the reader; the end.

showing-bank = Банк
showing-pace = Темп
showing-pace_of_host = Темп задаёт хозяин стола. Ты можешь смотреть по шагам.
showing-pace_slow = Медленно
showing-pace_normal = Обычно
showing-pace_fast = Быстро
showing-pace_at_once = Сразу
showing-pace_step = По шагам
showing-next = Дальше
showing-catch_up = Догнать
showing-catch_up_title = Перейти к тому, что происходит сейчас
showing-your_turn_waits = Твой ход: перейти к нему
showing-unsent = Нет соединения: твой выбор ждёт отправки.

## What was done to the reader: the rule in one sentence

showing-rule_murder_named = Ход этого персонажа пропадает.
# One of the reader's two characters was murdered.
showing-one_is_out = Выбывает только { CARD($character, case: "nom") }. За { CARD($acting, case: "acc") } ты ещё сыграешь.
showing-rule_bewitch_named = Ты только собираешь ресурсы, а ход за тебя доиграет ведьма.
showing-rule_rob_named = Когда тебя вызовут, вор заберёт всё твоё золото.
showing-rule_robbed = Вор забирает всё золото названного персонажа.
showing-rule_threats_placed = Отдай половину золота или рискуй всем.
showing-rule_threat_revealed = С цветком шантажистка забирает всё твоё золото.
showing-rule_warrants_placed = Первый оплаченный квартал могут конфисковать, если ордер подписан.
showing-rule_confiscated = Квартала нет, но золото вернулось к тебе.
showing-rule_destroyed = Разрушить квартал стоит на 1 золотой меньше, чем построить.
showing-rule_armory_used = Арсенал разрушает себя и ещё один квартал.
showing-rule_seized = Тебе платят стоимость квартала.
showing-rule_exchanged = Если твой квартал дороже, дипломат доплачивает разницу.
showing-rule_hands_swapped = У тебя теперь прежние карты чародея.
showing-rule_card_taken = Карта теперь в чужой руке.
showing-rule_gold_taken = Золото теперь в чужой казне.
showing-rule_borrowed = За каждый золотой кардинал даёт тебе карту.
showing-rule_tribute = За корону от императора приходится платить.
showing-rule_building = Волшебник может сразу построить взятую карту.
showing-rule_theater_exchanged = В этом раунде ты играешь за другого персонажа.

## Spoken on a key

showing-gold_of = { PLAYER($seat) }: { COUNT($gold, of: "gold") }.
showing-hand_of = { PLAYER($seat) }: { COUNT($count, of: "cards") }.
showing-cards_of = { PLAYER($seat) }: { CARD($cards) }.
showing-none_of = { PLAYER($seat) }: пока ничего.

## The end

showing-place = Твоё место: { $place } из { $players }.
showing-cities = Города
showing-moments = Решающие моменты
showing-no_moments = Мирная партия: никого не убили и не обворовали, ничего не разрушили.
showing-held_by = Под удар попадает { PLAYER($seat) }!
showing-picture = Поделиться картинкой
showing-picture_name = Итог картинкой
