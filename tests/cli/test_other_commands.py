"""``scenario``, ``schema`` and ``bench`` at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels import COMPILED
from citadels.cli.main import main
from citadels.lang import LANGUAGES, find_language
from citadels.lang.language import Reader
from tests.cli.command import citadels

SCENARIO = """
- scenario: Two gold is what gathering brings
  rules: [T3]
  seats:
    - {{gold: 1, characters: [king]}}
    - {{}}
    - {{}}
    - {{}}
  call: king
  play:
    - 0: take_gold
  expect:
    gold: {{0: {gold}}}
"""


@pytest.mark.parametrize("text", ["- scenario: one: two\n", "{}", "- 1\n", "- editions: [golden]\n", b"\xff"])
def test_a_file_without_scenarios_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | bytes
) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert main(["scenario", str(bad)]) == 1
    told, last = capsys.readouterr().out.splitlines()
    assert "bad.yaml:" in told
    assert last == "0 passed, 1 failed"


def test_scenarios_that_hold_and_that_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(SCENARIO.format(gold=3), encoding="utf-8")
    bad.write_text(SCENARIO.format(gold=4), encoding="utf-8")
    assert main(["scenario", str(good)]) == 0
    assert capsys.readouterr().out.splitlines() == ["1 passed, 0 failed"]
    assert main(["scenario", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert "bad.yaml" in lines[0]
    assert lines[1] == "1 passed, 1 failed"


def test_only_scenarios_with_a_text_in_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = SCENARIO.format(gold=3) + SCENARIO.format(gold=4).replace("Two gold", "Three gold")
    (tmp_path / "both.yaml").write_text(text, encoding="utf-8")
    assert main(["scenario", str(tmp_path), "--only", "two GOLD"]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    assert main(["scenario", str(tmp_path), "--only", "four"]) == 2
    assert capsys.readouterr().err == "citadels: No scenario has “four” in its name.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_are_shown_step_by_step(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    (tmp_path / "good.yaml").write_text(SCENARIO.format(gold=3), encoding="utf-8")
    assert main(["scenario", str(tmp_path), "--show", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "== Two gold is what gathering brings"
    assert lines[-1] == "1 passed, 0 failed"
    choose = find_language(language).say("scenario-choose", {"seat": 0}, reader=Reader("", ("#0",), None))
    assert [line.strip() for line in lines].count(choose) == 2
    assert sum(line.strip().startswith("take_gold ") for line in lines) == 1
    assert any(line.endswith(": 0: take_gold") for line in lines)


def test_schema_is_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told, dict)
    assert any(decision["id"] == "draft" for decision in told["decisions"])


def test_bench_tells_speeds_of_both_builds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert told["compiled"] is not None or not COMPILED
    for build in ("pure", "compiled", "ratio") if told["compiled"] else ("pure",):
        assert len(told[build]) == len(told["pure"]) >= 7
        assert all(value > 0 for value in told[build].values())
    assert all(name.endswith(("_per_second", "_microseconds")) for name in told["pure"])
    assert main(["bench", "engine", "--games", "2"]) == 0
    assert "decisions per second" in capsys.readouterr().out


@pytest.mark.parametrize("what", ["memory", "jobs"])
def test_other_benches(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", what, "--games", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert told["compiled"] is COMPILED
    assert main(["bench", what, "--games", "4"]) == 0
    assert capsys.readouterr().out.startswith("games")


def test_the_server_is_measured_with_real_sockets() -> None:
    done = citadels("bench", "server", "--sockets", "10", "--seconds", "1", "--rate", "20", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    asked, unlimited = told["rows"]
    assert (asked["offered_per_second"], unlimited["offered_per_second"]) == (20, None)
    for row in (asked, unlimited):
        assert row["sockets"] == 10
        assert row["moves"] > 0
        assert row["refused"] == row["connections_lost"] == 0
        for times in ("acknowledged_ms", "state_ms", "state_of_all_ms"):
            assert 0 < row[times]["p50"] <= row[times]["p95"] <= row[times]["p99"]


def test_what_is_for_another_bench_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", "--sockets", "10"]) == 2
    assert "--sockets" in capsys.readouterr().err
    assert main(["bench", "server", "--games", "10"]) == 2
    assert "--games" in capsys.readouterr().err
