# The frame of the page in the browser: what stands around every screen.

page-tagline = Construye la mejor ciudad. No te fíes de nadie.
page-skip = Saltar al contenido
page-navigation = Navegación principal
page-rules = Reglas
page-credits = Créditos
page-replay = Ver una partida grabada
page-privacy = Privacidad
page-fan_project = Proyecto independiente de aficionados, sin relación con los autores ni los editores del juego.
page-language = Idioma
page-settings = Ajustes
page-theme = Tema
page-theme_system = Tema del sistema
page-theme_light = Claro
page-theme_dark = Oscuro
page-cloth = Mesa y dorsos de las cartas
page-cloth_parchment = Pergamino
page-cloth_meadow = Pradera
page-cloth_slate = Pizarra
page-cloth_wine = Vino
page-sound = Sonidos
page-volume = Volumen
page-motion = Animaciones
page-confirm_end = Preguntar antes de terminar tu turno
page-text = Tamaño del texto
page-text_small = Pequeño
page-text_normal = Normal
page-text_large = Grande
page-text_largest = Muy grande
page-cards = Cartas
page-cards_compact = Compactas
page-cards_normal = Según la ventana
page-cards_large = Lo más grandes posible
page-contrast = Contraste alto
page-zen = Zen: mesa sin registro
page-log = Ancho del registro
page-log_narrow = Estrecho
page-log_normal = Según el espacio
page-log_wide = Ancho
page-log_widest = Muy ancho
page-remind_unused = Recordarme las habilidades sin usar
page-collect = Cobrar ingresos y extras
page-collect_hand = A mano
page-collect_end = Al terminar mi turno
page-collect_at_once = Al momento
page-only_answers = Responder por mí si solo hay una respuesta
page-close = Cerrar
page-update_ready = Hay una versión nueva.
page-update_now = Usarla ahora
page-update_after = Hay una versión nueva. Llegará después de esta partida.
page-notices = Avisos
page-more_in_rules = Más en las reglas
page-no_such_page = Aquí no hay nada.
page-to_start = Ir a la página de inicio
# One letter for each type of district, beside its colour and shape. All five must differ.
# same as in English
page-letter_noble = N
# same as in English
page-letter_religious = R
page-letter_trade = C
# same as in English
page-letter_military = M
# same as in English
page-letter_unique = U
page-no_such_table = Esa mesa no existe.
page-refused = No puedes entrar en esta mesa.
page-connecting = Conectando…
page-lost = Se ha perdido la conexión. Tu partida está a salvo en el servidor. Reconectando…
page-hand_only = En el móvil, solo mi mano: la mesa está en una pantalla
page-curtains = Dispositivo compartido: telón también en preguntas públicas
