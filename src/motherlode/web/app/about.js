/** About this server, or this page: what there is besides it, for people who write programs, and the credits. */

import { html, LitElement } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { addressOf, STATIC } from "./base.js";

/** what it is, and where */
const ADDRESSES = [
  ["page-protocol", "/protocol.json"],
  ["page-api", "/openapi.json"],
  ["page-tables", "/api/tables"],
  ["page-health", "/health"],
  ["page-ready", "/ready"],
  ["page-metrics", "/metrics"],
];

export class About extends LitElement {
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
    return html`<main class="about">
      ${symbol("logo", "large")}
      ${STATIC ? this.renderPage() : this.renderServer()}
      <p class="hint">${words.say("page-notice")}</p>
      <p><a class="button" href=${addressOf("/")}>${symbol("icon-step-back")} ${words.say("page-to-lobby")}</a></p>
    </main>`;
  }

  renderServer() {
    const { words } = this;
    return html`<h1>${words.say("page-about")}</h1>
      <p>${words.say("page-programs-how")}</p>
      <ul>${ADDRESSES.map(([key, address]) => html`<li><a href=${addressOf(address)}>${words.say(key)} <code>${addressOf(address)}</code></a></li>`)}</ul>`;
  }

  /** Where there is no server. */
  renderPage() {
    const { words } = this;
    return html`<h1>${words.say("page-about-static")}</h1>
      <p>${words.say("page-alone-how")}</p>
      <p>${words.say("page-alone-server")} <code>motherlode serve</code></p>`;
  }
}

customElements.define("ml-about", About);
