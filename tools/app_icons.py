"""Make the icons of the installed page from the page's own picture, web/public/favicon.svg.

python -m tools.app_icons
"""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).resolve().parents[1] / "web" / "public"
# Sizes, and how much of a square the picture fills: systems cut maskable icons to their own shapes.
ICONS: Final = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.72)}
GROUND: Final = "linear-gradient(#1b2450, #6a3c9c 60%, #f0a466)"


def main() -> None:
    picture = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if share < 1 else "transparent"
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
            inner = f"width:{share * 100}vw;height:{share * 100}vh;display:block"
            page.set_content(f'<body style="{style}"><div style="{inner}">{picture}</div></body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
