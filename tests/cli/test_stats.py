"""``citadels stats``: files, folders and streams of records, and what is wrong with them."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from citadels.cli.main import main
from citadels.insight.reading import pyarrow
from citadels.lang import LANGUAGES
from citadels.rules.setup import Setup
from citadels.sim import simulate
from citadels.sim.table import Played
from tests.cli.command import citadels


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Six games as ``simulate --records`` writes them."""
    written: list[str] = []
    for edition, players in (("deluxe", 4), ("classic", 3)):
        codes = ["greedy"] * players
        played: list[Played] = []
        setup = Setup(edition=edition, players=players)
        simulate(setup, codes, 3, seed=5, each=played.append, records=True)
        written += [json.dumps(one.to_json(codes)) for one in played]
    return written


def stats(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> dict[str, Any]:
    assert main(["stats", *arguments, "--json"]) == status
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_every_way_to_keep_records_gives_the_same(
    tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    together = tmp_path / "games.jsonl"
    together.write_text("\n".join(lines) + "\n", encoding="utf-8")
    folder = tmp_path / "folder" / "deep"
    folder.mkdir(parents=True)
    for number, line in enumerate(lines):
        record = json.loads(line)["record"]
        (folder / f"{number}.json").write_text(json.dumps(record, indent=2), encoding="utf-8")
    (folder / "notes.txt").write_text("not a record", encoding="utf-8")
    exported = tmp_path / "mine.json"
    games = [{"record": json.loads(line)["record"], "seat": 1} for line in lines]
    exported.write_text(json.dumps({"format": "citadels-games", "games": games}), encoding="utf-8")
    found = [stats(capsys, str(path)) for path in (together, folder.parent, exported)]
    assert found[0]["games"] == 6
    assert [group["edition"] for group in found[0]["groups"]] == ["classic", "deluxe"]
    assert found[0] == found[1] == found[2]
    piped = citadels("stats", "-", "--json", typed=together.read_text(encoding="utf-8"))
    assert json.loads(piped.stdout) == found[0]
    own = stats(capsys, str(exported), "--own")
    assert own["groups"][1]["won"]["of"] == 3
    assert found[0]["groups"][1]["won"]["of"] == 12


def test_damaged_and_unfinished_games_are_told_and_left_out(
    tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(lines[0])["record"]
    unfinished = {**record, "choices": record["choices"][:20]}
    del unfinished["digest"]
    wrong = {**record, "choices": ["choose dragon"]}
    path = tmp_path / "mixed.jsonl"
    path.write_text(
        "\n".join([lines[1], json.dumps(unfinished), json.dumps(wrong), "{nonsense", "7"]), encoding="utf-8"
    )
    assert main(["stats", str(path), "--json"]) == 1
    printed = capsys.readouterr()
    told = json.loads(printed.out)
    assert (told["games"], told["unfinished"], told["damaged"]) == (1, 1, 3)
    assert [line.partition(":")[0] for line in printed.err.splitlines()] == ["citadels"] * 3
    assert all(f"mixed.jsonl:{number}" in printed.err for number in (3, 4, 5))


@pytest.mark.parametrize("code", LANGUAGES)
def test_tables_for_people(
    tmp_path: Path, lines: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert main(["stats", str(path), "--lang", code]) == 0
    printed = capsys.readouterr().out
    assert printed.count("%") > 50
    assert "insight-" not in printed


def test_rows_for_programs(tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    path, rows = tmp_path / "games.jsonl", tmp_path / "rows.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    stats(capsys, str(path), "--rows", str(rows))
    written = [json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines()]
    assert len(written) == 3 * 4 + 3 * 3
    scores = [player["score"] for line in lines for player in by_seat(json.loads(line))]
    assert [row["points"] for row in written] == scores
    assert all(sum(line["points"] for line in row["lines"]) == row["points"] for row in written)


def by_seat(line: dict[str, Any]) -> list[dict[str, Any]]:
    return sorted(line["players"], key=lambda player: int(player["seat"]))


@pytest.mark.parametrize("at_once", [1, 10_000])
def test_the_same_rows_as_parquet(
    tmp_path: Path,
    lines: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    at_once: int,
) -> None:
    monkeypatch.setattr("citadels.cli.stats._ROWS_AT_ONCE", at_once)
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    for name in ("rows.jsonl", "rows.parquet"):
        stats(capsys, str(path), "--rows", str(tmp_path / name))
    written = (tmp_path / "rows.jsonl").read_text(encoding="utf-8").splitlines()
    table = pyarrow()[1].read_table(tmp_path / "rows.parquet")
    assert table.to_pylist() == [json.loads(row) for row in written]
    assert table.column_names == list(json.loads(written[0]))


def test_records_are_read_from_parquet(
    tmp_path: Path, lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    arrow, parquet = pyarrow()
    path, same = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    path.write_text("\n".join(lines), encoding="utf-8")
    parquet.write_table(arrow.table({"record": lines}), same)
    assert stats(capsys, str(same)) == stats(capsys, str(path))


def test_parquet_needs_its_library(tmp_path: Path, lines: list[str]) -> None:
    """In an environment without it, one line says how to get it."""
    (tmp_path / "pyarrow.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    done = citadels(
        "stats",
        str(path),
        "--rows",
        str(tmp_path / "rows.parquet"),
        environment={"PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])},
    )
    assert done.returncode == 2
    assert "pip install pyarrow" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_nothing_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "no-such-folder"]) == 2
    assert "no-such-folder" in capsys.readouterr().err
