"""Our typefaces: every letter that we write is in them, and a file is what its name says."""

import re
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "src/motherlode/web/fonts"
RULE = re.compile(r'font-family: "([^"]+)";.* url\("([^"]+)"\).* unicode-range: ([^;]+);')
RULES = RULE.findall((FONTS / "fonts.css").read_text(encoding="utf-8"))
LEFT_TO_THE_SYSTEM: set[str] = set()
MOST = 22_000  # bytes of all cuts of an alphabet: everybody loads them with their first page


def letters_of(*families: str) -> set[str]:
    spans = [span for family, _, listed in RULES if family in families for span in listed.split(",")]
    letters: set[str] = set()
    for span in spans:
        first, _, last = span.strip().removeprefix("U+").partition("-")
        letters |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    return letters


def written() -> dict[str, set[str]]:
    """What can come on the page: all that is said, and signs in the page's own files."""
    package = ROOT / "src/motherlode"
    said = [*package.glob("words/*/*.ftl"), *package.glob("words/*/*.md"), *package.glob("web/lessons/*.yaml")]
    own = [*package.glob("web/app/**/*.js"), *package.glob("web/app/**/*.css"), package / "web/index.html"]
    return {str(file): set(file.read_text(encoding="utf-8")) - set("\n") for file in (*said, *own)}


@pytest.mark.parametrize("family", ["Golos Text", "Bitter"])
def test_every_letter_that_we_write_is_in_our_typefaces(family):
    known = letters_of(family, "Signs") | LEFT_TO_THE_SYSTEM
    texts = written()
    assert len(texts) > 100
    assert {file: sorted(letters - known) for file, letters in texts.items() if letters - known} == {}


def test_a_file_is_named_by_its_contents_and_may_be_kept_for_ever():
    assert {file for _, file, _ in RULES} == {file.name for file in FONTS.glob("*.woff2")}
    for file in FONTS.glob("*.woff2"):
        assert file.name.split(".")[1] == sha256(file.read_bytes()).hexdigest()[:8], (
            "run: cd tools/page && npm run fonts"
        )


@pytest.mark.parametrize("part", ["latin", "cyrillic"])
def test_an_alphabet_travels_light(part):
    assert 3_000 < sum(file.stat().st_size for file in FONTS.glob(f"*-{part}.*.woff2")) < MOST


@pytest.mark.parametrize("source", ["golos-text", "bitter", "noto-sans-math"])
def test_the_licence_lies_beside_it(source):
    assert "SIL Open Font License, Version 1.1" in (FONTS / f"{source}.LICENSE.txt").read_text(encoding="utf-8")


def test_no_style_names_a_typeface_beside_ours():
    for file in (ROOT / "src/motherlode/web/app").rglob("*.css"):
        for value in re.findall(r"\bfont(?:-family)?: ([^;}]+)", file.read_text(encoding="utf-8")):
            assert value == "inherit" or "var(--" in value, (file.name, value)
