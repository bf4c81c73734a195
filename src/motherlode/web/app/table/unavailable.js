/** The table cannot be shown: why, and where to go from here. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { addressOf } from "../base.js";

/** @typedef {import("../table.js").TablePage} TablePage */

/** @param {TablePage} page @param {import("../wire.js").RefusedCommand} error */
export function renderUnavailable(page, error) {
  const { words } = page;
  const seat = error.reason === "not-your-seat"; // the table is there, but somebody else may be meant
  return html`<main class="table"><section class="gone" role="alert">
    ${symbol("icon-warning", "large")}
    <h1>${words.say("page-gone")}</h1>
    <p>${seat ? words.say("page-gone-seat") : page.refusal(error)}</p>
    <p class="next">
      <a class="button big" href=${addressOf("/")}>${words.say("page-to-lobby")}</a>
      ${seat ? html`<button type="button" @click=${() => page.watch()}>${symbol("icon-watch")} ${words.say("page-watch")}</button>` : nothing}
    </p>
  </section></main>`;
}
