# Rama strony w przeglądarce.

page-tagline = Zbuduj najpiękniejsze miasto. Nie ufaj nikomu.
page-skip = Do treści
page-navigation = Główne menu
page-rules = Zasady
page-credits = Podziękowania
page-fan_project = Niezależny projekt fanów, niezwiązany z twórcami gry.
page-language = Język
page-settings = Ustawienia
page-theme = Kolory
page-theme_system = Jak w systemie
page-theme_light = Jasne
page-theme_dark = Ciemne
page-sound = Dźwięki
page-volume = Głośność
page-motion = Karty się poruszają
page-confirm_end = Pytaj przed końcem tury
page-close = Zamknij
page-notices = Powiadomienia
page-more_in_rules = Więcej w zasadach
page-no_such_page = Nic tu nie ma.
page-to_start = Na stronę początkową
page-letter_noble = S
# same as in English
page-letter_religious = R
page-letter_trade = H
page-letter_military = W
# same as in English
page-letter_unique = U
page-no_such_table = Nie ma takiego stołu.
page-refused = Nie możesz wejść do tego stołu.
page-connecting = Łączenie…
page-lost = Utracono połączenie. Twoja gra jest bezpieczna na serwerze; próbuję ponownie…
