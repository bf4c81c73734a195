/** The end: everybody's hand lies open, best first, with the points that it came to. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { renderToken } from "./players.js";
import { renderKind } from "./hand.js";
import { kinds, TOKENS } from "./view.js";

/** @typedef {import("../quarry.js").Quarry} Quarry */

/** @param {Quarry} board */
export function renderFinalScores(board) {
  const { view, state } = board;
  const seats = view.seats.map((_, index) => index + 1);
  const ranks = /** @type {number[] | undefined} */ (state.standing?.ranks);
  if (ranks) seats.sort((a, b) => ranks[a - 1] - ranks[b - 1]);
  return html`<ol class="final-scores" aria-label=${board.say("final-scores")}>${seats.map((seat) => renderFinalScore(board, seat))}</ol>`;
}

/** @param {Quarry} board @param {number} seat */
function renderFinalScore(board, seat) {
  const { view, narration, state } = board;
  const { hand, known = [] } = view.seats[seat - 1];
  const stones = hand ?? known; // all hands have been shown
  const points = state.standing?.scores[seat - 1];
  const won = state.standing?.winners.includes(seat);
  return html`<li class="final-score miner hand" data-seat=${seat} ?data-me=${seat === board.seat} ?data-won=${won}>
    <div class="who">
      <span class="portrait">${symbol(`dwarf-${seat}`, "face")}</span>
      <b class="name">${narration.name(seat)}</b>
      ${TOKENS.map(([token, picture]) => (view[token] === seat ? renderToken(board, token, picture) : nothing))}
      ${points === undefined ? nothing : html`<span class="score">${won ? symbol("icon-crown") : nothing}${narration.say("points", { points })}</span>`}
    </div>
    <ul>
      ${kinds(board, stones).map(([kind, count]) => renderKind(board, kind, count))}
      ${stones.length ? nothing : html`<li class="bare">${narration.say("table-cards", { count: 0 })}</li>`}
    </ul>
  </li>`;
}
