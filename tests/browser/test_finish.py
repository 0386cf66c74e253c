"""The end of a game in a real browser: who has won and why, how it went, and what comes next."""

import json

import pytest

from citadels import Game
from citadels.tables.history import history
from citadels.tables.outcome import decided
from tests.browser.visitor import Visitor, Visitors
from tests.server.guests import Guest, Server
from tests.server.prepared import game_until, prepare


def ended(server: Server, visitor: Visitor, ways: int, **setup: object) -> tuple[str, Game]:
    """A game of the visitor that took so many comparisons to decide."""
    guest = Guest(server)
    visitor.context.add_cookies([{"name": "citadels", "value": guest.token, "url": server.address}])
    seed, choices, game = game_until(lambda game: game.over and len(decided(game)) == ways, setup)
    players = setup["players"]
    assert isinstance(players, int)
    return prepare(server, [guest, *[None] * (players - 1)], setup, seed, choices), game


@pytest.mark.parametrize(
    ("ways", "tie_break", "why"),
    [
        (1, "rank", ["The runner-up has"]),
        (2, "rank", ["the highest-ranked character of the last round decides"]),
        (2, "districts", ["the points for districts decide"]),
    ],
)
def test_who_has_won_and_why(
    visitors: Visitors, server: Server, ways: int, tie_break: str, why: list[str]
) -> None:
    anna = visitors()
    table, game = ended(server, anna, ways, players=2, city_size=4, tie_break=tie_break)
    page = anna.go(f"/t/{table}")
    finish = page.locator(".finish")
    finish.locator(".drawing").first.wait_for()
    text = finish.inner_text()
    for words in why:
        assert words in text
    total = game.scores[game.winners[0]].total
    assert ("You win" if game.winners == [0] else "wins") in finish.locator("h2").inner_text()
    assert f"{total} points" in finish.locator("h2").inner_text()
    # It is read aloud, too.
    assert "The game is over" in page.locator("[aria-live][aria-atomic]").first.inner_text()
    # Every line of every score, and the rounds as the engine has them.
    totals = finish.locator("tfoot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(sheet.total for sheet in game.scores)
    rows = finish.locator("figure").first.locator("tbody tr")
    assert rows.count() == len(history(game).rounds)
    assert rows.last.locator("td").all_text_contents() == [str(sheet.total) for sheet in game.scores]


# The notices that lie over a part of the result: the outcome, what to do next, or the places.
COVERED = """() => {
  const notes = [...document.querySelectorAll(".notices li")].map((one) => one.getBoundingClientRect());
  const parts = [...document.querySelectorAll(".finish .outcome, .finish .next > *, .finish .places li")];
  const covers = (box, note) =>
    note.left < box.right && note.right > box.left && note.top < box.bottom && note.bottom > box.top;
  const covered = parts.filter((part) => notes.some((note) => covers(part.getBoundingClientRect(), note)));
  return [notes.length, covered.map((part) => part.textContent)];
}"""


def test_no_notice_lies_over_the_result(visitors: Visitors, server: Server) -> None:
    anna, watcher = visitors(), visitors()
    table, _ = ended(server, anna, 1, players=8, city_size=4)
    page = watcher.go(f"/t/{table}")
    page.locator(".finish h2").wait_for()
    page.clock.install()  # the notice stays
    anna.go(f"/t/{table}").get_by_role("button", name="Rematch").click()
    page.locator(".notices li").wait_for()
    for width, height in ((1280, 800), (768, 1024), (390, 844), (360, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == [1, []], width


def test_record_board_and_rematch(visitors: Visitors, server: Server) -> None:
    anna, watcher = visitors(), visitors()
    table, game = ended(server, anna, 1, players=3, city_size=4)
    page = anna.go(f"/t/{table}")
    watcher.go(f"/t/{table}")
    watcher.page.locator(".finish h2").wait_for()
    assert watcher.page.get_by_role("button", name="Rematch").count() == 0
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = json.loads(download.value.path().read_text())
    assert Game.from_record(record).digest() == game.digest()
    page.get_by_role("button", name="Look at the board").click()
    assert page.locator(".finish figure").count() == 0
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: "/t/" in address and table not in address)
    # Everybody who is still there is invited.
    link = watcher.page.get_by_role("link", name="Go to the rematch")
    link.wait_for()
    assert "Ann wants a rematch. Are you in?" in watcher.page.locator(".finish").inner_text()
    assert link.get_attribute("href") == page.url.removeprefix(server.address)
