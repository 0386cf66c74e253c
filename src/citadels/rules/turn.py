"""A turn: gathering, building, the character's ability and the uniques, in any order the rules allow."""

from typing import Final

from citadels.cards.districts import CARD_SLOTS
from citadels.rules.ability import Ability
from citadels.rules.building import Building
from citadels.rules.card import AT_TURN_END, AT_TURN_START, IN_EVERY_TURN, WHILE_HELD_UP
from citadels.rules.choices import END_TURN, VERB_OF
from citadels.rules.decisions import DecisionKind, Frame
from citadels.rules.events import PUBLIC, TURN_ENDED, emit
from citadels.rules.gathering import Gathering
from citadels.rules.reasons import (
    GATHER_FIRST,
    NOT_ON_OFFER,
    NOT_THIS_DECISION,
    NOT_YOUR_CHARACTER,
    ONLY_ENDING_LEFT,
)
from citadels.rules.state import GATHERED, HELD_UP, ONLY_ENDING, RESUMED, SHORT_TURN, State
from citadels.rules.uniques.base import OFFER_FROM_HAND, OFFER_IN_TURN, WORK_AT_END_OF_TURN, standing


def begin_turn(state: State, seat: int, rank: int, flags: int) -> None:
    """A turn with the abilities of the called character. ``flags`` says of what kind it is."""
    state.seat = seat
    state.rank = rank
    state.act_as(state.config.characters[rank])
    state.flags = flags
    state.used = 0
    state.built = 0
    state.paid = 0
    state.wagons_used = 0
    state.ask(TURN_DECISION, seat)
    if not flags & SHORT_TURN:
        state.character.begin(state)
    if flags & RESUMED:
        state.character.gathered(state)
    for card in state.config.listeners[AT_TURN_START]:
        card.turn_begun(state)


class Ending(Ability):
    """T9: the turn ends when the player says so. K8 says in which order the rest comes."""

    verbs: tuple[int, ...] = (END_TURN,)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return state.character.end_obstacle(state) if state.flags & GATHERED else GATHER_FIRST

    def use(self, state: State, verb: int, argument: int) -> None:
        character = state.character
        character.settle_crown(state)
        for unique in standing(state, state.seat, WORK_AT_END_OF_TURN):
            unique.end_of_turn(state, state.seat)
        character.end_of_turn(state)
        for card in state.config.listeners[AT_TURN_END]:
            card.turn_over(state)
        state.answered()
        emit(state, TURN_ENDED, PUBLIC, state.seat)


GATHERING: Final = Gathering()
BUILDING: Final = Building()
ENDING: Final = Ending()

# What every turn offers.
COMMON: Final[tuple[Ability, ...]] = (GATHERING, BUILDING, ENDING)

# What carries out a verb, in ``config.owner_of_verb``: the kind of a card, one of these two, or a negative
# number, which counts the abilities in COMMON from -1 down.
ACTING_CHARACTER: Final = CARD_SLOTS
NO_OWNER: Final = CARD_SLOTS + 1


class TurnDecision(DecisionKind):
    """T3 to T9: what the player whose turn it is may do next."""

    id: str = "turn"
    text: str = "What to do next in your turn."
    is_turn: bool = True

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        gathered = state.flags & GATHERED
        if not gathered:
            GATHERING.options(state, out)
        if state.flags & HELD_UP:
            return out
        character = state.character
        if state.flags & ONLY_ENDING:
            return [END_TURN]
        character.options(state, out)
        if character.only_ability:
            return out
        if gathered:
            BUILDING.options(state, out)
        for unique in standing(state, state.seat, OFFER_IN_TURN):
            unique.options(state, out)
        from_hand = state.config.masks[OFFER_FROM_HAND]
        if from_hand:
            last = -1
            for card in state.hands[state.seat]:
                if from_hand >> card & 1 and card != last:
                    state.config.districts[card].options_from_hand(state, out)
                last = card
        for listener in state.config.listeners[IN_EVERY_TURN]:
            listener.options_from_table(state, out)
        if gathered and not character.end_obstacle(state):
            out.append(END_TURN)
        return out

    def owner(self, state: State, verb: int) -> Ability | None:
        """The ability that carries out a verb, if any does in a turn."""
        owner = state.config.owner_of_verb[verb]
        if owner < 0:
            return COMMON[-1 - owner]
        if owner < CARD_SLOTS:
            return state.config.districts[owner]
        return state.character if owner == ACTING_CHARACTER else None

    def apply(self, state: State, choice: int) -> None:
        verb = VERB_OF[choice]
        owner = self.owner(state, verb)
        assert owner is not None
        owner.use(state, verb, choice - verb)

    def obstacle(self, state: State, choice: int) -> int:
        verb = VERB_OF[choice]
        owner = self.owner(state, verb)
        if owner is None:
            return NOT_THIS_DECISION
        character = state.character
        if owner is not GATHERING:
            if state.flags & HELD_UP:
                return self._held_up(state)
            if state.flags & ONLY_ENDING and owner is not ENDING:
                return ONLY_ENDING_LEFT
            if character.only_ability and owner is not character:
                return character.only_ability
        if owner is character and verb not in character.verbs:
            return NOT_YOUR_CHARACTER
        return owner.absence(state) or owner.obstacle(state, verb, choice - verb)

    def _held_up(self, state: State) -> int:
        for card in state.config.listeners[WHILE_HELD_UP]:
            reason = card.holds_up_turn(state)
            if reason:
                return reason
        return NOT_ON_OFFER

    def fits(self, state: State, frame: Frame) -> bool:
        """The turn is never asked above another decision."""
        return False


TURN_DECISION: Final = TurnDecision()
