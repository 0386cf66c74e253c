# The start page, opening a table and waiting there, in the browser.

## Everywhere

lobby-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu; nic se neztratilo.
lobby-try_again = Zkusit znovu
lobby-level_easy = Slabý
lobby-level_normal = Střední
lobby-level_hard = Silný
lobby-level_expert = Znalec
lobby-level_master = Mistr
lobby-person = Člověk
lobby-bot_level = Bot: { $level }
lobby-minutes = asi { $minutes } min
lobby-watch = Dívat se
lobby-read_card = přečíst kartu

## Start

lobby-game = Citadela
lobby-pitch = Osm postav, jedna koruna. Tajně si zvol, kým v tomto kole budeš, vezmi si mince, stav své město – a hádej, kdo si jde pro tebe.
lobby-name = Tvé jméno
lobby-name_other = Jiné jméno
lobby-nicknames = Bobr Čáp Havran Ježek Jezevec Kavka Kos Liška Ondatra Rys Sojka Sova Sýkora Vydra Zajíc
lobby-play_now = Hrát hned
lobby-play_now_about = Ty a tři boti, s kartami pro první partii.
lobby-local = Hrát na tomto zařízení
lobby-local_about = Hra běží přímo v prohlížeči, i bez připojení.
lobby-local_loading = Hra se načítá: { $percent } %
lobby-local_ready = Připraveno: tady můžeš hrát i bez připojení.
lobby-local_away = Server není dostupný. Tady si ale můžeš zahrát proti botům.
lobby-local_failed = Hru se nepodařilo načíst. Zkus to znovu, až budeš mít připojení.
lobby-local_none = Server není dostupný a hru bez připojení nenabízí.
lobby-coach = S koučem: pár slov před vším novým
lobby-bots_level = Boti
lobby-opening = Otevírám stůl…
lobby-new_table = Nový stůl
lobby-new_table_about = S přáteli, s jinými postavami, podle tvých pravidel.
lobby-join = Připojit se kódem
lobby-join_field = Kód nebo odkaz
lobby-join_hint = Osm písmen a číslic, nebo celý odkaz z pozvánky.
lobby-join_go = Připojit se
lobby-join_no_code = To není kód ani odkaz ke stolu. Kód má osm písmen a číslic.
lobby-mine = Tvé stoly
lobby-mine_none = Nečeká tu na tebe žádná partie. První je na jedno kliknutí.
lobby-your_turn = Jsi na tahu!
lobby-state_open = Čeká se na hráče
lobby-state_running = Přemýšlejí ostatní
lobby-state_over = Dohráno
lobby-continue = Pokračovat
lobby-to_table = Ke stolu
lobby-look_back = Podívat se na výsledek
lobby-finished = Dohrané partie
lobby-open_tables = Otevřené stoly
lobby-open_none = Právě teď nikdo hráče nehledá. Otevři veřejný stůl a uvidí ho tu všichni.
lobby-sit_down = Přisednout
lobby-loading = Hledám stoly…
lobby-table_of = Stůl { $id }
lobby-free_seats = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
lobby-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
}
lobby-new_here = Hraješ poprvé?
lobby-read_rules = Nauč se to za tři minuty
lobby-learn = Uč se hrou
lobby-learn_about = Šest krátkých scén u skutečného stolu, pět minut. Hraješ ty.
lobby-learn_scenes = Všechny scény
lobby-learn_begin = Začít
lobby-learn_go_on = Pokračovat
lobby-alone = Na chvíli jen pro tebe
lobby-puzzles = Úlohy
lobby-puzzles_about = Najdi nejlepší volbu.
lobby-daily = Rozdání dne
lobby-daily_about = Stejné karty pro všechny.
lobby-stats = Statistiky
lobby-stats_about = Tvoje partie i partie všech.

## New table

lobby-edition = Vydání
lobby-players = Hráči
lobby-cards = Karty
lobby-cards_about = Které postavy a fialové budovy jsou ve hře.
lobby-way_ready = Hotová sada
# differs from set-random: here a way to choose the characters, there a set
lobby-way_random = Náhodně
lobby-way_own = Vlastní výběr
lobby-random_about = Po jedné postavě od každého čísla a fialové budovy se vylosují, až partie začne. Pak je uvidí všichni. Fialové budovy budou levné i drahé.
lobby-ninth = Přidat č. 9: { CARD($character) }
lobby-ninth_any = Přidat postavu č. 9
lobby-ninth_needed = Při tomto počtu hráčů ({ $players }) je nutná.
lobby-ninth_forbidden = Při tomto počtu hráčů ({ $players }) nehraje.
lobby-substitute = { CARD($character) } potřebuje víc hráčů. Kdo tuto postavu nahradí?
lobby-characters = Postavy
lobby-uniques = Fialové budovy
lobby-rank = č. { $rank }
lobby-rank_nobody = Nikdo
lobby-rank_nobody_about = Osm postav stačí.
lobby-uniques_random = Vylosované
lobby-uniques_own = Můj výběr
lobby-uniques_count = Kolik
lobby-uniques_chosen = Vybráno: { $count }
lobby-uniques_none = Nevybrat žádnou
lobby-uniques_all = Všechny z tohoto vydání.
lobby-uniques_drawn = { $count ->
    [one] { $count } vylosovaná fialová budova
    [few] { $count } vylosované fialové budovy
   *[other] { $count } vylosovaných fialových budov
}
lobby-characters_drawn = Od každého čísla jedna, vylosovaná.
lobby-beyond_book = Podle pravidel se vymění jedna nebo dvě z osmi základních postav; tvůj výběr jde dál.
lobby-by_rule = pravidlo { $rule }
lobby-action_cards = Akční karty
lobby-action_cards_about = Patnáct karet do balíčku navíc: malá překvapení ze světa cirkusu.
lobby-action_in_book = Patří k tomuto vydání: hraj s nimi, nebo bez nich.
lobby-action_none = Bez nich
lobby-action_first = První verze
lobby-action_second = Druhá verze
lobby-action_own = jako v tomto vydání
lobby-more = Další: domácí pravidla
lobby-more_about = Všechno je jako ve vydání, dokud to nezměníš.
lobby-more_changed = { $count ->
    [one] { $count } změna
    [few] { $count } změny
   *[other] { $count } změn
}
lobby-as_edition = Jako ve vydání ({ $value })
lobby-as_usual = Jako ve vydání
lobby-reset = Všechno jako ve vydání
lobby-yes = ano
lobby-no = ne
lobby-rule-city_size = Dokončené město
lobby-rule-five_types_bonus = Body za všech pět barev
lobby-rule-discard_pile = Odhazovací balíček lícem nahoru
lobby-rule-face_down_first = Skrytá postava se odkládá první
lobby-rule-face_down_seen = Skrytou postavu vidí držitel koruny
lobby-rule-tie_break = Při shodě bodů
lobby-rule-unique_count = Počet vylosovaných fialových budov
lobby-rule-crown = Koruna na začátku
lobby-rule-mixed = Lze vybírat karty ze všech vydání
lobby-rule-versions = Verze karet
lobby-tie_break-rank = vyšší číslo postavy
lobby-tie_break-districts = body za budovy
lobby-tie_break-districts_and_gold = body za budovy, pak mince
lobby-crown_random = vylosuje se
lobby-versions_about = Karty, které se během let měnily: zvol, jak se která hraje.
lobby-seats = Místa
lobby-seats_bots = Ostatní jsou boti
lobby-seats_people = Jen lidé
lobby-seat = Místo { $number }
lobby-you = Ty
lobby-seats_watch = Hrají jen boti: ty se budeš dívat.
lobby-clock = Čas na rozmyšlenou
# differs from lobby-rank_nobody: no limit, not nobody
lobby-clock_none = Bez omezení
lobby-clock_quick = Krátký
lobby-clock_calm = Klidný
lobby-clock_long = Dlouhý
lobby-clock_days = Dny
# differs from lobby-way_own: it agrees with the word for time
lobby-clock_own = Vlastní
lobby-clock_bank = Minut na celou partii
lobby-clock_increment = Sekund navíc za každou volbu
lobby-clock_about = { $minutes } min a za každou volbu { $seconds } s navíc. Když čas vyprší, hraje dál bot, dokud se nevrátíš.
lobby-clock_days_each = Dnů na každou volbu
lobby-clock_days_about = Na každou volbu { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}, takže každý hraje, kdy se mu to hodí. Když čas vyprší, hraje dál bot, dokud se nevrátíš.
lobby-clock_none_about = Každý má tolik času, kolik potřebuje.
lobby-who = Kdo stůl najde
lobby-private = Soukromý
lobby-private_about = Jen ten, kdo má kód nebo odkaz.
lobby-listed = Veřejný
lobby-listed_about = Všichni ho vidí na úvodní stránce.
lobby-open_table = Otevřít stůl
lobby-open_start = Začít hru

## At the table, before the start

lobby-wait_title = Stůl je připraven
lobby-welcome = Pojď si sednout
lobby-welcome_by = { $name } tě zve na partii Citadely.
lobby-welcome_nobody = Čeká tu na tebe místo.
lobby-welcome_full = Všechna místa jsou obsazená; můžeš se dívat.
lobby-welcome_locked = Stůl je zamčený; můžeš se dívat.
lobby-watching = Díváš se. Jakmile partie začne, uvidíš ji tady.
lobby-invite = Pozvi přátele
lobby-code = Kód
lobby-link = Odkaz
lobby-copy = Zkopírovat odkaz
lobby-copied = Odkaz zkopírován.
lobby-copy_by_hand = Zkopíruj prosím odkaz ručně: je označený.
lobby-share = Sdílet
lobby-share_text = Pojď si se mnou zahrát Citadelu!
lobby-qr = QR kód
lobby-qr_label = QR kód s odkazem k tomuto stolu
lobby-seat_open = Volné
lobby-host = Hostitel
lobby-here = je tu
lobby-not_here = teď tu není
lobby-sit_here = Sednout si sem
lobby-rename = Změnit jméno
lobby-keep_name = Uložit
lobby-cancel = Zrušit
lobby-get_up = Vstát
lobby-start = Začít hru
lobby-start_bots = { $count ->
    [one] Volné místo obsadí bot.
    [few] { $count } volná místa obsadí boti.
   *[other] { $count } volných míst obsadí boti.
}
lobby-start_full = Všechna místa jsou obsazená.
lobby-start_wait = Až tu budou všichni, partii začne { $name }.
lobby-start_wait_host = Až tu budou všichni, začne partii hostitel.
lobby-lock = Zamknout stůl
lobby-lock_about = Nikdo další si nemůže sednout.
lobby-locked = Zamčeno
lobby-hints = Povolit nápovědu
lobby-hints_about = Hráči se mohou zeptat, co by udělal silný bot.
lobby-kick = Poslat pryč
lobby-kick_sure = { $name }: opravdu poslat pryč?
lobby-make_host = Předat roli hostitele
lobby-give_bot = Dát botovi
lobby-free = Uvolnit místo
lobby-bots_level_of = Úroveň bota na místě { $number }
lobby-actions_for = Místo { $number }: { $name }
lobby-plan = Co se bude hrát
# The choices for new tables, kept in this browser.
lobby-keep = Uložit jako moje nastavení
lobby-kept = Uloženo. Tvé nové stoly začnou takto.
lobby-forget = Zpět k obvyklému
lobby-house_rules = Domácí pravidla
# same as in English
lobby-clock_short = { $minutes } min + { $seconds } s
lobby-clock_days_short = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} na volbu
lobby-players_here = Obsazená místa: { $taken }/{ $players }.
lobby-review = Rozebrat partii
lobby-together = Více lidí u jednoho zařízení
