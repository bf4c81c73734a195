/** What the faces do, to read, each always in its place; while acting also which can be used, which were, and the way to hear why not. The bar has the answers. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */

/** @param {DiceBoard} board */
export function renderFaces(board) {
  const { legal, narration } = board;
  const faces = narration.game.pieces.face;
  const acting = legal.includes("end turn");
  const toggled = (/** @type {Event} */ event) => (board.reading = /** @type {HTMLDetailsElement} */ (event.target).open);
  return html`<details class="reading" ?open=${board.reading} @toggle=${toggled}>
    <summary>${board.page("faces")}</summary>
    <ul class="actions" aria-label=${board.page("faces")}>${faces.map((face) => renderAction(board, face, acting))}</ul>
  </details>`;
}

/** @param {DiceBoard} board @param {string} face @param {boolean} acting */
function renderAction(board, face, acting) {
  const { view, narration } = board;
  const count = view.dice.filter((one) => one === face).length;
  const used = view.used[face] ?? 0;
  const wild = face === "helmet" ? Math.floor(count / narration.game.printed.pair) : 0;
  return html`<li class="action" data-face=${face} ?data-shown=${count} ?data-lit=${uses(board, face).length} ?data-used=${used}>
    ${symbol(`face-${face}`, "picture")}
    <p><b>${count ? narration.say(`face-${face}.count`, { count }) : narration.say(`face-${face}`)}</b>
      ${used ? html`<span class="done">${symbol("icon-check")}${board.page("used")}</span>` : nothing}
      ${wild ? html`<span class="wild">${narration.say("table-wild", { count: wild })}</span>` : nothing}
      <span class="effect">${narration.say(`face-${face}.effect`)}</span></p>
    ${acting && count ? renderUnlit(board, face) : nothing}
  </li>`;
}

/** Where there is nothing to use, the way to hear why. @param {DiceBoard} board @param {string} face */
function renderUnlit(board, face) {
  if (uses(board, face).length || face === "helmet") return nothing; // a helmet is used as another face
  return html`<button type="button" class="use" aria-disabled="true" data-why="use ${face}"
    aria-label=${board.page("use-face", { face: board.narration.piece("face", face) })}></button>`;
}

/** The legal uses of a face, fewest first. @param {{ legal: string[] }} board @param {string} face */
export function uses({ legal }, face) {
  return legal.filter((phrase) => phrase.startsWith(`use ${face} `));
}
