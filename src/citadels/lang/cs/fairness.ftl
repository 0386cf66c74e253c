# Míchání, které jde ověřit: u stolu, na konci partie a v `citadels verify`.
# Otisk je hash tajného čísla; číslo je něčí náhodný díl míchání.
fair-title = Férové míchání
fair-about = Server si zvolil tajné číslo a ukazuje jeho otisk. Prohlížeč každého hráče může přidat vlastní číslo. Karty se míchají všemi dohromady a po partii si každý může ověřit, že je nikdo nevybíral.
fair-fingerprint = Otisk čísla serveru
fair-taking_part = Míchají také: { $players }
fair-alone = S mícháním zatím nepomáhá prohlížeč žádného hráče.
fair-dealing = Karty se míchají…
fair-old_table = Tenhle stůl založila starší verze: jeho míchání ověřit nejde.
fair-own_part = Tvoje číslo: { $part }
fair-by_hand = Chceš to ověřit? Stáhni si záznam a spusť:
fair-checking = Míchání se ověřuje…
fair-unknown = Míchání teď nejde ověřit.
fair-details = Co se ověřilo

## The verdicts
fair-is-fair = Férové míchání: karty nikdo vybírat nemohl.
fair-is-server_only = Míchání sedí na otisk serveru, ale žádný hráč s ním nepomohl. To mnoho nedokazuje.
fair-is-not_checkable = Tohle míchání ověřit nejde: záznam neříká, odkud se vzalo.
fair-is-wrong = S tímhle mícháním něco nesedí.
# The list begins with the server.
fair-mixed = Kdo míchal: { $players }.
fair-server = server
fair-withheld = Číslo slíbili, ale neukázali: { $players }. Kdo rozdával, mohl si vybrat, jestli s ním, nebo bez něj.

## The checks, passed and failed
fair-ok-shown = Otisk je ten, který byl vidět u stolu.
fair-bad-shown = Otisk není ten, který byl vidět u stolu.
fair-ok-server = Číslo serveru sedí na svůj otisk.
fair-bad-server = Číslo serveru na svůj otisk nesedí.
fair-ok-players = Čísla hráčů sedí na své otisky.
fair-bad-players = Čísla těchto hráčů na své otisky nesedí: { $players }.
fair-ok-own = Tvoje číslo v míchání je.
fair-bad-own = Tvoje číslo v míchání chybí.
fair-ok-setup = Karty se míchaly právě pro tuhle partii.
fair-bad-setup = Karty se míchaly pro jinou partii.
fair-ok-seed = Míchání vychází přesně z těchto čísel.
fair-bad-seed = Míchání z těchto čísel nevychází.
fair-ok-cards = Postavy a fialové budovy ve hře vycházejí z míchání.
fair-bad-cards = Postavy nebo fialové budovy ve hře z míchání nevycházejí.
fair-ok-game = Celou partii jde z tohohle míchání přehrát.
fair-bad-game = Partii z tohohle míchání přehrát nejde.
