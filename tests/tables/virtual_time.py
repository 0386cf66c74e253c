"""An event loop whose time passes only when everybody waits: an hour takes a moment, and exactly an hour."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


class VirtualLoop(asyncio.SelectorEventLoop):
    """When nothing can be done now, it is the time of what comes next."""

    _ready: Any  # asyncio keeps these to itself
    _scheduled: Any

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:
            self._now = max(self._now, self._scheduled[0].when())
        super()._run_once()  # type: ignore[misc]


def run_in_virtual_time(work: Coroutine[Any, Any, T], monkeypatch: pytest.MonkeyPatch) -> T:
    """Run something to its end; clocks of tables show the loop's time, too."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        monkeypatch.setattr("citadels.tables.clocks.monotonic", runner.get_loop().time)
        return runner.run(work)
