"""``VectorGames``: many games stepped at once, into arrays that stay where they are."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from citadels.env.batch import Batch
from citadels.env.fields import SIZE
from citadels.rules.choices import action_space
from citadels.rules.setup import Setup


class VectorGames:
    """Several games of one setup side by side, for training.

    >>> games = VectorGames(2, Setup(players=4, set="random"), seed=1)
    >>> games.observation.shape, games.mask.shape, games.reward.shape
    ((2, ...), (2, ...), (2, 4))
    >>> games.step(games.mask.argmax(axis=1))

    ``observation``, ``mask`` and ``seat`` are what the seat that must choose sees in each game. After a step,
    ``done`` marks the games that ended with it and ``reward`` what each seat got; there the other arrays show
    the next game already. Game ``i`` has the seeds ``seed + i``, then ``seed + i + n`` and so on.
    Copy an array before you change it: a step writes only what differs from the step before.
    """

    def __init__(self, n: int, setup: Setup | None = None, seed: int = 0) -> None:
        if n < 1:
            raise ValueError(f"n is the number of games, at least 1, not {n}")
        self.setup = setup or Setup()
        self.n = n
        self.observation: NDArray[np.uint8] = np.zeros((n, SIZE), np.uint8)
        self.mask: NDArray[np.int8] = np.zeros((n, action_space()), np.int8)
        self.seat: NDArray[np.int8] = np.zeros(n, np.int8)
        self.reward: NDArray[np.float32] = np.zeros((n, self.setup.players), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self._batch = Batch(
            self.setup,
            n,
            seed,
            [_flat(row) for row in self.observation],
            [_flat(mask) for mask in self.mask],
            _flat(self.seat),
            _flat(self.reward),
            _flat(self.done.view(np.uint8)),
        )

    @property
    def seeds(self) -> list[int]:
        """The seed of each running game."""
        return list(self._batch.seeds)

    def step(self, actions: Any) -> None:
        """Make one choice in each game. An illegal one is refused before anything is played."""
        choices = np.asarray(actions)
        if choices.shape != (self.n,) or not np.issubdtype(choices.dtype, np.integer):
            raise ValueError(f"a step takes {self.n} whole numbers, one for each game")
        self._batch.step(choices.tolist())


def _flat(array: NDArray[Any]) -> "memoryview[Any]":
    return array.reshape(-1).data
