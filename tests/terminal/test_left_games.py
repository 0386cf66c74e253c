"""Games that were left: always whole in their file, and played on from there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels import Game, RecordError, Setup
from citadels.terminal import left_games
from citadels.terminal.left_games import BadLeftGame, LeftGame


def left_game(choices: int = 5) -> LeftGame:
    game = Game(Setup(players=3), 4)
    for _ in range(choices):
        game.play(0)
    return LeftGame(game, 1, ("easy", "random"), ("Ada", "You", "Žofie"))


def test_what_was_kept_is_taken_up(tmp_path: Path) -> None:
    left = left_game()
    path = tmp_path / "deep" / "game.json"
    left_games.keep(path, left)
    again = left_games.take_up(path)
    assert again.game.digest() == left.game.digest()
    assert (again.seat, again.bots, again.names) == (left.seat, left.bots, left.names)
    assert list(path.parent.iterdir()) == [path]


def test_the_newest_game_and_free_files() -> None:
    assert left_games.newest() is None
    first, second = left_games.free_path(4), left_games.folder() / "game-4-2.json"
    left_games.keep(first, left_game())
    assert left_games.newest() == first
    assert left_games.free_path(4) == second
    left_games.keep(second, left_game())
    assert left_games.newest() == second
    assert left_games.free_path(4).name == "game-4-3.json"


def test_where_they_are_kept() -> None:
    assert left_games.folder({"XDG_STATE_HOME": "/there"}) == Path("/there/citadels")
    assert left_games.folder({}) == Path.home() / ".local/state/citadels"


@pytest.mark.parametrize(
    "change",
    [
        {"format": "x"},
        {"version": 2},
        {"seat": 3},
        {"seat": -1},
        {"seat": "1"},
        {"bots": ["easy"]},
        {"bots": "easy"},
        {"names": [1]},
        {"more": 1},
    ],
)
def test_damaged_files(change: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    left_games.keep(path, left_game())
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, **change}), encoding="utf-8")
    with pytest.raises(BadLeftGame):
        left_games.take_up(path)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000])
def test_files_that_are_something_else(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadLeftGame):
        left_games.take_up(path)


def test_a_damaged_record_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    left_games.keep(path, left_game())
    data = json.loads(path.read_text(encoding="utf-8"))
    data["record"]["choices"][0] = "fly"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(RecordError):
        left_games.take_up(path)
