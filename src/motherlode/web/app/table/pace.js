/** How fast scenes play: a button that lands what still plays, and a small panel with the speeds (`pace-panel.js`). */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";

/** @typedef {import("../table.js").TablePage} TablePage */

/** @param {TablePage} page */
export function renderPace(page) {
  const { stage, words } = page;
  const { paused } = stage;
  const pace = words.say("page-pace");
  return html`<div class="pace">
    ${stage.busy && paused ? renderButton("step", "icon-step-forward", words.say("page-pace-step"), () => stage.step()) : nothing}
    ${stage.busy ? renderButton("skip", "icon-skip", words.say("page-pace-skip"), () => stage.land()) : nothing}
    <button type="button" class="tool" data-pace="open" popovertarget="pace" aria-label=${pace} title=${pace} ?data-paused=${paused}>
      ${symbol(paused ? "icon-pause" : "icon-clock")}</button>
    <div id="pace" popover role="group" aria-label=${pace} @beforetoggle=${() => page.bring("pace-panel")}>
      ${page.parts["pace-panel"]?.renderPanel(page) ?? nothing}</div>
  </div>`;
}

/** @param {string} name @param {string} picture @param {string} text @param {() => void} press */
function renderButton(name, picture, text, press) {
  return html`<button type="button" class="tool" data-pace=${name} aria-label=${text} title=${text} @click=${press}>${symbol(picture)}</button>`;
}
