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

help-citadels = Karetní hra Citadela: hraj ji, simuluj ji, hledej v pravidlech a ověřuj je.
help-play = hrát v terminálu proti botům
    .long = Hra v terminálu proti botům. Napiš číslo volby, ? pro nápovědu, q pro odchod.
help-play-plain = prosté řádky, pro roury a čtečky obrazovky
help-play-seat = tvé místo; výchozí: { $value }
help-play-bots = soupeři; výchozí: { $value }
help-play-ask = zeptat se na vše, co tu není zadáno
help-play-name = tvá přezdívka
help-play-resume = pokračovat v rozehrané partii, poslední nebo té v SOUBORU
help-play-width = sloupců na řádek; 0: bez omezení; výchozí: { $value }
help-play-record = zapsat partii, až skončí nebo od ní odejdeš
help-simulate = nechat boty hrát celé partie
    .long = Boti hrají celé partie. Stejné argumenty dávají stejné partie, při jakémkoli počtu procesů.
help-simulate-bots = jeden pro všechna místa, nebo po jednom na místo; { $bots }
help-simulate-games = kolik partií; výchozí: { $value }
help-simulate-jobs = počet procesů; výchozí: { $value }
help-simulate-no_rotate = boti si mezi partiemi nemění místa
help-scenario = spustit scénáře pravidel
    .long = Spustí scénáře pravidel: řádek za každý neúspěšný, pak kolik jich prošlo a kolik ne.
help-scenario-paths = soubor, nebo složka se soubory
help-replay = vyprávět zaznamenanou partii, nebo ji krokovat
    .long = Přehraje záznam a vypráví, co se stalo, očima diváka nebo hráče, nebo všechno odkryté.
help-replay-file = záznam, jak ho píše `citadels play --record`
help-replay-seat = očima hráče
help-replay-open = všechno odkryté
help-replay-step = po krocích, vpřed i zpět; tak je to v terminálu
help-replay-all = všechno najednou; tak je to jinde
help-schema = popis protokolu pro programy
    .long = Všechna rozhodnutí, volby, události, důvody a řádky vyhodnocení a schémata JSON.
help-rules = hledat v pravidlech a kartách
    .long = Pravidla vydání, nebo vše o jedné kartě: co umí, v čem se vydání liší, výklady. Kartu najde podle názvu v kterémkoli jazyce, podle jeho části, nebo podle id.
help-rules-card = karta; bez ní pravidla vydání
help-rules-edition = vydání; výchozí: { $value }
help-rules-markdown = celá příručka jako Markdown
help-bench = měřit rychlost
    .long =
        Měří s náhodnými boty, čtyřmi hráči a sadami losovanými ze všech postav:
          engine  rychlost čistého a přeloženého jádra na jednom procesoru
          jobs    tytéž partie na jednom procesoru a na dvou
          memory  kolik paměti má proces před mnoha partiemi a po nich
help-bench-what = co měřit
help-bench-games = partií v jednom opakování; výchozí: { $value }

help-setup = partie
help-setup-edition = vydání; výchozí: { $value }
help-setup-players = kolik hráčů; výchozí: { $value }
help-setup-set = hotová nebo náhodná sada: { $sets }
help-setup-characters = postavy, po jedné od každého čísla
help-setup-uniques = fialové budovy, nebo jejich počet
help-setup-ninth = s postavou č. 9
help-setup-city_size = kolik budov má dokončené město
help-setup-five_types_bonus = body za všech pět barev
help-setup-crown = místo, kde je na začátku koruna; výchozí: náhoda

## Bots

bot-random = jakákoli povolená volba, všechny stejně často
bot-greedy = co nejvíc vynese hned; pro začátečníky
bot-steward = co vědí dobří hráči
bot-easy = lehký
bot-normal = střední

## Results

simulate-done = { COUNT($games, of: "games") }, rozhodnutí: { $decisions }, sekund: { $seconds }; partií za sekundu: { $games_per_second }, rozhodnutí za sekundu: { $decisions_per_second }
# same as in English
simulate-bot = bot
simulate-seats = místa
simulate-wins = výhry
simulate-share = podíl
simulate-mean = průměr bodů
simulate-digest = otisk { $digest }
bench-pure = čistý
bench-compiled = přeložený
bench-ratio = poměr
bench-no_compiled = Přeložené jádro tu není.

## Wrong use of a command

usage-argument = { $argument }: { $problem }
usage-invalid_choice = „{ $value }“ nejde; vyber z: { $choices }
usage-required = chybí: { $arguments }
usage-unrecognized = nerozumím: { $arguments }
usage-one_value = chybí hodnota
usage-some_values = chybí aspoň jedna hodnota
usage-no_value = nepřijímá hodnotu
usage-ambiguous = „{ $option }“ není jasné; může to být { $matches }
