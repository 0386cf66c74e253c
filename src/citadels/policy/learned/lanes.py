"""Rows of small weights as single large integers, so that adding rows adds all their weights at once.

A lane is a number of bits of such an integer. Sums and products of whole rows are exact and the same on every
machine, and take a fraction of the time of loops over lists, compiled or not.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64  # what mypyc makes a machine number; Python never sees it


class Lanes:
    """How a row of so many weights is packed."""

    __slots__ = ("_bytes", "_half", "_offset", "_width", "count")

    def __init__(self, count: int, width: int) -> None:
        """``width`` is the bytes of a lane: no sum of weights may need more, sign included."""
        self.count = count
        self._width = width
        self._half = 1 << (8 * width - 1)
        self._bytes = count * width
        self._offset = self.packed([self._half] * count)  # makes every lane positive

    def packed(self, weights: Sequence[int]) -> int:
        row = 0
        for number in range(len(weights)):
            row += weights[number] << (8 * self._width * number)
        return row

    def unpacked(self, row: int) -> list[int]:
        data = (row + self._offset).to_bytes(self._bytes, "little")
        # Machine numbers: a lane never needs more than 64 bits.
        half: i64 = self._half
        width: i64 = self._width
        found: list[int] = []
        place: i64 = 0
        for _ in range(self.count):
            value: i64 = 0
            byte: i64 = place + width
            while byte > place:
                byte -= 1
                low: i64 = data[byte]
                value = value << 8 | low
            place += width
            found.append(value - half)
        return found
