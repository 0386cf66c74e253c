"""Cards that changed from edition to edition: a version has the name of the first edition that plays it.

Where nothing is said, a card is played as in the 2016 editions, the version ``deluxe``.
"""

from typing import Final

NEWEST: Final = "deluxe"

CHARACTER_VERSIONS: Final[dict[str, tuple[str, ...]]] = {
    "king": (NEWEST, "classic"),
    "warlord": (NEWEST, "classic", "dark-city"),
    "magician": (NEWEST, "dark-city"),
    "wizard": (NEWEST, "dark-city"),
    "emperor": (NEWEST, "dark-city"),
    "abbot": (NEWEST, "dark-city"),
    "merchant": (NEWEST, "dark-city"),
    "architect": (NEWEST, "dark-city"),
    "navigator": (NEWEST, "dark-city"),
    "diplomat": (NEWEST, "dark-city"),
    "queen": (NEWEST, "dark-city", "deluxe-cz"),
}

UNIQUE_VERSIONS: Final[dict[str, tuple[str, ...]]] = {
    "laboratory": (NEWEST, "classic"),
    "library": (NEWEST, "classic"),
    "observatory": (NEWEST, "classic", "dark-city"),
    "smithy": (NEWEST, "classic"),
    "great_wall": (NEWEST, "dark-city", "deluxe-cz"),
    "haunted_quarter": (NEWEST, "dark-city"),
    "school_of_magic": (NEWEST, "deluxe-cz"),
    # Cards of the older expansion, which no edition here has in its deck: for the house rules.
    "armory": (NEWEST, "dark-city"),
    "factory": (NEWEST, "dark-city"),
    "imperial_treasury": (NEWEST, "dark-city"),
    "poor_house": (NEWEST, "dark-city"),
    "quarry": (NEWEST, "dark-city"),
    "wishing_well": (NEWEST, "dark-city"),
}

VERSIONS: Final[dict[str, tuple[str, ...]]] = CHARACTER_VERSIONS | UNIQUE_VERSIONS

# Costs that a version changes; every other card costs the same in all editions.
VERSION_COSTS: Final[dict[tuple[str, str], int]] = {
    ("observatory", "classic"): 5,
    ("observatory", "dark-city"): 5,
    ("factory", "dark-city"): 6,
    ("imperial_treasury", "dark-city"): 4,
    ("poor_house", "dark-city"): 5,
}
