"""The Thief (rank 2)."""

from typing import Final

from citadels.cards.characters import RANK_OF, THIEF
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character, naming_obstacle
from citadels.rules.choices import ROB
from citadels.rules.event_kinds import LARGEST, STAYS_TURN, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import move_gold
from citadels.rules.reasons import FINE, NOT_RANK_ONE, NOT_THE_BEWITCHED, NOT_THE_MURDERED, NOT_YOURSELF
from citadels.rules.state import ABILITY_DONE, State

ROB_NAMED: Final = declare_event(
    "rob_named",
    "The Thief named a victim.",
    (arg.WHO, arg.CHARACTER),
    harms="character",
    lays="robbed>character",
    stays=STAYS_TURN,
)
ROBBED: Final = declare_event(
    "robbed",
    "The Thief took all the gold of the victim.",
    (arg.WHO, arg.FROM, arg.GOLD),
    chosen=False,
    harms="from",
    helps="seat",
    gold="from>seat",
    sound="gold",
    settles="rob_named",
    moment=LARGEST,
)


def rank_two_obstacle(state: State, rank: int) -> int:
    """C-thief.2, C-blackmailer.1, C-witch.7: whom neither Thief nor Blackmailer may name."""
    if rank == 1:
        return NOT_RANK_ONE
    if rank == state.murdered:
        return NOT_THE_MURDERED
    return NOT_THE_BEWITCHED if rank == state.bewitched else FINE


def rob_obstacle(state: State, rank: int) -> int:
    """C-thief.2: nor may the Thief name the Thief."""
    return rank_two_obstacle(state, rank) or (NOT_YOURSELF if rank == state.rank else FINE)


class Thief(Character):
    """C-thief: name a character; when it is called, its player's gold is yours."""

    number: int = THIEF
    verbs: tuple[int, ...] = (ROB,)

    def options(self, state: State, out: list[int]) -> None:
        if not state.flags & ABILITY_DONE:
            for rank in range(2, state.config.highest_rank + 1):
                if not rob_obstacle(state, rank):
                    out.append(ROB + state.config.characters[rank])

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        return naming_obstacle(state, argument) or rob_obstacle(state, RANK_OF[argument])

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
