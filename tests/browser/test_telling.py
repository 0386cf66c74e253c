"""What the table reports by itself: log, recap, notices, title, clock, moving cards, undo."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.visitor import Scenes, Visitor, Visitors

SEEN_NOTICES = """() => {
  window.seen = [];
  const list = document.querySelector(".notices");
  const look = () => {
    for (const one of list.querySelectorAll("li:not([data-seen])")) {
      one.dataset.seen = "yes";
      window.seen.push(one.className.split(" ")[0] + ": " + one.innerText);
    }
  };
  new MutationObserver(look).observe(list, { childList: true, subtree: true });
}"""
# Names of cards in the log whose comma or full stop stands on the line below.
TORN_OFF = """() => [...document.querySelectorAll(".log .card-name")].filter((name) => {
  const texts = document.createTreeWalker(name.closest("li"), NodeFilter.SHOW_TEXT);
  texts.currentNode = name.lastChild;
  let signs = texts.nextNode();
  while (signs && !signs.data) signs = texts.nextNode();
  if (!signs || !/^[,.;:!?)]/.test(signs.data)) return false;
  const first = document.createRange();
  first.setStart(signs, 0);
  first.setEnd(signs, 1);
  return first.getBoundingClientRect().top > name.getBoundingClientRect().bottom - 2;
}).map((name) => name.textContent)"""
FLOWN = """() => {
  window.flown = 0;
  const count = (changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.closest?.(".flights")) window.flown += addedNodes.length;
    }
  };
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""

MOST_GAMES = 5


def seated(visitors: Visitors, players: int = 4, **given: Any) -> tuple[Visitor, str]:
    anna = visitors(**given)
    table = anna.open_table(players, set="first_game")
    anna.command(table, command="start")
    anna.go(f"/t/{table}")
    anna.page.wait_for_selector(".board")
    return anna, table


def play_until(visitor: Visitor, selector: str, seed: int) -> bool:
    """Click choices until there is something to see; False if the game ends first."""
    chance = random.Random(seed)
    while visitor.await_turn():
        if visitor.page.locator(selector).count():
            return True
        visitor.click_something(chance)
    return False


def test_everything_done_to_me_is_marked_in_the_log_and_told_at_once(visitors: Visitors) -> None:
    for seed in range(MOST_GAMES):
        anna, _ = seated(visitors, 5)
        anna.page.evaluate(SEEN_NOTICES)
        play_until(anna, ".nothing-to-wait-for", seed)
        me = anna.state["table"]["you"]
        frames = [frame["events"] for frame in anna.frames if frame["type"] == "state"]
        # Things that happen at once may share a notice, but none goes without one.
        lost = [events for events in frames if any(_taken_from(event, me) for event in events)]
        seen: list[str] = anna.page.evaluate("window.seen")
        hits = [text for text in seen if text.startswith("hit: ")]
        assert len(hits) >= len(lost)
        assert any("this is the last round" in text for text in seen)
        assert any("The game is over" in text for text in seen)
        if lost:
            return
    raise AssertionError("nobody takes anything from her")


def _taken_from(event: dict[str, Any], me: int) -> bool:
    match event["event"]:
        case "robbed" | "card_taken":
            return bool(event["from"] == me)
        case "destroyed":
            return bool(event["owner"] == me and event["seat"] != me)
        case "hands_swapped":
            return bool(event["with"] == me)
    return False


def test_what_happened_since_my_last_choice(visitors: Visitors) -> None:
    anna, _ = seated(visitors)
    page = anna.page
    assert play_until(anna, ".recap", 2)
    expect(page.get_by_role("heading", name="Since your last choice")).to_be_visible()
    expect(page.locator(".recap ol li").first).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator(".recap")).to_have_count(0)
    page.get_by_role("button", name="What happened?").click()
    expect(page.locator(".recap")).to_be_visible()


def test_the_log_shows_what_is_asked_for_and_the_newest_line(visitors: Visitors) -> None:
    anna, _ = seated(visitors)
    page = anna.page
    assert play_until(anna, ".log h3:nth-of-type(4)", 3)
    newest = page.locator(".log .lines li").last
    expect(newest).to_be_in_viewport()
    page.get_by_label("Show").select_option("1")
    name = page.get_by_label("Show").locator("option:checked").inner_text()
    lines = page.locator(".log .lines li").all_inner_texts()
    assert lines
    assert all(name in line for line in lines)
    page.get_by_label("Show").select_option("all")
    page.locator(".log .lines").evaluate("box => (box.scrollTop = 0)")
    page.get_by_role("button", name="Latest").click()
    expect(newest).to_be_in_viewport()


def test_card_names_in_the_log_open_their_text(visitors: Visitors) -> None:
    anna, _ = seated(visitors)
    page = anna.page
    card = page.locator(".log .card-name").first
    name = card.inner_text()
    card.click()
    expect(page.get_by_role("dialog", name=name.removeprefix("the "))).to_be_visible()


def test_no_line_of_the_log_begins_with_a_comma(visitors: Visitors, scenes: Scenes) -> None:
    table, known_as = scenes("end")
    page = visitors(known_as=known_as).go(f"/t/{table}")
    page.get_by_role("button", name="Look at the board").click()
    names = page.locator(".log .card-name")
    expect(names.first).to_be_visible()
    for width in range(240, 300, 12):
        page.locator(".log").evaluate("(log, width) => { log.style.width = `${width}px`; }", width)
        assert names.count() > 50
        assert page.evaluate(TORN_OFF) == []


def hide(page: Page, hidden: bool) -> None:
    """Pretend that the visitor looks at another tab, which a headless browser cannot do."""
    page.evaluate(
        """hidden => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def test_the_title_calls_and_is_as_before_when_the_table_is_left(visitors: Visitors) -> None:
    anna, _ = seated(visitors)
    page = anna.page
    anna.await_turn()
    expect(page).to_have_title("● Your turn – Citadels")
    icon = page.locator('link[rel="icon"]')
    hide(page, True)
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    expect(page).to_have_title("Citadels")
    hide(page, False)
    expect(icon).to_have_attribute("href", "/favicon.svg")
    expect(page).to_have_title("● Your turn – Citadels")
    page.get_by_role("link", name="Citadels").click()
    expect(page).to_have_title("Citadels")


def test_coming_back_from_the_bot(visitors: Visitors) -> None:
    anna, bob = visitors(), visitors()
    table = anna.open_table(2, people=2)
    bob.ask("/api/guest", {})
    bob.command(table, command="sit", name="Bob")
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    page.wait_for_selector(".board")
    anna.command(table, command="leave")
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_text("A bot is playing for you.")).to_have_count(0)
    assert not anna.state["table"]["seats"][0]["away"]


def test_a_clock_runs_down(visitors: Visitors) -> None:
    anna = visitors()
    anna.ask("/api/guest", {})
    asked = {
        "setup": {"players": 3},
        "seats": [{}, {"bot": "easy"}, {"bot": "easy"}],
        "name": "Anna",
        "clock": {"bank": 60, "increment": 0},
    }
    table = anna.ask("/api/tables", asked)["id"]
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    anna.await_turn()
    clock = page.locator(".clock.running")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)


def test_cards_fly_only_where_motion_is_wanted(visitors: Visitors) -> None:
    for motion in (True, False):
        anna, _ = seated(visitors)
        page = anna.page
        page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
        page.evaluate(FLOWN)
        play_until(anna, ".log h3:nth-of-type(4)", 5)
        assert (page.evaluate("window.flown") > 0) is motion
        expect(page.locator(".flights > *")).to_have_count(0)


def test_sounds_can_be_listened_to(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/")
    page.get_by_role("button", name="Settings").click()
    heard = page.get_by_role("group", name="Listen").get_by_role("button")
    expect(heard).to_have_count(8)
    for button in heard.all():
        button.click()
    page.get_by_label("Sounds").uncheck()
    expect(heard.first).to_be_disabled()


def test_the_name_of_a_card_in_the_log_opens_its_text_by_mouse(visitors: Visitors) -> None:
    anna, _ = seated(visitors)
    anna.await_turn()
    name = anna.page.locator(".log .card-name").last
    told = name.inner_text()
    name.click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert dialog.get_by_role("heading").first.inner_text() in told
