# The table in the browser.

## The board

table-title = La mesa
table-status = Qué hacer ahora
table-your_turn = Tú
table-hint = Elige { $what ->
    [hand] una carta resaltada de tu mano
    [table] una de las cartas mostradas arriba
    [character] un personaje resaltado
    [district] un distrito resaltado
    [seat] a un jugador resaltado
   *[several] algo resaltado
}.
table-hint_or = O elige { $what ->
    [hand] una carta resaltada de tu mano
    [table] una de las cartas mostradas arriba
    [character] un personaje resaltado
    [district] un distrito resaltado
    [seat] a un jugador resaltado
   *[several] algo resaltado
}.
table-over = La partida ha terminado.
table-waits = Esperando a otro jugador.
table-waits_draft = { PLAYER($seat) } está eligiendo personaje.
table-waits_turn = { PLAYER($seat) } juega como { CARD($character) }.
table-waits_answer = { PLAYER($seat) } tiene que decidir.
table-waits_gone = { PLAYER($seat) } está sin conexión. Dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} juega un bot.
table-waits_offline = { PLAYER($seat) } está sin conexión. La partida espera; el anfitrión puede dejar que juegue un bot.
table-undo = Deshacer
table-all_choices = Todas las opciones ({ $count })
table-choices_title = Todas tus opciones
table-read = Leer la carta
table-changed = La mesa acaba de cambiar. Vuelve a mirar.
# same as in English
table-place_choice = { $name }: { $choice }
table-place_choices = { $name } ({ $count ->
    [one] { $count } opción
   *[other] { $count } opciones
})
table-characters = Personajes en el orden de llamada
# same as in English
table-rank = { $rank } { $name }
table-player = { $name }: { COUNT($gold, of: "gold") }, { COUNT($count, of: "cards") }, { COUNT($points, of: "points") }, { $built } de { COUNT($size, of: "districts") }
table-gold = Oro
table-hand = Cartas en la mano
table-points = Puntos por ahora
# same as in English
table-bot = Bot
table-away = Juega un bot
table-offline = Sin conexión
table-online = En línea
table-bot_in = Sin conexión · bot en { $seconds } s
table-can_be = Puede ser:
table-can_be_many = Uno de { $count }
table-city_open = { $name }: mostrar toda la ciudad
table-city_close = { $name }: cerrar la ciudad
table-no_character = Sin personaje
# same as in English
table-built = { $built } / { $size }
table-your_hand = Tu mano: { COUNT($count, of: "cards") }
table-cards = Cartas para elegir
table-draft = Elección de personajes
table-offered = Personajes que te han pasado
table-choosing = está eligiendo…
table-round = Ronda { $round }
table-last_round = Última ronda
table-deck = Cartas en el mazo
table-middle = En el centro de la mesa
table-confirm_end = ¿Terminar tu turno?
table-confirm_end_text = Todavía puedes hacer algo este turno.
table-play_on = Seguir jugando

## The table's own affairs

table-watching = Estás mirando
table-discards = Pila de descartes: { $count }
table-known_deck = Conocidas del mazo: { $count }
# same as in English
table-known_place = { $place }. { $name }
table-menu = Esta mesa
table-menu_copy = Copiar el enlace
table-menu_copied = Enlace copiado.
table-menu_host = Anfitrión
table-menu_bot = Dejar jugar a un bot
table-menu_kick = Echar
table-menu_leave = Dejar la partida
table-menu_leave_sure = Un bot jugará por ti. Puedes volver cuando quieras.

## Log, recap, notices

table-log = Registro
table-log_show = Mostrar
table-log_all = Todo
table-log_mine = Sobre mí
table-log_start = Inicio de la partida
table-log_newest = Lo último
table-log_new = { $count ->
    [one] { $count } línea nueva
   *[other] { $count } líneas nuevas
}
table-log_undone = deshecho
table-log_empty = Todavía no ha pasado nada de eso.
table-recap = ¿Qué ha pasado?
table-recap_since = Desde tu última elección
table-recap_hits = Lo que más te afecta
table-recap_order = Por orden
table-recap_nothing = No ha pasado nada desde tu última elección.
table-hit_murder_named = { PLAYER($seat) } asesina { CARD($character, case: "to") }: ¡eres tú!
table-hit_bewitch_named = { PLAYER($seat) } embruja { CARD($character, case: "to") }: ¡eres tú!
table-hit_rob_named = { PLAYER($seat) } planea robar { CARD($character, case: "to") }: ¡eres tú!
table-hit_building = { PLAYER($seat) } te quita de la mano { CARD($card, case: "the") } y construye al momento.
table-hit_warrants_placed = { PLAYER($seat) } dicta órdenes, una de ellas contra ti.
table-hit_threats_placed = { PLAYER($seat) } amenaza a dos personajes, y uno eres tú.
table-title_mine = Tu turno
table-title_other = Turno de { $name }
table-title_over = Fin de la partida
table-clock_of = Tiempo que le queda a { $name }: { $time }
table-clock_low = se acaba
table-clock_soon = { $seconds ->
    [one] Te queda { $seconds } segundo
   *[other] Te quedan { $seconds } segundos
}. Después, un bot juega por ti.
table-clock_away = Un bot está jugando por ti.
table-clock_back = Recuperar tu asiento
table-guide = Reglas del momento
table-keys = Atajos de teclado
table-keys_next = control siguiente o anterior
table-keys_arrows = opción siguiente o anterior
table-keys_choose = elegir
table-keys_read = leer la carta
table-keys_numbers = elegir la opción 1 a 9 de la barra
table-keys_end = terminar el turno
table-keys_undo = deshacer
table-keys_log = ir al registro
table-keys_hand = ir a tu mano
table-keys_recap = qué ha pasado desde tu última elección
table-keys_guide = abrir o cerrar las reglas del momento
table-keys_hint = pedir una pista, si la mesa lo permite
table-keys_suspects = ver quién es probablemente quién, si la mesa permite pistas
table-keys_mute = activar o desactivar el sonido
table-keys_gold = decir el oro de cada cual
table-keys_cards = decir tus cartas y cuántas tienen los demás
table-keys_cities = decir las ciudades
table-keys_who = decir los personajes y quiénes son
table-keys_step = paso siguiente; con Mayús: ponerse al día
table-keys_help = esta ayuda
table-keys_close = cerrar
table-sound_try = Escuchar
table-sound_turn = Tu turno
table-sound_gold = Oro
table-sound_card = Cartas
table-sound_build = Construcción
table-sound_hit = Alguien actúa contra ti
table-sound_destroy = Cae un distrito
table-sound_crown = La corona
table-sound_end = Fin de la partida
