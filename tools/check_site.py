"""Check that every link within the built site leads somewhere, and that pages load nothing from elsewhere.

python -m tools.check_site FOLDER
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# What a browser fetches by itself, without a click.
FETCHED = {"script": "src", "img": "src", "source": "src", "iframe": "src"}


class _Page(HTMLParser):
    """The ids of a page, the addresses it links to and those it fetches."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetches: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.ids.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in FETCHED and FETCHED[tag] in given:
            self.fetches.append(given[FETCHED[tag]])
        elif tag == "link" and given.get("rel") in ("stylesheet", "icon", "modulepreload"):
            self.fetches.append(given["href"])


@cache
def _read(path: Path) -> _Page:
    return _Page(path.read_text(encoding="utf-8"))


def problems(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*.html")):
        page = _read(path)
        for address in page.fetches:
            if urlsplit(address).netloc:
                yield f"{path.relative_to(folder)}: loads {address} from elsewhere"
        for address in (*page.links, *page.fetches):
            problem = _problem(folder, path, address)
            if problem:
                yield f"{path.relative_to(folder)}: {address}: {problem}"


def _problem(folder: Path, page: Path, address: str) -> str:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return ""
    path = unquote(parts.path)
    # A page that is served for every wrong address can only link from the top.
    base = folder / path.lstrip("/") if path.startswith("/") else page.parent / path
    there = page if not path else base.resolve()
    if there.is_dir():
        there = there / "index.html"
    if not there.is_file():
        return "leads nowhere"
    anchor = unquote(parts.fragment)
    if anchor and there.suffix == ".html" and anchor not in _read(there).ids:
        return "there is no such place on that page"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    found = list(problems(folder))
    for problem in found:
        print(problem, file=sys.stderr)
    print(f"{sum(1 for _ in folder.rglob('*.html'))} pages, {len(found)} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
