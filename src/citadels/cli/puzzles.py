"""``citadels puzzles``: puzzles in the terminal; makes new ones, and solves them again."""

import argparse
import json
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from citadels.cli.parsing import UsageError, add_command, default, number, positive
from citadels.cli.voice import Later, language, say
from citadels.puzzles.puzzle import KINDS, Puzzle, daily, read_puzzles, shipped, write_puzzle

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

_USUAL_COUNT: Final = 320
_USUAL_WORLDS: Final = 480


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "puzzles",
        "citadels puzzles",
        "citadels puzzles --daily",
        "citadels puzzles --kind name",
        "citadels puzzles make --seed 1 --count 320 --out puzzles.jsonl",
        "citadels puzzles solve --worlds 480",
        "citadels puzzles solve --file puzzles.jsonl --json",
    )
    parser.add_argument(
        "what", nargs="?", choices=("make", "solve"), metavar="make|solve", help=Later("help-puzzles-what")
    )
    parser.add_argument("--daily", action="store_true", help=Later("help-puzzles-daily"))
    parser.add_argument("--id", metavar="ID", help=Later("help-puzzles-id"))
    parser.add_argument("--kind", choices=tuple(KINDS), help=Later("help-puzzles-kind"))
    parser.add_argument("--seed", type=number, default=1, metavar="S", help=default("help-puzzles-seed", 1))
    parser.add_argument(
        "--count",
        type=positive,
        default=_USUAL_COUNT,
        metavar="N",
        help=default("help-puzzles-count", _USUAL_COUNT),
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help=Later("help-puzzles-out"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=Later("help-puzzles-file"))
    parser.add_argument(
        "--worlds",
        type=positive,
        default=_USUAL_WORLDS,
        metavar="N",
        help=default("help-puzzles-worlds", _USUAL_WORLDS),
    )
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    if flags.what == "make":
        return _make(flags)
    if flags.what == "solve":
        return _solve(flags)
    return _play(flags)


def _read(path: Path | None) -> list[Puzzle]:
    if path is None:
        return list(shipped().values())
    try:
        return read_puzzles(path.read_text(encoding="utf-8").splitlines())
    except OSError as error:
        raise UsageError("cannot_read", path=path, problem=error.strerror) from error
    except (ValueError, KeyError, TypeError) as error:
        raise UsageError("bad_puzzles", path=path) from error


def _make(flags: argparse.Namespace) -> int:
    """Write puzzles as JSON lines; a file that has some already is gone on with."""
    from citadels.puzzles.making import Making

    kept: list[Puzzle] = []
    if flags.out is not None and flags.out.exists():
        found = _read(flags.out)
        # The last game may have been interrupted: it is played again.
        kept = [puzzle for puzzle in found if puzzle.seed != found[-1].seed]
    making = Making(flags.seed, flags.count, kept)
    try:
        out = sys.stdout if flags.out is None else flags.out.open("w", encoding="utf-8")
    except OSError as error:
        raise UsageError("cannot_write", path=flags.out, problem=error.strerror) from error
    with out:
        for puzzle in kept:
            print(write_puzzle(puzzle), file=out)
        while not making.complete:
            for puzzle in making.play():
                print(write_puzzle(puzzle), file=out)
            out.flush()
    return 0


def _solve(flags: argparse.Namespace) -> int:
    """Solve puzzles again with more and other worlds, and print the share that agrees."""
    from citadels.puzzles.solving import solve

    solved = [solve(puzzle, flags.worlds) for puzzle in _read(flags.file)]
    agreed = sum(one.agrees for one in solved)
    if flags.json:
        others = {one.puzzle.id: one.choice for one in solved if not one.agrees}
        print(
            json.dumps({"puzzles": len(solved), "agreed": agreed, "worlds": flags.worlds, "others": others})
        )
        return 0
    for one in solved:
        if not one.agrees:
            print(say("puzzles-otherwise", name=one.puzzle.id, choice=one.choice))
    print(say("puzzles-agreed", agreed=agreed, count=len(solved)))
    return 0


def _play(flags: argparse.Namespace) -> int:
    from citadels.terminal.puzzles import PuzzleTeller
    from citadels.terminal.screen import Screen

    puzzles = _read(flags.file)
    if flags.daily:
        puzzles = [daily(today())]
    elif flags.id is not None:
        puzzles = [puzzle for puzzle in puzzles if puzzle.id == flags.id]
        if not puzzles:
            raise UsageError("no_such_puzzle", name=flags.id)
    elif flags.kind is not None:
        puzzles = [puzzle for puzzle in puzzles if puzzle.kind == flags.kind]
    PuzzleTeller(language(), Screen(sys.stdin, sys.stdout)).ask(puzzles)
    return 0


def today() -> date:
    """The day of the daily puzzle: the same everywhere."""
    return datetime.now(UTC).date()
