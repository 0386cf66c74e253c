"""Records wherever they are kept: a file, a folder or a stream; JSON, JSON lines or Parquet."""

import json
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

ENDINGS: Final = (".json", ".jsonl", ".parquet")
PARQUET: Final = ".parquet"


class Found(NamedTuple):
    """Something that should be a record, and where it stands."""

    where: str
    record: Any
    seat: int | None = None  # of the player who saved it, in a file of one's own games
    problem: str = ""  # why it cannot be read


class NoPyarrow(Exception):
    """A Parquet file needs the library pyarrow."""


def pyarrow() -> tuple[Any, Any]:
    """The library and its Parquet part, which only people who study many games install."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise NoPyarrow from error


def files_in(path: Path) -> list[Path]:
    """A file itself, or all files of a folder that can hold records."""
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.rglob("*") if file.suffix in ENDINGS and file.is_file())


def records_in(file: Path) -> Iterator[Found]:
    """All records of a file. OSError if it cannot be read."""
    if file.suffix == PARQUET:
        yield from _of_table(file)
        return
    with file.open(encoding="utf-8", errors="replace") as lines:
        yield from records_of(lines, str(file))


def records_of(lines: Iterable[str], name: str) -> Iterator[Found]:
    """The records of a stream: one a line, or one JSON text over several lines."""
    whole: list[str] = []
    for number, line in enumerate(lines, 1):
        if whole:
            whole.append(line)
        elif line.strip():
            try:
                yield from _records(json.loads(line), f"{name}:{number}")
            except (ValueError, RecursionError) as error:
                if number > 1 or line.lstrip()[0] not in "{[":
                    yield Found(f"{name}:{number}", None, problem=str(error))
                else:
                    whole.append(line)
    if whole:
        try:
            yield from _records(json.loads("".join(whole)), name)
        except (ValueError, RecursionError) as error:
            yield Found(name, None, problem=str(error))


def _records(data: Any, where: str) -> Iterator[Found]:
    """A record, a line of ``simulate --records``, a list of them, or a file of one's own games."""
    if isinstance(data, Mapping) and isinstance(data.get("games"), list):
        data = data["games"]
    if isinstance(data, list):
        for number, one in enumerate(data, 1):
            yield _record(one, f"{where}#{number}")
    else:
        yield _record(data, where)


def _record(data: Any, where: str) -> Found:
    if isinstance(data, Mapping) and "record" in data:
        seat = data.get("seat")
        return Found(where, data["record"], seat if type(seat) is int else None)
    return Found(where, data)


def _of_table(file: Path) -> Iterator[Found]:
    """A Parquet file with the JSON of a record in each row."""
    _, parquet = pyarrow()
    number = 0
    for batch in parquet.ParquetFile(file).iter_batches(columns=["record"]):
        for text in batch.column(0).to_pylist():
            number += 1
            for found in records_of([text], f"{file}:{number}"):
                yield found._replace(where=f"{file}:{number}")
