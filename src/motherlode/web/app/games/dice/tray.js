/** The tray: whose dice lie there, which are kept, what was drawn, and the moves that have no place of their own. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { renderPile, total } from "./crystals.js";
import { renderFaces } from "./faces.js";
import { range } from "./mine.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */

/** Moves that have a place of their own on the board. */
const PLACED = ["reroll ", "use ", "return ", "store ", "take ", "seat "];

/** @param {DiceBoard} board */
export function renderTray(board) {
  const { view, narration, legal } = board;
  if (!view.dice.length) return nothing;
  const rolling = legal.includes("stand");
  const spent = spentSlots(board);
  const whose = board.page("dice", { seat: narration.seat(view.turn) });
  const drawn = narration.say("table-drawn");
  return html`<section class="tray" data-phase=${view.pending.question ?? view.phase} aria-label=${whose}>
    <header><h2>${whose}</h2>${view.phase === "roll" ? renderRollsLeft(board) : nothing}</header>
    <ol class="dice" aria-label=${narration.say("table-dice")}>
      ${board.slots.map((face, slot) => html`<li>${rolling ? renderChoice(board, face, slot) : renderDie(board, face, slot, spent.has(slot))}</li>`)}
    </ol>
    ${view.pending.table && total(view.pending.table)
      ? html`<div class="drawn" data-place="table"><h3>${drawn}</h3>${renderPile(board, view.pending.table, drawn, "return")}</div>`
      : nothing}
    ${legal.includes("end turn") ? [renderFaces(board), renderBar(board, rolling)] : [renderBar(board, rolling), renderFaces(board)]}
  </section>`;
}

/** @param {DiceBoard} board */
function renderRollsLeft({ view, narration }) {
  const free = (view.options.house?.rolls ?? narration.game.printed.rolls) - 1; // the first roll is no reroll
  return html`<span class="rolls">
    ${range(free).map((i) => html`<i ?data-gone=${i >= view.rolls_left} aria-hidden="true">${symbol("marker-reroll")}</i>`)}
    <span>${narration.say("table-rolls", { count: view.rolls_left })}</span>
  </span>`;
}

/** A die that may be rolled again. @param {DiceBoard} board @param {string} face @param {number} slot */
function renderChoice(board, face, slot) {
  const chosen = board.chosen.has(slot);
  return html`<button type="button" class="die" data-slot=${slot} data-face=${face} ?data-held=${!chosen} aria-pressed=${chosen} @click=${() => board.choose(slot)}>
    ${renderCube(face, !chosen)}
    <span class="badge" aria-hidden="true">${symbol(chosen ? "icon-undo" : "icon-check")}</span>
    <span class="visually-hidden">${board.page("die", { number: slot + 1 })} </span><span class="caption">${board.narration.say(`face-${face}`)}</span>
  </button>`;
}

/** A die that lies. @param {DiceBoard} board @param {string} face @param {number} slot @param {boolean} spent */
function renderDie(board, face, slot, spent) {
  return html`<span class="die" data-slot=${slot} data-face=${face} ?data-spent=${spent}>
    ${renderCube(face, false)}
    ${spent ? html`<span class="badge" aria-hidden="true">${symbol("icon-check")}</span><span class="visually-hidden">${board.page("used")}: </span>` : nothing}
    <span class="caption">${board.narration.say(`face-${face}`)}</span>
  </span>`;
}

/** @param {string} face @param {boolean} held */
function renderCube(face, held) {
  return html`<span class="cube">${symbol(held ? "die-held" : "die")}${symbol(`face-${face}`)}</span>`;
}

/** Slots whose dice have been used: faces of the kind first, then helmets for each that was missing. @param {DiceBoard} board */
function spentSlots({ view: { used, dice }, slots, narration }) {
  const missing = narration.game.pieces.face.reduce((sum, face) => sum + Math.max(0, (used[face] ?? 0) - dice.filter((one) => one === face).length), 0);
  /** @type {Record<string, number>} */
  const left = { ...used, helmet: missing * narration.game.printed.pair };
  return new Set(slots.flatMap((face, slot) => (left[face]-- > 0 ? [slot] : [])));
}

/** What has no place of its own on the board, under the thumb. @param {DiceBoard} board @param {boolean} rolling */
function renderBar(board, rolling) {
  const { legal, chosen, view } = board;
  const rest = legal.filter((phrase) => !PLACED.some((verb) => phrase.startsWith(verb)));
  const rerolls = rolling && legal.some((phrase) => phrase.startsWith("reroll"));
  if (!rerolls && !rest.length) return nothing;
  const paying = view.rolls_left === 0;
  const count = chosen.size;
  return html`<div class="bar">
    ${rerolls
      ? html`<button type="button" class="go" data-move=${count ? board.reroll : nothing} aria-disabled=${!count} aria-label=${count ? board.named(board.reroll) : nothing}
          @click=${() => count && board.play(board.reroll)}>
          ${symbol(paying ? "marker-reroll" : "icon-undo")}<span>${count ? board.page(paying ? "roll-paid" : "roll", { count }) : board.page("choose")}</span>
        </button>`
      : nothing}
    ${rest.map(
      (phrase) => html`<button type="button" class=${inviting(board, phrase) ? "keep inviting" : "keep"} data-move=${phrase} @click=${() => board.play(phrase)}>
        ${symbol("icon-check")}<span>${phrase === "stand" ? board.page("keep") : board.named(phrase)}</span>
      </button>`,
    )}
  </div>`;
}

/** Whether a move is what is left to do. @param {DiceBoard} board @param {string} phrase */
function inviting({ chosen, legal }, phrase) {
  if (phrase === "stand") return !chosen.size;
  return phrase !== "end turn" || legal.length === 1;
}
