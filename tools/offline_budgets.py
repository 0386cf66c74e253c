"""Measure play without a server in Chromium: its size, and how soon a table is there (docs/offline.md).

python -m tools.offline_budgets [FOLDER]   (the folder of `make offline`; default: dist)
"""

import argparse
import functools
import http.server
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
COMPRESSED: Final = (".wasm", ".mjs")  # by the host; packs are compressed already
BROTLI: Final = """
const { brotliCompressSync } = require("node:zlib");
console.log(brotliCompressSync(require("node:fs").readFileSync(process.argv[1])).length);
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None: ...


def size(folder: Path) -> int:
    """Bytes of the engine as a browser loads them, with Brotli."""
    total = 0
    node = Path(sys.executable).parent / "node"
    for path in (folder / "engine").rglob("*"):
        if path.suffix in COMPRESSED:
            done = subprocess.run(
                [str(node), "-e", BROTLI, str(path)], check=True, capture_output=True, text=True
            )
            total += int(done.stdout)
        elif path.suffix == ".pack":
            total += path.stat().st_size
    return total


def first_view(page: Page, address: str) -> float:
    """Milliseconds from opening the page of a game to its board, everything from the cache."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(".board")
    found: float = page.evaluate("performance.now()")
    return found


def measure(browser: Browser, address: str) -> dict[str, int]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".board")
    loading = page.evaluate("performance.now()")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_timeout(3000)
    views = sorted(first_view(page, page.url) for _ in range(5))
    context.close()
    return {
        "first load, ms": round(loading),
        "first view from the cache, ms (median of 5)": round(views[len(views) // 2]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    folder: Path = parser.parse_args().folder
    print(f"engine with Brotli: {size(folder) / 1e6:.2f} MB")
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for what, value in measure(browser, f"http://127.0.0.1:{server.server_port}/").items():
            print(f"{what}: {value}")
        browser.close()


if __name__ == "__main__":
    main()
