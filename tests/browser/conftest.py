"""A real browser and a real server."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Scenes, Visitors
from tests.debian import program
from tests.server.guests import Server, served
from tools.offline import build

QUICKLY = 1  # compressed: the best takes half a minute


def _chromium() -> Path | None:
    found = shutil.which("chromium")
    return Path(found) if found else None


# Not for the whole session: Playwright keeps an event loop running, and other tests need their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = program("chromium", _chromium)
    with sync_playwright() as playwright:
        # Without background activity: updates and the like would only make noise.
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
        running = playwright.chromium.launch(executable_path=path, args=arguments)
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('tables') / 'citadels.sqlite3'}"
    with served(database, bot_delay="0", prompt_delay="0.02") as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """People with a browser each; nothing may go wrong in any of them."""
    present = Visitors(browser, server)
    yield present
    present.leave()


@pytest.fixture(scope="package")
def scenes(browser: Browser, server: Server) -> Scenes:
    return Scenes(browser, server)


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the static files under a sub-path."""
    folder = tmp_path_factory.mktemp("host")
    build(folder / "games" / "citadels", QUICKLY)
    return folder
