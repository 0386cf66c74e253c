"""A server's table on the full screen: thinking time, rematches, and seats that change hands."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from citadels.terminal.full.chips import Chip
from citadels.terminal.full.dialogs import Menu
from citadels.terminal.full.table import TableScreen
from citadels.terminal.served import ServedSitting
from citadels.terminal.sitting import Sight

_SECOND: Final = 1.0
_CLOCK: Final = "◷"


def shown_time(left: float) -> str:
    """Milliseconds as clocks show them: 4:05, many hours as 71:59:30."""
    seconds = -(-int(left) // 1000)
    minutes = seconds // 60
    if minutes < 120:
        return f"{minutes}:{seconds % 60:02}"
    return f"{minutes // 60}:{minutes % 60:02}:{seconds % 60:02}"


class JoinedScreen(TableScreen):
    """One table of a server."""

    sitting: ServedSitting

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "rematch", show=False),
        Binding("a", "seats", show=False),
    ]

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(_SECOND, self._show_clock)

    async def refresh_table(self) -> None:
        await super().refresh_table()
        self._show_clock()

    def _show_clock(self) -> None:
        """Whose time runs, and what the reader has."""
        sight, sitting = self.sitting.sight, self.sitting
        if sight.view is None or self._parts is None:
            return
        running = None if sight.clock is None else sight.clock["running"]
        shown = []
        for seat in dict.fromkeys((running, sitting.seat)):
            left = None if seat is None else sitting.time_left(seat)
            if left is not None and not sight.over:
                name = self.speaker.say("player-me") if seat == sitting.seat else self._name_of(seat)
                shown.append(f"{_CLOCK} {name} {shown_time(left)}")
        lost = [] if sight.connected else [self.speaker.say("page-connecting")]
        parts = [*lost, *shown, self._parts.crown()]
        self.query_one("#title-right", Static).update(Content("  ".join(parts)))

    def _name_of(self, seat: int | None) -> str:
        return "" if seat is None else self.speaker.reader.names[seat]

    def _keys(self, sight: Sight) -> list[Chip]:
        extra = []
        if sight.ending is not None and self.sitting.seat is not None:
            extra.append(("n", "rematch", "finish-rematch"))
        if self._may_ask or self._requests:
            extra.append(("a", "seats", "lobby-sit_down" if self._may_ask else "friends-questions"))
        chips = [
            Chip(
                f"key {action}",
                Content.assemble((key, "bold $key-text on $key"), (f" {self.speaker.say(word)}", "")),
                classes=("key",),
            )
            for key, action, word in extra
        ]
        return [*chips, *super()._keys(sight)]

    # Rematch

    def action_rematch(self) -> None:
        """With the same players at another table; whoever asks second follows the first."""
        if self.sitting.sight.ending is None or self.sitting.seat is None:
            return

        def go_on() -> None:
            self.sitting.rematch()
            self._told_end = False
            self._read = 0

        self.do(go_on)

    # Seats

    @property
    def _may_ask(self) -> bool:
        """Whether the reader watches a game that somebody else could give a seat at."""
        sight = self.sitting.sight
        return self.sitting.seat is None and sight.view is not None and not sight.over

    @property
    def _requests(self) -> list[Mapping[str, Any]]:
        """Those who ask for a seat, if the reader is the one to answer."""
        return list(self.sitting.table["requests"]) if self.sitting.hosts else []

    def action_seats(self) -> None:
        """Ask the host for a seat, or answer as the host."""
        say = self.speaker.say
        if self._may_ask:
            seats = [
                (seat["seat"], str(seat["name"]))
                for seat in self.sitting.table["seats"]
                if seat["kind"] == "bot" or not seat["online"]
            ]
            self.app.push_screen(Menu(say("friends-ask"), seats, self._how_to_close), self._ask_for)
        elif self._requests:
            answers = [
                ((request["number"], granted), f"{self._wish(request)} {say(word)}")
                for request in self._requests
                for granted, word in ((True, "friends-request_give"), (False, "friends-no"))
            ]
            self.app.push_screen(Menu(say("friends-questions"), answers, self._how_to_close), self._grant)

    def _wish(self, request: Mapping[str, Any]) -> str:
        other = self._name_of(request["seat"])
        return self.speaker.say("friends-request", name=request["name"], other=other)

    def _ask_for(self, seat: int | None) -> None:
        if seat is not None:

            def ask() -> str:
                self.sitting.ask_for(seat)
                return self.speaker.say("friends-asked")

            self.do(ask)

    def _grant(self, answer: tuple[int, bool] | None) -> None:
        if answer is not None:
            number, granted = answer
            self.do(lambda: self.sitting.grant(number, granted))
