"""Scenario files run one after the other: how many scenarios passed, and a line for each that did not."""

from pathlib import Path
from typing import Final

from citadels.game import Game
from citadels.scenarios import scenes
from citadels.scenarios.files import ScenarioFile, Written, scenario_files
from citadels.scenarios.problems import Difference, ScenarioError
from citadels.scenarios.runner import SETUP_ERROR, Playing, Watcher, expects_setup_error, play_out

# How many options a message names at most.
_MOST_OPTIONS: Final = 30


class Report:
    """What has come out so far."""

    def __init__(self, only: str = "", watcher: Watcher | None = None) -> None:
        self.only = only.casefold()  # part of the names of those to run
        self.watcher = watcher or Watcher()
        self.passed = 0
        self.failures: list[str] = []

    def run(self, paths: list[str]) -> None:
        for path in scenario_files(paths):
            try:
                file = ScenarioFile(path)
            except ScenarioError as error:
                self.failures.append(f"{path}: {error}")
                continue
            for written in file.scenarios:
                if self.only in written.title.casefold():
                    self._run_one(path, file, written)

    def _run_one(self, path: Path, file: ScenarioFile, written: Written) -> None:
        problems, now = _outcome(written, self.watcher)
        if not problems:
            self.passed += 1
            return
        line = file.line(written, problems[0].path)
        told = [problems[0].text]
        for problem in problems[1:]:
            there = file.line(written, problem.path)
            told.append(problem.text if there == line else f"line {there}: {problem.text}")
        # A line for each scenario, whatever its values contain.
        text = " ".join(f"{written.title}: {'; '.join(told)}{now}".split())
        self.failures.append(f"{path}:{line}: {text}")


def _outcome(written: Written, watcher: Watcher) -> tuple[list[Difference], str]:
    """What is wrong with a scenario, and where the game stands then."""
    game: Game | None = None
    try:
        if written.error is not None:
            raise written.error
        if scenes.SCENE in written.data:
            return scenes.differences(written.data), ""
        if SETUP_ERROR in written.data:
            return expects_setup_error(written.data), ""
        playing = Playing(written.data)
        game = playing.game
        found = play_out(playing, watcher)
    except ScenarioError as error:
        found = [Difference(str(error), error.path)]
    except Exception as error:  # a fault of the engine is for one scenario to report, not for all to end with
        found = [Difference(f"the engine fails: {type(error).__name__}: {error}", ())]
    return found, "" if game is None else f" ({_open_decision(game)})"


def _open_decision(game: Game) -> str:
    """Who must decide what, and between which choices."""
    if game.over:
        return "the game is over"
    decision = game.decision
    options = [str(option) for option in decision.options]
    more = f" and {len(options) - _MOST_OPTIONS} more" if len(options) > _MOST_OPTIONS else ""
    named = ", ".join(options[:_MOST_OPTIONS])
    return f"seat {decision.seat} decides, {decision.kind}: {named}{more}"
