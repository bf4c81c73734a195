/** Why something was not done, in words. Most people never read one: the sentences come with the first. */

import { LitElement, html } from "../vendor/lit.js";
import { Refused } from "./wire.js";

/** What stands in a page for an error. @param {import("./words.js").Words} words @param {unknown} error */
export function refusal(words, error) {
  return html`<ml-refusal .words=${words} .error=${error}></ml-refusal>`;
}

class Refusal extends LitElement {
  static properties = { words: { attribute: false }, error: { attribute: false } };

  constructor() {
    super();
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
    /** @type {unknown} */ this.error = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { words, error } = this;
    if (!(error instanceof Refused)) return words.say("page-connection-lost");
    const { reason, details } = error;
    const [catalog, key] = reason.startsWith("mistake-") ? ["mistakes", reason] : ["refusals", `refuse-${reason}`];
    if (words.has(key)) return words.say(key, details);
    words.need(catalog).then(() => words.has(key) && this.requestUpdate(), () => {}); // the reason alone must do
    return reason;
  }
}
customElements.define("ml-refusal", Refusal);
