# What happens in a game, as the log tells it, in the present tense.
#
# Of each message: .you is told instead if $seat is the reader; .brief if something in the message is hidden
# from the reader (and .you-brief likewise). A message without .brief is then not told.
# Seats only through PLAYER, cards, characters and districts only through CARD, types only through TYPE,
# or as selectors. Numbers as { $gold }, as { COUNT($gold, of: "gold") } or as selectors. Flags are yes or no.

## The game and its rounds

event-game_started = { COUNT($players, of: "players") } sit down at the table.
event-hand_dealt = { PLAYER($seat) } is dealt { CARD($cards) }.
    .you = You are dealt { CARD($cards) }.
event-round_started = — Round { $round }: { PLAYER($crown, case: "whose") } crown —
# One or several characters.
event-face_up = Out of this round, face up: { CARD($character, case: "the") }.
event-face_down = You look at the character that lies face down: { CARD($character, case: "the") }.
event-face_down_taken = { PLAYER($seat) } takes the face-down character, too: { CARD($character, case: "the") }.
    .you = You take the face-down character, too: { CARD($character, case: "the") }.
    .brief = { PLAYER($seat) } takes the face-down character, too.
event-chose = { PLAYER($seat) } chooses { CARD($character, case: "the") }.
    .you = You choose { CARD($character, case: "the") }.
event-discarded_character = { PLAYER($seat) } puts { CARD($character, case: "the") } away, face down.
    .you = You put { CARD($character, case: "the") } away, face down.
event-left_over = Left over: { CARD($character, case: "the") }.
event-theater_exchanged = { PLAYER($seat) } uses the Theater: { CARD($given, case: "the") } goes to { PLAYER($with) }, { CARD($received, case: "the") } comes back.
    .you = You use the Theater: { CARD($given, case: "the") } goes to { PLAYER($with) }, { CARD($received, case: "the") } comes back.
    .brief = { PLAYER($seat) } uses the Theater and exchanges characters with { PLAYER($with) }.
event-theater_chose = { PLAYER($seat) } chooses { PLAYER($with) } for an exchange by the Theater.
    .you = You choose { PLAYER($with) } for an exchange by the Theater.
event-theater_unused = { PLAYER($seat) } leaves the Theater unused.
    .you = You leave the Theater unused.
# One or several characters.
event-silent = Nobody answers for { CARD($character, case: "the") }.
event-revealed = { PLAYER($seat) } is { CARD($character, case: "the") }.
    .you = You are { CARD($character, case: "the") }.
event-resumed = { PLAYER($seat) }, the Witch, takes over the turn of { CARD($character, case: "the") }.
    .you = As the Witch you take over the turn of { CARD($character, case: "the") }.
event-murdered_shown = { PLAYER($seat) } shows { CARD($character, case: "the") }, the murdered one.
    .you = You show { CARD($character, case: "the") }, the murdered one.
event-crown_moved = The crown passes from { PLAYER($from) } to { PLAYER($to) }.
event-completed = { $first ->
    [yes] { PLAYER($seat, case: "whose") } city is complete, the first of all: this is the last round.
   *[no] { PLAYER($seat, case: "whose") } city is complete.
}
    .you = { $first ->
        [yes] Your city is complete, the first of all: this is the last round.
       *[no] Your city is complete.
    }
event-game_ended = The game is over.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } takes { COUNT($gold, of: "gold") }.
    .you = You take { COUNT($gold, of: "gold") }.
event-cards_gathered = { PLAYER($seat) } draws { CARD($cards) }.
    .you = You draw { CARD($cards) }.
    .brief = { PLAYER($seat) } draws { COUNT($count, of: "cards") }.
event-kept = { PLAYER($seat) } keeps { CARD($card) } and puts back { CARD($cards) }.
    .you = You keep { CARD($card) } and put back { CARD($cards) }.
    .brief = { PLAYER($seat) } keeps one and puts back { COUNT($returned, of: "cards") }.
event-drew = { PLAYER($seat) } draws { CARD($cards) }.
    .you = You draw { CARD($cards) }.
    .brief = { PLAYER($seat) } draws { COUNT($count, of: "cards") }.
event-gained_gold = { PLAYER($seat) } receives { COUNT($gold, of: "gold") } from the bank.
    .you = You receive { COUNT($gold, of: "gold") } from the bank.
# Gold, cards or both; never none of them.
event-income = { PLAYER($seat) } collects for districts: { $cards ->
    [0] { COUNT($gold, of: "gold") }.
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }.
       *[other] { COUNT($gold, of: "gold") } and { COUNT($cards, of: "cards") }.
    }
}
    .you = You collect for your districts: { $cards ->
        [0] { COUNT($gold, of: "gold") }.
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards") }.
           *[other] { COUNT($gold, of: "gold") } and { COUNT($cards, of: "cards") }.
        }
    }
event-deck_shuffled = The deck is shuffled.
event-discarded = Onto the discard pile: { CARD($cards) }.
event-discards_shuffled = The discard pile is shuffled into a new deck of { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } pays { COUNT($gold, of: "gold") } for { CARD($for) }.
    .you = You pay { COUNT($gold, of: "gold") } for { CARD($for) }.
event-paid_card = { PLAYER($seat) } pays with { CARD($card) }.
    .you = You pay with { CARD($card) }.
    .brief = { PLAYER($seat) } pays with a card.
event-borrowed = { PLAYER($seat) } borrows { COUNT($gold, of: "gold") } from { PLAYER($from) }.
    .you = You borrow { COUNT($gold, of: "gold") } from { PLAYER($from) }.
event-built = { PLAYER($seat) } builds { CARD($card) }.
    .you = You build { CARD($card) }.
# A payment and the building that follows at once, told as one.
event-built_for = { PLAYER($seat) } builds { CARD($for) } for { COUNT($gold, of: "gold") }.
    .you = You build { CARD($for) } for { COUNT($gold, of: "gold") }.
event-sacrificed = { PLAYER($seat) } tears down { CARD($district) }.
    .you = You tear down { CARD($district) }.
event-taxed = { PLAYER($seat) } pays 1 gold of tax.
    .you = You pay 1 gold of tax.

## Characters

event-murder_named = { PLAYER($seat) } murders { CARD($character, case: "the") }.
    .you = You murder { CARD($character, case: "the") }.
event-bewitch_named = { PLAYER($seat) } bewitches { CARD($character, case: "the") }.
    .you = You bewitch { CARD($character, case: "the") }.
event-rob_named = { PLAYER($seat) } is going to rob { CARD($character, case: "the") }.
    .you = You are going to rob { CARD($character, case: "the") }.
event-robbed = { PLAYER($seat) } robs { PLAYER($from) }: { COUNT($gold, of: "gold") }.
    .you = You rob { PLAYER($from) }: { COUNT($gold, of: "gold") }.
event-warrants_placed = { PLAYER($seat) } places warrants on { CARD($characters, case: "the") }; the signed one on { CARD($signed, case: "the") }.
    .you = You place warrants on { CARD($characters, case: "the") }; the signed one on { CARD($signed, case: "the") }.
    .brief = { PLAYER($seat) } places warrants on { CARD($characters, case: "the") }; one of them is signed.
event-confiscated = { PLAYER($seat) } shows the signed warrant and confiscates { CARD($card) } from { PLAYER($from) }.
    .you = You show the signed warrant and confiscate { CARD($card) } from { PLAYER($from) }.
event-stands = { PLAYER($seat) } lets { CARD($card) } stand.
    .you = You let { CARD($card) } stand.
event-spied = { PLAYER($seat) } spies on { PLAYER($of) } for { TYPE($type) } cards and finds { $count }; the hand: { CARD($hand) }.
    .you = You spy on { PLAYER($of) } for { TYPE($type) } cards and find { $count }; the hand: { CARD($hand) }.
    .brief = { PLAYER($seat) } spies on { PLAYER($of) } for { TYPE($type) } cards and finds { $count }.
event-gold_taken = { PLAYER($seat) } takes { COUNT($gold, of: "gold") } from { PLAYER($from) }.
    .you = You take { COUNT($gold, of: "gold") } from { PLAYER($from) }.
event-threats_placed = { PLAYER($seat) } threatens { CARD($characters, case: "the") }; the flower lies with { CARD($flower, case: "the") }.
    .you = You threaten { CARD($characters, case: "the") }; the flower lies with { CARD($flower, case: "the") }.
    .brief = { PLAYER($seat) } threatens { CARD($characters, case: "the") }; one of the threats is real.
event-bribed = { PLAYER($seat) } bribes { PLAYER($to) } with { COUNT($gold, of: "gold") }.
    .you = You bribe { PLAYER($to) } with { COUNT($gold, of: "gold") }.
event-bribe_refused = { PLAYER($seat) } refuses to pay a bribe.
    .you = You refuse to pay a bribe.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } turns over the threat against { CARD($character, case: "the") }: the flower!
   *[no] { PLAYER($seat) } turns over the threat against { CARD($character, case: "the") }: nothing.
}
    .you = { $flower ->
        [yes] You turn over the threat against { CARD($character, case: "the") }: the flower!
       *[no] You turn over the threat against { CARD($character, case: "the") }: nothing.
    }
event-threat_left = { PLAYER($seat) } leaves the threat face down.
    .you = You leave the threat face down.
event-hands_swapped = { PLAYER($seat) } swaps hands with { PLAYER($with) }, giving { CARD($given) } for { CARD($received) }.
    .you = You swap hands with { PLAYER($with) }, giving { CARD($given) } for { CARD($received) }.
    .brief = { PLAYER($seat) } swaps hands with { PLAYER($with) }.
event-put_aside = { PLAYER($seat) } puts { CARD($card) } aside.
    .you = You put { CARD($card) } aside.
    .brief = { PLAYER($seat) } puts a card aside.
event-cards_replaced = { PLAYER($seat) } puts { CARD($cards) } under the deck.
    .you = You put { CARD($cards) } under the deck.
    .brief = { PLAYER($seat) } puts { COUNT($count, of: "cards") } under the deck.
event-hand_seen = { PLAYER($seat) } looks at { PLAYER($of, case: "whose") } hand: { CARD($hand) }.
    .you = You look at { PLAYER($of, case: "whose") } hand: { CARD($hand) }.
    .brief = { PLAYER($seat) } looks at { PLAYER($of, case: "whose") } hand.
event-card_taken = { PLAYER($seat) } takes { CARD($card) } from { PLAYER($from) }.
    .you = You take { CARD($card) } from { PLAYER($from) }.
    .brief = { PLAYER($seat) } takes a card from { PLAYER($from) }.
event-card_given = { PLAYER($seat) } gives { CARD($card) } to { PLAYER($to) }.
    .you = You give { CARD($card) } to { PLAYER($to) }.
    .brief = { PLAYER($seat) } gives a card to { PLAYER($to) }.
event-destroyed = { PLAYER($seat) } destroys { PLAYER($owner, case: "whose") } { CARD($district) } for { COUNT($gold, of: "gold") }.
    .you = You destroy { PLAYER($owner, case: "whose") } { CARD($district) } for { COUNT($gold, of: "gold") }.
event-offered = { PLAYER($seat) } offers { CARD($district) }.
    .you = You offer { CARD($district) }.
event-exchanged = { PLAYER($seat) } exchanges { CARD($given) } for { PLAYER($with, case: "whose") } { CARD($taken) }.
    .you = You exchange { CARD($given) } for { PLAYER($with, case: "whose") } { CARD($taken) }.
event-seized = { PLAYER($seat) } seizes { PLAYER($from, case: "whose") } { CARD($district) }.
    .you = You seize { PLAYER($from, case: "whose") } { CARD($district) }.
event-paid_player = { PLAYER($seat) } pays { COUNT($gold, of: "gold") } to { PLAYER($to) }.
    .you = You pay { COUNT($gold, of: "gold") } to { PLAYER($to) }.
event-beautified = { PLAYER($seat) } puts 1 gold on { CARD($card) }.
    .you = You put 1 gold on { CARD($card) }.
event-tax_paid = { PLAYER($seat) } pays 1 gold of tax to { PLAYER($to) }.
    .you = You pay 1 gold of tax to { PLAYER($to) }.
event-tax_collected = { PLAYER($seat) } collects { COUNT($gold, of: "gold") } of taxes.
    .you = You collect { COUNT($gold, of: "gold") } of taxes.
# What the new bearer of the crown gives the Emperor: $gold gold, or with 0 gold a card.
event-tribute = { PLAYER($seat) } takes { CARD($card) } from { PLAYER($from) } for the crown.
    .you = You take { CARD($card) } from { PLAYER($from) } for the crown.
    .brief = { PLAYER($seat) } takes { $gold ->
        [0] a card
       *[other] { COUNT($gold, of: "gold") }
    } from { PLAYER($from) } for the crown.
    .you-brief = You take { $gold ->
        [0] a card
       *[other] { COUNT($gold, of: "gold") }
    } from { PLAYER($from) } for the crown.

## Unique districts

event-armory_used = { PLAYER($seat) } blows up the Armory, and { PLAYER($owner, case: "whose") } { CARD($district) } with it.
    .you = You blow up the Armory, and { PLAYER($owner, case: "whose") } { CARD($district) } with it.
event-laboratory_used = { PLAYER($seat) } turns { CARD($card) } into { COUNT($gold, of: "gold") } in the Laboratory.
    .you = You turn { CARD($card) } into { COUNT($gold, of: "gold") } in the Laboratory.
    .brief = { PLAYER($seat) } turns a card into { COUNT($gold, of: "gold") } in the Laboratory.
event-smithy_used = { PLAYER($seat) } pays { COUNT($gold, of: "gold") } to the Smithy.
    .you = You pay { COUNT($gold, of: "gold") } to the Smithy.
event-museum_used = { PLAYER($seat) } puts { CARD($card) } under the Museum.
    .you = You put { CARD($card) } under the Museum.
    .brief = { PLAYER($seat) } puts a card under the Museum.
event-museum_emptied = From under the Museum these cards go under the deck: { CARD($cards) }.
    .brief = From under the Museum { COUNT($count, of: "cards") } { $count ->
        [one] goes
       *[other] go
    } under the deck.
event-museum_seen = Under the Museum: { CARD($cards) }.
event-saved = { PLAYER($seat) } pays 1 gold and takes { CARD($card) } into the hand by the Graveyard.
    .you = You pay 1 gold and take { CARD($card) } into your hand by the Graveyard.
event-not_saved = { PLAYER($seat) } lets { CARD($card) } go.
    .you = You let { CARD($card) } go.
event-bell_rung = { PLAYER($seat) } rings the bell: one district fewer completes a city now.
    .you = You ring the bell: one district fewer completes a city now.
event-bell_silent = { PLAYER($seat) } leaves the bell silent.
    .you = You leave the bell silent.
event-bell_fallen = { $last_round ->
    [yes] The Bell Tower is gone: the usual number of districts completes a city again. This stays the last round.
   *[no] The Bell Tower is gone: the usual number of districts completes a city again.
}
event-deck_searched = { PLAYER($seat) } looks through the deck: { CARD($cards) }.
    .you = You look through the deck: { CARD($cards) }.
    .brief = { PLAYER($seat) } looks through the deck.
event-deck_left = { PLAYER($seat) } leaves the deck alone.
    .you = You leave the deck alone.
event-throne_room = { PLAYER($seat, case: "whose") } Throne Room brings 1 gold.
    .you = Your Throne Room brings 1 gold.
event-park = { PLAYER($seat, case: "whose") } hand is empty: the Park brings cards.
    .you = Your hand is empty: the Park brings cards.
event-poor_house = { PLAYER($seat, case: "whose") } stash is empty: the Poor House brings 1 gold.
    .you = Your stash is empty: the Poor House brings 1 gold.
event-refunded = { PLAYER($seat) } gets { COUNT($gold, of: "gold") } back by alchemy.
    .you = You get { COUNT($gold, of: "gold") } back by alchemy.

## Action cards

event-card_played = { PLAYER($seat) } plays { CARD($card) }.
    .you = You play { CARD($card) }.
event-wagon_used = { PLAYER($seat) } puts 1 gold on { PLAYER($owner, case: "whose") } Ticket Wagon and draws: { COUNT($gold, of: "gold") } on it now.
    .you = You put 1 gold on { PLAYER($owner, case: "whose") } Ticket Wagon and draw: { COUNT($gold, of: "gold") } on it now.
event-wagon_cashed = { PLAYER($seat) } discards the Ticket Wagon and takes { COUNT($gold, of: "gold") } from it.
    .you = You discard the Ticket Wagon and take { COUNT($gold, of: "gold") } from it.
event-wagon_left = { PLAYER($seat) } leaves the Ticket Wagon on the table.
    .you = You leave the Ticket Wagon on the table.
event-upgraded = { PLAYER($seat) } pays { COUNT($gold, of: "gold") } and puts { CARD($card) } in the place of { CARD($district) }.
    .you = You pay { COUNT($gold, of: "gold") } and put { CARD($card) } in the place of { CARD($district) }.
event-strongman_shown = The Strongman saves { PLAYER($seat) }, { CARD($character, case: "the") }.
    .you = The Strongman saves you, { CARD($character, case: "the") }.

## Taking back

event-taken_back = { PLAYER($seat) } takes that back.
    .you = You take that back.
event-shown_in_hand = { PLAYER($seat) } has shown { CARD($card) } and still has it.
    .you = Everybody has seen that you have { CARD($card) }.
event-seen_in_hand = { PLAYER($seat) } has shown { CARD($card) } and still has it.
    .you = Your { CARD($card) } has been seen.
    .brief = { PLAYER($seat) } keeps a card that was shown.
