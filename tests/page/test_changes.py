"""States sent as changes: the page makes what Python makes of them, and notices those that do not fit."""

from typing import Any

from tests.page.node import answers

STATE: dict[str, Any] = {
    "table": {"id": "k7qm2xab", "seats": [{"seat": 0}, {"seat": 1}]},
    "view": {"round": 1, "players": [{"gold": 2}, {"gold": 3}], "decision": None},
    "can_undo": False,
}
FITTING: list[tuple[str, Any]] = [
    ("/can_undo", True),
    ("/view", None),
    ("/view/round", 2),
    ("/view/decision", {"seat": 1}),
    ("/view/players/1", {"gold": 7}),
    ("/table", {"id": "other"}),
]
# For another state than this one: a part that is not there, in an object, a list, or nothing at all.
NOT_FITTING = [
    "/scores",
    "/view/crown",
    "/view/players/2",
    "/view/decision/seat",
    "/view/round/0",
    "/toString",
]


def change(path: str, value: Any) -> dict[str, Any]:
    return {"op": "replace", "path": path, "value": value}


def test_changes_that_fit() -> None:
    asked = [{"state": STATE, "changes": [change(path, value)]} for path, value in FITTING]
    for (path, value), made in zip(FITTING, answers("changes.ts", asked), strict=True):
        found = made["after"]
        for key in path.split("/")[1:]:
            found = found[int(key) if isinstance(found, list) else key]
        assert found == value
        assert made["kept"], "the state before stays as it is"


def test_changes_that_do_not_fit_are_noticed() -> None:
    """Also behind one that fits; nothing is half done."""
    asked = [
        {"state": STATE, "changes": [change("/can_undo", True), change(path, 1)]} for path in NOT_FITTING
    ]
    assert answers("changes.ts", asked) == [{"after": None, "kept": True}] * len(NOT_FITTING)
