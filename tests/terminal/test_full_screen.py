"""The full-screen game with Textual's pilot: whole games, keys and mouse, sizes, languages, snapshots."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios

import pytest

from citadels import Setup
from citadels.lang import LANGUAGES, find_language
from citadels.terminal import left_games
from citadels.terminal.full.chips import ChipView
from citadels.terminal.full.table import TableScreen
from citadels.terminal.full.themes import THEMES, chosen_theme
from citadels.terminal.placing import by_place
from tests.cli.command import SECONDS, line_of
from tests.terminal.full_screen import Player, local_sitting, playing
from tests.terminal.screens import FOUR, SCREENS, Wanted, ahead, drawn, play

SIZE = (80, 24)


@pytest.mark.parametrize("wanted", SCREENS, ids=lambda wanted: wanted.name)
def test_screens_look_as_they_did(wanted: Wanted) -> None:
    """After a change on purpose: python -m tests.terminal.screens."""
    screen = asyncio.run(drawn(wanted))
    assert screen == wanted.path.read_text(encoding="utf-8")
    lines = screen.splitlines()
    assert len(lines) == wanted.size[1]
    assert max(map(len, lines)) <= wanted.size[0]


@pytest.mark.parametrize(
    ("code", "size", "other"), [("en", SIZE, (140, 45)), ("ru", (140, 45), SIZE)], ids=["en", "ru"]
)
def test_a_whole_game_with_another_size_in_the_middle(
    code: str, size: tuple[int, int], other: tuple[int, int]
) -> None:
    asyncio.run(_a_whole_game(code, size, other))


async def _a_whole_game(code: str, size: tuple[int, int], other: tuple[int, int]) -> None:
    language = find_language(code)
    sitting = local_sitting(Setup(players=4, city_size=4, crown=0), 3, code)
    async with playing(sitting, size) as player:
        await play(player, 10)
        await player.pilot.resize_terminal(*other)
        await player.settle()
        wide = player.table.has_class("wide")
        assert wide == (other != SIZE)
        assert language.say("screen-keys_leave") in player.screen()
        await play(player, 10)
        await player.pilot.resize_terminal(*size)
        await player.settle()
        await play(player, 1000)
        assert sitting.game.over
        assert language.say("score-final") in player.screen()
        await player.press("escape")
        assert language.say("table-over") in player.screen()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_at_80_by_24(code: str) -> None:
    asyncio.run(_a_language(code))


async def _a_language(code: str) -> None:
    language = find_language(code)
    async with playing(ahead(local_sitting(FOUR, 7, code), 2), SIZE) as player:
        screen = player.screen()
        assert "{" not in screen
        view = player.sitting.sight.view
        assert view is not None
        for card in view["players"][0]["hand"]:
            assert language.card(card) in screen
        # All keys fit into the line.
        keys = [chip for chip in player.table.query(ChipView) if "key" in chip.chip.classes]
        assert all(key.region.right <= SIZE[0] and key.region.y == SIZE[1] - 1 for key in keys)
        await player.press("question_mark")
        assert language.say("screen-keys_help") in player.screen()


def chip_at(player: Player, place: str) -> ChipView:
    return next(chip for chip in player.table.query(ChipView) if chip.chip.place == place)


def test_a_click_on_a_card_builds_it_or_says_why_not() -> None:
    asyncio.run(_clicks())


async def _clicks() -> None:
    sitting = local_sitting(FOUR, 7)
    async with playing(sitting, SIZE) as player:
        dear: list[str] = []
        built: list[str] = []
        while not (dear and built):
            assert not sitting.sight.over
            await play(player, 1)
            view = sitting.game.view(0)
            built = [
                str(offer.option.arguments["card"]) for offer in player.offers if offer.option.verb == "build"
            ]
            dear = [card for card in view["players"][0]["hand"] if card not in built]
        own = view["players"][0]
        await player.pilot.click(chip_at(player, f"hand {dear[0]}"))
        await player.settle()
        reasons = [reason for _, reason in sitting.why_not_at(f"hand {dear[0]}") if reason is not None]
        assert sitting.speaker.reason(reasons[0]) in player.screen()
        assert sitting.game.view(0) == view
        # A right click shows the text of the card.
        await player.pilot.click(chip_at(player, f"hand {dear[0]}"), button=3)
        await player.settle()
        assert "Esc: close" in player.screen()
        await player.press("escape")
        card = built[0]
        assert len(by_place(player.offers, view)[f"hand {card}"]) == 1
        await player.pilot.click(chip_at(player, f"hand {card}"))
        await player.settle()
        city = sitting.game.view(0)["players"][0]["city"]
        assert [entry["card"] for entry in city] == [*(entry["card"] for entry in own["city"]), card]
        # Undo brings it back.
        await player.press("u")
        assert sitting.game.view(0)["players"][0]["city"] == own["city"]


def test_keys_alone_are_enough() -> None:
    asyncio.run(_keys())


async def _keys() -> None:
    sitting = local_sitting(FOUR, 7)
    async with playing(sitting, SIZE) as player:
        # The focus is where something can be chosen; Tab goes on to the next such place, Enter chooses.
        focused = player.table.focused
        assert isinstance(focused, ChipView)
        assert focused.chip.offered
        await player.press("tab")
        other = player.table.focused
        assert isinstance(other, ChipView)
        assert other is not focused
        assert other.chip.offered
        wanted = str(other.chip.offers[0].option)
        await player.press("enter")
        assert sitting.game.record()["choices"][0] == wanted
        # Arrow keys reach what cannot be chosen, too, and the line below tells about it.
        for _ in range(12):
            await player.press("up")
        assert isinstance(player.table.focused, ChipView)
        assert player.table.focused.chip.place.startswith("character ")
        # A number that does not exist is told what is allowed.
        before = sitting.sight
        await player.press("0")
        assert f"Choices go from 1 to {len(player.offers)}." in player.screen()
        assert sitting.sight is before
        # A hint, and the theme that is remembered.
        await player.press("h")
        assert "% to win" in player.screen()
        assert len(sitting.hints) == 1
        await player.press("escape", "t")
        assert player.pilot.app.theme == chosen_theme() == THEMES[1].name


def test_numbers_with_two_digits() -> None:
    asyncio.run(_two_digits())


async def _two_digits() -> None:
    sitting = local_sitting(Setup(players=8, set="random", crown=0), 11)
    async with playing(sitting, SIZE) as player:
        while len(player.offers) < 12:
            assert not sitting.sight.over
            await play(player, 1)
        before = len(sitting.game.record()["choices"])
        eleventh = player.offers[10].option
        await player.press("1")
        assert len(sitting.game.record()["choices"]) == before
        await player.press("1")
        assert sitting.game.record()["choices"][before] == str(eleventh)


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *arguments: str, size: tuple[int, int] = SIZE) -> None:
        self._here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            line_of(arguments), stdin=there, stdout=there, stderr=there, env=environment, close_fds=True
        )
        os.close(there)
        self.shown = ""

    def until(self, text: str) -> None:
        """Read on until a text has been shown."""
        while text not in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.shown):
            ready, _, _ = select.select([self._here], [], [], SECONDS)
            assert ready, self.shown
            try:
                read = os.read(self._here, 65536)
            except OSError:  # the other end is closed
                read = b""
            assert read, self.shown
            self.shown += read.decode(errors="replace")

    def press(self, keys: str) -> None:
        self.shown = ""
        os.write(self._here, keys.encode())

    def end(self) -> int:
        status = self.process.wait(SECONDS)
        os.close(self._here)
        return status


def test_in_a_real_terminal_a_game_is_left_and_continued() -> None:
    terminal = Terminal("play", "--players", "4", "--seed", "7", "--lang", "en")
    terminal.until("Choose your character for this round.")
    terminal.press("1")
    terminal.until("You choose the")
    terminal.press("q")
    terminal.until("Your game is saved. To continue: citadels play --resume")
    assert terminal.end() == 0
    [kept] = left_games.folder().glob("*.json")
    assert left_games.take_up(kept).game.record()["choices"]
    # Without flags, the questions come first; the first is about the unfinished game.
    terminal = Terminal("play", "--lang", "en")
    terminal.until("You have an unfinished game.")
    terminal.press("\r")
    terminal.until("Round 1")
    terminal.press("q")
    terminal.until("To continue: citadels play --resume")
    assert terminal.end() == 0


def test_plain_lines_in_a_terminal() -> None:
    terminal = Terminal("play", "--players", "4", "--seed", "7", "--lang", "en", "--plain")
    terminal.until("Type the number of a choice, or ? for help.")
    terminal.press("q\n")
    terminal.until("You leave the table. See you next time!")
    assert terminal.end() == 0


def test_the_table_screen_is_the_only_one_after_a_choice() -> None:
    """A place with several choices asks which; the answer is played."""
    asyncio.run(_several())


async def _several() -> None:
    sitting = local_sitting(FOUR, 7)
    async with playing(sitting, SIZE) as player:
        # The Magician can build a card of the hand or trade it in.
        for choice in ("choose magician", "take_gold"):
            await player.choose(next(offer for offer in player.offers if str(offer.option) == choice))
        several = next(chip for chip in player.table.query(ChipView) if len(chip.chip.offers) > 1)
        before = len(sitting.game.record()["choices"])
        second = str(several.chip.offers[1].option)
        await player.pilot.click(several)
        await player.settle()
        assert not isinstance(player.pilot.app.screen, TableScreen)
        await player.press("down", "enter")
        assert isinstance(player.pilot.app.screen, TableScreen)
        assert sitting.game.record()["choices"][before] == second
