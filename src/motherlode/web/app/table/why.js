/** Why something cannot be done now: the rules are asked once for each question, when somebody wants to know. */

import { html, nothing } from "../../vendor/lit.js";
import { addressOf } from "../base.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {{ reason: string, rule: string, moves: string[] }} Reason */

export class Why {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Promise<Reason[]> | null} */ this.reasons = null;
    /** what was asked about last */ this.move = "";
    /** @type {Reason | null} */ this.found = null;
  }

  /** Another question, or other eyes. */
  forget() {
    this.reasons = null;
    this.move = "";
    this.found = null;
  }

  /** Say why a move cannot be made; its beginning is enough, as in `play eureka`. @param {string} move */
  async ask(move) {
    const { page } = this;
    if (!page.shown || page.state?.status !== "playing" || page.past || move === this.move) return;
    this.move = move;
    const { table, shown: seat } = page;
    /** @type {Promise<Reason[]>} */
    const reasons = (this.reasons ??= page.wire.ask("explain", { table, seat }).then((answer) => answer.reasons, () => []));
    const found = (await reasons).find(({ moves }) => moves.some((one) => one === move || one.startsWith(`${move} `)));
    if (reasons !== this.reasons || move !== this.move) return; // something else is wanted by now
    this.found = found ?? null;
    page.requestUpdate();
  }
}

/** @param {TablePage} page @param {Narration} narration */
export function renderWhy({ why, words }, narration) {
  const { found, move } = why;
  return html`<p class="why" role="status">${found
    ? html`${narration.refusalReason(found.reason, move)}
        ${found.rule ? html`<a href=${addressOf(`/rules/${narration.game.name}#${found.rule}`)}>${words.say("page-rule", { rule: found.rule })}</a>` : nothing}`
    : nothing}</p>`;
}
