# The game in a full-screen terminal, and tables of a server in a terminal.

## A server’s table

# In plain lines; start and q are typed as they are.
join-start = Введи start, чтобы начать; Enter покажет стол ещё раз, q выводит из-за стола.
# $command is what to type.
join-kept = Место остаётся за тобой. Чтобы вернуться: { $command }

## Keys at the bottom of the screen, in a word

screen-keys_choices = Варианты
screen-keys_card = Карта
screen-keys_help = Справка
screen-keys_leave = Выйти

## The screen

screen-close = Esc: закрыть
screen-leave = Esc: выйти
screen-unfinished = У тебя есть отложенная партия.
screen-continue = Продолжить её
screen-new = Новая партия
screen-range = Варианты идут от 1 до { $count }.
screen-nothing_here = Здесь сейчас нечего выбирать.
screen-no_card = Сначала укажи на карту: стрелками или мышью.
# The keys, one a line.
screen-help =
    1, 2, 3…   вариант с этим номером
    Tab        к следующему месту, где есть выбор
    стрелки    к любому месту стола
    Enter      выбрать; в другом месте: почему нельзя
    мышь       щелчок: выбрать, правой кнопкой: прочитать карту
    c          все варианты и почему некоторых нет
    i          прочитать карту
    u          отменить последний выбор, если это возможно
    h          как поступил бы сильный бот и почему
    l          всё, что произошло
    m          сказать что-нибудь за столом на сервере
    s          начать игру, если ты хозяин стола на сервере
    a          попросить место или ответить на просьбы
    n          реванш после партии за столом на сервере
    r          итог, когда партия окончена
    t          другое оформление
    q          выйти; партия сохранится
screen-plain = С программой чтения с экрана играй простыми строками: citadels play --plain
