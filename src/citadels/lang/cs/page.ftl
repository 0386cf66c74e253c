# Rám stránky v prohlížeči.

page-tagline = Postav nejkrásnější město. Nevěř nikomu.
page-skip = K obsahu
page-navigation = Hlavní nabídka
page-rules = Pravidla
page-credits = Poděkování
page-fan_project = Nezávislý projekt fanoušků, který s tvůrci hry nijak nesouvisí.
page-language = Jazyk
page-settings = Nastavení
page-theme = Vzhled
page-theme_system = Vzhled podle systému
page-theme_light = Světlé
page-theme_dark = Tmavé
page-sound = Zvuky
page-volume = Hlasitost
page-motion = Animace
page-confirm_end = Ptát se před koncem tahu
page-close = Zavřít
page-notices = Oznámení
page-more_in_rules = Více v pravidlech
page-no_such_page = Tady nic není.
page-to_start = Na úvodní stránku
# Písmena podle barev: žlutá, modrá, zelená, červená, fialová.
page-letter_noble = Ž
page-letter_religious = M
page-letter_trade = Z
page-letter_military = Č
page-letter_unique = F
page-no_such_table = Takový stůl tu není.
page-refused = K tomuto stolu nemůžeš.
page-connecting = Připojuji se…
page-lost = Spojení se ztratilo. Tvá hra je na serveru v bezpečí; zkouším to znovu…
