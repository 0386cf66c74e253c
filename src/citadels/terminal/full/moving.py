"""Arrow keys: from one widget to the nearest in a direction."""

from collections.abc import Sequence
from typing import TypeVar

from textual.geometry import Region
from textual.widget import Widget

W = TypeVar("W", bound=Widget)


def nearest(here: W, widgets: Sequence[W], x: int, y: int) -> W | None:
    """The nearest of some widgets to the left or right (x), or above or below (y)."""
    found = [widget for widget in widgets if widget is not here and _lies(here.region, widget.region, x, y)]
    return min(found, key=lambda widget: _distance(here.region, widget.region, x), default=None)


def _lies(here: Region, there: Region, x: int, y: int) -> bool:
    """Whether a region lies in a direction of another."""
    if x:
        return there.y == here.y and (there.x - here.x) * x > 0
    return (there.y - here.y) * y > 0


def _distance(here: Region, there: Region, x: int) -> tuple[int, int]:
    """How far a region is; up and down, the nearest line comes first, then the nearest column."""
    if x:
        return abs(there.x - here.x), 0
    return abs(there.y - here.y), int(abs(there.center[0] - here.center[0]))
