"""Recorded games read again: through any eyes, at any step, and nothing that those eyes could not see."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from citadels import Game, Setup
from citadels.cards.editions import EDITIONS
from citadels.notation.record import UNDO
from citadels.tables.lobby import Lobby
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.replay import (
    MOST_STEPS,
    MOST_TAKEN_BACK,
    Watched,
    checked,
    open_events,
    open_view,
    replayed,
    views,
)
from citadels.tables.settings import Settings
from tests.tables.games_in_memory import ask, new_guest, start_game
from tests.tables.outside import BotsHere, MemoryStorage, Noted, lobby_in_memory

T = TypeVar("T")


class Lived:
    """A random game, with what everybody saw at each step, written down while it was played."""

    def __init__(self, edition: str, players: int, seed: int) -> None:
        rng = random.Random(seed)
        self.game = Game(Setup(edition=edition, players=players, set="random"), seed)
        self.seen: dict[str, list[dict[str, Any]]] = {}
        self.counts: list[int] = []
        self.asked: list[int | None] = []
        self._look()
        while not self.game.over:
            seat = self.game.decision.seat
            self.game.play(rng.randrange(len(self.game.decision.options)))
            self._look()
            if self.game.can_undo(seat) and rng.random() < 0.1:
                self.game.undo(seat)
                self._look()

    def _look(self) -> None:
        for seat in (None, *range(self.game.players)):
            name = "spectator" if seat is None else str(seat)
            self.seen.setdefault(name, []).append(self.game.view(seat))
        self.seen.setdefault("open", []).append(open_view(self.game))
        self.counts.append(len(self.game.events(None)))
        self.asked.append(None if self.game.over else self.game.decision.seat)


def all_views(record: dict[str, Any], seen_by: str, steps: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while len(found) < steps:
        found += views(record, Watched(seen_by=seen_by, first=len(found), count=40), ()).views
    return found


@pytest.mark.parametrize(
    ("edition", "players"),
    [*((edition, 3 + number % 4) for number, edition in enumerate(EDITIONS)), ("deluxe", 2)],
)
def test_every_step_is_as_it_was_seen(edition: str, players: int) -> None:
    lived = Lived(edition, players, players)
    record = lived.game.record()
    assert UNDO in record["choices"]
    for seen_by, seen in lived.seen.items():
        replay = replayed(record, Watched(seen_by=seen_by), ())
        assert [step.events for step in replay.steps] == lived.counts
        assert all_views(record, seen_by, len(seen)) == seen
    seat = Watched(seen_by="1").seat
    assert replayed(record, Watched(seen_by="1"), ()).events == lived.game.events(seat)
    assert replayed(record, Watched(seen_by="open"), ()).events == open_events(lived.game)


def test_only_those_who_chose_see_what_was_chosen() -> None:
    lived = Lived("deluxe", 5, 3)
    record = lived.game.record()
    entries = [*record["choices"], None]
    openly = replayed(record, Watched(seen_by="open"), ())
    assert [step.choice for step in openly.steps] == entries
    assert [step.seat for step in openly.steps] == lived.asked
    for seat in range(5):
        for step, entry, asked in zip(
            replayed(record, Watched(seen_by=str(seat)), ()).steps, entries, lived.asked, strict=True
        ):
            assert step.seat == (seat if asked == seat else None)
            assert step.choice == (entry if asked == seat or entry == UNDO else None)
    spectator = replayed(record, Watched(), ())
    assert {step.choice for step in spectator.steps} == {None, UNDO}


def test_names_are_those_of_the_table_or_made_up() -> None:
    record = Lived("classic", 3, 1).game.record()
    assert replayed(record, Watched(), ("Ann", "Bob", "Cy")).table.names == ["Ann", "Bob", "Cy"]
    assert len(set(replayed(record, Watched(), ()).table.names)) == 3


def test_a_game_from_a_position_can_be_watched() -> None:
    game = Game(Setup(players=3), seed=5)
    for _ in range(20):
        game.play(0)
    on = Game.from_position(game.position(), 1)
    on.play(0)
    replay = replayed(checked(on.record()), Watched(seen_by="0"), ())
    assert (replay.table.setup["edition"], replay.table.setup["players"]) == ("deluxe", 3)
    assert (len(replay.steps), replay.table.over) == (2, False)


def damaged(**changes: Any) -> dict[str, Any]:
    return {**Game(Setup(players=3), seed=5).record(), **changes}


@pytest.mark.parametrize(
    ("record", "refused", "reason"),
    [
        ({}, "bad_record", "bad_format"),
        (damaged(choices=["dance"]), "bad_record", "impossible_choice"),
        (damaged(choices=7), "bad_record", "bad_choices"),
        (damaged(digest="0"), "bad_record", "wrong_digest"),
        (damaged(setup={"players": 99}), "bad_record", "bad_setup"),
        (damaged(choices=["end_turn"] * (MOST_STEPS + 1)), "record_too_long", None),
        (damaged(choices=[UNDO] * (MOST_TAKEN_BACK + 1)), "record_too_long", None),
    ],
)
def test_a_damaged_record_is_refused_with_a_reason(
    record: dict[str, Any], refused: str, reason: str | None
) -> None:
    with pytest.raises(Refused) as caught:
        checked(record)
    assert (caught.value.id, caught.value.arguments.get("reason")) == (refused, reason)


def test_why_a_choice_was_not_possible_is_told_with_it() -> None:
    with pytest.raises(Refused) as caught:
        checked(damaged(choices=["dance"]))
    arguments = caught.value.arguments["arguments"]
    assert (arguments["choice"], arguments["number"]) == ("dance", 0)
    assert isinstance(arguments["reason"], str)


def test_a_seat_that_is_not_there_is_refused() -> None:
    record = damaged()
    for read in (replayed, views):
        with pytest.raises(Refused) as caught:
            read(record, Watched(seen_by="5"), ())
        assert (caught.value.id, caught.value.arguments) == ("no_such_seat", {"seat": 5, "most": 2})


def test_a_running_game_has_no_replay() -> None:
    """Its record would show everything; what a seat has seen so far is in its states."""

    async def run() -> None:
        lobby, _, _ = lobby_in_memory(MemoryStorage())
        await lobby.open()
        table, guest = await start_game(lobby)
        path = f"/api/tables/{table}"
        for eyes in ("0", "spectator", "open"):
            for way in ("replay", "replay/views"):
                status, answer = await ask(lobby, "GET", f"{path}/{way}", guest=guest, seen_by=eyes)
                assert (status, answer) == (409, {"refused": {"id": "not_over", "arguments": {}}})
        await lobby.close()

    asyncio.run(run())


def test_requests_for_records() -> None:
    async def run() -> None:
        lobby, _, _ = lobby_in_memory(MemoryStorage())
        await lobby.open()
        guest = await new_guest(lobby)
        body = {"record": damaged(), "seen_by": "open", "count": 1}
        assert (await ask(lobby, "POST", "/api/replay", body))[0] == 401
        status, answer = await ask(lobby, "POST", "/api/replay", body, guest)
        assert (status, len(answer["steps"])) == (200, 1)
        status, answer = await ask(lobby, "POST", "/api/replay/views", body, guest)
        assert (status, answer["first"], len(answer["views"])) == (200, 0, 1)
        for wrong in ({"seen_by": "9"}, {"count": 0}, {"count": 65}, {"first": -1}, {"more": 1}):
            assert (await ask(lobby, "POST", "/api/replay/views", {**body, **wrong}, guest))[0] == 400
        await lobby.close()

    asyncio.run(run())


def test_replays_take_turns_and_have_a_limit() -> None:
    """Each plays a whole game again, so there is one at a time, from one address and then from another."""
    order: list[str] = []
    going = 0

    async def run() -> None:
        async def slowly(work: Callable[[], T], /) -> T:
            nonlocal going
            going += 1
            assert going == 1
            await asyncio.sleep(0)
            going -= 1
            return work()

        services = Services(MemoryStorage(), BotsHere(), Noted(), slowly)
        lobby = Lobby(Settings(replays_per_minute=4.0), services)

        async def replay(address: str) -> str:
            try:
                await lobby.replay(lambda: order.append(address), "ann", address)
            except Refused as refused:
                return refused.id
            return "shown"

        asked = [replay("greedy") for _ in range(6)] + [replay("other")]
        assert await asyncio.gather(*asked) == ["shown"] * 4 + ["too_fast"] * 2 + ["shown"]

    asyncio.run(run())
    assert order.index("other") <= 2
