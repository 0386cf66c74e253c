"""Several people at one device: a curtain between them, and nothing of one person before another's eyes."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from citadels import Game
from citadels.lang.language import find_language
from tests.browser.test_prompts import cookie_of
from tests.browser.test_screens import faults_of_axe
from tests.browser.visitor import Visitor, Visitors
from tests.server.guests import Guest, Server
from tests.server.prepared import NAMES, game_until, prepare

MOST_CHOICES = 300
LIFT = ".curtain .button.primary:not([aria-disabled])"


def everything(page: Page) -> str:
    """The page as it is, and as a screen reader has it."""
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")
    session.detach()
    return json.dumps(page.content(), ensure_ascii=False) + json.dumps(tree, ensure_ascii=False)


def name_of(card: str) -> str:
    return find_language("en").card(card, "deluxe")


def hand_of(state: dict[str, Any], seat: int) -> set[str]:
    return set(state["view"]["players"][seat]["hand"])


def choose_something(page: Page) -> None:
    """Build if that is possible, and take gold before that."""
    version = page.locator(".board").get_attribute("data-version")
    page.wait_for_selector(".status [data-settled]", state="attached")
    wishes = (".hand .place.legal", "[data-choice=take_gold]", ".place.legal", "[data-choice]")
    offered = [page.locator(f".board {wish}:visible") for wish in wishes]
    next(found for found in offered if found.count()).first.click()
    sheet = page.locator("dialog[open] .button.primary")
    if sheet.count():
        sheet.first.click()
    page.wait_for_selector(f'.curtain, .finish, .board:not([data-version="{version}"])')


class Device:
    """Three people around one browser, who play as fast as they can."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = table
        self.handed: list[str] = []

    def states(self) -> list[dict[str, Any]]:
        """What each of them may know, with everything they have seen happen."""
        path = f"/api/tables/{self.table}"
        return [self.visitor.ask(f"{path}?person={person}") for person in range(3)]

    def check_curtain(self) -> None:
        """Nothing of anybody is there."""
        hands = set[str]().union(*(hand_of(one["state"], seat) for seat, one in enumerate(self.states())))
        assert hands
        page = everything(self.page)
        assert self.page.locator(".board").count() == 0
        assert [card for card in hands if name_of(card) in page or f'"{card}"' in page] == []

    def check_holder(self) -> None:
        """Nothing of the others is there that the one who holds the device may not know."""
        name = self.handed[-1]
        states = self.states()
        holder = [seat["name"] for seat in states[0]["state"]["table"]["seats"]].index(name)
        known = json.dumps(states[holder])
        secret = set[str]()
        for seat, one in enumerate(states):
            if seat != holder:
                secret |= {card for card in hand_of(one["state"], seat) if f'"{card}"' not in known}
        page = everything(self.page)
        assert self.page.locator(".hand .place").count() == len(
            states[holder]["state"]["view"]["players"][holder]["hand"]
        )
        assert [card for card in secret if name_of(card) in page or f'"{card}"' in page] == []

    def hand_over(self, look: bool) -> None:
        heading = self.page.locator(".curtain h1").inner_text()
        self.handed.append(heading.removeprefix("Hand over to "))
        if look:
            self.check_curtain()
        self.page.locator(LIFT).click()
        self.page.wait_for_selector(".board")
        if look:
            self.check_holder()

    def play(self) -> None:
        """Until the game is over."""
        for _ in range(MOST_CHOICES):
            self.page.wait_for_selector(".curtain, .status.mine, .finish")
            if self.page.locator(".finish").count():
                return
            if self.page.locator(".curtain").count():
                self.hand_over(look=len(self.handed) in (1, 4, 8))
            else:
                choose_something(self.page)
        raise AssertionError("the game does not come to its end")


def test_three_people_play_a_whole_game_on_one_device(visitors: Visitors) -> None:
    anna = visitors()
    table = anna.open_table(3, people=3, city_size=4)
    page = anna.go(f"/t/{table}")
    # The others sit down in the lobby.
    for name in ("Bob", "Cleo"):
        page.get_by_role("button", name="Someone on this device").first.click()
        page.get_by_label("Name of the player who joins you here").fill(name)
        page.keyboard.press("Enter")
        expect(page.locator(".seat-entry", has_text=name)).to_contain_text("on this device")
    # One of them has another name.
    page.locator(".seat-entry", has_text="Bob").get_by_role("button", name="Change name").click()
    page.locator(".seat-entry form .input").fill("Bruno")
    page.keyboard.press("Enter")
    expect(page.locator(".seat-entry", has_text="Bruno")).to_contain_text("on this device")
    page.get_by_role("button", name="Start the game").click()
    device = Device(anna, table)
    device.play()
    assert {"Anna", "Bruno", "Cleo"} == set(device.handed)
    # The same person is never handed what they hold already.
    assert all(one != other for one, other in zip(device.handed, device.handed[1:], strict=False))
    game = Game.from_record(anna.ask(f"/api/tables/{table}/record"))
    assert game.over
    # Everything is open now, and the three of them stay together.
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".seat-entry", has_text="on this device")).to_have_count(2)


def test_by_keyboard_from_the_start_page(visitors: Visitors) -> None:
    anna = visitors(390, 844)
    page = anna.go("/")
    page.get_by_role("link", name="Several people on this device").press("Enter")
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Anna")
    page.get_by_role("button", name="Play now").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("same name")
    page.get_by_label("Name of player 2").fill("Bob")
    page.get_by_label("Bots at the table").select_option("0")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Play now").press("Enter")
    # The curtain says whose turn it is, and its button has the focus.
    curtain = page.locator(".curtain h1")
    first = curtain.inner_text()
    expect(page.locator("[role=log]").first).to_have_text(first)
    page.wait_for_selector(LIFT)
    assert list(faults_of_axe(page)) == []
    assert page.locator(f"{LIFT}:focus").count() == 1
    page.keyboard.press("Enter")
    page.wait_for_selector(".status.mine")
    # Put away, and taken up again: after a reload, too.
    page.get_by_role("button", name="Hide my cards").press("Enter")
    expect(curtain).to_have_text(first)
    page.reload()
    expect(curtain).to_have_text(first)
    page.locator(LIFT).press("Enter")
    page.wait_for_selector(".status.mine [data-settled]", state="attached")
    page.locator(".status .place.legal").first.press("Enter")
    expect(curtain).not_to_have_text(first)


def around(server: Server, visitors: Visitors, kind: str, setup: dict[str, Any]) -> tuple[Visitor, Game]:
    """A device whose people are all players of a game, one of whom is asked a question of that kind."""

    def wanted(game: Game) -> bool:
        return not game.over and game.decision.kind == kind

    seed, choices, game = game_until(wanted, setup)
    guest = Guest(server)
    people = [guest, *(guest.beside(person) for person in range(1, game.players))]
    table = prepare(server, people, setup, seed, choices)
    anna = visitors(known_as=cookie_of(guest))
    anna.go(f"/t/{table}")
    return anna, game


def test_whoever_chose_may_take_it_back_before_the_next_one_chooses(
    visitors: Visitors, server: Server
) -> None:
    anna, game = around(server, visitors, "confiscate", {"players": 4, "set": "devious_dignitaries"})
    page = anna.page
    builder = next(seat for seat in range(4) if game.can_undo(seat))
    asked = game.decision.seat
    assert builder != asked
    expect(page.locator(".curtain h1")).to_have_text(f"Hand over to {NAMES[asked]}")
    page.wait_for_selector(LIFT)
    page.get_by_role("button", name=f"{NAMES[builder]} takes it back").click()
    expect(page.locator(".curtain h1")).to_have_text(f"Hand over to {NAMES[builder]}")


def test_a_public_question_needs_no_curtain_unless_it_is_wanted(visitors: Visitors, server: Server) -> None:
    anna, game = around(server, visitors, "graveyard", {"edition": "classic", "players": 4})
    page = anna.page
    page.wait_for_selector(".status.mine [data-settled]")
    expect(page.locator(".status .you")).to_have_text(NAMES[game.decision.seat])
    assert page.locator(".hand").count() == 0
    hidden = {card for seat in range(4) for card in game.view(seat)["players"][seat]["hand"]}
    hidden -= {card for card in hidden if f'"{card}"' in json.dumps([game.view(None), game.events(None)])}
    shown = everything(page)
    assert [card for card in hidden if name_of(card) in shown] == []
    # Behind a curtain, if they like it better.
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem("citadels-preferences"));
          localStorage.setItem("citadels-preferences", JSON.stringify({ ...kept, curtains: true }));
        }"""
    )
    page.reload()
    expect(page.locator(".curtain h1")).to_have_text(f"Hand over to {NAMES[game.decision.seat]}")


def test_nobody_can_tell_who_is_asked_in_secret(visitors: Visitors, server: Server) -> None:
    """All look, one after another, and the answer is sent when the last one has."""
    setup = {"edition": "classic", "players": 3, "action_cards": "second"}
    anna, game = around(server, visitors, "strongman", setup)
    page = anna.page
    asked = game.decision.seat
    stored = len(server.stored.entries(page.url.rpartition("/")[2]))
    for seat in range(3):
        expect(page.locator(".curtain h1")).to_have_text(f"Hand over to {NAMES[seat]}")
        page.locator(LIFT).click()
        page.wait_for_selector(".board")
        assert len(server.stored.entries(page.url.rpartition("/")[2])) == stored
        if seat == asked:
            page.wait_for_selector(".status.mine [data-settled]")
            page.locator(".status [data-choice=hold_back]").click()
        else:
            expect(page.locator(".party-bar")).to_contain_text("Nothing for you")
            page.get_by_role("button", name="Pass on").click()
    page.wait_for_selector(".curtain, .board")
    while len(server.stored.entries(page.url.rpartition("/")[2])) == stored:
        page.wait_for_timeout(20)
