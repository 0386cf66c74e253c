"""A record, position by position."""

from collections.abc import Iterator, Mapping
from typing import Any

from citadels.game import Game


def positions(record: Mapping[str, Any]) -> Iterator[tuple[Game, str | None]]:
    """The game after every step, always the same object, with the entry that comes next.

    Step 0 is the deal.
    """
    choices: list[str] = record["choices"]
    start = {key: value for key, value in record.items() if key != "digest"}
    game = Game.from_record({**start, "choices": []})
    for choice in choices:
        yield game, choice
        game.replay(choice)
    yield game, None
