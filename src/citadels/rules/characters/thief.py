"""The Thief (rank 2)."""

from typing import Final

from citadels.cards.characters import RANK_OF, THIEF
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character, naming_obstacle
from citadels.rules.choices import ROB
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import move_gold
from citadels.rules.reasons import FINE, NOT_RANK_ONE, NOT_THE_BEWITCHED, NOT_THE_MURDERED, NOT_YOURSELF
from citadels.rules.state import ABILITY_DONE, State

ROB_NAMED: Final = declare_event(
    "rob_named", "The Thief named a victim.", (arg.WHO, arg.CHARACTER), harms="character"
)
ROBBED: Final = declare_event(
    "robbed",
    "The Thief took all the gold of the victim.",
    (arg.WHO, arg.FROM, arg.GOLD),
    chosen=False,
    harms="from",
    helps="seat",
    gold="from>seat",
)


def unsafe_to_name(state: State, rank: int) -> int:
    """C-thief.2, C-blackmailer.1, C-witch.7: rank 1, the murdered, the bewitched and oneself."""
    if rank == 1:
        return NOT_RANK_ONE
    if rank == state.murdered:
        return NOT_THE_MURDERED
    if rank == state.bewitched:
        return NOT_THE_BEWITCHED
    return NOT_YOURSELF if rank == state.rank else FINE


def safe_to_name(state: State) -> list[int]:
    """The ranks that a Thief or a Blackmailer may name."""
    return [rank for rank in range(1, state.config.highest_rank + 1) if not unsafe_to_name(state, rank)]


class Thief(Character):
    """C-thief: name a character; when it is called, its player's gold is yours."""

    number: int = THIEF
    verbs: tuple[int, ...] = (ROB,)

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            for rank in safe_to_name(state):
                out.append(ROB + state.config.characters[rank])

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return naming_obstacle(state, argument) or unsafe_to_name(state, RANK_OF[argument])

    def use(self, state: State, verb: int, argument: int) -> None:
        state.now(ABILITY_DONE)
        state.robbed = RANK_OF[argument]
        state.thief = state.seat
        emit(state, ROB_NAMED, PUBLIC, state.seat, a=argument)

    def character_revealed(self, state: State, seat: int, rank: int) -> None:
        """C-thief.1, T2: the robbed character has been called. C-thief.3: your own gold stays."""
        if rank != state.robbed or seat == state.thief:
            return
        gold = state.gold[seat]
        move_gold(state, seat, state.thief, gold)
        emit(state, ROBBED, PUBLIC, state.thief, other=seat, a=gold)

    def misfit(self, state: State) -> str:
        if (state.robbed != 0) != (state.thief >= 0):
            return "somebody is robbed without a Thief, or by a Thief who named nobody"
        return "rank 1 is robbed" if state.robbed == 1 else ""
