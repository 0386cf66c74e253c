"""Check what `make dist` has built: the kinds of files, and that each has everything and nothing else.

python -m tools.check_dist [FOLDER]
"""

from __future__ import annotations

import argparse
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

from citadels.pure import MODULES, PARTS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "citadels"
PAGE = "citadels/server/page/index.html"
PURE = "-py3-none-any.whl"
# Beside the package itself; a folder stands for at least one file in it.
IN_SDIST = (
    *(
        "CHANGELOG.md",
        "LICENSE",
        "MANIFEST.in",
        "Makefile",
        "NOTICE",
        "README.md",
        "pyproject.toml",
        "setup.py",
    ),
    *("docs/rules.md", "tests/conftest.py", "tools/check_dist.py", "web/package-lock.json"),
    *("examples", "requirements.lock", "tests/scenarios", "web/src"),
)
NEVER = ("__pycache__", "node_modules", ".venv", ".git", ".mypy_cache", "build/engine", "web/src/generated")


def package_files(package: Path = PACKAGE) -> set[str]:
    """All that a program needs, as named in an archive: without translators' notes; the page is one file."""
    files = [path for path in package.rglob("*") if path.is_file() and path.suffix != ".md"]
    found = {path.relative_to(package.parent).as_posix() for path in files}
    page = PurePosixPath(PAGE).parent
    return {
        name
        for name in found
        if "__pycache__" not in name and (name == PAGE or page not in PurePosixPath(name).parents)
    }


def compiled_modules(package: Path = PACKAGE) -> set[str]:
    """The modules that a compiled wheel has in both forms, without their endings."""
    paths = [path for part in PARTS for path in (package / part).rglob("*.py")]
    paths += [package.joinpath(*module.split(".")).with_suffix(".py") for module in MODULES]
    never = {"__init__.py", "setup.py"}  # setup.py of PARTS takes any input, so it stays interpreted
    return {
        path.relative_to(package.parent).with_suffix("").as_posix()
        for path in paths
        if path.name not in never
    }


def problems(folder: Path) -> list[str]:
    """What is wrong with the distributions in a folder."""
    # `make offline` puts its static files into the same folder.
    files = sorted(path for path in folder.glob("citadels-*") if path.is_file())
    sdists = [path for path in files if path.name.endswith(".tar.gz")]
    pure = [path for path in files if path.name.endswith(PURE)]
    compiled = [path for path in files if path.suffix == ".whl" and path not in pure]
    found = [
        f"{len(paths)} {what} instead of one"
        for paths, what in (
            (sdists, "source distributions"),
            (pure, "pure wheels"),
            (compiled, "compiled wheels"),
        )
        if len(paths) != 1
    ]
    found += [
        f"{path.name}: nobody asked for it" for path in files if path not in (*sdists, *pure, *compiled)
    ]
    for path in sdists:
        found += [f"{path.name}: {problem}" for problem in sdist_problems(path)]
    for path in (*pure, *compiled):
        found += [f"{path.name}: {problem}" for problem in wheel_problems(path, compiled=path in compiled)]
    return found


def _unwanted(names: set[str]) -> Iterator[str]:
    for name in sorted(names):
        if any(f"/{part}/" in f"/{name}/" for part in NEVER):
            yield f"{name} does not belong there"


def sdist_problems(path: Path) -> Iterator[str]:
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in sorted({f"src/{file}" for file in package_files()} - names):
        yield f"{name} is missing"
    for name in IN_SDIST:
        if name not in names:
            yield f"{name} is missing"
    if any(name.endswith((".so", ".pyd")) for name in names):
        yield "a source distribution has no compiled modules"
    yield from _unwanted(names)


def wheel_problems(path: Path, compiled: bool) -> Iterator[str]:
    with ZipFile(path) as archive:
        names = set(archive.namelist())
        entry_points = [archive.read(name).decode() for name in names if name.endswith("/entry_points.txt")]
    if not any("citadels = citadels.cli.main:main" in text for text in entry_points):
        yield "the command citadels is missing"
    for name in ("LICENSE", "NOTICE"):
        if not any(f".dist-info/licenses/{name}" in file for file in names):
            yield f"{name} is missing"
    for name in sorted(package_files() - names):
        yield f"{name} is missing"
    for name in sorted(names):
        top = name.partition("/")[0]
        if top != "citadels" and not top.endswith(".dist-info") and not top.startswith("citadels__mypyc"):
            yield f"{name} does not belong there"
    yield from _unwanted(names)
    extensions = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    wanted = {*compiled_modules(), "citadels__mypyc"} if compiled else set()
    for name in sorted(wanted - extensions):
        yield f"{name} is not compiled"
    for name in sorted(extensions - wanted):
        yield f"{name} should not be compiled"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist", help="default: dist")
    folder: Path = parser.parse_args().folder
    found = problems(folder)
    for problem in found:
        print(problem, file=sys.stderr)
    for path in sorted(folder.glob("citadels-*")):
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
