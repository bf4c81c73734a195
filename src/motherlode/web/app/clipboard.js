/** A link to copy: with one press, or shown selected where the browser does not let the page copy. */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";

/** Copy a text; whether it was copied. Over plain HTTP a browser has no clipboard, and only the old way is left. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way: what is selected in a field that nobody sees. @param {string} text */
function copySelected(text) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, className: "visually-hidden" });
  document.body.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } finally {
    field.remove();
    before?.focus();
  }
  return copied;
}

export class CopyLink extends LitElement {
  static properties = { words: { attribute: false }, link: {}, label: {}, outcome: { state: true } };

  constructor() {
    super();
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
    this.link = "";
    this.label = "";
    this.outcome = /** @type {"" | "copied" | "by-hand"} */ ("");
  }

  createRenderRoot() {
    return this;
  }

  /** Another link has not been copied yet. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("link")) this.outcome = "";
  }

  async copy() {
    this.outcome = (await copyText(this.link)) ? "copied" : "by-hand";
    if (this.outcome === "copied") return;
    await this.updateComplete;
    this.querySelector("input")?.select();
  }

  render() {
    const { words, link, outcome } = this;
    return html`<button type="button" @click=${this.copy}>${symbol("icon-link")}
        <span role="status">${outcome === "copied" ? words.say("page-copied") : this.label}</span></button>
      ${outcome === "by-hand"
        ? html`<label><span role="alert">${words.say("page-copy-by-hand")}</span>
            <input readonly .value=${link} @focus=${(/** @type {any} */ event) => event.target.select()}></label>`
        : nothing}`;
  }
}

customElements.define("ml-copy-link", CopyLink);
