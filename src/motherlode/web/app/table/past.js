/** A moment that is looked back at: what happened there, and the steps from it. It stands where the question stands else. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {{ move: number, view: any, happened: import("../state.js").Happened[] }} Past */

/** @type {Record<string, number | "now">} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1, Escape: "now" };

/** Where a key leads. @param {KeyboardEvent} event */
export function stepOf({ key, altKey, ctrlKey, metaKey, target }) {
  const typing = /** @type {HTMLElement} */ (target).matches("input, select, textarea");
  return typing || altKey || ctrlKey || metaKey ? undefined : KEYS[key];
}

/** @param {TablePage} page @param {Past} past @param {Narration} narration */
export function renderPast(page, past, narration) {
  const { words } = page;
  const step = (/** @type {number} */ by, /** @type {string} */ icon, /** @type {string} */ text, never = false) =>
    html`<button type="button" aria-label=${text} title=${text} ?disabled=${never} @click=${() => page.lookBack(past.move + by)}>${symbol(icon)}</button>`;
  return html`<section class="ask past" aria-label=${words.say("page-looking-back")}>
    <div role="status">
      <p class="question">${symbol("icon-undo")} ${words.say("page-past", { move: past.move })}</p>
      <p class="then">${narration.events(past.happened).join(" ")}</p>
    </div>
    ${page.asked ? html`<p class="hint">${words.say("page-asked-meanwhile")}</p>` : nothing}
    <div class="steps-back">
      ${step(-1, "icon-step-back", words.say("page-step-back"), past.move === 0)}
      ${step(1, "icon-step-forward", words.say("page-step-forward"))}
      <button type="button" class="now" @click=${() => (page.past = null)}>${words.say("page-present")}</button>
    </div>
  </section>`;
}
