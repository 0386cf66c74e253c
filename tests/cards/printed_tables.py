"""The cards, sets and editions as printed: copied out by hand from the books, not from the program."""

from typing import Any

# name, type, cost, copies
BASIC = """
manor         noble      3  5
castle        noble      4  4
palace        noble      5  3
temple        religious  1  3
church        religious  2  3
monastery     religious  3  3
cathedral     religious  5  2
tavern        trade      1  5
market        trade      2  4
trading_post  trade      2  3
docks         trade      3  3
harbor        trade      4  3
town_hall     trade      5  2
watchtower    military   1  3
prison        military   2  3
barracks      military   3  3
fortress      military   5  2
"""

# name, cost
UNIQUE = """
armory             3
basilica           4
capitol            5
dragon_gate        6
factory            5
framework          3
gold_mine          6
great_wall         6
haunted_quarter    2
imperial_treasury  5
ivory_tower        5
keep               3
laboratory         5
library            6
map_room           5
monument           4
museum             4
necropolis         5
observatory        4
park               6
poor_house         4
quarry             5
school_of_magic    6
secret_vault       0
smithy             5
stables            2
statue             3
theater            6
thieves_den        6
wishing_well       5
"""

# name, cost: the cards that are not in the newest edition
MORE_UNIQUE = """
ball_room    6
bell_tower   5
graveyard    5
hospital     6
lighthouse   3
throne_room  6
university   6
"""

# name, copies, the first version of the action cards that has it
ACTION = """
big_top           3  first
ticket_wagon      3  first
acrobat           1  first
fortune_teller    2  first
strongman         2  first
director          2  first
human_cannonball  2  first
"""

RANKS = """
1 assassin  witch     magistrate
2 thief     spy       blackmailer
3 magician  wizard    seer
4 king      emperor   patrician
5 bishop    abbot     cardinal
6 merchant  alchemist trader
7 architect navigator scholar
8 warlord   diplomat  marshal
9 queen     artist    tax_collector
"""

# id: the eight characters by rank, the ninth, the fourteen uniques
SETS = {
    "first_game": (
        "assassin thief magician king bishop merchant architect warlord",
        None,
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry"
        " school_of_magic smithy statue thieves_den wishing_well",
    ),
    "ambitious_aristocrats": (
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry"
        " school_of_magic stables statue thieves_den",
    ),
    "cunning_agents": (
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry"
        " secret_vault smithy theater",
    ),
    "illustrious_emissaries": (
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park"
        " poor_house quarry school_of_magic smithy",
    ),
    "devious_dignitaries": (
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault"
        " smithy stables theater thieves_den wishing_well",
    ),
    "tenacious_delegates": (
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory"
        " school_of_magic secret_vault smithy stables statue wishing_well",
    ),
    "vicious_nobles": (
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument"
        " museum school_of_magic statue thieves_den wishing_well",
    ),
}

# Edition: the printed page with its numbers, cards, costs that differ from the newest, and versions of cards.
EDITION_TABLES: dict[str, dict[str, Any]] = {
    "classic": {
        "players": (2, 7),
        "city": (8, 8),  # with two or three players, with more
        "bonus": 2,
        "uniques": "dragon_gate graveyard haunted_quarter keep keep laboratory library observatory"
        " school_of_magic smithy university",
        "pool": 11,
        "dealt": 65,
        "costs": {"observatory": 5},
        "characters": "assassin thief magician king bishop merchant architect warlord",
        "tie_break": "districts",
        "discard_pile": True,
        "face_down_first": False,
        "face_down_seen": True,
        "action_cards": "first",
        "sets": ["first_game"],
        "nine": {},
        "versions": {
            "king": "classic",
            "laboratory": "classic",
            "library": "classic",
            "observatory": "classic",
            "smithy": "classic",
            "warlord": "classic",
        },
    },
    "dark-city": {
        "players": (2, 8),
        "city": (8, 8),
        "bonus": 3,
        "uniques": "dragon_gate graveyard great_wall haunted_quarter keep keep laboratory library observatory"
        " school_of_magic smithy university",
        "pool": 12,
        "dealt": 66,
        "costs": {"observatory": 5},
        "characters": "assassin thief magician king bishop merchant architect warlord"
        " witch old_tax_collector wizard emperor abbot alchemist navigator diplomat queen artist",
        "tie_break": "districts_and_gold",
        "discard_pile": True,
        "face_down_first": True,
        "face_down_seen": True,
        "action_cards": "first",
        "sets": ["first_game"],
        "nine": {8: True, 2: False, 3: False},
        "versions": {
            "abbot": "dark-city",
            "architect": "dark-city",
            "bishop": "dark-city",
            "diplomat": "dark-city",
            "emperor": "dark-city",
            "great_wall": "dark-city",
            "haunted_quarter": "dark-city",
            "king": "classic",
            "laboratory": "classic",
            "library": "classic",
            "magician": "dark-city",
            "merchant": "dark-city",
            "navigator": "dark-city",
            "observatory": "dark-city",
            "queen": "dark-city",
            "warlord": "dark-city",
            "wizard": "dark-city",
        },
    },
    "deluxe": {
        "players": (2, 8),
        "city": (8, 7),
        "bonus": 3,
        "uniques": None,  # the thirty
        "pool": 30,
        "dealt": 68,
        "costs": {},
        "characters": None,  # the twenty-seven
        "tie_break": "rank",
        "discard_pile": False,
        "face_down_first": False,
        "face_down_seen": False,
        "action_cards": "second",
        "sets": list(SETS),
        "nine": {3: True, 8: True, 2: False},
        "versions": {},
    },
    "deluxe-cz": {
        "players": (2, 8),
        "city": (8, 7),
        "bonus": 3,
        "uniques": None,
        "pool": 36,
        "dealt": 68,
        "costs": {},
        "characters": None,
        "tie_break": "rank",
        "discard_pile": False,
        "face_down_first": False,
        "face_down_seen": False,
        "action_cards": "second",
        "sets": list(SETS),
        "nine": {3: True, 8: True, 2: False},
        "versions": {
            "alchemist": "deluxe-cz",
            "bell_tower": "deluxe-cz",
            "great_wall": "deluxe-cz",
            "queen": "deluxe-cz",
            "school_of_magic": "deluxe-cz",
            "witch": "deluxe-cz",
        },
    },
}
# In addition to the thirty.
CZECH_UNIQUES = ["ball_room", "bell_tower", "hospital", "lighthouse", "throne_room", "university"]

# Every card with several versions: which, and what the version costs where that is not the newest cost.
VERSION_TABLE = """
witch              deluxe-cz
king               classic
warlord            classic dark-city
magician           dark-city
wizard             dark-city
emperor            dark-city
bishop             dark-city
abbot              dark-city
merchant           dark-city
alchemist          deluxe-cz
architect          dark-city
navigator          dark-city
diplomat           dark-city
queen              dark-city deluxe-cz
laboratory         classic
library            classic
observatory        classic:5 dark-city:5
smithy             classic
great_wall         dark-city deluxe-cz
haunted_quarter    dark-city
school_of_magic    deluxe-cz
bell_tower         deluxe-cz
armory             dark-city
factory            dark-city:6
imperial_treasury  dark-city:4
poor_house         dark-city:5
quarry             dark-city
wishing_well       dark-city
"""

BASIC_ROWS = [row.split() for row in BASIC.split("\n") if row]
UNIQUE_ROWS = [row.split() for row in UNIQUE.split("\n") if row]
RANK_ROWS = [row.split() for row in RANKS.split("\n") if row]
UNIQUE_NAMES = [name for name, _ in UNIQUE_ROWS]
MORE_UNIQUE_ROWS = [row.split() for row in MORE_UNIQUE.split("\n") if row]
ACTION_ROWS = [row.split() for row in ACTION.split("\n") if row]
VERSION_ROWS = [row.split() for row in VERSION_TABLE.split("\n") if row]
