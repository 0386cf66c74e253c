# Rulings: what the books leave open or say in passing, decided. The id is that of the paragraph in docs/rules.md.
# They are shown under the cards they concern, with the names of the deluxe edition.

## The end, and completed cities

ruling-K1 = Poslední kolo se neruší, ani když se město zase zmenší. Jen zbouraná Zvonice zruší to, co stálo pouze na jejím nižším počtu.
ruling-K2 = Zda je město dokončené, se posuzuje po každé změně, ať ji způsobilo cokoli. Zabavením lze dokončit město soudce i v cizím tahu, třeba i s body za první dokončené město.
ruling-K3 = Má-li při ohlášení Zvonice nižší počet už víc měst, dostane každé 4 body. Je-li Zvonice zabavena, rozhoduje soudce; přinese-li ji Živá střela, její majitel.
ruling-K4 = I v posledním kole se koruna přesune a královna dostane své mince dřív, než se počítají body.
ruling-K5 = Při shodě platí zneškodněná postava svým číslem, ježibaba jako č. 1, a výměna v Divadle se počítá.
ruling-K6 = Staví-li se Monument za Lešení, zbourá se Lešení dřív, takže při pěti budovách včetně něj je Monument povolen. Šapitó se do té hranice nepočítá. Díky diplomatce smí Monument přijít i do města s pěti nebo více budovami, díky soudci ne.
ruling-K7 = Kdo Monument vymění nebo nahradí, může mít město zase nedokončené.
ruling-K8 = Na konci tahu, v tomto pořadí: nepřevzatá nebo nepředaná koruna; Chudobinec a Park; co se vrací alchymistce; výběrčí daní č. 2. Nic z toho pro očarovaného nebo zneškodněného hráče.

## Witch

ruling-K9 = Ježibaba musí někoho určit, třeba i svou vlastní druhou postavu, má-li ji. Než její tah pokračuje, nejsou akční karty ani Pokladní vůz. Obě části jsou jeden tah pro všechno, co jde jednou za tah.
ruling-K10 = Co získá jako zloděj, špión, vyděračka nebo výběrčí daní č. 2, patří ježibabě; nesmí určit č. 1 ani očarovanou postavu. Jako císař nekorunuje sebe ani současného držitele. Jako č. 8 smí zaútočit na očarovaného hráče. Jako výběrčí daní č. 9 neplatí daň.
ruling-R25 = Jako očarovaná dobyvatelka si ježibaba vezme 4 mince nebo 4 karty a nic nestaví.
ruling-R26 = Jako očarovaná alchymistka dostane ježibaba zpět, co sama zaplatila.
ruling-R27 = Jako očarovaný výběrčí daní č. 9 si ježibaba smí vzít mince a daň neplatí. Výběrčímu daní č. 2 platí ježibaba, která staví v dokončení svého tahu.
ruling-R28 = Jako očarovaná královna počítá ježibaba se svým vlastním místem. Očarovaná postava č. 4 sedí tam, kde její vlastní hráč.

## Magistrate and Blackmailer

ruling-K11 = Pokládají se všechny tři glejty; i na vlastní postavy, jako blaf, ale sám sobě nikdo nezabavuje.
ruling-K12 = Zabavení přichází před daní i před vším, co se děje při postavení. Vrací se skutečně zaplacené mince, i ty, které si kardinál vzal od jiných. Špeluňka zaplacená jen kartami platí za zaplacenou. Zabavit lze, co zaklínač staví hned a co dovolil Ředitel, ne to, co přinesla Živá střela.
ruling-K13 = Soudce platí daň jen mincemi ze své zásoby. Kardinál, který musí stavět, to pokusem splnil.
ruling-R37 = Po zabavení Stájí smí hráč postavit ještě jinou budovu.
ruling-R39 = Mince vrácené při zabavení alchymistka nedostane podruhé.
ruling-R40 = Za zabavenou budovu kardinála se vracejí i mince vzaté od jiného hráče; karty zůstávají tomu, kdo je dostal.
ruling-R42 = Soudce s pěti nebo více budovami nesmí zabavit Monument.
ruling-R43 = Šapitó a Pokladní vůz se nikdy nezabavují.
ruling-P7 = Soudce, který glejt s pečetí na budovu použít nemůže, je dotázán stejně a může ji jen nechat stát.
ruling-K14 = Pokládají se oba šátky. Šátek na vlastní druhé postavě nedělá nic. Jakmile se ukáže růže, druhý šátek odchází bez dotazu. Akční karty a Pokladní vůz přijdou až po odpovědi.
ruling-R44 = Ohrožená postava je nejdřív okradena, pak si dobere zdroje, odpoví na hrozbu a teprve potom dělá všechno ostatní.
ruling-R45 = Výpalné je polovina mincí po dobrání zdrojů, zaokrouhlená dolů; při 0 nebo 1 minci nic.

## Cardinal

ruling-K15 = Nejdřív padnou kardinálovy vlastní mince a Továrna snižuje cenu dřív, než si od někoho něco vezme. U Špeluňky se nejdřív určí karty v její ceně. Na daň si od nikoho nic nebere. Kdo mu mince dává, musí mít všechny chybějící.
ruling-P9 = Kardinál si smí vzít cizí mince na jednu budovu za tah.

## Rank 8 and the crown

ruling-K16 = Postava č. 8 nesmí dát ani zbourat vlastní Citadelu či Šapitó. Při hře ve dvou a ve třech na město kněze nesmí ani jeho vlastní č. 8.
ruling-K17 = Proti Velké zdi platí diplomatka rozdíl, je-li jaký, a 1 minci navíc. Do generálovy hranice 3 se zkrášlení počítá, Velká zeď ne.
ruling-K18 = Diplomatka potřebuje budovu, kterou dá. Karty pod Muzeem, mince za zkrášlení i účinek Zvonice jdou s budovou. Mince ze zkrášlené budovy, která je zbourána nebo nahrazena, jde do banku.
ruling-R60 = Za Univerzitu a Dračí věž platí žoldnéř 5 mincí; pro diplomatku mají náklady 6.
ruling-R61 = Žoldnéř smí bourat budovy zneškodněného kněze.
ruling-R63 = Diplomatka a generál nesmějí získat budovu, kterou už mají, ani s Kamenolomem.
ruling-R65 = Diplomatka a generál neplatí daň: nestavějí.
ruling-R69 = Zkrášlená budova s náklady 3 má náklady 4: generál ji vzít nesmí.
ruling-P11 = Dokončené město, které si majitel sám zmenší, už dokončené není a postava č. 8 i Zbrojnice na ně smějí.
ruling-P12 = Velká zeď zdražuje vlastní budovy i pro vlastní postavu č. 8.
ruling-K19 = Císař bere jen to, co je: minci tomu, kdo má mince, kartu tomu, kdo má karty.
ruling-P4 = Císařova mince nebo karta patří k předání koruny, takže si ji musí vzít, je-li co.
ruling-P2 = Koruna očarovaného krále nebo patricije přechází, když si ten hráč dobere zdroje, dřív než pokračuje ježibaba.
ruling-K20 = Byla-li po zneškodnění postavy č. 4 zahrána Akrobatka, karta se na konci kola přesto ukáže a královna své mince dostane.
ruling-R11 = Ochrana kněze trvá celé kolo, při hře ve dvou a ve třech i po druhém tahu toho hráče.

## Other characters

ruling-K21 = Zaklínač a Vědma musejí kartu vzít, je-li nějaká. Okamžitá stavba zaklínače je možná i před dobráním zdrojů a také s Lešením, Městem mrtvých nebo kartami za Špeluňku. Mezi braním a vracením kartářky se nic jiného neděje. S prázdnou rukou soupeře špión, zaklínač ani kartářka nic nezmohou. Čarodějka karty nejdřív odloží a pak si dobere.
ruling-R50 = Zaklínač nemůže postavit Tajnou komnatu a pro Monument platí jeho hranice.
ruling-R51 = Kartářka smí vrátit tutéž kartu.
ruling-P6 = Kartářka vrací karty po směru hodinových ručiček, počínaje sousedem po levici.
ruling-R52 = Je-li v balíčku méně než 7 karet, vezme si studentka ty, které tam jsou.
ruling-R59 = Dobyvatelka, která si nevezme mince ani karty, přesto nesmí stavět.
ruling-P8 = Umělkyně určuje obě budovy najednou: po první minci přijde druhá hned, nebo vůbec.
ruling-R70 = Komu po stavbě nezbyla žádná mince, daň neplatí.

## Districts

ruling-K22 = Za Město mrtvých lze zbourat kteroukoli vlastní budovu, i Citadelu, ale ne Šapitó. Lešení, Město mrtvých a vlastní část Zbrojnice fungují i v dokončeném městě; cíl Zbrojnice musí být ve městě, které dokončené není, a nesmí to být Šapitó.
ruling-P1 = Cíl Zbrojnice musí ve chvíli určení ležet v nedokončeném městě; z dokončeného města tak lze zasáhnout jen cizí.
ruling-R78 = Zbrojnice smí zbourat i Citadelu, ta je v bezpečí jen před č. 8.
ruling-K23 = Majitel Hřbitova je dotázán hned, v cizím tahu. Kdo hraje za žoldnéře, použít ho nesmí.
ruling-K24 = Ať Muzeum zanikne jakkoli, jdou jeho karty dospod balíčku; nový majitel si je smí prohlédnout. Akčními kartami lze platit Špeluňku a kardinála, lze je dát do Laboratoře i pod Muzeum, kde ztrácejí svůj bod. Čarodějná škola není pro limit překupníka zelená budova.
ruling-K25 = Výměnu v Divadle nesmí druhý hráč odmítnout. Glejty a šátky zůstávají u postav.
ruling-P10 = Špeluňka zaplacená kartami do poslední mince se staví bez dalšího dotazu.
ruling-R73 = Dokud platí Zvonice, dostanou města, která mají nižší počet při její stavbě, po 4 bodech, ta pozdější po 2.
ruling-R75 = Zvonice se ohlašuje jen při stavbě: 6 budov při hře ve čtyřech a více, 7 při hře ve dvou a ve třech. Vyměněná nebo zabraná platí dál.
ruling-R80 = Město duchů, které platí za jinou barvu, se nepočítá pro Studnu přání a nekazí Slonovinovou věž; pro Kapitol může být třetí budovou té barvy.
ruling-R87 = Body za první dokončené město zůstávají, i když se to město později zmenší; ostatní musejí mít dokončené město na konci.
ruling-R89 = Továrna snižuje cenu v mincích, u Špeluňky dřív, než se počítají karty; ne to, co platí žoldnéř.
ruling-R91 = Čarodějná škola má jinou barvu jen při příjmu za budovy, nikdy pro body.
ruling-R92 = Král, který korunu už má, nemění jejího držitele: Trůnní sál nic neplatí.

## Action cards

ruling-K26 = Akrobatka a klasický Frištenský se hrají v cizích tazích a nepočítají se jako jediná akční karta tahu; Frištenský z deluxe ano. Klasický Frištenský prozradí, kdo postavu má, a zloděj ji pak smí určit. Ten z deluxe funguje jen pro postavu, která je zneškodněná, očarovaná, okrádaná nebo má glejt či šátek; žetony odejdou neotočené, zloděj nedostane nic a tah ježibaby nepokračuje.
ruling-K27 = Akrobatku lze zahrát při vyvolání postavy č. 4, dřív než cokoli jiného, stejně za zneškodněnou postavu i za tu, kterou nikdo nemá.
ruling-K28 = U Živé střely se náklady porovnávají i s mincemi za zkrášlení; na Továrně, dani, soudci, alchymistce a limitu budov nezáleží. Ne pro dobyvatelku, ne s Tajnou komnatou, ne místo Šapitó; budovu, kterou už máš, jen s Kamenolomem nebo jako zaklínač.
ruling-K29 = Každý Pokladní vůz lze použít jednou za tah, kdykoli. Knihovna a Hvězdárna tam nepomáhají. Není-li co dobrat, nenabízí se.
