"""The icons of the installed page, taken of the logo by a browser: `python tools/art/icons.py`.

A launcher cuts a maskable icon to its own shape: what matters lies in the middle four fifths, on a ground that fills
everything.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from harness.chromium import ARGUMENTS, program  # noqa: E402

ART = ROOT / "src" / "motherlode" / "web" / "art"
SIZES = (192, 512)
GROUND = "#f3e6d0"  # as theme_color in manifest.webmanifest
# What an icon is for: how much of it the logo takes, and the ground under it.
KINDS = {"logo": (100, "transparent"), "maskable": (66, GROUND)}


def main() -> None:
    """Write them all."""
    logo = (ART / "logo.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        for kind, (share, ground) in KINDS.items():
            for size in SIZES:
                page = browser.new_page(viewport={"width": size, "height": size})
                page.set_content(
                    f"<style>html, body {{ margin: 0; height: 100%; background: {ground} }}"
                    f" body {{ display: grid; place-items: center }}"
                    f" svg {{ width: {share}%; height: {share}% }}</style>{logo}"
                )
                page.screenshot(path=ART / f"{kind}-{size}.png", omit_background=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
