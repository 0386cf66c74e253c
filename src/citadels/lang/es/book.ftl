# The rules and the credits in the browser.

## The rules

book-title = Todas las cartas
book-cards = Cartas
book-search_cards = Buscar entre las cartas
book-search = Buscar
book-search_hint = Un nombre, o parte de él
book-edition = Edición
book-all_editions = Todas las ediciones
book-kind = Clase
book-all_kinds = Todas las clases
book-type = Tipo
book-all_types = Todos los tipos
book-rank = Rango
book-all_ranks = Todos los rangos
book-found = { COUNT($count, of: "cards") }
book-show_all = Mostrar todas
book-nothing = Ninguna carta encaja con «{ $text }».
book-nothing_fits = No encaja ninguna carta.
book-no_such_card = No existe la carta «{ $name }». Aquí están todas:
book-other_cards = Otras cartas
book-all_cards = Todas las cartas
book-previous = Carta anterior: { $name }
book-next = Carta siguiente: { $name }
book-filters = Filtros
book-in_short = Reglas en breve:
book-contents = Índice

## The worked examples

book-examples = Ejemplos
book-examples_about = Los ejemplos de los reglamentos, jugados por el programa.
book-example_read = Leer
book-example_try = Probarlo
book-example_start = El comienzo
book-example_back = Atrás
book-example_next = Siguiente
book-example_again = Desde el principio
book-example_question = ¿Cómo sigue el reglamento?
book-example_other = «{ $choice }» también es posible, pero el ejemplo sigue de otra manera. Prueba otra vez.
book-example_right = ¡Exacto!
book-example_show = Muéstramelo
book-example_hand = Tu mano:
book-example_over = Fin del ejemplo.
book-example_in = En el reglamento de: { $editions }

## The credits

book-credits = Créditos
book-credits-game = El juego
book-credits-author = Ciudadelas es un juego de cartas de Bruno Faidutti. ¡Gracias por tantas noches llenas de robos!
book-credits-independent = Este es un proyecto independiente de aficionados, sin relación con el autor ni con ninguna editorial del juego, que no lo respaldan ni lo patrocinan. Los nombres pertenecen a sus dueños. No se usan ilustraciones ni textos originales: todo lo que hay aquí se ha dibujado y escrito desde cero. Si te gusta el juego, cómpralo: como mejor se juega es con amigos alrededor de una mesa.
book-credits-pictures = Imágenes
book-credits-pictures_text = Las imágenes de las cartas son de game-icons.net, de Lorc, Delapouite y otros colaboradores, con licencia CC BY 3.0. Las hemos coloreado de nuevo y puesto en nuestros propios marcos.
book-credits-letters = Tipos de letra
book-credits-letters_text = Los tipos de letra son obra de { $designer } y cualquiera puede usarlos libremente: { $fonts }.
book-credits-program = El programa
book-credits-licence = El programa es libre y de código abierto, con licencia MIT.
book-credits-libraries = Se apoya en el trabajo de otros, cada uno con su propia licencia:
book-credits-page = la página
book-credits-server = el servidor
book-credits-leave = Estos enlaces llevan a otros sitios.
