"""``citadels play`` as a process: whole games through a pipe, leaving, and interrupts."""

from __future__ import annotations

import signal
import subprocess
from functools import partial

import pytest

from tests.cli.command import SECONDS, citadels, line_of


@pytest.mark.parametrize(
    "flags",
    [
        ("--players", "4"),
        ("--players", "2", "--set", "cunning_agents", "--plain"),
        ("--players", "8", "--set", "random", "--seat", "random", "--bots", "random"),
    ],
)
def test_a_whole_game_by_numbers(flags: tuple[str, ...]) -> None:
    done = citadels("play", "--seed", "7", *flags, typed="1\n2\n" * 1500)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    sheet = done.stdout.partition("Final scores\n")[2]
    assert "Cost of the districts" in sheet
    assert " won with " in sheet
    # Every total is the sum of its lines.
    totals: list[list[int]] = []
    for line in sheet.splitlines():
        if line.endswith(("points", "point")) and ": " in line:
            totals.append([int(line.split()[-2])])
        elif line.startswith("  ") and line.split()[0].isdigit():
            totals[-1].append(int(line.split()[0]))
    assert len(totals) == int(flags[1])
    assert all(total == sum(lines) for total, *lines in totals)


def test_end_of_input_is_a_friendly_end() -> None:
    done = citadels("play", "--seed", "7")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "No more input: you leave the table. Until next time!"
    assert done.stderr == ""


def test_leaving() -> None:
    done = citadels("play", "--seed", "7", typed="q\n1\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "You leave the table. Until next time!"


def test_the_seed_shown_deals_the_same_game_again() -> None:
    first = citadels("play")
    head = first.stdout.splitlines()[0]
    seed = head.partition("seed ")[2].partition(".")[0]
    assert citadels("play", "--seed", seed).stdout == first.stdout


def test_input_and_output_in_a_poor_encoding() -> None:
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = citadels("play", "--seed", "7", typed="Königsmord\n", environment=environment)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Please type a number" in done.stdout


def started(*arguments: str) -> subprocess.Popen[bytes]:
    """The command as a terminal starts it: a test run in the background would hand on an ignored SIGINT."""
    pipe = subprocess.PIPE
    listens = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    return subprocess.Popen(line_of(arguments), stdin=pipe, stdout=pipe, stderr=pipe, preexec_fn=listens)


def test_an_interrupt_ends_cleanly() -> None:
    with started("play", "--seed", "7") as process:
        assert process.stdout is not None
        told = b""
        while not told.endswith(b"\n> "):
            byte = process.stdout.read(1)
            assert byte, told
            told += byte
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=SECONDS)
    assert process.returncode == 130
    assert error.strip() == b""


def test_a_reader_that_goes_away_is_met_with_silence() -> None:
    with started("simulate", "--games", "1") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(SECONDS) == 141
