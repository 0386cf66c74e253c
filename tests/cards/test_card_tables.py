"""The cards and ready-made sets against the printed tables."""

from collections import Counter

import pytest

from citadels import Game, Setup
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
from citadels.cards.house_rules import FIRST_VERSION
from citadels.cards.sets import READY_MADE_SETS
from tests.cards.printed_tables import (
    ACTION_ROWS,
    BASIC_ROWS,
    MORE_UNIQUE_ROWS,
    RANK_ROWS,
    SETS,
    UNIQUE_NAMES,
    UNIQUE_ROWS,
)


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
    assert [RANK_OF[CHARACTER_BY_NAME[name]] for name in names] == [rank] * len(names)
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


def test_action_cards() -> None:
    """A1: fifteen in the first version, without type and cost."""
    copies = {CARD_NAMES[kind]: count for kind, count in enumerate(COPIES) if is_action_card(kind)}
    assert copies == {name: int(count) for name, count, _ in ACTION_ROWS}
    assert sum(int(count) for _, count, since in ACTION_ROWS if since == FIRST_VERSION) == 15
    for name in copies:
        assert COSTS[KIND_BY_NAME[name]] == 0
        assert TYPE_OF[KIND_BY_NAME[name]] == len(TYPE_NAMES)


def test_the_rank_of_the_older_tax_collector() -> None:
    assert RANK_OF[CHARACTER_BY_NAME["old_tax_collector"]] == 2
