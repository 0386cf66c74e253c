# What is wrong with a setup, a record or a command: one sentence each, with what is allowed where it helps.

## Setting up a game

error-bad_seed = La semilla debe ser un número entero, 0 o mayor.
error-field = { $field ->
    [edition] Edición
    [players] Número de jugadores
    [set] Conjunto
    [characters] Personajes
    [ninth] Noveno personaje
    [substitutes] Sustitutos
    [uniques] Distritos únicos
    [unique_count] Número de distritos únicos
    [crown] Primera corona
    [action_cards] Cartas de acción
    [city_size] Distritos para completar una ciudad
    [five_types_bonus] Puntos por los cinco tipos
    [discard_pile] Pila de descartes boca arriba
    [face_down_first] Primero el personaje boca abajo
    [face_down_seen] Mirar el personaje boca abajo
    [tie_break] Empates
    [versions] Versiones de las cartas
    [mixed] Cartas de todas las ediciones
    [setup] Configuración
   *[any] «{ $field }»
}
error-bad_value = { error-field }: este valor no es del tipo correcto.
error-city_too_large = Puede que no haya cartas suficientes para que { COUNT($players, of: "players") } completen una ciudad de { COUNT($city_size, of: "districts") }.
error-ninth_and_characters = Una lista de personajes ya dice si hay un noveno. Quita una de las dos cosas.
error-ninth_needed = Una partida para { COUNT($players, of: "players") } necesita nueve personajes.
error-no_ninth = Una partida para { COUNT($players, of: "players") } tiene ocho personajes, sin el rango 9.
error-never_together = No se juega con { CARD($unique, case: "the") } si está en juego { CARD($character, case: "the") }.
error-no_substitute = «{ $substitute }» no puede ocupar el lugar de «{ $character }».
error-no_versions = «{ $card }» solo tiene una versión. Cartas con varias: { $allowed }.
error-unknown_version = «{ $card }» no tiene la versión «{ $version }». Sus versiones: { $allowed }.
error-unknown_action_cards = No hay cartas de acción «{ $value }». Elige entre: { $allowed }.
error-unknown_tie_break = No existe el desempate «{ $value }». Elige entre: { $allowed }.
error-out_of_range = { error-field }: elige un número del { $least } al { $most }.
error-rank_missing = Falta el rango { $rank }: una partida necesita un personaje de cada rango.
error-rank_twice = El rango { $rank } está dos veces: una partida necesita un personaje de cada rango.
error-set_and_characters = Indica un conjunto o una lista de personajes, no ambas cosas.
error-too_few_players = Una partida con { CARD($character, case: "the") } necesita al menos { COUNT($least, of: "players") }.
error-unique_twice = Un distrito único solo se puede elegir una vez.
error-uniques_and_count = Indica una lista de distritos únicos o su número, no ambas cosas.
error-unknown_character = No existe el personaje «{ $character }» en esta edición.
error-unknown_edition = No existe la edición «{ $edition }». Elige entre: { $allowed }.
error-unknown_field = Una configuración no tiene «{ $field }».
error-unknown_set = No existe el conjunto «{ $set }» en esta edición. Elige entre: { $allowed }.
error-unknown_unique = No existe el distrito único «{ $unique }» en esta edición.

## Records

error-bad_choices = Las elecciones de la grabación no son una lista de textos.
error-bad_digest = La huella de la grabación no es un texto.
error-bad_format = Este programa no puede leer grabaciones de esa versión.
error-bad_observation = La observación está dañada.
error-bad_position = La posición de la grabación está dañada: { $what }
error-bad_record = Esto no es la grabación de una partida.
error-bad_setup = La configuración de la grabación no se puede jugar. { $cause }
error-bad_snapshot = La instantánea de la partida está dañada.
error-bad_start = Una grabación empieza o por una configuración o por una posición.
error-impossible_choice = La elección { $number } de la grabación, «{ $choice }», no es posible. { $cause }
error-unknown_key = Una grabación no tiene «{ $key }».
error-wrong_digest = La grabación no lleva a la posición que promete: las huellas no coinciden.
error-bad_fairness = El apartado «fairness» de la grabación está dañado: { $problem }
error-bad_digits = «{ $value }» debe constar de cifras hexadecimales (0–9, a–f), entre { $least } y { $most }.
error-wrong_table = La grabación es de una partida con otras cartas.

## Choices

error-bad_since = Ese no es el número de un suceso.
error-nothing_to_undo = No hay nada que puedas deshacer.
error-no_such_index = No existe la opción con ese número; el total es { $options }.
error-no_such_seat = No existe el asiento { $seat }: los asientos van del 0 al { $most }.

## Bots

error-unknown_bot = No existe el bot «{ $bot }». ¿Querías decir { $meant }? Elige entre: { $allowed }.
    .brief = No existe el bot «{ $bot }». Elige entre: { $allowed }.
error-wrong_style = Este bot no tiene el estilo «{ $style }». Elige entre: { $styles }.
error-wrong_part = No se puede buscar solo en «{ $part }». Elige entre: { $parts }.
error-wrong_budget = «{ $budget }» no es un presupuesto válido. Indica milisegundos por decisión (search:40, hasta { $milliseconds }), o n y un número de mundos (search:n64, hasta n{ $worlds }).
error-own_code_missing = No existe el archivo «{ $file }».
error-own_code_broken = No se puede cargar el archivo «{ $file }»: { $problem }
error-own_code_empty = El archivo «{ $file }» no tiene ninguna clase con un método choose(self, observation).
error-own_code_twice = { $file }: ya hay un bot «{ $bot }». Ponle otro código al tuyo.
error-bot_parameters = El bot «{ $bot }» no admite estos parámetros.
error-number_of_bots = Indica un bot para todos los asientos o uno para cada asiento ({ $seats }), no { $given }.
error-no_bots = Indica al menos un bot.

## Commands

error-usage = { $message } (véase { $program } --help)
error-not_a_number = «{ $value }» no es un número entero, 0 o mayor
error-not_seconds = «{ $value }» no es un tiempo en segundos, como 0.5
error-too_few = { $value } es demasiado poco
error-no_card_and_edition = «{ $value }» no indica una carta y una edición, como king=classic
error-unknown_variant = Esta edición no tiene la variante «{ $value }». Elige entre: { $allowed }.
error-unknown_example = No existe el ejemplo «{ $value }». Elige entre: { $allowed }.
error-no_character_and_other = «{ $value }» no indica un personaje y un sustituto, como queen=artist
error-no_folder = No existe la carpeta «{ $path }».
error-no_such_path = No existe el archivo o la carpeta «{ $path }».
error-no_scenario = Ningún escenario tiene «{ $text }» en su nombre.
error-no_such_puzzle = No existe el problema { $name }.
error-bad_puzzles = { $path } no contiene problemas.
error-cannot_write = No se puede escribir el archivo «{ $path }»: { $problem }
error-cannot_read = No se puede leer el archivo «{ $path }»: { $problem }
error-unknown_card = No existe la carta «{ $name }».
error-no_such_card = No existe la carta «{ $name }». ¿Querías decir: { $names }?
error-no_left_game = No hay ninguna partida sin terminar en «{ $path }».
error-bad_left_game = El archivo «{ $path }» no es una partida sin terminar.
error-bad_link = «{ $link }» no lleva a ninguna mesa. Da su código o su enlace, como http://127.0.0.1:8000/t/k7m2p9qx
error-cannot_join = No se puede entrar en la mesa { $address }: { $problem }
error-no_pyarrow = Los archivos Parquet necesitan la biblioteca pyarrow. Instálala con `pip install pyarrow`.
error-no_environments = Los conjuntos de datos necesitan el extra `env`. Instálalo con `pip install citadels[env]`.
error-other_dataset = «{ $path }» contiene otro conjunto de datos. Elige otra carpeta.
error-lost_shard = El proceso que escribía «{ $path }» se interrumpió. La misma orden lo continúa.
error-no_ray = Jugar en un clúster necesita Ray. Instálalo con `pip install citadels[ray]`.
error-no_cluster = Ningún clúster de Ray responde: { $problem }
error-other_version_on_cluster = Los equipos del clúster tienen otra versión de Ciudadelas.
error-not_finished = La partida de «{ $path }» no ha terminado, así que todavía no hay nada que analizar.
error-not_json = El archivo «{ $path }» no es JSON: { $problem }

## The server

error-bad_setting = El ajuste { $setting } no puede ser «{ $value }». Valores admitidos: { $allowed }.
error-unknown_setting = No existe el ajuste { $setting }. ¿Querías decir { $meant }?
    .brief = No existe el ajuste { $setting }.
error-bad_database = «{ $value }» no es una base de datos. Indica sqlite:///FILE o postgresql://…
error-no_database = La base de datos no responde: { $problem }
error-no_postgresql = PostgreSQL necesita el extra `postgresql`. Instálalo con `pip install citadels[postgresql]`.
error-database_in_use = Otro servidor está usando esta base de datos. Páralo antes o usa otra.
error-newer_database = La base de datos es más nueva (versión { $found }) que este programa (versión { $known }). Actualiza el programa.
error-cannot_listen = No se puede escuchar en { $host }, puerto { $port }. ¿Lo está usando otro programa?
error-workers_need_postgresql = Varios procesos necesitan PostgreSQL: un archivo SQLite es de un solo servidor. Usa --database postgresql://… o quita --workers.
error-workers_need_linux = Varios procesos solo funcionan en Linux. Quita --workers.
error-worker_failed = Un proceso no ha arrancado. Sus mensajes de arriba dicen por qué.
error-bench_failed = La medición ha fallado: { $problem }
error-too_few_files = Esto necesita { $needed } archivos abiertos. Prueba antes: ulimit -n { $needed }
error-not_for_bench = `bench { $what }` no admite { $option }.
error-admin_values = Escríbelo así: citadels admin { $usage }
error-database_not_empty = La base de datos de destino no está vacía.
error-no_such_version = No existe esa versión de la base de datos. Elige entre: { $known }.
error-no_table = No existe la mesa «{ $table }».
error-table_over = La partida de la mesa «{ $table }» ya ha terminado.
error-nobody_at_seat = No hay nadie en el asiento { $place }.
error-no_name = «{ $name }» no puede ser un nombre: de 1 a { $most } caracteres visibles.
error-no_guest = No existe el invitado «{ $guest }».
