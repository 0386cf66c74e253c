"""The full-screen game as a person with a keyboard has it: pressed keys, and the screen as text."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from citadels import Game, Setup
from citadels.bots import find_bot
from citadels.lang import Speaker, find_language
from citadels.terminal.full.app import FullScreen, at_once
from citadels.terminal.full.table import TableScreen
from citadels.terminal.local import LocalSitting
from citadels.terminal.options import Offer
from citadels.terminal.sitting import Sitting

NAMES = ("You", "Leo", "Noemi", "Otto", "Ingrid", "Hugo", "Miriam", "René")


class Player:
    """Somebody in front of the screen."""

    def __init__(self, pilot: Pilot[None], sitting: Sitting) -> None:
        self.pilot = pilot
        self.sitting = sitting

    @property
    def table(self) -> TableScreen:
        [table] = [screen for screen in self.pilot.app.screen_stack if isinstance(screen, TableScreen)]
        return table

    @property
    def offers(self) -> list[Offer]:
        return [] if self.table._offers is None else self.table._offers.all

    async def settle(self) -> None:
        """Until everything that was begun is done and shown."""
        await self.pilot.pause()
        while not self.table.idle:
            await self.pilot.pause(0.005)
        await self.pilot.pause()

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait for something that others do."""
        while not wanted():
            await self.pilot.pause(0.01)
        await self.settle()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def choose(self, offer: Offer) -> None:
        """By its number."""
        await self.pilot.press(*str(offer.number))
        if self.table._typed:
            await self.pilot.press("enter")
        await self.settle()

    def screen(self) -> str:
        """What stands on the screen."""
        strips = self.pilot.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


@asynccontextmanager
async def playing(sitting: Sitting, size: tuple[int, int]) -> AsyncIterator[Player]:
    app = FullScreen(at_once(sitting), lambda: sitting.speaker)
    async with app.run_test(size=size) as pilot:
        player = Player(pilot, sitting)
        await player.settle()
        yield player


def local_sitting(setup: Setup, seed: int, code: str = "en") -> LocalSitting:
    """Seat 0 among bots."""
    game = Game(setup, seed)
    speaker = Speaker.at_table(find_language(code), game, 0, NAMES[: setup.players])
    bots = {seat: find_bot("random").player(seat) for seat in range(1, setup.players)}
    return LocalSitting(game, speaker, bots)
