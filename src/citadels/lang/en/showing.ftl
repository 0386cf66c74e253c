# What happens, shown at the reader's pace; what was done to the reader; the end.

showing-bank = The bank
showing-pace = Pace
showing-pace_of_host = The host sets the pace. You can ask for each step.
showing-pace_slow = Slow
showing-pace_normal = Steady
showing-pace_fast = Fast
showing-pace_at_once = At once
showing-pace_step = Wait for me
showing-next = Next
showing-catch_up = Catch up
showing-catch_up_title = Jump to what’s happening now
showing-your_turn_waits = It’s your turn: jump there
showing-unsent = No connection: your choice is waiting to be sent.

## What was done to the reader: the rule in one sentence

showing-rule_murder_named = The turn of that character is lost.
# One of the reader's two characters was murdered.
showing-one_is_out = Only { CARD($character, case: "the") } is out. You still play as { CARD($acting, case: "the") }.
showing-rule_bewitch_named = You only gather; then the Witch plays your turn.
showing-rule_rob_named = When you’re called, the Thief takes all your gold.
showing-rule_robbed = The Thief takes all the gold of whoever was named.
showing-rule_threats_placed = Pay half your gold, or risk all of it.
showing-rule_threat_revealed = With the flower, the Blackmailer takes all your gold.
showing-rule_warrants_placed = The first district you pay for can be confiscated if the warrant is signed.
showing-rule_confiscated = The district is gone, but you get your gold back.
showing-rule_destroyed = The Warlord pays one gold less than the district cost.
showing-rule_armory_used = The Armory destroys itself and one more district.
showing-rule_seized = You’re paid what the district cost.
showing-rule_exchanged = The Diplomat pays the difference if yours cost more.
showing-rule_hands_swapped = You now hold the Magician’s old cards.
showing-rule_card_taken = The card is in another hand now.
showing-rule_gold_taken = The gold is in another purse now.
showing-rule_borrowed = For each gold you get one card from the Cardinal.
showing-rule_tribute = Whoever gets the crown from the Emperor pays for it.
showing-rule_building = The Wizard may build the card they take right away.
showing-rule_theater_exchanged = You play as the other character this round.

## Spoken on a key

showing-gold_of = { PLAYER($seat) }: { COUNT($gold, of: "gold") }.
showing-hand_of = { PLAYER($seat) }: { COUNT($count, of: "cards") }.
showing-cards_of = { PLAYER($seat) }: { CARD($cards) }.
showing-none_of = { PLAYER($seat) }: nothing yet.

## The end

showing-place = { $place ->
    [1] You came 1st of { $players }!
    [2] You came 2nd of { $players }.
    [3] You came 3rd of { $players }.
   *[other] You came { $place }th of { $players }.
}
showing-cities = The cities
showing-moments = The moments that mattered
showing-no_moments = A peaceful game: no one was murdered or robbed, and nothing was destroyed.
showing-held_by = That was { PLAYER($seat) }!
showing-picture = Share a picture
showing-picture_name = The result as a picture
