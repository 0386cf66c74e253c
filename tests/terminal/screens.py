"""Screens of the full-screen game, written out as text; ``python -m tests.terminal.screens`` rewrites them.

Look at every difference before you commit it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from citadels import Setup
from citadels.terminal.local import LocalSitting
from tests.terminal.full_screen import Player, local_sitting, playing

FOLDER = Path(__file__).with_name("screens")


class Wanted(NamedTuple):
    """A screen: a game, how far it has been played, the size, and the keys pressed then."""

    name: str
    code: str
    size: tuple[int, int]
    setup: Setup
    choices: int
    keys: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


FOUR = Setup(players=4, crown=0)
SCREENS = (
    Wanted("draft", "en", (80, 24), FOUR, 0),
    Wanted("turn", "en", (80, 24), FOUR, 14),
    Wanted("turn-wide", "en", (140, 45), FOUR, 14),
    Wanted("turn-german", "de", (80, 24), FOUR, 14),
    Wanted("turn-russian-wide", "ru", (140, 45), FOUR, 14),
    Wanted("eight-players", "en", (80, 24), Setup(players=8, set="illustrious_emissaries", crown=0), 24),
    Wanted("choices", "en", (80, 24), FOUR, 14, ("c",)),
    Wanted("card", "en", (80, 24), FOUR, 14, ("up", "up", "up", "up", "up", "up", "up", "up", "up", "i")),
    Wanted("help", "en", (80, 24), FOUR, 0, ("question_mark",)),
    Wanted("log", "cs", (80, 24), FOUR, 14, ("l",)),
    Wanted("result", "en", (80, 24), Setup(players=2, city_size=4, crown=0), 1000),
)


async def play(player: Player, choices: int) -> None:
    """So many choices, the first one each time, and the turn ended only when nothing else is left."""
    for _ in range(choices):
        if player.sitting.sight.over:
            return
        going_on = [offer for offer in player.offers if offer.option.verb != "end_turn"]
        await player.choose((going_on or player.offers)[0])


def ahead(sitting: LocalSitting, choices: int) -> LocalSitting:
    """The same, before the screen is there."""
    for _ in range(choices):
        sight = sitting.wait()
        if sight.view is None or sight.over:
            break
        options = sight.view["decision"]["options"]
        sitting.play(next((text for text in options if text != "end_turn"), options[0]))
    return sitting


async def drawn(wanted: Wanted) -> str:
    sitting = ahead(local_sitting(wanted.setup, 7, wanted.code), wanted.choices)
    async with playing(sitting, wanted.size) as player:
        if wanted.keys:
            await player.press(*wanted.keys)
        return player.screen()


def rewritten() -> Iterator[str]:
    FOLDER.mkdir(exist_ok=True)
    for wanted in SCREENS:
        wanted.path.write_text(asyncio.run(drawn(wanted)), encoding="utf-8")
        yield wanted.name


if __name__ == "__main__":
    for name in rewritten():
        print(name)
