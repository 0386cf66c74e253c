"""The cards of the game against a list copied out by hand from the printed tables, not from the program."""

from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

from citadels import Game, Setup, SetupError
from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, RANK_OF
from citadels.cards.districts import (
    CARD_NAMES,
    CARD_SLOTS,
    COPIES,
    COSTS,
    KIND_BY_NAME,
    TYPE_NAMES,
    TYPE_OF,
    is_action_card,
    is_basic,
    is_unique,
)
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import HOUSE_RULES, Parameters
from citadels.cards.sets import READY_MADE_SETS
from citadels.cards.versions import VERSION_COSTS, VERSIONS

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

# name, copies; the same in both versions
ACTION = """
big_top           3
ticket_wagon      3
acrobat           1
fortune_teller    2
strongman         2
director          2
human_cannonball  2
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
        "versions": {"great_wall": "deluxe-cz", "queen": "deluxe-cz", "school_of_magic": "deluxe-cz"},
    },
}
# Beside the thirty.
CZECH_UNIQUES = ["ball_room", "bell_tower", "hospital", "lighthouse", "throne_room", "university"]

# Every card with several versions: which, and what the version costs where that is not the newest cost.
VERSION_TABLE = """
king               classic
warlord            classic dark-city
magician           dark-city
wizard             dark-city
emperor            dark-city
abbot              dark-city
merchant           dark-city
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


def test_the_lists_here_have_the_printed_totals() -> None:
    """S3: 54 basic cards (12 noble, 11 religious, 20 trade, 11 military), 30 uniques, 27 characters."""
    by_type: Counter[str] = Counter()
    for _, type, _, copies in BASIC_ROWS:
        by_type[type] += int(copies)
    assert by_type == {"noble": 12, "religious": 11, "trade": 20, "military": 11}
    assert by_type.total() == 54
    assert len(UNIQUE_ROWS) == len(set(UNIQUE_NAMES)) == 30
    assert len({name for _, *names in RANK_ROWS for name in names}) == 27


@pytest.mark.parametrize(("name", "type", "cost", "copies"), BASIC_ROWS, ids=[row[0] for row in BASIC_ROWS])
def test_basic_district(name: str, type: str, cost: str, copies: str) -> None:
    kind = KIND_BY_NAME[name]
    assert (TYPE_NAMES[TYPE_OF[kind]], COSTS[kind], COPIES[kind]) == (type, int(cost), int(copies))


@pytest.mark.parametrize(
    ("name", "cost"), UNIQUE_ROWS + MORE_UNIQUE_ROWS, ids=[row[0] for row in UNIQUE_ROWS + MORE_UNIQUE_ROWS]
)
def test_unique_district(name: str, cost: str) -> None:
    kind = KIND_BY_NAME[name]
    assert (TYPE_NAMES[TYPE_OF[kind]], COSTS[kind], COPIES[kind]) == ("unique", int(cost), 0)
    assert is_unique(kind)


def test_no_other_cards_in_the_edition() -> None:
    edition = EDITIONS["deluxe"]
    assert sorted(edition.uniques) == UNIQUE_NAMES
    assert sorted(edition.characters) == sorted(name for _, *names in RANK_ROWS for name in names)
    basic = {CARD_NAMES[kind]: copies for kind, copies in enumerate(COPIES) if is_basic(kind)}
    assert basic == {name: int(copies) for name, _, _, copies in BASIC_ROWS}
    assert len(set(CARD_NAMES)) == len(CARD_NAMES) <= CARD_SLOTS
    assert (edition.players, edition.unique_count, edition.parameters.five_types_bonus) == ((2, 8), 14, 3)


@pytest.mark.parametrize(("rank", "names"), [(int(rank), names) for rank, *names in RANK_ROWS])
def test_ranks(rank: int, names: list[str]) -> None:
    assert [RANK_OF[CHARACTER_BY_NAME[name]] for name in names] == [rank] * 3
    edition = EDITIONS["deluxe"].characters
    assert [
        name for name in CHARACTER_NAMES if name in edition and RANK_OF[CHARACTER_BY_NAME[name]] == rank
    ] == names


@pytest.mark.parametrize("name", SETS)
def test_ready_made_set(name: str) -> None:
    characters, ninth, uniques = SETS[name]
    ready = READY_MADE_SETS[name]
    assert list(ready.characters) == characters.split()
    assert ready.ninth == ninth
    assert sorted(ready.uniques) == sorted(uniques.split())
    assert len(ready.uniques) == 14


def test_the_sets_together() -> None:
    """Seven sets, and every unique is in one of them."""
    assert list(READY_MADE_SETS) == list(SETS)
    assert {unique for _, _, uniques in SETS.values() for unique in uniques.split()} == set(UNIQUE_NAMES)


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("name", SETS)
def test_a_set_at_the_table(name: str, players: int) -> None:
    """S2b and the player counts: what is really dealt out."""
    printed, ninth, uniques = SETS[name]
    expected = printed.split()
    if players in (3, 8):
        expected.append(ninth or "artist")
    if players == 2:
        expected = ["king" if character == "emperor" else character for character in expected]
    if players < 5:
        expected = ["artist" if character == "queen" else character for character in expected]
    game = Game(Setup(players=players, set=name), seed=1)
    position = game.position()
    assert position["config"]["characters"] == expected
    cards = Counter(card for hand in [*position["hands"], position["deck"]] for card in hand)
    assert cards == Counter(uniques.split()) + Counter({row[0]: int(row[3]) for row in BASIC_ROWS})
    assert cards.total() == 68
    assert [len(hand) for hand in position["hands"]] == [4] * players
    assert position["gold"] == [2] * players
    assert position["config"]["rules"]["city_size"] == (8 if players < 4 else 7)


@pytest.mark.parametrize(
    ("players", "ranks", "face_up"),
    [
        (4, 8, 2),
        (5, 8, 1),
        (6, 8, 0),
        (7, 8, 0),
        (4, 9, 3),
        (5, 9, 2),
        (6, 9, 1),
        (7, 9, 0),
        (8, 9, 0),
        (2, 8, 0),
        (3, 9, 0),
    ],
)
def test_discards_before_the_draft(players: int, ranks: int, face_up: int) -> None:
    """D1, D2: the printed table; one card face down, and rank 4 never face up."""
    ninth = None if players in (2, 3, 8) else ranks == 9
    for seed in range(60):
        held = Game(Setup(players=players, ninth=ninth), seed=seed).position()["held"]
        assert len(held) == ranks
        assert Counter(held) == Counter({"face_up": face_up, "face_down": 1, "pile": ranks - face_up - 1})
        assert held[3] != "face_up"


# The four editions


def of_edition(id: str) -> tuple[list[str], list[str]]:
    """The uniques, each as often as it is there, and the characters of an edition."""
    table = EDITION_TABLES[id]
    if table["uniques"] is not None:
        return sorted(table["uniques"].split()), sorted(table["characters"].split())
    uniques = UNIQUE_NAMES + (CZECH_UNIQUES if id == "deluxe-cz" else [])
    return sorted(uniques), sorted(name for _, *names in RANK_ROWS for name in names)


def test_there_are_four_editions() -> None:
    assert set(EDITIONS) == set(EDITION_TABLES)


@pytest.mark.parametrize("id", EDITION_TABLES)
def test_cards_of_an_edition(id: str) -> None:
    edition, table = EDITIONS[id], EDITION_TABLES[id]
    uniques, characters = of_edition(id)
    assert len(uniques) == table["pool"]
    assert sorted(name for name in edition.uniques for _ in range(edition.copies.get(name, 1))) == uniques
    assert sorted(edition.characters) == characters
    assert list(edition.sets) == table["sets"]


@pytest.mark.parametrize("id", EDITION_TABLES)
def test_rules_of_an_edition(id: str) -> None:
    """The parameters, as the setup of a game says them."""
    table = EDITION_TABLES[id]
    fewest, most = table["players"]
    assert EDITIONS[id].players == (fewest, most)
    for players in range(fewest, most + 1):
        rules = Game(Setup(edition=id, players=players), seed=1).position()["config"]["rules"]
        assert rules == {
            "city_size": table["city"][0 if players < 4 else 1],
            "five_types_bonus": table["bonus"],
            "discard_pile": table["discard_pile"],
            "face_down_first": table["face_down_first"],
            "face_down_seen": table["face_down_seen"],
            "tie_break": table["tie_break"],
            "action_cards": None,
            "versions": table["versions"],
        }
        newer = {rule.name for rule in HOUSE_RULES if rule.added_later}
        assert rules.keys() | newer == {parameter.name for parameter in fields(Parameters)}
    for players in (fewest - 1, most + 1):
        with pytest.raises(SetupError):
            Setup(edition=id, players=players)


@pytest.mark.parametrize("id", EDITION_TABLES)
def test_ranks_of_an_edition(id: str) -> None:
    """S2: eight or nine ranks by the number of players, and what is allowed beside that."""
    table = EDITION_TABLES[id]
    has_ninth = any(RANK_OF[CHARACTER_BY_NAME[name]] == 9 for name in of_edition(id)[1])
    for players in range(table["players"][0], table["players"][1] + 1):
        needed = table["nine"].get(players)
        game = Game(Setup(edition=id, players=players), seed=1)
        assert len(game.position()["config"]["characters"]) == (9 if needed else 8)
        for ninth in (False, True):
            if needed is (not ninth) or (ninth and not has_ninth):
                with pytest.raises(SetupError):
                    Setup(edition=id, players=players, ninth=ninth)
            else:
                held = Game(Setup(edition=id, players=players, ninth=ninth), seed=1).position()["held"]
                assert len(held) == (9 if ninth else 8)


@pytest.mark.parametrize("id", EDITION_TABLES)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_deck_of_an_edition(id: str, players: int) -> None:
    """S3: the basic cards and the uniques; with action cards these too. What each card costs."""
    table = EDITION_TABLES[id]
    uniques, _ = of_edition(id)
    basic = Counter({row[0]: int(row[3]) for row in BASIC_ROWS})
    action = Counter({name: int(copies) for name, copies in ACTION_ROWS})
    costs = {row[0]: int(row[-1]) for row in UNIQUE_ROWS + MORE_UNIQUE_ROWS} | table["costs"]
    for played, with_action in ((False, Counter[str]()), (True, action)):
        game = Game(Setup(edition=id, players=players, action_cards=played), seed=3)
        position = game.position()
        cards = Counter(card for cards in [*position["hands"], position["deck"]] for card in cards)
        dealt = cards - basic - with_action
        assert cards == basic + with_action + dealt
        assert dealt <= Counter(uniques)
        assert cards.total() == table["dealt"] + with_action.total()
        assert position["config"]["rules"]["action_cards"] == (table["action_cards"] if played else None)
        for name, cost in costs.items():
            assert game.state.config.cost[KIND_BY_NAME[name]] == cost, name


def test_action_cards() -> None:
    """A1: fifteen, without type and cost."""
    copies = {CARD_NAMES[kind]: count for kind, count in enumerate(COPIES) if is_action_card(kind)}
    assert copies == {name: int(count) for name, count in ACTION_ROWS}
    assert sum(copies.values()) == 15
    for name in copies:
        assert COSTS[KIND_BY_NAME[name]] == 0
        assert TYPE_OF[KIND_BY_NAME[name]] == len(TYPE_NAMES)


def test_versions() -> None:
    """The newest first; which of the others cost something else."""
    listed = {name: [version.partition(":")[0] for version in versions] for name, *versions in VERSION_ROWS}
    assert {name: list(versions) for name, versions in VERSIONS.items()} == {
        name: ["deluxe", *versions] for name, versions in listed.items()
    }
    costs = {
        (name, version.partition(":")[0]): int(version.partition(":")[2])
        for name, *versions in VERSION_ROWS
        for version in versions
        if ":" in version
    }
    assert costs == VERSION_COSTS


@pytest.mark.parametrize("row", VERSION_ROWS, ids=[row[0] for row in VERSION_ROWS])
def test_a_version_in_a_game(row: list[str]) -> None:
    """Any version can be played in any edition; the newest where an edition has another."""
    name, *versions = row
    for edition in EDITIONS:
        for version in ["deluxe", *(version.partition(":")[0] for version in versions)]:
            setup = Setup(edition=edition, players=5, mixed=True, versions={name: version})
            played = Game(setup, seed=1).position()["config"]["rules"]["versions"]
            assert played.get(name, "deluxe") == version


def test_the_rank_of_the_older_tax_collector() -> None:
    assert RANK_OF[CHARACTER_BY_NAME["old_tax_collector"]] == 2
