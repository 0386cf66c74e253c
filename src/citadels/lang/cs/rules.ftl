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
rules-heading-glossary = Slovníček
rules-heading-rulings = Výklady
rules-heading-differences = V jiných vydáních
rules-heading-departures = V čem se odchylujeme od pravidel vydání
rules-reference = Citadela: pravidla a karty

## Figures

rules-players = Pro { $least } až { COUNT($most, of: "players", case: "acc") }.
rules-deck = V balíčku: { COUNT($basic, of: "cards") } základních budov a { COUNT($uniques, of: "cards") } fialových.
rules-deck_chosen = V balíčku: { COUNT($basic, of: "cards") } základních budov a { COUNT($uniques, of: "cards") } fialových, na výběr je jich { $pool }.
rules-city = Dokončené město: { COUNT($size, of: "districts") }.
rules-city_few = Dokončené město: { COUNT($size, of: "districts") }; při hře ve dvou a ve třech { $few }.
rules-bonus = Budovy všech pěti barev: { COUNT($points, of: "points") }.
rules-action_cards = K tomuto vydání patří 15 akčních karet: hraj s nimi, nebo bez nich.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: lícem nahoru { $up }, lícem dolů { $down }
rules-rank = č. { $rank }
rules-cost = náklady { $cost }
rules-copies = kusů: { $copies }
rules-in_editions = Vydání: { $editions }
rules-in_edition = { $editions }:
rules-set_characters = Postavy: { CARD($characters) }.
rules-set_ninth = Postavy: { CARD($characters) } ({ CARD($character) }).
rules-set_uniques = Fialové budovy: { CARD($cards) }.
rules-sets_ninth = Devátá postava v závorce je nepovinná; nutná je jen při hře ve třech a v osmi.
rules-substitute = { CARD($character) } hraje jen od { $least } hráčů. Při menším počtu tuto postavu nahradí: { $names }.
rules-called = jinde { $names }
rules-elsewhere = Ve vydání „{ $edition }“ tato karta není. Takhle se hraje ve vydání „{ $other }“.
rules-unprinted = Text této karty v pravidlech tohoto vydání není; náš pochází z jiných zdrojů.

## Looking up

rules-several = Odpovídá víc karet: { $names }
rules-hint = Jedna karta: citadels rules NÁZEV. Jiné vydání: --edition ID. Všechno najednou: --markdown.

## Setting up

rules-S1 = Od každého čísla, 1 až 8 nebo 1 až 9, se vybere jedna postava: podle hotové sady, podle vlastního výběru, nebo náhodně.
rules-S1-classic = Osm postav je vždy stejných.
rules-S1-dark-city = Od každého čísla, 1 až 8 nebo 1 až 9, se vybere jedna postava, podle vlastního výběru, nebo náhodně. Podle pravidel se vymění jedna nebo dvě z osmi základních postav za jiné s týmž číslem.
rules-S2 = Při hře ve dvou se hraje bez č. 9 a bez císaře; ve třech a v osmi musí být č. 9. Královna potřebuje aspoň pět hráčů.
rules-S2-classic = Osm postav stačí pro dva až sedm hráčů.
rules-S2-dark-city = Při hře ve dvou a ve třech se hraje bez č. 9, ve dvou bez intrikána; v osmi musí být č. 9. Královna potřebuje aspoň pět hráčů. Hraje-li se s diplomatem, Hřbitov se vyřadí.
rules-S3 = Základní budovy se zamíchají s vybranými fialovými do balíčku. Každý dostane 4 karty a 2 mince.
rules-S3-classic = Všechny budovy se zamíchají do balíčku. Každý dostane 4 karty a 2 mince.
rules-S3-dark-city = { rules-S3-classic }
rules-S4 = Korunu má na začátku nejstarší hráč; tady to určí hostitel, nebo náhoda.
rules-S5 = Bank nemá dno a počet karet v ruce není omezen. Platí se do banku, pokud text neurčí hráče. Mince, které leží na kartě, nepatří do zásoby.

## Choosing characters

rules-D1 = Držitel koruny zamíchá postavy. Některé se nejdřív odloží, lícem nahoru pro všechny, nebo lícem dolů.
rules-D2 = Postava č. 4 se nikdy neodkládá lícem nahoru: nahradí ji jiná.
rules-D2-classic = Král se nikdy neodkládá lícem nahoru: nahradí ho jiná postava.
rules-D3 = Co leží lícem dolů, neví nikdo.
rules-D3-classic = Co leží lícem dolů, vidí jen držitel koruny.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = Počínaje držitelem koruny si každý po řadě tajně vezme jednu postavu a zbytek pošle doleva. Poslední vybírá ze dvou a druhou odloží lícem dolů.
rules-D5 = Je-li postav o jednu víc než hráčů, vezme si poslední hráč i tu odloženou lícem dolů, jednu si nechá a druhou odloží.
rules-D5-classic = Při hře v sedmi si poslední vezme i postavu odloženou lícem dolů, jednu si nechá a druhou odloží.
rules-D6 = Při hře ve dvou má každý dvě postavy. První si vezme jednu ze sedmi; druhý jednu ze šesti a jednu odloží lícem dolů; první jednu ze čtyř a jednu odloží; druhý jednu z posledních dvou.
rules-D7 = Při hře ve třech má každý dvě postavy. Každý si vezme jednu, jedna se náhodně odloží a každý si vezme ještě jednu; poslední se odloží.
rules-D8 = Při hře ve třech má každý dvě postavy: berou si po jedné, dvakrát dokola, a poslední se odloží.
rules-D10 = Při hře ve dvou a ve třech máš jednu ruku, jednu zásobu, jedno město a jeden tah za každou svou postavu; schopnost platí jen v tahu své postavy.

## The turns

rules-T1 = Držitel koruny vyvolává postavy podle čísel. Kdo vyvolanou postavu má, ukáže ji a hraje. Zneškodněná postava zůstává skrytá a mlčí; jen zneškodněná č. 4 se na konci kola ukáže.
rules-T1-classic = { rules-T1-dark-city }
rules-T1-dark-city = Držitel koruny vyvolává postavy podle čísel. Kdo vyvolanou postavu má, ukáže ji a hraje. Zneškodněná postava zůstává skrytá a mlčí; jen zneškodněný král se na konci kola ukáže.
rules-T1b = Kdo dostane korunu, vyvolává zbylé postavy a v příštím kole si vybírá první.
rules-T3 = Ve svém tahu si musíš dobrat zdroje: vezmi si 2 mince, nebo si dober 2 karty, jednu si nech a druhou odlož.
rules-T4 = Odložené, vrácené a zbourané karty jdou lícem dolů dospod balíčku.
rules-T4-classic = Odložené, vrácené a zbourané karty jdou lícem nahoru na odhazovací balíček. Dojde-li balíček, zamíchá se z něj nový.
rules-T4-dark-city = Odložené, vrácené a zbourané karty jdou lícem nahoru na odhazovací balíček, karty čaroděje a Hvězdárny dospod balíčku. Dojde-li balíček, zamíchá se z odhazovacího nový.
rules-T5 = Je-li karet méně, než kolik si máš dobrat, dobereš si ty, které jsou.
rules-T6 = Po dobrání zdrojů smíš postavit budovu: zaplať náklady a vylož ji do svého města. Jednu za tah, pokud ti něco nezvyšuje limit, a nikdy stejnou, jakou už máš.
rules-T7 = Schopnost postavy smíš použít jednou, kdykoli ve svém tahu, není-li uvedeno kdy. Příjem za budovy se bere celý najednou. Fialové budovy s funkcí jednou za tah fungují kdykoli ve tvém tahu.
rules-T8 = Schopnosti a funkce jsou dobrovolné, pokud neříkají „musíš“ nebo „nesmíš“. I fialovou budovu, která funguje sama od sebe, smíš v tahu nechat nevyužitou.
rules-T9 = Tah končí, když to řekneš; nejdřív však musíš udělat, co je povinné.
rules-T10 = Všichni smějí vědět: kolik má kdo mincí a karet v ruce, města a co na kartách leží, s kterými postavami se hraje a které leží lícem nahoru, kdo má korunu, kdo za kterou vyvolanou postavu hraje, která postava je zneškodněná, očarovaná nebo na mušce zloděje, kde leží glejty a šátky a kolik karet je v balíčku. Všechno ostatní je tajné.
rules-T10-classic = Všichni smějí vědět: kolik má kdo mincí a karet v ruce, města a co na kartách leží, které postavy leží lícem nahoru, kdo má korunu, kdo za kterou vyvolanou postavu hraje, která postava je zneškodněná nebo na mušce zloděje, odhazovací balíček a kolik karet je v balíčku. Všechno ostatní je tajné.
rules-T10-dark-city = Všichni smějí vědět: kolik má kdo mincí a karet v ruce, města a co na kartách leží, s kterými postavami se hraje a které leží lícem nahoru, kdo má korunu, kdo za kterou vyvolanou postavu hraje, která postava je zneškodněná, očarovaná nebo na mušce zloděje, odhazovací balíček a kolik karet je v balíčku. Všechno ostatní je tajné.
rules-T11 = Po posledním čísle se ukáže zneškodněná č. 4 a koruna se přesune, královna dostane, co jí patří, a začne nové kolo, nebo partie skončí.
rules-T11-classic = Po posledním čísle se ukáže zneškodněný král a vezme si korunu a začne nové kolo, nebo partie skončí.
rules-T11-dark-city = Po posledním čísle se ukáže zneškodněný král a vezme si korunu, královna dostane, co jí patří, a začne nové kolo, nebo partie skončí. Zneškodněný intrikán zůstává skrytý.

## Action cards

rules-A1 = Hraje-li se s nimi, zamíchá se 15 akčních karet do balíčku. Dobírají se, drží, dávají a berou jako ostatní karty, nemají barvu ani náklady a nestavějí se.
rules-A2 = V každém svém tahu smíš jednu zahrát, kdykoli a navíc ke všemu ostatnímu. Pak jde dospod balíčku.
rules-A2-classic = V každém svém tahu smíš jednu zahrát, kdykoli a navíc ke všemu ostatnímu. Pak jde na odhazovací balíček.
rules-A3 = Na konci má každá akční karta v ruce hodnotu 1 bodu.

## The end

rules-E1 = Jakmile je některé město dokončené, dohraje se kolo a partie končí. Město smí růst i dál.
rules-E2 = Body: náklady tvých budov; { $bonus } za budovy všech pěti barev; 4 za první dokončené město, 2 za každé další; a co říkají fialové budovy.
rules-E2-deluxe-cz = Body: náklady tvých budov; { $bonus } za budovy všech pěti barev; 4 za první dokončené město, 2 za každé další; a co říkají fialové budovy a akční karty.
rules-E2-classic = Body: náklady tvých budov; { $bonus } za budovy všech pěti barev; 4 za první dokončené město, 2 za každé další; a co říkají fialové budovy a akční karty.
rules-E3 = Dokončené město je v bezpečí před postavou č. 8 i před Zbrojnicí. Zmenšit ho může jen jeho majitel.
rules-E3-classic = Dokončené město je v bezpečí před žoldnéřem.
rules-E3-dark-city = Dokončené město je v bezpečí před žoldnéřem. Diplomat v něm ale smí vyměnit jednu budovu.
rules-E4 = Při shodě vítězí vyšší číslo postavy v posledním kole, ze dvou postav to vyšší.
rules-E4-classic = Při shodě rozhodují body za samotné budovy; jsou-li stejné i ty, je vítězství společné.
rules-E4-dark-city = Při shodě rozhodují body za samotné budovy, pak mince; je-li stejné i to, je vítězství společné.

## Where we depart from an edition’s book, and why (src/citadels/cards/editions.py says in which)

rules-departure-emperor = Pravidla dovolují intrikána i při hře ve dvou. Tady se ve dvou hraje bez něj: nebylo by komu korunu předat.
rules-departure-discard_pile = Odmítnuté karty jdou lícem nahoru na odhazovací balíček. Pravidla říkají jen, že leží vedle balíčku.
rules-departure-queen = Podle pravidel dostane královna mince v tahu postavy č. 4. Tady až ve vlastním tahu, aby se neprozradila předčasně.
rules-departure-ties = Při shodě počítají ruská pravidla vybranou postavu, maďarská odhalenou. Tady platí ta, kterou máš, třeba i zneškodněná.
rules-departure-armory = Zbrojnici smíš obětovat i ve vlastním dokončeném městě. Pravidla o tom mlčí; město je tvoje.
rules-departure-completion = Zmenší-li se tvé dokončené město, přijdeš s budovou i o 2 body za dokončení; 4 body za prvenství ti zůstanou. Pravidla o tom mlčí; prvenství už ti nikdo nevezme.
rules-departure-cannonball = Doplatek za Živou střelu se alchymistce nevrací. Pravidla o tom mlčí; nahradit budovu není totéž co stavět.
rules-departure-unprinted = Texty těchto karet v pravidlech nejsou; naše pocházejí z jiných vydání a ze seznamů, které si píšou hráči: { CARD($cards) }.
