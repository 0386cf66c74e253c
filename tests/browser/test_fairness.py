"""The shuffle that can be checked, in a real browser: the page does its part by itself."""

import json

from playwright.sync_api import Page, Route

from citadels.tables.verifying import FAIR, verify
from tests.browser.visitor import Visitor, Visitors
from tests.server.guests import Server

# As on plain HTTP in a home network: there the browser has no hashes of its own.
INSECURE = "Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined })"


def play_to_the_end(people: list[Visitor], table: str) -> None:
    """By requests: what is tested here comes before and after it."""
    while True:
        for person in people:
            state = person.ask(f"/api/tables/{table}")["state"]
            if state["view"]["over"]:
                return
            for choice in (state["view"]["decision"]["options"] or ())[:1]:
                person.command(table, command="play", choice=choice)


def open_details(page: Page) -> None:
    page.locator(".shuffle summary").click()


def test_browsers_shuffle_and_check(visitors: Visitors, server: Server) -> None:
    anna, ben = visitors(), visitors()
    anna.context.add_init_script(INSECURE)
    table = anna.open_table(2, people=2, city_size=4)
    page = anna.go(f"/t/{table}")
    other = ben.go(f"/t/{table}")
    other.get_by_role("button", name="Sit down").click()
    # Whoever wants to know sees the fingerprint, and who takes part.
    page.get_by_text("Fair shuffle").click()
    page.get_by_text("Also shuffling: ").filter(has_text=" and ").wait_for()
    fingerprint = page.locator("details code").inner_text()
    assert fingerprint == anna.ask(f"/api/tables/{table}")["state"]["table"]["shuffle"]["commitment"]
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".board")
    other.wait_for_selector(".board")
    shuffle = anna.ask(f"/api/tables/{table}")["state"]["table"]["shuffle"]
    assert shuffle["revealed"] == [0, 1]
    play_to_the_end([anna, ben], table)
    for shown in (page, other):
        shown.locator(".verdict.fair").get_by_text("Fair shuffle: no one could choose the cards.").wait_for()
        open_details(shown)
        assert shown.locator(".shuffle li:not(.failed)").count() == 6
        assert "Your number is part of the shuffle." in shown.locator(".shuffle").inner_text()
        assert f"--commitment {fingerprint}" in shown.locator(".shuffle").inner_text()
    record = anna.ask(f"/api/tables/{table}/record")
    assert verify(record, fingerprint).verdict == FAIR

    # A server that tells another story is found out.
    def lie(route: Route) -> None:
        changed = {**record["fairness"], "parts": [None, record["fairness"]["parts"][1]]}
        route.fulfill(body=json.dumps({**record, "fairness": changed}), content_type="application/json")

    page.route("**/record", lie)
    page.reload()
    page.locator(".verdict.wrong").wait_for()
    open_details(page)
    wrong = page.locator(".shuffle li.failed").all_inner_texts()
    assert any("Your number is missing" in line for line in wrong)
    assert any("doesn’t come from these numbers" in line for line in wrong)


def test_a_game_against_bots_is_shuffled_by_the_browser_too(visitors: Visitors, server: Server) -> None:
    anna = visitors()
    page = anna.go("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".board")
    table = page.url.rpartition("/")[2]
    kinds = [entry["entry"] for entry in server.stored.entries(table)]
    assert kinds[kinds.index("committed") :][:4] == ["committed", "sealed", "revealed", "started"]


def test_a_reload_before_the_start_keeps_the_promise(visitors: Visitors, server: Server) -> None:
    anna = visitors()
    table = anna.open_table(2, people=1)
    page = anna.go(f"/t/{table}")
    anna.await_state(lambda state: state["table"]["shuffle"]["commitments"][0] is not None)
    promised = anna.state["table"]["shuffle"]["commitments"]
    page.reload()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".board")
    shuffle = anna.ask(f"/api/tables/{table}")["state"]["table"]["shuffle"]
    assert shuffle["commitments"] == promised
    assert shuffle["revealed"] == [0]


def test_somebody_who_is_gone_holds_nobody_up(visitors: Visitors, server: Server) -> None:
    """The deal waits two seconds for a promised part, and then goes on without it."""
    anna, ben = visitors(), visitors()
    table = anna.open_table(2, people=2)
    page = anna.go(f"/t/{table}")
    other = ben.go(f"/t/{table}")
    other.get_by_role("button", name="Sit down").click()
    ben.await_state(lambda state: None not in state["table"]["shuffle"]["commitments"])
    other.close()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".board")
    shuffle = anna.ask(f"/api/tables/{table}")["state"]["table"]["shuffle"]
    assert shuffle["revealed"] == [0]
