"""Builds the package, and compiles the engine with mypyc if there is a C compiler (docs/architecture.md).

Everything else about the package is in pyproject.toml. Without a compiler, with ``CITADELS_PURE=1``, or
when compiling fails, the pure sources are installed and do the same, only slower.
"""

from __future__ import annotations

import hashlib
import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SOURCES = Path("src", "citadels")
# The package itself says which packages and modules to compile.
_PURE = runpy.run_path(str(ROOT / SOURCES / "pure.py"))
PARTS: tuple[str, ...] = _PURE["PARTS"]
MODULES: tuple[str, ...] = _PURE["MODULES"]
# Explains what is wrong with any input; compiled code would refuse it with a TypeError.
INTERPRETED = Path("rules", "setup.py")
GROUP = "citadels"  # the shared library is citadels__mypyc, next to the package
COMPILED = ROOT / "build" / "engine"  # one folder for each state of the sources
FOLDERS_KEPT = 3
# Calls within the library go straight to their function (about 8 % faster), and calls of Python's own take
# one jump less (3 %).
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
DURATION = "a minute or two on two cores, once"
OUTCOME = ROOT / "build" / "engine.txt"  # for the Makefile, because pip hides the output of successful builds

# What compiled modules must be able to do before they are used.
TRIAL = """
from citadels import COMPILED, Game, Setup

assert COMPILED
game = Game(Setup(players=4, set="random"), seed=1)
for number in range(200):
    if game.over:
        break
    options = game.clone().decision.options
    game.play(options[number % len(options)])
assert Game.from_record(game.record()).digest() == game.digest()
"""


def tell(outcome: str) -> None:
    """Say which build this is."""
    OUTCOME.parent.mkdir(exist_ok=True)
    OUTCOME.write_text(outcome + "\n", encoding="utf-8")


def why_pure() -> str | None:
    """Why nothing is compiled; None if it can be."""
    if os.environ.get("CITADELS_PURE", "0") not in ("", "0"):
        return "CITADELS_PURE is set"
    try:
        version("mypy")
    except PackageNotFoundError:
        return "mypy is not installed"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are not installed"
    return None


def modules() -> list[Path]:
    """The modules to compile; the packages' own files are hardly more than their docstring."""
    found = [path.relative_to(ROOT) for part in PARTS for path in (ROOT / SOURCES / part).rglob("*.py")]
    found += [SOURCES.joinpath(*module.split(".")).with_suffix(".py") for module in MODULES]
    return sorted(path for path in found if path.name != "__init__.py" and path != SOURCES / INTERPRETED)


def key() -> str:
    """A hash of everything the compiled modules depend on."""
    surroundings = (
        sys.version,
        platform.platform(),
        sysconfig.get_config_var("EXT_SUFFIX"),
        version("mypy"),
        os.environ.get("CC"),
        os.environ.get("CFLAGS"),
    )
    digest = hashlib.sha256(repr(surroundings).encode())
    for path in (Path("setup.py"), *modules()):
        content = (ROOT / path).read_bytes()
        digest.update(f"{path.as_posix()} {len(content)} ".encode() + content)
    return digest.hexdigest()[:20]


class CompileSideBySide(build_ext):
    """Compiles all C files on all cores; setuptools takes those of one extension one after the other."""

    def build_extensions(self) -> None:
        sources = [
            (extension, source) for extension in self.extensions for source in map(Path, extension.sources)
        ]
        # The longest first, so that no core is left with a long one at the end.
        sources.sort(key=lambda each: each[1].stat().st_size, reverse=True)
        with ThreadPoolExecutor(self.parallel) as pool:
            compiled = list(pool.map(lambda each: self.compile(*each), sources))
        for extension in self.extensions:
            extension.sources = []
        for (extension, _), objects in zip(sources, compiled, strict=True):
            extension.extra_objects += objects
        super().build_extensions()  # only links

    def compile(self, extension: Extension, source: Path) -> list[str]:
        objects: list[str] = self.compiler.compile(
            [str(source)],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args + (DIRECT_CALLS if sys.platform == "linux" else []),
        )
        return objects


def compile_into(folder: Path) -> None:
    """Compile all modules as one group; the folder appears only when all of them are there."""
    from mypyc.build import mypycify

    with tempfile.TemporaryDirectory(prefix="citadels-") as scratch:
        extensions = mypycify(
            [str(path) for path in modules()],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir=scratch,
        )
        command = CompileSideBySide(Distribution({"name": "citadels", "ext_modules": extensions}))
        command.build_lib = str(Path(scratch, "lib"))
        command.build_temp = str(Path(scratch, "temp"))
        command.parallel = os.cpu_count() or 1
        command.ensure_finalized()
        command.run()
        built = sum(1 for _ in Path(command.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))
        if built != len(extensions):
            raise RuntimeError(f"{built} of {len(extensions)} extension modules were built")
        try_out(Path(command.build_lib), Path(scratch, "trial"))
        folder.parent.mkdir(parents=True, exist_ok=True)
        almost = Path(tempfile.mkdtemp(prefix="unfinished-", dir=folder.parent))
        shutil.copytree(command.build_lib, almost, dirs_exist_ok=True)
        if not folder.is_dir():
            almost.rename(folder)


def try_out(compiled: Path, folder: Path) -> None:
    """Play a little; a RuntimeError says what went wrong."""
    # The page may be built at this very moment.
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("page"))
    shutil.copytree(compiled, folder, dirs_exist_ok=True)
    environment = os.environ | {"PYTHONPATH": str(folder), "CITADELS_PURE": ""}
    done = subprocess.run([sys.executable, "-c", TRIAL], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError("it does not play: " + (done.stderr.strip().splitlines() or ["it crashed"])[-1])


def forget_old_folders() -> None:
    folders = sorted(COMPILED.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[FOLDERS_KEPT:]:
        shutil.rmtree(folder)


class CompileEngine(build_ext):
    """Adds the compiled modules beside their sources; never leaves a part of them."""

    def run(self) -> None:
        if self.inplace or self.editable_mode:
            return  # a compiled module next to a developer's sources would hide every change
        folder = COMPILED / key()
        if not folder.is_dir():
            print(f"Compiling the engine: {DURATION}. CITADELS_PURE=1 does without.", file=sys.stderr)
            try:
                compile_into(folder)
            except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit
                tell(f"The engine could not be compiled ({error}); the pure sources are installed.")
                return
        folder.touch()
        forget_old_folders()
        shutil.copytree(folder, self.build_lib, dirs_exist_ok=True)
        tell("The engine is compiled.")


reason = why_pure()
if reason is None:
    # The contents of the extensions are known only when they are built.
    setup(ext_modules=[Extension(f"{GROUP}__mypyc", [])], cmdclass={"build_ext": CompileEngine})
else:
    tell(f"The engine is not compiled: {reason}; the pure sources are installed.")
    setup()
