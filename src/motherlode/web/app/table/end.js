/** The end: who won, with how much, and what can be done next. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderEnd(page, state, narration) {
  const { words } = page;
  /** @type {{ ranks: number[], scores: number[], winners: number[] }} */
  const { ranks, scores, winners } = state.standing;
  const order = ranks.map((rank, index) => ({ rank, seat: index + 1 })).sort((a, b) => a.rank - b.rank);
  const family = narration.has("table-winner") ? narration.game.short_name : "general";
  const won =
    winners.length === 1
      ? words.say(`${family}-table-winner`, { seat: narration.seat(winners[0]) })
      : words.say(`${family}-table-shared`, { seats: words.join(winners.map((seat) => narration.name(seat))) });
  return html`<section class="end" role="status">
    <h2>${symbol("icon-crown")} ${won}</h2>
    <ol>${order.map(({ rank, seat }) => html`<li data-seat=${seat}><span class="rank">${rank}.</span>${symbol(`dwarf-${seat}`, "face")}
      <span>${narration.name(seat)}</span> <b>${scores[seat - 1]}</b></li>`)}</ol>
    <p class="next">
      ${page.seats.length ? html`<button type="button" class="big" @click=${() => page.again()}>${words.say("page-again")}</button>` : nothing}
      <a class="button" href="/review/${state.table}">${symbol("icon-step-back")} ${words.say("page-look-back")}</a>
      <a class="button" href="/api/matches/${state.table}/export" download>${symbol("icon-download")} ${words.say("page-download")}</a>
    </p>
  </section>`;
}
