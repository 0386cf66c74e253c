# Az első játszma edzője: egy mondat minden új fajta döntés előtt. Legyen 120 betűnél rövidebb.

coach-name = Edző
coach-quiet = Semmi új: ezt már ismered.
coach-off = Edző nélkül

## By the kind of the decision

coach-asked_draft = Ki leszel? A legtöbb karakter egyféle kerületért kap aranyat. Senki sem látja, kit választasz.
coach-asked_keep = Tartsd meg, amit hamar ki tudsz fizetni, vagy amilyen típusod még nincs. A többi a pakli aljára kerül.
coach-asked_replace = Válaszd ki egyenként, mi kerüljön a pakli aljára. Ugyanannyi újat húzol.
coach-asked_pay = A Tolvajtanyáért lapokkal is fizethetsz, darabja 1 arany. Add, amit úgysem építesz fel.

## In a turn, by what can be done

coach-turn_gather = Te jössz. Először gyűjts: aranyat, ha hamar építenél, lapokat, ha kevés jó lapod van.
coach-turn_build = Most építhetsz. Egy kerület annyit ér, amennyibe kerül, és mindegyikből csak egy lehet.
coach-turn_end_turn = Nézd a kis jeleket: van még tennivaló? Ha nincs, fejezd be a körödet.
coach-turn_income = A karaktered aranyat kap a hozzá tartozó típusú kerületekért, körönként egyszer, építés előtt vagy után.
coach-turn_murder = Nevezz meg valakit, aki kimarad ebből a fordulóból. Ki segítene a legtöbbet annak, aki vezet?
coach-turn_rob = Nevezz meg egy karaktert: ha szólítják, minden aranya a tiéd. Ki gazdag, és kit választhatott?
coach-turn_conjure = Cserélj lapokat valakivel, akinek sok van, vagy cserélj ki néhányat a pakliból.
coach-turn_take_crown = Vedd magadhoz a koronát: a következő fordulóban te választasz először.
coach-turn_extra_gold = A Kereskedőnek jár még 1 arany. Csak vedd ki.
coach-turn_extra_cards = Az Építész 2 lappal többet húz, és ebben a körben akár három kerületet építhet.
coach-turn_destroy = Elpusztíthatsz egy kerületet, az áránál 1 arannyal olcsóbban. Célozd meg azt, aki vezet.
coach-turn_use_smithy = A Kovácsműhely körönként egyszer 3 lapot ad 2 aranyért.
coach-turn_use_laboratory = A Laboratórium körönként egyszer 2 aranyért megvesz egy lapot a kezedből.
coach-turn_forgo = Egy körre lemondhatsz erről a kerületről. Szinte sosem éri meg.
