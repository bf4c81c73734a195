/**
 * The board of Quartz: the other dwarves above, the mine with its bag in the middle, what is yours below. What may be
 * done now is lit where it lies, and everything but the cards stands in the bar under the thumb, too. No rule is in
 * here: the server says what is legal.
 */

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { show } from "./quartz-motion.js";
import { renderAnswers } from "./quartz/answers.js";
import { renderMine } from "./quartz/mine.js";
import { renderOthers } from "./quartz/others.js";
import { renderOwn } from "./quartz/own.js";

/** @typedef {Record<string, number>} Heap crystals by slug */
/**
 * @typedef {{ cart: Heap, chest: Heap, hidden: Heap, coins: number, token: boolean, inside: boolean, hand_size: number,
 *   hand?: string[], known?: string[] }} Belongings
 */
/**
 * @typedef {{ question?: string, asked?: number, card?: string, target?: number, giver?: number, table?: Heap,
 *   picked?: string, left?: number, last?: number, over?: boolean }} Pending
 */
/**
 * @typedef {{ options: { edition?: string, house?: Record<string, any> }, day: number, turn: number, first: number, bag: Heap,
 *   discard: Heap, deck_size: number, bravery: { card?: string, coins: number }[], seats: Belongings[], pending: Pending }} View
 */

const FROM_THE_TABLE = ["eureka", "gimme-a-hand"]; // "take" is about what was drawn, else about somebody's cart
const DWELL = 250; // milliseconds that the pointer rests on something before it is told why it is not lit

export class QuartzBoard extends LitElement {
  /** where lessons point, by their names for it @type {Record<string, string>} */
  lessonParts = {
    bag: ".bag-place",
    bravery: ".sky .bravery",
    cart: ".own .cart-scene",
    chest: ".own .chest-scene",
    content: ".content",
    day: ".sky .day",
    hand: ".own .hand",
    odds: ".odds",
    purse: ".own .purse",
    token: ".own .token",
  };

  static properties = {
    view: { attribute: false },
    state: { attribute: false },
    narration: { attribute: false },
    seat: { attribute: false },
    legal: { attribute: false },
  };

  constructor() {
    super();
    /** @type {View} */ this.view = /** @type {any} */ (null);
    /** @type {import("../state.js").TableState} */ this.state = /** @type {any} */ (null);
    /** @type {import("../narration.js").Narration} */ this.narration = /** @type {any} */ (null);
    /** the viewer; 0 watches */ this.seat = 0;
    /** @type {string[]} */ this.legal = [];
    /** the number of the question that was seen last */ this.answering = -1;
    /** where the last move was made by key, until the next question takes the focus @type {"" | "board" | "bar"} */ this.moved = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.dwelling = undefined;
  }

  createRenderRoot() {
    return this;
  }

  /** Every legal move has its button on the board, or in the bar that is made here. */
  handles() {
    return true;
  }

  /** The answers for the bar: everything but the cards. @param {import("../state.js").TableState} state @param {import("../narration.js").Narration} narration */
  answers(state, narration) {
    return renderAnswers(this, state, narration);
  }

  /** @param {import("../state.js").Happened[]} happened @param {View | null} before */
  async enact(happened, before) {
    await show(this, happened, before);
  }

  /** @param {string} phrase @param {Event} event @param {"board" | "bar"} [where] */
  choose(phrase, event, where = "board") {
    this.moved = /** @type {UIEvent} */ (event).detail ? "" : where;
    this.dispatchEvent(new CustomEvent("move", { detail: phrase, bubbles: true }));
  }

  /** Ask why a move is not lit. @param {string} move its beginning */
  wonder(move) {
    this.dispatchEvent(new CustomEvent("why", { detail: { move }, bubbles: true }));
  }

  /** The pointer rests somewhere, or it has gone. @param {string} [move] */
  dwell(move) {
    clearTimeout(this.dwelling);
    if (move) this.dwelling = setTimeout(() => this.wonder(move), DWELL);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.dwelling);
  }

  /** A new question is under the fingers of who plays by keyboard. */
  updated() {
    const number = this.state?.asking?.number ?? -1;
    if (!this.legal.length || number === this.answering) return;
    this.answering = number;
    const lost = !document.activeElement || document.activeElement === document.body;
    const place = this.moved === "bar" ? this.closest(".table")?.querySelector(".ask") : this;
    if (this.moved && lost) /** @type {HTMLElement | null | undefined} */ (place?.querySelector("[data-move]"))?.focus();
    this.moved = "";
  }

  // --- what is asked

  /** What the open question is about. @returns {Record<string, any>} */
  get about() {
    return this.state?.asking?.about ?? {};
  }

  /** The place of the crystals that are asked for. */
  get source() {
    const { question } = this.state?.asking ?? {};
    const { card, other } = this.about;
    if (question === "keep" || (question === "take" && FROM_THE_TABLE.includes(card))) return "table";
    return question === "take" ? `cart-${other}` : `cart-${this.seat}`;
  }

  /** Whether the table waits for a seat. @param {number} seat */
  waited(seat) {
    const { turn, pending } = this.view;
    return !pending.over && (pending.asked ?? turn) === seat;
  }

  render() {
    const { view, narration } = this;
    if (!view || !narration) return nothing;
    return html`${renderOthers(this)}${renderMine(this)}${this.seat ? renderOwn(this) : nothing}
      <div class="motion" aria-hidden="true"></div>`;
  }
}

customElements.define("ml-quartz", QuartzBoard);

/** @param {import("../boards.js").Seen} seen */
export function renderBoard({ view, state, narration, seat, legal }) {
  return html`<ml-quartz .view=${view} .state=${state} .narration=${narration} .seat=${seat} .legal=${legal}></ml-quartz>`;
}
