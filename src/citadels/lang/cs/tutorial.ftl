# Výuka: src/citadels/scenarios/tutorial. Každá věta stojí nad stolem; drž ji pod 170 znaky.
# Názvy zpráv: scéna, pak jméno kroku nebo důvodu.

## Kolem scén

tutorial-pick = Projdi je v libovolném pořadí a odejdi, kdy chceš.
tutorial-done = Hotovo
tutorial-repeat = Znovu
tutorial-next = Dál
tutorial-previous = Zpět
tutorial-again = Zkusit znovu
tutorial-show = Ukázat
tutorial-next_scene = Další scéna
tutorial-watch = Sleduj stůl…
tutorial-step = Krok { $number }/{ $count }
tutorial-all_done = Víc nepotřebuješ. Zbytek přijde sám při hře.
tutorial-first_game = Zahrát si první partii

## Tah

tutorial-gather_title = Zdroje a stavba
tutorial-gather_about = Jeden tah: vezmi mince, postav budovu.
tutorial-gather_welcome = Vítej! Stavíš město, a ostatní taky. Vyhraje to nejcennější. Tohle je tvoje: zatím jedno Tržiště.
tutorial-gather_hand = Tyhle budovy můžeš postavit. Na minci je cena a na konci partie má budova stejně bodů.
tutorial-gather_gather = Jsi na tahu. Nejdřív zdroje: 2 mince, nebo nová karta. Máš 2 mince a v ruce Hrad za 4, tak si vezmi mince.
tutorial-gather_cards = Vidíš dvě karty a jedna ti zůstane: dobré, když máš v ruce málo. Ale čeká na tebe pěkný Hrad a chybí ti jen 2 mince.
tutorial-gather_build = A teď stav. Na Hrad máš dost mincí: klepni na něj.
tutorial-gather_cheaper = I to jde, ale bodů je za to méně a stavět smíš jen jednou za tah. Na Hrad máš dost.
tutorial-gather_unbuilt = Tah můžeš ukončit i bez stavby. Jenže máš mince i Hrad a s kartami v ruce ještě nikdo nevyhrál.
tutorial-gather_finish = Hrad stojí! To jsou 4 body. Víc už udělat nejde: ukonči tah.
tutorial-gather_done = To byl celý tah: zdroje, pak stavba. Všechno ostatní ve hře ti tohle usnadňuje, nebo to ztěžuje soupeřům.

## Tajný výběr

tutorial-secret_title = Tajný výběr
tutorial-secret_about = Každé kolo jsi někdo jiný.
tutorial-secret_open = Nové kolo: každý si tajně vezme jednu z těchto postav. Dvě odkryté nikdo mít nebude a třetí leží skrytá.
tutorial-secret_choose = První výběr je tvůj. Tvé budovy jsou všechny modré a kněz za každou dostane 1 minci. Vezmi si kněze.
tutorial-secret_assassin = Mordýřka někoho umlčí, to je silné. Ale dnes potřebuješ mince a za modré budovy je dostává jen kněz.
tutorial-secret_magician = S prázdnou rukou láká čarodějka: vyměnit si s někým karty! Nejdřív se ale podívej, co přinese kněz.
tutorial-secret_king = Král příště vybírá první a dostává mince za žluté budovy. Žádnou nemáš. Tři modré jsou práce pro kněze.
tutorial-secret_warlord = Žoldnéř bourá budovy a dostává mince za červené. Žádnou nemáš. Tři modré jsou práce pro kněze.
tutorial-secret_others = Teď vybírají ostatní. Nevidíš, co si berou, a oni nevědí, že kněz jsi ty.
tutorial-secret_called = Postavy se vyvolávají podle čísel od 1 do 8. Kdo vyvolanou postavu má, ukáže ji a hraje. Tvoje má číslo 5.
tutorial-secret_cards = Kněz! V ruce nic nemáš, tak si tentokrát dober karty: uvidíš dvě a jednu si necháš.
tutorial-secret_gold = Mince nejsou nikdy špatně. Jenže bez karty v ruce je není za co utratit.
tutorial-secret_early = Příjem si můžeš vzít i hned. Ale podívejme se nejdřív na karty: dober si zdroje.
tutorial-secret_keep = Nech si tu, která se ti líbí. Druhá jde dospod balíčku.
tutorial-secret_income = A teď odměna: 1 mince za každou modrou budovu. Vezmi si ji.
tutorial-secret_unpaid = Ne tak rychle! Knězi patří 3 mince, jedna za každou modrou budovu.
tutorial-secret_build = A za ty mince stav.
tutorial-secret_unbuilt = Mince si můžeš i nechat. Ale teď na stavbu máš a budovy jsou body.
tutorial-secret_done = Vyber si, kdo se hodí k tvému městu, a nikdo nebude vědět, kdo jsi. Příští kolo jsi někdo jiný.

## Mordýřka a zloděj

tutorial-murder_title = Mordýřka a zloděj
tutorial-murder_about = Co udělají ostatním, a co tobě.
tutorial-murder_murder = Jsi mordýřka: urči postavu a kdo ji má, přijde o tah. Někdo tu má 7 mincí a 4 karty, to se hodí stavitelce. Urči stavitelku!
tutorial-murder_guess = Možné to je, nikdy nevíš, kdo je kdo. Ale tolik mincí a karet ukazuje na stavitelku, a ta smí stavět třikrát.
tutorial-murder_unused = Můžeš ušetřit všechny. Jenže někdo se chystá postavit tři budovy: zastav stavitelku.
tutorial-murder_silence = Sleduj vyvolávání: přijde stavitelka a nikdo se nehlásí. Celý tah je pryč, a ani není třeba vědět čí.
tutorial-murder_rob = Jiné kolo a jsi zloděj: urči postavu a vezmeš jí všechny mince. U tří zelených budov leží 6 mincí, to bude obchodnice.
tutorial-murder_poor = Možné to je. Ale kdo má zelené budovy, bere rád obchodnici, a tam ty mince leží.
tutorial-murder_unrobbed = Můžeš to nechat být. Ale 6 mincí za jedno slovo je dobrý obchod: okraď obchodnici.
tutorial-murder_loot = Ke krádeži dojde, až bude obchodnice vyvolána. Hlídej svoje mince.
tutorial-murder_robbed = A teď druhá strana: jsi obchodnice s 5 mincemi a zloděj si vybral obchodnici. Sleduj, co se stane, až tě vyvolají.
tutorial-murder_go_on = Všechny mince jsou pryč. Tah ale máš dál: vezmi si mince a pokračuj.
tutorial-murder_recovers = A první mince jsou zpátky. Krádež stojí mince, nikdy tah.
tutorial-murder_broke = Možné to je. Ale bez mincí nic nepostavíš: nejdřív mince.
tutorial-murder_murdered = A teď horší případ: jsi stavitelka a mordýřka určila stavitelku. Vyvolají tě, nesmíš se ozvat a toto kolo nehraješ.
tutorial-murder_done = Mrzí to, ale je to jen jedno kolo. Neurčují hráče, ale postavy: vyber si, co nikdo nečeká, a trefí někoho jiného.

## Koruna

tutorial-crown_title = Koruna a pořadí
tutorial-crown_about = Kdo kdy hraje a kdo vybírá první.
tutorial-crown_order = Postavy hrají podle čísel: mordýřka první, žoldnéř poslední. Jsi král, číslo 4.
tutorial-crown_called = Čarodějka má číslo 3, takže někdo hraje před tebou. Korunu má zatím jiný hráč.
tutorial-crown_crown = Vyvolali krále. Král přebírá korunu: kdo ji má, ten příští kolo vybírá první. Vezmi si ji!
tutorial-crown_unsaid = I to je tvoje, v libovolném pořadí. Ale nejdřív koruna, ať vidíš, jak k tobě přijde.
tutorial-crown_income = Král dostává za každou žlutou budovu 1 minci. Máš dvě: vezmi si příjem.
tutorial-crown_later = Všechno v pravý čas. Nejdřív si vezmi 2 mince za Hrad a Lovecký zámek.
tutorial-crown_gather = A teď zdroje. Palác stojí 5: vezmi si mince.
tutorial-crown_dear = Možné to je. Ale v ruce máš Palác a na jeho cenu ti chybí 2 mince.
tutorial-crown_build = Postav Palác: je taky žlutý a příště král dostane mince za tři budovy.
tutorial-crown_small = Hospoda je za 1 bod, Palác za 5 a za tah smíš postavit jednu budovu.
tutorial-crown_unbuilt = Máš mince i Palác. Postav ho, než tah skončí.
tutorial-crown_rest = Kolo dohrají vyšší čísla: nejdřív 5, pak 8.
tutorial-crown_first = Nové kolo a koruna je tvoje: vybíráš první, z nejvíc karet. Vezmi si, koho chceš.
tutorial-crown_done = Nízká čísla hrají dřív, vysoká víc vědí, když na ně přijde řada, a koruna ti dá první výběr.

## Fialové budovy

tutorial-uniques_title = Fialové budovy
tutorial-uniques_about = Karty s vlastní funkcí.
tutorial-uniques_purple = Fialová budova ve tvém městě má vlastní text. Tvoje Kovárna ti jednou za tah prodá 3 karty za 2 mince.
tutorial-uniques_smithy = Zdroje už máš, leží tu 8 mincí a v ruce skoro nic. Použij Kovárnu!
tutorial-uniques_wait = Jde to. Ale jediná Hospoda za 8 mincí by byla škoda. Ať ti Kovárna nejdřív přinese lepší karty.
tutorial-uniques_gate = Dračí věž! Stojí 6 a na konci má 8 bodů. Postav ji.
tutorial-uniques_plain = Obyčejná budova má tolik bodů, kolik stojí. Dračí věž má o 2 víc.
tutorial-uniques_unbuilt = Nenechávej Dračí věž v ruce: počítá se jen to, co stojí ve městě.
tutorial-uniques_eight = Pěkná stavba. Některé fialové budovy pomáhají každý tah, jiné až na konci. Najeď na kartu nebo ji podrž a přečti si ji.
tutorial-uniques_library = Ještě jedna: s Knihovnou si necháš obě karty, které si dobereš. Dober si karty a uvidíš.
tutorial-uniques_gold = Mince jsou fajn, ale s Knihovnou chodí karty po dvou. Zkus to.
tutorial-uniques_closed = Knihovnu můžeš nechat být. Skoro nikdo to nedělá: dvě karty jsou víc než jedna.
tutorial-uniques_done = Obě jsou tvoje. Až přijde fialová karta, přečti si ji: může ti vyhrát celou partii.

## Konec

tutorial-end_title = Konec a body
tutorial-end_about = Sedm budov a počítají se body.
tutorial-end_nearly = Šest budov! První město se sedmi ukončí partii: kolo se dohraje a pak se počítají body.
tutorial-end_last = Obchodní kancelář, nebo Citadela? Obě stojí 3. Citadela je fialová, jediná barva, která ti chybí, a všech pět barev jsou 3 body navíc.
tutorial-end_types = Taky sedm budov. Ale bez fialové přijdeš o 3 body za všech pět barev.
tutorial-end_unbuilt = Na sedmou budovu máš mince. Postav ji, než bude první někdo jiný!
tutorial-end_complete = Dokončeno, a první: to jsou 4 body a tvoje budovy už nikdo nezbourá. Ostatní dohrají kolo.
tutorial-end_scores = Vyhráváš! Budovy mají tolik bodů, kolik stojí, k tomu 3 za všech pět barev a 4 za první dokončené město.
tutorial-end_done = Teď hru znáš: stav dobře, vybírej tajně a nebuď tam, kde tě hledají.
