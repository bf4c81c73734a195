/**
 * What concerns the owner of a table, and seldom comes up: that it was arranged, for everybody who might sit down, and what
 * the owner can do about talk. It is loaded, with its words, where it is first needed.
 */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";

class OwnersPart extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** The words, once they are there. @param {import("./words.js").Words} words @param {(words: import("./words.js").Words) => unknown} said */
  with(words, said) {
    if (words.has("talk-clear")) return said(words);
    words.need("owner").then(() => words.has("talk-clear") && this.requestUpdate(), () => {});
    return nothing;
  }
}

/** What was not left as the box has it. */
class Arranged extends OwnersPart {
  static properties = { words: { attribute: false }, arranged: { attribute: false } };

  constructor() {
    super();
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
    /** @type {string[]} */ this.arranged = [];
  }

  render() {
    return this.with(this.words, (words) => html`<p class="arranged">${symbol("icon-warning")} ${words.say(`arranged-${this.arranged.join("-")}`)}</p>`);
  }
}

/** Take away what was said, and let somebody say nothing any more. */
class Moderation extends OwnersPart {
  // the state is the same object, whatever happens at the table
  static properties = { page: { attribute: false }, state: { attribute: false, hasChanged: () => true } };

  constructor() {
    super();
    /** @type {import("./table.js").TablePage} */ this.page = /** @type {any} */ (null);
    /** @type {import("./state.js").TableState} */ this.state = /** @type {any} */ (null);
  }

  render() {
    const { page, state } = this;
    const others = state.places.flatMap(({ kind }, index) => (kind === "person" && !page.seats.includes(index + 1) ? [index + 1] : []));
    return this.with(page.words, (words) => html`<details class="moderation"><summary>${words.say("talk-moderation")}</summary>
      <p>${state.chat.length
        ? html`<button type="button" @click=${() => page.send("clear")}>${words.say("talk-clear")}</button>`
        : nothing}
      ${[0, ...others].map((seat) => this.renderMute(words, seat))}</p></details>`);
  }

  /** @param {import("./words.js").Words} words @param {number} seat */
  renderMute(words, seat) {
    const on = !this.state.muted.includes(seat);
    const key = `talk-${on ? "mute" : "unmute"}${seat ? "" : "-spectators"}`;
    return html`<button type="button" aria-pressed=${!on} @click=${() => this.page.send("mute", { seat, on })}>
      ${words.say(key, { name: seat ? (this.page.narration?.name(seat) ?? "") : "" })}</button>`;
  }
}

customElements.define("ml-arranged", Arranged);
customElements.define("ml-moderation", Moderation);
