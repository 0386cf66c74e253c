# The score sheet at the end. A line that stands for a card has the card's name.

score-final = Итоговый счёт
score-districts = Стоимость кварталов
score-artist_gold = Золото на украшенных кварталах
score-five_types = Кварталы всех пяти видов
score-first_completed = Первый достроенный город
score-completed = Достроенный город
score-player = { PLAYER($seat) }: { COUNT($total, of: "points") }
    .you = Ты: { COUNT($total, of: "points") }
score-haunted = квартал призраков считается { TYPE($type, case: "ins") }
score-won = { PLAYER($seat) } побеждает с { COUNT($total, of: "points", case: "ins") }.
    .you = Ты побеждаешь с { COUNT($total, of: "points", case: "ins") }!
score-by_points = На втором месте { COUNT($second, of: "points") }.
score-by_rank = { $tied }: поровну, { COUNT($total, of: "points") }. Решает более высокий ранг персонажа в последнем раунде.
score-by_districts = { $tied }: поровну, { COUNT($total, of: "points") }. Решают очки за сами кварталы.
score-by_gold = { $tied }: и здесь поровну. Решает золото.
score-shared = { $tied }: поровну, { COUNT($total, of: "points") }. Победа общая.
