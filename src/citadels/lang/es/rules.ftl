# The rules of the game in short, and what `citadels rules` says around them.

## Headings

rules-title = Reglas: { $edition }
rules-heading-setup = Preparación
rules-heading-selection = Elección de personajes
rules-heading-turn = Los turnos
rules-heading-actions = Cartas de acción
rules-heading-end = El final
rules-heading-characters = Personajes
rules-heading-districts = Distritos
rules-heading-uniques = Distritos únicos
rules-heading-sets = Conjuntos preparados
rules-heading-glossary = Glosario
rules-heading-rulings = Aclaraciones
rules-heading-differences = En otras ediciones
rules-heading-departures = En qué nos apartamos del reglamento
rules-reference = Ciudadelas: reglas y cartas

## Figures

rules-players = De { $least } a { COUNT($most, of: "players") }.
rules-deck = El mazo tiene { COUNT($basic, of: "cards") } de distritos corrientes y { COUNT($uniques, of: "cards") } de distritos únicos.
rules-deck_chosen = El mazo tiene { COUNT($basic, of: "cards") } de distritos corrientes y { COUNT($uniques, of: "cards") } de distritos únicos, de un total de { $pool }.
rules-city = Con { COUNT($size, of: "districts") } se completa una ciudad.
rules-city_few = Con { COUNT($size, of: "districts") } se completa una ciudad; con dos o tres jugadores, con { $few }.
rules-bonus = Tener distritos de los cinco tipos vale { COUNT($points, of: "points") }.
rules-action_cards = Su reglamento trae 15 cartas de acción: se juega con ellas o sin ellas.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: boca arriba { $up }, boca abajo { $down }
rules-rank = rango { $rank }
rules-cost = coste { $cost }
rules-copies = copias: { $copies }
rules-in_editions = En: { $editions }
# same as in English
rules-in_edition = { $editions }:
rules-set_characters = Personajes: { CARD($characters) }.
rules-set_ninth = Personajes: { CARD($characters) } ({ CARD($character) }).
rules-set_uniques = Distritos únicos: { CARD($cards) }.
rules-sets_ninth = El noveno personaje, entre paréntesis, es opcional: solo hace falta con tres u ocho jugadores.
rules-substitute = Para { CARD($character, case: "the") } hacen falta al menos { COUNT($least, of: "players") }. Con menos, ocupa su lugar otro personaje: { $names }.
rules-called = también se llama { $names }
rules-elsewhere = { $edition } no tiene esta carta. Así se juega en { $other }.
rules-unprinted = El reglamento de esta edición no trae el texto de esta carta; el nuestro viene de otras fuentes.

## Looking up

rules-several = Encajan varias cartas: { $names }
rules-hint = Una carta: citadels rules NAME. Otra edición: --edition ID. Todo a la vez: --markdown.

## Setting up

rules-S1 = Se elige un personaje de cada rango, del 1 al 8 o del 1 al 9: un conjunto preparado, una lista propia o una al azar.
rules-S1-classic = Los ocho personajes son siempre los mismos.
rules-S1-dark-city = Se elige un personaje de cada rango, del 1 al 8 o del 1 al 9, con una lista propia o al azar. El reglamento cambia uno o dos de los ocho personajes básicos por otros de su rango.
rules-S2 = Con dos jugadores se juega sin el rango 9 y sin el Emperador; con tres u ocho hace falta el rango 9. La Reina necesita al menos cinco jugadores.
rules-S2-classic = Con ocho personajes pueden jugar de dos a siete jugadores.
rules-S2-dark-city = Con dos o tres jugadores se juega sin el rango 9, y con dos también sin el Emperador; con ocho hace falta el rango 9. La Reina necesita al menos cinco jugadores. El Cementerio no se usa si el Diplomático está en juego.
rules-S3 = Se barajan los distritos corrientes y los únicos elegidos para formar el mazo. Cada jugador recibe 4 cartas y 2 monedas.
rules-S3-classic = Se barajan todos los distritos para formar el mazo. Cada jugador recibe 4 cartas y 2 monedas.
rules-S3-dark-city = { rules-S3-classic }
rules-S4 = El jugador de más edad empieza con la corona. Aquí lo dice el anfitrión, o decide el azar.
rules-S5 = El oro de la banca no se agota nunca, y no hay límite de cartas en la mano. Se paga a la banca, salvo que se nombre a un jugador. El oro que está sobre una carta no es de nadie.

## Choosing characters

rules-D1 = Quien tiene la corona baraja los personajes. Primero se descartan algunos: boca arriba, a la vista de todos, o boca abajo.
rules-D2 = Un personaje de rango 4 no se descarta nunca boca arriba: otro ocupa su lugar.
rules-D2-classic = El Rey no se descarta nunca boca arriba: otro personaje ocupa su lugar.
rules-D3 = Nadie sabe qué hay boca abajo.
rules-D3-classic = Solo quien tiene la corona mira lo que hay boca abajo.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = Empezando por quien tiene la corona y en el sentido de las agujas del reloj, cada jugador toma un personaje en secreto y pasa los demás. El último elige entre dos y descarta el otro boca abajo.
rules-D5 = Si hay un personaje más que jugadores, el último toma también la carta que está boca abajo, se queda con una y descarta la otra boca abajo.
rules-D5-classic = Con siete jugadores, el último toma también la carta que está boca abajo, se queda con una y descarta la otra boca abajo.
rules-D6 = Con dos jugadores, cada uno tiene dos personajes. El primero toma uno de siete. El segundo toma uno de seis y descarta otro boca abajo. El primero toma uno de cuatro y descarta otro. El segundo toma uno de los dos últimos.
rules-D7 = Con tres jugadores, cada uno tiene dos personajes. Cada cual toma uno, se descarta otro al azar y cada cual toma otro; el último se descarta.
rules-D8 = Con tres jugadores, cada uno tiene dos personajes: cada cual toma uno, en dos vueltas, y el último se descarta.
rules-D10 = Con dos o tres jugadores tienes una sola mano, una sola reserva de oro y una sola ciudad, pero un turno por cada uno de tus personajes. Una habilidad solo vale en el turno de su propio personaje.

## The turns

rules-T1 = Quien tiene la corona llama a los personajes por rango. El jugador que tiene el que llaman lo revela y juega su turno. Un personaje asesinado sigue oculto y en silencio; solo un rango 4 asesinado se revela, al final de la ronda.
rules-T1-classic = { rules-T1-dark-city }
rules-T1-dark-city = Quien tiene la corona llama a los personajes por rango. El jugador que tiene el que llaman lo revela y juega su turno. Un personaje asesinado sigue oculto y en silencio; solo un Rey asesinado se revela, al final de la ronda.
rules-T1b = Quien recibe la corona llama a los personajes que faltan y elige primero en la ronda siguiente.
rules-T3 = En tu turno debes recoger recursos: toma 2 monedas, o roba 2 cartas, quédate con una y descarta la otra.
rules-T4 = Las cartas descartadas, devueltas o destruidas van boca abajo debajo del mazo.
rules-T4-classic = Las cartas descartadas, devueltas o destruidas van boca arriba a una pila de descartes. Cuando se acaba el mazo, se baraja la pila para formar otro.
rules-T4-dark-city = Las cartas descartadas, devueltas o destruidas van boca arriba a una pila de descartes, pero las del Mago y las del Observatorio van debajo del mazo. Cuando se acaba el mazo, se baraja la pila para formar otro.
rules-T5 = Si no hay cartas suficientes, roba las que haya.
rules-T6 = Después de recoger recursos, puedes construir un distrito: paga su coste y pon la carta en tu ciudad. Puedes construir uno por turno, salvo que algo aumente tu límite, y nunca uno que ya tengas.
rules-T7 = Puedes usar la habilidad de tu personaje una vez, en cualquier momento de tu turno, salvo que se indique cuándo. Los ingresos por distritos se cobran de una vez. Los distritos únicos que se usan una vez por turno se usan en cualquier momento de tu propio turno.
rules-T8 = Las habilidades y los efectos son optativos, salvo que digan que debes o que no puedes. Hasta de un distrito único que actúa por sí solo se puede prescindir un turno.
rules-T9 = Tu turno termina cuando tú lo dices, una vez hecho todo lo que debes hacer.
rules-T10 = Todos pueden saber: el oro y el número de cartas de cada jugador, las ciudades y lo que hay sobre ellas, los personajes en juego y los descartados boca arriba, quién tiene la corona, a quién han llamado y quién se ha revelado, a quién han asesinado, embrujado o van a robar, dónde hay órdenes y amenazas, y cuántas cartas quedan en el mazo. Todo lo demás es secreto.
rules-T10-classic = Todos pueden saber: el oro y el número de cartas de cada jugador, las ciudades y lo que hay sobre ellas, los personajes descartados boca arriba, quién tiene la corona, a quién han llamado y quién se ha revelado, a quién han asesinado o van a robar, la pila de descartes y cuántas cartas quedan en el mazo. Todo lo demás es secreto.
rules-T10-dark-city = Todos pueden saber: el oro y el número de cartas de cada jugador, las ciudades y lo que hay sobre ellas, los personajes en juego y los descartados boca arriba, quién tiene la corona, a quién han llamado y quién se ha revelado, a quién han asesinado, embrujado o van a robar, la pila de descartes y cuántas cartas quedan en el mazo. Todo lo demás es secreto.
rules-T11 = Después del último rango se revela un rango 4 asesinado y la corona cambia de manos, la Reina cobra si le corresponde, y empieza una nueva ronda o termina la partida.
rules-T11-classic = Después del último rango se revela un Rey asesinado y toma la corona, y empieza una nueva ronda o termina la partida.
rules-T11-dark-city = Después del último rango se revela un Rey asesinado y toma la corona, la Reina cobra si le corresponde, y empieza una nueva ronda o termina la partida. Un Emperador asesinado sigue oculto.

## Action cards

rules-A1 = Si se juega con ellas, las 15 cartas de acción se barajan en el mazo. Se roban, se guardan, se dan y se toman como las demás. No tienen tipo ni coste, y no se pueden construir.
rules-A2 = Puedes jugar una en cada uno de tus turnos, en cualquier momento, además de todo lo demás. Después va debajo del mazo.
rules-A2-classic = Puedes jugar una en cada uno de tus turnos, en cualquier momento, además de todo lo demás. Después va a la pila de descartes.
rules-A3 = Cada carta de acción en tu mano al final vale 1 punto.

## The end

rules-E1 = Cuando un jugador completa una ciudad, se termina la ronda y con ella la partida. Una ciudad puede pasar de ese número.
rules-E2 = Puntos: el coste de tus distritos; { $bonus } por tener distritos de los cinco tipos; 4 por completar una ciudad antes que nadie, 2 por cada una de las demás ciudades completas; y lo que digan los distritos únicos.
rules-E2-deluxe-cz = Puntos: el coste de tus distritos; { $bonus } por tener distritos de los cinco tipos; 4 por completar una ciudad antes que nadie, 2 por cada una de las demás ciudades completas; y lo que digan los distritos únicos y las cartas de acción.
rules-E2-classic = Puntos: el coste de tus distritos; { $bonus } por tener distritos de los cinco tipos; 4 por completar una ciudad antes que nadie, 2 por cada una de las demás ciudades completas; y lo que digan los distritos únicos y las cartas de acción.
rules-E3 = Una ciudad completa está a salvo del rango 8 y de la Armería. Solo puede menguar por obra de su dueño.
rules-E3-classic = Una ciudad completa está a salvo del Condotiero.
rules-E3-dark-city = Una ciudad completa está a salvo del Condotiero. El Diplomático sí puede intercambiar uno de sus distritos.
rules-E4 = En caso de empate gana quien tenga el rango más alto en la última ronda; de dos personajes cuenta el más alto.
rules-E4-classic = En caso de empate deciden los puntos de los distritos. Si también empatan, se comparte la victoria.
rules-E4-dark-city = En caso de empate deciden los puntos de los distritos y luego el oro. Si también empatan, se comparte la victoria.

## Where we depart from an edition’s book, and why (src/citadels/cards/editions.py says in which)

rules-departure-emperor = El reglamento permite el Emperador con dos jugadores. Aquí se juega sin él: no habría a quién coronar.
rules-departure-discard_pile = Las cartas rechazadas van boca arriba a una pila de descartes. El reglamento solo dice que quedan junto al mazo.
rules-departure-queen = Según el reglamento, la Reina cobra cuando juega el rango 4. Aquí cobra en su propio turno, para que nadie sepa demasiado pronto quién es.
rules-departure-ties = En caso de empate, el reglamento ruso cuenta el personaje elegido y el húngaro, el revelado. Aquí cuenta el que tienes, aunque lo hayan asesinado.
rules-departure-armory = Puedes usar la Armería de tu propia ciudad completa. El reglamento no dice si se puede; la ciudad es tuya.
rules-departure-completion = Si tu ciudad completa mengua, los 2 puntos por completarla se pierden con el distrito; los 4 por ser la primera se conservan. El reglamento no lo dice: lo que ya fue primero no deja de serlo.
rules-departure-cannonball = El Alquimista no recupera la diferencia pagada por el Hombre bala. El reglamento no lo dice; sustituir un distrito no es construir.
rules-departure-unprinted = El reglamento no trae el texto de estas cartas; el nuestro viene de otras ediciones y de listas de jugadores: { CARD($cards) }.
