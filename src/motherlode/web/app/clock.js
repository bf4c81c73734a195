/** The time that is left for a decision, or while answers stay covered, counted down by the server's clock. */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";

const SECOND = 1000;
const SHORT = 10 * SECOND; // shown by colour, besides the number

export class Clock extends LitElement {
  static properties = { wire: { attribute: false }, until: { attribute: false }, from: { attribute: false } };

  constructor() {
    super();
    /** @type {import("./wire.js").Wire} */ this.wire = /** @type {any} */ (null); // given from outside
    /** server time, in milliseconds since 1970 */ this.until = 0;
    /** where it began: then it is short, shown as a ring that closes, and gone when it is over */ this.from = 0;
    /** the end that the ring runs to */ this.running = 0;
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

  /** A ring runs by itself from where it is now. */
  updated() {
    const left = this.until - this.wire.now();
    const ring = this.querySelector("circle");
    if (!ring || this.running === this.until || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.running = this.until;
    ring.animate([{ strokeDashoffset: 1 - left / (this.until - this.from) }, { strokeDashoffset: 1 }], { duration: Math.max(1, left), fill: "forwards" });
  }

  render() {
    const left = Math.max(0, this.until - this.wire.now());
    if (this.from) return left ? html`<svg class="ring" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" pathLength="1"></circle></svg>` : nothing;
    this.toggleAttribute("data-short", left < SHORT);
    return html`${symbol("icon-clock")}${written(left)}`;
  }
}

/** Minutes and seconds, or hours too. @param {number} milliseconds */
function written(milliseconds) {
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, "0") : part)).join(":");
}

customElements.define("ml-clock", Clock);
