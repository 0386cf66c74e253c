# Az oldal kerete a böngészőben.

page-tagline = Építsd fel a legszebb várost. Ne bízz senkiben.
page-skip = A tartalomhoz
page-navigation = Fő navigáció
page-rules = Szabályok
page-credits = Köszönet
page-fan_project = Független rajongói projekt, a játék készítőitől független.
page-language = Nyelv
page-settings = Beállítások
page-theme = Színek
page-theme_system = A rendszer szerint
page-theme_light = Világos
page-theme_dark = Sötét
page-sound = Hangok
page-volume = Hangerő
page-motion = A lapok mozognak
page-confirm_end = Kérdezzen rá a kör vége előtt
page-close = Bezárás
page-notices = Értesítések
page-more_in_rules = Bővebben a szabályokban
page-no_such_page = Itt nincs semmi.
page-to_start = A kezdőlapra
# same as in English
page-letter_noble = N
page-letter_religious = E
page-letter_trade = K
page-letter_military = H
# same as in English
page-letter_unique = U
page-no_such_table = Nincs ilyen asztal.
page-refused = Ehhez az asztalhoz nem ülhetsz.
page-connecting = Kapcsolódás…
page-lost = Megszakadt a kapcsolat. A játékod biztonságban van a szerveren; újra próbálom…
