/**
 * The board of Quartz: the other dwarves above, the mine with its bag in the middle, what is yours below. What may be
 * done now is lit where it lies, and everything but the cards stands in the bar under the thumb, too. No rule is in
 * here: the server says what is legal.
 */

import { html, nothing } from "../../vendor/lit.js";
import { Board } from "./board.js";
import { renderAnswers } from "./quartz/answers.js";
import { haulOf, renderLedger, TABLED } from "./quartz/ledger.js";
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
 * @typedef {{ options: { edition?: string, rulings?: Record<string, string>, house?: Record<string, any> }, day: number, turn: number, first: number, bag: Heap,
 *   discard: Heap, deck_size: number, bravery: { card?: string, coins: number }[], seats: Belongings[], pending: Pending }} View
 */

const FROM_THE_TABLE = ["eureka", "gimme-a-hand"]; // "take" is about what was drawn, else about somebody's cart
// What a log line is pictured by.
const PICTURES = /** @type {Record<string, string>} */ ({ crystal: "crystal", card: "card" });

/** @extends {Board<View>} */
export class QuartzBoard extends Board {
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

  static properties = { raised: { state: true }, picked: { state: true } };

  constructor() {
    super();
    /** what was carried to town, by the sale @type {WeakMap<import("../state.js").Happened, Heap>} */ this.hauls = new WeakMap();
    /** the sales since the last day ended @type {import("../state.js").Happened[]} */ this.night = [];
    /** the number of the question that was seen last */ this.answering = -1;
    /** where the last move was made by key, until the next question takes the focus @type {"" | "board" | "bar"} */ this.moved = "";
    /** the card that is read, where nothing hovers */ this.raised = "";
    /** the card that is to be played, until it is aimed at somebody: the move */ this.picked = "";
  }

  /** Every legal move has its button on the board, or in the bar that is made here. */
  handles() {
    return true;
  }

  /** The answers for the bar: everything but the cards. @param {import("../state.js").TableState} state @param {import("../narration.js").Narration} narration */
  answers(state, narration) {
    return renderAnswers(this, state, narration);
  }

  /** @param {import("../stage.js").Scene} scene @param {{ happened: import("../state.js").Happened[], before: View }} seen */
  async enact(scene, { happened, before }) {
    const { show } = await import("./quartz/motion.js"); // not before something moves
    await show(this, scene, happened, before);
  }

  /** Whatever has landed, seen or not. @param {import("./quartz/ledger.js").Landed} landed */
  witness(landed) {
    const { happened, before } = landed;
    if (happened.some(({ name }) => name === "day-ended")) this.night = [];
    if (!before) return;
    for (const sale of happened) {
      if (sale.name !== "sold") continue;
      this.night.push(sale);
      this.hauls.set(sale, haulOf(sale.arguments.seat, landed));
    }
  }

  /** What is worth a longer look. @param {import("./quartz/ledger.js").Landed} landed */
  async ceremony({ happened, before }) {
    if (!happened.some(({ name }) => name === "day-began" || name === "game-over")) return null;
    const { nightOf } = await this.later();
    return nightOf(this, before.day);
  }

  /** What the first night needs. */
  later() {
    return import("./quartz/night.js");
  }

  /** Where the coins came from, and the best moment. */
  ending() {
    return import("./quartz/ending.js");
  }

  /** Whether seats are out for the day, and have nothing to do but watch. @param {number[]} seats */
  idle(seats) {
    return !this.view?.pending.over && seats.every((seat) => this.view?.seats[seat - 1].inside === false);
  }

  /** Make a move; a card that can be aimed at several waits until it is, and can be put back. @param {string} phrase @param {Event} event @param {"board" | "bar"} [where] */
  choose(phrase, event, where = "board") {
    this.moved = /** @type {UIEvent} */ (event).detail ? "" : where;
    if (this.targets.includes(phrase)) this.play(this.picked, phrase);
    else if (phrase.startsWith("play ") && this.state.completions(phrase).length > 1) this.pick(phrase);
    else this.play(phrase);
  }

  /** At whom the picked card can be aimed: moves, each after the card. */
  get targets() {
    return this.picked ? this.state.completions(this.picked).map(([target]) => target) : [];
  }

  /** All that may be chosen now. */
  get choices() {
    return [...this.legal, ...this.targets];
  }

  /** @param {string} phrase */
  async pick(phrase) {
    this.picked = phrase;
    await this.look();
  }

  /** Put the picked card back into the hand. */
  async drop() {
    const card = this.picked;
    this.picked = this.raised = "";
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(`[data-move="${card}"]`))?.focus({ preventScroll: true });
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("seat") || !this.legal.includes(this.picked)) this.picked = "";
  }

  /** A card: where nothing hovers it is read first, and played by the second touch. @param {string} card @param {string} phrase @param {Event} event */
  touch(card, phrase, event) {
    const reads = matchMedia("(hover: none)").matches && this.raised !== card;
    this.raised = reads ? card : "";
    if (!reads) this.choose(phrase, event);
  }

  /** How far the game is. */
  get headline() {
    const { view, narration } = this;
    return view && narration ? narration.say("table-day", { day: view.day, days: this.days }) : "";
  }

  get days() {
    return this.view.options.house?.days ?? this.narration.game.printed.days;
  }

  /** The pieces that a line of the log is about. @param {import("../state.js").Happened[]} happened */
  pictured(happened) {
    return happened.flatMap(({ arguments: about }) =>
      Object.entries(PICTURES).flatMap(([kind, family]) => (about[kind] ? [`${family}-${about[kind]}`] : [])).slice(0, 1)).slice(0, 6);
  }

  /** What the log has as tables. */
  tabled = TABLED;

  /** What the night brought as a small table. @param {import("../state.js").Happened[]} happened */
  ledger(happened) {
    return renderLedger(this, happened);
  }

  /** A new question is under the fingers of somebody who plays by keyboard. */
  updated(/** @type {Map<string, unknown>} */ changed) {
    super.updated(changed);
    if (changed.has("picked")) this.dispatchEvent(new CustomEvent("answers", { bubbles: true }));
    const number = this.state?.asking?.number ?? -1;
    if (!this.legal.length || number === this.answering) return;
    this.answering = number;
    const lost = !document.activeElement || document.activeElement === document.body;
    const place = this.moved === "bar" ? this.closest(".table")?.querySelector(".ask") : this;
    if (this.moved && lost) /** @type {HTMLElement | null | undefined} */ (place?.querySelector("[data-move]"))?.focus();
    this.moved = "";
  }

  // --- what is asked

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
