"""The older Tax Collector (rank 2)."""

from typing import Final

from citadels.cards.characters import OLD_TAX_COLLECTOR, RANK_OF
from citadels.rules import event_arguments as arg
from citadels.rules.characters.base import Character
from citadels.rules.event_kinds import declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import move_gold
from citadels.rules.state import HAS_BUILT, State

TAX_PAID: Final = declare_event(
    "tax_paid",
    "A player who built paid 1 gold to the older Tax Collector.",
    (arg.WHO, arg.TO),
    chosen=False,
    helps="to",
    concerns="seat",
    gold="seat>to",
    sound="gold",
)


class OldTaxCollector(Character):
    """C-oldtax: everybody who builds pays 1 gold at the end of that turn, if any is left.

    K21: once revealed this round; collectors do not tax themselves. K10: or a Witch who goes on as this one.
    """

    number: int = OLD_TAX_COLLECTOR

    def takes_hold(self, state: State, seat: int) -> None:
        state.collector = seat

    def begin(self, state: State) -> None:
        """C-oldtax.2: the player who built before pays now."""
        if state.owing >= 0:
            _collect(state, state.owing)

    def turn_over(self, state: State) -> None:
        """C-oldtax.1, K8: the last thing at the end of a turn in which something was built."""
        if state.flags & HAS_BUILT:
            if state.collector >= 0:
                _collect(state, state.seat)
            elif state.called < RANK_OF[OLD_TAX_COLLECTOR]:
                state.owing = state.seat

    def misfit(self, state: State) -> str:
        """The collector is revealed as this character; the player who owes was rank 1."""
        rank = RANK_OF[OLD_TAX_COLLECTOR]
        if state.collector < 0 and state.owing < 0:
            return ""
        if state.config.characters[rank] != OLD_TAX_COLLECTOR:
            return "there is no Tax Collector of rank 2"
        holder = state.held[1] if state.bewitched == rank else state.held[rank]
        if state.collector >= 0 and (not state.revealed >> rank & 1 or holder != state.collector):
            return "another player collects the tax"
        owes = state.owing < 0 or (state.owing == state.held[1] and state.called > 0)
        return "" if owes else "another player owes tax"


def _collect(state: State, seat: int) -> None:
    if seat != state.collector and state.gold[seat]:
        move_gold(state, seat, state.collector, 1)
        emit(state, TAX_PAID, PUBLIC, seat, other=state.collector)
