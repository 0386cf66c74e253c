# Puzzles: positions from games of strong bots with one choice that is clearly better than all others.

puzzles-one = Задача { $name } ({ $difficulty })
puzzles-difficulty_easy = лёгкая
puzzles-difficulty_medium = средняя
puzzles-difficulty_hard = трудная
puzzles-kind_win = Найди вариант, который ведёт к победе.
puzzles-kind_name = Кого назовёшь?
puzzles-kind_draft = Какого персонажа выберешь?
puzzles-right = Верно!
puzzles-wrong = Было кое-что получше.
puzzles-score = Решено: { $solved } из { $count }
puzzles-agreed = Совпало: { $agreed } из { $count }
# same as in English
puzzles-otherwise = { $name }: { $choice }
# В браузере. $kind: вопрос целым предложением; $edition: название издания.
puzzles-title = Задачи
puzzles-about = Позиции из партий сильных ботов. Один вариант явно лучше всех остальных: найди его.
puzzles-about_one = { $kind } { $edition }, { COUNT($players, of: "players") }
puzzles-today = Задача дня
puzzles-number = Задача { $number }.
puzzles-solve = Решить
puzzles-solved = Решена
puzzles-missed = Пока не решена
puzzles-group_easy = Лёгкие задачи
puzzles-group_medium = Средние задачи
puzzles-group_hard = Трудные задачи
puzzles-all = Все задачи
puzzles-next = Следующая задача
puzzles-show = Показать решение
puzzles-solution = Решение
puzzles-yours = твой выбор
puzzles-why = Почему
puzzles-played_on = Как часто выигрывает каждый вариант, если дальше играют сильные боты.
