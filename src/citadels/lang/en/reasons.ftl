# Why something is not possible now. The words of the refused choice come along ($card, $character, $seat,
# $district, $type, $number), and the reason's own figure; .brief is told where the words are missing.

reason-game_over = The game is over.
reason-unknown_choice = There is no such choice in this game.
reason-not_this_decision = That’s not what you’re being asked right now.
reason-not_on_offer = You can’t choose that right now.

## The turn

reason-gather_first = Gather first: take gold or draw cards.
reason-already_gathered = You’ve already gathered this turn.
reason-bewitched_only_gathers = You’re bewitched: you can only gather.
reason-answer_threat_first = You’re being blackmailed: gather, then answer the threat first.
reason-witch_must_name = The Witch first gathers and bewitches a character; your turn goes on when that character is called.
reason-crown_first = Give the crown to another player first.
reason-not_your_character = Your character can’t do that.
reason-ability_used = You’ve already used that ability this turn.
reason-income_taken = You’ve already collected your income this turn.
reason-nothing_to_gain = You’d gain nothing from it.

## Building and paying

reason-not_in_hand = { CARD($card) } is not in that hand.
    .brief = That card is not in that hand.
reason-cannot_build = Your character can’t build districts.
reason-limit_reached = You can’t build any more this turn: your limit is { $limit }.
reason-already_built = You already have { CARD($card) } in your city.
    .brief = You already have that in your city.
reason-too_dear = You need { $missing } more gold.
reason-never_built = { CARD($card) } can’t be built.
    .brief = That card can’t be built.
reason-played_not_built = { CARD($card) } is played, not built. You’ll be asked when its moment comes.
    .brief = An action card is played, not built.
reason-too_many_districts = It can only be built in a city of at most { COUNT($most, of: "districts") }.
reason-no_shortage = You have enough gold to pay for it yourself.
reason-no_lender = No other player has the { COUNT($missing, of: "gold") } you need.
reason-too_few_cards = You’re short of cards to give for the gold: { $missing } more needed.

## Naming characters

reason-not_in_play = This game is played without { CARD($character, case: "the") }.
    .brief = That character is not in this game.
reason-not_yourself = You can’t name your own character.
reason-not_rank_one = You can’t name the character of rank 1.
reason-not_the_murdered = You can’t name the murdered character.
reason-not_the_bewitched = You can’t name the bewitched character.
reason-already_named = You’ve already named that character.

## Other players

reason-no_such_player = There is no such player at this table.
reason-not_your_own_seat = Choose another player.
reason-already_has_crown = That player already has the crown.
reason-crown_to_bewitched = The crown goes to the bewitched player, not to the Witch.
reason-not_the_richest = { PLAYER($seat) } is not the richest player.
    .you = You can’t take from yourself: choose the richest player.
    .brief = That is not the richest player.
reason-nobody_richer = No one has more gold than you.
reason-has_no_gold = There is no gold to take.
reason-has_no_cards = There are no cards to take.
reason-not_beside_rank_four = You’re not sitting next to a player who has revealed rank 4.

## Districts of a city

reason-not_in_city = { CARD($district) } is not in that city.
    .brief = That district is not in that city.
reason-city_complete = That city is complete, so it’s safe.
reason-bishop_protects = The Bishop protects that city.
reason-keep_protects = The Keep can’t be touched.
reason-not_own_city = It must be in another player’s city.
reason-too_costly_to_seize = You can only seize a district that costs { $most } or less.
reason-you_have_that = You already have { CARD($district) } in your city.
    .brief = You already have that in your city.
reason-they_have_that = That player already has the district you offer.
reason-no_exchange_possible = There is nothing you could get for { CARD($district) }.
    .brief = There is nothing you could get for it.
reason-already_beautiful = There is already gold on { CARD($district) }.
    .brief = There is already gold on it.
reason-no_such_unique = You don’t have the district that does that.
reason-already_forgone = You’re already doing without that district this turn.
reason-unique_used = You’ve already used that district this turn.
reason-not_itself = The Armory can’t destroy itself.
reason-warrant_unsigned = This warrant isn’t signed: you can only let it be built. Nobody learns that.
reason-only_ending_left = You’ve done what comes at the end of a turn. All that’s left is to end it.
reason-not_king_or_emperor = Rank 4 is neither the King nor the Emperor.
reason-not_king = Rank 4 isn’t the King.
reason-several_richest = Several players are tied for the most gold, so you get nothing.
reason-paid_at_round_end = You get this gold at the end of the round.
reason-murdered_only_gathers = You were murdered: in the Hospital you can only gather.
reason-not_the_murdered_one = You don’t hold the murdered character: you can only stay hidden. Nobody learns that.

## Action cards

reason-action_card_played = You’ve already played an action card this turn.
reason-no_district = A Big Top only counts toward completing a city; it isn’t a district in any other way.
reason-no_such_wagon = There is no such Ticket Wagon.
reason-own_wagon = You can’t use your own Ticket Wagon.
reason-wagon_already_used = You’ve already used that Ticket Wagon this turn.
reason-nothing_to_draw = There are no cards left to draw.
reason-not_costlier = It doesn’t cost more than { CARD($district) }.
    .brief = It doesn’t cost more than the district.
reason-no_replacement = No district in your city can make way for { CARD($card) }.
    .brief = No district in your city can make way for it.
reason-crown_to_acrobat = The Acrobat has taken the crown this round.
