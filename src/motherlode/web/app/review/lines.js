/** Every move in words, each a link to its moment. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { hereWith } from "../base.js";
import { eventText } from "./narration.js";

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("./record.js").MatchRecord} MatchRecord */

const ROOMY = matchMedia("(min-width: 64rem)");

/** @param {Narration} narration @param {MatchRecord} record @param {number} move */
export function renderLines(narration, record, move) {
  const { words } = narration;
  const numbers = Array.from({ length: record.moves + 1 }, (_, number) => number);
  return html`<details class="panel lines" ?open=${ROOMY.matches}>
    <summary>${symbol("icon-rules")} ${words.say("review-every-move")}</summary>
    <ol>${numbers.map((number) => {
      const step = record.whole(number);
      return html`<li><a href=${hereWith(`move=${number}`)} data-move=${number} aria-current=${number === move ? "step" : nothing}>
        <b>${number}</b> <span>${step ? eventText(narration, step, record.whole(number - 1)) : "…"}</span></a></li>`;
    })}</ol>
  </details>`;
}
