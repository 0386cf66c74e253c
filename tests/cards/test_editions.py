"""The editions and the versions of cards against the printed tables."""

from collections import Counter
from dataclasses import fields

import pytest

from citadels import Game, Setup, SetupError
from citadels.cards.characters import CHARACTER_BY_NAME, RANK_OF
from citadels.cards.districts import (
    KIND_BY_NAME,
)
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import ACTION_CARD_VERSIONS, HOUSE_RULES, Parameters
from citadels.cards.versions import CORRECTED_NEWEST, VERSION_COSTS, VERSIONS, version_text
from tests.cards.printed_tables import (
    ACTION_ROWS,
    BASIC_ROWS,
    CZECH_UNIQUES,
    EDITION_TABLES,
    MORE_UNIQUE_ROWS,
    RANK_ROWS,
    UNIQUE_NAMES,
    UNIQUE_ROWS,
    VERSION_ROWS,
)


def of_edition(id: str) -> tuple[list[str], list[str]]:
    """The uniques, each as often as it is there, and the characters of an edition."""
    table = EDITION_TABLES[id]
    if table["uniques"] is not None:
        return sorted(table["uniques"].split()), sorted(table["characters"].split())
    uniques = UNIQUE_NAMES + (CZECH_UNIQUES if id == "deluxe-cz" else [])
    return sorted(uniques), sorted(name for _, *names in RANK_ROWS for name in names)


def test_every_edition_is_listed_here() -> None:
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
    characters = of_edition(id)[1]
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
            "versions": {
                **{card: version_text(card, "deluxe") for card in CORRECTED_NEWEST if card in characters},
                **{card: version_text(card, version) for card, version in table["versions"].items()},
            },
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
    players = min(players, table["players"][1])
    uniques, _ = of_edition(id)
    basic = Counter({row[0]: int(row[3]) for row in BASIC_ROWS})
    versions = ACTION_CARD_VERSIONS[: ACTION_CARD_VERSIONS.index(table["action_cards"]) + 1]
    action = Counter({name: int(copies) for name, copies, since in ACTION_ROWS if since in versions})
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
            assert played.get(name, "deluxe") == version_text(name, version)
