/**
 * What moves on the board of Quartz. The board below is true already; what arrives there is covered until it has
 * landed. Every animation is called "motherlode…", so whoever is in a hurry can end them all.
 */

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ delay?: number, duration?: number, size?: number, arc?: number, spin?: number }} Flight */

const SPRITES = "/web/art/sprites.svg";
const SVG = "http://www.w3.org/2000/svg";
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
const LONGEST = 4000; // milliseconds
const HURRY = 1.6; // the pace of what follows from the first scene

/** Show what happened, one scene after the other. @param {HTMLElement} board @param {Happened[]} happened @param {any} before */
export async function show(board, happened, before) {
  await new Promise((done) => requestAnimationFrame(done)); // the board is drawn anew by then
  if (!board.querySelector(".motion")) return;
  const stage = new Stage(board, before);
  const veil = happened.some(({ name }) => name === "drew") ? stage.veil() : null;
  for (let i = 0; i < happened.length; ) {
    let end = i + 1;
    while (end < happened.length && together(happened[i], happened[end])) end++;
    await stage.scene(happened.slice(i, end));
    stage.pace = HURRY;
    i = end;
  }
  veil?.finish();
}

/** Whether two events are one scene. @param {Happened} a @param {Happened} b */
function together(a, b) {
  const flying = a.name in WAYS && b.name in WAYS;
  return flying || (a.name === b.name && a.name !== "played" && a.name !== "mined");
}

class Stage {
  /** @param {HTMLElement} board @param {any} before */
  constructor(board, before) {
    this.board = board;
    this.before = before;
    this.pace = 1;
    this.layer = /** @type {HTMLElement} */ (board.querySelector(".motion"));
  }

  /** @param {Happened[]} events @returns {Promise<unknown> | void} */
  scene(events) {
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
        return this.fly("token-experience", this.centre("bag"), this.centre(`purse-${about.seat}`), { size: 44 });
      case "sold":
      case "sold-cards":
      case "sold-token":
        return Promise.all(events.map((each) => this.coins(`cart-${each.arguments.seat}`, each.arguments.seat, each.arguments.coins)));
      case "drew-card":
        return Promise.all(events.map((each, i) => this.fly(each.arguments.card ? `card-${each.arguments.card}` : "card-back", this.centre("bag"), this.centre(`hand-${each.arguments.seat}`), { delay: 60 * i, size: 44 })));
      case "left":
        return this.fly(`dwarf-${about.seat}`, this.centre(`cart-${about.seat}`), this.centre("exit"), { size: 56, duration: 600, arc: 20 });
      case "day-began":
        return this.dawn();
    }
  }

  // --- scenes

  /** The heart of the game: a hand in the bag, a held breath, and what it brings. @param {number} seat @param {string[]} crystals @param {string} to */
  async draw(seat, crystals, to) {
    const bag = this.at("bag");
    const [open, closed, drawn] = [".hand-in", ".hand-out", ".drawn"].map((part) => bag?.querySelector(part));
    if (!bag || !open || !closed || !drawn || !crystals.length) return;
    /** @type {HTMLElement} */ (bag).dataset.seat = String(seat);
    const time = 700;
    const landing = time + 400 + 60 * (crystals.length - 1);
    for (const crystal of crystals) this.cover(to, crystal, landing - 60);
    const first = picture(`crystal-${crystals[0]}`);
    drawn.replaceChildren(first);
    this.move(this.board.querySelector(".dusk"), [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], time);
    this.move(bag.querySelector(".front"), [
      { transform: "none", offset: 0.35 },
      { transform: "rotate(-2.5deg) scale(1.03, .98)", offset: 0.48 },
      { transform: "rotate(2.5deg) scale(.98, 1.02)", offset: 0.62 },
      { transform: "none", offset: 0.78 },
    ], time);
    this.move(open, [
      { transform: "translateY(-105%)", opacity: 1, easing: "cubic-bezier(.4,0,.2,1)" },
      { transform: "translateY(-34%)", opacity: 1, offset: 0.36 },
      { transform: "translateY(-28%)", opacity: 1, offset: 0.5 },
      { transform: "translateY(-33%)", opacity: 1, offset: 0.7 },
      { transform: "translateY(-33%)", opacity: 0, offset: 0.71 },
      { transform: "translateY(-33%)", opacity: 0 },
    ], time);
    this.move(closed, [
      { transform: "translateY(-33%)", opacity: 0, offset: 0 },
      { transform: "translateY(-33%)", opacity: 0, offset: 0.5 },
      { transform: "translateY(-33%)", opacity: 1, offset: 0.51, easing: "cubic-bezier(.2,.8,.3,1)" },
      { transform: "translateY(-80%)", opacity: 1, offset: 0.75 },
      { transform: "translateY(-125%)", opacity: 1 },
    ], time * 1.4);
    await this.move(first, [
      { transform: "translateY(0)", opacity: 0, offset: 0 },
      { transform: "translateY(0)", opacity: 0, offset: 0.71 },
      { transform: "translateY(0)", opacity: 1, offset: 0.72, easing: "cubic-bezier(.2,.8,.3,1)" },
      { transform: "translateY(-134%)", opacity: 1 },
    ], time);
    drawn.replaceChildren();
    const mouth = this.point(bag, 0.5, 0.05);
    await Promise.all(crystals.map((crystal, i) => this.fly(`crystal-${crystal}`, mouth, this.centre(to, crystal), { delay: 60 * i, duration: 400, size: 52, arc: 40 })));
    if (crystals.includes(HAZARD) && to !== "table") await this.shiver(seat);
  }

  /** An obsidian has landed. @param {number} seat */
  shiver(seat) {
    const where = this.at(`cart-${seat}`)?.closest(".cart-scene, .dwarf") ?? null;
    const steps = [0, -5, 5, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    return this.move(where, steps, 320);
  }

  /** The cart tips, and everything on it goes back into the bag. @param {number} seat */
  accident(seat) {
    const cart = this.at(`cart-${seat}`);
    const scene = cart?.closest(".cart-scene, .dwarf") ?? null;
    const load = Object.entries(this.before?.seats[seat - 1].cart ?? {}).flatMap(([slug, count]) => Array(count).fill(slug));
    const shake = [0, 8, -7, 6, -4, 0].map((x) => ({ transform: `translate(${x}px, ${Math.abs(x) / 2}px)` }));
    return Promise.all([
      this.move(this.board.querySelector(".cavern"), shake, 420),
      this.move(scene, [{ transform: "none" }, { transform: "rotate(14deg) translateY(-6px)", offset: 0.3 }, { transform: "rotate(12deg)", offset: 0.7 }, { transform: "none" }], 800),
      ...[...load, HAZARD].slice(0, MOST_FLYING).map((slug, i) =>
        this.fly(`crystal-${slug}`, this.centre(`cart-${seat}`), this.centre("bag"), { delay: 120 + 40 * i, duration: 480, arc: 70 + 12 * (i % 4), spin: 220 })),
    ]);
  }

  /** A card is shown large for a moment. @param {string} card */
  flourish(card) {
    const cavern = this.board.querySelector(".cavern");
    if (!cavern) return;
    const { x, y } = this.point(cavern, 0.5, 0.5);
    const large = this.put(picture(`card-${card}`), { x, y }, 150, 200);
    large.classList.add("card");
    return this.move(large, [
      { transform: "translate(-50%, 40%) scale(.4) rotate(-9deg)", opacity: 0 },
      { transform: "translate(-50%, -50%) scale(1.06) rotate(1.5deg)", opacity: 1, offset: 0.28 },
      { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.78 },
      { transform: "translate(-50%, -70%) scale(.9)", opacity: 0 },
    ], 650).then(() => large.remove());
  }

  /** @param {number} seat @param {string | null} card @param {number} coins */
  bonus(seat, card, coins) {
    return Promise.all([
      card ? this.fly(`card-${card}`, this.centre("bravery"), this.centre(`hand-${seat}`), { size: 48, duration: 600 }) : null,
      this.coins("bravery", seat, coins),
    ]);
  }

  /** @param {string} from @param {number} seat @param {number} coins */
  coins(from, seat, coins) {
    const flying = Array.from({ length: Math.min(coins, 7) }, (_, i) =>
      this.fly("coin", this.centre(from), this.centre(`purse-${seat}`), { delay: 55 * i, size: 28, duration: 480, arc: 50, spin: 360 }));
    return Promise.all(flying);
  }

  /** @param {Happened[]} events */
  flights(events) {
    let started = 0;
    return Promise.all(events.flatMap(({ name, arguments: { seat, other, crystal = HAZARD, count = 1 } }) => {
      const [from, to] = WAYS[name](seat, other);
      return Array.from({ length: Math.min(count, MOST_FLYING) }, () => {
        const delay = 70 * started++;
        this.cover(to, crystal, delay + 430);
        return this.fly(`crystal-${crystal}`, this.centre(from, crystal), this.centre(to, crystal), { delay });
      });
    }));
  }

  dawn() {
    return this.move(this.board.querySelector(".cavern"), [{ filter: "brightness(.15)" }, { filter: "brightness(1.25)", offset: 0.7 }, { filter: "none" }], 800);
  }

  // --- the means

  /** @param {string} name */
  at(name) {
    return this.board.querySelector(`[data-place="${name}"]`);
  }

  /** The middle of a place, or of a crystal there. @param {string} name @param {string} [crystal] @returns {Point | null} */
  centre(name, crystal) {
    const place = this.at(name) ?? (name === "table" ? this.board.querySelector(".bag-place") : null) ?? (/^hidden/.test(name) ? this.at(name.replace("hidden", "cart")) : null);
    if (!place) return null;
    return this.point(place.querySelector(`[data-crystal="${crystal}"]`) ?? place, 0.5, 0.5);
  }

  /** @param {Element} element @param {number} across @param {number} down @returns {Point} */
  point(element, across, down) {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width * across, y: box.top + box.height * down };
  }

  /** What is there already stays unseen until it has landed. @param {string} place @param {string} crystal @param {number} duration */
  cover(place, crystal, duration) {
    const pile = this.at(place)?.querySelectorAll(`[data-crystal="${crystal}"] .crystal`) ?? [];
    const last = pile[pile.length - 1];
    if (last) this.move(last, [{ opacity: 0 }, { opacity: 0 }], duration);
  }

  /** What was drawn onto the table stays unseen as long as the hand is in the bag. */
  veil() {
    const front = this.board.querySelector(".front-stage");
    return front?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONGEST, id: "motherlode-quartz" }) ?? null;
  }

  /** @param {SVGElement} element @param {Point} point */
  put(element, { x, y }, width = 44, height = width) {
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    this.layer.append(element);
    return element;
  }

  /** @param {string} id @param {Point | null} from @param {Point | null} to @param {Flight} [flight] */
  async fly(id, from, to, { delay = 0, duration = 430, size = 44, arc = 30, spin = 0 } = {}) {
    if (!from || !to) return;
    const tall = id.startsWith("card-") ? (size * 4) / 3 : size;
    const element = this.put(picture(id), from, size, tall);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    await this.move(element, [
      { transform: "translate(-50%, -50%) scale(1.15)", opacity: 1, easing: "cubic-bezier(.3,0,.6,1)" },
      { transform: `translate(-50%, -50%) translate(${dx * 0.5}px, ${dy * 0.5 - arc}px) scale(1.25) rotate(${spin / 2}deg)`, opacity: 1, easing: "cubic-bezier(.4,0,.7,1)", offset: 0.5 },
      { transform: `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(.85) rotate(${spin}deg)`, opacity: 1 },
    ], duration, delay);
    element.remove();
  }

  /** @param {Element | null} element @param {Keyframe[]} steps @param {number} duration */
  async move(element, steps, duration, delay = 0) {
    if (!element) return;
    const animation = element.animate(steps, { duration, delay, fill: "backwards", id: "motherlode-quartz" });
    animation.playbackRate = this.pace;
    await animation.finished.catch(() => {});
  }
}

/** @param {string} id */
function picture(id) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${SPRITES}#${id}`);
  svg.append(use);
  return svg;
}
