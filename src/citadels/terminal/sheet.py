"""The end of a game: the score sheet line by line, who has won, and why."""

from citadels.cards.house_rules import BY_RANK
from citadels.game import Game
from citadels.lang import Speaker


def score_line(line: str, speaker: Speaker) -> str:
    """What a line of the sheet counts; a line that is not among the common ones is named after a card."""
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
    totals = [sheet.total for sheet in game.scores]
    best = max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == best]
    lines: list[str] = []
    if len(tied) > 1:
        players = speaker.language.listed([speaker.player(seat) for seat in tied])
        by_rank = game.state.config.parameters.tie_break == BY_RANK
        why = "score-by_rank" if by_rank else "score-by_districts"
        lines.append(speaker.say(why, tied=players, total=best))
    if len(game.winners) > 1:
        winners = speaker.language.listed([speaker.player(seat) for seat in game.winners])
        lines.append(speaker.say("score-shared", tied=winners, total=best))
    else:
        lines += [speaker.say("score-won", seat=seat, total=best) for seat in game.winners]
    if len(tied) == 1:
        second = max(total for seat, total in enumerate(totals) if seat not in tied)
        lines.append(speaker.say("score-by_points", second=second))
    return lines


def final_lines(game: Game, speaker: Speaker) -> list[str]:
    heading = speaker.say("score-final")
    return ["", heading, *sheet_lines(game, speaker), "", *outcome_lines(game, speaker)]
