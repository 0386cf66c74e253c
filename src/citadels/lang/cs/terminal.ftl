# A game in the terminal: the table as text, and the talk with the player.

## The table

board-head = Kolo { $round } · v balíčku: { COUNT($deck, of: "cards") } · dokončené město: { COUNT($size, of: "districts") }
board-last_round = Tohle je poslední kolo.
board-bell = Zvonice: ke konci partie stačí { COUNT($size, of: "districts") }.
board-tax = Daně pro výběrčího daní: { COUNT($gold, of: "gold") }.
board-hand_size = { COUNT($count, of: "cards") } v ruce
board-crown = koruna
board-complete = město dokončeno
board-no_city = zatím nic nestojí
board-district = { CARD($district) } ({ $cost }, { TYPE($type) })
board-wagon = Pokladní vůz: { COUNT($gold, of: "gold") }
board-museum = Pod Muzeem: { COUNT($count, of: "cards") }
board-museum_known = Pod Muzeem: { CARD($cards) }
board-characters = Postavy:
board-rank = { $rank } { CARD($character) }
board-own = Máš { COUNT($gold, of: "gold", case: "acc") } a { COUNT($points, of: "points") }; tvé město: { $city }
board-hand = V ruce: { $cards }
board-their_hand = V ruce: { $cards }
board-known = V ruce má určitě { CARD($cards, case: "acc") }
board-empty_hand = V ruce nemáš nic.
board-card = { CARD($card) } ({ $cost }, { TYPE($type) })
board-discard_pile = Odhazovací balíček: { CARD($cards) }

## What is known of a character, after its name: nouns, which need not agree with it

mark-face_up = lícem nahoru
mark-face_down = lícem dolů
mark-murdered = zneškodněná postava
mark-bewitched = očarovaná postava
mark-robbed = cíl zloděje
mark-warrant = glejt
mark-signed = s pečetí
mark-threat = šátek
mark-flower = s růží
mark-silent = nikdo

## Groups of choices

group-gather = Zdroje
group-build = Stavba
group-character = Postava
group-districts = Tvé budovy
group-cards = Akční karty
group-turn = Tah

## The talk

talk-welcome = Citadela, { $edition }: { COUNT($players, of: "players") }, seed { $seed }.
talk-welcome_help = Napiš číslo volby, nebo ? pro nápovědu.
talk-range = Napiš prosím číslo od 1 do { $count }, nebo ? pro nápovědu.
talk-only_one = Napiš prosím 1, nebo ? pro nápovědu.
talk-refused = Teď to nejde: { $reason }
talk-why_what = Zeptej se třeba takhle: why hrad
talk-why_possible = Tohle jde: volba číslo { $number }.
talk-bye = Odcházíš od stolu. Tak zase příště!
talk-end_of_input = Vstup skončil, odcházíš od stolu. Tak zase příště!
talk-kept = Partie je uložená. Pokračovat můžeš takhle: { $command }
talk-left = Máš rozehranou partii. Pokračovat můžeš takhle: { $command }
talk-saved = Záznam je v souboru { $path }.
talk-resumed = Partie pokračuje tam, kde se přerušila.
talk-several = Odpovídá tomu víc voleb: { $numbers }
talk-cannot = { $choice }: { $reason }
talk-nothing_yet = Zatím se nic nestalo.
talk-ask_language = Který jazyk?
talk-ask_edition = Které vydání?
talk-ask_players = Kolik hráčů?
talk-ask_set = Která sada postav?
talk-ask_bots = Jak silní mají být soupeři?
talk-ask_again = Napiš prosím něco z tohoto: { $allowed }
talk-ask_default = Jen Enter: { $value }
talk-help =
    3               vybrat volbu číslo 3 (stačí Enter, když je jen jedna)
    build castle    vybrat volbu podle názvu
    why TEXT        proč něco teď nejde: why hrad, why murder king
    hint            co by udělal silný bot a proč
    ? NÁZEV         co umí karta: ? ježibaba
    hospoda         vybrat volbu, která se té karty nebo toho slova týká
    u               vzít zpět poslední volbu, pokud to jde
    p               ukázat znovu stůl
    l               vypsat znovu, co se v tomto kole stalo
    ?               tato nápověda
    q               odejít od stolu; partie se uloží

    Volby podle názvu: sloveso jako build, murder, rob, destroy, take_gold, end_turn; pak to, čeho se týká,
    hráč číslem (první je 0): swap_hands 2, destroy 1 market, spy 2 noble.

## Records told and stepped through

replay-open = Tady záznam končí; teď rozhoduje { PLAYER($seat) }.
    .you = Tady záznam končí; teď rozhoduješ ty.
replay-step = Krok { $step }/{ $steps }
replay-chose = { PLAYER($seat) } volí: { $choice }
    .you = Volíš: { $choice }
replay-digest = Otisk: { $digest }
replay-start = Tohle je začátek.
replay-range = Kroky jsou od 0 do { $steps }, místa od 0 do { $most }; ? pro nápovědu.
replay-end = Tohle je konec.
replay-seen_by = Takhle to vidí { PLAYER($seat) }.
    .you = Takhle to vidíš ty.
replay-spectator = Takhle to vidí divák.
replay-openly = Všechno odkryté.
scenario-choose = { PLAYER($seat, case: "who") ->
    [you] Máš na výběr:
   *[any] { PLAYER($seat) } má na výběr:
}
scenario-holds = Všechno je, jak má být.
replay-help =
    n nebo Enter    další krok
    b               krok zpět
    12              krok 12
    r               další kolo
    s 2             pohled hráče 2
    s               pohled diváka
    o               všechno odkryté
    p               stůl
    ?               tato nápověda
    q               konec
