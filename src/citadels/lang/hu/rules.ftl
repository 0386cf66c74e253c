# The rules of the game in short, and what `citadels rules` says around them.

## Headings

rules-title = Szabályok: { $edition }
rules-heading-setup = Előkészület
rules-heading-selection = A karakterek választása
rules-heading-turn = A körök
rules-heading-actions = Akciólapok
rules-heading-end = A játék vége
rules-heading-characters = Karakterek
rules-heading-districts = Kerületek
rules-heading-uniques = Egyedi kerületek
rules-heading-sets = Kész összeállítások
rules-heading-rulings = Döntések vitás kérdésekben
rules-heading-differences = Más kiadásokban
rules-reference = Citadella: szabályok és lapok

## Figures

rules-players = A játékosok száma: { $least }–{ COUNT($most, of: "players") }.
rules-deck = A pakli: alapkerület – { COUNT($basic, of: "cards") }, egyedi kerület – { COUNT($uniques, of: "cards") }.
rules-deck_chosen = A pakli: alapkerület – { COUNT($basic, of: "cards") }, egyedi kerület – { COUNT($uniques, of: "cards") }, ennyi közül: { $pool }.
rules-city = Kész város: { COUNT($size, of: "districts") }.
rules-city_few = Kész város: { COUNT($size, of: "districts") }; két vagy három játékosnál { $few }.
rules-bonus = Mind az öt típusú kerület: { COUNT($points, of: "points") }.
rules-discards = { COUNT($players, of: "players") }, { COUNT($ranks, of: "characters") }: felfedve { $up }, lefelé fordítva { $down }
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
rules-S2 = Két játékosnál nincs 9. rang és nincs Császár; három és nyolc játékosnál kell 9. rang. A Királynőhöz öt játékos kell.
rules-S2-classic = Nyolc karakterrel ketten–heten játszhatnak.
rules-S2-dark-city = Két és három játékosnál nincs 9. rang, kettőnél nincs Császár; nyolc játékosnál kell 9. rang. A Királynőhöz öt játékos kell. A Sírkert kimarad, ha a Diplomata játékban van.
rules-S3 = Az alapkerületeket és a választott egyedieket egy pakliba keverjük. Mindenki 4 lapot és 2 aranyat kap.
rules-S4 = Az egyik játékosé a korona; itt a gazda dönti el, vagy a véletlen.
rules-S5 = A banknak végtelen aranya van, a kéznek nincs felső határa. Amit fizetünk, a banké, hacsak játékost nem nevez meg a szabály. A lapokon lévő arany senkié sem.

## Choosing characters

rules-D1 = A korona birtokosa megkeveri a karaktereket. Néhányat előre félretesz, felfedve mindenkinek vagy lefelé fordítva.
rules-D2 = A 4. rangú karakter soha nem kerül felfedve félre: egy másik kerül a helyére.
rules-D3 = Senki sem tudja, mi van lefelé fordítva.
rules-D3-classic = A lefelé fordított lapot csak a korona birtokosa nézi meg.
rules-D3-dark-city = { rules-D3-classic }
rules-D4 = A korona birtokosától az óramutató járása szerint mindenki titokban elvesz egy karaktert, a többit továbbadja. Az utolsó kettő közül választ, a másikat lefelé fordítva félreteszi.
rules-D5 = Ha eggyel több karakter van, mint játékos, az utolsó a lefelé fordítva félretettet is megkapja, egyet megtart, a másikat félreteszi.
rules-D5-classic = Hét játékosnál az utolsó a lefelé fordítva félretett karaktert is megkapja, egyet megtart, a másikat félreteszi.
rules-D6 = Két játékosnak két-két karaktere van. Az első hétből választ egyet; a második hatból, és egyet lefelé fordítva félretesz; az első négyből, és egyet félretesz; a második az utolsó kettőből.
rules-D7 = Három játékosnak két-két karaktere van. Mindenki elvesz egyet, egy véletlenül félrekerül, majd mindenki elvesz még egyet; az utolsó félrekerül.
rules-D7-classic = Három játékosnak két-két karaktere van: kétszer körbe mindenki elvesz egyet, az utolsó félrekerül.
rules-D7-dark-city = { rules-D7-classic }
rules-D10 = Két vagy három játékosnál egy kezed, egy aranykészleted és egy városod van, és minden karakterednek külön köre; egy képesség csak a saját karaktere körében működik.

## The turns

rules-T1 = A korona birtokosa rang szerint szólítja a karaktereket. Akinél a szólított van, felfedi, és lejátssza a körét. A meggyilkolt karakter rejtve marad és hallgat; csak a meggyilkolt 4. rangot fedik fel a forduló végén.
rules-T1b = Aki megkapja a koronát, az szólítja a többi karaktert, és a következő fordulóban elsőként választ.
rules-T3 = A körödben nyersanyagot kell gyűjtened: elveszel 2 aranyat, vagy húzol 2 lapot, egyet megtartasz, a másikat eldobod.
rules-T4 = Az eldobott, visszatett és lerombolt lapok lefelé fordítva a pakli aljára kerülnek.
rules-T4-classic = Az eldobott, visszatett és lerombolt lapok felfedve a dobópakliba kerülnek. Ha a pakli elfogy, a dobópaklit megkeverjük, és az lesz a pakli.
rules-T4-dark-city = Az eldobott, visszatett és lerombolt lapok felfedve a dobópakliba kerülnek, a Mágusé és a Csillagvizsgálóé a pakli aljára. Ha a pakli elfogy, a dobópaklit megkeverjük, és az lesz a pakli.
rules-T5 = Ha kevesebb lap van, mint amennyit húznod kellene, annyit húzol, amennyi van.
rules-T6 = A gyűjtés után építhetsz egy kerületet: kifizeted a költségét, és a lapot a városodba teszed. Körönként egyet, hacsak valami nem emeli a határodat, és olyan nevűt nem, amilyened már van.
rules-T7 = A karaktered képességét egyszer használhatod, a köröd bármely pillanatában, hacsak nincs megszabva az ideje. A kerületek jövedelme egyszerre jár. A körönként egyszer használható egyedi kerületek a saját körödben bármikor működnek.
rules-T8 = A képességek és hatások választhatók, hacsak nem írják, hogy „kell” vagy „nem lehet”.
rules-T9 = A köröd akkor ér véget, amikor azt mondod; ami kötelező, az előbb jön.
rules-T10 = Mindenki tudhatja: mennyi aranya és hány lapja van mindenkinek, mi áll és fekszik a városokban, mely karakterek vannak játékban és melyek félretéve felfedve, kié a korona, kit szólítottak és ki fedte fel magát, kit gyilkoltak meg, babonáztak meg vagy fognak kirabolni, hol vannak parancsok és fenyegetések, és hány lap van a pakliban. Minden más titok.
rules-T11 = Az utolsó rang után felfedik a meggyilkolt 4. rangot, és a korona továbbkerül, a Királynő megkapja az aranyát, ha jár neki, és új forduló kezdődik, vagy véget ér a játék.

## Action cards

rules-A1 = A 15 akciólapot, ha játszotok velük, a pakliba keveritek. Húzni, tartani, adni és elvenni úgy lehet őket, mint más lapot; nincs típusuk, nincs költségük, és nem épülnek fel.
rules-A2 = Minden körödben kijátszhatsz egyet, bármikor, minden más mellett. Aztán a pakli aljára kerül.
rules-A2-classic = Minden körödben kijátszhatsz egyet, bármikor, minden más mellett. Aztán a dobópakliba kerül.
rules-A3 = A végén minden kézben lévő akciólap 1 pontot ér.

## The end

rules-E1 = Ha egy város elkészül, a fordulót végigjátsszátok, és vége a játéknak. Egy város ezen a számon túl is nőhet.
rules-E2 = Pontok: a kerületeid költsége; { $bonus } mind az öt típusért; 4 annak, aki elsőként fejezi be a városát, 2 minden más befejezett városért; és amit az egyedi kerületek és az akciólapok mondanak.
rules-E3 = A kész város védett a 8. ranggal és a Fegyvertárral szemben. Csak a saját gazdája csökkentheti.
rules-E4 = Holtversenynél az utolsó forduló magasabb rangja nyer, két karakter közül a magasabb.
rules-E4-classic = Holtversenynél a kerületek pontjai döntenek; ha azok is egyenlők, közös a győzelem.
rules-E4-dark-city = Holtversenynél a kerületek pontjai döntenek, aztán az arany; ha az is egyenlő, közös a győzelem.
