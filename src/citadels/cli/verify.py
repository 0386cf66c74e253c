"""``citadels verify``: whether the cards of a recorded game could have been chosen."""

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from citadels.cli.files import read_json
from citadels.cli.parsing import UsageError, add_command
from citadels.cli.voice import Later, language, say
from citadels.lang import Speaker
from citadels.tables.fairness import DIGITS
from citadels.tables.verifying import STATUSES, Check, Verdict, verify

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

LEAST_DIGITS: Final = 16  # of a fingerprint: fewer could be hit by trying


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "verify",
        "citadels verify citadels-k7qm2xab.json",
        "citadels verify citadels-k7qm2xab.json --commitment 1f3a09c2b4d56e78",
        "citadels verify citadels-k7qm2xab.json --json",
    )
    parser.add_argument("file", type=Path, metavar="RECORD", help=Later("help-verify-file"))
    parser.add_argument("--commitment", metavar="HEX", default="", help=Later("help-verify-commitment"))
    parser.add_argument("--part", metavar="HEX", default="", help=Later("help-verify-part"))
    parser.add_argument("--json", action="store_true", help=Later("help-json"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    shown = _digits(flags.commitment, LEAST_DIGITS)
    own = _digits(flags.part, DIGITS)
    verdict = verify(read_json(flags.file), shown, own)
    if flags.json:
        print(json.dumps(verdict.to_json()))
    else:
        print("\n".join(_lines(verdict)))
    return STATUSES[verdict.verdict]


def _digits(text: str, least: int) -> str:
    if text and not re.fullmatch(f"[0-9a-fA-F]{{{least},{DIGITS}}}", text):
        raise UsageError("bad_digits", value=text, least=str(least), most=str(DIGITS))
    return text.lower()


def _lines(verdict: Verdict) -> list[str]:
    lines = [say(f"fair-is-{verdict.verdict}")]
    lines += [_line(check) for check in verdict.checks]
    if verdict.contributors:
        lines.append(say("fair-mixed", players=_players(verdict.contributors, say("fair-server"))))
    if verdict.withheld:
        lines.append(say("fair-withheld", players=_players(verdict.withheld)))
    return lines


def _line(check: Check) -> str:
    if check.passed:
        return f"  ✓ {say(f'fair-ok-{check.id}')}"
    return f"  ✗ {say(f'fair-bad-{check.id}', players=_players(check.seats))}"


def _players(seats: Sequence[int], *others: str) -> str:
    speaker = Speaker(language())
    return speaker.language.listed([*others, *map(speaker.player, seats)])
