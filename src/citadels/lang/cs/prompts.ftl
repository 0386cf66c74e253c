# The prompt at the table: what a turn still offers, what would be left unused, hints.

## The parts of a turn

step-gather = zdroje
step-build = stavba { $count }
step-income = příjem
step-murder = zneškodnění
step-bewitch = očarování
step-warrant = glejty
step-rob = krádež
step-spy = špehování
step-threaten = šátky
step-conjure = výměna karet
step-look_at_hand = cizí ruka
step-foresee = cizí karty
step-take_crown = koruna
step-give_crown = předání koruny
step-alms = almužna
step-extra_gold = mince navíc
step-extra_cards = karty navíc
step-four = 4 mince nebo 4 karty
step-study = studium
step-destroy = bourání
step-offer = výměna
step-seize = zábor
step-neighbour_gold = mince za č. 4
step-beautify = zkrášlení
step-collect_tax = daně
prompt-steps = Tento tah
prompt-step_open = zbývá
prompt-step_done = hotovo
prompt-step_closed = teď to nejde

## What a turn that ends now leaves unused

unused-murder = Nikdo ještě není zneškodněný.
unused-warrant = Glejty ještě neleží na stole.
unused-rob = Ještě není jasné, koho okradeš.
unused-spy = Špehování zůstalo nevyužité.
unused-threaten = Šátky ještě neleží na stole.
unused-conjure = Výměna karet zůstala nevyužitá.
unused-look_at_hand = Pohled do cizí ruky zůstal nevyužitý.
unused-foresee = Karty od ostatních ještě nemáš.
unused-alms = Nejbohatší hráč ti ještě nedal minci.
unused-four = Čekají na tebe 4 mince nebo 4 karty.
unused-study = Sedm karet k prohlédnutí zůstalo v balíčku.
unused-destroy = Žádná budova ještě nepadla.
unused-offer = Výměna budov zůstala nevyužitá.
unused-seize = Žádná budova ještě není zabraná.
unused-beautify = Žádná budova ještě není zkrášlená.
unused-income = Příjem za budovy ještě čeká.
unused-gold = V banku na tebe ještě čeká: { COUNT($gold, of: "gold") }.
unused-cards = V balíčku na tebe ještě čeká: { COUNT($count, of: "cards") }.
prompt-end_anyway = Přesto ukončit

## The prompt

# same as in English
prompt-power = { $name }: { $text }
prompt-hint_warrant = První glejt, který položíš, je ten s pečetí.
prompt-hint_threaten = První šátek, který položíš, je ten s růží.
prompt-not_yet = Tah ještě ukončit nejde. { $reason }
prompt-murdered = Tvá postava je zneškodněná: toto kolo vynecháváš.
prompt-only_answer = Jediná možnost: { $choice }. Zvolí se sama.
# The page answers as the reader did before; $choice is that answer.
prompt-same_answer = Podle tvého přání: { $choice }.
prompt-ask_again = Zase se mě ptát
prompt-always = V této partii odpovídat vždy takto
prompt-players = Vybrat hráče…
prompt-seen_hand = Karty { PLAYER($seat, case: "gen") }
prompt-now = Teď: { $choice }
