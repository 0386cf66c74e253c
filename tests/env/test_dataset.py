"""Data sets: equal arguments give equal files, a cut-off run goes on, and the card says how to read them."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from citadels import Game, Setup
from citadels.cli.main import main
from citadels.env import dataset
from citadels.env.dataset import OtherDataset, Plan, make_dataset
from citadels.env.encoding import Encoder
from citadels.env.fields import SIZE
from citadels.insight.reading import records_in
from citadels.knowledge.blind import blind

QUICK = Setup(players=2, city_size=4)


def read_by_its_card(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the ten lines in a data set's README.md make of it."""
    card = (folder / dataset.CARD).read_text()
    lines = re.search(r"```python\n(.*?)```", card, re.DOTALL)
    assert lines is not None
    assert len(lines[1].strip().splitlines()) <= 10
    monkeypatch.chdir(folder)
    found: dict[str, Any] = {}
    exec(lines[1], found)
    return found


def test_a_thousand_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = make_dataset(Plan(QUICK, ("greedy",), games=1000, seed=3, shard=250), tmp_path, jobs=2)
    assert (made["games"], made["complete"], len(made["shards"])) == (1000, True, 4)
    read = read_by_its_card(tmp_path, monkeypatch)
    rows = made["decisions"]
    assert read["observation"].shape == (rows, SIZE)
    assert read["mask"].sum(axis=1).min() >= 1
    assert read["mask"][np.arange(rows), read["choice"]].all(), "every choice was legal"
    assert (read["reward"] > 0).any()
    assert set(np.unique(read["reward"])) <= {-0.5, 0.0, 0.5}


@pytest.mark.parametrize("format", dataset.FORMATS)
def test_rows_are_what_the_seat_knew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: dataset.Format
) -> None:
    setup = Setup(edition="deluxe-cz", players=5, set="random", action_cards="second")
    make_dataset(Plan(setup, ("steward",), games=3, seed=8, shard=2, format=format), tmp_path)
    read = read_by_its_card(tmp_path, monkeypatch)
    row = 0
    for found in [one for file in sorted(tmp_path.glob("records/*")) for one in records_in(file)]:
        game = Game(setup, int(found.record["seed"]))
        encoder = Encoder(game.state.config)
        first = row
        for text in found.record["choices"]:
            seat = game.decision.seat
            assert read["observation"][row].tobytes() == encoder.encode(blind(game.state, seat), seat)
            assert set(np.flatnonzero(read["mask"][row])) == {option.id for option in game.decision.options}
            assert str(game.decision.options[game.decision.choices.index(read["choice"][row])]) == text
            game.play(text)
            row += 1
        assert game.over
        assert read["reward"][first:row].max() > 0 >= read["reward"][first:row].min()
    assert row == len(read["choice"])


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    plan = Plan(QUICK, ("random",), games=25, seed=1, shard=10, format="jsonl")
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    expected = make_dataset(plan, whole)
    make_dataset(plan, cut)
    (cut / "decisions/00001.jsonl.gz").unlink()
    (cut / "records/00002.jsonl").write_text("{")
    untouched = (cut / "decisions/00000.jsonl.gz").stat().st_mtime_ns
    there: list[int] = []
    assert make_dataset(plan, cut, progress=there.append) == expected
    assert there == [10, 10, 5], "only what was missing or damaged was made again"
    assert (cut / "decisions/00000.jsonl.gz").stat().st_mtime_ns == untouched
    for name in (name for shard in expected["shards"] for name in shard["files"]):
        assert (cut / name).read_bytes() == (whole / name).read_bytes()
        assert not dataset.damaged(cut, expected["shards"][0]["files"])


def test_a_folder_with_another_data_set_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_dataset(Plan(QUICK, ("random",), games=2, seed=1, format="jsonl"), tmp_path)
    before = (tmp_path / dataset.MANIFEST).read_text()
    with pytest.raises(OtherDataset):
        make_dataset(Plan(QUICK, ("random",), games=2, seed=2, format="jsonl"), tmp_path)
    assert main(["dataset", str(tmp_path), "--games", "3", "--format", "jsonl"]) == 2
    assert "another data set" in capsys.readouterr().err
    assert (tmp_path / dataset.MANIFEST).read_text() == before


def test_the_command_says_what_it_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["dataset", str(tmp_path / "new"), "--players", "3", "--bots", "random", "--games", "4", "--json"]
    assert main(given) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["games"] == 4
    assert made["plan"]["setup"]["players"] == 3
    assert {Path(name).parent.name for name in made["shards"][0]["files"]} == {"records", "decisions"}
