"""How a game ended: the sheets, who has won, and what decided it (E4), in the figures of the engine."""

from typing import Any

from citadels.game import Game
from citadels.rules.scoring import COMPARED, best, compared


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
    state, scores = game.state, game.scores
    left = list(range(game.players))
    found: list[dict[str, Any]] = []
    for by in COMPARED[state.config.parameters.tie_break]:
        figures = compared(state, scores, by)
        found.append(
            {"by": by, "values": [figures[seat] if seat in left else None for seat in range(game.players)]}
        )
        left = best(left, figures)
        if len(left) == 1:
            break
    return found
