"""A person at a table of a server, together with people in browsers.

States come over a socket, which is connected again when it is lost; commands go by HTTP.
"""

import contextlib
import json
import random
import threading
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final
from urllib.parse import quote

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from citadels.cards.editions import EDITIONS
from citadels.lang import Language, Speaker
from citadels.rules.all_cards import CARDS
from citadels.rules.explain import Reason
from citadels.tables.hints import Hint
from citadels.tables.messages import Compared, FinalScore
from citadels.terminal.server import Link, Refused, Server, Unreachable
from citadels.terminal.sitting import Considered, Decided, Declined, Sight, View

_LARGEST: Final = 1 << 22  # bytes of a frame
_SOON: Final = 10.0  # seconds until the state after a command must be here
_PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0)  # seconds before the connection is tried again


class ServedSitting:
    """A seat at a table of a server, or a place to watch from."""

    live = True

    def __init__(self, link: Link, language: Language, name: str = "") -> None:
        self.link = link
        self._language = language
        self._server = Server(link.server)
        self._news = threading.Condition()
        self._gone = threading.Event()  # we have left
        self._version = -1
        self._connection: ClientConnection | None = None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self.sight = Sight(connected=False)
        self._shown = self.sight
        self._name = name
        self._clock_at = 0.0  # when we heard of the clock
        self.note = ""  # why we only watch, if a seat was wanted
        self._speaker = Speaker(language)
        self._join(name)

    # Coming and leaving

    def _join(self, name: str) -> None:
        """Sit down where there is a seat, otherwise watch; Declined if there is no such table."""
        try:
            self._server.sign_in()
            self._take(self._server.ask(f"/api/tables/{self.link.table}"))
        except (Refused, Unreachable) as error:
            raise Declined(self._words(error)) from error
        if self.seat is None and self.waits_for_players:
            suggested = {} if name else {"suggested": True}
            try:
                self._command("sit", name=self._own_name(), **suggested)
            except Declined as declined:
                self.note = str(declined)
        self._listener.start()

    def _own_name(self) -> str:
        """The one that was given, or a friendly one that stays the same."""
        if not self._name:
            self._name = random.choice(self._language.say("lobby-nicknames").split())
        return self._name

    def close(self) -> None:
        """Leave: a seat in a game is kept, one in the lobby is given back."""
        if self.seat is not None and self.waits_for_players and not self._gone.is_set():
            with contextlib.suppress(Declined):
                self._command("leave")
        self._gone.set()
        if self._connection is not None:
            self._connection.close()
        with self._news:
            self._news.notify_all()

    # What is seen

    @property
    def table(self) -> Mapping[str, Any]:
        assert self.sight.table is not None
        return self.sight.table

    @property
    def seat(self) -> int | None:
        """The own seat; None for somebody who watches."""
        return None if self.sight.table is None else self.sight.table["you"]

    @property
    def waits_for_players(self) -> bool:
        return bool(self.table["state"] == "open")

    @property
    def hosts(self) -> bool:
        return self.seat is not None and bool(self.table["seats"][self.seat]["host"])

    @property
    def hints_allowed(self) -> bool:
        return bool(self.table["hints"])

    @property
    def speaker(self) -> Speaker:
        return self._speaker

    def wait(self) -> Sight:
        """Return with the next news."""
        with self._news:
            self._news.wait_for(lambda: self.sight is not self._shown or self._gone.is_set())
            self._shown = self.sight
            return self._shown

    def _listen(self) -> None:
        lost = 0
        while not self._gone.is_set():
            link = self.link
            try:
                self._hear(link)
                lost = 0
            except (OSError, ConnectionClosed, InvalidHandshake, ValueError):
                lost += 1
            if self._gone.is_set():
                return
            if self.link is not link:
                continue  # to the next game
            self._show(replace(self.sight, connected=False))
            self._gone.wait(_PAUSES[min(lost, len(_PAUSES)) - 1])

    def _hear(self, link: Link) -> None:
        """Everything that one connection brings."""
        address = f"{link.socket}?events={len(self.sight.events)}"
        headers = {"authorization": f"Bearer {self._server.token}"}
        with connect(address, additional_headers=headers, max_size=_LARGEST) as connection:
            self._connection = connection
            for frame in connection:
                if self.link is not link:
                    return  # we have gone on to another table
                message = json.loads(frame)
                if message["type"] == "state":
                    self._take(message)
                elif message["type"] == "chat":
                    before = () if message["first"] else self.sight.chat
                    self._show(replace(self.sight, chat=(*before, *message["messages"])))

    def _take(self, message: Mapping[str, Any]) -> None:
        """The newest state."""
        state = message["state"]
        scores, compared = state["scores"], state["decided"]
        ending = None
        if scores is not None and compared is not None:
            ending = Decided(
                msgspec.convert(scores, list[FinalScore]), msgspec.convert(compared, list[Compared])
            )
        self._speaker = self._speaker_for(state["table"], state["view"])
        events = (*self.sight.events[: message["first_event"]], *message["events"])
        self._version = message["version"]
        self._clock_at = time.monotonic()
        self._show(
            replace(
                self.sight,
                view=state["view"],
                events=events,
                can_undo=state["can_undo"],
                ending=ending,
                table=state["table"],
                connected=True,
                clock=message["clock"],
            )
        )

    def _show(self, sight: Sight) -> None:
        with self._news:
            self.sight = sight
            self._news.notify_all()

    def _speaker_for(self, table: Mapping[str, Any], view: View | None) -> Speaker:
        language = self._language
        names = [
            seat["name"] or language.say("player-name", {"number": str(seat["seat"])})
            for seat in table["seats"]
        ]
        if view is None:
            return Speaker(language, table["you"], table["setup"]["edition"], names)
        versions = {**EDITIONS[view["edition"]].parameters.versions, **view["rules"]["versions"]}
        costs = CARDS.in_versions(tuple(sorted(versions.items())), False).costs
        return Speaker(language, table["you"], view["edition"], names, costs)

    # What is done

    def play(self, choice: str) -> None:
        self._command("play", choice=choice, version=self._version)

    def undo(self) -> None:
        self._command("undo")

    def start(self) -> None:
        """Begin the game; only the host can."""
        self._command("start")

    def time_left(self, seat: int) -> float | None:
        """The thinking time of a seat in milliseconds; None without a clock."""
        clock = self.sight.clock
        left = None if clock is None else clock["left"][seat]
        if clock is None or left is None:
            return None
        waited = (time.monotonic() - self._clock_at) * 1000 + (clock["since"] or 0)
        return max(0.0, float(left) - (waited if clock["running"] == seat else 0.0))

    def rematch(self) -> None:
        """Go on with the same players at another table, which is opened if nobody has done so."""
        told = self._ask(f"/api/tables/{self.link.table}", {"command": "rematch"})
        link = Link(self.link.server, told["table"])
        message = self._ask(f"/api/tables/{link.table}")
        connection, self.link = self._connection, link
        self.sight = Sight(table=message["state"]["table"])
        self._take(message)
        if connection is not None:
            connection.close()

    def ask_for(self, seat: int) -> None:
        """Ask the host for the seat of a bot, or of somebody who is gone."""
        self._command("ask", seat=seat, name=self._own_name())

    def grant(self, number: int, granted: bool) -> None:
        """Answer somebody who asks for a seat; only the host can."""
        self._command("grant", request=number, granted=granted)

    def say(self, **said: str) -> None:
        """Say a ``text`` or a ``phrase`` to all at the table."""
        self._ask(f"/api/tables/{self.link.table}", {"command": "say", **said})

    def _command(self, command: str, **arguments: Any) -> None:
        """Carry out a command, and wait for the state that it leads to."""
        seen = self._version
        self._ask(f"/api/tables/{self.link.table}", {"command": command, **arguments})
        if not self._listener.is_alive():
            self._take(self._ask(f"/api/tables/{self.link.table}?events={len(self.sight.events)}"))
            return
        with self._news:
            self._news.wait_for(lambda: self._version != seen or self._gone.is_set(), _SOON)

    def why_not(self, choice: str) -> Reason | None:
        found = self._why(f"choice={quote(choice)}")
        return found[-1][1] if found else None

    def why_not_at(self, place: str) -> list[Considered]:
        return self._why(f"place={quote(place)}")

    def _why(self, question: str) -> list[Considered]:
        answer = self._ask(f"/api/tables/{self.link.table}/why?{question}")
        return [
            (one["choice"], one["reason"] and Reason(one["reason"]["id"], one["reason"]["arguments"]))
            for one in answer["choices"]
        ]

    def hint(self) -> Hint:
        return msgspec.convert(self._ask(f"/api/tables/{self.link.table}/hint", {}), Hint)

    def _ask(self, path: str, data: Mapping[str, Any] | None = None) -> Any:
        try:
            return self._server.ask(path, data)
        except (Refused, Unreachable) as error:
            raise Declined(self._words(error)) from error

    def _words(self, error: Refused | Unreachable) -> str:
        """Why something was not done, as the reader's language says it."""
        if isinstance(error, Unreachable):
            return self._speaker.say("lobby-unreachable")
        arguments = dict(error.arguments)
        if "reason" in arguments:
            reason = Reason(str(arguments["reason"]), dict(arguments["arguments"]))
            arguments = {"cause": self._speaker.reason(reason)}
        return self._speaker.format(f"refusal-{error.id}", arguments) or error.id
