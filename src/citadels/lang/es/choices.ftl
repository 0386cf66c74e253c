# What can be chosen, each as an infinitive that begins with a capital letter and has no full stop.

## The selection phase

choice-choose = Elegir { CARD($character, case: "to") }
choice-discard = Descartar { CARD($character, case: "to") }
choice-exchange_character = Cambiar { PLAYER($seat, case: "with") }
choice-give_character = Entregar { CARD($character, case: "the") }
choice-keep_character = Seguir con tu personaje

## Every turn

choice-take_gold = Tomar { COUNT($gold, of: "gold") }
    .brief = Tomar oro
choice-take_cards = { $count ->
    [0] Robar cartas (el mazo está vacío)
   *[other] Robar { COUNT($count, of: "cards") }
}
    .brief = Robar cartas
choice-keep = Quedarte con { CARD($card, case: "the") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Quedarte con { CARD($card, case: "the") }
choice-build = Construir { CARD($card, case: "the") } ({ COUNT($gold, of: "gold") })
    .brief = Construir { CARD($card, case: "the") } (con oro y cartas)
choice-build_by_framework = Construir { CARD($card, case: "the") } (destruyendo tu Andamio)
choice-build_necropolis = Construir la Necrópolis (destruyendo { CARD($district, case: "the") })
choice-pay_card = Pagar 1 moneda con { CARD($card, case: "the") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Pagar 1 moneda con { CARD($card, case: "the") }
choice-pay_rest = Pagar el resto con oro ({ COUNT($gold, of: "gold") })
    .brief = Pedir prestado el resto del oro
choice-end_turn = Terminar tu turno

## Characters, by rank

choice-murder = Asesinar { CARD($character, case: "to") }
choice-bewitch = Embrujar { CARD($character, case: "to") }
choice-warrant = Dictar la orden firmada contra { CARD($character, case: "the") }
choice-warrant-in-warrant = Dictar una orden sin firmar contra { CARD($character, case: "the") }
choice-confiscate = Confiscar { CARD($card, case: "the") }
    .brief = Confiscar el distrito
choice-let_stand = Dejar construir { CARD($card, case: "the") }
    .brief = Dejar construir
choice-rob = Robar { CARD($character, case: "to") }
choice-spy = Espiar { PLAYER($seat, case: "to") } en busca de cartas { TYPE($type, case: "cards") }
choice-threaten = Amenazar { CARD($character, case: "to") } con la flor
choice-threaten-in-threaten = Amenazar { CARD($character, case: "to") } sin la flor
choice-pay_bribe = { $gold ->
    [0] Pagarle el soborno { PLAYER($to, case: "to") } (nada)
   *[other] Pagarle { COUNT($gold, of: "gold") } { PLAYER($to, case: "to") }
}
    .brief = Pagar el soborno
choice-refuse_bribe = Negarte a pagar
choice-reveal_threat = Dar la vuelta a la amenaza
choice-leave_threat = Dejarla boca abajo
choice-swap_hands = Cambiar tu mano por la { PLAYER($seat, case: "of") }
choice-replace = Cambiar { CARD($card, case: "the") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Cambiar { CARD($card, case: "the") }
choice-draw_replacements = Listo: robar { COUNT($count, of: "cards") }
    .brief = Listo: robar cartas
choice-look_at_hand = Mirar la mano { PLAYER($seat, case: "of") } y tomar una carta
choice-take_card = Tomar { CARD($card, case: "the") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Tomar { CARD($card, case: "the") }
choice-foresee = Tomar una carta al azar de cada jugador
choice-give_card = Darle { CARD($card, case: "the") } { PLAYER($to, case: "to") }
    .brief = Dar { CARD($card, case: "the") }
choice-income = Cobrar por tus distritos: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { COUNT($cards, of: "cards") }
}
    .brief = Cobrar por tus distritos
choice-take_crown = Tomar la corona
choice-give_crown = Darle la corona { PLAYER($seat, case: "to") }
choice-tribute_gold = Tomar 1 moneda { PLAYER($from, case: "of") }
    .brief = Tomar 1 moneda
choice-tribute_card = Tomar una carta al azar { PLAYER($from, case: "of") }
    .brief = Tomar una carta al azar
choice-hand_over_gold = Dar 1 moneda
choice-hand_over_card = Dar { CARD($card, case: "the") } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Dar { CARD($card, case: "the") }
choice-income_in_gold = Cobrar por tus distritos: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }
       *[other] { COUNT($gold, of: "gold") } y { COUNT($cards, of: "cards") }
    }
}
    .brief = Cobrar por tus distritos: { $number ->
        [0] todo en cartas
       *[other] { COUNT($number, of: "gold") } y el resto en cartas
    }
choice-alms = Limosna { PLAYER($seat, case: "of") }: { COUNT($gold, of: "gold") }
    .brief = Limosna { PLAYER($seat, case: "of") }
choice-borrow = Construir { CARD($card, case: "the") } con oro prestado
choice-borrow_from = Pedirle { COUNT($gold, of: "gold") } { PLAYER($seat, case: "to") }
    .brief = Pedirle un préstamo { PLAYER($seat, case: "to") }
choice-extra_gold = Tomar { COUNT($gold, of: "gold") } más
    .brief = Tomar oro adicional
choice-extra_cards = Robar { COUNT($count, of: "cards") } más
    .brief = Robar cartas adicionales
choice-four_gold = Tomar { COUNT($gold, of: "gold") } más
    .brief = Tomar 4 monedas más
choice-four_cards = Robar { COUNT($count, of: "cards") } más
    .brief = Robar 4 cartas más
choice-study = { $count ->
    [one] Robar la última carta y quedarte con ella
   *[other] Robar { COUNT($count, of: "cards") } y quedarte con una
}
    .brief = Robar cartas y quedarte con una
choice-destroy = Destruir { CARD($district, case: "the") } { PLAYER($seat, case: "who") ->
    [you] de tu propia ciudad
   *[any] { PLAYER($seat, case: "of") }
} { $gold ->
    [0] (gratis)
   *[other] ({ COUNT($gold, of: "gold") })
}
    .brief = Destruir { CARD($district, case: "the") } { PLAYER($seat, case: "who") ->
        [you] de tu propia ciudad
       *[any] { PLAYER($seat, case: "of") }
    }
choice-offer = Ofrecer { CARD($district, case: "the") } para un intercambio
choice-exchange_for = Tomar { CARD($district, case: "the") } { PLAYER($seat, case: "of") } ({ COUNT($gold, of: "gold") })
    .brief = Tomar { CARD($district, case: "the") } { PLAYER($seat, case: "of") } (gratis)
choice-seize = Requisar { CARD($district, case: "the") } { PLAYER($seat, case: "of") } ({ COUNT($gold, of: "gold") })
    .brief = Requisar { CARD($district, case: "the") } { PLAYER($seat, case: "of") }
choice-neighbour_gold = Tomar { COUNT($gold, of: "gold") } por sentarte junto al rango 4
    .brief = Tomar oro por sentarte junto al rango 4
choice-beautify = Poner 1 moneda en { CARD($district, case: "the") }
choice-stop_beautifying = Dejarlo así
choice-collect_tax = Recaudar { COUNT($gold, of: "gold") } en impuestos
    .brief = Recaudar los impuestos

## Unique districts

choice-use_armory = { PLAYER($seat, case: "who") ->
    [you] Destruir tu Armería y { CARD($district, case: "the") } de tu propia ciudad
   *[any] Destruir tu Armería y { CARD($district, case: "the") } { PLAYER($seat, case: "of") }
}
choice-use_laboratory = Laboratorio: cambiar { CARD($card, case: "the") } por { COUNT($gold, of: "gold") }
    .brief = Laboratorio: cambiar { CARD($card, case: "the") } por oro
choice-forgo = Prescindir { CARD($district, case: "of") } este turno
# Without its name: the older editions call the Smithy otherwise.
choice-use_smithy = Comprar { COUNT($count, of: "cards") } por { COUNT($gold, of: "gold") }
    .brief = Comprar cartas con oro
choice-use_museum = Guardar { CARD($card, case: "the") } debajo del Museo
choice-save_district = Pagar 1 moneda y llevártelo a la mano
choice-leave_district = No rescatarlo
choice-ring_bell = Tocar la campana: un distrito menos
choice-keep_bell_silent = Mantener el número habitual
choice-search_deck = Revisar el mazo
choice-leave_deck = No tocar el mazo
choice-show_murdered = Revelarlo y recoger recursos
choice-stay_hidden = Seguir en la sombra

## Action cards

choice-play_big_top = Añadir la Carpa a tu ciudad
choice-play_ticket_wagon = Poner la Taquilla ambulante delante de ti
choice-use_wagon = Taquilla ambulante { PLAYER($owner, case: "of") }: robar por 1 moneda (habrá { $gold })
    .brief = Taquilla ambulante: robar por 1 moneda
choice-cash_in = Descartarla y llevarte { COUNT($gold, of: "gold") }
    .brief = Descartarla y llevarte el oro
choice-leave_wagon = Dejarla en la mesa
choice-play_fortune_teller = Adivina: mirar la mano { PLAYER($seat, case: "of") } y tomar una carta
choice-play_director = Director: dos distritos más este turno
choice-play_cannonball = Hombre bala: sustituir un distrito por { CARD($card, case: "the") }
choice-replace_district = Sustituir { CARD($district, case: "the") } ({ COUNT($gold, of: "gold") })
    .brief = Sustituir { CARD($district, case: "the") }
choice-play_acrobat = Jugar la Acróbata y tomar la corona
choice-play_strongman = Mostrar el Forzudo
choice-hold_back = Guardar la carta
