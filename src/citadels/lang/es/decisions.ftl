# What the reader is asked.

decision-draft = Elige tu personaje para esta ronda.
decision-draft_discard = Descarta un personaje boca abajo.
decision-theater = Tu Teatro: ¿cambias de personaje con otro jugador, sin mirar?
decision-theater_give = ¿Cuál de tus personajes entregas { PLAYER($with, case: "to") }?
decision-turn = Es tu turno como { CARD($acting) }. ¿Qué haces?
decision-turn-bewitched = Te han embrujado: recoge recursos y la Bruja jugará el resto de tu turno.
decision-turn-threatened = Te están chantajeando: primero recoge recursos y luego paga o niégate.
decision-turn-in_hospital = Te han asesinado, pero en tu Hospital aún puedes recoger recursos. Nada más.
decision-turn-resumed = Sigues como { CARD($acting) }, el personaje que has embrujado. ¿Qué haces?
decision-keep = ¿Con qué carta te quedas?
decision-pay = { CARD($card) }: te { $gold ->
    [one] queda
   *[other] quedan
} por pagar { COUNT($gold, of: "gold") }. Cada carta cuenta como 1 moneda. ¿Cómo pagas?
decision-lender = Para { CARD($card, case: "the") } te { $gold ->
    [one] falta
   *[other] faltan
} { COUNT($gold, of: "gold") }. ¿Quién te presta oro, a una carta por moneda?
decision-give_for_gold = Por el oro le debes { COUNT($count, of: "cards") } { PLAYER($to, case: "to") }. ¿Cuál le das?
decision-warrant = La orden firmada va contra { CARD($signed, case: "the") }. ¿Para quién es la siguiente, sin firmar?
decision-confiscate = { PLAYER($from) } tiene una orden tuya y acaba de pagar { COUNT($gold, of: "gold") } por { CARD($card, case: "the") }. ¿Qué haces?
decision-threaten = La flor es para { CARD($flower, case: "the") }. ¿Para quién es la segunda amenaza, sin flor?
decision-threat = { $gold ->
    [0] { PLAYER($to) } te está chantajeando, pero la mitad de tu oro es nada. ¿Pagas o te niegas?
   *[other] { PLAYER($to) } te está chantajeando. ¿Pagas la mitad de tu oro ({ COUNT($gold, of: "gold") }) o te arriesgas a perderlo todo?
}
decision-reveal_threat = { PLAYER($of) } ({ CARD($character, case: "the") }) se niega a pagarte. ¿Das la vuelta a la amenaza?
decision-replace = ¿Qué otras cartas cambias? Hasta ahora: { $count }.
decision-wizard = ¿Qué carta tomas { PLAYER($of, case: "of") }? ¿La guardas o la construyes al momento?
decision-seer_give = ¿Qué carta le das { PLAYER($to, case: "to") }?
decision-tribute = ¿Qué tomas { PLAYER($from, case: "of") } a cambio de la corona?
decision-crown_on = Te han asesinado, pero aún decides quién recibe la corona. ¿Quién será?
decision-study = ¿Con qué carta te quedas? Las demás se barajan en el mazo.
decision-exchange = ¿Qué tomas a cambio { CARD($offered, case: "of") }?
decision-beautify = ¿Pones también oro en un segundo distrito?
decision-crown_at_once = ¿Quién recibe la corona?
decision-pay_tribute = Ahora tienes la corona. ¿Qué le das a cambio { PLAYER($to, case: "to") }?
decision-graveyard = Tu Cementerio: ¿pagas 1 moneda para rescatar { CARD($card, case: "the") }?
decision-bell_tower = Tu Campanario: ¿quieres que la partida termine con un distrito menos?
decision-lighthouse = Tu Faro: ¿revisas el mazo? Tomas una carta y luego se baraja.
decision-search = ¿Qué carta tomas del mazo?
decision-hospital = Tu Hospital: llaman al personaje asesinado ({ CARD($character) }). ¿Lo revelas?
decision-wagon_keep = ¿Con qué carta te quedas?
decision-wagon = En tu Taquilla ambulante hay { COUNT($gold, of: "gold") }. ¿La descartas y te llevas el oro?
decision-fortune_teller = ¿Qué carta tomas { PLAYER($of, case: "of") }?
decision-cannonball = ¿Qué distrito cambias por { CARD($card, case: "the") }? Pagas la diferencia.
decision-acrobat = Llaman al rango 4 ({ CARD($character) }). ¿Juegas la Acróbata y tomas la corona?
decision-strongman = Eres { CARD($character, case: "the") }. ¿Muestras el Forzudo y te salvas?
decision-wait = Esperando a otro jugador.
