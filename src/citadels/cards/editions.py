"""The editions: which cards each has and the parameters in which their rules differ."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from citadels.cards.characters import CHARACTER_NAMES, OLD_TAX_COLLECTOR
from citadels.cards.districts import ARMORY, CARD_NAMES, WISHING_WELL
from citadels.cards.house_rules import (
    BY_DISTRICTS,
    BY_DISTRICTS_AND_GOLD,
    FIRST_VERSION,
    SECOND_VERSION,
    Parameters,
)
from citadels.cards.sets import FIRST_GAME, READY_MADE_SETS


@dataclass(frozen=True)
class Variant:
    """Another way to play that a rulebook names: house rules under one name."""

    id: str
    house_rules: Mapping[str, int | str]


@dataclass(frozen=True)
class Edition:
    """One rulebook as data. A game's setup may change what is a default."""

    id: str
    players: tuple[int, int]
    characters: tuple[str, ...]
    uniques: tuple[str, ...]
    sets: tuple[str, ...]
    parameters: Parameters  # defaults with four or more players
    city_size_few: int  # default with two or three players
    action_cards: str  # the version it plays with when they are wanted
    has_action_cards: bool = False  # in its own box, so its rulebook explains them
    unique_count: int | None = None  # default: how many uniques are shuffled into a deck; None: all
    copies: Mapping[str, int] = field(default_factory=dict)  # of uniques with more than one copy
    nine_ranks_for: frozenset[int] = frozenset()  # player counts that need nine ranks
    eight_ranks_for: frozenset[int] = frozenset({2})  # player counts that exclude a ninth
    never_together: tuple[tuple[str, str], ...] = ()  # a unique that a character excludes
    # S1b: how many of the original characters others replace, at least and at most; None: any number.
    replaced: tuple[int, int] | None = None
    variants: tuple[Variant, ...] = ()
    departures: tuple[str, ...] = ()  # where we differ from its book; words: rules-departure-ID
    unprinted: tuple[str, ...] = ()  # cards whose texts its book doesn't have: those of other editions

    def usual(self, players: int) -> Parameters:
        """Its rules for a number of players."""
        return self.parameters if players >= 4 else replace(self.parameters, city_size=self.city_size_few)


# S2: characters that need company, in every edition that has them.
FEWEST_PLAYERS: Final[dict[str, int]] = {"emperor": 3, "queen": 5}

# What the books leave open about complete cities, wherever one can shrink.
_COMPLETE_CITIES: Final = ("armory", "completion")

DELUXE: Final = Edition(
    id="deluxe",
    players=(2, 8),
    characters=tuple(CHARACTER_NAMES[:OLD_TAX_COLLECTOR]),
    uniques=tuple(CARD_NAMES[ARMORY : WISHING_WELL + 1]),
    unique_count=14,
    sets=tuple(READY_MADE_SETS),
    parameters=Parameters(),
    city_size_few=8,
    action_cards=SECOND_VERSION,
    nine_ranks_for=frozenset({3, 8}),
    departures=("ties", *_COMPLETE_CITIES),
)

DELUXE_CZ: Final = Edition(
    id="deluxe-cz",
    has_action_cards=True,
    players=(2, 8),
    characters=DELUXE.characters,
    uniques=(
        *DELUXE.uniques,
        "ball_room",
        "bell_tower",
        "hospital",
        "lighthouse",
        "throne_room",
        "university",
    ),
    unique_count=14,
    sets=tuple(READY_MADE_SETS),
    parameters=Parameters(
        versions=dict.fromkeys(
            ("alchemist", "bell_tower", "great_wall", "queen", "school_of_magic", "witch"), "deluxe-cz"
        ),
    ),
    city_size_few=8,
    action_cards=SECOND_VERSION,
    nine_ranks_for=frozenset({3, 8}),
    departures=("queen", *_COMPLETE_CITIES, "cannonball"),
    unprinted=("lighthouse", "hospital", "throne_room", "ball_room", "university"),
)

_ORIGINAL_CHARACTERS: Final = READY_MADE_SETS[FIRST_GAME].characters
_ORIGINAL_UNIQUES: Final = (
    "dragon_gate",
    "haunted_quarter",
    "keep",
    "laboratory",
    "library",
    "observatory",
    "school_of_magic",
    "smithy",
    "graveyard",
    "university",
)

CLASSIC: Final = Edition(
    id="classic",
    has_action_cards=True,
    players=(2, 7),
    characters=_ORIGINAL_CHARACTERS,
    uniques=_ORIGINAL_UNIQUES,
    copies={"keep": 2},
    sets=(FIRST_GAME,),
    parameters=Parameters(
        city_size=8,
        five_types_bonus=2,
        discard_pile=True,
        face_down_seen=True,
        tie_break=BY_DISTRICTS,
        versions={
            "king": "classic",
            "warlord": "classic",
            "laboratory": "classic",
            "library": "classic",
            "observatory": "classic",
            "smithy": "classic",
        },
    ),
    city_size_few=8,
    action_cards=FIRST_VERSION,
    unprinted=_ORIGINAL_UNIQUES,
)

_CHANGED_IN_DARK_CITY: Final = (
    "abbot",
    "architect",
    "bishop",
    "diplomat",
    "emperor",
    "great_wall",
    "haunted_quarter",
    "magician",
    "merchant",
    "navigator",
    "observatory",
    "queen",
    "warlord",
    "wizard",
)

DARK_CITY: Final = Edition(
    id="dark-city",
    players=(2, 8),
    characters=(
        "assassin",
        "witch",
        "thief",
        "old_tax_collector",
        "magician",
        "wizard",
        "king",
        "emperor",
        "bishop",
        "abbot",
        "merchant",
        "alchemist",
        "architect",
        "navigator",
        "warlord",
        "diplomat",
        "queen",
        "artist",
    ),
    uniques=(*_ORIGINAL_UNIQUES[:1], "great_wall", *_ORIGINAL_UNIQUES[1:]),
    copies={"keep": 2},
    sets=(FIRST_GAME,),
    parameters=Parameters(
        city_size=8,
        discard_pile=True,
        face_down_first=True,
        face_down_seen=True,
        tie_break=BY_DISTRICTS_AND_GOLD,
        versions={
            "king": "classic",
            "laboratory": "classic",
            "library": "classic",
            **dict.fromkeys(_CHANGED_IN_DARK_CITY, "dark-city"),
        },
    ),
    city_size_few=8,
    action_cards=FIRST_VERSION,
    nine_ranks_for=frozenset({8}),
    eight_ranks_for=frozenset({2, 3}),
    never_together=(("graveyard", "diplomat"),),
    replaced=(1, 2),
    variants=(Variant("short_game", {"city_size": 7}),),
    departures=("emperor", "discard_pile"),
)

EDITIONS: Final[dict[str, Edition]] = {
    edition.id: edition for edition in (CLASSIC, DARK_CITY, DELUXE, DELUXE_CZ)
}
DEFAULT_EDITION: Final = DELUXE.id
VARIANTS: Final = tuple(
    dict.fromkeys(variant.id for edition in EDITIONS.values() for variant in edition.variants)
)
