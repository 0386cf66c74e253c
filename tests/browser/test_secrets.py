"""What a browser receives and holds is what its seat may know, and nothing else."""

import json
import random

from citadels import Game
from tests.browser.visitor import Visitor, Visitors, somebody_plays


def memory(visitor: Visitor) -> str:
    """Everything in the memory of the page."""
    session = visitor.context.new_cdp_session(visitor.page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda chunk: parts.append(chunk["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(parts)


def test_every_frame_is_the_view_of_the_seat_and_memory_holds_no_secret(visitors: Visitors) -> None:
    anna, bert, watcher = visitors(), visitors(), visitors()
    table = anna.open_table(4, people=2, set="random")
    bert.ask("/api/guest", {})
    bert.command(table, command="sit", name="Bert")
    anna.command(table, command="start")
    for visitor in (anna, bert, watcher):
        visitor.go(f"/t/{table}").wait_for_selector(".board")
    chance = random.Random(9)
    for _ in range(24):
        somebody_plays((anna, bert), chance)

    entries = anna.server.stored.entries(table)
    seed = next(entry["seed"] for entry in entries if entry["entry"] == "started")
    tokens = {cookie["value"] for visitor in (anna, bert) for cookie in visitor.context.cookies()}
    for visitor in (anna, bert, watcher):
        held = memory(visitor) + json.dumps(visitor.frames)
        assert table in held  # it is the memory of this page
        assert seed not in held
        assert not any(token in held for token in tokens)
        assert "citadels" not in visitor.page.evaluate("document.cookie")

    # The game as it went, and what each seat may know at every step of it.
    game = Game(anna.server_setup(table), int(seed))
    allowed: dict[int | None, set[str]] = {seat: {_written(game.view(seat))} for seat in (0, 1, None)}
    for entry in entries:
        if entry["entry"] == "chose":
            game.play(entry["choice"])
        elif entry["entry"] == "took_back":
            game.undo(entry["seat"])
        for seat, views in allowed.items():
            views.add(_written(game.view(seat)))
    for visitor, seat in ((anna, 0), (bert, 1), (watcher, None)):
        states = [frame["state"] for frame in visitor.frames if frame["type"] == "state"]
        assert len(states) > 20
        for state in states:
            assert state["view"] is None or _written(state["view"]) in allowed[seat]


def _written(view: object) -> str:
    return json.dumps(view, sort_keys=True)
