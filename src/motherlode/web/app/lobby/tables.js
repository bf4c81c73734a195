/** Tables that are there already: one's own, those of others, one whose code is known, a match in a file. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { gameName, gamePicture } from "../game-info.js";

/** @typedef {import("../lobby.js").Lobby} Lobby */
/** @typedef {import("../lobby.js").Listed} Listed */
/** @typedef {import("../lobby.js").Mine} Mine */

const MOST_SHOWN = 12;

/** My games that are not over: the newest in one line, so that the choice of a new one stays in sight. @param {Lobby} lobby */
export function renderGoingOn(lobby) {
  const { words } = lobby;
  const [newest, ...more] = lobby.mine.filter((one) => one.finished === null).slice(0, MOST_SHOWN);
  if (!newest) return nothing;
  const row = (/** @type {Mine} */ mine) => renderMine(lobby, mine, `/t/${mine.code}`, words.say("page-go-on"), "icon-play");
  return html`<section class="panel mine">
    <h2>${symbol("icon-mine")} ${words.say("page-mine")}</h2>
    <ul>${row(newest)}</ul>
    ${more.length
      ? html`<details><summary>${words.say("page-lobby-more", { count: more.length })}</summary><ul>${more.map(row)}</ul></details>`
      : nothing}
  </section>`;
}

/** My games that are over, to be looked at again. @param {Lobby} lobby */
export function renderFinished(lobby) {
  const { words } = lobby;
  const over = lobby.mine.filter((one) => one.finished !== null).slice(0, MOST_SHOWN);
  if (!over.length) return nothing;
  return html`<section class="panel mine finished">
    <h2>${symbol("icon-crown")} ${words.say("page-mine-over")}</h2>
    <ul>${over.map((mine) => renderMine(lobby, mine, `/review/${mine.table}`, words.say("page-look-again"), "icon-step-back"))}</ul>
  </section>`;
}

/** @param {Lobby} lobby @param {Mine} mine @param {string} address @param {string} action @param {string} icon */
function renderMine({ words, games }, { code, game, created }, address, action, icon) {
  const day = new Intl.DateTimeFormat(words.language, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
  return html`<li>${gamePicture(games, game, "face")}
    <span class="what"><b>${gameName(words, games, game)}</b> <span>${day.format(created)}</span></span>
    <a class="button" href=${address}>${symbol(icon)} ${action}<span class="visually-hidden"> ${code}</span></a></li>`;
}

/** @param {Lobby} lobby */
export function renderTables({ words, games, tables }) {
  const shown = (tables ?? []).filter(({ status }) => status !== "over").slice(0, MOST_SHOWN);
  return html`<section class="panel tables">
    <h2>${symbol("icon-watch")} ${words.say("page-live")}</h2>
    ${tables === null
      ? html`<p class="hint">${words.say("page-loading")}</p>`
      : shown.length === 0
        ? html`<p class="hint">${words.say("page-live-none")}</p>`
        : html`<ul>${shown.map((table) => renderTable(words, games, table))}</ul>`}
  </section>`;
}

/** @param {import("../words.js").Words} words @param {import("../game-info.js").Games} games @param {Listed} table */
function renderTable(words, games, { code, game, status, seats }) {
  const open = seats.some(({ kind }) => kind === "open");
  const people = seats.flatMap(({ name }) => (name ? [name] : []));
  return html`<li>
    ${gamePicture(games, game, "face")}
    <span class="what"><b>${gameName(words, games, game)}</b>
      <span>${words.say(`status-${status}`)}${people.length ? ` · ${words.join(people)}` : ""}</span></span>
    <a class="button" href="/t/${code}">
      ${words.say(open ? "page-take-seat" : "page-watch")}<span class="visually-hidden"> ${code}</span></a>
  </li>`;
}

/** @param {Lobby} lobby */
export function renderJoin(lobby) {
  const { words } = lobby;
  return html`<form class="panel join" @submit=${lobby.join}>
    <h2>${symbol("icon-forward")} ${words.say("page-join")}</h2>
    <div class="together">
      <input name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false"
        aria-label=${words.say("page-code")} placeholder=${words.say("page-code")}>
      <button>${words.say("page-go")}</button>
    </div>
  </form>`;
}

/** @param {Lobby} lobby */
export function renderName({ words, wire }) {
  return html`<section class="panel named">
    <h2><label for="name">${symbol("icon-person")} ${words.say("page-name")}</label></h2>
    <input id="name" maxlength="40" autocomplete="nickname" .value=${wire.name} aria-describedby="name-how"
      @change=${(/** @type {any} */ event) => wire.rename(event.target.value.trim())}>
    <p class="hint" id="name-how">${words.say("page-name-how")}</p>
  </section>`;
}

/** @param {Lobby} lobby */
export function renderOpening(lobby) {
  const { words } = lobby;
  return html`<details class="panel open-match" @toggle=${() => lobby.openFiles()}>
    <summary>${symbol("icon-download")} ${words.say("page-lobby-open")}</summary>
    ${lobby.opening ? html`<ml-open-match .words=${words}></ml-open-match>` : nothing}
  </details>`;
}
