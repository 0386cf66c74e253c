"""Files that a command writes: asked for before the work begins, so that nothing is lost at its end."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from citadels.cli.parsing import UsageError


@contextmanager
def written(path: Path | None) -> Iterator[TextIO | None]:
    """An open file, or None where none is wanted; a UsageError says why it cannot be written."""
    if path is None:
        yield None
        return
    if not path.absolute().parent.is_dir():
        raise UsageError("no_folder", path=str(path.parent))
    try:
        file = path.open("w", encoding="utf-8")
    except OSError as error:
        raise UsageError("cannot_write", path=str(path), problem=error.strerror or str(error)) from error
    with file:
        try:
            yield file
        except OSError as error:
            raise UsageError("cannot_write", path=str(path), problem=error.strerror or str(error)) from error
