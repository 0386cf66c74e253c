"""What the commands have in common: flags, their values, help, and errors on one line."""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn

from citadels.cards.editions import DEFAULT_EDITION
from citadels.cards.house_rules import ACTION_CARD_VERSIONS, HOUSE_RULES, NUMBER, SWITCH, HouseRule
from citadels.cards.sets import RANDOM_SET, READY_MADE_SETS
from citadels.cli.voice import Later, put_into_words, say, spoken
from citadels.lang import LANGUAGES
from citadels.rules.setup import NO_ACTION_CARDS, Setup

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
        super().add_usage(usage, actions, groups, prefix if prefix is not None else say("help-usage") + " ")


# Headings that argparse adds.
_SECTIONS: Final = {"positional arguments": Later("help-arguments"), "options": Later("help-options")}

# What argparse itself has to say, by a pattern of its English; the groups are arguments of the message.
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
    parser.add_argument("--lang", choices=LANGUAGES, default=spoken(), help=Later("help-lang"))
    return parser


def setup_flags() -> Parser:
    """The flags that say how a game is set up; what is left out follows the edition."""
    parser = Parser(add_help=False)
    group = parser.add_argument_group(Later("help-setup"))
    edition_help = default("help-setup-edition", DEFAULT_EDITION)
    group.add_argument("--edition", default=DEFAULT_EDITION, metavar="ID", help=edition_help)
    group.add_argument(
        "--players", type=number, default=4, metavar="N", help=default("help-setup-players", 4)
    )
    sets = ", ".join((*READY_MADE_SETS, RANDOM_SET))
    group.add_argument("--set", metavar="NAME", help=Later("help-setup-set", sets=sets))
    group.add_argument("--characters", type=names, metavar="A,B,…", help=Later("help-setup-characters"))
    group.add_argument("--uniques", type=names_or_number, metavar="A,B,…|N", help=Later("help-setup-uniques"))
    group.add_argument(
        "--ninth", action=argparse.BooleanOptionalAction, default=None, help=Later("help-setup-ninth")
    )
    group.add_argument("--crown", type=number, metavar="SEAT", help=Later("help-setup-crown"))
    _add_house_rules(parser)
    return parser


def _add_house_rules(parser: Parser) -> None:
    """The flags for what the editions differ in: docs/editions.md lists them."""
    group = parser.add_argument_group(Later("help-house_rules"))
    group.add_argument(
        "--action-cards",
        nargs="?",
        const=True,
        metavar="|".join((NO_ACTION_CARDS, *ACTION_CARD_VERSIONS)),
        help=Later("help-setup-action_cards"),
    )
    for rule in HOUSE_RULES:
        _add_house_rule(group, rule)
    group.add_argument(
        "--version",
        action="append",
        type=card_and_edition,
        metavar="CARD=EDITION",
        help=Later("help-setup-version"),
    )
    group.add_argument("--mixed", action="store_true", help=Later("help-setup-mixed"))


def _add_house_rule(group: "argparse._ArgumentGroup", rule: HouseRule) -> None:
    flag, told = "--" + rule.name.replace("_", "-"), Later(f"help-setup-{rule.name}")
    if rule.kind == NUMBER:
        group.add_argument(flag, type=number, metavar="N", help=told)
    elif rule.kind == SWITCH:
        group.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=told)
    else:
        group.add_argument(flag, metavar="|".join(map(str, rule.values)), help=told)


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


def card_and_edition(text: str) -> tuple[str, str]:
    """``king=classic``: a card as an edition plays it."""
    card, equals, edition = text.partition("=")
    if not (card and equals and edition):
        raise argparse.ArgumentTypeError(say("error-no_card_and_edition", value=text))
    return card, edition


def setup_from(flags: argparse.Namespace) -> Setup:
    """The setup that the flags describe; SetupError says what is wrong with it."""
    uniques = flags.uniques
    return Setup(
        edition=flags.edition,
        players=flags.players,
        set=flags.set,
        characters=flags.characters,
        ninth=flags.ninth,
        uniques=None if isinstance(uniques, int) else uniques,
        unique_count=uniques if isinstance(uniques, int) else None,
        crown=flags.crown,
        action_cards=flags.action_cards,
        **{rule.name: getattr(flags, rule.name) for rule in HOUSE_RULES},
        versions=dict(flags.version) if flags.version else None,
        mixed=flags.mixed,
    )


def seat_number(text: str) -> int | None:
    """A seat, or None for ``random``."""
    return None if text == "random" else number(text)
