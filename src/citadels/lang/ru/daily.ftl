# Раздача дня: одни и те же карты для всех на сервере, против сложных ботов.
daily-title = Раздача дня
daily-about = Сегодня у всех здесь одинаковые карты и одинаковые сложные боты. Попытка одна. Итог попадёт в список, а карты останутся тайной до конца дня.
daily-setup = { $edition }, { COUNT($players, of: "players") }
# $hours и $minutes: числа.
daily-left = Следующая раздача через { $hours } ч { $minutes } мин
daily-play = Сыграть раздачу дня
daily-go_on = Продолжить партию
daily-yours = Твоя партия
daily-results = Результаты
daily-player = Игрок
daily-place = Место
daily-points = Очки
daily-best = Лучший бот
daily-rounds = Раунды
daily-none = Пока никто не доиграл.
daily-before = Предыдущий день
daily-today = Сегодня
