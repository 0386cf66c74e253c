"""The table in words, as the terminal shows it."""

from citadels.game import Game
from citadels.lang import Speaker, find_language
from citadels.terminal.board import board_lines
from citadels.terminal.sheet import final_lines


def spoken(game: Game, seat: int | None) -> str:
    """What a seat sees; None: a spectator."""
    speaker = Speaker.at_table(find_language("en"), game, seat)
    lines = board_lines(game.view(seat), speaker)
    if game.over:
        lines += final_lines(game, speaker)
    return "\n".join(lines)
