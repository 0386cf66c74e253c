"""A person with a browser, who plays by what can be seen and touched."""

import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    StorageState,
    TimeoutError,
    WebSocket,
)

from citadels import Setup
from tests.rebuilt import Rebuilt
from tests.server.guests import Server

PATIENCE = 30_000.0  # milliseconds; nothing we wait for takes nearly as long
COVERED = 8_000.0  # milliseconds until a card counts as covered
# Nobody waits to watch what bots do, unless a test is about that.
PREFER = """
  const key = "citadels-preferences";
  const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({ pace: %s, ...kept }));
"""
# What the browser logs by itself for a lost or refused connection.
EXPECTED = ("WebSocket connection to", "net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION")


class Visitor:
    """One person's browser: what it received, and what went wrong in it."""

    def __init__(self, context: BrowserContext, server: Server, pace: str = "at_once") -> None:
        self.context = context
        self.pace = "at_once" if pace == "step" else pace  # of the bots
        context.add_init_script(PREFER % json.dumps(pace))
        self.server = server
        self.troubles: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.requests: list[str] = []
        context.set_default_timeout(PATIENCE)
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("websocket", self._socket)
        page.on("request", lambda request: self.requests.append(request.url))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(text in message.text for text in EXPECTED):
            self.troubles.append(message.text)

    def _socket(self, socket: WebSocket) -> None:
        rebuilt = Rebuilt()
        socket.on("framereceived", lambda frame: self.frames.append(rebuilt.take(frame)))

    # Going places

    def hold(self, width: int, height: int, touch: bool = False) -> None:
        """Look at the same page in a window of another size, by finger or by mouse."""
        self.page.set_viewport_size({"width": width, "height": height})
        session = self.context.new_cdp_session(self.page)
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        session.detach()

    def go(self, path: str) -> Page:
        self.page.goto(path)
        self.page.wait_for_selector("h1", state="attached")
        return self.page

    def ask(self, path: str, body: object = None) -> Any:
        """The server's answer to a request of this browser, with its cookie."""
        url = self.server.address + path
        if body is None:
            return self.context.request.get(url).json()
        answer = self.context.request.post(
            url, data=json.dumps(body), headers={"content-type": "application/json"}
        )
        return answer.json()

    def open_table(self, players: int = 4, people: int = 1, **setup: Any) -> str:
        """A table with bots on all other seats, at which this visitor sits."""
        self.ask("/api/guest", {})
        seats: list[dict[str, str]] = [{}] * people + [{"bot": "easy"}] * (players - people)
        asked = {"setup": {"players": players, **setup}, "seats": seats, "name": "Anna", "pace": self.pace}
        table: str = self.ask("/api/tables", asked)["id"]
        return table

    def command(self, table: str, **given: Any) -> Any:
        return self.ask(f"/api/tables/{table}", given)

    def server_setup(self, table: str) -> Setup:
        """How the game at a table was set up, read from the database."""
        opened = self.server.stored.entries(table)[0]
        return Setup.from_json(opened["setup"])

    # Playing

    @property
    def state(self) -> dict[str, Any]:
        """The newest state that the page was sent."""
        states = [frame for frame in self.frames if frame["type"] == "state"]
        newest: dict[str, Any] = states[-1]["state"]
        return newest

    def is_over(self) -> bool:
        return self.page.locator(".finish").count() > 0

    def await_turn(self) -> bool:
        """Wait until there is something to choose; False if the game is over."""
        self.page.wait_for_selector(".status.mine, .finish")
        return not self.is_over()

    def await_turn_or_waiting(self) -> bool:
        """Wait until there is something to choose, or to be shown; whether to choose."""
        self.page.wait_for_selector(".status.mine, .catch-up, .finish")
        return self.page.locator(".status.mine").count() > 0

    def await_state(self, fits: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until the page was sent a state like that."""
        while not fits(self.state):
            self.page.wait_for_timeout(20)

    def offered(self) -> list[Locator]:
        """Everything that can be clicked now to choose something."""
        buttons = self.page.locator(".status .actions [data-choice]:visible").all()
        return buttons + self.page.locator(".board .place.legal:visible").all()

    def click_something(self, chance: random.Random) -> None:
        """Make a choice by clicking; where a place has several, pick one in the dialog."""
        before = self.page.locator(".board").get_attribute("data-version")
        offered = self.offered()
        ending = [one for one in offered if one.get_attribute("data-choice") == "end_turn"]
        others = [one for one in offered if one not in ending]
        self._click_one_of(chance.sample(others, len(others)) or ending[:1])
        sheet = self.page.locator("dialog[open] .button.primary")
        if sheet.count():
            chance.choice(sheet.all()).click()
        self.page.wait_for_selector(f'.board:not([data-version="{before}"])')

    def _click_one_of(self, offered: Sequence[Locator]) -> None:
        """On a phone the bar on top can cover a card wherever Playwright scrolls: then take another."""
        for one in offered:
            try:
                one.click(timeout=COVERED)
            except TimeoutError:
                continue
            return
        raise AssertionError("nothing that is offered can be clicked")


def somebody_plays(people: Sequence[Visitor], chance: random.Random) -> bool:
    """The visitor who is asked makes a choice; False at the end of the game."""
    first = people[0]
    while True:
        version = first.page.locator(".board").get_attribute("data-version")
        view = first.state["view"]
        if view["over"]:
            return not all(visitor.page.wait_for_selector(".finish") for visitor in people)
        asked = view["decision"]["seat"]
        for visitor in people:
            if visitor.state["table"]["you"] == asked:
                if visitor.await_turn():
                    visitor.click_something(chance)
                return True
            # While it is secret who is asked, it may be this one.
            if asked is None and visitor.page.locator(".status.mine").count():
                visitor.click_something(chance)
                return True
        with suppress(TimeoutError):
            first.page.wait_for_selector(f'.board:not([data-version="{version}"])', timeout=1_000)


class Visitors:
    """People with a browser each."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._present: list[Visitor] = []

    def __call__(
        self,
        width: int = 1280,
        height: int = 800,
        language: str = "en",
        scheme: str = "light",
        touch: bool = False,
        known_as: StorageState | None = None,
        pace: str = "at_once",
    ) -> Visitor:
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            base_url=self._server.address,
            storage_state=known_as,
        )
        visitor = Visitor(context, self._server, pace)
        self._present.append(visitor)
        return visitor

    def leave(self) -> None:
        for visitor in self._present:
            visitor.context.close()
        troubles = [trouble for visitor in self._present for trouble in visitor.troubles]
        assert not troubles, troubles


class Scenes:
    """Tables that wait at a certain point: played up to there once, then shared by many tests."""

    NAMES = ("lobby", "draft", "turn", "end")

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._made: dict[str, str] = {}
        self._known_as: StorageState | None = None

    def __call__(self, name: str) -> tuple[str, StorageState]:
        """The table, and the cookie of the one who sits there: the same person at all of them."""
        if name not in self._made:
            visitors = Visitors(self._browser, self._server)
            visitor = visitors(known_as=self._known_as)
            self._made[name] = self._play(visitor, name)
            self._known_as = visitor.context.storage_state()
            visitors.leave()
        assert self._known_as is not None
        return self._made[name], self._known_as

    def _play(self, visitor: Visitor, name: str) -> str:
        table = visitor.open_table(4, people=2 if name == "lobby" else 1)
        if name == "lobby":
            return table
        visitor.command(table, command="start")
        page = visitor.go(f"/t/{table}")
        if name == "end":
            visitor.command(table, command="leave")  # bots play it to its end
            page.wait_for_selector(".finish")
            return table
        chance = random.Random(11)
        while visitor.await_turn():
            if visitor.state["view"]["decision"]["kind"] == name:
                break
            visitor.click_something(chance)
        return table
