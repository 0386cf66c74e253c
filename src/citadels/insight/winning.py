"""Everybody's chance to win, from what one seat or a spectator may know at a moment."""

from math import sqrt
from typing import Final

from citadels.game import Game
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.observation import Observation
from citadels.policy.draft_posterior import DraftPosterior, weights_by_hand
from citadels.policy.first_search import FirstSearch
from citadels.policy.steward.steward import Steward
from citadels.policy.style import Style
from citadels.policy.styles import make_style
from citadels.policy.value import value
from citadels.rules.engine import apply, legal
from citadels.rules.scoring import score, winners
from citadels.rules.state import FINISHED, State

_PRIOR_VARIANCE: Final = 0.02  # weighted as if one world had shown it


def winning_chances(observation: Observation, worlds: int, seed: int) -> list[tuple[float, float]]:
    """For every seat its chance to win and the standard error: stewards play the round on in some worlds."""
    seen = observation.position
    style = make_style("")
    players = seen.config.players
    drafts = None
    if HIDDEN_PLACE in seen.held:
        memory = observation.worlds().tracker.draft
        drafts = DraftPosterior(seen, observation.seat, memory, weights_by_hand(seen, style))
    search = FirstSearch(style, seed, 0, 0.0, 0.0)
    stewards = [Steward(style, seed + seat + 1) for seat in range(players)]
    sums, squares = [0.0] * players, [0.0] * players
    for _ in range(worlds):
        state = search.world(observation.worlds(), drafts)
        state.options = None
        this_round = state.round
        while state.phase != FINISHED and state.round <= this_round:
            who = state.top.seat
            apply(state, stewards[who].choose(state, who, legal(state), None))
        for seat, chance in enumerate(_judged(state, players, style)):
            sums[seat] += chance
            squares[seat] += chance * chance
    return [_estimate(sums[seat], squares[seat], worlds) for seat in range(players)]


def _judged(state: State, players: int, style: Style) -> list[float]:
    """Everybody's chance at the end of a round; together they are 1."""
    if state.phase == FINISHED:
        return _shares(winners(state, [score(state, seat) for seat in range(players)]), players)
    found = [value(state, seat, style) for seat in range(players)]
    total = sum(found)
    return [chance / total for chance in found]


def _shares(won: list[int], players: int) -> list[float]:
    return [1 / len(won) if seat in won else 0.0 for seat in range(players)]


def _estimate(total: float, squares: float, worlds: int) -> tuple[float, float]:
    spread = max(0.0, squares - total * total / worlds) + _PRIOR_VARIANCE
    return total / worlds, sqrt(spread) / worlds


def result(game: Game) -> list[float]:
    """Who has won a game that is over: 1, or a share of it."""
    return _shares(game.winners, game.players)
