# The worked examples of the rulebooks, a sentence for each choice: src/citadels/book/examples. “You” is the reader.

# Four names, with spaces between them.
example-names = Alba Hugo Lucía Marcos

example-X1 = Un turno
    .about = Tienes al Condotiero. En esta ronda el Ladrón ha nombrado al Condotiero, y la Arquitecta juega antes que tú.
example-X1-1 = Quien tiene a la Arquitecta toma oro.
example-X1-2 = Acaba el turno de la Arquitecta y llaman al Condotiero. Antes de que hagas nada, el Ladrón se queda con todo tu oro.
example-X1-3 = Debes recoger recursos. Para compensar la pérdida, toma 2 monedas.
example-X1-4 = La mayor ciudad es la de la Arquitecta. Paga 1 moneda, una menos de lo que cuesta, y destruye su Mercado.
example-X1-5 = Cobra tus ingresos: la Prisión es militar y la Escuela de magia cuenta como cualquier tipo.
example-X1-6 = Con 3 monedas, construye el Cuartel. Ya has cobrado tus ingresos, así que el nuevo distrito no da nada este turno.
example-X1-7 = El límite es un distrito por turno: el tuyo ha terminado.

example-X2 = La puntuación final
    .about = Es la última ronda: ya hay otra ciudad completa. Completa la tuya y mira quién gana.
example-X2-1 = Te falta un distrito, y cuesta 6. Toma 2 monedas.
example-X2-2 = Construye la Puerta del dragón. Tu ciudad está completa, aunque no es la primera.
example-X2-3 = La ronda acaba, y con ella la partida. La primera ciudad suma 3 por los cinco tipos, con el Barrio encantado como distrito militar, y 4 por ser la primera: 28. La tuya suma 2 por estar completa y 2 por la Puerta del dragón: 29.

example-X3 = El Mercader construye primero
    .about = Tienes al Mercader, nada de oro y dos distritos comerciales. Los ingresos pueden esperar a que construyas.
example-X3-1 = El Mercader recibe 1 moneda adicional.
example-X3-2 = Toma 2 monedas.
example-X3-3 = Construye los Almacenes por 3 monedas.
example-X3-4 = Ahora cobra tus ingresos. Los Almacenes también son comerciales, así que recibes 3 monedas.

example-X3b = El Mercader cobra primero
    .about = El mismo comienzo, pero esta vez cobras primero los ingresos y luego recoges cartas.
example-X3b-1 = Toma la moneda adicional del Mercader.
example-X3b-2 = Cobra tus ingresos por dos distritos comerciales.
example-X3b-3 = Ya puedes pagar los Almacenes, así que recoge cartas en vez de oro.
example-X3b-4 = Quédate con una de las dos.
example-X3b-5 = Construye los Almacenes. Acabas sin oro, pero con una carta más.

example-X4 = El Mago cambia una mano vacía
    .about = Tienes al Mago, 2 monedas y una sola carta: el Castillo.
example-X4-1 = Toma 2 monedas.
example-X4-2 = Construye el Castillo por 4 monedas. Ya no tienes cartas en la mano.
example-X4-3 = Cambia tu mano vacía por las tres cartas de otro jugador.

example-X5 = Dos personajes, una mano
    .about = Con dos jugadores tienes dos personajes: aquí, la Arquitecta y el Condotiero.
example-X5-1 = En el turno de la Arquitecta, toma oro.
example-X5-2 = Roba las cartas adicionales de la Arquitecta.
example-X5-3 = Termina el turno sin construir. Las cartas y el oro se quedan contigo.
example-X5-4 = Llaman al Condotiero, y otra vez eres tú. Recoge recursos.
example-X5-5 = Construye una carta del turno de la Arquitecta. Su límite de tres no se hereda: el Condotiero construye un distrito.
