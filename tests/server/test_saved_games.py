"""Databases of former versions: this one starts with them, and their games go on.

``python -m tools.save_games`` makes the files; each is named after the version that wrote it.
"""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from citadels import Game
from citadels.server.database_schema import NEWEST
from tests.server.guests import Guest, served

HERE = Path(__file__).resolve().parent / "saved"
FILES = sorted(path.stem for path in HERE.glob("*.json"))
# What a player sees of a game in every version.
VIEW = ("round", "crown", "over", "deck", "edition")
PLAYER = ("gold", "hand", "city")


def seen(view: dict[str, Any] | None) -> object:
    if view is None:
        return None
    players = [{name: player[name] for name in PLAYER} for player in view["players"]]
    options = (view["decision"] or {}).get("options")
    return {name: view[name] for name in VIEW}, players, options


def people(table: dict[str, Any]) -> list[str | None]:
    """By seat; bots had no names at first."""
    return [seat["name"] if seat["kind"] == "person" else None for seat in table["seats"]]


def totals(scores: list[dict[str, Any]] | None) -> object:
    return None if scores is None else [(score["total"], score["won"]) for score in scores]


def test_no_version_is_forgotten() -> None:
    """Two commits with the first tables, then every version of the tables up to the newest."""
    later = {f"{version:04}" for version in range(2, int(NEWEST) + 1)}
    assert {"d1f16f5", "08a7b4a", *later} == set(FILES)


@pytest.mark.parametrize("version", FILES)
def test_games_of_a_former_version_go_on(tmp_path: Path, version: str) -> None:
    saved = json.loads((HERE / f"{version}.json").read_text(encoding="utf-8"))
    file = tmp_path / "citadels.sqlite3"
    connection = sqlite3.connect(file)
    connection.executescript(saved["database"])
    connection.close()
    with served(f"sqlite:///{file}") as server:
        player = Guest(server, saved["token"])
        for id, table in saved["tables"].items():
            before, now = table["sees"], player.state(id)["state"]
            assert now["table"]["state"] == before["state"], table["name"]
            assert people(now["table"]) == people(before)
            assert seen(now["view"]) == seen(before["view"]), table["name"]
            assert totals(now["scores"]) == totals(before["scores"])
            if before["state"] == "running":
                options = before["view"]["decision"]["options"]
                player.must(id, "play", choice=options[0])
            elif before["state"] == "over":
                record = player.http.get(f"/api/tables/{id}/record").json()
                assert record["digest"] == before["record"]["digest"]
                assert Game.from_record(record).digest() == before["record"]["digest"]
                assert player.http.get(f"/api/tables/{id}/history").json()["rounds"]
        assert not [event for event in server.events() if event["event"] in ("unreadable", "by_snapshot")]
