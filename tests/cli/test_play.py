"""``citadels play`` as a process: whole games through a pipe, leaving, and interrupts."""

from __future__ import annotations

import signal
import subprocess
from functools import partial
from pathlib import Path

import pytest

from citadels.cards.editions import EDITIONS
from citadels.lang import LANGUAGES, find_language
from citadels.terminal import left_games
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
    assert " wins with " in sheet or "You win with " in sheet
    # Every total is the sum of its lines.
    totals: list[list[int]] = []
    for line in sheet.splitlines():
        if line.endswith(("points", "point")) and ": " in line:
            totals.append([int(line.split()[-2])])
        elif line.startswith("  ") and line.split()[0].isdigit():
            totals[-1].append(int(line.split()[0]))
    assert len(totals) == int(flags[1])
    assert all(total == sum(lines) for total, *lines in totals)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_in_every_language(code: str, edition: str) -> None:
    flags = ["--edition", edition, "--lang", code, "--seed", "11", "--players", "5"]
    if edition != "classic":
        flags += ["--set", "random"]
    done = citadels("play", *flags, typed="?\np\nl\n? king\n? zzz\nwhy castle\nfly\n" + "2\n1\n" * 1500)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    language = find_language(code)
    assert language.say("score-final") in done.stdout
    assert language.say("score-districts") in done.stdout
    assert language.card("king") in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "{" not in done.stdout


def test_end_of_input_is_a_friendly_end() -> None:
    done = citadels("play", "--seed", "7")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "No more input: you leave the table. See you next time!"
    assert done.stderr == ""


def test_leaving() -> None:
    done = citadels("play", "--seed", "7", typed="q\n1\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "You leave the table. See you next time!"


def left_files() -> list[Path]:
    return sorted(left_games.folder().glob("*"))


def test_a_game_that_was_left_is_played_on() -> None:
    assert citadels("play", "--resume").returncode == 2
    first = citadels("play", "--seed", "7", "--name", "Zoë", typed="1\n1\n1\nq\n")
    assert first.stdout.splitlines()[-1] == "Your game is saved. To continue: citadels play --resume"
    [kept] = left_files()
    second = citadels("play", "--seed", "7", typed="1\n")
    assert "You have an unfinished game. To continue: citadels play --resume" in second.stdout
    assert len(left_files()) == 2
    resumed = citadels("play", "--resume", str(kept), typed="1\n" * 1500)
    assert resumed.returncode == 0
    assert "The game continues where you left off." in resumed.stdout
    assert "4 players sit down" not in resumed.stdout
    assert "Final scores" in resumed.stdout
    assert kept not in left_files()


def test_files_that_hold_no_left_game(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for text in ("", "{}", "[]"):
        path.write_text(text, encoding="utf-8")
        done = citadels("play", "--resume", str(path))
        assert (done.returncode, done.stdout) == (2, "")
        assert "is not an unfinished game" in done.stderr
    assert "Can’t read" in citadels("play", "--resume", str(tmp_path / "none")).stderr


def test_asked_for_everything() -> None:
    typed = "english\ndeluxe\n5\nvicious nobles\neasy\n"
    done = citadels("play", "--ask", "--seed", "3", typed=typed)
    assert done.returncode == 0
    assert "Citadels, Deluxe: 5 players, seed 3." in done.stdout
    assert "Patrician" in done.stdout
    given = ("--lang", "en", "--players", "3", "--edition", "classic")
    assert "Citadels, Classic: 3 players" in citadels("play", "--ask", *given, typed="easy\n").stdout
    left = citadels("play", "--ask", typed="q\n")
    assert left.stdout.splitlines()[-1] == "You leave the table. See you next time!"


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
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        told = b""
        while told.count(b"\n> ") < 2:
            byte = process.stdout.read(1)
            assert byte, told
            told += byte
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=SECONDS)
    assert process.returncode == 130
    assert error.strip() == b""
    [kept] = left_files()
    assert left_games.take_up(kept).game.record()["choices"]


def test_a_reader_that_goes_away_is_met_with_silence() -> None:
    with started("simulate", "--games", "1") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(SECONDS) == 141
