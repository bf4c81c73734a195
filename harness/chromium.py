"""The system's own Chromium, and the screens that pages are looked at on."""

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 900}
# As root there is no sandbox; and it should look nothing up by itself.
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
# There is no graphics card to find; without looking for one, a tenth of the work is saved.
ARGUMENTS += ["--disable-gpu"]
# Letters as wide as they were drawn, as on phones and good screens; else the machine rounds them in its own way.
ARGUMENTS += ["--font-render-hinting=none", "--enable-font-subpixel-positioning"]

# For pages of which the motion is not looked at: every scene lands when it comes.
INSTANT = """
if (location.protocol.startsWith("http") && localStorage.getItem("motherlode-speed") === null) {
  localStorage.setItem("motherlode-speed", "instant");
}
"""


def program() -> str:
    """Where the browser is."""
    found = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    assert found, "this needs Chromium: tools/system-packages installs it, or says how to"
    return found
