"""The cards of the game against a list copied out by hand from the printed tables, not from the program."""

from collections import Counter

import pytest

from citadels import Game, Setup
from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, RANK_OF
from citadels.cards.districts import (
    BASIC_COPIES,
    CARD_NAMES,
    CARD_SLOTS,
    COSTS,
    KIND_BY_NAME,
    TYPE_NAMES,
    TYPE_OF,
)
from citadels.cards.editions import EDITIONS
from citadels.cards.sets import READY_MADE_SETS

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

BASIC_ROWS = [row.split() for row in BASIC.split("\n") if row]
UNIQUE_ROWS = [row.split() for row in UNIQUE.split("\n") if row]
RANK_ROWS = [row.split() for row in RANKS.split("\n") if row]
UNIQUE_NAMES = [name for name, _ in UNIQUE_ROWS]


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
    assert (TYPE_NAMES[TYPE_OF[kind]], COSTS[kind], BASIC_COPIES[kind]) == (type, int(cost), int(copies))


@pytest.mark.parametrize(("name", "cost"), UNIQUE_ROWS, ids=UNIQUE_NAMES)
def test_unique_district(name: str, cost: str) -> None:
    kind = KIND_BY_NAME[name]
    assert (TYPE_NAMES[TYPE_OF[kind]], COSTS[kind], BASIC_COPIES[kind]) == ("unique", int(cost), 0)


def test_no_other_cards_in_the_edition() -> None:
    edition = EDITIONS["deluxe"]
    assert sorted(edition.uniques) == UNIQUE_NAMES
    assert sorted(edition.characters) == sorted(name for _, *names in RANK_ROWS for name in names)
    basic = {CARD_NAMES[kind]: copies for kind, copies in enumerate(BASIC_COPIES) if copies}
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
