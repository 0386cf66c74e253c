"""The Marshal (rank 8)."""

from typing import Final

from citadels.cards.characters import MARSHAL
from citadels.cards.districts import KIND_MASK
from citadels.rules import event_arguments as arg
from citadels.rules.choices import INCOME, SEIZE
from citadels.rules.city import district_cost, hand_over, has_kind
from citadels.rules.event_kinds import EACH, declare_event
from citadels.rules.events import PAID_PLAYER, PUBLIC, emit
from citadels.rules.hands import move_gold, others
from citadels.rules.rank_eight import Attacker
from citadels.rules.reasons import FINE, TOO_COSTLY_TO_SEIZE, YOU_HAVE_THAT, reason
from citadels.rules.state import State

SEIZED: Final = declare_event(
    "seized",
    "The Marshal took a district.",
    (arg.WHO, arg.FROM, arg.DISTRICT),
    harms="from",
    sound="destroy",
    moment=EACH,
)

DEAREST: Final = 3


class Marshal(Attacker):
    """C-marshal: gold for military districts; take a district of cost 3 or less, paying its owner."""

    number: int = MARSHAL
    verbs: tuple[int, ...] = (INCOME, SEIZE)
    attack: int = SEIZE

    def owners(self, state: State) -> list[int]:
        return others(state, state.seat)

    def limit(self, state: State, district: int) -> int:
        # K17: the limit is the cost with the Artist's gold and without the Great Wall.
        if district_cost(state, district) > DEAREST:
            return reason(TOO_COSTLY_TO_SEIZE, DEAREST)
        if has_kind(state, state.seat, district & KIND_MASK):
            return YOU_HAVE_THAT
        return FINE

    def carry_out(self, state: State, owner: int, district: int) -> None:
        gold = self.attack_price(state, owner, district)
        emit(state, SEIZED, PUBLIC, state.seat, other=owner, a=district)
        move_gold(state, state.seat, owner, gold)
        emit(state, PAID_PLAYER, PUBLIC, state.seat, other=owner, a=gold)
        hand_over(state, owner, state.seat, district)
