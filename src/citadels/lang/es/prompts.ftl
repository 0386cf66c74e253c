# The prompt at the table: what a turn still offers, what would be left unused, hints.

## The parts of a turn, as short labels in small letters; $count: how many districts

step-gather = recoger
step-build = construir { $count }
step-income = ingresos
step-murder = asesinar
step-bewitch = embrujar
step-warrant = órdenes
step-rob = robar
step-spy = espiar
step-threaten = amenazas
step-conjure = cambiar cartas
step-look_at_hand = mirar una mano
step-foresee = tomar cartas
step-take_crown = corona
step-give_crown = dar la corona
step-alms = limosna
step-extra_gold = oro adicional
step-extra_cards = cartas adicionales
step-four = 4 monedas o 4 cartas
step-study = estudiar
step-destroy = destruir
step-offer = intercambiar
step-seize = requisar
step-neighbour_gold = oro por el rango 4
step-beautify = embellecer
step-collect_tax = impuestos
prompt-steps = Este turno
prompt-step_open = pendiente
prompt-step_done = hecho
prompt-step_closed = ahora no es posible

## What a turn that ends now leaves unused

unused-murder = No has asesinado a nadie.
unused-warrant = No has dictado tus órdenes.
unused-rob = No has nombrado a nadie para robarle.
unused-spy = No has espiado a nadie.
unused-threaten = No has amenazado a nadie.
unused-conjure = No has cambiado cartas.
unused-look_at_hand = No has mirado la mano de nadie.
unused-foresee = No has tomado una carta de cada jugador.
unused-alms = No has tomado oro del jugador más rico.
unused-four = No has tomado tus 4 monedas o 4 cartas.
unused-study = No has robado siete cartas para quedarte con una.
unused-destroy = No has destruido ningún distrito.
unused-offer = No has intercambiado ningún distrito.
unused-seize = No has requisado ningún distrito.
unused-beautify = No has puesto oro en ningún distrito.
unused-income = No has cobrado tus ingresos.
unused-gold = No has cobrado { COUNT($gold, of: "gold") }.
unused-cards = No has robado { COUNT($count, of: "cards") }.
prompt-end_anyway = Terminarlo igualmente

## The prompt

# same as in English
prompt-power = { $name }. { $text }
prompt-hint_warrant = La primera orden que dictas es la firmada.
prompt-hint_threaten = Tu primera amenaza es la de la flor.
prompt-not_yet = Todavía no puedes terminar tu turno. { $reason }
prompt-murdered = Te han asesinado: pasas esta ronda sin jugar.
prompt-only_answer = Solo hay una respuesta: «{ $choice }». Se da por ti.
prompt-same_answer = Como querías: «{ $choice }».
prompt-ask_again = Volver a preguntarme
prompt-always = Responder siempre así en esta partida
prompt-players = Elige a un jugador…
prompt-seen_hand = Mano { PLAYER($seat, case: "of") }
prompt-now = Ahora: { $choice }
