"""The Witch (rank 1)."""

from citadels.cards.characters import RANK_OF, WITCH
from citadels.rules.characters.base import Character, naming_obstacle
from citadels.rules.choices import BEWITCH
from citadels.rules.events import BEWITCH_NAMED, PUBLIC, emit
from citadels.rules.reasons import FINE, GATHER_FIRST, NOT_YOURSELF
from citadels.rules.state import GATHERED, State


class Witch(Character):
    """C-witch: gather, name another character, wait; then go on as that character.

    What follows the naming happens when the bewitched rank is called, in ``round``.
    """

    number: int = WITCH
    verbs: tuple[int, ...] = (BEWITCH,)
    suspends_turn: bool = True

    def options(self, state: State, out: list[int]) -> None:
        if state.flags & GATHERED:
            for character in state.config.characters[2:]:
                out.append(BEWITCH + character)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if not state.flags & GATHERED:
            return GATHER_FIRST
        return naming_obstacle(state, argument) or (NOT_YOURSELF if argument == WITCH else FINE)

    def use(self, state: State, verb: int, argument: int) -> None:
        state.bewitched = RANK_OF[argument]
        emit(state, BEWITCH_NAMED, PUBLIC, state.seat, a=argument)
        # C-witch.1, C-witch.6: suspended, without anything that comes at the end of a turn.
        state.answered()
