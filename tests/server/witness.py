"""Compares what everybody was sent with what the engine says they may know.

The entries of a table are replayed; every state that was sent must be, word for word, the engine's view of
that seat at some moment of this game, in order. No frame contains what nobody may know.
"""

from typing import Any

from citadels import Game, Setup
from tests.rebuilt import Rebuilt
from tests.server.guests import without_presence

Message = dict[str, Any]
Viewer = int | None


class Story:
    """A game as its entries describe it: every moment, and what each seat could see in it."""

    def __init__(self, entries: list[Message]) -> None:
        self.seed = ""
        self.moments: list[Game | None] = []
        self._views: dict[tuple[int, Viewer], Message] = {}
        self._events: dict[Viewer, list[Message]] = {}
        self._counts: list[int] = []
        game: Game | None = None
        for entry in entries:
            match entry["entry"]:
                case "started":
                    self.seed = entry["seed"]
                    game = Game(Setup.from_json(entries[0]["setup"]), int(self.seed))
                case "chose":
                    assert game is not None
                    assert game.decision.seat == entry["seat"]
                    game.play(entry["choice"])
                case "took_back":
                    assert game is not None
                    game.undo(entry["seat"])
            # A clone is a moment; where nothing happened in the game it is the one before.
            if game is not None and entry["entry"] in ("started", "chose", "took_back"):
                self.moments.append(game.clone())
            else:
                self.moments.append(self.moments[-1] if self.moments else None)
            self._counts.append(0 if game is None else len(game.events(None)))

    @property
    def over(self) -> bool:
        last = self.moments[-1]
        return last is not None and last.over

    def view(self, moment: int, viewer: Viewer) -> Message | None:
        game = self.moments[moment]
        if game is None:
            return None
        key = (id(game), viewer)
        if key not in self._views:
            self._views[key] = game.view(viewer)
        return self._views[key]

    def events(self, viewer: Viewer) -> list[Message]:
        if viewer not in self._events:
            last = self.moments[-1]
            self._events[viewer] = [] if last is None else last.events(viewer)
        return self._events[viewer]

    def find(self, state: Message, viewer: Viewer, not_before: int) -> int:
        """The moment in which a viewer's state is the engine's; there must be one."""
        for moment in range(not_before, len(self.moments)):
            if self._counts[moment] == state["event_count"] and self.view(moment, viewer) == state["view"]:
                game = self.moments[moment]
                undo = game is not None and viewer is not None and not game.over and game.can_undo(viewer)
                if state["can_undo"] == undo:
                    return moment
        raise AssertionError(f"never was this what {viewer} may know: {state}")


def check_frames(frames: list[str], story: Story, secrets: list[str]) -> int:
    """The frames of one connection, in their order; how many states were among them."""
    moment, states, before = 0, 0, None
    rebuilt = Rebuilt()
    for frame in frames:
        for secret in secrets:
            assert secret not in frame, f"{secret} was sent: {frame[:1000]}"
        message = rebuilt.take(frame)
        if message["type"] != "state":
            continue
        states += 1
        state = message["state"]
        viewer = state["table"]["you"]
        if state["view"] is None or not state["view"]["over"]:
            assert story.seed == "" or story.seed not in frame
            assert f"{int(story.seed or 0):x}" not in frame or not story.seed
            assert state["scores"] is None
        moment = story.find(state, viewer, moment)
        first = message["first_event"]
        assert message["events"] == story.events(viewer)[first : state["event_count"]]
        # Every state sent is new to its viewer, and the version says so.
        if before is not None and before["state"]["table"]["you"] == viewer:
            assert state != before["state"]
            same = without_presence(state) == without_presence(before["state"])
            assert message["version"] == before["version"] if same else message["version"] > before["version"]
        before = message
    return states
