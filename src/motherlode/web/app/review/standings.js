/** Who played, and who won. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("./record.js").MatchRecord} MatchRecord */

/** @param {Narration} narration @param {MatchRecord} record */
export function renderStandings(narration, record) {
  const { words } = narration;
  const { places, standing } = record.state ?? { places: [], standing: null };
  /** @type {{ ranks: number[], scores: number[], winners: number[] }} */
  const { ranks, scores, winners } = standing ?? { ranks: [], scores: [], winners: [] };
  const order = ranks.map((rank, index) => ({ rank, seat: index + 1 })).sort((a, b) => a.rank - b.rank);
  const won =
    winners.length === 1
      ? narration.say("table-winner", { seat: narration.seat(winners[0]) })
      : narration.say("table-shared", { seats: words.join(winners.map((seat) => narration.name(seat))) });
  return html`<section class="panel standing">
    <h2>${symbol("icon-crown")} ${won}</h2>
    <ol>${order.map(({ rank, seat }) => {
      const { bot } = places[seat - 1];
      return html`<li data-seat=${seat}><span class="rank">${rank}.</span> ${symbol(`dwarf-${seat}`, "face")}
        <span class="who"><span title=${narration.name(seat)}>${narration.name(seat)}</span>
          ${bot ? html`<small>${symbol("icon-bot")} ${words.has(`level-${bot}`) ? words.say(`level-${bot}`) : bot}</small>` : nothing}</span>
        <b>${scores[seat - 1]}</b></li>`;
    })}</ol>
  </section>`;
}
