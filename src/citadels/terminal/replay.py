"""A recorded game told as sentences, from one seat's or a spectator's eyes."""

from collections.abc import Iterator

from citadels.game import Game
from citadels.lang import Speaker
from citadels.terminal.sheet import final_lines
from citadels.terminal.telling import tell


def replay_lines(game: Game, speaker: Speaker) -> Iterator[str]:
    """All that happened in a game that has been replayed, its scores and its digest."""
    yield from tell(game.events(speaker.reader.seat), speaker)
    if game.over:
        yield from final_lines(game, speaker)
    else:
        yield speaker.say("replay-open", seat=game.decision.seat)
    yield speaker.say("replay-digest", digest=game.digest())
