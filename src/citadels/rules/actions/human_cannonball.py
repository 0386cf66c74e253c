"""The Human Cannonball."""

from typing import Final

from citadels.cards.districts import HUMAN_CANNONBALL, KIND_MASK
from citadels.rules import event_arguments as arg
from citadels.rules.actions.base import ActionCard, put_back
from citadels.rules.building import place_obstacle
from citadels.rules.choices import PLAY_CANNONBALL, REPLACE_DISTRICT, is_verb
from citadels.rules.city import distinct_districts, district_cost, remove, replace
from citadels.rules.decisions import BUILDING_SITE, About, DecisionKind, Frame
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import BUILDING, PUBLIC, emit
from citadels.rules.fitting import plays_action_card
from citadels.rules.hands import distinct, gain_gold, lose_card
from citadels.rules.reasons import (
    CANNOT_BUILD,
    FINE,
    NO_DISTRICT,
    NO_REPLACEMENT,
    NOT_COSTLIER,
    NOT_IN_CITY,
    NOT_IN_HAND,
    NOT_THIS_DECISION,
    TOO_DEAR,
    reason,
)
from citadels.rules.state import State

UPGRADED: Final = declare_event(
    "upgraded",
    "The Human Cannonball replaced a district with a card from the hand.",
    (
        arg.WHO,
        arg.DISTRICT,
        "b=card:card the card that replaced it",
        "other=gold:number the difference, which was paid",
    ),
    moves="table>city>away",
    sound="build",
    gold=f"seat>{BANK}",
)


def difference(state: State, district: int, card: int) -> int:
    """K28: how much more a card costs than a district of the city, including the Artist's gold on it."""
    return state.config.cost[card] - district_cost(state, district)


def replacement_obstacle(state: State, district: int, card: int) -> int:
    """Why a card may not replace a district of the player's own. The old one goes first (K6)."""
    seat = state.seat
    if district not in state.cities[seat]:
        return NOT_IN_CITY
    if not state.config.districts[district & KIND_MASK].is_district:
        return NO_DISTRICT
    after = state.clone()
    remove(after, seat, district)
    obstacle = place_obstacle(after, seat, card)
    if obstacle:
        return obstacle
    gold = difference(state, district, card)
    if gold <= 0:
        return NOT_COSTLIER
    missing = gold - state.gold[seat]
    return reason(TOO_DEAR, missing) if missing > 0 else FINE


def replaceable(state: State, card: int) -> list[int]:
    """The player's districts that a card may replace."""
    districts = distinct_districts(state, state.seat)
    return [district for district in districts if not replacement_obstacle(state, district, card)]


class HumanCannonball(ActionCard):
    """Apart from building, replace a district of your own by a costlier one from your hand. Both versions.

    The difference is paid in gold to the bank. K28: not a build, so limit, Factory, tax, Magistrate and
    Alchemist do not concern it; not for a Navigator, not over a Big Top.
    """

    kind: int = HUMAN_CANNONBALL
    asks: bool = True
    verbs: tuple[int, ...] = (PLAY_CANNONBALL,)

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (CANNONBALL_DECISION,)

    def ways_to_play(self, state: State, out: list[int]) -> None:
        for card in distinct(state.hands[state.seat]):
            if not self.play_obstacle(state, card):
                out.append(PLAY_CANNONBALL + card)

    def play_obstacle(self, state: State, argument: int) -> int:
        if not state.character.may_build:
            return CANNOT_BUILD
        if argument not in state.hands[state.seat]:
            return NOT_IN_HAND
        obstacle = state.config.districts[argument].build_obstacle(0)
        return obstacle or (FINE if replaceable(state, argument) else NO_REPLACEMENT)

    def play(self, state: State, argument: int) -> None:
        """The new district is shown first, so that everybody can see what may follow."""
        seat = state.seat
        lose_card(state, seat, argument)
        state.aside = (HUMAN_CANNONBALL, argument)
        emit(state, BUILDING, PUBLIC, seat, other=seat, a=argument, b=0)
        state.ask(CANNONBALL_DECISION, seat, argument)


def new_district(state: State) -> int:
    """The card that is to take the place of a district."""
    return state.top.a


class CannonballDecision(DecisionKind):
    """K28: which district the card replaces. Frame: the card."""

    id: str = "cannonball"
    text: str = "Which district of your city the card that the Human Cannonball brings replaces."
    table: str = BUILDING_SITE
    verbs: tuple[int, ...] = (REPLACE_DISTRICT,)
    answers_public: bool = True

    def about(self, state: State) -> list[About]:
        return [("card", "card", new_district(state))]

    def options(self, state: State) -> list[int]:
        return [REPLACE_DISTRICT + district for district in replaceable(state, new_district(state))]

    def obstacle(self, state: State, choice: int) -> int:
        if not is_verb(choice, REPLACE_DISTRICT):
            return NOT_THIS_DECISION
        return replacement_obstacle(state, choice - REPLACE_DISTRICT, new_district(state))

    def apply(self, state: State, choice: int) -> None:
        seat, card = state.top.seat, new_district(state)
        district = choice - REPLACE_DISTRICT
        gold = difference(state, district, card)
        state.answered()
        state.aside = ()
        gain_gold(state, seat, -gold)
        emit(state, UPGRADED, PUBLIC, seat, other=gold, a=district, b=card)
        replace(state, seat, district, card)
        put_back(state, HUMAN_CANNONBALL)
        state.config.districts[card].built(state, seat)

    def fits(self, state: State, frame: Frame) -> bool:
        return state.aside == (HUMAN_CANNONBALL, frame.a) and plays_action_card(state, frame)


CANNONBALL_DECISION: Final = CannonballDecision()
