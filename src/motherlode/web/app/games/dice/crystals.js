/** Crystals: one with its letter, a pile of them as a list, and a load that lies in a cart or a chest. */

import { html, svg } from "../../../vendor/lit.js";
import { art } from "../../art.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */
/** @typedef {import("../dice.js").Pile} Pile */

const HEAP = 9; // crystals that a picture shows; the counts beside it are the truth

/** Where a load stands in its picture. */
const HOLDS = { cart: { height: 120, middle: 80, floor: 62 }, chest: { height: 130, middle: 80, floor: 88 } };

/** Places in a heap, back to front: right, up, turned. @type {[number, number, number][]} */
const SPOTS = [[0, -22, 4], [-26, -17, -14], [27, -16, 16], [-13, -9, -6], [14, -8, 9], [-41, -4, -20], [41, -3, 18], [-24, 2, 8], [23, 2, -8]];

/** The kinds of crystals, in the order of the rules. @param {DiceBoard} board */
export function kinds(board) {
  return board.narration.game.pieces.crystal;
}

/** Points of a crystal, as printed or as the house has it. @param {DiceBoard} board @param {string} slug */
export function worth({ view, narration }, slug) {
  const house = view.options.house ?? {};
  const { printed } = narration.game;
  return slug === "unstable" ? (house.unstable ?? printed.unstable) : (house.values?.[slug] ?? printed.values[slug]);
}

/** @param {Pile} pile */
export function total(pile) {
  return Object.values(pile).reduce((sum, count) => sum + count, 0);
}

/** A crystal with its letter. @param {DiceBoard} board @param {string} slug */
export function renderStone(board, slug) {
  return html`<svg class="stone" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <use href=${art(`crystal-${slug}`)}></use>
    <g class="plate"><use href=${art("letter-plate")}></use><text x="50" y="56.5" text-anchor="middle">${board.page(`letter-${slug}`)}</text></g>
  </svg>`;
}

/** Crystals, one entry for each colour; those that a move names are buttons. @param {DiceBoard} board @param {Pile} pile @param {string} label @param {string} [verb] */
export function renderPile(board, pile, label, verb = "") {
  const there = kinds(board).filter((slug) => pile[slug]);
  if (!there.length) return html`<p class="pile none"><span class="visually-hidden">${label}: </span>${board.narration.say("table-empty")}</p>`;
  return html`<ul class="pile" aria-label=${label}>${there.map((slug) => html`<li>${renderCrystal(board, slug, pile[slug], verb)}</li>`)}</ul>`;
}

/** @param {DiceBoard} board @param {string} slug @param {number} count @param {string} verb */
function renderCrystal(board, slug, count, verb) {
  const words = board.narration.say(`crystal-${slug}.count`, { count });
  const phrase = `${verb} ${slug}`;
  const picture = html`${renderStone(board, slug)}<span class="count" aria-hidden="true">${count}</span>`;
  return board.legal.includes(phrase)
    ? html`<button type="button" class="crystal" data-crystal=${slug} data-move=${phrase} @click=${() => board.play(phrase)}>
        ${picture}<span class="visually-hidden">${board.label(phrase)} (${words})</span>
      </button>`
    : html`<span class="crystal" data-crystal=${slug} title=${words}>${picture}<span class="visually-hidden">${words}</span></span>`;
}

/** A picture of what lies there; the counts say it exactly. @param {DiceBoard} board @param {"cart" | "chest"} thing @param {Pile} pile */
export function renderHeap(board, thing, pile) {
  const all = kinds(board).flatMap((slug) => Array(pile[slug] ?? 0).fill(slug));
  const shown = all.filter((_, i) => i % Math.ceil(all.length / HEAP || 1) === 0).slice(0, HEAP);
  const { height, middle, floor } = HOLDS[thing];
  return html`<svg class="heap" viewBox="0 -16 160 ${height + 16}" aria-hidden="true" focusable="false">
    <use href=${art(`${thing}-back`)} width="160" height=${height}></use>
    ${shown.map((slug, i) => {
      const [x, y, turn] = SPOTS[i];
      return svg`<g transform="translate(${middle + x} ${floor + y}) rotate(${turn})"><use href=${art(`crystal-${slug}`)} x="-17" y="-34" width="34" height="34"></use></g>`;
    })}
    <use href=${art(`${thing}-front`)} width="160" height=${height}></use>
  </svg>`;
}
