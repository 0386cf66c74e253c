# The rules and the credits in the browser.

## The rules

book-title = Все карты
book-cards = Карты
book-search_cards = Поиск по картам
book-search = Поиск
book-search_hint = Название или его часть
book-edition = Издание
book-all_editions = Все издания
book-kind = Категория
book-all_kinds = Все категории
book-type = Вид
book-all_types = Все виды
book-rank = Ранг
book-all_ranks = Все ранги
book-found = { COUNT($count, of: "cards") }
book-show_all = Показать все
book-nothing = Ни одна карта не подходит под «{ $text }».
book-nothing_fits = Ни одна карта не подходит.
book-no_such_card = Карты «{ $name }» нет. Вот все карты:
book-other_cards = Другие карты
book-all_cards = Все карты
book-previous = Предыдущая карта: { $name }
book-next = Следующая карта: { $name }
book-filters = Фильтры
book-in_short = Кратко о правилах:
book-contents = Содержание

## The worked examples

book-examples = Примеры
book-examples_about = Примеры из правил, разыгранные программой.
book-example_read = Читать
book-example_try = Попробовать
book-example_start = Начало
book-example_back = Назад
book-example_next = Дальше
book-example_again = С начала
book-example_question = Что в примере дальше?
book-example_other = «{ $choice }» тоже можно, но в примере иначе. Попробуй ещё раз.
book-example_right = Именно так!
book-example_show = Показать
book-example_hand = На руке:
book-example_over = Конец примера.
book-example_in = В правилах: { $editions }

## The credits

book-credits = Благодарности
book-credits-game = Игра
book-credits-author = «Цитадели» придумал Бруно Файдутти. Спасибо за множество вечеров, полных грабежей!
book-credits-independent = Это независимый проект поклонников; он не связан ни с автором, ни с издателями игры, и никто из них его не поддерживает и не оплачивает. Названия принадлежат их владельцам. Здесь нет оригинальных рисунков и текстов: всё нарисовано и рассказано заново. Нравится игра? Купи её: лучше всего она за столом с друзьями.
book-credits-pictures = Рисунки
book-credits-pictures_text = Рисунки на картах взяты с game-icons.net; авторы Lorc, Delapouite и другие, лицензия CC BY 3.0. Мы перекрасили их и вставили в собственные рамки.
book-credits-letters = Шрифты
book-credits-letters_text = Автор шрифтов — { $designer }; пользоваться ими может каждый: { $fonts }.
book-credits-program = Программа
book-credits-licence = Программа свободна и открыта, лицензия MIT.
book-credits-libraries = Она опирается на труд других; у каждой библиотеки своя лицензия:
book-credits-page = страница
book-credits-server = сервер
book-credits-leave = Ссылки ведут на другие сайты.
