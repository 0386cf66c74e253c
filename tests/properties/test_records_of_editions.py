"""A record says exactly what was played, even if the editions' rules change later."""

import copy
import json
from dataclasses import replace

import pytest

from citadels import Game, RecordError, Setup
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import BY_RANK, HOUSE_RULE_BY_NAME
from citadels.cards.versions import VERSIONS, version_text

SETUPS = (
    Setup(edition="classic", players=3),
    Setup(edition="classic", players=5, versions={"warlord": "deluxe"}, discard_pile=False),
    Setup(edition="dark-city", players=6, set="random", city_size=5, five_types_bonus=3),
    Setup(edition="dark-city", players=2, mixed=True, unique_count=20, tie_break="rank"),
    Setup(edition="deluxe", players=4, set="random"),
    Setup(edition="deluxe-cz", players=8, uniques=("university", "great_wall"), face_down_seen=True),
)


def played(setup: Setup, choices: int = 80) -> Game:
    game = Game(setup, seed=11)
    for number in range(choices):
        if game.over:
            break
        options = game.decision.options
        game.play(options[number * 7 % len(options)])
    return game


@pytest.mark.parametrize("setup", SETUPS)
def test_the_table_names_every_card_and_every_parameter(setup: Setup) -> None:
    table = Game(setup, seed=11).record()["table"]
    assert table["edition"] == setup.edition
    assert len(table["characters"]) in (8, 9)
    assert table["rules"].keys() == {
        "action_cards",
        "city_size",
        "discard_pile",
        "face_down_first",
        "face_down_seen",
        "five_types_bonus",
        "tie_break",
        "versions",
    }
    usual = EDITIONS[setup.edition].parameters.versions
    asked = dict(setup.versions or ())
    for card in VERSIONS:
        version = asked.get(card, usual.get(card, "deluxe"))
        assert table["rules"]["versions"].get(card, "deluxe") == version_text(card, version)


@pytest.mark.parametrize("setup", SETUPS)
def test_a_record_replays_after_the_edition_has_changed(
    setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = json.loads(json.dumps(played(setup).record()))
    edition = EDITIONS[setup.edition]
    rules = edition.parameters
    changed = replace(
        edition,
        unique_count=9,
        city_size_few=6,
        parameters=replace(
            rules,
            city_size=6,
            five_types_bonus=10,
            discard_pile=not rules.discard_pile,
            face_down_first=not rules.face_down_first,
            face_down_seen=not rules.face_down_seen,
            tie_break="districts" if rules.tie_break == BY_RANK else BY_RANK,
            versions={"king": "classic", "smithy": "classic"},
        ),
    )
    monkeypatch.setitem(EDITIONS, setup.edition, changed)
    again = Game.from_record(record)
    assert again.digest() == record["digest"]
    assert again.record() == record
    assert again.clone().record() == record


def test_records_that_do_not_name_a_newer_house_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = HOUSE_RULE_BY_NAME["discard_pile"]
    monkeypatch.setattr(rule, "added_later", True)
    without = played(Setup(players=4)).record()
    assert "discard_pile" not in without["table"]["rules"]
    assert Game.from_record(without).record() == without
    with_pile = played(Setup(players=4, discard_pile=True)).record()
    assert with_pile["table"]["rules"]["discard_pile"] is True
    assert Game.from_record(with_pile).record() == with_pile


def test_taking_back_in_a_replayed_game_keeps_the_table() -> None:
    game = Game(Setup(edition="classic", players=4), seed=3)
    while game.decision.kind != "turn":
        game.play(0)
    again = Game.from_record(game.record())
    before = again.digest()
    again.play("take_gold")
    again.undo(again.decision.seat)
    assert again.digest() == before


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("rules", "city_size"), 9),
        (("rules", "tie_break"), "rank"),
        (("rules", "versions"), {"warlord": "classic"}),
        (("characters", 0), "witch"),
        (("players",), 5),
        (("mixed",), False),
    ],
)
def test_a_table_that_contradicts_the_setup_is_refused(place: tuple[object, ...], value: object) -> None:
    characters = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
    setup = Setup(
        edition="dark-city",
        players=4,
        characters=characters,
        mixed=True,
        city_size=8,
        tie_break="districts",
        versions={"warlord": "deluxe"},
    )
    record = copy.deepcopy(played(setup, 5).record())
    inner = record["table"]
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    with pytest.raises(RecordError) as refused:
        Game.from_record(record)
    assert refused.value.id == "wrong_table"


def test_a_table_that_is_no_table_is_refused() -> None:
    record = played(Setup(edition="classic"), 5).record()
    for table in (None, {}, {"edition": "classic"}, {**record["table"], "rules": {}}):
        with pytest.raises(RecordError):
            Game.from_record({**record, "table": table})


def test_positions_keep_a_newer_version_in_an_older_edition() -> None:
    game = Game(Setup(edition="classic", versions={"warlord": "deluxe"}), seed=1)
    again = Game.from_position(game.position())
    assert again.digest() == game.digest()
    assert "warlord" not in again.position()["config"]["rules"]["versions"]
