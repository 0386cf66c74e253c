# What a card does, in one line.

## Plain districts, by type

short-type-noble = Distrito noble: da ingresos { CARD($characters, case: "to") }.
    .brief = Distrito noble. En esta partida no da ingresos a nadie.
short-type-religious = Distrito religioso: da ingresos { CARD($characters, case: "to") }.
    .brief = Distrito religioso. En esta partida no da ingresos a nadie.
short-type-trade = Distrito comercial: da ingresos { CARD($characters, case: "to") }.
    .brief = Distrito comercial. En esta partida no da ingresos a nadie.
short-type-military = Distrito militar: da ingresos { CARD($characters, case: "to") }.
    .brief = Distrito militar. En esta partida no da ingresos a nadie.

## Characters

short-assassin = Nombra a un personaje para asesinarlo: pierde su turno.
short-witch = Recoge recursos y embruja a un personaje: quien lo tenga solo recoge recursos y tú juegas el resto de ese turno.
short-magistrate = Dicta tres órdenes contra tres personajes. Con la firmada puedes confiscar un distrito.
short-thief = Nombra a un personaje: cuando lo llamen, te quedas con todo el oro de quien lo tenga.
short-spy = Nombra un tipo y mira una mano: por cada carta de ese tipo, tomas 1 moneda de ese jugador y robas 1 carta.
short-blackmailer = Amenaza a dos personajes: o te pagan la mitad de su oro o se arriesgan a perderlo todo.
short-magician = Cambia tu mano por la de otro jugador, o cambia las cartas que quieras por otras del mazo.
short-wizard = Mira una mano y toma una carta, para guardarla o construirla al momento. Puedes construir distritos repetidos.
short-wizard-dark-city = Mira una mano y toma una carta, para guardarla o construirla al momento, aunque sea repetida.
short-seer = Toma una carta al azar de cada jugador y luego dale una carta a cada uno. Construye hasta 2 distritos.
short-king = 1 moneda por cada distrito noble. Toma la corona.
short-emperor = 1 moneda por cada distrito noble. Dale la corona a otro jugador y toma a cambio 1 moneda o una carta.
short-patrician = 1 carta por cada distrito noble. Toma la corona.
short-bishop = 1 moneda por cada distrito religioso. Tu ciudad está a salvo del rango 8.
short-bishop-classic = 1 moneda por cada distrito religioso. Tu ciudad está a salvo del Condotiero.
short-abbot = 1 moneda o 1 carta por cada distrito religioso. El jugador más rico te da 1 moneda.
short-abbot-dark-city = 1 moneda por cada distrito religioso. El jugador más rico te da 1 moneda.
short-cardinal = 1 carta por cada distrito religioso. Si te falta oro para construir, cámbiaselo por cartas a otro jugador.
short-merchant = 1 moneda por cada distrito comercial y 1 moneda adicional.
short-alchemist = Al final de tu turno recuperas el oro que has pagado por los distritos.
short-trader = 1 moneda por cada distrito comercial. Los distritos comerciales no cuentan para tu límite de construcción.
short-architect = Roba 2 cartas adicionales. Construye hasta 3 distritos.
short-navigator = Toma 4 monedas o roba 4 cartas. No puedes construir.
short-scholar = Roba 7 cartas y quédate con 1. Construye hasta 2 distritos.
short-warlord = 1 moneda por cada distrito militar. Destruye un distrito pagando su coste menos 1.
short-diplomat = 1 moneda por cada distrito militar. Intercambia un distrito con otro jugador y paga la diferencia.
short-marshal = 1 moneda por cada distrito militar. Requisa un distrito que cueste 3 o menos y págaselo a su dueño.
short-queen = 3 monedas si te sientas junto al jugador con el rango 4.
short-queen-dark-city = 3 monedas si te sientas junto al Rey.
short-artist = Pon 1 moneda en uno o dos de tus distritos: cada uno cuesta y vale 1 más.
short-tax_collector = Todo el que construye paga 1 moneda de impuesto. Tú te lo llevas todo.
short-old_tax_collector = Todo el que construye te paga 1 moneda al final de su turno.

## Unique districts

short-armory = Destruye la Armería para destruir un distrito cualquiera.
short-armory-dark-city = Destruye la Armería para destruir un distrito cualquiera de otro jugador.
short-basilica = Vale 1 punto por cada uno de tus distritos de coste impar.
short-capitol = Vale 3 puntos si tienes tres distritos del mismo tipo.
short-dragon_gate = Vale 2 puntos adicionales.
short-factory = Construir tus demás distritos únicos te cuesta 1 moneda menos.
short-framework = Destrúyelo para construir un distrito sin pagar.
short-gold_mine = Cuando recoges oro, toma 1 moneda más.
short-great_wall = El rango 8 paga 1 moneda más por tus otros distritos.
short-great_wall-dark-city = El Condotiero paga 1 moneda más por tus distritos.
short-great_wall-deluxe-cz = El rango 8 paga 1 moneda más por tus distritos.
short-haunted_quarter = Al final de la partida cuenta como un distrito del tipo que elijas.
short-imperial_treasury = Vale 1 punto por cada moneda que tengas.
short-ivory_tower = Vale 5 puntos si es tu único distrito único.
short-keep = El rango 8 no puede usar su habilidad contra él.
short-keep-classic = El Condotiero no puede destruirlo.
short-keep-dark-city = El Condotiero no puede destruirlo y el Diplomático no puede llevárselo.
short-laboratory = Una vez por turno: descarta una carta a cambio de 2 monedas.
short-laboratory-classic = Una vez por turno: descarta una carta a cambio de 1 moneda.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = Cuando recoges cartas, quédate con todas las que robes.
short-library-classic = Cuando recoges cartas, quédate con dos.
short-library-dark-city = { short-library-classic }
short-map_room = Vale 1 punto por cada carta de tu mano.
short-monument = Cuenta como dos distritos para completar tu ciudad. Solo para ciudades con menos de cinco distritos.
short-museum = Una vez por turno: guarda una carta debajo. Cada una vale 1 punto.
short-necropolis = Puedes construirla destruyendo uno de tus distritos en vez de pagar.
short-observatory = Cuando recoges cartas, roba 3.
short-park = Si no tienes cartas en la mano al final de tu turno, roba 2.
short-poor_house = Si no tienes oro al final de tu turno, toma 1 moneda.
short-quarry = Puedes construir distritos que ya tengas.
short-quarry-dark-city = Puedes construir un distrito que ya tengas.
short-school_of_magic = Para los ingresos cuenta como el tipo que elijas.
short-secret_vault = No se puede construir. En la mano vale 3 puntos al final.
short-smithy = Una vez por turno: paga 2 monedas y roba 3 cartas.
short-smithy-classic = Una vez por turno: paga 3 monedas y roba 2 cartas.
short-stables = No cuenta para tu límite de construcción.
short-statue = Vale 5 puntos si tienes la corona al final.
short-theater = Cuando todos han elegido, puedes cambiar de personaje con otro jugador.
short-thieves_den = Págala con oro y cartas; cada carta cuenta como 1 moneda.
short-wishing_well = Vale 1 punto por cada distrito único de tu ciudad.
short-wishing_well-dark-city = Vale 1 punto por cada uno de los demás distritos únicos de tu ciudad.
short-ball_room = Cuestión de buenos modales en la mesa. Aquí no tiene efecto.
short-bell_tower = Al construirlo: puedes hacer que la partida termine con un distrito menos.
short-graveyard = Paga 1 moneda para llevarte a la mano un distrito que destruya el Condotiero.
short-hospital = Aunque te asesinen, puedes recoger recursos.
short-lighthouse = Al construirlo: toma cualquier carta del mazo.
short-throne_room = 1 moneda cada vez que la corona cambia de manos.
short-university = Vale 2 puntos adicionales.

## Action cards

short-big_top = Añádela a tu ciudad: cuenta como un distrito para completarla.
short-ticket_wagon = Ponla delante de ti: los demás pagan 1 moneda para robar 3 cartas y quedarse con 1. Luego te llevas el oro.
short-ticket_wagon-classic = Ponla delante de ti: los demás pagan 1 moneda para robar 2 cartas y quedarse con 1. Luego te llevas el oro.
short-acrobat = Cuando nadie responde por el rango 4, o está embrujado: toma la corona.
short-acrobat-classic = Cuando nadie responde por el Rey: toma la corona.
short-fortune_teller = Mira la mano de otro jugador y toma una carta.
short-strongman = Cuando te llaman: este turno, a salvo de asesinatos, embrujos, órdenes, robos y amenazas.
short-strongman-classic = Cuando te asesinan: anula el asesinato.
short-director = Construye hasta 2 distritos más este turno.
short-human_cannonball = Sustituye uno de tus distritos por otro más caro pagando la diferencia.
