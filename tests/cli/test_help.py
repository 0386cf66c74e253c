"""Help, version and language of every command."""

from __future__ import annotations

import shlex

import pytest

from citadels.cli.main import build_parser, main
from tests.cli.command import citadels

COMMANDS = ("play", "rules", "simulate", "scenario", "replay", "stats", "analyse", "schema", "bench", "admin")


def examples_of(help_text: str) -> list[str]:
    _, _, examples = help_text.partition("examples:\n")
    return [line.strip() for line in examples.splitlines() if line.strip()]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_example_in_a_help_text_is_a_command_that_parses(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help"]) == 0
    examples = examples_of(capsys.readouterr().out)
    assert examples
    for example in examples:
        program, *arguments = shlex.split(example.partition(" > ")[0])
        assert program == "citadels"
        assert arguments[0] == command
        assert callable(build_parser().parse_args(arguments).run)


def test_the_main_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(f"    {command}" in told for command in COMMANDS)
    assert len(examples_of(told)) >= 3


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_a_language(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([command, "--help"])
    assert "--lang {en" in capsys.readouterr().out


def test_version_of_the_module_run_as_a_program() -> None:
    done = citadels("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("citadels ")
