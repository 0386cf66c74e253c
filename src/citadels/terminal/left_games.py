"""Games that a person has left, kept in files so that they can be resumed."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from citadels.game import Game

_FORMAT: Final = "citadels-left-game"
_VERSION: Final = 1
_KEYS: Final = {"format", "version", "record", "seat", "bots", "names"}


class BadLeftGame(Exception):
    """A file that does not hold a game that was left."""


@dataclass(frozen=True)
class LeftGame:
    """A game with what its record does not say: who sits where."""

    game: Game
    seat: int
    bots: tuple[str, ...]  # their codes, by seat, the person's left out
    names: tuple[str, ...]
    hints: list[Mapping[str, int]] = field(default_factory=list)  # as a record has them; it grows

    def record(self) -> dict[str, Any]:
        """The game as a record, with the hints that the person had."""
        return {**self.game.record(), **({"hints": self.hints} if self.hints else {})}


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where left games are kept."""
    state = environment.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "citadels"


def newest() -> Path | None:
    """The game that was left last."""
    try:
        return max(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, default=None)
    except OSError:
        return None


def free_path(seed: int) -> Path:
    """A file for a new game, different from those of earlier games, even with the same seed."""
    path = folder() / f"game-{seed}.json"
    again = 1
    while path.exists():
        again += 1
        path = folder() / f"game-{seed}-{again}.json"
    return path


def keep(path: Path, left: LeftGame) -> None:
    """Write a game to its file, which is complete at any time."""
    data = {
        "format": _FORMAT,
        "version": _VERSION,
        "record": left.record(),
        "seat": left.seat,
        "bots": list(left.bots),
        "names": list(left.names),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    beside.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    beside.replace(path)


def take_up(path: Path) -> LeftGame:
    """Read a game that was left; raises OSError, BadLeftGame or the record's error if that fails."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadLeftGame from error
    if not _is_left_game(data):
        raise BadLeftGame
    game = Game.from_record(data["record"])
    if game.over or data["seat"] >= game.players or len(data["bots"]) != game.players - 1:
        raise BadLeftGame
    hints = data["record"].get("hints", [])
    return LeftGame(game, data["seat"], tuple(data["bots"]), tuple(data["names"]), hints)


def _is_left_game(data: Any) -> bool:
    return (
        isinstance(data, dict)
        and set(data) == _KEYS
        and (data["format"], data["version"]) == (_FORMAT, _VERSION)
        and type(data["seat"]) is int
        and data["seat"] >= 0
        and all(
            isinstance(data[key], list) and all(isinstance(text, str) for text in data[key])
            for key in ("bots", "names")
        )
    )
