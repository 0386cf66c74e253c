"""``citadels simulate``: the same games whatever the number of jobs, and the promised JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citadels.cli.main import main
from tests.cli.command import citadels

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
