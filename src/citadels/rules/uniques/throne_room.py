"""The Throne Room."""

from typing import Final

from citadels.cards.districts import THRONE_ROOM
from citadels.rules import event_arguments as arg
from citadels.rules.city import has_kind
from citadels.rules.event_kinds import BANK, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import gain_gold
from citadels.rules.state import State
from citadels.rules.uniques.base import WITH_CROWN, Unique

THRONE_ROOM_PAID: Final = declare_event(
    "throne_room",
    "The crown moved, and the Throne Room brought its owner 1 gold.",
    (arg.WHO,),
    chosen=False,
    gold=f"{BANK}>seat",
)


class ThroneRoom(Unique):
    """U-throne-room: 1 gold from the bank whenever the crown really changes hands (R92)."""

    kind: int = THRONE_ROOM
    comes_by_itself: int = WITH_CROWN

    def due(self, state: State, seat: int) -> bool:
        return state.character.moves_crown(state)

    def crown_moved(self, state: State) -> None:
        for owner in range(state.config.players):
            forgone = owner == state.seat and state.used >> THRONE_ROOM & 1
            if has_kind(state, owner, THRONE_ROOM) and not forgone:
                gain_gold(state, owner, 1)
                emit(state, THRONE_ROOM_PAID, PUBLIC, owner)
