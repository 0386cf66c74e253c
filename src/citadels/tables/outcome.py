"""How a game ended: the score sheets, who has won, and what decided it (E4)."""

from citadels.game import Game
from citadels.tables.messages import Compared, FinalScore, ScoreLine


def final_scores(game: Game) -> list[FinalScore]:
    """The score sheet of every seat."""
    winners = game.winners
    return [
        FinalScore(
            total=sheet.total,
            lines=[ScoreLine(line=line, points=points) for line, points in sheet.lines],
            haunted_type=sheet.haunted_type,
            won=seat in winners,
        )
        for seat, sheet in enumerate(game.scores)
    ]


def decided(game: Game) -> list[Compared]:
    """What was compared, in order, until one seat had won or nothing was left to compare."""
    return [
        Compared(
            by=step.by,
            values=[value if seat in step.among else None for seat, value in enumerate(step.values)],
        )
        for step in game.decided_by
    ]
