# What can be chosen, each as a short phrase that begins with a capital letter and has no full stop.
#
# choice-VERB, or choice-VERB-in-DECISION where a decision gives the verb another sense. With $card come $cost
# and $type, with $character comes $rank. Other numbers (a price, how many cards) are foreseen; .brief is told
# where they are not known.

## The selection phase

choice-choose = Choose { CARD($character, case: "the") }
choice-discard = Discard { CARD($character, case: "the") }
choice-exchange_character = Swap characters with { PLAYER($seat) }
choice-give_character = Give away { CARD($character, case: "the") }
choice-keep_character = Keep your character

## Every turn

choice-take_gold = Take { COUNT($gold, of: "gold") }
    .brief = Take gold
choice-take_cards = { $count ->
    [0] Draw cards (the deck is empty)
   *[other] Draw { COUNT($count, of: "cards") }
}
    .brief = Draw cards
choice-keep = Keep { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Keep { CARD($card) }
choice-build = Build { CARD($card) } ({ COUNT($gold, of: "gold") })
    .brief = Build { CARD($card) } (with gold and cards)
choice-build_by_framework = Build { CARD($card) } (destroy your Framework)
choice-build_necropolis = Build Necropolis (destroy your { CARD($district) })
choice-pay_card = Pay 1 gold with { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Pay 1 gold with { CARD($card) }
choice-pay_rest = Pay the rest in gold ({ COUNT($gold, of: "gold") })
    .brief = Borrow the rest of the gold
choice-end_turn = End your turn

## Characters, by rank

choice-murder = Murder { CARD($character, case: "the") }
choice-bewitch = Bewitch { CARD($character, case: "the") }
choice-warrant = Put the signed warrant on { CARD($character, case: "the") }
choice-warrant-in-warrant = Put an unsigned warrant on { CARD($character, case: "the") }
choice-confiscate = Confiscate { CARD($card) }
    .brief = Confiscate it
choice-let_stand = Let { CARD($card) } be built
    .brief = Let it be built
choice-rob = Rob { CARD($character, case: "the") }
choice-spy = Spy on { PLAYER($seat) } for { TYPE($type) } cards
choice-threaten = Threaten { CARD($character, case: "the") } with the flower
choice-threaten-in-threaten = Threaten { CARD($character, case: "the") } without the flower
choice-pay_bribe = { $gold ->
    [0] Pay the bribe to { PLAYER($to) } (nothing)
   *[other] Pay { COUNT($gold, of: "gold") } to { PLAYER($to) }
}
    .brief = Pay the bribe
choice-refuse_bribe = Refuse to pay
choice-reveal_threat = Turn it over
choice-leave_threat = Leave it face down
choice-swap_hands = Swap hands with { PLAYER($seat) }
choice-replace = Trade in { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Trade in { CARD($card) }
choice-draw_replacements = Done: draw { COUNT($count, of: "cards") }
    .brief = Done: draw cards
choice-look_at_hand = Look at { PLAYER($seat, case: "whose") } hand and take a card
choice-take_card = Take { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Take { CARD($card) }
choice-foresee = Take a random card from each player
choice-give_card = Give { CARD($card) } to { PLAYER($to) }
    .brief = Give { CARD($card) }
choice-income = Income from your districts: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { COUNT($cards, of: "cards") }
}
    .brief = Income from your districts
choice-take_crown = Take the crown
choice-give_crown = Give the crown to { PLAYER($seat) }
choice-tribute_gold = Take 1 gold from { PLAYER($from) }
    .brief = Take 1 gold
choice-tribute_card = Take a random card from { PLAYER($from) }
    .brief = Take a random card
choice-hand_over_gold = Give 1 gold
choice-hand_over_card = Give { CARD($card) } ({ COUNT($cost, of: "gold") }, { TYPE($type) })
    .brief = Give { CARD($card) }
choice-income_in_gold = Income from your districts: { $cards ->
    [0] { COUNT($gold, of: "gold") }
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }
       *[other] { COUNT($gold, of: "gold") } and { COUNT($cards, of: "cards") }
    }
}
    .brief = Income from your districts: { COUNT($number, of: "gold") } and the rest in cards
choice-alms = Take { COUNT($gold, of: "gold") } from { PLAYER($seat) }, the richest
    .brief = Take gold from { PLAYER($seat) }, the richest
choice-borrow = Build { CARD($card) } with borrowed gold
choice-borrow_from = Borrow { COUNT($gold, of: "gold") } from { PLAYER($seat) }
    .brief = Borrow from { PLAYER($seat) }
choice-extra_gold = Take { $gold } more gold
    .brief = Take extra gold
choice-extra_cards = Draw { $count } more { $count ->
    [one] card
   *[other] cards
}
    .brief = Draw extra cards
choice-four_gold = Take { $gold } more gold
    .brief = Take 4 more gold
choice-four_cards = Draw { $count } more { $count ->
    [one] card
   *[other] cards
}
    .brief = Draw 4 more cards
choice-study = { $count ->
    [one] Draw the last card and keep it
   *[other] Draw { COUNT($count, of: "cards") } and keep one
}
    .brief = Draw cards and keep one
choice-destroy = { $gold ->
    [0] Destroy { PLAYER($seat, case: "whose") } { CARD($district) } (free)
   *[other] Destroy { PLAYER($seat, case: "whose") } { CARD($district) } ({ COUNT($gold, of: "gold") })
}
    .brief = Destroy { PLAYER($seat, case: "whose") } { CARD($district) }
choice-offer = Offer your { CARD($district) } for exchange
choice-exchange_for = Take { PLAYER($seat, case: "whose") } { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = Take { PLAYER($seat, case: "whose") } { CARD($district) } (free)
choice-seize = Seize { PLAYER($seat, case: "whose") } { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = Seize { PLAYER($seat, case: "whose") } { CARD($district) }
choice-neighbour_gold = Take { COUNT($gold, of: "gold") } for sitting next to rank 4
    .brief = Take gold for sitting next to rank 4
choice-beautify = Put 1 gold on { CARD($district) }
choice-stop_beautifying = Leave it at that
choice-collect_tax = Collect { COUNT($gold, of: "gold") } in taxes
    .brief = Collect the taxes

## Unique districts

choice-use_armory = Destroy your Armory and { PLAYER($seat, case: "whose") } { CARD($district) }
choice-use_laboratory = Laboratory: { CARD($card) } for { COUNT($gold, of: "gold") }
    .brief = Laboratory: { CARD($card) } for gold
choice-forgo = Do without { CARD($district) } this turn
choice-use_smithy = Smithy: { COUNT($count, of: "cards") } for { COUNT($gold, of: "gold") }
    .brief = Smithy: cards for gold
choice-use_museum = Museum: tuck { CARD($card) } under it
choice-save_district = Pay 1 gold and take it into your hand
choice-leave_district = Let it go
choice-ring_bell = Ring the bell: one district fewer
choice-keep_bell_silent = Keep the usual number
choice-search_deck = Look through the deck
choice-leave_deck = Leave the deck alone
choice-show_murdered = Reveal your murdered character and gather
choice-stay_hidden = Stay hidden

## Action cards

choice-play_big_top = Add the Big Top to your city
choice-play_ticket_wagon = Put the Ticket Wagon in front of you
choice-use_wagon = { PLAYER($owner, case: "whose") } Ticket Wagon: draw for 1 gold (then { $gold } on it)
    .brief = Ticket Wagon: draw for 1 gold
choice-cash_in = Discard it and take { COUNT($gold, of: "gold") }
    .brief = Discard it and take the gold
choice-leave_wagon = Leave it on the table
choice-play_fortune_teller = Fortune Teller: look at { PLAYER($seat, case: "whose") } hand and take a card
choice-play_director = Director: two more districts this turn
choice-play_cannonball = Human Cannonball: replace a district with { CARD($card) }
choice-replace_district = Replace { CARD($district) } ({ COUNT($gold, of: "gold") })
    .brief = Replace { CARD($district) }
choice-play_acrobat = Play the Acrobat and take the crown
choice-play_strongman = Show the Strongman
choice-hold_back = Keep the card
