"""How likely a draft is, if the others chose their characters as sensible players do."""

from typing import Final

from citadels.policy.dice import grown
from citadels.policy.liking import liking
from citadels.policy.style import Style
from citadels.rules.config import ADD_FACE_DOWN, KEEP
from citadels.rules.state import FACE_DOWN_CARD, FACE_UP_CARD, State

# How much better a character must be to be taken about e times as often.
_TEMPERATURE: Final = 0.9
_RANKS: Final = 10


class DraftWeights:
    """What every other player would like to be, from what is public; the same in all worlds of a decision."""

    __slots__ = ("observer", "seen", "weights")

    def __init__(self, seen: State, observer: int, style: Style) -> None:
        self.seen = seen
        self.observer = observer
        config = seen.config
        self.weights = [0.0] * (config.players * _RANKS)
        for who in range(config.players):
            if who != observer:
                for rank in range(1, config.highest_rank + 1):
                    likes = liking(seen, who, config.characters[rank], style)
                    self.weights[who * _RANKS + rank] = grown(likes / _TEMPERATURE)

    def likelihood(self, held: tuple[int, ...]) -> float:
        """The chance that all others took what they hold, each from the pile that it was passed.

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
                        total += self.weights[who * _RANKS + rank]
                likelihood *= self.weights[who * _RANKS + taken] / total
            left &= ~(1 << taken)
        return likelihood
