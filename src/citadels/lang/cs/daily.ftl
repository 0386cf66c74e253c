# Rozdání dne: stejné karty pro všechny na serveru, proti silným botům.
daily-title = Rozdání dne
daily-about = Dnes tu mají všichni stejné karty a stejné silné boty. Máš jeden pokus. Jak dopadl, ukáže seznam; karty zůstanou tajné, dokud den neskončí.
daily-setup = { $edition }, { COUNT($players, of: "players") }
# $hours a $minutes: čísla.
daily-left = Další rozdání za { $hours } h { $minutes } min
daily-play = Hrát dnešní rozdání
daily-go_on = Pokračovat v partii
daily-yours = Tvoje partie
daily-results = Výsledky
daily-player = Hráč
daily-place = Místo
daily-points = Body
daily-best = Nejlepší bot
daily-rounds = Kola
daily-none = Zatím to nikdo nedohrál.
daily-before = Předchozí den
daily-today = Dnes
