"""The Museum."""

from typing import Final

from citadels.cards.districts import MUSEUM
from citadels.rules import event_arguments as arg
from citadels.rules.choices import USE_MUSEUM
from citadels.rules.event_kinds import ALWAYS, declare_event
from citadels.rules.events import emit, only
from citadels.rules.fitting import stands
from citadels.rules.hands import distinct, lose_card, put_under_deck
from citadels.rules.reasons import FINE, NOT_IN_HAND, UNIQUE_USED
from citadels.rules.state import State
from citadels.rules.uniques.base import Unique

MUSEUM_USED: Final = declare_event(
    "museum_used", "A player put a card under the Museum.", (arg.WHO, arg.SECRET_CARD), moves="hand>museum"
)
MUSEUM_EMPTIED: Final = declare_event(
    "museum_emptied",
    "The Museum was destroyed, and the cards under it went under the deck.",
    (arg.WHO, arg.COUNT, arg.CARDS),
    moves="museum>away",
    chosen=False,
)
MUSEUM_SEEN: Final = declare_event(
    "museum_seen",
    "The Museum's new owner looked at the cards under it.",
    (arg.WHO, arg.COUNT, arg.CARDS),
    reveals=ALWAYS,
    moves="museum_seen",
    chosen=False,
)


class Museum(Unique):
    """U-museum: once a turn a card from the hand face down under it; 1 point for each at the end."""

    kind: int = MUSEUM
    verbs: tuple[int, ...] = (USE_MUSEUM,)

    def options(self, state: State, out: list[int]) -> None:
        if not state.used >> MUSEUM & 1:
            for card in distinct(state.hands[state.seat]):
                out.append(USE_MUSEUM + card)

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        if state.used >> MUSEUM & 1:
            return UNIQUE_USED
        return FINE if argument in state.hands[state.seat] else NOT_IN_HAND

    def use(self, state: State, verb: int, argument: int) -> None:
        state.used |= 1 << MUSEUM
        lose_card(state, state.seat, argument)
        state.museum = (*state.museum, argument)
        emit(state, MUSEUM_USED, only(state.seat), state.seat, a=argument)

    def destroyed(self, state: State, owner: int) -> None:
        """K24: its cards go under the deck, unseen, also where there is a discard pile."""
        cards = state.museum
        if cards:
            state.museum = ()
            put_under_deck(state, cards)
            emit(state, MUSEUM_EMPTIED, only(owner), owner, a=len(cards), cards=cards)

    def changed_owner(self, state: State, owner: int) -> None:
        """K24: its cards go along, and a new owner may look at them."""
        if state.museum:
            emit(state, MUSEUM_SEEN, only(owner), owner, a=len(state.museum), cards=state.museum)

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        return len(state.museum)

    def misfit(self, state: State) -> str:
        """K24: cards lie only under a Museum that stands."""
        return "there is no Museum for cards" if state.museum and not stands(state, MUSEUM) else ""
