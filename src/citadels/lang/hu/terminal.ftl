# A game in the terminal: the table as text, and the talk with the player.

## The table

board-head = { $round }. forduló · a pakliban { COUNT($deck, of: "cards") } · befejezett város: { COUNT($size, of: "districts") }
board-last_round = Ez az utolsó forduló.
board-bell = Harangtorony: { COUNT($size, of: "districts") } elég a játék végéhez.
board-tax = Az Adószedőre { COUNT($gold, of: "gold") } adó vár.
board-hand_size = kézben { COUNT($count, of: "cards") }
board-complete = befejezett város
board-crown = korona
board-no_city = még semmi sem épült
board-district = { CARD($district) } ({ $cost }, { TYPE($type) })
board-museum = A Múzeum alatt: { COUNT($count, of: "cards") }
board-museum_known = A Múzeum alatt: { CARD($cards) }
board-wagon = Pénztárkocsi: { COUNT($gold, of: "gold") }
board-characters = Karakterek:
board-rank = { $rank } { CARD($character) }
board-own = { COUNT($gold, of: "gold", case: "yours") } és { COUNT($points, of: "points", case: "yours") } van; a városod: { $city }
board-hand = A lapjaid: { $cards }
board-their_hand = Kézben: { $cards }
board-known = Biztosan a kezében van: { CARD($cards) }
board-empty_hand = Üres a kezed.
board-card = { CARD($card) } ({ $cost }, { TYPE($type) })
board-discard_pile = Dobópakli: { CARD($cards) }

## What is known of a character, after its name

mark-face_up = képpel felfelé eldobva
mark-face_down = képpel lefelé eldobva
mark-murdered = meggyilkolva
mark-bewitched = megbabonázva
mark-robbed = kirabolják
mark-warrant = parancs
mark-signed = aláírt
mark-threat = megfenyegetve
mark-flower = virágos keszkenő
mark-silent = senki

## Groups of choices

group-gather = Gyűjtés
group-build = Építés
group-character = A karaktered
group-districts = A kerületeid
group-cards = Akciólapok
group-turn = Kör

## The talk

talk-welcome = Citadella, { $edition }: { COUNT($players, of: "players") }, mag: { $seed }.
talk-welcome_help = Írd be egy választás számát, vagy ?-et a súgóhoz.
talk-range = Írj be egy számot 1-től { $count }-ig, vagy ?-et a súgóhoz.
talk-only_one = Írj be 1-et, vagy ?-et a súgóhoz.
talk-refused = Ezt most nem teheted. { $reason }
talk-why_what = Így kérdezz, például: why build castle
talk-why_possible = Ezt megteheted, a száma: { $number }.
talk-bye = Felállsz az asztaltól. Viszlát legközelebb!
talk-end_of_input = Nincs több bemenet: felállsz az asztaltól. Viszlát legközelebb!
talk-kept = A játszma el van mentve. Folytatás: { $command }
talk-left = Van egy befejezetlen játszmád. Folytatás: { $command }
talk-saved = A játszmafájl itt van: { $path }.
talk-resumed = A játszma onnan folytatódik, ahol abbahagytad.
talk-several = Több választás is illik rá: { $numbers }
talk-cannot = { $choice }. { $reason }
talk-nothing_yet = Még semmi sem történt.
talk-ask_language = Milyen nyelven?
talk-ask_edition = Melyik kiadás?
talk-ask_players = Hány játékos?
talk-ask_set = Melyik karakter-összeállítás?
talk-ask_bots = Milyen erősek legyenek a botok?
talk-ask_again = Írd be ezek egyikét: { $allowed }
talk-ask_default = Enter: { $value }
talk-help =
    3               a 3. választás (elég az Enter, ha csak egy van)
    build castle    választás a nevével
    why SZÖVEG      miért nem lehetséges most valami: why build castle, why murder king
    hint            mit tenne egy erős bot, és miért
    ? NÉV           mit tud egy lap: ? boszorkány
    kastély         az a választás, amelyikben ez a szó szerepel
    u               vond vissza, amit az imént tettél, ha lehet
    p               mutasd újra az asztalt
    l               mondd el újra, mi történt ebben a fordulóban
    ?               ez a súgó
    q               állj fel az asztaltól; a játszma elmentődik

    Választás névvel: egy ige, például build, murder, rob, destroy, take_gold, end_turn; aztán az, amire vonatkozik,
    a játékos számmal (az első a 0): swap_hands 2, destroy 1 market, spy 2 noble.

## Records told and stepped through

replay-open = A játszmafájl itt ér véget. { PLAYER($seat) } dönt legközelebb.
    .you = A játszmafájl itt ér véget. Te döntesz legközelebb.
replay-step = Lépés: { $step }/{ $steps }
replay-chose = { PLAYER($seat) } döntése: { $choice }
    .you = A döntésed: { $choice }
replay-digest = Kivonat: { $digest }
replay-start = Ez az eleje.
replay-range = A lépések 0-tól { $steps }-ig, a helyek 0-tól { $most }-ig vannak számozva; ? a súgó.
replay-end = Ez a vége.
replay-seen_by = Ahogy { PLAYER($seat) } látja.
    .you = Ahogy te látod.
replay-spectator = Ahogy egy néző látja.
replay-openly = Minden felfedve.
scenario-choose = { PLAYER($seat, case: "who") ->
    [you] Te választhatsz:
   *[any] { PLAYER($seat) } választhat:
}
scenario-holds = Minden úgy van, ahogy lennie kell.
replay-help =
    n vagy Enter    a következő lépés
    b               egy lépés vissza
    12              a 12. lépés
    r               a következő forduló
    s 2             a 2. játékos szemével
    s               egy néző szemével
    o               minden felfedve
    p               az asztal
    ?               ez a súgó
    q               kilépés
