/**
 * The means of motion in Quartz: pictures that fly over the board as it was before. Whatever is measured is measured
 * before anything is put down, and only transform and opacity are animated. What has arrived lies there, and what has
 * set out is gone, until the scene lands and the board shows the same.
 */

import { picture } from "../../art.js";

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ delay?: number, duration?: number, size?: number, arc?: number, spin?: number, from?: number, to?: number, lies?: string }} Flight */

const TALL = 4 / 3; // a card, by its width

export class Pictures {
  /** @param {HTMLElement} board @param {import("../../stage.js").Scene} scene */
  constructor(board, scene) {
    this.board = board;
    this.scene = scene;
    this.layer = /** @type {HTMLElement} */ (board.querySelector(".motion"));
    /** what has arrived, by place and crystal @type {Map<string, Element[]>} */ this.lying = new Map();
    /** pieces of the board that have set out @type {Set<Element>} */ this.lifted = new Set();
  }

  get over() {
    return this.scene.over;
  }

  // --- where things are

  /** @param {string} name @returns {HTMLElement | null} */
  at(name) {
    return this.board.querySelector(`[data-place="${name}"]`);
  }

  /** The middle of a place, or of a crystal there. @param {string} name @param {string} [crystal] @returns {Point | null} */
  centre(name, crystal) {
    const place =
      this.at(name) ??
      (name === "table" ? this.board.querySelector(".bag-place") : null) ??
      (/^hidden/.test(name) ? this.at(name.replace("hidden", "cart")) : null);
    if (!place) return null;
    return this.point((crystal && place.querySelector(`[data-crystal="${crystal}"]`)) || place, 0.5, 0.5);
  }

  /** A point of an element, on the board: the page may be scrolled meanwhile. @param {Element} element @param {number} across @param {number} down @returns {Point} */
  point(element, across, down) {
    const [box, board] = [element.getBoundingClientRect(), this.layer.getBoundingClientRect()];
    return { x: box.left - board.left + box.width * across, y: box.top - board.top + box.height * down };
  }

  // --- what is shown

  /** Put something there. @template {HTMLElement | SVGElement} Thing @param {Thing} thing @param {Point} point @param {number} [width] @param {number} [height] */
  put(thing, { x, y }, width, height = width) {
    thing.style.left = `${x}px`;
    thing.style.top = `${y}px`;
    if (width) Object.assign(thing.style, { width: `${width}px`, height: `${height}px` });
    return this.scene.put(this.layer, thing);
  }

  /** Something that is there for as long as it moves. @param {HTMLElement | SVGElement} thing @param {Keyframe[]} steps @param {number} duration @param {number} [delay] */
  async pass(thing, steps, duration, delay = 0) {
    await this.move(thing, steps, duration, delay);
    thing.remove();
  }

  /** A picture flies in an arc; where it `lies` then, if it does. @param {string} id @param {Point | null} from @param {Point | null} to @param {Flight} [flight] */
  async fly(id, from, to, { delay = 0, duration = 430, size = 44, arc = 30, spin = 0, from: begins = 1.15, to: ends = 0.85, lies = "" } = {}) {
    if (!from || !to || this.over) return;
    const thing = this.put(picture(id, ""), from, size, id.startsWith("card-") ? size * TALL : size);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const there = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ scale, /** @type {number} */ turn) =>
      `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
    if (lies) this.lying.set(lies, [...(this.lying.get(lies) ?? []), thing]);
    await this.move(
      thing,
      [
        { transform: there(0, 0, begins, 0), opacity: 1, easing: "cubic-bezier(.3,0,.6,1)" },
        { transform: there(dx / 2, dy / 2 - arc, (begins + ends) / 2 + 0.15, spin / 2), opacity: 1, easing: "cubic-bezier(.4,0,.7,1)", offset: 0.5 },
        { transform: there(dx, dy, ends, spin), opacity: 1 },
      ],
      duration,
      delay,
      "both",
    );
    if (!lies) thing.remove();
  }

  /** Light, dust or a sparkle that grows and goes. @param {string} id @param {Point | null} at @param {{ size: number, duration?: number, delay?: number, kind?: string, turn?: number, rise?: number }} how */
  async burst(id, at, { size, duration = 700, delay = 0, kind = "", turn = 40, rise = 0 }) {
    if (!at || this.over) return;
    const thing = this.put(picture(id, ""), at, size);
    thing.dataset.crystal = kind;
    await this.pass(
      thing,
      [
        { transform: "translate(-50%, -50%) scale(.2)", opacity: 0 },
        { transform: `translate(-50%, -50%) translateY(${-rise * 0.7}px) scale(1) rotate(${turn * 0.5}deg)`, opacity: 1, offset: 0.35 },
        { transform: `translate(-50%, -50%) translateY(${-rise}px) scale(1.15) rotate(${turn}deg)`, opacity: 0 },
      ],
      duration,
      delay,
    );
  }

  /** What sets out from a place is there no more. @param {string} place @param {string} crystal @param {number} [delay] */
  lift(place, crystal, delay = 0) {
    const arrived = this.lying.get(`${place} ${crystal}`)?.shift();
    if (arrived) {
      this.move(arrived, [{ opacity: 0 }, { opacity: 0 }], 1, delay, "forwards");
      return;
    }
    const pile = [...(this.at(place)?.querySelectorAll(`[data-crystal="${crystal}"] .crystal`) ?? [])];
    const piece = pile.findLast((one) => !this.lifted.has(one));
    if (!piece) return;
    this.lifted.add(piece);
    this.move(piece, [{ opacity: 0 }, { opacity: 0 }], 1, delay, "forwards");
  }

  /** @param {Element | null} element @param {Keyframe[]} steps @param {number} duration @param {number} [delay] @param {FillMode} [fill] */
  move(element, steps, duration, delay = 0, fill = "backwards") {
    return this.scene.animate(element, steps, { duration, delay, fill });
  }
}
