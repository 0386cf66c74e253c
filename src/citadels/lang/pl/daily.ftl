# Rozdanie dnia: te same karty dla wszystkich na serwerze, przeciw trudnym botom.
daily-title = Rozdanie dnia
daily-about = Dziś wszyscy dostają tu te same karty i te same trudne boty. Masz jedną próbę. Wynik trafi na listę; karty pozostaną tajne do końca dnia.
daily-setup = { $edition }, { COUNT($players, of: "players") }
# $hours i $minutes: liczby.
daily-left = Następne rozdanie za { $hours } h { $minutes } min
daily-play = Zagraj dzisiejsze rozdanie
daily-go_on = Wróć do gry
daily-yours = Twoja gra
daily-results = Wyniki
daily-player = Gracz
daily-place = Miejsce
daily-points = Punkty
daily-best = Najlepszy bot
daily-rounds = Rundy
daily-none = Nikt jeszcze nie skończył.
daily-before = Poprzedni dzień
daily-today = Dziś
