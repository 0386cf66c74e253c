# What happens, shown at the reader's pace; what was done to the reader; the end.

showing-bank = La banca
showing-pace = Ritmo
showing-pace_of_host = El anfitrión marca el ritmo. Puedes pedir cada paso.
showing-pace_slow = Lento
showing-pace_normal = Medio
showing-pace_fast = Rápido
# differs from page-collect_at_once: a pace, in a narrow menu
showing-pace_at_once = Directo
showing-pace_step = Paso a paso
showing-next = Siguiente
showing-catch_up = Ponerse al día
showing-catch_up_title = Saltar a lo que pasa ahora
showing-your_turn_waits = Te toca: saltar ahí
showing-unsent = Sin conexión: tu elección está pendiente de envío.

## What was done to the reader: the rule in one sentence

showing-rule_murder_named = Ese personaje pierde su turno.
showing-one_is_out = Solo queda fuera { CARD($character, case: "the") }. Aún juegas como { CARD($acting) }.
showing-rule_bewitch_named = Solo recoges recursos; luego la Bruja juega tu turno.
showing-rule_rob_named = Cuando te llamen, el Ladrón se quedará con todo tu oro.
showing-rule_robbed = El Ladrón se queda con todo el oro de su víctima.
showing-rule_threats_placed = Paga la mitad de tu oro o arriésgalo todo.
showing-rule_threat_revealed = Con la flor, la Chantajista se queda con todo tu oro.
showing-rule_warrants_placed = Si la orden está firmada, te pueden confiscar el primer distrito que pagues.
showing-rule_confiscated = Pierdes el distrito, pero recuperas tu oro.
showing-rule_destroyed = El Condotiero paga una moneda menos de lo que costó el distrito.
showing-rule_armory_used = La Armería se destruye a sí misma y otro distrito más.
showing-rule_seized = Te pagan lo que costó el distrito.
showing-rule_exchanged = El Diplomático paga la diferencia si el tuyo costaba más.
# Without its name: the Magician is Mago or Maga, by edition.
showing-rule_hands_swapped = Ahora tienes las cartas de quien se llevó las tuyas.
showing-rule_card_taken = La carta está ahora en otra mano.
showing-rule_gold_taken = El oro está ahora en otra bolsa.
showing-rule_borrowed = Por cada moneda, el Cardenal te da una carta.
showing-rule_tribute = Quien recibe la corona del Emperador la paga.
showing-rule_building = El Hechicero puede construir al momento la carta que toma.
showing-rule_theater_exchanged = Esta ronda juegas con el otro personaje.

## Spoken on a key

showing-gold_of = { PLAYER($seat) }: { COUNT($gold, of: "gold") }.
showing-hand_of = { PLAYER($seat) }: { COUNT($count, of: "cards") }.
showing-cards_of = { PLAYER($seat) }: { CARD($cards) }.
showing-none_of = { PLAYER($seat) }: nada aún.

## The end

showing-place = { $place ->
    [1] ¡Primer puesto de { $players }!
    [2] Segundo puesto de { $players }.
    [3] Tercer puesto de { $players }.
   *[other] Puesto { $place } de { $players }.
}
showing-cities = Las ciudades
showing-moments = Los momentos decisivos
showing-no_moments = Una partida en paz: ni asesinatos, ni robos, ni destrucción.
showing-held_by = { PLAYER($seat, case: "who") ->
    [you] ¡Lo tenías tú!
   *[another] ¡Lo tenía { PLAYER($seat) }!
}
showing-picture = Compartir una imagen
showing-picture_name = El resultado en una imagen
