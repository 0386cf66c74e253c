"""What a unique district can change, as hooks that each of them fills in where its card says so."""

from typing import Final

from citadels.cards.districts import (
    ARMORY,
    BELL_TOWER,
    CARD_SLOTS,
    FACTORY,
    FIRST_ACTION_CARD,
    GOLD_MINE,
    GREAT_WALL,
    HAUNTED_QUARTER,
    LABORATORY,
    LIBRARY,
    LIGHTHOUSE,
    MONUMENT,
    MUSEUM,
    OBSERVATORY,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SMITHY,
    THRONE_ROOM,
)
from citadels.rules.ability import Ability
from citadels.rules.reasons import FINE, NEVER_BUILT
from citadels.rules.state import State

# Which uniques have which hook, as bit masks of kinds, so that a city without them costs nothing to ask.
OFFER_IN_TURN: Final = 1 << ARMORY | 1 << LABORATORY | 1 << SMITHY | 1 << MUSEUM
CHANGE_GATHERING: Final = 1 << GOLD_MINE | 1 << LIBRARY | 1 << OBSERVATORY
CHANGE_PRICE: Final = 1 << FACTORY
ALLOW_IDENTICAL: Final = 1 << QUARRY
COUNT_FOR_MORE: Final = 1 << MONUMENT
RAISE_ATTACK: Final = 1 << GREAT_WALL
JOIN_INCOME: Final = 1 << SCHOOL_OF_MAGIC
WORK_WHEN_BUILT: Final = 1 << HAUNTED_QUARTER | 1 << BELL_TOWER | 1 << LIGHTHOUSE
WATCH_CROWN: Final = 1 << THRONE_ROOM
WORK_AT_END_OF_TURN: Final = 1 << PARK | 1 << POOR_HOUSE


class Unique(Ability):
    """A district without any effect of its own; uniques override what their card changes."""

    is_district: bool = True  # for every purpose, not only towards completion
    counts_towards_limit: bool = True
    counts_as: int = 1  # districts, towards completion
    safe_from_rank_8: bool = False
    refused_under_deck: bool = False  # what its owner draws and does not keep
    gold_and_card: bool = False  # as income of the Abbot

    def build_obstacle(self, districts: int) -> int:
        """Why it may not be built into a city of so many districts."""
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
        """Whether the builder is asked how to pay for it, now that it lies on the table."""
        return False

    def surcharge(self, state: State, district: int) -> int:
        """What rank 8 pays more for a district of its owner."""
        return 0

    def end_of_turn(self, state: State, seat: int) -> None:
        pass

    def allows_identical(self, state: State, seat: int) -> bool:
        """Whether its owner may build a district that the city has already."""
        return True

    def built(self, state: State, owner: int) -> None:
        """It has been built, or confiscated while being built."""

    def crown_moved(self, state: State, owner: int) -> None:
        """The crown has gone from one player to another."""

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


_plain: Final = Unique()
_unbuildable: Final = Unbuildable()

# By kind, in the newest version, and the older versions by kind and name; ``engine`` fills them in.
UNIQUES: Final[list[Unique]] = [
    _plain if kind < FIRST_ACTION_CARD else _unbuildable for kind in range(CARD_SLOTS)
]
OLDER_UNIQUES: Final[dict[tuple[int, str], Unique]] = {}

_none: Final[list[Unique]] = []


def standing(state: State, seat: int, mask: int) -> list[Unique]:
    """The uniques in a city that have a hook."""
    found = state.kinds[seat] & mask
    if not found:
        return _none
    districts = state.config.districts
    result: list[Unique] = []
    while found:
        lowest = found & -found
        result.append(districts[lowest.bit_length() - 1])
        found ^= lowest
    return result
