"""Records that earlier versions wrote must replay for ever, to the digest they end with."""

import json
from pathlib import Path
from typing import Any

import pytest

from citadels import Game
from citadels.tables.entries import read_entry
from citadels.tables.table import Table

HERE = Path(__file__).resolve().parent


def _lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (HERE / name).read_text(encoding="utf-8").splitlines()]


SINGLE = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*.json"))}
BY_DECISION = {line["decision"]: line["record"] for line in _lines("every-decision.jsonl")}
SIMULATED = _lines("simulate.jsonl")


@pytest.mark.parametrize("name", SINGLE)
def test_a_record_replays(name: str) -> None:
    record = SINGLE[name]
    game = Game.from_record(record)
    assert game.digest() == record["digest"]
    assert game.record()["choices"] == record["choices"]


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
