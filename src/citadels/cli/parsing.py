"""What the commands have in common: flags, their values, help, and errors on one line."""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from citadels.cli.voice import Later, put_into_words, say, spoken
from citadels.lang import BEGUN, LANGUAGES

if TYPE_CHECKING:
    from citadels.cli.commands import Commands


class UsageError(Exception):
    """A command line we cannot carry out: the id of a message and its arguments."""

    def __init__(self, id: str, **arguments: Any) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments

    def __str__(self) -> str:
        return say(f"error-{self.id}", **self.arguments)


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Help in the chosen language, including argparse's own texts."""

    def _expand_help(self, action: argparse.Action) -> str:
        return put_into_words(action.help or "")

    def add_text(self, text: str | None) -> None:
        super().add_text(text and put_into_words(text))

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and put_into_words(_SECTIONS.get(heading, heading)))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = put_into_words(Later("help-usage", after=" "))
        super().add_usage(usage, actions, groups, prefix)


# Headings that argparse adds.
_SECTIONS: Final = {"positional arguments": Later("help-arguments"), "options": Later("help-options")}

# argparse's own errors: a pattern for its English text, whose groups are the arguments of our message.
_COMPLAINTS: Final = tuple(
    (re.compile(pattern, re.DOTALL), id)
    for pattern, id in (
        (r"invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.*)\)", "invalid_choice"),
        (r"the following arguments are required: (?P<arguments>.*)", "required"),
        (r"unrecognized arguments: (?P<arguments>.*)", "unrecognized"),
        (r"expected one argument", "one_value"),
        (r"expected at least one argument", "some_values"),
        (r"ignored explicit argument .*", "no_value"),
        (r"ambiguous option: (?P<option>.*?) could match (?P<matches>.*)", "ambiguous"),
    )
)
_ONE_ARGUMENT: Final = re.compile(r"argument (?P<argument>[^:]+): (?P<problem>.*)", re.DOTALL)


def complaint(message: str) -> str:
    """argparse's complaint in the chosen language."""
    about = _ONE_ARGUMENT.fullmatch(message)
    if about is not None:
        return say("usage-argument", argument=about["argument"], problem=complaint(about["problem"]))
    for pattern, id in _COMPLAINTS:
        found = pattern.fullmatch(message)
        if found is not None:
            return say(f"usage-{id}", **found.groupdict())
    return message


class Parser(argparse.ArgumentParser):
    """Help in the chosen language; wrong arguments give one line and status 2."""

    def __init__(self, **settings: Any) -> None:
        wants_help = settings.pop("add_help", True)
        super().__init__(**{"formatter_class": HelpFormatter, **settings, "add_help": False})
        if wants_help:
            self.add_argument("-h", "--help", action="help", help=Later("help-help"))

    def error(self, message: str) -> NoReturn:
        told = say("error-usage", message=complaint(message), program=self.prog)
        print(f"{self.prog}: {told}", file=sys.stderr)
        sys.exit(2)


def add_command(
    commands: "Commands",
    name: str,
    *examples: str,
    parents: Sequence[Parser] = (),
) -> Parser:
    """Add a command with its help text and examples."""
    return commands.add_parser(
        name,
        help=Later(f"help-{name}"),
        description=Later(f"help-{name}", "long"),
        parents=[*parents, language_flag()],
        epilog=examples_of(*examples),
    )


def examples_of(*lines: str) -> Later:
    """The end of a help text: example commands."""
    return Later("help-examples", after="".join(f"\n  {line}" for line in lines))


def default(id: str, value: object) -> Later:
    """A help text that names the default."""
    return Later(id, value=str(value))


def language_flag() -> Parser:
    """The flag that every command has."""
    parser = Parser(add_help=False)
    parser.add_argument("--lang", choices=(*LANGUAGES, *BEGUN), default=spoken(), help=Later("help-lang"))
    return parser


def number(text: str) -> int:
    """A whole number, 0 or more."""
    if not (text.isascii() and text.isdigit() and len(text) < 40):
        raise argparse.ArgumentTypeError(say("error-not_a_number", value=text))
    return int(text)


def positive(text: str) -> int:
    value = number(text)
    if value == 0:
        raise argparse.ArgumentTypeError(say("error-too_few", value=text))
    return value


def names(text: str) -> tuple[str, ...]:
    """Ids separated by commas."""
    return tuple(part.strip() for part in text.split(",")) if text.strip() else ()


def names_or_number(text: str) -> tuple[str, ...] | int:
    """Ids separated by commas, or how many of them to draw."""
    return number(text) if text.isascii() and text.isdigit() else names(text)


def seat_number(text: str) -> int | None:
    """A seat, or None for ``random``."""
    return None if text == "random" else number(text)
