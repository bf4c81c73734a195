/** The small things of the board: crystals and their heaps, numbers, and whatever can be touched. */

import { html, nothing } from "../../../vendor/lit.js";
import { art, symbol } from "../../art.js";

/** @typedef {import("../quartz.js").QuartzBoard} Board */
/** @typedef {import("../quartz.js").Heap} Heap */
/** @typedef {import("../quartz.js").View} View */
/** @typedef {import("../../narration.js").Narration} Narration */

export const CRYSTALS = ["quartz", "amethyst", "emerald", "sapphire", "ruby", "amber", "obsidian"];
export const HAZARD = "obsidian";
const MOST_PICTURES = 4; // of one kind in a heap; beyond that there is a number

/** The crystal that a move names, or none. @param {string} move */
export function crystalOf(move) {
  const named = move.split(" ")[1] ?? "";
  return CRYSTALS.includes(named) ? named : "";
}

/** What a crystal is sold for: as the house has it, or as it is printed. @param {View} view @param {Narration} narration @param {string} slug @returns {number} */
export function value(view, narration, slug) {
  return view.options.house?.values?.[slug] ?? narration.game.printed.values[slug] ?? 0;
}

/** The name of a move; one about a crystal says what that is worth. @param {View} view @param {Narration} narration @param {Record<string, any>} about @param {string} phrase */
export function label(view, narration, about, phrase) {
  const move = narration.move(phrase, about);
  const worth = value(view, narration, crystalOf(phrase));
  return worth ? narration.say("table-worth", { move, coins: worth }) : move;
}

/** @param {Narration} narration @param {string} slug @param {number} count */
export function counted(narration, slug, count) {
  return narration.say(`crystal-${slug}.count`, { count });
}

/** A crystal and its letter. @param {Narration} narration @param {string} slug @param {string} [kind] */
export function crystal(narration, slug, kind = "") {
  return html`<svg class="crystal ${kind}" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <use href=${art(`crystal-${slug}`)}></use>
    <g class="plate"><use href=${art("letter-plate")}></use>
    <text x="50" y="50">${narration.words.say(`page-quartz-letter-${slug}`)}</text></g>
  </svg>`;
}

/** A number with its picture, and in words for screen readers. @param {string} id @param {number} count @param {string} text */
export function tally(id, count, text) {
  return html`<span class="tally">${symbol(id)}<b aria-hidden="true">${count}</b>${heard(text)}</span>`;
}

/** Words that are heard, not seen. @param {string} text */
export function heard(text) {
  return html`<span class="visually-hidden">${text}</span>`;
}

/**
 * A button where the move is legal; else the same thing unlit, which says why (`wanted`: the beginning of the
 * move), or only lies there.
 * @param {Board} board @param {string} phrase @param {string} kind @param {unknown} content @param {string} [wanted]
 */
export function lit(board, phrase, kind, content, wanted = "") {
  if (board.choices.includes(phrase)) {
    return html`<button type="button" class=${kind} data-move=${phrase}
      @click=${(/** @type {Event} */ event) => board.choose(phrase, event)}>${content}</button>`;
  }
  if (!wanted) return html`<div class=${kind}>${content}</div>`;
  return html`<button type="button" class=${kind} aria-disabled="true" data-why=${wanted}>${content}</button>`;
}

/** Crystals that lie together. @param {Board} board @param {Heap} heap @param {string} place @param {string} [size] */
export function heapOf(board, heap, place, size = "") {
  const { view, narration, legal } = board;
  const kinds = CRYSTALS.filter((slug) => heap[slug]);
  const asked = board.source === place ? legal.filter(crystalOf) : [];
  const verb = asked[0]?.split(" ")[0];
  return html`<ul class="heap ${size}" data-place=${place} ?data-asked=${asked.length > 0}>
    ${kinds.map((slug) => {
      const count = heap[slug];
      const phrase = verb ? `${verb} ${slug}` : "";
      const spoken = asked.includes(phrase) ? label(view, narration, board.about, phrase) : counted(narration, slug, count);
      const pictures = Array.from({ length: Math.min(count, MOST_PICTURES) }, () => crystal(narration, slug, size));
      const content = html`<span class="pile">${pictures}</span>
        ${count > 1 ? html`<b class="times" aria-hidden="true">×${count}</b>` : nothing}${heard(spoken)}`;
      return html`<li data-crystal=${slug}>${lit(board, phrase, "kind", content, phrase)}</li>`;
    })}
    ${kinds.length ? nothing : html`<li class="visually-hidden">${narration.say("table-empty")}</li>`}
  </ul>`;
}
