/**
 * The game as it is heard: every new line once, when it happens. The list of all lines is for reading, and says nothing
 * by itself; what one is asked oneself is told at once, before everything else (`ask.js`).
 */

import { html, repeat } from "../../vendor/lit.js";

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

  /** @param {any} event @param {TableState} state @param {Narration | null} narration */
  hear(event, state, narration) {
    const text = narration ? told(event, state, narration) : "";
    if (text) this.lines = [...this.lines.slice(1 - KEPT), { n: state.n, text }];
  }
}

/** A line in words; empty where it is seen elsewhere. @param {any} event @param {TableState} state @param {Narration} narration */
function told(event, state, narration) {
  switch (event.kind) {
    case "started":
      return [narration.words.say("table-started"), ...narration.events(event.happened)].join(" ");
    case "moved":
      return wholes(event.moves).map(({ moves }) => moveText(moves, narration)).join(" ");
    case "said":
      return narration.words.say("table-said", { name: event.name || narration.name(event.seat), text: event.text });
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

/** texts made before, by the last move and for one reader: a long game has many moves, and they are shown again with every line @type {WeakMap<Played, { to: string, text: string }>} */
const known = new WeakMap();

/** A move and those that complete it, in words. @param {Played[]} moves @param {Narration} narration */
export function moveText(moves, narration) {
  const last = moves[moves.length - 1];
  const to = `${narration.listener} ${moves.length}`;
  const found = known.get(last);
  if (found?.to === to) return found.text;
  const text = inWords(moves, narration);
  known.set(last, { to, text });
  return text;
}

/** The same, anew. @param {Played[]} moves @param {Narration} narration */
function inWords(moves, narration) {
  const happened = narration.events(moves.flatMap((played) => played.happened)).join(" ");
  const [{ seat, move }] = moves;
  return happened || narration.words.say("chose", { seat: narration.seat(seat), move: narration.move(move, {}) });
}

/** Only what comes in addition is announced. @param {Story} story */
export function renderStory({ lines }) {
  return html`<div class="story visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
    ${repeat(lines, ({ n }) => n, ({ text }) => html`<p>${text}</p>`)}
  </div>`;
}
