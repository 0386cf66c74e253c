# What happens, shown at the reader's pace; what was done to the reader; the end.

showing-bank = Bank
showing-pace = Tempo
showing-pace_of_host = Tempo určuje hostitel. Můžeš si říkat o každý krok zvlášť.
showing-pace_slow = Pomalu
showing-pace_normal = Běžně
showing-pace_fast = Rychle
showing-pace_at_once = Hned
showing-pace_step = Počkej na mě
showing-next = Dál
showing-catch_up = Dohnat
showing-catch_up_title = Skočit k tomu, co se děje teď
showing-your_turn_waits = Jsi na tahu: skočit tam
showing-unsent = Spojení chybí: tvá volba čeká na odeslání.

## What was done to the reader: the rule in one sentence

showing-rule_murder_named = Tah té postavy propadá.
# One of the reader's two characters was murdered.
showing-one_is_out = Vypadává jen { CARD($character) }. Za { CARD($acting, case: "acc") } hraješ dál.
showing-rule_bewitch_named = Jen si dobereš zdroje, tah za tebe dohraje jiný hráč.
showing-rule_rob_named = Až na tebe přijde řada, zloděj ti vezme všechny mince.
showing-rule_robbed = Zloděj bere všechny mince tomu, koho si vybral.
showing-rule_threats_placed = Zaplať půlku mincí, nebo riskuj všechny.
showing-rule_threat_revealed = S růží ti vyděračka vezme všechny mince.
showing-rule_warrants_placed = První budovu, kterou zaplatíš, ti může glejt s pečetí zabavit.
showing-rule_confiscated = Budova je pryč, mince se ti vrátily.
showing-rule_destroyed = Za bourání se platí o minci méně, než budova stála.
showing-rule_armory_used = Zbrojnice zboří sebe a jednu další budovu.
showing-rule_seized = Cenu budovy dostaneš zaplacenou.
showing-rule_exchanged = Je-li tvá budova dražší, rozdíl ti soupeř doplatí.
showing-rule_hands_swapped = V ruce teď máš soupeřovy původní karty.
showing-rule_card_taken = Karta je teď v jiné ruce.
showing-rule_gold_taken = Mince jsou teď v jiném měšci.
showing-rule_borrowed = Za každou minci dostaneš od kardinála kartu.
showing-rule_tribute = Za předanou korunu se platí.
showing-rule_building = Kartu, kterou zaklínač vezme, smí hned postavit.
showing-rule_theater_exchanged = V tomto kole hraješ za druhou postavu.

## Spoken on a key

showing-gold_of = { PLAYER($seat) }: { COUNT($gold, of: "gold") }.
showing-hand_of = { PLAYER($seat) }: { COUNT($count, of: "cards") }.
showing-cards_of = { PLAYER($seat) }: { CARD($cards) }.
showing-none_of = { PLAYER($seat) }: zatím nic.

## The end

showing-place = Končíš na { $place }. místě (hráčů: { $players }).
showing-cities = Města
showing-moments = Chvíle, které rozhodly
showing-no_moments = Poklidná partie: nikdo nepřišel o tah ani o mince a nic se nezbouralo.
showing-held_by = { PLAYER($seat, case: "who") ->
    [you] Schytáváš to ty!
   *[any] Schytává to { PLAYER($seat) }!
}
showing-picture = Sdílet obrázek
showing-picture_name = Výsledek jako obrázek
