# Talking at a table, seats that change hands, tables that are changed or abandoned, notes about other players.

## Chat

chat-title = Чат
chat-new = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
chat-empty = Пока здесь тихо.
chat-spectator = Зритель
chat-aside = Пока идёт партия, тебя слышат только другие зрители.
chat-phrases = Фразы
chat-phrase_hello = Всем привет!
chat-phrase_good_luck = Удачи!
chat-phrase_not_me = Это не я!
chat-phrase_mercy = Пощади!
chat-phrase_i_know = Я знаю, кто ты…
chat-phrase_your_turn = Твой ход!
chat-phrase_well_played = Отличный ход!
chat-phrase_good_game = Спасибо за игру!
chat-emotes = Реакции
chat-emote_laugh = смеётся
chat-emote_cry = плачет
chat-emote_angry = сердится
chat-emote_wow = в изумлении
chat-emote_think = думает
chat-emote_wink = подмигивает
chat-emote_thumb = палец вверх
chat-emote_heart = шлёт сердечко
chat-text = Твоё сообщение
chat-send = Отправить
chat-show = Показывать новые сообщения сразу
chat-actions = Сообщение, { $name }: что с ним сделать
chat-block = Заблокировать
chat-block_done = За этим столом ты больше не увидишь сообщений этого участника.
chat-report = Пожаловаться хозяину
chat-report_done = Хозяин это увидит.
chat-silence = Отключить для всех
chat-silence_done = За этим столом этот участник больше ничего не скажет.
chat-reports = { $count ->
    [one] жалоб: { $count }
    [few] жалоб: { $count }
   *[many] жалоб: { $count }
}
chat-level = Чат
chat-level_off = Выключен
chat-level_phrases = Фразы
chat-level_text = Свой текст
chat-level_off_about = Никто ничего не скажет.
chat-level_phrases_about = Готовые фразы и реакции, каждый читает их на своём языке.
chat-level_text_about = Фразы, реакции и всё, что захочется написать.

## Seats that change hands

friends-move = Продолжить на другом устройстве
friends-move_about = Отсканируй код другим устройством или открой на нём этот стол и введи код. Он сработает один раз в течение пяти минут; на этом устройстве можно будет только смотреть.
friends-move_get = Получить код
friends-move_again = Получить новый код
friends-move_code = Код
friends-move_qr = QR-код, который переносит твоё место на другое устройство
friends-take = Играешь на другом устройстве? Код с него перенесёт твоё место сюда:
friends-take_go = Играть здесь
friends-take_here = Продолжить твою партию на этом устройстве?
friends-taken = Теперь ты играешь здесь.
friends-ask = Хочешь сыграть? Попроси у хозяина место:
friends-asked = Хозяин получил твою просьбу.
friends-questions = Вопросы за столом
friends-request = { $name } просит место, которое сейчас занимает { $other }.
friends-request_give = Отдать место
friends-no = Нет
friends-local_only = Эта ссылка работает только на этом компьютере. Чтобы к игре подключились другие в твоей сети, запусти сервер так:
friends-local_others = Адрес 127.0.0.1 работает только на этом компьютере. Ссылка для других устройств начинается с { $address }.

## Tables changed, told apart and abandoned

friends-change = Изменить игру
friends-change_save = Сохранить
friends-changed = По решению хозяина игра изменилась.
friends-close = Закрыть стол
friends-close_sure = Закрыть стол для всех?
friends-get_up_sure = Отказаться от места?
friends-closed = Этот стол закрыт
friends-closed_about = Партию прервали, поэтому итога нет.
friends-abandon = Прервать партию
friends-abandon_sure = Партия закончится без итога.
friends-abandon_vote = Партия закончится без итога, если согласятся все игроки.
friends-abandon_asked = { $name } предлагает прервать партию. Она закончится, если согласятся все.
friends-abandon_waits = Ты предлагаешь прервать партию. Ждём остальных.
friends-continue = Продолжить игру
friends-mine_above = Все твои партии наверху.
friends-away = За тебя играет бот
friends-filter_editions = Все издания
friends-filter_pace = С ограничением времени и без
friends-filter_clock = С ограничением времени
friends-filter_no_clock = Без ограничения времени
friends-filter_none = Ни один открытый стол не подходит. Попробуй другой фильтр.
friends-link_title = { $name } приглашает тебя сыграть в «Цитадели»
friends-link_nobody = Стол для игры в «Цитадели»
friends-link_about = Занято мест: { $taken } из { $players }. Играем прямо в браузере!
friends-problem = Сообщить о проблеме
friends-problem_about = Добавь к сообщению эти сведения: они говорят, в каком месте партии это случилось. Ничего тайного в них нет.
friends-problem_copy = Скопировать сведения
friends-problem_copied = Сведения скопированы.

## Notes about other players

friends-marks = { $name }: кто это?
friends-marks_open = { $name }: отметить, кто это может быть
friends-marks_are = { $name }, твоя догадка: { $guesses }
friends-marks_about = Твои личные заметки: больше их никто не видит. Зачёркнуто то, что исключают правила.
friends-marks_out = невозможно
friends-marks_keep = Сохранять заметки между раундами
friends-marks_clear = Стереть
