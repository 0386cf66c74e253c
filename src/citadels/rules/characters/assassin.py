"""The Assassin (rank 1)."""

from typing import Final

from citadels.cards.characters import ASSASSIN, RANK_OF
from citadels.rules import event_arguments as arg
from citadels.rules.card import AT_MURDER
from citadels.rules.characters.base import Character, naming_obstacle
from citadels.rules.choices import MURDER
from citadels.rules.event_kinds import IF_HELD, VEILS, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.reasons import FINE, NOT_YOURSELF
from citadels.rules.state import ABILITY_DONE, State

MURDER_NAMED: Final = declare_event(
    "murder_named",
    "The Assassin named a victim.",
    (arg.WHO, arg.CHARACTER),
    waits="murder_named",
    draft="murdered",
    harms="character",
    lays="murdered>character",
    stays=VEILS,
    moment=IF_HELD,
)


class Assassin(Character):
    """C-assassin: name another character; it misses its whole turn."""

    number: int = ASSASSIN
    verbs: tuple[int, ...] = (MURDER,)

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            for character in state.config.characters[2:]:
                out.append(MURDER + character)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return naming_obstacle(state, argument) or (NOT_YOURSELF if argument == ASSASSIN else FINE)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        state.murdered = RANK_OF[argument]
        emit(state, MURDER_NAMED, PUBLIC, state.seat, a=argument)
        for card in state.config.listeners[AT_MURDER]:
            card.murder_named(state, state.murdered)

    def misfit(self, state: State) -> str:
        if state.murdered == 1:
            return "rank 1 is murdered"
        if state.murdered and state.config.characters[1] != ASSASSIN:
            return "somebody is murdered without an Assassin"
        return ""
