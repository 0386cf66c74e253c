"""Before the game: the start page, a new table and its rules, people who meet at a table."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import Visitor, Visitors
from tests.server.guests import Guest, Server


def forgive(visitor: Visitor, *statuses: int) -> None:
    """The browser itself logs a refusal that the test provokes."""
    told = tuple(f"status of {status}" for status in statuses)
    visitor.troubles = [trouble for trouble in visitor.troubles if not any(text in trouble for text in told)]


def test_my_table_says_that_it_is_my_turn(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/")
    page.get_by_role("button", name="Play now").click()
    assert anna.await_turn()
    table = page.url
    page.get_by_role("link", name="Citadels").first.click()
    expect(page.get_by_text("Your turn!")).to_be_visible()
    page.get_by_role("link", name="Continue").first.click()
    page.wait_for_selector(".board")
    assert page.url == table


def test_what_the_rulebook_forbids_is_said_at_once_and_what_was_chosen_is_kept(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/new")
    cards = page.get_by_role("group", name="Cards", exact=True)
    cards.get_by_role("radio", name="Custom").check()
    page.get_by_role("radio", name="8", exact=True).check()
    objection = page.locator("main").get_by_text("A game for 8 players needs nine characters.")
    expect(objection.first).to_be_visible()
    expect(page.get_by_text("rule S2")).to_be_visible()
    page.get_by_role("button", name="Start the game").press("Enter")
    assert page.url.endswith("/new")
    page.locator(".pick label").filter(has_text="Queen").click()
    expect(objection).to_have_count(0)
    for way in ("Random", "Custom"):
        cards.get_by_role("radio", name=way, exact=True).check()
    expect(page.get_by_role("radio", name=re.compile("^Queen"))).to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".board")
    setup = anna.server_setup(page.url.rpartition("/")[2])
    assert setup.players == 8
    assert setup.characters is not None
    assert setup.characters[-1] == "queen"
    forgive(anna, 422)


def test_my_settings_are_kept_for_new_tables(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/new")
    page.get_by_role("radio", name=re.compile("^Classic")).check()
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_label("Seat 3", exact=True).select_option(label="Bot, Hard")
    page.get_by_role("radio", name="Days", exact=True).check()
    page.get_by_label("Days for each choice").fill("3")
    expect(page.get_by_text("3 days for each choice")).to_be_visible()
    page.get_by_role("button", name="Save as my settings").click()
    page.reload()
    expect(page.get_by_label("Days for each choice")).to_have_value("3")
    expect(page.get_by_role("radio", name=re.compile("^Classic"))).to_be_checked()
    expect(page.get_by_role("radio", name="5", exact=True)).to_be_checked()
    expect(page.get_by_label("Seat 3", exact=True)).to_have_value("hard")
    page.get_by_label("Seat 4", exact=True).select_option(label="Person")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("3 days per choice")).to_be_visible()
    page.goto("/new")
    page.get_by_role("button", name="Back to the usual").click()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    page.reload()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()


def test_house_rules_clock_and_seats_are_as_chosen(visitors: Visitors) -> None:
    anna = visitors(390, 844, touch=True)
    page = anna.go("/new")
    page.get_by_role("radio", name=re.compile("^Classic")).check()
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_label("Seat 3", exact=True).select_option(label="Person")
    page.get_by_label("Seat 4", exact=True).select_option(label="Bot, Hard")
    page.get_by_role("radio", name="First version").check()
    page.get_by_role("radio", name="Quick").check()
    page.get_by_text("More: house rules").click()
    page.get_by_label("Districts to complete a city").select_option(label="6 districts")
    page.get_by_text("Versions of cards").click()
    page.get_by_label("Warlord").select_option(label="Deluxe")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".lobby")
    opened = anna.server.stored.entries(page.url.rpartition("/")[2])[0]
    setup = opened["setup"]
    assert (setup["edition"], setup["players"], setup["action_cards"], setup["city_size"]) == (
        "classic",
        5,
        "first",
        6,
    )
    assert setup["versions"] == {"warlord": "deluxe"}
    assert [plan.get("bot") for plan in opened["seats"]] == [None, "normal", None, "hard", "normal"]
    assert opened["clock"] == {"bank": 180.0, "increment": 10.0}


def test_people_meet_at_a_table_by_its_link(visitors: Visitors) -> None:
    anna, boris, carl = visitors(), visitors(390, 844, touch=True), visitors()
    host = anna.go("/new")
    host.get_by_role("button", name="People only").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_selector(".lobby")
    link = host.get_by_role("textbox", name="Link").input_value()
    assert link == host.url

    guest = boris.go("/t/" + link.rpartition("/")[2])
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seat-entry").nth(1)).to_contain_text("Boris")
    guest.get_by_role("button", name="Change name").click()
    guest.get_by_role("textbox", name="Your name").fill("Boris the Bold")
    guest.get_by_role("button", name="Save").click()
    expect(host.locator(".seat-entry").nth(1)).to_contain_text("Boris the Bold")

    host.get_by_role("button", name="Give to a bot").first.click()
    host.get_by_label("Level of the bot at seat 3").select_option(label="Master")
    expect(guest.locator(".seat-entry").nth(2)).to_contain_text("Master")
    host.get_by_role("button", name="Free the seat").click()
    expect(guest.locator(".seat-entry").nth(2)).to_contain_text("Free")
    host.get_by_label("Lock the table").check()

    stranger = carl.go("/t/" + link.rpartition("/")[2])
    expect(stranger.get_by_text("The host has locked the table, but you can watch.")).to_be_visible()

    host.get_by_role("button", name="Make host").click()
    expect(guest.get_by_text("Bots take the 2 free seats.")).to_be_visible()
    guest.get_by_role("button", name="Start the game").click()
    for page in (host, guest, stranger):
        page.wait_for_selector(".board")


def test_whoever_is_sent_away_cannot_come_back(visitors: Visitors) -> None:
    anna, boris = visitors(), visitors()
    table = anna.open_table(4, people=4)
    host, guest = anna.go(f"/t/{table}"), boris.go(f"/t/{table}")
    guest.get_by_role("button", name="Watch").click()
    guest.get_by_role("button", name="Sit here").last.click()
    host.get_by_role("button", name="Remove").click()
    host.get_by_role("button", name="Remove").click()
    expect(guest.get_by_role("button", name="Leave your seat")).to_have_count(0)
    guest.get_by_role("button", name="Sit here").last.click()
    expect(guest.get_by_text("The host has removed you from this table.").first).to_be_visible()


def test_by_code_or_link_to_a_table(visitors: Visitors) -> None:
    anna, boris = visitors(), visitors()
    table = anna.open_table(3, people=3)
    page = boris.go("/")
    field, join = page.get_by_label("Code or link"), page.get_by_role("button", name="Join")
    field.fill("no code at all")
    join.click()
    expect(page.get_by_text("That’s neither a code nor a link to a table.")).to_be_visible()
    field.fill("zzzzzzzz")
    join.click()
    expect(page.get_by_text("There is no such table. Is the code right?")).to_be_visible()
    field.fill(f"Come to {anna.server.address}/t/{table} please")
    join.click()
    page.wait_for_selector(".lobby")
    page.get_by_role("link", name="Citadels").first.click()
    page.get_by_label("Code or link").fill(f" {table[:4]} {table[4:]} ".upper())
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector(".lobby")
    forgive(boris, 404)


def test_a_listed_table_is_found_on_the_start_page(visitors: Visitors) -> None:
    anna, boris, carl = visitors(), visitors(), visitors()
    host = anna.go("/new")
    host.get_by_role("button", name="People only").click()
    host.get_by_role("radio", name=re.compile("^Listed")).check()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_selector(".lobby")
    table = host.url.rpartition("/")[2]
    boris.go("/").get_by_label("Your name").fill("Boris")
    boris.page.get_by_role("button", name=f"Sit down: Table {table}").click()
    expect(boris.page.get_by_role("button", name="Leave your seat")).to_be_visible()
    carl.go("/").get_by_role("button", name=f"Watch: Table {table}").click()
    expect(carl.page.get_by_text("You’re watching.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (boris.page, carl.page):
        page.wait_for_selector(".board")


def test_open_tables_are_filtered_and_full_ones_not_shown(visitors: Visitors, server: Server) -> None:
    host = Guest(server)
    seats: list[dict[str, Any]] = [{}, {}]
    deluxe = host.opens(setup={"players": 2}, seats=seats, listed=True)
    classic = host.opens(
        setup={"edition": "classic", "players": 2},
        seats=seats,
        listed=True,
        clock={"bank": 600, "increment": 10},
    )
    full = host.opens(setup={"players": 2}, seats=[{}, {"bot": "easy"}], listed=True, name="Anna")
    page = visitors().go("/")

    def expect_shown(*wanted: str) -> None:
        for table in (deluxe, classic, full):
            entry = page.get_by_role("button", name=f"Sit down: Table {table}")
            expect(entry).to_have_count(int(table in wanted))

    expect_shown(deluxe, classic)
    edition = page.get_by_role("combobox", name="Edition")
    edition.select_option("classic")
    expect_shown(classic)
    page.get_by_role("combobox", name="Thinking time").select_option(label="Without a clock")
    expect(page.get_by_text("No open table fits. Try another filter.")).to_be_visible()
    expect_shown()
    edition.select_option("")
    expect_shown(deluxe)


def test_without_the_server_the_page_says_what_to_do(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/")
    anna.context.set_offline(True)
    page.get_by_role("button", name="Play now").click()
    alert = page.get_by_role("alert").first
    expect(alert).to_contain_text("Can’t reach the server.")
    anna.context.set_offline(False)
    alert.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".board")
