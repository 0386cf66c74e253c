# Help texts of the command `citadels` and what its commands say. Names of commands, flags and examples stay as
# they are.

help-usage = uso:
help-options = opciones
help-arguments = argumentos
help-examples = ejemplos:
help-help = mostrar esta ayuda y terminar
help-version = mostrar la versión y terminar
help-lang = idioma de todos los mensajes
help-json = imprimir un objeto JSON
help-seed = la misma semilla reparte la misma partida
help-default = por defecto: { $value }

help-citadels = El juego de cartas Ciudadelas: jugar, simular, consultar y comprobar sus reglas.
help-play = jugar en la terminal: contra bots o en la mesa de un servidor
    .long = Juega en la terminal, a pantalla completa con teclas y ratón o en líneas sin adornos: contra bots, o en la mesa de un servidor con gente en navegadores. Las opciones tienen números, ? muestra la ayuda, q sale.
help-play-plain = líneas sin adornos, para tuberías y lectores de pantalla; sin terminal, siempre
help-play-join = sentarse en la mesa de un servidor: su enlace o su código
help-play-server = dónde está la mesa de un código; por defecto: { $value }
help-play-seat = tu asiento; por defecto: { $value }
help-play-bots = los demás; por defecto: { $value }
help-play-ask = preguntar por todo lo que no se indique aquí
help-play-name = tu apodo
help-play-resume = seguir una partida sin terminar: la última, o la de FILE
help-play-width = columnas por línea; 0: no partir líneas; por defecto: { $value }
help-play-record = escribir una grabación cuando la partida termine o la dejes
help-serve = poner en marcha el servidor
    .long = Pone en marcha el servidor: mesas para personas, bots y programas, por HTTP y sockets. Se para con Ctrl-C: cada jugada guardada estará ahí cuando vuelva a arrancar.
help-serve-host = dirección en la que escuchar; por defecto: { $value }
help-serve-port = puerto; 0: cualquiera libre; por defecto: { $value }
help-serve-database = sqlite:///FILE o postgresql://…; por defecto: DATABASE_URL, o un archivo aquí
help-serve-workers = procesos que se reparten las mesas, con PostgreSQL; SIGHUP los reemplaza uno a uno; por defecto: 1
serve-only_here = Solo puede abrirlo este ordenador. Para móviles y amigos de tu red: make play HOST=0.0.0.0 (citadels serve --host 0.0.0.0)
serve-terminal = Desde una terminal, entra en una mesa con su código: { $command }
serve-others = En otros dispositivos de tu red:
help-simulate = hacer que los bots jueguen partidas enteras
    .long = Hace que los bots jueguen partidas enteras. Los mismos argumentos dan las mismas partidas, con cualquier número de procesos.
help-simulate-bots = uno para todos los asientos o uno por asiento; { $bots }
help-simulate-games = cuántas partidas; por defecto: { $value }
help-simulate-jobs = procesos; por defecto: { $value }
help-simulate-ray = jugar en un clúster de Ray: en ese, en el de este equipo o en uno nuevo con todos los núcleos; necesita citadels[ray]
help-simulate-no_rotate = los bots conservan su asiento de una partida a otra
help-simulate-code = un archivo con tus propios bots: cualquier clase con un método choose; se puede indicar varias veces
help-simulate-seconds = si una decisión tarda más, el bot pierde esa partida; por defecto: sin límite
help-simulate-statistics = escribir en un archivo una línea de JSON por partida
help-simulate-records = escribir en un archivo las mismas líneas con las grabaciones completas
help-arena = comparar bots en muchas mesas
    .long =
        Compara bots en mesas mixtas, cada uno las mismas veces en cada asiento. Porcentaje de victorias con
        intervalos del 95 %, puntuación y puesto medios, una clasificación de todas las mesas y todo lo que falló.
help-arena-bots = los bots que se comparan: { $bots }
help-arena-games = partidas en mesas mixtas; por defecto: { $value }
help-arena-pairs = jugar además este número de partidas de cada bot solo contra una mesa de cada uno de los otros
help-arena-jobs = procesos; por defecto: todos los núcleos
help-arena-html = escribir en un archivo un informe con gráficos para el navegador
help-arena-json = escribir todas las cifras en un archivo; - para la salida estándar
help-dataset = escribir partidas de bots como datos para programas que aprenden
    .long =
        Los bots juegan y cada decisión se anota: qué sabía el asiento, qué podía elegir, qué eligió y en
        qué acabó. Los mismos argumentos dan los mismos archivos, y una escritura interrumpida sigue
        donde se quedó. El README.md de la carpeta explica cómo leerlo.
help-dataset-folder = una carpeta nueva, o una que empezó la misma orden
help-dataset-bots = uno para todos los asientos, o uno por asiento
help-dataset-shard = partidas por archivo; por defecto: { $value }
help-dataset-format = Parquet, que necesita pyarrow, o líneas JSON
help-scenario = ejecutar escenarios de reglas
    .long = Ejecuta escenarios de reglas: una línea por cada uno que falla y, al final, cuántos pasan y cuántos fallan.
help-scenario-paths = un archivo o una carpeta de archivos
help-scenario-only = solo los que tengan este texto en su nombre
help-scenario-show = mostrar cada uno paso a paso: qué ocurre y qué se puede elegir
help-replay = volver a ver una partida grabada o recorrerla paso a paso
    .long = Reproduce una grabación y muestra lo que pasó, como lo vio el público o un jugador, o con todas las cartas a la vista.
help-replay-file = una grabación, como la que escribe `citadels play --record`
help-replay-seat = con los ojos de un jugador
help-replay-open = con todas las cartas a la vista
help-replay-step = ir adelante y atrás paso a paso (por defecto en una terminal)
help-replay-all = todo de una vez (por defecto en otro caso)
help-verify = comprobar que nadie eligió las cartas de una partida grabada
    .long = Comprueba el barajado de una partida jugada en un servidor: ¿dan su semilla los números que prometieron el servidor y los jugadores, y sale de ella la partida? El estado de salida es 0 si nadie pudo elegir las cartas, 1 si algo no cuadra y 3 si la grabación no permite saberlo.
help-verify-file = una grabación, como la que da un servidor tras la partida
help-verify-commitment = la huella del servidor tal como la viste en la mesa: 16 de sus cifras o más
help-verify-part = tu propio número, que debe estar en el barajado
help-puzzles = resolver, crear y comprobar problemas
    .long = Resuelve problemas: posiciones de partidas de bots fuertes en las que una opción es claramente la mejor. Con `make` se crean otros nuevos, los mismos con la misma semilla; con `solve`, una búsqueda más fuerte los resuelve de nuevo y dice cuántas veces coincide.
help-puzzles-what = crear problemas o resolverlos con una búsqueda más fuerte; sin indicar nada, los resuelves tú
help-puzzles-daily = el problema del día
help-puzzles-id = un problema, por su nombre
help-puzzles-kind = solo problemas de un tipo
help-puzzles-seed = la semilla de la primera partida, para `make`; por defecto: { $value }
help-puzzles-count = cuántos crear; por defecto: { $value }
help-puzzles-out = el archivo que escribe `make`; si ya contiene alguno, se continúa
help-puzzles-file = problemas propios, tal como los escribe `make`
help-puzzles-worlds = mundos por problema, para `solve`; por defecto: { $value }
help-stats = lo que muestran muchas partidas grabadas
    .long = Estadísticas de partidas terminadas, por edición y número de jugadores: con qué frecuencia se elige cada personaje y cuánto gana, cuánto valen los distritos únicos, si ayuda la primera corona. Todos los porcentajes llevan intervalos del 95 %. El estado de salida es 1 si no se pudo leer alguna grabación.
help-stats-paths = archivos o carpetas de grabaciones, en JSON, líneas JSON o Parquet; - lee líneas JSON de la entrada estándar
help-stats-own = solo el jugador que guardó cada partida, en un archivo de partidas propias
help-stats-rows = escribir además una fila por jugador en un archivo: líneas JSON, o Parquet si su nombre acaba en .parquet
help-analyse = dónde se ganó y se perdió una partida grabada
    .long = Analiza una partida terminada: las probabilidades de ganar de cada cual a lo largo del tiempo, los mayores vuelcos, lo buena que fue cada decisión frente a la mejor alternativa, los golpes de suerte y quién sospechaba de quién. Cada decisión se juzga por lo que su jugador podía saber entonces.
help-analyse-seat = solo las decisiones de este asiento
help-analyse-worlds = en cuántos mundos se prueba cada opción; más es más lento y más seguro; por defecto: { $value }
help-schema = describir el protocolo para programas
    .long = Todas las decisiones, opciones, sucesos, motivos y líneas de puntuación, y los esquemas JSON.
help-rules = consultar las reglas y las cartas
    .long = Las reglas de una edición, o todo sobre una carta: qué hace, en qué difieren las ediciones y las aclaraciones. Una carta se busca por su nombre en cualquier idioma, por una parte de él o por su id.
help-rules-card = una carta; sin ella, cómo se juega o, con --edition, las reglas
help-rules-edition = la edición; por defecto: { $value }
help-rules-markdown = toda la referencia en Markdown
help-rules-how_to_play = cómo se juega, en una página; también si no se pide nada más
help-rules-glossary = solo el glosario de la edición
help-rules-example = un ejemplo de los reglamentos, como X1; sin id, todos
help-bench = medir la velocidad
    .long =
        Mide, con bots al azar, cuatro jugadores y conjuntos sorteados entre todos los personajes:
          engine  velocidad del motor puro y del compilado en un núcleo
          jobs    las mismas partidas en un núcleo y en dos
          memory  lo que ocupa un proceso antes y después de muchas partidas
          server  mesas de cinco sockets: latencias a un ritmo dado, y jugadas por segundo de procesador
help-bench-what = qué medir
help-bench-games = partidas en una repetición; por defecto: { $value }
help-bench-sockets = server: sockets abiertos, un número o varios; por defecto: { $value }
help-bench-seconds = server: segundos por medición; por defecto: { $value }
help-bench-rate = server: jugadas ofrecidas por segundo; por defecto: { $value }
help-bench-soak = server: en su lugar, vigilar la memoria durante estos minutos
help-bench-database = server: postgresql://… u otra base de datos; por defecto: un archivo temporal
help-bench-workers = server: procesos que se reparten las mesas, como en citadels serve; por defecto: 1

help-setup = la partida
help-setup-edition = la edición; por defecto: { $value }
help-setup-players = cuántos jugadores; por defecto: { $value }
help-setup-set = un conjunto preparado o al azar: { $sets }
help-setup-characters = los personajes, uno por rango
help-setup-uniques = los distritos únicos, o cuántos
help-setup-ninth = con un personaje de rango 9
help-setup-substitute = quién ocupa el lugar de un personaje que necesita más jugadores, como queen=tax_collector; se puede indicar varias veces
help-setup-crown = el asiento que empieza con la corona; por defecto: al azar

help-house_rules = reglas de la casa; lo que no se indica sigue la edición
help-setup-variant = una variante del reglamento: short_game de dark-city termina con 7 distritos
help-setup-action_cards = añadir las cartas de acción, en la primera o la segunda versión; sin valor, las de la edición
help-setup-city_size = distritos que completan una ciudad; 7 en la partida corta de dark-city
help-setup-five_types_bonus = puntos por los cinco tipos
help-setup-discard_pile = los descartes forman una pila boca arriba en vez de ir debajo del mazo
help-setup-face_down_first = el personaje boca abajo se aparta antes que los de boca arriba
help-setup-face_down_seen = quien tiene la corona mira el personaje boca abajo
help-setup-tie_break = qué deshace un empate
help-setup-version = jugar una carta como en otra edición, por ejemplo king=classic; se puede indicar varias veces
help-setup-mixed = permitir personajes y distritos únicos de todas las ediciones

## Bots

bot-random = cualquier opción legal, todas con la misma probabilidad
bot-greedy = toma lo que compensa al momento; para principiantes
bot-steward = juega como juegan los buenos jugadores
bot-easy = fácil
# same as in English
bot-normal = normal
bot-search = mira hacia delante
bot-search-1 = la búsqueda de la primera versión
bot-hard = difícil
bot-expert = experto
bot-master = maestro

## Results

simulate-done = { COUNT($games, of: "games") }, decisiones: { $decisions }, segundos: { $seconds }; partidas por segundo: { $games_per_second }, decisiones por segundo: { $decisions_per_second }
# same as in English
simulate-bot = bot
simulate-seats = asientos
simulate-wins = victorias
simulate-share = proporción
simulate-mean = puntuación media
simulate-digest = huella { $digest }
simulate-fault = { $bot }, partida { $game }: { $fault }: { $told }
simulate-faults = fallos
simulate-lost = El proceso que jugaba estas partidas ha muerto, así que faltan: { $games }
simulate-crash = un error
simulate-illegal = una elección ilegal
simulate-timeout = demasiada lentitud
simulate-written = Escrito: { $path }
simulate-dataset = { COUNT($games, of: "games") }, decisiones: { $decisions }. Escrito: { $path }

## The arena

arena-html_lang = es
arena-title = Ciudadelas: comparación de bots
arena-facts = { COUNT($games, of: "games") } en mesas mixtas de { $players }, edición { $edition }, semilla { $seed }; decisiones: { $decisions }, segundos: { $seconds }
# same as in English
arena-bot = Bot
arena-seats_played = Asientos
arena-wins = Victorias
arena-win_share = Porcentaje de victorias
arena-interval = Intervalo del 95 %
arena-mean_score = Puntuación media
arena-mean_place = Puesto medio
arena-rating = Clasificación
arena-even = Lo equilibrado sería { $share }. Un bot que comete un error pierde esa partida.
arena-win_shares = Porcentajes de victorias
arena-pairs = Solo contra una mesa de otro
arena-pairs_means = El porcentaje de partidas que el bot de la fila gana contra una mesa del bot de la columna, en { COUNT($games, of: "games") } de cada clase.
arena-alone = solo
arena-ratings = Clasificaciones
arena-rating_means = Plackett–Luce, con intervalos bootstrap del 95 %: con 400 puntos más, un bot tiene diez veces más posibilidades de quedar por delante de otro.
arena-scores = Puntuaciones
arena-points = puntos
arena-rounds = Rondas
arena-rounds_axis = rondas de una partida
arena-games = Partidas
arena-game = Partida
arena-points_by_source = Puntos según su origen, en promedio
arena-source_head = Origen
arena-characters = Personajes
arena-characters_means = Con qué frecuencia se eligió cada personaje y, entre paréntesis, el porcentaje de esas partidas que se ganaron. La longitud de una barra es la frecuencia con que se eligió; la parte llena, la frecuencia con que ganó.
arena-character_head = Personaje
arena-seats = Victorias por asiento
arena-faults = Errores
arena-fault = Qué fue
arena-told = Detalles
arena-no_faults = Ningún bot ha fallado, ha hecho una elección ilegal ni ha tardado demasiado.
arena-crash = un error
arena-illegal = una elección ilegal
arena-timeout = demasiada lentitud
arena-lost = El proceso que jugaba estas partidas ha muerto, así que faltan: { $games }
bench-pure = puro
bench-compiled = compilado
bench-ratio = razón
bench-no_compiled = Aquí no hay ninguna versión compilada.
# same as in English
bench-sockets = sockets
bench-offered = ofrecidas/s
bench-moves = jugadas/s
bench-per_cpu = jugadas/s CPU
bench-answer = respuesta ms
bench-state = estado ms
bench-memory = memoria MB
bench-unlimited = sin límite
bench-percentiles = Tiempos: mediana, 95 % y 99 %.

## Wrong use of a command

# same as in English
usage-argument = { $argument }: { $problem }
usage-invalid_choice = «{ $value }» no es una opción válida; elige entre { $choices }
usage-required = falta: { $arguments }
usage-unrecognized = argumentos desconocidos: { $arguments }
usage-one_value = falta un valor
usage-some_values = falta al menos un valor
usage-no_value = no admite ningún valor
usage-ambiguous = «{ $option }» es ambiguo: podría ser { $matches }

help-admin = cuidar de la base de datos de un servidor
    .long = Cuida de la base de datos de un servidor. El servidor puede seguir en marcha, salvo para copy y migrate; nota un cambio con la siguiente jugada en esa mesa.
help-admin-what = qué hacer
# same as in English
help-admin-values = { $usages }
admin-copy = La copia está hecha. Mesas: { $games }, entradas: { $entries }, invitados: { $guests }.
admin-migrate = La base de datos está ahora en la versión { $version }.
admin-delete = La mesa { $table } se ha borrado.
admin-end = La mesa { $table } se ha cerrado.
admin-rename = El asiento { $place } de la mesa { $table } se llama ahora { $name }.
admin-ban = El invitado { $guest } está expulsado y ha dejado todas las mesas.
admin-unban = El invitado { $guest } puede volver.
admin-forget = El invitado { $guest } se ha borrado, con todos sus nombres y mensajes.
admin-retain = Se ha borrado lo que tenía más de { $days } días. Mesas: { $tables }, invitados: { $guests }.
