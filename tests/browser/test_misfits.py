"""A change that does not fit the page's state: the page asks for the whole state, and the game goes on."""

import random
import re

from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Visitors

SOCKET = re.compile(r"/api/tables/\w+/socket")
SINCE = re.compile(r'"since":(\d+)')


def test_the_page_asks_for_the_whole_state(visitors: Visitors) -> None:
    anna = visitors()
    asked: list[str] = []  # the addresses of the page's sockets, in their order
    spoiled: list[str] = []

    def between(page: WebSocketRoute) -> None:
        """Passes on what both sides say, but spoils the first change."""
        server = page.connect_to_server()
        asked.append(page.url)

        def to_the_page(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            if text.startswith('{"type":"changes"') and not spoiled:
                spoiled.append(text)
                text = SINCE.sub(lambda found: f'"since":{int(found[1]) + 1}', text)
            page.send(text)

        server.on_message(to_the_page)

    anna.page.route_web_socket(SOCKET, between)
    table = anna.open_table(2, set="first_game")
    anna.command(table, command="start")
    anna.go(f"/t/{table}")
    chance = random.Random(1)
    for _ in range(4):
        assert anna.await_turn()
        anna.click_something(chance)
    assert anna.await_turn()
    assert spoiled
    assert len(asked) == 2
    assert "changes=1" in asked[0]
    assert "changes=0" in asked[1]
