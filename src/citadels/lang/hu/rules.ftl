# The rules of the game in short, and what `citadels rules` says around them.

## Headings

rules-title = Szabályok: { $edition }
rules-heading-setup = Előkészületek
rules-heading-selection = Karakterválasztás
rules-heading-turn = A körök
rules-heading-actions = Akciólapok
rules-heading-end = A játék vége
rules-heading-characters = Karakterek
rules-heading-districts = Kerületek
rules-heading-uniques = Egyedi kerületek
rules-heading-sets = Kész összeállítások
rules-heading-glossary = Szószedet
rules-heading-rulings = Vitás kérdések
rules-heading-differences = Más kiadásokban
rules-heading-departures = Ahol eltérünk a szabálykönyvtől
rules-reference = Citadella: szabályok és lapok

## Figures

rules-players = { $least }–{ COUNT($most, of: "players", case: "for") }.
rules-deck = A pakli { $basic } alapkerületből és { $uniques } egyedi kerületből áll.
rules-deck_chosen = A pakli { $basic } alapkerületből és { $uniques } egyedi kerületből áll; ez utóbbiakat { $pool } közül választjuk.
rules-city = Befejezett város: { COUNT($size, of: "districts") }.
rules-city_few = Befejezett város: { COUNT($size, of: "districts") }; két vagy három játékosnál { $few }.
rules-bonus = Mind az öt kerülettípus { COUNT($points, of: "points", case: "acc") } ér.
rules-action_cards = A szabálykönyve 15 akciólapot is leír: játszhattok velük vagy nélkülük.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: képpel felfelé { $up }, képpel lefelé { $down }
rules-rank = { $rank }. rang
rules-cost = költsége { $cost }
rules-copies = darab: { $copies }
rules-in_editions = Ezekben a kiadásokban: { $editions }
rules-in_edition = { $editions }:
rules-set_characters = Karakterek: { CARD($characters) }.
rules-set_ninth = Karakterek: { CARD($characters) } ({ CARD($character) }).
rules-set_uniques = Egyedi kerületek: { CARD($cards) }.
rules-sets_ninth = A zárójeles kilencedik karakter választható: csak három vagy nyolc játékosnál kell.
rules-substitute = { CARD($character) }: legalább { COUNT($least, of: "players") } kell hozzá. Kevesebb játékosnál helyette: { $names }.
rules-called = más néven { $names }
rules-elsewhere = Ez a lap nincs meg ebben a kiadásban ({ $edition }); így játsszák egy másikban ({ $other }).
rules-unprinted = Ennek a lapnak a szövege nincs benne a kiadás szabálykönyvében; a miénk más forrásból való.

## Looking up

rules-several = Több lap is illik rá: { $names }
rules-hint = Egy lap: citadels rules NÉV. Másik kiadás: --edition ID. Minden egyszerre: --markdown.

## Setting up

rules-S1 = Válasszatok minden rangból egy karaktert, 1-től 8-ig vagy 9-ig: kész összeállítást, sajátot vagy véletlent.
rules-S1-classic = A nyolc karakter mindig ugyanaz.
rules-S1-dark-city = Válasszatok minden rangból egy karaktert, 1-től 8-ig vagy 9-ig, magatok vagy véletlenszerűen. A szabálykönyv a nyolc alapkarakterből egyet vagy kettőt cserél azonos rangúra.
rules-S2 = Két játékosnál nincs 9-es rang és nincs Császár; három és nyolc játékosnál kell 9-es rang. A Királynőhöz legalább öt játékos kell.
rules-S2-classic = Nyolc karakterrel kettőtől hétig játszhattok.
rules-S2-dark-city = Két és három játékosnál nincs 9-es rang, kettőnél nincs Császár; nyolc játékosnál kell 9-es rang. A Királynőhöz legalább öt játékos kell. A Sírkert kimarad, ha a Diplomata játékban van.
rules-S3 = Keverjétek egy pakliba az alapkerületeket és a kiválasztott egyedieket. Mindenki 4 lapot és 2 aranyat kap.
rules-S3-classic = Keverjétek egy pakliba az összes kerületet. Mindenki 4 lapot és 2 aranyat kap.
rules-S3-dark-city = { rules-S3-classic }
rules-S4 = A legidősebb játékos kezd a koronával. Itt a házigazda mondja meg, ki kezd, vagy a véletlen dönt.
rules-S5 = A bankból sosem fogy ki az arany, és akárhány lap lehet a kezedben. Amit fizetsz, a banké, hacsak a szabály nem nevez meg egy játékost. A lapokon lévő arany senkinek sem a kincstartaléka.

## Choosing characters

rules-D1 = A megkoronázott játékos megkeveri a karaktereket. Néhányat előre eldob: képpel felfelé, hogy mindenki lássa, vagy képpel lefelé.
rules-D2 = A 4-es rangú karaktert soha nem dobjátok el képpel felfelé: egy másik kerül a helyére.
rules-D2-classic = A Királyt soha nem dobjátok el képpel felfelé: egy másik karakter kerül a helyére.
rules-D3 = Senki sem tudja, mi van képpel lefelé.
rules-D3-classic = A képpel lefelé eldobott lapot csak a megkoronázott játékos nézi meg.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = A megkoronázott játékostól az óramutató járása szerint mindenki titokban választ egy karaktert, és továbbadja a többit. Az utolsó játékos kettő közül választ, a másikat képpel lefelé eldobja.
rules-D5 = Ha eggyel több a karakter, mint a játékos, az utolsó játékos a képpel lefelé eldobott lapot is felveszi, egyet megtart, a másikat képpel lefelé eldobja.
rules-D5-classic = Hét játékosnál az utolsó a képpel lefelé eldobott lapot is felveszi, egyet megtart, a másikat képpel lefelé eldobja.
rules-D6 = Két játékosnak két-két karaktere van. Az első választ egyet hétből. A második választ egyet hatból, és egyet képpel lefelé eldob. Az első választ egyet négyből, és egyet eldob. A második választ egyet az utolsó kettőből.
rules-D7 = Három játékosnak két-két karaktere van. Mindenki választ egyet, egyet véletlenszerűen eldobtok, majd mindenki választ még egyet; az utolsót eldobjátok.
rules-D8 = Három játékosnak két-két karaktere van: mindenki választ egyet, aztán még egyet; az utolsót eldobjátok.
rules-D10 = Két vagy három játékosnál egy kezed, egy kincstartalékod és egy városod van, de minden karakterednek külön köre. Egy képesség csak a saját karaktere körében működik.

## The turns

rules-T1 = A megkoronázott játékos rang szerint szólítja a karaktereket. Akinél a szólított karakter van, felfedi, és lejátssza a körét. A meggyilkolt karakter rejtve marad és hallgat; csak a meggyilkolt 4-es rangot kell felfedni, a forduló végén.
rules-T1-classic = { rules-T1-dark-city }
rules-T1-dark-city = A megkoronázott játékos rang szerint szólítja a karaktereket. Akinél a szólított karakter van, felfedi, és lejátssza a körét. A meggyilkolt karakter rejtve marad és hallgat; csak a meggyilkolt Királyt kell felfedni, a forduló végén.
rules-T1b = Akihez a korona kerül, az szólítja a többi karaktert, és a következő fordulóban elsőként választ.
rules-T3 = A körödben nyersanyagot kell gyűjtened: kiveszel 2 aranyat a bankból, vagy húzol 2 lapot, egyet megtartasz, a másikat eldobod.
rules-T4 = Az eldobott, visszatett és elpusztított lapok képpel lefelé a pakli aljára kerülnek.
rules-T4-classic = Az eldobott, visszatett és elpusztított lapok képpel felfelé a dobópakliba kerülnek. Ha a pakli elfogy, keverjétek meg a dobópaklit: ez lesz az új pakli.
rules-T4-dark-city = Az eldobott, visszatett és elpusztított lapok képpel felfelé a dobópakliba kerülnek, de a Mágus és a Csillagvizsgáló lapjai a pakli aljára. Ha a pakli elfogy, keverjétek meg a dobópaklit: ez lesz az új pakli.
rules-T5 = Ha kevesebb lap van, mint amennyit húznál, annyit húzol, amennyi van.
rules-T6 = A gyűjtés után építhetsz egy kerületet: kifizeted a költségét, és a lapot a városodba teszed. Körönként egyet építhetsz, hacsak valami nem emeli az építkezési korlátodat, és olyat soha, amilyened már van.
rules-T7 = A karaktered képességét egyszer használhatod, a köröd során bármikor, hacsak nincs megszabva az ideje. A kerületek jövedelmét egyszerre veszed fel. A körönként egyszer használható egyedi kerületek a saját körödben bármikor működnek.
rules-T8 = A képességek és a hatások választhatók, hacsak nem az áll bennük, hogy „kell” vagy „nem lehet”. A magától működő egyedi kerületről is lemondhatsz egy körre.
rules-T9 = A köröd akkor ér véget, amikor azt mondod; ami kötelező, azt előbb meg kell tenned.
rules-T10 = Mindenki tudhatja: kinek mennyi aranya és hány lapja van, mi áll és mi fekszik a városokban, mely karakterek vannak játékban, és melyeket dobtátok el képpel felfelé, kinél van a korona, kit szólítottak, és ki fedte fel magát, kit gyilkoltak meg, kit babonáztak meg, és kit fognak kirabolni, hol vannak parancsok és fenyegetések, és hány lap van a pakliban. Minden más titok.
rules-T10-classic = Mindenki tudhatja: kinek mennyi aranya és hány lapja van, mi áll és mi fekszik a városokban, mely karaktereket dobtátok el képpel felfelé, kinél van a korona, kit szólítottak, és ki fedte fel magát, kit gyilkoltak meg, és kit fognak kirabolni, mi van a dobópakliban, és hány lap van a pakliban. Minden más titok.
rules-T10-dark-city = Mindenki tudhatja: kinek mennyi aranya és hány lapja van, mi áll és mi fekszik a városokban, mely karakterek vannak játékban, és melyeket dobtátok el képpel felfelé, kinél van a korona, kit szólítottak, és ki fedte fel magát, kit gyilkoltak meg, kit babonáztak meg, és kit fognak kirabolni, mi van a dobópakliban, és hány lap van a pakliban. Minden más titok.
rules-T11 = Az utolsó rang után felfedik a meggyilkolt 4-es rangot, és a korona továbbkerül; a Királynő megkapja az aranyát, ha jár neki; aztán új forduló kezdődik, vagy véget ér a játék.
rules-T11-classic = Az utolsó rang után felfedik a meggyilkolt Királyt, és övé a korona; aztán új forduló kezdődik, vagy véget ér a játék.
rules-T11-dark-city = Az utolsó rang után felfedik a meggyilkolt Királyt, és övé a korona; a Királynő megkapja az aranyát, ha jár neki; aztán új forduló kezdődik, vagy véget ér a játék. A meggyilkolt Császár rejtve marad.

## Action cards

rules-A1 = Ha játszotok velük, keverjétek a 15 akciólapot a pakliba. Ugyanúgy lehet húzni, tartani, adni és elvenni őket, mint más lapot. Nincs típusuk és költségük, és nem építhetők fel.
rules-A2 = Minden körödben kijátszhatsz egyet, bármikor, minden más mellett. Utána a pakli aljára kerül.
rules-A2-classic = Minden körödben kijátszhatsz egyet, bármikor, minden más mellett. Utána a dobópakliba kerül.
rules-A3 = A végén minden akciólap 1 pontot ér a kezedben.

## The end

rules-E1 = Ha valaki befejezi a városát, játsszátok végig a fordulót: aztán vége a játéknak. Egy város ennél nagyobbra is nőhet.
rules-E2 = Pontok: a kerületeid költsége; { $bonus } mind az öt kerülettípusért; 4 annak, aki elsőként fejezi be a városát, 2 minden további befejezett városért; és amit az egyedi kerületek mondanak.
rules-E2-deluxe-cz = Pontok: a kerületeid költsége; { $bonus } mind az öt kerülettípusért; 4 annak, aki elsőként fejezi be a városát, 2 minden további befejezett városért; és amit az egyedi kerületek és az akciólapok mondanak.
rules-E2-classic = Pontok: a kerületeid költsége; { $bonus } mind az öt kerülettípusért; 4 annak, aki elsőként fejezi be a városát, 2 minden további befejezett városért; és amit az egyedi kerületek és az akciólapok mondanak.
rules-E3 = A befejezett várost nem bánthatja a 8-as rang és a Fegyvertár. Csak a saját tulajdonosa miatt fogyhat.
rules-E3-classic = A befejezett várost nem bánthatja a Hadúr.
rules-E3-dark-city = A befejezett várost nem bánthatja a Hadúr. A Diplomata viszont elcserélheti egy kerületét.
rules-E4 = Holtversenynél az nyer, akinek az utolsó fordulóban magasabb a rangja; két karakter közül a magasabb számít.
rules-E4-classic = Holtversenynél a kerületek pontjai döntenek. Ha azok is egyenlők, közös a győzelem.
rules-E4-dark-city = Holtversenynél a kerületek pontjai döntenek, aztán az arany. Ha az is egyenlő, közös a győzelem.

## Where we depart from an edition’s book, and why (src/citadels/cards/editions.py says in which)

rules-departure-emperor = A szabálykönyv két játékosnál is megengedi a Császárt. Itt két játékosnál nincs Császár: nem lenne kit megkoronáznia.
rules-departure-discard_pile = Az eldobott lapok képpel felfelé egy dobópakliba kerülnek. A szabálykönyv csak annyit mond, hogy a pakli mellé.
rules-departure-queen = A szabálykönyv szerint a Királynő a 4-es rang körében kapja az aranyat. Itt a saját körében, nehogy túl korán kiderüljön, ki ő.
rules-departure-ties = Holtversenynél az orosz szabálykönyv a választott, a magyar a felfedett karaktert számítja. Itt az számít, amelyik nálad van, akkor is, ha meggyilkolták.
rules-departure-armory = A Fegyvertárat a saját befejezett városodban is felhasználhatod. A szabálykönyv erről hallgat, a város pedig a tiéd.
rules-departure-completion = Ha a befejezett városod fogy, a befejezésért járó 2 pont a kerülettel együtt elvész; az elsőségért járó 4 megmarad. A szabálykönyv erről hallgat: ha valaki első volt, azon már semmi sem változtat.
rules-departure-cannonball = Az Emberi ágyúgolyóért fizetett különbözetet az Alkimista nem kapja vissza. A szabálykönyv erről hallgat; a lecserélés nem építés.
rules-departure-unprinted = Ezeknek a lapoknak a szövege nincs benne a szabálykönyvben; a mieink más kiadásokból és játékosok listáiból valók: { CARD($cards) }.
