/** The house rules of a table, for its people and those who may join: every number that is not the printed one. */

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { groupLabel, groupsOf, isChanged, pieceLabel, placeLabel, valueOf } from "./numbers.js";

/** @typedef {import("./numbers.js").Value} Value */

class HouseChanges extends LitElement {
  static properties = { words: { attribute: false }, info: { attribute: false }, house: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../words.js").Words} */ this.words = /** @type {any} */ (null);
    /** @type {import("../narration.js").GameInfo} */ this.info = /** @type {any} */ (null);
    /** @type {Record<string, any>} */ this.house = {};
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { words, info, house } = this;
    if (!words.has("page-house-printed")) {
      words.need("house").then(() => words.has("page-house-printed") && this.requestUpdate(), () => {});
      return nothing;
    }
    const groups = groupsOf(info).map(({ key, places }) => ({ key, places: places.filter((place) => isChanged(house, place)) }));
    return html`<ul class="house-changes">${groups.filter(({ places }) => places.length).map(({ key, places }) => html`<li>
      <b>${groupLabel(words, info, key)}</b> ${places.map((place) => this.renderPlace(place))}</li>`)}</ul>`;
  }

  /** @param {import("./numbers.js").Place} place */
  renderPlace(place) {
    const { words, info, house } = this;
    const text = this.text(valueOf(house, place));
    const label = place.path.length > 1 ? words.say("labelled", { label: placeLabel(words, info, place), text }) : text;
    return html`<span>${label} <small>(${words.say("page-house-printed", { printed: this.text(place.printed) })})</small></span>`;
  }

  /** @param {Value} value */
  text(value) {
    return Array.isArray(value) ? value.map((one) => pieceLabel(this.words, this.info, one)).join(" · ") : String(value);
  }
}

customElements.define("ml-house-changes", HouseChanges);
