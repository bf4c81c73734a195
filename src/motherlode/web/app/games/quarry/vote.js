/** A vote in The Quarry: who went where, and what everybody got. */

import { html } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";

/** @typedef {import("../quarry.js").Quarry} Quarry */
/** @typedef {import("../../state.js").Happened} Happened */

const TIME = 4000; // milliseconds that the vote is looked at

/** The panel of a vote that has just been shown. @param {Quarry} board @param {Happened[]} happened @returns {import("../../table/ceremony.js").Ceremony} */
export function voteOf(board, happened) {
  const { narration } = board;
  const rows = rowsOf(happened).map(({ seat, tunnel, got }) => {
    const what = html`<span class="ballot">${symbol(`vote-${tunnel}`)}</span><span>${narration.say(`tunnel-${tunnel}`)}</span>`;
    const gain = html`${picturesOf(got)}<span class="visually-hidden">${narration.events(got).join(" ")}</span>`;
    return { seat, what, gain: got.length ? gain : "–" };
  });
  return { title: board.say("the-vote"), picture: "ballot", rows, time: TIME };
}

/** The same as a small table, for the log; and what was laid into the tunnels. @param {Quarry} board @param {Happened[]} happened */
export function renderLedger({ narration }, happened) {
  if (happened.some(({ name }) => name === "showed-vote")) {
    return html`<span class="ledger" aria-hidden="true">${rowsOf(happened).map(({ seat, tunnel, got }) =>
      html`<span data-seat=${seat} title=${narration.name(seat)}>${symbol(`dwarf-${seat}`)}${symbol(`vote-${tunnel}`)}<span class="got">${got.length ? picturesOf(got) : "–"}</span></span>`)}</span>`;
  }
  if (happened[0]?.name !== "laid") return undefined;
  return html`<span class="strip" aria-hidden="true">${happened.map((laid) =>
    html`<span title=${narration.say(`tunnel-${laid.arguments.tunnel}`)}>${symbol(`vote-${laid.arguments.tunnel}`)}${picturesOf([laid])}</span>`)}</span>`;
}

/** Who voted for what, and what they got. @param {Happened[]} happened */
function rowsOf(happened) {
  const began = happened.findIndex(({ name }) => name === "actions-began");
  const round = happened.slice(0, began < 0 ? undefined : began);
  return happened.filter(({ name }) => name === "showed-vote").map(({ arguments: { seat, tunnel } }) => {
    const got = round.filter(({ name, arguments: about }) => (name === "took" || name === "drew") && about.seat === seat);
    return { seat, tunnel, got };
  });
}

/** @param {Happened[]} got */
function picturesOf(got) {
  return got.flatMap(({ arguments: { card, count = 1 } }) => Array.from({ length: count }, () => symbol(card ? `stone-${card}` : "card-back")));
}
