/** The night in Quartz: what every dwarf carried to town, the set it made, and the coins it brought. */

import { html } from "../../../vendor/lit.js";
import { counted, crystal, heard, tally } from "./pieces.js";

/** @typedef {import("../quartz.js").QuartzBoard} Board */
/** @typedef {import("../quartz.js").Heap} Heap */
/** @typedef {{ haul: Heap, coins: number, bonus: string }} Sale */

const TIME = 6000; // milliseconds that the night is looked at

/** The sales of a night, by seat. @param {Board} board */
function salesOf({ night, hauls }) {
  /** @type {Map<number, Sale>} */
  const sales = new Map();
  for (const sale of night) {
    const { seat, coins, bonus } = sale.arguments;
    sales.set(seat, { haul: hauls.get(sale) ?? {}, coins, bonus });
  }
  return sales;
}

/** The panel of a night that has just passed. @param {Board} board @param {number} day @returns {import("../../table/ceremony.js").Ceremony} */
export function nightOf(board, day) {
  const sales = salesOf(board);
  const { narration, view } = board;
  const rows = view.seats.map(({ coins: purse }, index) => {
    const sale = sales.get(index + 1);
    const gain = html`+${sale?.coins ?? 0} ${tally("coin", purse, narration.say("table-coins", { count: purse }))}`;
    const note = sale ? narration.say(`bonus-${sale.bonus}`) : narration.words.say("page-quartz-nothing-sold");
    return { seat: index + 1, what: renderHaul(board, sale?.haul ?? {}), note: sale?.bonus === "none" ? "" : note, gain };
  });
  return { title: narration.words.say("page-quartz-night", { day }), picture: "icon-moon", rows, time: TIME };
}

/** @param {Board} board @param {Heap} haul */
function renderHaul({ narration }, haul) {
  return html`<span class="haul">${Object.entries(haul).map(([slug, count]) => html`<span class="kind">${crystal(narration, slug, "small")}
    ${count > 1 ? html`<span aria-hidden="true">×${count}</span>` : ""}${heard(counted(narration, slug, count))}</span>`)}</span>`;
}
