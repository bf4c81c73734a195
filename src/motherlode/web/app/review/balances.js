/** Luck against decisions: what chance gave each seat, and what its decisions cost, drawn and in words. */

import { html, svg } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { give, percent } from "./narration.js";

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("./narration.js").Review} Review */
/** @typedef {import("./narration.js").Balance} Balance */

const HALF = 100; // from the middle of a bar to its end

/** @param {Narration} narration @param {Review} review */
export function renderBalances(narration, review) {
  const { words } = narration;
  const { balances, margin } = review;
  const most = Math.max(0.01, ...balances.flatMap((one) => [Math.abs(one.luck) + margin * one.luck_error, one.loss]));
  return html`<section class="panel balances">
    <h2>${symbol("icon-odds")} ${words.say("review-sums")}</h2>
    <ul>${balances.map((one) => renderBalance(narration, one, margin, HALF / most))}</ul>
    <details><summary>${words.say("page-review-what-is-this")}</summary>
      <p>${words.say("review-about-luck")}</p>
      <p>${words.say("review-about-loss")}</p>
      <p>${words.say("page-review-playouts", { count: review.playouts })}</p>
    </details>
  </section>`;
}

/** @param {Narration} narration @param {Balance} one @param {number} margin @param {number} scale */
function renderBalance(narration, one, margin, scale) {
  const { words } = narration;
  const luck = `${percent(words, one.luck, true)} ± ${give(words, one.luck_error, margin)}`;
  return html`<li data-seat=${one.seat}>
    <h3>${symbol(`dwarf-${one.seat}`, "face")} <span>${narration.name(one.seat)}</span></h3>
    <dl>
      <div><dt>${words.say("review-luck")}</dt>
        <dd>${bar(one.luck * scale, margin * one.luck_error * scale, one.luck < 0 ? "bad" : "good")}<b>${luck}</b></dd></div>
      <div><dt>${words.say("review-loss")}</dt>
        <dd>${bar(-one.loss * scale, 0, "bad")}<b>${percent(words, -one.loss)}</b></dd></div>
    </dl>
    <p class="hint">${words.say("page-review-slips", { slips: one.slips, decisions: one.decisions })}</p>
  </li>`;
}

/** From the middle, to the right for what was gained; the thin line is how sure that is. @param {number} length @param {number} error @param {string} kind */
function bar(length, error, kind) {
  const left = length < 0 ? HALF + length : HALF;
  return html`<svg class="bar" viewBox="0 0 ${2 * HALF} 16" preserveAspectRatio="none" aria-hidden="true" focusable="false">${svg`
    <rect class="ground" x="0" y="7" width=${2 * HALF} height="2"></rect>
    <rect class=${kind} x=${left} y="2" width=${Math.abs(length)} height="12"></rect>
    ${error ? svg`<rect class="error" x=${HALF + length - error} y="7" width=${2 * error} height="2"></rect>` : ""}
    <rect class="middle" x=${HALF - 0.5} y="0" width="1" height="16"></rect>`}</svg>`;
}
