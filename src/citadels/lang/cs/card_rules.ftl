# The full rules of a card. Where editions differ, full-CARD-EDITION; full-CARD is the deluxe edition, or the only
# one. Plain districts have the text of their type.
#
# An empty line begins a paragraph; other line ends are only layout.

## Plain districts, by type

full-type-noble = Sama nic neumí. Žluté budovy přinášejí příjem pro { CARD($characters, case: "acc") }.
full-type-religious = Sama nic neumí. Modré budovy přinášejí příjem pro { CARD($characters, case: "acc") }.
full-type-trade = Sama nic neumí. Zelené budovy přinášejí příjem pro { CARD($characters, case: "acc") }.
full-type-military = Sama nic neumí. Červené budovy přinášejí příjem pro { CARD($characters, case: "acc") }.

## Characters

full-assassin =
    Urči jinou postavu, ne hráče. Je zneškodněná: kdo ji má, při vyvolání mlčí a celý tah vynechá. Určíš-li postavu,
    kterou nikdo nemá, nestane se nic.
full-witch =
    Nejdřív si dober zdroje a pak musíš určit jinou postavu; tím se tvůj tah přeruší. Než bude pokračovat, nesmíš
    stavět ani využívat fialové budovy kromě těch, které patří k dobrání zdrojů (Zlatý důl, Knihovna, Hvězdárna).

    Když je očarovaná postava vyvolána, její hráč ji ukáže, dobere si zdroje a jeho tah končí. Pak pokračuje ten
    tvůj a hraješ v něm za ni: s jejími schopnostmi i omezeními, ale s vlastní rukou, mincemi a městem. Zdroje si
    podruhé nedobíráš.

    Korunu očarovaného krále nebo patricije dostane očarovaný hráč. U očarovaného císaře rozhodneš o koruně ty a
    vezmeš si za ni minci nebo kartu; u očarované vyděračky pokládáš šátky a bereš výpalné ty; u očarovaného kněze
    jsou chráněné tvé budovy.

    Nemá-li očarovanou postavu nikdo, tvůj tah prostě skončil. Zloděj ani vyděračka nesmějí určit tebe ani očarovanou
    postavu.
full-witch-dark-city =
    Nejdřív si dober zdroje a pak musíš určit jinou postavu; tím se tvůj tah přeruší. Než bude pokračovat, nesmíš
    stavět ani používat nic kromě toho, co patří k dobrání zdrojů (Knihovna, Hvězdárna).

    Když je očarovaná postava vyvolána, její hráč ji ukáže, dobere si zdroje a jeho tah končí. Pak pokračuje ten
    tvůj a hraješ v něm za ni: s jejími schopnostmi i omezeními, ale s vlastní rukou, mincemi a městem. Zdroje si
    podruhé nedobíráš.

    Korunu očarovaného krále dostane očarovaný hráč. U očarovaného kněze jsou chráněné tvé budovy i ty
    jeho.

    Nemá-li očarovanou postavu nikdo, tvůj tah prostě skončil. Zloděj nesmí určit tebe ani očarovanou postavu.
full-magistrate =
    Polož tři glejty lícem dolů na tři různé postavy; jeden je s pečetí a jen ty víš který.

    Jakmile hráč s postavou, u níž leží glejt s pečetí, v jejím tahu zaplatí za budovu, smíš glejt ukázat a budovu
    zabavit: stojí zadarmo ve tvém městě, hráč dostane mince zpět a budova se mu počítá do limitu.

    Zabavit lze jen první budovu zaplacenou v tom tahu; nelze zabavit, co se postavilo bez placení nákladů, ani
    budovu, kterou už máš. Za Špeluňku se vracejí jen mince. Daň, pokud se vybírá, platíš ty. Glejty bez pečeti se
    nikdy neukazují.
full-thief =
    Urči jinou postavu. Když je vyvolána, vezmeš jejímu hráči všechny mince, ještě než si dobere zdroje. Nesmíš určit
    postavu č. 1 ani postavu zneškodněnou či očarovanou. Určíš-li při hře ve dvou nebo ve třech vlastní druhou
    postavu, nikomu nic nevezmeš.
full-thief-classic =
    Urči jinou postavu. Když je vyvolána, vezmeš jejímu hráči všechny mince, ještě než si dobere zdroje. Nesmíš
    určit mordýře ani zneškodněnou postavu. Určíš-li při hře ve dvou nebo ve třech vlastní druhou postavu, nikomu
    nic nevezmeš.
full-spy =
    Vyber jiného hráče a urči barvu budov, pak se mu podívej do karet. Za každou kartu té barvy mu vezmi 1 minci a
    dober si 1 kartu z balíčku. Má-li mincí méně než takových karet, vezmeš je všechny a karet si dobereš plný počet.
full-blackmailer =
    Polož dva šátky lícem dolů na dvě postavy; jeden je s růží a jen ty víš který. Bezpečné jsou jen
    postava č. 1 a zneškodněná či očarovaná postava: ohrozit smíš i vlastní, jako blaf, ale nic z toho nebude.

    Ohrožený hráč si po vyvolání nejdřív dobere zdroje a dřív, než udělá cokoli dalšího, musí odpovědět: buď ti
    zaplatí polovinu mincí, zaokrouhlenou dolů, a šátek odejde neotočený; nebo odmítne. Po odmítnutí smíš šátek
    otočit: je-li s růží, vezmeš hráči všechny mince, jinak se nestane nic.
full-magician =
    Vyber si jedno ze dvou: buď si vyměň všechny karty v ruce, i prázdnou ruku, s jiným hráčem; nebo dej libovolný
    počet svých karet dospod balíčku a dober si jich stejně.
full-magician-classic =
    Vyber si jedno ze dvou: buď si vyměň všechny karty v ruce, i prázdnou ruku, s jiným hráčem; nebo dej libovolný
    počet svých karet na odhazovací balíček a dober si jich stejně.
full-wizard =
    Podívej se jinému hráči do karet a jednu mu vezmi: do ruky, nebo ji hned za její náklady postav; to se nepočítá
    do limitu budov. V tomto tahu smíš stavět i budovy, které už máš.
full-wizard-dark-city =
    Podívej se jinému hráči do karet a jednu mu vezmi: do ruky, nebo ji hned za její náklady postav; to se nepočítá
    do limitu budov. Jen takhle postavená budova smí být stejná jako některá z tvých. Dokud nemáš dobrané zdroje,
    stavět ji nemůžeš.
full-seer =
    Vezmi každému jinému hráči z ruky jednu náhodnou kartu a pak každému z nich dej jednu kartu ze své ruky,
    kteroukoli. Kdo žádnou kartu neměl, toho vynech. Smíš postavit až 2 budovy.
full-king =
    Dostaneš 1 minci za každou žlutou budovu ve svém městě. Ve svém tahu musíš převzít korunu, kdy chceš; nejpozději
    přijde sama na konci tahu. Od té chvíle vyvoláváš postavy a v příštím kole si vybíráš první.

    Je-li král zneškodněný, ukážeš ho na konci kola a korunu dostaneš tehdy. Když krále nikdo nemá, koruna zůstává,
    kde je.
full-king-classic =
    Dostaneš 1 minci za každou žlutou budovu ve svém městě. Při vyvolání hned přebíráš korunu. Od té chvíle vyvoláváš
    postavy a v příštím kole si vybíráš první.

    Je-li král zneškodněný, ukážeš ho na konci kola a korunu dostaneš tehdy. Když krále nikdo nemá, koruna zůstává,
    kde je.
full-king-dark-city = { full-king-classic }
full-emperor =
    Dostaneš 1 minci za každou žlutou budovu ve svém městě. Ve svém tahu musíš vzít korunu tomu, kdo ji má, a dát ji
    někomu jinému, ne témuž hráči ani sobě. Od nového držitele si vezmi 1 minci nebo náhodnou kartu, jak chceš, pokud
    je co.

    Je-li císař zneškodněný, ukážeš ho na konci kola a korunu předáš stejně, ale nic si za ni nevezmeš. Při hře ve
    dvou se císař nepoužívá.
full-emperor-dark-city =
    Dostaneš 1 minci za každou žlutou budovu ve svém městě. Při vyvolání musíš hned vzít korunu tomu, kdo ji má, a
    dát ji někomu jinému, ne témuž hráči ani sobě. Nový držitel ti dá 1 minci nebo kartu, podle své volby.

    Je-li intrikán zneškodněný, neukazuješ ho ani na konci kola a koruna zůstane, kde je. Při hře ve dvou se intrikán
    nepoužívá.
full-patrician =
    Dobereš si 1 kartu za každou žlutou budovu ve svém městě. Ve svém tahu musíš převzít korunu, kdy chceš; nejpozději
    přijde sama na konci tahu. Je-li patricij zneškodněný, ukážeš ho na konci kola a korunu dostaneš tehdy.
full-bishop =
    Dostaneš 1 minci za každou modrou budovu ve svém městě. Cizí postava č. 8 v tomto kole nesmí použít svou
    schopnost na tvé budovy. Zneškodněný kněz chráněný není; místo očarovaného kněze je chráněná ježibaba. Proti
    Zbrojnici ochrana neplatí.
full-bishop-classic =
    Dostaneš 1 minci za každou modrou budovu ve svém městě. Žoldnéř v tomto kole nesmí bourat tvé budovy. Zneškodněný
    kněz chráněný není.
full-bishop-dark-city =
    Dostaneš 1 minci za každou modrou budovu ve svém městě. Cizí postava č. 8 v tomto kole nesmí použít svou
    schopnost na tvé budovy. O ochranu přijde jen zneškodněný kněz; je-li očarovaný, jsou chráněni on i čarodějnice.
full-abbot =
    Za každou modrou budovu ve svém městě dostaneš 1 minci nebo si dobereš 1 kartu, v poměru, který předem ohlásíš.
    Jednou za tah, má-li někdo víc mincí než ty, dá ti nejbohatší hráč 1 minci; je-li nejbohatších víc, vyber si.
    Máš-li nejvíc ty, třeba i s někým shodně, nedostaneš nic.
full-abbot-dark-city =
    Dostaneš 1 minci za každou modrou budovu ve svém městě. Jednou za tah ti nejbohatší hráč dá 1 minci. Máš-li nejvíc
    ty, nebo má-li nejvíc několik hráčů shodně, nedostaneš nic.
full-cardinal =
    Dobereš si 1 kartu za každou modrou budovu ve svém městě. Chybějí-li ti na budovu mince, smíš si vzít přesně
    tolik, kolik chybí, od jednoho hráče, který je má; odmítnout nesmí a za každou minci od tebe dostane kartu z ruky,
    jinou než tu, kterou stavíš. Tu budovu pak musíš postavit.
full-merchant = Dostaneš 1 minci za každou zelenou budovu ve svém městě a 1 minci navíc, ať děláš cokoli.
full-merchant-dark-city = Dostaneš 1 minci za každou zelenou budovu ve svém městě a po dobrání zdrojů 1 minci navíc.
full-alchemist =
    Na konci tahu dostaneš zpět všechny mince, které v něm padly na náklady tvých staveb. Musíš na ně ale mít. Nevrací
    se daň, platba v Kovárně, mince vrácené už při zabavení ani karty. Chudobinec se dívá do zásoby dřív.
full-alchemist-dark-city =
    Na konci tahu dostaneš zpět všechny mince, které v něm padly na náklady tvých staveb. Musíš na ně ale mít. Mince
    pro výběrčího daní a platba v Kovárně se nevracejí.
full-alchemist-deluxe-cz =
    Na konci tahu dostaneš zpět všechny mince, které v tomto kole padly na náklady tvých staveb; při hře ve dvou a ve
    třech i v tvém druhém tahu, pokud už proběhl. Musíš na ně ale mít. Nevrací se daň, platba v Kovárně, mince vrácené
    už při zabavení ani karty. Chudobinec se dívá do zásoby dřív.
full-trader =
    Dostaneš 1 minci za každou zelenou budovu ve svém městě. Zelené budovy se ti nepočítají do limitu budov.
full-architect = Dober si 2 karty navíc a obě si nech. Smíš postavit až 3 budovy.
full-architect-dark-city = Po dobrání zdrojů si dober 2 karty navíc a obě si nech. Smíš postavit až 3 budovy.
full-navigator =
    Vezmi si 4 mince, nebo si dober 4 karty. V tomto tahu nesmíš nic postavit, ani to, co se do limitu budov nepočítá.
full-navigator-dark-city =
    Po dobrání zdrojů si vezmi 4 mince, nebo si dober 4 karty. V tomto tahu nesmíš nic postavit, ani když se toho
    vzdáš.
full-scholar =
    Vezmi si 7 karet z balíčku, jednu si nech a ostatní do něj zamíchej. Smíš postavit až 2 budovy.
full-warlord =
    Dostaneš 1 minci za každou červenou budovu ve svém městě. Smíš zbourat jednu budovu v kterémkoli městě, i ve svém:
    zaplať do banku její náklady minus 1; budova s náklady 1 je tedy zadarmo. Zkrášlení a Velká zeď ji
    zdražují. V bezpečí jsou dokončené město, město kněze a Citadela.
full-warlord-classic =
    Dostaneš 1 minci za každou červenou budovu ve svém městě. Smíš zbourat jednu budovu jiného hráče: zaplať do banku
    její náklady minus 1; budova s náklady 1 je tedy zadarmo. V bezpečí jsou dokončené město, město kněze a
    Obranná věž.
full-warlord-dark-city =
    Dostaneš 1 minci za každou červenou budovu ve svém městě. Na konci tahu smíš zbourat jednu budovu v kterémkoli
    městě, i ve svém: zaplať do banku její náklady minus 1; budova s náklady 1 je tedy zadarmo. Zkrášlení a
    Velká zeď ji zdražují. V bezpečí jsou dokončené město, město kněze a Obranná věž.
full-diplomat =
    Dostaneš 1 minci za každou červenou budovu ve svém městě. Smíš vyměnit jednu svou budovu za budovu jiného hráče.
    Má-li ta jeho vyšší náklady, doplať mu rozdíl; stojí-li u něj Velká zeď, ještě 1 minci navíc. Nikdo z vás nesmí
    získat budovu, jakou už ve městě má. V bezpečí jsou cizí dokončené město, město kněze a Citadela; tvé město dokončené být smí.
full-diplomat-dark-city =
    Dostaneš 1 minci za každou červenou budovu ve svém městě. Na konci tahu smíš vyměnit jednu svou budovu za budovu
    jiného hráče. Má-li ta jeho vyšší náklady, doplať mu rozdíl. Nikdo z vás nesmí získat budovu, jakou už ve městě
    má. Nesmíš vzít Obrannou věž ani nic z města kněze. Dát smíš kteroukoli svou budovu, i Obrannou věž. Z dokončeného
    města brát smíš a dokončené smí být i to tvé. Hraje-li se s diplomatem, Hřbitov se vyřadí.
full-marshal =
    Dostaneš 1 minci za každou červenou budovu ve svém městě. Smíš si z města jiného hráče vzít do svého budovu s
    náklady nejvýš 3 a zaplatit mu je, při Velké zdi o 1 minci víc. Ne z dokončeného města nebo města kněze, ne
    Citadelu a ne budovu, kterou už máš.
full-queen =
    Ve svém tahu si vezmi 3 mince, sedíš-li vedle hráče, který v tomto kole hraje za postavu č. 4. Je-li ta postava
    zneškodněná, dostaneš mince na konci kola, až se ukáže. Rozhoduje postava, ne koruna. Jen od pěti hráčů.
full-queen-dark-city =
    Ve svém tahu si vezmi 3 mince, sedíš-li vedle hráče, který v tomto kole hraje za krále. Je-li král zneškodněný,
    dostaneš mince na konci kola, až se ukáže. Rozhoduje postava, ne koruna; intrikán ti nedá nic. Jen od pěti hráčů.
full-queen-deluxe-cz =
    Ve svém tahu si vezmi 3 mince, sedíš-li vedle hráče, který v tomto kole hraje za postavu č. 4. Je-li ta postava
    zneškodněná nebo očarovaná, dostaneš mince na konci kola. Rozhoduje postava, ne koruna. Jen od pěti hráčů.
full-artist =
    Polož po 1 minci ze své zásoby na jednu nebo dvě své budovy, na kterých žádná není. Taková budova má pro všechny
    účely a natrvalo náklady o 1 vyšší, i na konci, a mince s ní jde i k novému majiteli.
full-tax_collector =
    Dokud je tahle postava mezi těmi, s nimiž se hraje, položí na ni každý hráč hned po postavení budovy 1 minci,
    pokud mu nějaká zbyla; za každou budovu, i za tu postavenou bez placení. Ve svém tahu si smíš všechny ty mince
    vzít a sobě daň neplatíš. Při hře ve dvou a ve třech ji ale v tahu své druhé postavy platíš.

    Mince tam zůstávají i do dalších kol a daň se platí, i když postavu nikdo nemá nebo je zneškodněná. Výměna a
    zabrání budovy nejsou stavba.
full-old_tax_collector =
    Každý hráč, který postaví jednu nebo víc budov, ti na konci toho tahu zaplatí 1 minci, pokud mu nějaká zbyla.
    Mordýř, který stavěl před tvým vyvoláním, zaplatí, až se ukážeš. Čarodějnice, která staví v dokončení svého tahu,
    platí na jeho konci. Vybíráš až od svého vyvolání a sobě nic neplatíš.

## Unique districts

full-armory =
    Ve svém tahu smíš zbourat Zbrojnici a s ní jednu další budovu v kterémkoli městě, i ve svém. Mince to nestojí. Ne v
    dokončeném městě. Není to schopnost postavy č. 8: Citadela ani kněz před ní nechrání.
full-armory-dark-city =
    Ve svém tahu smíš zbourat Zbrojnici a s ní jednu budovu ve městě jiného hráče. Mince to nestojí. Obranná věž ani
    kněz před ní nechrání.
full-basilica =
    Na konci získáš 1 bod za každou budovu ve svém městě, která má liché náklady, včetně mincí za zkrášlení.
full-capitol = Na konci získáš 3 body, jsou-li ve tvém městě aspoň tři budovy jedné barvy; jen jednou.
full-dragon_gate = Na konci má o 2 body víc, než kolik stojí.
full-factory = Za každou další fialovou budovu, kterou stavíš, platíš o 1 minci méně.
full-framework =
    Místo zaplacení nákladů smíš při stavbě zbourat Lešení. Budova se počítá do limitu a platí se z ní daň; zabavit ji
    nelze.
full-gold_mine = Bereš-li si při dobrání zdrojů mince, vezmi si o 1 víc. Jiných mincí se to netýká.
full-great_wall = Postava č. 8 platí za použití své schopnosti na tvé ostatní budovy o 1 minci víc.
full-great_wall-dark-city =
    Žoldnéř platí za zbourání kterékoli tvé budovy o 1 minci víc, i Velké zdi samé. Diplomat ne.
full-great_wall-deluxe-cz =
    Postava č. 8 platí za použití své schopnosti na kteroukoli tvou budovu o 1 minci víc, i na Velkou zeď samu.
full-haunted_quarter =
    Na konci platí za budovu jedné barvy, té pro tebe nejlepší, a to pro všechny účely. Může tak přestat být fialová.
full-haunted_quarter-dark-city =
    Na konci platí za budovu jedné barvy, té pro tebe nejlepší; ne však, je-li tvou stavbou z posledního
    kola.
full-imperial_treasury = Na konci získáš 1 bod za každou minci ve své zásobě. Mince na kartách se nepočítají.
full-ivory_tower =
    Na konci získáš 5 bodů, je-li to jediná fialová budova ve tvém městě. Město duchů, které platí za jinou barvu,
    nevadí.
full-keep = Postava č. 8 na ni nemůže použít svou schopnost, ani na vlastní.
full-keep-classic = Žoldnéř ji nemůže zbourat.
full-keep-dark-city = Žoldnéř ji nemůže zbourat, ani vlastní, a diplomat ji nemůže vzít. Jako diplomat ji ale dát smíš.
full-laboratory = Jednou za tah smíš odložit kartu z ruky a vzít si 2 mince.
full-laboratory-classic = Jednou za tah smíš odložit kartu z ruky a vzít si 1 minci.
full-laboratory-dark-city = { full-laboratory-classic }
full-library =
    Dobíráš-li si při dobrání zdrojů karty, nech si je všechny; s Hvězdárnou všechny tři.
full-library-classic =
    Dobíráš-li si při dobrání zdrojů karty, nech si dvě; s Hvězdárnou dvě ze tří.
full-library-dark-city = { full-library-classic }
full-map_room = Na konci získáš 1 bod za každou kartu v ruce.
full-monument =
    Nelze ho postavit ve městě, kde už stojí pět nebo víc budov. Pro dokončení města platí za dvě budovy, pro všechno
    ostatní za jednu.
full-museum =
    Jednou za tah smíš uložit kartu z ruky lícem dolů pod Muzeum. Na konci získáš 1 bod za každou kartu pod ním. Karty
    jdou s Muzeem i k novému majiteli; je-li zbouráno, vracejí se dospod balíčku.
full-necropolis =
    Místo zaplacení nákladů smíš při jeho stavbě zbourat jednu svou budovu. Počítá se do limitu budov a platí se daň;
    takhle postavené ho nelze zabavit.
full-observatory =
    Dobíráš-li si při dobrání zdrojů karty, vezmi si 3 místo 2 a jednu si nech; s Knihovnou všechny.
full-observatory-classic =
    Dobíráš-li si při dobrání zdrojů karty, vezmi si 3 místo 2 a jednu si nech; s Knihovnou dvě. Ostatní jdou na
    odhazovací balíček.
full-observatory-dark-city =
    Dobíráš-li si při dobrání zdrojů karty, vezmi si 3 místo 2 a jednu si nech; s Knihovnou dvě. Ostatní jdou dospod
    balíčku.
full-park =
    Nemáš-li na konci svého tahu v ruce žádnou kartu, dober si 2. Neplatí pro ježibabu, jejíž tah nepokračuje.
full-poor_house =
    Nemáš-li na konci svého tahu v zásobě žádnou minci, vezmi si 1. Neplatí pro ježibabu, jejíž tah nepokračuje.
full-quarry =
    Smíš stavět budovy, které už máš, kolik jich chceš. Zůstanou ti, i když o Kamenolom přijdeš. Soudci, diplomatce
    ani generálovi nepomůže takové budovy získat.
full-quarry-dark-city =
    Smíš postavit budovu, kterou už máš, ale jen jednu dvojici naráz. Zůstane ti, i když o Kamenolom přijdeš.
full-school_of_magic =
    Při příjmu za budovy má barvu podle tvé volby, v každém tahu znovu; na konci je prostě fialová. S mnichem přinese
    minci, nebo kartu.
full-school_of_magic-classic =
    Při příjmu za budovy má barvu podle tvé volby, v každém tahu znovu; na konci je prostě fialová.
full-school_of_magic-dark-city = { full-school_of_magic-classic }
full-school_of_magic-deluxe-cz =
    Při příjmu za budovy má barvu podle tvé volby, v každém tahu znovu; na konci je prostě fialová. S mnichem přinese
    minci i kartu.
full-secret_vault =
    Nelze ji nijak postavit. Máš-li ji na konci v ruce, získáš 3 body. Do té doby je to karta jako každá jiná.
full-smithy = Jednou za tah smíš zaplatit 2 mince a dobrat si 3 karty.
full-smithy-classic = Jednou za tah smíš zaplatit 3 mince a dobrat si 2 karty.
full-stables = Jejich stavba se nepočítá do limitu budov, ani když jsou zabaveny.
full-statue = Na konci získáš 5 bodů, máš-li korunu.
full-theater =
    Když mají všichni vybráno, smíš si potají vyměnit postavu s jiným hráčem; odmítnout nesmí a oba se podíváte, co
    máte. Při hře ve dvou nebo ve třech určíš, kterou ze svých postav dáš, a jednu soupeřovu si náhodně vytáhneš.
full-thieves_den = Jakoukoli část nákladů smíš zaplatit kartami z ruky, každou za 1 minci.
full-wishing_well = Na konci získáš 1 bod za každou fialovou budovu ve svém městě, i za Studnu přání.
full-wishing_well-dark-city = Na konci získáš 1 bod za každou další fialovou budovu ve svém městě.
full-ball_room =
    U stolu ti ostatní musejí za vyvolání poděkovat, dokud máš korunu. Tady nemá žádný účinek.
full-bell_tower =
    Při stavbě smíš ohlásit, že partie skončí kolem, v němž má někdo o jednu budovu méně než obvykle. Ten nižší počet pak
    ve všem znamená dokončené město. Je-li Zvonice zbourána, platí zase obvyklý počet; změní-li jen majitele, nižší
    počet zůstává.
full-bell_tower-deluxe-cz =
    Při stavbě smíš ohlásit, že partie skončí kolem, v němž má někdo o jednu budovu méně než obvykle. Nic jiného se tím
    nemění: město s tímto nižším počtem není dokončené, není v bezpečí před postavou č. 8 a body za dokončení nedostane.
    Je-li Zvonice zbourána, platí zase obvyklý počet; změní-li jen majitele, nižší počet zůstává.
full-graveyard =
    Když žoldnéř zbourá budovu, tvou nebo cizí, smíš zaplatit 1 minci a vzít si ji do ruky. Ne, hraješ-li za žoldnéře,
    a ne Hřbitov samotný.
full-graveyard-dark-city =
    Když žoldnéř zbourá budovu, tvou nebo cizí, smíš zaplatit 1 minci a vzít si ji do ruky. Ne, hraješ-li za žoldnéře,
    a ne Hřbitov samotný. Hraje-li se s diplomatem, Hřbitov se vyřadí.
full-hospital =
    Je-li tvá postava zneškodněná, smíš ji při vyvolání ukázat a dobrat si zdroje. Nic jiného v tom tahu neděláš.
full-lighthouse =
    Po postavení si prohlédni celý balíček budov, jednu kartu si vezmi do ruky a balíček zamíchej.
full-throne_room = Vezmi si z banku 1 minci pokaždé, když koruna doopravdy změní majitele.
full-university = Na konci má o 2 body víc, než kolik stojí.

## Action cards

full-big_top =
    Vylož ho do svého města. Zůstane tam a pro dokončení města platí za jednu budovu, pro nic jiného: nemá barvu,
    nic nestojí, nemá body a nestaví se. Postava č. 8 na ně nesmí. Smíš jich mít víc, ale vyložit jen jedno za tah.
full-big_top-classic =
    Vylož ho do svého města. Zůstane tam a pro dokončení města platí za jednu budovu; nic nestojí, nemá body a
    nestaví se. Žoldnéř ho nesmí zbourat. Smíš jich mít víc, ale vyložit jen jedno za tah.
full-ticket_wagon =
    Vylož ho před sebe. Každý jiný hráč na něj smí jednou za svůj tah položit 1 minci, vzít si 3 karty a jednu si
    nechat. Hned potom smíš Pokladní vůz odložit a vzít si všechny mince, které na něm leží. Ty ho použít nesmíš;
    mince, které na něm zůstanou na konci partie, propadnou.
full-ticket_wagon-classic =
    Vylož ho před sebe. Každý jiný hráč na něj smí jednou za svůj tah položit 1 minci, vzít si 2 karty a jednu si
    nechat. Hned potom smíš Pokladní vůz odložit a vzít si všechny mince, které na něm leží. Ty ho použít nesmíš;
    mince, které na něm zůstanou na konci partie, propadnou.
full-acrobat =
    Zahraj ji, i mimo svůj tah, když se při vyvolání za postavu č. 4 nikdo nehlásí, protože je zneškodněná nebo ji
    nikdo nemá, nebo když je očarovaná. Přebíráš korunu, vyvoláváš zbylé postavy a v příštím kole si vybíráš první.
    Zneškodněná ani očarovaná postava č. 4 v tomto kole korunu nedostane ani nepředá. Svou postavu si necháváš a
    příjem za žluté budovy nemáš.
full-acrobat-classic =
    Zahraj ji, i mimo svůj tah a i se zneškodněnou postavou, když se při vyvolání za krále nikdo nehlásí, protože je
    zneškodněný nebo ho nikdo nemá. Přebíráš korunu, vyvoláváš zbylé postavy a v příštím kole si vybíráš první. Svou
    postavu si necháváš a příjem za žluté budovy nemáš.
full-fortune_teller = Podívej se jinému hráči do karet a jednu mu vezmi.
full-strongman =
    Zahraj ho, když je tvá postava vyvolána a je zneškodněná, očarovaná, na mušce zloděje nebo má glejt či šátek. V
    tomto tahu ti mordýřka, ježibaba, soudce, zloděj ani vyděračka neublíží: odehraješ celý tah a jejich žetony
    odejdou neotočené. Je to tvá akční karta na tento tah.
full-strongman-classic =
    Zahraj ho mimo svůj tah, ve chvíli, kdy je tvá postava zneškodněna. Zneškodnění neplatí a svůj tah odehraješ jako
    obvykle.
full-director = Smíš v tomto tahu postavit až o 2 budovy víc, navrch ke všemu, co tvůj limit zvyšuje jinak.
full-human_cannonball =
    Mimo stavbu nahraď jednu budovu svého města dražší budovou z ruky a doplať rozdíl v nákladech. Stará karta jde
    dospod balíčku. Není to stavba: žádný limit, žádná daň, žádné zabavení.
full-human_cannonball-classic =
    Mimo stavbu nahraď jednu budovu svého města dražší budovou z ruky a doplať rozdíl v nákladech. Stará karta jde na
    odhazovací balíček.
