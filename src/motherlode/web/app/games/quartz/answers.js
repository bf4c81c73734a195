/** The bar under the thumb: every answer but the cards, each with its picture. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { crystal, crystalOf, heard, label, value } from "./pieces.js";

/** @typedef {import("../quartz.js").QuartzBoard} Board */
/** @typedef {import("../../state.js").TableState} TableState */
/** @typedef {import("../../narration.js").Narration} Narration */

/** @type {Record<string, string>} */
const ICONS = { mine: "icon-mine", dig: "icon-mine", leave: "icon-leave", stop: "icon-leave", "use token": "token-experience" };
const BOLD = ["mine", "dig", "use token", "react", "take bonus"]; // what one came for; the others are calmer

/** @param {Board} board @param {TableState} state @param {Narration} narration */
export function renderAnswers(board, state, narration) {
  if (board.picked && state.legal.includes(board.picked)) return renderTargets(board, state, narration);
  const moves = state.legal.filter((move) => !move.startsWith("play "));
  if (!state.view || !moves.length) return nothing;
  const pieces = moves.filter((move) => crystalOf(move) || move.startsWith("seat "));
  const plain = moves.filter((move) => !pieces.includes(move));
  return html`<div class="answers" ?data-pieces=${pieces.length > 0}>
    ${[...pieces, ...plain].map(
      (move) => html`<button type="button" data-move=${move} ?data-calm=${!BOLD.includes(move)}
        @click=${(/** @type {Event} */ event) => board.choose(move, event, "bar")}>${renderAnswer(state, narration, move)}</button>`,
    )}
  </div>`;
}

/** Whom a card is aimed at; or it stays in the hand. @param {Board} board @param {TableState} state @param {Narration} narration */
function renderTargets(board, state, narration) {
  const card = board.picked.split(" ")[1];
  const asking = /** @type {import("../../state.js").Asking} */ ({ ...state.asking, question: "target", about: { ...board.about, card } });
  return html`<div class="answers"><p class="aiming">${symbol(`card-${card}`, "card")}<span>${narration.question(asking, board.seat)}</span></p>
    <div class="targets">
      ${board.targets.map(
        (move) => html`<button type="button" data-move=${move} @click=${(/** @type {Event} */ event) => board.choose(move, event, "bar")}>${renderAnswer(state, narration, move)}</button>`,
      )}
      <button type="button" class="quiet" @click=${() => board.drop()}>${narration.words.say("page-not-now")}</button>
    </div></div>`;
}

/** @param {TableState} state @param {Narration} narration @param {string} move */
function renderAnswer({ view, asking }, narration, move) {
  const text = label(view, narration, asking?.about ?? {}, move);
  const slug = crystalOf(move);
  if (slug) {
    const worth = value(view, narration, slug);
    return html`${crystal(narration, slug, "small")}
      <span class="piece" aria-hidden="true">${narration.say(`crystal-${slug}`)}${worth ? html` <span class="worth">${worth}${symbol("coin")}</span>` : nothing}</span>
      ${heard(text)}`;
  }
  if (move.startsWith("seat ")) return html`${symbol(`dwarf-${move.split(" ")[1]}`, "face")}<span>${text}</span>`;
  return html`${move in ICONS ? symbol(ICONS[move]) : nothing}<span>${text}</span>`;
}
