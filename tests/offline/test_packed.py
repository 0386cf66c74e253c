"""The engine as `make offline` packs it: under Node it plays the same games as here."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.offline.same_games import result
from tools.offline import pack

HERE = Path(__file__).parent
BUDGET = 5_000_000  # bytes, compressed
# What Brotli makes of Pyodide's own files, which a host compresses; measured with tools.offline_budgets.
PYODIDE_COMPRESSED = 3_000_000


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("offline") / "engine"
    pack(folder)
    return folder


def test_the_packed_engine_plays_the_same_games(engine: Path) -> None:
    node = Path(sys.executable).parent / "node"
    command = [str(node), str(HERE / "play_packed.mjs"), str(engine), str(HERE / "same_games.py")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    packed = json.loads(done.stdout.splitlines()[-1])
    assert packed == json.loads(asyncio.run(result()))
    assert packed["statuses"] == [201, 200, 200, 201, 200, 404]


def test_the_engine_is_small_and_has_no_more_than_it_needs(engine: Path) -> None:
    ours = list(engine.rglob("*.pack"))
    assert sum(path.stat().st_size for path in ours) + PYODIDE_COMPRESSED < BUDGET
    named = json.loads((engine / "engine.json").read_text())["files"]
    found = {path.relative_to(engine).as_posix() for path in engine.rglob("*") if path.is_file()}
    assert found == {*named, "engine.json"}
