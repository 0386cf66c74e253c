# The rules of the game in short, and what `citadels rules` says around them. The id of a paragraph is that of the
# paragraph in docs/rules.md; where editions differ, rules-ID-EDITION.

## Headings

rules-title = Pravidla: { $edition }
rules-heading-setup = Příprava
rules-heading-selection = Výběr postav
rules-heading-turn = Tahy
rules-heading-actions = Akční karty
rules-heading-end = Konec
rules-heading-characters = Postavy
rules-heading-districts = Budovy
rules-heading-uniques = Fialové budovy
rules-heading-sets = Hotové sady
rules-heading-rulings = Výklady
rules-heading-differences = V jiných vydáních
rules-reference = Citadela: pravidla a karty

## Figures

rules-players = Pro { $least } až { COUNT($most, of: "players", case: "acc") }.
rules-deck = V balíčku: { COUNT($basic, of: "cards") } základních budov a { COUNT($uniques, of: "cards") } fialových.
rules-deck_chosen = V balíčku: { COUNT($basic, of: "cards") } základních budov a { COUNT($uniques, of: "cards") } fialových, na výběr je jich { $pool }.
rules-city = Dokončené město: { COUNT($size, of: "districts") }.
rules-city_few = Dokončené město: { COUNT($size, of: "districts") }; při hře ve dvou a ve třech { $few }.
rules-bonus = Všech pět barev budov: { COUNT($points, of: "points") }.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: lícem nahoru { $up }, lícem dolů { $down }
rules-rank = č. { $rank }
rules-cost = náklady { $cost }
rules-copies = kusů: { $copies }
rules-in_editions = Vydání: { $editions }
rules-in_edition = { $editions }:
rules-set = { $set }: { CARD($characters) }; budovy: { CARD($cards) }.
rules-called = jinde { $names }

## Looking up

rules-several = Hodí se víc karet: { $names }
rules-hint = Jedna karta: citadels rules NÁZEV. Jiné vydání: --edition ID. Všechno najednou: --markdown.

## Setting up

rules-S1 = Od každého čísla, 1 až 8 nebo 1 až 9, se vybere jedna postava: hotová sada, vlastní, nebo náhodná.
rules-S1-classic = Osm postav je vždy stejných.
rules-S2 = Při hře ve dvou se hraje bez č. 9 a bez císaře; ve třech a v osmi musí být č. 9. Královna potřebuje pět hráčů.
rules-S2-classic = Osm postav stačí pro dva až sedm hráčů.
rules-S2-dark-city = Při hře ve dvou a ve třech se hraje bez č. 9, ve dvou bez intrikána; v osmi musí být č. 9. Královna potřebuje pět hráčů. Hraje-li se s diplomatem, Hřbitov se vyřadí.
rules-S3 = Základní budovy se zamíchají s vybranými fialovými do balíčku. Každý dostane 4 karty a 2 mince.
rules-S4 = Jeden hráč má korunu; tady to určí hostitel, nebo náhoda.
rules-S5 = Bank nemá dno a počet karet v ruce není omezen. Platí se do banku, není-li řečeno komu. Mince, které leží na kartě, nepatří do zásoby.

## Choosing characters

rules-D1 = Držitel koruny zamíchá postavy. Některé se nejdřív odloží, lícem nahoru pro všechny, nebo lícem dolů.
rules-D2 = Postava č. 4 se nikdy neodkládá lícem nahoru: nahradí ji jiná.
rules-D3 = Co leží lícem dolů, neví nikdo.
rules-D3-classic = Co leží lícem dolů, vidí jen držitel koruny.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = Počínaje držitelem koruny si každý po řadě tajně vezme jednu postavu a zbytek pošle doleva. Poslední vybírá ze dvou a druhou odloží lícem dolů.
rules-D5 = Je-li postav o jednu víc než hráčů, vezme si poslední hráč i tu odloženou lícem dolů, jednu si nechá a druhou odloží.
rules-D5-classic = Při hře v sedmi si poslední vezme i postavu odloženou lícem dolů, jednu si nechá a druhou odloží.
rules-D6 = Při hře ve dvou má každý dvě postavy. První si vezme jednu ze sedmi; druhý jednu ze šesti a jednu odloží lícem dolů; první jednu ze čtyř a jednu odloží; druhý jednu z posledních dvou.
rules-D7 = Při hře ve třech má každý dvě postavy. Každý si vezme jednu, jedna se náhodně odloží a každý si vezme ještě jednu; poslední se odloží.
rules-D7-classic = Při hře ve třech má každý dvě postavy: berou si po jedné, dvakrát dokola, a poslední se odloží.
rules-D7-dark-city = { rules-D7-classic }
rules-D10 = Při hře ve dvou a ve třech máš jednu ruku, jednu zásobu, jedno město a jeden tah za každou svou postavu; schopnost platí jen v tahu své postavy.

## The turns

rules-T1 = Držitel koruny vyvolává postavy podle čísel. Kdo vyvolanou postavu má, ukáže ji a hraje. Zneškodněná postava zůstává skrytá a mlčí; jen zneškodněná č. 4 se na konci kola ukáže.
rules-T1b = Kdo dostane korunu, vyvolává zbylé postavy a v příštím kole si vybírá první.
rules-T3 = Ve svém tahu si musíš dobrat zdroje: vezmi si 2 mince, nebo si vezmi 2 karty, jednu si nech a druhou odlož.
rules-T4 = Odložené, vrácené a zbourané karty jdou lícem dolů dospod balíčku.
rules-T4-classic = Odložené, vrácené a zbourané karty jdou lícem nahoru na odhazovací balíček. Dojde-li balíček, zamíchá se z něj nový.
rules-T4-dark-city = Odložené, vrácené a zbourané karty jdou lícem nahoru na odhazovací balíček, karty čaroděje a Hvězdárny dospod balíčku. Dojde-li balíček, zamíchá se z odhazovacího nový.
rules-T5 = Je-li karet méně, než kolik si máš dobrat, dobereš si ty, které jsou.
rules-T6 = Po dobrání zdrojů smíš postavit budovu: zaplať náklady a vylož ji do svého města. Jednu za tah, pokud ti něco nezvyšuje limit, a žádnou, jakou už máš.
rules-T7 = Schopnost postavy smíš použít jednou, kdykoli ve svém tahu, není-li uvedeno kdy. Příjem za budovy se bere celý najednou. Fialové budovy s funkcí jednou za tah fungují kdykoli ve tvém tahu.
rules-T8 = Schopnosti a funkce jsou dobrovolné, pokud neříkají „musíš“ nebo „nesmíš“.
rules-T9 = Tah končí, když to řekneš; nejdřív však musíš udělat, co je povinné.
rules-T10 = Všichni smějí vědět: kolik má kdo mincí a karet v ruce, města a co na kartách leží, s kterými postavami se hraje a které leží lícem nahoru, kdo má korunu, kdo byl vyvolán a ukázal se, kdo je zneškodněný, očarovaný nebo na mušce zloděje, kde leží glejty a šátky a kolik karet je v balíčku. Všechno ostatní je tajné.
rules-T11 = Po posledním čísle se ukáže zneškodněná č. 4 a koruna se přesune, královna dostane, co jí patří, a začne nové kolo, nebo partie skončí.

## Action cards

rules-A1 = Hraje-li se s nimi, zamíchá se 15 akčních karet do balíčku. Dobírají se, drží, dávají a berou jako ostatní karty, nemají barvu ani náklady a nestavějí se.
rules-A2 = V každém svém tahu smíš jednu zahrát, kdykoli a navíc ke všemu ostatnímu. Pak jde dospod balíčku.
rules-A2-classic = V každém svém tahu smíš jednu zahrát, kdykoli a navíc ke všemu ostatnímu. Pak jde na odhazovací balíček.
rules-A3 = Na konci má každá akční karta v ruce hodnotu 1 bodu.

## The end

rules-E1 = Jakmile je některé město dokončené, dohraje se kolo a partie končí. Město smí růst i dál.
rules-E2 = Body: náklady tvých budov; { $bonus } za budovy všech pěti barev; 4 pro prvního, kdo dokončí město, 2 za každé další dokončené město; a co říkají fialové budovy a akční karty.
rules-E3 = Dokončené město je v bezpečí před postavou č. 8 i před Zbrojnicí. Zmenšit ho může jen jeho majitel.
rules-E4 = Při shodě vítězí vyšší číslo postavy v posledním kole, ze dvou postav to vyšší.
rules-E4-classic = Při shodě rozhodují body za samotné budovy; jsou-li stejné i ty, je vítězství společné.
rules-E4-dark-city = Při shodě rozhodují body za samotné budovy, pak mince; je-li stejné i to, je vítězství společné.
