# Why something is not possible now. The words of the refused choice come along ($card, $character, $seat,
# $district, $type, $number), and the reason's own figure; .brief is told where the words are missing.

reason-game_over = The game is over.
reason-unknown_choice = There is no such choice in this game.
reason-not_this_decision = That is not what you are asked now.
reason-not_on_offer = That is not among the things you can choose from now.

## The turn

reason-gather_first = First you must gather: take gold or draw cards.
reason-already_gathered = You have gathered in this turn already.
reason-bewitched_only_gathers = You are bewitched: you can only gather.
reason-answer_threat_first = You are threatened: gather and answer the threat first.
reason-witch_must_name = As the Witch you only gather and bewitch somebody; your turn goes on later.
reason-crown_first = First you must give the crown to another player.
reason-not_your_character = Your character cannot do that.
reason-ability_used = You have used that ability in this turn already.
reason-income_taken = You have collected for your districts in this turn already.
reason-nothing_to_gain = There is nothing to gain from it.

## Building and paying

reason-not_in_hand = There is no { CARD($card) } in that hand.
    .brief = That card is not in that hand.
reason-cannot_build = Your character does not build at all.
reason-limit_reached = You cannot build more in this turn; your limit is { $limit }.
reason-already_built = You already have { CARD($card) } in your city.
    .brief = You already have that in your city.
reason-too_dear = You need { COUNT($missing, of: "gold") } more.
reason-never_built = { CARD($card) } is never built.
    .brief = That card is never built.
reason-too_many_districts = It must come into a city of at most { COUNT($most, of: "districts") }.
reason-no_shortage = You have gold enough to pay for it yourself.
reason-no_lender = No such player has the { COUNT($missing, of: "gold") } that you need.
reason-too_few_cards = You need { COUNT($missing, of: "cards") } more in your hand to give for the gold.

## Naming characters

reason-not_in_play = { CARD($character) } is not in this game.
    .brief = That character is not in this game.
reason-not_yourself = You cannot name your own character.
reason-not_rank_one = A character of rank 1 cannot be named.
reason-not_the_murdered = A murdered character cannot be named.
reason-not_the_bewitched = A bewitched character cannot be named.
reason-already_named = You have named that character already.

## Other players

reason-no_such_player = There is no such player at this table.
reason-not_your_own_seat = It must be another player.
reason-already_has_crown = The crown is there already.
reason-crown_to_bewitched = The crown goes to the bewitched player, not to the Witch.
reason-not_the_richest = { PLAYER($seat) } is not the richest player.
    .you = You are not meant: take from the richest player.
    .brief = That is not the richest player.
reason-nobody_richer = Nobody has more gold than you.
reason-has_no_gold = There is no gold to take.
reason-has_no_cards = There are no cards to take.
reason-not_beside_rank_four = You do not sit beside a player who has shown the character of rank 4.

## Districts of a city

reason-not_in_city = { CARD($district) } is not in that city.
    .brief = That district is not in that city.
reason-city_complete = That city is complete, and so it is safe.
reason-bishop_protects = The Bishop protects that city.
reason-keep_protects = The Keep cannot be touched.
reason-not_own_city = It must be in another player's city.
reason-too_costly_to_seize = Only districts of cost { $most } or less can be seized.
reason-you_have_that = You already have { CARD($district) } in your city.
    .brief = You already have that in your city.
reason-they_have_that = That player already has the district you offer.
reason-no_exchange_possible = There is nothing that you could get for { CARD($district) }.
    .brief = Nothing can be had for it.
reason-already_beautiful = There is gold on { CARD($district) } already.
    .brief = There is gold on it already.
reason-no_such_unique = You do not have the district that can do that.
reason-unique_used = You have used that district in this turn already.
reason-not_itself = The Armory cannot be blown up with an Armory.
reason-warrant_unsigned = The warrant on this character is not the signed one.
reason-only_ending_left = You have done what comes at the end of a turn; only ending it is left.
reason-not_king_or_emperor = Rank 4 is neither the King nor the Emperor.
reason-several_richest = Several players are equally rich, so nobody gives you anything.
reason-paid_at_round_end = You get this gold at the end of the round.
reason-murdered_only_gathers = You are murdered: in the Hospital you can only gather.
reason-not_the_murdered_one = The murdered character is not yours.

## Action cards

reason-action_card_played = You have played an action card in this turn already.
reason-no_district = A Big Top counts only for completing a city; nothing else can be done with it.
reason-no_such_wagon = There is no such Ticket Wagon.
reason-own_wagon = You cannot use your own Ticket Wagon.
reason-wagon_already_used = You have used that Ticket Wagon in this turn already.
reason-nothing_to_draw = There are no cards left to draw.
reason-not_costlier = It does not cost more than { CARD($district) }.
    .brief = It does not cost more than the district.
reason-no_replacement = No district of your city can make way for { CARD($card) }.
    .brief = No district of your city can make way for it.
reason-crown_to_acrobat = The Acrobat has taken the crown in this round.
