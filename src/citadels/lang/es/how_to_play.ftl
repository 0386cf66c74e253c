# How to play, on one page, in the order in which it is read: src/citadels/book/how_to_play.py. Cards are arguments
# under their own ids: $thief is the Thief. $seat is the player whose choice is told, $from has the crown, $of owns a
# district; “you” is the reader, who is the Warlord. Below: the words of the rules beside a running game.

how-title = Cómo se juega
how-lead = Tres minutos de lectura y ya puedes jugar tu primera partida.

how-heading-goal = El objetivo
how-goal = Construye la mejor ciudad. Cada distrito vale lo que cuesta. En cuanto alguien tiene { COUNT($size, of: "districts") }, se juega la última ronda, y gana quien tenga más puntos.
how-goal_few = Construye la mejor ciudad. Cada distrito vale lo que cuesta. En cuanto alguien tiene { COUNT($size, of: "districts") }, o { $few } con dos o tres jugadores, se juega la última ronda, y gana quien tenga más puntos.
how-start = Se empieza con 2 monedas y cuatro cartas en la mano: los distritos que se pueden construir.
how-picture-goal = Una ciudad completa. La moneda de una carta es su coste; el color y la letra, su tipo.

how-heading-choosing = Primero, elige en secreto
how-choosing = En cada ronda eres un personaje distinto. Los personajes dan la vuelta a la mesa: quédate con uno, no se lo enseñes a nadie y pasa los demás.
how-choosing_aside = Antes se apartan unos cuantos, así que todos saben un poco y nadie lo sabe todo.
how-picture-choosing = Uno de estos tres será tuyo. Los dos grises están boca arriba en la mesa: nadie los tiene esta ronda.

how-heading-calling = Luego se llama a los personajes
how-calling = Se los llama por su número, del 1 en adelante, te sientes donde te sientes. Cuando sea el tuyo, muéstralo y juega tu turno. Si nadie responde, es que nadie tiene ese personaje… o que lo han asesinado.
how-calling_low = Los villanos atacan a personajes, no a jugadores: { CARD($assassin, case: "the") } y { CARD($thief, case: "the") } nombran a su víctima y solo pueden suponer quién es.
how-picture-calling = Llaman al número 7. Han asesinado { CARD($king, case: "to") } y van a robar { CARD($warlord, case: "to") }.

how-heading-turn = Cuando es tu turno
how-turn = Puedes hacer tres cosas. Solo la primera es obligatoria:
how-turn_gather = Recoger recursos: toma 2 monedas, o roba 2 cartas y quédate con una de ellas.
how-turn_build = Construir un distrito: paga el coste de una carta de tu mano y ponla en tu ciudad. Uno por turno, y nunca uno que ya tengas.
how-turn_ability = Usar la habilidad de tu personaje: cada uno tiene la suya. Algunos también cobran oro por los distritos de su color: { CARD($king, case: "the") } por los amarillos, { CARD($bishop, case: "the") } por los azules, { CARD($merchant, case: "the") } por los verdes y { CARD($warlord, case: "the") } por los rojos.
how-picture-turn = Tu sitio después de recoger: tu ciudad, 4 monedas y tu mano. Las cartas enmarcadas se pueden construir; otra ({ CARD($cathedral) }) aún es demasiado cara.

how-heading-round = Una ronda, tal como ocurre
how-round_chosen = { PLAYER($from) } tiene la corona y elige antes que nadie. Te llegan tres personajes: te quedas con { CARD($warlord, case: "the") } y pasas dos. { PLAYER($seat) } elige al final.
how-round_murder = Llaman al número 1. { PLAYER($seat) } es { CARD($assassin, case: "the") } y asesina { CARD($king, case: "to") }: una puñalada en balde, porque nadie lo tiene.
how-round_robbery = El número 2 es { PLAYER($seat) }, { CARD($thief, case: "the") }, que quiere robar { CARD($warlord, case: "to") } y no tiene ni idea de que eres tú.
how-round_saving = Del 3 al 6 no responde nadie. El número 7, { CARD($architect, case: "the") }, es { PLAYER($seat) }, que toma 2 monedas y las ahorra.
how-round_robbed = Número 8: ¡eres tú! Antes de que te muevas, { CARD($thief, case: "the") } se queda con todo tu oro. Así que tomas 2 monedas.
how-round_destroyed = Como { CARD($warlord) } puedes destruir un distrito por 1 moneda menos de lo que costó. Pagas 1 moneda y desaparece { CARD($market, case: "the") } { PLAYER($of, case: "of") }.
how-round_income = Cobras 2 monedas por distritos rojos: { CARD($prison, case: "the") } y { CARD($school_of_magic, case: "the") }, que cuenta como cualquier color.
how-round_built = Por 3 monedas, construyes { CARD($barracks, case: "the") }.
how-round_next = La ronda ha terminado. Se vuelven a barajar los personajes, y { PLAYER($from) } conserva la corona. Solo se la habría llevado { CARD($king, case: "the") }.
how-picture-destroying = La ciudad { PLAYER($of, case: "of") }, como la ve { CARD($warlord, case: "the") }. Las monedas indican cuánto costaría cada ataque.

how-heading-end = El final y los puntos
how-end = Cuando una ciudad tiene { COUNT($size, of: "districts") }, se termina la ronda. Entonces cada cual suma:
how-points_districts = Lo que costaron todos sus distritos.
how-points_types = { COUNT($points, of: "points") } por tener distritos de los cinco colores.
how-points_complete = 4 puntos por la primera ciudad completa, 2 por cada una de las demás.
how-points_unique = Lo que digan los distritos morados. El oro que sobra no vale nada.
how-action_cards = Esta edición tiene además cartas de acción. Se barajan en el mazo, y en cada uno de tus turnos puedes jugar una de tu mano. La primera vez, déjalas fuera.
how-picture-scores = El final de una partida. Tu ciudad fue la segunda en completarse, y aun así ganas.

how-heading-next = ¿Y ahora?
how-next_play = Jugar una primera partida
    .about = Contra bots; la página de inicio está a un clic.
how-next_examples = Probar los ejemplos
    .about = Los turnos de los propios reglamentos, jugada a jugada.
how-next_cards = Ver las cartas
    .about = Qué hace cada una, en cada edición.
how-next_rules = Leer las reglas exactas
    .about = Cada párrafo con su número, para todos los casos que faltan en esta página.
how-lookup = ¿Buscas algo? `citadels rules NAME` muestra una carta, `citadels rules --edition { $edition }` las reglas exactas, `citadels rules --example` los ejemplos. `citadels play` empieza una partida.

## The rules beside a running game

guide-asked = Lo que te preguntan ahora
guide-nothing = Ahora mismo no te preguntan nada.
guide-mine = Qué hace tu personaje
guide-offered = Puedes elegir
guide-playing = De quién es el turno
guide-about = De qué se trata
guide-rules = Qué dicen las reglas
guide-rulings = Casos especiales
guide-whole = Cómo se juega, en una página
guide-edition = Todas las reglas de esta edición
