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
event-round_started = — Round { $round } · Crown: { PLAYER($crown) } —
# One or several characters.
event-face_up = Discarded face up: { CARD($character, case: "the") }.
event-face_down = You look at the face-down character: { CARD($character, case: "the") }.
event-face_down_taken = { PLAYER($seat) } also takes the face-down character: { CARD($character, case: "the") }.
    .you = You also take the face-down character: { CARD($character, case: "the") }.
    .brief = { PLAYER($seat) } also takes the face-down character.
event-chose = { PLAYER($seat) } chooses { CARD($character, case: "the") }.
    .you = You choose { CARD($character, case: "the") }.
event-discarded_character = { PLAYER($seat) } discards { CARD($character, case: "the") } face down.
    .you = You discard { CARD($character, case: "the") } face down.
event-left_over = Left over: { CARD($character, case: "the") }.
event-theater_exchanged = { PLAYER($seat) } uses the Theater and swaps { CARD($given, case: "the") } for { CARD($received, case: "the") } with { PLAYER($with) }.
    .you = You use the Theater and swap { CARD($given, case: "the") } for { CARD($received, case: "the") } with { PLAYER($with) }.
    .brief = { PLAYER($seat) } uses the Theater and swaps characters with { PLAYER($with) }.
event-theater_chose = { PLAYER($seat) } picks { PLAYER($with) } for a swap at the Theater.
    .you = You pick { PLAYER($with) } for a swap at the Theater.
event-theater_unused = { PLAYER($seat) } doesn’t use the Theater.
    .you = You don’t use the Theater.
# One or several characters.
event-silent = No one answers for { CARD($character, case: "the") }.
event-revealed = { PLAYER($seat) } is { CARD($character, case: "the") }.
    .you = You are { CARD($character, case: "the") }.
event-resumed = { PLAYER($seat) }, the Witch, takes over and plays as { CARD($character, case: "the") }.
    .you = As the Witch, you take over and play as { CARD($character, case: "the") }.
event-murdered_shown = { PLAYER($seat) } reveals the murdered character: { CARD($character, case: "the") }.
    .you = You reveal your murdered character: { CARD($character, case: "the") }.
event-crown_moved = The crown passes from { PLAYER($from) } to { PLAYER($to) }.
event-completed = { $first ->
    [yes] { PLAYER($seat) } is the first to complete a city: this is the last round!
   *[no] { PLAYER($seat) } completes a city, too.
}
    .you = { $first ->
        [yes] You’re the first to complete a city: this is the last round!
       *[no] You complete your city, too.
    }
event-game_ended = The game is over.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } takes { COUNT($gold, of: "gold") }.
    .you = You take { COUNT($gold, of: "gold") }.
event-cards_gathered = { $count ->
    [0] { PLAYER($seat) } can’t draw: the deck is empty.
   *[other] { PLAYER($seat) } draws { CARD($cards) }.
}
    .you = { $count ->
        [0] You can’t draw: the deck is empty.
       *[other] You draw { CARD($cards) }.
    }
    .brief = { $count ->
        [0] { PLAYER($seat) } can’t draw: the deck is empty.
       *[other] { PLAYER($seat) } draws { COUNT($count, of: "cards") }.
    }
event-kept = { $returned ->
    [0] { PLAYER($seat) } keeps { CARD($card) }.
   *[other] { PLAYER($seat) } keeps { CARD($card) } and returns { CARD($cards) }.
}
    .you = { $returned ->
        [0] You keep { CARD($card) }.
       *[other] You keep { CARD($card) } and return { CARD($cards) }.
    }
    .brief = { $returned ->
        [0] { PLAYER($seat) } keeps a card.
       *[other] { PLAYER($seat) } keeps one and returns { COUNT($returned, of: "cards") }.
    }
event-drew = { $count ->
    [0] { PLAYER($seat) } can’t draw: the deck is empty.
   *[other] { PLAYER($seat) } draws { CARD($cards) }.
}
    .you = { $count ->
        [0] You can’t draw: the deck is empty.
       *[other] You draw { CARD($cards) }.
    }
    .brief = { $count ->
        [0] { PLAYER($seat) } can’t draw: the deck is empty.
       *[other] { PLAYER($seat) } draws { COUNT($count, of: "cards") }.
    }
event-gained_gold = { PLAYER($seat) } receives { COUNT($gold, of: "gold") } from the bank.
    .you = You receive { COUNT($gold, of: "gold") } from the bank.
# Gold, cards or both; never none of them.
event-income = { PLAYER($seat, case: "whose") } districts bring in { $cards ->
    [0] { COUNT($gold, of: "gold") }.
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards") }.
       *[other] { COUNT($gold, of: "gold") } and { COUNT($cards, of: "cards") }.
    }
}
    .you = Your districts bring in { $cards ->
        [0] { COUNT($gold, of: "gold") }.
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards") }.
           *[other] { COUNT($gold, of: "gold") } and { COUNT($cards, of: "cards") }.
        }
    }
event-deck_shuffled = The deck is shuffled.
event-discarded = Discarded: { CARD($cards) }.
event-discards_shuffled = The discard pile is shuffled into a new deck of { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } pays { COUNT($gold, of: "gold") } for { CARD($for) }.
    .you = You pay { COUNT($gold, of: "gold") } for { CARD($for) }.
event-paid_card = { PLAYER($seat) } pays 1 gold with { CARD($card) }.
    .you = You pay 1 gold with { CARD($card) }.
    .brief = { PLAYER($seat) } pays 1 gold with a card.
event-borrowed = { PLAYER($seat) } borrows { COUNT($gold, of: "gold") } from { PLAYER($from) }.
    .you = You borrow { COUNT($gold, of: "gold") } from { PLAYER($from) }.
event-built = { PLAYER($seat) } builds { CARD($card) }.
    .you = You build { CARD($card) }.
# A payment and the building that follows at once, told as one.
event-built_for = { $gold ->
    [0] { PLAYER($seat) } builds { CARD($for) } for free.
   *[other] { PLAYER($seat) } builds { CARD($for) } for { COUNT($gold, of: "gold") }.
}
    .you = { $gold ->
        [0] You build { CARD($for) } for free.
       *[other] You build { CARD($for) } for { COUNT($gold, of: "gold") }.
    }
event-sacrificed = { PLAYER($seat) } tears down { CARD($district) }.
    .you = You tear down { CARD($district) }.
event-taxed = { PLAYER($seat) } pays 1 gold in tax.
    .you = You pay 1 gold in tax.

## Characters

event-murder_named = { PLAYER($seat) } murders { CARD($character, case: "the") }.
    .you = You murder { CARD($character, case: "the") }.
event-bewitch_named = { PLAYER($seat) } bewitches { CARD($character, case: "the") }.
    .you = You bewitch { CARD($character, case: "the") }.
event-rob_named = { PLAYER($seat) } plans to rob { CARD($character, case: "the") }.
    .you = You plan to rob { CARD($character, case: "the") }.
event-robbed = { $gold ->
    [0] { PLAYER($seat) } robs { PLAYER($from) }, but there is nothing to take.
   *[other] { PLAYER($seat) } robs { PLAYER($from) } of { COUNT($gold, of: "gold") }.
}
    .you = { $gold ->
        [0] You rob { PLAYER($from) }, but there is nothing to take.
       *[other] You rob { PLAYER($from) } of { COUNT($gold, of: "gold") }.
    }
event-warrants_placed = { PLAYER($seat) } places warrants on { CARD($characters, case: "the") }. The signed one is on { CARD($signed, case: "the") }.
    .you = You place warrants on { CARD($characters, case: "the") }. The signed one is on { CARD($signed, case: "the") }.
    .brief = { PLAYER($seat) } places warrants on { CARD($characters, case: "the") }. One of them is signed.
event-confiscated = { PLAYER($seat) } reveals the signed warrant and confiscates { CARD($card) } from { PLAYER($from) }.
    .you = You reveal the signed warrant and confiscate { CARD($card) } from { PLAYER($from) }.
event-stands = { PLAYER($seat) } lets { CARD($card) } be built.
    .you = You let { CARD($card) } be built.
event-spied = { PLAYER($seat) } spies on { PLAYER($of) } for { TYPE($type) } cards and finds { $count ->
    [0] none
   *[other] { $count }
}. The hand: { CARD($hand) }.
    .you = You spy on { PLAYER($of) } for { TYPE($type) } cards and find { $count ->
        [0] none
       *[other] { $count }
    }. The hand: { CARD($hand) }.
    .brief = { PLAYER($seat) } spies on { PLAYER($of) } for { TYPE($type) } cards and finds { $count ->
        [0] none
       *[other] { $count }
    }.
event-gold_taken = { $gold ->
    [0] { PLAYER($seat) } finds no gold to take from { PLAYER($from) }.
   *[other] { PLAYER($seat) } takes { COUNT($gold, of: "gold") } from { PLAYER($from) }.
}
    .you = { $gold ->
        [0] You find no gold to take from { PLAYER($from) }.
       *[other] You take { COUNT($gold, of: "gold") } from { PLAYER($from) }.
    }
event-threats_placed = { PLAYER($seat) } threatens { CARD($characters, case: "the") }. The flower is on { CARD($flower, case: "the") }.
    .you = You threaten { CARD($characters, case: "the") }. The flower is on { CARD($flower, case: "the") }.
    .brief = { PLAYER($seat) } threatens { CARD($characters, case: "the") }. Only one threat is real.
event-bribed = { $gold ->
    [0] { PLAYER($seat) } bribes { PLAYER($to) } with nothing at all.
   *[other] { PLAYER($seat) } bribes { PLAYER($to) } with { COUNT($gold, of: "gold") }.
}
    .you = { $gold ->
        [0] You bribe { PLAYER($to) } with nothing at all.
       *[other] You bribe { PLAYER($to) } with { COUNT($gold, of: "gold") }.
    }
event-bribe_refused = { PLAYER($seat) } refuses to pay.
    .you = You refuse to pay.
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
event-destroyed = { $own ->
    [yes] { PLAYER($seat) } destroys their own { CARD($district) } for { $gold ->
        [0] free
       *[other] { COUNT($gold, of: "gold") }
    }.
   *[no] { PLAYER($seat) } destroys { PLAYER($owner, case: "whose") } { CARD($district) } for { $gold ->
        [0] free
       *[other] { COUNT($gold, of: "gold") }
    }.
}
    .you = { $gold ->
        [0] You destroy { PLAYER($owner, case: "whose") } { CARD($district) } for free.
       *[other] You destroy { PLAYER($owner, case: "whose") } { CARD($district) } for { COUNT($gold, of: "gold") }.
    }
event-offered = { PLAYER($seat) } offers { CARD($district) } for exchange.
    .you = You offer { CARD($district) } for exchange.
event-exchanged = { PLAYER($seat) } exchanges { CARD($given) } for { PLAYER($with, case: "whose") } { CARD($taken) }.
    .you = You exchange { CARD($given) } for { PLAYER($with, case: "whose") } { CARD($taken) }.
event-seized = { PLAYER($seat) } seizes { PLAYER($from, case: "whose") } { CARD($district) }.
    .you = You seize { PLAYER($from, case: "whose") } { CARD($district) }.
event-paid_player = { PLAYER($seat) } pays { COUNT($gold, of: "gold") } to { PLAYER($to) }.
    .you = You pay { COUNT($gold, of: "gold") } to { PLAYER($to) }.
event-beautified = { PLAYER($seat) } puts 1 gold on { CARD($card) }.
    .you = You put 1 gold on { CARD($card) }.
event-tax_paid = { PLAYER($seat) } pays 1 gold in tax to { PLAYER($to) }.
    .you = You pay 1 gold in tax to { PLAYER($to) }.
event-tax_collected = { PLAYER($seat) } collects { COUNT($gold, of: "gold") } in taxes.
    .you = You collect { COUNT($gold, of: "gold") } in taxes.
# What the new bearer of the crown gives the Emperor: $gold gold, or with 0 gold a card.
event-tribute = { PLAYER($seat) } takes { CARD($card) } from { PLAYER($from) } in return for the crown.
    .you = You take { CARD($card) } from { PLAYER($from) } in return for the crown.
    .brief = { PLAYER($seat) } takes { $gold ->
        [0] a card
       *[other] { COUNT($gold, of: "gold") }
    } from { PLAYER($from) } in return for the crown.
    .you-brief = You take { $gold ->
        [0] a card
       *[other] { COUNT($gold, of: "gold") }
    } from { PLAYER($from) } in return for the crown.

## Unique districts

event-armory_used = { $own ->
    [yes] { PLAYER($seat) } destroys the Armory, and their own { CARD($district) } with it.
   *[no] { PLAYER($seat) } destroys the Armory, and { PLAYER($owner, case: "whose") } { CARD($district) } with it.
}
    .you = You destroy your Armory, and { PLAYER($owner, case: "whose") } { CARD($district) } with it.
event-laboratory_used = { PLAYER($seat) } turns { CARD($card) } into { COUNT($gold, of: "gold") } in the Laboratory.
    .you = You turn { CARD($card) } into { COUNT($gold, of: "gold") } in the Laboratory.
    .brief = { PLAYER($seat) } turns a card into { COUNT($gold, of: "gold") } in the Laboratory.
event-forgone = { PLAYER($seat) } does without { CARD($district) } this turn.
    .you = You do without { CARD($district) } this turn.
event-smithy_used = { PLAYER($seat) } pays { COUNT($gold, of: "gold") } at the Smithy.
    .you = You pay { COUNT($gold, of: "gold") } at the Smithy.
event-museum_used = { PLAYER($seat) } puts { CARD($card) } under the Museum.
    .you = You put { CARD($card) } under the Museum.
    .brief = { PLAYER($seat) } puts a card under the Museum.
event-museum_emptied = The Museum’s cards go under the deck: { CARD($cards) }.
    .brief = { COUNT($count, of: "cards") } from the Museum { $count ->
        [one] goes
       *[other] go
    } under the deck.
event-museum_seen = Under the Museum: { CARD($cards) }.
event-saved = { PLAYER($seat) } pays 1 gold and rescues { CARD($card) } with the Graveyard.
    .you = You pay 1 gold and rescue { CARD($card) } with the Graveyard.
event-not_saved = { PLAYER($seat) } lets { CARD($card) } go.
    .you = You let { CARD($card) } go.
event-bell_rung = { PLAYER($seat) } rings the bell: the game now ends one district sooner.
    .you = You ring the bell: the game now ends one district sooner.
event-bell_silent = { PLAYER($seat) } leaves the bell silent.
    .you = You leave the bell silent.
event-bell_fallen = { $last_round ->
    [yes] The Bell Tower is gone: the usual number of districts ends the game again. This is still the last round.
   *[no] The Bell Tower is gone: the usual number of districts ends the game again.
}
event-deck_searched = { PLAYER($seat) } looks through the deck: { CARD($cards) }.
    .you = You look through the deck: { CARD($cards) }.
    .brief = { PLAYER($seat) } looks through the deck.
event-deck_left = { PLAYER($seat) } leaves the deck alone.
    .you = You leave the deck alone.
event-throne_room = { PLAYER($seat, case: "whose") } Throne Room brings in 1 gold.
    .you = Your Throne Room brings in 1 gold.
event-park = { PLAYER($seat) } has no cards: the Park brings some.
    .you = You have no cards: the Park brings you some.
event-poor_house = { PLAYER($seat) } has no gold: the Poor House brings 1.
    .you = You have no gold: the Poor House brings you 1.
event-refunded = { PLAYER($seat) } gets { COUNT($gold, of: "gold") } back as the Alchemist.
    .you = As the Alchemist, you get { COUNT($gold, of: "gold") } back.

## Action cards

event-card_played = { PLAYER($seat) } plays { CARD($card) }.
    .you = You play { CARD($card) }.
event-wagon_used = { PLAYER($seat) } puts 1 gold on { PLAYER($owner, case: "whose") } Ticket Wagon and draws. There is { COUNT($gold, of: "gold") } on it now.
    .you = You put 1 gold on { PLAYER($owner, case: "whose") } Ticket Wagon and draw. There is { COUNT($gold, of: "gold") } on it now.
event-wagon_cashed = { PLAYER($seat) } discards the Ticket Wagon and takes { COUNT($gold, of: "gold") } from it.
    .you = You discard the Ticket Wagon and take { COUNT($gold, of: "gold") } from it.
event-wagon_left = { PLAYER($seat) } leaves the Ticket Wagon on the table.
    .you = You leave the Ticket Wagon on the table.
event-upgraded = { PLAYER($seat) } pays { COUNT($gold, of: "gold") } and replaces { CARD($district) } with { CARD($card) }.
    .you = You pay { COUNT($gold, of: "gold") } and replace { CARD($district) } with { CARD($card) }.
event-strongman_shown = The Strongman saves { PLAYER($seat) }, { CARD($character, case: "the") }.
    .you = The Strongman saves you, { CARD($character, case: "the") }.

## Taking back

event-taken_back = { PLAYER($seat) } takes that back.
    .you = You take that back.
event-shown_in_hand = { PLAYER($seat) } showed { CARD($card) } and still has it.
    .you = Everyone knows that you have { CARD($card) }.
event-seen_in_hand = { PLAYER($seat) } took { CARD($card) } back and still has it.
    .you = Your { CARD($card) } has been seen.
    .brief = { PLAYER($seat) } still has a card that was shown.
