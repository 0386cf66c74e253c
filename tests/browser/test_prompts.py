"""What the table asks and how it answers, in positions of real games: prompts, labels, refusals."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, StorageState, expect

from citadels import Game
from citadels.cards.editions import EDITIONS
from tests.browser.visitor import Visitor, Visitors
from tests.server.guests import Guest, Server
from tests.server.prepared import game_until, prepare

DELUXE: dict[str, Any] = {"players": 4, "set": "random"}
# With all unique districts, so that somebody has the Hospital.
HOSPITALS = {
    "edition": "deluxe-cz",
    "players": 5,
    "set": "random",
    "unique_count": len(EDITIONS["deluxe-cz"].uniques),
}
CZECH: dict[str, Any] = {"edition": "deluxe-cz", "players": 4, "set": "random", "action_cards": "second"}


def cookie_of(guest: Guest) -> StorageState:
    cookie: Any = {
        "name": "citadels",
        "value": guest.token,
        "domain": "127.0.0.1",
        "path": "/",
        "expires": -1,
        "httpOnly": True,
        "secure": False,
        "sameSite": "Lax",
    }
    return {"cookies": [cookie], "origins": []}


class Asked:
    """Sits down in front of a wanted position, as the player who must decide."""

    def __init__(self, visitors: Visitors, server: Server) -> None:
        self._visitors = visitors
        self._server = server

    def __call__(self, wanted: Callable[[Game], bool], setup: dict[str, Any], **how: Any) -> Visitor:
        seed, choices, game = game_until(wanted, setup)
        guest = Guest(self._server)
        people: list[Guest | None] = [None] * game.players
        people[game.decision.seat] = guest
        table = prepare(self._server, people, setup, seed, choices)
        anna = self._visitors(known_as=cookie_of(guest), **how)
        anna.go(f"/t/{table}")
        anna.page.wait_for_selector(".status.mine [data-settled]")
        return anna


@pytest.fixture
def asked(visitors: Visitors, server: Server) -> Asked:
    return Asked(visitors, server)


def turn(acting: str, *verbs: str, without: str = "") -> Callable[[Game], bool]:
    """A usual turn of a character in which all these verbs are on offer, and another one is not."""

    def wanted(game: Game) -> bool:
        if game.over or game.decision.kind != "turn":
            return False
        offered = {option.verb for option in game.decision.options}
        if not set(verbs) <= offered or without in offered:
            return False
        seen = game.view(None)["turn"]
        return bool(seen["acting"] == acting and seen["kind"] == "usual")

    return wanted


def in_kind(kind: str) -> Callable[[Game], bool]:
    return lambda game: (
        not game.over and game.decision.kind == "turn" and game.view(None)["turn"]["kind"] == kind
    )


def at(page: Page, place: str) -> Locator:
    return page.locator(f'.board [data-place="{place}"]')


# Defect 5: the prompt names the power, things name their choice, and the bar leads to players.


def test_the_prompt_names_the_power_and_what_is_open(asked: Asked) -> None:
    page = asked(turn("assassin", "murder", "take_gold"), DELUXE).page
    expect(page.locator(".prompt")).to_contain_text("Assassin: Name a character to murder")
    steps = page.get_by_role("list", name="This turn").get_by_role("listitem")
    assert [re.sub(r"\s+", " ", text) for text in steps.all_inner_texts()] == [
        "○ gather (to do)",
        "○ murder (to do)",
        "– build 1 (not possible now)",
    ]
    page.locator('[data-choice="take_gold"]').click()
    expect(steps.first).to_contain_text("done")


def test_a_highlighted_thing_says_what_a_click_does(asked: Asked) -> None:
    anna = asked(turn("assassin", "murder"), DELUXE)
    page = anna.page
    token = page.locator('.board .place.legal[data-place^="character "]').first
    name = token.get_attribute("data-card")
    token.hover()
    label = page.locator(".preview .now")
    expect(label).to_contain_text("Murder the")
    page.mouse.move(1, 1)
    expect(label).to_have_count(0)
    while page.evaluate("document.activeElement?.dataset?.card") != name:
        page.keyboard.press("ArrowRight")
    expect(label).to_contain_text("Murder the")


@pytest.mark.parametrize(
    ("acting", "verb", "hint"),
    [
        ("magistrate", "warrant", "The first warrant you place is the signed one."),
        ("blackmailer", "threaten", "Your first threat is the one with the flower."),
    ],
)
def test_the_first_of_several_is_told_before_it_is_placed(
    asked: Asked, acting: str, verb: str, hint: str
) -> None:
    page = asked(turn(acting, verb), DELUXE).page
    expect(page.locator(".prompt")).to_contain_text(hint)


def test_an_emperor_is_told_why_the_turn_cannot_end(asked: Asked) -> None:
    page = asked(turn("emperor", "give_crown", without="take_gold"), DELUXE).page
    expect(page.locator('[data-choice="end_turn"]')).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("You can’t end your turn yet. Give the crown")
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".message").evaluate("area => area.scrollHeight <= area.clientHeight + 1"), width
    # Players can be chosen in the bar, too.
    page.get_by_role("button", name="Choose a player…").click()
    page.get_by_role("dialog").get_by_role("button", name="Give the crown to").first.click()
    expect(page.locator(".prompt")).not_to_contain_text("You can’t end your turn yet")


# Defects 14 and 15: special situations.


def test_an_unsigned_warrant_says_that_it_is_not_signed(asked: Asked) -> None:
    def unsigned(game: Game) -> bool:
        decision = game.decision if not game.over else None
        return decision is not None and [str(option) for option in decision.options] == ["let_stand"]

    page = asked(unsigned, DELUXE).page
    expect(page.locator(".prompt")).to_contain_text(
        "This warrant isn’t signed: you can only let it be built."
    )
    # T12: nobody but the reader answers this one, however long it takes.
    expect(page.locator(".prompt")).not_to_contain_text("It’s given for you")


def test_a_hospital_without_the_murdered_character_says_why_nothing_can_be_shown(asked: Asked) -> None:
    def hidden(game: Game) -> bool:
        return not game.over and [str(option) for option in game.decision.options] == ["stay_hidden"]

    page = asked(hidden, HOSPITALS).page
    expect(page.locator(".prompt")).to_contain_text(
        "You don’t hold the murdered character: you can only stay"
    )
    # T12: how long the answer takes must not tell anybody anything.
    expect(page.locator(".prompt")).not_to_contain_text("It’s given for you")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("bewitched", "You’re bewitched: gather, then the Witch plays the rest of your turn."),
        ("threatened", "You’re being blackmailed: gather first, then pay or refuse."),
        ("resumed", "whom you bewitched"),
    ],
)
def test_turns_that_are_not_as_usual_say_so(asked: Asked, kind: str, said: str) -> None:
    page = asked(in_kind(kind), DELUXE).page
    expect(page.locator(".prompt")).to_contain_text(said)


# Defect 17: hands that are looked at are cards.


@pytest.mark.parametrize("kind", ["wizard", "fortune_teller"])
def test_a_hand_that_lies_open_is_shown_as_cards(asked: Asked, kind: str) -> None:
    def wanted(game: Game) -> bool:
        return not game.over and game.decision.kind == kind and len(game.decision.options) > 1

    anna = asked(wanted, DELUXE if kind == "wizard" else CZECH)
    cards = anna.page.locator(".table-cards .place")
    assert cards.count() == len(anna.state["view"]["decision"]["hand"])
    expect(anna.page.locator(".table-cards h2")).to_contain_text("hand")
    expect(anna.page.locator(".table-cards .place.legal").first).to_be_visible()


def test_what_the_spy_has_seen_is_shown_as_cards(asked: Asked) -> None:
    page = asked(turn("spy", "spy"), DELUXE).page
    page.get_by_role("button", name="Choose a player…").click()
    page.get_by_role("dialog").locator(".choices .button").first.click()
    expect(page.locator(".table-cards .place, .log li:has-text('no cards')").first).to_be_visible()


# Defect 4: action cards.


def test_a_playable_action_card_is_played_by_a_click(asked: Asked) -> None:
    page = asked(turn("warlord", "play_fortune_teller", "destroy"), CZECH).page
    card = at(page, "hand fortune_teller")
    expect(card).to_have_class(re.compile("legal"))
    card.click()
    page.get_by_role("dialog").get_by_role("button", name="Fortune Teller: look at").first.click()
    expect(page.locator(".log")).to_contain_text("Fortune Teller")


def test_a_second_action_card_says_why_not(asked: Asked) -> None:
    def wanted(game: Game) -> bool:
        if game.over or game.decision.kind != "turn" or not game.state.flags & 256:
            return False
        return "big_top" in game.view(game.decision.seat)["players"][game.decision.seat]["hand"]

    page = asked(wanted, CZECH).page
    at(page, "hand big_top").first.click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("You’ve already played an action card this turn.")


# Defects 13 and 18: nothing happens by accident, and refusals appear where the click was.

# One click, and as soon as the choices have changed, more of them at the same place, and keys; and once more
# after the time of a slow double click. Timers run in the order of their times, however busy the machine is.
CLICK_AGAIN = """
([x, y]) => new Promise((done) => {
  const actions = document.querySelector(".status [data-settled]");
  const click = () => document.elementFromPoint(x, y)?.closest("button")?.click();
  const again = () => {
    for (const _ of [1, 2, 3]) click();
    for (const key of ["u", "1", "3", "e"]) dispatchEvent(new KeyboardEvent("keydown", { key }));
  };
  new MutationObserver((_, watching) => {
    if (actions.dataset.settled !== undefined) return;
    watching.disconnect();
    again();
    setTimeout(() => { again(); done(); }, 300);
  }).observe(actions, { attributes: true });
  click();
})
"""


def test_a_second_click_at_once_does_nothing(asked: Asked) -> None:
    anna = asked(turn("merchant", "take_gold", "extra_gold"), DELUXE)
    page = anna.page
    box = page.locator('[data-choice="take_gold"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(CLICK_AGAIN, [x, y])
    page.wait_for_selector(".status [data-settled]")
    entries = anna.server.stored.entries(page.url.rpartition("/")[2])
    assert [entry["choice"] for entry in entries if "command" in entry and entry["entry"] == "chose"] == [
        "take_gold"
    ]


def test_buttons_keep_their_places_in_a_turn(asked: Asked) -> None:
    page = asked(turn("merchant", "take_gold", "extra_gold"), DELUXE).page
    extra = page.locator('[data-choice="extra_gold"]')
    before = extra.bounding_box()
    page.locator('[data-choice="take_gold"]').click()
    expect(page.locator('[data-choice="take_gold"]')).to_have_count(0)
    assert extra.bounding_box() == before


def test_a_character_chosen_on_a_phone_can_be_taken_back(asked: Asked) -> None:
    """The button lies beside the characters that are offered next."""
    page = asked(
        lambda game: not game.over and game.decision.kind == "draft_discard",
        {"players": 2},
        width=390,
        height=844,
        touch=True,
    ).page
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".status .asked")).to_contain_text("Choose your character")


def test_a_refusal_appears_at_the_thing_that_was_clicked(asked: Asked) -> None:
    page = asked(turn("assassin", "murder", "take_gold"), DELUXE).page
    card = page.locator(".hand .place:not(.legal)").first
    card.click()
    bubble = page.locator(".refusal")
    expect(bubble).to_contain_text("You can’t do that")
    one, other = card.bounding_box(), bubble.bounding_box()
    assert one is not None
    assert other is not None
    assert abs((one["x"] + one["width"] / 2) - (other["x"] + other["width"] / 2)) < 200
    assert -20 < one["y"] - (other["y"] + other["height"]) < 60
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


# Defect 6: what a turn leaves unused.


def test_ending_a_turn_with_the_power_unused_asks_once(asked: Asked) -> None:
    anna = asked(turn("assassin", "murder", "end_turn"), DELUXE)
    page = anna.page
    page.keyboard.press("e")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You haven’t murdered anybody.")
    dialog.get_by_role("button", name="Keep playing").click()
    page.locator('[data-choice="end_turn"]').click()
    expect(dialog).to_have_count(0)
    expect(page.locator('[data-choice="end_turn"]')).to_have_count(0)


def test_ending_a_turn_with_gold_not_collected_asks(asked: Asked) -> None:
    page = asked(turn("merchant", "extra_gold", "end_turn", without="income"), DELUXE).page
    page.locator('[data-choice="end_turn"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("You haven’t collected 1 gold.")


def prefer(anna: Visitor, **preferences: object) -> None:
    anna.page.evaluate(
        "given => localStorage.setItem('citadels-preferences', JSON.stringify(given))", preferences
    )
    anna.page.reload()
    anna.page.wait_for_selector(".status.mine [data-settled]")


@pytest.mark.parametrize("when", ["end", "at_once"])
def test_gold_is_collected_by_itself_if_wanted(asked: Asked, when: str) -> None:
    anna = asked(turn("merchant", "extra_gold", "end_turn", without="income"), DELUXE)
    page = anna.page
    prefer(anna, collect=when, remind="on", language="en")
    if when == "end":
        page.locator('[data-choice="end_turn"]').click()
    else:
        expect(page.locator('[data-choice="extra_gold"]')).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("You receive 1 gold from the bank.")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_three_finished_games_end_the_reminders(asked: Asked) -> None:
    anna = asked(turn("assassin", "murder", "end_turn"), DELUXE)
    prefer(anna, finished="a b c", language="en")
    page = anna.page
    page.locator('[data-choice="end_turn"]').click()
    expect(page.locator('[data-choice="end_turn"]')).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


# Defect 19: one answer only.


def test_a_question_with_one_answer_for_all_to_see_answers_itself(asked: Asked) -> None:
    def penniless(game: Game) -> bool:
        return not game.over and [str(one) for one in game.decision.options] == ["stop_beautifying"]

    anna = asked(penniless, {**DELUXE, "players": 5, "ninth": True})
    expect(anna.page.locator(".prompt")).to_contain_text("Only one answer: Leave it at that.")
    expect(anna.page.locator(".prompt")).to_contain_text("Artist")  # back in the turn
    assert not [frame for frame in anna.frames if frame["type"] == "refused"]


def test_an_offer_of_the_diplomat_has_no_price(asked: Asked) -> None:
    page = asked(turn("diplomat", "offer"), DELUXE).page
    own = page.locator('.board .place.legal[data-place^="district "]').first
    assert "0" not in own.locator(".shown").inner_text()


# Defect 25: full texts of highlighted cards.


@pytest.mark.parametrize("how", ["context click", "key", "long press"])
def test_a_highlighted_card_can_be_read(asked: Asked, how: str) -> None:
    anna = asked(turn("assassin", "murder"), DELUXE, touch=how == "long press")
    page = anna.page
    token = page.locator('.board .place.legal[data-place^="character "]').first
    if how == "context click":
        token.click(button="right")
    elif how == "key":
        token.focus()
        page.keyboard.press("i")
    else:
        token.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Now: Murder the")
    expect(dialog.get_by_role("link", name="More in the rules")).to_be_visible()
    assert anna.state["view"]["decision"]["options"]  # nothing was chosen


# Defect 20: words.


def test_characters_are_chosen_in_so_many_words(asked: Asked) -> None:
    page = asked(lambda game: game.decision.kind == "draft", DELUXE).page
    names = [one.inner_text() for one in page.locator(".place.legal .visually-hidden").all()]
    assert names
    assert all("Choose the" in name for name in names)
    assert not any("rank" in name for name in names)


def test_a_district_names_only_characters_of_this_game(asked: Asked) -> None:
    anna = asked(turn("bishop", "take_gold"), {"players": 4, "set": "random"})
    page = anna.page
    page.locator('.hand .place:not([data-card="ghost"])').first.click(button="right")
    text = page.get_by_role("dialog").inner_text()
    playing = {one["character"] for one in anna.state["view"]["characters"]}
    absent = {"king": "King", "emperor": "Emperor", "patrician": "Patrician", "merchant": "Merchant"}
    absent |= {"bishop": "Bishop", "abbot": "Abbot", "cardinal": "Cardinal", "trader": "Trader"}
    absent |= {"warlord": "Warlord", "diplomat": "Diplomat", "marshal": "Marshal"}
    assert not [name for id, name in absent.items() if id not in playing and f"the {name}" in text]


def test_a_whole_game_with_everything_automatic(visitors: Visitors) -> None:
    anna = visitors()
    table = anna.open_table(3)
    anna.command(table, command="start")
    page = anna.go(f"/t/{table}")
    kept = '{"collect": "at_once", "language": "en"}'
    page.evaluate("kept => localStorage.setItem('citadels-preferences', kept)", kept)
    page.reload()
    chance = random.Random(12)
    for _ in range(12):
        if not anna.await_turn():
            break
        anna.click_something(chance)
    assert not [frame for frame in anna.frames if frame["type"] == "refused"]


# Each round, whoever has the Theater may exchange characters; who has the Acrobat is asked in secret.
THEATER = {"players": 4, "set": "random"}
ALWAYS = "Always answer like this in this game"
KEEP = """
  (table) => {
    const replies = { [table]: { theater: "keep_character" } };
    localStorage.setItem("citadels-replies", JSON.stringify(replies));
  }
"""


def question(kind: str) -> Callable[[Game], bool]:
    return lambda game: not game.over and game.decision.kind == kind


def test_a_question_is_answered_alike_from_now_on(asked: Asked) -> None:
    anna = asked(question("theater"), THEATER)
    page = anna.page
    page.get_by_label(ALWAYS).check()
    page.get_by_role("button", name="Keep your character").click()
    page.wait_for_selector('.board .status:not(:has-text("Your Theater"))')
    kept = page.evaluate("Object.values(JSON.parse(localStorage.getItem('citadels-replies')))")
    assert kept == [{"theater": "keep_character"}]


def test_the_page_gives_the_usual_answer_and_says_so(asked: Asked) -> None:
    anna = asked(question("theater"), THEATER)
    page = anna.page
    table = page.url.rpartition("/")[2]
    page.evaluate(KEEP, table)
    page.clock.install()
    page.reload()
    expect(page.locator(".status")).to_contain_text("As you wished: Keep your character.")
    page.get_by_role("button", name="Ask me again").click()
    page.clock.run_for(10_000)
    expect(page.locator(".status")).to_contain_text("Your Theater")
    expect(page.get_by_label(ALWAYS)).to_be_visible()
    page.evaluate(KEEP, table)
    page.reload()
    expect(page.locator(".status")).to_contain_text("As you wished")
    page.clock.run_for(10_000)
    page.wait_for_selector('.board .status:not(:has-text("Your Theater"))')


def test_a_secret_question_is_never_answered_by_the_page(asked: Asked) -> None:
    setup = {"edition": "deluxe-cz", "players": 5, "set": "random", "action_cards": "second"}
    anna = asked(question("acrobat"), setup)
    expect(anna.page.get_by_role("button", name="Keep the card")).to_be_visible()
    expect(anna.page.get_by_label(ALWAYS)).to_have_count(0)
