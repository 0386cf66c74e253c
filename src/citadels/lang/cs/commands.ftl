# Help texts of the command `citadels` and what its commands say. Names of commands, flags and examples stay as
# they are.

help-usage = použití:
help-options = volby
help-arguments = argumenty
help-examples = příklady:
help-help = ukázat tuto nápovědu a skončit
help-version = ukázat verzi a skončit
help-lang = jazyk výstupu
help-json = jako jeden objekt JSON
help-seed = stejný seed rozdá stejnou partii
help-default = výchozí: { $value }

help-citadels = Karetní hra Citadela: hraj, simuluj, hledej v pravidlech a ověřuj je.
help-play = hrát v terminálu: proti botům, nebo u stolu na serveru
    .long = Hra v terminálu, na celé obrazovce s klávesami a myší, nebo v prostých řádcích: proti botům, nebo u stolu na serveru s lidmi v prohlížečích. Volby mají čísla, ? ukáže nápovědu, q znamená odejít.
help-play-plain = prosté řádky, pro roury a čtečky obrazovky; bez terminálu vždy
help-play-join = usednout ke stolu na serveru: odkaz, nebo kód
help-play-server = kde je stůl s tímto kódem; výchozí: { $value }
help-play-seat = tvé místo; výchozí: { $value }
help-play-bots = soupeři; výchozí: { $value }
help-play-ask = zeptat se na vše, co tu není zadáno
help-play-name = tvá přezdívka
help-play-resume = pokračovat v rozehrané partii, poslední nebo té v SOUBORU
help-play-width = sloupců na řádek; 0: bez omezení; výchozí: { $value }
help-play-record = zapsat partii, až skončí nebo od ní odejdeš
help-serve = spustit server
    .long = Spustí server: stoly pro lidi, boty a programy, přes HTTP a sockety. Zastavíš ho klávesami Ctrl-C; po novém spuštění je každý uložený tah na svém místě.
help-serve-host = adresa, na které poslouchá; výchozí: { $value }
help-serve-port = port; 0: kterýkoli volný; výchozí: { $value }
help-serve-database = sqlite:///SOUBOR nebo postgresql://…; výchozí: DATABASE_URL, nebo soubor zde
help-serve-workers = procesy, které se dělí o stoly (jen s PostgreSQL); SIGHUP je vymění jeden po druhém; výchozí: 1
serve-only_here = Otevře ho jen tento počítač. Pro telefony a přátele ve tvé síti: make play HOST=0.0.0.0 (citadels serve --host 0.0.0.0)
serve-terminal = Z terminálu usedneš ke stolu s jeho kódem: { $command }
serve-others = Na jiných zařízeních ve tvé síti:
help-simulate = nechat boty hrát celé partie
    .long = Boti hrají celé partie. Stejné argumenty dávají stejné partie, při jakémkoli počtu procesů.
help-simulate-bots = jeden pro všechna místa, nebo po jednom na místo; { $bots }
help-simulate-games = kolik partií; výchozí: { $value }
help-simulate-jobs = počet procesů; výchozí: { $value }
help-simulate-ray = hrát na clusteru Ray: na tomto, na clusteru tohoto počítače, nebo na novém se všemi jádry; vyžaduje citadels[ray]
help-simulate-no_rotate = boti si mezi partiemi nemění místa
help-simulate-code = soubor s vlastními boty: jakákoli třída s metodou choose; lze zadat vícekrát
help-simulate-seconds = bot, který rozhoduje déle, partii prohrává; výchozí: bez omezení
help-simulate-statistics = řádek JSON za každou partii, do souboru
help-simulate-records = tytéž řádky i s celými partiemi, do souboru
help-arena = porovnat boty u mnoha stolů
    .long =
        Porovná boty: smíšené stoly ze všech, každý stejně často na každém místě. Podíly výher s 95% intervaly,
        průměrné body a umístění, hodnocení ze všech stolů a všechno, co se nepovedlo.
help-arena-bots = boti k porovnání: { $bots }
help-arena-games = partií u smíšených stolů; výchozí: { $value }
help-arena-pairs = navíc tolik partií každého bota samotného proti stolu každého jiného
help-arena-jobs = počet procesů; výchozí: všechna jádra
help-arena-html = zpráva s grafy pro prohlížeč, do souboru
help-arena-json = všechna čísla do souboru; - na standardní výstup
help-dataset = zapsat partie botů jako data pro učící se programy
    .long =
        Boti hrají a každé rozhodnutí se zapíše: co hráč věděl, z čeho mohl vybírat, co vybral a jak to
        dopadlo. Stejné argumenty dají stejné soubory a přerušený běh pokračuje tam, kde skončil.
        Jak data číst, říká README.md ve složce.
help-dataset-folder = nová složka, nebo taková, kterou stejný příkaz už začal
help-dataset-bots = jeden pro všechna místa, nebo jeden na každé
help-dataset-shard = partií v jednom souboru; výchozí: { $value }
help-dataset-format = Parquet, který potřebuje pyarrow, nebo řádky JSON
help-scenario = spustit scénáře pravidel
    .long = Spustí scénáře pravidel: řádek za každý neúspěšný, pak kolik jich prošlo a kolik ne.
help-scenario-paths = soubor, nebo složka se soubory
help-scenario-only = jen ty, které mají v názvu tento text
help-scenario-show = ukázat každý krok za krokem: co se děje a z čeho se dá vybírat
help-replay = přehrát zaznamenanou partii najednou, nebo po krocích
    .long = Přehraje záznam a vypíše, co se stalo, očima diváka nebo hráče, nebo všechno odkryté.
help-replay-file = záznam, jak ho píše `citadels play --record`
help-replay-seat = očima hráče
help-replay-open = všechno odkryté
help-replay-step = po krocích, vpřed i zpět (výchozí v terminálu)
help-replay-all = všechno najednou (výchozí jinde)
help-verify = ověřit, že karty zaznamenané partie nikdo nevybíral
    .long = Ověří míchání partie hrané na serveru: tvoří je čísla, která server a hráči předem slíbili, a vychází z něj celá partie? Návratový kód je 0, když karty nikdo vybírat nemohl, 1, když něco nesedí, a 3, když to ze záznamu poznat nejde.
help-verify-file = záznam, jak ho server po partii vydá
help-verify-commitment = otisk serveru, jak byl vidět u stolu: aspoň 16 jeho číslic
help-verify-part = tvoje vlastní číslo, které v míchání musí být
help-puzzles = řešit, vytvářet a ověřovat úlohy
    .long = Řeš úlohy: pozice z partií silných botů, v nichž je jedna volba jasně nejlepší. S `make` se hledají nové, ze stejného seedu vždy stejné; se `solve` je znovu vyřeší silnější hledání a řekne, jak často souhlasí.
help-puzzles-what = vytvořit nové úlohy, nebo je nechat vyřešit silnějším hledáním; jinak je řešíš ty
help-puzzles-daily = úloha dne
help-puzzles-id = jedna úloha podle názvu
help-puzzles-kind = jen úlohy jednoho druhu
help-puzzles-seed = seed první partie pro `make` (výchozí: { $value })
help-puzzles-count = kolik jich vytvořit (výchozí: { $value })
help-puzzles-out = soubor pro `make`; v existujícím se pokračuje
help-puzzles-file = vlastní úlohy, jak je píše `make`
help-puzzles-worlds = počet světů na úlohu pro `solve` (výchozí: { $value })
help-stats = co ukáže mnoho zaznamenaných partií
    .long = Statistika dohraných partií podle vydání a počtu hráčů: jak často se která postava vybírá a vyhrává, co přinášejí fialové budovy, zda pomáhá první koruna. Všechny podíly mají 95% intervaly. Návratový kód je 1, když některý záznam nejde přečíst.
help-stats-paths = soubory nebo složky se záznamy: JSON, řádky JSON nebo Parquet; - čte řádky JSON ze standardního vstupu
help-stats-own = jen hráč, který si partii uložil, v souboru vlastních partií
help-stats-rows = zapsat také řádek za každého hráče do souboru: řádky JSON, nebo Parquet, když jméno končí na .parquet
help-analyse = kde se zaznamenaná partie vyhrála a prohrála
    .long = Rozbor dohrané partie: šance na výhru v průběhu hry, největší zvraty, jak dobré bylo každé rozhodnutí proti nejlepší jiné možnosti, šťastné karty a kdo koho podezíral. Každé rozhodnutí se posuzuje podle toho, co jeho hráč tehdy mohl vědět.
help-analyse-seat = jen rozhodnutí tohoto místa
help-analyse-worlds = v kolika světech se každá možnost zkouší; víc je pomalejší a jistější; výchozí: { $value }
help-schema = popis protokolu pro programy
    .long = Všechna rozhodnutí, volby, události, důvody a řádky vyhodnocení a schémata JSON.
help-rules = hledat v pravidlech a kartách
    .long = Pravidla vydání, nebo vše o jedné kartě: co umí, v čem se vydání liší, výklady. Kartu najde podle názvu v kterémkoli jazyce, podle jeho části, nebo podle id.
help-rules-card = karta; bez ní jak se hraje, s --edition pravidla
help-rules-edition = vydání; výchozí: { $value }
help-rules-markdown = celá příručka jako Markdown
help-rules-how_to_play = jak se hraje, na jedné stránce; ukáže se, i když nezadáš nic
help-rules-glossary = jen slovníček vydání
help-rules-example = příklad z pravidel, například X1; bez označení všechny
help-bench = měřit rychlost
    .long =
        Měří s náhodnými boty, čtyřmi hráči a sadami losovanými ze všech postav:
          engine  rychlost čistého a přeloženého jádra na jednom procesoru
          jobs    tytéž partie na jednom procesoru a na dvou
          memory  kolik paměti má proces před mnoha partiemi a po nich
          server  stoly po pěti spojeních: doby odezvy při daném tempu a tahy za sekundu procesoru
help-bench-what = co měřit
help-bench-games = partií v jednom opakování; výchozí: { $value }
help-bench-sockets = server: otevřených spojení, jedno číslo nebo několik; výchozí: { $value }
help-bench-seconds = server: sekund na každé měření; výchozí: { $value }
help-bench-rate = server: nabízených tahů za sekundu; výchozí: { $value }
help-bench-soak = server: místo toho tolik minut sledovat paměť
help-bench-database = server: postgresql://… nebo jiná databáze; výchozí: dočasný soubor
help-bench-workers = server: procesy, které se dělí o stoly, jako v citadels serve; výchozí: 1

help-setup = partie
help-setup-edition = vydání; výchozí: { $value }
help-setup-players = kolik hráčů; výchozí: { $value }
help-setup-set = hotová nebo náhodná sada: { $sets }
help-setup-characters = postavy, po jedné od každého čísla
help-setup-uniques = fialové budovy, nebo jejich počet
help-setup-ninth = s postavou č. 9
help-setup-substitute = kdo nahradí postavu sady, která potřebuje víc hráčů, například queen=tax_collector; lze uvést vícekrát
help-setup-crown = místo, kde je na začátku koruna; výchozí: náhoda

help-house_rules = domácí pravidla; co chybí, je podle vydání
help-setup-variant = varianta z pravidel: short_game v dark-city končí 7 budovami
help-setup-action_cards = s akčními kartami v první nebo druhé verzi; bez hodnoty ve verzi vydání
help-setup-city_size = kolik budov má dokončené město; 7 v krátké hře dark-city
help-setup-five_types_bonus = body za všech pět barev
help-setup-discard_pile = odložené karty jdou lícem nahoru na odhazovací balíček, ne dospod balíčku
help-setup-face_down_first = skrytá postava se odkládá dřív než ty lícem nahoru
help-setup-face_down_seen = držitel koruny si skrytou postavu prohlédne
help-setup-tie_break = co rozhoduje při shodě bodů
help-setup-version = karta tak, jak ji hraje jiné vydání, třeba king=classic; lze zadat vícekrát
help-setup-mixed = lze vybírat postavy a fialové budovy všech vydání

## Bots

bot-random = jakákoli povolená volba, všechny stejně často
bot-greedy = co nejvíc vynese hned; pro začátečníky
bot-steward = co vědí dobří hráči
bot-search = dívá se dopředu
bot-search-1 = hledání z první verze
bot-easy = slabý
bot-normal = střední
bot-hard = silný
bot-expert = znalec
bot-master = mistr

## Results

simulate-done = { COUNT($games, of: "games") }, rozhodnutí: { $decisions }, sekund: { $seconds }; partií za sekundu: { $games_per_second }, rozhodnutí za sekundu: { $decisions_per_second }
# same as in English
simulate-bot = bot
simulate-seats = místa
simulate-wins = výhry
simulate-share = podíl
simulate-mean = průměr bodů
simulate-digest = otisk { $digest }
simulate-fault = { $bot }, partie { $game }: { $fault }: { $told }
simulate-faults = chyby
simulate-lost = Proces s těmito partiemi spadl, chybějí: { $games }
simulate-crash = chyba v programu
simulate-illegal = nepovolená volba
simulate-timeout = příliš pomalu
simulate-written = Zapsáno: { $path }
simulate-dataset = { COUNT($games, of: "games") }, rozhodnutí: { $decisions }. Zapsáno: { $path }
bench-pure = čistý
bench-compiled = přeložený
bench-ratio = poměr
bench-no_compiled = Přeložené jádro tu není.
bench-sockets = spojení
bench-offered = nabídka/s
bench-moves = tahy/s
bench-per_cpu = tahy/s CPU
bench-answer = odpověď ms
bench-state = stav ms
bench-memory = paměť MB
bench-unlimited = naplno
bench-percentiles = Časy: medián, 95 % a 99 %.

## The arena

arena-html_lang = cs
arena-title = Citadela: srovnání botů
arena-facts = { COUNT($games, of: "games") } u smíšených stolů pro { $players }, vydání { $edition }, seed { $seed }; rozhodnutí: { $decisions }, sekund: { $seconds }
# same as in English
arena-bot = Bot
arena-seats_played = Místa
arena-wins = Výhry
arena-win_share = Podíl výher
arena-interval = Interval 95 %
arena-mean_score = Průměr bodů
arena-mean_place = Průměrné umístění
arena-rating = Hodnocení
arena-even = Vyrovnaný podíl by byl { $share }. Bot, který udělá chybu, tu partii prohrává.
arena-win_shares = Podíly výher
arena-pairs = Sám proti stolu jiného
arena-pairs_means = Podíl partií, které bot z řádku vyhrává proti stolu bota ze sloupce; na každou dvojici { COUNT($games, of: "games") }.
arena-alone = sám
arena-ratings = Hodnocení
arena-rating_means = Plackett–Luce s 95% intervaly z opakovaně losovaných partií: o 400 bodů víc znamená desetkrát větší šanci skončit před druhým.
arena-scores = Body
arena-points = body
arena-rounds = Kola
arena-rounds_axis = kol v partii
arena-games = Partie
arena-game = Partie
arena-points_by_source = Body podle zdroje, v průměru
arena-source_head = Zdroj
arena-characters = Postavy
arena-characters_means = Jak často se která brala a v závorce podíl vyhraných z těchto partií. Pruh je tím delší, čím častěji se postava brala, a plný tak daleko, kam sahá podíl výher.
arena-character_head = Postava
arena-seats = Výhry podle místa
arena-faults = Chyby
arena-fault = Co se stalo
arena-told = Podrobnosti
arena-no_faults = Žádný bot nespadl, nevolil nic nepovoleného a nebyl příliš pomalý.
arena-crash = chyba v programu
arena-illegal = nepovolená volba
arena-timeout = příliš pomalu
arena-lost = Proces s těmito partiemi spadl, chybějí: { $games }

## Wrong use of a command

usage-argument = { $argument }: { $problem }
usage-invalid_choice = „{ $value }“ nejde; vyber z: { $choices }
usage-required = chybí: { $arguments }
usage-unrecognized = nerozumím: { $arguments }
usage-one_value = chybí hodnota
usage-some_values = chybí aspoň jedna hodnota
usage-no_value = nepřijímá hodnotu
usage-ambiguous = „{ $option }“ není jasné; může to být { $matches }

help-admin = spravovat databázi serveru
    .long = Spravuje databázi serveru. Server přitom může běžet, jen ne při copy a migrate; změny si všimne s dalším tahem u daného stolu.
help-admin-what = co udělat
help-admin-values = { $usages }
admin-copy = Zkopírováno: stoly { $games }, záznamy { $entries }, hosté { $guests }.
admin-migrate = Databáze má teď verzi { $version }.
admin-delete = Stůl { $table } je smazaný.
admin-end = Stůl { $table } je zavřený.
admin-rename = Místo { $place } u stolu { $table } se teď jmenuje { $name }.
admin-ban = Host { $guest } má zákaz a odešel od všech stolů.
admin-unban = Host { $guest } se může vrátit.
admin-forget = Host { $guest } je smazaný, i se všemi jmény a zprávami.
admin-retain = Starší než { $days } dní, smazáno: stoly { $tables }, hosté { $guests }.
