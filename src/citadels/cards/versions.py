"""Cards that changed from edition to edition: a version has the name of the first edition that plays it.

Cards not listed here are played as in the 2016 editions, the version ``deluxe``.
"""

from typing import Final

NEWEST: Final = "deluxe"

CHARACTER_VERSIONS: Final[dict[str, tuple[str, ...]]] = {
    "witch": (NEWEST, "deluxe-cz"),
    "king": (NEWEST, "classic"),
    "warlord": (NEWEST, "classic", "dark-city"),
    "magician": (NEWEST, "dark-city"),
    "wizard": (NEWEST, "dark-city"),
    "emperor": (NEWEST, "dark-city"),
    "bishop": (NEWEST, "dark-city"),
    "abbot": (NEWEST, "dark-city"),
    "merchant": (NEWEST, "dark-city"),
    "alchemist": (NEWEST, "deluxe-cz"),
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
    "bell_tower": (NEWEST, "deluxe-cz"),
    # Cards of the older expansion, which no edition here has in its deck: for the house rules.
    "armory": (NEWEST, "dark-city"),
    "factory": (NEWEST, "dark-city"),
    "imperial_treasury": (NEWEST, "dark-city"),
    "poor_house": (NEWEST, "dark-city"),
    "quarry": (NEWEST, "dark-city"),
    "wishing_well": (NEWEST, "dark-city"),
}

VERSIONS: Final[dict[str, tuple[str, ...]]] = CHARACTER_VERSIONS | UNIQUE_VERSIONS

# Versions that were corrected after games had been played with them. Records of those games name the version
# alone and are replayed by its former rules, which are called ``VERSION-1`` here and are not on offer any
# more. Since then it is written as ``VERSION-2``. Records leave the newest version out: a card that they do
# not name is played by its former rules.
CORRECTED: Final[dict[str, str]] = {
    **dict.fromkeys(("emperor", "queen", "wizard", "haunted_quarter"), "dark-city"),
    "blackmailer": NEWEST,
}
FORMER: Final[dict[str, str]] = {card: f"{version}-1" for card, version in CORRECTED.items()}
_WRITTEN: Final[dict[tuple[str, str], str]] = {
    **{(card, version): f"{version}-2" for card, version in CORRECTED.items()},
    **{(card, FORMER[card]): version for card, version in CORRECTED.items()},
}
_READ: Final[dict[tuple[str, str], str]] = {
    (card, text): version for (card, version), text in _WRITTEN.items()
}
# Versions that came after games had been played with the newest one in their edition.
LATER: Final[dict[str, str]] = {
    "alchemist": "deluxe-cz",
    "bell_tower": "deluxe-cz",
    "bishop": "dark-city",
    "witch": "deluxe-cz",
}
# All names of versions that the rules of a game can have.
VERSIONS_IN_RULES: Final[dict[str, tuple[str, ...]]] = {
    **VERSIONS,
    **{
        card: (*VERSIONS.get(card, (NEWEST,)), FORMER[card], _WRITTEN[card, version])
        for card, version in CORRECTED.items()
    },
}
# How a card is played that a record does not name.
UNNAMED: Final[dict[str, str]] = {
    card: FORMER[card] if CORRECTED.get(card) == NEWEST else NEWEST for card in VERSIONS_IN_RULES
}
CORRECTED_NEWEST: Final = tuple([card for card, version in CORRECTED.items() if version == NEWEST])

# Costs that a version changes; every other card costs the same in all editions.
VERSION_COSTS: Final[dict[tuple[str, str], int]] = {
    ("observatory", "classic"): 5,
    ("observatory", "dark-city"): 5,
    ("factory", "dark-city"): 6,
    ("imperial_treasury", "dark-city"): 4,
    ("poor_house", "dark-city"): 5,
}


def on_offer(card: str) -> tuple[str, ...]:
    """The versions that a card can be asked for."""
    return VERSIONS.get(card, (NEWEST,))


def former_version(card: str, version: str) -> str:
    """How a version of a card was played before anything was corrected."""
    if CORRECTED.get(card) == version:
        return FORMER[card]
    return NEWEST if LATER.get(card) == version else version


def is_usual(card: str, version: str) -> bool:
    """Whether a record need not name the version of a card."""
    return version_text(card, version) == NEWEST


def version_text(card: str, version: str) -> str:
    """How records name a version of a card."""
    return _WRITTEN.get((card, version), version)


def version_from_text(card: str, text: str) -> str:
    """The version of a card that a record names."""
    return _READ.get((card, text), text)


def edition_of(version: str) -> str:
    """The edition that a version is named after."""
    return version.removesuffix("-1")
