"""The end of a game: the score sheet line by line, who has won, and why."""

from citadels.game import Game
from citadels.terminal import english
from citadels.terminal.wording import Wording, listed, name, points_number, sentence

_TALK = english.TALK


def score_line(line: str) -> str:
    """What a line of the sheet counts; a line that is not among the common ones is named after a unique."""
    return english.SCORE_LINES.get(line) or name(line)


def sheet_lines(game: Game, words: Wording) -> list[str]:
    """The points of every player."""
    lines: list[str] = []
    for seat, sheet in enumerate(game.scores):
        lines.append(
            _TALK["sheet"].format(name=sentence(words.player(seat)), total=points_number(sheet.total))
        )
        lines += [_TALK["line"].format(points=points, name=score_line(line)) for line, points in sheet.lines]
        if sheet.haunted_type is not None:
            lines.append(_TALK["haunted"].format(type=english.TYPES[sheet.haunted_type]))
    return lines


def outcome_lines(game: Game, words: Wording) -> list[str]:
    """Who has won, and whether by points or by the rank in the last round."""
    totals = [sheet.total for sheet in game.scores]
    best = max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == best]
    lines: list[str] = []
    if len(tied) > 1:
        players = sentence(listed([words.player(seat) for seat in tied]))
        lines.append(_TALK["by_rank"].format(tied=players, total=points_number(best)))
    for seat in game.winners:
        template = _TALK["you_won" if seat == words.viewer else "won"]
        lines.append(template.format(name=sentence(words.player(seat)), total=points_number(best)))
    if len(tied) == 1:
        second = max(total for seat, total in enumerate(totals) if seat not in tied)
        lines.append(_TALK["by_points"].format(second=second))
    return lines


def final_lines(game: Game, words: Wording) -> list[str]:
    return ["", _TALK["final"], *sheet_lines(game, words), "", *outcome_lines(game, words)]
