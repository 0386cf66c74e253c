"""setup.py: compiles once, and without a compiler or after a failure installs the pure sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from citadels.pure import MODULES, PARTS

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """setup.py as a module with its own folders; nothing is installed."""
    monkeypatch.delenv("CITADELS_PURE", raising=False)
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    loader = SourceFileLoader("citadels_setup_script", str(ROOT / "setup.py"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    monkeypatch.setattr(Path, "write_text", lambda *_, **__: 0)  # importing it prints an outcome
    loader.exec_module(module)
    monkeypatch.undo()
    monkeypatch.setattr(module, "COMPILED", tmp_path / "engine")
    monkeypatch.setattr(module, "OUTCOME", tmp_path / "engine.txt")
    monkeypatch.delenv("CITADELS_PURE", raising=False)
    return module


def build(script: Any, into: Path) -> set[str]:
    """Run the command and return the files it adds to the package."""
    command = script.CompileEngine(script.Distribution())
    command.build_lib = str(into)
    command.inplace = False
    command.run()
    return {path.name for path in into.rglob("*") if path.is_file()}


def compiling(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "engine.so").touch()


def failing(folder: Path) -> None:
    raise SystemExit("no such instruction")


def must_not_compile(folder: Path) -> None:
    raise AssertionError("nothing has changed")


def test_compiles_the_parts_that_the_finder_knows(script: Any) -> None:
    assert script.PARTS == PARTS
    assert script.MODULES == MODULES
    modules = {path.as_posix() for path in script.modules()}
    assert "src/citadels/rules/engine.py" in modules
    assert "src/citadels/game.py" in modules
    assert "src/citadels/rules/setup.py" not in modules
    assert not [path for path in modules if path.endswith("__init__.py")]


def test_compiles_once(script: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(script, "compile_into", compiling)
    assert build(script, tmp_path / "first") == {"engine.so"}
    monkeypatch.setattr(script, "compile_into", must_not_compile)
    assert build(script, tmp_path / "second") == {"engine.so"}
    assert "compiled" in script.OUTCOME.read_text()


def test_changed_sources_are_compiled_anew(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    key = script.key()
    assert script.key() == key
    modules = script.modules()
    monkeypatch.setattr(script, "modules", lambda: modules[1:])
    assert script.key() != key


def test_old_folders_are_forgotten(script: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(script, "compile_into", compiling)
    for number in range(6):
        key = f"key{number}"
        monkeypatch.setattr(script, "key", lambda key=key: key)
        build(script, tmp_path / key)
        os.utime(script.COMPILED / key, (number, number))
    assert "key5" in {folder.name for folder in script.COMPILED.iterdir()}
    assert len(list(script.COMPILED.iterdir())) == script.FOLDERS_KEPT


def test_a_failure_falls_back(script: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(script, "compile_into", failing)
    assert build(script, tmp_path / "lib") == set()
    told = script.OUTCOME.read_text()
    assert "could not be compiled (no such instruction)" in told
    assert "pure sources" in told


def test_modules_that_do_not_play_are_not_used(script: Any, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    (broken / "citadels" / "rules").mkdir(parents=True)
    (broken / "citadels" / "rules" / "engine.py").write_text("raise RuntimeError('broken')")
    with pytest.raises(RuntimeError, match="it does not play: RuntimeError: broken"):
        script.try_out(broken, tmp_path / "trial")


def test_reasons_not_to_compile(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert "no-such-compiler" in script.why_pure()
    monkeypatch.setenv("CITADELS_PURE", "1")
    assert script.why_pure() == "CITADELS_PURE is set"


def test_nothing_is_compiled_beside_the_sources(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "compile_into", must_not_compile)
    command = script.CompileEngine(script.Distribution())
    command.inplace = True
    command.run()
    assert not list((ROOT / "src").rglob("*.so"))


def test_a_wheel_without_a_compiler(tmp_path: Path) -> None:
    copy = tmp_path / "project"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, copy)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    subprocess.run(
        [*command, "--wheel-dir", str(tmp_path), str(copy)],
        env=os.environ
        | {"CC": "no-such-compiler", "CITADELS_PURE": "", "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        check=True,
    )
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as files:
        names = files.namelist()
    assert "citadels/rules/engine.py" in names
    assert not [name for name in names if name.endswith(".so")]
    told = (copy / "build" / "engine.txt").read_text()
    assert told.startswith("The engine is not compiled: there is no C compiler (no-such-compiler)")
