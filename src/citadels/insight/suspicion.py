"""Who is who: the chances of each character for each opponent, from what one seat may know.

The drafts that fit what the seat saw are weighed by how much the others would like what they took
(``policy.draft_posterior``); docs/insight.md shows how reliable the chances are.
"""

from random import Random
from typing import Any, Final

from citadels.cards.characters import CHARACTER_NAMES
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.observation import Observation
from citadels.policy.draft_posterior import DraftPosterior, weights_by_hand
from citadels.policy.styles import make_style

# How freely others are thought to choose. The search is surer of them (0.9): what it tells at 85 % comes true
# in 69 %. This one was fitted on other games than those that docs/insight.md shows.
TEMPERATURE: Final = 1.8
_DRAWN: Final = 256  # drafts, where there are too many to list
_LEAST: Final = 0.005  # less is not worth telling


def chances_of(observation: Observation) -> list[list[float]]:
    """For every seat, how likely it holds the character of each rank (0: none)."""
    seen = observation.position
    config = seen.config
    found = [[0.0] * (config.highest_rank + 1) for _ in range(config.players)]
    drafts = None
    if HIDDEN_PLACE in seen.held:
        memory = observation.worlds().tracker.draft
        weights = weights_by_hand(seen, make_style(""), TEMPERATURE)
        drafts = DraftPosterior(seen, observation.seat, memory, weights)
        drafts.draw_more(_DRAWN, Random(0))
    for rank in range(1, config.highest_rank + 1):
        place = seen.held[rank]
        if 0 <= place < config.players:
            found[place][rank] = 1.0
        elif place == HIDDEN_PLACE and drafts is not None:
            for seat in range(config.players):
                found[seat][rank] = drafts.holds(seat, rank)
    return found


def suspicions(observation: Observation) -> list[dict[str, Any]]:
    """The same with names, for everybody but the observer, the likeliest character first."""
    config = observation.position.config
    told = []
    for seat, chances in enumerate(chances_of(observation)):
        if seat == observation.seat:
            continue
        likely = sorted(
            ((chance, rank) for rank, chance in enumerate(chances) if chance >= _LEAST), reverse=True
        )
        told.append(
            {
                "seat": seat,
                "characters": [
                    {"character": CHARACTER_NAMES[config.characters[rank]], "chance": round(chance, 3)}
                    for chance, rank in likely
                ],
            }
        )
    return told
