/** An address where nothing is. */

import { html, LitElement } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { addressOf } from "./base.js";

export class Nowhere extends LitElement {
  static properties = { words: { attribute: false } };

  constructor() {
    super();
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { words } = this;
    return html`<main class="nowhere">
      ${symbol("mine-entrance", "scene")}
      <h1>${words.say("page-nothing-here")}</h1>
      <p>${words.say("page-nothing-here-how")}</p>
      <p><a class="button big" href=${addressOf("/")}>${symbol("icon-step-back")} ${words.say("page-to-lobby")}</a></p>
    </main>`;
  }
}

customElements.define("ml-nowhere", Nowhere);
