# The coach of a first game: a sentence before every kind of decision that is new. Keep them under 120 letters.

coach-name = Consejero
coach-quiet = Nada nuevo: esto ya lo conoces.
coach-off = Sin el consejero

## By the kind of the decision

coach-asked_draft = ¿Quién serás? Casi todos los personajes cobran por distritos de un color. Nadie ve cuál eliges.
coach-asked_keep = Quédate con lo que puedas pagar pronto o con un color que te falte. El resto va bajo el mazo.
coach-asked_replace = Elige una a una las cartas que pones bajo el mazo. Robas otras tantas.
coach-asked_pay = La Guarida de ladrones se paga también con cartas, a 1 moneda cada una. Da lo que no vayas a construir.

## In a turn, by what can be done

coach-turn_gather = Tu turno. Primero recoge: oro si puedes construir pronto, cartas si tu mano es pobre.
coach-turn_build = Ahora puedes construir. Un distrito vale lo que cuesta; de cada uno solo puedes tener uno.
coach-turn_end_turn = Mira las marcas pequeñas: ¿queda algo por hacer? Si no, termina tu turno.
coach-turn_income = Tu personaje cobra por los distritos de su color, una vez por turno, antes o después de construir.
coach-turn_murder = Nombra a un personaje que se perderá esta ronda. ¿Cuál le vendría mejor a quien va en cabeza?
coach-turn_rob = Nombra a un personaje: cuando lo llamen, su oro es tuyo. ¿Quién es rico y qué habrá elegido?
coach-turn_conjure = Cambia tu mano por la de alguien con muchas cartas, o cambia algunas de las tuyas con el mazo.
coach-turn_take_crown = Toma la corona: en la próxima ronda eliges antes que nadie.
coach-turn_extra_gold = El Mercader recibe 1 moneda de regalo. Tómala sin más.
coach-turn_extra_cards = La Arquitecta roba 2 cartas de regalo y este turno puede construir hasta tres distritos.
coach-turn_destroy = Puedes destruir un distrito por 1 moneda menos de lo que costó. Apunta a quien va en cabeza.
coach-turn_use_smithy = Tu Herrería te vende 3 cartas por 2 monedas, una vez por turno.
coach-turn_use_laboratory = Tu Laboratorio te compra una carta de la mano por 2 monedas, una vez por turno.
coach-turn_forgo = Puedes prescindir de este distrito durante un turno. Casi nunca te interesará.
