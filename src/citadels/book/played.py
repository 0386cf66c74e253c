"""Scenarios of the rulebook, played by the engine for a reader: what was chosen, and what came of it."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from citadels.cards.editions import DEFAULT_EDITION
from citadels.game import Game
from citadels.scenarios.runner import start_of

Json = dict[str, Any]
Written = Mapping[str, Any]


class Step(NamedTuple):
    """A choice, and what comes of it: events as the reader sees them."""

    seat: int
    choice: str
    before: Json  # the views of the reader
    after: Json
    events: list[Json]


class Played(NamedTuple):
    """A scenario played to its end; the reader sits where the last choice is made."""

    id: str
    editions: list[str]
    edition: str  # in which it was played
    seat: int
    start: Json  # the view of the reader
    steps: list[Step]
    game: Game  # at its end


@cache
def read_folder(folder: Path) -> dict[str, list[Written]]:
    """The scenarios of a folder, by the names of their files."""
    return {
        path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.yaml"))
    }


def editions_of(written: Written) -> list[str]:
    return list(written.get("editions") or [written["edition"]])


def play(id: str, written: Written, edition: str = DEFAULT_EDITION) -> Played:
    """A scenario in an edition, or in the first edition that has it."""
    editions = editions_of(written)
    played_in = edition if edition in editions else editions[0]
    alone = {name: value for name, value in written.items() if name != "editions"} | {"edition": played_in}
    choices = _choices(written["play"])
    seat = _reader(alone, choices)
    game = start_of(alone)
    start = game.view(seat)
    steps: list[Step] = []
    for choice in choices:
        before, had, decides = game.view(seat), len(game.events(seat)), game.decision.seat
        game.play(choice)
        steps.append(Step(decides, choice, before, game.view(seat), game.events(seat)[had:]))
    return Played(id, editions, played_in, seat, start, steps, game)


def _choices(steps: list[Any]) -> list[str]:
    """The choices among the steps of a scenario: those that only expect something are left out."""
    texts = [step if isinstance(step, str) else dict(step).popitem() for step in steps]
    return [text if isinstance(text, str) else text[1] for text in texts if text[0] != "expect"]


def _reader(written: Written, choices: list[str]) -> int:
    """The seat that makes the last choice."""
    game = start_of(written)
    for choice in choices[:-1]:
        game.play(choice)
    return game.decision.seat


# What clients show of it


def scene(view: Json) -> Json:
    """What lies on the table, as the reader sees it."""
    return {
        "crown": view["crown"],
        "players": [
            {
                **{name: player[name] for name in ("gold", "hand", "hand_size", "characters")},
                "city": [district["card"] for district in player["city"]],
            }
            for player in view["players"]
        ],
    }


def asked(view: Json) -> Json:
    """The decision with the engine's options, as a client is asked it."""
    decision = {name: view["decision"][name] for name in ("seat", "kind", "about", "options", "foreseen")}
    return {"turn": view["turn"], "building_site": view["building_site"], "decision": decision}


def scores(game: Game) -> list[Json] | None:
    """The score sheets, if the game is over."""
    if not game.over:
        return None
    return [
        {
            "total": sheet.total,
            "lines": [{"line": line, "points": points} for line, points in sheet.lines],
            "haunted": sheet.haunted_type,
        }
        for sheet in game.scores
    ]
