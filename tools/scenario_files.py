"""Where the scenarios are. Nothing of the package is imported here: `mutate` breaks it first."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What the rulebook shows its readers belongs to the package: worked examples, pictures of "how to play".
BOOK = ROOT / "src" / "citadels" / "book"
FOLDERS = (ROOT / "tests" / "scenarios", BOOK / "examples", BOOK / "how_to_play")


def scenario_files(*folders: Path) -> Iterator[Path]:
    """Every scenario file below some folders, or below all that have any; in the order of their names."""
    for folder in folders or FOLDERS:
        yield from sorted(folder.rglob("*.yaml"))
