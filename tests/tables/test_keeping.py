"""Records that somebody keeps: finished games from elsewhere with their result, replay and review."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from citadels import Game
from citadels.tables.lobby import Lobby
from tests.tables.games_in_memory import ask, new_guest
from tests.tables.outside import lobby_in_memory

RECORDS = Path(__file__).parent.parent / "records"
KINDS = ("deluxe-4-random", "classic-2", "from-position-dark-city", "house-rules-deluxe")


def read(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return record


async def keep(lobby: Lobby, guest: str, record: object, **asked: Any) -> tuple[int, Any]:
    return await ask(lobby, "POST", "/api/records", {"record": record, "name": "Ann", **asked}, guest)


@pytest.mark.parametrize("name", KINDS)
def test_a_kept_record_is_a_finished_game_like_any_other(name: str) -> None:
    record = read(name)

    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        await lobby.open()
        guest = await new_guest(lobby)
        status, answer = await keep(lobby, guest, record, seat=1)
        assert status == 201
        path = f"/api/tables/{answer['id']}"
        _, mine = await ask(lobby, "GET", "/api/tables/mine", guest=guest)
        assert [(one["id"], one["state"], one["you"]) for one in mine["tables"]] == [
            (answer["id"], "over", 1)
        ]
        _, state = await ask(lobby, "GET", path, guest=guest)
        assert state["state"]["scores"] and state["state"]["table"]["you"] == 1
        _, told = await ask(lobby, "GET", f"{path}/record")
        assert told["digest"] == Game.from_record(record).digest()
        for part in ("replay", "history", "review"):
            assert (await ask(lobby, "GET", f"{path}/{part}"))[0] == 200
        # Nothing that counts comes from it.
        for of in ("mine", "server"):
            _, figures = await ask(lobby, "GET", "/api/statistics", guest=guest, of=of)
            assert figures["games"] == 0
        await lobby.close()

    asyncio.run(run())


def test_what_did_not_end_or_cannot_be_replayed_is_not_kept() -> None:
    record = read("classic-3")
    unfinished = {key: value for key, value in record.items() if key != "digest"}
    unfinished["choices"] = record["choices"][:20]

    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        guest = await new_guest(lobby)
        assert (await keep(lobby, "", record))[0] == 401
        for wrong, refused in (
            ({"record": unfinished}, "not_over"),
            ({"record": {}}, "bad_record"),
            ({"record": record, "seat": 3}, "no_such_seat"),
            ({"record": record, "name": " "}, "bad_name"),
            ({"record": 4}, "bad_message"),
        ):
            status, answer = await keep(lobby, guest, **wrong)
            assert (status >= 400, answer["refused"]["id"]) == (True, refused)
        _, mine = await ask(lobby, "GET", "/api/tables/mine", guest=guest)
        assert mine["tables"] == []

    asyncio.run(run())
