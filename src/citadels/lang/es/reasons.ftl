# Why something is not possible now.

reason-game_over = La partida ha terminado.
reason-unknown_choice = Esa opción no existe en esta partida.
reason-not_this_decision = No es eso lo que te preguntan ahora.
reason-not_on_offer = Ahora no puedes elegir eso.

## The turn

reason-gather_first = Primero recoge recursos: toma oro o roba cartas.
reason-already_gathered = Ya has recogido recursos este turno.
reason-bewitched_only_gathers = Te han embrujado: solo puedes recoger recursos.
reason-answer_threat_first = Te están chantajeando: recoge recursos y responde primero a la amenaza.
reason-witch_must_name = La Bruja primero recoge recursos y embruja a un personaje; tu turno seguirá cuando llamen a ese personaje.
reason-crown_first = Dale antes la corona a otro jugador.
reason-not_your_character = Tu personaje no puede hacer eso.
reason-ability_used = Ya has usado esa habilidad este turno.
reason-income_taken = Ya has cobrado tus ingresos este turno.
reason-nothing_to_gain = No ganarías nada con eso.

## Building and paying

reason-not_in_hand = Esa mano no incluye { CARD($card, case: "the") }.
    .brief = Esa carta no está en esa mano.
reason-cannot_build = Tu personaje no puede construir distritos.
reason-limit_reached = Este turno no puedes construir más: tu límite de construcción es { $limit }.
reason-already_built = Ya tienes { CARD($card, case: "the") } en tu ciudad.
    .brief = Ya lo tienes en tu ciudad.
reason-too_dear = Te { $missing ->
    [one] falta { $missing } moneda
   *[other] faltan { $missing } monedas
}.
reason-never_built = No se puede construir { CARD($card, case: "the") }.
    .brief = Esa carta no se puede construir.
reason-played_not_built = Es una carta de acción ({ CARD($card) }): se juega, no se construye. Se te preguntará cuando llegue su momento.
    .brief = Una carta de acción se juega, no se construye.
reason-too_many_districts = Solo se puede construir en una ciudad de { COUNT($most, of: "districts") } como máximo.
reason-no_shortage = Tienes oro suficiente para pagarlo por tu cuenta.
reason-no_lender = Ningún otro jugador tiene el oro que te falta ({ COUNT($missing, of: "gold") }).
reason-too_few_cards = No tienes bastantes cartas que dar a cambio del oro: te { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}.

## Naming characters

reason-not_in_play = En esta partida no se juega con { CARD($character, case: "the") }.
    .brief = Ese personaje no está en esta partida.
reason-not_yourself = No puedes nombrar a tu propio personaje.
reason-not_rank_one = No puedes nombrar al personaje de rango 1.
reason-not_the_murdered = No puedes nombrar al personaje asesinado.
reason-not_the_bewitched = No puedes nombrar al personaje embrujado.
reason-already_named = Ya has nombrado a ese personaje.

## Other players

reason-no_such_player = No hay ningún jugador así en esta mesa.
reason-not_your_own_seat = Elige a otro jugador.
reason-already_has_crown = Ese jugador ya tiene la corona.
reason-crown_to_bewitched = La corona es para el jugador embrujado, no para la Bruja.
reason-not_the_richest = Hay alguien con más oro que { PLAYER($seat) }.
    .you = No puedes quitarte oro a ti: elige a quien más tenga.
    .brief = Ese jugador no es el más rico.
reason-nobody_richer = Nadie tiene más oro que tú.
reason-has_no_gold = No hay oro que tomar.
reason-has_no_cards = No hay cartas que tomar.
reason-not_beside_rank_four = No te sientas junto a un jugador que haya revelado el rango 4.

## Districts of a city

reason-not_in_city = Esa ciudad no incluye { CARD($district, case: "the") }.
    .brief = Ese distrito no está en esa ciudad.
reason-city_complete = Esa ciudad está completa, así que está a salvo.
reason-bishop_protects = El Obispo protege esa ciudad.
reason-keep_protects = El Torreón es intocable.
reason-not_own_city = Tiene que estar en la ciudad de otro jugador.
reason-too_costly_to_seize = Solo puedes requisar un distrito que cueste { $most } o menos.
reason-you_have_that = Ya tienes { CARD($district, case: "the") } en tu ciudad.
    .brief = Ya lo tienes en tu ciudad.
reason-they_have_that = Ese jugador ya tiene el distrito que ofreces.
reason-no_exchange_possible = No podrías obtener nada a cambio { CARD($district, case: "of") }.
    .brief = No podrías obtener nada a cambio.
reason-already_beautiful = Ya hay oro en { CARD($district, case: "the") }.
    .brief = Ya hay oro en ese distrito.
reason-no_such_unique = No tienes el distrito que hace eso.
reason-already_forgone = Ya has prescindido de ese distrito este turno.
reason-unique_used = Ya has usado ese distrito este turno.
reason-not_itself = La Armería no puede destruirse a sí misma.
reason-warrant_unsigned = Esta orden no está firmada: solo puedes permitir la construcción. Nadie lo sabrá.
reason-only_ending_left = Ya has hecho lo que toca al final del turno. Solo te queda terminarlo.
reason-not_king_or_emperor = El rango 4 no es ni el Rey ni el Emperador.
reason-not_king = El rango 4 no es el Rey.
reason-several_richest = Hay varios jugadores empatados como los más ricos, así que no recibes nada.
reason-paid_at_round_end = Recibirás este oro al final de la ronda.
reason-murdered_only_gathers = Te han asesinado: en el Hospital solo puedes recoger recursos.
reason-not_the_murdered_one = No tienes el personaje asesinado: solo puedes seguir en la sombra. Nadie se entera.

## Action cards

reason-action_card_played = Ya has jugado una carta de acción este turno.
reason-no_district = Una Carpa solo cuenta para completar una ciudad; por lo demás, no es un distrito.
reason-no_such_wagon = No existe esa Taquilla ambulante.
reason-own_wagon = No puedes usar tu propia Taquilla ambulante.
reason-wagon_already_used = Ya has usado esa Taquilla ambulante este turno.
reason-nothing_to_draw = No quedan cartas que robar.
reason-not_costlier = No cuesta más que { CARD($district, case: "the") }.
    .brief = No cuesta más que el distrito.
reason-no_replacement = No hay ningún distrito en tu ciudad que puedas cambiar por { CARD($card, case: "the") }.
    .brief = No hay ningún distrito en tu ciudad que puedas cambiar por él.
reason-crown_to_acrobat = La Acróbata se ha llevado la corona esta ronda.
