"""A turn: gathering, building, the character's ability and the uniques, in any order the rules allow."""

from typing import Final

from citadels.cards.districts import CARD_SLOTS
from citadels.rules.ability import Ability
from citadels.rules.actions.base import ActionCard
from citadels.rules.building import Building, builds_left
from citadels.rules.card import AT_TURN_END, AT_TURN_START, IN_EVERY_TURN, WHILE_HELD_UP
from citadels.rules.choices import BUILD, END_TURN, TAKE_GOLD, VERB_OF, VERBS
from citadels.rules.decisions import CLOSED_STEP, DONE_STEP, OPEN_STEP, DecisionKind, Frame, Step
from citadels.rules.events import PUBLIC, TURN_ENDED, emit
from citadels.rules.forgoing import Forgoing
from citadels.rules.gathering import Gathering
from citadels.rules.reasons import (
    GATHER_FIRST,
    NOT_ON_OFFER,
    NOT_THIS_DECISION,
    NOT_YOUR_CHARACTER,
    ONLY_ENDING_LEFT,
)
from citadels.rules.state import (
    BEWITCHED,
    GATHERED,
    HELD_UP,
    IN_HOSPITAL,
    ONLY_ENDING,
    RESUMED,
    SHORT_TURN,
    THREATENED,
    State,
)
from citadels.rules.uniques.base import (
    COME_BY_ITSELF,
    OFFER_FROM_HAND,
    OFFER_IN_TURN,
    WORK_AT_END_OF_TURN,
    standing,
)


def begin_turn(state: State, seat: int, rank: int, flags: int) -> None:
    """Begin a turn with the abilities of the called character. ``flags`` says what kind of turn it is."""
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
        state.character.takes_hold(state, seat)
        state.character.begin(state)
    if flags & RESUMED:
        state.character.gathered(state)
    for card in state.config.listeners[AT_TURN_START]:
        card.turn_begun(state)


# By flag: kinds of turns that are not played as usual.
_KINDS: Final[tuple[tuple[int, str], ...]] = (
    (IN_HOSPITAL, "in_hospital"),
    (BEWITCHED, "bewitched"),
    (THREATENED, "threatened"),
    (RESUMED, "resumed"),
)
USUAL_TURN: Final = "usual"
TURN_KINDS: Final[tuple[str, ...]] = (USUAL_TURN, *(kind for _, kind in _KINDS))


def turn_kind(state: State) -> str:
    """What kind of turn is under way, in one word."""
    for flag, kind in _KINDS:
        if state.flags & flag:
            return kind
    return USUAL_TURN


class Ending(Ability):
    """T9: the turn ends when the player says so. K8 gives the order of what follows."""

    verbs: tuple[int, ...] = (END_TURN,)
    paragraphs: tuple[str, ...] = ("T9",)

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
FORGOING: Final = Forgoing()

# What every turn offers.
COMMON: Final[tuple[Ability, ...]] = (GATHERING, BUILDING, ENDING, FORGOING)

# What carries out a verb, in ``config.owner_of_verb``: the kind of a card, one of these two, or a negative
# number, which counts the abilities in COMMON from -1 down.
ACTING_CHARACTER: Final = CARD_SLOTS
NO_OWNER: Final = CARD_SLOTS + 1


class TurnDecision(DecisionKind):
    """T3 to T9: what the player whose turn it is may do next."""

    id: str = "turn"
    text: str = "What to do next in your turn."
    paragraphs: tuple[str, ...] = ("T1", "T1b")
    is_turn: bool = True
    expected: tuple[int, ...] = (END_TURN,)

    def options(self, state: State) -> list[int]:
        out: list[int] = []
        gathered = state.flags & GATHERED
        if not gathered:
            GATHERING.options(state, out)
        if state.flags & HELD_UP:
            self._add_forgoing(state, out)
            return out
        character = state.character
        if state.flags & ONLY_ENDING:
            return [END_TURN]
        character.options(state, out)
        if character.only_ability:
            if character.plays_action_cards:
                self._add_action_cards(state, out)
            self._add_forgoing(state, out)
            return out
        if gathered:
            BUILDING.options(state, out)
        if state.kinds[state.seat] & state.config.masks[OFFER_IN_TURN]:
            for unique in standing(state, state.seat, OFFER_IN_TURN):
                unique.options(state, out)
        self._add_action_cards(state, out)
        self._add_forgoing(state, out)
        if gathered and not character.end_obstacle(state):
            out.append(END_TURN)
        return out

    def _add_action_cards(self, state: State, out: list[int]) -> None:
        """A2: from the hand, and what lies on the table."""
        from_hand = state.config.masks[OFFER_FROM_HAND]
        if from_hand:
            last = -1
            for card in state.hands[state.seat]:
                if from_hand >> card & 1 and card != last:
                    state.config.districts[card].options_from_hand(state, out)
                last = card
        for listener in state.config.listeners[IN_EVERY_TURN]:
            listener.options_from_table(state, out)

    def _add_forgoing(self, state: State, out: list[int]) -> None:
        """T8: the districts that work by themselves and need not."""
        if state.kinds[state.seat] & state.config.masks[COME_BY_ITSELF]:
            FORGOING.options(state, out)

    def steps(self, state: State) -> list[Step]:
        """Gathering, what the character can do, and building."""
        offered = {VERBS[VERB_OF[choice]].step for choice in state.options or self.options(state)}
        gather, build = VERBS[TAKE_GOLD].step, VERBS[BUILD].step
        gathered = bool(state.flags & GATHERED)
        found: list[Step] = []
        if not state.flags & RESUMED:
            found.append((gather, DONE_STEP if gathered else OPEN_STEP, 0))
        if state.flags & HELD_UP:
            return found
        character = state.character
        known = [gather, build]
        for verb in character.verbs:
            step = VERBS[verb].step
            if step not in known:
                known.append(step)
                done = DONE_STEP if character.has_done(state, verb) else CLOSED_STEP
                found.append((step, OPEN_STEP if step in offered else done, 0))
        if character.may_build and not character.only_ability:
            left = builds_left(state)
            none = CLOSED_STEP if left and not state.flags & ONLY_ENDING else DONE_STEP
            found.append((build, OPEN_STEP if build in offered else none, left))
        return found

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
            allowed = owner is character or (character.plays_action_cards and isinstance(owner, ActionCard))
            if character.only_ability and not allowed:
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
