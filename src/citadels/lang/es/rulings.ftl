# Rulings: what the books leave open or say in passing, decided. Where an edition calls a card otherwise: ruling-ID-EDITION.

## The end, and completed cities

ruling-K1 = Una vez empezada, la última ronda sigue siendo la última, aunque una ciudad vuelva a menguar.
ruling-K1-bell_tower = Solo destruir el Campanario anula lo que dependía de su número menor.
ruling-K2 = Se comprueba si hay una ciudad completa después de cada cambio, sea cual sea su causa.
ruling-K2-magistrate = Una confiscación puede completar la ciudad del Magistrado en el turno de otro jugador, con los puntos por ser la primera.
ruling-K3 = Si una ciudad ya tiene el número menor cuando se anuncia el Campanario, esa ronda es la última.
ruling-K3-magistrate = Si se confisca el Campanario, el Magistrado decide si lo anuncia.
ruling-K3-human_cannonball = Si el Campanario llega con el Hombre bala, su dueño puede anunciarlo como si lo hubiera construido.
ruling-K4 = También en la última ronda, la corona cambia de manos y la Reina cobra antes de puntuar.
ruling-K5 = En un empate, un personaje asesinado cuenta con su rango.
ruling-K5-witch = En un empate, la Bruja cuenta como rango 1, no como el personaje que embrujó.
ruling-K5-theater = En un empate, cuenta el personaje recibido por el Teatro.
ruling-K6 = Cuando el Andamio paga el Monumento, el Andamio se retira antes: con cinco distritos contándolo a él, el Monumento está permitido.
ruling-K6-big_top = Una Carpa no cuenta para el límite de cinco distritos del Monumento.
ruling-K6-diplomat = El Diplomático puede llevar el Monumento a una ciudad de cinco distritos o más.
ruling-K7 = Entregar el Monumento puede hacer que tu propia ciudad deje de estar completa.
ruling-K7-human_cannonball = Sustituir el Monumento con el Hombre bala también puede hacer que tu propia ciudad deje de estar completa.
ruling-K8 = Al final de un turno, por este orden: una corona aún no tomada o entregada; Hospicio y Parque; el oro que recupera el Alquimista. Un jugador embrujado o asesinado se salta todo esto.
ruling-K8-old_tax_collector = Al final de un turno, el oro que recupera el Alquimista llega antes que el pago al Recaudador.

## Witch

ruling-K9 = La Bruja debe nombrar a un personaje, aunque sea su propio segundo personaje. Las dos partes son un solo turno para todo lo que se usa una vez por turno.
ruling-K9-ticket_wagon = Antes de que su turno quede en suspenso, la Bruja ya puede jugar una carta de acción y usar una Taquilla ambulante.
ruling-K10 = Cuando la Bruja actúa como Ladrón, Espía o Chantajista, lo que se obtiene es para ella, y no puede nombrar al rango 1 ni al personaje embrujado.
ruling-K10-old_tax_collector = Cuando la Bruja actúa como Ladrón o Recaudador, lo que se obtiene es para ella. Como Ladrón, no puede nombrar al rango 1 ni al personaje embrujado.
ruling-K10-emperor = Como Emperador, la Bruja no puede coronarse a sí misma ni a quien ya tiene la corona.
ruling-K10-rank_8 = Como rango 8, la Bruja puede atacar al jugador embrujado.
ruling-R25 = Si actúa como Navegante, la Bruja toma 4 monedas o 4 cartas y no construye nada.
ruling-R26 = Si actúa como Alquimista, la Bruja recupera lo que ha pagado ella misma.
ruling-R27 = Si actúa como Recaudador de impuestos, la Bruja puede llevarse el oro y no paga el impuesto.
ruling-R27-old_tax_collector = Una Bruja que construye en su turno reanudado paga al Recaudador al final de este.
ruling-R28 = Cuando la Bruja actúa como Reina, cuenta el asiento de la Bruja.
ruling-R28-rank_4 = Para la Reina, un personaje embrujado de rango 4 se sienta donde se sienta su propio jugador.

## Magistrate and Blackmailer

ruling-K11 = Hay que dictar las tres órdenes. Puedes dictar una contra tu propio personaje como farol, pero nunca te confiscas nada.
ruling-K12 = Una confiscación va antes que el impuesto y que cualquier efecto de la construcción. Se devuelve el oro que se haya pagado de verdad.
ruling-K12-thieves_den = Una Guarida de ladrones pagada solo con cartas se considera pagada, así que se puede confiscar.
ruling-K12-wizard = Un distrito que el Hechicero construye al momento se puede confiscar.
ruling-K12-director = Un distrito que permite el Director se puede confiscar.
ruling-K12-human_cannonball = Lo que llega con el Hombre bala no se puede confiscar.
ruling-K13 = El Magistrado solo paga el impuesto si tiene oro.
ruling-K13-cardinal = Un Cardenal que debe construir cumple con intentarlo, aunque le confisquen el distrito.
ruling-R37 = Tras perder el Establo por una confiscación, el jugador aún puede construir otro distrito.
ruling-R39 = El Alquimista no recupera el oro que ya ha devuelto una confiscación.
ruling-R40 = Cuando se confisca el distrito de un Cardenal, también vuelve el oro prestado; las cartas se quedan con quien lo prestó.
ruling-R42 = Un Magistrado con cinco distritos o más no puede confiscar el Monumento.
ruling-R43 = La Carpa y la Taquilla ambulante no se confiscan nunca.
ruling-P7 = A un Magistrado que no puede usar la orden firmada contra un distrito se le pregunta igualmente, y solo puede permitir la construcción.
ruling-K14 = Hay que hacer las dos amenazas. Una amenaza contra tu propio personaje no hace nada; es un farol. Una vez revelada la flor, la otra amenaza se mantiene: su jugador recoge recursos y responde, aunque todos lo sepan.
ruling-K14-ticket_wagon = Un jugador amenazado solo puede jugar cartas de acción y usar una Taquilla ambulante después de responder.
ruling-R44 = Un jugador amenazado primero recoge recursos, luego responde a la amenaza y solo entonces hace todo lo demás.
ruling-R45 = El soborno es la mitad del oro tras recoger recursos, redondeando hacia abajo; con 0 o 1 monedas no es nada.

## Cardinal

ruling-K15 = Primero se gasta el oro del Cardenal. Quien presta debe tener todo el oro que falta.
ruling-K15-factory = La Fábrica rebaja el precio antes de que el Cardenal pida prestado.
ruling-K15-thieves_den = Para una Guarida de ladrones, el Cardenal elige primero las cartas con que la paga y luego pide prestado el resto.
ruling-K15-tax_collector = El Cardenal no puede pedir prestado para el impuesto.
ruling-P9 = El Cardenal puede pedir prestado para un distrito por turno.

## Rank 8 and the crown

ruling-K16 = El rango 8 tampoco puede usar su habilidad contra su propio Torreón.
ruling-K16-warlord = El Condotiero tampoco puede destruir su propio Torreón.
ruling-K16-big_top = El rango 8 tampoco puede usar su habilidad contra su propia Carpa.
ruling-K16-bishop = El Obispo protege de los demás: con dos o tres jugadores, tu propio rango 8 puede actuar en tu propia ciudad.
ruling-K17 = Contra una Gran muralla, el Diplomático paga la diferencia, si la hay, más 1 moneda.
ruling-K17-marshal = El oro de la Artista cuenta para el límite de 3 del Mariscal; la Gran muralla no.
ruling-K18 = El Diplomático necesita un distrito que entregar.
ruling-K18-museum = Las cartas del Museo lo acompañan cuando el Diplomático lo intercambia.
ruling-K18-artist = El oro de la Artista acompaña a su distrito. Si el distrito es destruido, ese oro va a la banca.
ruling-R60 = El Condotiero paga 5 monedas por la Puerta del dragón: cuenta su coste, no sus puntos.
ruling-R60-diplomat = Para el Diplomático, la Puerta del dragón cuenta como 6, su coste.
ruling-R60-university = El Condotiero paga 5 monedas por la Universidad: cuenta su coste, no sus puntos.
ruling-R60-university_diplomat = Para el Diplomático, la Universidad cuenta como 6, su coste.
ruling-R61 = El Condotiero puede destruir los distritos de un Obispo asesinado.
ruling-R63 = El Diplomático y el Mariscal no pueden tomar un distrito que ya tengan, ni siquiera con la Cantera.
ruling-R65 = El Diplomático y el Mariscal no pagan el impuesto: no construyen.
ruling-R69 = Un distrito de coste 3 con el oro de la Artista cuesta 4, así que el Mariscal no puede requisarlo.
ruling-P11 = Una ciudad completa que su dueño deshace ya no está completa, así que el rango 8 y la Armería pueden tocarla.
ruling-P12 = La Gran muralla también encarece los ataques del Condotiero de su propio dueño.
ruling-K19 = El Emperador solo toma lo que hay: oro de un jugador con oro, una carta de un jugador con cartas.
ruling-K19-receiver = Quien recibe la corona le da al Emperador lo que tiene: oro o una carta si tiene ambas cosas, y nada si no tiene ninguna.
ruling-P4 = El oro o la carta del Emperador forma parte de la entrega de la corona, así que hay que tomarlo si es posible.
ruling-P2 = La corona de un Rey embrujado cambia de manos cuando ese jugador ha recogido recursos, antes de que se reanude el turno de la Bruja.
ruling-P2-patrician = La corona de un Rey o un Patricio embrujado cambia de manos cuando ese jugador ha recogido recursos, antes de que se reanude el turno de la Bruja.
ruling-K20 = Si se jugó la Acróbata tras el asesinato del Rey, el Rey se revela igualmente al final de la ronda.
ruling-K20-queen = Si se jugó la Acróbata tras el asesinato del rango 4, esa carta se revela igualmente al final de la ronda y la Reina cobra.
ruling-R11 = La protección del Obispo dura toda la ronda; con dos o tres jugadores, incluso después del otro turno de ese jugador.

## Other characters

ruling-K21 = El Hechicero debe tomar una carta si la hay. Contra una mano vacía no pasa nada.
ruling-K21-building = El Hechicero puede construir al momento incluso antes de recoger recursos, y también con el Andamio, con la Necrópolis o con las cartas de una Guarida de ladrones.
ruling-K21-fortune_teller = La Adivina debe tomar una carta si la hay.
ruling-K21-seer = No pasa nada más entre que la Vidente toma las cartas y las da.
ruling-K21-spy = Contra una mano vacía, el Espía no obtiene nada.
ruling-K21-magician = La Maga se deshace primero de las cartas y después roba.
ruling-K21-magician-classic = El Mago se deshace primero de las cartas y después roba.
ruling-K21-magician-dark-city = El Mago se deshace primero de las cartas y después roba.
ruling-R50 = El Hechicero no puede construir la Cámara secreta, y el límite del Monumento vale también para él.
ruling-R51 = La Vidente puede devolver la misma carta.
ruling-P6 = La Vidente da las cartas en el sentido de las agujas del reloj, empezando por quien se sienta a su izquierda.
ruling-R52 = Con menos de 7 cartas en el mazo, la Erudita roba las que haya.
ruling-R59 = Un Navegante que no toma ni oro ni cartas tampoco puede construir.
ruling-P8 = La Artista nombra los dos distritos a la vez: después de poner oro en uno, elige el segundo al momento o renuncia a él.
ruling-R70 = Un jugador al que no le queda oro después de construir no paga el impuesto.

## Districts

ruling-K22 = Para la Necrópolis puedes destruir cualquiera de tus distritos, incluso el Torreón.
ruling-K22-complete = El Andamio, la Necrópolis y la Armería se pueden usar en una ciudad completa; el objetivo de la Armería debe estar en una ciudad que no lo esté.
ruling-K22-big_top = Ni la Necrópolis ni la Armería pueden destruir una Carpa.
ruling-P1 = El objetivo de la Armería debe estar en una ciudad que no esté completa cuando lo nombras, así que desde una ciudad completa solo puedes golpear a otras.
ruling-R78 = La Armería puede destruir el Torreón, que solo está a salvo del rango 8.
ruling-K23 = Al dueño del Cementerio se le pregunta al momento, durante el turno de otro jugador.
ruling-K23-witch = Una Bruja que actúa como Condotiero no puede usar el Cementerio.
ruling-K24 = Si el Museo es destruido o sustituido, sus cartas van debajo del mazo; un nuevo dueño puede mirarlas.
ruling-K24-action_cards = Las cartas de acción pueden pagar una Guarida de ladrones o el préstamo del Cardenal, e ir al Laboratorio o debajo del Museo, donde ya no valen su propio punto.
ruling-K24-trader = La Escuela de magia no es un distrito comercial para el límite del Comerciante.
ruling-K25 = El otro jugador no puede negarse a un cambio por el Teatro.
ruling-K25-tokens = Cuando el Teatro cambia personajes, las órdenes y las amenazas siguen sobre los personajes.
ruling-P10 = Una Guarida de ladrones pagada por completo con cartas se construye sin más preguntas.
ruling-R73 = Los puntos por ciudades completas siguen el número habitual, con Campanario o sin él.
ruling-R75 = El Campanario solo se anuncia al construirlo: 6 distritos con cuatro jugadores o más, 7 con dos o tres. Sigue vigente cuando se intercambia o cambia de dueño.
ruling-R80 = Un Barrio encantado que cuenta como otro tipo no cuenta para la Fuente de los deseos ni estropea la Torre de marfil. Puede ser el tercero de su tipo para el Capitolio.
ruling-R87 = Quien completa una ciudad antes que nadie conserva esos puntos aunque su ciudad mengüe después; los demás necesitan una ciudad completa al final.
ruling-R89 = La Fábrica no cambia lo que paga el Condotiero.
ruling-R89-thieves_den = La Fábrica rebaja el precio de una Guarida de ladrones antes de contar las cartas.
ruling-R91 = La Escuela de magia solo cambia de tipo para los ingresos, nunca para los puntos.
ruling-R92 = Si el Rey ya tiene la corona, esta no cambia de manos: el Salón del trono no da nada.

## Action cards

ruling-K26 = La Acróbata se puede jugar en turnos ajenos y no cuenta como tu única carta de acción por turno.
ruling-K26-first_strongman = El Forzudo se juega en el turno de otro jugador y no cuenta como tu única carta de acción por turno. Revela quién tiene el personaje, y el Ladrón puede nombrarlo después.
ruling-K26-second_strongman = El Forzudo solo sirve a un personaje asesinado, embrujado o robado, o que tenga una orden o una amenaza. Las fichas se retiran sin verse, el Ladrón no obtiene nada y el turno de la Bruja no se reanuda.
ruling-K27 = La Acróbata se puede jugar cuando llaman al Rey, antes que nada, tanto si lo han asesinado como si nadie lo tiene.
ruling-K27-rank_4 = La Acróbata se puede jugar cuando llaman al rango 4, antes que nada, tanto si lo han asesinado como si nadie lo tiene.
ruling-K28 = El distrito del Hombre bala no cuenta para el límite de construcción y no puede sustituir a una Carpa.
ruling-K28-costs = Para el Hombre bala, el coste incluye el oro de la Artista; la Fábrica, el impuesto, el Magistrado y el Alquimista no importan.
ruling-K28-navigator = El Navegante no puede usar el Hombre bala.
ruling-K28-secret_vault = El Hombre bala no puede traer la Cámara secreta.
ruling-K28-duplicates = Con el Hombre bala, hace falta la Cantera o el Hechicero para traer un distrito que ya tengas.
ruling-K29 = Cada Taquilla ambulante se puede usar una vez por turno, en cualquier momento. Si no hay nada que robar, no se ofrece.
ruling-K29-library = La Biblioteca y el Observatorio no ayudan con una Taquilla ambulante.
