/**
 * The game as it is heard: every new line once, when it happens. The list of all lines is for reading, and says nothing
 * by itself; the reader's own question is announced at once, before everything else (`ask.js`).
 */

import { html, repeat } from "../../vendor/lit.js";
import { speakerOf, textOf } from "./talk.js";

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../state.js").Played} Played */

const KEPT = 12; // lines; they have been read by then

export class Story {
  constructor() {
    /** @type {{ n: number, text: string }[]} */ this.lines = [];
  }

  /** Somebody else listens. */
  begin() {
    this.lines = [];
  }

  /** @param {any} event @param {TableState} state @param {Narration | null} narration @param {number} [n] its line */
  hear(event, state, narration, n = state.n) {
    const text = narration ? heardAs(event, state, narration) : "";
    if (text) this.lines = [...this.lines.slice(1 - KEPT), { n, text }];
  }
}

/** A line in words; empty where it is seen elsewhere. @param {any} event @param {TableState} state @param {Narration} narration */
function heardAs(event, state, narration) {
  switch (event.kind) {
    case "started":
      return [narration.words.say("table-started"), ...narration.events(event.happened)].join(" ");
    case "moved":
      return wholes(event.moves).map(({ moves }) => moveText(moves, narration)).join(" ");
    case "said":
      return narration.words.say("table-said", { name: speakerOf(narration, event), text: textOf(narration.words, event) });
    case "rematched":
    case "seated":
    case "nudged":
    case "missing":
      return narration.around(event, state.status !== "gathering");
  }
  return "";
}

/** Every move with those that complete it, and the number of the last of them. @param {Played[]} history */
export function wholes(history) {
  /** @type {{ number: number, moves: Played[] }[]} */
  const found = [];
  history.forEach((played, index) => {
    const last = found.at(-1);
    if (played.completes && last) Object.assign(last, { number: index + 1, moves: [...last.moves, played] });
    else found.push({ number: index + 1, moves: [played] });
  });
  return found;
}

/** A move and those that complete it; a choice that changes nothing yet is only named. @param {Played[]} moves @param {Narration} narration */
export function moveText(moves, narration) {
  const [{ seat, move }] = moves;
  const happened = moves.flatMap((played) => played.happened);
  const begins = (/** @type {import("../state.js").Happened} */ { name }) => narration.game.chapters.includes(name);
  const chose = happened.every(begins) ? [narration.words.say("chose", { seat: narration.seat(seat), move: narration.move(move, {}) })] : [];
  return [...chose, ...narration.events(happened)].join(" ");
}

/** Only what comes in addition is announced. @param {Story} story */
export function renderStory({ lines }) {
  return html`<div class="story visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
    ${repeat(lines, ({ n }) => n, ({ text }) => html`<p>${text}</p>`)}
  </div>`;
}
