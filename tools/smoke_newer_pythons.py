"""Play one game on every newer Python found on this machine and compare the final positions.

The engine needs nothing but the standard library, so the sources are run as they are, without
installing anything and without site-packages. Every interpreter must reach the position that the
current one reaches. A Python that is not installed is named and skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = ((3, 12), (3, 13), (3, 14), (3, 15))
SECONDS = 120

# The choices come from a generator written out here: it is the same in every Python.
GAME = """
from citadels import Game, Setup

game = Game(Setup(edition="deluxe", players=4), seed=7)
number = 7
while not game.over:
    number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
    options = game.decision.options
    game.play(options[(number >> 33) % len(options)])
print(game.digest())
"""


def candidates(version: tuple[int, int]) -> Iterator[Path]:
    """Where an interpreter of this version may be, the most likely place first."""
    dotted = f"{version[0]}.{version[1]}"
    name = f"python{dotted}"
    found = shutil.which(name)
    if found is not None:
        yield Path(found)
    home = Path.home()
    for folder in (home / ".local/bin", Path("/usr/local/bin"), Path("/usr/bin"), Path("/opt/homebrew/bin")):
        yield folder / name
    pyenv = Path(os.environ.get("PYENV_ROOT", home / ".pyenv"))
    for pattern in (
        f"{pyenv}/versions/{dotted}*/bin/{name}",
        f"{home}/.local/share/uv/python/cpython-{dotted}*/bin/{name}",
        f"/opt/python/{dotted}*/bin/{name}",
        f"/opt/hostedtoolcache/Python/{dotted}*/*/bin/{name}",
    ):
        yield from sorted(Path("/").glob(pattern.lstrip("/")), reverse=True)


def starts(python: Path, version: tuple[int, int]) -> bool:
    """Whether this file is an interpreter of that version that really runs (a shim may not)."""
    code = "import sys; print(*sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-S", "-c", code], capture_output=True, text=True, timeout=SECONDS)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and done.stdout.split() == [str(part) for part in version]


def find(version: tuple[int, int]) -> Path | None:
    """The first interpreter of this version that starts."""
    return next((python for python in candidates(version) if starts(python, version)), None)


def play(python: Path) -> str:
    """The digest of the game on this interpreter; RuntimeError with its message if it fails."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    environment |= {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [python, "-S", "-c", GAME], env=environment, capture_output=True, text=True, timeout=SECONDS
    )
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip())
    return done.stdout.strip()


def main() -> int:
    """Run the smoke; 0 if all interpreters agree."""
    current = ".".join(str(part) for part in sys.version_info[:2])
    try:
        expected = play(Path(sys.executable))
    except RuntimeError as error:
        print(f"smoke: Python {current} failed:\n{error}", file=sys.stderr)
        return 1
    print(f"smoke: Python {current}: {expected}")
    failures = 0
    for version in VERSIONS:
        label = ".".join(str(part) for part in version)
        if version == sys.version_info[:2]:
            continue
        python = find(version)
        if python is None:
            print(f"smoke: Python {label}: not installed here")
            continue
        try:
            digest = play(python)
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            print(f"smoke: Python {label} failed:\n{error}", file=sys.stderr)
            failures += 1
            continue
        verdict = "the same" if digest == expected else f"DIFFERENT: {digest}"
        print(f"smoke: Python {label}: {verdict}")
        failures += digest != expected
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
