# A game in the terminal: the table as text, and the talk with the player.

## The table

board-head = Ronda { $round } · { COUNT($deck, of: "cards") } en el mazo · con { COUNT($size, of: "districts") } se completa una ciudad
board-last_round = Esta es la última ronda.
board-bell = El Campanario: la partida termina con { COUNT($size, of: "districts") }.
board-tax = Impuestos pendientes para el Recaudador de impuestos: { COUNT($gold, of: "gold") }.
board-hand_size = { COUNT($count, of: "cards") } en la mano
board-complete = ciudad completa
board-crown = corona
board-no_city = nada construido aún
board-district = { CARD($district) } ({ $cost }, { TYPE($type) })
board-museum = Debajo del Museo: { COUNT($count, of: "cards") }
board-museum_known = Debajo del Museo: { CARD($cards) }
board-wagon = Taquilla ambulante: { COUNT($gold, of: "gold") }
board-characters = Personajes:
board-rank = { $rank } { CARD($character) }
board-own = Tienes { COUNT($gold, of: "gold") } y { COUNT($points, of: "points") }; tu ciudad: { $city }
board-hand = Tu mano: { $cards }
board-their_hand = Mano: { $cards }
board-known = Sabes que esta mano tiene: { CARD($cards) }
board-empty_hand = No tienes cartas en la mano.
board-card = { CARD($card) } ({ $cost }, { TYPE($type) })
board-discard_pile = Pila de descartes: { CARD($cards) }

## What is known of a character, after its name: nouns, because the names have different genders

mark-face_up = descarte boca arriba
mark-face_down = descarte boca abajo
mark-murdered = asesinato
mark-bewitched = embrujo
mark-robbed = robo previsto
mark-warrant = orden
mark-signed = firmada
mark-threat = amenaza
mark-flower = con flor
mark-silent = nadie

## Groups of choices

group-gather = Recoger recursos
group-build = Construir
group-character = Tu personaje
group-districts = Tus distritos
group-cards = Cartas de acción
group-turn = Turno

## The talk

talk-welcome = Ciudadelas, { $edition }: { COUNT($players, of: "players") }, semilla { $seed }.
talk-welcome_help = Escribe el número de una opción, o ? para la ayuda.
talk-range = Escribe un número del 1 al { $count }, o ? para la ayuda.
talk-only_one = Escribe 1, o ? para la ayuda.
talk-refused = Ahora no puedes hacer eso. { $reason }
# same as in English: build castle is what to type
talk-why_what = Pregunta así: why build castle
talk-why_possible = Sí que puedes: es el número { $number }.
talk-bye = Te levantas de la mesa. ¡Hasta la próxima!
talk-end_of_input = No hay más entrada: te levantas de la mesa. ¡Hasta la próxima!
talk-kept = Tu partida está guardada. Para seguir: { $command }
talk-left = Tienes una partida sin terminar. Para seguir: { $command }
talk-saved = La grabación está en { $path }.
talk-resumed = La partida sigue donde la dejaste.
talk-several = Encajan varias opciones: { $numbers }
talk-cannot = { $choice }. { $reason }
talk-nothing_yet = Todavía no ha pasado nada.
talk-ask_language = ¿Qué idioma?
talk-ask_edition = ¿Qué edición?
talk-ask_players = ¿Cuántos jugadores?
talk-ask_set = ¿Qué conjunto de personajes?
talk-ask_bots = ¿De qué nivel son los bots?
talk-ask_again = Escribe una de estas opciones: { $allowed }
talk-ask_default = Pulsa Intro para: { $value }
talk-help =
    3               elegir la opción 3 (basta con Intro si solo hay una)
    build castle    elegir una opción por su nombre
    why TEXTO       por qué algo no es posible ahora: why castillo, why murder king
    hint            qué haría un bot fuerte y por qué
    ? NOMBRE        qué hace una carta: ? bruja
    castillo        elegir la opción que contiene esa palabra
    u               deshacer tu última elección, si se puede
    p               volver a mostrar la mesa
    l               volver a mostrar lo que ha pasado esta ronda
    ?               esta ayuda
    q               levantarse de la mesa; la partida se guarda

    Opciones por su nombre: un verbo como build, murder, rob, destroy, take_gold o end_turn, y luego de qué se trata,
    con los jugadores por su número, desde el 0: swap_hands 2, destroy 1 market, spy 2 noble.

## Records told and stepped through

replay-open = La grabación termina aquí. Ahora decide { PLAYER($seat) }.
    .you = La grabación termina aquí. Ahora decides tú.
replay-step = Paso { $step } de { $steps }
replay-chose = { PLAYER($seat) } decide: { $choice }
    .you = Decides: { $choice }
replay-digest = Huella: { $digest }
replay-start = Este es el principio.
replay-range = Los pasos van del 0 al { $steps }; los asientos, del 0 al { $most }; ? para la ayuda.
replay-end = Este es el final.
replay-seen_by = Así lo ve { PLAYER($seat) }.
    .you = Así lo ves tú.
replay-spectator = Así lo ve el público.
replay-openly = Todo a la vista.
scenario-choose = { PLAYER($seat, case: "who") ->
    [you] Puedes elegir:
   *[any] { PLAYER($seat) } puede elegir:
}
scenario-holds = Todo es como debe ser.
replay-help =
    n o Intro       el paso siguiente
    b               un paso atrás
    12              el paso 12
    r               la ronda siguiente
    s 2             como lo ve el jugador 2
    s               como lo ve el público
    o               todo a la vista
    p               la mesa
    ?               esta ayuda
    q               salir
