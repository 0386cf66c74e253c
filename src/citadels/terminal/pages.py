"""Blocks of the rulebook as plain lines, or as Markdown."""

from collections.abc import Iterable, Iterator
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, TextIO

from citadels.lang.no_break import with_plain_spaces
from citadels.lang.rulebook import Block, Heading, Item

USUAL_WIDTH: Final = 80
_WIDEST: Final = 100  # longer lines are hard to read


def screen_width(out: TextIO) -> int:
    """The width for lines of text: that of the terminal, if there is one."""
    return min(get_terminal_size().columns, _WIDEST) if out.isatty() else USUAL_WIDTH


def plain_lines(blocks: Iterable[Block], width: int | None) -> Iterator[str]:
    """Wrapped lines (None: unwrapped), with an empty line before every heading and paragraph."""
    last: Block | None = None
    for block in blocks:
        if last is not None and not (isinstance(block, Item) and isinstance(last, (Item, Heading))):
            yield ""
        if isinstance(block, Heading):
            yield block.text.upper() if block.level <= 2 else block.text
        else:
            text = f"{block.text} ({block.id})" if block.id else block.text
            first, following = ("- ", "  ") if isinstance(block, Item) else ("", "")
            yield from wrapped(text, width, first, following)
        last = block


def wrapped(text: str, width: int | None, first: str = "", following: str = "") -> list[str]:
    """A text in lines; what must stay together is, and after that its spaces are ordinary ones."""
    lines = [first + text]
    if width is not None:
        lines = wrap(
            text,
            width,
            initial_indent=first,
            subsequent_indent=following,
            break_long_words=False,
            break_on_hyphens=False,
        ) or [""]
    return [with_plain_spaces(line) for line in lines]


def markdown_lines(blocks: Iterable[Block]) -> Iterator[str]:
    last: Block | None = None
    for block in blocks:
        if last is not None and not (isinstance(block, Item) and isinstance(last, Item)):
            yield ""
        if isinstance(block, Heading):
            yield f"{'#' * block.level} {block.text}"
        else:
            text = f"**{block.id}** {block.text}" if block.id else block.text
            yield f"- {text}" if isinstance(block, Item) else text
        last = block
