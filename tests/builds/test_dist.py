"""Packages, container, workflow and site: what they are made from agrees with the project.

Building takes minutes, so `make dist`, `make try-dist` and `make site` do that; here the checks are checked.
"""

from __future__ import annotations

import io
import re
import tarfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import yaml

from citadels.lang.language import LANGUAGES
from citadels.tables.settings import Settings
from tools import check_site, site_pages
from tools.check_dist import IN_SDIST, ROOT, compiled_modules, package_files, problems

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8"))
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
INFO = "citadels-1.dist-info"
IN_WHEEL = {f"{INFO}/entry_points.txt", f"{INFO}/licenses/LICENSE", f"{INFO}/licenses/NOTICE"}
COMPILED = {
    f"{module}.cpython-311-x86_64-linux-gnu.so" for module in (*compiled_modules(), "citadels__mypyc")
}


def write_wheel(path: Path, names: set[str]) -> None:
    with ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(name, "citadels = citadels.cli.main:main" if "entry_points" in name else "")


def write_sdist(path: Path, names: set[str]) -> None:
    with tarfile.open(path, "w:gz") as archive:
        for name in names:
            archive.addfile(tarfile.TarInfo(f"citadels-1/{name}"), io.BytesIO())


def write_dist(folder: Path) -> dict[str, set[str]]:
    """Distributions that lack nothing, and the names of their files."""
    files = {
        "citadels-1.tar.gz": {*IN_SDIST, *(f"src/{name}" for name in package_files())},
        "citadels-1-py3-none-any.whl": package_files() | IN_WHEEL,
        "citadels-1-cp311-cp311-linux_x86_64.whl": package_files() | IN_WHEEL | COMPILED,
    }
    for name, names in files.items():
        (write_wheel if name.endswith(".whl") else write_sdist)(folder / name, names)
    return files


def test_complete_distributions_have_no_problems(tmp_path: Path) -> None:
    write_dist(tmp_path)
    assert problems(tmp_path) == []


@pytest.mark.parametrize(
    ("file", "changed", "said"),
    [
        ("citadels-1.tar.gz", lambda names: names - {"NOTICE"}, "NOTICE is missing"),
        (
            "citadels-1.tar.gz",
            lambda names: names | {"web/node_modules/x.js"},
            "web/node_modules/x.js does not",
        ),
        ("citadels-1.tar.gz", lambda names: names | {"src/x.so"}, "has no compiled modules"),
        (
            "citadels-1-py3-none-any.whl",
            lambda names: names - {"citadels/server/page/index.html"},
            "citadels/server/page/index.html is missing",
        ),
        (
            "citadels-1-py3-none-any.whl",
            lambda names: names - {"citadels/lang/cs/cards.ftl"},
            "citadels/lang/cs/cards.ftl is missing",
        ),
        (
            "citadels-1-py3-none-any.whl",
            lambda names: names - {f"{INFO}/entry_points.txt"},
            "the command citadels is missing",
        ),
        (
            "citadels-1-py3-none-any.whl",
            lambda names: names | {"citadels/game.abi3.so"},
            "citadels/game should not be compiled",
        ),
        ("citadels-1-py3-none-any.whl", lambda names: names | {"tests/x.py"}, "tests/x.py does not belong"),
        (
            "citadels-1-cp311-cp311-linux_x86_64.whl",
            lambda names: {name for name in names if "rules/engine.cp" not in name},
            "citadels/rules/engine is not compiled",
        ),
    ],
)
def test_what_is_missing_or_too_much_is_found(
    file: str, changed: Callable[[set[str]], set[str]], said: str, tmp_path: Path
) -> None:
    names = changed(write_dist(tmp_path)[file])
    (write_wheel if file.endswith(".whl") else write_sdist)(tmp_path / file, names)
    found = problems(tmp_path)
    assert len(found) == 1 and found[0].startswith(f"{file}: ") and said in found[0], found


def test_a_wheel_too_few_and_a_file_too_many(tmp_path: Path) -> None:
    write_dist(tmp_path)
    (tmp_path / "citadels-1-cp311-cp311-linux_x86_64.whl").unlink()
    (tmp_path / "index.html").write_text("of make offline", encoding="utf-8")
    (tmp_path / "citadels-notes.txt").write_text("", encoding="utf-8")
    assert problems(tmp_path) == [
        "0 compiled wheels instead of one",
        "citadels-notes.txt: nobody asked for it",
    ]


def test_every_supported_python_is_tested_and_gets_wheels() -> None:
    prefix = "Programming Language :: Python :: 3."
    promised = [
        name.removeprefix(prefix) for name in PROJECT["project"]["classifiers"] if name.startswith(prefix)
    ]
    assert PROJECT["project"]["requires-python"] == f">=3.{promised[0]}"
    assert [f"cp3{minor}-*" for minor in promised] == PROJECT["tool"]["cibuildwheel"]["build"]
    assert WORKFLOW["jobs"]["tests"]["strategy"]["matrix"]["python"] == [f"3.{minor}" for minor in promised]


def test_the_workflow_makes_what_the_makefile_has() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    steps: list[dict[str, Any]] = [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]
    made = [step["run"].split()[1:] for step in steps if step.get("run", "").startswith("make ")]
    assert {"lint", "setup", "pure", "study", "dist", "try-dist", "site"} == {
        name for names in made for name in names
    }
    assert {name for names in made for name in names} <= targets


def test_the_container_is_small_safe_and_watched() -> None:
    build, image = CONTAINERFILE.split("FROM $BASE AS build")[1].split("FROM $BASE\n")
    assert "gcc" in build and "gcc" not in image
    instructions = [line.split()[0] for line in image.splitlines() if re.match("[A-Z]+ ", line)]
    assert instructions.index("USER") < instructions.index("CMD")
    assert "HEALTHCHECK" in instructions and "/healthz" in image
    names = set(re.findall(r"\bCITADELS_(\w+)=", image))
    assert names and {name.lower() for name in names} <= set(Settings.__dataclass_fields__)


def test_links_of_pages_lead_to_pages_or_copies() -> None:
    text = "[a](docs/api.md#x) [b](NOTICE) `c`\n```\n[d](docs/api.md)\n```\n[e](https://x.org) [f](#g)"
    assert site_pages.site_text(text, "README.md") == (
        "[a](api.md#x) [b](sources/NOTICE.txt) `c`\n```\n[d](docs/api.md)\n```\n[e](https://x.org) [f](#g)",
        {"NOTICE"},
    )
    assert site_pages.link("../CONTRIBUTING.md", "docs/rules.md") == ("contributing.md", None)
    assert site_pages.link("rules.md", "docs/api.md") == ("rules.md", None)


def test_every_page_is_gathered_and_the_menu_has_only_these(tmp_path: Path) -> None:
    site_pages.gather(tmp_path / "pages")
    pages = {path.name for path in (tmp_path / "pages").glob("*.md")}
    docs = {path.name for path in (ROOT / "docs").glob("*.md")}
    assert pages == docs | set(site_pages.OTHER_PAGES.values())
    menu = set(
        re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert menu <= pages | {"rules-in/index.md"} and len(menu) > 20
    # `make site` puts the game there, and check_site sees whether the link leads to it.
    start = (tmp_path / "pages" / "index.md").read_text(encoding="utf-8")
    assert start.startswith("# Citadels\n") and f'<a href="{site_pages.GAME}/">' in start
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"tools.offline build/site/{site_pages.GAME}\n" in makefile
    rules = {path.stem for path in (tmp_path / "pages" / "rules-in").iterdir()}
    assert rules == {"index", *LANGUAGES}


def test_broken_links_of_the_site_are_found(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "index.html").write_text('<h1 id="top"></h1><a href="../#b">1</a>', encoding="utf-8")
    page = '<a href="a/#top">1</a><a href="a/#no">2</a><a href="c/">3</a><p id="b"><a href="https://x.org/">4</a>'
    loads = '<script src="https://x.org/x.js"></script>'
    (tmp_path / "index.html").write_text(page + loads, encoding="utf-8")
    assert list(check_site.problems(tmp_path)) == [
        "index.html: loads https://x.org/x.js from elsewhere",
        "index.html: a/#no: there is no such place on that page",
        "index.html: c/: leads nowhere",
    ]
