"""The posterior of the draft: who is which character, if the others chose as sensible players do.

The prior gives every draft that fits what the seat saw the same chance. The likelihood of a draft is that of
all choices in it, each a softmax of how much the player liked the characters in the pile.
"""

from bisect import bisect_left
from random import Random
from typing import Final

from citadels.knowledge.draft_memory import DraftMemory
from citadels.knowledge.draft_worlds import list_drafts, sample_draft
from citadels.policy.beliefs import RANKS
from citadels.policy.dice import portable_exp
from citadels.policy.liking import liking
from citadels.policy.style import Style
from citadels.rules.config import ADD_FACE_DOWN, KEEP
from citadels.rules.state import FACE_DOWN_CARD, FACE_UP_CARD, State

# Up to this many drafts we weigh all that fit; beyond that we take this many samples.
_MOST_LISTED: Final = 800
_MOST_DRAWN: Final = 256
# By hand: how much better a character must be to be taken about e times as often.
TEMPERATURE: Final = 0.9


def weights_by_hand(seen: State, style: Style, temperature: float = TEMPERATURE) -> list[float]:
    """By seat and rank, how often a character is taken by what ``liking`` says."""
    config = seen.config
    weights = [0.0] * (config.players * RANKS)
    for who in range(config.players):
        for rank in range(1, config.highest_rank + 1):
            likes = liking(seen, who, config.characters[rank], style)
            weights[who * RANKS + rank] = portable_exp(likes / temperature)
    return weights


class DraftPosterior:
    """Drafts, drawn by their probability, at one decision of one seat."""

    __slots__ = ("_bounds", "_drafts", "_likelihood", "_memory", "_total", "listed")

    def __init__(self, seen: State, observer: int, memory: DraftMemory, weights: list[float]) -> None:
        """``weights``: by seat and rank (``seat * RANKS + rank``), how often a character is taken."""
        self._likelihood = DraftLikelihood(seen, observer, weights)
        self._memory = memory
        self._drafts: list[tuple[int, ...]] = []
        self._bounds: list[float] = []  # summed up to each draft
        self._total = 0.0
        listed = list_drafts(memory, seen.held, _MOST_LISTED)
        self.listed = listed is not None
        if listed is not None:
            for held, chance in listed:
                self._add(held, chance)

    def draw_more(self, number: int, chance: Random) -> None:
        """Sample some more drafts if there are too many to list."""
        if self.listed or len(self._drafts) >= _MOST_DRAWN:
            return
        for _ in range(number):
            self._add(tuple(sample_draft(self._memory, self._likelihood.seen.held, chance)), 1.0)

    def draft(self, unit: float) -> tuple[int, ...]:
        """The draft at a point from 0 to 1 of the cumulative distribution."""
        found = bisect_left(self._bounds, unit * self._total)
        return self._drafts[min(found, len(self._drafts) - 1)]

    def holds(self, seat: int, rank: int) -> float:
        """The chance that a seat holds a rank, among the drafts so far."""
        found = 0.0
        before = 0.0
        for number in range(len(self._drafts)):
            if self._drafts[number][rank] == seat:
                found += self._bounds[number] - before
            before = self._bounds[number]
        return found / self._total

    def _add(self, held: tuple[int, ...], chance: float) -> None:
        self._total += chance * self._likelihood.of(held)
        self._drafts.append(held)
        self._bounds.append(self._total)


class DraftLikelihood:
    """How likely the others' choices are, judged by public facts, which are the same in all worlds."""

    __slots__ = ("observer", "seen", "weights")

    def __init__(self, seen: State, observer: int, weights: list[float]) -> None:
        self.seen = seen
        self.observer = observer
        self.weights = weights

    def of(self, held: tuple[int, ...]) -> float:
        """The chance that all others took what they hold from the pile they were passed.

        Characters that were revealed are the same in every world of the observer, so they are left out. With
        two characters a player the lower rank is taken as the first.
        """
        seen = self.seen
        config = seen.config
        highest = config.highest_rank
        left = 0
        for rank in range(1, highest + 1):
            if held[rank] != FACE_UP_CARD and held[rank] != FACE_DOWN_CARD:
                left |= 1 << rank
        likelihood = 1.0
        for action, offset in config.draft:
            if action == ADD_FACE_DOWN:
                break
            if action != KEEP:
                continue
            who = (seen.crown + offset) % config.players
            taken = 0
            for rank in range(1, highest + 1):
                if left >> rank & 1 and held[rank] == who:
                    taken = rank
                    break
            if not taken:
                continue
            if who != self.observer and not seen.revealed >> taken & 1:
                total = 0.0
                for rank in range(1, highest + 1):
                    if left >> rank & 1:
                        total += self.weights[who * RANKS + rank]
                likelihood *= self.weights[who * RANKS + taken] / total
            left &= ~(1 << taken)
        return likelihood
