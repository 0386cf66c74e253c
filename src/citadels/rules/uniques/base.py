"""The hooks of a unique district: each unique overrides those that its card needs."""

from typing import Final

from citadels.rules.card import Card
from citadels.rules.reasons import FINE, NEVER_BUILT, NO_SUCH_UNIQUE
from citadels.rules.state import State

# What each hook consists of: the methods and values of ``Unique`` that a card with that hook overrides.
HOOKS: Final[list[tuple[str, ...]]] = []


def _hook(*names: str) -> int:
    HOOKS.append(names)
    return len(HOOKS) - 1


# Hooks that are asked of the uniques in one city. ``config.masks`` has the kinds with each hook as a bit
# mask, so that asking a city without them costs nothing.
OFFER_IN_TURN: Final[int] = _hook("options")
OFFER_FROM_HAND: Final[int] = _hook("options_from_hand")
CHANGE_GATHERING: Final[int] = _hook("gold_gathered", "cards_drawn", "cards_kept", "refused_under_deck")
CHANGE_PRICE: Final[int] = _hook("price")
BUILD_OTHERWISE: Final[int] = _hook("ways_to_build")
ALLOW_IDENTICAL: Final[int] = _hook("allows_identical")
COUNT_FOR_MORE: Final[int] = _hook("counts_as")
RAISE_ATTACK: Final[int] = _hook("surcharge")
JOIN_INCOME: Final[int] = _hook("joins_income")
WORK_AT_END_OF_TURN: Final[int] = _hook("end_of_turn")
ONLY_COMPLETE_CITIES: Final[int] = _hook("is_district")
CHANGE_TYPE: Final[int] = _hook("changes_type")
COME_BY_ITSELF: Final[int] = _hook("comes_by_itself")

# When something comes by itself that its owner may do without (T8).
NEVER_BY_ITSELF: Final = 0
IN_GATHERING: Final = 1
WITH_INCOME: Final = 2
AT_END_OF_TURN: Final = 3
WITH_CROWN: Final = 4


class Unique(Card):
    """A district without any effect of its own; uniques override what their card changes."""

    kind: int = -1
    is_district: bool = True  # for every purpose, not only towards completion
    counts_towards_limit: bool = True
    counts_as: int = 1  # districts, towards completion
    rank_8_obstacle: int = FINE  # why rank 8 cannot use its ability on it
    refused_under_deck: bool = False  # what its owner draws and does not keep
    joins_income: bool = False  # as a district of the type that brings income
    gold_and_card: bool = False  # as income of the Abbot
    cards_pay: bool = False  # for it, one for each gold
    ways: tuple[int, ...] = ()  # verbs that build a district without paying for it
    comes_by_itself: int = NEVER_BY_ITSELF  # when: its owner may do without it in a turn
    points_in_hand: int = 0  # for each such card at the end
    points_are_worth: bool = False  # its points count as those of a district itself (P15)

    def absence(self, state: State) -> int:
        return FINE if state.kinds[state.seat] >> self.kind & 1 else NO_SUCH_UNIQUE

    def options_from_hand(self, state: State, out: list[int]) -> None:
        """Add the choices that it offers in a turn while it is in the hand."""

    def build_obstacle(self, districts: int) -> int:
        """Why it may not be built in a city with so many districts."""
        return FINE

    def gold_gathered(self, gold: int) -> int:
        return gold

    def cards_drawn(self, count: int) -> int:
        return count

    def cards_kept(self, kept: int, drawn: int) -> int:
        return kept

    def price(self, kind: int, price: int) -> int:
        """The gold price of a card that its owner builds."""
        return price

    def asks_payment(self, state: State, seat: int, borrowing: bool) -> bool:
        """Whether the builder is asked how to pay once it lies on the table."""
        return False

    def ways_to_build(self, state: State, seat: int, card: int, out: list[int]) -> None:
        """Add the ways, other than paying, to build a card that it offers while it stands in the city."""

    def ways_to_build_it(self, state: State, seat: int, out: list[int]) -> None:
        """Add the ways, other than paying, to build this card itself."""

    def card_of_way(self, argument: int) -> int:
        """The card that is built by a choice with one of its ``ways``."""
        return argument

    def way_obstacle(self, state: State, seat: int, argument: int) -> int:
        """What prevents building in one of its ``ways``."""
        return FINE

    def build_by_way(self, state: State, seat: int, argument: int) -> None:
        """Do what is done instead of paying."""

    def surcharge(self, state: State, district: int) -> int:
        """How much more rank 8 pays for a district of its owner."""
        return 0

    def due(self, state: State, seat: int) -> bool:
        """Whether it is still to work in this turn, as things are."""
        return True

    def end_of_turn(self, state: State, seat: int) -> None:
        pass

    def allows_identical(self, state: State, seat: int) -> bool:
        """Whether its owner may build a district that the city already has."""
        return False

    def built(self, state: State, owner: int) -> None:
        """It has been built, or confiscated while being built."""

    def changes_type(self, state: State) -> bool:
        """Whether its owner may choose its type at the end."""
        return False

    def destroyed(self, state: State, owner: int) -> None:
        """It has left a city for the deck."""

    def changed_owner(self, state: State, owner: int) -> None:
        """It has come into another city."""

    def points(self, state: State, seat: int, types: tuple[int, ...]) -> int:
        """Extra points at the end; ``types`` counts the city's districts by type."""
        return 0


class Unbuildable(Unique):
    """A card that is never built."""

    def build_obstacle(self, districts: int) -> int:
        return NEVER_BUILT


_none: Final[list[Unique]] = []


def standing(state: State, seat: int, hook: int) -> list[Unique]:
    """The uniques in a city that have a hook, without those that their owner does without in this turn."""
    found = state.kinds[seat] & state.config.masks[hook]
    if not found:
        return _none
    if state.used and seat == state.seat:
        found &= ~(state.used & state.config.masks[COME_BY_ITSELF])
    districts = state.config.districts
    result: list[Unique] = []
    while found:
        lowest = found & -found
        result.append(districts[lowest.bit_length() - 1])
        found ^= lowest
    return result
