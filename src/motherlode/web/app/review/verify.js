/** The draws, checked: what was computed anew, what that proves, and what it does not. */

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { addressOf, STATIC } from "../base.js";
import { refusal } from "../refusal.js";
import { ask } from "./requests.js";

/** @typedef {import("../narration.js").Narration} Narration */
/**
 * @typedef {{ holds: boolean, seeds: number, moves: number, draws: number, over: boolean, commitment: string,
 *   problem: { reason: string, arguments?: Record<string, any> } | null }} Verified
 */

export class Verify extends LitElement {
  static properties = {
    match: { attribute: false },
    narration: { attribute: false },
    nonces: { attribute: false },
    verdict: { state: true },
    busy: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {Narration} */ this.narration = /** @type {any} */ (null);
    /** what each seat added to chance @type {string[]} */ this.nonces = [];
    /** @type {Verified | null} */ this.verdict = null;
    this.busy = false;
    /** @type {unknown} */ this.problem = null;
  }

  createRenderRoot() {
    return this;
  }

  async check() {
    if (this.busy) return;
    this.busy = true;
    this.problem = this.verdict = null;
    try {
      this.verdict = (await ask(`/api/matches/${this.match}/verify`)).body;
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }

  render() {
    if (!this.narration) return nothing;
    const { words } = this.narration;
    return html`<section class="panel verify">
      <h2>${symbol("icon-verify")} ${words.say("page-review-fair")}</h2>
      <p class="hint">${words.say(STATIC ? "page-review-fair-how-here" : "page-review-fair-how")}</p>
      <div class="doing">
        <button type="button" ?disabled=${this.busy} @click=${this.check}>${symbol("icon-verify")} ${words.say("page-review-verify")}</button>
        <a class="button" href=${addressOf(`/api/matches/${this.match}/export`)} download>${symbol("icon-download")} ${words.say("page-download")}</a>
      </div>
      <div role="status">${this.busy ? words.say("page-review-verifying") : this.verdict ? this.renderVerdict(this.verdict) : nothing}</div>
      ${this.problem ? html`<p class="problem" role="alert">${refusal(words, this.problem)}</p>` : nothing}
    </section>`;
  }

  /** @param {Verified} verdict */
  renderVerdict(verdict) {
    const { words } = this.narration;
    const { seeds, moves, draws, commitment, problem } = verdict;
    if (problem) {
      const why = words.say(problem.reason, problem.arguments ?? {});
      return html`<p class="verdict" data-holds="no">${symbol("icon-warning")} <span>${words.say("verify-fails", { why })}</span></p>`;
    }
    return html`
      <p class="verdict" data-holds="yes">${symbol("icon-check")} <span>${words.say("verify-holds", { seeds, moves, draws })}</span></p>
      <p>${words.say("verify-proves")}</p>
      <p>${words.say("verify-leaves")}</p>
      <p class="digits">${words.say("verify-compare", { commitment })}</p>
      <ul class="digits">${this.nonces.map((nonce, index) => html`<li>${words.say(nonce ? "verify-nonce" : "verify-no-nonce", { seat: index + 1, nonce })}</li>`)}</ul>
      <p>${words.say("page-review-verify-yourself")} <code>motherlode verify motherlode-${this.match}.mine</code></p>`;
  }
}

customElements.define("ml-verify", Verify);
