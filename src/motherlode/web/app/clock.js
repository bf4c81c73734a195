/** The time that is left for a decision, counted down by the server's clock. */

import { html, LitElement } from "../vendor/lit.js";
import { symbol } from "./art.js";

const SECOND = 1000;
const SHORT = 10 * SECOND; // told by colour, besides the number

export class Clock extends LitElement {
  static properties = { wire: { attribute: false }, until: { attribute: false } };

  constructor() {
    super();
    /** @type {import("./wire.js").Wire} */ this.wire;
    /** server time, in milliseconds since 1970 */ this.until = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */ this.ticking = undefined;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.role = "timer";
    this.ticking = setInterval(() => this.requestUpdate(), SECOND);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  render() {
    const left = Math.max(0, this.until - this.wire.now());
    this.toggleAttribute("data-short", left < SHORT);
    return html`${symbol("icon-clock")}${told(left)}`;
  }
}

/** Minutes and seconds, or hours too. @param {number} milliseconds */
function told(milliseconds) {
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, "0") : part)).join(":");
}

customElements.define("ml-clock", Clock);
