"""The tables without the server: requests, connections and whole games with only memory around them."""

import asyncio
import json
import random
import subprocess
import sys

from citadels import Game
from tests.tables.games_in_memory import (
    SEATS,
    SETUP,
    play_through,
    start_game,
    under_other_rules,
)
from tests.tables.games_in_memory import (
    ask as ask,
)
from tests.tables.games_in_memory import (
    new_guest as new_guest,
)
from tests.tables.outside import MemoryStorage, lobby_in_memory


async def whole_game(storage: MemoryStorage) -> tuple[str, str]:
    lobby, _, noted = lobby_in_memory(storage)
    await lobby.open()
    guest = await new_guest(lobby)
    path = "/api/tables"
    body = {"setup": SETUP, "seats": SEATS, "name": "Ann", "listed": True}
    assert (await ask(lobby, "POST", path, body))[1]["refused"]["id"] == "no_token"
    status, answer = await ask(lobby, "POST", path, body, guest)
    assert status == 201
    table = f"{path}/{answer['id']}"
    assert await ask(lobby, "POST", table, {"command": "start", "id": "start"}, guest) == (
        200,
        {"done": True},
    )
    again = await ask(lobby, "POST", table, {"command": "start", "id": "start"}, guest)
    assert again == (200, {"done": True, "repeated": True})
    frames = await play_through(lobby, answer["id"], guest, random.Random(3))
    last = frames[-1]["state"]
    status, record = await ask(lobby, "GET", f"{table}/record")
    assert status == 200
    game = Game.from_record(record)
    assert game.over
    assert [score["won"] for score in last["scores"]] == [seat in game.winners for seat in range(3)]
    status, history = await ask(lobby, "GET", f"{table}/history")
    assert history["rounds"][-1]["round"] == game.state.round
    status, rematch = await ask(lobby, "POST", table, {"command": "rematch"}, guest)
    assert (status, rematch["done"]) == (200, True)
    status, mine = await ask(lobby, "GET", f"{path}/mine", guest=guest)
    assert {one["id"] for one in mine["tables"]} == {answer["id"], rematch["table"]}
    assert noted.failures == noted.connections == 0
    assert noted.entries == len(storage.stored[answer["id"]])
    await lobby.close()
    assert storage.closed
    return answer["id"], guest


def test_a_whole_game() -> None:
    """A whole game; another lobby with the same storage has the same table."""
    storage = MemoryStorage()
    table, guest = asyncio.run(whole_game(storage))

    async def read_again() -> None:
        lobby, _, _ = lobby_in_memory(storage)
        status, state = await ask(lobby, "GET", f"/api/tables/{table}", guest=guest)
        assert (status, state["state"]["table"]["state"]) == (200, "over")
        assert state["state"]["table"]["you"] == 0

    asyncio.run(read_again())


def test_requests_that_lead_nowhere() -> None:
    async def wrong() -> None:
        lobby, _, noted = lobby_in_memory()
        for method, path, status, reason in (
            ("GET", "/api/nothing", 404, "not_found"),
            ("GET", "/api/tables/", 404, "not_found"),
            ("PUT", "/api/tables", 405, "wrong_method"),
            ("POST", "/api/tables/nosuch00/record", 405, "wrong_method"),
            ("GET", "/api/tables/nosuch00", 404, "no_such_table"),
            ("GET", "/api/tables/x", 404, "no_such_table"),
        ):
            found, answer = await ask(lobby, method, path)
            assert (found, answer["refused"]["id"]) == (status, reason), path
            assert noted.refusals[reason]

    asyncio.run(wrong())


def test_nothing_of_the_server_is_needed() -> None:
    """In a new process, nothing that tables import, directly or indirectly, belongs to the server."""
    packages = ("sqlalchemy", "starlette", "uvicorn", "prometheus_client", "multiprocessing")
    unwanted = (*packages, "citadels.server")
    program = (
        "import sys, citadels.tables.api, citadels.tables.connections\n"
        f"print([name for name in {unwanted!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_only_games_that_go_on_by_themselves_are_kept_in_memory_after_a_restart() -> None:
    async def run() -> tuple[int, int]:
        storage = MemoryStorage()
        lobby, _, _ = lobby_in_memory(storage)
        await lobby.open()
        guest = await new_guest(lobby)
        tables = []
        for crown in (0, 1):
            body = {"setup": {"players": 2, "crown": crown}, "seats": [{}, {}], "name": "Ann"}
            _, answer = await ask(lobby, "POST", "/api/tables", body, guest)
            tables.append(answer["id"])
            other = await new_guest(lobby)
            path = f"/api/tables/{answer['id']}"
            await ask(lobby, "POST", path, {"command": "sit", "name": "Bob"}, other)
            assert (await ask(lobby, "POST", path, {"command": "start"}, guest))[0] == 200
            await ask(lobby, "POST", path, {"command": "leave"}, other)
        await lobby.close()
        again, _, noted = lobby_in_memory(storage)
        await again.open()
        while ("resumed", {"tables": 2}) not in noted.lines:
            await asyncio.sleep(0)
        kept = [id for id in tables if again.in_memory(id)]
        # Both can be played on.
        for id in tables:
            assert (await ask(again, "GET", f"/api/tables/{id}", guest=guest))[0] == 200
        await again.close()
        return tables.index(kept[0]), len(kept)

    # Where the player decides, nothing happens; where the bot that stands in does, the game goes on.
    assert asyncio.run(run()) == (1, 1)


def test_a_running_game_keeps_its_cards_when_an_edition_changes() -> None:
    """What a seed draws may change with a later version; what is in play is stored with the game."""

    async def run() -> None:
        storage = MemoryStorage()
        lobby, _, _ = lobby_in_memory(storage)
        await lobby.open()
        table, _ = await start_game(lobby)
        await lobby.close()
        started = next(entry for entry in storage.stored[table] if '"started"' in entry)
        unplayed = [entry for entry in storage.stored[table] if '"chose"' not in entry]
        storage.stored[table] = under_other_rules(unplayed)
        again, _, _ = lobby_in_memory(storage)
        await again.open()
        game = (await again.actor(table)).table.game
        assert game is not None
        assert game.record()["table"] == json.loads(started)["table"]
        await again.close()

    asyncio.run(run())
