/** The tray: whose dice lie there, which are kept, what was drawn, and the moves that have no place of their own. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { renderPile, renderStone, total } from "./crystals.js";
import { renderFaces, uses } from "./faces.js";
import { range } from "./mine.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */

/** Moves about a crystal. */
const PLACED = ["return ", "store ", "take "];

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
    ${renderFaces(board)}
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

/** Every answer, under the thumb. @param {DiceBoard} board @param {string[]} legal @param {import("../dice.js").DiceView} view */
export function renderAnswers(board, legal, view) {
  const rerolls = legal.some((phrase) => phrase.startsWith("reroll"));
  const faces = [...new Set(legal.flatMap((phrase) => (phrase.startsWith("use ") ? [phrase.split(" ")[1]] : [])))];
  const rest = legal.filter((phrase) => !phrase.startsWith("reroll ") && !phrase.startsWith("use "));
  return html`<div class="answers">
    ${rerolls ? renderReroll(board, view.rolls_left === 0) : nothing}
    ${faces.map((face) => renderUses(board, uses({ legal }, face).toReversed(), view))}
    ${rest.map(
      (phrase) => html`<button type="button" data-move=${phrase} ?data-calm=${!inviting(board, legal, phrase)} @click=${() => board.play(phrase)}>
        ${renderSign(board, phrase)}<span>${phrase === "stand" ? board.page("keep") : board.label(phrase)}</span>
      </button>`,
    )}
  </div>`;
}

/** How many of a face to use: the most, and calmer whatever is fewer; a helmet beside it says that one is wild. @param {DiceBoard} board @param {string[]} phrases @param {import("../dice.js").DiceView} view */
function renderUses(board, [most, ...fewer], { dice }) {
  const [, face, number] = most.split(" ");
  const count = Number(number);
  const wild = count > dice.filter((one) => one === face).length;
  return html`<span class="uses">
    <button type="button" data-move=${most} aria-label=${board.label(most)} @click=${() => board.play(most)}>
      <span class="signs">${symbol(`face-${face}`, "face")}${wild ? symbol("face-helmet", "wild") : nothing}</span><span>${board.narration.say(`face-${face}.count-acc`, { count })}</span></button>
    ${fewer.map((phrase) => html`<button type="button" class="fewer" data-move=${phrase} data-calm aria-label=${board.label(phrase)} @click=${() => board.play(phrase)}>${phrase.split(" ")[2]}</button>`)}
  </span>`;
}

/** @param {DiceBoard} board @param {boolean} paying */
function renderReroll(board, paying) {
  const count = board.chosen.size;
  return html`<button type="button" class="go" data-move=${count ? board.reroll : nothing} aria-disabled=${count ? nothing : "true"} aria-label=${count ? board.label(board.reroll) : nothing}
    @click=${() => count && board.play(board.reroll)}>
    ${symbol(paying ? "marker-reroll" : "icon-undo")}<span>${count ? board.page(paying ? "roll-paid" : "roll", { count }) : board.page("choose")}</span>
  </button>`;
}

/** The picture of an answer: a crystal, a dwarf. @param {DiceBoard} board @param {string} phrase */
function renderSign(board, phrase) {
  const [verb, piece] = phrase.split(" ");
  if (verb === "seat") return symbol(`dwarf-${piece}`, "face");
  return piece && PLACED.includes(`${verb} `) ? renderStone(board, piece) : symbol("icon-check");
}

/** Whether a move is what is left to do. @param {DiceBoard} board @param {string[]} legal @param {string} phrase */
function inviting({ chosen }, legal, phrase) {
  if (phrase === "stand") return !chosen.size;
  return legal.length === 1;
}
