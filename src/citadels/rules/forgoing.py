"""Doing without a unique district for one turn (T8): what comes by itself can be declined."""

from typing import Final

from citadels.cards.districts import KIND_MASK
from citadels.rules import event_arguments as arg
from citadels.rules.ability import Ability
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.choices import FORGO
from citadels.rules.city import find
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.reasons import (
    ALREADY_FORGONE,
    ALREADY_GATHERED,
    FINE,
    GATHER_FIRST,
    INCOME_TAKEN,
    NO_SUCH_UNIQUE,
    NOTHING_TO_GAIN,
)
from citadels.rules.state import GATHERED, HELD_UP, INCOME_DONE, State
from citadels.rules.uniques.base import (
    AT_END_OF_TURN,
    COME_BY_ITSELF,
    IN_GATHERING,
    WITH_INCOME,
    Unique,
    standing,
)

FORGONE: Final = declare_event(
    "forgone", "A player does without a unique district in this turn.", (arg.WHO, arg.DISTRICT)
)


class Forgoing(Ability):
    """T8: using a unique district is optional, also where it works by itself.

    What was forgone counts as used: ``standing`` leaves it out for the rest of the turn.
    """

    verbs: tuple[int, ...] = (FORGO,)
    paragraphs: tuple[str, ...] = ("T8",)

    def options(self, state: State, out: list[int]) -> None:
        only_gathers = bool(state.flags & HELD_UP) or state.character.only_ability != FINE
        for unique in standing(state, state.seat, COME_BY_ITSELF):
            if only_gathers and unique.comes_by_itself != IN_GATHERING:
                continue
            if not _time_obstacle(state, unique):
                out.append(FORGO + find(state, state.seat, unique.kind))

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        kind = argument & KIND_MASK
        unique = state.config.districts[kind]
        if not unique.comes_by_itself or argument not in state.cities[state.seat]:
            return NO_SUCH_UNIQUE
        return ALREADY_FORGONE if state.used >> kind & 1 else _time_obstacle(state, unique)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.used |= 1 << (argument & KIND_MASK)
        emit(state, FORGONE, PUBLIC, state.seat, a=argument)


def _time_obstacle(state: State, unique: Unique) -> int:
    """Why it is too late or too early to do without a unique, or why it does not come at all."""
    if unique.comes_by_itself == IN_GATHERING:
        return ALREADY_GATHERED if state.flags & GATHERED else FINE
    if unique.comes_by_itself == WITH_INCOME:
        if state.flags & INCOME_DONE:
            return INCOME_TAKEN
        return FINE if isinstance(state.character, IncomeCharacter) else NOTHING_TO_GAIN
    if unique.comes_by_itself == AT_END_OF_TURN and not state.flags & GATHERED:
        return GATHER_FIRST
    return FINE if unique.due(state, state.seat) else NOTHING_TO_GAIN
