/** What can be said without typing, which everybody reads in their own language; and whom one does not want to hear. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { MOODS } from "./talk.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */

const REPLIES = ["hello", "good-luck", "well-played", "thanks", "sorry", "your-turn", "back-soon", "again"];

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderQuick(page, state, narration) {
  const { words } = page;
  if (!words.has("quick-hello")) return nothing; // another language was chosen, and its words are on their way
  return html`<div class="quick" role="group" aria-label=${words.say("page-talk-quick")}>
    <p class="moods">${Object.entries(MOODS).map(([quick, mood]) => html`<button type="button" data-quick=${quick} title=${words.say(`quick-${quick}`)}
      @click=${() => say(page, quick)}>${symbol(`mood-${mood}`)}<span class="visually-hidden">${words.say(`quick-${quick}`)}</span></button>`)}</p>
    <p class="replies">${REPLIES.map((quick) => html`<button type="button" data-quick=${quick} @click=${() => say(page, quick)}>${words.say(`quick-${quick}`)}</button>`)}</p>
    ${renderMuting(page, state, narration)}
  </div>`;
}

/** Everybody else who has a voice here. @param {TablePage} page @param {TableState} state @param {Narration} narration */
function renderMuting(page, state, narration) {
  const { words, muted } = page;
  const others = state.places.flatMap(({ kind }, index) => (kind === "person" && !page.seats.includes(index + 1) ? [index + 1] : []));
  const seats = [...others, ...(page.seats.length ? [0] : [])];
  if (!seats.length) return nothing;
  return html`<p class="muting">${seats.map((seat) => html`<button type="button" class="quiet" aria-pressed=${muted.has(seat)} data-mute=${seat}
    @click=${() => page.mute(seat)}>${symbol("people-mute")}<span>${seat ? words.say("talk-hide", { name: narration.name(seat) }) : words.say("talk-hide-spectators")}</span></button>`)}</p>`;
}

/** @param {TablePage} page @param {string} quick */
function say(page, quick) {
  page.talking = false;
  page.send("say", { seat: page.shown, quick });
}
