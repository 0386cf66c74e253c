"""What a scenario expects a viewer to see."""

from collections.abc import Mapping
from typing import Any

from citadels.game import Game
from citadels.rules.errors import shown
from citadels.scenarios import values
from citadels.scenarios.problems import ScenarioError, at, differs, guess
from citadels.scenarios.values import viewer_name, written_viewer


def sees(game: Game, value: object) -> list[str]:
    """By viewer: paths into that viewer's view and what stands there."""
    differences: list[str] = []
    for viewer, wanted in values.by_viewer(value, game.players, "sees").items():
        with at(written_viewer(viewer)):
            if not isinstance(wanted, Mapping):
                raise ScenarioError(f"{viewer_name(viewer)} sees a mapping from paths, not {shown(wanted)}")
            seen = game.view(viewer)
            for path, expected in wanted.items():
                with at(path):
                    found = _at(seen, values.text(path, "a path"))
                differences += differs(f"{viewer_name(viewer)} sees {path}", expected, found)
    return differences


def _at(seen: Any, path: str) -> Any:
    """What stands at a path such as ``players.1.hand`` or ``characters.king.player``."""
    for step in path.split("."):
        if isinstance(seen, list):
            named = {item.get("character"): item for item in seen if isinstance(item, Mapping)}
            places = dict(zip(map(str, range(len(seen))), seen, strict=True))
            known: Mapping[Any, Any] = {**named, **places}
        else:
            known = seen if isinstance(seen, Mapping) else {}
        if step not in known:
            raise ScenarioError(f"a view has no {path}: there is no {step}{guess(step, known)}")
        seen = known[step]
    return seen
