# Rulings: what the books leave open or say in passing, decided. The id is that of the paragraph in docs/rules.md;
# a ruling that concerns several cards is cut into parts (K6-big_top), so that each edition is told of its own cards
# alone (src/citadels/book/rulings.py). Where an edition calls a card otherwise, add ruling-ID-EDITION.

## The end, and completed cities

ruling-K1 = Poslední kolo se neruší, ani když se město zase zmenší.
ruling-K1-bell_tower = Jen zbouraná Zvonice ruší to, co záviselo na jejím nižším počtu.
ruling-K2 = Zda je město dokončené, se posuzuje po každé změně, ať ji způsobilo cokoli.
ruling-K2-magistrate = Zabavením lze dokončit město soudce i v cizím tahu, třeba i s body za první dokončené město.
ruling-K3 = Má-li při ohlášení Zvonice některé město nižší počet už teď, je tohle kolo poslední.
ruling-K3-magistrate = Je-li Zvonice zabavena, rozhoduje o ohlášení soudce.
ruling-K3-human_cannonball = Přinese-li Zvonici Živá střela, smí ji majitel ohlásit, jako by ji postavil.
ruling-K4 = I v posledním kole se koruna přesune a královna dostane své mince dřív, než se počítají body.
ruling-K5 = Při shodě platí zneškodněná postava svým číslem.
ruling-K5-witch = Při shodě platí ježibaba jako č. 1, ne jako očarovaná postava.
ruling-K5-theater = Při shodě platí postava získaná výměnou v Divadle.
ruling-K6 = Staví-li se Monument za Lešení, zbourá se Lešení dřív, takže při pěti budovách včetně něj Monument postavit smíš.
ruling-K6-big_top = Šapitó se do hranice pěti budov pro Monument nepočítá.
ruling-K6-diplomat = Díky diplomatce smí Monument přijít i do města s pěti nebo více budovami.
ruling-K7 = Kdo Monument dá při výměně pryč, může mít město zase nedokončené.
ruling-K7-human_cannonball = Město může být zase nedokončené i po nahrazení Monumentu pomocí Živé střely.
ruling-K8 = Na konci tahu, v tomto pořadí: nepřevzatá nebo nepředaná koruna; Chudobinec a Park; co se vrací alchymistce. Nic z toho pro očarovaného nebo zneškodněného hráče.
ruling-K8-old_tax_collector = Na konci tahu se nejdřív vracejí mince alchymistovi, teprve potom bere výběrčí daní.

## Witch

ruling-K9 = Ježibaba musí někoho určit, třeba i svou vlastní druhou postavu, má-li ji. Obě části jsou jeden tah pro všechno, co jde jednou za tah.
ruling-K9-dark-city = Čarodějnice musí někoho určit, třeba i svou vlastní druhou postavu, má-li ji. Obě části jsou jeden tah pro všechno, co jde jednou za tah.
ruling-K9-ticket_wagon = Ještě než se její tah přeruší, smí ježibaba zahrát akční kartu a použít Pokladní vůz.
ruling-K10 = Co získá jako zloděj, špión nebo vyděračka, patří ježibabě; nesmí určit č. 1 ani očarovanou postavu.
ruling-K10-old_tax_collector = Co získá jako zloděj nebo výběrčí daní, patří čarodějnici. Jako zloděj nesmí určit č. 1 ani očarovanou postavu.
ruling-K10-emperor = Jako císař ježibaba nekorunuje sebe ani současného držitele.
ruling-K10-emperor-dark-city = Jako intrikán čarodějnice nekorunuje sebe ani současného držitele.
ruling-K10-rank_8 = Jako č. 8 smí ježibaba zaútočit na očarovaného hráče.
ruling-K10-rank_8-dark-city = Jako č. 8 smí čarodějnice zaútočit na očarovaného hráče.
ruling-R25 = Jako očarovaná dobyvatelka si ježibaba vezme 4 mince nebo 4 karty a nic nestaví.
ruling-R26 = Jako očarovaná alchymistka dostane ježibaba zpět, co sama zaplatila.
ruling-R27 = Jako očarovaný výběrčí daní si ježibaba smí vzít mince a daň neplatí.
ruling-R27-old_tax_collector = Čarodějnice, která staví v dokončení svého tahu, platí na jeho konci výběrčímu daní.
ruling-R28 = Jako očarovaná královna počítá ježibaba se svým vlastním místem.
ruling-R28-rank_4 = Pro královnu sedí očarovaná postava č. 4 tam, kde její vlastní hráč.

## Magistrate and Blackmailer

ruling-K11 = Pokládají se všechny tři glejty; i na vlastní postavy, jako blaf, ale sám sobě nikdo nezabavuje.
ruling-K12 = Zabavení přichází před daní i před vším, co se děje při postavení. Vracejí se skutečně zaplacené mince.
ruling-K12-thieves_den = Špeluňka zaplacená jen kartami platí za zaplacenou, a lze ji tedy zabavit.
ruling-K12-wizard = Co zaklínač staví hned, lze zabavit.
ruling-K12-director = Budovu, kterou dovolil Ředitel, lze zabavit.
ruling-K12-human_cannonball = Co přinesla Živá střela, zabavit nelze.
ruling-K13 = Soudce platí daň, jen má-li v zásobě nějakou minci.
ruling-K13-cardinal = Povinnost postavit budovu kardinál splní, i když mu ji soudce zabaví.
ruling-R37 = Po zabavení Stájí smí hráč postavit ještě jinou budovu.
ruling-R39 = Mince vrácené při zabavení alchymistka nedostane podruhé.
ruling-R40 = Za zabavenou budovu kardinála se vracejí i mince vzaté od jiného hráče; karty zůstávají tomu, kdo je dostal.
ruling-R42 = Soudce s pěti nebo více budovami nesmí zabavit Monument.
ruling-R43 = Šapitó a Pokladní vůz se nikdy nezabavují.
ruling-P7 = I soudce, který glejt s pečetí na budovu použít nemůže, dostane otázku; může ji ale jen nechat stát.
ruling-K14 = Pokládají se oba šátky. Šátek na vlastní postavě nedělá nic, je to blaf. I když se růže ukáže, druhý šátek zůstává: jeho hráč si dobere zdroje a odpoví na hrozbu, přestože všichni vědí, že je planá.
ruling-K14-ticket_wagon = Akční karty a Pokladní vůz přijdou u ohroženého hráče až po odpovědi na hrozbu.
ruling-R44 = Ohrožený hráč si nejdřív dobere zdroje, pak odpoví na hrozbu a teprve potom dělá všechno ostatní.
ruling-R45 = Výpalné je polovina mincí po dobrání zdrojů, zaokrouhlená dolů; při 0 nebo 1 minci nic.

## Cardinal

ruling-K15 = Kardinál nejdřív utratí vlastní mince. Komu bere zbytek, ten ho musí mít celý.
ruling-K15-factory = Továrna snižuje cenu dřív, než si kardinál od někoho něco vezme.
ruling-K15-thieves_den = U Špeluňky kardinál nejdřív určí karty v její ceně a teprve na zbytek si bere cizí mince.
ruling-K15-tax_collector = Na daň si kardinál od nikoho nic nebere.
ruling-P9 = Kardinál si smí vzít cizí mince na jednu budovu za tah.

## Rank 8 and the crown

ruling-K16 = Postava č. 8 nesmí použít svou schopnost ani na vlastní Citadelu.
ruling-K16-warlord = Žoldnéř nesmí zbourat ani vlastní Obrannou věž.
ruling-K16-big_top = Postava č. 8 nesmí použít svou schopnost ani na vlastní Šapitó.
ruling-K16-bishop = Kněz chrání jen před ostatními: máš-li při hře ve dvou nebo ve třech i č. 8, smíš její schopnost použít na vlastní město.
ruling-K17 = Proti Velké zdi platí diplomatka rozdíl, je-li jaký, a 1 minci navíc.
ruling-K17-marshal = Do generálovy hranice 3 se zkrášlení od umělkyně počítá, Velká zeď ne.
ruling-K18 = Diplomatka potřebuje budovu, kterou dá.
ruling-K18-dark-city = Diplomat potřebuje budovu, kterou dá.
ruling-K18-museum = Vymění-li diplomatka Muzeum, jdou karty pod ním s ním.
ruling-K18-artist = Mince od umělkyně jde s budovou k novému majiteli. Je-li budova zbourána, jde mince do banku.
ruling-K18-artist-dark-city = Mince od umělce jde s budovou k novému majiteli. Je-li budova zbourána, jde mince do banku.
ruling-R60 = Za Dračí věž platí žoldnéř 5 mincí: rozhodují náklady, ne body.
ruling-R60-classic = Za Dračí sluj platí žoldnéř 5 mincí: rozhodují náklady, ne body.
ruling-R60-dark-city = Za Dračí sluj platí žoldnéř 5 mincí: rozhodují náklady, ne body.
ruling-R60-diplomat = Pro diplomatku má Dračí věž cenu 6: rozhodují náklady, ne body.
ruling-R60-diplomat-dark-city = Pro diplomata má Dračí sluj cenu 6: rozhodují náklady, ne body.
ruling-R60-university = Za Univerzitu platí žoldnéř 5 mincí: rozhodují náklady, ne body.
ruling-R60-university_diplomat = Pro diplomatku má Univerzita cenu 6: rozhodují náklady, ne body.
ruling-R60-university_diplomat-dark-city = Pro diplomata má Univerzita cenu 6: rozhodují náklady, ne body.
ruling-R61 = Žoldnéř smí bourat budovy zneškodněného kněze.
ruling-R63 = Diplomatka a generál nesmějí získat budovu, kterou už mají, ani s Kamenolomem.
ruling-R65 = Diplomatka a generál neplatí daň: nestavějí.
ruling-R69 = Zkrášlená budova s náklady 3 má náklady 4: generál ji vzít nesmí.
ruling-P11 = Dokončené město, které si majitel sám zmenší, už dokončené není a postava č. 8 i Zbrojnice na ně smějí.
ruling-P12 = Velká zeď zdražuje bourání vlastních budov i svému majiteli, hraje-li za žoldnéře.
ruling-K19 = Císař bere jen to, co je: minci tomu, kdo má mince, kartu tomu, kdo má karty.
ruling-K19-receiver = Nový držitel koruny dá intrikánovi, co má: má-li mince i karty, vybere si, nemá-li nic, nedá nic.
ruling-P4 = Císařova mince nebo karta patří k předání koruny, takže si ji musí vzít, je-li co.
ruling-P2 = Koruna očarovaného krále přechází, když si ten hráč dobere zdroje, dřív než pokračuje čarodějnice.
ruling-P2-patrician = Koruna očarovaného krále nebo patricije přechází, když si ten hráč dobere zdroje, dřív než pokračuje ježibaba.
ruling-K20 = Byla-li po zneškodnění krále zahrána Akrobatka, král se na konci kola přesto ukáže.
ruling-K20-queen = Byla-li po zneškodnění postavy č. 4 zahrána Akrobatka, karta se na konci kola přesto ukáže a královna své mince dostane.
ruling-R11 = Ochrana kněze trvá celé kolo, při hře ve dvou a ve třech i po druhém tahu toho hráče.

## Other characters

ruling-K21 = Zaklínač musí kartu vzít, je-li nějaká. Proti prázdné ruce se nic nestane.
ruling-K21-building = Okamžitá stavba zaklínače je možná i před dobráním zdrojů a také s Lešením, Městem mrtvých nebo kartami za Špeluňku.
ruling-K21-fortune_teller = Vědma musí kartu vzít, je-li nějaká.
ruling-K21-seer = Mezi braním a vracením kartářky se nic jiného neděje.
ruling-K21-spy = Proti prázdné ruce špión nic nezíská.
ruling-K21-magician = Čarodějka karty nejdřív odloží a pak si dobere.
ruling-K21-magician-classic = Čaroděj karty nejdřív odloží a pak si dobere.
ruling-K21-magician-dark-city = Čaroděj karty nejdřív odloží a pak si dobere.
ruling-R50 = Zaklínač nemůže postavit Tajnou komnatu a pro Monument platí jeho hranice.
ruling-R51 = Kartářka smí vrátit tutéž kartu.
ruling-P6 = Kartářka vrací karty po směru hodinových ručiček, počínaje sousedem po levici.
ruling-R52 = Je-li v balíčku méně než 7 karet, vezme si studentka ty, které tam jsou.
ruling-R59 = Dobyvatelka, která si nevezme mince ani karty, přesto nesmí stavět.
ruling-R59-dark-city = Dobyvatel, který si nevezme mince ani karty, přesto nesmí stavět.
ruling-P8 = Umělkyně určuje obě budovy najednou: po první minci přijde druhá hned, nebo vůbec.
ruling-P8-dark-city = Umělec určuje obě budovy najednou: po první minci přijde druhá hned, nebo vůbec.
ruling-R70 = Komu po stavbě nezbyla žádná mince, daň neplatí.

## Districts

ruling-K22 = Za Město mrtvých lze zbourat kteroukoli vlastní budovu, i Citadelu.
ruling-K22-complete = Lešení, Město mrtvých a Zbrojnice fungují i v dokončeném městě; cíl Zbrojnice ale musí být ve městě, které dokončené není.
ruling-K22-big_top = Šapitó nelze zbourat ani za Město mrtvých, ani Zbrojnicí.
ruling-P1 = Cíl Zbrojnice musí ve chvíli určení ležet v nedokončeném městě; z dokončeného města tak lze zasáhnout jen cizí.
ruling-R78 = Zbrojnice smí zbourat i Citadelu, ta je v bezpečí jen před č. 8.
ruling-K23 = Majitel Hřbitova se rozhoduje hned, i v cizím tahu.
ruling-K23-witch = Čarodějnice, která hraje za žoldnéře, Hřbitov použít nesmí.
ruling-K24 = Je-li Muzeum zbouráno nebo nahrazeno, jdou jeho karty dospod balíčku; nový majitel si je smí prohlédnout.
ruling-K24-action_cards = Akčními kartami lze platit Špeluňku a kardinála, lze je dát do Laboratoře i pod Muzeum, kde ztrácejí svůj bod.
ruling-K24-trader = Čarodějná škola není pro limit překupníka zelená budova.
ruling-K25 = Výměnu v Divadle nesmí druhý hráč odmítnout.
ruling-K25-tokens = Při výměně v Divadle zůstávají glejty a šátky u postav.
ruling-P10 = Špeluňka zaplacená kartami do poslední mince se staví bez dalšího dotazu.
ruling-R73 = Body za dokončená města se řídí obvyklým počtem, se Zvonicí i bez ní.
ruling-R75 = Zvonice se ohlašuje jen při stavbě: 6 budov při hře ve čtyřech a více, 7 při hře ve dvou a ve třech. Vyměněná nebo zabraná platí dál.
ruling-R80 = Město duchů, které platí za jinou barvu, se nepočítá pro Studnu přání a nekazí Slonovinovou věž; pro Kapitol může být třetí budovou té barvy.
ruling-R87 = Body za první dokončené město zůstávají, i když se to město později zmenší; ostatní musejí mít dokončené město na konci.
ruling-R89 = To, co platí žoldnéř, Továrna nemění.
ruling-R89-thieves_den = Cenu Špeluňky snižuje Továrna dřív, než se počítají karty.
ruling-R91 = Čarodějná škola má jinou barvu jen při příjmu za budovy, nikdy pro body.
ruling-R92 = Král, který korunu už má, nemění jejího držitele: Trůnní sál nic neplatí.

## Action cards

ruling-K26 = Akrobatka se hraje i v cizím tahu a nepočítá se jako jediná akční karta tahu.
ruling-K26-first_strongman = Frištenský se hraje v cizím tahu a nepočítá se jako jediná akční karta tahu. Prozradí, kdo postavu má, a zloděj ji pak smí určit.
ruling-K26-second_strongman = Frištenský funguje jen pro postavu, která je zneškodněná, očarovaná, okrádaná nebo má glejt či šátek. Žetony odejdou neotočené, zloděj nedostane nic a tah ježibaby nepokračuje.
ruling-K27 = Akrobatku lze zahrát při vyvolání krále, dřív než cokoli jiného, ať je král zneškodněný, nebo ho nikdo nemá.
ruling-K27-rank_4 = Akrobatku lze zahrát při vyvolání postavy č. 4, dřív než cokoli jiného, stejně za zneškodněnou postavu i za tu, kterou nikdo nemá.
ruling-K28 = Budova ze Živé střely se nepočítá do limitu budov a nesmí nahradit Šapitó.
ruling-K28-costs = U Živé střely se náklady porovnávají i s mincemi od umělkyně; na Továrně, dani, soudci a alchymistce nezáleží.
ruling-K28-navigator = Dobyvatelka Živou střelu použít nesmí.
ruling-K28-secret_vault = Živá střela nemůže přinést Tajnou komnatu.
ruling-K28-duplicates = Živou střelou lze přinést budovu, kterou už máš, jen s Kamenolomem nebo jako zaklínač.
ruling-K29 = Každý Pokladní vůz lze použít jednou za tah, kdykoli. Není-li co dobrat, nenabízí se.
ruling-K29-library = Knihovna a Hvězdárna u Pokladního vozu nepomáhají.
