"""Lines out and lines in."""

from textwrap import fill
from typing import Final, TextIO

from citadels.lang.no_break import NO_BREAK, with_plain_spaces

_PROMPT: Final = "> "
_HANGING: Final = 2  # indentation of wrapped lines


def together(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", NO_BREAK)


class Screen:
    """A terminal, or a pipe to another program."""

    def __init__(self, source: TextIO, out: TextIO, width: int | None = None) -> None:
        self.source = source
        self.out = out
        self.echo = not source.isatty()  # typed lines do not show by themselves, as in a pipe
        self.width = width  # of the lines; None: unlimited

    def say(self, *lines: str) -> None:
        for line in lines:
            self.out.write(self._wrapped(line) + "\n")

    def _wrapped(self, line: str) -> str:
        if self.width is not None and len(line) > self.width:
            indent = " " * (len(line) - len(line.lstrip(" ")) + _HANGING)
            line = fill(line, self.width, subsequent_indent=indent, break_on_hyphens=False)
        return with_plain_spaces(line)

    def read(self) -> str | None:
        """A line that was typed; None at the end of the input."""
        self.out.write(_PROMPT)
        self.out.flush()
        line = self.source.readline()
        if self.echo and line:
            self.out.write(line if line.endswith("\n") else line + "\n")
        return line or None
