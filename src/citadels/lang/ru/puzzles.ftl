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
