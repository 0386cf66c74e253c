# What the server says: why it does not do what it was asked for, and its start page.

## Messages and tokens

refusal-bad_message = El servidor no ha entendido ese mensaje: { $message }
refusal-too_large = El mensaje es demasiado largo; como máximo, { $most } bytes.
refusal-no_token = Aún no tienes un pase de invitado: pide antes uno.
refusal-foreign_origin = Las páginas de { $origin } no pueden usar este servidor.
refusal-not_found = No hay nada en esta dirección.
refusal-wrong_method = Esta dirección no acepta ese método.
refusal-failed = Algo ha fallado en el servidor. Tu partida está a salvo. Vuelve a intentarlo.
refusal-try_again = No se ha podido guardar. Vuelve a intentarlo.
refusal-elsewhere = Esta mesa está en otro servidor: { $where }

## Limits

refusal-too_fast = Demasiadas cosas a la vez. Espera un momento.
refusal-too_many_guests = Demasiados invitados nuevos desde tu dirección. Espera un minuto.
refusal-too_many_tables = Has abierto demasiadas mesas seguidas. Espera un minuto.
refusal-too_many_open_tables = Ya tienes { $most } mesas sin terminar. Termina antes alguna.
refusal-too_many_connections = Demasiadas conexiones; como máximo, { $most }.

## Opening a table

refusal-wrong_setup = Con esta configuración no se puede jugar. { $cause }
refusal-wrong_seats = La configuración es para { COUNT($players, of: "players") }, pero se han indicado { $seats } asientos.
refusal-bad_clock = El tiempo para pensar debe estar entre { $least } y { $most } segundos.
refusal-bad_name = Elige un nombre con caracteres visibles.
refusal-bad_record = Esta grabación no se puede reproducir. { $cause }
refusal-record_too_long = Esta grabación es demasiado larga: se pueden mostrar como máximo { $most } elecciones.
refusal-unknown_bot = Aquí no hay ningún bot «{ $bot }». Elige entre: { $allowed }.

## At a table

refusal-no_such_table = Esa mesa no existe. ¿Es correcto el código?
refusal-no_such_seat = Ese asiento no existe; el último es el { $most }.
refusal-in_lesson = Esto es una lección: aquí solo se pueden dar sus propios pasos.
refusal-lesson_waits = Antes, termina de leer el texto de arriba.
refusal-no_hints = En esta mesa no hay pistas.
refusal-no_lesson = En esta mesa no hay ninguna lección.
refusal-no_such_scene = No existe la escena «{ $scene }»; las que hay son: { $allowed }.
refusal-no_such_step = Ese paso no existe; el último es el { $most }.
refusal-not_seated = Solo estás mirando: para eso hace falta un asiento.
refusal-not_host = Eso solo puede hacerlo el anfitrión de la mesa.
refusal-kicked = El anfitrión te ha echado de esta mesa.
refusal-locked = La mesa está bloqueada: no puede sentarse nadie más.
refusal-name_taken = Aquí ya hay alguien que se llama { $name }.
refusal-table_full = Todos los asientos están ocupados.
refusal-seat_taken = Ese asiento está ocupado.
refusal-nobody_there = No hay ningún jugador en ese asiento.
refusal-no_bot_there = No hay ningún bot en ese asiento.
refusal-not_yourself = No puedes hacerte eso a ti, pero puedes marcharte.
refusal-already_started = La partida ya ha empezado.
refusal-not_started = La partida todavía no ha empezado.
refusal-dealing = Se están barajando las cartas. Vuelve a intentarlo enseguida.
refusal-bad_part = Ese número no corresponde a la huella que anunciaste.
refusal-game_over = La partida ha terminado.
refusal-not_over = La partida aún no ha terminado.
refusal-not_your_turn = No te toca elegir.
refusal-stale = La mesa ha cambiado entretanto. Vuelve a mirar.
refusal-not_possible = No puedes hacer eso. { $cause }
refusal-nothing_to_undo = No hay nada que puedas deshacer.
refusal-not_away = Ningún bot juega por ti.
refusal-already_away = Ya hay un bot jugando por ti.
refusal-other_tab = Esta partida está abierta en otra pestaña. Sigue jugando allí o cierra esa pestaña.
refusal-player_present = Ese jugador está aquí. Solo se puede sustituir a quien no está.
refusal-secret_question = Hay una pregunta secreta en curso. Espera a la respuesta.

## Chat and seats that change hands

refusal-chat_off = El anfitrión ha desactivado el chat de esta mesa.
refusal-no_free_text = En esta mesa solo se pueden usar las frases preparadas.
refusal-silenced = El anfitrión te ha silenciado en esta mesa.
refusal-chat_full = Se ha hablado tanto aquí que ya no cabe nada más.
refusal-bad_text = Escribe algo que se pueda ver.
refusal-no_such_message = Ese mensaje no existe.
refusal-no_such_puzzle = Ese problema no existe.
refusal-daily_secret = Es un reparto del día: sus cartas son secretas hasta que acabe el día.
refusal-already_reported = Ya has denunciado eso.
refusal-bad_code = Este código no funciona, o ya no. Pide uno nuevo.
refusal-already_seated = Ya tienes un asiento en esta mesa.
refusal-no_such_request = Ya nadie pide ese asiento.
refusal-asker_gone = Quien pedía el asiento no está aquí ahora mismo.
refusal-too_many_requests = Ya hay { $most } personas pidiendo un asiento. Espera al anfitrión.
refusal-too_many_people = Hay { $people } personas sentadas, pero la partida sería para { COUNT($players, of: "players") }.
refusal-closed = Esta mesa está cerrada.
