"""Small dice that give the same numbers in every build and on every machine."""

from typing import Final

DICE_MASK: Final = 0xFFFFFFFF


class Dice:
    """A 32-bit xorshift: enough for mixing choices and for play-outs, never for dealing real cards."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x = (seed * 2654435761 + 88675123) & DICE_MASK or 1  # spreads similar seeds apart
        for _ in range(4):
            self.next()

    def next(self) -> int:
        """A number from 1 to 2**32 - 1."""
        x = self.x
        x ^= (x << 13) & DICE_MASK
        x ^= x >> 17
        x ^= (x << 5) & DICE_MASK
        self.x = x
        return x

    def below(self, bound: int) -> int:
        return (self.next() >> 3) % bound

    def unit(self) -> float:
        """A number from 0 to 1."""
        return self.next() / 4294967296.0


_EXP_BOUND: Final = 12.0


def portable_exp(x: float) -> float:
    """Nearly exp(x), as (1 + x / 32) ** 32 from multiplications alone: the same on every machine."""
    y = 1.0 + max(-_EXP_BOUND, min(_EXP_BOUND, x)) / 32.0
    y *= y
    y *= y
    y *= y
    y *= y
    return y * y
