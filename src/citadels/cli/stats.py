"""``citadels stats``: what many recorded games show about characters, unique districts and seats."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from citadels.cli.files import Output, report_problems
from citadels.cli.parsing import UsageError, add_command
from citadels.cli.voice import Later, language, say
from citadels.insight.facts import GameFacts, facts_of
from citadels.insight.reading import PARQUET, Found, NoPyarrow, files_in, pyarrow, records_in, records_of
from citadels.insight.tally import Tallies
from citadels.lang import Speaker
from citadels.rules.errors import RecordError
from citadels.rules.state import FATES
from citadels.terminal.sheet import score_line

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

STREAM: Final = "-"
_DAMAGED: Final = 1  # the status if a record could not be read
_ROWS_AT_ONCE: Final = 10_000  # written to a Parquet file


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "stats",
        "citadels stats games.jsonl",
        "citadels stats folder-of-records --json",
        "citadels stats my-games.json --own",
        "citadels stats games.jsonl --rows players.parquet",
    )
    parser.add_argument("paths", nargs="+", metavar="PATH", help=Later("help-stats-paths"))
    parser.add_argument("--own", action="store_true", help=Later("help-stats-own"))
    parser.add_argument("--rows", type=Path, metavar="FILE", help=Later("help-stats-rows"))
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    tallies, damaged = Tallies(), 0
    try:
        with _Rows(flags.rows) as rows:
            for found in _all(flags.paths):
                try:
                    facts = facts_of(found.record) if not found.problem else None
                except RecordError as error:
                    found = found._replace(problem=Speaker(language()).error(error))
                if found.problem:
                    damaged += 1
                    told = say("insight-damaged", where=found.where, problem=found.problem)
                    print(f"citadels: {told}", file=sys.stderr)
                    continue
                if not flags.own:
                    tallies.add(facts)
                elif found.seat is not None and (facts is None or found.seat < facts.players):
                    tallies.add(facts, [found.seat])
                if facts is not None:
                    rows.add(facts, found.where)
    except NoPyarrow as error:
        raise UsageError("no_pyarrow") from error
    if flags.json:
        print(json.dumps({**tallies.to_json(), "damaged": damaged}))
    else:
        print("\n".join(lines_of(tallies.to_json())))
    return report_problems([rows.file]) or (_DAMAGED if damaged else 0)


def _all(paths: Sequence[str]) -> Iterator[Found]:
    for path in paths:
        if path == STREAM:
            yield from records_of(sys.stdin, STREAM)
            continue
        if not Path(path).exists():
            raise UsageError("no_such_path", path=path)
        for file in files_in(Path(path)):
            try:
                yield from records_in(file)
            except OSError as error:
                raise UsageError("cannot_read", path=file, problem=error.strerror) from error


class _Rows:
    """Where a row for each player goes, if anybody wants them: JSON lines, or Parquet by the file's name."""

    def __init__(self, path: Path | None) -> None:
        self._parquet = path if path is not None and path.suffix == PARQUET else None
        self._waiting: list[dict[str, Any]] = []
        self._writer: Any = None
        self.file: Output | None = None
        if self._parquet is not None:
            pyarrow()  # say at once if it is missing
        elif path is not None:
            self.file = Output(path)

    def __enter__(self) -> "_Rows":
        return self

    def __exit__(self, *unused: object) -> None:
        self._write_waiting()
        if self._writer is not None:
            self._writer.close()
        if self.file is not None:
            self.file.close()

    def add(self, facts: GameFacts, where: str) -> None:
        if self.file is not None:
            for row in facts.rows(where):
                self.file.write(json.dumps(row) + "\n")
        elif self._parquet is not None:
            self._waiting += facts.rows(where)
            if len(self._waiting) >= _ROWS_AT_ONCE:
                self._write_waiting()

    def _write_waiting(self) -> None:
        if not self._waiting:
            return
        arrow, parquet = pyarrow()
        schema = _schema(arrow)
        if self._writer is None:
            self._writer = parquet.ParquetWriter(self._parquet, schema)
        self._writer.write_table(arrow.Table.from_pylist(self._waiting, schema))
        self._waiting = []


def _schema(arrow: Any) -> Any:
    """The columns of ``GameFacts.rows``; guessed, a list that is always empty would have no type."""
    name, count, names = arrow.string(), arrow.int32(), arrow.list_(arrow.string())
    line = arrow.struct({"line": name, "points": count})
    taken = arrow.struct({"round": count, "character": name, "fate": names})
    return arrow.schema(
        {
            "game": name,
            "edition": name,
            "players": count,
            "rounds": count,
            "seat": count,
            "order": count,
            "points": count,
            "place": count,
            "won": arrow.float64(),
            "completed_first": arrow.bool_(),
            "lines": arrow.list_(line),
            "dealt": names,
            "built": names,
            "characters": arrow.list_(taken),
            "took_gold": count,
            "took_cards": count,
        }
    )


# For people


def lines_of(told: dict[str, Any]) -> Iterator[str]:
    yield say("insight-games_read", games=told["games"], unfinished=str(told["unfinished"]))
    for group in told["groups"]:
        yield ""
        yield from _group(group)


def _group(group: dict[str, Any]) -> Iterator[str]:
    speaker = Speaker(language(), edition=group["edition"])
    edition = speaker.say(f"edition-{group['edition']}")
    yield say("insight-group", edition=edition, players=group["players"], games=group["games"])
    for figure in ("rounds", "points", "winning_points"):
        yield f"  {say(f'insight-{figure}')}: {_mean(group[figure])}"
    for figure in ("first_complete_won", "took_gold"):
        yield f"  {say(f'insight-{figure}')}: {_share(group[figure])}"
    orders = ", ".join(_share(order) for order in group["order"])
    yield f"  {say('insight-order')}: {orders}"
    yield ""
    heads = ["insight-character", "insight-chosen", "insight-won", "insight-won_at_last"]
    yield from _columns(
        [*heads, *(f"finish-{fate}" for fate in FATES)],
        [
            [
                speaker.card(row["character"]),
                *(_share(row[name]) for name in ("chosen", "won", "won_at_last", *FATES)),
            ]
            for row in group["characters"]
        ],
    )
    if group["uniques"]:
        yield ""
        figures = ("built", "won_built", "won_dealt")
        yield from _columns(
            ["insight-unique", *(f"insight-{figure}" for figure in figures), "finish-points"],
            [
                [
                    speaker.card(row["unique"]),
                    *(_share(row[figure]) for figure in figures),
                    _mean(row["points"]) if row["points"]["of"] else "",
                ]
                for row in group["uniques"]
            ],
        )
    yield ""
    yield from _columns(
        ["finish-what", "insight-everybody", "insight-winners"],
        [
            [score_line(row["line"], speaker), f"{row['all']:.2f}", f"{row['winners']:.2f}"]
            for row in group["sources"]
        ],
    )


def _share(told: dict[str, Any]) -> str:
    return f"{told['value']:.1%} ({100 * told['low']:.1f}–{100 * told['high']:.1f})" if told["of"] else "–"


def _mean(told: dict[str, Any]) -> str:
    return f"{told['value']:.2f} ({told['low']:.2f}–{told['high']:.2f})"


def _columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    lines = [[say(head) for head in heads], *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for first, *others in lines:
        cells = [f"{text:>{width}}" for text, width in zip(others, widths[1:], strict=True)]
        yield "  " + "  ".join([f"{first:<{widths[0]}}", *cells]).rstrip()
