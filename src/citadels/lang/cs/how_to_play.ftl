# How to play, on one page, in the order in which it is read: src/citadels/book/how_to_play.py. Cards are arguments
# under their own ids: $thief is the Thief. $seat is the player whose choice is told, $from has the crown, $of owns a
# district; “you” is the reader, who is the Warlord. Below: the words of the rules beside a running game.

how-title = Jak se hraje
how-lead = Tři minuty čtení a můžeš si zahrát první partii.

how-heading-goal = O co jde
how-goal = Postav nejlepší město. Každá budova má tolik bodů, kolik stála. Jakmile jich má někdo { $size }, hraje se poslední kolo a vyhrává ten, kdo má nejvíc bodů.
how-goal_few = Postav nejlepší město. Každá budova má tolik bodů, kolik stála. Jakmile jich má někdo { $size } (ve dvou a ve třech { $few }), hraje se poslední kolo a vyhrává ten, kdo má nejvíc bodů.
how-start = Každý začíná se 2 mincemi a čtyřmi kartami v ruce: to jsou budovy, které může postavit.
how-picture-goal = Dokončené město. Mince na kartě říká, kolik budova stojí; barvu poznáš i podle písmene.

how-heading-choosing = Nejdřív si tajně vybíráš
how-choosing = V každém kole jsi někdo jiný. Postavy putují kolem stolu: jednu si necháš, nikomu ji neukážeš a zbytek pošleš dál.
how-choosing_aside = Pár postav se předem odloží, takže každý ví něco a nikdo všechno.
how-picture-choosing = Jedna z těchto tří bude tvoje. Dvě šedé leží lícem nahoru na stole: v tomto kole je nikdo nemá.

how-heading-calling = Pak se postavy vyvolávají
how-calling = Vyvolávají se podle čísel, od jedničky, ať sedíš kdekoli. Jakmile zazní ta tvoje, ukážeš ji a hraješ. Když se nikdo nehlásí, postavu nikdo nemá – nebo ji někdo zneškodnil.
how-calling_low = Útočí se na postavy, ne na hráče: { CARD($assassin, case: "nom") } i { CARD($thief, case: "nom") } jmenují svou oběť a mohou jen hádat, kdo to je.
how-picture-calling = Vyvolává se číslo 7. { CARD($king) } byl zneškodněn a { CARD($warlord, case: "nom") } má být okraden.

how-heading-turn = Když jsi na tahu
how-turn = Můžeš udělat tři věci. Povinná je jen ta první:
how-turn_gather = Dober si zdroje: vezmi si 2 mince, nebo si dober 2 karty a jednu z nich si nech.
how-turn_build = Postav budovu: zaplať, kolik stojí karta z tvé ruky, a vylož ji do města. Jednu za tah a nikdy takovou, jakou už máš.
how-turn_ability = Využij svou postavu: každá umí něco jiného. Některé navíc vydělávají na budovách své barvy: { CARD($king, case: "nom") } na žlutých, { CARD($bishop, case: "nom") } na modrých, { CARD($merchant, case: "nom") } na zelených, { CARD($warlord, case: "nom") } na červených.
how-picture-turn = Tvoje místo po dobrání zdrojů: město, 4 mince a karty v ruce. Orámované karty můžeš postavit, { CARD($cathedral) } je zatím moc drahá.

how-heading-round = Jak takové kolo vypadá
how-round_chosen = { PLAYER($from) } má korunu a vybírá si jako první. K tobě dojdou tři postavy: necháš si { CARD($warlord, case: "acc") } a dvě pošleš dál. { PLAYER($seat) } si vybírá poslední.
how-round_murder = Vyvolává se číslo 1. { PLAYER($seat) } hraje za { CARD($assassin, case: "acc") } a zneškodní { CARD($king, case: "acc") }: rána do prázdna, protože toho nikdo nemá.
how-round_robbery = Číslo 2. { PLAYER($seat) } hraje za { CARD($thief, case: "acc") } a chce okrást { CARD($warlord, case: "acc") } – a vůbec netuší, že jsi to ty.
how-round_saving = Na 3, 4, 5 ani 6 se nikdo nehlásí. Číslo 7: { PLAYER($seat) } hraje za { CARD($architect, case: "acc") }, vezme si 2 mince a šetří.
how-round_robbed = Číslo 8, to jsi ty! Než se stihneš pohnout, { CARD($thief, case: "nom") } ti vezme všechny mince. Dobereš si tedy 2 mince.
how-round_destroyed = { CARD($warlord) } smí zbourat budovu a zaplatit o 1 minci méně, než kolik stála. Zaplatíš 1 minci a { CARD($market) } { PLAYER($of, case: "gen") } je pryč.
how-round_income = Za červené budovy dostaneš 2 mince: jsou to { CARD($prison) } a { CARD($school_of_magic) }, která platí za libovolnou barvu.
how-round_built = Za 3 mince postavíš { CARD($barracks, case: "acc") }.
how-round_next = Kolo končí. Postavy se znovu zamíchají a { PLAYER($from) } má korunu dál. Vzal by si ji jen { CARD($king, case: "nom") }.
how-picture-destroying = Město { PLAYER($of, case: "gen") } očima { CARD($warlord, case: "gen") }. Mince ukazují, kolik by stál který útok.

how-heading-end = Konec a body
how-end = Jakmile má některé město { COUNT($size, of: "districts") }, dohraje se kolo. Pak každý počítá:
how-points_districts = Kolik stály všechny jeho budovy.
how-points_types = { COUNT($points, of: "points") } za budovy všech pěti barev.
how-points_complete = 4 body za první dokončené město, 2 za každé další.
how-points_unique = Co říkají fialové budovy. Zbylé mince nemají žádnou cenu.
how-action_cards = K tomuto vydání patří i akční karty. Zamíchají se do balíčku a v každém svém tahu smíš jednu z ruky zahrát. Napoprvé hraj bez nich.
how-picture-scores = Konec partie. Tvoje město bylo dokončené až jako druhé, a přesto vyhráváš.

how-heading-next = A co teď?
how-next_play = Zahraj si první partii
    .about = Proti botům; úvodní stránka je na jedno kliknutí.
how-next_examples = Zkus si příklady
    .about = Tahy přímo z pravidel, krok za krokem.
how-next_cards = Prohlédni si karty
    .about = Co která umí, ve všech vydáních.
how-next_rules = Přečti si přesná pravidla
    .about = Každý odstavec se svým číslem, pro všechno, co se sem nevešlo.
how-lookup = Hledáš něco? `citadels rules NÁZEV` ukáže kartu, `citadels rules --edition { $edition }` přesná pravidla, `citadels rules --example` příklady. Partii začneš příkazem `citadels play`.

## The rules beside a running game

guide-asked = Co máš teď rozhodnout
guide-nothing = Teď po tobě nikdo nic nechce.
guide-mine = Co umí tvoje postava
guide-offered = Můžeš si vybrat
guide-playing = Kdo je na tahu
guide-about = Čeho se to týká
guide-rules = Co říkají pravidla
guide-rulings = Zvláštní případy
guide-whole = Jak se hraje, na jedné stránce
guide-edition = Všechna pravidla tohoto vydání
