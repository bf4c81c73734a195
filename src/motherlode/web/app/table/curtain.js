/** The curtain between people who share one screen: behind it there is nothing, until the right one lifts it. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { moveText, wholes } from "./story.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */

const NEWS = 4; // lines of what everybody has seen since the last one looked

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderCurtain(page, state, narration) {
  const { words, hot } = page;
  const news = wholes(state.history.slice(page.lifted)).slice(-NEWS);
  const stay = (/** @type {Event} */ event) => event.preventDefault();
  return html`<main class="table" data-game=${state.game} data-status=${state.status}>
    <dialog class="curtain" aria-label=${words.say("page-curtain")} @cancel=${stay} @close=${() => page.requestUpdate()}>
      ${symbol(`dwarf-${hot.curtain}`, "large")}
      <p class="for">${words.say("page-curtain-for", { seat: narration.name(hot.curtain) })}</p>
      ${news.length ? html`<ul class="news" aria-label=${words.say("page-log")}>${news.map(({ moves }) => html`<li>${moveText(moves, narration)}</li>`)}</ul>` : nothing}
      ${hot.round ? html`<p class="hint">${words.say("page-curtain-around")}</p>` : nothing}
      <button type="button" class="big" autofocus @click=${() => page.lift()}>${words.say("page-curtain-lift")}</button>
    </dialog>
  </main>`;
}
