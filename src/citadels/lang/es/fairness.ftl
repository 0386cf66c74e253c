# The shuffle that can be checked: at the table, at the end of a game, and in `citadels verify`.
fair-title = Barajado limpio
fair-about = El servidor ha escogido un número secreto y muestra su huella. El navegador de cada jugador puede añadir un número propio. Entre todos barajan las cartas y, tras la partida, cualquiera puede comprobar que nadie las eligió.
fair-fingerprint = Huella del número del servidor
fair-taking_part = También barajan: { $players }
fair-alone = Todavía no ayuda a barajar el navegador de ningún jugador.
fair-dealing = Barajando las cartas…
fair-old_table = Esta mesa se abrió con una versión anterior: su barajado no se puede comprobar.
fair-own_part = Tu número: { $part }
fair-by_hand = Para comprobarlo por tu cuenta, descarga la grabación y ejecuta:
fair-checking = Comprobando el barajado…
fair-unknown = Ahora mismo no se puede comprobar el barajado.
fair-details = Qué se ha comprobado

## The verdicts
fair-is-fair = Barajado limpio: nadie pudo elegir las cartas.
fair-is-server_only = El barajado corresponde a la huella del servidor, pero ningún jugador ayudó a barajar. Eso prueba poco.
fair-is-not_checkable = Este barajado no se puede comprobar: la grabación no dice de dónde salió su semilla.
fair-is-wrong = Algo no cuadra en este barajado.
fair-mixed = Han barajado: { $players }.
fair-server = el servidor
fair-withheld = Anunciaron un número, pero no llegaron a mostrarlo: { $players }. Quien repartió pudo elegir entre un reparto con él y otro sin él.

## The checks, passed and failed
fair-ok-shown = La huella es la que se vio en la mesa.
fair-bad-shown = La huella no es la que se vio en la mesa.
fair-ok-server = El número del servidor corresponde a su huella.
fair-bad-server = El número del servidor no corresponde a su huella.
fair-ok-players = Los números de los jugadores corresponden a sus huellas.
fair-bad-players = Los números de estos jugadores no corresponden a sus huellas: { $players }.
fair-ok-own = Tu número forma parte del barajado.
fair-bad-own = Tu número no está en el barajado.
fair-ok-setup = Las cartas se barajaron para esta misma partida.
fair-bad-setup = Las cartas se barajaron para otra partida.
fair-ok-seed = El barajado sale exactamente de estos números.
fair-bad-seed = El barajado no sale de estos números.
fair-ok-cards = Los personajes y distritos únicos en juego salen del barajado.
fair-bad-cards = Los personajes o distritos únicos en juego no salen del barajado.
fair-ok-game = Toda la partida se puede reproducir a partir de este barajado.
fair-bad-game = La partida no se puede reproducir a partir de este barajado.
