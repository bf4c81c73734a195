/** One move in words: what happened, what it did to everybody's chances, what luck did, and what the coach would have done. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { give, percent, luckText, verdict, eventText } from "./narration.js";

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("./record.js").MatchRecord} MatchRecord */
/** @typedef {import("./narration.js").Review} Review */
/** @typedef {import("./narration.js").Reviewed} Reviewed */

const SHOWN = 5; // moves that are listed

/** @param {Narration} narration @param {MatchRecord} record @param {Review | null} review @param {number} move */
export function renderMoment(narration, record, review, move) {
  const { words } = narration;
  const step = record.whole(move);
  const reviewed = review?.steps[move - 1];
  return html`<div class="account" aria-live="polite">
    <h2 tabindex="-1" id="moment">${words.say("page-review-at", { move, moves: record.moves })}</h2>
    <p class="what">${step?.seat ? symbol(`dwarf-${step.seat}`, "face") : nothing}
      <span>${step ? eventText(narration, step, record.whole(move - 1)) : words.say("page-loading")}</span></p>
    ${step && !step.question ? html`<p class="hint">${words.say("page-review-over-here")}</p>` : nothing}
    ${review && reviewed ? html`${renderChange(narration, reviewed)}${renderLuck(narration, reviewed)}${renderCoach(narration, reviewed, review.margin)}` : nothing}
  </div>`;
}

/** @param {Narration} narration @param {Reviewed} step */
function renderChange(narration, step) {
  const { words } = narration;
  const place = step.seat - 1;
  const [before, after] = [step.before.win[place], step.after.win[place]];
  return html`<p class="change">${symbol("icon-odds")} <span>${words.say("labelled", {
    label: words.say("review-chance"),
    text: words.say("review-change", { seat: narration.seat(step.seat), before: percent(words, before), after: percent(words, after) }),
  })}</span></p>`;
}

/** @param {Narration} narration @param {Reviewed} step */
function renderLuck(narration, step) {
  const { words } = narration;
  const text = luckText(narration, step) || words.say(step.drawn.length ? "page-review-no-luck" : "page-review-nothing-drawn");
  return html`<p class="luck">${symbol("motion-sparkle")} <span><b>${words.say("review-luck")}.</b> ${text}</span></p>`;
}

/** @param {Narration} narration @param {Reviewed} step @param {number} margin */
function renderCoach(narration, step, margin) {
  const { words } = narration;
  const { decision, about } = step;
  if (!decision) return html`<div class="coach">${renderWord(words, words.say("coach-why-only"))}</div>`;
  const best = decision.moves[0].move;
  const even = best === step.move ? words.say("page-review-same") : words.say("page-review-as-good", { move: narration.move(best, about) });
  const judged = verdict(narration, step, margin) || even;
  const listed = decision.moves.slice(0, SHOWN);
  const made = decision.moves.find(({ move }) => move === step.move);
  if (made && !listed.includes(made)) listed[SHOWN - 1] = made;
  const kind = decision.loss ? "loss" : decision.lead ? "lead" : "";
  return html`<div class="coach" data-kind=${kind}>
    ${renderWord(words, judged)}
    <table>
      <caption>${words.say("coach-moves")}</caption>
      <tbody>${listed.map(
        (one) => html`<tr ?data-made=${one.move === step.move}><th scope="row">${narration.move(one.move, about)}
          ${one.move === step.move ? html`<small>${words.say("page-review-made")}</small>` : nothing}</th>
          <td>${percent(words, one.win)} ± ${give(words, one.error, margin)}</td></tr>`,
      )}</tbody>
    </table>
  </div>`;
}

/** What the coach says. @param {import("../words.js").Words} words @param {string} text */
function renderWord(words, text) {
  return html`<p>${symbol("icon-coach")} <span><b>${words.say("page-review-coach")}.</b> ${text}</span></p>`;
}
