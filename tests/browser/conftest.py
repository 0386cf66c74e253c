"""A real browser and a real server."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.debian import program
from tests.server.guests import Server, served


def _chromium() -> Path | None:
    found = shutil.which("chromium")
    return Path(found) if found else None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = program("chromium", _chromium)
    with sync_playwright() as playwright:
        # Without its own errands: updates and the like would only make noise.
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
        running = playwright.chromium.launch(executable_path=path, args=arguments)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('tables') / 'citadels.sqlite3'}"
    with served(database, bot_delay="0", prompt_delay="0.02") as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator["Visitors"]:
    """People with browsers of their own; nothing may go wrong in any of them."""
    present = Visitors(browser, server)
    yield present
    present.leave()


class Visitors:
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
    ) -> Visitor:
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            base_url=self._server.address,
        )
        visitor = Visitor(context, self._server)
        self._present.append(visitor)
        return visitor

    def leave(self) -> None:
        for visitor in self._present:
            visitor.context.close()
        assert [trouble for visitor in self._present for trouble in visitor.troubles] == []
