/** What happened, in words; every line leads back to its moment. And what people say. */

import { html, nothing, repeat } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { setAutoPass, isAutoPassOn } from "./auto-pass.js";
import { moveText, wholes } from "./story.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */

const SAID = 20; // lines of talk that are shown

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderLog(page, state, narration) {
  const { words } = page;
  return html`<section class="log" aria-label=${words.say("page-log")}>
    ${renderAround(page, state, narration)}
    ${renderLines(page, state, narration)}
    <form class="talk" @submit=${(/** @type {SubmitEvent} */ event) => say(page, event)}>
      <ul>${state.chat.slice(-SAID).map((said) => html`<li><b>${said.name || narration.name(said.seat)}</b> ${said.text}</li>`)}</ul>
      <input name="text" maxlength="400" autocomplete="off" aria-label=${words.say("page-talk")} placeholder=${words.say("page-talk")}>
    </form>
  </section>`;
}

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
function renderLines(page, state, narration) {
  const { words, past } = page;
  const line = (/** @type {number} */ number, /** @type {string} */ text) =>
    html`<li><button type="button" aria-current=${past?.move === number ? "step" : nothing} @click=${() => page.lookBack(number)}>${text}</button></li>`;
  return html`<ol class="lines" reversed>
    ${repeat(wholes(state.history).toReversed(), ({ number }) => number, ({ number, moves }) => line(number, moveText(moves, narration)))}
    ${state.status === "gathering" ? nothing : line(0, [words.say("table-started"), ...narration.events(state.dealt)].join(" "))}
  </ol>`;
}

/** What happened last around the game, and what can be left to the machine. @param {TablePage} page @param {TableState} state @param {Narration} narration */
function renderAround(page, state, narration) {
  const { words } = page;
  const last = state.around.findLast(({ begun }) => begun === (state.status !== "gathering"));
  const plays = state.status === "playing" && state.places[page.shown - 1]?.kind === "person";
  return html`<p class="around">${last ? narration.around(last.event, last.begun) : ""}</p>
    ${plays
      ? html`<button type="button" class="quiet" @click=${() => page.send("hand-over", { seat: page.shown })}>
          ${symbol("icon-bot")}<span>${words.say("page-hand-over")}</span></button>`
      : nothing}
    ${plays && narration.game.reactions.length
      ? html`<label class="check"><input type="checkbox" .checked=${isAutoPassOn()}
          @change=${(/** @type {any} */ event) => setAutoPass(event.target.checked)}> <span>${words.say("page-let-pass")}</span></label>`
      : nothing}`;
}

/** @param {TablePage} page @param {SubmitEvent} event */
function say(page, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  const text = new FormData(form).get("text");
  if (text) page.send("say", { seat: page.shown, text });
  form.reset();
}
