"""Build the page and the engine as static files that any host serves: ``make offline``.

The page is the one that the server has. The engine is Pyodide with a trimmed standard library, msgspec and
the packages up to ``citadels.tables``, as bytecode. Files are named by their contents, so browsers keep them.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from citadels.server.offline import ENGINE_FOLDER, MANIFEST, offered
from citadels.server.page import ENCODINGS

ROOT: Final = Path(__file__).resolve().parent.parent
NODE: Final = str(Path(sys.executable).parent / "node")
SOURCES: Final = ROOT / "src" / "citadels"
PAGE: Final = SOURCES / "server" / "page"
BUILD: Final = ROOT / "build" / "offline"
SCRIPT: Final = ROOT / "web" / "build" / "pack_engine.mjs"
COMPRESSING: Final = ROOT / "web" / "build" / "compress.mjs"
LOCK: Final = ROOT / "web" / "package-lock.json"
SCHEMA: Final = ROOT / "web" / "src" / "generated" / "schema.json"
# What tables stand on; nothing else is packed.
PARTS: Final = (
    "__init__.py",
    "pure.py",
    "game.py",
    "observation.py",
    "cards",
    "rules",
    "knowledge",
    "policy",
    "notation",
    "bots",
    "scenarios",
    "insight",
    "puzzles",
    "tables",
    "browser",
)
DATA: Final = (".py", ".json", ".jsonl")
# Scenario files are YAML, for which there is no parser; the scenes of the tutorial are JSON.
LEFT_OUT: Final = ("scenarios/files.py", "scenarios/runner.py", "scenarios/reports.py")
PACK: Final = "citadels.pack"
COMPRESSED: Final = (".wasm", ".mjs")  # packs are compressed already
BEST: Final = 11  # of Brotli: an eighth smaller than the next best, and half a minute of work
PLATFORM: Final = "pyemscripten_2026_0_wasm32"


def wheel() -> Path:
    """msgspec for browsers, by the hash in requirements.lock."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = re.search(r"^msgspec==(\S+)(?: \\\n    --hash=\S+)+", lock, re.MULTILINE)
    assert pinned is not None, "requirements.lock has no msgspec"
    folder = BUILD / "wheels"
    found = list(folder.glob(f"msgspec-{pinned[1]}-*{PLATFORM}.whl"))
    if not found:
        folder.mkdir(parents=True, exist_ok=True)
        wanted = folder / "wanted.txt"
        wanted.write_text(pinned[0] + "\n", encoding="utf-8")
        options = ["--platform", PLATFORM, "--python-version", "314", "--abi", "cp314"]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        command += ["--no-deps", "--only-binary=:all:", "--require-hashes", *options]
        subprocess.run([*command, "--dest", str(folder), "-r", str(wanted)], check=True)
        found = list(folder.glob(f"msgspec-{pinned[1]}-*{PLATFORM}.whl"))
    return found[0]


def gather(folder: Path) -> None:
    """Everything that is packed, as it will stand in the browser."""
    for part in PARTS:
        place = SOURCES / part
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            name = path.relative_to(SOURCES)
            if path.suffix in DATA and name.as_posix() not in LEFT_OUT:
                target = folder / "citadels" / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target)
    with zipfile.ZipFile(wheel()) as msgspec:
        for inner in msgspec.namelist():
            if inner.startswith("msgspec/") and inner.endswith((".py", ".so")):
                msgspec.extract(inner, folder)


def fingerprint(*paths: Path) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def compiled() -> Path:
    """Pyodide and everything as bytecode; kept for as long as nothing of it changes."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="sources-") as folder:
        sources = Path(folder)
        gather(sources)
        gathered = sorted(path for path in sources.rglob("*") if path.is_file())
        output = BUILD / f"packed-{fingerprint(SCRIPT, LOCK, *gathered)}"
        if not output.is_dir():
            part = Path(tempfile.mkdtemp(dir=BUILD, prefix="part-"))
            subprocess.run([NODE, str(SCRIPT), str(sources), str(part)], check=True)
            for old in BUILD.glob("packed-*"):
                shutil.rmtree(old, ignore_errors=True)
            with suppress(OSError):  # somebody else was faster
                part.rename(output)
    return output


def pack(target: Path) -> bytes:
    """Build the engine into a folder; its manifest."""
    BUILD.mkdir(parents=True, exist_ok=True)
    output = compiled()
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    python = sorted((output / "python").iterdir())
    folder_of_python = f"python-{fingerprint(*python)}"
    shutil.copytree(output / "python", target / folder_of_python)
    packed = f"citadels-{fingerprint(output / PACK)}.pack"
    shutil.copyfile(output / PACK, target / packed)
    files = {f"{folder_of_python}/{path.name}": path.stat().st_size for path in python}
    files[packed] = (target / packed).stat().st_size
    manifest = {"python": folder_of_python, "pack": packed, "schema": fingerprint(SCHEMA), "files": files}
    written = json.dumps(manifest).encode()
    (target / MANIFEST).write_bytes(written)
    return written


def compress(engine: Path, quality: int) -> None:
    """Put compressed copies beside the files that hosts would have to compress; kept for the next time."""
    kept = BUILD / f"compressed-{quality}"
    kept.mkdir(parents=True, exist_ok=True)
    for path in sorted(engine.rglob("*")):
        if path.suffix not in COMPRESSED:
            continue
        known = kept / fingerprint(path)
        if not all(known.with_suffix(suffix).is_file() for _, suffix in ENCODINGS):
            with tempfile.TemporaryDirectory(dir=kept) as folder:
                part = Path(folder) / known.name
                shutil.copyfile(path, part)
                subprocess.run([NODE, str(COMPRESSING), str(quality), str(part)], check=True)
                for _, suffix in ENCODINGS:
                    part.with_suffix(suffix).replace(known.with_suffix(suffix))
        for _, suffix in ENCODINGS:
            shutil.copyfile(known.with_suffix(suffix), path.with_name(path.name + suffix))


def build(target: Path, quality: int = BEST) -> None:
    """The whole static page. Packages of `make dist` that lie in the same folder stay there."""
    target.mkdir(parents=True, exist_ok=True)
    for path in target.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif not path.name.startswith("citadels-"):
            path.unlink()
    manifest = pack(target / ENGINE_FOLDER)
    compress(target / ENGINE_FOLDER, quality)
    files = {
        str(path.relative_to(PAGE)): path.read_bytes()
        for path in sorted(PAGE.rglob("*"))
        if path.is_file() and path.suffix not in dict(ENCODINGS).values()
    }
    for name, content in offered(files, manifest, static=True).items():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_bytes(content)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    print(f"The game without a server is in {target}: {size / 1e6:.1f} MB of files for any web host.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write the files")
    build(parser.parse_args().folder)


if __name__ == "__main__":
    main()
