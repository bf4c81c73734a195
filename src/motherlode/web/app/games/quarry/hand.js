/** The own stones: each kind with its worth, and while something is paid for, which of them pay. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { cost, actionOf, kinds, points } from "./view.js";

/** @typedef {import("../quarry.js").Quarry} Quarry */

/** @param {Quarry} board */
export function renderHand(board) {
  const { narration, seat, view } = board;
  const { hand, hand_size: count } = view.seats[seat - 1];
  if (!hand) return renderCovered(board, count);
  const piggy = narration.say("action-take-piggy.effect");
  return html`<section class="hand" aria-label=${narration.say("table-hand")}>
    <header>
      <h2>${narration.say("table-hand")}</h2>
      <p>${narration.say("points", { points: points(board, hand) })}
        ${view.piggy === seat ? html`<span title=${piggy}>${symbol("piggy-bank")}<span class="visually-hidden">${piggy}</span></span>` : nothing}</p>
    </header>
    ${renderPaying(board)}
    <ul>
      ${kinds(board, hand).map(([kind, count]) => renderKind(board, kind, count))}
      ${hand.length ? nothing : html`<li class="bare">${narration.say("table-cards", { count: 0 })}</li>`}
    </ul>
  </section>`;
}

/** What everybody at the screen sees of a hand. @param {Quarry} board @param {number} count */
function renderCovered({ narration }, count) {
  return html`<section class="hand" data-covered aria-label=${narration.say("table-hand")}>
    <header><h2>${narration.say("table-hand")}</h2><p>${narration.say("table-cards", { count })}</p></header>
    <ul>${Array.from({ length: count }, () => html`<li><span class="kind"><span class="look">${symbol("card-back")}</span></span></li>`)}</ul>
  </section>`;
}

/** Stones of a kind, one upon the other. @param {Quarry} board @param {string} kind @param {number} count */
export function renderKind(board, kind, count) {
  const { narration } = board;
  const move = board.legal.find((one) => one === `pay ${kind}`);
  const face = html`<span class="look">${symbol(`stone-${kind}`)}</span>
    <b class="worth" aria-hidden="true">${points(board, [kind])}</b>
    ${count > 1 ? html`<b class="count" aria-hidden="true">×${count}</b>` : nothing}
    <span class="name" aria-hidden="true">${narration.say(`card-${kind}`)}</span>`;
  const text = narration.say("table-held", { text: narration.say(`card-${kind}.count`, { count }), points: points(board, [kind]) });
  return html`<li data-kind=${kind} data-count=${Math.min(count, 3)}>
    ${move
      ? html`<button type="button" data-move=${move} aria-label="${board.label(move)}: ${text}" @click=${() => board.move(move)}>${face}</button>`
      : html`<span class="kind">${face}<span class="visually-hidden">${text}</span></span>`}
  </li>`;
}

/** How far a payment has come. @param {Quarry} board */
function renderPaying(board) {
  const { action, paid = 0 } = board.view.pending;
  const paying = actionOf(action);
  if (!paying || board.view.turn !== board.seat) return nothing;
  return html`<p class="paying">${symbol(`action-${paying.slug}`)} <span>${board.say("paying", { move: board.label(action ?? "") })}</span>
    <span class="cost" aria-hidden="true">${cost(board, paying).map(
      (shape, index) => html`<span ?data-paid=${index < paid} ?data-owed=${index === paid}>${symbol(index < paid ? "icon-check" : `shape-${shape}`)}</span>`,
    )}</span>
  </p>`;
}
