/** The pit: three tunnels with what lies in them, and the ledge with the draw pile, the free tokens and the discard. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { renderToken } from "./players.js";
import { kinds, listed, points, TOKENS, tunnels, votes } from "./view.js";

/** @typedef {import("../quarry.js").Quarry} Quarry */

/** @param {Quarry} board */
export function renderPit(board) {
  return html`<div class="pit" tabindex="-1">
    <div class="tunnels" role="group" aria-label=${board.say("tunnels")}>${tunnels(board).map((tunnel) => renderTunnel(board, tunnel))}</div>
    <div class="ledge">${renderPile(board)} ${renderMiddle(board)} ${renderDiscard(board)}</div>
  </div>`;
}

/** How crowded a tray is, so that its stones fit. @param {number} stones */
function crowd(stones) {
  return stones > 6 ? "heap" : stones > 4 ? "many" : stones > 2 ? "some" : "few";
}

/** @param {Quarry} board @param {string} tunnel */
function renderTunnel(board, tunnel) {
  const { narration, view, state } = board;
  const stones = view.tunnels[tunnel];
  const name = narration.say(`tunnel-${tunnel}`);
  const move = board.legal.find((one) => one === `vote ${tunnel}` || (board.picked === "collect" && one === `collect ${tunnel}`));
  const about = state.asking?.about.tunnel === tunnel && view === state.view;
  const face = html`
    ${symbol(`tunnel-${tunnel}`, "arch")}
    ${renderVoters(board, tunnel)}
    <span class="tray" data-many=${crowd(stones.length)}>
      ${stones.length ? stones.map((stone) => symbol(`stone-${stone}`, "stone")) : html`<span class="bare" aria-hidden="true">${narration.say("table-empty")}</span>`}
    </span>
    <span class="sign" aria-hidden="true"><span>${name}</span><small>${stones.length ? narration.say("points", { points: points(board, stones) }) : nothing}</small></span>`;
  if (!move) return html`<div class="tunnel" role="group" data-tunnel=${tunnel} ?data-about=${about} aria-label="${name}: ${listed(board, stones)}">${face}</div>`;
  return html`<button type="button" class="tunnel" data-tunnel=${tunnel} data-move=${move} aria-label="${board.label(move)}: ${listed(board, stones)}"
    @click=${() => board.move(move)}>${face}</button>`;
}

/** Who went where, in faces. @param {Quarry} board @param {string} ballot */
function renderVoters(board, ballot) {
  const seats = votes(board).flatMap((vote, index) => (vote === ballot ? [index + 1] : []));
  if (!seats.length) return nothing;
  const text = board.say("voters", { names: board.narration.words.join(seats.map((seat) => board.narration.name(seat))) });
  return html`<span class="voters" role="img" aria-label=${text} title=${text}>
    ${seats.map((seat) => html`<span data-voter=${seat} data-seat=${seat}>${symbol(`dwarf-${seat}`)}</span>`)}
  </span>`;
}

/** @param {Quarry} board */
function renderPile(board) {
  const { view, narration } = board;
  const inPile = view.reshuffled && !view.pending.over; // where the gold is
  const text = narration.say("table-pile", { count: view.deck_size });
  const face = html`
    <span class="stack" ?data-empty=${!view.deck_size}>${symbol("card-back")}<b aria-hidden="true">${view.deck_size}</b>
      ${inPile ? html`<span class="nugget">${symbol("stone-gold")}</span>` : nothing}</span>
    <span class="sign"><span>${narration.say("tunnel-draw")}</span>${inPile ? html`<small>${renderGold(board)}</small>` : nothing}</span>
    ${renderVoters(board, "draw")}`;
  const move = board.legal.find((one) => one === "vote draw");
  return move
    ? html`<button type="button" class="pile" data-tunnel="draw" data-move=${move} aria-label="${board.label(move)}: ${text}" @click=${() => board.move(move)}>${face}</button>`
    : html`<div class="pile" role="group" data-tunnel="draw" aria-label=${text}>${face}</div>`;
}

/** That the gold is in the pile, and how near it is where odds are shown. @param {Quarry} board */
function renderGold({ view, state, narration }) {
  if (state?.info?.odds === false || !view.deck_size) return narration.say("table-gold-pile");
  return narration.words.say("page-quarry-gold-odds", { percent: Math.round(100 / view.deck_size) });
}

/** The tokens that nobody has. @param {Quarry} board */
function renderMiddle(board) {
  const free = TOKENS.filter(([token]) => board.view[token] === null);
  return html`<div class="free" role="group" aria-label=${board.narration.say("table-middle")}>${free.map(([token, picture]) => renderToken(board, token, picture))}</div>`;
}

/** @param {Quarry} board */
function renderDiscard(board) {
  const { view, narration } = board;
  const stones = Object.entries(view.discard).flatMap(([kind, count]) => Array(count).fill(kind));
  const top = view.discard.gold ? "gold" : stones.at(-1);
  return html`<details class="discard">
    <summary>
      <span class="stack" ?data-empty=${!stones.length}>${top ? symbol(`stone-${top}`) : nothing}<b aria-hidden="true">${stones.length}</b></span>
      <span class="sign"><span>${narration.say("table-discard")}</span><span class="visually-hidden">${stones.length}</span></span>
    </summary>
    <ul>${kinds(board, stones).map(([kind, count]) => html`<li>${symbol(`stone-${kind}`)} ${narration.say(`card-${kind}.count`, { count })}</li>`)}
      ${stones.length ? nothing : html`<li>${narration.say("table-empty")}</li>`}</ul>
  </details>`;
}
