"""Games go on by their snapshots when a later version of the rules plays their entries otherwise."""

import asyncio
import json
import random
from typing import Any

import pytest

from citadels import Game, RecordError, Setup
from citadels.notation.snapshot import read_snapshot, write_snapshot
from citadels.rules.randomness import seed_bytes
from citadels.tables import entries as e
from citadels.tables import snapshots
from citadels.tables.plans import ClockPlan, SeatPlan
from citadels.tables.table import Table
from tests.tables.games_in_memory import ask, play_through, start_game, under_other_rules
from tests.tables.outside import MemoryStorage, lobby_in_memory


class Playing:
    """A table in the middle of a random game, and its entries."""

    def __init__(self, seed: int, choices: int) -> None:
        rng = random.Random(seed)
        self.table = Table("22222222")
        self.entries: list[str] = []
        players = rng.randint(2, 7)
        setup = Setup(players=players, set="random", action_cards=rng.random() < 0.5)
        seats = [SeatPlan(), SeatPlan(), *[SeatPlan("normal")] * (players - 2)]
        clock = ClockPlan(300.0, 5.0)
        self._add(e.Opened(at=1, guest="a", setup=setup.to_json(), seats=seats, clock=clock))
        for seat, guest in enumerate("ab"):
            self._add(e.Sat(at=2, guest=guest, seat=seat, name=guest))
        played = Game(setup, seed).record()["table"]
        self._add(e.Started(at=3, guest="a", seed=str(seed), rules=e.RULES, table=played))
        while choices and not self.game.over:
            choices -= 1
            if rng.random() < 0.05:
                self._add(e.Left(at=4, guest="b", seat=1))
            undoing = [seat for seat in range(players) if self.game.can_undo(seat)]
            if undoing and rng.random() < 0.2:
                self._add(e.TookBack(at=5, guest="a", command=f"{choices}", seat=undoing[0]))
            else:
                choice = str(rng.choice(self.game.decision.options))
                self._add(e.Chose(at=6, seat=self.game.decision.seat, choice=choice, spent=1700))

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def _add(self, entry: e.AnyEntry) -> None:
        self.entries.append(e.write_entry(entry))
        self.table.add(entry)


@pytest.mark.parametrize("seed", range(25))
def test_nobody_notices_that_a_game_goes_on_by_its_snapshot(seed: int) -> None:
    playing = Playing(seed, choices=seed * 9)
    written = snapshots.write(playing.table)
    assert snapshots.restore("22222222", playing.entries, written).by_snapshot is False
    table, by_snapshot = snapshots.restore("22222222", under_other_rules(playing.entries), written)
    assert by_snapshot
    game, before = table.game, playing.game
    assert game is not None
    assert game.digest() == before.digest()
    for seat in (None, *range(game.players)):
        assert game.view(seat) == before.view(seat)
        assert game.events(seat) == before.events(seat)
        assert game.observe(seat).to_json() == before.observe(seat).to_json()
    for name in ("chairs", "entries", "asked", "steps", "done", "host", "clock", "at"):
        assert getattr(table, name) == getattr(playing.table, name), name
    # It can be played to its end, which its record leads to.
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.decision.options))
    assert Game.from_record(game.record()).digest() == game.digest()


def test_what_came_after_the_snapshot_is_replayed() -> None:
    playing = Playing(3, choices=40)
    written = snapshots.write(playing.table)
    more = []
    for _ in range(5):
        game = playing.game
        if game.decision.seat and game.decision.kind == "draft":
            break
        entry = e.Chose(at=7, seat=game.decision.seat, choice=str(game.decision.options[0]))
        more.append(e.write_entry(entry))
        playing.table.add(entry)
    table, by_snapshot = snapshots.restore("22222222", [*under_other_rules(playing.entries), *more], written)
    assert by_snapshot and table.entries == playing.table.entries
    assert table.game is not None and table.game.events(None) == playing.game.events(None)


def test_a_snapshot_that_is_damaged_is_refused() -> None:
    state = Playing(3, choices=30).game.state
    good = write_snapshot(state)
    assert write_snapshot(read_snapshot(good, seed_bytes(1))) == good
    bad: list[Any] = [None, {**good, "version": 9}, {**good, "events": None}, {**good, "position": {}}]
    bad += [
        {**good, "events": [event]} for event in ({}, {"event": "nothing", "knowers": []}, {"event": "x"})
    ]
    for one in bad:
        with pytest.raises(RecordError):
            read_snapshot(one, seed_bytes(1))


def test_a_running_game_goes_on_under_other_rules() -> None:
    """The whole way: a server stops, a later version starts, players come back and finish their game."""

    async def run() -> None:
        storage = MemoryStorage()
        lobby, _, _ = lobby_in_memory(storage)
        await lobby.open()
        table, guest = await start_game(lobby)
        path = f"/api/tables/{table}"
        before = await ask(lobby, "GET", path, guest=guest)
        for _ in range(200):
            before = await ask(lobby, "GET", path, guest=guest)
            options = before[1]["state"]["view"]["decision"]["options"]
            if before[1]["state"]["view"]["round"] > 1 and options:
                break
            if options:
                await ask(lobby, "POST", path, {"command": "play", "choice": options[0]}, guest)
            await asyncio.sleep(0)
        await lobby.close()
        storage.stored[table] = under_other_rules(storage.stored[table])
        again, _, noted = lobby_in_memory(storage)
        await again.open()
        after = await ask(again, "GET", path, guest=guest)
        assert after[1]["state"]["view"] == before[1]["state"]["view"]
        assert after[1]["events"] == before[1]["events"]
        assert ("by_snapshot", {"table": table}) in noted.lines
        await play_through(again, table, guest, random.Random(1))
        status, record = await ask(again, "GET", f"{path}/record")
        assert status == 200 and Game.from_record(record).over and "position" in record
        status, history = await ask(again, "GET", f"{path}/history")
        assert status == 200 and history["rounds"][0]["round"] == 1
        await again.close()

    asyncio.run(run())


def test_a_finished_game_can_be_looked_at_under_other_rules() -> None:
    async def run() -> None:
        storage = MemoryStorage()
        lobby, _, _ = lobby_in_memory(storage)
        await lobby.open()
        table, guest = await start_game(lobby)
        path = f"/api/tables/{table}"
        await play_through(lobby, table, guest, random.Random(2))
        before = [await ask(lobby, "GET", f"{path}{part}", guest=guest) for part in ("", "/record")]
        await lobby.close()
        assert json.loads(storage.records[table]) == before[1][1]
        storage.stored[table] = under_other_rules(storage.stored[table])
        again, _, _ = lobby_in_memory(storage)
        await again.open()
        after = [await ask(again, "GET", f"{path}{part}", guest=guest) for part in ("", "/record")]
        assert after[1] == before[1]
        for part in ("scores", "decided", "view"):
            assert after[0][1]["state"][part] == before[0][1]["state"][part]
        await again.close()

    asyncio.run(run())
