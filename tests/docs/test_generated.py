"""The generated documents are up to date, and documents point to things that exist."""

import re
from pathlib import Path

import pytest

from tools.generate_docs import DOCS, DOCUMENTS, stale

ROOT = DOCS.parent
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])


@pytest.mark.parametrize("name", DOCUMENTS)
def test_is_not_stale(name: str) -> None:
    assert name not in stale(), f"docs/{name} is stale: run `make docs`"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)\s]*\)", page.read_text(encoding="utf-8"))
    paths = {link for link in links if "://" not in link}
    assert sorted(path for path in paths if not (page.parent / path).exists()) == []


def test_the_paths_in_the_architecture_exist() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:src|tests|docs|tools)/[\w./-]+)`", text))
    modules = re.findall(r"`((?:cards|rules|knowledge|notation|scenarios|book|protocol)/[\w/]+\.py)`", text)
    named |= {f"src/citadels/{path}" for path in modules}
    assert len(named) > 20
    assert sorted(path for path in named if not (ROOT / path).exists()) == []
