/** The end of the game: everybody's cart and chest side by side, best first, with the points that they came to. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { renderHeap, renderPile } from "./crystals.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */

/** @param {DiceBoard} board */
export function renderFinalScores(board) {
  const { view, state } = board;
  const seats = view.seats.map((_, index) => index + 1);
  const ranks = /** @type {number[] | undefined} */ (state?.standing?.ranks);
  if (ranks) seats.sort((a, b) => ranks[a - 1] - ranks[b - 1]);
  return html`<ol class="final-scores" aria-label=${board.page("final-scores")}>${seats.map((seat) => renderFinalScore(board, seat))}</ol>`;
}

/** @param {DiceBoard} board @param {number} seat */
function renderFinalScore(board, seat) {
  const { view, narration, state } = board;
  const { cart, chest, out } = view.seats[seat - 1];
  const points = state?.standing?.scores[seat - 1];
  const won = state?.standing?.winners.includes(seat);
  const reckless = view === state?.view && state.history.at(-1)?.happened.find(({ name, arguments: about }) => name === "reckless" && about.seat === seat);
  return html`<li class="final-score" data-seat=${seat} ?data-me=${seat === board.seat} ?data-won=${won} ?data-out=${out}>
    <div class="who">
      <span class="portrait">${symbol(`dwarf-${seat}`)}</span>
      <span class="called"><b>${narration.name(seat)}</b></span>
      ${points === undefined ? nothing : html`<span class="score">${won ? symbol("icon-crown") : nothing}${narration.say("points", { points })}</span>`}
    </div>
    ${out
      ? html`<p class="gone">${symbol("cart-tipped")}${narration.say("table-out")}</p>`
      : html`
          <div class="holding">${renderHeap(board, "cart", cart)} ${renderPile(board, cart, narration.say("table-cart"))}</div>
          <div class="holding">${renderHeap(board, "chest", chest)} ${renderPile(board, chest, narration.say("table-chest"))}</div>
        `}
    ${reckless ? html`<p class="reckless">${symbol("reckless")}<span>${narration.event(reckless)}</span></p>` : nothing}
  </li>`;
}
