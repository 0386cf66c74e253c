"""A command starts with what it needs: no other command, no engine for help, no language but its own."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from citadels.cli.main import COMMANDS
from citadels.lang import LANGUAGES

# Runs a command in a process of its own and says which modules it imported and how many languages it read.
PROGRAM = """
import contextlib, io, json, sys
from citadels.cli.main import main
from citadels.lang.language import find_language

with contextlib.redirect_stdout(io.StringIO()) as told:
    status = main(sys.argv[1:])
languages = find_language.cache_info().currsize
print(json.dumps([status, told.getvalue(), sorted(sys.modules), languages]))
"""
ENGINE = ("citadels.cards", "citadels.rules", "citadels.knowledge", "citadels.policy", "citadels.game")
# What takes long to import.
HEAVY = ("fluent.runtime", "babel", "multiprocessing", "yaml", "importlib.metadata", "asyncio", "sqlalchemy")


def started(*arguments: str) -> tuple[str, list[str], int]:
    """What a command printed, the modules it imported, and the number of languages it read."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True
    )
    status, told, modules, languages = json.loads(done.stdout)
    assert status == 0
    return told, modules, languages


def below(modules: list[str], *packages: str) -> list[str]:
    """The modules that are one of these or lie in one of them."""
    return [name for name in modules if name.startswith(tuple(f"{name}." for name in packages))] + [
        name for name in modules if name in packages
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_help_needs_neither_the_engine_nor_a_command(code: str) -> None:
    told, modules, _ = started("--help", "--lang", code)
    assert all(f"    {command}" in told for command in COMMANDS)
    assert below(modules, *ENGINE, *HEAVY) == []
    assert [command for command in COMMANDS if f"citadels.cli.{command}" in modules] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_does_not_import_the_others(command: str) -> None:
    _, modules, _ = started(command, "--help")
    imported = {other for other in COMMANDS if f"citadels.cli.{other}" in modules}
    # Both report what went wrong in games of bots.
    assert imported == ({"arena", "simulate"} if command == "arena" else {command})


def test_a_card_is_looked_up_in_one_language() -> None:
    told, modules, languages = started("rules", "witch", "--lang", "en")
    assert "Witch" in told.title()
    assert languages == 1
    assert below(modules, "multiprocessing", "yaml") == []
    assert below(modules, "citadels.tables", "citadels.server", "citadels.sim") == []


def test_other_languages_are_read_if_nothing_is_found_in_the_first() -> None:
    told, _, languages = started("rules", "ježibaba", "--lang", "en")
    assert "Witch" in told.title()
    assert languages == len(LANGUAGES)


def test_the_package_imports_its_engine_when_it_is_used() -> None:
    program = "import citadels, sys; before = 'citadels.game' in sys.modules; citadels.Game; print(before)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
