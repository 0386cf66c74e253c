"""Chance, from the game's seed and a counter in the position.

Keyed BLAKE2b gives 512 bits a call. A weaker generator would let a player who knows the own hand search
for the state behind the whole deck.
"""

from hashlib import blake2b
from typing import Final

from citadels.rules.state import State

# A number below 128 uses at most 7 bits of a block; 48 of them leave over 170 bits against bias.
_NUMBERS_A_BLOCK: Final = 48


def seed_bytes(seed: int) -> bytes:
    """The key that stands for a seed of any size."""
    return blake2b(f"{seed}".encode(), digest_size=32).digest()


def _block(seed: bytes, draw: int) -> int:
    return int.from_bytes(blake2b(draw.to_bytes(8, "big"), key=seed).digest(), "big")


def below(state: State, bound: int) -> int:
    """A random number from 0 to bound - 1."""
    state.draws += 1
    return _block(state.seed, state.draws) % bound


def arranged(seed: bytes, draw: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in the random order that a seed gives from a draw on."""
    pool = list(cards)
    bits = left = 0
    for last in range(len(pool) - 1, 0, -1):
        if not left:
            bits = _block(seed, draw)
            draw += 1
            left = _NUMBERS_A_BLOCK
        left -= 1
        other = bits % (last + 1)
        bits //= last + 1
        pool[last], pool[other] = pool[other], pool[last]
    return tuple(pool)


def shuffled(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in random order."""
    first = state.draws + 1
    state.draws += 1 + len(cards) // _NUMBERS_A_BLOCK
    return arranged(state.seed, first, cards)
