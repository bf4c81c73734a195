/**
 * The board of Quartz: The Dice Game. What lies on the table comes from the view, what may be done from the legal
 * moves; dice have no identity in either, so the board keeps each in its slot of the tray for as long as it is kept.
 */

import { html, nothing } from "../../vendor/lit.js";
import { Board } from "./board.js";
import { renderMine, renderOthers } from "./dice/players.js";
import { renderBag, renderDay, roundOf } from "./dice/mine.js";
import { renderFinalScores } from "./dice/final-scores.js";
import { same, settled, showing, unlike } from "./dice/slots.js";
import { renderAnswers, renderTray } from "./dice/tray.js";
import { bringIntoSight } from "./sight.js";

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {{ happened: Happened[], before: DiceView, after: DiceView, moves: import("../state.js").Played[] }} Seen */
/** @typedef {Record<string, number>} Pile */
/** @typedef {{ cart: Pile, chest: Pile, markers: number, out: boolean, sum?: number }} Belongings */
/**
 * @typedef {{ options: Record<string, any>, day: number, round: number, leader: number, turn: number, phase: string | null,
 *   dice: string[], rolls_left: number, used: Record<string, number>, bag: Pile, pairs_left: number, seats: Belongings[],
 *   pending: { question?: string, from?: number, left?: number, table?: Pile, over?: boolean } }} DiceView
 */

const QUESTIONS = ["roll", "act", "return", "store", "give", "from", "take", "leader"];

/** @extends {Board<DiceView>} */
export class DiceBoard extends Board {
  /** where lessons point, by their names for it @type {Record<string, string>} */
  lessonParts = {
    bag: ".bag",
    cart: ".mine [data-place^='cart']",
    chest: ".mine [data-place^='chest']",
    dice: ".tray .dice",
    faces: ".tray .reading",
    markers: ".mine .marks",
    round: ".day .round",
  };

  static properties = { chosen: { state: true } };

  constructor() {
    super();
    /** the face in each slot of the tray @type {string[]} */ this.slots = [];
    /** slots that are to be rolled again @type {Set<number>} */ this.chosen = new Set();
    /** whose dice lie in the tray, and of which round */ this.roll = "";
    /** whether the focus was last in here: it comes back when its button has gone */ this.focused = false;
    /** what was asked last */ this.question = "";
    /** whether the effects of the faces are open to read */ this.reading = matchMedia("(min-width: 45rem) and (min-height: 30.01rem)").matches;
  }

  // --- for the table around it

  /** All questions are answered on the board. @param {string} question */
  handles(question) {
    return QUESTIONS.includes(question);
  }

  /** Everything for the bar, which is drawn before the board is. @param {import("../state.js").TableState} state */
  answers({ legal, view }) {
    return legal.length && view ? renderAnswers(this, legal, view) : nothing;
  }

  /** How far the game is. */
  get headline() {
    const { view, narration } = this;
    return view && narration ? roundOf(this) : "";
  }

  /** The pieces that a line of the log is about. @param {Happened[]} happened */
  pictured(happened) {
    return happened.flatMap(({ arguments: { crystal, face, count = 1 } }) =>
      crystal ? [`crystal-${crystal}`] : face ? Array(count).fill(`face-${face}`) : []).slice(-6);
  }

  /** @param {import("../stage.js").Scene} scene @param {Seen} seen */
  async enact(scene, seen) {
    const { show } = await import("./dice/motion.js"); // not before something moves
    await show(this, scene, seen);
  }

  /** Where the points came from, and the best moment. */
  ending() {
    return import("./dice/ending.js");
  }

  // --- the dice in their slots

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (document.activeElement !== document.body) this.focused = this.contains(document.activeElement);
    if (!changed.has("view") || !this.view) return;
    const last = changed.get("view") && this.view === this.state?.view ? this.state.history.at(-1)?.move : "";
    const { slots, rolled } = this.arranged(this.view, last);
    if (rolled) {
      this.slots = slots;
      this.chosen = new Set();
    }
    if (this.view.phase !== "roll") this.chosen = new Set();
    this.roll = rollOf(this.view);
  }

  /** How the dice of a view lie, and which were rolled for it, if any. @param {DiceView} view @param {string} [last] the move that led there */
  arranged(view, last = "") {
    const { dice } = view;
    if (rollOf(view) !== this.roll || this.slots.length !== dice.length) return { slots: [...dice], rolled: dice.map((_, slot) => slot) };
    const faces = last.startsWith("reroll ") ? last.split(" ").slice(1) : null;
    if (same(this.slots, dice) && !faces) return { slots: this.slots, rolled: null };
    const rolled = faces ? this.picked(faces) : unlike(this.slots, dice);
    return { slots: settled(this.slots, dice, rolled), rolled };
  }

  /** How the dice will lie after a scene. @param {Seen} seen */
  foresee({ after, moves }) {
    const { slots, rolled } = this.arranged(after, moves.at(-1)?.move);
    return { slots, rolled: rolled ?? [] };
  }

  /** Which slots were picked up: what was chosen here, else dice that show the faces named. @param {string[]} faces */
  picked(faces) {
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
    super.updated(changed);
    if (this.focused && document.activeElement === document.body) {
      /** @type {HTMLElement | null} */ (this.querySelector("button.die, button[data-move]"))?.focus({ preventScroll: true });
    }
    if (changed.has("chosen") && this.legal.length) this.dispatchEvent(new CustomEvent("answers", { bubbles: true }));
    const question = this.legal.length ? (this.state?.asking?.question ?? "") : "";
    if (!changed.has("legal") || question === this.question) return;
    this.question = question;
    bringIntoSight([...this.querySelectorAll(question === "roll" ? ".dice" : "button[data-move]")], ".rival, .holding");
  }

  // --- words

  /** @param {string} key @param {Record<string, any>} [given] */
  page(key, given) {
    return this.narration.words.say(`page-dice-${key}`, given);
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

/** Whose roll it is, and of which round. @param {DiceView} view */
function rollOf({ day, round, turn }) {
  return `${day} ${round} ${turn}`;
}

customElements.define("ml-dice", DiceBoard);

/** @param {import("../boards.js").Seen} seen */
export function renderBoard({ view, state, narration, seat, legal }) {
  return html`<ml-dice .view=${view} .state=${state} .narration=${narration} .seat=${seat} .legal=${legal}></ml-dice>`;
}
