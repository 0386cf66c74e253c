"""How a game ended: the sheets, who has won, and what decided it (E4), in the figures of the engine."""

from typing import Any, Final

from citadels.cards.editions import BY_RANK
from citadels.game import Game
from citadels.rules import scoring
from citadels.rules.scoring import Score, highest_rank_held

POINTS: Final = "points"
RANK: Final = "rank"
DISTRICTS: Final = "districts"
GOLD: Final = "gold"


def sheets(game: Game) -> list[dict[str, Any]]:
    """The score sheet of every seat."""
    winners = game.winners
    return [
        {
            "total": sheet.total,
            "lines": [list(line) for line in sheet.lines],
            "haunted_type": sheet.haunted_type,
            "won": seat in winners,
        }
        for seat, sheet in enumerate(game.scores)
    ]


def decided(game: Game) -> list[dict[str, Any]]:
    """What was compared, one thing after the other, until nothing was left to compare or one seat had won.

    ``values``: by seat; those that were out already are compared no more and have None.
    """
    scores, winners = game.scores, set(game.winners)
    left = list(range(game.players))
    found: list[dict[str, Any]] = []
    for by in (POINTS, *_tie_breakers(game)):
        figures = _figures(game, scores, by)
        found.append(
            {"by": by, "values": [figures[seat] if seat in left else None for seat in range(game.players)]}
        )
        most = max(figures[seat] for seat in left)
        left = [seat for seat in left if figures[seat] == most]
        if len(left) == 1:
            break
    assert set(left) == winners, "the engine decides, this only tells how"
    return found


def _tie_breakers(game: Game) -> tuple[str, ...]:
    tie_break = game.state.config.parameters.tie_break
    return (RANK,) if tie_break == BY_RANK else tuple(tie_break.split("_and_"))


def _figures(game: Game, scores: list[Score], by: str) -> list[int]:
    state = game.state
    if by == POINTS:
        return [sheet.total for sheet in scores]
    if by == RANK:
        return [highest_rank_held(state, seat) for seat in range(game.players)]
    if by == GOLD:
        return list(state.gold)
    assert by == DISTRICTS
    return [scoring._points_of_districts(sheet) for sheet in scores]
