/** Why something was not done, in words. Most people never read one: the sentences come with the first. */

import { LitElement, html } from "../vendor/lit.js";
import { RefusedCommand } from "./wire.js";

/** What stands in a page for an error. @param {import("./words.js").Words} words @param {unknown} error */
export function refusal(words, error) {
  return html`<ml-refusal .words=${words} .error=${error}></ml-refusal>`;
}

class RefusalNotice extends LitElement {
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
    if (!(error instanceof RefusedCommand)) return words.say("page-connection-lost");
    const { reason, details } = error;
    const [catalog, key] = wordsFor(reason);
    if (words.has(key)) return words.say(key, details);
    words.need(catalog).then(() => words.has(key) && this.requestUpdate(), () => {}); // the reason alone must do
    return reason;
  }
}

/** The catalog of a reason, and its message in it; some are only a page's, where it has no server. @param {string} reason */
function wordsFor(reason) {
  if (reason.startsWith("mistake-")) return ["mistakes", reason];
  return reason.startsWith("needs-server-") ? ["offline", `page-${reason}`] : ["refusals", `refuse-${reason}`];
}

customElements.define("ml-refusal", RefusalNotice);
