"""Make a gallery of every question that the page can ask: a real position each, all languages, two widths.

Random games are played until each decision, each kind of turn and each character's turn has come up. A table
of the same seed and choices is put into a scratch database, and a browser looks at it. What a picture shows
badly is also printed: words that do not fit, choices that are covered or off the screen. Sheets show the
prompts of all situations in one language and width below each other, to be read in one go.

    python -m tools.decision_gallery OUT_DIR [--languages en,cs] [--only wizard,turn]
"""

from __future__ import annotations

import argparse
import base64
import html
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

from citadels import Game, Setup
from citadels.cards.characters import CHARACTER_NAMES, SPY
from citadels.cards.editions import EDITIONS
from citadels.lang.language import LANGUAGES
from citadels.rules.all_cards import CARDS
from citadels.rules.turn import TURN_KINDS, USUAL_TURN, turn_kind
from tools.table_picture import posted, served, set_game

SETUPS = (
    Setup(edition="deluxe-cz", players=5, set="random", action_cards="second"),
    Setup(edition="deluxe", players=4, set="random"),
    Setup(edition="dark-city", players=5, set="random"),
    Setup(edition="deluxe", players=4, set="random", versions={"emperor": "dark-city"}),
    Setup(edition="classic", players=4, action_cards="first"),
    Setup(edition="deluxe", players=3, set="random"),
    Setup(edition="deluxe", players=2, set="random"),
    Setup(edition="deluxe", players=5, set="random", ninth=True),
    Setup(edition="deluxe-cz", players=4),
    # With all unique districts, so that somebody murdered has the Hospital at last.
    Setup(edition="deluxe-cz", players=5, set="random", unique_count=len(EDITIONS["deluxe-cz"].uniques)),
)
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
# Prompts on a sheet: how many below each other, and beside each other.
SHEETS = {"wide": (10, 1), "phone": (6, 3)}
MOST_SEEDS = 100
FIRST_ROUND = 3  # before that, tables are too empty to judge a prompt
# Bots do not move, and nothing is answered for anybody: the tables wait to be looked at.
STILL = {
    "CITADELS_BOT_DELAY": "3600",
    "CITADELS_PROMPT_DELAY": "3600",
    "CITADELS_ABSENT_SECONDS": "86400",
    "CITADELS_TABLES_PER_GUEST": "10000",
    "CITADELS_TABLES_PER_MINUTE": "10000",
    "CITADELS_TABLES_PER_ADDRESS": "10000",
}


@dataclass(frozen=True)
class Situation:
    """A position, and the seat that looks at it."""

    name: str
    setup: Setup
    seed: int
    choices: tuple[tuple[int, str], ...]
    seat: int


def wanted() -> list[str]:
    """The names of all situations: decisions, kinds of turns, and special cases."""
    kinds = [id for id in CARDS.decisions if id not in ("turn", "wait")]
    turns = [f"turn {kind}" for kind in TURN_KINDS if kind != USUAL_TURN]
    return [*kinds, *turns, *SPECIAL, *(f"turn as {name}" for name in characters())]


def characters() -> list[str]:
    """All characters that these games can have."""
    return sorted({name for setup in SETUPS for name in EDITIONS[setup.edition].characters})


def _options(game: Game, verb: str) -> bool:
    return any(option.verb == verb for option in game.decision.options)


def _has(game: Game, event: str) -> bool:
    """Whether the player who decides has just seen this happen."""
    seat = game.decision.seat
    seen = game.events(seat)
    return event in [one["event"] for one in seen[-3:]]


def _only(kind: str, verb: str) -> Callable[[Game], bool]:
    return lambda game: game.decision.kind == kind and [one.verb for one in game.decision.options] == [verb]


SPECIAL: dict[str, Callable[[Game], bool]] = {
    "confiscate (unsigned)": _only("confiscate", "let_stand"),
    "hospital (murdered)": lambda game: _options(game, "show_murdered"),
    "beautify (no gold)": _only("beautify", "stop_beautifying"),
    "turn (crown first)": lambda game: (
        game.decision.kind == "turn" and _options(game, "give_crown") and not _options(game, "take_gold")
    ),
    "turn (action card)": lambda game: _options(game, "play_fortune_teller"),
    "turn (cannonball)": lambda game: _options(game, "play_cannonball"),
    "turn (spied)": lambda game: (
        game.decision.kind == "turn" and game.state.acting == SPY and _has(game, "spied")
    ),
}


def names_of(game: Game, missing: set[str]) -> Iterator[str]:
    """The situations that a position is an example of."""
    kind = game.decision.kind
    if kind != "turn":
        yield kind
    elif turn_kind(game.state) != USUAL_TURN:
        yield f"turn {turn_kind(game.state)}"
    elif _options(game, "take_gold"):
        yield f"turn as {CHARACTER_NAMES[game.state.acting]}"
    for name, fits in SPECIAL.items():
        if name in missing and fits(game):
            yield name


def situations(only: set[str]) -> list[Situation]:
    names = [name for name in wanted() if not only or name.split(" ")[0] in only or name in only]
    missing = set(names)
    found: dict[str, Situation] = {}
    for seed in range(MOST_SEEDS):
        for setup in SETUPS:
            for situation in _in_game(setup, seed, missing):
                found[situation.name] = situation
                missing.discard(situation.name)
        if not missing:
            break
    for name in sorted(missing):
        print(f"no game came to: {name}")
    return [found[name] for name in names if name in found]


def _in_game(setup: Setup, seed: int, missing: set[str]) -> Iterator[Situation]:
    game, chance = Game(setup, seed), random.Random(seed)
    chosen: list[tuple[int, str]] = []
    while not game.over:
        if game.state.round >= FIRST_ROUND:
            for name in missing.intersection(names_of(game, missing)):
                yield Situation(name, setup, seed, tuple(chosen), game.decision.seat)
        choice = str(chance.choice(game.decision.options))
        chosen.append((game.decision.seat, choice))
        game.play(choice)


def open_tables(browser: Browser, address: str, found: list[Situation]) -> tuple[list[str], StorageState]:
    """A table for each situation with one guest at the seat that looks, and the guest's cookie."""
    context = browser.new_context()
    posted(context, f"{address}/api/guest", {})
    tables = []
    for situation in found:
        seats: list[dict[str, str]] = [{"bot": "easy"}] * situation.setup.players
        seats[situation.seat] = {}
        asked = {"setup": situation.setup.to_json(), "seats": seats, "name": "Anna"}
        table = posted(context, f"{address}/api/tables", asked)["id"]
        posted(context, f"{address}/api/tables/{table}", {"command": "start"})
        tables.append(table)
    state = context.storage_state()
    context.close()
    return tables, state


# Words that do not fit into their box, and choices that cannot be touched where they are.
TROUBLES = """() => {
  const found = [];
  const words = (one) => one.innerText.trim().replace(/\\s+/g, " ");
  const message = document.querySelector(".status .message");
  if (message.scrollHeight > message.clientHeight + 2) found.push("prompt too long: " + words(message));
  const choices = [...document.querySelectorAll(".status .button, .status .offer")];
  for (const one of choices) {
    const box = one.getBoundingClientRect();
    const inner = [...one.querySelectorAll("span")].map((part) => part.getBoundingClientRect());
    const fits = inner.every((part) => part.top >= box.top && part.bottom <= box.bottom &&
      part.left >= box.left && part.right <= box.right);
    if (box.width && !fits) found.push("button too small: " + words(one));
  }
  for (const one of document.querySelectorAll(".board .place.legal, .status :is([data-choice], .undo)")) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(one.contains(hit) || hit.contains(one))) found.push("out of reach: " + words(one));
  }
  return found;
}"""


@dataclass(frozen=True)
class Picture:
    """A situation as a reader sees it: the file, where in it the prompt is, and what is wrong with it."""

    path: Path
    title: str
    prompt: dict[str, float]
    troubles: list[str]


def look(page: Page, address: str, table: str, path: Path, title: str) -> Picture:
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".board")
    page.wait_for_selector(".status [data-settled]", state="attached")
    page.screenshot(path=path, type="jpeg", quality=70)
    prompt = page.locator(".status").evaluate("status => status.getBoundingClientRect().toJSON()")
    return Picture(path, title, prompt, page.evaluate(TROUBLES))


def sheets(browser: Browser, pictures: list[Picture], size: str, folder: Path, code: str) -> None:
    """The prompts alone, many on each sheet."""
    down, across = SHEETS[size]
    style = f"body {{ margin: 0; display: grid; grid-template-columns: repeat({across}, max-content) }}"
    style += "figure { margin: 2px; font: 11px sans-serif }"
    for first in range(0, len(pictures), down * across):
        figures = ""
        for picture in pictures[first : first + down * across]:
            data = base64.b64encode(picture.path.read_bytes()).decode()
            at = picture.prompt
            figures += (
                f"<figure>{picture.path.stem}: {html.escape(picture.title)}"
                f"<div style='width: {at['width']}px; height: {at['height']}px; background:"
                f" url(data:image/jpeg;base64,{data}) -{at['x']}px -{at['y']}px'></div></figure>"
            )
        page = browser.new_page(viewport={"width": across * (SIZES[size][0] + 4), "height": 100})
        page.set_content(f"<style>{style}</style>{figures}")
        page.wait_for_load_state("load")
        name = f"sheet-{code}-{size}-{first // (down * across) + 1}.png"
        page.screenshot(path=folder / name, full_page=True)
        page.close()


def written(folder: Path, found: list[Situation], languages: list[str]) -> None:
    parts = []
    for number, situation in enumerate(found):
        parts.append(f"<h2 id='{number}'>{html.escape(situation.name)}</h2>")
        for code in languages:
            pictures = [f"{number:03}-{code}-{size}.jpg" for size in SIZES]
            parts += [
                f"<a href='{name}'><img src='{name}' alt='{name}' loading='lazy'></a>" for name in pictures
            ]
    index = "".join(f"<li><a href='#{n}'>{html.escape(one.name)}</a>" for n, one in enumerate(found))
    style = "<style>img{max-height:24rem;margin:4px;border:1px solid #999}ul{columns:5}</style>"
    page = (
        f"<!doctype html><meta charset=utf-8><title>Decisions</title>{style}<ul>{index}</ul>{''.join(parts)}"
    )
    (folder / "index.html").write_text(page, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="where the pictures and index.html go")
    parser.add_argument("--languages", default=",".join(LANGUAGES), help="default: all")
    parser.add_argument("--only", default="", help="some situations, such as wizard,turn")
    asked = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("This needs chromium (on Debian: apt install chromium).")
    languages = asked.languages.split(",")
    found = situations(set(filter(None, asked.only.split(","))))
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        database = Path(scratch) / "gallery.sqlite3"
        with served(database, STILL) as address:
            tables, cookie = open_tables(browser, address, found)
        for table, situation in zip(tables, found, strict=True):
            set_game(database, table, situation.seed, list(situation.choices))
        with served(database, STILL) as address:
            for code in languages:
                for size, (width, height) in SIZES.items():
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
                        locale=code,
                        storage_state=cookie,
                        reduced_motion="reduce",
                        has_touch=size == "phone",
                        is_mobile=size == "phone",
                    )
                    page = context.new_page()
                    pictures: list[Picture] = []
                    for number, table in enumerate(tables):
                        path = asked.folder / f"{number:03}-{code}-{size}.jpg"
                        picture = look(page, address, table, path, found[number].name)
                        pictures.append(picture)
                        for trouble in picture.troubles:
                            print(f"{path.name} ({picture.title}): {trouble}", flush=True)
                    context.close()
                    sheets(browser, pictures, size, asked.folder, code)
        browser.close()
    written(asked.folder, found, languages)
    print(f"{asked.folder / 'index.html'}: {len(found)} situations")


if __name__ == "__main__":
    main()
