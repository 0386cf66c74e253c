"""The arena: fair tables, honest figures, and a report of everything that went wrong."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from citadels import Setup
from citadels.cli.arena import _words
from citadels.cli.main import main
from citadels.insight.ratio import wilson
from citadels.sim.arena import compare, tables
from citadels.sim.report import html_report
from citadels.sim.statistics import mean_interval, plackett_luce, ratings
from tests.cli.command import line_of

SMALL = Setup(players=3, city_size=4)


def test_wilson_against_known_values() -> None:
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 50)[0] == 0.0
    assert wilson(50, 50)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_mean_and_its_interval() -> None:
    assert mean_interval([3]) == (3, 0.0)
    mean, within = mean_interval([1, 2, 3, 4, 5])
    assert mean == 3
    assert within == pytest.approx(1.959964 * (2.5 / 5) ** 0.5)


def test_plackett_luce_finds_how_often_one_beats_another() -> None:
    strength = plackett_luce({("a", "b"): 3000, ("b", "a"): 1000})
    assert strength["a"] / strength["b"] == pytest.approx(3, rel=0.01)
    three = plackett_luce({("a", "b", "c"): 600, ("b", "a", "c"): 300, ("c", "a", "b"): 100})
    assert three["a"] > three["b"] > three["c"]


def test_ratings_have_intervals_and_stay_finite() -> None:
    rated = ratings([("a", "b", "c")] * 40, seed=1, redrawn=40)
    assert rated["a"].low <= rated["a"].rating <= rated["a"].high
    assert 1500 < rated["a"].rating < 4000
    assert sum(one.rating for one in rated.values()) == pytest.approx(4500, abs=0.5)


@pytest.mark.parametrize(("bots", "players"), [("abc", 3), ("ab", 4), ("abcdefg", 4), ("a", 2), ("abcde", 5)])
def test_everybody_sits_everywhere_equally_often(bots: str, players: int) -> None:
    seated = tables(list(bots), players, players * len(bots) * 4, seed=5)
    for seat in range(players):
        counts = Counter(table[seat] for table in seated)
        assert set(counts.values()) == {players * 4}
        assert set(counts) == set(bots)
    if len(bots) >= players:
        assert all(len(set(table)) == players for table in seated)
    assert seated == tables(list(bots), players, len(seated), seed=5)
    assert seated != tables(list(bots), players, len(seated), seed=6) or len(bots) == 1


def test_the_same_figures_with_any_number_of_jobs() -> None:
    one = compare(SMALL, ["random", "greedy"], 12, 3, 1, pair_games=4).to_json()
    two = compare(SMALL, ["random", "greedy"], 12, 3, 2, pair_games=4).to_json()
    for key in ("seconds", "jobs"):
        del one[key], two[key]
    assert one == two
    assert sum(standing["wins"] for standing in one["standings"]) == pytest.approx(12)
    assert {(pair["bot"], pair["against"]) for pair in one["pairs"]} == {
        ("random", "greedy"),
        ("greedy", "random"),
    }


BAD = """
class Raises:
    def __init__(self, seed): pass
    def choose(self, observation):
        if observation.view()["round"] > 1:
            raise RuntimeError("no idea")
        return observation.options[0]

class Nonsense:
    def __init__(self, seed): pass
    def choose(self, observation):
        return "fly to the moon"

class Broken:
    def __init__(self, seed):
        raise OSError("no model file")
    def choose(self, observation):
        return 1

class Slow:
    def __init__(self, seed): pass
    def choose(self, observation):
        while True: pass

class Dies:
    def __init__(self, seed): pass
    def choose(self, observation):
        import os
        os._exit(3)
"""


@pytest.fixture
def bad(tmp_path: Path) -> str:
    file = tmp_path / "bad.py"
    file.write_text(BAD)
    return str(file)


def test_mistakes_lose_the_game_and_are_told(bad: str) -> None:
    bots = ["raises", "nonsense", "broken", "greedy"]
    outcome = compare(SMALL, bots, 24, 1, own_code=[bad]).to_json()
    by_bot = {standing["bot"]: standing for standing in outcome["standings"]}
    assert by_bot["greedy"]["faults"] == {}
    for name, kind in (("raises", "crash"), ("nonsense", "illegal"), ("broken", "crash")):
        assert by_bot[name]["faults"] == {kind: by_bot[name]["seats"]}
        assert by_bot[name]["wins"] == 0
    assert by_bot["greedy"]["wins"] == by_bot["greedy"]["seats"]
    assert any("no idea" in fault["told"] for fault in outcome["faults"])
    assert any("no model file" in fault["told"] for fault in outcome["faults"])


def test_a_bot_that_never_answers(bad: str) -> None:
    outcome = compare(SMALL, ["slow", "greedy"], 2, 1, own_code=[bad], seconds=0.05).to_json()
    slow = next(standing for standing in outcome["standings"] if standing["bot"] == "slow")
    assert slow["faults"] == {"timeout": slow["seats"]}


def test_a_process_that_dies_takes_only_its_games_along(bad: str) -> None:
    bots = ["dies", "greedy", "random", "steward", "random"]
    outcome = compare(Setup(players=2, city_size=4), bots, 16, 1, jobs=2, own_code=[bad]).to_json()
    with_it = [number for number, table in enumerate(tables(outcome["bots"], 2, 16, 1)) if "dies" in table]
    assert outcome["lost_games"] == with_it
    assert 0 < len(with_it) < 16
    played = sum(standing["seats"] for standing in outcome["standings"])
    assert played == 2 * (16 - len(outcome["lost_games"]))


def test_the_command_from_start_to_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], bad: str
) -> None:
    page, figures, lines = (tmp_path / name for name in ("r.html", "r.json", "r.jsonl"))
    arguments = ["arena", "--bots", "random,greedy,raises", "--code", bad, "--players", "3"]
    arguments += ["--city-size", "4", "--games", "9", "--pairs", "3", "--jobs", "1"]
    files = ["--html", str(page), "--json", str(figures), "--statistics", str(lines)]
    assert main([*arguments, *files]) == 0
    shown = capsys.readouterr()
    assert "greedy" in shown.out
    assert "no idea" in shown.err
    told = json.loads(figures.read_text())
    assert told["games"] == 9
    assert told["format"] == "citadels-arena"
    assert len(lines.read_text().splitlines()) == 9
    html = page.read_text()
    assert html.count("<svg") >= 4
    assert "no idea" in html
    assert "http://" not in html
    assert "https://" not in html
    assert "<script" not in html


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "stewart"], "Did you mean steward"),
        (["--bots", ""], "at least one bot"),
        (["--bots", "search:fast"], "milliseconds"),
        (["--bots", "search:n0"], "milliseconds"),
        (["--bots", "steward:rush"], "rusher"),
        (["--seconds", "-1"], "seconds"),
        (["--code", "nowhere.py"], "nowhere.py"),
        (["--html", "no/such/folder/r.html"], "folder"),
        (["--json", "/"], "Can’t write"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--games", "2", *arguments]) == 2
    shown = capsys.readouterr()
    assert told in shown.err
    assert len(shown.err.strip().splitlines()) == 1


def test_a_limit_that_nobody_can_keep_ends_nothing(bad: str) -> None:
    """The replacement of a bot that was too slow is not held to the limit."""
    outcome = compare(SMALL, ["greedy", "steward"], 4, 1, seconds=1e-7).to_json()
    for standing in outcome["standings"]:
        assert standing["faults"] == {"timeout": standing["seats"]}
        assert standing["wins"] == 0


def test_what_goes_wrong_in_pairs_is_told_too(bad: str) -> None:
    two = Setup(players=2, city_size=4)
    told = compare(two, ["raises", "greedy", "dies"], 1, 1, jobs=2, pair_games=4, own_code=[bad]).to_json()
    by_bot = {standing["bot"]: standing for standing in told["standings"]}
    # Against greedy and against it: eight games, all of them lost by an error.
    assert by_bot["raises"]["faults"]["crash"] >= 8
    assert {"raises", "greedy"} == {bot for fault in told["faults"] for bot in fault["pair"]}
    for pair in told["pairs"]:
        dying = "dies" in (pair["bot"], pair["against"])
        assert pair["lost_games"] == ([0, 1, 2, 3] if dying else [])
        assert pair["games"] == (0 if dying else 4)
    html = html_report(told, "citadels arena", _words)
    assert "3 (dies – greedy)" in html
    assert "(raises – greedy)" in html


def test_the_report_speaks_the_language_of_the_reader(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    arguments = ["arena", "--lang", "cs", "--bots", "random,greedy", "--players", "2", "--games", "2"]
    assert main([*arguments, "--jobs", "1", "--pairs", "1", "--html", str(page)]) == 0
    html = page.read_text()
    assert '<html lang="cs">' in html
    for text in ("Podíl výher", "Kola", "Postavy", "Body podle zdroje"):
        assert text in html
    for text in ("Win share", "Rounds", "Characters", "Mistakes", "Unique districts"):
        assert text not in html


@pytest.mark.parametrize("flag", ["--html", "--json", "--statistics"])
def test_a_full_disk_does_not_take_the_result_along(flag: str, tmp_path: Path) -> None:
    arguments = ["arena", "--bots", "random,greedy", "--players", "2", "--games", "4", "--jobs", "1"]
    line = shlex.join(line_of([*arguments, flag, str(tmp_path / "file")]))
    # Limit file sizes to zero, which acts like a full disk.
    done = subprocess.run(
        ["sh", "-c", f"ulimit -f 0; exec {line}"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "greedy" in done.stdout
    assert "Written" not in done.stdout
    assert "Can’t write" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
