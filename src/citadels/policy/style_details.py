"""The finer numbers of a style, by theme. They were set by hand; those in ``Style`` itself were tuned.

Unless a comment says otherwise a number is in points at the end of the game. A *share* is multiplied by
something else; *chance* is how far the dice may shift a worth, to vary among equal choices.
"""


class WorthDetails:
    """What cards and cities are worth."""

    def __init__(self) -> None:
        self.spare_card = 0.1  # a card that cannot be built
        self.most_same_type = 4  # more districts of a type do not make it better
        self.most_gold_feared = 8  # more gold does not make an opponent more dangerous
        self.most_cards_feared = 6


class UniqueDetails:
    """Unique districts whose points depend on the city, and what their abilities are used for."""

    def __init__(self) -> None:
        self.statue_crowned = 2.6
        self.statue_uncrowned = 1.4
        self.wishing_well_to_come = 1.4  # uniques that will still be built
        self.ivory_tower_alone = 3.5
        self.ivory_tower_lost = 4.0  # by building a second unique
        self.museum_now = 1.0
        self.museum_each_turn = 0.5  # for each district that is still missing
        self.basilica_each_turn = 0.5
        self.capitol_done = 3.0
        self.capitol_to_come = 1.8
        self.capitol_type = 3  # with so many districts of a type the bonus is complete
        # The Armory
        self.armory_share = 1.5  # of the loss of a district
        self.armory_stops_winner = 3.0  # the player was about to complete a better city
        # The Laboratory
        self.laboratory_effort = 0.3
        self.laboratory_card_share = 0.3
        self.laboratory_before_gathering = 5.0  # in the last round: cards may still be needed
        self.laboratory_gain = 0.5  # a better build must bring so much more
        self.laboratory_builds = 20.0  # before the builds that its gold pays for
        self.laboratory_most = 5.0
        self.laboratory_plans = True  # without the card that is sold, and all builds of the turn
        # The Smithy
        self.smithy_usable_share = 0.8  # of the cards drawn
        self.smithy_effort = 0.4
        self.smithy_gold_left = 2  # with less gold left, cards in the hand cannot be built
        self.smithy_poor = 0.7
        self.smithy_rich = 4  # gold enough to build what is drawn
        self.smithy_most = 20.0
        # The Museum
        self.museum_card_in_hand = 1.0  # the point that a card in the hand counts at the end
        self.museum_buildable = 0.5
        self.museum_card_share = 0.1
        # The Thieves' Den: spare cards go first, then gold, then cards that could be built
        self.den_spare_card = 1.0
        self.den_card_at_the_end = 0.7
        self.den_gold = 0.6
        self.den_card_share = 0.2
        self.den_card_worth_share = 0.25
        # The Graveyard: the gold that it costs counts twice
        self.graveyard_gold_share = 2.0
        # The Bell Tower: what each missing district costs in a race to the end
        self.bell_missing_district = 1.5


class ActionCardDetails:
    """When action cards are played."""

    def __init__(self) -> None:
        self.wagon_districts_left = 3  # a Ticket Wagon needs time to pay
        self.wagon_cards = 1.1  # what drawing at a wagon brings
        self.wagon_gold_share = 1.5
        self.wagon_effort = 0.3
        self.wagon_most = 50.0
        self.wagon_enough_gold = 2  # cash in with so much gold on it
        self.wagon_late = 2  # or with so few districts missing
        self.fortune_fewest_cards = 2
        self.fortune_card_share = 0.3
        self.fortune_danger_share = 0.3
        self.director_builds = 2
        self.director_gain = 1.2  # points that the further builds must bring
        self.director_first = 50.0  # before the builds themselves
        self.strongman_gold = 3  # worth saving from a thief
        self.strongman_plan = 4.0  # a build worth acting sooner for


class BuildingDetails:
    """Planning builds and completing the city."""

    def __init__(self) -> None:
        self.missing_district = 2  # points of a district that the plan does not know yet
        # What an opponent who has not played yet will add.
        self.turn_to_come = 1.0
        self.most_gold_spent = 5
        self.spent_gold_share = 0.6
        self.behind_share = 0.3  # of the points that completing the city leaves one behind
        self.knows_ties = True  # the last to play has the highest rank, which wins a tie
        # Paying with a district.
        self.framework = 0.5  # keeping the Framework for a dearer card
        self.needless_sacrifice = 3.0  # gold would have paid for it
        self.least_sacrifice_gain = 0.5
        self.borrowing = 1.0  # what building with the Cardinal's help costs besides the price
        # Building from a hand that the Wizard looks at.
        self.wizard_extra_build = 0.5  # it is not one of the turn's builds
        self.wizard_late_share = 0.1  # of a card taken in the last round


class GatheringDetails:
    """Gathering and income."""

    def __init__(self) -> None:
        self.observatory_cards = 1.15  # the best of three cards, compared with the best of two
        self.card_in_last_round_share = 0.5  # of the gold that a card drawn now could still use
        self.most_gold_in_last_round = 4
        self.build_at_once = 0.5  # a card drawn now may be built this turn
        self.least_gold_to_build = 2
        self.income_after_gathering = 100.0  # steps below gathering
        self.income_after_build = 1.0
        self.cards_enough = 2  # with so many cards to build, gold is better
        self.navigator_gold = 1.0
        self.navigator_cards = 0.5


class DraftDetails:
    """Choosing a character, knowing one's own hand."""

    def __init__(self) -> None:
        self.hand_share = 0.7  # of what the hand makes of further builds
        self.no_build_share = 0.5  # of the build lost with a character who does not build
        self.murder_denies_share = 0.5  # rank 1 can only name the Architect
        self.theater_exchange = 2.2  # what a character of another player promises
        self.theater_danger_share = 0.1


class LikingDetails:
    """What characters promise, from what is public."""

    def __init__(self) -> None:
        self.usual_gold = 3  # ``liked_rich`` counts from here
        self.most_gold = 8
        self.late_districts = 5  # ``liked_late`` counts the last five districts
        self.crowned_share = 0.6  # of the crown, to the player who has it
        # Further builds in a turn: limited by gold and cards.
        self.build_gold_kept = 1
        self.build_gold = 3.0  # for each build
        self.build_cards_share = 0.6  # of the cards, the one to be gathered included
        self.trader_share = 0.3  # of an extra build
        self.trader_cards_share = 0.3  # of the cards are trade districts
        self.trader_most = 1.0
        self.alchemist_most_gold = 4
        self.seer_each_player = 0.3  # with cards
        self.navigator_empty_hand = 2.0
        self.navigator_no_gold = 1.4
        self.navigator_each_gold = 0.5  # less
        self.navigator_least = -1.0
        self.wizard_each_card = 0.2
        self.wizard_most_cards = 4
        self.blackmailer = 0.1  # more than the Thief
        self.spy_each_card = 0.35
        self.queen_crown = 0.5  # the crowned player's neighbours are next to a likely rank 4
        self.artist_most_gold = 2
        self.artist_gold_share = 2  # one gold in so many is put on a district
        # A player who could complete the city with the Architect.
        self.finish_districts = 3
        self.finish_gold = 4
        self.finish_cards = 2


class NamingDetails:
    """Whom to murder, bewitch, rob, threaten, or send a warrant."""

    def __init__(self) -> None:
        self.chance = 0.3
        self.most_gold_harmed = 7
        self.finishing_architect = 4.0
        self.least_harm_share = 0.5  # of a turn that is lost, to a player far from winning
        self.danger_share = 0.6
        self.own_character = 20.0  # never name the character of one's own second turn
        self.bewitched_turn = 2.5  # a turn as another character
        self.bewitched_harm_share = 0.5  # the other player still gathers
        self.robbed_danger_share = 0.15
        self.warrant_build = 1.0
        self.warrant_most_gold = 6
        self.warrant_useless_chance = 0.1  # on a character who does not build
        self.bluff_risk = 0.5  # that a threat is the real one
        self.bluff_risk_alone = 0.55  # the other threat is gone; often it was bribed away
        self.bluff_chance = 0.4
        self.spied_card = 0.8
        self.spied_gold_share = 1.5
        self.spy_chance = 0.1


class HandDetails:
    """Other players' hands, and cards given away."""

    def __init__(self) -> None:
        self.unknown_card_share = 0.85  # the share of an unseen hand that can be built
        self.least_swap_gain = 1.0
        self.swap_danger_share = 0.3
        self.swap_before_gathering = 50.0  # steps below gathering
        self.swap_late = 1.0
        self.swap_late_share = 0.1
        self.replace_first = 0.5
        self.replace_late = 2.0
        self.replace_enough = 0.5  # so that cards worth more than 1 - 0.5 are kept
        self.replaced_card = 1.0
        self.look_danger_share = 0.5


class CityDetails:
    """Attacks on cities, exchanges, and gold on districts."""

    def __init__(self) -> None:
        self.loss_share = 0.3  # of the points lost
        self.leader_share = 0.25
        self.leader_points_share = 0.35
        self.far_behind = 4.0  # points; hurting a player who is behind by more brings little
        self.far_behind_share = 0.4
        self.gold_in_last_round = 0.05
        self.destroy_effort = 0.2
        self.seize_each_gold = 0.25
        self.exchange_danger_share = 0.3
        self.exchange_each_gold = 0.2
        self.offer_effort = 0.3
        self.beautify_effort = 0.1
        self.beautify_gold_left = 2
        self.beautify_poor = 0.5
        self.beautify_keep = 0.1  # the Keep cannot be destroyed
        self.beautify_cost_share = 0.02  # dear districts are attacked less often
        self.beautify_cost_share_late = 0.01


class CrownDetails:
    """Who gets the crown from the Emperor, and whose gold the Cardinal borrows."""

    def __init__(self) -> None:
        self.base = 2.0
        self.each_seat_away = 0.4  # we want to choose early, too
        self.can_pay = 0.8
        self.chance = 0.2
        self.lender_gold_share = 0.1
