/** What the log of Quartz shows as small tables: who sold what, who drew a card, and the new bravery bonuses. */

import { html } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { CRYSTALS, HAZARD } from "./pieces.js";

/** @typedef {import("../quartz.js").QuartzBoard} Board */
/** @typedef {import("../quartz.js").Heap} Heap */
/** @typedef {import("../quartz.js").View} View */
/** @typedef {import("../../state.js").Happened} Happened */
/** @typedef {{ happened: Happened[], before: View }} Landed what has happened, and how things were before */

const IN_TOWN = "store"; // the question of the night, when all that a dwarf has lies on the cart already
const PILED = 3; // pictures of one crystal; more are a number
/** Each event of a table, and none of them begins a chapter. @type {Record<string, string>} */
export const TABLED = { sold: "", "drew-card": "", "laid-bonus": "" };

/** @param {Board} board @param {Happened[]} happened */
export function renderLedger(board, happened) {
  switch (happened[0]?.name) {
    case "sold":
      return html`<span class="ledger" aria-hidden="true">${happened.map((event) => renderSale(board, event))}</span>`;
    case "drew-card":
      return html`<span class="strip" aria-hidden="true">${happened.map(({ arguments: { seat, card } }) =>
        html`<span data-seat=${seat} title=${board.narration.name(seat)}>${symbol(`dwarf-${seat}`)}${symbol(card ? `card-${card}` : "card-back")}</span>`)}</span>`;
    case "laid-bonus":
      return html`<span class="strip" aria-hidden="true">${symbol("bravery")}${happened.map(({ arguments: { card, coins } }) =>
        html`<span>${card ? symbol(`card-${card}`) : ""}${coins ? html`${coins} ${symbol("coin")}` : card ? "" : "–"}</span>`)}</span>`;
  }
  return undefined;
}

/** What a dwarf carried to town, if somebody has seen it, the set that it made, and the coins. @param {Board} board @param {Happened} event */
function renderSale({ narration, hauls }, event) {
  const { seat, coins, bonus } = event.arguments;
  const pictures = Object.entries(hauls.get(event) ?? {}).flatMap(([slug, count]) =>
    count > PILED ? [symbol(`crystal-${slug}`), html`×${count}`] : Array.from({ length: count }, () => symbol(`crystal-${slug}`)));
  return html`<span data-seat=${seat} title=${narration.name(seat)}>${symbol(`dwarf-${seat}`)}
    <span class="got">${pictures}${bonus === "none" ? "" : html`<small>${narration.say(`bonus-${bonus}`)}</small>`}</span>
    <b>+${coins} ${symbol("coin")}</b></span>`;
}

/** What a dwarf sold: what it had, less what it stored or lost meanwhile. @param {number} seat @param {Landed} landed */
export function haulOf(seat, { happened, before }) {
  const { cart, hidden, chest } = before.seats[seat - 1];
  const its = happened.filter(({ arguments: about }) => about.seat === seat);
  const heaps = before.pending.question === IN_TOWN ? [cart] : [its.some(({ name }) => name === "accident") ? {} : cart, hidden, chest];
  const stored = (/** @type {string} */ slug) => its.filter(({ name, arguments: about }) => name === "stored" && about.crystal === slug).length;
  const mined = (/** @type {string} */ slug) => its.filter(({ name, arguments: about }) => name === "mined" && about.crystal === slug).length;
  const count = (/** @type {string} */ slug) => heaps.reduce((sum, heap) => sum + (heap[slug] ?? 0), mined(slug)) - stored(slug);
  return Object.fromEntries(CRYSTALS.flatMap((slug) => (slug === HAZARD || count(slug) < 1 ? [] : [[slug, count(slug)]])));
}
