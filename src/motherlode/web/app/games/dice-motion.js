/** Motion on the board of the dice game: a lens over a board that is already true. */

import { FACES } from "./dice-slots.js";

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {import("./dice.js").DiceBoard} DiceBoard */
/** @typedef {import("./dice.js").DiceView} DiceView */

const PACE = { flight: 520, gap: 80, flights: 1000, tumble: 560, own: 220, before: 220 }; // milliseconds; together under 1.2 seconds

/** What happened, as crystals that fly, dice that roll and carts that shake. @param {DiceBoard} board @param {Happened[]} happened @param {DiceView} before */
export async function show(board, happened, before) {
  await new Promise(requestAnimationFrame); // the board has been drawn by then
  const flights = happened.flatMap((one) => flightsOf(one, before));
  const gap = Math.min(PACE.gap, (PACE.flights - PACE.flight) / Math.max(1, flights.length));
  /** @type {Promise<unknown>[]} */
  const moving = flights.flatMap(([slug, from, to], i) => [
    nudge(board, from, i * gap, "scale(.94, 1.05)"),
    fly(board, slug, from, to, i * gap),
    nudge(board, to, i * gap + 0.9 * PACE.flight, "translateY(3px) scale(1.06, .93)"),
  ]);
  if (happened.some(({ name }) => name === "rolled")) {
    const delay = flights.length ? PACE.before : 0; // the crystal comes first
    moving.push(...board.rolled.map((slot, i) => tumble(board, slot, delay + i * 35)));
  }
  for (const { name, arguments: about } of happened) {
    if (name === "eliminated") moving.push(shake(board, about.seat, 9));
    if (name === "mined" && about.crystal === "unstable") moving.push(shake(board, about.seat, 4));
    if (name === "gave") moving.push(shake(board, about.other, 4));
    if (name === "got-marker" || name === "became-leader") moving.push(cheer(board, about.seat));
  }
  await Promise.allSettled(moving);
}

/** From where to where crystals go by an event. @param {Happened} happened @param {DiceView} before @returns {[string, string, string][]} */
function flightsOf({ name, arguments: { seat, other, crystal, count = 1 } }, before) {
  const each = (/** @type {string} */ from, /** @type {string} */ to, slug = crystal, n = 1) =>
    Array.from({ length: Math.min(n, 5) }, () => /** @type {[string, string, string]} */ ([slug, from, to]));
  switch (name) {
    case "mined": return each("bag", `cart-${seat}`);
    case "drew": return each("bag", "table", crystal, count);
    case "returned": return each("table", "bag");
    case "loaded": return each("table", `cart-${seat}`, crystal, count);
    case "stored": return each(`cart-${seat}`, `chest-${seat}`);
    case "gave": return each(`cart-${seat}`, `cart-${other}`, "unstable");
    case "stole": return each(`cart-${other}`, `cart-${seat}`);
    case "added-pair": return each("pairs", "bag", "unstable", 2);
    case "eliminated": {
      const { cart = {}, chest = {} } = before?.seats[seat - 1] ?? {};
      return [...Object.keys(cart), ...Object.keys(chest)].slice(0, 6).flatMap((slug) => each(`seat-${seat}`, "bag", slug));
    }
    default: return [];
  }
}

/** What is drawn at a place on the board. @param {DiceBoard} board @param {string} place */
function pictureOf(board, place) {
  const seat = place.match(/-(\d+)$/)?.[1];
  return (
    board.querySelector(`[data-place="${place}"] :is(.heap, .thing)`) ??
    board.querySelector(`[data-place="${place}"]`) ??
    board.querySelector(place === "pairs" ? ".pairs" : place === "table" ? ".tray .dice" : `[data-seat="${seat}"]`)
  );
}

/** The middle of a place on the board. @param {DiceBoard} board @param {string} place */
function at(board, place) {
  const box = pictureOf(board, place)?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A bag, cart or chest feels what goes in or out. @param {DiceBoard} board @param {string} place @param {number} delay @param {string} transform */
function nudge(board, place, delay, transform) {
  const thing = place === "bag" || /^(cart|chest)-/.test(place) ? pictureOf(board, place) : null;
  const frames = [{ transform: "none" }, { transform, offset: 0.4 }, { transform: "none" }];
  return thing?.animate(frames, { id: "motherlode-nudge", duration: 220, delay, easing: "ease-out" }).finished ?? Promise.resolve();
}

/** @param {DiceBoard} board @param {string} slug @param {string} start @param {string} end @param {number} delay */
async function fly(board, slug, start, end, delay) {
  const [from, to] = [at(board, start), at(board, end)];
  const sky = board.querySelector(".flights");
  if (!from || !to || !sky) return;
  const stone = picture(`crystal-${slug}`);
  sky.append(stone);
  const height = Math.min(from.y, to.y) - 40;
  const over = { x: (from.x + to.x) / 2, y: Math.max(8, (height + Math.min(from.y, to.y)) / 2) };
  const place = (/** @type {{x: number, y: number}} */ { x, y }, scale = 1, turn = 0) => `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  const flight = stone.animate(
    [
      { transform: place(from, 0.4), opacity: 0, easing: "ease-out" },
      { transform: place({ x: from.x, y: from.y - 26 }, 1.15, -20), opacity: 1, offset: 0.25, easing: "ease-in-out" },
      { transform: place(over, 1.3, 90), opacity: 1, offset: 0.6, easing: "ease-in" },
      { transform: place(to, 0.7, 200), opacity: 1, offset: 0.94 },
      { transform: place(to, 0.5, 200), opacity: 0 },
    ],
    { id: "motherlode-fly", duration: PACE.flight, delay, fill: "both" },
  );
  await flight.finished.catch(() => {}).finally(() => stone.remove());
}

/** A die turns over a few times, at its own pace, and settles on what it shows. @param {DiceBoard} board @param {number} slot @param {number} delay */
async function tumble(board, slot, delay) {
  const die = board.querySelector(`.die[data-slot="${slot}"]`);
  const cubeNow = die?.querySelector(".cube");
  if (!die || !cubeNow) return;
  const duration = PACE.tumble + Math.random() * PACE.own;
  const turns = (Math.random() < 0.5 ? -1 : 1) * (270 + Math.round(Math.random() * 2) * 90);
  const drift = Math.random() * 24 - 12;
  // while it rolls, other faces come by on top of the true one
  const faces = Array.from({ length: 4 }, () => FACES[Math.floor(Math.random() * FACES.length)]);
  const blur = document.createElement("span");
  blur.className = "cube rolling";
  const face = picture(`face-${faces[0]}`);
  blur.append(picture("die"), face);
  cubeNow.append(blur);
  let shown = 0;
  const turning = setInterval(() => {
    face.querySelector("use")?.setAttribute("href", `/web/art/sprites.svg#face-${faces[++shown % faces.length]}`);
  }, 90);
  const options = { id: "motherlode-tumble", duration, delay, fill: /** @type {FillMode} */ ("backwards") };
  const hide = blur.animate([{ opacity: 1 }, { opacity: 1, offset: 0.72 }, { opacity: 0, offset: 0.78 }, { opacity: 0 }], { ...options, fill: "both" });
  const roll = cubeNow.animate(
    [
      { transform: `translate(${drift * 3}px, -70px) rotate(${-turns}deg) scale(.8)`, opacity: 0, easing: "cubic-bezier(.3,0,.8,.6)" },
      { opacity: 1, offset: 0.12 },
      { transform: `translate(${drift}px, 6px) rotate(${-turns / 2.2}deg) scale(1.06, .94)`, offset: 0.42, easing: "cubic-bezier(.2,.6,.6,1)" },
      { transform: `translate(${drift / 2}px, -22px) rotate(${-turns / 5}deg) scale(1)`, offset: 0.6, easing: "cubic-bezier(.5,0,.8,.5)" },
      { transform: `translate(0, 3px) rotate(${turns / 60}deg) scale(1.04, .96)`, offset: 0.8, easing: "ease-out" },
      { transform: `translate(0, -4px) rotate(${-turns / 120}deg)`, offset: 0.9 },
      { transform: "none" },
    ],
    options,
  );
  const told = [...die.querySelectorAll(".caption, .badge")].map((word) => word.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], options));
  await Promise.allSettled([roll, hide, ...told].map(({ finished }) => finished));
  clearInterval(turning);
  blur.remove();
}

/** @param {DiceBoard} board @param {number} seat @param {number} far */
function shake(board, seat, far) {
  const who = board.querySelector(`[data-seat="${seat}"]`);
  const frames = [0, -far, far, -far * 0.7, far * 0.6, -far * 0.3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 8}deg)` }));
  return who?.animate(frames, { id: "motherlode-shake", duration: 420, delay: far > 5 ? 0 : 420 }).finished ?? Promise.resolve();
}

/** @param {DiceBoard} board @param {number} seat */
function cheer(board, seat) {
  const marks = board.querySelector(`[data-seat="${seat}"] .marks`);
  const frames = [{ transform: "none" }, { transform: "scale(1.5) rotate(-8deg)", offset: 0.4 }, { transform: "none" }];
  return marks?.animate(frames, { id: "motherlode-cheer", duration: 480, delay: 300, easing: "ease-out" }).finished ?? Promise.resolve();
}

/** A picture outside of any template. @param {string} id */
function picture(id) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `/web/art/sprites.svg#${id}`);
  svg.classList.add("symbol");
  svg.append(use);
  return svg;
}
