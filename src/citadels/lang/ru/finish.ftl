# The end of a game in the browser.
finish-title = Партия окончена
finish-winner = Победа
# How a tie was decided; the figures of those concerned stand beside it.
finish-by_rank = Очков поровну: решает более высокий ранг персонажа в последнем раунде.
finish-by_districts = Очков поровну: решают очки за сами кварталы.
finish-by_gold = И здесь поровну: решает золото.
finish-still_equal = Больше сравнивать нечего: победа общая.
finish-what = За что
finish-total = Всего
finish-rematch = Реванш
finish-rematch_wanted = { PLAYER($seat) } хочет реванша. Присоединяйся!
finish-to_rematch = К реваншу
finish-record = Скачать запись
finish-replay = Посмотреть повтор
finish-board = Посмотреть на стол
finish-results = Показать итог
finish-course = Как всё шло
finish-loading = Загрузка раундов…
finish-no_course = Раунды сейчас нельзя показать.
finish-again = Попробовать снова
finish-points = Очки
finish-gold = Золото
finish-districts = Кварталы
finish-hand = Карты на руке
# The title of a chart; $what is one of the four above.
finish-after_rounds = { $what } после каждого раунда
finish-as_table = Таблицей
finish-round = Раунд
finish-start = Начало
finish-chronicle = Кто кем был и что построено
finish-crown = с короной
finish-murdered = убитый персонаж
finish-bewitched = заколдованный персонаж
finish-robbed = обворованный персонаж
finish-built = построено: { CARD($cards, case: "nom") }
finish-lost = потеряно: { CARD($cards, case: "nom") }
finish-review = Разобрать партию
