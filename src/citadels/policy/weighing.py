"""How likely a redrawn world is, if the others chose their characters as sensible players do."""

from typing import Final

from citadels.policy.dice import grown
from citadels.policy.steward import Steward
from citadels.rules.config import ADD_FACE_DOWN, KEEP
from citadels.rules.state import FACE_DOWN_CARD, FACE_UP_CARD, State

# How much better a character must be to be taken about e times as often.
_TEMPERATURE: Final = 0.9


def draft_likelihood(world: State, observer: int, steward: Steward) -> float:
    """The chance that all others took what they hold, each from the pile that it was passed.

    Characters that were revealed are the same in every world of the observer, so they are left out. With two
    characters a player the lower rank is taken as the first.
    """
    config = world.config
    held = world.held
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
        who = (world.crown + offset) % config.players
        taken = 0
        for rank in range(1, highest + 1):
            if left >> rank & 1 and held[rank] == who:
                taken = rank
                break
        if not taken:
            continue
        if who != observer and not world.revealed >> taken & 1:
            likelihood *= _share(world, who, taken, left, steward)
        left &= ~(1 << taken)
    return likelihood


def _share(world: State, who: int, taken: int, pile: int, steward: Steward) -> float:
    """The chance that a player takes one rank of a pile."""
    characters = world.config.characters
    own = steward.private_liking(world, who, characters[taken])
    total = 0.0
    for rank in range(1, world.config.highest_rank + 1):
        if pile >> rank & 1:
            other = own if rank == taken else steward.private_liking(world, who, characters[rank])
            total += grown((other - own) / _TEMPERATURE)
    return 1.0 / total
