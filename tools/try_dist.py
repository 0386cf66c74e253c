"""Try out what `make dist` has built, as somebody who installs it: in empty environments, no sources near.

    python -m tools.try_dist [FOLDER]

Each wheel is installed with its dependencies; then games are simulated, one is played in the terminal to its
end, and the server is asked for its page and everything on it. Last, uv runs a wheel without installing it.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tools.check_dist import PURE, ROOT

BIN = Path(sys.executable).parent
SECONDS = 120
# Any answer will do: the first choice of every question, for longer than a game lasts.
ANSWERS = "1\n" * 5000


def run(*words: str | Path, folder: Path, given: str = "") -> str:
    """What a command prints; the sources and this environment are out of its reach."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    done = subprocess.run(
        [str(word) for word in words],
        cwd=folder,
        env=kept,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, words))} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def try_wheel(wheel: Path, folder: Path) -> None:
    environment = folder / "environment"
    run(BIN / "uv", "venv", "--quiet", "--python", sys.executable, environment, folder=folder)
    python, citadels = environment / "bin" / "python", environment / "bin" / "citadels"
    run(BIN / "uv", "pip", "install", "--quiet", "--python", python, wheel, folder=folder)
    compiled = run(python, "-c", "import citadels; print(citadels.COMPILED)", folder=folder).strip() == "True"
    assert compiled != wheel.name.endswith(PURE), f"{wheel.name}: compiled is {compiled}"
    simulated = run(python, "-m", "citadels", "simulate", "--games", "20", "--bots", "greedy", folder=folder)
    digest = simulated.split()[-1]
    play = (
        "play",
        "--plain",
        "--lang",
        "en",
        "--seed",
        "7",
        "--city-size",
        "4",
        "--record",
        folder / "game.json",
    )
    run(citadels, *play, folder=folder, given=ANSWERS)
    ended = "import citadels, json; assert citadels.Game.from_record(json.load(open('game.json'))).over"
    run(python, "-c", ended, folder=folder)
    pages = serve(citadels, folder)
    print(
        f"{wheel.name}: a game in the terminal, {pages} files of the page, 20 games with digest {digest[:12]}"
    )


def serve(citadels: Path, folder: Path) -> int:
    """Ask a server for the page and all that it loads at once; how many files that is."""
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    command = [str(citadels), "serve", "--port", "0", "--lang", "en", "--database", database]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            assert fetch(f"{address}/healthz") == b'{"status": "ok"}'
            page = fetch(f"{address}/").decode()
            files = set(re.findall(r'(?:src|href)="(/[^"]+)"', page))
            assert any(name.endswith(".js") for name in files), page
            for name in files:
                assert fetch(address + name), name
        finally:
            server.terminate()
    return 1 + len(files)


def fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=SECONDS) as answer:
        content: bytes = answer.read()
    return content


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist", help="default: dist")
    wheels = sorted(parser.parse_args().folder.resolve().glob("*.whl"))
    if not wheels:
        raise SystemExit("there are no wheels; `make dist` builds them")
    for wheel in wheels:
        with tempfile.TemporaryDirectory(prefix="citadels-") as folder:
            try_wheel(wheel, Path(folder))
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="citadels-") as folder:
        told = run(
            BIN / "uvx",
            "--from",
            wheels[0],
            "citadels",
            "rules",
            "witch",
            "--lang",
            "en",
            folder=Path(folder),
        )
    assert "Witch" in told, told
    print(f"uvx --from {wheels[0].name}: {time.monotonic() - began:.1f} s to the rules of the Witch")


if __name__ == "__main__":
    main()
