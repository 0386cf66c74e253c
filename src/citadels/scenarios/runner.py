"""Rule scenarios: small situations written by hand, played by the engine, checked against expectations.

docs/scenarios.md documents the format.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.game import Game
from citadels.notation.record import UNDO, checked_seed
from citadels.rules.errors import SETUP_ERRORS, CitadelsError, SetupError, shown
from citadels.rules.setup import Setup
from citadels.scenarios import values
from citadels.scenarios.expectations import differences
from citadels.scenarios.files import ScenarioFile
from citadels.scenarios.problems import Difference, ScenarioError, at, check_keys, unknown
from citadels.scenarios.written_table import TABLE_KEYS, Table

_HEAD: Final = {"scenario", "rules", "about", "why", "seed", "play", "expect"}
_EXPECT: Final = "expect"
SETUP_ERROR: Final = "setup_error"
_MOST_RULES: Final = 3


@cache
def paragraphs() -> frozenset[str]:
    """The ids of docs/rules.md, as ``tools.generate_docs`` has found them there."""
    written = Path(__file__).with_name("paragraphs.json").read_text(encoding="utf-8")
    return frozenset(json.loads(written))


# A scenario


class Playing:
    """A scenario while it is played, step by step."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        check_head(data)
        with at("play"):
            self.steps = values.listed(data.get("play"), "play")
        self.game = start_of(data)
        # The steps so far: the choice, and the number of the first event after it.
        self.played: list[tuple[object, int]] = []

    def step(self) -> list[Difference]:
        """Play the next step; how it differs from what it says."""
        place = len(self.played)
        step = self.steps[place]
        log = self.game.state.log
        assert log is not None
        with at("play", place):
            choice = step_choice(step)
            self.played.append((choice, len(log)))
            found = self._carry_out(step, choice)
        return [Difference(f"step {place + 1}: {one.text}", ("play", place, *one.path)) for one in found]

    def _carry_out(self, step: object, choice: object) -> list[Difference]:
        """A choice, a choice with the seat that makes it, taking back, or an expectation on the way."""
        game = self.game
        if isinstance(step, Mapping):
            ((seat, _),) = step.items()
            if seat == _EXPECT:
                with at(_EXPECT):
                    found = differences(game, step[_EXPECT], self.played[:-1])
                return [Difference(one.text, (_EXPECT, *one.path)) for one in found]
            if seat == UNDO:
                return self._undo(values.seat_number(step[UNDO], game.players, UNDO))
            values.seat_number(seat, game.players, "play")
            decides = None if game.over else game.decision.seat
            if seat != decides:
                asked = "the game is over" if decides is None else f"it is seat {decides} that decides"
                return [Difference(f"seat {seat} should choose {choice!r}, but {asked}", ())]
        values.choice(choice)
        reason = game.why_not(choice)
        if reason is not None:
            return [Difference(f"{choice!r} is not possible: {reason}", ())]
        game.play(str(choice))
        return []

    def _undo(self, seat: int) -> list[Difference]:
        if not self.game.can_undo(seat):
            return [Difference(f"seat {seat} can take nothing back", ())]
        self.game.undo(seat)
        return []

    def is_expectation(self, place: int) -> bool:
        """Whether a step only expects something."""
        step = self.steps[place]
        return isinstance(step, Mapping) and _EXPECT in step

    def step_text(self, place: int) -> str:
        """A step as it is written."""
        step = self.steps[place]
        return (
            ", ".join(f"{key}: {value}" for key, value in step.items()) if isinstance(step, Mapping) else step
        )

    def finish(self) -> list[Difference]:
        """How the end differs from what is expected of it."""
        if _EXPECT not in self.data and not any(map(self.is_expectation, range(len(self.steps)))):
            raise ScenarioError("a scenario must expect something")
        with at(_EXPECT):
            found = differences(self.game, self.data.get(_EXPECT, {}), self.played)
        return [Difference(one.text, (_EXPECT, *one.path)) for one in found]


def step_choice(step: object) -> object:
    """The choice of a step; None where it is something else."""
    if not isinstance(step, Mapping):
        return step
    if len(step) != 1:
        raise ScenarioError(
            f"a step is a choice, SEAT: CHOICE, {UNDO}: SEAT or {_EXPECT}:, not {shown(step)}"
        )
    ((seat, choice),) = step.items()
    return None if seat in (_EXPECT, UNDO) else choice


def check_head(data: Mapping[str, Any]) -> None:
    """The title, and what the scenario says it is about."""
    values.text(data.get("scenario"), "scenario")
    with at("rules"):
        cited = values.listed(data.get("rules"), "rules")
        if not 1 <= len(cited) <= _MOST_RULES:
            raise ScenarioError(f"rules must cite one to three paragraphs of docs/rules.md, not {len(cited)}")
        for rule in cited:
            if not isinstance(rule, str) or rule not in paragraphs():
                wrong = unknown("paragraph", rule, paragraphs())
                raise ScenarioError(f"{wrong} (is docs/rules.md newer? then run tools.generate_docs)")
    with at("about"):
        for name in values.listed(data.get("about"), "about"):
            values.one_of(name, (*CHARACTER_NAMES, *CARD_NAMES), "card")
    if "why" in data:
        with at("why"):
            values.text(data["why"], "why")


def start_of(data: Mapping[str, Any]) -> Game:
    """The game that a scenario begins with."""
    try:
        seed = checked_seed(data.get("seed", 0))
        if "setup" in data:
            check_keys(data, _HEAD | {"setup"}, "a scenario with a setup")
            with at("setup"):
                return Game(Setup.from_json(data["setup"]), seed)
    except CitadelsError as error:
        raise ScenarioError(str(error)) from error
    check_keys(data, _HEAD | TABLE_KEYS, "a scenario")
    if "seats" not in data:
        raise ScenarioError("a scenario needs seats, or a setup")
    return Table(data).game(seed)


class Watcher:
    """Hears how a scenario goes; this one ignores it."""

    def began(self, playing: Playing) -> None:
        """A scenario stands at its start."""

    def stepped(self, playing: Playing) -> None:
        """A step was carried out."""


def run(data: Mapping[str, Any]) -> list[Difference]:
    """Play a scenario; how it differs from what it expects."""
    return expects_setup_error(data) if SETUP_ERROR in data else play_out(Playing(data), Watcher())


def play_out(playing: Playing, watcher: Watcher) -> list[Difference]:
    """Play a scenario up to its end, or to the first step that turns out otherwise."""
    watcher.began(playing)
    for _ in playing.steps:
        found = playing.step()
        if found:
            return found
        watcher.stepped(playing)
    return playing.finish()


def expects_setup_error(data: Mapping[str, Any]) -> list[Difference]:
    check_keys(
        data, _HEAD - {"play", "expect", "seed"} | {"setup", SETUP_ERROR}, "a scenario of a setup error"
    )
    check_head(data)
    with at(SETUP_ERROR):
        expected = check_keys(data[SETUP_ERROR], {"rule", "id"}, "setup_error")
        if "id" in expected:
            values.one_of(expected["id"], SETUP_ERRORS, "setup error")
        if "rule" in expected:
            values.one_of(expected["rule"], paragraphs(), "paragraph")
    try:
        with at("setup"):
            Setup.from_json(data.get("setup", {}))
    except SetupError as error:
        found = {"rule": error.rule, "id": error.id}
        if found == dict(expected):
            return []
        return [Difference(f"setup_error: expected {dict(expected)}, found {found}", (SETUP_ERROR,))]
    return [Difference("the setup should have been refused", (SETUP_ERROR,))]


def load(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file, one for each edition it is played in."""
    scenarios = ScenarioFile(path).scenarios
    for written in scenarios:
        if written.error is not None:
            raise written.error
    return [written.data for written in scenarios]
