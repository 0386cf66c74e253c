"""Gather the pages of the documentation site: docs, README and the like, and the rules in every language.

    python -m tools.site_pages FOLDER

Links that leave the documentation lead to copies of the sources, so that the site is complete by itself.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
from pathlib import Path, PurePosixPath

from citadels.lang.language import LANGUAGES, find_language
from citadels.lang.no_break import with_plain_spaces
from citadels.lang.rulebook import Rulebook
from citadels.terminal.pages import markdown_lines

ROOT = Path(__file__).resolve().parent.parent
DOCS = "docs"
RULES = "rules-in"
SOURCES = "sources"
GAME = "play"  # where `make site` puts the game without a server
# Pages that stand beside docs.
OTHER_PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
_LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def page_of(path: str) -> str | None:
    """Where the site has a file of the project as a page or picture; None if it is a source."""
    if path in OTHER_PAGES:
        return OTHER_PAGES[path]
    folder, _, name = path.rpartition("/")
    return name if folder == DOCS else None


def link(target: str, source: str) -> tuple[str, str | None]:
    """A link of a page as the site has it, and the source that it needs a copy of, if any."""
    if target.startswith(("#", "mailto:")) or "://" in target:
        return target, None
    path, mark, anchor = target.partition("#")
    there = os.path.normpath(PurePosixPath(source).parent / path)
    page = page_of(there)
    copied = None if page else there
    return f"{page or f'{SOURCES}/{there}.txt'}{mark}{anchor}", copied


def site_text(text: str, source: str) -> tuple[str, set[str]]:
    """The text of a page with its links changed, and the sources that they lead to."""
    copied: set[str] = set()

    def changed(match: re.Match[str]) -> str:
        target, copy = link(match.group(), source)
        copied.update([copy] if copy else [])
        return target

    parts, last = [], 0
    for fence in _FENCE.finditer(text):
        parts += [_LINK.sub(changed, text[last : fence.start()]), fence.group()]
        last = fence.end()
    return "".join([*parts, _LINK.sub(changed, text[last:])]), copied


def gather(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for path in (*sorted((ROOT / DOCS).iterdir()), *(ROOT / name for name in OTHER_PAGES)):
        source = path.relative_to(ROOT).as_posix()
        page = page_of(source)
        assert page is not None
        if path.suffix != ".md":
            shutil.copy(path, folder / page)
            continue
        text, copied = site_text(path.read_text(encoding="utf-8"), source)
        if page == "index.md":
            text = with_link_to_game(text)
        (folder / page).write_text(text, encoding="utf-8")
        for name in copied:
            into = folder / SOURCES / f"{name}.txt"
            into.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, into)
    write_rules(folder / RULES)


def with_link_to_game(text: str) -> str:
    """Below the heading; as HTML, because MkDocs knows nothing of what comes into its site later."""
    heading, _, rest = text.partition("\n")
    return f'{heading}\n\n**<a href="{GAME}/">Play it here, in your browser</a>**\n{rest}'


def write_rules(folder: Path) -> None:
    """The whole rulebook, in every language that has one."""
    folder.mkdir()
    languages = [find_language(code) for code in LANGUAGES]
    for language in languages:
        lines = with_plain_spaces("\n".join(markdown_lines(Rulebook(language).reference())))
        (folder / f"{language.code}.md").write_text(lines + "\n", encoding="utf-8")
    names = [f"- [{_name(language.say('word-language'))}]({language.code}.md)" for language in languages]
    page = "\n".join(["# The rules in your language", "", *names, ""])
    (folder / "index.md").write_text(page, encoding="utf-8")


def _name(word: str) -> str:
    return word[:1].upper() + word[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    gather(parser.parse_args().folder)


if __name__ == "__main__":
    main()
