# What happens, shown at the reader's pace; what was done to the reader; the end.

showing-bank = A bank
showing-pace = Tempó
showing-pace_of_host = A tempót a házigazda adja meg. Kérheted lépésenként is.
showing-pace_slow = Lassú
showing-pace_normal = Közepes
showing-pace_fast = Gyors
showing-pace_at_once = Azonnal
showing-pace_step = Lépésenként
showing-next = Tovább
showing-catch_up = Felzárkózás
showing-catch_up_title = Ugrás ahhoz, ami most történik
showing-your_turn_waits = Te jössz: ugrás oda
showing-unsent = Nincs kapcsolat: a választásod elküldésre vár.

## What was done to the reader: the rule in one sentence

showing-rule_murder_named = Annak a karakternek a köre kimarad.
# One of the reader's two characters was murdered.
showing-one_is_out = Csak { CARD($character, case: "the") } marad ki. { CARD($acting) }ként tovább játszol.
showing-rule_bewitch_named = Csak gyűjtesz, a körödet a Boszorkány játssza végig.
showing-rule_rob_named = Amikor rád kerül a sor, a Tolvaj elviszi az összes aranyadat.
showing-rule_robbed = A Tolvaj elviszi a megnevezett karakter összes aranyát.
showing-rule_threats_placed = Fizesd ki az aranyad felét, vagy kockáztasd az egészet.
showing-rule_threat_revealed = A virágos keszkenővel a Zsaroló elviszi az összes aranyadat.
showing-rule_warrants_placed = Az első kerületet, amelyért fizetsz, elkobozhatják, ha a parancs alá van írva.
showing-rule_confiscated = A kerület odavan, de az aranyadat visszakapod.
showing-rule_destroyed = Az elpusztítás 1 arannyal olcsóbb, mint a felépítés.
showing-rule_armory_used = A Fegyvertár önmagát és még egy kerületet elpusztít.
showing-rule_seized = Megkapod a kerület árát.
showing-rule_exchanged = Ha a tiéd drágább volt, a Diplomata kifizeti a különbözetet.
showing-rule_hands_swapped = Most a Mágus korábbi lapjai vannak nálad.
showing-rule_card_taken = A lap most más kezében van.
showing-rule_gold_taken = Az arany most más kincstartalékában van.
showing-rule_borrowed = Minden aranyért kapsz egy lapot a Bíborostól.
showing-rule_tribute = A Császártól kapott koronáért fizetni kell.
showing-rule_building = A Varázsló rögtön felépítheti az elvett lapot.
showing-rule_theater_exchanged = Ebben a fordulóban a másik karakterrel játszol.

## Spoken on a key

showing-gold_of = { PLAYER($seat) }: { COUNT($gold, of: "gold") }.
showing-hand_of = { PLAYER($seat) }: { COUNT($count, of: "cards") }.
showing-cards_of = { PLAYER($seat) }: { CARD($cards) }.
showing-none_of = { PLAYER($seat) }: még semmi.

## The end

showing-place = { $players } játékosból { $place }. lettél.
showing-cities = A városok
showing-moments = A döntő pillanatok
showing-no_moments = Békés játszma: senkit sem gyilkoltak meg vagy raboltak ki, és semmi sem pusztult el.
showing-held_by = A célpont: { PLAYER($seat) }!
showing-picture = Kép megosztása
showing-picture_name = Az eredmény képként
