/**
 * The board of The Quarry: the crew with their covered ballots, three tunnels, the pile and the discard, the own stones,
 * and what they can pay for. It shows what the view says and offers what `legal` names; there is no rule in here.
 */

import { html, nothing } from "../../vendor/lit.js";
import { Board } from "./board.js";
import { renderPlayers } from "./quarry/players.js";
import { renderActions, renderAnswers } from "./quarry/actions.js";
import { renderHand } from "./quarry/hand.js";
import { renderPit } from "./quarry/pit.js";
import { actionOf, movesOf } from "./quarry/view.js";
import { renderFinalScores } from "./quarry/final-scores.js";
import { renderLedger, voteOf } from "./quarry/vote.js";
import { bringIntoSight } from "./sight.js";

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("./quarry/view.js").Action} Action */
/** @typedef {{ hand_size: number, voted: boolean, hand?: string[], known?: string[] }} Miner */
/**
 * @typedef {{ options: { house?: { values?: Record<string, number>, costs?: Record<string, string[]> } },
 *   phase: "vote" | "act" | null, turn: number | null, discard: Record<string, number>, reshuffled: boolean,
 *   tunnels: Record<string, string[]>, badge: number, pickaxe: number | null, piggy: number | null, seats: Miner[],
 *   pending: { votes?: (string | null)[], action?: string, paid?: number, over?: boolean }, deck_size: number }} View
 */

const OWN = ["vote", "act", "pay"]; // questions that are answered on the board itself

/** @extends {Board<View>} */
export class Quarry extends Board {
  /** where lessons point, by their names for it @type {Record<string, string>} */
  lessonParts = {
    badge: "[data-token='badge']",
    crew: ".crew",
    actions: ".actions .offers",
    hand: ".hand",
    piles: ".ledge",
    tunnels: ".tunnels",
    "tunnel-B": "[data-tunnel='B']",
  };

  static properties = {
    picked: { state: true },
    paying: { state: true },
    read: { state: true },
  };

  constructor() {
    super();
    /** the action whose targets are on offer */ this.picked = "";
    /** the move for which somebody chooses what to pay with */ this.paying = "";
    /** the action that is read about */ this.read = "";
    /** whether the focus is in here: it stays when its button goes */ this.focused = false;
    /** what was asked last */ this.question = "";
    /** whether to pass until the next vote */ this.passing = false;
    /** the question that was passed for it */ this.passed = -1;
  }

  // --- for the table around it

  /** Whether the board itself has the buttons for every answer. @param {string} question */
  handles(question) {
    return OWN.includes(question);
  }

  /** Everything for the bar, which is drawn before the board is. @param {TableState} state */
  answers({ legal }) {
    return renderAnswers(this, legal);
  }

  /** How far the game is: of a vote, or of actions. */
  get headline() {
    return this.view?.phase && this.narration ? this.say(`phase-${this.view.phase}`) : "";
  }

  /** The pieces that a line of the log is about. @param {Happened[]} happened */
  pictured(happened) {
    return happened.flatMap(({ name, arguments: { card, count = 1 } }) => (card && name !== "lost" ? Array(count).fill(`stone-${card}`) : [])).slice(0, 6);
  }

  /** What the log has as a table, and not in words; the votes begin a chapter of this name. */
  tabled = { "showed-vote": "page-quarry-the-vote", laid: "" };

  /** A round of votes as a small table, and what lies in the tunnels. @param {Happened[]} happened */
  ledger(happened) {
    return renderLedger(this, happened);
  }

  /** @param {import("../stage.js").Scene} scene @param {{ happened: Happened[], before: View, after: View }} seen */
  async enact(scene, { happened, before, after }) {
    const { play } = await import("./quarry/motion.js"); // not before something moves
    await play(this, scene, happened, before, after);
  }

  /** What is worth a longer look. @param {{ happened: Happened[] }} seen */
  async ceremony({ happened }) {
    if (!happened.some(({ name }) => name === "showed-vote")) return null;
    return voteOf(this, happened);
  }

  /** Where the points came from, and the best moment. */
  ending() {
    return import("./quarry/ending.js");
  }

  /** Make a move; what it is paid with is asked before, where there is a choice. @param {string} phrase */
  async move(phrase) {
    if (actionOf(phrase) && this.state.completions(phrase).length > 1) {
      this.picked = actionOf(phrase)?.slug ?? "";
      this.paying = phrase;
      await this.look();
    } else this.send(phrase);
  }

  /** @param {string} phrase @param {string[]} payment */
  send(phrase, ...payment) {
    this.picked = this.read = this.paying = "";
    this.play(phrase, ...payment);
  }

  /** Pass now, and whenever it is asked again before the next vote: whatever the hand is by then. */
  passOn() {
    this.passing = true;
    this.passed = this.state?.asking?.number ?? -1;
    this.send("pass");
  }

  // --- what somebody looks at

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("seat") || this.view?.phase !== "act") this.passing = false;
    if (changed.has("seat")) this.picked = this.read = this.paying = "";
    if (this.picked && !movesOf(this, this.picked).length) this.picked = "";
    if (!this.picked || !this.legal.includes(this.paying)) this.paying = "";
    this.focused = this.contains(document.activeElement);
  }

  /** For people who play by keyboard the focus stays on the board when the button is gone; the question is scrolled into view. @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    if (this.focused && !this.contains(document.activeElement)) {
      /** @type {HTMLElement | null} */ (this.querySelector("button[data-move]") ?? this.querySelector(".pit"))?.focus({ preventScroll: true });
    }
    const number = this.state?.asking?.number ?? -1;
    if (this.passing && this.legal.includes("pass") && number !== this.passed) {
      this.passed = number;
      this.send("pass");
    }
    if (changed.has("picked") || changed.has("paying")) this.dispatchEvent(new CustomEvent("answers", { bubbles: true }));
    const question = this.legal.length ? (this.state?.asking?.question ?? "") : "";
    if (!changed.has("legal") || question === this.question) return;
    this.question = question;
    bringIntoSight([...this.querySelectorAll(question === "act" ? ".action[data-lit]" : "button[data-move]")], ".offers, .hand ul, .pit");
  }

  /** Show what an action does, and its targets where it can be paid. @param {Action} action */
  async pick(action) {
    this.read = action.slug;
    this.picked = movesOf(this, action.slug).length && this.picked !== action.slug ? action.slug : "";
    this.paying = "";
    await this.look();
  }

  /** One step back: from the payment to the targets, if there are several, and from there to the actions. */
  async drop() {
    const slug = this.picked;
    if (this.paying && movesOf(this, slug).length > 1) {
      this.paying = "";
      await this.look();
      return;
    }
    this.picked = this.paying = "";
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(`[data-action="${slug}"]`))?.focus();
  }

  // --- words

  /** @param {string} key @param {Record<string, import("../words.js").Argument>} [given] */
  say(key, given) {
    return this.narration.words.say(`page-quarry-${key}`, given);
  }

  // --- what is seen

  render() {
    const { view } = this;
    if (!view || !this.narration) return nothing;
    return html`
      <div class="quarry"><div class="floor" data-phase=${view.phase ?? "over"}>
        ${view.pending.over
          ? [renderFinalScores(this), renderPit(this)]
          : [renderPlayers(this), renderPit(this), html`<div class="reach">${this.seat ? renderHand(this) : nothing}${renderActions(this)}</div>`]}
      </div></div>
      <div class="quarry-flight" aria-hidden="true"></div>
    `;
  }
}

customElements.define("ml-quarry", Quarry);

/** @param {import("../boards.js").Seen} seen */
export function renderBoard({ view, state, narration, seat, legal }) {
  return html`<ml-quarry .view=${view} .state=${state} .narration=${narration} .seat=${seat} .legal=${legal}></ml-quarry>`;
}
