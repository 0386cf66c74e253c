"""The Warlord (rank 8)."""

from typing import Final

from citadels.cards.characters import WARLORD
from citadels.rules import event_arguments as arg
from citadels.rules.card import AT_DESTRUCTION
from citadels.rules.choices import DESTROY, INCOME
from citadels.rules.city import destroy
from citadels.rules.event_kinds import BANK, EACH, declare_event
from citadels.rules.events import PUBLIC, emit
from citadels.rules.hands import gain_gold, others
from citadels.rules.rank_eight import Attacker, attack_cost
from citadels.rules.state import State

DESTROYED: Final = declare_event(
    "destroyed",
    "The Warlord paid to destroy a district.",
    (arg.WHO, arg.OWNER, arg.DISTRICT, "b=gold:number how much gold"),
    moves="city>away",
    harms="owner",
    own="owner",
    sound="destroy",
    gold=f"seat>{BANK}",
    moment=EACH,
)


class Warlord(Attacker):
    """C-warlord: gold for military districts; destroy one district for its cost less 1."""

    number: int = WARLORD
    verbs: tuple[int, ...] = (INCOME, DESTROY)
    attack: int = DESTROY

    def owners(self, state: State) -> list[int]:
        """C-warlord.4: the Warlord's own city, too."""
        return list(range(state.config.players))

    def attack_price(self, state: State, owner: int, district: int) -> int:
        return attack_cost(state, owner, district) - 1

    def carry_out(self, state: State, owner: int, district: int) -> None:
        gold = self.attack_price(state, owner, district)
        gain_gold(state, state.seat, -gold)
        emit(state, DESTROYED, PUBLIC, state.seat, other=owner, a=district, b=gold)
        for card in state.config.listeners[AT_DESTRUCTION]:
            if card.district_destroyed(state, owner, district):
                return
        destroy(state, owner, district)


class ClassicWarlord(Warlord):
    """C-warlord.4 in classic: only the others' cities."""

    version: str = "classic"

    def owners(self, state: State) -> list[int]:
        return others(state, state.seat)


class DarkCityWarlord(Warlord):
    """C-warlord.5 in dark-city: at the end of the turn."""

    version: str = "dark-city"
    at_end_of_turn: bool = True
