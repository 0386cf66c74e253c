"""The cards of the district deck: basic districts, unique districts and action cards.

Every kind of card has one number for all editions, used in hands, cities, decks and choices.
Kinds stay below ``CARD_SLOTS`` so that a set of kinds fits into one small int and a district in a
city, with the gold the Artist has put on it, into another: ``kind | gold << GOLD_SHIFT``.
"""

from typing import Final

NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
NO_TYPE: Final = 5

TYPE_NAMES: Final[tuple[str, ...]] = ("noble", "religious", "trade", "military", "unique")

CARD_SLOTS: Final = 64
GOLD_SHIFT: Final = 6
KIND_MASK: Final = 63

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
FIRST_UNIQUE: Final = 17
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
FIRST_ACTION_CARD: Final = 54
BIG_TOP: Final = 54
TICKET_WAGON: Final = 55
ACROBAT: Final = 56
FORTUNE_TELLER: Final = 57
STRONGMAN: Final = 58
DIRECTOR: Final = 59
HUMAN_CANNONBALL: Final = 60

# id, type, cost in the 2016 editions, copies of a basic card (0: an edition says how many).
_TABLE: Final[tuple[tuple[str, int, int, int], ...]] = (
    ("manor", NOBLE, 3, 5),
    ("castle", NOBLE, 4, 4),
    ("palace", NOBLE, 5, 3),
    ("temple", RELIGIOUS, 1, 3),
    ("church", RELIGIOUS, 2, 3),
    ("monastery", RELIGIOUS, 3, 3),
    ("cathedral", RELIGIOUS, 5, 2),
    ("tavern", TRADE, 1, 5),
    ("market", TRADE, 2, 4),
    ("trading_post", TRADE, 2, 3),
    ("docks", TRADE, 3, 3),
    ("harbor", TRADE, 4, 3),
    ("town_hall", TRADE, 5, 2),
    ("watchtower", MILITARY, 1, 3),
    ("prison", MILITARY, 2, 3),
    ("barracks", MILITARY, 3, 3),
    ("fortress", MILITARY, 5, 2),
    ("armory", UNIQUE, 3, 0),
    ("basilica", UNIQUE, 4, 0),
    ("capitol", UNIQUE, 5, 0),
    ("dragon_gate", UNIQUE, 6, 0),
    ("factory", UNIQUE, 5, 0),
    ("framework", UNIQUE, 3, 0),
    ("gold_mine", UNIQUE, 6, 0),
    ("great_wall", UNIQUE, 6, 0),
    ("haunted_quarter", UNIQUE, 2, 0),
    ("imperial_treasury", UNIQUE, 5, 0),
    ("ivory_tower", UNIQUE, 5, 0),
    ("keep", UNIQUE, 3, 0),
    ("laboratory", UNIQUE, 5, 0),
    ("library", UNIQUE, 6, 0),
    ("map_room", UNIQUE, 5, 0),
    ("monument", UNIQUE, 4, 0),
    ("museum", UNIQUE, 4, 0),
    ("necropolis", UNIQUE, 5, 0),
    ("observatory", UNIQUE, 4, 0),
    ("park", UNIQUE, 6, 0),
    ("poor_house", UNIQUE, 4, 0),
    ("quarry", UNIQUE, 5, 0),
    ("school_of_magic", UNIQUE, 6, 0),
    ("secret_vault", UNIQUE, 0, 0),
    ("smithy", UNIQUE, 5, 0),
    ("stables", UNIQUE, 2, 0),
    ("statue", UNIQUE, 3, 0),
    ("theater", UNIQUE, 6, 0),
    ("thieves_den", UNIQUE, 6, 0),
    ("wishing_well", UNIQUE, 5, 0),
    ("ball_room", UNIQUE, 6, 0),
    ("bell_tower", UNIQUE, 5, 0),
    ("graveyard", UNIQUE, 5, 0),
    ("hospital", UNIQUE, 6, 0),
    ("lighthouse", UNIQUE, 3, 0),
    ("throne_room", UNIQUE, 6, 0),
    ("university", UNIQUE, 6, 0),
    ("big_top", NO_TYPE, 0, 0),
    ("ticket_wagon", NO_TYPE, 0, 0),
    ("acrobat", NO_TYPE, 0, 0),
    ("fortune_teller", NO_TYPE, 0, 0),
    ("strongman", NO_TYPE, 0, 0),
    ("director", NO_TYPE, 0, 0),
    ("human_cannonball", NO_TYPE, 0, 0),
)

CARD_NAMES: Final[tuple[str, ...]] = tuple(row[0] for row in _TABLE)
TYPE_OF: Final[tuple[int, ...]] = tuple(row[1] for row in _TABLE)
COSTS: Final[tuple[int, ...]] = tuple(row[2] for row in _TABLE)
BASIC_COPIES: Final[tuple[int, ...]] = tuple(row[3] for row in _TABLE)
KIND_BY_NAME: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARD_NAMES)}
# How often each action card is there, where they are played with.
ACTION_CARD_COPIES: Final[tuple[int, ...]] = (*(0 for _ in range(FIRST_ACTION_CARD)), 3, 3, 1, 2, 2, 2, 2)
