/** What the faces do: to read while the dice roll, and while acting with how many of each to use. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */

/** @param {DiceBoard} board */
export function renderFaces(board) {
  const { view, legal, narration } = board;
  const faces = narration.game.pieces.face;
  const acting = legal.includes("end turn");
  if (acting) {
    const deeds = faces.filter((face) => view.dice.includes(face) || uses(board, face).length);
    return html`<ul class="deeds" aria-label=${board.page("faces")}>${deeds.map((face) => renderDeed(board, face, true))}</ul>`;
  }
  const shown = faces.filter((face) => view.dice.includes(face)); // these first
  const toggled = (/** @type {Event} */ event) => (board.reading = /** @type {HTMLDetailsElement} */ (event.target).open);
  return html`<details class="reading" ?open=${board.reading} @toggle=${toggled}>
    <summary>${board.page("faces")}</summary>
    <ul class="deeds" aria-label=${board.page("faces")}>${[...shown, ...faces.filter((face) => !shown.includes(face))].map((face) => renderDeed(board, face, false))}</ul>
  </details>`;
}

/** @param {DiceBoard} board @param {string} face @param {boolean} acting */
function renderDeed(board, face, acting) {
  const { view, narration } = board;
  const count = view.dice.filter((one) => one === face).length;
  const used = view.used[face] ?? 0;
  const wild = face === "helmet" ? Math.floor(count / narration.game.printed.pair) : 0;
  return html`<li class="deed" data-face=${face} ?data-shown=${count} ?data-lit=${uses(board, face).length} ?data-used=${used}>
    ${symbol(`face-${face}`, "picture")}
    <p><b>${count ? narration.say(`face-${face}.count`, { count }) : narration.say(`face-${face}`)}</b>
      ${used ? html`<span class="done">${symbol("icon-check")}${board.page("used")}</span>` : nothing}
      ${wild ? html`<span class="wild">${narration.say("table-wild", { count: wild })}</span>` : nothing}
      ${acting && used ? nothing : html`<span class="effect">${narration.say(`face-${face}.effect`)}</span>`}</p>
    ${acting ? renderUses(board, face) : nothing}
  </li>`;
}

/** How many to use, the most first; or, where there is nothing to use, the way to hear why. @param {DiceBoard} board @param {string} face */
function renderUses(board, face) {
  const phrases = uses(board, face).toReversed();
  if (phrases.length) {
    return html`<span class="uses">${phrases.map(
      (phrase, i) => html`<button type="button" class=${i ? "use fewer" : "use"} data-move=${phrase} aria-label=${board.named(phrase)} @click=${() => board.play(phrase)}>
        ${i ? nothing : html`<span>${board.page("use")}</span> `}<b>${phrase.split(" ")[2]}</b></button>`,
    )}</span>`;
  }
  if (face === "helmet") return nothing; // it is used as another face
  const ask = () => board.why(`use ${face}`);
  return html`<span class="uses"><button type="button" class="use" aria-disabled="true" aria-label=${board.page("use-face", { face: board.narration.piece("face", face) })}
    @focus=${ask} @mouseenter=${ask} @click=${ask}>${board.page("use")}</button></span>`;
}

/** The legal uses of a face, fewest first. @param {DiceBoard} board @param {string} face */
function uses({ legal }, face) {
  return legal.filter((phrase) => phrase.startsWith(`use ${face} `));
}
