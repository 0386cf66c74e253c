"""The Wizard (rank 3)."""

from typing import Final

from citadels.cards.characters import WIZARD
from citadels.cards.versions import FORMER
from citadels.rules.building import builds, card_to_build, start_building, way_obstacle, ways_to_build
from citadels.rules.characters.base import Character, other_player_obstacle
from citadels.rules.choices import (
    BUILD,
    LOOK_AT_HAND,
    TAKE_CARD,
    VERB_OF,
)
from citadels.rules.decisions import HAND, About, DecisionKind, Frame
from citadels.rules.events import CARD_TAKEN, HAND_SEEN, both, emit
from citadels.rules.fitting import another_player, uses_ability
from citadels.rules.hands import distinct, move_card, others
from citadels.rules.reasons import ABILITY_USED, FINE, GATHER_FIRST, NOT_IN_HAND, NOT_THIS_DECISION
from citadels.rules.state import ABILITY_DONE, GATHERED, State


class Wizard(Character):
    """C-wizard: look at a hand and take one card, or build it at once without counting it to the limit."""

    number: int = WIZARD
    verbs: tuple[int, ...] = (LOOK_AT_HAND,)
    may_build_identical: bool = True  # C-wizard.2
    builds_before_gathering: bool = True  # K21; C-wizard.5: not in dark-city

    def decisions(self) -> tuple[DecisionKind, ...]:
        return (WIZARD_DECISION,)

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            for seat in others(state, state.seat):
                out.append(LOOK_AT_HAND + seat)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return ABILITY_USED if state.flags & ABILITY_DONE else other_player_obstacle(state, argument)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        hand = state.hands[argument]
        emit(state, HAND_SEEN, both(state.seat, argument), state.seat, other=argument, cards=hand)
        # K21: one must be taken if there is any; an empty hand ends it.
        if hand:
            state.ask(WIZARD_DECISION, state.seat, argument)


class FormerDarkCityWizard(Wizard):
    """C-wizard.3 in dark-city: only the district built in this way may be identical."""

    version: str = FORMER["wizard"]
    may_build_identical: bool = False


class DarkCityWizard(FormerDarkCityWizard):
    """C-wizard.3, .5 in dark-city: only the district built in this way may be identical, after gathering."""

    version: str = "dark-city"
    builds_before_gathering: bool = False


def build_time_obstacle(state: State) -> int:
    """C-wizard.5: whether it is too early to build the card at once."""
    wizard = state.config.cast[WIZARD]
    assert isinstance(wizard, Wizard)
    return FINE if wizard.builds_before_gathering or state.flags & GATHERED else GATHER_FIRST


def hand_owner(state: State) -> int:
    """The seat whose hand lies open to the Wizard."""
    return state.top.a


class WizardDecision(DecisionKind):
    """C-wizard.1: into the hand, or built at once for its cost (K21: in any way that pays for it).

    Frame: the seat whose hand is open.
    """

    id: str = "wizard"
    text: str = "Which card of the hand the Wizard takes, or builds at once."
    opens: str = HAND
    verbs: tuple[int, ...] = (TAKE_CARD, BUILD)
    any_way_to_build: bool = True
    allows_identical: bool = True

    def about(self, state: State) -> list[About]:
        return [("of", "seat", hand_owner(state))]

    def options(self, state: State) -> list[int]:
        seat = state.seat
        found: list[int] = []
        spare = len(state.hands[seat])
        may_build = not build_time_obstacle(state)
        for card in distinct(state.hands[hand_owner(state)]):
            found.append(TAKE_CARD + card)
            if may_build:
                ways_to_build(state, seat, card, spare, found)
        return found

    def obstacle(self, state: State, choice: int) -> int:
        verb = VERB_OF[choice]
        if verb == TAKE_CARD:
            return NOT_IN_HAND
        if not builds(state, verb):
            return NOT_THIS_DECISION
        if card_to_build(state, verb, choice - verb) not in state.hands[hand_owner(state)]:
            return NOT_IN_HAND
        spare = len(state.hands[state.seat])
        return build_time_obstacle(state) or way_obstacle(state, state.seat, verb, choice - verb, spare)

    def apply(self, state: State, choice: int) -> None:
        owner = hand_owner(state)
        verb = VERB_OF[choice]
        state.answered()
        if verb == TAKE_CARD:
            card = choice - TAKE_CARD
            move_card(state, owner, state.seat, card)
            emit(state, CARD_TAKEN, both(state.seat, owner), state.seat, other=owner, a=card)
        else:
            start_building(state, verb, choice - verb, owner)

    def fits(self, state: State, frame: Frame) -> bool:
        """C-wizard.1: the hand of another player, not empty."""
        owner = frame.a
        others = another_player(state, state.seat, owner) and bool(state.hands[owner])
        return others and uses_ability(state, frame, WIZARD)


WIZARD_DECISION: Final = WizardDecision()
