"""A recorded game told as sentences, from one seat's or a spectator's eyes."""

from collections.abc import Iterator

from citadels.game import Game
from citadels.terminal import english
from citadels.terminal.sheet import final_lines
from citadels.terminal.telling import tell
from citadels.terminal.wording import Wording, sentence


def replay_lines(game: Game, seat: int | None) -> Iterator[str]:
    """All that happened in a game that has been replayed, its scores and its digest."""
    words = Wording(seat)
    yield from tell(game.events(seat), words)
    if game.over:
        yield from final_lines(game, words)
    else:
        decision = game.decision
        name = sentence(words.player(decision.seat))
        yield english.TALK["replay_open"].format(name=name, kind=decision.kind)
    yield english.TALK["digest"].format(digest=game.digest())
