"""The room: the table on a big screen that knows nothing secret, and phones as hands."""

import json

from playwright.sync_api import expect

from tests.browser.test_screens import faults_of_axe
from tests.browser.visitor import Visitor, Visitors

CHOICES = 14
# Letters that are read from three metres, on a screen of 1080 lines.
LEAST_LETTERS = 24
# How loud the screen has been (what the page plays, listened to), and whether it is kept from falling asleep.
EARS = """
  window.loudest = 0;
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof AudioDestinationNode) {
      const ear = this.context.createAnalyser();
      const samples = new Float32Array(ear.fftSize);
      connect.call(this, ear);
      setInterval(() => {
        ear.getFloatTimeDomainData(samples);
        window.loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), window.loudest);
      }, 10);
    }
    return connect.call(this, to, ...rest);
  };
  const { request } = WakeLock.prototype;
  WakeLock.prototype.request = async function (kind) {
    const lock = await request.call(this, kind);
    window.awake = !lock.released;
    return lock;
  };
"""
AUDIBLE = 0.01  # of full scale


def choose(visitor: Visitor) -> None:
    page = visitor.page
    version = page.locator(".board").get_attribute("data-version")
    page.wait_for_selector(".status [data-settled]", state="attached")
    wishes = (
        ".hand .place.legal",
        "[data-choice=take_gold]",
        ".place.legal",
        ".hand-choices button",
        "[data-choice]",
    )
    offered = [page.locator(f".board {wish}:visible") for wish in wishes]
    next(found for found in offered if found.count()).first.click()
    sheet = page.locator("dialog[open] .button.primary")
    if sheet.count():
        sheet.first.click()
    page.wait_for_selector(f'.board:not([data-version="{version}"])')


def test_two_phones_and_a_screen_at_one_table(visitors: Visitors) -> None:
    anna, bert = visitors(390, 844, touch=True), visitors(390, 844, touch=True)
    table = anna.open_table(2, people=2)
    # The screen belongs to somebody who plays: even so it shows what a spectator sees.
    screen = visitors(1920, 1080, known_as=anna.context.storage_state())
    screen.context.add_init_script(EARS)
    wall = screen.go(f"/t/{table}/screen")
    expect(wall.locator(".room-lobby")).to_contain_text("Anna")
    expect(wall.get_by_role("img", name="QR code")).to_be_visible()
    bert.go(f"/t/{table}")
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").click()
    expect(wall.locator(".room-lobby")).to_contain_text("Bert")
    assert list(faults_of_axe(wall)) == []
    anna.go(f"/t/{table}")
    for phone in (anna, bert):
        phone.page.get_by_text("All in one room").click()
        phone.page.get_by_label("only my hand").check()
    anna.page.get_by_role("button", name="Start the game").click()
    wall.wait_for_selector(".room")
    wall.mouse.click(960, 540)  # browsers let a page sound only then
    for phone in (anna, bert):
        phone.page.wait_for_selector(".board.hand-only")
    for _ in range(CHOICES):
        anna.page.wait_for_selector(".status")
        asked = screen.state["view"]["decision"]["seat"]
        playing = next(one for one in (anna, bert) if one.state["table"]["you"] == asked)
        playing.await_turn()
        version = wall.locator(".room").get_attribute("data-version")
        choose(playing)
        wall.wait_for_selector(f'.room:not([data-version="{version}"])')

    assert wall.evaluate("window.awake") is True
    wall.wait_for_function(f"window.loudest > {AUDIBLE}")

    # Phones have hand, question and own city; everything else is on the screen, in large letters.
    for phone in (anna, bert):
        assert phone.page.locator(".hand .place").count() or phone.page.locator(".hand .empty").count()
        assert phone.page.locator(".city").count() == 1
        assert phone.page.locator(".characters").count() == 0
    assert wall.locator(".room-city").count() == 2
    assert wall.locator(".subtitles p").count() == 2
    sizes = wall.locator(".room-city :is(h2, dd, .name), .subtitles p:not(.before)").evaluate_all(
        "found => found.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= LEAST_LETTERS
    assert list(faults_of_axe(wall)) == []
    # What it was sent names nobody's hand, and it can choose nothing.
    states = [frame["state"] for frame in screen.frames if frame["type"] == "state"]
    assert len(states) > CHOICES
    for state in states:
        assert state["table"]["you"] is None
        for player in (state["view"] or {"players": []})["players"]:
            assert player["hand"] is None
        decision = state["view"] and state["view"]["decision"]
        assert not decision or decision["options"] is None
    assert '"hand": [' not in json.dumps(states)
