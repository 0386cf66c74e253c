# The start page, opening a table and waiting at it, in the browser.

## Everywhere

lobby-unreachable = No se puede contactar con el servidor. Comprueba tu conexión y vuelve a intentarlo. No se ha perdido nada.
lobby-try_again = Reintentar
lobby-level_easy = Fácil
# same as in English
lobby-level_normal = Normal
lobby-level_hard = Difícil
lobby-level_expert = Experto
lobby-level_master = Maestro
lobby-person = Persona
# same as in English
lobby-bot_level = Bot, { $level }
lobby-minutes = unos { $minutes } min
lobby-watch = Mirar
lobby-read_card = leer la carta

## Start

lobby-game = Ciudadelas
lobby-pitch = Ocho personajes, una corona. Elige en secreto quién serás esta ronda, consigue oro, construye tu ciudad… y adivina quién viene a por ti.
lobby-name = Tu nombre
lobby-name_other = Proponer otro
lobby-nicknames = Búho Cigüeña Cuervo Erizo Garza Gorrión Halcón Jineta Liebre Lince Nutria Petirrojo Tejón Vencejo Zorro
lobby-play_now = Jugar ya
lobby-play_now_about = Tú y tres bots, con las cartas para una primera partida.
lobby-local = Jugar en este dispositivo
lobby-local_about = El juego funciona en este navegador, incluso sin red.
lobby-local_loading = Cargando el juego: { $percent } %
lobby-local_ready = Listo: aquí puedes jugar sin red.
lobby-local_away = No se puede conectar con el servidor. Aquí puedes jugar contra bots.
lobby-local_failed = No se ha podido cargar el juego. Inténtalo de nuevo cuando tengas red.
lobby-local_none = No se puede conectar con el servidor, y no permite jugar sin red.
lobby-coach = Con consejero: explica cada novedad
# same as in English
lobby-bots_level = Bots
lobby-opening = Abriendo la mesa…
lobby-new_table = Nueva mesa
lobby-new_table_about = Amigos, otros personajes, tus propias reglas.
lobby-join = Entrar con un código
lobby-join_field = Código o enlace
lobby-join_hint = Las ocho letras y cifras, o el enlace completo que te han enviado.
lobby-join_go = Entrar
lobby-join_no_code = Eso no es ni un código ni un enlace a una mesa. Un código tiene ocho letras y cifras.
lobby-mine = Tus mesas
lobby-mine_none = No tienes partidas pendientes. La primera está a un clic.
lobby-your_turn = ¡Te toca!
lobby-state_open = Esperando jugadores
lobby-state_running = Piensan los demás
lobby-state_over = Terminada
lobby-continue = Seguir
lobby-to_table = Ir a la mesa
lobby-look_back = Ver el resultado
lobby-finished = Partidas terminadas
lobby-open_tables = Mesas abiertas
lobby-open_none = Ahora mismo nadie busca jugadores. Abre una mesa pública y todos la verán aquí.
lobby-sit_down = Sentarse
lobby-loading = Buscando mesas…
lobby-table_of = Mesa { $id }
lobby-free_seats = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
# same as in English
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-new_here = ¿No conoces el juego?
lobby-read_rules = Apréndelo en tres minutos
lobby-learn = Aprender jugando
lobby-learn_about = Seis escenas breves en una mesa de verdad, cinco minutos. Tú haces las jugadas.
lobby-learn_scenes = Todas las escenas
lobby-learn_begin = Empezar
# differs from lobby-continue: it goes on with the lessons, not with a game
lobby-learn_go_on = Continuar
lobby-alone = En solitario
lobby-puzzles = Problemas
lobby-puzzles_about = Encuentra la mejor opción.
lobby-daily = El reparto del día
lobby-daily_about = Las mismas cartas para todos.
lobby-stats = Estadísticas
lobby-stats_about = Tus partidas y las de todos.

## New table

lobby-edition = Edición
lobby-players = Jugadores
lobby-cards = Cartas
lobby-cards_about = Con qué personajes y distritos únicos se juega.
lobby-way_ready = Preparadas
lobby-way_random = Al azar
lobby-way_own = A medida
lobby-random_about = Al empezar la partida se sortean, a la vista de todos, un personaje de cada rango y los distritos únicos. Los hay desde baratos hasta caros.
lobby-ninth = Añadir el rango 9: { CARD($character) }
lobby-ninth_any = Añadir un personaje de rango 9
lobby-ninth_needed = Necesario con { COUNT($players, of: "players") }.
lobby-ninth_forbidden = No con { COUNT($players, of: "players") }.
lobby-substitute = Para este personaje ({ CARD($character) }) hacen falta más jugadores. ¿Quién ocupa su lugar?
lobby-characters = Personajes
lobby-uniques = Distritos únicos
lobby-rank = Rango { $rank }
lobby-rank_nobody = Ninguno
lobby-rank_nobody_about = Jugar con ocho rangos.
lobby-uniques_random = Sorteados
lobby-uniques_own = Los que yo elija
lobby-uniques_count = Cuántos
lobby-uniques_chosen = Elegidos: { $count }
lobby-uniques_none = Quitar todos
lobby-uniques_all = Todos los de esta edición.
lobby-uniques_drawn = { $count ->
    [one] { $count } distrito único, sorteado
   *[other] { $count } distritos únicos, sorteados
}
lobby-characters_drawn = Uno de cada rango, por sorteo.
lobby-beyond_book = El reglamento cambia uno o dos de los ocho personajes básicos; tu lista va más allá.
lobby-by_rule = regla { $rule }
lobby-action_cards = Cartas de acción
lobby-action_cards_about = Quince cartas más para el mazo: sorpresas rápidas venidas del circo.
lobby-action_in_book = Vienen con esta edición, para jugar con ellas o sin ellas.
lobby-action_none = Sin ellas
lobby-action_first = Primera versión
lobby-action_second = Segunda versión
lobby-action_own = como en esta edición
lobby-more = Más: reglas de la casa
lobby-more_about = Todo sigue la edición si no lo cambias.
lobby-more_changed = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}
lobby-as_edition = Como en la edición ({ $value })
lobby-as_usual = Como en la edición
lobby-reset = Volver a las reglas de la edición
lobby-yes = sí
# same as in English
lobby-no = no
lobby-rule-city_size = Distritos para completar una ciudad
lobby-rule-five_types_bonus = Puntos por los cinco tipos
lobby-rule-discard_pile = Pila de descartes boca arriba
lobby-rule-face_down_first = El personaje boca abajo se aparta primero
lobby-rule-face_down_seen = Quien tiene la corona mira el personaje boca abajo
lobby-rule-tie_break = Empates
lobby-rule-unique_count = Número de distritos únicos, sorteados
lobby-rule-crown = Primera corona
lobby-rule-mixed = Mezclar cartas de todas las ediciones
lobby-rule-versions = Versiones de las cartas
lobby-tie_break-rank = el rango más alto
lobby-tie_break-districts = puntos de los distritos
lobby-tie_break-districts_and_gold = puntos de los distritos y luego oro
lobby-crown_random = por sorteo
lobby-versions_about = Algunas cartas han cambiado con los años. Elige con qué versión jugar.
lobby-seats = Asientos
lobby-seats_bots = Bots en los demás asientos
lobby-seats_people = Solo personas
lobby-seat = Asiento { $number }
lobby-you = Tú
lobby-seats_watch = Solo bots: tú miras.
lobby-clock = Tiempo para pensar
# differs from lobby-rank_nobody: no limit, not nobody
lobby-clock_none = Sin límite
lobby-clock_quick = Rápido
lobby-clock_calm = Tranquilo
lobby-clock_long = Largo
lobby-clock_days = Días
# differs from lobby-way_own: a time, not cards
lobby-clock_own = Otro
lobby-clock_bank = Minutos para toda la partida
lobby-clock_increment = Segundos añadidos con cada elección
lobby-clock_about = { $minutes } min, más { $seconds } s por elección. Si se agota, juega un bot hasta que vuelvas.
lobby-clock_days_each = Días por elección
lobby-clock_days_about = { $days ->
    [one] { $days } día
   *[other] { $days } días
} por elección: cada cual juega cuando le viene bien. Si el tiempo se agota, juega un bot hasta que vuelvas.
lobby-clock_none_about = Cada cual se toma el tiempo que necesita.
lobby-who = Quién puede encontrarla
lobby-private = Privada
lobby-private_about = Solo quien tenga el código o el enlace.
lobby-listed = Pública
lobby-listed_about = Todos la ven en la página de inicio.
lobby-open_table = Abrir la mesa
lobby-open_start = Empezar la partida

## At the table, before the start

lobby-wait_title = La mesa está lista
lobby-welcome = Toma asiento
lobby-welcome_by = { $name } te invita a una partida de Ciudadelas.
lobby-welcome_nobody = Hay un asiento esperándote.
lobby-welcome_full = Todos los asientos están ocupados, pero puedes mirar.
lobby-welcome_locked = El anfitrión ha bloqueado la mesa, pero puedes mirar.
lobby-watching = Estás mirando. La partida aparecerá aquí en cuanto empiece.
lobby-invite = Invitar a amigos
lobby-code = Código
lobby-link = Enlace
lobby-copy = Copiar el enlace
lobby-copied = Enlace copiado.
lobby-copy_by_hand = El enlace está seleccionado: cópialo a mano.
lobby-share = Compartir
lobby-share_text = ¡Ven a jugar a Ciudadelas conmigo!
lobby-qr = Código QR
lobby-qr_label = Código QR con el enlace a esta mesa
lobby-seat_open = Libre
lobby-host = Anfitrión
lobby-here = aquí
lobby-not_here = ausente
lobby-sit_here = Sentarse aquí
lobby-rename = Cambiar el nombre
lobby-keep_name = Guardar
lobby-cancel = Cancelar
lobby-get_up = Dejar tu asiento
lobby-start = Empezar la partida
lobby-start_bots = { $count ->
    [one] Un bot ocupa el asiento libre.
   *[other] Los bots ocupan los { $count } asientos libres.
}
lobby-start_full = Todos los asientos están ocupados.
lobby-start_wait = { $name } empezará la partida cuando estén todos.
lobby-start_wait_host = El anfitrión empezará la partida cuando estén todos.
lobby-lock = Bloquear la mesa
lobby-lock_about = No puede sentarse nadie más.
lobby-locked = Bloqueada
lobby-hints = Permitir pistas
lobby-hints_about = Los jugadores pueden preguntar qué haría un bot fuerte.
lobby-kick = Echar
lobby-kick_sure = ¿Echar a { $name } definitivamente?
lobby-make_host = Nombrar anfitrión
lobby-give_bot = Dárselo a un bot
lobby-free = Liberar el asiento
lobby-bots_level_of = Nivel del bot del asiento { $number }
lobby-actions_for = Asiento { $number }: { $name }
lobby-plan = Esta partida
lobby-keep = Guardar como mis ajustes
lobby-kept = Guardado. Tus mesas nuevas empezarán así.
lobby-forget = Volver a lo habitual
lobby-house_rules = Reglas de la casa
# same as in English
lobby-clock_short = { $minutes } min + { $seconds } s
lobby-clock_days_short = { $days ->
    [one] { $days } día
   *[other] { $days } días
} por elección
lobby-players_here = Asientos ocupados: { $taken } de { $players }.
lobby-review = Analizar la partida
lobby-together = Varias personas en este dispositivo
