"""A game as environments keep it: its position without a log, and what each seat sees of it as arrays."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from citadels.env.batch import win_shares
from citadels.env.encoding import Encoder
from citadels.env.fields import SIZE
from citadels.game import Game
from citadels.knowledge.blind import blind
from citadels.rules.choices import action_space
from citadels.rules.engine import legal
from citadels.rules.setup import Setup

Seen = dict[str, NDArray[Any]]


def observation_space() -> spaces.Dict:
    """What a seat sees: a row of bytes, and which choices are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (SIZE,), np.uint8),
            "action_mask": spaces.Box(0, 1, (action_space(),), np.int8),
        }
    )


class SeatedGame:
    """One game with an encoder for its seats."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.game = Game(setup, seed)
        self._encoder = Encoder(self.game.state.config)
        # The last mask and its legal choices: environments ask for one more than once.
        self._mask = np.zeros(action_space(), np.int8)
        self._marked: list[int] = []

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every legal choice; all 0 while another seat decides."""
        state = self.game.state
        if state.top.seat != seat or self.game.over:
            return np.zeros(action_space(), np.int8)
        choices = legal(state)
        if choices is not self._marked:
            self._mask[self._marked] = 0
            self._mask[choices] = 1
            self._marked = choices
        return self._mask.copy()

    def seen(self, seat: int) -> Seen:
        row = self._encoder.encode(blind(self.game.state, seat), seat)
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": self.mask(seat)}

    @property
    def win_shares(self) -> list[float]:
        """What each seat gets at the end; they add up to 0."""
        return win_shares(self.game.state)
