/** Open a match file: it is kept on the server, and looked back on. Its messages are in the catalog `review`. */

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { refusal } from "../refusal.js";
import { ask } from "./requests.js";

export class OpenMatch extends LitElement {
  static properties = {
    words: { attribute: false },
    busy: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../words.js").Words} */ this.words = /** @type {any} */ (null);
    this.busy = false;
    /** @type {unknown} */ this.problem = null;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Event} event */
  async open(event) {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const [file] = input.files ?? [];
    if (!file || this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      const { body } = await ask("/api/matches", { method: "POST", headers: { "Content-Type": "text/plain" }, body: file });
      this.dispatchEvent(new CustomEvent("go", { detail: `/review/${body.match}`, bubbles: true }));
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
      input.value = ""; // the same file may be chosen again
    }
  }

  render() {
    const { words } = this;
    if (!words) return nothing;
    return html`
      <p class="hint" id="open-match-how">${words.say("page-review-open-how")}</p>
      <input type="file" accept=".mine,text/plain" aria-label=${words.say("page-review-open")} aria-describedby="open-match-how"
        ?disabled=${this.busy} @change=${this.open}>
      ${this.problem ? html`<p class="problem" role="alert">${refusal(words, this.problem)}</p>` : nothing}`;
  }
}

customElements.define("ml-open-match", OpenMatch);
