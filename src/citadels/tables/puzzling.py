"""Puzzles for clients: all of them in a list, the position of one, and what an answer is worth."""

from datetime import date
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from citadels.game import Game
from citadels.puzzles.puzzle import Puzzle, daily, shipped
from citadels.rules.setup import Setup
from citadels.tables.commands import Choice
from citadels.tables.messages import Count, Message, Reason, ReplayedTable, Seat
from citadels.tables.refusals import Refused
from citadels.tables.replay import table_of_game
from citadels.tables.review_messages import Chance

_KEPT: Final = 64  # positions, because everybody wants the one of the day
PuzzleId = Annotated[str, Meta(pattern="^[0-9a-f]{8}$", description="The id of a puzzle.")]
Kind = Annotated[Literal["win", "name", "draft"], Meta(description="What is asked.")]
Difficulty = Annotated[Literal["easy", "medium", "hard"], Meta(description="By how many bots miss it.")]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day, in UTC.")]


class ListedPuzzle(Message, frozen=True):
    """A puzzle in the list."""

    id: PuzzleId
    kind: Kind
    difficulty: Difficulty
    edition: Annotated[str, Meta(description="The edition.", extra_json_schema={"$ref": "#/$defs/edition"})]
    players: Count


class Puzzles(Message, frozen=True):
    """All puzzles, and the one of the day."""

    day: Day
    daily: PuzzleId
    puzzles: list[ListedPuzzle]


class PuzzlePosition(Message, frozen=True):
    """The position of a puzzle as the seat knows it that must choose."""

    puzzle: ListedPuzzle
    table: ReplayedTable
    seat: Seat
    view: Annotated[
        dict[str, Any],
        Meta(description="The position as it knows it.", extra_json_schema={"$ref": "#/$defs/view"}),
    ]
    events: list[Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/event"})]]


class WeighedChoice(Message, frozen=True):
    """A choice, and how often it wins when strong bots play on."""

    choice: Annotated[str, Meta(description="The text of the choice.")]
    chance: Chance
    behind_error: Annotated[float, Meta(description="The standard error of its distance to the best.")]


class Solution(Message, frozen=True):
    """Whether an answer was right, and what each choice is worth."""

    right: bool
    choices: Annotated[list[WeighedChoice], Meta(description="All choices, the best first.")]
    grounds: Annotated[list[Reason], Meta(description="Why the best is better than the next best.")]


class AskPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which puzzle is wanted."""

    id: PuzzleId


class AnswerPuzzle(AskPuzzle, frozen=True, forbid_unknown_fields=True):
    """What somebody would choose; null for somebody who gives up."""

    choice: Choice | None = None


def puzzle_list(day: date) -> Puzzles:
    return Puzzles(
        day=day.isoformat(), daily=daily(day).id, puzzles=[_listed(puzzle) for puzzle in shipped().values()]
    )


def position(id: str) -> PuzzlePosition:
    """What its player sees; nothing that this seat may not know."""
    puzzle = _find(id)
    game = _game(id)
    seat = game.decision.seat
    return PuzzlePosition(
        puzzle=_listed(puzzle),
        table=table_of_game(game, ()),
        seat=seat,
        view=game.view(seat),
        events=game.events(seat),
    )


def solution(asked: AnswerPuzzle) -> Solution:
    """Refused if it is not one of the choices."""
    puzzle = _find(asked.id)
    options = [str(option) for option in _game(asked.id).decision.options]
    if asked.choice is not None and asked.choice not in options:
        raise Refused("not_possible", reason="not_on_offer", arguments={})
    weighed = sorted(
        zip(puzzle.chances, options, puzzle.errors, strict=True), key=lambda one: one[0], reverse=True
    )
    return Solution(
        right=asked.choice == options[puzzle.best],
        choices=[
            WeighedChoice(choice=choice, chance=chance / 1000, behind_error=error / 1000)
            for chance, choice, error in weighed
        ],
        grounds=[Reason(id=ground.id, arguments=ground.arguments) for ground in puzzle.grounds],
    )


def _find(id: str) -> Puzzle:
    found = shipped().get(id)
    if found is None:
        raise Refused("no_such_puzzle")
    return found


@lru_cache(_KEPT)
def _game(id: str) -> Game:
    """Only looked at: nobody plays on."""
    return _find(id).game()


def _listed(puzzle: Puzzle) -> ListedPuzzle:
    setup = Setup.from_json(puzzle.setup)
    return msgspec.convert(
        {
            "id": puzzle.id,
            "kind": puzzle.kind,
            "difficulty": puzzle.difficulty,
            "edition": setup.edition,
            "players": setup.players,
        },
        ListedPuzzle,
    )
