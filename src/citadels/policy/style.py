"""What a player cares about, as numbers. Each style has its own numbers.

A ``Style`` by itself knows no card: ``styles.make_style`` adds the opinions about characters, unique
districts and action cards (``policy/opinions``). A card without an opinion has the neutral numbers below.
"""

from abc import abstractmethod

from citadels.cards.characters import CHARACTER_SLOTS
from citadels.cards.districts import CARD_SLOTS
from citadels.policy.style_details import (
    ActionCardDetails,
    BuildingDetails,
    CityDetails,
    CrownDetails,
    DraftDetails,
    GatheringDetails,
    HandDetails,
    LikingDetails,
    NamingDetails,
    UniqueDetails,
    WorthDetails,
)
from citadels.rules.state import State


class Style:
    """The numbers of one way to play; a point at the end is the unit."""

    def __init__(self) -> None:
        # Building
        self.point = 1.11  # a point in one's city
        self.gold = 0.68  # a gold that is kept
        self.tempo = 2.0  # one more district, whatever it costs
        self.new_type = 0.6  # a type that the city does not have yet
        self.same_type = 0.11  # a type that brings income
        self.unique = 0.95  # what a unique does for its owner, besides points
        self.finish = 5.91  # completing the city while ahead
        self.finish_behind = -0.79  # the same while behind
        # Hands
        self.first_card = 1.98
        self.more_cards = 0.3  # each further card is worth this share of the one before
        self.dear = 0.94  # a gold that is missing to build a card soon
        # The draft
        self.income = 1.52
        self.income_cards = 0.96
        self.crown = 0.47
        self.extra_build = 1.1
        self.hand_gap = 0.93
        self.rob_share = 0.41
        self.aim = 0.42  # Assassin and others: danger at the table
        self.protect = 0.2
        self.attack = 0.33
        self.deny = 1.3  # taking the Architect away from a player who could finish with it
        self.mix = 0.47  # how far chance moves a liking
        # Aiming
        self.read = 2.54  # how far we trust others to take what they like
        self.fear = 1.19  # how much more the leader counts than others
        self.harm_turn = 1.55  # what any turn is worth to an opponent
        self.harm_gold = 0.34
        self.harm_liking = 0.51
        self.danger_points = 0.07
        self.danger_near = 0.17
        self.danger_gold = 0.08
        self.danger_cards = 0.06
        # Attacking
        self.hurt = 0.36  # a point that an opponent loses
        self.hurt_leader = 0.76  # more for a dangerous opponent
        self.beauty = 0.88

        self.slip = 0.0  # how often something else is done than what looks best

        # Opinions about characters, by number: how much each is liked for itself, how much more for each of
        # the last districts of the city, and for each gold above the usual; what else it promises.
        self.liked = [1.0] * CHARACTER_SLOTS
        self.liked_late = [0.0] * CHARACTER_SLOTS
        self.liked_rich = [0.0] * CHARACTER_SLOTS
        self.promises: list[Promise | None] = [None] * CHARACTER_SLOTS
        # Opinions about cards, by kind: what a unique does for its owner over a whole game, its points on
        # top of its cost, fixed or read from the city; what an action card is worth in the hand.
        self.service = [1.0] * CARD_SLOTS
        self.unique_points = [0.0] * CARD_SLOTS
        self.points_in_city: list[Promise | None] = [None] * CARD_SLOTS
        self.action_cards = [1.5] * CARD_SLOTS

        # Finer numbers, by theme.
        self.worth = WorthDetails()
        self.uniques = UniqueDetails()
        self.actions = ActionCardDetails()
        self.building = BuildingDetails()
        self.gathering = GatheringDetails()
        self.draft = DraftDetails()
        self.liking = LikingDetails()
        self.naming = NamingDetails()
        self.hands = HandDetails()
        self.cities = CityDetails()
        self.crowns = CrownDetails()


class Promise:
    """What a card promises to a seat in a position. Subclasses are singletons, as cards are."""

    @abstractmethod
    def worth(self, state: State, seat: int, style: Style) -> float:
        """In points at the end."""
