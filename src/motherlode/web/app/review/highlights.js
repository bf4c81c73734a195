/** What to look at first: the best move, the costliest one, the closest escapes, and what turned the match. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { hereWith } from "../base.js";
import { ratio } from "../narration.js";
import { difference, nearest, percent, luckText, verdict, eventText } from "./narration.js";

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("./record.js").MatchRecord} MatchRecord */
/** @typedef {import("./narration.js").Review} Review */

/** @param {Narration} narration @param {MatchRecord} record @param {Review} review @param {number} move */
export function renderHighlights(narration, record, review, move) {
  const { words } = narration;
  const escaped = (/** @type {number} */ number) =>
    words.say(`coach-risk-${review.danger}`, { chance: percent(words, ratio(review.steps[number - 1].risk)) });
  const judged = (/** @type {number} */ number) => verdict(narration, review.steps[number - 1], review.margin);
  const turned = (/** @type {number} */ number) => {
    const luck = luckText(narration, review.steps[number - 1]);
    const lucky = luck ? words.say("labelled", { label: words.say("review-luck"), text: `${luck}.` }) : "";
    return [lucky, judged(number)].filter(Boolean).join(" ");
  };
  const list = (/** @type {string} */ key, /** @type {string} */ picture, /** @type {number[]} */ numbers, /** @type {(number: number) => string} */ describe) =>
    html`<section ?data-none=${!numbers.length}><h3>${symbol(picture)} ${words.say(key)}</h3>
      ${numbers.length
        ? html`<ol>${numbers.map((number) => renderMoment(narration, record, number, describe(number), number === move))}</ol>`
        : html`<p class="hint">${words.say("review-none")}</p>`}</section>`;
  const one = (/** @type {"best" | "worst"} */ which, /** @type {string} */ picture) => {
    const clear = review[which];
    if (clear) return list(`review-${which}-move`, picture, [clear], judged);
    const perhaps = nearest(review, which);
    const doubtful = (/** @type {number} */ number) =>
      words.say("page-review-perhaps", { text: difference(narration, review.steps[number - 1], review.margin) });
    return list(`review-${which}-move`, picture, perhaps ? [perhaps] : [], doubtful);
  };
  return html`<section class="panel highlights">
    <h2>${symbol("icon-watch")} ${words.say("review-highlights")}</h2>
    ${one("best", "icon-crown")}
    ${one("worst", "icon-warning")}
    ${review.danger ? list("review-escapes", "icon-leave", review.escapes, escaped) : nothing}
    ${list("review-turning-points", "icon-odds", review.turning_points, turned)}
  </section>`;
}

/** @param {Narration} narration @param {MatchRecord} record @param {number} number @param {string} more @param {boolean} here */
function renderMoment(narration, record, number, more, here) {
  const step = record.whole(number);
  return html`<li><a href=${hereWith(`move=${number}`)} data-move=${number} aria-current=${here ? "step" : nothing}>
    <b>${narration.words.say("page-review-moment", { move: number })}</b>
    ${step ? html`<span>${eventText(narration, step, record.whole(number - 1))}</span>` : nothing}
    ${more ? html`<span class="more">${more}</span>` : nothing}
  </a></li>`;
}
