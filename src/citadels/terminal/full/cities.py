"""All cities, side by side, in as many rows as the window needs."""

from math import ceil
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll

from citadels.terminal.full.chips import Chips
from citadels.terminal.full.parts import Parts

_NARROWEST: Final = 19  # columns of a city
_HEAD: Final = 2  # lines with name and belongings
_COMPACT: Final = 2  # lines for districts without their names
_USUAL: Final = 5  # districts that there is always room for, so that the screen stays calm


class City(Vertical):
    """A player's name and belongings above their districts."""

    def compose(self) -> ComposeResult:
        yield Chips(classes="heads column")
        yield Chips(classes="districts")

    async def show(self, parts: Parts, seat: int, compact: bool) -> None:
        heads, districts = self.query_children(Chips)
        await heads.show([parts.head(seat)])
        districts.set_class(not compact, "column")
        await districts.show(parts.city(seat, compact))


class Cities(VerticalScroll, can_focus=False):
    """The cities of all players."""

    def __init__(self) -> None:
        super().__init__(id="cities")
        self._parts: Parts | None = None

    async def show(self, parts: Parts) -> None:
        """Show this position; cities are made when there are more players than before."""
        self._parts = parts
        missing = len(parts.view["players"]) - len(self.query_children(City))
        if missing > 0:
            await self.mount_all(City() for _ in range(missing))

    async def fit(self, width: int, height: int) -> int:
        """Fill so much space, and say how many lines of it are needed."""
        if self._parts is None or not width:
            return height
        seats = self._parts.seats()
        rows = ceil(len(seats) / max(1, width // _NARROWEST))
        tallest = max(len(player["city"]) for player in self._parts.view["players"])
        compact = rows * (_HEAD + tallest) > height
        self.styles.grid_size_columns = ceil(len(seats) / rows)
        self.styles.grid_size_rows = rows
        for city, seat in zip(self.query_children(City), seats, strict=True):
            await city.show(self._parts, seat, compact)
        return min(height, rows * (_HEAD + (_COMPACT if compact else max(tallest, _USUAL))))
