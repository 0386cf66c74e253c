"""Pure and compiled: the right one runs, and both play the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import citadels
from citadels.pure import MODULES, PARTS, PureFinder, pure_wanted

PACKAGE = Path(citadels.__file__).parent
# Its objects accept any input and report what is wrong with it.
INTERPRETED = {"citadels.rules.setup"}
COMPILED_MODULES = sorted(
    [
        ".".join(("citadels", *path.relative_to(PACKAGE).with_suffix("").parts))
        for part in PARTS
        for path in (PACKAGE / part).rglob("*.py")
        if path.name != "__init__.py"
    ]
    + [f"citadels.{module}" for module in MODULES]
)


def compiler_here() -> bool:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def in_new_process(code: str, pure: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"CITADELS_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def is_compiled(module: str) -> bool:
    return str(import_module(module).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def test_compiled_build_runs_where_it_should() -> None:
    """Where there is a compiler `make setup` has used it; a build that fell back to pure is not accepted."""
    expected = compiler_here() and not pure_wanted()
    assert citadels.COMPILED is expected
    assert is_compiled("citadels.rules.engine") is expected


def test_never_a_mixture() -> None:
    assert len(COMPILED_MODULES) > 80
    compiled = {module for module in COMPILED_MODULES if is_compiled(module)}
    assert compiled == (set(COMPILED_MODULES) - INTERPRETED if citadels.COMPILED else set())


def test_the_sources_lie_beside_the_compiled_modules() -> None:
    for path in PACKAGE.rglob("*"):
        if path.name.endswith(tuple(EXTENSION_SUFFIXES)):
            assert path.with_name(path.name.split(".")[0] + ".py").exists()


TELL = """
import citadels, citadels.game, citadels.rules.engine
print(citadels.COMPILED, citadels.rules.engine.__file__, citadels.game.__file__)
"""


@pytest.mark.parametrize("value", ["1", "yes"])
def test_the_variable_forces_the_pure_sources(value: str) -> None:
    compiled, engine, game = in_new_process(TELL, value).split()
    assert compiled == "False"
    assert engine == str(PACKAGE / "rules" / "engine.py")
    assert game == str(PACKAGE / "game.py")


@pytest.mark.parametrize("value", ["", "0"])
def test_without_it_the_build_decides(value: str) -> None:
    compiled, *files = in_new_process(TELL, value).split()
    assert compiled == str(compiler_here())
    assert [file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files] == [compiler_here()] * 2


def test_the_finder_leaves_all_else_alone() -> None:
    finder = PureFinder()
    assert finder.find_spec("citadels.cli.main", [str(PACKAGE / "cli")]) is None
    assert finder.find_spec("citadels.rules", [str(PACKAGE)]) is None
    assert finder.find_spec("json.decoder", list(sys.path)) is None
    assert finder.find_spec("citadels.rules.nothing", [str(PACKAGE / "rules")]) is None
    for module, file in (("rules.engine", PACKAGE / "rules" / "engine.py"), ("game", PACKAGE / "game.py")):
        found = finder.find_spec(f"citadels.{module}", [str(file.parent)])
        assert found is not None
        assert found.origin == str(file)


def simulated(players: int, jobs: int, pure: bool, bots: str = "random", games: int = 40) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "citadels", "simulate", "--json"]
        + [
            "--players",
            str(players),
            "--set",
            "random",
            "--bots",
            bots,
            "--games",
            str(games),
            "--seed",
            "11",
            "--jobs",
            str(jobs),
        ],
        env=os.environ | {"CITADELS_PURE": "1" if pure else ""},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    assert result["compiled"] is (compiler_here() and not pure)
    return {name: result[name] for name in ("games", "decisions", "deterministic", "digest", "bots")}


@pytest.mark.parametrize("players", [2, 3, 4, 7, 8])
def test_both_builds_play_the_same_games(players: int) -> None:
    expected = simulated(players, 1, pure=True)
    assert simulated(players, 2, pure=True) == expected
    assert simulated(players, 1, pure=False) == expected
    assert simulated(players, 2, pure=False) == expected


def test_both_builds_search_and_judge_alike() -> None:
    """What was learned is integers, so its decisions do not depend on the build."""
    bots = "search:n1,search-1:n1,steward"
    assert simulated(3, 1, True, bots, 1) == simulated(3, 1, False, bots, 1)
