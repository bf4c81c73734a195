/** The players: the others with what they carry, oneself with cart and chest large, and who can be chosen. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { renderPresence } from "../presence.js";
import { renderHeap, renderPile, total } from "./crystals.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */

/** The picture on a dwarf's button, by question. @type {Record<string, string>} */
const PICKS = { give: "face-transfer", from: "face-steal", leader: "marker-leader" };

/** All but oneself, clockwise. @param {DiceBoard} board */
export function renderOthers(board) {
  const around = board.view.seats.map((_, index) => index + 1);
  const first = board.seat ? around.indexOf(board.seat) + 1 : 0;
  const others = [...around.slice(first), ...around.slice(0, first)].filter((seat) => seat !== board.seat);
  return html`<ol class="rivals" aria-label=${board.page("others")}>${others.map((seat) => renderRival(board, seat))}</ol>`;
}

/** Another dwarf: who, the cart, the chest. @param {DiceBoard} board @param {number} seat */
function renderRival(board, seat) {
  const { view, narration, legal } = board;
  const { out, cart, chest } = view.seats[seat - 1];
  const taking = view.pending.question === "take" && view.pending.from === seat && legal.length > 0;
  return html`<li class="rival" data-seat=${seat} ?data-turn=${acts(board, seat)} ?data-out=${out} ?data-lit=${legal.includes(`seat ${seat}`) || taking}>
    ${renderWho(board, seat)}
    ${out
      ? html`<p class="gone">${narration.say("table-out")}</p>`
      : html`
          <div class="load cart" data-place="cart-${seat}">${symbol("cart", "thing")}${renderPile(board, cart, narration.say("table-cart"), taking ? "take" : "")}</div>
          <div class="load chest" data-place="chest-${seat}">${symbol("chest-closed", "thing")}<b class="sum" aria-hidden="true">${total(chest)}</b>${renderPile(board, chest, narration.say("table-chest"))}</div>
        `}
    ${renderPick(board, seat)}
  </li>`;
}

/** @param {DiceBoard} board */
export function renderMine(board) {
  const { view, narration, seat } = board;
  const { out, cart, chest } = view.seats[seat - 1];
  const storing = view.pending.question === "store" && board.legal.length > 0;
  return html`<section class="mine" data-seat=${seat} ?data-turn=${acts(board, seat)} ?data-out=${out} aria-label=${board.page("yours")}>
    ${renderWho(board, seat)} ${renderPick(board, seat)}
    ${out
      ? html`<p class="gone">${symbol("cart-tipped")}${narration.say("table-out")}</p>`
      : html`
          <div class="holding" data-place="cart-${seat}" ?data-lit=${storing}>
            <h3>${narration.say("table-cart")}</h3>
            ${renderHeap(board, "cart", cart)} ${renderPile(board, cart, narration.say("table-cart"), storing ? "store" : "")}
          </div>
          <div class="holding" data-place="chest-${seat}">
            <h3>${narration.say("table-chest")}</h3>
            ${renderHeap(board, "chest", chest)} ${renderPile(board, chest, narration.say("table-chest"))}
          </div>
        `}
  </section>`;
}

/** Whether the dice are a seat's. @param {DiceBoard} board @param {number} seat */
function acts({ view }, seat) {
  return !view.pending.over && view.turn === seat;
}

/** @param {DiceBoard} board @param {number} seat */
function renderWho(board, seat) {
  const { view, narration } = board;
  const { markers, sum, cart } = view.seats[seat - 1];
  const limit = view.options.house?.limit ?? narration.game.printed.limit;
  const falls = view.options.ending === "last-will-be-first" && !view.seats[seat - 1].out && cart.unstable;
  return html`<div class="who">
    <span class="portrait">${symbol(`dwarf-${seat}`)}</span>
    <span class="called"><b class="name" title=${narration.name(seat)}>${narration.name(seat)}</b>${renderPresence(board.state, narration, seat)}</span>
    <span class="marks">
      ${acts(board, seat) ? renderMark("die-rolling", board.page("has-dice"), "", "turn") : nothing}
      ${view.leader === seat ? renderMark("marker-leader", narration.say("table-leader")) : nothing}
      ${markers ? renderMark("marker-reroll", narration.say("table-markers", { count: markers }), `${markers}`) : nothing}
      ${falls ? renderMark("crystal-unstable", board.page("limit", { count: cart.unstable, limit }), `${cart.unstable}/${limit}`) : nothing}
      ${sum === undefined || view.day === 1 ? nothing : renderMark("day-marker", narration.say("table-sum", { points: sum }), `${sum}`)}
    </span>
  </div>`;
}

/** @param {string} picture @param {string} text @param {string} [count] @param {string} [kind] */
function renderMark(picture, text, count = "", kind = "") {
  return html`<span class="mark ${kind}" title=${text}>${symbol(picture)}${count ? html`<span aria-hidden="true">${count}</span>` : nothing}<span class="visually-hidden">${text}</span></span>`;
}

/** A dwarf that may be chosen: to get a crystal, to lose one, to lead. @param {DiceBoard} board @param {number} seat */
function renderPick(board, seat) {
  const phrase = `seat ${seat}`;
  const question = board.view.pending.question ?? "";
  if (!board.legal.includes(phrase)) return nothing;
  return html`<button type="button" class="pick" data-move=${phrase} @click=${() => board.play(phrase)}>
    ${symbol(PICKS[question] ?? "icon-check")}<span>${board.page(`pick-${question}`, { other: board.narration.seat(seat) })}</span>
  </button>`;
}
