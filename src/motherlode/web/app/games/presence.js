/** Who plays a seat: a person who is there or away, a bot and how good it is, or a bot that plays on for a person. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";

/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */

/** @param {TableState} state @param {Narration} narration @param {number} seat */
export function renderPresence(state, narration, seat) {
  const place = state?.places[seat - 1];
  if (!place) return nothing;
  if (place.kind === "stand-in") return sign("stand-in", "icon-bot", narration.words.say("place-stand-in"));
  if (place.kind === "bot") return sign("bot", "icon-bot", narration.level(place.bot ?? ""));
  if (place.kind !== "person" || state.here === null || seat === narration.reader) return nothing;
  return state.away(seat)
    ? sign("away", "icon-pause", narration.words.say("page-away"))
    : sign("here", "icon-person", narration.words.say("page-here"));
}

/** @param {string} kind @param {string} picture @param {string} text */
function sign(kind, picture, text) {
  return html`<span class="presence" data-presence=${kind} title=${text}>${symbol(picture)}<span>${text}</span></span>`;
}
