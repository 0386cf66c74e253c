"""A small run of the whole training: games, weights, measurement."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels.policy.learned.judgement import Network
from citadels.policy.learned.likings import Likings
from citadels.policy.learned.weights import read_weights
from tools.train.__main__ import main


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.argv", ["train", *arguments])
    main()


def test_games_weights_and_measurement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stewards, strong = tmp_path / "stewards.jsonl", tmp_path / "strong.jsonl"
    run(monkeypatch, "games", "--file", str(stewards), "--bot", "steward", "--games", "12", "--seed", "3")
    run(monkeypatch, "games", "--file", str(strong), "--bot", "search-1:n1", "--games", "2", "--seed", "3")
    judgement, likings = tmp_path / "judgement.json", tmp_path / "likings.json"
    run(monkeypatch, "judgement", str(stewards), str(strong), "--out", str(judgement))
    run(monkeypatch, "likings", str(stewards), str(strong), "--out", str(likings))
    run(monkeypatch, "extra", str(strong), "--out", str(likings))
    Network(read_weights(judgement, "judgement"))
    assert any(Likings(read_weights(likings, "likings")).extra(rank, 4) for rank in range(27))
    picture = tmp_path / "calibration.svg"
    run(
        monkeypatch,
        *("measure", str(stewards), "--judgement", str(judgement), "--likings", str(likings)),
        *("--picture", str(picture)),
    )
    told = capsys.readouterr().out
    assert "| all |" in told
    assert "learned, from the hand too" in told
    assert picture.read_text().startswith("<svg")


def test_games_go_on_where_they_were_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    run(monkeypatch, "games", "--file", str(whole), "--bot", "steward", "--games", "6")
    lines = whole.read_text().splitlines(keepends=True)
    assert len({json.loads(line)["seed"] for line in lines}) == 6
    cut.write_text("".join(lines[:4]) + lines[4][:50])
    run(monkeypatch, "games", "--file", str(cut), "--bot", "steward", "--games", "6")
    assert cut.read_text() == whole.read_text()
