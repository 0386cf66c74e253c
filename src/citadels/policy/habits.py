"""How the players at a table draft: as stewards do, or as strong players, judged by what they took before.

Each of the two ways says how often a character is taken. After every round the characters that were shown
speak for one of them, and the weights of the next round are a mixture by Bayes' rule, seat by seat.
"""

from typing import Final

from citadels.policy.beliefs import RANKS
from citadels.policy.draft_posterior import weights_by_hand
from citadels.policy.learned.likings import Likings
from citadels.policy.style import Style
from citadels.rules.config import KEEP, Config
from citadels.rules.state import FACE_UP_CARD, State

_FIRST_ODDS: Final = 0.15  # that somebody drafts as a steward does, before anything was seen
# One character says only so much, and so do all of them together.
_MOST_AT_ONCE: Final = 5.0
_MOST_ODDS: Final = 50.0


class Habits:
    """What one seat thinks of how the others draft, all through a game."""

    __slots__ = ("_by_hand", "_crown", "_learned", "_likings", "_odds", "_round", "_there", "weights")

    def __init__(self, likings: Likings) -> None:
        self._likings = likings
        self._odds: list[float] = []
        self._round = 0
        self._crown = 0
        self._there = 0  # ranks that were not laid face up, as a bit mask
        self._by_hand: list[float] = []
        self._learned: list[float] = []
        self.weights: list[float] = []  # by seat and rank, how often a character is taken in this round

    def follow(self, seen: State, shown: list[int], style: Style) -> None:
        """Before the first decision of a round: ``shown`` has seat and rank, in turn, from the last round."""
        if self._round == seen.round:
            return
        config = seen.config
        if not self._odds:
            self._odds = [_FIRST_ODDS] * config.players
        elif self._round == seen.round - 1:
            self._learn(config, shown)
        self._round = seen.round
        self._crown = seen.crown
        self._there = 0
        for rank in range(1, config.highest_rank + 1):
            if seen.held[rank] != FACE_UP_CARD:
                self._there |= 1 << rank
        self._by_hand = _shares(weights_by_hand(seen, style), config)
        self._learned = _shares(self._likings.weights(seen, style), config)
        self.weights = []
        for place in range(len(self._learned)):
            plain = self.plain(place // RANKS)
            self.weights.append(plain * self._by_hand[place] + (1.0 - plain) * self._learned[place])

    def plain(self, seat: int) -> float:
        """The chance that a seat drafts as a steward does."""
        return self._odds[seat] / (1.0 + self._odds[seat])

    def _learn(self, config: Config, shown: list[int]) -> None:
        """What the last round says: everybody chose from what those before them had left."""
        left = self._there
        for action, offset in config.draft:
            if action != KEEP:
                continue
            who = (self._crown + offset) % config.players
            taken = 0
            for number in range(0, len(shown), 2):
                if shown[number] == who and left >> shown[number + 1] & 1:
                    taken = shown[number + 1]
                    break
            if taken:
                by_hand = _share_of(self._by_hand, who, taken, left, config)
                learned = _share_of(self._learned, who, taken, left, config)
                likelier = max(1.0 / _MOST_AT_ONCE, min(_MOST_AT_ONCE, by_hand / learned))
                self._odds[who] = max(1.0 / _MOST_ODDS, min(_MOST_ODDS, self._odds[who] * likelier))
                left &= ~(1 << taken)


def _shares(weights: list[float], config: Config) -> list[float]:
    """The weights of each seat scaled to a sum of 1."""
    found = list(weights)
    for seat in range(config.players):
        total = sum([weights[seat * RANKS + rank] for rank in range(1, config.highest_rank + 1)])
        for rank in range(1, config.highest_rank + 1):
            found[seat * RANKS + rank] /= total
    return found


def _share_of(shares: list[float], who: int, taken: int, left: int, config: Config) -> float:
    """How often a rank is taken of those that are left."""
    total = 0.0
    for rank in range(1, config.highest_rank + 1):
        if left >> rank & 1:
            total += shares[who * RANKS + rank]
    return shares[who * RANKS + taken] / total
