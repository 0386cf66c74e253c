# The rules of the game in short, and what `citadels rules` says around them.

## Headings

rules-title = Szabályok: { $edition }
rules-heading-setup = Előkészület
rules-heading-selection = A karakterek választása
rules-heading-turn = A körök
rules-heading-actions = Akciólapok
rules-heading-end = A vége
rules-heading-characters = Karakterek
rules-heading-districts = Kerületek
rules-heading-uniques = Egyedi kerületek
rules-heading-sets = Kész összeállítások
rules-heading-rulings = Vitás kérdések
rules-heading-differences = Más kiadásokban
rules-reference = Citadella: szabályok és lapok

## Figures

rules-players = { $least }–{ COUNT($most, of: "players", case: "for") }.
rules-deck = A pakli { $basic } alapkerületből és { $uniques } egyedi kerületből áll.
rules-deck_chosen = A pakli { $basic } alapkerületből és { $uniques } egyedi kerületből áll; ez utóbbiakat { $pool } közül választjuk.
rules-city = Befejezett város: { COUNT($size, of: "districts") }.
rules-city_few = Befejezett város: { COUNT($size, of: "districts") }; két vagy három játékosnál { $few }.
rules-bonus = Mind az öt kerülettípus { COUNT($points, of: "points", case: "acc") } ér.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: képpel felfelé { $up }, képpel lefelé { $down }
rules-rank = { $rank }. rang
rules-cost = költsége { $cost }
rules-copies = darab: { $copies }
rules-in_editions = Ezekben a kiadásokban: { $editions }
rules-in_edition = { $editions }:
rules-set = { $set }: { CARD($characters) }; kerületek: { CARD($cards) }.
rules-called = más néven { $names }

## Looking up

rules-several = Több lap is illik rá: { $names }
rules-hint = Egy lap: citadels rules NÉV. Másik kiadás: --edition ID. Minden egyszerre: --markdown.

## Setting up

rules-S1 = Válasszatok minden rangból egy karaktert, 1-től 8-ig vagy 9-ig: kész összeállítást, sajátot vagy véletlent.
rules-S1-classic = A nyolc karakter mindig ugyanaz.
rules-S2 = Két játékosnál nincs 9-es rang és nincs Császár; három és nyolc játékosnál kell 9-es rang. A Királynőhöz öt játékos kell.
rules-S2-classic = Nyolc karakterrel kettőtől hétig játszhattok.
rules-S2-dark-city = Két és három játékosnál nincs 9-es rang, kettőnél nincs Császár; nyolc játékosnál kell 9-es rang. A Királynőhöz öt játékos kell. A Sírkert kimarad, ha a Diplomata játékban van.
rules-S3 = Keverjétek egy pakliba az alapkerületeket és a kiválasztott egyedieket. Mindenki 4 lapot és 2 aranyat kap.
rules-S4 = Az egyik játékos a koronával kezd. Itt a házigazda mondja meg, ki az, vagy a véletlen dönt.
rules-S5 = A bankból sosem fogy ki az arany, és akárhány lap lehet a kezedben. Amit fizetsz, a banké, hacsak a szabály nem nevez meg egy játékost. A lapokon lévő arany senkinek sem a kincstartaléka.

## Choosing characters

rules-D1 = A megkoronázott játékos megkeveri a karaktereket. Néhányat előre eldob: képpel felfelé, hogy mindenki lássa, vagy képpel lefelé.
rules-D2 = A 4-es rangú karaktert soha nem dobjátok el képpel felfelé: egy másik kerül a helyére.
rules-D3 = Senki sem tudja, mi van képpel lefelé.
rules-D3-classic = A képpel lefelé eldobott lapot csak a megkoronázott játékos nézi meg.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = A megkoronázott játékostól az óramutató járása szerint mindenki titokban választ egy karaktert, és továbbadja a többit. Az utolsó játékos kettő közül választ, a másikat képpel lefelé eldobja.
rules-D5 = Ha eggyel több a karakter, mint a játékos, az utolsó játékos a képpel lefelé eldobott lapot is felveszi, egyet megtart, a másikat képpel lefelé eldobja.
rules-D5-classic = Hét játékosnál az utolsó a képpel lefelé eldobott lapot is felveszi, egyet megtart, a másikat képpel lefelé eldobja.
rules-D6 = Két játékosnak két-két karaktere van. Az első választ egyet hétből. A második választ egyet hatból, és egyet képpel lefelé eldob. Az első választ egyet négyből, és egyet eldob. A második választ egyet az utolsó kettőből.
rules-D7 = Három játékosnak két-két karaktere van. Mindenki választ egyet, egyet véletlenszerűen eldobtok, majd mindenki választ még egyet; az utolsót eldobjátok.
rules-D7-classic = Három játékosnak két-két karaktere van: kétszer körbe mindenki választ egyet, az utolsót eldobjátok.
rules-D7-dark-city = { rules-D7-classic }
rules-D10 = Két vagy három játékosnál egy kezed, egy kincstartalékod és egy városod van, de minden karakterednek külön köre. Egy képesség csak a saját karaktere körében működik.

## The turns

rules-T1 = A megkoronázott játékos rang szerint szólítja a karaktereket. Akinél a szólított karakter van, felfedi, és végrehajtja a körét. A meggyilkolt karakter rejtve marad és hallgat; csak a meggyilkolt 4-es rangot kell felfedni, a forduló végén.
rules-T1b = Akihez a korona kerül, az szólítja a többi karaktert, és a következő fordulóban elsőként választ.
rules-T3 = A körödben nyersanyagot kell gyűjtened: kiveszel 2 aranyat a bankból, vagy húzol 2 lapot, egyet megtartasz, a másikat eldobod.
rules-T4 = Az eldobott, visszatett és elpusztított lapok képpel lefelé a pakli aljára kerülnek.
rules-T4-classic = Az eldobott, visszatett és elpusztított lapok képpel felfelé a dobópakliba kerülnek. Ha a pakli elfogy, keverjétek meg a dobópaklit: ez lesz az új pakli.
rules-T4-dark-city = Az eldobott, visszatett és elpusztított lapok képpel felfelé a dobópakliba kerülnek, de a Mágus és a Csillagvizsgáló lapjai a pakli aljára. Ha a pakli elfogy, keverjétek meg a dobópaklit: ez lesz az új pakli.
rules-T5 = Ha kevesebb lap van, mint amennyit húznál, annyit húzol, amennyi van.
rules-T6 = A gyűjtés után építhetsz egy kerületet: kifizeted a költségét, és a lapot a városodba teszed. Körönként egyet építhetsz, hacsak valami nem emeli az építkezési korlátodat, és olyat soha, amilyened már van.
rules-T7 = A karaktered képességét egyszer használhatod, a köröd során bármikor, hacsak nincs megszabva az ideje. A kerületek jövedelmét egyszerre veszed fel. A körönként egyszer használható egyedi kerületek a saját körödben bármikor működnek.
rules-T8 = A képességek és a hatások választhatók, hacsak nem az áll bennük, hogy „kell” vagy „nem lehet”.
rules-T9 = A köröd akkor ér véget, amikor azt mondod; ami kötelező, azt előbb meg kell tenned.
rules-T10 = Mindenki tudhatja: kinek mennyi aranya és hány lapja van, mi áll és mi fekszik a városokban, mely karakterek vannak játékban, és melyeket dobtátok el képpel felfelé, kinél van a korona, kit szólítottak, és ki fedte fel magát, kit gyilkoltak meg, kit babonáztak meg, és kit fognak kirabolni, hol vannak parancsok és fenyegetések, és hány lap van a pakliban. Minden más titok.
rules-T11 = Az utolsó rang után felfedik a meggyilkolt 4-es rangot, és a korona továbbkerül; a Királynő megkapja az aranyát, ha jár neki; aztán új forduló kezdődik, vagy véget ér a játék.

## Action cards

rules-A1 = Ha játszotok velük, keverjétek a 15 akciólapot a pakliba. Ugyanúgy lehet húzni, tartani, adni és elvenni őket, mint más lapot. Nincs típusuk és költségük, és nem építhetők fel.
rules-A2 = Minden körödben kijátszhatsz egyet, bármikor, minden más mellett. Utána a pakli aljára kerül.
rules-A2-classic = Minden körödben kijátszhatsz egyet, bármikor, minden más mellett. Utána a dobópakliba kerül.
rules-A3 = A végén minden akciólap 1 pontot ér a kezedben.

## The end

rules-E1 = Ha valaki befejezi a városát, játsszátok végig a fordulót: aztán vége a játéknak. Egy város ennél nagyobbra is nőhet.
rules-E2 = Pontok: a kerületeid költsége; { $bonus } mind az öt kerülettípusért; 4 annak, aki elsőként fejezi be a városát, 2 minden további befejezett városért; és amit az egyedi kerületek és az akciólapok mondanak.
rules-E3 = A befejezett várost nem bánthatja a 8-as rang és a Fegyvertár. Csak a saját tulajdonosa miatt fogyhat.
rules-E4 = Holtversenynél az nyer, akinek az utolsó fordulóban magasabb a rangja; két karakter közül a magasabb számít.
rules-E4-classic = Holtversenynél a kerületek pontjai döntenek. Ha azok is egyenlők, közös a győzelem.
rules-E4-dark-city = Holtversenynél a kerületek pontjai döntenek, aztán az arany. Ha az is egyenlő, közös a győzelem.
