"""The editions: which cards each has and the parameters in which their rules differ."""

from dataclasses import dataclass, field
from typing import Final

from citadels.cards.characters import CHARACTER_NAMES, OLD_TAX_COLLECTOR
from citadels.cards.districts import CARD_NAMES, FIRST_UNIQUE, WISHING_WELL
from citadels.cards.sets import READY_MADE_SETS


@dataclass(frozen=True)
class Edition:
    """One rulebook as data. A game's setup may change what is marked as a default."""

    id: str
    players: tuple[int, int]
    characters: tuple[str, ...]
    uniques: tuple[str, ...]
    unique_count: int  # default: how many uniques are shuffled into a deck
    sets: tuple[str, ...]
    city_size: int  # default with 4 or more players
    city_size_few: int  # default with 2 or 3 players
    five_types_bonus: int  # default
    nine_ranks_for: frozenset[int]  # player counts that need nine ranks
    fewest_players: dict[str, int] = field(default_factory=dict)  # characters that need company


DELUXE: Final = Edition(
    id="deluxe",
    players=(2, 8),
    characters=CHARACTER_NAMES[:OLD_TAX_COLLECTOR],
    uniques=CARD_NAMES[FIRST_UNIQUE : WISHING_WELL + 1],
    unique_count=14,
    sets=tuple(READY_MADE_SETS),
    city_size=7,
    city_size_few=8,
    five_types_bonus=3,
    nine_ranks_for=frozenset({3, 8}),
    fewest_players={"emperor": 3, "queen": 5},
)

EDITIONS: Final[dict[str, Edition]] = {edition.id: edition for edition in (DELUXE,)}
DEFAULT_EDITION: Final = DELUXE.id
