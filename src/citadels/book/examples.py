"""The worked examples of the rulebooks (X1 to X5), played by the engine for readers.

They are scenarios, and the tests run the same files. The sentences are in ``examples.ftl``, one for each
choice.
"""

from pathlib import Path
from typing import Final

from citadels.book import played
from citadels.book.played import Json, Played, Written, asked, read_folder, scene, scores
from citadels.cards.editions import DEFAULT_EDITION

FOLDER: Final = Path(__file__).resolve().parent / "examples"


def _written() -> dict[str, Written]:
    """The scenarios by their ids: the paragraph, and a letter from the second of a file on."""
    return {
        file + ("" if number == 0 else chr(ord("a") + number)): scenario
        for file, scenarios in read_folder(FOLDER).items()
        for number, scenario in enumerate(scenarios)
    }


def example_ids() -> list[str]:
    return list(_written())


def editions_of(id: str) -> list[str]:
    return played.editions_of(_written()[id])


def play_example(id: str, edition: str = DEFAULT_EDITION) -> Played:
    """An example in an edition, or in the first edition that has it."""
    return played.play(id, _written()[id], edition)


def examples() -> list[Json]:
    """All of them, ready for JSON."""
    return [_as_json(play_example(id)) for id in example_ids()]


def _as_json(example: Played) -> Json:
    return {
        "id": example.id,
        "editions": example.editions,
        "edition": example.edition,
        "seat": example.seat,
        "start": scene(example.start),
        "steps": [
            {
                "seat": step.seat,
                "choice": step.choice,
                "asked": asked(step.before) if step.seat == example.seat else None,
                "events": step.events,
                "scene": scene(step.after),
            }
            for step in example.steps
        ],
        "scores": scores(example.game),
        "winners": list(example.game.winners) if example.game.over else [],
    }
