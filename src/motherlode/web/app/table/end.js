/** The end: the podium, where every point came from, the best moment, and what can be done next. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { addressOf } from "../base.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {{ picture: string, text: string, points: number }} Source */

const COUNT = 1100; // milliseconds that points are counted up for
const RISE = 420; // that a step rises for
const MANY = 6; // columns beside which a phone has no room for names
const NARRATED = 4; // events of the best moment
const GAP = 260; // between two of them, the last first

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderEnd(page, state, narration) {
  const { words } = page;
  /** @type {{ ranks: number[], winners: number[] }} */
  const { ranks, winners } = state.standing;
  const order = ranks.map((rank, index) => ({ rank, seat: index + 1 })).sort((a, b) => a.rank - b.rank);
  const family = narration.has("table-winner") ? narration.game.short_name : "general";
  const won =
    winners.length === 1
      ? words.say(`${family}-table-winner`, { seat: narration.seat(winners[0]) })
      : words.say(`${family}-table-shared`, { seats: words.join(winners.map((seat) => narration.name(seat))) });
  return html`<section class="end" role="status">
    <h2>${symbol("icon-crown")} ${won}</h2>
    <ol class="podium" data-seats=${order.length}>${order.map(({ rank, seat }, place) => renderStep(page, state, narration, seat, rank, place + 1))}</ol>
    ${renderAgain(page, state, narration)}
    <p class="next">
      ${page.seats.length && !state.rematch ? html`<button type="button" class="big" @click=${() => page.again()}>${words.say("page-again")}</button>` : nothing}
      ${page.closest("ml-meanwhile") ? nothing // which is not at the server, where matches are reviewed
        : html`<a class="button" href=${addressOf(`/review/${state.table}`)}>${symbol("icon-step-back")} ${words.say("page-look-back")}</a>`}
      <a class="button" href=${addressOf(`/api/matches/${state.table}/export`)} download>${symbol("icon-download")} ${words.say("page-download")}</a>
    </p>
    ${renderMoment(page, state, narration)}
    ${renderSources(page, state, narration, order.map(({ seat }) => seat))}
  </section>`;
}

/** Somebody wants a rematch: everybody who played comes along with one press, or says no; others may watch it. @param {TablePage} page @param {TableState} state @param {Narration} narration */
function renderAgain(page, state, narration) {
  const { words, seats } = page;
  if (!state.rematch) return nothing;
  const who = state.rematchBy ? words.say("table-rematch-by", { seat: narration.seat(state.rematchBy) }) : words.say("table-rematch");
  const declined = page.declined === state.rematch;
  return html`<div class="again" role="status"><p>${symbol("people-again")} ${who}</p>
    ${seats.length && !declined
      ? html`<p class="next"><button type="button" class="big" @click=${() => page.again()}>${words.say("page-rematch-come")}</button>
          ${seats.includes(state.rematchBy) ? nothing : html`<button type="button" @click=${() => page.declineRematch()}>${words.say("page-rematch-decline")}</button>`}</p>`
      : html`<p class="next"><a class="button" href=${addressOf(`/t/${state.rematch}`)}>${symbol("icon-watch")} ${words.say("page-watch")}</a></p>`}
  </div>`;
}

/** @param {TablePage} page @param {TableState} state @param {Narration} narration @param {number} seat @param {number} rank @param {number} place */
function renderStep(page, { standing }, narration, seat, rank, place) {
  return html`<li data-seat=${seat} data-rank=${rank} data-place=${place} ?data-me=${page.seats.includes(seat)}>
    ${symbol(`dwarf-${seat}`, "face")}
    <span class="who" title=${narration.name(seat)}>${narration.name(seat)}</span>
    ${page.seats.includes(seat) && !page.hot.shared ? html`<span class="you">${page.words.say("page-place-me")}</span>` : nothing}
    <span class="step"><span class="rank">${rank === 1 ? symbol("icon-crown") : `${rank}.`}</span><b class="points">${standing.scores[seat - 1]}</b></span>
  </li>`;
}

/** Where every point came from, where the board knows it: a row for each dwarf, a column for each source; the board names the same sources for all. @param {TablePage} page @param {TableState} state @param {Narration} narration @param {number[]} seats */
function renderSources({ board, tally, seats: own, words }, state, narration, seats) {
  /** @type {Map<number, Source[]>} */
  const found = new Map(seats.map((seat) => [seat, tally?.sources(board, state, seat) ?? []]));
  const points = (/** @type {number} */ seat, /** @type {string} */ text) => found.get(seat)?.find((source) => source.text === text)?.points || nothing;
  const columns = (found.get(seats[0]) ?? []).filter(({ text }) => seats.some((seat) => points(seat, text) !== nothing));
  if (!columns.length) return nothing;
  return html`<div class="sources" tabindex="0" role="group" aria-label=${words.say("page-end-sources")} ?data-many=${columns.length > MANY}><table>
    <caption>${words.say("page-end-sources")}</caption>
    <thead><tr><td></td>${columns.map(({ picture, text }) => html`<th scope="col" title=${text}>${symbol(picture)}<span class="visually-hidden">${text}</span></th>`)}
      <th scope="col">${words.say("page-end-total")}</th></tr></thead>
    <tbody>${seats.map((seat) => html`<tr data-seat=${seat} ?data-me=${own.includes(seat)}>
      <th scope="row"><span>${symbol(`dwarf-${seat}`, "face")}<span class="who">${narration.name(seat)}</span></span></th>
      ${columns.map(({ text }) => html`<td>${points(seat, text)}</td>`)}<td class="total">${state.standing.scores[seat - 1]}</td></tr>`)}</tbody>
  </table></div>`;
}

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
function renderMoment(page, state, narration) {
  /** @type {import("../games/moments.js").Moment | null} */
  const moment = page.tally?.moment(page.board, state) ?? null;
  if (!moment) return nothing;
  return html`<p class="moment"><b>${page.words.say("page-end-moment")}</b> <span>${narration.events(moment.happened.slice(-NARRATED)).join(" ")}</span>
    <button type="button" class="quiet" @click=${() => page.lookBack(moment.move)}>${symbol("icon-watch")}<span>${page.words.say("page-end-show")}</span></button></p>`;
}

/** The steps rise, the last first, and the points are counted up. @param {TablePage} page */
export function celebrate(page) {
  const steps = [...page.querySelectorAll(".podium li")].reverse();
  steps.forEach((step, index) => {
    const options = { duration: RISE, delay: GAP * index, easing: "cubic-bezier(.2,1.3,.4,1)", fill: /** @type {const} */ ("backwards"), id: "motherlode" };
    step.animate([{ transform: "translateY(2.5rem)", opacity: 0 }, { transform: "none", opacity: 1 }], options);
    const text = step.querySelector(".points")?.lastChild;
    if (text) count(/** @type {Text} */ (text), GAP * index);
  });
}

/** @param {Text} text @param {number} delay */
function count(text, delay) {
  const [points, began] = [Number(text.data), performance.now() + delay];
  const frame = (/** @type {number} */ now) => {
    const part = Math.min(1, Math.max(0, (now - began) / COUNT));
    text.data = String(Math.round(points * (1 - (1 - part) ** 3)));
    if (part < 1 && text.isConnected) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
