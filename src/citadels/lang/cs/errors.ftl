# What is wrong with a setup, a record or a command: one sentence each, with what is allowed where it helps.

## Setting up a game

error-bad_seed = Seed musí být celé číslo, 0 nebo víc.
error-bad_value = Hodnota „{ $field }“ má nesprávný druh.
error-city_too_large = Na takové město nemusí stačit karty: { COUNT($players, of: "players") }, { COUNT($city_size, of: "districts") }.
error-ninth_and_characters = Seznam postav sám říká, zda je mezi nimi devátá; jedno z toho vynech.
error-ninth_needed = Pro { COUNT($players, of: "players", case: "acc") } je potřeba devět postav.
error-no_ninth = Pro { COUNT($players, of: "players", case: "acc") } je tu jen osm postav, bez č. 9.
error-never_together = { CARD($unique) } a { CARD($character, case: "nom") } nesmějí být v jedné partii.
error-no_versions = „{ $card }“ nemá víc verzí; mají je: { $allowed }.
error-unknown_version = „{ $card }“ nemá verzi „{ $version }“; má tyto: { $allowed }.
error-unknown_action_cards = Akční karty „{ $value }“ neexistují; jsou tyto: { $allowed }.
error-unknown_tie_break = Způsob „{ $value }“, jak rozhodnout shodu, neexistuje; jsou tyto: { $allowed }.
error-out_of_range = „{ $field }“ musí být číslo od { $least } do { $most }.
error-rank_missing = Chybí postava č. { $rank }; od každého čísla je potřeba jedna.
error-rank_twice = Postavy č. { $rank } jsou tu dvě; od každého čísla smí být v partii jen jedna.
error-set_and_characters = Sada a seznam postav se navzájem vylučují.
error-too_few_players = { CARD($character) } hraje jen od { COUNT($least, of: "players", case: "gen") }.
error-unique_twice = Fialovou budovu lze vybrat jen jednou.
error-uniques_and_count = Seznam fialových budov a jejich počet se navzájem vylučují.
error-unknown_character = Postava „{ $character }“ v tomto vydání není.
error-unknown_edition = Vydání „{ $edition }“ neexistuje; jsou tato: { $allowed }.
error-unknown_field = Nastavení partie nezná „{ $field }“.
error-unknown_set = Sada „{ $set }“ v tomto vydání není; jsou tyto: { $allowed }.
error-unknown_unique = Fialová budova „{ $unique }“ v tomto vydání není.

## Records

error-bad_choices = Volby v záznamu nejsou seznam textů.
error-bad_digest = Otisk v záznamu není text.
error-bad_format = Tuhle verzi záznamu program neumí číst.
error-bad_observation = Pozorování je poškozené.
error-bad_position = Pozice v záznamu je poškozená: { $what }
error-bad_record = Tohle není záznam partie.
error-bad_setup = Podle nastavení v záznamu nelze hrát: { $cause }
error-bad_start = Záznam začíná buď nastavením, nebo pozicí.
error-impossible_choice = Volba { $number } v záznamu, „{ $choice }“, není možná: { $cause }
error-unknown_key = Záznam nezná „{ $key }“.
error-wrong_digest = Záznam nevede k pozici, kterou slibuje: její otisk je jiný.
error-wrong_table = Záznam patří ke stolu s jinými kartami.

## Choices

error-bad_since = To není číslo události.
error-nothing_to_undo = Není co vzít zpět.
error-no_such_index = Volba s tím číslem není; počet voleb: { $options }.
error-no_such_seat = Místo { $seat } není; místa jsou od 0 do { $most }.

## Bots

error-unknown_bot = Bot „{ $bot }“ neexistuje; má to být { $meant }? Jsou tito: { $allowed }.
    .brief = Bot „{ $bot }“ neexistuje; jsou tito: { $allowed }.
error-wrong_style = Styl „{ $style }“ tento bot nemá; má tyto: { $styles }.
error-wrong_budget = „{ $budget }“ není rozpočet: zadej milisekundy na rozhodnutí (search:40, nejvýš { $milliseconds }), nebo n a počet světů (search:n64, nejvýš n{ $worlds }).
error-own_code_missing = Soubor „{ $file }“ neexistuje.
error-own_code_broken = Soubor „{ $file }“ nelze načíst: { $problem }
error-own_code_empty = V souboru „{ $file }“ není třída s metodou choose(self, observation).
error-own_code_twice = { $file }: bot „{ $bot }“ už existuje; dej svému jiný kód.
error-bot_parameters = Bot „{ $bot }“ takové parametry nemá.
error-number_of_bots = Zadej jednoho bota pro všechny, nebo po jednom na každé místo ({ $seats }); zadáno: { $given }.
error-no_bots = Uveď aspoň jednoho bota.

## Commands

error-usage = { $message } (viz { $program } --help)
error-not_a_number = „{ $value }“ není celé číslo, 0 nebo víc
error-not_seconds = „{ $value }“ není čas v sekundách, jako třeba 0.5
error-too_few = { $value } je málo
error-no_card_and_edition = „{ $value }“ není karta a vydání, například king=classic
error-no_folder = Složka „{ $path }“ neexistuje.
error-no_such_path = Soubor ani složka „{ $path }“ neexistuje.
error-cannot_write = Soubor „{ $path }“ nelze zapsat: { $problem }
error-cannot_read = Soubor „{ $path }“ nelze přečíst: { $problem }
error-unknown_card = Karta „{ $name }“ neexistuje.
error-no_such_card = Karta „{ $name }“ neexistuje. Má to být: { $names }?
error-no_left_game = V „{ $path }“ není žádná rozehraná partie.
error-bad_left_game = V souboru „{ $path }“ není rozehraná partie.
error-not_json = Soubor „{ $path }“ není JSON: { $problem }

## The server

error-bad_setting = Nastavení { $setting } nemůže být „{ $value }“.
error-bad_database = „{ $value }“ není databáze; zadej sqlite:///SOUBOR nebo postgresql://…
error-no_database = Databáze neodpovídá: { $problem }
error-cannot_listen = Na { $host }, port { $port }, nelze poslouchat: neběží tam už něco jiného?
error-bench_failed = Měření se nepovedlo: { $problem }
error-too_few_files = Je potřeba { $needed } otevřených souborů; zkus nejdřív: ulimit -n { $needed }
error-not_for_bench = { $option } nepatří k `bench { $what }`.
