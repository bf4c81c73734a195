/** The question in one sentence, and the answers as buttons under the thumb; or whom the table waits for. */

import { html, nothing, repeat } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { renderPace } from "./pace.js";
import { renderWhy } from "./why.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../state.js").Asking} Asking */
/** @typedef {import("../narration.js").Narration} Narration */

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderAsk(page, state, narration) {
  const { asking } = state;
  const { words, asked } = page;
  if (!asking || state.status !== "playing") return nothing;
  if (state.places[page.shown - 1]?.kind === "stand-in") return renderStandIn(page);
  const yours = asked || page.hot.goesAround;
  const sentence = asked ? narration.question(asking, page.shown) : waiting(page, state, asking, narration);
  return html`<section class="ask" tabindex="-1" data-question=${asking.number} ?data-yours=${yours} aria-label=${words.say("page-question")}>
    <p class="visually-hidden" aria-live="assertive">${yours ? sentence : ""}</p>
    <div class="asked">
      <p class="question">${sentence}</p>
      ${renderTime(page, state, asking)}
      ${asked && state.info.odds !== false
        ? html`<button type="button" class="quiet" @click=${() => page.advise()}>${symbol("icon-coach")}<span>${words.say("page-coach")}</span></button>`
        : nothing}
      ${page.seats.length ? nothing : html`<span class="watching">${symbol("icon-watch")} ${words.say("page-watching")}</span>`}
      ${renderPace(page)}
    </div>
    ${yours ? nothing : renderWaiting(page, state, asking, narration)}
    ${renderProblem(page)}
    ${renderWhy(page, narration)}
    ${asked ? repeat([asking.number], (number) => number, () => renderAnswers(page, state, asking, narration)) : nothing /* to every question its own */}
    ${yours && !asked
      ? html`<div class="answers"><button type="button" data-hand-on @click=${() => page.move()}>${words.say("page-hand-on")}</button></div>`
      : nothing}
    ${page.coach?.renderAdvice(page, state, narration)}
  </section>`;
}

/** The board may have the answers itself, or what is to be in the bar. @param {TablePage} page @param {TableState} state @param {Asking} asking @param {Narration} narration */
function renderAnswers(page, state, asking, narration) {
  const { board } = page;
  if (board?.answers) return board.answers(state, narration);
  if (board?.handles?.(asking.question)) return nothing;
  return html`<div class="answers">
    ${state.legal.map(
      (move) => html`<button type="button" data-move=${move} @click=${() => page.move(move)}>${narration.move(move, asking.about)}</button>`,
    )}
  </div>`;
}

/** What there is to say to somebody who has nothing to answer. @param {TablePage} page @param {TableState} state @param {Asking} asking @param {Narration} narration */
function waiting({ words, hot, passed, shown }, state, asking, narration) {
  if (hot.goesAround) return words.say("page-nothing-to-answer");
  if (passed === asking.number) return words.say("page-passed");
  if (asking.answered?.includes(shown)) return words.say("table-answered", { seat: narration.seat(shown) });
  return narration.question(asking, state.waiting[0] ?? asking.seats[0]);
}

/** Whom the table waits for, and what one has answered oneself: the same lines whatever it was. @param {TablePage} page @param {TableState} state @param {Asking} asking @param {Narration} narration */
function renderWaiting({ words, hot, passed }, state, asking, narration) {
  const names = state.waiting.map((seat) => narration.who(seat, state.away(seat)));
  return html`<p class="hint waiting">
    ${state.answer !== undefined && !hot.shared && passed !== asking.number
      ? html`<span class="answer">${words.say("page-your-answer", { move: narration.move(state.answer, asking.about) })}</span>`
      : nothing}
    ${names.length ? words.say("page-waiting", { names: words.join(names) }) : words.say("page-uncovering")}
  </p>`;
}

/** The time of the person who is asked, or how long answers stay covered at least. @param {TablePage} page @param {TableState} state @param {Asking} asking */
function renderTime({ wire, words, asked, shown }, state, asking) {
  const until = asking.deadlines?.[asked ? shown : (state.waiting[0] ?? 0)];
  if (until || asking.window) import("../clock.js");
  if (until) return html`<ml-clock class="time" .wire=${wire} .until=${until} title=${words.say("page-time-left")}></ml-clock>`;
  if (!asking.window) return nothing;
  return html`<ml-clock class="time covered" .wire=${wire} .until=${asking.window} .from=${asking.opened} title=${words.say("page-covered")}></ml-clock>`;
}

/** Why the last command was refused. @param {TablePage} page */
export function renderProblem({ problem }) {
  return problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing;
}

/** A bot plays on for a person who was away. @param {TablePage} page */
function renderStandIn(page) {
  return html`<section class="ask" tabindex="-1" data-yours aria-label=${page.words.say("page-question")}>
    <p class="question" aria-live="polite">${page.words.say("page-stand-in")}</p>
    ${renderProblem(page)}
    <div class="answers"><button type="button" @click=${() => page.send("take-back", { seat: page.shown })}>
      ${page.words.say("page-take-back")}</button></div>
  </section>`;
}
