"""How smoothly the boards move on a processor that is four times slower: every scene's frames, and a trace of them."""

import asyncio
import gzip
import json
from dataclasses import dataclass, field
from itertools import chain, pairwise
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

from playwright.async_api import Browser

from bench.browser import go, table_of, visit
from harness.chromium import DESKTOP, PHONE

TRACE = Path(__file__).parent / "results" / "page-trace.json.gz"
THROTTLE = 4
PACE = 2600  # milliseconds of a bot, so that every scene can end
SECONDS = 60.0  # that a game is watched at most
TRACED = 12.0  # seconds of these that are traced
SMOOTH, TWICE = 16.7, 33.4  # milliseconds of one frame, and of two
MOST_SHIFT = 0.05  # in a minute of bots
TOLERANCE = 1.0  # milliseconds by which the clock of frames wavers
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]

# Scenes by game: name, and the events that make it one.
SCENES = {
    "quartz": {"an accident": "accident", "the draw": "mined"},
    "dice": {"the dice roll": "rolled"},
    "quarry": {"votes turn over": "showed-vote"},
}
PLACES = ["me", "apprentice", "apprentice"]
OPTIONS = {"quartz": {"house": {"crystals": {"obsidian": 60}}}}  # so that accidents do not keep us waiting
ENOUGH = 6  # scenes of a kind

# The times of the frames of each scene: from where it begins, while anything of ours moves. It is counted as it is set
# in motion; to ask the page each time would have it work out all styles.
SAMPLER = """
window.scenes = [];
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries())
    if (!hadRecentInput && !document.querySelector("section.end")) shifts.push(value); // the end is another page
}).observe({ type: "layout-shift" });
let open = null;
let moving = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const animation = animate.call(this, frames, options);
  const over = () => moving--;
  if (options?.id?.startsWith("motherlode")) animation.finished.then(over, over, moving++);
  return animation;
};
addEventListener("scene", ({ detail }) => {
  open = { names: detail.map(({ name }) => name), frames: [] };
  scenes.push(open);
  performance.mark(`scene ${open.names.join(" ")}`);
}, true);
const frame = (now) => {
  requestAnimationFrame(frame);
  if (open && moving) open.frames.push(now);
  else if (open?.frames.length) {
    performance.mark("scene over");
    open = null;
  }
};
requestAnimationFrame(frame);
"""
# Answers at once: what makes scenes, else the last; and does not look at panels for long.
ANSWER = """favourites => {
  const table = document.querySelector("ml-table");
  if (table?.ceremony) table.stage.release?.(); // a vote, a night: seen
  const legal = table?.asked && !table.stage.busy ? table.state.legal : [];
  const move = favourites.map((start) => legal.find((one) => one.startsWith(start))).find(Boolean) ?? legal.at(-1);
  if (move) table.move(move);
}"""
FAVOURITES = {"quartz": ["mine", "accept", "allow", "done"], "dice": ["reroll"], "quarry": ["vote A", "pass"]}


@dataclass
class Scene:
    """All frames of one kind of scene on one kind of screen."""

    name: str
    screen: str
    count: int = 0
    frames: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)  # frames a second of each scene

    def add(self, times: list[float]) -> None:
        gaps = [after - before for before, after in pairwise(times)]
        if not gaps:
            return
        self.count += 1
        self.frames += gaps
        self.rates.append(1000 * len(gaps) / sum(gaps))

    def over(self, limit: float) -> float:
        return sum(frame > limit + TOLERANCE for frame in self.frames) / len(self.frames)


@dataclass(frozen=True)
class Shifts:
    """How much of what lay on a board was pushed aside while a game was played, by the browser's own measure."""

    game: str
    screen: str
    seconds: float
    values: list[float]


async def watch(
    browser: Browser, address: str, game: str, screen: str, size: dict[str, int], traces: list[bytes]
) -> tuple[list[Scene], Shifts]:
    """Play a game on a slow processor until every scene was seen often enough."""
    page = await visit(browser, address, SAMPLER, size)
    scenes = [Scene(name, screen) for name in SCENES[game]]
    kinds = list(SCENES[game].values())
    code = await table_of(page, game, PLACES, OPTIONS.get(game, {}))
    await go(page, f"/t/{code}")
    await page.wait_for_selector(f"ml-{game}")
    wire = await page.context.new_cdp_session(page)
    await wire.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    await page.evaluate("shifts.length = 0")
    began = monotonic()
    tracing = screen == "desktop"
    if tracing:
        await browser.start_tracing(page=page, categories=CATEGORIES)
    while monotonic() - began < SECONDS:
        if tracing and monotonic() - began > TRACED:
            traces.append(await browser.stop_tracing())
            tracing = False
        await page.evaluate(ANSWER, FAVOURITES[game])
        await asyncio.sleep(0.25)
        seen = await page.evaluate("scenes.filter(({ frames }) => frames.length).map(({ names }) => names)")
        if not tracing and all(sum(kind in names for names in seen) >= ENOUGH for kind in kinds):
            break
    if tracing:
        traces.append(await browser.stop_tracing())
    shifts = Shifts(game, screen, monotonic() - began, await page.evaluate("shifts"))
    await wire.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    for reported in await page.evaluate("scenes"):
        found = next((scene for scene, kind in zip(scenes, kinds, strict=True) if kind in reported["names"]), None)
        if found:
            found.add(reported["frames"])
    await page.context.close()
    return scenes, shifts


# --- the trace

STYLE = "UpdateLayoutTree"
WORK = (STYLE, "Layout", "PrePaint", "Paint", "Layerize")
KEPT = {
    *WORK,
    "DrawFrame",
    "DroppedFrame",
    "BeginFrame",
    "thread_name",
    "process_name",
    "FireAnimationFrame",
    "RunTask",
}
SHORTEST = 1000  # microseconds of a task that is kept
WHOLE = 1000  # elements whose styles are worked out at once: that is the page, not what moves


def needed(trace: bytes) -> list[dict[str, Any]]:
    """What is needed of a trace: frames, what was done for them, and where scenes begin and end."""
    events = [event for event in json.loads(trace)["traceEvents"] if event["name"] in KEPT or is_mark(event)]
    events = [event for event in events if event["name"] != "RunTask" or event.get("dur", 0) >= SHORTEST]
    for event in events:
        if not event["name"].endswith("_name"):
            event["args"] = {key: value for key, value in event["args"].items() if key == "elementCount"}
    return sorted(events, key=lambda event: event["ts"])


def is_mark(event: dict[str, Any]) -> bool:
    return event["name"].startswith("scene") and "user_timing" in event["cat"]


def reported(game: str, events: list[dict[str, Any]]) -> str:
    """What a trace says of the scenes in it: frames drawn, and what was done for them in the page's own thread."""
    within, begun, seconds, scenes = [], None, 0.0, 0
    for event in events:
        if is_mark(event):
            if begun is not None:
                seconds += (event["ts"] - begun) / 1e6
            begun = None if event["name"] == "scene over" else event["ts"]
            scenes += begun is not None
        elif begun is not None:
            within.append(event)
    if not seconds:
        return f"| {game} | 0 |" + " |" * (len(WORK) + 2)
    drawn = sum(event["name"] == "DrawFrame" for event in within) / seconds
    whole = sum(event["args"].get("elementCount", 0) > WHOLE for event in within) / scenes
    each = [sum(event.get("tdur", 0) for event in within if event["name"] == kind) / 1000 / seconds for kind in WORK]
    return (
        f"| {game} | {seconds:.0f} | {drawn:.0f} | {whole:.1f} | " + " | ".join(f"{time:.0f}" for time in each) + " |"
    )


# --- the lines


async def frames(browser: Browser, address: str) -> list[str]:
    """The part of the page of results; the trace is written beside it."""
    scenes: list[Scene] = []
    shifts: list[Shifts] = []
    traces: dict[str, list[dict[str, Any]]] = {}
    for game in SCENES:
        for screen, size in (("desktop", DESKTOP), ("phone", PHONE)):
            found: list[bytes] = []
            seen, shifted = await watch(browser, address, game, screen, size, found)
            scenes += seen
            shifts.append(shifted)
            if found:
                traces[game] = needed(found[0])
    whole = json.dumps({"traceEvents": list(chain(*traces.values()))}, separators=(",", ":"))
    TRACE.write_bytes(gzip.compress(whole.encode(), 9))
    lines = ["", f"## Frames, on a processor {THROTTLE} times slower", "",
             "| scene | screen | seen | frames | median, frames a second | over 16.7 ms | over 33 ms | aim | |",
             "|---|---|---:|---:|---:|---:|---:|---:|---|"]  # fmt: skip
    lines += [row(scene) for scene in scenes]
    lines += [*ABOUT, *(reported(game, events) for game, events in traces.items())]
    return [*lines, *ABOUT_SHIFTS, *(shift_row(one) for one in shifts)]


def row(scene: Scene) -> str:
    if not scene.frames:
        return f"| {scene.name} | {scene.screen} | 0 | | | | | 60 | ✗ |"
    rate = median(scene.rates)
    return (
        f"| {scene.name} | {scene.screen} | {scene.count} | {len(scene.frames)} | {rate:.0f} "
        f"| {scene.over(SMOOTH):.1%} | {scene.over(TWICE):.1%} | 60 | {'✓' if round(rate) >= 60 else '✗'} |"
    )


def shift_row(shifts: Shifts) -> str:
    a_minute = sum(shifts.values) * 60 / shifts.seconds
    return (
        f"| {shifts.game} | {shifts.screen} | {shifts.seconds:.0f} | {len(shifts.values)} | {a_minute:.3f} "
        f"| {MOST_SHIFT} | {'✓' if a_minute <= MOST_SHIFT else '✗'} |"
    )


ABOUT_SHIFTS = """
What was pushed aside meanwhile, without anybody having touched the page (`layout-shift` of the browser: the share of
the window that moved, times how far).

| game | screen | seconds | shifts | sum in a minute | aim | |
|---|---|---:|---:|---:|---:|---|
""".rstrip("\n").splitlines()

ABOUT = f"""
Frames as the page gets them (`requestAnimationFrame`) while something moves.

The trace of the desktop's scenes is [{TRACE.name}]({TRACE.name}): `ui.perfetto.dev` and `chrome://tracing` open it as
it is, the Performance panel of the developer tools once it is unpacked. What it says of the time within scenes: frames
drawn, how often in a scene the styles of the whole page were worked out, and processor time of the page's own thread.

| game | seconds | frames drawn a second | whole page | styles, ms/s | layout | pre-paint | paint | layers |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
""".rstrip("\n").splitlines()
