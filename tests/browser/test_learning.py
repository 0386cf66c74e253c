"""From the start page through the whole tutorial into a coached game, by what can be seen and touched."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from citadels.lang.language import find_language
from citadels.scenarios.scenes import scenes
from tests.browser.visitor import Visitor, Visitors
from tests.server.guests import served

ALWAYS_TOLD = {"asked_draft", "turn_gather", "turn_build"}  # whatever cards the first game brings
# Where a choice is made on the table, by its verb.
PLACES = {"build": "hand", "keep": "table", "choose": "character", "murder": "character", "rob": "character"}

# Where a finger would hit it; null if it is covered or outside. And what the guide covers of the board.
REACHED = """
(selector) => {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width > 0 && element.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}
"""
COVERED = """
() => document.querySelector(".lesson, .coach").getBoundingClientRect().bottom -
      document.querySelector(".board").getBoundingClientRect().top
"""


def selector(choice: str) -> str:
    verb, *words = choice.split()
    if verb in PLACES:
        return f'.board [data-place="{PLACES[verb]} {words[0]}"]'
    return f'.board [data-choice="{verb}"]'


class Learner:
    """Somebody who has never heard of the game, and does what the lesson says."""

    def __init__(self, visitor: Visitor, language: str, touch: bool) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.language = find_language(language)
        self.touch = touch

    @property
    def lesson(self) -> dict[str, Any]:
        found: dict[str, Any] = self.visitor.state["table"]["lesson"]
        return found

    def hit(self, target: str) -> None:
        """Touch something: it must be on the screen, and nothing may lie over it."""
        self.page.wait_for_function(REACHED, arg=target)
        x, y = self.page.evaluate(REACHED, target)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def go_on(self) -> None:
        self.hit(".lesson .go")

    def choose(self, choice: str) -> None:
        self.page.wait_for_selector(".status [data-settled]", state="attached")
        self.hit(selector(choice))
        if self.touch and choice.split()[0] in PLACES:
            self.hit("dialog[open] .button.primary")  # a place shows its choices first

    def await_step(self, scene: str, number: int, waits: str = "") -> None:
        asked = f'[data-waits="{waits}"]' if waits else ':not([data-waits="others"])'
        self.page.wait_for_selector(f'.lesson[data-step="{number}"]{asked}')
        said = self.lesson["reason"] or self.lesson["say"]
        assert self.page.locator(".lesson .words").inner_text() == self.language.say(
            f"tutorial-{scene}_{said}"
        )
        assert self.page.locator(".lesson .words").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
        assert self.page.evaluate(COVERED) <= 0

    def is_shown(self, choice: str) -> bool:
        return self.page.locator(selector(choice)).count() > 0

    def go_back_and_on(self, scene: str, number: int) -> None:
        if number > 0:
            self.page.locator(".lesson .way button").first.click()
            self.await_step(scene, number - 1)
            self.go_on()
            self.await_step(scene, number, "choice")

    def learn(self, scene: str) -> None:
        strayed = False
        for number in range(len(scenes()[scene].steps)):
            self.await_step(scene, number)
            if self.lesson["waits"] != "choice":
                if number < len(scenes()[scene].steps) - 1:
                    self.go_on()
                continue
            self.page.wait_for_selector(".spotlight .strong")
            wanted = self.lesson["wanted"]
            options = self.visitor.state["view"]["decision"]["options"]
            others = [one for one in options if one not in wanted and self.is_shown(one)]
            if others and not strayed:
                strayed = True
                self.choose(others[0])
                self.await_step(scene, number, "again")
                assert self.page.locator(".board .place.legal").count() == 0
                self.go_on()
                self.await_step(scene, number, "choice")
                self.go_back_and_on(scene, number)
            self.choose(wanted[0])
        assert strayed


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_from_the_start_page_through_the_first_game(
    visitors: Visitors, language: str, width: int, height: int
) -> None:
    touch = width < 500
    anna = visitors(width, height, language=language, touch=touch)
    page = anna.go("/")
    learner = Learner(anna, language, touch)
    page.locator(".learn a").click()
    for scene in scenes():
        page.wait_for_url(f"**/learn/{scene}")
        learner.learn(scene)
        if scene == "secret":  # leaving and coming back: what was learned is kept
            anna.go("/learn")
            assert page.locator("li .done").count() == 2
            page.locator('a[href="/learn/murder"]').click()
        else:
            page.locator(".lesson .go").click()
    play_with_a_coach(anna, learner)
    anna.go("/")
    page.wait_for_selector("h1")
    assert page.locator(".learn, .ways .coach").count() == 0, "a newcomer no longer"
    assert [table["state"] for table in anna.ask("/api/tables/mine")["tables"]] == ["over"]


def play_with_a_coach(anna: Visitor, learner: Learner) -> None:
    """To the end, by what is offered; whatever is said is said once, and covers nothing."""
    page = anna.page
    page.wait_for_url("**/t/*")
    assert {seat["level"] for seat in anna.state["table"]["seats"]} == {None, "easy"}
    page.wait_for_selector('.coach [data-told="asked_draft"]')
    chance = random.Random(4)
    told: list[str] = []
    while anna.await_turn():
        page.wait_for_selector(".status [data-settled], .finish", state="attached")
        if anna.is_over():
            break
        said = page.locator(".coach p").get_attribute("data-told")
        if said and said not in told[-1:]:  # the same question may be asked again
            assert said not in told, "said once"
            told.append(said)
            assert learner.language.say(f"coach-{said}") in page.locator(".coach p").inner_text()
        assert page.evaluate(COVERED) <= 0
        anna.click_something(chance)
    assert set(told) >= ALWAYS_TOLD
    assert page.locator(".coach").count() == 0, "nothing is left to say"


def test_the_coach_can_be_sent_away(visitors: Visitors) -> None:
    anna = visitors()
    page = anna.go("/")
    page.locator(".ways .primary").first.click()
    page.wait_for_selector('.coach [data-told="asked_draft"]')
    page.locator(".coach button").click()
    page.wait_for_selector(".coach", state="detached")
    assert anna.await_turn()


def test_a_lesson_by_keyboard_alone(visitors: Visitors) -> None:
    """The focus is on what comes next, and the words are read aloud."""
    anna = visitors()
    page = anna.go("/learn/gather")
    page.wait_for_selector('.lesson[data-step="0"]')
    assert page.locator(".lesson [aria-live]").count() == 1
    for number in range(2):
        page.wait_for_selector(f'.lesson[data-step="{number}"] .go:focus')
        page.keyboard.press("Enter")
    page.wait_for_selector('.lesson[data-step="2"] .words:focus')
    for number, keys in enumerate(("1", "h Enter", "e"), 2):
        page.wait_for_selector(f'.lesson[data-step="{number}"][data-waits="choice"]')
        page.wait_for_selector(".status [data-settled]", state="attached")
        for key in keys.split():
            page.keyboard.press(key)
    page.wait_for_selector('.lesson[data-step="5"][data-waits="next"]')


def test_a_lesson_that_the_server_has_forgotten_is_opened_again(
    visitors: Visitors, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('own') / 'citadels.sqlite3'}"
    with served(database, bot_delay="0") as own:
        page = visitors().page
        page.goto(f"{own.address}/learn/gather")
        page.locator(".lesson .go").click()
        page.wait_for_selector('.lesson[data-step="1"]')
        page.evaluate("document.querySelector('.lesson').dataset.old = 'yes'")
        own.kill()
        own.start()
        page.wait_for_selector('.lesson[data-step="1"]:not([data-old])')
        page.locator(".lesson .go").click()
        page.wait_for_selector('.lesson[data-step="2"]')
