"""Randomness: BLAKE2b of a seed and a block number gives 16 words, each used for one number.

A game's own chance comes from its seed and a counter of words in the position. A weaker generator would let
a player who knows their hand search for the state behind the whole deck. Numbers below a bound are equally
likely to within one in 2 ** 23: no bound is larger than 128. Of 32 bits only 30 are used, because compiled
code multiplies such numbers without making objects of them.
"""

from hashlib import blake2b
from typing import Final

from citadels.pure import i64, mypyc_attr
from citadels.rules.state import State

_WORDS_A_BLOCK: Final = 16
_BYTES_A_WORD: Final = 4
_BITS: Final = 30


def seed_bytes(seed: int) -> bytes:
    """The key that stands for a seed of any size."""
    return blake2b(f"{seed}".encode(), digest_size=32).digest()


def _words(seed: bytes, block: int) -> bytes:
    """The words of one block."""
    return blake2b(seed + block.to_bytes(8, "big")).digest()


def _number(words: bytes, place: i64, bound: i64) -> i64:
    """The number from 0 to bound - 1 that a word stands for, whose lowest byte comes first."""
    at: i64 = place * _BYTES_A_WORD
    first: i64 = words[at]
    second: i64 = words[at + 1]
    third: i64 = words[at + 2]
    fourth: i64 = words[at + 3]
    word = first >> 2 | second << 6 | third << 14 | fourth << 22
    return word * bound >> _BITS


@mypyc_attr(acyclic=True)
class _Block:
    """The block that a game draws from."""

    __slots__ = ("number", "seed", "words")

    def __init__(self, seed: bytes, number: int) -> None:
        self.seed = seed
        self.number = number
        self.words = _words(seed, number)


# The latest one. It is only ever replaced as a whole, for programs with threads.
_latest: Final = [_Block(b"", 0)]


def below(state: State, bound: int) -> int:
    """A random number from 0 to bound - 1."""
    draw = state.draws
    state.draws = draw + 1
    number = draw // _WORDS_A_BLOCK
    block = _latest[0]
    if block.seed is not state.seed or block.number != number:
        block = _latest[0] = _Block(state.seed, number)
    return _number(block.words, draw % _WORDS_A_BLOCK, bound)


def some_of(state: State, count: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """A number of the cards, in random order."""
    pool = list(cards)
    size = len(pool)
    for place in range(count):
        other = place + below(state, size - place)
        pool[place], pool[other] = pool[other], pool[place]
    return tuple(pool[:count])


def shuffled(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in random order."""
    return some_of(state, len(cards), cards)


@mypyc_attr(acyclic=True)
class Chance:
    """A random stream separate from a game's own, for choosing a set and for bots."""

    __slots__ = ("_block", "_left", "_seed", "_words")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._block = 0
        self._words = b""
        self._left = 0

    def below(self, bound: int) -> int:
        """A random number from 0 to bound - 1."""
        if not self._left:
            self._words = _words(self._seed, self._block)
            self._block += 1
            self._left = _WORDS_A_BLOCK
        self._left -= 1
        return _number(self._words, self._left, bound)
