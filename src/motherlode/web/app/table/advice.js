/** What the coach would do here and why: the danger, and how often each move wins when it is played out. */

import { html, nothing, svg } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { ratio } from "../narration.js";
import { RefusedCommand } from "../wire.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {{ move: string, win: number, error: number }} Weighed */
/** @typedef {{ move: string, risk: string, assumes: string, outcomes: { chance: string, gain: number }[] }} Prospect */

const SHOWN = 5; // moves
const MARGIN = 2; // standard errors that are shown after a ±, as everywhere
const PAUSE = 3000; // milliseconds before a coach that is being compiled is asked again

/**
 * Ask until a coach answers or the question is another one: the server's, or while that one is busy or not compiled, one in this browser.
 * @param {TablePage} page @param {{ waiting: string }} waiting what is shown as long as that is wanted
 */
export async function ask(page, waiting) {
  while (page.advice === waiting) {
    try {
      const { advice } = await page.wire.ask("advise", { table: page.table, seat: page.shown, ...(page.ownCoach && { waits: false }) });
      if (page.advice === waiting) page.advice = advice;
    } catch (error) {
      if (page.advice !== waiting) return;
      const advice = page.ownCoach && isBusy(error) && (await askOwnCoach(page));
      if (page.advice !== waiting) return;
      if (advice) page.advice = { ...advice, own: true };
      else if (error instanceof RefusedCommand && error.reason === "coach-prepares") {
        waiting.waiting = "page-coach-prepares";
        page.requestUpdate();
        await new Promise((done) => setTimeout(done, PAUSE));
      } else if (!isBusy(error)) {
        page.advice = null;
        page.problem = page.refusal(error);
      }
    }
  }
}

/** What a coach in this browser says; null where there is none, and then it is not asked again. @param {TablePage} page */
async function askOwnCoach(page) {
  const { shown, state, table } = page, game = state?.info.game, legal = state?.asking?.legal ?? [];
  try {
    const [{ adviceOf }, sight] = await Promise.all([import("./own-coach.js"), page.wire.ask("sight", { table, seat: shown })]);
    if (sight.question === state?.asking?.number) return await adviceOf({ ...sight, game, seat: shown, legal });
  } catch {
    page.ownCoach = false; // one waits for the server's then
  }
  return null;
}

/** Whether the server's coach cannot answer at once. @param {unknown} error */
function isBusy(error) {
  return error instanceof RefusedCommand && ["coach-busy", "coach-prepares"].includes(error.reason);
}

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderAdvice(page, state, narration) {
  const { advice, words } = page;
  if (!advice) return nothing;
  const close = html`<button type="button" class="icon close" aria-label=${words.say("page-close")} title=${words.say("page-close")}
    @click=${() => (page.advice = null)}>${symbol("icon-close")}</button>`;
  if (advice.waiting) return html`<div class="advice" role="status"><p class="thinks">${words.say(advice.waiting)}</p>${close}</div>`;
  const about = state.asking?.about ?? {};
  /** @type {Weighed[]} */ const moves = advice.moves.slice(0, SHOWN);
  const best = moves[0].move;
  return html`<div class="advice" role="status">
    <div class="best">${symbol("icon-coach")}
      <p>${words.say("coach-best", { move: narration.move(best, about), why: narration.reason(advice.reason, about) })}</p>
      <button type="button" data-advised=${best} @click=${() => page.move(best)}>${words.say("page-play-advised")}</button></div>
    ${close}
    ${renderDanger(page, advice.odds)}
    ${advice.own ? html`<p class="hint own">${words.say("page-coach-own")}</p>` : nothing}
    <p class="hint">${words.say("coach-moves")}</p>
    <ol>${moves.map((one) => renderMove(page, one, advice.odds, narration.move(one.move, about), narration))}</ol>
  </div>`;
}

/** The next danger, if there is one. @param {TablePage} page @param {{ danger: string, within: string[] }} odds */
function renderDanger({ words }, { danger, within }) {
  if (!danger || !within.some((chance) => ratio(chance))) return nothing;
  const chances = within.map((chance) => words.percent.format(ratio(chance)));
  return html`<p class="danger">${words.say("labelled", { label: words.say(`coach-danger-${danger}`), text: chances.join("; ") })}</p>`;
}

/** @param {TablePage} page @param {Weighed} weighed @param {any} odds @param {string} name @param {Narration} narration */
function renderMove({ words }, { move, win, error }, odds, name, narration) {
  const low = Math.max(0, win - MARGIN * error);
  const high = Math.min(1, win + MARGIN * error);
  const margin = words.number.format(100 * MARGIN * error);
  return html`<li>
    <span class="name">${name}</span>
    <svg class="chance" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="track" width="100" height="10"></rect><rect class="win" width=${100 * win} height="10"></rect>
        <rect class="error" x=${100 * low} y="4" width=${100 * (high - low)} height="2"></rect>`}
    </svg>
    <span class="win">${words.percent.format(win)} <small>± ${margin}</small></span>
    <span class="prospect">${prospects(move, odds, words, narration).join("; ")}</span>
  </li>`;
}

/** What a move gains and risks. @param {string} move @param {{ danger: string, prospects: Prospect[] }} odds @param {import("../words.js").Words} words @param {Narration} narration */
function prospects(move, odds, words, narration) {
  const found = odds.prospects.find((prospect) => prospect.move === move);
  if (!found) return [];
  const gain = found.outcomes.reduce((sum, { chance, gain }) => sum + ratio(chance) * gain, 0);
  const amount = narration.amount(gain, true);
  const risk = ratio(found.risk);
  return [
    found.outcomes.length > 1 ? words.say("coach-gain", { amount }) : gain ? amount : "",
    risk ? words.say(`coach-risk-${odds.danger}`, { chance: words.percent.format(risk) }) : "",
    found.assumes ? words.say(`coach-assumes-${found.assumes}`) : "",
  ].filter(Boolean);
}
