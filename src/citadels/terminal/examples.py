"""A worked example of the rulebooks, step by step: what the book does, why, and what comes of it."""

from collections.abc import Iterator

from citadels.book.played import Played
from citadels.lang import Language, Speaker
from citadels.lang.rulebook import example_names
from citadels.terminal.board import board_lines
from citadels.terminal.log_lines import log_lines
from citadels.terminal.sheet import final_lines

_INDENT = "   "


def example_lines(played: Played, language: Language) -> Iterator[str]:
    """The example, unwrapped."""
    names = example_names(language, played.seat)[: played.game.players]
    speaker = Speaker.at_table(language, played.game, played.seat, names)
    yield f"{language.say(f'example-{played.id}')} ({played.id})".upper()
    yield ""
    yield language.say(f"example-{played.id}", {}, "about")
    yield ""
    yield from board_lines(played.start, speaker)
    for number, step in enumerate(played.steps, 1):
        yield ""
        yield f"{number}. {speaker.say(f'example-{played.id}-{number}')}"
        yield from (_INDENT + line.strip() for line in log_lines(step.events, speaker))
    yield ""
    yield from (
        final_lines(played.game, speaker)
        if played.game.over
        else board_lines(played.steps[-1].after, speaker)
    )
