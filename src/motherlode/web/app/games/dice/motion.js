/** Motion on the board of the dice game, over the board as it was before. */

import { picture } from "../../art.js";
import { roll } from "./roll-animation.js";

/** @typedef {import("../../state.js").Happened} Happened */
/** @typedef {import("../dice.js").DiceBoard} DiceBoard */
/** @typedef {import("../dice.js").DiceView} DiceView */
/** @typedef {{ x: number, y: number }} Point */
/** A picture goes from one place to another. @typedef {[picture: string, from: string, to: string]} Flight */

const PACE = { flight: 520, gap: 80, flights: 1000, before: 220 }; // milliseconds; together under 1.2 seconds
const MOST = 5; // crystals that fly for one event

/** @typedef {import("../../stage.js").Scene} Scene */

/** What happened, as crystals that fly, dice that roll and carts that shake. @param {DiceBoard} board @param {Scene} scene @param {import("../dice.js").Seen} seen */
export async function show(board, scene, seen) {
  const { happened, before } = seen;
  const flights = happened.flatMap((one) => flightsOf(one, before));
  const places = new Map(flights.flatMap(([, from, to]) => [from, to]).map((place) => [place, pictureOf(board, place)]));
  const points = new Map([...places].map(([place, thing]) => [place, middle(thing)])); // all read before anything is put there
  const gap = Math.min(PACE.gap, (PACE.flights - PACE.flight) / Math.max(1, flights.length));
  /** @type {Promise<unknown>[]} */
  const moving = flights.flatMap(([what, from, to], i) => [
    nudge(scene, places.get(from), from, i * gap, "scale(.94, 1.05)"),
    fly(board, scene, what, points.get(from), points.get(to), i * gap),
    nudge(scene, places.get(to), to, i * gap + 0.9 * PACE.flight, "translateY(3px) scale(1.06, .93)"),
  ]);
  if (happened.some(({ name }) => name === "rolled")) {
    moving.push(...roll(board, scene, board.foresee(seen), flights.length ? PACE.before : 0)); // the crystal comes first
  }
  for (const { name, arguments: about } of happened) {
    if (name === "eliminated") moving.push(shake(board, scene, about.seat, 9));
    if (name === "mined" && about.crystal === "unstable") moving.push(shake(board, scene, about.seat, 4));
    if (name === "gave") moving.push(shake(board, scene, about.other, 4));
    if (name === "got-marker" || name === "became-leader") moving.push(cheer(board, scene, about.seat));
  }
  await Promise.all(moving);
}

/** What goes from where to where by an event. @param {Happened} happened @param {DiceView} before @returns {Flight[]} */
function flightsOf({ name, arguments: { seat, other, crystal, count = 1 } }, before) {
  const each = (/** @type {string} */ from, /** @type {string} */ to, slug = crystal, n = 1) =>
    Array.from({ length: Math.min(n, MOST) }, () => /** @type {Flight} */ ([`crystal-${slug}`, from, to]));
  switch (name) {
    case "mined": return each("bag", `cart-${seat}`);
    case "drew": return each("bag", "table", crystal, count);
    case "returned": return each("table", "bag");
    case "loaded": return each("table", `cart-${seat}`, crystal, count);
    case "stored": return each(`cart-${seat}`, `chest-${seat}`);
    case "gave": return each(`cart-${seat}`, `cart-${other}`, "unstable");
    case "stole": return each(`cart-${other}`, `cart-${seat}`);
    case "added-pair": return each("pairs", "bag", "unstable", 2);
    case "got-marker": return [["marker-reroll", `cart-${seat}`, `marks-${seat}`]];
    case "spent-marker": return [["marker-reroll", `marks-${seat}`, "tray"]];
    case "became-leader": return before && before.leader !== seat ? [["marker-leader", `marks-${before.leader}`, `marks-${seat}`]] : [];
    case "eliminated": {
      const { cart = {}, chest = {} } = before?.seats[seat - 1] ?? {};
      return [...Object.keys(cart), ...Object.keys(chest)].slice(0, 6).flatMap((slug) => each(`seat-${seat}`, "bag", slug));
    }
    default: return [];
  }
}

/** Places that are no bag, cart or chest. @type {Record<string, string>} */
const ELSEWHERE = { pairs: ".pairs", table: ".tray .dice", tray: ".tray .dice" };

/** What is drawn at a place on the board. @param {DiceBoard} board @param {string} place */
function pictureOf(board, place) {
  const [, kind, seat] = place.match(/^(\w+)-(\d+)$/) ?? [];
  return (
    board.querySelector(`[data-place="${place}"] :is(.heap, .thing)`) ??
    board.querySelector(`[data-place="${place}"]`) ??
    (kind === "marks" ? board.querySelector(`[data-seat="${seat}"] .marks`) : null) ??
    board.querySelector(ELSEWHERE[place] ?? `[data-seat="${seat}"]`)
  );
}

/** @param {Element | null} thing @returns {Point | null} */
function middle(thing) {
  const box = thing?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** A bag, cart or chest feels what goes in or out. @param {Scene} scene @param {Element | null | undefined} thing @param {string} place @param {number} delay @param {string} transform */
function nudge(scene, thing, place, delay, transform) {
  if (!/^(bag$|cart-|chest-)/.test(place)) return Promise.resolve();
  const frames = [{ transform: "none" }, { transform, offset: 0.4 }, { transform: "none" }];
  return scene.animate(thing, frames, { duration: 220, delay, easing: "ease-out" });
}

/** @param {DiceBoard} board @param {Scene} scene @param {string} what @param {Point | null | undefined} from @param {Point | null | undefined} to @param {number} delay */
async function fly(board, scene, what, from, to, delay) {
  const sky = board.querySelector(".flights");
  if (!from || !to || !sky) return;
  const thing = scene.put(sky, picture(what));
  const over = { x: (from.x + to.x) / 2, y: Math.max(8, Math.min(from.y, to.y) - 20) };
  const place = (/** @type {Point} */ { x, y }, scale = 1, turn = 0) => `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  const frames = [
    { transform: place(from, 0.4), opacity: 0, easing: "ease-out" },
    { transform: place({ x: from.x, y: from.y - 26 }, 1.15, -20), opacity: 1, offset: 0.25, easing: "ease-in-out" },
    { transform: place(over, 1.3, 90), opacity: 1, offset: 0.6, easing: "ease-in" },
    { transform: place(to, 0.75, 200), opacity: 1 },
  ];
  await scene.animate(thing, frames, { duration: PACE.flight, delay, fill: "both" });
}

/** @param {DiceBoard} board @param {Scene} scene @param {number} seat @param {number} far */
function shake(board, scene, seat, far) {
  const frames = [0, -far, far, -far * 0.7, far * 0.6, -far * 0.3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 8}deg)` }));
  return scene.animate(board.querySelector(`[data-seat="${seat}"]`), frames, { duration: 420, delay: far > 5 ? 0 : 420 });
}

/** @param {DiceBoard} board @param {Scene} scene @param {number} seat */
function cheer(board, scene, seat) {
  const frames = [{ transform: "none" }, { transform: "scale(1.5) rotate(-8deg)", offset: 0.4 }, { transform: "none" }];
  return scene.animate(board.querySelector(`[data-seat="${seat}"] .marks`), frames, { duration: 480, delay: 300, easing: "ease-out" });
}
