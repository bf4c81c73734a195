/** The other dwarves: who they are, whether they are there, and what everybody sees of their things. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { renderPresence } from "../presence.js";
import { counted, crystalOf, CRYSTALS, heapOf, heard, lit, tally } from "./pieces.js";

/** @typedef {import("../quartz.js").QuartzBoard} Board */
/** @typedef {import("../quartz.js").Belongings} Belongings */
/** @typedef {import("../quartz.js").Heap} Heap */

/** @param {Board} board */
export function renderOthers(board) {
  const { view, narration, seat } = board;
  const seats = view.seats.map((_, index) => index + 1);
  const others = [...seats.slice(seat), ...seats.slice(0, Math.max(0, seat - 1))]; // clockwise from the viewer
  return html`<ol class="others" data-count=${others.length} aria-label=${narration.words.say("page-quartz-others")}>
    ${others.map((other) => renderOther(board, other))}
  </ol>`;
}

/** @param {Board} board @param {number} seat */
function renderOther(board, seat) {
  const { narration, choices } = board;
  const has = board.view.seats[seat - 1];
  const phrase = `seat ${seat}`;
  const choosing = choices.some((move) => move.startsWith("seat "));
  const cart = CRYSTALS.filter((slug) => has.cart[slug]).map((slug) => counted(narration, slug, has.cart[slug]));
  const load = choosing ? heard(narration.words.join(cart.length ? cart : [narration.say("table-empty")])) : nothing;
  const who = html`${symbol(`dwarf-${seat}`, "face")}<span class="person"><span class="name" title=${narration.name(seat)}>${narration.name(seat)}</span>
    ${renderPresence(board.state, narration, seat)}</span> ${load}`;
  const source = choices.some(crystalOf) && board.source === `cart-${seat}`; // there is something to take from here
  return html`<li class="dwarf" data-seat=${seat} ?data-asked=${board.waited(seat)} ?data-lit=${choices.includes(phrase)}
    ?data-source=${source} ?data-outside=${!has.inside}>
    ${board.waited(seat) ? symbol("lantern", "turn") : nothing}
    ${lit(board, phrase, "who", who, choosing ? phrase : "")}
    <p class="purse" data-place="purse-${seat}">
      ${tally("coin", has.coins, narration.say("table-coins", { count: has.coins }))}
      <span data-place="hand-${seat}">${tally("card-back", has.hand_size, narration.say("table-cards", { count: has.hand_size }))}</span>
      ${has.token ? html`<span class="tally">${symbol("token-experience")}${heard(narration.say("table-token"))}</span>` : nothing}
    </p>
    <div class="things-seen"><div class="load">
      ${has.inside ? symbol("cart", "what") : html`<span class="gone">${symbol("icon-leave")} ${narration.say("table-outside")}</span>`}
      ${heard(narration.say("table-cart"))}
      ${heapOf(board, has.cart, `cart-${seat}`, "small")}
    </div>
    ${renderSafe(board, has, seat)}${renderKnown(board, has, seat)}</div>
  </li>`;
}

/** What is safe from accidents. @param {Board} board @param {Belongings} has @param {number} seat */
function renderSafe(board, has, seat) {
  const part = (/** @type {Heap} */ heap, /** @type {string} */ name, /** @type {string} */ picture) =>
    Object.keys(heap).length
      ? html`<div class="safe">${symbol(picture, "what")}<b class="sum" aria-hidden="true">${Object.values(heap).reduce((sum, count) => sum + count, 0)}</b>${heard(board.narration.say(`table-${name}`))}
          ${heapOf(board, heap, `${name}-${seat}`, "small")}</div>`
      : nothing;
  return html`${part(has.chest, "chest", "chest-closed")}${part(has.hidden, "hidden", "card-what-crystal")}`;
}

/** Cards that everybody saw a dwarf take. @param {Board} board @param {Belongings} has @param {number} seat */
function renderKnown({ narration }, { known = [] }, seat) {
  if (!known.length) return nothing;
  const names = known.map((card) => narration.say(`card-${card}`));
  return html`<span class="known" title=${names.join(", ")}>${known.map((card) => symbol(`card-${card}`))}
    ${heard(narration.words.say("labelled", { label: narration.say("table-known", { seat: narration.seat(seat) }), text: names.join(", ") }))}</span>`;
}
