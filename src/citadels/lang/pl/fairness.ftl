# Tasowanie, które można sprawdzić: przy stole, na końcu gry i w `citadels verify`.
# Odcisk to skrót tajnej liczby; liczba to czyjś losowy wkład w tasowanie.
fair-title = Uczciwe tasowanie
fair-about = Serwer wybrał tajną liczbę i pokazuje jej odcisk. Przeglądarka każdego gracza może dodać własną liczbę. Karty tasują wszystkie razem, a po grze każdy może sprawdzić, że nikt ich nie wybrał.
fair-fingerprint = Odcisk liczby serwera
fair-taking_part = Tasują też: { $players }
fair-alone = Na razie w tasowaniu nie pomaga przeglądarka żadnego gracza.
fair-dealing = Tasowanie kart…
fair-old_table = Ten stół założyła starsza wersja: jego tasowania nie da się sprawdzić.
fair-own_part = Twoja liczba: { $part }
fair-by_hand = Chcesz to sprawdzić? Pobierz zapis i uruchom:
fair-checking = Sprawdzanie tasowania…
fair-unknown = Tasowania nie da się teraz sprawdzić.
fair-details = Co zostało sprawdzone

## The verdicts
fair-is-fair = Uczciwe tasowanie: nikt nie mógł wybrać kart.
fair-is-server_only = Tasowanie zgadza się z odciskiem serwera, ale żaden gracz w nim nie pomógł. To niewiele dowodzi.
fair-is-not_checkable = Tego tasowania nie da się sprawdzić: zapis nie mówi, skąd się wzięło.
fair-is-wrong = Z tym tasowaniem coś się nie zgadza.
# The list begins with the server.
fair-mixed = Tasowali: { $players }.
fair-server = serwer
fair-withheld = Liczba zapowiedziana, ale niepokazana: { $players }. Kto rozdawał, mógł wybrać, czy z nią, czy bez niej.

## The checks, passed and failed
fair-ok-shown = Odcisk jest taki, jaki było widać przy stole.
fair-bad-shown = Odcisk nie jest taki, jaki było widać przy stole.
fair-ok-server = Liczba serwera zgadza się ze swoim odciskiem.
fair-bad-server = Liczba serwera nie zgadza się ze swoim odciskiem.
fair-ok-players = Liczby graczy zgadzają się ze swoimi odciskami.
fair-bad-players = Liczby tych graczy nie zgadzają się ze swoimi odciskami: { $players }.
fair-ok-own = Twoja liczba jest w tasowaniu.
fair-bad-own = Twojej liczby brakuje w tasowaniu.
fair-ok-setup = Karty potasowano właśnie do tej gry.
fair-bad-setup = Karty potasowano do innej gry.
fair-ok-seed = Tasowanie wynika dokładnie z tych liczb.
fair-bad-seed = Tasowanie nie wynika z tych liczb.
fair-ok-cards = Postacie i dzielnice specjalne w grze wynikają z tasowania.
fair-bad-cards = Postacie lub dzielnice specjalne w grze nie wynikają z tasowania.
fair-ok-game = Całą grę można odtworzyć z tego tasowania.
fair-bad-game = Gry nie da się odtworzyć z tego tasowania.
