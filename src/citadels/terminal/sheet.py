"""The end of a game: the score sheet line by line, who has won, and why."""

from citadels.game import Game
from citadels.lang import Speaker


def score_line(line: str, speaker: Speaker) -> str:
    """The words for a line of the sheet: a common one, or the name of a card."""
    id = f"score-{line}"
    return speaker.say(id) if speaker.language.has(id) else speaker.card(line)


def sheet_lines(game: Game, speaker: Speaker) -> list[str]:
    """The points of every player."""
    lines: list[str] = []
    for seat, sheet in enumerate(game.scores):
        lines.append(speaker.say("score-player", seat=seat, total=sheet.total))
        lines += [f"  {points:>3}  {score_line(line, speaker)}" for line, points in sheet.lines]
        if sheet.haunted_type is not None:
            lines.append(f"       {speaker.say('score-haunted', type=sheet.haunted_type)}")
    return lines


def outcome_lines(game: Game, speaker: Speaker) -> list[str]:
    """Who has won, and whether by points or by what decides a tie."""
    by_points, *ties = game.decided_by
    best = max(by_points.values)
    lines = [speaker.say(f"score-by_{tie.by}", tied=_players(tie.among, speaker), total=best) for tie in ties]
    if len(game.winners) > 1:
        lines.append(speaker.say("score-shared", tied=_players(game.winners, speaker), total=best))
    else:
        lines.append(speaker.say("score-won", seat=game.winners[0], total=best))
    if not ties:
        second = max(total for seat, total in enumerate(by_points.values) if seat not in by_points.best)
        lines.append(speaker.say("score-by_points", second=second))
    return lines


def _players(seats: list[int], speaker: Speaker) -> str:
    return speaker.language.listed([speaker.player(seat) for seat in seats])


def final_lines(game: Game, speaker: Speaker) -> list[str]:
    heading = speaker.say("score-final")
    return ["", heading, *sheet_lines(game, speaker), "", *outcome_lines(game, speaker)]
