"""The shuffle that can be checked: promising, sealing and revealing parts of the seed at a table."""

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from citadels.tables.autoplay import DEALING_SECONDS
from citadels.tables.connections import Connections
from citadels.tables.fairness import Fairness, player_commitment, seed_of, server_commitment
from citadels.tables.verifying import FAIR, NOT_CHECKABLE, SERVER_ONLY, verify
from tests.tables.games_in_memory import ask, under_other_rules
from tests.tables.outside import MemoryStorage, lobby_in_memory
from tests.tables.shuffling import PATH, Shuffler, play_to_the_end, shufflers
from tests.tables.virtual_time import run_in_virtual_time

OTHER = "0" * 64  # a part, or a hash, that fits nothing


def entries_of(storage: MemoryStorage, table: str, kind: str) -> list[dict[str, Any]]:
    entries = [json.loads(text) for text in storage.stored[table]]
    return [entry for entry in entries if entry["entry"] == kind]


async def running(player: Shuffler) -> bool:
    return bool((await player.state())["table"]["state"] == "running")


def in_virtual_time(monkeypatch: pytest.MonkeyPatch, work: Coroutine[Any, Any, None]) -> None:
    run_in_virtual_time(work, monkeypatch)


def test_everybody_shuffles() -> None:
    async def run() -> None:
        lobby, storage, _ = lobby_in_memory()
        players = await shufflers(lobby, 3, set="random")
        ann, bob, _ = players
        assert (await ann.shuffle())["commitment"] == ann.server
        for player in players[:2]:
            assert await player.commit() == ""
        told = {"commitment": ann.server, "sealed": False, "revealed": []}
        promised = [ann.commitment, bob.commitment, None]
        assert await ann.shuffle() == {**told, "commitments": promised}
        assert await ann.do("start", id="go") == ""
        assert await ann.shuffle() == {**told, "sealed": True, "commitments": promised}
        assert await bob.reveal() == ""
        assert not await running(ann)
        assert await ann.reveal() == ""  # the last one: the cards are dealt at once
        assert await running(ann)
        shown = {**told, "sealed": True, "commitments": promised, "revealed": [0, 1]}
        assert await ann.shuffle() == shown
        record = await play_to_the_end(players)
        verdict = verify(record, ann.server[:16], bob.part)
        assert (verdict.verdict, verdict.contributors, verdict.withheld) == (FAIR, (0, 1), ())
        assert all(check.passed for check in verdict.checks)
        assert verdict.checks[0].id == "shown"
        assert record["fairness"]["parts"] == [ann.part, bob.part, None]
        # It is stored as it is shown, and read back in the same way.
        assert json.loads(storage.records[ann.table]) == record
        again, _, _ = lobby_in_memory(storage)
        storage.records.clear()
        assert await ask(again, "GET", f"{PATH}/{ann.table}/record") == (200, record)

    asyncio.run(run())


def test_whoever_knows_nothing_of_it_notices_nothing() -> None:
    """The same commands, the same answers; the cards are dealt within the start."""

    async def run() -> None:
        lobby, storage, _ = lobby_in_memory()
        players = await shufflers(lobby, 2)
        assert await players[0].do("start") == ""
        assert await running(players[0])
        kinds = [json.loads(text)["entry"] for text in storage.stored[players[0].table]]
        assert kinds == ["opened", "sat", "sat", "started"]
        verdict = verify(await play_to_the_end(players), players[0].server)
        assert (verdict.verdict, verdict.contributors) == (SERVER_ONLY, ())
        assert all(check.passed for check in verdict.checks)

    asyncio.run(run())


def test_the_deal_waits_a_moment_for_those_who_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        ann, bob, eve = await shufflers(lobby, 3)
        for player in (ann, bob):
            assert await player.commit() == ""
        assert await ann.do("start") == ""
        assert await ann.reveal() == ""
        await asyncio.sleep(DEALING_SECONDS * 0.99)
        assert not await running(ann)
        await asyncio.sleep(DEALING_SECONDS * 0.02)
        assert await running(ann)
        assert await bob.reveal() == "already_started"  # too late
        assert (await ann.shuffle())["revealed"] == [0]
        verdict = verify(await play_to_the_end([ann, bob, eve]))
        assert (verdict.verdict, verdict.contributors, verdict.withheld) == (FAIR, (0,), (1,))

    in_virtual_time(monkeypatch, run())


def test_revealing_in_turn_does_not_prolong_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        players = await shufflers(lobby, 4)
        for player in players:
            await player.commit()
        await players[0].do("start")
        for player in players[:3]:
            await asyncio.sleep(DEALING_SECONDS * 0.3)
            assert await player.reveal() == ""
            assert not await running(player)
        await asyncio.sleep(DEALING_SECONDS * 0.11)
        assert await running(players[0])

    in_virtual_time(monkeypatch, run())


def test_parts_that_do_not_fit_are_refused() -> None:
    async def run() -> None:
        lobby, storage, _ = lobby_in_memory()
        ann, bob, eve = await shufflers(lobby, 3)
        stranger = Shuffler(lobby, "nobody", ann.table, ann.server)
        assert await stranger.commit() == await stranger.reveal() == "not_seated"
        assert await ann.do("commit", commitment="A" * 64) == "bad_message"
        assert await ann.do("commit", commitment=OTHER + "\n") == "bad_message"
        assert await ann.do("reveal", part="12") == "bad_message"
        assert await ann.commit() == await bob.commit() == ""
        assert await ann.reveal() == "not_started"  # others could still promise something else
        assert await ann.do("start") == ""
        before = len(storage.stored[ann.table])
        assert await ann.do("reveal", part=OTHER) == "bad_part"
        assert await ann.do("reveal", part=bob.part) == "bad_part"
        assert await eve.reveal() == "bad_part"  # she promised nothing
        assert await eve.commit() == "dealing"  # too late
        assert len(storage.stored[ann.table]) == before
        assert await ann.reveal() == await ann.reveal() == ""  # once is enough
        assert len(storage.stored[ann.table]) == before + 1
        assert await bob.reveal() == ""
        assert await running(ann)
        assert await eve.commit() == await ann.reveal() == "already_started"

    asyncio.run(run())


def test_nothing_changes_while_parts_are_revealed() -> None:
    async def run() -> None:
        lobby, storage, _ = lobby_in_memory()
        ann, bob, eve = await shufflers(lobby, 3)
        await bob.commit()
        assert await ann.do("start", id="go") == await ann.do("start", id="go") == ""
        before = len(storage.stored[ann.table])
        for player, command, more in (
            (ann, "start", {}),
            (ann, "change", {"setup": {"players": 3}}),
            (ann, "kick", {"seat": 2}),
            (ann, "abandon", {}),
            (ann, "bot", {"seat": 2}),
            (bob, "leave", {}),
            (bob, "sit", {"name": "Rob"}),
            (eve, "move", {}),
        ):
            assert await player.do(command, **more) == "dealing", command
        assert len(storage.stored[ann.table]) == before
        assert await eve.do("say", phrase="hello") == ""
        assert await bob.reveal() == ""
        assert await running(ann)
        assert await bob.do("leave") == ""

    asyncio.run(run())


def test_a_promise_stays_with_its_player_until_the_start() -> None:
    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        ann, bob, eve = await shufflers(lobby, 3)
        await ann.commit()
        await bob.commit()
        assert await eve.do("leave") == ""
        assert await bob.do("sit", name="Bob", seat=2) == ""
        assert (await ann.shuffle())["commitments"] == [ann.commitment, None, bob.commitment]
        bob.part = OTHER[:-1] + "1"
        assert await bob.commit() == ""  # another one replaces it
        assert (await ann.shuffle())["commitments"] == [ann.commitment, None, bob.commitment]
        assert await bob.do("leave") == ""
        assert (await ann.shuffle())["commitments"] == [ann.commitment, None, None]

    asyncio.run(run())


def test_promises_make_no_version() -> None:
    """A command that was on its way is not refused as stale; but everybody is shown the hash at once."""

    async def run() -> None:
        lobby, _, _ = lobby_in_memory()
        ann, bob = await shufflers(lobby, 2)
        with Connections(lobby).open(await lobby.actor(ann.table), ann.guest, "here", 0) as connection:
            first = json.loads(await connection.outbox.next() or b"")
            await bob.commit()
            frame = await asyncio.wait_for(connection.outbox.next(), 5)
            second = json.loads(frame or b"")
        assert first["version"] == second["version"]
        assert second["state"]["table"]["shuffle"]["commitments"] == [None, bob.commitment]
        assert await ann.do("start", version=first["version"]) == ""

    asyncio.run(run())


@pytest.mark.parametrize("moment", ["promised", "sealed", "half revealed"])
def test_a_crash_loses_nothing(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what was stored is left; the table goes on from there, by itself once somebody looks."""

    async def run() -> None:
        lobby, storage, _ = lobby_in_memory()
        ann, bob = await shufflers(lobby, 2)
        await ann.commit()
        await bob.commit()
        if moment != "promised":
            await ann.do("start", id="go")
        if moment == "half revealed":
            await ann.reveal()
        crashed = MemoryStorage()
        crashed.__dict__.update(json.loads(json.dumps({"stored": storage.stored})))
        crashed.games, crashed.seats, crashed.guests = storage.games, dict(storage.seats), storage.guests
        again, _, _ = lobby_in_memory(crashed)
        await again.open()
        ann, bob = ann.again(again), bob.again(again)
        shuffle = await ann.shuffle()
        assert shuffle["commitment"] == ann.server
        assert shuffle["commitments"] == [ann.commitment, bob.commitment]
        assert shuffle["sealed"] == (moment != "promised")
        assert await ann.do("start", id="go") == ""  # carried out once
        assert await bob.reveal() == ""
        if moment == "half revealed":
            assert await running(ann)
        else:
            await asyncio.sleep(DEALING_SECONDS * 0.9)
            assert await ann.reveal() == ""
        record = await play_to_the_end([ann, bob])
        assert verify(record, ann.server, ann.part).contributors == (0, 1)
        assert verify(record, ann.server, bob.part).verdict == FAIR
        await again.close()

    in_virtual_time(monkeypatch, run())


def test_a_sealed_table_that_nobody_returns_to_is_dealt_when_somebody_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        lobby, storage, _ = lobby_in_memory()
        ann, bob = await shufflers(lobby, 2)
        await bob.commit()
        await ann.do("start")
        again, _, _ = lobby_in_memory(storage)
        ann = ann.again(again)
        assert not await running(ann)
        await asyncio.sleep(DEALING_SECONDS * 1.1)
        assert await running(ann)
        [started] = entries_of(storage, ann.table, "started")
        assert started["seed"]

    in_virtual_time(monkeypatch, run())


def test_nothing_secret_is_told_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's part, the players' and the seed are in no frame, answer or line of the log until then."""

    async def run() -> None:
        lobby, storage, noted = lobby_in_memory()
        players = await shufflers(lobby, 3)
        ann, bob, _ = players
        told: list[str] = []
        actor = await lobby.actor(ann.table)
        connections = Connections(lobby)
        with (
            connections.open(actor, ann.guest, "a", 0) as own,
            connections.open(actor, bob.guest, "b", 0) as others,
            connections.open(actor, "", "c", 0) as spectator,
        ):

            async def listen(outbox: Any) -> None:
                while (message := await outbox.next()) is not None:
                    told.append(message.decode())

            listening = [asyncio.create_task(listen(one.outbox)) for one in (own, others, spectator)]
            for player in players[:2]:
                await player.commit()
            await own.take(json.dumps({"command": "start", "id": "1"}).encode())
            await own.take(json.dumps({"command": "reveal", "part": ann.part, "id": "2"}).encode())
            await others.take(json.dumps({"command": "reveal", "part": OTHER, "id": "3"}).encode())
            told.append(json.dumps(await bob.state()))
            await others.take(json.dumps({"command": "reveal", "part": bob.part, "id": "4"}).encode())
            for path in ("", "/record", "/history", "/chat", "/why"):
                _, answer = await ask(lobby, "GET", f"{PATH}/{ann.table}{path}", guest=ann.guest)
                told.append(json.dumps(answer))
            _, mine = await ask(lobby, "GET", f"{PATH}/mine", guest=ann.guest)
            told += [json.dumps(mine), json.dumps(noted.lines, default=str), repr(noted.__dict__)]
            while len(told) < 20:
                await asyncio.sleep(0.01)
            [opened] = entries_of(storage, ann.table, "opened")
            [started] = entries_of(storage, ann.table, "started")
            secret, seed = opened["secret"], int(started["seed"])
            before = list(told)
            record = await play_to_the_end(players)
            for task in listening:
                task.cancel()
        assert server_commitment(ann.table, secret) == ann.server
        assert any('"running"' in frame for frame in before)
        for word in (secret, ann.part, bob.part, str(seed), f"{seed:x}", started["seed"]):
            assert not any(word in frame for frame in before), word
        running_frames = [frame for frame in told if '"state":"over"' not in frame]
        assert len(running_frames) > len(before)
        for word in (secret, ann.part, bob.part, str(seed), f"{seed:x}"):
            assert not any(word in frame for frame in running_frames), word
        assert record["fairness"]["secret"] == secret

    in_virtual_time(monkeypatch, run())


def test_a_rematch_is_shuffled_anew() -> None:
    async def run() -> None:
        lobby, storage, _ = lobby_in_memory()
        players = await shufflers(lobby, 2)
        ann = players[0]
        await ann.commit()
        await ann.do("start")
        await ann.reveal()
        await play_to_the_end(players)
        assert await ann.do("rematch") == ""
        [rematch] = entries_of(storage, ann.table, "rematch")
        _, answer = await ask(lobby, "GET", f"{PATH}/{rematch['table']}", guest=ann.guest)
        shuffle = answer["state"]["table"]["shuffle"]
        assert shuffle["commitment"] != ann.server
        assert shuffle["commitments"] == [None, None]
        # A promise from the first game cannot be kept here: it names that table and that server's part.
        old = ann.commitment
        again = Shuffler(lobby, ann.guest, rematch["table"], shuffle["commitment"])
        again.part = ann.part
        assert again.commitment != old
        assert await again.do("commit", commitment=old) == ""
        assert await again.do("start") == ""
        assert await again.reveal() == "bad_part"

    asyncio.run(run())


def test_tables_from_before_are_not_checkable() -> None:
    """Opened by an earlier version, started by this one: everything goes on as it did."""

    async def run() -> None:
        lobby, storage, _ = lobby_in_memory()
        players = await shufflers(lobby, 2)
        ann = players[0]
        opened = json.loads(storage.stored[ann.table][0])
        del opened["secret"]
        storage.stored[ann.table][0] = json.dumps(opened)
        again, _, _ = lobby_in_memory(storage)
        players = [player.again(again) for player in players]
        ann = players[0]
        assert (await ann.state())["table"]["shuffle"] is None
        assert await ann.commit() == ""  # nothing comes of it
        assert await ann.do("start") == ""
        assert await running(ann)
        record = await play_to_the_end(players)
        assert "fairness" not in record
        assert verify(record).verdict == NOT_CHECKABLE

    asyncio.run(run())


def test_a_game_that_went_on_by_its_snapshot_is_not_checkable() -> None:
    async def run() -> None:
        lobby, storage, _ = lobby_in_memory()
        players = await shufflers(lobby, 2)
        await players[0].commit()
        await players[0].do("start")
        await players[0].reveal()
        table = players[0].table
        # The server ends in the middle of the game, and another version begins.
        await lobby.close()
        storage.stored[table] = under_other_rules(storage.stored[table])
        again, _, noted = lobby_in_memory(storage)
        players = [player.again(again) for player in players]
        shuffle = await players[0].shuffle()
        assert ("by_snapshot", {"table": table}) in noted.lines
        assert shuffle["commitments"] == [players[0].commitment, None]
        record = await play_to_the_end(players)
        assert "fairness" not in record
        assert verify(record).verdict == NOT_CHECKABLE

    asyncio.run(run())


def test_the_documented_hashes() -> None:
    """Fixed examples, which docs/fairness.md names, too: other programs must come to the same."""
    secret, part, table = "11" * 32, "22" * 32, "k7qm2xab"
    commitment = server_commitment(table, secret)
    assert commitment == "3464e4b65b8f29defb841a5bef51752e082592f73c37d67964da8ae591776a8a"
    promised = player_commitment(table, commitment, part)
    assert promised == "d7ff52497786eb54d4ac1ceef6f725938164265023c94707a201ecb44fb21f94"
    fairness = Fairness(
        protocol="citadels-fairness-1",
        table=table,
        setup={"players": 2},
        secret=secret,
        commitment=commitment,
        commitments=[promised, None],
        parts=[part, None],
    )
    assert f"{seed_of(fairness):064x}" == "14f4339729f4353750d22b73e00882837389ea81445b7bfb920390ec8620a93d"


def test_the_seed_depends_on_everything() -> None:
    """Another table, setup, order of seats, promise or part: another seed."""
    fairness = Fairness(
        "citadels-fairness-1", "a", {"players": 3}, "1", "2", ["3", "4", None], ["5", "6", None]
    )
    changes: list[dict[str, Any]] = [
        {"table": "b"},
        {"setup": {"players": 4}},
        {"secret": "0"},
        {"commitment": "0"},
        {"commitments": ["4", "3", None]},
        {"commitments": ["3", None, None]},
        {"parts": ["6", "5", None]},
        {"parts": ["5", None, None]},
        {"parts": ["56", "", None]},
    ]
    seeds = {seed_of(msgspec.structs.replace(fairness, **change)) for change in [{}, *changes]}
    assert len(seeds) == len(changes) + 1
