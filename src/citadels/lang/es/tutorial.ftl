# The tutorial: src/citadels/scenarios/tutorial. Each sentence stands above the table; keep them under 170 letters.

## Around the scenes

tutorial-pick = Hazlas en el orden que quieras y déjalo cuando te apetezca.
tutorial-done = Hecho
tutorial-repeat = Otra vez
tutorial-next = Siguiente
tutorial-previous = Atrás
tutorial-again = Reintentar
tutorial-show = Muéstramelo
tutorial-next_scene = Siguiente escena
tutorial-watch = Mira la mesa…
tutorial-step = Paso { $number } de { $count }
tutorial-all_done = Esto es todo lo que necesitas. Lo demás se aprende jugando.
tutorial-first_game = Juega tu primera partida

## A turn

tutorial-gather_title = Recoger y construir
tutorial-gather_about = Un turno: toma oro y construye un distrito.
tutorial-gather_welcome = ¡Hola! Construyes una ciudad, como todos los demás. Gana la más valiosa. Esta es la tuya: de momento, un Mercado.
tutorial-gather_hand = Estos son los distritos que puedes construir. La moneda indica el precio; al final de la partida, cada uno vale esos mismos puntos.
tutorial-gather_gather = Es tu turno. Primero recoges: 2 monedas o una carta nueva. Tienes 2 monedas y un Castillo de 4 en la mano, así que toma el oro.
tutorial-gather_cards = Has mirado dos cartas y te quedas con una: buena idea con una mano pobre. Pero te espera un buen Castillo y solo te faltan 2 monedas.
tutorial-gather_build = Ahora construye. Puedes pagar el Castillo: tócalo.
tutorial-gather_cheaper = También vale, pero da menos puntos y solo puedes construir una vez por turno. Tu oro alcanza para el Castillo.
tutorial-gather_unbuilt = Puedes terminar un turno sin construir. Pero tienes oro y un Castillo, y nadie gana con las cartas en la mano.
tutorial-gather_finish = ¡Un Castillo! Vale 4 puntos. No queda nada por hacer: termina tu turno.
tutorial-gather_done = Esto ha sido un turno: recoger y construir. Todo lo demás en este juego te lo pone más fácil a ti o más difícil a los demás.

## Choosing in secret

tutorial-secret_title = Elegir en secreto
tutorial-secret_about = Cada ronda eres un personaje distinto.
tutorial-secret_open = Nueva ronda: todos elegirán en secreto uno de estos personajes. Los dos que están boca arriba quedan fuera, y hay un tercero oculto.
tutorial-secret_choose = Tú eliges antes que nadie. Todos tus distritos son religiosos, y el Obispo cobra 1 moneda por cada uno. Elige al Obispo.
tutorial-secret_assassin = La Asesina deja a alguien sin turno: una gran elección. Pero hoy necesitas oro, y solo el Obispo cobra por los distritos religiosos.
tutorial-secret_magician = Sin cartas en la mano, la Maga tienta: ¡cambia tu mano por otra! Pero antes mira lo que te da el Obispo.
tutorial-secret_king = El Rey elige primero la próxima vez y cobra por los distritos nobles. Aún no tienes ninguno. Tres religiosos piden un Obispo.
tutorial-secret_warlord = El Condotiero destruye distritos y cobra por los militares. No tienes ninguno. Tres religiosos piden un Obispo.
tutorial-secret_others = Ahora eligen los demás. No ves qué toman, y nadie sabe que tú eres el Obispo.
tutorial-secret_called = Se llama a los personajes por su rango, del 1 al 8. Quien tiene el que llaman lo muestra y juega. El tuyo es el número 5.
tutorial-secret_cards = ¡El Obispo! No tienes cartas en la mano, así que esta vez recoge cartas: ves dos y te quedas con una.
tutorial-secret_gold = El oro nunca viene mal. Pero sin cartas en la mano no tendrías en qué gastarlo.
tutorial-secret_early = Puedes cobrar primero. Pero veamos tus cartas antes de que llegue el oro: recoge.
tutorial-secret_keep = Quédate con la que más te guste. La otra vuelve debajo del mazo.
tutorial-secret_income = Y ahora, la recompensa: 1 moneda por cada distrito religioso. Cóbrala.
tutorial-secret_unpaid = ¡No tan deprisa! El Obispo te debe 3 monedas, una por cada distrito religioso.
tutorial-secret_build = Y con ese oro, construye.
tutorial-secret_unbuilt = Puedes ahorrar el oro para más tarde. Pero ahora puedes construir, y los distritos son puntos.
tutorial-secret_done = Elige lo que mejor le vaya a tu ciudad, y nadie sabrá con certeza quién eres. En la próxima ronda serás otro personaje.

## Murder and robbery

tutorial-murder_title = Asesinato y robo
tutorial-murder_about = Qué les hace a los demás, y qué te hace a ti.
tutorial-murder_murder = Eres la Asesina: nombra a un personaje y quien lo tenga pierde el turno. Alguien tiene 7 monedas y 4 cartas, ideal para la Arquitecta. ¡Nómbrala!
tutorial-murder_guess = Puede ser: nunca se sabe quién es quién. Pero tanto oro y tantas cartas huelen a la Arquitecta, que puede construir tres veces.
tutorial-murder_unused = Puedes perdonar a todo el mundo. Pero alguien está a punto de construir tres distritos: detén a la Arquitecta.
tutorial-murder_silence = Atención a las llamadas: llaman a la Arquitecta y nadie responde. Se pierde un turno entero, y ni te ha hecho falta saber de quién.
tutorial-murder_rob = Otra ronda, y eres el Ladrón: nombra a un personaje y quédate con su oro. Hay 6 monedas junto a tres distritos comerciales: será el Mercader.
tutorial-murder_poor = Puede ser. Pero a quien tiene distritos comerciales le gusta el Mercader, y ahí es donde está el oro.
tutorial-murder_unrobbed = Puedes dejarlo estar. Pero 6 monedas por una palabra es buen negocio: roba al Mercader.
tutorial-murder_loot = El robo ocurre cuando llaman al Mercader. No pierdas de vista tu oro.
tutorial-murder_robbed = Ahora, al revés: eres el Mercader, con 5 monedas, y el Ladrón ha nombrado al Mercader. Mira qué pasa cuando te llaman.
tutorial-murder_go_on = Has perdido todo tu oro. Pero conservas tu turno: toma oro y sigue.
tutorial-murder_recovers = Mira, ya vuelven las primeras monedas. Un robo cuesta oro, nunca el turno.
tutorial-murder_broke = Puede ser. Pero sin una moneda no puedes construir nada: primero toma oro.
tutorial-murder_murdered = Y el asesinato: eres la Arquitecta, y han nombrado a la Arquitecta. Te llaman, tienes que callar y te pierdes la ronda.
tutorial-murder_done = Duele, pero es solo una ronda. Se nombran personajes, no jugadores: si eliges lo que nadie espera, el golpe se lo lleva otro.

## The crown

tutorial-crown_title = La corona y el orden
tutorial-crown_about = Quién juega cuándo y quién elige primero.
tutorial-crown_order = Los personajes juegan por orden de rango: la Asesina al principio, el Condotiero al final. Tú eres el Rey, el número 4.
tutorial-crown_called = La Maga es el número 3, así que hay un jugador antes que tú. La corona está en otras manos.
tutorial-crown_crown = Llaman al Rey. El Rey toma la corona: quien la tiene elige primero en la próxima ronda. ¡Tómala!
tutorial-crown_unsaid = También es tuyo, en el orden que quieras. Pero antes la corona, para que veas cómo llega a ti.
tutorial-crown_income = El Rey cobra por los distritos nobles, 1 moneda por cada uno. Tienes dos: cobra.
tutorial-crown_later = Todo a su tiempo. Cobra antes 2 monedas por tu Castillo y tu Señorío.
tutorial-crown_gather = Ahora recoge. Un Palacio cuesta 5: toma oro.
tutorial-crown_dear = Puede ser. Pero tienes un Palacio en la mano y te faltan 2 monedas para pagarlo.
tutorial-crown_build = Construye el Palacio: también es noble, y la próxima vez el Rey cobrará por tres.
tutorial-crown_small = Una Taberna vale 1 punto; el Palacio, 5. Y solo puedes construir un distrito por turno.
tutorial-crown_unbuilt = Tienes el oro y el Palacio. Constrúyelo antes de que acabe tu turno.
tutorial-crown_rest = Los rangos más altos terminan la ronda: primero el 5, luego el 8.
tutorial-crown_first = Nueva ronda, y tienes la corona: eliges antes que nadie, con más cartas que nadie. Toma a quien quieras.
tutorial-crown_done = Los rangos bajos actúan antes, los altos saben más cuando les toca, y la corona te da la primera elección.

## Unique districts

tutorial-uniques_title = Distritos únicos
tutorial-uniques_about = Cartas moradas con un poder propio.
tutorial-uniques_purple = El distrito morado de tu ciudad es único: tiene un texto propio. Tu Herrería te vende 3 cartas por 2 monedas, una vez por turno.
tutorial-uniques_smithy = Ya has recogido, tienes 8 monedas y pocas cartas. ¡Usa la Herrería!
tutorial-uniques_wait = Podrías. Pero una simple Taberna con 8 monedas es una lástima. Deja que la Herrería te traiga antes mejores cartas.
tutorial-uniques_gate = ¡Una Puerta del dragón! Cuesta 6 y vale 8 puntos al final. Constrúyela.
tutorial-uniques_plain = Un distrito corriente vale lo que cuesta. La Puerta del dragón vale 2 puntos más.
tutorial-uniques_unbuilt = No te dejes la Puerta del dragón en la mano: solo cuenta lo que está en tu ciudad.
tutorial-uniques_eight = Bien construido. Algunos distritos únicos sirven cada turno; otros cuentan solo al final. Señala uno, o mantenlo pulsado, para leer su texto.
tutorial-uniques_library = Otro más: con una Biblioteca te quedas con las dos cartas que robas. Recoge cartas y verás.
tutorial-uniques_gold = El oro está bien, pero con tu Biblioteca las cartas llegan de dos en dos. Pruébalo.
tutorial-uniques_closed = Puedes prescindir de la Biblioteca. Casi nadie lo hace: dos cartas son mejor que una.
tutorial-uniques_done = Las dos son tuyas. Cuando te llegue una carta morada, léela: puede marcar toda tu partida.

## The end

tutorial-end_title = El final y los puntos
tutorial-end_about = Siete distritos, y se cuentan los puntos.
tutorial-end_nearly = ¡Seis distritos! La primera ciudad con siete acaba la partida: se termina la ronda y se cuentan los puntos.
tutorial-end_last = ¿Muelle o Torreón? Ambos cuestan 3. El Torreón es morado, el único tipo que te falta, y los cinco tipos juntos valen 3 puntos más.
tutorial-end_types = También son siete distritos. Pero sin uno morado pierdes los 3 puntos por los cinco tipos.
tutorial-end_unbuilt = Tienes oro para el séptimo distrito. ¡Constrúyelo antes de que se te adelanten!
tutorial-end_complete = Completa, y antes que nadie: eso da 4 puntos, y ya nadie puede destruir tus distritos. Los demás terminan la ronda.
tutorial-end_scores = ¡Ganas! Lo que costaron tus distritos son puntos; más 3 por los cinco tipos y 4 por la primera ciudad completa.
tutorial-end_done = Ya conoces el juego: construye bien, elige en secreto y no estés donde te buscan.
