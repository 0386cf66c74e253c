# What is wrong with a setup, a record or a command: one sentence each, with what is allowed where it helps.

## Setting up a game

error-bad_seed = Seed musí být celé číslo, 0 nebo víc.
error-field = { $field ->
    [edition] Vydání
    [players] Počet hráčů
    [set] Sada
    [characters] Postavy
    [ninth] Devátá postava
    [substitutes] Náhradní postavy
    [uniques] Fialové budovy
    [unique_count] Počet fialových budov
    [crown] První koruna
    [action_cards] Akční karty
    [city_size] Velikost dokončeného města
    [five_types_bonus] Body za všech pět barev
    [discard_pile] Odhazovací balíček lícem nahoru
    [face_down_first] Skrytá postava jako první
    [face_down_seen] Pohled na skrytou postavu
    [tie_break] Shoda bodů
    [versions] Verze karet
    [mixed] Karty ze všech vydání
    [setup] Nastavení partie
   *[any] „{ $field }“
}
error-bad_value = { error-field }: sem patří hodnota jiného typu.
error-city_too_large = Na takové město nemusejí stačit karty: { COUNT($players, of: "players") }, { COUNT($city_size, of: "districts") }.
error-ninth_and_characters = Seznam postav sám říká, zda je mezi nimi devátá; jedno z toho vynech.
error-ninth_needed = Pro { COUNT($players, of: "players", case: "acc") } je potřeba devět postav.
error-no_ninth = Pro { COUNT($players, of: "players", case: "acc") } je tu jen osm postav, bez č. 9.
error-never_together = { CARD($unique) } a { CARD($character, case: "nom") } nesmějí být v jedné partii.
error-no_substitute = „{ $substitute }“ nemůže nahradit „{ $character }“.
error-no_versions = „{ $card }“ má jen jednu verzi. Víc jich mají: { $allowed }.
error-unknown_version = „{ $card }“ nemá verzi „{ $version }“. Na výběr: { $allowed }.
error-unknown_action_cards = Akční karty „{ $value }“ neexistují. Na výběr: { $allowed }.
error-unknown_tie_break = Shodu bodů nelze rozhodnout podle „{ $value }“. Na výběr: { $allowed }.
error-out_of_range = { error-field }: zvol číslo od { $least } do { $most }.
error-rank_missing = Chybí postava č. { $rank }; od každého čísla je potřeba jedna.
error-rank_twice = Postavy č. { $rank } jsou tu dvě; od každého čísla smí být v partii jen jedna.
error-set_and_characters = Sada a seznam postav se navzájem vylučují.
error-too_few_players = { CARD($character) } hraje jen od { COUNT($least, of: "players", case: "gen") }.
error-unique_twice = Fialovou budovu lze vybrat jen jednou.
error-uniques_and_count = Seznam fialových budov a jejich počet se navzájem vylučují.
error-unknown_character = Postava „{ $character }“ v tomto vydání není.
error-unknown_edition = Vydání „{ $edition }“ neexistuje. Na výběr: { $allowed }.
error-unknown_field = V nastavení partie nic takového není: „{ $field }“.
error-unknown_set = Sada „{ $set }“ v tomto vydání není. Na výběr: { $allowed }.
error-unknown_unique = Fialová budova „{ $unique }“ v tomto vydání není.

## Records

error-bad_choices = Volby v záznamu nejsou seznam textů.
error-bad_digest = Otisk v záznamu není text.
error-bad_format = Tuhle verzi záznamu program neumí číst.
error-bad_observation = Pozorování je poškozené.
error-bad_position = Pozice v záznamu je poškozená: { $what }
error-bad_record = Tohle není záznam partie.
error-bad_setup = Podle nastavení v záznamu nelze hrát: { $cause }
error-bad_snapshot = Uložený stav partie je poškozený.
error-bad_start = Záznam začíná buď nastavením, nebo pozicí.
error-impossible_choice = Volba { $number } v záznamu, „{ $choice }“, není možná: { $cause }
error-unknown_key = Do záznamu nepatří „{ $key }“.
error-wrong_digest = Záznam nevede k pozici, kterou slibuje: její otisk je jiný.
error-bad_fairness = Pole „fairness“ v záznamu je poškozené: { $problem }
error-bad_digits = „{ $value }“ musí tvořit šestnáctkové číslice (0–9, a–f), { $least } až { $most }.
error-wrong_table = Záznam patří ke stolu s jinými kartami.

## Choices

error-bad_since = To není číslo události.
error-nothing_to_undo = Není co vzít zpět.
error-no_such_index = Volba s tímto číslem neexistuje; počet voleb: { $options }.
error-no_such_seat = Místo { $seat } neexistuje; místa jsou od 0 do { $most }.

## Bots

error-unknown_bot = Bot „{ $bot }“ neexistuje. Nemá to být { $meant }? Na výběr: { $allowed }.
    .brief = Bot „{ $bot }“ neexistuje. Na výběr: { $allowed }.
error-wrong_style = Styl „{ $style }“ tento bot nemá. Na výběr: { $styles }.
error-wrong_part = Prohledávat samostatně „{ $part }“ nejde. Na výběr: { $parts }.
error-wrong_budget = „{ $budget }“ není rozpočet: zadej milisekundy na rozhodnutí (search:40, nejvýš { $milliseconds }), nebo n a počet světů (search:n64, nejvýš n{ $worlds }).
error-own_code_missing = Soubor „{ $file }“ neexistuje.
error-own_code_broken = Soubor „{ $file }“ nelze načíst: { $problem }
error-own_code_empty = V souboru „{ $file }“ není třída s metodou choose(self, observation).
error-own_code_twice = { $file }: bot „{ $bot }“ už existuje; pojmenuj svého jinak.
error-bot_parameters = Bot „{ $bot }“ takové parametry nemá.
error-number_of_bots = Zadej jednoho bota pro všechny, nebo po jednom na každé místo ({ $seats }); zadáno: { $given }.
error-no_bots = Uveď aspoň jednoho bota.

## Commands

error-usage = { $message } (viz { $program } --help)
error-not_a_number = „{ $value }“ není celé číslo, 0 nebo víc
error-not_seconds = „{ $value }“ není čas v sekundách, například 0.5
error-too_few = { $value } je málo
error-no_card_and_edition = „{ $value }“ není karta a vydání, například king=classic
error-unknown_variant = Toto vydání nemá variantu „{ $value }“. Na výběr: { $allowed }.
error-unknown_example = Příklad „{ $value }“ neexistuje. Na výběr: { $allowed }.
error-no_character_and_other = „{ $value }“ není postava a náhrada, například queen=artist
error-no_folder = Složka „{ $path }“ neexistuje.
error-no_such_path = Soubor ani složka „{ $path }“ neexistuje.
error-no_scenario = Žádný scénář nemá v názvu „{ $text }“.
error-no_such_puzzle = Úloha { $name } neexistuje.
error-bad_puzzles = V souboru { $path } nejsou úlohy.
error-cannot_write = Soubor „{ $path }“ nelze zapsat: { $problem }
error-cannot_read = Soubor „{ $path }“ nelze přečíst: { $problem }
error-unknown_card = Karta „{ $name }“ neexistuje.
error-no_such_card = Karta „{ $name }“ neexistuje. Nemá to být: { $names }?
error-no_left_game = Ve složce „{ $path }“ není žádná rozehraná partie.
error-bad_left_game = V souboru „{ $path }“ není rozehraná partie.
error-bad_link = „{ $link }“ nevede k žádnému stolu. Zadej jeho kód, nebo odkaz jako http://127.0.0.1:8000/t/k7m2p9qx
error-cannot_join = Ke stolu { $address } se nejde připojit: { $problem }
error-no_pyarrow = Soubory Parquet potřebují knihovnu pyarrow. Nainstaluj ji: `pip install pyarrow`.
error-no_environments = Datové sady potřebují doplněk `env`. Nainstaluj ho: `pip install citadels[env]`.
error-other_dataset = Ve složce „{ $path }“ je jiná datová sada. Zvol jinou složku.
error-lost_shard = Proces, který zapisoval „{ $path }“, skončil. Stejný příkaz v něm bude pokračovat.
error-no_ray = Hra na clusteru potřebuje Ray. Nainstaluj ho: `pip install citadels[ray]`.
error-no_cluster = Žádný cluster Ray neodpovídá: { $problem }
error-other_version_on_cluster = Počítače v clusteru mají jinou verzi Citadely.
error-not_finished = Partie v souboru „{ $path }“ není dohraná, zatím není co rozebírat.
error-not_json = Soubor „{ $path }“ není JSON: { $problem }

## The server

error-bad_setting = Nastavení { $setting } nemůže být „{ $value }“. Povoleno: { $allowed }.
error-unknown_setting = Nastavení { $setting } neexistuje. Nemá to být { $meant }?
    .brief = Nastavení { $setting } neexistuje.
error-bad_database = „{ $value }“ není databáze; zadej sqlite:///SOUBOR nebo postgresql://…
error-no_database = Databáze neodpovídá: { $problem }
error-no_postgresql = PostgreSQL potřebuje doplněk `postgresql`. Nainstaluj ho: `pip install citadels[postgresql]`.
error-database_in_use = Tuhle databázi už používá jiný server. Nejdřív ho zastav, nebo použij jinou databázi.
error-newer_database = Databáze je novější (verze { $found }) než tenhle program (verze { $known }). Aktualizuj program.
error-cannot_listen = Na { $host }, port { $port }, nelze poslouchat: neběží tam už něco jiného?
error-workers_need_postgresql = Víc procesů potřebuje PostgreSQL: soubor SQLite má jen jeden server. Použij --database postgresql://…, nebo vynech --workers.
error-workers_need_linux = Víc procesů běží jen na Linuxu. Vynech --workers.
error-worker_failed = Jeden z procesů se nespustil. Proč, říkají jeho hlášení výše.
error-bench_failed = Měření se nepovedlo: { $problem }
error-too_few_files = Je potřeba { $needed } otevřených souborů; zkus nejdřív: ulimit -n { $needed }
error-not_for_bench = { $option } nepatří k `bench { $what }`.
error-admin_values = Napiš to takhle: citadels admin { $usage }
error-database_not_empty = Databáze, do které se má kopírovat, není prázdná.
error-no_such_version = Takovou verzi databáze neznám. Vyber z těchto: { $known }.
error-no_table = Stůl „{ $table }“ neexistuje.
error-table_over = Partie u stolu „{ $table }“ už skončila.
error-nobody_at_seat = Na místě { $place } nikdo nesedí.
error-no_name = „{ $name }“ nemůže být jméno: 1 až { $most } viditelných znaků.
error-no_guest = Host „{ $guest }“ neexistuje.
