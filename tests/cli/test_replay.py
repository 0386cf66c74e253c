"""``citadels replay``: a record in sentences, down to its scores and its digest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from citadels.cli.main import main
from citadels.tables.bot_names import BOT_NAMES
from tests.cli.command import citadels
from tests.random_play import random_game


def written(record: dict[str, Any], folder: Path) -> str:
    path = folder / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def test_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = random_game(3)
    assert main(["replay", written(game.record(), tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"Digest: {game.digest()}"
    for seat, sheet in enumerate(game.scores):
        assert any(line.startswith(f"Player {seat}: {sheet.total} point") for line in lines)
    [winner] = game.winners
    assert any(line.startswith(f"Player {winner} wins with") for line in lines)
    rounds = game.view(None)["round"]
    assert sum(line.startswith("— Round ") for line in lines) == rounds


def test_a_player_is_told_more_than_a_spectator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(random_game(3).record(), tmp_path)
    assert main(["replay", path]) == 0
    spectator = capsys.readouterr().out
    assert main(["replay", path, "--seat", "2"]) == 0
    player = capsys.readouterr().out
    assert "You are dealt" in player
    assert "You choose the " in player
    assert "dealt" not in spectator
    assert "chooses" not in spectator


def test_a_game_that_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = random_game(5, choices=40)
    assert main(["replay", written(game.record(), tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    decision = game.decision
    assert lines[-2] == f"The record ends here. Player {decision.seat} is next to decide."


def test_damaged_records_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = random_game(3).record()
    damages: list[tuple[dict[str, Any], str]] = [
        ({"choices": [*record["choices"], "end_turn"]}, "over"),
        ({"choices": ["fly", *record["choices"]]}, "Choice 0"),
        ({"digest": "0" * 64}, "digest"),
        ({"setup": {**record["setup"], "players": 1}}, "from 2 to 8"),
        ({"seed": "x"}, "seed"),
    ]
    for change, told in damages:
        assert main(["replay", written({**record, **change}, tmp_path)]) == 2
        error = capsys.readouterr().err
        assert told in error
        assert len(error.splitlines()) == 1


def test_a_seat_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", written(random_game(3).record(), tmp_path), "--seat", "4"]) == 2
    assert "no seat 4" in capsys.readouterr().err


def test_what_was_played_in_the_terminal_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    played = citadels("play", "--players", "2", "--seed", "6", "--record", str(path), typed="1\n" * 2000)
    assert played.returncode == 0
    replayed = citadels("replay", str(path), "--seat", "0")
    assert replayed.returncode == 0
    sheet = played.stdout.partition("Final scores\n")[2].partition("The record is in")[0]
    assert sheet
    assert sheet.replace(BOT_NAMES[1], "Player 1") in replayed.stdout
