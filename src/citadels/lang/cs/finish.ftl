# The end of a game in the browser.
finish-title = Konec partie
finish-winner = Vítězství
# How a tie was decided; the figures of those concerned stand beside it.
finish-by_rank = Bodů je stejně: rozhoduje vyšší číslo postavy v posledním kole.
finish-by_districts = Bodů je stejně: rozhodují body za samotné budovy.
finish-by_gold = I těch je stejně: rozhodují mince.
finish-still_equal = Ani to nerozhodlo: vítězství je společné.
finish-what = Za co
finish-total = Celkem
finish-rematch = Odveta
finish-rematch_wanted = { PLAYER($seat) } chce odvetu. Přidej se!
finish-to_rematch = Na odvetu
finish-record = Stáhnout záznam
finish-replay = Přehrát partii znovu
finish-board = Prohlédnout stůl
finish-results = Ukázat výsledek
finish-course = Jak to šlo
finish-loading = Načítám průběh hry…
finish-no_course = Průběh teď nejde ukázat.
finish-again = Zkusit znovu
finish-points = Body
finish-gold = Mince
finish-districts = Budovy
finish-hand = Karty v ruce
# The title of a chart; $what is one of the four above.
finish-after_rounds = { $what } po každém kole
finish-as_table = Jako tabulka
finish-round = Kolo
finish-start = Začátek
finish-chronicle = Postavy a stavby kolo po kole
finish-crown = s korunou
finish-murdered = zneškodněná postava
finish-bewitched = očarovaná postava
finish-robbed = okradená postava
finish-built = nově ve městě: { CARD($cards) }
finish-lost = už není ve městě: { CARD($cards) }
finish-review = Rozebrat partii
