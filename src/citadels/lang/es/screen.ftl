# The game in a full-screen terminal, and tables of a server in a terminal.

## A server’s table

# In plain lines; start and q are typed as they are.
join-start = Escribe start para empezar, Intro para volver a mirar, q para salir.
# $command is what to type.
join-kept = Tu asiento te espera. Para volver: { $command }

## Keys at the bottom of the screen, in a word

screen-keys_choices = Opciones
screen-keys_card = Carta
screen-keys_help = Ayuda
screen-keys_leave = Salir

## The screen

screen-close = Esc: cerrar
screen-leave = Esc: salir
screen-unfinished = Tienes una partida sin terminar.
screen-continue = Seguir con ella
screen-new = Partida nueva
screen-range = Las opciones van del 1 al { $count }.
screen-nothing_here = Aquí no hay nada que elegir ahora.
screen-no_card = Señala antes una carta, con las flechas o el ratón.
# The keys, one a line.
screen-help =
    1, 2, 3…   elegir la opción con ese número
    Tab        ir al siguiente lugar donde puedes elegir
    flechas    ir a cualquier parte de la mesa
    Intro      elegir; en otro lugar: ¿por qué no?
    ratón      clic para elegir, clic derecho para leer una carta
    c          todas las opciones, y por qué algunas no son posibles
    i          leer la carta
    u          deshacer tu última elección, si se puede
    h          qué haría un bot fuerte y por qué
    l          todo lo que ha pasado
    m          hablar, en la mesa de un servidor
    s          empezar la partida, como anfitrión de la mesa de un servidor
    a          pedir un asiento o responder a quien lo pide
    n          la revancha, tras el final, en la mesa de un servidor
    r          el resultado, tras el final
    t          otro tema
    q          salir; la partida se guarda
screen-plain = Con un lector de pantalla, juega en líneas sin adornos: citadels play --plain
