"""Make the README's picture: a real table in the middle of a real game, always the same one.

A guest opens a table with three bots on a server with a scratch database. Then we replace the stored seed by
ours and add the choices up to the wanted position, so the picture changes only when the page or the bot that
plays up to there changes.

    python -m tools.table_picture [FILE]
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from citadels import Game, Setup
from citadels.bots import find_bot

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "table.webp"
SETUP = Setup(edition="deluxe", players=4)
SEED = 32
ROUND = 9
ME = 0
BOT = "steward"
SIZE = (1280, 800)
QUALITY = 88
QUICK = {"CITADELS_BOT_DELAY": "0"}


def choices_up_to(setup: Setup, seed: int, round_: int, me: int = ME) -> list[tuple[int, str]]:
    """The choices up to the point in that round where the first player can choose what to build."""
    game = Game(setup, seed)
    players = [find_bot(BOT).player(seat) for seat in range(game.players)]
    chosen: list[tuple[int, str]] = []
    while not game.over:
        seat = game.decision.seat
        builds = [option for option in game.decision.options if str(option).startswith("build ")]
        if seat == me and len(builds) > 1 and game.view(me)["round"] >= round_:
            return chosen
        answer = players[seat].choose(game.observe(seat))
        [choice] = [
            str(option) for option in game.decision.options if answer in (option, str(option), option.id)
        ]
        chosen.append((seat, choice))
        game.play(choice)
    raise SystemExit(f"seed {seed} lets seat {me} build nothing in round {round_}")


@contextmanager
def served(database: Path, settings: Mapping[str, str] = QUICK) -> Iterator[str]:
    """The address of a server on this database, with these settings from the environment."""
    command = [
        sys.executable,
        "-m",
        "citadels",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{database}",
    ]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **settings},
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


def posted(context: BrowserContext, address: str, body: object) -> Any:
    return context.request.post(
        address, data=json.dumps(body), headers={"content-type": "application/json"}
    ).json()


def opened(context: BrowserContext, address: str, setup: Setup) -> str:
    """The id of a running table at which the guest of this browser sits with bots."""
    posted(context, f"{address}/api/guest", {})
    seats: list[dict[str, str]] = [{}] + [{"bot": "hard"}] * (setup.players - 1)
    asked = {"setup": setup.to_json(), "seats": seats, "name": "Anna"}
    table: str = posted(context, f"{address}/api/tables", asked)["id"]
    posted(context, f"{address}/api/tables/{table}", {"command": "start"})
    return table


def set_game(database: Path, table: str, seed: int, chosen: list[tuple[int, str]]) -> None:
    """Let the stored table be the game of this seed, with these choices."""
    with closing(sqlite3.connect(database)) as connection, connection:
        rows = connection.execute(
            "SELECT number, entry FROM entries WHERE game = ? ORDER BY number", (table,)
        )
        kept = [json.loads(entry) for _, entry in rows]
        kept = kept[: [entry["entry"] for entry in kept].index("started") + 1]
        at = kept[-1]["at"]
        kept[-1]["seed"] = str(seed)
        kept[-1].pop("table", None)  # the cards follow from the seed
        kept += [{"entry": "chose", "at": at, "seat": seat, "choice": choice} for seat, choice in chosen]
        connection.execute("DELETE FROM entries WHERE game = ?", (table,))
        connection.execute("DELETE FROM snapshots WHERE game = ?", (table,))
        connection.executemany(
            "INSERT INTO entries (game, number, entry) VALUES (?, ?, ?)",
            [(table, number, json.dumps(entry)) for number, entry in enumerate(kept)],
        )


def picture_of(page: Page, path: Path, quality: int = QUALITY) -> None:
    """Convert to WebP, which Playwright cannot write."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    path.write_bytes(base64.b64decode(taken["data"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", nargs="?", type=Path, default=PICTURE, help="default: docs/table.webp")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--round", type=int, default=ROUND)
    asked = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("This needs chromium (on Debian: apt install chromium).")
    chosen = choices_up_to(SETUP, asked.seed, asked.round)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(
            viewport={"width": SIZE[0], "height": SIZE[1]},
            locale="en",
            color_scheme="light",
            reduced_motion="reduce",
        )
        database = Path(folder) / "picture.sqlite3"
        with served(database) as address:
            table = opened(context, address, SETUP)
        set_game(database, table, asked.seed, chosen)
        with served(database) as address:
            page = context.new_page()
            page.goto(f"{address}/t/{table}")
            page.wait_for_selector(".board")
            page.wait_for_load_state("networkidle")
            picture_of(page, asked.file)
            page.close()
        browser.close()
    print(f"{asked.file}: {asked.file.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main()
