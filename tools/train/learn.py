"""Training in numpy: the judgement, a network with two hidden layers, and the likings, a table."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from citadels.policy.learned.features import FEATURES, PUBLIC_FEATURES
from citadels.policy.learned.judgement import SCALE_BITS
from citadels.policy.learned.likings import UNIT
from tools.train.samples import CHARACTERS, SEATS, Drafts, Floats, Positions, dense

FIRST_UNITS = 32
SECOND_UNITS = 16
_BATCH = 512
_MOST_WEIGHT = 32767
_LIKING_DECAY = 0.001
Layers = dict[str, list[list[int]]]


@dataclass
class Adam:
    """The usual optimizer, with decay of the weights."""

    parameters: list[Floats]
    rate: float
    decay: float = 0.0

    def __post_init__(self) -> None:
        self._mean = [np.zeros_like(each) for each in self.parameters]
        self._square = [np.zeros_like(each) for each in self.parameters]
        self._steps = 0

    def step(self, gradients: list[Floats]) -> None:
        self._steps += 1
        unbiased = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for parameter, gradient, mean, square in zip(
            self.parameters, gradients, self._mean, self._square, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            parameter -= self.rate * (unbiased * mean / (np.sqrt(square) + 1e-8) + self.decay * parameter)


class JudgementTrainer:
    """Weights as floats. A bias is the last row of its layer."""

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.first = (chance.normal(0, 0.12, (FEATURES + 1, FIRST_UNITS))).astype(np.float32)
        self.second = (chance.normal(0, 0.2, (FIRST_UNITS + 1, SECOND_UNITS))).astype(np.float32)
        self.last = (chance.normal(0, 0.2, (SECOND_UNITS, 1))).astype(np.float32)
        self._chance = chance

    @classmethod
    def from_layers(cls, layers: Layers) -> "JudgementTrainer":
        """Weights as they were shipped."""
        trainer = cls(0)
        unit = 1 << SCALE_BITS
        trainer.first = (np.array(layers["first"]) / unit).astype(np.float32)
        trainer.second = (np.array(layers["second"]) / unit).astype(np.float32)
        trainer.last = (np.array(layers["last"]) / unit).astype(np.float32)
        return trainer

    def strengths(self, features: npt.NDArray[np.uint16]) -> Floats:
        """By position and seat."""
        count = len(features)
        rows = dense(features.reshape(count * SEATS, -1))
        one = np.maximum(rows @ self.first[:-1] + self.first[-1], 0)
        two = np.maximum(one @ self.second[:-1] + self.second[-1], 0)
        found: Floats = (two @ self.last).reshape(count, SEATS)
        return found

    def epoch(self, positions: Positions, optimizer: Adam) -> float:
        """Once through all positions in a random order; the mean log-loss on the way."""
        order = self._chance.permutation(len(positions.won))
        loss = 0.0
        for start in range(0, len(order), _BATCH):
            loss += self._batch(positions, order[start : start + _BATCH], optimizer)
        return loss / len(order)

    def _batch(self, positions: Positions, chosen: npt.NDArray[np.int64], optimizer: Adam) -> float:
        count = len(chosen)
        there = np.arange(SEATS)[None, :] < positions.players[chosen][:, None]
        # Only the seats that are there are worked out.
        seats = np.nonzero(there.reshape(-1))[0]
        rows = dense(positions.features[chosen].reshape(count * SEATS, -1)[seats])
        one = np.maximum(rows @ self.first[:-1] + self.first[-1], 0)
        two = np.maximum(one @ self.second[:-1] + self.second[-1], 0)
        strengths = np.full(count * SEATS, -99.0, np.float32)
        strengths[seats] = (two @ self.last)[:, 0]
        chances = softmax(strengths.reshape(count, SEATS), there)
        won = positions.won[chosen]
        loss = -float(np.sum(won * np.log(np.maximum(chances, 1e-7))))
        gradient = ((chances - won) / count).reshape(-1)[seats][:, None]
        back_two = (gradient @ self.last.T) * (two > 0)
        back_one = (back_two @ self.second[:-1].T) * (one > 0)
        optimizer.step(
            [
                np.vstack([rows.T @ back_one, back_one.sum(0)]),
                np.vstack([one.T @ back_two, back_two.sum(0)]),
                two.T @ gradient,
            ]
        )
        return loss

    def layers(self) -> Layers:
        """The weights as they are shipped."""
        unit = 1 << SCALE_BITS
        parts = {"first": self.first, "second": self.second, "last": self.last}
        return {name: _rounded(weights * unit) for name, weights in parts.items()}


def softmax(logits: Floats, there: npt.NDArray[np.bool_]) -> Floats:
    shifted = np.exp(np.where(there, logits - np.max(np.where(there, logits, -1e9), 1, keepdims=True), -1e9))
    shares: Floats = (shifted / shifted.sum(1, keepdims=True)).astype(np.float32)
    return shares


class LikingsTrainer:
    """A multinomial logit: every feature speaks for or against every character."""

    def __init__(self, public_only: bool) -> None:
        self.public_only = public_only
        rows = PUBLIC_FEATURES if public_only else FEATURES
        self.table = np.zeros((rows, CHARACTERS), np.float32)

    @classmethod
    def from_rows(cls, rows: list[list[int]], public_only: bool) -> "LikingsTrainer":
        """Weights as they were shipped."""
        trainer = cls(public_only)
        trainer.table = (np.array(rows, np.float32) / UNIT).astype(np.float32)
        return trainer

    def shares(self, drafts: Drafts) -> Floats:
        return softmax(dense(drafts.features, self.public_only) @ self.table, drafts.offered)

    def epoch(self, drafts: Drafts, weights: Floats, optimizer: Adam, chance: np.random.Generator) -> float:
        order = chance.permutation(len(drafts.taken))
        loss = 0.0
        for start in range(0, len(order), _BATCH):
            chosen = order[start : start + _BATCH]
            rows = dense(drafts.features[chosen], self.public_only)
            shares = softmax(rows @ self.table, drafts.offered[chosen])
            taken = drafts.taken[chosen]
            each = np.arange(len(chosen))
            loss -= float(np.sum(np.log(np.maximum(shares[each, taken], 1e-7))))
            shares[each, taken] -= 1.0
            shares *= weights[chosen][:, None] / len(chosen)
            optimizer.step([rows.T @ shares + _LIKING_DECAY * self.table])
        return loss / len(order)

    def rows(self) -> list[list[int]]:
        return _rounded(self.table * UNIT)


def _rounded(weights: Floats) -> list[list[int]]:
    rounded = np.clip(np.rint(weights), -_MOST_WEIGHT, _MOST_WEIGHT).astype(int)
    rows: list[list[int]] = rounded.tolist()
    return rows
