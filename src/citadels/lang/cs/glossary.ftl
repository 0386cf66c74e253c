# The terms of the rulebooks. $size and $few: the districts that complete a city, $few with two or three players.
# .pile: in editions with a discard pile; .few: where two or three players need another number of districts.
# A term that an edition’s own book calls otherwise: term-NAME-EDITION.

term-round = Kolo
    .about = Každý si vybere postavu a odehraje s ní tah. Pak se postavy znovu zamíchají.
term-selection = Fáze výběru postav
    .about = První část kola: postavy jdou dokola a každý si jednu tajně nechá.
term-turn = Tah
    .about = Co uděláš, když je tvá postava vyvolána: dobereš si zdroje, využiješ její schopnost a stavíš.
term-crown = Koruna
    .about = Kdo ji drží, vyvolává postavy a v příštím kole si vybírá první.
term-rank = Pořadové číslo
    .about = Číslo na kartě postavy. Postavy se vyvolávají podle něj, od nejnižšího.
term-ability = Zvláštní schopnost
    .about = Co postava umí. V jejím tahu ji smíš využít jednou.
term-gather = Dobrání zdrojů
    .about = To jediné, co ve svém tahu udělat musíš: vzít si 2 mince, nebo 2 karty a jednu z nich si nechat.
term-resource = Zdroje
    .about = Mince a karty budov.
term-stash = Zásoba
    .about = Mince, které leží před tebou. Mince na kartě do ní nepatří.
term-pay = Zaplatit
    .about = Mince jdou z tvé zásoby do banku, pokud text neurčí hráče.
term-draw = Dobrat si kartu
    .about = Vzít si kartu shora z balíčku. Text říká, kolik z dobraných karet si necháš.
term-discard = Odložit
    .about = Odložená postava v tomto kole nehraje. Odložená karta budovy jde lícem dolů dospod balíčku.
    .pile = Odložená postava v tomto kole nehraje. Odložená karta budovy jde na odhazovací balíček.
term-discard_pile = Odhazovací balíček
    .about = Leží v něm lícem nahoru odložené a zbourané budovy. Dojde-li balíček, zamíchá se z nich nový.
term-district = Budova
    .about = Karta tvého města. Kolik stojí, tolik za stavbu zaplatíš a tolik bodů za ni na konci máš.
term-type = Barva
    .about = Druh budovy: žlutá (panská), modrá (sakrální), zelená (obchodní), červená (vojenská), nebo fialová. Všech pět v jednom městě přináší body navíc.
term-unique = Fialová budova
    .about = Budova s vlastní funkcí. Využít ji nemusíš, není-li v textu „musíš“ nebo „nesmíš“.
term-limit = Limit budov
    .about = Kolik budov smíš v jednom tahu postavit: jednu, pokud karta neříká jinak.
term-income = Příjem za budovy
    .about = Mince nebo karty, které některé postavy dostávají za budovy jedné barvy ve svém městě.
term-destroy = Zbourat
    .about = Zbouraná budova zmizí z města a jde lícem dolů dospod balíčku.
    .pile = Zbouraná budova zmizí z města a jde na odhazovací balíček.
term-complete_city = Dokončené město
    .about = Město, kde stojí alespoň { $size } budov. První takové dělá z probíhajícího kola poslední.
    .few = Město, kde stojí alespoň { $size } budov, při hře ve dvou a ve třech { $few }. První takové dělá z probíhajícího kola poslední.
term-action_card = Akční karta
    .about = Karta, která se zahraje z ruky pro svůj účinek. Není to budova.

## As the book of 2012 has it; in brackets the word of our texts

term-crown-classic = Figurka krále (koruna)
term-gather-classic = Příjmy (dobrání zdrojů)
term-selection-classic = Výběr postav
