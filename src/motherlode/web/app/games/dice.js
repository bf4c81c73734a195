/**
 * The board of Quartz: The Dice Game. What lies on the table comes from the view, what may be done from the legal
 * moves; dice have no identity in either, so the board keeps each in its slot of the tray for as long as it is kept.
 */

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { renderMine, renderOthers } from "./dice/players.js";
import { renderBag, renderDay } from "./dice/mine.js";
import { show } from "./dice/motion.js";
import { renderFinalScores } from "./dice/final-scores.js";
import { same, settled, showing, unlike } from "./dice/slots.js";
import { renderTray } from "./dice/tray.js";
import { bringIntoSight } from "./sight.js";

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {Record<string, number>} Pile */
/** @typedef {{ cart: Pile, chest: Pile, markers: number, out: boolean, sum?: number }} Belongings */
/**
 * @typedef {{ options: Record<string, any>, day: number, round: number, leader: number, turn: number, phase: string | null,
 *   dice: string[], rolls_left: number, used: Record<string, number>, bag: Pile, pairs_left: number, seats: Belongings[],
 *   pending: { question?: string, from?: number, left?: number, table?: Pile, over?: boolean } }} DiceView
 */

const QUESTIONS = ["roll", "act", "return", "store", "give", "from", "take", "leader"];

export class DiceBoard extends LitElement {
  /** where lessons point, by their names for it @type {Record<string, string>} */
  lessonParts = {
    bag: ".bag",
    cart: ".mine [data-place^='cart']",
    chest: ".mine [data-place^='chest']",
    dice: ".tray .dice",
    faces: ".tray .deeds",
    markers: ".mine .marks",
    round: ".day .round",
  };

  static properties = {
    view: { attribute: false },
    state: { attribute: false },
    narration: { attribute: false },
    seat: { attribute: false },
    legal: { attribute: false },
    chosen: { state: true },
  };

  constructor() {
    super();
    /** @type {DiceView} */ this.view = /** @type {any} */ (null); // until the table says
    /** @type {import("../state.js").TableState} */ this.state = /** @type {any} */ (null);
    /** @type {import("../narration.js").Narration} */ this.narration = /** @type {any} */ (null);
    this.seat = 0;
    /** @type {string[]} */ this.legal = [];
    /** the face in each slot of the tray @type {string[]} */ this.slots = [];
    /** slots that were rolled last @type {number[]} */ this.rolled = [];
    /** slots that are to be rolled again @type {Set<number>} */ this.chosen = new Set();
    /** whose dice lie in the tray, and of which round */ this.roll = "";
    /** whether the focus was last in here: it comes back when its button has gone */ this.focused = false;
    /** what was asked last */ this.question = "";
    /** whether the effects of the faces are open to read */ this.reading = matchMedia("(min-width: 45rem)").matches;
  }

  createRenderRoot() {
    return this;
  }

  // --- for the table around it

  /** All questions are answered on the board. @param {string} question */
  handles(question) {
    return QUESTIONS.includes(question);
  }

  /** @param {Happened[]} happened @param {DiceView} before */
  enact(happened, before) {
    return show(this, happened, before);
  }

  /** @param {string} phrase */
  play(phrase) {
    this.dispatchEvent(new CustomEvent("move", { detail: phrase, bubbles: true }));
  }

  /** Ask why no move that begins so can be made now; the table tells. @param {string} move */
  why(move) {
    this.dispatchEvent(new CustomEvent("why", { detail: { move }, bubbles: true }));
  }

  // --- the dice in their slots

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (document.activeElement !== document.body) this.focused = this.contains(document.activeElement);
    if (!changed.has("view") || !this.view) return;
    const { dice, turn, round, day } = this.view;
    const roll = `${day} ${round} ${turn}`;
    if (roll !== this.roll || this.slots.length !== dice.length) {
      this.slots = [...dice];
      this.rolled = this.slots.map((_, slot) => slot);
      this.chosen = new Set();
    } else if (!same(this.slots, dice) || this.lastReroll(changed.get("view"))) {
      this.rolled = this.picked(changed.get("view"));
      this.slots = settled(this.slots, dice, this.rolled);
      this.chosen = new Set();
    }
    if (this.view.phase !== "roll") this.chosen = new Set();
    this.roll = roll;
  }

  /** The faces that the newest move rolled again, if the view is the newest. @param {DiceView | null | undefined} before */
  lastReroll(before) {
    const last = this.state?.history.at(-1)?.move ?? "";
    return before && this.view === this.state?.view && last.startsWith("reroll ") ? last.split(" ").slice(1) : null;
  }

  /** Which slots were picked up: what was chosen here, else dice that show the faces named. @param {DiceView | null | undefined} before */
  picked(before) {
    const faces = this.lastReroll(before);
    if (!faces) return unlike(this.slots, this.view.dice);
    const mine = [...this.chosen];
    return same(mine.map((slot) => this.slots[slot]), faces) ? mine : showing(this.slots, faces);
  }

  /** @param {number} slot */
  choose(slot) {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(slot)) chosen.add(slot);
    this.chosen = chosen;
  }

  /** The chosen dice as the action table names them: faces in the order of the faces. */
  get reroll() {
    const order = this.narration.game.pieces.face;
    const faces = [...this.chosen].map((slot) => this.slots[slot]);
    return `reroll ${faces.sort((a, b) => order.indexOf(a) - order.indexOf(b)).join(" ")}`;
  }

  /** What can be done comes into sight when another question is asked. @param {Map<string, any>} changed */
  updated(changed) {
    if (this.focused && document.activeElement === document.body) {
      /** @type {HTMLElement | null} */ (this.querySelector("button.die, button[data-move]"))?.focus({ preventScroll: true });
    }
    const question = this.legal.length ? (this.state?.asking?.question ?? "") : "";
    if (!changed.has("legal") || question === this.question) return;
    this.question = question;
    const places = this.querySelectorAll(question === "roll" ? ".bar" : "button[data-move]:not(.keep)");
    bringIntoSight([...places], ".rival, .holding, .deed");
  }

  // --- words

  /** @param {string} key @param {Record<string, any>} [given] */
  page(key, given) {
    return this.narration.words.say(`page-dice-${key}`, given);
  }

  /** The label of a move. @param {string} phrase */
  named(phrase) {
    return this.narration.move(phrase, this.state?.asking?.about ?? {});
  }

  // --- what is seen

  render() {
    const { view, narration } = this;
    if (!view || !narration) return nothing;
    const over = view.pending.over ?? false;
    return html`
      <div class="dice-board" data-seats=${view.seats.length} ?data-mine=${this.legal.length > 0} ?data-over=${over} ?data-watching=${!this.seat}>
        ${renderDay(this)}
        ${over ? renderFinalScores(this) : [renderOthers(this), renderTray(this), this.seat ? renderMine(this) : nothing]}
        ${renderBag(this)}
      </div>
      <div class="flights" aria-hidden="true"></div>
    `;
  }
}

customElements.define("ml-dice", DiceBoard);

/** @param {import("../boards.js").Seen} seen */
export function renderBoard({ view, state, narration, seat, legal }) {
  return html`<ml-dice .view=${view} .state=${state} .narration=${narration} .seat=${seat} .legal=${legal}></ml-dice>`;
}
