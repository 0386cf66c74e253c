# The full rules of a card.
#
# An empty line begins a paragraph; other line ends are only layout.

## Plain districts, by type

full-type-noble = No tiene efecto propio. Los distritos nobles dan ingresos { CARD($characters, case: "to") }.
full-type-religious = No tiene efecto propio. Los distritos religiosos dan ingresos { CARD($characters, case: "to") }.
full-type-trade = No tiene efecto propio. Los distritos comerciales dan ingresos { CARD($characters, case: "to") }.
full-type-military = No tiene efecto propio. Los distritos militares dan ingresos { CARD($characters, case: "to") }.

## Characters

full-assassin =
    Nombra a otro personaje (no a un jugador). Queda asesinado: quien lo tenga guarda silencio cuando lo llamen y
    pierde todo el turno. Nombrar a un personaje que nadie tiene no produce ningún efecto.
full-witch =
    Primero recoge recursos; después debes nombrar a otro personaje, y tu turno queda en suspenso. Hasta que se
    reanude no puedes construir ni usar más distritos que los que ayudan a recoger recursos (Mina de oro, Biblioteca,
    Observatorio).

    Cuando llaman al personaje embrujado, su jugador lo revela, recoge recursos y con eso acaba su turno. Entonces se
    reanuda el tuyo como si fueras ese personaje, con sus habilidades y sus límites, pero con tu mano, tu oro y tu
    ciudad. No vuelves a recoger recursos.

    La corona de un Rey o un Patricio embrujado es para el jugador embrujado. Si has embrujado al Emperador, tú eliges
    a quién coronar y tomas el oro o la carta; si a la Chantajista, tú haces las amenazas y cobras los sobornos; si al
    Obispo, la ciudad protegida es la tuya.

    Si nadie tiene el personaje embrujado, tu turno termina sin más. El Ladrón y la Chantajista no pueden nombrarte a ti
    ni al personaje embrujado.
full-witch-dark-city =
    Primero recoge recursos; después debes nombrar a otro personaje, y tu turno queda en suspenso. Hasta que se
    reanude no puedes construir ni usar nada que no ayude a recoger recursos (Biblioteca, Observatorio).

    Cuando llaman al personaje embrujado, su jugador lo revela, recoge recursos y con eso acaba su turno. Entonces se
    reanuda el tuyo como si fueras ese personaje, con sus habilidades y sus límites, pero con tu mano, tu oro y tu
    ciudad. No vuelves a recoger recursos.

    La corona de un Rey embrujado es para el jugador embrujado. Si has embrujado al Obispo, tu ciudad queda protegida,
    y la del Obispo también.

    Si nadie tiene el personaje embrujado, tu turno termina sin más. El Ladrón no puede nombrarte a ti ni al personaje
    embrujado.
full-magistrate =
    Pon tres órdenes boca abajo sobre tres personajes distintos. Una está firmada, y solo tú sabes cuál.

    Cuando el jugador del personaje con la orden firmada pague por un distrito en el turno de ese personaje, puedes
    mostrar la orden y confiscar el distrito: se construye gratis en tu ciudad, el otro jugador recupera su oro y el
    distrito cuenta para su límite de construcción.

    Solo puedes confiscar el primer distrito que se pague en ese turno; nunca uno construido sin pagar su coste, ni uno
    que ya tengas. De una Guarida de ladrones solo se devuelve el oro. El impuesto, si lo hay, lo pagas tú. Las órdenes
    sin firmar no se muestran nunca.
full-thief =
    Nombra a otro personaje. Cuando lo llamen, te quedas con todo el oro de su jugador, antes de que este recoja recursos.
    No puedes nombrar al rango 1, ni al personaje asesinado, ni al embrujado. Con dos o tres jugadores, si nombras a tu
    segundo personaje no le quitas nada a nadie.
full-thief-classic =
    Nombra a otro personaje. Cuando lo llamen, te quedas con todo el oro de su jugador, antes de que este recoja recursos.
    No puedes nombrar ni al Asesino ni al personaje asesinado. Con dos o tres jugadores, si nombras a tu segundo
    personaje no le quitas nada a nadie.
full-spy =
    Elige a otro jugador, nombra un tipo de distrito y mira su mano. Por cada carta de ese tipo, tomas 1 moneda de ese
    jugador y robas 1 carta del mazo. Si no tiene oro suficiente, te quedas con todo el que tenga y robas igualmente todas
    las cartas.
full-blackmailer =
    Pon dos amenazas boca abajo sobre dos personajes. Una tiene la flor, y solo tú sabes cuál. Solo están a salvo el rango
    1, el personaje asesinado y el embrujado: puedes amenazar al tuyo como farol, pero no tiene ninguna consecuencia.

    Cuando lo llaman, un jugador amenazado recoge recursos y debe responder antes de hacer nada más: o te paga la
    mitad de su oro, redondeando hacia abajo, y la amenaza se retira sin verse; o se niega. Si se niega, puedes dar la
    vuelta a la amenaza: con la flor, te quedas con todo su oro; sin ella, no pasa nada.
full-magician =
    Haz una de estas dos cosas: cambia toda tu mano, aunque esté vacía, por la de otro jugador; o pon debajo del mazo las
    cartas que quieras y roba otras tantas.
full-magician-classic =
    Haz una de estas dos cosas: cambia toda tu mano, aunque esté vacía, por la de otro jugador; o descarta las cartas que
    quieras y roba otras tantas.
full-wizard =
    Mira la mano de otro jugador y toma una carta: guárdala o constrúyela al momento pagando su coste, sin que cuente para
    tu límite de construcción. Este turno puedes construir distritos que ya tengas.
full-wizard-dark-city =
    Mira la mano de otro jugador y toma una carta: guárdala o constrúyela al momento pagando su coste, sin que cuente para
    tu límite de construcción. Solo el distrito construido así puede ser uno que ya tengas. No puedes construirlo antes
    de recoger recursos.
full-seer =
    Toma una carta al azar de la mano de cada uno de los demás jugadores y después da a cada jugador al que se la hayas
    quitado una carta de tu mano, la que quieras. Se salta a quien no tiene cartas. Puedes construir hasta 2 distritos.
full-king =
    Toma 1 moneda por cada distrito noble de tu ciudad. En tu turno debes tomar la corona, cuando quieras; como muy tarde,
    la recibes al final de tu turno. Desde entonces llamas tú a los personajes, y en la ronda siguiente eliges primero.

    Si te asesinan, revelas al Rey al final de la ronda y tomas entonces la corona. Mientras nadie sea el Rey, la corona
    se queda donde está.
full-king-classic =
    Toma 1 moneda por cada distrito noble de tu ciudad. Cuando te llaman, tomas la corona al momento. Desde entonces
    llamas tú a los personajes, y en la ronda siguiente eliges primero.

    Si te asesinan, revelas al Rey al final de la ronda y tomas entonces la corona. Mientras nadie sea el Rey, la corona
    se queda donde está.
full-king-dark-city = { full-king-classic }
full-emperor =
    Toma 1 moneda por cada distrito noble de tu ciudad. En tu turno debes quitarle la corona a quien la tenga y dársela a
    otro jugador, pero no a ti. De quien la recibe tomas 1 moneda o una carta al azar, lo que prefieras, si las hay.

    Si te asesinan, revelas al Emperador al final de la ronda y entregas la corona del mismo modo, pero sin tomar nada a
    cambio. El Emperador no se usa con dos jugadores.
full-emperor-dark-city =
    Toma 1 moneda por cada distrito noble de tu ciudad. Cuando te llaman, debes quitarle al momento la corona a quien la
    tenga y dársela a otro jugador, pero no a ti. Quien la recibe te da 1 moneda o una carta, lo que prefiera.

    Si te asesinan, sigues en la sombra, también al final de la ronda, y la corona se queda donde está. El Emperador no se
    usa con dos jugadores.
full-patrician =
    Roba 1 carta por cada distrito noble de tu ciudad. En tu turno debes tomar la corona, cuando quieras; como muy tarde,
    la recibes al final de tu turno. Si te asesinan, revelas al Patricio al final de la ronda y tomas entonces la corona.
full-bishop =
    Toma 1 moneda por cada distrito religioso de tu ciudad. Esta ronda, el personaje de rango 8 de otro jugador no puede
    usar su habilidad contra tus distritos. Si te asesinan, pierdes la protección; si te embrujan, la Bruja la tiene en tu
    lugar. Contra la Armería no hay protección.
full-bishop-classic =
    Toma 1 moneda por cada distrito religioso de tu ciudad. Esta ronda, el Condotiero no puede destruir tus distritos. Si
    te asesinan, pierdes la protección.
full-bishop-dark-city =
    Toma 1 moneda por cada distrito religioso de tu ciudad. Esta ronda, el personaje de rango 8 de otro jugador no puede
    usar su habilidad contra tus distritos. Solo el asesinato acaba con tu protección: si te embrujan, vale para ti
    y también para la Bruja.
full-abbot =
    Por cada distrito religioso de tu ciudad, toma 1 moneda o roba 1 carta, en la combinación que anuncies de antemano.
    Una vez en tu turno, si otro jugador tiene más oro que tú, el más rico te da 1 moneda; si hay varios empatados, eliges
    tú. Si nadie te supera en oro, no recibes nada.
full-abbot-dark-city =
    Toma 1 moneda por cada distrito religioso de tu ciudad. Una vez en tu turno, el jugador más rico te da 1 moneda. Si
    nadie te supera en oro, o si hay varios empatados en cabeza, no recibes nada.
full-cardinal =
    Roba 1 carta por cada distrito religioso de tu ciudad. Si te falta oro para un distrito, puedes tomar justo el que te
    falta de otro jugador que lo tenga, y que no puede negarse. Por cada moneda, dale una carta de tu mano que no sea la
    que vas a construir. Después debes construir ese distrito.
full-merchant = Toma 1 moneda por cada distrito comercial de tu ciudad y 1 moneda adicional, hagas lo que hagas.
full-merchant-dark-city = Toma 1 moneda por cada distrito comercial de tu ciudad y 1 moneda adicional después de recoger recursos.
full-alchemist =
    Al final de tu turno recuperas todo el oro que hayas pagado como coste de los distritos construidos este turno. Tenías
    que disponer de él para pagar. No se recuperan el impuesto, la Herrería, el oro ya devuelto por una confiscación ni las
    cartas. El Hospicio mira tu oro antes de eso.
full-alchemist-dark-city =
    Al final de tu turno recuperas todo el oro que hayas pagado como coste de los distritos construidos este turno. Tenías
    que disponer de él para pagar. No se recupera el oro del Recaudador ni el de la Fábrica.
full-alchemist-deluxe-cz =
    Al final de tu turno recuperas todo el oro que hayas pagado como coste de los distritos construidos esta ronda; con dos
    o tres jugadores, también en tu otro turno, si fue antes. Tenías que disponer de él para pagar. No se recuperan el
    impuesto, la Herrería, el oro ya devuelto por una confiscación ni las cartas. El Hospicio mira tu oro antes de eso.
full-trader =
    Toma 1 moneda por cada distrito comercial de tu ciudad. Los distritos comerciales no cuentan para tu límite de
    construcción.
full-architect = Roba 2 cartas adicionales y quédate con las dos. Puedes construir hasta 3 distritos.
full-architect-dark-city = Después de recoger recursos, roba 2 cartas adicionales y quédate con las dos. Puedes construir hasta 3 distritos.
full-navigator =
    Toma 4 monedas o roba 4 cartas. Este turno no puedes construir nada, ni siquiera lo que no cuenta para el límite de
    construcción.
full-navigator-dark-city =
    Después de recoger recursos, toma 4 monedas o roba 4 cartas. Este turno no puedes construir nada, aunque renuncies a
    ellas.
full-scholar =
    Roba 7 cartas, quédate con una y baraja las demás en el mazo. Puedes construir hasta 2 distritos.
full-warlord =
    Toma 1 moneda por cada distrito militar de tu ciudad. Puedes destruir un distrito de cualquier ciudad, incluso de la
    tuya, pagando a la banca su coste menos 1; así, un distrito de coste 1 sale gratis. El oro de la Artista y una Gran
    muralla lo encarecen. Una ciudad completa, la ciudad del Obispo y el Torreón están a salvo.
full-warlord-classic =
    Toma 1 moneda por cada distrito militar de tu ciudad. Puedes destruir un distrito de otro jugador pagando a la banca
    su coste menos 1; así, un distrito de coste 1 sale gratis. Una ciudad completa, la ciudad del Obispo y el Torreón
    están a salvo.
full-warlord-dark-city =
    Toma 1 moneda por cada distrito militar de tu ciudad. Al final de tu turno puedes destruir un distrito de cualquier
    ciudad, incluso de la tuya, pagando a la banca su coste menos 1; así, un distrito de coste 1 sale gratis. El oro de la
    Artista y una Gran muralla lo encarecen. Una ciudad completa, la ciudad del Obispo y el Torreón están a salvo.
full-diplomat =
    Toma 1 moneda por cada distrito militar de tu ciudad. Puedes intercambiar uno de tus distritos por uno de otro jugador.
    Si el suyo cuesta más, le pagas la diferencia, más 1 si tiene una Gran muralla. Ninguno de los dos puede acabar con un
    distrito que ya estuviera en su ciudad. La ciudad completa de otro jugador, la ciudad del Obispo y el Torreón están a
    salvo; tu propia ciudad puede estar completa.
full-diplomat-dark-city =
    Toma 1 moneda por cada distrito militar de tu ciudad. Al final de tu turno puedes intercambiar uno de tus distritos por
    uno de otro jugador. Si el suyo cuesta más, le pagas la diferencia. Ninguno de los dos puede acabar con un distrito
    que ya estuviera en su ciudad. No puedes tomar el Torreón ni nada de la ciudad del Obispo. Puedes entregar cualquiera
    de tus distritos, incluso el Torreón. Las ciudades completas no están a salvo de ti, y la tuya también puede estar
    completa. Si el Diplomático está en juego, el Cementerio no se usa.
full-marshal =
    Toma 1 moneda por cada distrito militar de tu ciudad. Puedes pasar a tu ciudad un distrito de coste 3 o menos de la
    ciudad de otro jugador, pagándole su coste, más 1 si tiene una Gran muralla. Una ciudad completa, la ciudad del Obispo
    y el Torreón están a salvo, y no puedes requisar un distrito que ya tengas.
full-queen =
    En tu turno, toma 3 monedas si te sientas junto al jugador que ha revelado el rango 4 esta ronda. Si ese personaje fue
    asesinado, recibes el oro al final de la ronda, cuando se revela. Cuenta el personaje, no la corona. Solo con cinco
    jugadores o más.
full-queen-dark-city =
    En tu turno, toma 3 monedas si te sientas junto al jugador que ha revelado al Rey esta ronda. Si el Rey fue asesinado,
    recibes el oro al final de la ronda, cuando se revela. Cuenta el personaje, no la corona, y el Emperador no te da nada.
    Solo con cinco jugadores o más.
full-queen-deluxe-cz =
    En tu turno, toma 3 monedas si te sientas junto al jugador que ha revelado el rango 4 esta ronda. Si ese personaje fue
    asesinado o embrujado, recibes el oro al final de la ronda. Cuenta el personaje, no la corona. Solo con cinco jugadores
    o más.
full-artist =
    Pon 1 moneda tuya en uno o dos de tus distritos que no tengan ninguna. Ese distrito cuesta 1 más a todos los efectos y
    para siempre, también al puntuar, y la moneda pasa con él a un nuevo dueño.
full-tax_collector =
    Mientras este personaje está en juego, todo jugador que construye un distrito pone justo después 1 moneda sobre esta
    carta, si le queda alguna: por cada distrito, incluso por uno construido sin pagar. En tu turno puedes llevarte todo
    ese oro, y tú no pagas el impuesto. Con dos o tres jugadores, sí lo pagas en el turno de tu otro personaje.

    El oro se queda ahí de una ronda a otra, y el impuesto se paga aunque nadie tenga el personaje o haya sido asesinado.
    Intercambiar o tomar un distrito no es construirlo.
full-old_tax_collector =
    Todo jugador que construye al menos un distrito te paga 1 moneda al final de ese turno, si le queda alguna. Un Asesino
    que construyó antes de que te llamaran paga cuando te revelas. Una Bruja que construye en su turno reanudado paga al
    final de este. Solo cobras una vez que te han llamado, y tú no pagas nada.

## Unique districts

full-armory =
    En tu turno puedes destruir la Armería para destruir otro distrito de cualquier ciudad, incluso de la tuya. No cuesta
    oro. El objetivo no puede estar en una ciudad completa. No es una habilidad del rango 8: ni el Torreón ni el Obispo
    protegen.
full-armory-dark-city =
    En tu turno puedes destruir la Armería para destruir un distrito de la ciudad de otro jugador. No cuesta oro. Ni el
    Torreón ni el Obispo protegen.
full-basilica =
    Vale 1 punto por cada distrito de coste impar de tu ciudad, contando el oro de la Artista.
full-capitol = Vale 3 puntos si tu ciudad tiene al menos tres distritos del mismo tipo; una sola vez.
full-dragon_gate = Vale 2 puntos más de lo que cuesta.
full-factory = Pagas 1 moneda menos por cada uno de los demás distritos únicos que construyas.
full-framework =
    Puedes construir un distrito destruyendo el Andamio en vez de pagar el coste. Cuenta para tu límite de construcción, y
    hay que pagar el impuesto; no se puede confiscar.
full-gold_mine = Cuando recoges oro, toma 1 moneda más. El oro de otro origen no cuenta.
full-great_wall = El personaje de rango 8 paga 1 moneda más por usar su habilidad contra tus otros distritos.
full-great_wall-dark-city =
    El Condotiero paga 1 moneda más por destruir cualquiera de tus distritos, incluida la Gran muralla. El Diplomático no.
full-great_wall-deluxe-cz =
    El personaje de rango 8 paga 1 moneda más por usar su habilidad contra cualquiera de tus distritos, incluida la Gran
    muralla.
full-haunted_quarter =
    Al final de la partida cuenta, a todos los efectos, como un distrito del tipo que más te convenga. Así puede dejar de
    ser único.
full-haunted_quarter-dark-city =
    Al final de la partida cuenta como un distrito del tipo que más te convenga, salvo que lo construyeras en la última
    ronda.
full-imperial_treasury = Vale 1 punto por cada moneda que tengas delante de ti. El oro sobre las cartas no cuenta.
full-ivory_tower =
    Vale 5 puntos si es el único distrito único de tu ciudad. Un Barrio encantado que cuente como otro tipo no importa.
full-keep = El personaje de rango 8 no puede usar su habilidad contra el Torreón, ni siquiera si su dueño lo desea.
full-keep-classic = El Condotiero no puede destruir el Torreón.
full-keep-dark-city = El Condotiero no puede destruir el Torreón, ni siquiera el suyo, y el Diplomático no puede tomarlo. Como
    Diplomático, en cambio, puedes entregarlo.
full-laboratory = Una vez por turno, puedes descartar una carta de tu mano y tomar 2 monedas.
full-laboratory-classic = Una vez por turno, puedes descartar una carta de tu mano y tomar 1 moneda.
full-laboratory-dark-city = { full-laboratory-classic }
full-library =
    Cuando recoges cartas, te quedas con todas las que robes; con el Observatorio, con las tres.
full-library-classic =
    Cuando recoges cartas, te quedas con dos; con el Observatorio, con dos de las tres.
full-library-dark-city = { full-library-classic }
full-map_room = Vale 1 punto por cada carta de tu mano al final.
full-monument =
    No puedes construirlo si hay cinco distritos o más en tu ciudad. Cuenta como dos distritos para completar tu ciudad y
    como uno para todo lo demás.
full-museum =
    Una vez por turno, puedes guardar una carta de tu mano boca abajo debajo del Museo. Cada una vale 1 punto. Las cartas
    pasan con el Museo a un nuevo dueño; si lo destruyen, van debajo del mazo.
full-necropolis =
    Puedes construirla destruyendo uno de tus distritos en vez de pagar su coste. Cuenta para tu límite de construcción, y
    hay que pagar el impuesto; construida así, no se puede confiscar.
full-observatory =
    Cuando recoges cartas, robas 3 en vez de 2 y te quedas con una; con la Biblioteca, con todas.
full-observatory-classic =
    Cuando recoges cartas, robas 3 en vez de 2 y te quedas con una; con la Biblioteca, con dos. Las demás van a la pila de
    descartes.
full-observatory-dark-city =
    Cuando recoges cartas, robas 3 en vez de 2 y te quedas con una; con la Biblioteca, con dos. Las demás van debajo del
    mazo.
full-park =
    Si no tienes cartas en la mano al final de tu turno, roba 2. No le sirve a una Bruja cuyo turno no se reanuda.
full-poor_house =
    Si no tienes oro delante de ti al final de tu turno, toma 1 moneda. No le sirve a una Bruja cuyo turno no se reanuda.
full-quarry =
    Puedes construir distritos que ya tengas, tantos como quieras. Se quedan aunque pierdas la Cantera. Ni con ella
    pueden el Magistrado, el Diplomático y el Mariscal tomar distritos repetidos.
full-quarry-dark-city =
    Puedes construir un distrito que ya tengas, pero solo puedes tener un repetido a la vez. Se queda aunque pierdas la
    Cantera.
full-school_of_magic =
    Para los ingresos cuenta como el tipo que elijas, cada turno de nuevo; al final es solo única. Con el Abad da oro o una
    carta.
full-school_of_magic-classic =
    Para los ingresos cuenta como el tipo que elijas, cada turno de nuevo; al final es solo única.
full-school_of_magic-dark-city = { full-school_of_magic-classic }
full-school_of_magic-deluxe-cz =
    Para los ingresos cuenta como el tipo que elijas, cada turno de nuevo; al final es solo única. Con el Abad da oro y una
    carta.
full-secret_vault =
    No se puede construir de ningún modo. Si está en tu mano al final, vale 3 puntos. Hasta entonces es una carta como las
    demás.
full-smithy = Una vez por turno, puedes pagar 2 monedas y robar 3 cartas.
full-smithy-classic = Una vez por turno, puedes pagar 3 monedas y robar 2 cartas.
full-stables = Construirlo no cuenta para tu límite de construcción, ni siquiera si te lo confiscan.
full-statue = Vale 5 puntos si tienes la corona al final.
full-theater =
    Cuando todos han elegido, puedes cambiar tu personaje por el de otro jugador, sin verlo. El otro no puede negarse, y
    cada cual mira lo que le ha tocado. Con dos o tres jugadores, eliges cuál de los tuyos das y tomas al azar uno de los
    suyos.
full-thieves_den = Puedes pagar cualquier parte de su coste con cartas de tu mano; cada una cuenta como 1 moneda.
full-wishing_well = Vale 1 punto por cada distrito único de tu ciudad, incluida la Fuente de los deseos.
full-wishing_well-dark-city = Vale 1 punto por cada uno de los demás distritos únicos de tu ciudad.
full-ball_room =
    En una mesa de verdad, mientras tienes la corona, los demás deben darte las gracias cuando los llamas. Aquí no tiene
    efecto.
full-bell_tower =
    Al construirlo, puedes anunciar que la partida terminará tras la ronda en que alguien tenga un distrito menos de lo
    habitual. Desde entonces, ese número menor completa una ciudad a todos los efectos. Si el Campanario es destruido,
    vuelve a valer el número habitual; si solo cambia de manos, se mantiene el menor.
full-bell_tower-deluxe-cz =
    Al construirlo, puedes anunciar que la partida terminará tras la ronda en que alguien tenga un distrito menos de lo
    habitual. No cambia nada más: una ciudad con ese número menor no está completa, no está a salvo del rango 8 y no
    puntúa por completarse. Si el Campanario es destruido, vuelve a valer el número habitual; si solo cambia de manos, se
    mantiene el menor.
full-graveyard =
    Cuando el Condotiero destruye un distrito, tuyo o de otro jugador, puedes pagar 1 moneda y llevártelo a la mano. No
    puedes usarlo si eres el Condotiero, ni para el propio Cementerio.
full-graveyard-dark-city =
    Cuando el Condotiero destruye un distrito, tuyo o de otro jugador, puedes pagar 1 moneda y llevártelo a la mano. No
    puedes usarlo si eres el Condotiero, ni para el propio Cementerio. No se usa si el Diplomático está en juego.
full-hospital =
    Si te asesinan, puedes revelar tu personaje cuando lo llamen y recoger recursos. No haces nada más en ese turno.
full-lighthouse =
    Al construirlo, revisa todo el mazo de distritos, llévate una carta a la mano y baraja el mazo.
full-throne_room = Toma 1 moneda de la banca cada vez que la corona cambie realmente de manos.
full-university = Vale 2 puntos más de lo que cuesta.

## Action cards

full-big_top =
    Añádela a tu ciudad. Se queda ahí y cuenta como un distrito para completarla, y para nada más: no tiene tipo, no
    cuesta ni vale nada, y no se construye. El rango 8 no puede tocarla. Puedes tener varias, pero jugar solo una por
    turno.
full-big_top-classic =
    Añádela a tu ciudad. Se queda ahí y cuenta como un distrito para completarla; no cuesta ni vale nada, y no se
    construye. El Condotiero no puede tocarla. Puedes tener varias, pero jugar solo una por turno.
full-ticket_wagon =
    Ponla delante de ti. Una vez en cada uno de sus turnos, cada uno de los demás jugadores puede poner 1 moneda en ella,
    robar 3 cartas y quedarse con una. Justo después, puedes descartar la Taquilla ambulante y llevarte todo su oro. Tú no
    puedes usarla; el oro que quede en ella al final de la partida se pierde.
full-ticket_wagon-classic =
    Ponla delante de ti. Una vez en cada uno de sus turnos, cada uno de los demás jugadores puede poner 1 moneda en ella,
    robar 2 cartas y quedarse con una. Justo después, puedes descartar la Taquilla ambulante y llevarte todo su oro. Tú no
    puedes usarla; el oro que quede en ella al final de la partida se pierde.
full-acrobat =
    Juégala, incluso fuera de tu turno, cuando llaman al rango 4 y nadie responde (por asesinato o porque nadie lo tiene),
    o cuando el rango 4 está embrujado. Tomas la corona, llamas a los personajes que faltan y eliges primero en la ronda
    siguiente. Un rango 4 asesinado o embrujado ni recibe ni entrega la corona esta ronda. Conservas tu personaje y no
    cobras por distritos nobles.
full-acrobat-classic =
    Juégala, incluso fuera de tu turno y aunque te hayan asesinado, cuando llaman al Rey y nadie responde (por asesinato o
    porque nadie lo tiene). Tomas la corona, llamas a los personajes que faltan y eliges primero en la ronda siguiente.
    Conservas tu personaje y no cobras por distritos nobles.
full-fortune_teller = Mira la mano de otro jugador y toma una carta de ella.
full-strongman =
    Juégalo cuando llamen a tu personaje y haya sido asesinado o embrujado, le vayan a robar, o tenga una orden o una
    amenaza. Este turno estás a salvo de la Asesina, la Bruja, el Magistrado, el Ladrón y la Chantajista: juegas tu turno
    entero, y sus fichas se retiran sin verse. Cuenta como tu carta de acción de este turno.
full-strongman-classic =
    Juégalo, fuera de tu turno, en el momento en que asesinan a tu personaje. El asesinato se anula y juegas tu turno como
    siempre.
full-director = Este turno puedes construir hasta 2 distritos más, además de todo lo que ya aumente tu límite.
full-human_cannonball =
    Además de construir, sustituye un distrito de tu ciudad por otro más caro de tu mano, pagando la diferencia de coste.
    La carta antigua va debajo del mazo. Esto no es construir: ni límite, ni impuesto, ni confiscación.
full-human_cannonball-classic =
    Además de construir, sustituye un distrito de tu ciudad por otro más caro de tu mano, pagando la diferencia de coste.
    La carta antigua va a la pila de descartes.
