"""What happens is shown: every event in order, at the reader's pace, and never a choice on an old picture."""

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from citadels import Game
from citadels.server.auth import COOKIE
from tests.browser.visitor import Scenes, Visitor, Visitors
from tests.server.guests import Guest, Server
from tests.server.prepared import game_until, prepare

# The acts that were shown, by the number of their first event, and what was said aloud.
WATCH = """() => {
  window.acts = [];
  window.spoken = [];
  const look = () => {
    const act = document.querySelector(".stage")?.dataset.act;
    if (act !== undefined && act !== String(window.acts.at(-1))) window.acts.push(Number(act));
    const said = document.querySelector("[role=log][aria-atomic]")?.textContent;
    if (said && said !== window.spoken.at(-1)) window.spoken.push(said);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-act"],
  });
}"""


def seated(visitor: Visitor, players: int = 4, **setup: Any) -> Page:
    table = visitor.open_table(players, set="first_game", **setup)
    visitor.command(table, command="start")
    page = visitor.go(f"/t/{table}")
    page.wait_for_selector(".board")
    return page


def received(visitor: Visitor) -> list[dict[str, Any]]:
    """All events that the page was sent."""
    events: list[dict[str, Any]] = []
    for frame in visitor.frames:
        if frame["type"] == "state":
            events[frame["first_event"] :] = frame["events"]
    return events


def newest(visitor: Visitor) -> int:
    states = [frame for frame in visitor.frames if frame["type"] == "state"]
    version: int = states[-1]["version"]
    return version


def test_what_happens_is_shown_in_order_and_not_twice(visitors: Visitors) -> None:
    anna = visitors(pace="fast")
    page = seated(anna)
    page.evaluate(WATCH)
    chance = random.Random(4)
    acts: list[int] = []
    # How many of the choices belong to one turn, and so what happens between them, depends on the game.
    for _ in range(40):
        assert anna.await_turn()
        acts = page.evaluate("window.acts")
        if len(acts) > 15:
            break
        anna.click_something(chance)
    assert len(acts) > 15
    assert acts == sorted(set(acts))
    # Every turn of the others that began was shown.
    events = received(anna)
    begun = [index for index, event in enumerate(events) if event["event"] == "revealed"]
    covered = [first for first in begun if first >= acts[0]]
    ends = [*acts[1:], len(events)]
    assert all(any(first <= turn < end for first, end in zip(acts, ends, strict=True)) for turn in covered)


def test_a_step_at_a_time_and_no_choice_on_an_old_picture(visitors: Visitors) -> None:
    anna = visitors(pace="step")
    page = seated(anna)
    page.evaluate(WATCH)
    chance = random.Random(2)
    stepped = caught_up = 0
    for _ in range(60):
        if anna.await_turn_or_waiting():
            anna.click_something(chance)
            continue
        assert page.locator(".board").get_attribute("data-version") != str(newest(anna)), "something waits"
        assert anna.offered() == [], "an old picture offers nothing"
        acts = page.evaluate("window.acts.length")
        page.keyboard.press("n")
        page.wait_for_function("acts => window.acts.length > acts", arg=acts)
        stepped += 1
        if stepped % 5 == 0 and page.locator(".catch-up").count():
            page.locator(".catch-up").click()
            # More may arrive in the meantime, but what waited is shown.
            page.wait_for_function("() => !document.querySelector('.catch-up') || window.acts.length")
            caught_up += 1
        if caught_up == 2:
            break
    assert stepped >= 10
    assert caught_up == 2
    page.keyboard.press("Shift+N")
    anna.await_turn_or_waiting()
    acts_shown: list[int] = page.evaluate("window.acts")
    assert acts_shown == sorted(acts_shown)


def test_at_once_shows_the_newest_state_alone(visitors: Visitors) -> None:
    anna = visitors()
    page = seated(anna)
    page.evaluate(WATCH)
    chance = random.Random(3)
    for _ in range(4):
        assert anna.await_turn()
        anna.click_something(chance)
    assert anna.await_turn()
    assert page.evaluate("window.acts") == []
    expect(page.get_by_role("button", name="Catch up")).to_have_count(0)
    assert page.locator(".board").get_attribute("data-version") == str(newest(anna))


def test_the_pace_is_set_at_the_table_and_told_to_it(visitors: Visitors) -> None:
    anna = visitors()
    page = seated(anna)
    anna.await_turn()
    page.get_by_label("Pace").select_option("slow")
    page.wait_for_function("() => JSON.parse(localStorage['citadels-preferences']).pace === 'slow'")
    anna.await_state(lambda state: bool(state["table"]["pace"] == "slow"))
    page.get_by_label("Pace").select_option("step")
    anna.await_state(lambda state: bool(state["table"]["pace"] == "at_once"))


def test_only_the_host_sets_the_pace_among_people(visitors: Visitors) -> None:
    anna, bob = visitors(), visitors(pace="slow")
    table = anna.open_table(3, people=2)
    bob.ask("/api/guest", {})
    bob.command(table, command="sit", name="Bob")
    anna.command(table, command="start")
    page = bob.go(f"/t/{table}")
    pace = page.get_by_label("Pace")
    expect(pace).to_have_value("at_once")
    assert pace.locator("option").count() == 2
    anna.go(f"/t/{table}")
    anna.page.get_by_label("Pace").select_option("fast")
    expect(pace).to_have_value("fast")


# What was said aloud from the middle of another player's turn on: there the turn was torn apart. And how many
# announcements begin with a turn and tell more of it.
TORN = """(me) => {
  const clean = (text) => text.replace(/\\s+/g, " ").trim();
  const lines = (kind) => [...document.querySelectorAll(`.log li${kind}`)]
    .filter((line) => line.dataset.seat !== String(me))
    .map((line) => clean(line.querySelector(".words").textContent));
  const [begun, within] = [lines(".begins"), lines(".within:not(.begins)")];
  const said = window.spoken.map(clean);
  const opens = (text, found) => found.some((line) => text.startsWith(line));
  return [
    said.filter((text) => opens(text, within)),
    said.filter((text) => opens(text, begun) && within.some((line) => text.includes(line))).length,
  ];
}"""


def test_a_turn_is_said_in_one_summary(visitors: Visitors) -> None:
    anna = visitors(pace="fast")
    page = seated(anna)
    page.evaluate(WATCH)
    chance = random.Random(5)
    torn: list[str] = []
    whole = 0
    for _ in range(40):
        assert anna.await_turn()
        torn, whole = page.evaluate(TORN, anna.state["table"]["you"])
        if whole >= 3:
            break
        anna.click_something(chance)
    assert torn == []
    assert whole >= 3
    assert page.locator(".status [role=status], .status[role=status]").count() == 0


def test_keys_speak_gold_hands_cities_and_characters(visitors: Visitors) -> None:
    anna = visitors()
    page = seated(anna)
    anna.await_turn()
    said = page.locator("[role=log][aria-atomic]")
    page.keyboard.press("g")
    expect(said).to_contain_text("2 gold")
    page.keyboard.press("c")
    expect(said).to_contain_text("4 cards")
    page.keyboard.press("t")
    expect(said).to_contain_text("nothing yet")
    page.keyboard.press("w")
    expect(said).to_contain_text("8 Warlord")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("speak everybody’s gold")


def struck(visitors: Visitors, server: Server, event: str, players: int = 4) -> Page:
    """The page of somebody to whom it was just done, while others are still to play."""
    found: list[int] = []

    def wanted(game: Game) -> bool:
        last = game.events(None)[-1]
        if game.over or last["event"] != event or len(game.events(None)) < 20:
            return False
        views = [game.view(seat)["players"][seat]["characters"] for seat in range(game.players)]
        found[:] = [seat for seat, mine in enumerate(views) if last["character"] in mine]
        return bool(found) and game.decision.seat not in found

    setup = {"players": players, "set": "first_game"}
    seed, choices, _ = game_until(wanted, setup)
    people = [Guest(server) for _ in range(players)]
    table = prepare(server, people, setup, seed, choices)
    anna = visitors()
    anna.context.add_cookies([{"name": COOKIE, "value": people[found[0]].token, "url": server.address}])
    return anna.go(f"/t/{table}")


def test_murdered_the_board_is_veiled(visitors: Visitors, server: Server) -> None:
    page = struck(visitors, server, "murder_named")
    veil = page.locator(".city.mine .veil")
    expect(veil).to_contain_text("that’s you!")
    expect(veil).to_contain_text("The turn of that character is lost.")


def test_murdered_as_one_of_two_characters_says_which_one_is_out(visitors: Visitors, server: Server) -> None:
    page = struck(visitors, server, "murder_named", players=2)
    banner = page.locator('.city.mine [data-hit="murder_named"]')
    expect(banner).to_contain_text(re.compile(r"Only the \w+ is out\. You still play as the \w+\."))
    expect(page.locator(".city.mine .character")).to_have_count(2)
    expect(page.locator(".city.mine .character.out")).to_have_count(1)
    expect(page.locator(".veil")).to_have_count(0)


def test_what_was_done_to_me_stays_on_my_board(visitors: Visitors, server: Server) -> None:
    page = struck(visitors, server, "rob_named")
    banner = page.locator('.city.mine [data-hit="rob_named"]')
    expect(banner).to_contain_text("that’s you!")
    expect(banner).to_contain_text("takes all your gold")
    expect(page.locator(".veil")).to_have_count(0)


def test_where_there_is_no_room_a_sign_tells_what_was_done(visitors: Visitors, server: Server) -> None:
    page = struck(visitors, server, "rob_named")
    page.set_viewport_size({"width": 844, "height": 390})
    hit = page.locator('.city.mine [data-hit="rob_named"]')
    cards, sign = page.locator(".city.mine .districts").bounding_box(), hit.bounding_box()
    assert cards is not None and sign is not None
    assert sign["y"] + sign["height"] <= cards["y"], "it covers the city"
    expect(page.locator(".city.mine .told")).to_have_count(0)
    hit.get_by_role("button", name=re.compile("takes all your gold")).click()
    expect(page.locator(".city.mine .told")).to_contain_text("that’s you!")


def test_without_motion_marks_stay_for_the_turn(visitors: Visitors) -> None:
    anna = visitors(pace="step")
    page = seated(anna)
    chance = random.Random(1)
    for _ in range(40):
        if page.locator(".stage .mark").count():
            break
        if anna.await_turn_or_waiting():
            anna.click_something(chance)
        else:
            page.keyboard.press("n")
    mark = page.locator(".stage .mark").first
    expect(mark).to_be_visible()
    expect(page.locator(".flights > *")).to_have_count(0)


def test_who_plays_for_whom_is_in_the_names(visitors: Visitors) -> None:
    anna = visitors()
    page = seated(anna)
    assert page.get_by_role("region", name="Bot").count() == 3
    expect(page.get_by_role("heading", level=1, name="The table")).to_be_focused()


def test_a_choice_without_a_connection_says_that_it_waits(visitors: Visitors) -> None:
    anna = visitors()
    page = seated(anna)
    anna.await_turn()
    anna.context.set_offline(True)
    page.wait_for_selector(".connection-lost")
    anna.offered()[0].click()
    expect(page.locator(".connection-lost")).to_have_text("No connection: your choice is waiting to be sent.")
    anna.context.set_offline(False)
    page.wait_for_selector(".connection-lost", state="detached")


def test_the_end_has_place_cities_moments_and_a_picture(visitors: Visitors, scenes: Scenes) -> None:
    table, known_as = scenes("end")
    anna = visitors(known_as=known_as)
    page = anna.go(f"/t/{table}")
    finish = page.locator(".finish")
    expect(finish.locator(".outcome")).to_contain_text("of 4")
    expect(finish.get_by_role("heading", name="The cities")).to_be_visible()
    cities = anna.state["view"]["players"]
    assert finish.locator(".cities .districts .card").count() == sum(len(one["city"]) for one in cities)
    expect(finish.locator(".moments li").first).to_be_visible()
    assert finish.locator('.moments [data-event="completed"]').count() == 1
    with page.expect_download() as download:
        finish.get_by_role("button", name="Share a picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000
