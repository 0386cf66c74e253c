"""``citadels simulate``: the same games for any number of jobs, and the promised JSON."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from citadels import Game
from citadels.cli.main import main
from tests.cli.command import citadels, line_of

KEYS = {
    "games",
    "lost_games",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "compiled",
    "deterministic",
    "digest",
    "bots",
}
BOT_KEYS = {"bot", "seats", "wins", "win_share", "mean_score", "faults"}


def simulated(*arguments: str, environment: dict[str, str] | None = None) -> dict[str, Any]:
    done = citadels("simulate", *arguments, "--json", environment=environment)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""  # no progress bar where nobody sees it
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_json_has_the_promised_keys() -> None:
    result = simulated("--games", "3", "--players", "5", "--seed", "8")
    assert set(result) == KEYS
    assert result["games"] == 3
    assert result["decisions"] > 3 * 50
    assert result["deterministic"] is True
    assert isinstance(result["compiled"], bool)
    assert len(bytes.fromhex(result["digest"])) == 32
    [bot] = result["bots"]
    assert set(bot) == BOT_KEYS
    assert (bot["bot"], bot["seats"], bot["wins"], bot["win_share"]) == ("random", 5, 3, 1)
    assert bot["mean_score"] > 0


def test_digest_is_the_same_for_one_and_two_jobs_and_any_hash_seed() -> None:
    arguments = ("--games", "30", "--players", "4", "--set", "random", "--seed", "3")
    one = simulated(*arguments, environment={"PYTHONHASHSEED": "1"})
    two = simulated(*arguments, "--jobs", "2", environment={"PYTHONHASHSEED": "2"})
    timing = {"seconds", "games_per_second", "decisions_per_second"}
    assert {key: one[key] for key in KEYS - timing} == {key: two[key] for key in KEYS - timing}


@pytest.mark.parametrize("players", range(2, 9))
def test_deluxe_with_every_number_of_players(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--edition", "deluxe", "--players", str(players), "--games", "20"]
    assert main([*arguments, "--set", "random", "--seed", "1", "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["games"] == 20
    assert main([*arguments, "--set", "random", "--seed", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] != first["digest"]


def test_every_flag_of_the_setup_reaches_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    digests: set[str] = set()
    for flags in (
        [],
        ["--set", "vicious_nobles"],
        ["--ninth"],
        ["--uniques", "3"],
        ["--uniques", "keep,library"],
        ["--city-size", "5"],
        ["--five-types-bonus", "9", "--uniques", "30"],
        ["--crown", "2"],
        ["--characters", "witch,spy,seer,king,abbot,trader,scholar,marshal"],
        ["--edition", "classic"],
        ["--edition", "dark-city"],
        ["--edition", "deluxe-cz"],
        ["--discard-pile"],
        ["--edition", "classic", "--no-discard-pile"],
        ["--face-down-first"],
        ["--face-down-seen"],
        ["--tie-break", "districts"],
        ["--version", "king=classic"],
        ["--version", "king=classic", "--version", "smithy=classic"],
        ["--mixed", "--uniques", "graveyard,museum"],
        ["--action-cards"],
        ["--action-cards", "first"],
    ):
        assert main(["simulate", "--games", "3", "--seed", "5", "--json", *flags]) == 0
        digests.add(json.loads(capsys.readouterr().out)["digest"])
    assert len(digests) == 22


def test_flags_for_the_rules_of_the_edition_itself_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    digests: set[str] = set()
    for flags in (
        [],
        ["--discard-pile", "--face-down-seen", "--no-face-down-first", "--tie-break", "districts"],
        ["--action-cards", "off", "--city-size", "8", "--five-types-bonus", "2", "--version", "king=classic"],
    ):
        arguments = ["simulate", "--edition", "classic", "--games", "3", "--seed", "5", "--json", *flags]
        assert main(arguments) == 0
        digests.add(json.loads(capsys.readouterr().out)["digest"])
    assert len(digests) == 1


def test_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "4", "--players", "2", "--bots", "random,random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("4 games, ")
    assert lines[2].split() == ["bot", "seats", "wins", "share", "mean", "score", "faults"]
    assert lines[3].split()[:3] == ["random", "2", "4.0"]
    assert lines[-1].startswith("digest ")


OWN = """
class Mine:
    def __init__(self, seed, *parameters):
        self.parameters = parameters

    def choose(self, observation):
        if "dies" in self.parameters:
            import os
            os._exit(3)
        return observation.options[0]
"""


def test_a_bot_of_ones_own_against_one_that_is_there(tmp_path: Path) -> None:
    """With one bot per seat, their number is the number of players."""
    file = tmp_path / "my_bot.py"
    file.write_text(OWN)
    result = simulated("--code", str(file), "--bots", "mine,steward", "--games", "6")
    assert [bot["bot"] for bot in result["bots"]] == ["mine", "steward"]
    assert all(bot["seats"] == 1 and bot["faults"] == {} for bot in result["bots"])
    assert result["deterministic"] is False


def test_games_whose_process_died_are_told_and_the_others_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(OWN + "\n\nclass Moody(Mine):\n" + MOODY)
    arguments = ("--code", str(file), "--bots", "moody,greedy", "--games", "12", "--city-size", "4")
    done = citadels("simulate", *arguments, "--jobs", "2", "--json")
    assert done.returncode == 0
    result = json.loads(done.stdout)
    assert 0 < len(result["lost_games"]) < 12
    assert result["games"] == 12 - len(result["lost_games"])
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(result["games"])
    assert "they are missing: " + ", ".join(map(str, result["lost_games"])) in done.stderr


# Dies in about every fourth game, depending only on its seed.
MOODY = """
    def __init__(self, seed):
        self.parameters = ("dies",) if seed % 4 == 0 else ()
"""


def test_statistics_and_records_are_lines_of_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    statistics, records = tmp_path / "games.jsonl", tmp_path / "records.jsonl"
    arguments = ["simulate", "--players", "3", "--bots", "greedy", "--games", "5", "--seed", "2"]
    files = ["--statistics", str(statistics), "--records", str(records)]
    assert main([*arguments, *files]) == 0
    told = [json.loads(line) for line in statistics.read_text(encoding="utf-8").splitlines()]
    kept = [json.loads(line) for line in records.read_text(encoding="utf-8").splitlines()]
    assert [line["game"] for line in told] == list(range(5))
    for line, with_record in zip(told, kept, strict=True):
        record = with_record.pop("record")
        assert with_record == line
        assert Game.from_record(record).digest() == line["digest"]
        assert [player["bot"] for player in line["players"]] == ["greedy"] * 3
        assert all(sum(player["lines"].values()) == player["score"] for player in line["players"])


def test_on_a_terminal_a_bar_shows_how_far_it_is_and_the_time_left() -> None:
    ours, theirs = pty.openpty()
    arguments = ("arena", "--bots", "random,greedy", "--games", "20", "--jobs", "1", "--lang", "en")
    try:
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
        done = subprocess.run(
            line_of(arguments), stdout=subprocess.PIPE, stderr=theirs, timeout=60, env=environment, check=True
        )
    finally:
        os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 65536):
            shown += part
    except OSError:  # the other end is closed
        pass
    finally:
        os.close(ours)
    assert b"greedy" in done.stdout
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.decode())
    assert "20/20" in text
    assert re.search(r"\d:\d\d:\d\d", text)
