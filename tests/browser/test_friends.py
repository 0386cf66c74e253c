"""Friends at one table: talk, other devices, seats that change hands, changed plans, tables given up."""

import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor, Visitors
from tests.qr_codes import read_back


def running_table(host: Visitor, *others: Visitor) -> str:
    """A running game of these people and bots, at which everybody looks."""
    table = host.open_table(4, people=1 + len(others))
    for number, other in enumerate(others):
        other.ask("/api/guest", {})
        other.command(table, command="sit", name=("Boris", "Carl")[number])
    host.command(table, command="start")
    for visitor in (host, *others):
        visitor.go(f"/t/{table}").wait_for_selector(".board")
    return table


def open_chat(page: Page) -> None:
    page.locator(".chat-button:visible").click()


def open_menu(page: Page) -> None:
    page.locator(".menu-button:visible").click()


def test_everybody_reads_phrases_in_their_own_language(visitors: Visitors) -> None:
    anna, boris = visitors(), visitors(390, 844, touch=True, language="cs")
    running_table(anna, boris)
    # Bots are called the same in every language, so that friends talk about the same players.
    names = [visitor.page.locator(".city .who").all_inner_texts() for visitor in (anna, boris)]
    assert sorted(names[0]) == sorted(names[1])
    boris.page.evaluate(
        """() => {
          window.bubbles = [];
          new MutationObserver(() => {
            for (const said of document.querySelectorAll(".speech"))
              window.bubbles.push(`${said.closest(".city").dataset.seat} ${said.textContent.trim()}`);
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    open_chat(anna.page)
    anna.page.get_by_role("button", name="It wasn’t me!").click()
    while "0 To já ne!" not in boris.page.evaluate("window.bubbles"):
        boris.page.wait_for_timeout(20)  # a string would be evaluated in the page, which its policy forbids
    expect(boris.page.get_by_text("Anna: To já ne!").first).to_be_attached()
    expect(boris.page.locator(".chat-button .count:visible")).to_have_text("1")
    open_chat(boris.page)
    log = boris.page.get_by_role("log", name="Chat")
    expect(log).to_contain_text("To já ne!")
    boris.page.get_by_role("button", name="směje se").click()
    expect(anna.page.get_by_role("log", name="Chat").get_by_role("img", name="laughs")).to_be_visible()
    # The host allows free text, and silences whoever misuses it.
    expect(boris.page.get_by_role("textbox", name="Tvá zpráva")).to_have_count(0)
    anna.page.locator("dialog[open] .level select").select_option("text")
    boris.page.get_by_role("textbox", name="Tvá zpráva").fill("<b>Ha!</b>")
    boris.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("<b>Ha!</b>")
    anna.page.get_by_role("button", name="Message from Boris: what to do").last.click()
    anna.page.get_by_role("button", name="Block").click()
    expect(anna.page.get_by_role("log", name="Chat")).not_to_contain_text("Ha!")
    expect(log).to_contain_text("Ha!")


def test_a_seat_goes_to_a_phone_and_the_code_works_once(visitors: Visitors, tmp_path: Path) -> None:
    laptop, phone = visitors(), visitors(390, 844, touch=True)
    table = running_table(laptop)
    assert laptop.await_turn()
    open_menu(laptop.page)
    laptop.page.get_by_text("Continue on another device").click()
    laptop.page.get_by_role("button", name="Get a code").click()
    code = laptop.page.locator(".move .code strong").inner_text().replace(" ", "")
    picture = laptop.page.get_by_role("img", name=re.compile("^QR code"))
    expect(picture).to_be_visible()
    picture.screenshot(path=tmp_path / "code.png")
    assert read_back(tmp_path / "code.png") == f"{laptop.server.address}/t/{table}#seat-{code}"
    page = phone.go(f"/t/{table}#seat-{code}")
    page.get_by_role("button", name="Play here").click()
    assert phone.await_turn()
    assert code not in page.url
    expect(laptop.page.locator(".board.watched")).to_be_visible()
    stranger = visitors()
    stranger.go(f"/t/{table}").wait_for_selector(".board")
    open_menu(stranger.page)
    stranger.page.get_by_label(re.compile("^Playing on another device")).fill(code)
    stranger.page.get_by_role("button", name="Play here").click()
    expect(stranger.page.get_by_text("This code doesn’t work, or not any more.").first).to_be_attached()


GONE = 30_000.0  # milliseconds; somebody without a connection counts as gone after five seconds


def gone_when_asked(anna: Visitor, boris: Visitor, clock: dict[str, float] | None) -> Page:
    """Boris must choose something, but his connection is lost."""
    anna.ask("/api/guest", {})
    asked = {"setup": {"players": 4}, "seats": [{}, {}, {"bot": "easy"}, {"bot": "easy"}], "name": "Anna"}
    table = anna.ask("/api/tables", {**asked, "clock": clock, "pace": "at_once"})["id"]
    boris.ask("/api/guest", {})
    boris.command(table, command="sit", name="Boris")
    anna.command(table, command="start")
    for visitor in (anna, boris):
        visitor.go(f"/t/{table}").wait_for_selector(".board")
    chance = random.Random(3)
    while not boris.page.locator(".status.mine").count():
        anna.page.wait_for_timeout(50)
        if anna.page.locator(".status.mine").count():
            anna.click_something(chance)
    boris.go("/credits")
    return anna.page


def test_somebody_who_is_gone_gets_a_countdown(visitors: Visitors) -> None:
    page = gone_when_asked(visitors(), visitors(), {"bank": 600, "increment": 5})
    expect(page.locator(".status")).to_contain_text("Boris is offline. A bot steps in after", timeout=GONE)
    expect(page.get_by_role("region", name=re.compile(r"^Boris.*Offline · bot in \d+ s"))).to_be_visible()
    expect(page.locator('.city[data-seat="1"] .dot.is-gone')).to_be_visible()
    expect(page.locator('.city[data-seat="2"] .dot.is-bot')).to_be_visible()
    first = page.locator(".status .asked").inner_text()
    expect(page.locator(".status .asked")).not_to_have_text(first)
    expect(page.locator("[role=log][aria-atomic]").first).to_contain_text("Boris is offline")


def test_without_a_clock_the_host_lets_a_bot_play(visitors: Visitors) -> None:
    page = gone_when_asked(visitors(), visitors(), None)
    expect(page.locator(".status")).to_contain_text("Boris is offline. The game waits", timeout=GONE)
    page.locator(".status").get_by_role("button", name="Let a bot play").click()
    expect(page.get_by_role("region", name=re.compile("^Boris.*Bot playing"))).to_be_visible()


def test_the_host_gives_a_bots_seat_to_somebody_who_watches(visitors: Visitors) -> None:
    anna, eve = visitors(), visitors()
    table = running_table(anna)
    page = eve.go(f"/t/{table}")
    page.wait_for_selector(".board")
    open_menu(page)
    page.get_by_role("group", name=re.compile("^Want to play along")).get_by_role("button").first.click()
    question = anna.page.get_by_role("region", name="Questions at the table")
    expect(question).to_contain_text("would like to take over from")
    question.get_by_role("button", name="Give the seat").click()
    expect(page.locator(".board.watched")).to_have_count(0)
    assert eve.state["table"]["you"] is not None


def test_the_host_changes_the_game_and_everybody_sees_it(visitors: Visitors) -> None:
    anna, boris = visitors(), visitors()
    table = anna.open_table(4, people=4)
    host, guest = anna.go(f"/t/{table}"), boris.go(f"/t/{table}")
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Change the game").click()
    host.get_by_role("radio", name=re.compile("^Czech Deluxe")).check()
    host.get_by_role("radio", name="5", exact=True).check()
    host.get_by_role("radio", name="Quick").check()
    host.get_by_role("radio", name="Free text").check()
    host.get_by_role("button", name="Save").click()
    expect(guest.locator(".seat-entry")).to_have_count(5)
    expect(guest.locator("header p").first).to_contain_text("Czech Deluxe")
    expect(guest.get_by_role("textbox", name="Your message")).to_be_visible()
    setup = boris.state["table"]["setup"]
    assert (setup["edition"], setup["players"]) == ("deluxe-cz", 5)
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Close the table").click()
    expect(guest.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_a_returning_player_continues_first_and_gives_games_up(visitors: Visitors) -> None:
    anna = visitors()
    tables = [running_table(anna) for _ in range(3)]
    page = anna.go("/")
    first = page.get_by_role("region", name="Continue playing")
    expect(first.get_by_role("link", name="Continue")).to_have_count(2)
    box, hero = first.bounding_box(), page.locator(".hero").bounding_box()
    assert box is not None and hero is not None
    assert box["y"] < hero["y"]
    entry = first.get_by_role("listitem").first
    for told in ("Round 1", "Anna and 3 bots", re.compile(r"\d{4}, \d{1,2}:\d{2}")):
        expect(entry).to_contain_text(told)
    entry.get_by_role("button", name=re.compile("^Abandon the game")).click()
    entry.get_by_role("button", name="Abandon the game").click()
    expect(page.get_by_role("link", name="Continue")).to_have_count(2)
    left = [row["id"] for row in anna.ask("/api/tables/mine")["tables"]]
    assert len(left) == 2
    [closed] = set(tables) - set(left)
    expect(anna.go(f"/t/{closed}").get_by_role("heading", name="This table is closed")).to_be_visible()


def test_players_abandon_a_game_together(visitors: Visitors) -> None:
    anna, boris = visitors(), visitors()
    running_table(anna, boris)
    open_menu(anna.page)
    for _ in range(2):
        anna.page.get_by_role("button", name="Abandon the game").click()
    question = boris.page.get_by_role("region", name="Questions at the table")
    expect(question).to_contain_text("Anna would like to abandon the game.")
    question.get_by_role("button", name="Abandon the game").click()
    expect(anna.page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_notes_about_players_are_mine_and_outlive_a_reload(visitors: Visitors) -> None:
    anna = visitors()
    running_table(anna)
    assert anna.await_turn()
    page = anna.page
    page.locator(".marks").first.click()
    sent = len(anna.requests)
    page.get_by_role("dialog").get_by_role("checkbox", name="Warlord").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("^Your guess about .*: Warlord"))).to_be_visible()
    page.reload()
    page.wait_for_selector(".board")
    expect(page.get_by_role("button", name=re.compile("^Your guess about .*: Warlord"))).to_be_visible()
    assert not any("Warlord" in request for request in anna.requests[sent:])


def test_a_page_on_the_servers_computer_says_that_its_link_works_nowhere_else(visitors: Visitors) -> None:
    anna = visitors()
    table = anna.open_table(4, people=2)
    page = anna.go(f"/t/{table}")
    expect(page.get_by_text("This link only works on this computer.")).to_be_visible()
    expect(page.get_by_text("make play HOST=0.0.0.0")).to_be_visible()


def test_where_others_reach_the_server_link_and_code_lead_there(visitors: Visitors, tmp_path: Path) -> None:
    anna = visitors()
    answer = '{"addresses": ["192.168.1.20"], "listens": true}'
    anna.page.route(
        "**/api/addresses", lambda route: route.fulfill(body=answer, content_type="application/json")
    )
    table = anna.open_table(4, people=2)
    page = anna.go(f"/t/{table}")
    link = f"{anna.server.address.replace('127.0.0.1', '192.168.1.20')}/t/{table}"
    expect(page.get_by_role("note").filter(has_text="192.168.1.20")).to_be_visible()
    expect(page.get_by_role("textbox", name="Link")).to_have_value(link)
    picture = page.get_by_role("img", name=re.compile("^QR code")).first
    picture.screenshot(path=tmp_path / "code.png")
    assert read_back(tmp_path / "code.png") == link
