/**
 * The game as it is heard: every new line once, when it happens. The list of all lines is for reading, and says nothing
 * by itself; what one is asked oneself is told at once, before everything else (`ask.js`).
 */

import { html, repeat } from "../../vendor/lit.js";

/** @typedef {import("../telling.js").Telling} Telling */
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

  /** @param {any} event @param {TableState} state @param {Telling | null} telling */
  hear(event, state, telling) {
    const text = telling ? told(event, state, telling) : "";
    if (text) this.lines = [...this.lines.slice(1 - KEPT), { n: state.n, text }];
  }
}

/** A line in words; empty where it is seen elsewhere. @param {any} event @param {TableState} state @param {Telling} telling */
function told(event, state, telling) {
  switch (event.kind) {
    case "started":
      return [telling.words.say("table-started"), ...telling.happened(event.happened)].join(" ");
    case "moved":
      return event.moves.map((/** @type {Played} */ played) => moveTold(played, telling)).join(" ");
    case "said":
      return telling.words.say("table-said", { name: event.name || telling.name(event.seat), text: event.text });
    case "seated":
    case "nudged":
    case "missing":
      return telling.around(event, state.status !== "gathering");
  }
  return "";
}

/** moves that were told before, each to one reader: a long game has many, and they are shown again with every line @type {WeakMap<Played, { to: string, text: string }>} */
const known = new WeakMap();

/** One move in words. @param {Played} played @param {Telling} telling */
export function moveTold(played, telling) {
  const to = telling.listener;
  const found = known.get(played);
  if (found?.to === to) return found.text;
  const text = inWords(played, telling);
  known.set(played, { to, text });
  return text;
}

/** The same, anew. @param {Played} played @param {Telling} telling */
function inWords(played, telling) {
  const happened = telling.happened(played.happened).join(" ");
  return happened || telling.words.say("chose", { seat: telling.seat(played.seat), move: telling.move(played.move, {}) });
}

/** Only what comes in addition is announced. @param {Story} story */
export function renderStory({ lines }) {
  return html`<div class="story visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
    ${repeat(lines, ({ n }) => n, ({ text }) => html`<p>${text}</p>`)}
  </div>`;
}
