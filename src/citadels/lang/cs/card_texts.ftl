# What a card does, in one line. Where editions differ, short-CARD-EDITION; short-CARD is the deluxe edition, or
# the only one. Plain districts have the text of their type.

## Plain districts, by type

short-type-noble = Žlutá (panská) budova: příjem pro { CARD($characters, case: "acc") }.
    .brief = Žlutá (panská) budova. V této partii z ní nikdo příjem nemá.
short-type-religious = Modrá (sakrální) budova: příjem pro { CARD($characters, case: "acc") }.
    .brief = Modrá (sakrální) budova. V této partii z ní nikdo příjem nemá.
short-type-trade = Zelená (obchodní) budova: příjem pro { CARD($characters, case: "acc") }.
    .brief = Zelená (obchodní) budova. V této partii z ní nikdo příjem nemá.
short-type-military = Červená (vojenská) budova: příjem pro { CARD($characters, case: "acc") }.
    .brief = Červená (vojenská) budova. V této partii z ní nikdo příjem nemá.

## Characters

short-assassin = Urči postavu: je zneškodněná a přijde o tah.
short-witch = Dober si zdroje a urči postavu: ta si jen dobere zdroje a zbytek jejího tahu odehraješ ty.
short-magistrate = Polož na postavy tři glejty; té s pečetí smíš zabavit budovu.
short-thief = Urči postavu: až bude vyvolána, vezmeš jí všechny mince.
short-spy = Urči barvu a podívej se někomu do karet: za každou kartu té barvy mu vezmi 1 minci a dober si 1 kartu.
short-blackmailer = Ohroz dvě postavy: buď ti dají polovinu mincí jako výpalné, nebo riskují všechny.
short-magician = Vyměň si karty v ruce s jiným hráčem, nebo libovolný počet z nich s balíčkem.
short-wizard = Podívej se někomu do karet a jednu si vezmi, nebo ji hned postav. Smíš stavět i to, co už máš.
short-wizard-dark-city = Podívej se někomu do karet a jednu si vezmi, do ruky nebo rovnou na stavbu, i když už ji ve městě máš.
short-seer = Vezmi každému náhodnou kartu a pak každému jednu vrať. Smíš postavit až 2 budovy.
short-king = 1 mince za každou žlutou budovu. Převezmi korunu.
short-emperor = 1 mince za každou žlutou budovu. Předej korunu jinému hráči a vezmi si za ni 1 minci nebo kartu.
short-patrician = 1 karta za každou žlutou budovu. Převezmi korunu.
short-bishop = 1 mince za každou modrou budovu. Tvé město je v bezpečí před postavou č. 8.
short-bishop-classic = 1 mince za každou modrou budovu. Tvé město je v bezpečí před žoldnéřem.
short-abbot = 1 mince nebo 1 karta za každou modrou budovu. Nejbohatší hráč ti dá 1 minci.
short-abbot-dark-city = 1 mince za každou modrou budovu. Nejbohatší hráč ti dá 1 minci.
short-cardinal = 1 karta za každou modrou budovu. Chybějí-li ti mince na stavbu, vezmi je jednomu hráči za karty.
short-merchant = 1 mince za každou zelenou budovu a 1 mince navíc.
short-alchemist = Na konci tahu dostaneš zpět mince zaplacené za stavby.
short-trader = 1 mince za každou zelenou budovu. Zelené budovy se nepočítají do limitu budov.
short-architect = Dober si 2 karty navíc. Smíš postavit až 3 budovy.
short-navigator = Vezmi si 4 mince, nebo si dober 4 karty. Nesmíš stavět.
short-scholar = Prohlédni si 7 karet a 1 si nech. Smíš postavit až 2 budovy.
short-warlord = 1 mince za každou červenou budovu. Zbourej budovu a zaplať o 1 minci méně, než kolik stojí.
short-diplomat = 1 mince za každou červenou budovu. Vyměň svou budovu za cizí a doplať rozdíl.
short-marshal = 1 mince za každou červenou budovu. Zaber někomu budovu s náklady nejvýš 3 a zaplať mu ji.
short-queen = 3 mince, pokud sedíš vedle hráče s postavou č. 4.
short-queen-dark-city = 3 mince, pokud sedíš vedle krále.
short-artist = Polož po 1 minci na jednu nebo dvě své budovy: mají o 1 vyšší náklady i hodnotu.
short-tax_collector = Kdo staví, platí 1 minci daně; všechno, co se sešlo, si vezmi.
short-old_tax_collector = Kdo v tahu staví, zaplatí ti na jeho konci 1 minci.

## Unique districts

short-armory = Zbourej Zbrojnici a s ní jednu libovolnou budovu.
short-armory-dark-city = Zbourej Zbrojnici a s ní jednu libovolnou budovu jiného hráče.
short-basilica = Na konci získáš 1 bod za každou svou budovu s lichými náklady.
short-capitol = Na konci získáš 3 body, máš-li tři budovy jedné barvy.
short-dragon_gate = Na konci získáš 2 body navíc.
short-factory = Tvé ostatní fialové budovy stojí o 1 minci méně.
short-framework = Zbourej je a postav za to budovu bez placení.
short-gold_mine = Bereš-li si jako zdroje mince, vezmi si o 1 víc.
short-great_wall = Postava č. 8 platí za tvé ostatní budovy o 1 minci víc.
short-great_wall-dark-city = Žoldnéř platí za tvé budovy o 1 minci víc.
short-great_wall-deluxe-cz = Postava č. 8 platí za tvé budovy o 1 minci víc.
short-haunted_quarter = Na konci platí za budovu jedné barvy podle tvé volby.
short-imperial_treasury = Na konci získáš 1 bod za každou minci ve své zásobě.
short-ivory_tower = Na konci získáš 5 bodů, je-li to tvá jediná fialová budova.
short-keep = Schopnost postavy č. 8 na ni neplatí.
short-keep-classic = Žoldnéř ji nemůže zbourat.
short-keep-dark-city = Žoldnéř ji nemůže zbourat a diplomat ji nemůže vzít.
short-laboratory = Jednou za tah: odlož kartu a vezmi si 2 mince.
short-laboratory-classic = Jednou za tah: odlož kartu a vezmi si 1 minci.
short-laboratory-dark-city = { short-laboratory-classic }
short-library = Dobíráš-li si jako zdroje karty, nech si všechny.
short-library-classic = Dobíráš-li si jako zdroje karty, nech si dvě.
short-library-dark-city = { short-library-classic }
short-map_room = Na konci získáš 1 bod za každou kartu v ruce.
short-monument = Pro dokončení města platí za dvě budovy; jen do města, kde stojí méně než pět budov.
short-museum = Jednou za tah: ulož pod ně kartu. Na konci získáš 1 bod za každou.
short-necropolis = Místo placení smíš zbourat jednu svou budovu.
short-observatory = Dobíráš-li si jako zdroje karty, vybírej ze 3.
short-park = Nemáš-li na konci tahu v ruce žádnou kartu, dober si 2.
short-poor_house = Nemáš-li na konci tahu ani minci, vezmi si 1.
short-quarry = Smíš stavět i budovy, které už máš.
short-quarry-dark-city = Smíš postavit jednu budovu, kterou už máš.
short-school_of_magic = Při příjmu za budovy platí za barvu podle tvé volby.
short-secret_vault = Nelze postavit. Na konci získáš 3 body, máš-li ji v ruce.
short-smithy = Jednou za tah: zaplať 2 mince a dober si 3 karty.
short-smithy-classic = Jednou za tah: zaplať 3 mince a dober si 2 karty.
short-stables = Nepočítají se do limitu budov.
short-statue = Na konci získáš 5 bodů, máš-li korunu.
short-theater = Po výběru postav si smíš vyměnit postavu s jiným hráčem.
short-thieves_den = Plať ji mincemi i kartami z ruky, každá karta za 1 minci.
short-wishing_well = Na konci získáš 1 bod za každou fialovou budovu ve svém městě.
short-wishing_well-dark-city = Na konci získáš 1 bod za každou další fialovou budovu ve svém městě.
short-ball_room = Pro dobré mravy u stolu; tady nemá účinek.
short-bell_tower = Po postavení smíš určit, že partie skončí o jednu budovu dřív.
short-graveyard = Za 1 minci si smíš vzít do ruky budovu, kterou bourá žoldnéř.
short-hospital = I se zneškodněnou postavou si smíš dobrat zdroje.
short-lighthouse = Po postavení si vyber z balíčku libovolnou kartu.
short-throne_room = 1 mince pokaždé, když koruna změní majitele.
short-university = Na konci získáš 2 body navíc.

## Action cards

short-big_top = Vylož ho do svého města: pro jeho dokončení platí za budovu.
short-ticket_wagon = Vylož ho: ostatní na něj platí 1 minci, vezmou si 3 karty a 1 si nechají; mince pak sebereš.
short-ticket_wagon-classic = Vylož ho: ostatní na něj platí 1 minci, vezmou si 2 karty a 1 si nechají; mince pak sebereš.
short-acrobat = Nehlásí-li se nikdo za postavu č. 4, nebo je-li očarovaná: převezmi korunu.
short-acrobat-classic = Nehlásí-li se nikdo za krále: převezmi korunu.
short-fortune_teller = Podívej se někomu do karet a jednu si vezmi.
short-strongman = Při vyvolání: v tomto tahu se tě netýká zneškodnění, očarování, glejt, krádež ani hrozba.
short-strongman-classic = Když někdo zneškodní tvou postavu: zneškodnění neplatí.
short-director = Smíš v tomto tahu postavit až o 2 budovy víc.
short-human_cannonball = Nahraď svou budovu dražší z ruky a doplať rozdíl.
