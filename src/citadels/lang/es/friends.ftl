# Talking at a table, seats that change hands, tables that are changed or abandoned, notes about other players.

## Chat

# same as in English
chat-title = Chat
chat-new = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
chat-empty = Por ahora está todo muy tranquilo.
chat-spectator = Público
chat-aside = Mientras dure la partida, solo te oye el resto del público.
chat-phrases = Frases
chat-phrase_hello = ¡Hola a todos!
chat-phrase_good_luck = ¡Buena suerte!
chat-phrase_not_me = ¡Yo no he sido!
chat-phrase_mercy = ¡Piedad!
chat-phrase_i_know = Sé quién eres…
chat-phrase_your_turn = ¡Te toca!
chat-phrase_well_played = ¡Bien jugado!
chat-phrase_good_game = ¡Gracias, buena partida!
chat-emotes = Reacciones
chat-emote_laugh = se ríe
chat-emote_cry = llora
chat-emote_angry = se enfada
chat-emote_wow = se asombra
chat-emote_think = está pensando
chat-emote_wink = guiña un ojo
chat-emote_thumb = levanta el pulgar
chat-emote_heart = manda un corazón
chat-text = Tu mensaje
chat-send = Enviar
chat-show = Mostrar los mensajes nuevos según llegan
chat-actions = Mensaje de { $name }: qué hacer
chat-block = Bloquear
chat-block_done = En esta mesa ya no verás sus mensajes.
chat-report = Avisar al anfitrión
chat-report_done = El anfitrión lo verá.
chat-silence = Silenciar para todos
chat-silence_done = Ya no podrá decir nada más en esta mesa.
chat-reports = { $count ->
    [one] denunciado
   *[other] denunciado { $count } veces
}
# same as in English
chat-level = Chat
chat-level_off = Desactivado
chat-level_phrases = Frases
chat-level_text = Texto libre
chat-level_off_about = Nadie puede decir nada.
chat-level_phrases_about = Frases preparadas y reacciones, cada cual en su idioma.
chat-level_text_about = Frases, reacciones y lo que quieras escribir.

## Seats that change hands

friends-move = Seguir en otro dispositivo
friends-move_about = Escanea el código con tu otro dispositivo, o abre allí esta mesa y escribe el código. Sirve una sola vez, durante cinco minutos; después, este dispositivo solo mira.
friends-move_get = Pedir un código
friends-move_again = Pedir otro código
friends-move_code = Código
friends-move_qr = Código QR que lleva tu asiento a otro dispositivo
friends-take = ¿Juegas en otro dispositivo? Con su código te traes el asiento aquí:
friends-take_go = Jugar aquí
friends-take_here = ¿Seguir tu partida en este dispositivo?
friends-taken = Ahora juegas aquí.
friends-ask = ¿Quieres jugar? Pídele un asiento al anfitrión:
friends-asked = El anfitrión ya tiene tu petición.
friends-questions = Preguntas en la mesa
friends-request = { $name } quiere seguir en lugar de { $other }.
friends-request_give = Ceder el asiento
# same as in English
friends-no = No
friends-local_only = Este enlace solo funciona en este ordenador. Para que entren otros de tu red, inicia el servidor con
friends-local_others = 127.0.0.1 solo funciona en este ordenador. El enlace para otros dispositivos empieza por { $address }.

## Tables changed, told apart and abandoned

friends-change = Cambiar la partida
friends-change_save = Guardar
friends-changed = El anfitrión ha cambiado la partida.
friends-close = Cerrar la mesa
friends-close_sure = ¿Cerrar esta mesa para todos?
friends-get_up_sure = ¿Renunciar a tu asiento?
friends-closed = Esta mesa está cerrada
friends-closed_about = La partida se canceló, así que no hay resultado.
friends-abandon = Cancelar la partida
friends-abandon_sure = La partida termina aquí, sin resultado.
friends-abandon_vote = La partida termina sin resultado si todos los jugadores están de acuerdo.
friends-abandon_asked = { $name } quiere cancelar la partida. Terminará si todos están de acuerdo.
friends-abandon_waits = Quieres cancelar la partida. Esperando a los demás.
friends-continue = Seguir jugando
friends-mine_above = Todas tus partidas están arriba.
friends-away = Un bot juega por ti
friends-filter_editions = Todas las ediciones
friends-filter_pace = Con reloj o sin él
friends-filter_clock = Con reloj
friends-filter_no_clock = Sin reloj
friends-filter_none = No encaja ninguna mesa abierta. Prueba otro filtro.
friends-link_title = { $name } te invita a Ciudadelas
friends-link_nobody = Una mesa de Ciudadelas
friends-link_about = Asientos ocupados: { $taken } de { $players }. ¡Ven a jugar en tu navegador!
friends-problem = Informar de un problema
friends-problem_about = Añade estos datos a tu aviso: dicen en qué punto de la partida ha ocurrido. No contienen nada secreto.
friends-problem_copy = Copiar los datos
friends-problem_copied = Datos copiados.

## Notes about other players

friends-marks = ¿Quién es { $name }?
friends-marks_open = Anotar quién puede ser { $name }
friends-marks_are = Tu sospecha sobre { $name }: { $guesses }
friends-marks_about = Son tus notas: nadie más las ve. Lo que las reglas descartan aparece tachado.
friends-marks_out = imposible
friends-marks_keep = Conservar las notas de una ronda a otra
friends-marks_clear = Borrar
