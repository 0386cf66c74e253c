"""Records that earlier versions wrote must replay forever, to the digest they end with."""

import json
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, RecordError, Setup
from citadels.cards.characters import BLACKMAILER
from citadels.notation.position import write_position
from citadels.rules.characters.blackmailer import Blackmailer
from citadels.rules.dealing import as_drawn_formerly
from citadels.scenarios.written_table import Table as WrittenTable
from citadels.tables.entries import read_entry
from citadels.tables.history import history
from citadels.tables.table import Table

HERE = Path(__file__).resolve().parent


def _lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / name).read_text(encoding="utf-8").splitlines()]


SINGLE = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*.json"))}
BY_DECISION = {line["decision"]: line["record"] for line in _lines("every-decision.jsonl")}
SIMULATED = _lines("simulate.jsonl")
WIZARD_IN_PLAY = "assassin thief wizard king bishop merchant architect warlord"
FORMER_WIZARD = (("wizard", "dark-city-1"),)


@pytest.mark.parametrize("name", SINGLE)
def test_a_record_replays(name: str) -> None:
    record = SINGLE[name]
    game = Game.from_record(record)
    assert game.digest() == record["digest"]
    assert game.record()["choices"] == record["choices"]


def test_the_rounds_of_finished_games_are_found() -> None:
    """Even if an edition would deal other cards for the same seed today."""
    finished = [game for game in map(Game.from_record, SINGLE.values()) if game.over]
    assert len(finished) > 20
    for game in finished:
        last = history(game).rounds[-1]
        assert [seat.points for seat in last.seats] == [score.total for score in game.scores]


@pytest.mark.parametrize("decision", BY_DECISION)
def test_a_record_replays_from_any_decision(decision: str) -> None:
    record = BY_DECISION[decision]
    assert Game.from_position(record["position"]).decision.kind == decision
    assert Game.from_record(record).digest() == record["digest"]


@pytest.mark.parametrize("line", SIMULATED, ids=lambda line: f"game {line['game']}")
def test_a_simulated_game_replays_to_its_scores(line: dict[str, Any]) -> None:
    game = Game.from_record(line["record"])
    assert game.digest() == line["digest"] == line["record"]["digest"]
    for player in line["players"]:
        score = game.scores[player["seat"]]
        assert (score.total, dict(score.lines)) == (player["score"], player["lines"])
        assert (player["seat"] in game.winners) == player["won"]


def test_a_version_that_was_corrected_is_replayed_by_its_former_rules() -> None:
    """C-wizard.5: a Wizard of dark-city used to build before gathering."""
    for asked in ("dark-city-1", "dark-city"):
        setup = Setup(
            edition="dark-city", characters=tuple(WIZARD_IN_PLAY.split()), versions={"wizard": asked}, crown=0
        )
        game = _before_gathering(setup)
        builds = [option for option in game.decision.options if option.verb == "build"]
        assert bool(builds) == (asked == "dark-city-1")
        game.play(builds[0] if builds else game.decision.options[0])
        record = game.record()
        assert record["table"]["rules"]["versions"]["wizard"] == ("dark-city" if builds else "dark-city-2")
        # Records of that time did not ask for former rules, but for the edition or the version.
        for versions in (None, {"wizard": "dark-city"}):
            again = Game.from_record({**record, "setup": {**record["setup"], "versions": versions}})
            assert again.digest() == record["digest"]


def test_a_newest_version_that_was_corrected_is_replayed_by_its_former_rules() -> None:
    """K14: the other threat used to go away with the flower. Records do not name newest versions."""
    for version, written, stays in (("deluxe-1", None, False), (None, "deluxe-2", True)):
        asked = None if version is None else {"blackmailer": version}
        game = Game(Setup(players=4, set="cunning_agents", versions=asked), seed=3)
        blackmailer = game.state.config.cast[BLACKMAILER]
        assert isinstance(blackmailer, Blackmailer) and blackmailer.other_threat_stays == stays
        record = game.record()
        assert record["table"]["rules"]["versions"].get("blackmailer") == written
        again = Game.from_record({**record, "setup": {**record["setup"], "versions": None}})
        assert again.digest() == record["digest"]
        assert again.state.config.cast[BLACKMAILER] is blackmailer


def _before_gathering(setup: Setup) -> Game:
    """A Wizard who has just looked at a hand with something to build in it, first thing of the turn."""
    for seed in range(100):
        game = Game(setup, seed)
        while game.decision.kind != "wizard":
            options = {option.verb: option for option in reversed(game.decision.options)}
            wanted = options.get("look_at_hand") or options.get("end_turn")
            game.play(wanted or game.decision.options[0])
        if any(option.verb == "build" for option in game.decision.options) or setup.versions != FORMER_WIZARD:
            return game
    raise AssertionError("no such game")


START: dict[str, Any] = {"format": "citadels-record", "seed": "0"}


def _first_version(table: dict[str, Any], choices: list[str]) -> Game:
    """A game of version 1 that starts from a table written as in a scenario."""
    position = write_position(WrittenTable(table).state(0, []))
    record = {**START, "version": 1, "position": position, "choices": choices}
    game = Game.from_record(record)
    again = game.record()
    assert again["version"] == 1 and again["choices"] == choices
    assert Game.from_record(again).digest() == game.digest()
    with pytest.raises(RecordError):
        Game.from_record({**record, "version": 2})
    return game


def test_the_only_card_drawn_was_kept_unasked() -> None:
    seats: list[object] = [{"gold": 3, "hand": ["market"], "characters": ["merchant"]}, {}, {}, {}]
    table = {"seats": seats, "deck": ["castle"], "call": "merchant"}
    game = _first_version(table, ["take_cards", "build market", "undo", "end_turn"])
    assert game.state.gold[0] == 3 and len(game.state.hands[0]) == 2
    # It also ended there: the digest tells.
    position = write_position(WrittenTable(table).state(0, []))
    asked = Game.from_position(position)
    asked.play("take_cards")
    answered = asked.clone()
    answered.play("keep castle")
    start = {**START, "position": position, "choices": ["take_cards"]}
    for game in (asked, answered):
        record = {**start, "version": 1, "digest": game.digest()}
        assert Game.from_record(record).digest() == game.digest()


def test_what_brings_nothing_was_on_offer() -> None:
    seats: list[object] = [{"gold": 3, "city": ["smithy"], "characters": ["architect"]}, {}, {}, {}]
    table = {"seats": seats, "deck": [], "call": "architect"}
    game = _first_version(table, ["use_smithy", "extra_cards", "take_gold", "end_turn"])
    assert game.state.gold[0] == 3


def test_a_murder_was_taken_back_if_nobody_was_asked() -> None:
    seats: list[object] = [{"characters": ["assassin"]}, {"characters": ["merchant"]}, {}, {}]
    table = {"edition": "classic", "action_cards": "first", "seats": seats}
    game = _first_version(table, ["murder merchant", "take_gold", "undo", "murder king"])
    assert game.state.murdered == 4 and game.state.gold[0] == 2


@pytest.mark.parametrize("name", [name for name in SINGLE if name.startswith("dark-city")])
def test_a_random_set_of_then_is_drawn_again(name: str) -> None:
    """S1b: a table of that time says only what was asked for, and the seed."""
    record = SINGLE[name]
    setup = as_drawn_formerly(Setup.from_json(record["setup"]), int(record["seed"]))
    if setup.set is None and setup.characters:
        assert list(setup.characters) == record["table"]["characters"]
        assert list(setup.uniques or ()) == record["table"]["uniques"]


def test_a_stored_table_is_read_back() -> None:
    *entries, last = (HERE / "table.jsonl").read_text(encoding="utf-8").splitlines()
    table = Table("K7QM2X")
    for entry in entries:
        table.add(read_entry(entry))
    assert {json.loads(entry)["entry"] for entry in entries} == {
        *("opened", "sat", "left", "kicked", "bot", "freed", "locked", "host", "started"),
        *("chose", "took_back", "ran_out", "came_back", "rematch"),
    }
    assert table.game is not None
    assert json.loads(last)["after"] == {
        "digest": table.game.digest(),
        "host": table.host,
        "seats": [
            [chair.guest, chair.name, chair.level, chair.stand_in, chair.left] for chair in table.chairs
        ],
        "locked": table.locked,
        "listed": table.listed,
        "banned": sorted(table.banned),
        "rematch": table.rematch,
        "rematch_by": table.rematch_by,
    }


def test_no_old_record_has_been_lost() -> None:
    tables = [record["table"] for record in SINGLE.values() if "table" in record]
    assert {table["edition"] for table in tables} == {"classic", "dark-city", "deluxe", "deluxe-cz"}
    assert {table["players"] for table in tables} == set(range(2, 9))
    assert {table["rules"]["action_cards"] for table in tables} == {None, "first", "second"}
    assert sum("undo" in record["choices"] for record in SINGLE.values()) > 30
    assert sum("position" in record for record in SINGLE.values()) == 4
    assert (len(SINGLE), len(BY_DECISION), len(SIMULATED)) == (38, 35, 3)
