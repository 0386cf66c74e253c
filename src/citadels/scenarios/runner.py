"""Rule scenarios: small situations written by hand, played by the engine, checked against expectations.

docs/scenarios.md documents the format.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from citadels.cards.editions import EDITIONS
from citadels.game import Game
from citadels.notation.record import UNDO
from citadels.rules.errors import CitadelsError, SetupError
from citadels.rules.setup import Setup
from citadels.scenarios.expectations import Differences, differences
from citadels.scenarios.written_table import TABLE_KEYS, ScenarioError, check_keys, table_of

_HEAD: Final = {"scenario", "rules", "about", "why", "seed", "play", "expect"}


def load(path: Path) -> list[dict[str, Any]]:
    """The scenarios of a file, one for each edition it is played in."""
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (yaml.YAMLError, OSError, UnicodeDecodeError) as error:
        raise ScenarioError(" ".join(f"no YAML file: {error}".split())) from error
    if not isinstance(data, list) or not all(isinstance(item, dict) for item in data):
        raise ScenarioError("a scenario file is a list of scenarios")
    return [played for item in data for played in in_each_edition(item)]


def in_each_edition(data: dict[str, Any]) -> list[dict[str, Any]]:
    """A scenario with several ``editions`` is played once in each of them."""
    if "editions" not in data:
        return [data]
    editions = data["editions"]
    if not isinstance(editions, list) or not editions or not all(name in EDITIONS for name in editions):
        raise ScenarioError(f"editions must be a list of {', '.join(EDITIONS)}")
    rest = {name: value for name, value in data.items() if name != "editions"}
    found = []
    for edition in editions:
        played = {**rest, "scenario": f"{rest.get('scenario')} ({edition})"}
        if "setup" in rest:
            played["setup"] = {**check_keys(rest["setup"], rest["setup"], "setup"), "edition": edition}
        else:
            played["edition"] = edition
        found.append(played)
    return found


def run(data: Mapping[str, Any]) -> Differences:
    """Play a scenario; how it differs from what it expects."""
    if "setup_error" in data:
        return _run_setup_error(data)
    steps = data.get("play", [])
    if not isinstance(steps, list):
        raise ScenarioError("play must be a list")
    if "expect" not in data and not any(isinstance(step, Mapping) and "expect" in step for step in steps):
        raise ScenarioError("a scenario must expect something")
    game = start_of(data)
    for number, step in enumerate(steps):
        found = play_step(game, step)
        if found:
            return [f"step {number + 1}: {difference}" for difference in found]
    return differences(game, data.get("expect", {}))


def start_of(data: Mapping[str, Any]) -> Game:
    """The game that a scenario begins with."""
    seed = data.get("seed", 0)
    if "setup" in data:
        check_keys(data, _HEAD | {"setup"}, "a scenario with a setup")
        return Game(Setup.from_json(data["setup"]), seed)
    check_keys(data, _HEAD | TABLE_KEYS, "a scenario")
    if "seats" not in data:
        raise ScenarioError("a scenario needs seats, or a setup")
    return Game.from_state(table_of(data).state(seed, []), seed)


def _run_setup_error(data: Mapping[str, Any]) -> Differences:
    check_keys(data, _HEAD | {"setup", "setup_error"}, "a scenario of a setup error")
    expected = check_keys(data["setup_error"], {"rule", "id"}, "setup_error")
    try:
        Setup.from_json(data.get("setup", {}))
    except SetupError as error:
        found = {"rule": error.rule, "id": error.id}
        return [] if found == dict(expected) else [f"setup_error: expected {dict(expected)}, found {found}"]
    return ["the setup should have been refused"]


def play_step(game: Game, step: object) -> Differences:
    """A choice, a choice with the seat that makes it, taking back, or an expectation on the way."""
    if isinstance(step, Mapping) and len(step) == 1:
        ((seat, choice),) = step.items()
        if seat == "expect":
            return differences(game, choice)
        if seat == UNDO:
            return _undo(game, choice)
        found = None if game.over else game.decision.seat
        if seat != found:
            return [f"seat {seat} should decide {choice!r}, but it is seat {found}"]
        step = choice
    if not isinstance(step, str):
        raise ScenarioError(f"{step!r} is neither a choice nor an expectation")
    reason = game.why_not(step)
    if reason is not None:
        return [f"{step!r} is not possible: {reason}"]
    game.play(step)
    return []


def _undo(game: Game, seat: object) -> Differences:
    if type(seat) is not int or not 0 <= seat < game.players:
        raise ScenarioError(f"{UNDO}: there is no seat {seat!r}")
    if not game.can_undo(seat):
        return [f"seat {seat} can take nothing back"]
    game.undo(seat)
    return []


def scenario_files(paths: list[str]) -> Iterator[Path]:
    """The files named, and those below the folders named."""
    for name in paths:
        path = Path(name)
        if path.is_dir():
            yield from sorted(path.rglob("*.yaml"))
        elif path.is_file():
            yield path
        else:
            raise ScenarioError(f"there is no file or folder {name}")


def run_paths(paths: list[str]) -> tuple[int, list[str]]:
    """Run scenarios: how many passed, and a line for each that failed."""
    passed = 0
    failures: list[str] = []
    for path in scenario_files(paths):
        try:
            scenarios = load(path)
        except ScenarioError as error:
            failures.append(f"{path}: {error}")
            continue
        for data in scenarios:
            title = f"{path}: {data.get('scenario', 'a scenario without a title')}"
            try:
                found = run(data)
            except (ScenarioError, CitadelsError) as error:
                found = [f"cannot be run: {error}"]
            if found:
                failures.append(f"{title}: {'; '.join(found)}")
            else:
                passed += 1
    return passed, failures
