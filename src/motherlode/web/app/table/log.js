/** What happened, in words; every line leads back to its moment. And what people say. */

import { html, nothing, repeat } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { isStill } from "../stage.js";
import { setAutoPass, isAutoPassOn } from "./auto-pass.js";
import { chaptersOf } from "./rows.js";
import { renderTalk } from "./talk.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderLog(page, state, narration) {
  const { words } = page;
  return html`<section class="log" id="log" popover aria-label=${words.say("page-log")} @toggle=${() => page.readTalk()}>
    <button type="button" class="icon close" popovertarget="log" popovertargetaction="hide" aria-label=${words.say("page-close")}>${symbol("icon-close")}</button>
    ${state.info.arranged ? html`<ml-arranged .words=${words} .arranged=${state.info.arranged}></ml-arranged>` : nothing}
    ${renderAround(page, state, narration)}
    ${renderChapters(page, state, narration)}
    ${renderSeat(page, state, narration)}
    ${renderTalk(page, state, narration)}
    ${page.seats.includes(state.owner) && (state.chat.length || state.muted.length)
      ? (import("../owner.js"), html`<ml-moderation .page=${page} .state=${state}></ml-moderation>`)
      : nothing}
  </section>`;
}

/** The newest chapter and the newest row on top. @param {TablePage} page @param {TableState} state @param {Narration} narration */
function renderChapters(page, state, narration) {
  const chapters = state.status === "gathering" ? [] : chaptersOf(state.history, state.dealt, narration, page.board?.tabled ?? {});
  return html`<div class="chapters">${repeat(chapters, ({ key }) => key, ({ heading, rows }) => html`<section>
    ${heading ? html`<p class="heading">${heading}</p>` : nothing}
    <ol class="lines" reversed>${repeat(rows, ({ number, part }) => `${number}.${part}`, (row, place) =>
      renderRow(page, row, rows[place - 1]?.number !== row.number, narration))}</ol>
  </section>`)}</div>`;
}

const SLIDE = 160; // milliseconds
const SEEN = 16; // rows that can be in sight

/** New rows make room for themselves: the others glide down instead of jumping. @param {TablePage} page */
export function makeRoom(page) {
  const [first, ...older] = page.querySelectorAll(".log .chapters > section");
  const newest = page.querySelector(".log .lines > li");
  const before = page.newestLine;
  page.newestLine = newest;
  if (!first || !newest || !before?.isConnected || before === newest || isStill()) return;
  const its = /** @type {Element} */ (before.closest("section"));
  const [from, to] = its === first ? [newest, before] : [first, its];
  const room = to.getBoundingClientRect().top - from.getBoundingClientRect().top;
  for (const part of [...[...first.querySelectorAll("li")].slice(0, SEEN), ...older]) {
    part.animate([{ transform: `translateY(${-room}px)` }, { transform: "none" }], { duration: SLIDE, easing: "ease-out" });
  }
}

/** Whose it is, and what came of it in words and pictures, or as a table. @param {TablePage} page @param {import("./rows.js").Row} row @param {boolean} top the newest of its move @param {Narration} narration */
function renderRow(page, { number, seat, text, happened }, top, narration) {
  const { past, board } = page;
  const table = board?.ledger?.(happened);
  return html`<li data-seat=${seat || nothing} data-number=${number}>
    <button type="button" aria-current=${top && past?.move === number ? "step" : nothing} @click=${() => page.lookBack(number)}>
      ${seat && !table ? symbol(`dwarf-${seat}`, "whose") : nothing}<span class="text ${table ? "visually-hidden" : ""}">${text}</span>
      ${table ?? html`<span class="pictures">${(board?.pictured?.(happened) ?? []).map((/** @type {string} */ id) => symbol(id))}</span>`}
    </button>
  </li>`;
}

/** What happened last around the game, and how many watch it. @param {TablePage} page @param {TableState} state @param {Narration} narration */
function renderAround(page, state, narration) {
  const { words } = page;
  const last = state.around.findLast(({ begun }) => begun === (state.status !== "gathering"));
  const watching = state.watching ?? 0;
  return html`<p class="around">${last ? narration.around(last.event, last.begun) : ""}</p>
    ${watching ? html`<p class="spectators">${symbol("icon-watch")} ${words.say("table-watching", { count: watching })}</p>` : nothing}`;
}

/** What can be left to the machine, and giving up: seldom wanted, so it stands under the lines. @param {TablePage} page @param {TableState} state @param {Narration} narration */
function renderSeat(page, state, narration) {
  const { words } = page;
  if (state.status !== "playing" || state.places[page.shown - 1]?.kind !== "person") return nothing;
  return html`<div class="seat">
    ${narration.game.reactions.length
      ? html`<label class="check"><input type="checkbox" .checked=${isAutoPassOn()}
          @change=${(/** @type {any} */ event) => setAutoPass(event.target.checked)}> <span>${words.say("page-let-pass")}</span></label>`
      : nothing}
    <button type="button" class="quiet" @click=${() => page.send("hand-over", { seat: page.shown })}>
      ${symbol("icon-bot")}<span>${words.say("page-hand-over")}</span></button>
    <button type="button" class="quiet resign" @click=${() => import("./seating.js").then(({ resign }) => resign(page, page.shown))}>
      ${symbol("icon-flag")}<span>${words.say("page-resign")}</span></button>
  </div>`;
}
