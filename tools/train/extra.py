"""What characters bring beyond what the search expects of them: rollouts compared with what happened.

Every choice of a character in a game is tried again, as its player saw it, in a few worlds. What the
judgement says at the end of the real round is held against what it said at the end of the rollouts. A
character whose players regularly stand worse than promised is one that the stewards of the rollouts do not
know how to fight, or how to play.
"""

from collections.abc import Iterable, Iterator

import numpy as np

from citadels import Game, Setup
from citadels.cards.characters import CHARACTER_NAMES
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.policy.draft_posterior import DraftPosterior
from citadels.policy.learned.likings import EXTRA_UNIT
from citadels.policy.search import ALL_DECISIONS, Search
from citadels.policy.steward.steward import Steward
from citadels.policy.styles import make_style
from citadels.policy.value import final_value
from citadels.rules.choices import CHOOSE, VERB_OF
from tools.train.games import STEWARDS, PlayedGame

_WORLDS = 8
_PRIOR_CHOICES = 100  # as if so many had brought what was expected


class Expectation:
    """A character that a seat took, and the chance to win that rollouts promised."""

    def __init__(self, seat: int, character: int, promised: float) -> None:
        self.seat = seat
        self.character = character
        self.promised = promised
        self.brought = 0.0


def expectations(played: PlayedGame, seed: int) -> Iterator[Expectation]:
    """All choices of characters by strong players in a game."""
    style = make_style("")
    game = Game(Setup(**played.setup), played.seed)
    search = Search(style, seed, ALL_DECISIONS)
    search.players = [Steward(style, 1) for _ in range(game.players)]
    open_ones: list[Expectation] = []
    this_round = 0
    for choice in played.choices:
        state, seat = game.state, game.decision.seat
        if state.round != this_round:
            for each in open_ones:
                each.brought = search.judgement.value(state, each.seat, style)
            yield from open_ones
            open_ones, this_round = [], state.round
        free = len(game.decision.choices) > 1 and VERB_OF[choice] == CHOOSE
        if free and played.bots[seat] not in STEWARDS:
            open_ones.append(Expectation(seat, choice - CHOOSE, _promised(game, search, choice)))
        game.play_choice(choice)
    for each in open_ones:
        each.brought = final_value(game.state, each.seat)
    yield from open_ones


def _promised(game: Game, search: Search, choice: int) -> float:
    observation = game.observe(game.decision.seat)
    seen, worlds = observation.position, observation.worlds()
    search.habits.follow(seen, worlds.shown_before, search.style)
    drafts = None
    if HIDDEN_PLACE in seen.held:
        drafts = DraftPosterior(seen, observation.seat, worlds.tracker.draft, search.habits.weights)
    total = 0.0
    for _ in range(_WORLDS):
        world = search.world(worlds, drafts)
        total += search.rollout(world, observation.seat, choice, search.dice.next())
    return total / _WORLDS


def extras(games: Iterable[PlayedGame], seed: int) -> list[int]:
    """By character, in the unit of the weights, and towards 0 where there were few.

    Promises of much are kept less often than promises of little, whatever the character: a common line.
    """
    characters: list[int] = []
    promised: list[float] = []  # of each, times the number of players
    more: list[float] = []
    for number, played in enumerate(games):
        for each in expectations(played, seed + number):
            characters.append(each.character)
            promised.append(each.promised * len(played.bots))
            more.append((each.brought - each.promised) * len(played.bots))
    if not more:
        return [0] * len(CHARACTER_NAMES)
    slope, level = np.polyfit(promised, more, 1)
    left = np.array(more) - slope * np.array(promised) - level
    sums = np.bincount(characters, left, len(CHARACTER_NAMES))
    counts = np.bincount(characters, minlength=len(CHARACTER_NAMES))
    return [round(each) for each in (sums / (counts + _PRIOR_CHOICES) / EXTRA_UNIT).tolist()]
