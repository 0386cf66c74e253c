# What can be chosen, each as a short phrase that begins with a capital letter and has no full stop.
#
# choice-VERB, or choice-VERB-in-DECISION where a decision gives the verb another sense. With $card come $cost
# and $type, with $character comes $rank. Other numbers (a price, how many cards) are foreseen; .brief is told
# where they are not known.

## The selection phase

choice-choose = { CARD($character) } (rank { $rank })
choice-discard = { CARD($character) } (rank { $rank })
choice-exchange_character = Exchange characters with { PLAYER($seat) }
choice-give_character = Give away { CARD($character, case: "the") }
choice-keep_character = Keep your character

## Every turn

choice-take_gold = Take { COUNT($gold, of: "gold") }
    .brief = Take gold
choice-take_cards = Draw { COUNT($count, of: "cards") }
    .brief = Draw cards
choice-keep = { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = { CARD($card) }
choice-build = Build { CARD($card) } ({ COUNT($gold, of: "gold") })
    .brief = Build { CARD($card) } (with gold and cards)
choice-build_by_framework = Build { CARD($card) } (for your Framework)
choice-build_necropolis = Build Necropolis (for your { CARD($district) })
choice-pay_card = Pay 1 with { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Pay 1 with { CARD($card) }
choice-pay_rest = Pay the rest in gold ({ COUNT($gold, of: "gold") })
    .brief = Borrow the rest of the gold
choice-end_turn = End your turn

## Characters, by rank

choice-murder = Murder { CARD($character, case: "the") }
choice-bewitch = Bewitch { CARD($character, case: "the") }
choice-warrant = Put the signed warrant on { CARD($character, case: "the") }
choice-warrant-in-warrant = Put an unsigned warrant on { CARD($character, case: "the") }
choice-confiscate = Show the signed warrant and confiscate { CARD($card) }
    .brief = Show the signed warrant and confiscate
choice-let_stand = Let { CARD($card) } stand
    .brief = Let it stand
choice-rob = Rob { CARD($character, case: "the") }
choice-spy = Spy on { PLAYER($seat) } for { TYPE($type) } cards
choice-threaten = Threaten { CARD($character, case: "the") } with the flower
choice-threaten-in-threaten = Threaten { CARD($character, case: "the") } without the flower
choice-pay_bribe = Pay { COUNT($gold, of: "gold") } to { PLAYER($to) }
    .brief = Pay the bribe
choice-refuse_bribe = Refuse
choice-reveal_threat = Turn it over
choice-leave_threat = Leave it face down
choice-swap_hands = Swap hands with { PLAYER($seat) }
choice-replace = Replace { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Replace { CARD($card) }
choice-draw_replacements = That is all: draw { COUNT($count, of: "cards") }
    .brief = That is all: draw
choice-look_at_hand = Look at { PLAYER($seat, case: "whose") } hand and take a card
choice-take_card = Take { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Take { CARD($card) }
choice-foresee = Take a random card from everybody, then give one back to each
choice-give_card = Give { CARD($card) } to { PLAYER($to) }
    .brief = Give { CARD($card) }
choice-income = Collect for your districts: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { COUNT($cards, of: "cards") }
}
    .brief = Collect for your districts
choice-take_crown = Take the crown
choice-give_crown = Give the crown to { PLAYER($seat) }
choice-tribute_gold = 1 gold from { PLAYER($from) }
    .brief = 1 gold
choice-tribute_card = A random card from { PLAYER($from) }
    .brief = A random card
choice-hand_over_gold = Give 1 gold
choice-hand_over_card = Give { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Give { CARD($card) }
choice-income_in_gold = Collect for your districts: { COUNT($gold, of: "gold") } and { COUNT($cards, of: "cards") }
    .brief = Collect for your districts: { COUNT($number, of: "gold") } and the rest in cards
choice-alms = Take { COUNT($gold, of: "gold") } from { PLAYER($seat) }, the richest
    .brief = Take gold from { PLAYER($seat) }, the richest
choice-borrow = Build { CARD($card) } with borrowed gold
choice-borrow_from = Borrow { COUNT($gold, of: "gold") } from { PLAYER($seat) }
    .brief = Borrow from { PLAYER($seat) }
choice-extra_gold = Take { COUNT($gold, of: "gold") } extra
    .brief = Take extra gold
choice-extra_cards = Draw { COUNT($count, of: "cards") } extra
    .brief = Draw extra cards
choice-four_gold = Take { COUNT($gold, of: "gold") } extra
    .brief = Take 4 gold extra
choice-four_cards = Draw { COUNT($count, of: "cards") } extra
    .brief = Draw 4 cards extra
choice-study = Study { COUNT($count, of: "cards") } and keep one
    .brief = Study the deck and keep a card
choice-destroy = Destroy { PLAYER($seat, case: "whose") } { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = Destroy { PLAYER($seat, case: "whose") } { CARD($district) }
choice-offer = Offer your { CARD($district) } in exchange
choice-exchange_for = Take { PLAYER($seat, case: "whose") } { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = Take { PLAYER($seat, case: "whose") } { CARD($district) } (free)
choice-seize = Seize { PLAYER($seat, case: "whose") } { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = Seize { PLAYER($seat, case: "whose") } { CARD($district) }
choice-neighbour_gold = Take { COUNT($gold, of: "gold") } for sitting beside rank 4
    .brief = Take gold for sitting beside rank 4
choice-beautify = Put 1 gold on { CARD($district) }
choice-stop_beautifying = No more
choice-collect_tax = Collect { COUNT($gold, of: "gold") } of taxes
    .brief = Collect the taxes

## Unique districts

choice-use_armory = Blow up your Armory with { PLAYER($seat, case: "whose") } { CARD($district) }
choice-use_laboratory = Laboratory: { CARD($card) } for { COUNT($gold, of: "gold") }
    .brief = Laboratory: { CARD($card) } for gold
choice-use_smithy = Smithy: { COUNT($count, of: "cards") } for { COUNT($gold, of: "gold") }
    .brief = Smithy: cards for gold
choice-use_museum = Museum: put { CARD($card) } under it
choice-save_district = Pay 1 gold and take it into your hand
choice-leave_district = Let it go
choice-ring_bell = Let one district fewer complete a city
choice-keep_bell_silent = Leave it at the usual number
choice-search_deck = Look through the deck
choice-leave_deck = Leave the deck alone
choice-show_murdered = Show your murdered character and gather
choice-stay_hidden = Stay hidden

## Action cards

choice-play_big_top = Lay the Big Top into your city
choice-play_ticket_wagon = Lay the Ticket Wagon before you
choice-use_wagon = Put 1 gold on { PLAYER($owner, case: "whose") } Ticket Wagon and draw (then { COUNT($gold, of: "gold") } on it)
    .brief = Put 1 gold on a Ticket Wagon and draw
choice-cash_in = Discard it and take { COUNT($gold, of: "gold") }
    .brief = Discard it and take the gold
choice-leave_wagon = Leave it on the table
choice-play_fortune_teller = Fortune Teller: look at { PLAYER($seat, case: "whose") } hand and take a card
choice-play_director = Director: two more districts in this turn
choice-play_cannonball = Human Cannonball: { CARD($card) } in the place of another district
choice-replace_district = In the place of { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = In the place of { CARD($district) }
choice-play_acrobat = Play the Acrobat and take the crown
choice-play_strongman = Show the Strongman
choice-hold_back = Keep the card in your hand
