"""Files that commands read and write.

Those they write are opened before the work begins, so that no result is lost at its end.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from citadels.cli.parsing import UsageError


def read_json(path: Path) -> Any:
    """What a JSON file holds; UsageError if it cannot be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError("cannot_read", path=path, problem=error.strerror) from error
    except (ValueError, RecursionError) as error:
        raise UsageError("not_json", path=path, problem=error) from error


class Output:
    """An open file. If writing fails, say on a full disk, the work continues and ``problem`` says why."""

    def __init__(self, path: Path) -> None:
        """Raises UsageError if it cannot be written."""
        self.path = path
        self.problem: UsageError | None = None
        if not path.absolute().parent.is_dir():
            raise UsageError("no_folder", path=str(path.parent))
        try:
            self._file = path.open("w", encoding="utf-8")
        except OSError as error:
            raise self._problem(error) from error

    def write(self, text: str) -> None:
        if self.problem is None:
            try:
                self._file.write(text)
            except OSError as error:
                self.problem = self._problem(error)

    def close(self) -> None:
        """Write what is left; calling it again does nothing."""
        try:
            self._file.close()
        except OSError as error:
            self.problem = self.problem or self._problem(error)

    def _problem(self, error: OSError) -> UsageError:
        return UsageError("cannot_write", path=str(self.path), problem=error.strerror or str(error))


@contextmanager
def outputs(*paths: Path | None) -> Iterator[list[Output | None]]:
    """The requested files, closed at the end; None for those not requested."""
    with ExitStack() as opened:
        files: list[Output | None] = []
        for path in paths:
            file = None if path is None else Output(path)
            if file is not None:
                opened.callback(file.close)
            files.append(file)
        yield files


def report_problems(files: Sequence[Output | None]) -> int:
    """Report files that could not be completed, and return the command's status."""
    problems = [file.problem for file in files if file is not None and file.problem is not None]
    for problem in problems:
        print(f"citadels: {problem}", file=sys.stderr)
    return 2 if problems else 0
