"""For every test: English, whatever the machine's language, and no games saved in the home folder."""

from __future__ import annotations

from pathlib import Path

import pytest

# Real processes, sockets and browsers, games dealt by chance: a busy machine finds rare orders of events.
WITH_OTHERS = [Path(__file__).parent / group for group in ("browser", "offline", "server", "terminal")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A failed test with other processes gets a second try. The summary names it (-r R): look into it."""
    for item in items:
        if any(group in item.path.parents for group in WITH_OTHERS):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(autouse=True)
def own_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
