"""The generated documents are up to date, and documents point to things that exist."""

import re
from pathlib import Path

import pytest

from tools.generate_docs import DOCS, DOCUMENTS, stale

ROOT = DOCS.parent
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])


@pytest.mark.parametrize("name", DOCUMENTS)
def test_is_not_stale(name: str) -> None:
    assert name not in stale(), f"{name} is stale: run `make docs`"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)\s]*\)", page.read_text(encoding="utf-8"))
    paths = {link for link in links if "://" not in link}
    assert sorted(path for path in paths if not (page.parent / path).exists()) == []


@pytest.mark.parametrize("name", ["architecture.md", "changing.md"])
def test_the_paths_in_the_guides_exist(name: str) -> None:
    bases = (ROOT, ROOT / "src" / "citadels", ROOT / "web" / "src")
    folders = {path.name for base in bases for path in base.iterdir() if path.is_dir()} - {"build"}
    text = (DOCS / name).read_text(encoding="utf-8")
    named = {path for path in re.findall(r"`([\w./-]+/[\w./-]+)`", text) if path.partition("/")[0] in folders}
    assert len(named) > 10
    assert sorted(path for path in named if not any((base / path).exists() for base in bases)) == []
