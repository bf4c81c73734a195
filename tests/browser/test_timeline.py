"""One timeline: nothing on the page shows what happened before its scene has landed, and no scene is left out.

The page is compared with the stream in every frame: the log, the counts and the question are those of the line that has
landed last, never of a later one. While a scene plays, nothing else changes: no word, no tooltip, no picture, not the
title, not what a screen reader hears; and no sound comes before its scene has landed. Nothing pushes aside what lies on
the board.
"""

import pytest
from playwright.sync_api import Page, expect

from harness.chromium import DESKTOP, PHONE
from harness.page_tables import go_to, lay
from harness.positions import POSITIONS

BOTS = ["me", "apprentice", "apprentice"]
LINES = 30  # that are watched of each game; thoroughly, all
SIZES = {"quartz": DESKTOP, "dice": PHONE, "quarry": PHONE}
# By the browser's own measure, while these lines are watched, own moves included; Quartz has a hand that changes.
MOST_SHIFT = {"quartz": 0.15, "dice": 0.08, "quarry": 0.08}
DRAWS = {"quartz": "mined", "dice": "rolled", "quarry": "showed-vote"}
FAVOURITES = {"quartz": ["mine", "accept", "allow", "done"], "dice": ["reroll", "stand"], "quarry": ["vote A", "pass"]}

# What a scene itself shows, and what shows nothing of the game.
OF_THE_SCENE = ".motion, .flights, .quarry-flight, .arm, .solid, .pace, ml-clock, .ceremony"
# Keeps what the stream said, line by line, and looks at the page in every frame.
WATCH = """
([game, draw, favourites, ofTheScene]) => {
  const table = document.querySelector("ml-table");
  const main = () => document.querySelector("main.table");
  const wholes = (moves) => moves.filter(({ completes }) => !completes).length;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const { n, view, asking, history } = table.state;
  const lines = { [n]: { view, asking, moves: wholes(history) } };
  const watch = { faults: [], moved: [], draws: [], seen: {}, drawn: {}, crowd: 0, landed: n, first: n, last: n };
  window.watch = watch;
  watch.shift = 0;
  new PerformanceObserver((list) => {
    const plays = watch.landed > watch.first && !document.querySelector("section.end"); // before, it still loads
    for (const { value } of list.getEntries()) if (plays) watch.shift += value;
  }).observe({ type: "layout-shift" });
  const hear = ({ n, event, view, asking }) => {
    const before = lines[n - 1];
    const moves = event.kind === "moved" ? event.moves : [];
    const happened = moves.flatMap((move) => move.happened);
    lines[n] = {
      view: view === undefined ? before.view : view,
      asking: asking === undefined ? before.asking : asking,
      moves: before.moves + wholes(moves),
    };
    lines[n].happened = happened;
    watch.last = n;
    if (moves.length) watch.moved.push(n);
    if (happened.some(({ name }) => name === draw)) watch.draws.push(n);
  };
  const { playing, waiting } = table.stage;
  const begun = playing && !playing.landed ? [playing.script, ...waiting] : waiting;
  for (const { messages } of begun) hear(messages[0]); // they came before anybody watched
  if (begun !== waiting) watch.drawn[playing.script.n] = true; // and this one may have moved already
  table.wire.addEventListener("event", ({ detail }) => hear(detail));
  const counts = {
    quartz: ({ bag, seats }) => ({
      ".content li b": all(".content li").map(({ dataset }) => bag[dataset.crystal] ?? 0),
      ".dwarf .purse > .tally > b": all(".dwarf").map(({ dataset }) => seats[dataset.seat - 1].coins),
      ...Object.fromEntries(seats.map(({ cart }, i) => [
        `[data-place=cart-${i + 1}] .times`,
        Object.values(cart).filter((count) => count > 1),
      ])),
    }),
    dice: ({ bag }) => ({ ".sack b": [Object.values(bag).reduce((sum, count) => sum + count, 0)] }),
    quarry: ({ deck_size, seats, pending }) => ({
      ".pile .stack b": [deck_size],
      ...(pending.over ? {} : { ".miner .size b": seats.map(({ hand_size }) => hand_size) }),
    }),
  };
  const texts = () => {
    const found = [document.title];
    const counts = (node) => (node.matches?.(ofTheScene) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, counts);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.nodeType === Node.TEXT_NODE) found.push(node.data.trim());
      else for (const name of ["title", "aria-label", "href"]) found.push(node.getAttribute(name));
    }
    return found.filter(Boolean);
  };
  const unlike = (one, other) => one.filter((part) => !other.includes(part)).slice(0, 4).join(" | ");
  document.addEventListener("happened", ({ detail: { happened } }) => {
    const { n } = table.state;
    const landed = JSON.stringify(lines[n]?.happened ?? happened);
    if (JSON.stringify(happened) !== landed) watch.faults.push(`a sound before its scene landed, at line ${n}`);
  });
  const same = (what, found, wanted) => {
    const [a, b] = [found, wanted].map((list) => JSON.stringify(what.endsWith(".times") ? list.toSorted() : list));
    if (a !== b) watch.faults.push(`line ${watch.landed}, ${what}: the page says ${a}, the stream ${b}`);
  };
  const look = () => {
    requestAnimationFrame(look);
    const shown = main();
    if (!shown) return;
    watch.landed = Number(shown.dataset.landed);
    const { view, asking, moves } = lines[watch.landed];
    same("log", [new Set(all(".log .lines li").map(({ dataset }) => dataset.number)).size], [moves + 1]);
    const ask = document.querySelector("section.ask");
    if (ask) same("question", [Number(ask.dataset.question)], [asking?.number]);
    for (const [selector, wanted] of Object.entries(counts[game](view))) {
      const found = all(selector).map((one) => Number(one.textContent.replace("×", "")));
      same(selector, found, wanted);
    }
    watch.crowd = Math.max(watch.crowd, table.stage.waiting.filter(({ play }) => play).length);
    const scene = Number(shown.dataset.scene);
    if (!scene) return;
    if (scene !== watch.landed + 1) watch.faults.push(`scene ${scene} after line ${watch.landed}`);
    watch.seen[scene] = (watch.seen[scene] ?? 0) + 1;
    const now = texts();
    if (watch.seen[scene] === 1) watch.before = now;
    else if (now.join() !== watch.before.join()) {
      const [one, other] = [unlike(now, watch.before), unlike(watch.before, now)];
      watch.faults.push(`before scene ${scene} landed: ${one} instead of ${other}`);
      watch.before = now;
    }
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (options.id === "motherlode") watch.drawn[Number(main().dataset.landed) + 1] = true; // also in a long frame
    return animate.call(this, frames, options);
  };
  look();
  let answered = 0;
  if (favourites) setInterval(() => {
    const { number = 0 } = table.state.asking ?? {};
    const legal = table.asked && !table.stage.busy && number !== answered ? table.state.legal : [];
    const move = favourites.map((start) => legal.find((one) => one.startsWith(start))).find(Boolean) ?? legal.at(-1);
    if (!move) return;
    answered = number;
    table.move(move);
  }, 50);
}
"""


def sit_down(page: Page, game: str, speed: str, position: dict | None = None, answers: bool = True) -> Page:
    """At a new table, where every frame is looked at; on request somebody answers as soon as the stage is empty."""
    page.evaluate("speed => localStorage.setItem('motherlode-speed', speed)", speed)
    page.evaluate("localStorage.setItem('motherlode-passing', 'no')")  # what passes by itself says so, at any time
    go_to(page, lay(page, game, BOTS, position))
    page.wait_for_selector(f"ml-{game}")
    page.evaluate(WATCH, [game, DRAWS[game], FAVOURITES[game] if answers else None, OF_THE_SCENE])
    return page


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("game", DRAWS)
def test_nothing_is_shown_before_its_scene_lands_and_every_scene_is_seen(visitors, game, whole):
    page = sit_down(visitors(size=SIZES[game], motion=True).go(), game, "fast")
    enough = (
        "false" if whole else f"watch.landed - watch.first >= {LINES} && watch.draws.some((n) => n <= watch.landed)"
    )
    page.wait_for_function(
        f"() => {enough} || document.querySelector('section.end')", timeout=1_200_000 if whole else 180_000
    )
    watch = page.evaluate("({ ...watch, before: 0, faults: watch.faults.slice(0, 5) })")
    assert watch["faults"] == []
    if not whole:
        assert watch["shift"] < MOST_SHIFT[game], "everything has its room before it is needed"
    assert watch["crowd"] <= 1, "bots wait until their neighbour's scene has been seen"
    landed = [n for n in watch["moved"] if n <= watch["landed"]]
    assert landed, "that anything was played at all"
    assert [n for n in landed if str(n) not in watch["seen"]] == [], "scenes that nobody saw"
    draws = [n for n in watch["draws"] if n <= watch["landed"]]
    assert [n for n in draws if str(n) not in watch["drawn"]] == [], "draws that landed before anything moved"


def test_a_paused_stage_waits_goes_on_step_by_step_and_a_key_lands_everything(visitors):
    page = sit_down(visitors(motion=True).go(), "quartz", "fast")
    page.wait_for_function("() => watch.landed > watch.first")
    page.locator("[data-pace=open]").click()
    page.locator("[data-pace=pause]").click()
    page.keyboard.press("Escape")  # the panel closes
    page.wait_for_function("() => watch.last > watch.landed && !document.querySelector('main.table').dataset.scene")
    standing = page.evaluate("watch.landed")
    come = page.evaluate("watch.last")
    page.evaluate("document.querySelector('ml-table').send('say', { seat: 1, text: 'Wait!' })")
    page.wait_for_function("come => watch.last > come", arg=come)
    # what else comes when somebody talks
    page.wait_for_function("() => document.querySelector('ml-table').words.has('talk-clear')")
    assert page.evaluate("watch.landed") == standing, "nothing plays while it is paused"
    page.locator("[data-pace=step]").click()
    page.wait_for_function("standing => watch.landed > standing", arg=standing)
    assert page.evaluate("watch.landed") == standing + 1, "one scene"
    page.wait_for_function("() => watch.last > watch.landed && !document.querySelector('main.table').dataset.scene")
    page.evaluate("document.activeElement.blur()")
    waiting = page.evaluate("watch.last")  # more may come meanwhile, and waits
    page.keyboard.press("Escape")
    page.wait_for_function("waiting => watch.landed >= waiting", arg=waiting)
    assert page.evaluate("watch.faults.slice(0, 5)") == []


MY_TURN = {"game": "quartz", "turn": 1, "seats": [{"hand": ["eureka"]}, {}, {}]}


def test_a_tap_lands_what_plays_and_a_move_sent_early_is_judged_as_always(visitors):
    page = sit_down(visitors(motion=True).go(), "quartz", "slow", MY_TURN, answers=False)
    page.locator("section.ask [data-move=mine]").press("Enter")
    page.wait_for_function("() => Number(document.querySelector('main.table').dataset.scene) > watch.landed")
    assert page.evaluate(EARLY) == "not-asked", "the server judges it, not the pictures"
    come = page.evaluate("watch.last")
    page.locator("ml-quartz .others").click(position={"x": 2, "y": 2})
    assert page.evaluate("Number(document.querySelector('main.table').dataset.landed)") >= come, "at once"
    assert page.evaluate("watch.faults.slice(0, 5)") == []


# Another move while the last one can be seen; why it is refused.
EARLY = """() => {
  const { wire, table } = document.querySelector("ml-table");
  const number = document.querySelector("ml-table").stage.playing.script.messages[0].asking.number;
  return wire.ask("move", { table, seat: 1, question: number, move: "mine" }).catch(({ reason }) => reason);
}"""


# How fast scenes are played, and whether one was out for the day when they began.
RATES = """() => {
  window.rates = {};
  const { stage, board, seats } = document.querySelector("ml-table");
  const look = () => {
    requestAnimationFrame(look);
    const { script, scene } = stage.playing ?? {};
    if (script?.moves.length) (rates[script.n] ??= { out: board.idle(seats) }).rate = scene.rate;
  };
  look();
}"""
HURRIED = 4


def test_who_is_out_for_the_day_sees_the_rest_of_it_fast(visitors):
    page = visitors(motion=True).go()
    page.evaluate("localStorage.setItem('motherlode-speed', 'slow')")
    go_to(page, lay(page, "quartz", BOTS, MY_TURN))
    page.wait_for_selector("ml-quartz")
    page.evaluate(RATES)
    page.locator("section.ask [data-move=leave]").press("Enter")
    page.wait_for_function("() => Object.values(rates).some(({ out }) => out)")  # at least one
    own, *others = page.evaluate("Object.values(rates)")
    assert not own["out"]
    assert own["rate"] < HURRIED <= min(one["rate"] for one in others if one["out"])


# How long a night of six seconds is looked at: by somebody who is out for the day, and while somebody's time runs.
LOOKED = """async () => {
  const { Stage } = await import("/web/app/stage.js");
  const later = window.setTimeout;
  let times = [];
  window.setTimeout = (then, time) => later(then, times.push(time) * 0);
  const found = [];
  for (const why of ["fast", "hurried"]) {
    times = [];
    await new Promise((release) => {
      new Stage().add({ n: 1, land() {}, async play() {}, [why]: () => true, hold: async () => 6000, release });
    });
    found.push(times.filter((time) => time === 6000 || time === 1500));
  }
  window.setTimeout = later;
  return found;
}"""


def test_a_night_is_looked_at_as_long_however_fast_the_day_went_but_not_while_time_runs(visitors):
    page = visitors(motion=True).go()
    assert page.evaluate(LOOKED) == [[6000], [1500]]


def test_the_speed_is_kept_and_at_once_nothing_is_waited_for(visitors):
    page = sit_down(visitors(motion=True).go(), "quarry", "slow", POSITIONS["quarry"]["vote"], answers=False)
    page.locator("[data-pace=open]").click()
    expect(page.locator("[name=speed][value=slow]")).to_be_checked()
    page.locator("label", has=page.locator("[name=speed][value=instant]")).click()
    expect(page.locator("[name=speed][value=instant]")).to_be_checked()
    page.keyboard.press("Escape")
    page.locator(".tunnel[data-move='vote B']").press("Enter")
    page.wait_for_function("() => watch.draws.some((n) => n <= watch.landed)")
    assert page.evaluate("watch.draws.filter((n) => n in watch.seen)") == [], "the votes lay open when they came"
    page.reload()
    page.wait_for_selector("ml-quarry")
    page.locator("[data-pace=open]").click()
    expect(page.locator("[name=speed][value=instant]")).to_be_checked()


def test_a_vote_is_turned_over_and_held_until_it_was_seen(visitors):
    page = sit_down(visitors(motion=True).go(), "quarry", "slow", POSITIONS["quarry"]["vote"], answers=False)
    page.locator(".tunnel[data-move='vote B']").press("Enter")
    panel = page.locator("section.ceremony")
    expect(panel.locator("li")).to_have_count(3)
    expect(panel.locator("li[data-me]")).to_contain_text("(B)")
    panel.locator("button").press("Enter")
    expect(panel).to_have_count(0)


# How long somebody has looked, as far as the page can know: its clock runs fast.
LATER = """() => {
  const later = window.setTimeout;
  window.setTimeout = (then, time, ...more) => later(then, time > 1000 ? 100 : time, ...more);
}"""


@pytest.mark.parametrize("alone", [True, False])
def test_alone_with_bots_a_vote_stays_until_it_was_seen_and_among_people_for_a_while(visitors, alone):
    page = visitors(motion=True).go()
    page.evaluate(LATER)
    clock = {} if alone else {"clock": {"bank": 600_000, "credit": 45_000}}
    page.evaluate("localStorage.setItem('motherlode-speed', 'normal')")
    go_to(page, lay(page, "quarry", BOTS, POSITIONS["quarry"]["vote"], **clock))
    page.locator(".tunnel[data-move='vote B']").press("Enter")
    panel = page.locator("section.ceremony")
    page.wait_for_function("() => document.querySelectorAll('section.ceremony li').length === 3")  # it may soon be gone
    if not alone:
        expect(panel).to_have_count(0)
        return
    page.wait_for_timeout(2_000)
    expect(panel.locator("li")).to_have_count(3)
    panel.locator("button").press("Enter")
    expect(panel).to_have_count(0)


def test_what_was_missed_is_not_played_after_a_reload(visitors):
    page = sit_down(visitors(motion=True).go(), "quartz", "slow")
    page.wait_for_function("() => watch.last > watch.landed")
    page.reload()
    page.wait_for_selector("ml-quartz")
    expect(page.locator("main.table[data-landed]")).to_be_visible()
    behind = page.evaluate("() => document.querySelector('ml-table').stage.waiting.length")
    assert behind <= 1
