# How to play, on one page, in the order in which it is read: src/citadels/book/how_to_play.py. Cards are arguments
# under their own ids: $thief is the Thief. $seat is the player whose choice is told, $from has the crown, $of owns a
# district; “you” is the reader, who is the Warlord. Below: the words of the rules beside a running game.

how-title = Как играть
how-lead = Три минуты чтения — и можно садиться за первую партию.

how-heading-goal = Цель игры
how-goal = Построй лучший город. Каждый квартал приносит столько очков, сколько он стоил. Как только у кого-то { COUNT($size, of: "districts") }, идёт последний раунд, и побеждает тот, у кого больше всего очков.
how-goal_few = Построй лучший город. Каждый квартал приносит столько очков, сколько он стоил. Как только у кого-то { COUNT($size, of: "districts") } (вдвоём и втроём — { $few }), идёт последний раунд, и побеждает тот, у кого больше всего очков.
how-start = У каждого в начале 2 золотых и четыре карты на руке: это кварталы, которые можно построить.
how-picture-goal = Достроенный город. Монета на карте — стоимость квартала, цвет и буква — его вид.

how-heading-choosing = Сначала тайный выбор
how-choosing = В каждом раунде ты кто-то другой. Персонажи идут по кругу: одного оставляешь себе, никому не показываешь, а остальных передаёшь дальше.
how-choosing_aside = Несколько персонажей откладывают заранее, поэтому каждый знает что-то, но никто не знает всего.
how-picture-choosing = Один из этих трёх будет твоим. Два серых лежат на столе в открытую: в этом раунде их нет ни у кого.

how-heading-calling = Потом персонажей вызывают
how-calling = Их вызывают по номерам, начиная с 1, кто бы где ни сидел. Когда назовут твоего, раскрой его и сделай ход. Если никто не откликается, такого персонажа ни у кого нет — или его убили.
how-calling_low = Удар наносят персонажам, а не игрокам: { CARD($assassin, case: "nom") } и { CARD($thief, case: "nom") } называют жертву и могут лишь гадать, кто это.
how-picture-calling = Вызван номер 7. { CARD($king) } убит, а { CARD($warlord, case: "acc") } вот-вот обворуют.

how-heading-turn = Когда твой ход
how-turn = Сделать можно три вещи. Обязательна только первая:
how-turn_gather = Собери ресурсы: возьми 2 золотых или возьми 2 карты и одну из них оставь.
how-turn_build = Построй квартал: заплати стоимость карты с руки и положи её в свой город. Один за ход и никогда такой, какой уже есть.
how-turn_ability = Примени свойство персонажа: у каждого оно своё. Некоторые вдобавок получают золото за кварталы своего цвета: { CARD($king, case: "nom") } — за жёлтые, { CARD($bishop, case: "nom") } — за синие, { CARD($merchant, case: "nom") } — за зелёные, { CARD($warlord, case: "nom") } — за красные.
how-picture-turn = Твоё место после сбора ресурсов: город, 4 золотых и карты на руке. Карты в рамке можно построить, { CARD($cathedral, case: "nom") } пока слишком дорогой.

how-heading-round = Как проходит раунд
how-round_chosen = { PLAYER($from) } с короной выбирает раньше всех. К тебе приходят три персонажа: оставляешь { CARD($warlord, case: "acc") }, а двух передаёшь дальше. { PLAYER($seat) } выбирает в последнюю очередь.
how-round_murder = Вызван номер 1. { PLAYER($seat) } играет за { CARD($assassin, case: "acc") } и убивает { CARD($king, case: "acc") }: удар впустую, ведь его ни у кого нет.
how-round_robbery = Номер 2. { PLAYER($seat) } играет за { CARD($thief, case: "acc") } и собирается обворовать { CARD($warlord, case: "acc") }, даже не догадываясь, что это ты.
how-round_saving = На 3, 4, 5 и 6 никто не откликается. Номер 7: { PLAYER($seat) } играет за { CARD($architect, case: "acc") }, берёт 2 золотых и копит.
how-round_robbed = Номер 8 — это ты! Первым делом { CARD($thief, case: "nom") } забирает всё твоё золото. Поэтому ты берёшь 2 золотых.
how-round_destroyed = { CARD($warlord) } может разрушить квартал, заплатив на 1 золотой меньше его стоимости. Ты платишь 1 золотой — и в городе { PLAYER($of, case: "gen") } больше не стоит { CARD($market, case: "nom") }.
how-round_income = За красные кварталы ты получаешь 2 золотых: это { CARD($prison, case: "nom") } и { CARD($school_of_magic, case: "nom") }, которая считается кварталом любого цвета.
how-round_built = За 3 золотых ты строишь { CARD($barracks, case: "acc") }.
how-round_next = Раунд окончен. Персонажей снова перемешивают, а корона остаётся там же: { PLAYER($from) } опять выбирает раньше всех. Забрать её мог только { CARD($king, case: "nom") }.
how-picture-destroying = Город { PLAYER($of, case: "gen") } глазами { CARD($warlord, case: "gen") }. Монеты показывают, во что обойдётся каждый удар.

how-heading-end = Конец и очки
how-end = Как только в чьём-то городе { COUNT($size, of: "districts") }, раунд доигрывают. Потом каждый считает очки:
how-points_districts = Сколько стоили все его кварталы.
how-points_types = { COUNT($points, of: "points") } за кварталы всех пяти цветов.
how-points_complete = 4 очка за первый достроенный город, 2 за каждый следующий.
how-points_unique = То, что сказано на лиловых кварталах. Оставшееся золото не стоит ничего.
how-action_cards = В этом издании есть и карты действий. Их замешивают в колоду, и в каждый свой ход можно сыграть одну с руки. В первый раз играй без них.
how-picture-scores = Конец партии. Твой город достроен лишь вторым, и всё же победа твоя.

how-heading-next = Что дальше?
how-next_play = Сыграй первую партию
    .about = Против ботов; до главной страницы один щелчок.
how-next_examples = Попробуй примеры
    .about = Ходы прямо из книг правил, шаг за шагом.
how-next_cards = Посмотри карты
    .about = Что умеет каждая, во всех изданиях.
how-next_rules = Прочитай точные правила
    .about = Каждый параграф под своим номером — для всего, что сюда не вошло.
how-lookup = Ищешь что-то? `citadels rules NAME` покажет карту, `citadels rules --edition { $edition }` — точные правила, `citadels rules --example` — примеры. Партию начинает `citadels play`.

## The rules beside a running game

guide-asked = Что нужно решить сейчас
guide-nothing = Сейчас от тебя ничего не ждут.
guide-mine = Что умеет твой персонаж
guide-offered = Можно выбрать
guide-playing = Чей сейчас ход
guide-about = О чём речь
guide-rules = Что говорят правила
guide-rulings = Особые случаи
guide-whole = Как играть, на одной странице
guide-edition = Все правила этого издания
