"""A recorded game in sentences, as seen by a seat, by a spectator, or with all cards open."""

from collections.abc import Iterator

from citadels.game import Game
from citadels.lang import Speaker
from citadels.tables.replay import open_events
from citadels.terminal.log_lines import log_lines
from citadels.terminal.sheet import final_lines


def replay_lines(game: Game, speaker: Speaker, openly: bool = False) -> Iterator[str]:
    """All that happened in a game that has been replayed, its scores and its digest."""
    events = open_events(game) if openly else game.events(speaker.reader.seat)
    yield from log_lines(events, speaker)
    if game.over:
        yield from final_lines(game, speaker)
    else:
        # T12: unless all cards are open, nobody learns who is asked because of a hidden card.
        seat = game.decision.seat if openly else game.view(speaker.reader.seat)["decision"]["seat"]
        yield speaker.say("decision-wait") if seat is None else speaker.say("replay-open", seat=seat)
    yield speaker.say("replay-digest", digest=game.digest())
