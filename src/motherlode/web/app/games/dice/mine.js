/** What the mine has in store: the round, the pairs of unstable crystals still to come, the bag and all that is in it. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { kinds, renderStone, total, worth } from "./crystals.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */

/** Day, round and what is still to come. @param {DiceBoard} board */
export function renderDay(board) {
  const { view, narration } = board;
  const rounds = roundsOf(board);
  const open = view.options.ending === "last-will-be-first";
  const round = roundOf(board);
  const pairs = narration.say("table-pairs", { count: view.pairs_left });
  return html`<div class="day">
    ${view.options.days ? html`<span class="which">${narration.say("table-day", { day: view.day, days: view.options.days })}</span>` : nothing}
    <span class="round">${round}
      ${open
        ? nothing
        : html`<span class="lamps" aria-hidden="true">${range(rounds).map(
            (i) => html`<i data-lamp=${i + 1 < view.round || view.pending.over ? "out" : i + 1 === view.round ? "now" : "ahead"}></i>`,
          )}</span>`}
    </span>
    <span class="pairs" title=${pairs}>
      <span class="words">${pairs}</span>
      ${range(Math.max(narration.game.printed.pairs, view.pairs_left)).map(
        (i) => html`<i ?data-gone=${i >= view.pairs_left} aria-hidden="true">${symbol("unstable-pair")}</i>`,
      )}
    </span>
  </div>`;
}

/** @param {DiceBoard} board @returns {number} */
function roundsOf({ view, narration }) {
  return view.options.house?.rounds ?? narration.game.printed.rounds;
}

/** Which round it is, in words. @param {DiceBoard} board */
export function roundOf(board) {
  const { view, narration } = board;
  if (view.options.ending === "last-will-be-first") return narration.say("table-round-open", { round: view.round });
  return narration.say("table-round", { round: view.round, rounds: roundsOf(board) });
}

/** The bag and everything that is in it. @param {DiceBoard} board */
export function renderBag(board) {
  const { view, narration } = board;
  const crystals = total(view.bag);
  const unstable = view.bag.unstable ?? 0;
  const percent = crystals ? Math.round((100 * unstable) / crystals) : 0;
  const chance = crystals && !view.pending.over && board.state?.info?.odds !== false;
  return html`<section class="bag" aria-label=${narration.say("table-bag", { total: crystals, unstable })}>
    <div class="sack" data-place="bag" aria-hidden="true">${symbol(crystals ? "bag-open" : "bag-closed")}<b>${crystals}</b></div>
    <ul class="inside" aria-label=${narration.say("table-in-the-bag")}>${kinds(board).map((slug) => renderInside(board, slug))}</ul>
    ${chance ? html`<p class="odds">${symbol("icon-odds")}<span>${narration.say("table-odds", { percent })}</span></p>` : nothing}
  </section>`;
}

/** How many of a kind are in the bag, and what each is worth. @param {DiceBoard} board @param {string} slug */
function renderInside(board, slug) {
  const { narration } = board;
  const count = board.view.bag[slug] ?? 0;
  const points = worth(board, slug);
  const text = narration.say("points", { points });
  return html`<li ?data-none=${!count} title="${narration.say(`crystal-${slug}`)}: ${text}">
    ${renderStone(board, slug)}<b aria-hidden="true">${count}</b><small aria-hidden="true">${signed(points)}</small>
    <span class="visually-hidden">${narration.say(`crystal-${slug}.count`, { count })}, ${text}</span>
  </li>`;
}

/** @param {number} points */
function signed(points) {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** @param {number} count */
export function range(count) {
  return Array.from({ length: count }, (_, i) => i);
}
