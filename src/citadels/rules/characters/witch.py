"""The Witch (rank 1)."""

from typing import Final

from citadels.cards.characters import RANK_OF, WITCH
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character, naming_obstacle
from citadels.rules.choices import BEWITCH
from citadels.rules.event_kinds import IF_HELD, STAYS_ROUND, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.events import RESUMED as RESUMED_EVENT
from citadels.rules.fitting import in_turn
from citadels.rules.reasons import BEWITCHED_ONLY_GATHERS, FINE, GATHER_FIRST, NOT_YOURSELF, WITCH_MUST_NAME
from citadels.rules.state import (
    BEWITCHED,
    BEWITCHED_GATHERED,
    GATHERED,
    KEPT_WHEN_SUSPENDED,
    RESUMED,
    SUSPENDED_WAGONS,
    State,
)
from citadels.rules.turn import begin_turn

BEWITCH_NAMED: Final = declare_event(
    "bewitch_named",
    "The Witch named a victim.",
    (arg.WHO, arg.CHARACTER),
    harms="character",
    lays="bewitched>character",
    stays=STAYS_ROUND,
    moment=IF_HELD,
)


class Witch(Character):
    """C-witch: gather, name another character, wait; then go on as that character.

    C-witch.2: the bewitched player only gathers.
    """

    number: int = WITCH
    verbs: tuple[int, ...] = (BEWITCH,)
    only_ability: int = WITCH_MUST_NAME
    plays_action_cards: bool = False  # K9: before she goes on

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
        # C-witch.1, C-witch.6: the turn is suspended, so nothing that ends a turn happens yet.
        state.answered()

    def turn_due(self, state: State, seat: int, rank: int) -> bool:
        if rank != state.bewitched:
            return False
        state.phase = BEWITCHED_GATHERED
        begin_turn(state, seat, rank, BEWITCHED)
        return True

    def holds_up_turn(self, state: State) -> int:
        return BEWITCHED_ONLY_GATHERS if state.flags & BEWITCHED else FINE

    def short_turn_over(self, state: State) -> None:
        """C-witch.3: the Witch goes on as the bewitched character, and does not gather again."""
        witch = state.held[RANK_OF[WITCH]]
        emit(state, RESUMED_EVENT, PUBLIC, witch, a=state.config.characters[state.bewitched])
        self.go_on(state, witch)

    def go_on(self, state: State, witch: int) -> None:
        begin_turn(state, witch, state.bewitched, GATHERED | RESUMED)

    def misfit(self, state: State) -> str:
        if state.bewitched == 1:
            return "rank 1 is bewitched"
        if state.bewitched and (state.config.characters[1] != WITCH or state.held[1] < 0):
            return "somebody is bewitched without a Witch"
        return self._turn_misfit(state) if in_turn(state) else ""

    def _turn_misfit(self, state: State) -> str:
        """C-witch.2, .3: a bewitched rank has a short turn, then the Witch goes on."""
        flags, bewitched = state.flags, state.rank == state.bewitched
        short = state.phase == BEWITCHED_GATHERED
        resumed = bewitched and not short
        if short and not bewitched:
            return "a character that is not bewitched has a short turn"
        if bool(flags & BEWITCHED) != short or bool(flags & RESUMED) != resumed:
            return "the flags of the turn do not fit a bewitched character"
        if state.seat != state.held[1 if resumed else state.rank]:
            return "it is another player's turn"
        return "a Witch who goes on has gathered" if resumed and not flags & GATHERED else ""


class CzechWitch(Witch):
    """C-witch in deluxe-cz: she may play an action card and use wagons before her turn is suspended (K9)."""

    version: str = "deluxe-cz"
    plays_action_cards: bool = True

    def use(self, state: State, verb: int, argument: int) -> None:
        state.suspended = state.flags & KEPT_WHEN_SUSPENDED | state.wagons_used << SUSPENDED_WAGONS
        super().use(state, verb, argument)

    def go_on(self, state: State, witch: int) -> None:
        """Both parts are one turn."""
        done = state.suspended
        state.suspended = 0
        begin_turn(state, witch, state.bewitched, GATHERED | RESUMED | done & KEPT_WHEN_SUSPENDED)
        state.wagons_used = done >> SUSPENDED_WAGONS
