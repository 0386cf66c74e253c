"""The cards of the district deck: basic districts, unique districts and action cards.

Every kind of card has one number for all editions, used in hands, cities, decks and choices. The numbers are
stable: a new card, of whatever class, is declared at the end. Kinds stay below ``CARD_SLOTS``, so that a
district in a city, with the gold the Artist has put on it, is one int: ``kind | gold << GOLD_SHIFT``.
"""

from typing import Final

NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
NO_TYPE: Final = 5

TYPE_NAMES: Final[tuple[str, ...]] = ("noble", "religious", "trade", "military", "unique")

# The classes of cards.
BASIC_DISTRICT: Final = 0
UNIQUE_DISTRICT: Final = 1
ACTION_CARD: Final = 2

CLASS_NAMES: Final[tuple[str, ...]] = ("basic", "unique", "action")

CARD_SLOTS: Final = 128
GOLD_SHIFT: Final = 7
KIND_MASK: Final = 127

MANOR: Final = 0
CASTLE: Final = 1
PALACE: Final = 2
TEMPLE: Final = 3
CHURCH: Final = 4
MONASTERY: Final = 5
CATHEDRAL: Final = 6
TAVERN: Final = 7
MARKET: Final = 8
TRADING_POST: Final = 9
DOCKS: Final = 10
HARBOR: Final = 11
TOWN_HALL: Final = 12
WATCHTOWER: Final = 13
PRISON: Final = 14
BARRACKS: Final = 15
FORTRESS: Final = 16
ARMORY: Final = 17
BASILICA: Final = 18
CAPITOL: Final = 19
DRAGON_GATE: Final = 20
FACTORY: Final = 21
FRAMEWORK: Final = 22
GOLD_MINE: Final = 23
GREAT_WALL: Final = 24
HAUNTED_QUARTER: Final = 25
IMPERIAL_TREASURY: Final = 26
IVORY_TOWER: Final = 27
KEEP: Final = 28
LABORATORY: Final = 29
LIBRARY: Final = 30
MAP_ROOM: Final = 31
MONUMENT: Final = 32
MUSEUM: Final = 33
NECROPOLIS: Final = 34
OBSERVATORY: Final = 35
PARK: Final = 36
POOR_HOUSE: Final = 37
QUARRY: Final = 38
SCHOOL_OF_MAGIC: Final = 39
SECRET_VAULT: Final = 40
SMITHY: Final = 41
STABLES: Final = 42
STATUE: Final = 43
THEATER: Final = 44
THIEVES_DEN: Final = 45
WISHING_WELL: Final = 46
BALL_ROOM: Final = 47
BELL_TOWER: Final = 48
GRAVEYARD: Final = 49
HOSPITAL: Final = 50
LIGHTHOUSE: Final = 51
THRONE_ROOM: Final = 52
UNIVERSITY: Final = 53
BIG_TOP: Final = 54
TICKET_WAGON: Final = 55
ACROBAT: Final = 56
FORTUNE_TELLER: Final = 57
STRONGMAN: Final = 58
DIRECTOR: Final = 59
HUMAN_CANNONBALL: Final = 60

# By kind; ``declare_card`` adds to them.
CARD_NAMES: Final[list[str]] = []
CLASS_OF: Final[list[int]] = []
TYPE_OF: Final[list[int]] = []
COSTS: Final[list[int]] = []  # in the editions since 2016; 0 where none is printed, as no district is free
COPIES: Final[list[int]] = []  # 0 for a unique district: its edition says how many
KIND_BY_NAME: Final[dict[str, int]] = {}


def declare_card(name: str, card_class: int, type: int, cost: int, copies: int) -> int:
    """Add a kind of card after all others and return its number."""
    kind = len(CARD_NAMES)
    assert kind < CARD_SLOTS, "there is no room for another kind of card"
    CARD_NAMES.append(name)
    CLASS_OF.append(card_class)
    TYPE_OF.append(type)
    COSTS.append(cost)
    COPIES.append(copies)
    KIND_BY_NAME[name] = kind
    return kind


def _declare_basic(name: str, type: int, cost: int, copies: int) -> None:
    declare_card(name, BASIC_DISTRICT, type, cost, copies)


def _declare_unique(name: str, cost: int) -> None:
    declare_card(name, UNIQUE_DISTRICT, UNIQUE, cost, 0)


def _declare_action_card(name: str, copies: int) -> None:
    declare_card(name, ACTION_CARD, NO_TYPE, 0, copies)


# In the order of the numbers above.
_declare_basic("manor", NOBLE, 3, 5)
_declare_basic("castle", NOBLE, 4, 4)
_declare_basic("palace", NOBLE, 5, 3)
_declare_basic("temple", RELIGIOUS, 1, 3)
_declare_basic("church", RELIGIOUS, 2, 3)
_declare_basic("monastery", RELIGIOUS, 3, 3)
_declare_basic("cathedral", RELIGIOUS, 5, 2)
_declare_basic("tavern", TRADE, 1, 5)
_declare_basic("market", TRADE, 2, 4)
_declare_basic("trading_post", TRADE, 2, 3)
_declare_basic("docks", TRADE, 3, 3)
_declare_basic("harbor", TRADE, 4, 3)
_declare_basic("town_hall", TRADE, 5, 2)
_declare_basic("watchtower", MILITARY, 1, 3)
_declare_basic("prison", MILITARY, 2, 3)
_declare_basic("barracks", MILITARY, 3, 3)
_declare_basic("fortress", MILITARY, 5, 2)
_declare_unique("armory", 3)
_declare_unique("basilica", 4)
_declare_unique("capitol", 5)
_declare_unique("dragon_gate", 6)
_declare_unique("factory", 5)
_declare_unique("framework", 3)
_declare_unique("gold_mine", 6)
_declare_unique("great_wall", 6)
_declare_unique("haunted_quarter", 2)
_declare_unique("imperial_treasury", 5)
_declare_unique("ivory_tower", 5)
_declare_unique("keep", 3)
_declare_unique("laboratory", 5)
_declare_unique("library", 6)
_declare_unique("map_room", 5)
_declare_unique("monument", 4)
_declare_unique("museum", 4)
_declare_unique("necropolis", 5)
_declare_unique("observatory", 4)
_declare_unique("park", 6)
_declare_unique("poor_house", 4)
_declare_unique("quarry", 5)
_declare_unique("school_of_magic", 6)
_declare_unique("secret_vault", 0)
_declare_unique("smithy", 5)
_declare_unique("stables", 2)
_declare_unique("statue", 3)
_declare_unique("theater", 6)
_declare_unique("thieves_den", 6)
_declare_unique("wishing_well", 5)
_declare_unique("ball_room", 6)
_declare_unique("bell_tower", 5)
_declare_unique("graveyard", 5)
_declare_unique("hospital", 6)
_declare_unique("lighthouse", 3)
_declare_unique("throne_room", 6)
_declare_unique("university", 6)
_declare_action_card("big_top", 3)
_declare_action_card("ticket_wagon", 3)
_declare_action_card("acrobat", 1)
_declare_action_card("fortune_teller", 2)
_declare_action_card("strongman", 2)
_declare_action_card("director", 2)
_declare_action_card("human_cannonball", 2)


def is_basic(kind: int) -> bool:
    return kind >= 0 and CLASS_OF[kind] == BASIC_DISTRICT


def is_unique(kind: int) -> bool:
    return kind >= 0 and CLASS_OF[kind] == UNIQUE_DISTRICT


def is_action_card(kind: int) -> bool:
    """False, like the functions above, for a hidden card."""
    return kind >= 0 and CLASS_OF[kind] == ACTION_CARD


def all_copies(card_class: int) -> tuple[int, ...]:
    """Every card of a class, once per copy."""
    cards: list[int] = []
    for kind, found in enumerate(CLASS_OF):
        if found == card_class:
            cards.extend([kind] * COPIES[kind])
    return tuple(cards)


def cards_of_class(card_class: int) -> tuple[str, ...]:
    """The names of all basic districts, unique districts or action cards."""
    return tuple([name for kind, name in enumerate(CARD_NAMES) if CLASS_OF[kind] == card_class])
