/**
 * What moves on the board of Quartz, event by event, over the board as it was before them. The means are in
 * pictures.js.
 */

import { picture } from "../../art.js";
import { Pictures } from "./pictures.js";

/** @typedef {import("../../state.js").Happened} Happened */
/** @typedef {import("../quartz.js").QuartzBoard} Board */
/** @typedef {import("../quartz.js").View} View */

const HAZARD = "obsidian";

// Crystals that go from one place to another, by event: [from, to].
/** @type {Record<string, (seat: number, other: number) => [string, string]>} */
const WAYS = {
  returned: () => ["table", "bag"],
  loaded: (seat) => ["table", `cart-${seat}`],
  "put-back": (seat) => [`cart-${seat}`, "bag"],
  gave: (seat, other) => [`cart-${seat}`, `cart-${other}`],
  took: (seat, other) => [`cart-${other}`, `cart-${seat}`],
  lost: (seat) => [`cart-${seat}`, "bag"],
  hid: (seat) => [`cart-${seat}`, `hidden-${seat}`],
  "got-obsidian": (seat) => ["table", `cart-${seat}`],
  "obsidian-to-bag": () => ["table", "bag"],
  "used-token": (seat) => [`cart-${seat}`, "bag"],
  stored: (seat) => [`cart-${seat}`, `chest-${seat}`],
};
const MOST_FLYING = 10;
const HURRY = 1.6; // the pace of what follows from the first events
const SPREAD = 40; // pixels between crystals on the table

/** Show what happened, one thing after the other. @param {Board} board @param {import("../../stage.js").Scene} scene @param {Happened[]} happened @param {View} before */
export async function show(board, scene, happened, before) {
  if (!board.querySelector(".motion")) return;
  const play = new Play(board, scene, before);
  for (let i = 0; i < happened.length && !play.over; ) {
    let end = i + 1;
    while (end < happened.length && together(happened[i], happened[end])) end++;
    await play.show(happened.slice(i, end));
    if (i === 0) scene.rate *= HURRY;
    i = end;
  }
}

/** Whether two events are seen at the same time. @param {Happened} a @param {Happened} b */
function together(a, b) {
  const flying = a.name in WAYS && b.name in WAYS;
  return flying || (a.name === b.name && a.name !== "played" && a.name !== "mined");
}

class Play extends Pictures {
  /** @param {Board} board @param {import("../../stage.js").Scene} scene @param {View} before */
  constructor(board, scene, before) {
    super(board, scene);
    this.quartz = board;
    this.before = before;
  }

  /** @param {Happened[]} events @returns {Promise<unknown> | void} */
  show(events) {
    const { name, arguments: about } = events[0];
    if (name in WAYS) return this.flights(events);
    switch (name) {
      case "mined":
        return this.draw(about.seat, [about.crystal], `cart-${about.seat}`);
      case "drew":
        return this.draw(about.seat, events.flatMap((each) => Array(each.arguments.count).fill(each.arguments.crystal)), "table");
      case "accident":
        return this.accident(about.seat);
      case "played":
      case "reacted":
        return this.flourish(about.card);
      case "took-bonus":
        return this.bonus(about.seat, about.card, about.coins);
      case "burnt-bonus":
        return this.fly(about.card ? `card-${about.card}` : "coin", this.centre("bravery"), this.centre("exit"), { size: 40, spin: 90, duration: 450 });
      case "took-token":
        return this.fly("token-experience", this.centre("bag"), this.centre(`purse-${about.seat}`), { size: 44, duration: 600, arc: 60 });
      case "sold":
      case "sold-cards":
      case "sold-token":
        return Promise.all(events.map((each) => this.coins(`cart-${each.arguments.seat}`, each.arguments.seat, each.arguments.coins)));
      case "drew-card":
        return this.deal(events);
      case "left":
        return this.leave(about.seat);
      case "day-began":
        return this.dawn();
    }
  }

  // --- the heart of the game

  /** A hand in the bag, a held breath, and what it brings. @param {number} seat @param {string[]} crystals @param {string} to */
  async draw(seat, crystals, to) {
    const bag = this.at("bag");
    const arm = bag?.querySelector(".arm");
    if (!bag || !arm || !crystals.length) return;
    const shown = this.point(bag, 0.5, 0.1);
    const aside = (/** @type {number} */ i) => (to === "table" ? SPREAD * (i - (crystals.length - 1) / 2) : 0);
    const targets = crystals.map((crystal, i) => this.beside(this.centre(to, crystal), aside(i)));
    const [first] = crystals;
    const reach = 1150;
    const look = 520;
    bag.dataset.seat = String(seat); // the sleeve is the dwarf's
    arm.querySelector(".drawn")?.replaceChildren(picture(`crystal-${first}`, ""));
    this.move(this.board.querySelector(".dusk"), [{ opacity: 0 }, { opacity: 0.8, offset: 0.25 }, { opacity: 0.8, offset: 0.8 }, { opacity: 0 }], reach + look);
    await this.reach(bag, arm, reach);
    const found = Object.assign(document.createElement("span"), { className: "found", textContent: this.quartz.narration.say(`crystal-${first}`) });
    this.burst("motion-light", shown, { size: 190, kind: first, duration: look + 250 });
    if (crystals.length === 1) this.caption(found, shown, look);
    await this.hold(`crystal-${first}`, shown, look);
    await Promise.all(crystals.map((crystal, i) => this.fly(`crystal-${crystal}`, shown, targets[i], { delay: 60 * i, duration: 460, size: 52, arc: 46, from: 1.5, to: 0.8, lies: `${to} ${crystal}` })));
    if (to !== "table") await (crystals.includes(HAZARD) ? this.shiver(seat) : this.land(seat));
  }

  /** @param {import("./pictures.js").Point | null} point @param {number} across */
  beside(point, across) {
    return point && { ...point, x: point.x + across };
  }

  /** The arm goes in, feels around, and comes out closed. @param {HTMLElement} bag @param {Element} arm @param {number} time */
  reach(bag, arm, time) {
    const [open, closed] = [".open", ".closed"].map((part) => arm.querySelector(part));
    const [seen, unseen] = [{ opacity: 1 }, { opacity: 0 }];
    this.move(open, [seen, { ...seen, offset: 0.7, easing: "step-end" }, { ...unseen, offset: 0.701 }, unseen], time);
    this.move(closed, [unseen, { ...unseen, offset: 0.7, easing: "step-end" }, { ...seen, offset: 0.701 }, seen], time);
    this.move(bag.querySelector(".front"), [
      { transform: "none", offset: 0.24 },
      { transform: "scale(1.06, .95)", offset: 0.33 },
      { transform: "rotate(-3deg) scale(.98, 1.03)", offset: 0.43 },
      { transform: "rotate(3deg) scale(1.03, .99)", offset: 0.54 },
      { transform: "rotate(-2deg) scale(.99, 1.02)", offset: 0.64 },
      { transform: "scale(.95, 1.07)", offset: 0.76 },
      { transform: "none", offset: 0.9 },
    ], time);
    return this.move(arm, [
      { transform: "translateY(-200%)", opacity: 1, easing: "cubic-bezier(.45,0,.25,1)" },
      { transform: "translateY(-30%)", opacity: 1, offset: 0.3, easing: "ease-in-out" },
      { transform: "translate(-7%, -36%) rotate(-4deg)", opacity: 1, offset: 0.42, easing: "ease-in-out" },
      { transform: "translate(7%, -29%) rotate(4deg)", opacity: 1, offset: 0.55, easing: "ease-in-out" },
      { transform: "translateY(-31%)", opacity: 1, offset: 0.68, easing: "cubic-bezier(.3,0,.2,1)" },
      { transform: "translateY(-88%)", opacity: 1 },
    ], time);
  }

  /** What was found stays in the light for a breath, while the arm goes away. @param {string} id @param {import("./pictures.js").Point} at @param {number} time */
  hold(id, at, time) {
    const bag = this.at("bag");
    this.move(bag?.querySelector(".arm .closed") ?? null, [{ opacity: 1 }, { opacity: 1 }], time * 0.7);
    this.move(bag?.querySelector(".arm") ?? null, [{ transform: "translateY(-88%)", opacity: 1 }, { transform: "translateY(-210%)", opacity: 1 }], time * 0.7);
    for (let i = 0; i < 3; i++) {
      const near = { x: at.x + [-46, 44, 6][i], y: at.y + [-10, 8, -46][i] };
      this.burst("motion-sparkle", near, { size: [20, 16, 18][i], duration: 480, delay: 60 + 90 * i, turn: 60, rise: 8 });
    }
    const there = "translate(-50%, -50%)";
    return this.pass(this.put(picture(id, ""), at, 52), [
      { transform: `${there} scale(1)`, opacity: 1, easing: "cubic-bezier(.2,1.6,.4,1)" },
      { transform: `${there} scale(1.6) rotate(-6deg)`, opacity: 1, offset: 0.45 },
      { transform: `${there} scale(1.5)`, opacity: 1 },
    ], time);
  }

  /** Its name, for a moment. @param {HTMLElement} label @param {import("./pictures.js").Point} at @param {number} time */
  caption(label, at, time) {
    const there = "translate(-50%, 0)";
    return this.pass(this.put(label, { x: at.x, y: at.y + 48 }), [
      { transform: `${there} scale(.6)`, opacity: 0 },
      { transform: `${there} scale(1.08)`, opacity: 1, offset: 0.25 },
      { transform: `${there} scale(1)`, opacity: 1, offset: 0.8 },
      { transform: `${there} translateY(8px)`, opacity: 0 },
    ], time + 200);
  }

  /** The cart takes the weight. @param {number} seat */
  land(seat) {
    return this.move(this.cart(seat), [{ transform: "none" }, { transform: "scale(1.04, .93)", offset: 0.35 }, { transform: "scale(.99, 1.03)", offset: 0.7 }, { transform: "none" }], 260);
  }

  /** An obsidian has landed. @param {number} seat */
  shiver(seat) {
    return this.move(this.cart(seat), [0, -5, 5, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })), 340);
  }

  // --- other scenes

  /** The cart tips over, and everything on it falls back into the bag. @param {number} seat */
  accident(seat) {
    const [from, to] = [this.centre(`cart-${seat}`), this.centre("bag")];
    const load = Object.entries(this.before?.seats[seat - 1].cart ?? {}).flatMap(([slug, count]) => Array(count).fill(slug));
    const heap = [this.at(`cart-${seat}`), ...(this.lying.get(`cart-${seat} ${HAZARD}`) ?? [])];
    const shake = [0, 9, -8, 6, -4, 2, 0].map((x) => ({ transform: `translate(${x}px, ${Math.abs(x) / 2}px)` }));
    return Promise.all([
      this.move(this.board.querySelector(".cavern"), shake, 480),
      this.move(this.board.querySelector(".dark"), [{ opacity: 0 }, { opacity: 0.75, offset: 0.15 }, { opacity: 0 }], 900),
      this.move(this.cart(seat), [
        { transform: "none", easing: "ease-in" },
        { transform: "rotate(4deg)", offset: 0.12 },
        { transform: "rotate(-32deg) translateY(-8px)", offset: 0.38, easing: "ease-out" },
        { transform: "rotate(-27deg)", offset: 0.72, easing: "ease-in-out" },
        { transform: "none" },
      ], 1100),
      ...heap.map((thing) => this.move(thing, [{ opacity: 1 }, { opacity: 0 }], 120, 300, "forwards")),
      ...[0, 1, 2].map((i) => this.burst("motion-dust", from && { x: from.x - 40 + 40 * i, y: from.y + 20 }, { size: 54, duration: 700, delay: 260 + 70 * i, turn: 15, rise: 18 })),
      ...[...load, HAZARD].slice(0, MOST_FLYING).map((slug, i) =>
        this.fly(`crystal-${slug}`, from, to, { delay: 300 + 45 * i, duration: 560, arc: 80 + 14 * (i % 4), spin: i % 2 ? 260 : -260 })),
    ]);
  }

  /** A card is shown large for a moment. @param {string} card */
  flourish(card) {
    const cavern = this.board.querySelector(".cavern");
    if (!cavern || this.over) return;
    const large = this.put(picture(`card-${card}`, ""), this.point(cavern, 0.5, 0.5), 150, 200);
    return this.pass(large, [
      { transform: "translate(-50%, 40%) scale(.4) rotate(-9deg)", opacity: 0 },
      { transform: "translate(-50%, -50%) scale(1.06) rotate(1.5deg)", opacity: 1, offset: 0.28 },
      { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.78 },
      { transform: "translate(-50%, -70%) scale(.9)", opacity: 0 },
    ], 750);
  }

  /** A dwarf hops to the way out. @param {number} seat */
  leave(seat) {
    const [from, to] = [this.centre(`cart-${seat}`), this.centre("exit")];
    if (!from || !to || this.over) return;
    const hops = 4;
    const steps = Array.from({ length: 2 * hops + 1 }, (_, i) => {
      const way = i / (2 * hops);
      const [x, y] = [(to.x - from.x) * way, (to.y - from.y) * way - (i % 2 ? 22 : 0)];
      const last = i === 2 * hops;
      return { transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${1 - 0.45 * way}) rotate(${i % 2 ? 6 : -4}deg)`, opacity: last ? 0 : 1 };
    });
    return this.pass(this.put(picture(`dwarf-${seat}`, ""), from, 60), steps, 850);
  }

  /** What bravery brings. @param {number} seat @param {string | null} card @param {number} coins */
  bonus(seat, card, coins) {
    const [from, hand] = [this.centre("bravery"), this.centre(`hand-${seat}`)];
    return Promise.all([
      this.burst("motion-light", from, { size: 150, duration: 800 }),
      card ? this.fly(`card-${card}`, from, hand, { size: 52, duration: 680, arc: 50, spin: 360, from: 1.4 }) : null,
      this.coins("bravery", seat, coins),
    ]);
  }

  /** @param {string} from @param {number} seat @param {number} coins */
  async coins(from, seat, coins) {
    const [start, end] = [this.centre(from), this.centre(`purse-${seat}`)];
    await Promise.all(Array.from({ length: Math.min(coins, 8) }, (_, i) =>
      this.fly("coin", start, end, { delay: 60 * i, size: 30, duration: 520, arc: 50 + 8 * (i % 3), spin: 360 })));
    if (coins) await this.move(this.at(`purse-${seat}`), [{ transform: "scale(1)" }, { transform: "scale(1.18)", offset: 0.4 }, { transform: "scale(1)" }], 240);
  }

  /** Cards for hands. @param {Happened[]} events */
  deal(events) {
    const from = this.centre("bravery");
    const ways = events.map(({ arguments: { card, seat } }) => ({ id: card ? `card-${card}` : "card-back", to: this.centre(`hand-${seat}`) }));
    return Promise.all(ways.map(({ id, to }, i) => this.fly(id, from, to, { delay: 60 * i, size: 44, spin: 180 })));
  }

  /** @param {Happened[]} events */
  flights(events) {
    const ways = events.flatMap(({ name, arguments: { seat, other, crystal = HAZARD, count = 1 } }) => {
      const [from, to] = WAYS[name](seat, other);
      const way = { crystal, from, lies: to === "bag" ? "" : `${to} ${crystal}`, start: this.centre(from, crystal), end: this.centre(to, crystal) };
      return Array(Math.min(count, MOST_FLYING)).fill(way);
    });
    return Promise.all(ways.map(({ crystal, from, lies, start, end }, i) => {
      this.lift(from, crystal, 70 * i);
      return this.fly(`crystal-${crystal}`, start, end, { delay: 70 * i, lies });
    }));
  }

  /** A night falls; it is over when the scene lands. */
  dawn() {
    return this.move(this.board.querySelector(".dark"), [{ opacity: 0 }, { opacity: 0.95 }], 700, 0, "both");
  }

  /** The cart of a seat, as a whole. @param {number} seat */
  cart(seat) {
    return this.at(`cart-${seat}`)?.closest(".cart-scene, .load") ?? null;
  }
}
