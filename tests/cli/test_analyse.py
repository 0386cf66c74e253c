"""``citadels analyse``: a finished game decision by decision, as a report and as JSON."""

import json
from pathlib import Path
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.bots import bot_choice, find_bot
from citadels.cli.main import main
from citadels.insight.review import DECISIONS, plan


@pytest.fixture(scope="module")
def game() -> Game:
    game = Game(Setup(edition="classic", players=2, city_size=4), seed=4)
    bots = [find_bot("greedy").player(seat) for seat in range(2)]
    while not game.over:
        game.play_choice(bot_choice(game, bots[game.decision.seat]))
    return game


@pytest.fixture(scope="module")
def file(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return path


def test_every_decision_is_graded(file: Path, game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(file), "--worlds", "2", "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    steps = {step for part in plan(game.record()) if part.kind == DECISIONS for step in part.steps}
    assert {one["step"] for one in told["decisions"]} == steps
    assert {one["grade"] for one in told["decisions"]} <= {"best", "fine", "doubtful", "mistake"}
    won = [float(seat in game.winners) for seat in range(2)]
    assert told["moments"][-1]["public"] == won


def test_the_report_speaks_languages(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for language in ("en", "hu"):
        assert main(["analyse", str(file), "--worlds", "1", "--seat", "0", "--lang", language]) == 0
        told.append(capsys.readouterr().out)
    assert "Chances to win" in told[0] and "Chances to win" not in told[1]


def test_a_game_that_goes_on_and_a_seat_that_is_not_there(
    file: Path, game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = {name: value for name, value in game.record().items() if name != "digest"}
    running = tmp_path / "running.json"
    running.write_text(json.dumps({**record, "choices": record["choices"][:9]}), encoding="utf-8")
    assert main(["analyse", str(running)]) != 0
    assert "running.json" in capsys.readouterr().err
    assert main(["analyse", str(file), "--seat", "5"]) != 0
