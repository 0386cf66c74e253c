"""The flags that say how a game is set up, and the setup that they describe."""

import argparse
import sys
from typing import Any

from citadels.cards.editions import DEFAULT_EDITION, EDITIONS, VARIANTS
from citadels.cards.house_rules import ACTION_CARD_VERSIONS, HOUSE_RULES, NUMBER, SWITCH, HouseRule
from citadels.cards.sets import RANDOM_SET, READY_MADE_SETS
from citadels.cli.parsing import Parser, UsageError, default, names, names_or_number, number
from citadels.cli.voice import Later, say
from citadels.rules.setup import NO_ACTION_CARDS, Setup, goes_beyond_book


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
    group.add_argument(
        "--substitute",
        action="append",
        type=character_and_other,
        metavar="CHARACTER=OTHER",
        help=Later("help-setup-substitute"),
    )
    group.add_argument("--crown", type=number, metavar="SEAT", help=Later("help-setup-crown"))
    _add_house_rules(parser)
    return parser


def _add_house_rules(parser: Parser) -> None:
    """The flags for what the editions differ in: docs/editions.md lists them."""
    group = parser.add_argument_group(Later("help-house_rules"))
    group.add_argument("--variant", metavar="|".join(VARIANTS), help=Later("help-setup-variant"))
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


def card_and_edition(text: str) -> tuple[str, str]:
    """``king=classic``: a card as an edition plays it."""
    return _pair(text, "error-no_card_and_edition")


def character_and_other(text: str) -> tuple[str, str]:
    """``queen=artist``: who steps in for a character."""
    return _pair(text, "error-no_character_and_other")


def _pair(text: str, complaint: str) -> tuple[str, str]:
    one, equals, other = text.partition("=")
    if not (one and equals and other):
        raise argparse.ArgumentTypeError(say(complaint, value=text))
    return one, other


def _house_rules(flags: argparse.Namespace) -> dict[str, Any]:
    """The house rules that are asked for, one by one or under the name of a variant."""
    asked = {rule.name: getattr(flags, rule.name) for rule in HOUSE_RULES}
    if flags.variant is None or flags.edition not in EDITIONS:
        return asked
    known = {variant.id: variant for variant in EDITIONS[flags.edition].variants}
    if flags.variant not in known:
        raise UsageError("unknown_variant", value=flags.variant, allowed=", ".join(known) or "–")
    told = {name: value for name, value in asked.items() if value is not None}
    return {**asked, **known[flags.variant].house_rules, **told}


def setup_from(flags: argparse.Namespace) -> Setup:
    """The setup that the flags describe; SetupError says what is wrong with it."""
    uniques = flags.uniques
    setup = Setup(
        edition=flags.edition,
        players=flags.players,
        set=flags.set,
        characters=flags.characters,
        ninth=flags.ninth,
        substitutes=dict(flags.substitute) if flags.substitute else None,
        uniques=None if isinstance(uniques, int) else uniques,
        unique_count=uniques if isinstance(uniques, int) else None,
        crown=flags.crown,
        action_cards=flags.action_cards,
        **_house_rules(flags),
        versions=dict(flags.version) if flags.version else None,
        mixed=flags.mixed,
    )
    if goes_beyond_book(setup):
        print(say("lobby-beyond_book"), file=sys.stderr)
    return setup
