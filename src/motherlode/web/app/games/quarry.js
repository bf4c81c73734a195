/**
 * The board of The Quarry: the crew with their covered ballots, three tunnels, the pile and the discard, the own stones,
 * and what they can pay for. It shows what the view says and offers what `legal` names; there is no rule in here.
 */

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { renderPlayers } from "./quarry/players.js";
import { renderActions } from "./quarry/actions.js";
import { renderHand } from "./quarry/hand.js";
import { play } from "./quarry/motion.js";
import { renderPit } from "./quarry/pit.js";
import { deedOf, movesOf } from "./quarry/view.js";
import { renderFinalScores } from "./quarry/final-scores.js";
import { bringIntoSight } from "./sight.js";

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("./quarry/view.js").Deed} Deed */
/** @typedef {{ hand_size: number, voted: boolean, hand?: string[], known?: string[] }} Miner */
/**
 * @typedef {{ options: { house?: { values?: Record<string, number>, costs?: Record<string, string[]> } },
 *   phase: "vote" | "act" | null, turn: number | null, discard: Record<string, number>, reshuffled: boolean,
 *   tunnels: Record<string, string[]>, badge: number, pickaxe: number | null, piggy: number | null, seats: Miner[],
 *   pending: { votes?: (string | null)[], action?: string, paid?: number, over?: boolean }, deck_size: number }} View
 */

const OWN = ["vote", "act", "pay"]; // questions that are answered on the board itself

export class Quarry extends LitElement {
  /** where lessons point, by their names for it @type {Record<string, string>} */
  lessonParts = {
    badge: "[data-token='badge']",
    crew: ".crew",
    deeds: ".deeds .offers",
    hand: ".hand",
    piles: ".ledge",
    tunnels: ".tunnels",
    "tunnel-B": "[data-tunnel='B']",
  };

  static properties = {
    view: { attribute: false },
    state: { attribute: false },
    narration: { attribute: false },
    seat: { attribute: false },
    legal: { attribute: false },
    picked: { state: true },
    paying: { state: true },
    read: { state: true },
  };

  constructor() {
    super();
    /** @type {View} */ this.view = /** @type {any} */ (null);
    /** @type {TableState} */ this.state = /** @type {any} */ (null);
    /** @type {Narration} */ this.narration = /** @type {any} */ (null);
    this.seat = 0;
    /** @type {string[]} */ this.legal = [];
    /** the deed whose targets are on offer */ this.picked = "";
    /** the move for which somebody chooses what to pay with */ this.paying = "";
    /** the deed that is read about */ this.read = "";
    /** whether the focus is in here: it stays when its button goes */ this.focused = false;
    /** what was asked last */ this.question = "";
  }

  createRenderRoot() {
    return this;
  }

  // --- for the table around it

  /** Whether the board itself has the buttons for every answer. @param {string} question */
  handles(question) {
    return OWN.includes(question);
  }

  /** @param {Happened[]} happened @param {View} before @param {View} after */
  async enact(happened, before, after) {
    await play(this, happened, before, after);
  }

  /** Make a move; what it is paid with is asked before, where there is a choice. @param {string} phrase */
  async move(phrase) {
    if (deedOf(phrase) && this.state.completions(phrase).length > 1) {
      this.picked = deedOf(phrase)?.slug ?? "";
      this.paying = phrase;
      await this.look();
    } else this.send(phrase);
  }

  /** @param {string} phrase @param {string[]} payment */
  send(phrase, ...payment) {
    this.picked = this.read = this.paying = "";
    this.dispatchEvent(new CustomEvent("move", { detail: [phrase, ...payment], bubbles: true }));
  }

  /** Ask why no move that begins so can be made now; the table tells. @param {string} move */
  why(move) {
    this.dispatchEvent(new CustomEvent("why", { detail: { move }, bubbles: true }));
  }

  // --- what somebody looks at

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("seat")) this.picked = this.read = this.paying = "";
    if (this.picked && !movesOf(this, this.picked).length) this.picked = "";
    if (!this.picked || !this.legal.includes(this.paying)) this.paying = "";
    this.focused = this.contains(document.activeElement);
  }

  /** Who plays by keyboard stays on the board when the button just pressed is gone; what is asked comes into sight. @param {Map<string, unknown>} changed */
  updated(changed) {
    if (this.focused && !this.contains(document.activeElement)) {
      /** @type {HTMLElement | null} */ (this.querySelector("button[data-move]") ?? this.querySelector(".pit"))?.focus({ preventScroll: true });
    }
    const question = this.legal.length ? (this.state?.asking?.question ?? "") : "";
    if (!changed.has("legal") || question === this.question) return;
    this.question = question;
    bringIntoSight([...this.querySelectorAll(question === "act" ? ".pass" : "button[data-move]")], ".offers, .hand ul, .pit");
  }

  /** Read what a deed does; where an action is asked for and this is none, also why. @param {Deed} deed */
  study(deed) {
    this.read = deed.slug;
    if (this.legal.includes("pass") && !movesOf(this, deed.slug).length) this.why(deed.verb);
  }

  /** Show what a deed does, and its targets where it can be paid. @param {Deed} deed */
  async pick(deed) {
    this.study(deed);
    this.picked = movesOf(this, deed.slug).length && this.picked !== deed.slug ? deed.slug : "";
    this.paying = "";
    await this.look();
  }

  /** What can be chosen now is in sight and has the focus. */
  async look() {
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(".counsel button"))?.focus({ preventScroll: true });
    this.querySelector(".counsel")?.scrollIntoView({ block: "nearest" });
  }

  /** One step back: from the payment to the targets, if there are several, and from there to the deeds. */
  async drop() {
    const slug = this.picked;
    if (this.paying && movesOf(this, slug).length > 1) {
      this.paying = "";
      await this.look();
      return;
    }
    this.picked = this.paying = "";
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(`[data-deed="${slug}"]`))?.focus();
  }

  // --- words

  /** @param {string} key @param {Record<string, import("../words.js").Argument>} [given] */
  say(key, given) {
    return this.narration.words.say(`page-quarry-${key}`, given);
  }

  /** The label of a move. @param {string} phrase */
  label(phrase) {
    return this.narration.move(phrase, this.state.asking?.about ?? {});
  }

  // --- what is seen

  render() {
    const { view } = this;
    if (!view || !this.narration) return nothing;
    return html`
      <div class="quarry"><div class="floor" data-phase=${view.phase ?? "over"}>
        ${view.pending.over
          ? [renderFinalScores(this), renderPit(this)]
          : [renderPlayers(this), renderPit(this), this.seat ? renderHand(this) : nothing, renderActions(this)]}
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
