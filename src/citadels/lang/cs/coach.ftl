# Kouč první partie: věta před každým druhem rozhodnutí, který je nový. Drž je pod 120 znaky.

coach-name = Kouč
coach-quiet = Nic nového: tohle už znáš.
coach-off = Bez kouče

## By the kind of the decision

coach-asked_draft = Kým budeš? Většina postav dostává mince za budovy jedné barvy. Nikdo nevidí, co si bereš.
coach-asked_keep = Nech si, co brzy zaplatíš, nebo barvu, která ti chybí. Zbytek jde dospod balíčku.
coach-asked_replace = Vyber postupně karty, které dáš dospod balíčku. Dobereš si stejně nových.
coach-asked_pay = Špeluňku jde platit i kartami, každá za 1 minci. Dej ty, které stavět nebudeš.

## In a turn, by what can be done

coach-turn_gather = Jsi na tahu. Nejdřív zdroje: mince, když můžeš brzy stavět, karty, když máš v ruce málo.
coach-turn_build = Teď můžeš stavět. Budova má tolik bodů, kolik stojí, a každou smíš mít jen jednou.
coach-turn_end_turn = Podívej se na značky: zbývá ještě něco? Když ne, ukonči tah.
coach-turn_income = Tvá postava dostává mince za budovy své barvy, jednou za tah, před stavbou i po ní.
coach-turn_murder = Urči postavu, která toto kolo vynechá. Kdo by nejvíc pomohl vedoucímu hráči?
coach-turn_rob = Urči postavu: až ji vyvolají, její mince jsou tvoje. Kdo je bohatý a koho si asi vybral?
coach-turn_conjure = Vyměň si karty s někým, kdo jich má hodně, nebo vyměň část svých s balíčkem.
coach-turn_take_crown = Vezmi si korunu: příští kolo vybíráš jako první.
coach-turn_extra_gold = Obchodnice má minci navíc. Prostě si ji vezmi.
coach-turn_extra_cards = Stavitelka si dobírá 2 karty navíc a v tomto tahu smí postavit až tři budovy.
coach-turn_destroy = Smíš zbourat budovu a zaplatit o minci méně, než stála. Miř na toho, kdo vede.
coach-turn_use_smithy = Kovárna ti jednou za tah prodá 3 karty za 2 mince.
coach-turn_use_laboratory = Laboratoř od tebe jednou za tah koupí kartu z ruky za 2 mince.
coach-turn_forgo = Tuto budovu můžeš na tah nechat být. Skoro nikdy se to nevyplatí.
