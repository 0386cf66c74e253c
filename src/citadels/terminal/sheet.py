"""The end of a game: the score sheet line by line, who has won, and why."""

from collections.abc import Sequence
from typing import Final

from citadels.game import Game
from citadels.lang import Speaker
from citadels.tables.messages import Compared, FinalScore
from citadels.tables.outcome import decided, final_scores
from citadels.terminal.sitting import Decided

# What the Haunted Quarter is anyway, which nobody needs to be told.
_OWN_TYPE: Final = "unique"


def score_line(line: str, speaker: Speaker) -> str:
    """The words for a line of the sheet: a common one, or the name of a card."""
    id = f"score-{line}"
    return speaker.say(id) if speaker.language.has(id) else speaker.card(line)


def sheet_lines(scores: Sequence[FinalScore], speaker: Speaker) -> list[str]:
    """The points of every player."""
    lines: list[str] = []
    for seat, sheet in enumerate(scores):
        lines.append(speaker.say("score-player", seat=seat, total=sheet.total))
        lines += [f"  {line.points:>3}  {score_line(line.line, speaker)}" for line in sheet.lines]
        if sheet.haunted_type not in (None, _OWN_TYPE):
            lines.append(f"       ({speaker.say('score-haunted', type=sheet.haunted_type)})")
    return lines


def outcome_lines(ending: Decided, speaker: Speaker) -> list[str]:
    """Who has won, and whether by points or by what decides a tie."""
    winners = [seat for seat, sheet in enumerate(ending.scores) if sheet.won]
    by_points, *ties = ending.compared
    totals = [total for total in by_points.values if total is not None]
    best = max(totals)
    lines = [
        speaker.say(f"score-by_{tie.by}", tied=_players(_among(tie), speaker), total=best) for tie in ties
    ]
    if len(winners) > 1:
        lines.append(speaker.say("score-shared", tied=_players(winners, speaker), total=best))
    else:
        lines.append(speaker.say("score-won", seat=winners[0], total=best))
    if not ties:
        lines.append(speaker.say("score-by_points", second=max(total for total in totals if total < best)))
    return lines


def _among(tie: Compared) -> list[int]:
    """The seats that were compared."""
    return [seat for seat, value in enumerate(tie.values) if value is not None]


def _players(seats: list[int], speaker: Speaker) -> str:
    return speaker.language.listed([speaker.player(seat) for seat in seats])


def ending_lines(ending: Decided, speaker: Speaker) -> list[str]:
    heading = speaker.say("score-final")
    return ["", heading, *sheet_lines(ending.scores, speaker), "", *outcome_lines(ending, speaker)]


def final_lines(game: Game, speaker: Speaker) -> list[str]:
    return ending_lines(ending_of(game), speaker)


def ending_of(game: Game) -> Decided:
    return Decided(final_scores(game), decided(game))
