"""Makes the sprite files of `src/motherlode/web/art` of the drawings in this folder: `python tools/art/build.py`.

The drawings are written by hand. Three things are put in here, so that a sprite file needs no references:
`$name` is a colour or a line of the table below; `<use href="#id"/>` becomes the thing itself, so that a scene can hold
a crystal (`with="coat:#777"` gives a custom property a fixed value in that copy); and a `<g id>` is a part to use in
drawings, while only a `<symbol id>` is for the pages.
"""

import copy
import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).parent
ART = HERE.parents[1] / "src" / "motherlode" / "web" / "art"
# What every place needs is in one file; the others are loaded where something of them is shown (app/art.js).
FILES = {
    "sprites": ("dwarves", "motion", "interface", "shared"),
    "games": ("games",),
    "pieces": ("crystals", "quartz"),
    "cards": ("cards",),
    "dice": ("dice",),
    "quarry": ("quarry",),
    "people": ("people",),
}
COMMON = "sprites"
SHEETS = tuple(sheet for sheets in FILES.values() for sheet in sheets)
SVG = "http://www.w3.org/2000/svg"

# Colours by name. Those with `var` may be changed by the page; the others are the piece itself.
COLOURS = {
    "outline": "var(--outline,#2b1c16)",
    "paper": "var(--paper,#fdf3df)",
    "coat": "var(--coat,#b5482f)",
    "coat1": "var(--coat,#b5482f)", "coat2": "var(--coat,#2f7d6b)", "coat3": "var(--coat,#3f6fb0)",
    "coat4": "var(--coat,#7f5ba6)", "coat5": "var(--coat,#b5711b)", "coat6": "var(--coat,#768836)",
    "coatbot": "var(--coat,#6b6f78)",
    "wall": "#5a4030",
    "frame": "var(--paper,#fdf3df)",
    "cave": "#1d130f",
    "glow": "#ffd98a",
    "lamp": "#ffb454",
    "shade": "#2b1c16",  # with an opacity: the side away from the light
    "skin1": "#ffd9b6", "skin2": "#f0bf96", "skin3": "#d8966b", "nose": "#eda67c", "blush": "#e2573d",
    # woods, metals, cloth: light, middle, dark, deep
    "wood1": "#dba669", "wood2": "#bd8248", "wood3": "#8f5a2e", "wood4": "#633b1d",
    "iron1": "#c9ced1", "iron2": "#929aa1", "iron3": "#666e77", "iron4": "#434a53",
    "gold1": "#ffe08a", "gold2": "#f5bd41", "gold3": "#d18f24", "gold4": "#93601a",
    "sack1": "#e0bd86", "sack2": "#c89c61", "sack3": "#a17643", "sack4": "#74502b",
    "rock1": "#a8937f", "rock2": "#84705f", "rock3": "#5f4e42", "rock4": "#40332b",
    # the stones: light, middle, dark, deep
    "quartz1": "#ffffff", "quartz2": "#e3eff4", "quartz3": "#bdd3de", "quartz4": "#8eabbd",
    "amethyst1": "#dcbcf7", "amethyst2": "#ab78de", "amethyst3": "#7b47b4", "amethyst4": "#532c84",
    "emerald1": "#b4f3bd", "emerald2": "#4fcb80", "emerald3": "#22985a", "emerald4": "#116a43",
    "sapphire1": "#b1d6ff", "sapphire2": "#4f92f2", "sapphire3": "#2864c8", "sapphire4": "#173f8c",
    "ruby1": "#ffb7ab", "ruby2": "#f0524f", "ruby3": "#c4263a", "ruby4": "#8a152b",
    "amber1": "#ffe6a3", "amber2": "#fdb944", "amber3": "#e5871c", "amber4": "#b05a10",
    "obsidian1": "#a39db8", "obsidian2": "#565066", "obsidian3": "#35303f", "obsidian4": "#1b1721",
    "rubellite1": "#ffc9e5", "rubellite2": "#f274b6", "rubellite3": "#c8408c", "rubellite4": "#8c2263",
    "unstable1": "#8b7d74", "unstable2": "#544a44", "unstable3": "#39312d", "unstable4": "#221c19",
    "acid1": "#f6ffb0", "acid2": "#d7f53f", "acid3": "#9ccc1f",
    "teal1": "#bdf5ea", "teal2": "#4cc9b6", "teal3": "#1f9186", "teal4": "#12625d",
    "sun1": "#fff0b5", "sun2": "#f6c93f", "sun3": "#d0981c", "sun4": "#946411",
    "rose1": "#ffc9bd", "rose2": "#f27a62", "rose3": "#c94a3a", "rose4": "#8f2c25",
    "iris1": "#d5ccff", "iris2": "#8e7df0", "iris3": "#5b49c2", "iris4": "#3a2d8a",
}  # fmt: skip


class Mistake(Exception):
    """A drawing that cannot be built, in a sentence."""


def main() -> int:
    """Write the sprite files and their index; with `--check`, only say whether they are what the drawings make."""
    sprites = build()
    for name, made in {**{f"{name}.svg": made for name, made in sprites.items()}, "files.js": index(sprites)}.items():
        file = ART / name
        if "--check" not in sys.argv:
            file.write_text(made, encoding="utf-8")
        elif file.read_text(encoding="utf-8") != made:
            return 1
    return 0


def build() -> dict[str, str]:
    """The sprite files: one symbol a line, in the order of the drawings."""
    sheets = {name: ElementTree.parse(HERE / f"{name}.svg").getroot() for name in SHEETS}
    things: dict[str, ElementTree.Element] = {}
    for name, sheet in sheets.items():
        for thing in sheet:
            if thing.get("id") in (None, *things):
                raise Mistake(f"{name}.svg: every drawing has an id of its own, not {thing.get('id')}")
            things[thing.attrib["id"]] = thing
    return {file: written({name: sheets[name] for name in names}, things) for file, names in FILES.items()}


def index(sprites: dict[str, str]) -> str:
    """For the page: the file of every picture that is not in the common one, by the first word of its name, or by its
    whole name where pictures with that word lie in different files.
    """
    places = {name: file for file, made in sprites.items() for name in re.findall(r'<symbol id="([^"]+)"', made)}
    words: dict[str, list[str]] = {}
    for name, file in places.items():
        words.setdefault(name.partition("-")[0], []).append(file)
    usual = {word: max(files, key=files.count) for word, files in words.items()}
    files = {word: file for word, file in usual.items() if file != COMMON}
    files |= {name: file for name, file in places.items() if file != usual[name.partition("-")[0]]}
    lines = [f"  {json.dumps(name) if '-' in name else name}: {json.dumps(file)}," for name, file in files.items()]
    what = "Made by tools/art/build.py: the file of a picture, by its first word or its whole name."
    return "\n".join([f"/** {what} @type {{Record<string, string>}} */", "export const FILES = {", *lines, "};", ""])


def written(sheets: dict[str, ElementTree.Element], things: dict[str, ElementTree.Element]) -> str:
    """One sprite file."""
    lines = [f'<svg xmlns="{SVG}">', "<!-- Made by tools/art/build.py from the drawings beside it: change those. -->"]
    for name, sheet in sheets.items():
        lines.append(f"<!-- {name} -->")
        lines += [line(thing, things) for thing in sheet if tag(thing) == "symbol"]
    return "\n".join([*lines, "</svg>", ""])


def line(symbol: ElementTree.Element, things: dict[str, ElementTree.Element]) -> str:
    """One symbol, complete in itself."""
    drawn = put_in(copy.deepcopy(symbol), things)
    unwrap(drawn)
    for part in drawn.iter():
        part.text = part.tail = None
        part.tag = tag(part)
        for key, value in part.attrib.items():
            part.set(key, re.sub(r"\$(\w+)", colour, " ".join(value.split())))
        forbidden = {"style", "script", "linearGradient", "radialGradient", "clipPath", "mask", "filter"}
        if part.tag in forbidden or (part is not drawn and "id" in part.attrib) or "style" in part.attrib:
            raise Mistake(f"{symbol.get('id')}: <{part.tag}> cannot be shown from another file everywhere")
    return ElementTree.tostring(drawn, encoding="unicode").replace(" />", "/>")


def put_in(thing: ElementTree.Element, things: dict[str, ElementTree.Element]) -> ElementTree.Element:
    """The same drawing with every `use` replaced by what it names."""
    for part in list(thing.iter()):
        if tag(part) != "use":
            continue
        name = part.attrib.pop("href")[1:]
        if name not in things:
            raise Mistake(f"there is no drawing called {name}")
        copied = put_in(copy.deepcopy(things[name]), things)
        for given in filter(None, part.attrib.pop("with", "").split(";")):
            key, value = given.split(":")
            for inner in copied.iter():
                for attribute, old in inner.attrib.items():
                    inner.set(attribute, old.replace(f"${key}", value) if old == f"${key}" else old)
        part.tag = "g"
        part.extend(copied)
        for attribute, value in copied.attrib.items():
            if attribute not in ("id", "viewBox"):
                part.attrib.setdefault(attribute, value)
    return thing


def unwrap(thing: ElementTree.Element) -> None:
    """Groups that say nothing go; what was in them stays."""
    for index in reversed(range(len(thing))):
        unwrap(thing[index])
        if tag(thing[index]) == "g" and not thing[index].attrib:
            thing[index : index + 1] = list(thing[index])


def colour(found: re.Match[str]) -> str:
    """What a `$name` stands for."""
    if found.group(1) not in COLOURS:
        raise Mistake(f"there is no colour called {found.group(1)}")
    return COLOURS[found.group(1)]


def tag(part: ElementTree.Element) -> str:
    """The name of an element without its namespace."""
    return str(part.tag).removeprefix(f"{{{SVG}}}")


if __name__ == "__main__":
    sys.exit(main())
