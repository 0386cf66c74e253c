"""Scenes of the tutorial: a table like a scenario's, and steps that somebody takes there, one after another.

docs/tutorials.md documents the format. A file has the parts of one scene, each with a table of its own.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, cast, get_args

from citadels.game import Game
from citadels.notation.record import checked_seed
from citadels.rules.choices import VERB_BY_NAME
from citadels.rules.errors import CitadelsError, shown
from citadels.scenarios import values
from citadels.scenarios.problems import Difference, ScenarioError, at, check_keys
from citadels.scenarios.written_table import TABLE_KEYS, Table

SCENE: Final = "scene"
PLAYER: Final = 0  # the seat of whoever learns
# Parts of the table that a step can point at.
Look = Literal["city", "hand", "others", "characters", "status", "scores", "board"]
LOOKS: Final[tuple[Look, ...]] = get_args(Look)
ANY: Final = "any"  # every legal choice is wanted
ELSE: Final = "else"  # the reason for all choices without one of their own

_HEAD: Final = {SCENE, "seed", "steps"}
_STEP_KEYS: Final = {"say", "look", "want", "instead", "watch"}


@dataclass(frozen=True)
class Step:
    """One thing to read, to do or to watch."""

    say: str  # the name of its words
    look: Look | None = None  # what it points at
    want: tuple[str, ...] = ()  # the choices that it waits for, whole or by their verbs; or ANY
    instead: tuple[tuple[str, str], ...] = ()  # reasons for others, by choice, by verb, or ELSE
    watch: tuple[tuple[int, str], ...] = ()  # what is chosen, by whom, while the player watches

    def wants(self, choice: str) -> bool:
        return self.want == (ANY,) or any(_named(choice, wanted) for wanted in self.want)

    def reason(self, choice: str) -> str:
        """The name of what is said to another choice; empty if nothing fits."""
        found = dict(self.instead)
        return found.get(choice) or found.get(choice.split()[0]) or found.get(ELSE, "")


class Part:
    """A table, and the steps taken there."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        values.text(data.get(SCENE), SCENE)
        check_keys(data, _HEAD | TABLE_KEYS, "a scene")
        if "seats" not in data:
            raise ScenarioError("a scene needs seats")
        self._table = Table(data)
        self._seed = data.get("seed", 0)
        with at("steps"):
            written = values.listed(data.get("steps"), "steps")
            if not written:
                raise ScenarioError("a scene needs steps")
            self.steps = [self._step(place, step) for place, step in enumerate(written)]

    @property
    def players(self) -> int:
        return self._table.players

    def start(self) -> Game:
        """The game at its table."""
        try:
            return self._table.game(checked_seed(self._seed))
        except CitadelsError as error:
            raise ScenarioError(str(error)) from error

    def _step(self, place: int, written: object) -> Step:
        with at(place):
            data = check_keys(written, _STEP_KEYS, "a step")
            step = Step(
                say=_name(data.get("say"), "say"),
                look=_look(data["look"]) if "look" in data else None,
                want=_wanted(data.get("want")),
                instead=_reasons(data.get("instead")),
                watch=tuple(self._watched(data.get("watch"))),
            )
            if not (step.want or step.watch or step.look):
                raise ScenarioError("a step needs look, want or watch")
            if step.want and step.watch:
                raise ScenarioError("want and watch do not go together: make two steps of it")
            if step.instead and not step.want:
                raise ScenarioError("instead needs a want")
            return step

    def _watched(self, written: object) -> Iterator[tuple[int, str]]:
        with at("watch"):
            for place, one in enumerate(values.listed(written, "watch")):
                with at(place):
                    if not isinstance(one, Mapping) or len(one) != 1:
                        raise ScenarioError(f"watch lists SEAT: CHOICE or SEAT: [CHOICES], not {shown(one)}")
                    ((seat, choices),) = one.items()
                    values.seat_number(seat, self.players, "watch")
                    for choice in choices if isinstance(choices, list) else [choices]:
                        values.choice(choice)
                        yield seat, str(choice)


def _look(value: object) -> Look:
    with at("look"):
        return cast(Look, values.one_of(value, LOOKS, "part of the table"))


def _name(value: object, what: str) -> str:
    """The name of some words: part of a message's id."""
    written = values.text(value, what)
    if not written.replace("_", "a").isalnum() or not written.isascii() or written != written.lower():
        raise ScenarioError(f"{what} names words with small letters, digits and _, not {shown(written)}")
    return written


def _wanted(value: object) -> tuple[str, ...]:
    with at("want"):
        if value is None or value == ANY:
            return () if value is None else (ANY,)
        wanted = value if isinstance(value, list) else [value]
        for choice in wanted:
            _check_choice(choice)
        return tuple(wanted)


def _check_choice(written: object) -> None:
    """A choice, or a verb alone for all its choices."""
    if not isinstance(written, str) or written not in VERB_BY_NAME:
        values.choice(written)


def _reasons(value: object) -> tuple[tuple[str, str], ...]:
    with at("instead"):
        if value is None:
            return ()
        if not isinstance(value, Mapping):
            raise ScenarioError(f"instead must be a mapping from choices, not {shown(value)}")
        for choice in value:
            if choice != ELSE:
                with at(choice):
                    _check_choice(choice)
        return tuple((str(choice), _name(name, "instead")) for choice, name in value.items())


# Playing it


def differences(data: Mapping[str, Any]) -> list[Difference]:
    """Play a part of a scene in every way it allows; what turns out otherwise than it says."""
    part = Part(data)
    games = [part.start()]
    for place, step in enumerate(part.steps):
        found: dict[str, Game] = {}
        for game in games:
            try:
                with at("steps", place):
                    played = list(_outcomes(game, step))
            except ScenarioError as error:
                return [Difference(f"step {place + 1}: {error}{_open(game)}", error.path)]
            found.update((one.digest(), one) for one in played)
        games = list(found.values())
    return []


def _outcomes(game: Game, step: Step) -> Iterator[Game]:
    """The games that a step can lead to."""
    if step.watch:
        with at("watch"):
            for seat, choice in step.watch:
                _need_turn(game, seat, choice)
                _need_legal(game, choice)
                game.play(choice)
    if not step.want:
        yield game
        return
    with at("want"):
        _need_turn(game, PLAYER, " or ".join(step.want))
        options = [str(option) for option in game.decision.options]
        for choice in () if step.want == (ANY,) else step.want:
            if not any(_named(option, choice) for option in options):
                _need_legal(game, choice)
    others = [option for option in options if not step.wants(option)]
    _check_reasons(step, others)
    for option in options:
        after = game.clone()
        after.play(option)
        if step.wants(option):
            yield after


def _check_reasons(step: Step, others: list[str]) -> None:
    with at("instead"):
        silent = [option for option in others if not step.reason(option)]
        if silent:
            raise ScenarioError(f"no reason is given for {', '.join(silent)}; else stands for all others")
        for choice, _ in step.instead:
            if choice != ELSE and not any(_named(option, choice) for option in others):
                with at(choice):
                    raise ScenarioError(f"{choice} is not another choice that is possible there")


def _named(option: str, choice: str) -> bool:
    """Whether a choice, or its verb, is written so."""
    return choice in (option, option.split()[0])


def _need_turn(game: Game, seat: int, choice: str) -> None:
    if game.over:
        raise ScenarioError(f"seat {seat} should choose {choice}, but the game is over")
    if game.decision.seat != seat:
        raise ScenarioError(f"seat {seat} should choose {choice}, but seat {game.decision.seat} decides")


def _need_legal(game: Game, choice: str) -> None:
    reason = game.why_not(choice)
    if reason is not None:
        raise ScenarioError(f"{choice!r} is not possible: {reason}")


def _open(game: Game) -> str:
    if game.over:
        return " (the game is over)"
    options = ", ".join(str(option) for option in game.decision.options)
    return f" (seat {game.decision.seat} decides, {game.decision.kind}: {options})"


# The scenes that we have


@dataclass(frozen=True)
class Scene:
    """Some parts, and all their steps in a row."""

    id: str
    parts: tuple[Part, ...]
    steps: tuple[Step, ...]
    first: tuple[int, ...]  # the number of the first step of each part

    def part_at(self, number: int) -> int | None:
        """The part that begins with a step; None within one."""
        return self.first.index(number) if number in self.first else None

    def words(self) -> list[str]:
        """The ids of all messages that it needs."""
        named = [step.say for step in self.steps]
        named += [name for step in self.steps for _, name in step.instead]
        return [f"tutorial-{self.id}_{name}" for name in dict.fromkeys(["title", "about", *named])]


def scene_of(id: str, data: list[Mapping[str, Any]]) -> Scene:
    """A scene as it stands in its file; ScenarioError if it does not hold together."""
    parts = tuple(Part(one) for one in data)
    steps = tuple(step for part in parts for step in part.steps)
    names = [step.say for step in steps]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ScenarioError(f"{id}: two steps say {', '.join(twice)}")
    if steps[-1].want:
        raise ScenarioError(f"{id}: the last step must be one to read, so that the scene has an end")
    first, number = [], 0
    for part in parts:
        first.append(number)
        number += len(part.steps)
    return Scene(id, parts, steps, tuple(first))


@cache
def scenes() -> dict[str, Scene]:
    """All scenes in their order: from a file that ``tools.generate_docs`` has made of the YAML files."""
    written = Path(__file__).with_name("tutorial.json").read_text(encoding="utf-8")
    return {id: scene_of(id, data) for id, data in json.loads(written, object_hook=_seats).items()}


def _seats(data: dict[str, Any]) -> dict[Any, Any]:
    """Keys of JSON are texts, those for seats are numbers."""
    return {int(key) if key.isdigit() else key: value for key, value in data.items()}
