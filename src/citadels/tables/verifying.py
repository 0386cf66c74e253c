"""Checks whether the cards of a recorded game could have been chosen (``citadels verify``)."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from citadels.cards.house_rules import HOUSE_RULES
from citadels.game import Game
from citadels.notation.record import check_record
from citadels.rules.errors import CitadelsError, RecordError
from citadels.rules.setup import Setup
from citadels.tables.fairness import Fairness, player_commitment, seed_of, server_commitment

# Verdicts
FAIR: Final = "fair"  # nobody can have chosen the cards, unless the server and all contributors agreed on it
SERVER_ONLY: Final = "server_only"  # the server kept to its part, but nobody else added one
NOT_CHECKABLE: Final = "not_checkable"  # the record does not say what its seed was made from
WRONG: Final = "wrong"  # something does not fit

# The exit status of ``citadels verify``; 2 is for what cannot be read.
STATUSES: Final = {FAIR: 0, WRONG: 1, SERVER_ONLY: 3, NOT_CHECKABLE: 3}

# What is checked, in this order.
CHECKS: Final = ("shown", "server", "players", "own", "setup", "seed", "cards", "game")


class FairnessError(CitadelsError):
    """A record that is damaged where it says what its seed was made from."""


class Check(NamedTuple):
    """One check: its id and whether it has passed; the seats it has failed for, if it concerns seats."""

    id: str
    passed: bool
    seats: tuple[int, ...] = ()


class Verdict(NamedTuple):
    """What can be said about the shuffle of a game."""

    verdict: str
    checks: tuple[Check, ...] = ()
    contributors: tuple[int, ...] = ()  # the seats whose parts are in the seed
    withheld: tuple[int, ...] = ()  # the seats that promised a part and did not reveal it
    commitment: str | None = None

    def to_json(self) -> dict[str, Any]:
        checks = [check._asdict() for check in self.checks]
        return {**self._asdict(), "checks": checks}


def verify(record: object, shown: str = "", own: str = "") -> Verdict:
    """Check a record; RecordError or FairnessError if it is damaged.

    ``shown``: how the commitment began that one has seen at the table; ``own``: one's own part of the seed.
    """
    data = check_record(record)
    if "fairness" not in data or "setup" not in data:
        Game.from_record(data)  # refuses a damaged one
        return Verdict(NOT_CHECKABLE)
    fairness = _read(data["fairness"])
    checks = (*_promises(fairness, shown, own), *_cards(data, fairness), *_replay(data))
    contributors, withheld = tuple(fairness.contributors), tuple(fairness.withheld)
    if not all(check.passed for check in checks):
        verdict = WRONG
    else:
        verdict = FAIR if contributors else SERVER_ONLY
    return Verdict(verdict, checks, contributors, withheld, fairness.commitment)


def _read(data: object) -> Fairness:
    try:
        fairness = msgspec.convert(data, Fairness)
    except msgspec.ValidationError as error:
        raise FairnessError("bad_fairness", f"the record's fairness: {error}", problem=str(error)) from error
    if len(fairness.commitments) != len(fairness.parts):
        problem = "commitments and parts must have one place for each seat"
        raise FairnessError("bad_fairness", f"the record's fairness: {problem}", problem=problem)
    return fairness


def _promises(fairness: Fairness, shown: str, own: str) -> tuple[Check, ...]:
    """Whether everybody kept to what they had shown a hash of."""
    promised = server_commitment(fairness.table, fairness.secret)
    broken = tuple(
        seat
        for seat, (commitment, part) in enumerate(zip(fairness.commitments, fairness.parts, strict=True))
        if part is not None and commitment != player_commitment(fairness.table, fairness.commitment, part)
    )
    checks = [Check("server", promised == fairness.commitment), Check("players", not broken, broken)]
    if shown:
        checks.insert(0, Check("shown", fairness.commitment.startswith(shown.lower())))
    if own:
        checks.append(Check("own", own.lower() in fairness.parts))
    return tuple(checks)


def _cards(data: Mapping[str, Any], fairness: Fairness) -> tuple[Check, ...]:
    """Whether the seed comes from all parts, and whatever chance put into play from the seed."""
    try:
        setup = Setup.from_json(data["setup"])
        same = Setup.from_json(fairness.setup) == setup and setup.players == len(fairness.parts)
        drawn = _drawn(setup, data)
    except CitadelsError:
        same = drawn = False
    seed = int(data["seed"]) == seed_of(fairness)
    return Check("setup", same), Check("seed", seed), Check("cards", drawn)


def _drawn(setup: Setup, data: Mapping[str, Any]) -> bool:
    """Whether the characters and unique districts are those that chance gives, by the rules of the record."""
    table = data.get("table")
    if not isinstance(table, Mapping) or not isinstance(table.get("rules"), Mapping):
        return False
    rules = {rule.name: table["rules"].get(rule.name) for rule in HOUSE_RULES}
    dealt = Game(Setup.from_json({**setup.to_json(), **rules}), int(data["seed"])).record()["table"]
    return all(dealt[cards] == table.get(cards) for cards in ("characters", "uniques"))


def _replay(data: Mapping[str, Any]) -> tuple[Check, ...]:
    """Whether the game is the one that is dealt from its seed."""
    try:
        Game.from_record(data)
        passed = True
    except RecordError:
        passed = False
    return (Check("game", passed),)
