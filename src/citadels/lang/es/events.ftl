# What happens in a game, as the log tells it, in the present tense. Nobody's gender shows: no adjectives or
# participles about players. “You” as an object is te, in front of the verb, so such sentences select by .who.

## The game and its rounds

event-game_started = { COUNT($players, of: "players") } se sientan a la mesa.
event-hand_dealt = { PLAYER($seat) } recibe estas cartas: { CARD($cards) }.
    .you = Recibes estas cartas: { CARD($cards) }.
event-round_started = — Ronda { $round } · Corona: { PLAYER($crown) } —
event-face_up = Descartes boca arriba: { CARD($character) }.
event-face_down = Miras el personaje que está boca abajo: { CARD($character, case: "the") }.
event-face_down_taken = { PLAYER($seat) } toma también el personaje que estaba boca abajo: { CARD($character, case: "the") }.
    .you = Tomas también el personaje que estaba boca abajo: { CARD($character, case: "the") }.
    .brief = { PLAYER($seat) } toma también el personaje que estaba boca abajo.
event-chose = { PLAYER($seat) } elige { CARD($character, case: "to") }.
    .you = Eliges { CARD($character, case: "to") }.
event-discarded_character = { PLAYER($seat) } descarta { CARD($character, case: "to") } boca abajo.
    .you = Descartas { CARD($character, case: "to") } boca abajo.
event-left_over = Sin elegir: { CARD($character, case: "the") }.
event-theater_exchanged = { PLAYER($seat) } usa el Teatro { PLAYER($with, case: "with") }: entrega { CARD($given, case: "the") } y recibe { CARD($received, case: "the") }.
    .you = Usas el Teatro { PLAYER($with, case: "with") }: entregas { CARD($given, case: "the") } y recibes { CARD($received, case: "the") }.
    .brief = { PLAYER($seat) } usa el Teatro y cambia de personaje { PLAYER($with, case: "with") }.
event-theater_chose = { PLAYER($seat) } usa el Teatro para cambiar de personaje { PLAYER($with, case: "with") }.
    .you = Usas el Teatro para cambiar de personaje { PLAYER($with, case: "with") }.
event-theater_unused = { PLAYER($seat) } no usa el Teatro.
    .you = No usas el Teatro.
event-silent = Llaman { CARD($character, case: "to") }: no responde nadie.
event-revealed = { PLAYER($seat) } es { CARD($character, case: "the") }.
    .you = Eres { CARD($character, case: "the") }.
event-resumed = La Bruja toma el control: { PLAYER($seat) } juega ahora como { CARD($character) }.
    .you = La Bruja toma el control: ahora juegas como { CARD($character) }.
event-murdered_shown = { PLAYER($seat) } revela el personaje asesinado: { CARD($character, case: "the") }.
    .you = Revelas tu personaje asesinado: { CARD($character, case: "the") }.
event-crown_moved = La corona pasa { PLAYER($from, case: "of") } { PLAYER($to, case: "to") }.
event-completed = { $first ->
    [yes] { PLAYER($seat) } completa una ciudad antes que nadie: ¡esta es la última ronda!
   *[no] { PLAYER($seat) } también completa su ciudad.
}
    .you = { $first ->
        [yes] Completas una ciudad antes que nadie: ¡esta es la última ronda!
       *[no] Tú también completas tu ciudad.
    }
event-game_ended = La partida ha terminado.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } toma { COUNT($gold, of: "gold") }.
    .you = Tomas { COUNT($gold, of: "gold") }.
event-cards_gathered = { $count ->
    [0] { PLAYER($seat) } no puede robar: el mazo está vacío.
    [1] { PLAYER($seat) } roba una carta: { CARD($cards, case: "the") }.
   *[other] { PLAYER($seat) } roba estas cartas: { CARD($cards) }.
}
    .you = { $count ->
        [0] No puedes robar: el mazo está vacío.
        [1] Robas una carta: { CARD($cards, case: "the") }.
       *[other] Robas estas cartas: { CARD($cards) }.
    }
    .brief = { $count ->
        [0] { PLAYER($seat) } no puede robar: el mazo está vacío.
       *[other] { PLAYER($seat) } roba { COUNT($count, of: "cards") }.
    }
event-kept = { $returned ->
    [0] { PLAYER($seat) } se queda con { CARD($card, case: "the") }.
   *[other] { PLAYER($seat) } se queda con { CARD($card, case: "the") } y devuelve { CARD($cards, case: "the") }.
}
    .you = { $returned ->
        [0] Te quedas con { CARD($card, case: "the") }.
       *[other] Te quedas con { CARD($card, case: "the") } y devuelves { CARD($cards, case: "the") }.
    }
    .brief = { $returned ->
        [0] { PLAYER($seat) } se queda con una carta.
        [1] { PLAYER($seat) } se queda con una carta y devuelve la otra.
       *[other] { PLAYER($seat) } se queda con una carta y devuelve las otras { $returned }.
    }
event-drew = { $count ->
    [0] { PLAYER($seat) } no puede robar: el mazo está vacío.
    [1] { PLAYER($seat) } roba una carta: { CARD($cards, case: "the") }.
   *[other] { PLAYER($seat) } roba estas cartas: { CARD($cards) }.
}
    .you = { $count ->
        [0] No puedes robar: el mazo está vacío.
        [1] Robas una carta: { CARD($cards, case: "the") }.
       *[other] Robas estas cartas: { CARD($cards) }.
    }
    .brief = { $count ->
        [0] { PLAYER($seat) } no puede robar: el mazo está vacío.
       *[other] { PLAYER($seat) } roba { COUNT($count, of: "cards") }.
    }
event-gained_gold = { PLAYER($seat) } recibe { COUNT($gold, of: "gold") } de la banca.
    .you = Recibes { COUNT($gold, of: "gold") } de la banca.
event-income = { PLAYER($seat) } cobra { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }
       *[other] { COUNT($gold, of: "gold") } y { COUNT($cards, of: "cards") }
    }
} por sus distritos.
    .you = Cobras { $cards ->
        [0] { COUNT($gold, of: "gold") }
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards") }
           *[other] { COUNT($gold, of: "gold") } y { COUNT($cards, of: "cards") }
        }
    } por tus distritos.
event-deck_shuffled = Se baraja el mazo.
event-discarded = Descartes: { CARD($cards) }.
event-discards_shuffled = Se barajan los descartes para formar un mazo nuevo de { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } paga { COUNT($gold, of: "gold") } por { CARD($for, case: "the") }.
    .you = Pagas { COUNT($gold, of: "gold") } por { CARD($for, case: "the") }.
event-paid_card = { PLAYER($seat) } paga 1 moneda con { CARD($card, case: "the") }.
    .you = Pagas 1 moneda con { CARD($card, case: "the") }.
    .brief = { PLAYER($seat) } paga 1 moneda con una carta.
event-borrowed = { PLAYER($seat) } recibe { PLAYER($from, case: "of") } un préstamo de { COUNT($gold, of: "gold") }.
    .you = Recibes { PLAYER($from, case: "of") } un préstamo de { COUNT($gold, of: "gold") }.
event-built = { PLAYER($seat) } construye { CARD($card, case: "the") }.
    .you = Construyes { CARD($card, case: "the") }.
event-built_for = { $gold ->
    [0] { PLAYER($seat) } construye { CARD($for, case: "the") } gratis.
   *[other] { PLAYER($seat) } construye { CARD($for, case: "the") } por { COUNT($gold, of: "gold") }.
}
    .you = { $gold ->
        [0] Construyes { CARD($for, case: "the") } gratis.
       *[other] Construyes { CARD($for, case: "the") } por { COUNT($gold, of: "gold") }.
    }
event-sacrificed = { PLAYER($seat) } sacrifica { CARD($district, case: "the") }.
    .you = Sacrificas { CARD($district, case: "the") }.
event-taxed = { PLAYER($seat) } paga 1 moneda de impuesto.
    .you = Pagas 1 moneda de impuesto.

## Characters

event-murder_named = { PLAYER($seat) } asesina { CARD($character, case: "to") }.
    .you = Asesinas { CARD($character, case: "to") }.
event-bewitch_named = { PLAYER($seat) } embruja { CARD($character, case: "to") }.
    .you = Embrujas { CARD($character, case: "to") }.
event-rob_named = { PLAYER($seat) } planea robar { CARD($character, case: "to") }.
    .you = Planeas robar { CARD($character, case: "to") }.
event-robbed = { $gold ->
    [0] { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } te roba, pero no hay nada que llevarse.
       *[any] { PLAYER($seat) } roba { PLAYER($from, case: "to") }, pero no hay nada que llevarse.
    }
   *[other] { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } te roba { COUNT($gold, of: "gold") }.
       *[any] { PLAYER($seat) } le roba { COUNT($gold, of: "gold") } { PLAYER($from, case: "to") }.
    }
}
    .you = { $gold ->
        [0] Robas { PLAYER($from, case: "to") }, pero no hay nada que llevarse.
       *[other] Le robas { COUNT($gold, of: "gold") } { PLAYER($from, case: "to") }.
    }
event-warrants_placed = { PLAYER($seat) } dicta órdenes contra { CARD($characters, case: "the") }. La firmada va contra { CARD($signed, case: "the") }.
    .you = Dictas órdenes contra { CARD($characters, case: "the") }. La firmada va contra { CARD($signed, case: "the") }.
    .brief = { PLAYER($seat) } dicta órdenes contra { CARD($characters, case: "the") }. Una de ellas está firmada.
event-confiscated = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } muestra la orden firmada y te confisca { CARD($card, case: "the") }.
   *[any] { PLAYER($seat) } muestra la orden firmada y le confisca { CARD($card, case: "the") } { PLAYER($from, case: "to") }.
}
    .you = Muestras la orden firmada y le confiscas { CARD($card, case: "the") } { PLAYER($from, case: "to") }.
event-stands = { PLAYER($seat) } permite construir { CARD($card, case: "the") }.
    .you = Permites construir { CARD($card, case: "the") }.
event-spied = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } te espía en busca de cartas { TYPE($type, case: "cards") } y { $count ->
        [0] no encuentra ninguna
        [1] encuentra una
       *[other] encuentra { $count }
    }. Tu mano: { CARD($hand) }.
   *[any] { PLAYER($seat) } espía { PLAYER($of, case: "to") } en busca de cartas { TYPE($type, case: "cards") } y { $count ->
        [0] no encuentra ninguna
        [1] encuentra una
       *[other] encuentra { $count }
    }. En la mano: { CARD($hand) }.
}
    .you = Espías { PLAYER($of, case: "to") } en busca de cartas { TYPE($type, case: "cards") } y { $count ->
        [0] no encuentras ninguna
        [1] encuentras una
       *[other] encuentras { $count }
    }. En la mano: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } te espía en busca de cartas { TYPE($type, case: "cards") } y { $count ->
            [0] no encuentra ninguna
            [1] encuentra una
           *[other] encuentra { $count }
        }.
       *[any] { PLAYER($seat) } espía { PLAYER($of, case: "to") } en busca de cartas { TYPE($type, case: "cards") } y { $count ->
            [0] no encuentra ninguna
            [1] encuentra una
           *[other] encuentra { $count }
        }.
    }
event-gold_taken = { $gold ->
    [0] { PLAYER($seat) } no encuentra oro que { PLAYER($from, case: "who") ->
        [you] quitarte
       *[any] quitarle { PLAYER($from, case: "to") }
    }.
   *[other] { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } te quita { COUNT($gold, of: "gold") }.
       *[any] { PLAYER($seat) } le quita { COUNT($gold, of: "gold") } { PLAYER($from, case: "to") }.
    }
}
    .you = { $gold ->
        [0] No encuentras oro que quitarle { PLAYER($from, case: "to") }.
       *[other] Le quitas { COUNT($gold, of: "gold") } { PLAYER($from, case: "to") }.
    }
event-threats_placed = { PLAYER($seat) } amenaza { CARD($characters, case: "to") }. La flor es para { CARD($flower, case: "the") }.
    .you = Amenazas { CARD($characters, case: "to") }. La flor es para { CARD($flower, case: "the") }.
    .brief = { PLAYER($seat) } amenaza { CARD($characters, case: "to") }. Solo una amenaza va en serio.
event-bribed = { $gold ->
    [0] { PLAYER($to, case: "who") ->
        [you] { PLAYER($seat) } te soborna con las manos vacías.
       *[any] { PLAYER($seat) } soborna { PLAYER($to, case: "to") } con las manos vacías.
    }
   *[other] { PLAYER($to, case: "who") ->
        [you] { PLAYER($seat) } te soborna con { COUNT($gold, of: "gold") }.
       *[any] { PLAYER($seat) } soborna { PLAYER($to, case: "to") } con { COUNT($gold, of: "gold") }.
    }
}
    .you = { $gold ->
        [0] Sobornas { PLAYER($to, case: "to") } con las manos vacías.
       *[other] Sobornas { PLAYER($to, case: "to") } con { COUNT($gold, of: "gold") }.
    }
event-bribe_refused = { PLAYER($seat) } se niega a pagar.
    .you = Te niegas a pagar.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } da la vuelta a la amenaza contra { CARD($character, case: "the") }: ¡la flor!
   *[no] { PLAYER($seat) } da la vuelta a la amenaza contra { CARD($character, case: "the") }: nada.
}
    .you = { $flower ->
        [yes] Das la vuelta a la amenaza contra { CARD($character, case: "the") }: ¡la flor!
       *[no] Das la vuelta a la amenaza contra { CARD($character, case: "the") }: nada.
    }
event-threat_left = { PLAYER($seat) } deja la amenaza boca abajo.
    .you = Dejas la amenaza boca abajo.
event-hands_swapped = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } cambia su mano por la tuya. Recibes: { CARD($given) }. Entregas: { CARD($received) }.
   *[any] { PLAYER($seat) } cambia su mano por la { PLAYER($with, case: "of") }. Entrega: { CARD($given) }. Recibe: { CARD($received) }.
}
    .you = Cambias tu mano por la { PLAYER($with, case: "of") }. Entregas: { CARD($given) }. Recibes: { CARD($received) }.
    .brief = { PLAYER($with, case: "who") ->
        [you] { PLAYER($seat) } cambia su mano por la tuya.
       *[any] { PLAYER($seat) } cambia su mano por la { PLAYER($with, case: "of") }.
    }
event-put_aside = { PLAYER($seat) } aparta { CARD($card, case: "the") }.
    .you = Apartas { CARD($card, case: "the") }.
    .brief = { PLAYER($seat) } aparta una carta.
event-cards_replaced = { PLAYER($seat) } pone debajo del mazo { CARD($cards, case: "the") }.
    .you = Pones debajo del mazo { CARD($cards, case: "the") }.
    .brief = { PLAYER($seat) } pone { COUNT($count, of: "cards") } debajo del mazo.
event-hand_seen = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } mira tu mano: { CARD($hand) }.
   *[any] { PLAYER($seat) } mira la mano { PLAYER($of, case: "of") }: { CARD($hand) }.
}
    .you = Miras la mano { PLAYER($of, case: "of") }: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } mira tu mano.
       *[any] { PLAYER($seat) } mira la mano { PLAYER($of, case: "of") }.
    }
event-card_taken = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } te quita { CARD($card, case: "the") }.
   *[any] { PLAYER($seat) } le quita { CARD($card, case: "the") } { PLAYER($from, case: "to") }.
}
    .you = Le quitas { CARD($card, case: "the") } { PLAYER($from, case: "to") }.
    .brief = { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } te quita una carta.
       *[any] { PLAYER($seat) } le quita una carta { PLAYER($from, case: "to") }.
    }
event-card_given = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } te da { CARD($card, case: "the") }.
   *[any] { PLAYER($seat) } le da { CARD($card, case: "the") } { PLAYER($to, case: "to") }.
}
    .you = Le das { CARD($card, case: "the") } { PLAYER($to, case: "to") }.
    .brief = { PLAYER($to, case: "who") ->
        [you] { PLAYER($seat) } te da una carta.
       *[any] { PLAYER($seat) } le da una carta { PLAYER($to, case: "to") }.
    }
event-destroyed = { $own ->
    [yes] { PLAYER($seat) } destruye { CARD($district, case: "the") } de su propia ciudad
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } te destruye { CARD($district, case: "the") }
       *[any] { PLAYER($seat) } destruye { CARD($district, case: "the") } { PLAYER($owner, case: "of") }
    }
} { $gold ->
    [0] gratis
   *[other] por { COUNT($gold, of: "gold") }
}.
    .you = { PLAYER($owner, case: "who") ->
        [you] Destruyes { CARD($district, case: "the") } de tu propia ciudad
       *[any] Destruyes { CARD($district, case: "the") } { PLAYER($owner, case: "of") }
    } { $gold ->
        [0] gratis
       *[other] por { COUNT($gold, of: "gold") }
    }.
event-offered = { PLAYER($seat) } ofrece { CARD($district, case: "the") } para un intercambio.
    .you = Ofreces { CARD($district, case: "the") } para un intercambio.
event-exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } te da { CARD($given, case: "the") } a cambio { CARD($taken, case: "of") }.
   *[any] { PLAYER($seat) } le da { CARD($given, case: "the") } { PLAYER($with, case: "to") } a cambio { CARD($taken, case: "of") }.
}
    .you = Le das { CARD($given, case: "the") } { PLAYER($with, case: "to") } a cambio { CARD($taken, case: "of") }.
event-seized = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } te requisa { CARD($district, case: "the") }.
   *[any] { PLAYER($seat) } le requisa { CARD($district, case: "the") } { PLAYER($from, case: "to") }.
}
    .you = Le requisas { CARD($district, case: "the") } { PLAYER($from, case: "to") }.
event-paid_player = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } te paga { COUNT($gold, of: "gold") }.
   *[any] { PLAYER($seat) } le paga { COUNT($gold, of: "gold") } { PLAYER($to, case: "to") }.
}
    .you = Le pagas { COUNT($gold, of: "gold") } { PLAYER($to, case: "to") }.
event-beautified = { PLAYER($seat) } pone 1 moneda en { CARD($card, case: "the") }.
    .you = Pones 1 moneda en { CARD($card, case: "the") }.
event-tax_paid = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } te paga 1 moneda de impuesto.
   *[any] { PLAYER($seat) } le paga 1 moneda de impuesto { PLAYER($to, case: "to") }.
}
    .you = Le pagas 1 moneda de impuesto { PLAYER($to, case: "to") }.
event-tax_collected = { PLAYER($seat) } recauda { COUNT($gold, of: "gold") } en impuestos.
    .you = Recaudas { COUNT($gold, of: "gold") } en impuestos.
event-tribute = { PLAYER($seat) } recibe { PLAYER($from, case: "of") } { CARD($card, case: "the") } a cambio de la corona.
    .you = Recibes { PLAYER($from, case: "of") } { CARD($card, case: "the") } a cambio de la corona.
    .brief = { PLAYER($seat) } recibe { PLAYER($from, case: "of") } { $gold ->
        [0] una carta
       *[other] { COUNT($gold, of: "gold") }
    } a cambio de la corona.
    .you-brief = Recibes { PLAYER($from, case: "of") } { $gold ->
        [0] una carta
       *[other] { COUNT($gold, of: "gold") }
    } a cambio de la corona.

## Unique districts

event-armory_used = { $own ->
    [yes] { PLAYER($seat) } destruye la Armería y, con ella, { CARD($district, case: "the") } de su propia ciudad.
   *[no] { PLAYER($owner, case: "who") ->
        [you] { PLAYER($seat) } destruye la Armería y, con ella, { CARD($district, case: "the") } de tu ciudad.
       *[any] { PLAYER($seat) } destruye la Armería y, con ella, { CARD($district, case: "the") } { PLAYER($owner, case: "of") }.
    }
}
    .you = { PLAYER($owner, case: "who") ->
        [you] Destruyes tu Armería y, con ella, { CARD($district, case: "the") } de tu propia ciudad.
       *[any] Destruyes tu Armería y, con ella, { CARD($district, case: "the") } { PLAYER($owner, case: "of") }.
    }
event-laboratory_used = { PLAYER($seat) } convierte { CARD($card, case: "the") } en { COUNT($gold, of: "gold") } en el Laboratorio.
    .you = Conviertes { CARD($card, case: "the") } en { COUNT($gold, of: "gold") } en el Laboratorio.
    .brief = { PLAYER($seat) } convierte una carta en { COUNT($gold, of: "gold") } en el Laboratorio.
event-forgone = { PLAYER($seat) } prescinde { CARD($district, case: "of") } este turno.
    .you = Prescindes { CARD($district, case: "of") } este turno.
# Without its name: the older editions call the Smithy otherwise.
event-smithy_used = { PLAYER($seat) } paga { COUNT($gold, of: "gold") } a cambio de cartas.
    .you = Pagas { COUNT($gold, of: "gold") } a cambio de cartas.
event-museum_used = { PLAYER($seat) } pone { CARD($card, case: "the") } debajo del Museo.
    .you = Pones { CARD($card, case: "the") } debajo del Museo.
    .brief = { PLAYER($seat) } pone una carta debajo del Museo.
event-museum_emptied = Las cartas del Museo van debajo del mazo: { CARD($cards) }.
    .brief = { COUNT($count, of: "cards") } del Museo { $count ->
        [one] va
       *[other] van
    } debajo del mazo.
event-museum_seen = Debajo del Museo: { CARD($cards) }.
event-saved = { PLAYER($seat) } paga 1 moneda y rescata { CARD($card, case: "the") } con el Cementerio.
    .you = Pagas 1 moneda y rescatas { CARD($card, case: "the") } con el Cementerio.
event-not_saved = { PLAYER($seat) } no rescata { CARD($card, case: "the") }.
    .you = No rescatas { CARD($card, case: "the") }.
event-bell_rung = { PLAYER($seat) } toca la campana: la partida terminará con un distrito menos.
    .you = Tocas la campana: la partida terminará con un distrito menos.
event-bell_silent = { PLAYER($seat) } no toca la campana.
    .you = No tocas la campana.
event-bell_fallen = { $last_round ->
    [yes] El Campanario ha caído: la partida vuelve a terminar con el número habitual de distritos. Aun así, esta sigue siendo la última ronda.
   *[no] El Campanario ha caído: la partida vuelve a terminar con el número habitual de distritos.
}
event-deck_searched = { PLAYER($seat) } revisa el mazo: { CARD($cards) }.
    .you = Revisas el mazo: { CARD($cards) }.
    .brief = { PLAYER($seat) } revisa el mazo.
event-deck_left = { PLAYER($seat) } no toca el mazo.
    .you = No tocas el mazo.
event-throne_room = { PLAYER($seat) } recibe 1 moneda por su Salón del trono.
    .you = Recibes 1 moneda por tu Salón del trono.
event-park = { PLAYER($seat) } no tiene cartas: el Parque le da algunas.
    .you = No tienes cartas: el Parque te da algunas.
event-poor_house = { PLAYER($seat) } no tiene oro: el Hospicio le da 1 moneda.
    .you = No tienes oro: el Hospicio te da 1 moneda.
event-refunded = { PLAYER($seat) } recupera { COUNT($gold, of: "gold") } como Alquimista.
    .you = Como Alquimista, recuperas { COUNT($gold, of: "gold") }.

## Action cards

event-card_played = { PLAYER($seat) } juega { CARD($card, case: "the") }.
    .you = Juegas { CARD($card, case: "the") }.
event-wagon_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } pone 1 moneda en tu Taquilla ambulante y roba. Ahora hay { COUNT($gold, of: "gold") } en ella.
   *[any] { PLAYER($seat) } pone 1 moneda en la Taquilla ambulante { PLAYER($owner, case: "of") } y roba. Ahora hay { COUNT($gold, of: "gold") } en ella.
}
    .you = Pones 1 moneda en la Taquilla ambulante { PLAYER($owner, case: "of") } y robas. Ahora hay { COUNT($gold, of: "gold") } en ella.
event-wagon_cashed = { PLAYER($seat) } descarta la Taquilla ambulante y se lleva { COUNT($gold, of: "gold") }.
    .you = Descartas la Taquilla ambulante y te llevas { COUNT($gold, of: "gold") }.
event-wagon_left = { PLAYER($seat) } deja la Taquilla ambulante en la mesa.
    .you = Dejas la Taquilla ambulante en la mesa.
event-upgraded = { PLAYER($seat) } paga { COUNT($gold, of: "gold") } y sustituye { CARD($district, case: "the") } por { CARD($card, case: "the") }.
    .you = Pagas { COUNT($gold, of: "gold") } y sustituyes { CARD($district, case: "the") } por { CARD($card, case: "the") }.
event-strongman_shown = El Forzudo salva { PLAYER($seat, case: "to") }, que es { CARD($character, case: "the") }.
    .you = El Forzudo te salva: eres { CARD($character, case: "the") }.

## Taking back

event-taken_back = { PLAYER($seat) } deshace su jugada.
    .you = Deshaces tu jugada.
event-shown_in_hand = Todos saben que { PLAYER($seat) } tiene { CARD($card, case: "the") }.
    .you = Todos saben que tienes { CARD($card, case: "the") }.
event-seen_in_hand = { PLAYER($seat) } sigue teniendo { CARD($card, case: "the") }, y ya no es un secreto.
    .you = Ya no es un secreto que tienes { CARD($card, case: "the") }.
    .brief = { PLAYER($seat) } sigue teniendo una carta que ya se ha visto.
