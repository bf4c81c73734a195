/** What every board is given by the table around it, and what it asks of that table. It is a plain element without a shadow root. */

import { LitElement } from "../../vendor/lit.js";

/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */

const DWELL = 250; // milliseconds that the pointer rests on something before the page says why it is not lit
const SETTLING = 700; // milliseconds for which a press may still have been meant for what was there before

/**
 * What is not lit bears the beginning of its move, `data-why`: who rests on it, presses it or comes to it by keyboard is
 * told why it cannot be made. What slid under the pointer was not meant.
 * @template View what the game writes of itself
 */
export class Board extends LitElement {
  /** @type {Record<string, { attribute?: boolean, state?: boolean }>} */
  static properties = {
    view: { attribute: false },
    state: { attribute: false },
    narration: { attribute: false },
    seat: { attribute: false },
    legal: { attribute: false },
  };

  constructor() {
    super();
    /** @type {View} */ this.view = /** @type {any} */ (null); // until the table says
    /** @type {TableState} */ this.state = /** @type {any} */ (null);
    /** @type {Narration} */ this.narration = /** @type {any} */ (null);
    /** the viewer; 0 watches */ this.seat = 0;
    /** @type {string[]} */ this.legal = [];
    /** when the board has last changed */ this.changedAt = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.dwelling = undefined;
    this.addEventListener("click", ({ target }) => this.settled && this.wonder(target));
    this.addEventListener("mousemove", ({ target, movementX, movementY }) => (movementX || movementY) && this.dwell(target, DWELL));
    this.addEventListener("mouseleave", () => clearTimeout(this.dwelling));
    this.addEventListener("focusin", ({ target }) => {
      if (/** @type {Element} */ (target).matches(":focus-visible")) this.dwell(target, Math.max(0, this.changedAt + SETTLING - performance.now()));
    });
    this.addEventListener("focusout", () => clearTimeout(this.dwelling));
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("view") || changed.has("legal")) this.changedAt = performance.now();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.dwelling);
  }

  /** What completes a move stands in the bar, and has the focus. */
  async look() {
    await this.updateComplete;
    await new Promise(requestAnimationFrame); // the bar is drawn by then
    /** @type {HTMLElement | null | undefined} */ (this.closest(".table")?.querySelector(".answers .targets button"))?.focus({ preventScroll: true });
  }

  /** Whether the board has been as it is for long enough to be aimed at. */
  get settled() {
    return performance.now() - this.changedAt > SETTLING;
  }

  /** Somebody rests there: once they have for long enough, the page says why it is not lit. @param {EventTarget | null} target @param {number} time */
  dwell(target, time) {
    clearTimeout(this.dwelling);
    this.dwelling = setTimeout(() => this.wonder(target), time);
  }

  /** @param {EventTarget | null} target */
  wonder(target) {
    const unlit = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest("[data-why]"));
    if (unlit?.isConnected && unlit.dataset.why) this.why(unlit.dataset.why);
  }

  createRenderRoot() {
    return this;
  }

  /** What the open question is about. @returns {Record<string, any>} */
  get about() {
    return this.state?.asking?.about ?? {};
  }

  /** The label of a move. @param {string} phrase */
  label(phrase) {
    return this.narration.move(phrase, this.about);
  }

  /** Make a move. @param {string} phrase @param {string[]} completion */
  play(phrase, ...completion) {
    this.dispatchEvent(new CustomEvent("move", { detail: [phrase, ...completion], bubbles: true }));
  }

  /** Ask why no move that begins like this can be made now; the table answers. @param {string} move */
  why(move) {
    this.dispatchEvent(new CustomEvent("why", { detail: { move }, bubbles: true }));
  }
}
