"""Make the picture that messengers show with a link to a table: the evening sky of the start page.

python -m tools.invitation_picture [FILE]
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from citadels.server.invitations import PICTURE, PICTURE_SIZE
from tools.table_picture import served

FILE = Path(__file__).resolve().parents[1] / "web" / "public" / PICTURE.removeprefix("/")
QUALITY = 80
FILL_THE_PICTURE = """hero => {
  for (const element of document.querySelectorAll("header, footer, .ways, .lists")) element.remove();
  Object.assign(hero.style, { position: "fixed", inset: 0, borderRadius: 0, border: 0, zoom: 1.15 });
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=FILE)
    file = parser.parse_args().file
    width, height = PICTURE_SIZE
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.sqlite3") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
        page.goto(address)
        page.locator(".hero").evaluate(FILL_THE_PICTURE)
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        page.screenshot(path=file, type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main()
