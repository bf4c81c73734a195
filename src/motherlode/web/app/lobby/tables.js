/** Tables that are there already: one's own, those of others, one whose code is known, a match in a file. */

import { html, nothing } from "../../vendor/lit.js";
import { agreedInBrief } from "../agreed.js";
import { symbol } from "../art.js";
import { addressOf } from "../base.js";
import { gameName, gamePicture } from "../game-info.js";
import { refusal } from "../refusal.js";

/** @typedef {import("../lobby.js").Lobby} Lobby */
/** @typedef {import("../lobby.js").Listed} Listed */
/** @typedef {import("../lobby.js").Mine} Mine */

const MOST_SHOWN = 12;

/** Whether a table waits for the viewer. @param {Mine} mine */
function isMyTurn({ held = [], waiting = [] }) {
  return waiting.some((seat) => held.includes(seat));
}

/** Whether the viewer is called to a table: it is their turn, or the others play again. @param {Mine} mine */
export function isWanted(mine) {
  return isMyTurn(mine) || Boolean(mine.kept);
}

/** My games that are not over, first those that wait for me: the newest in one line, so that the choice of a new one stays in sight. @param {Lobby} lobby */
export function renderGoingOn(lobby) {
  const { words } = lobby;
  const open = lobby.mine.filter((one) => one.finished === null);
  const [newest, ...more] = [...open.filter(isWanted), ...open.filter((one) => !isWanted(one))];
  if (!newest) return nothing;
  const row = (/** @type {Mine} */ mine) => renderMine(lobby, mine, addressOf(`/t/${mine.code}`), words.say("page-go-on"), "icon-play");
  return html`<section class="panel mine">
    <h2>${symbol("icon-mine")} ${words.say("page-mine")}</h2>
    <ul>${row(newest)}</ul>
    ${renderMore(words, more.map(row))}
  </section>`;
}

/** My games that are over, to be looked at again. @param {Lobby} lobby */
export function renderFinished(lobby) {
  const { words } = lobby;
  const over = lobby.mine.filter((one) => one.finished !== null);
  if (!over.length) return nothing;
  const rows = over.map((mine) => renderMine(lobby, mine, addressOf(`/review/${mine.table}`), words.say("page-look-again"), "icon-step-back"));
  return html`<section class="panel mine finished">
    <h2>${symbol("icon-crown")} ${words.say("page-mine-over")}</h2>
    <ul>${rows.slice(0, MOST_SHOWN)}</ul>
    ${renderMore(words, rows.slice(MOST_SHOWN))}
  </section>`;
}

/** The older ones, behind a line. @param {import("../words.js").Words} words @param {unknown[]} rows */
function renderMore(words, rows) {
  return rows.length ? html`<details><summary>${words.say("page-lobby-more", { count: rows.length })}</summary><ul>${rows}</ul></details>` : nothing;
}

/** How it stands for the viewer, where that is known: whose turn it is, or how it ended. @param {import("../words.js").Words} words @param {Mine} mine */
function standingOf(words, mine) {
  const { held = [], ranks, kept } = mine;
  if (kept) return words.say("page-mine-rematch");
  if (!ranks || !held.length) return isMyTurn(mine) ? words.say("page-mine-turn") : "";
  const place = Math.min(...held.map((seat) => ranks[seat - 1]));
  return place === 1 ? words.say("page-mine-won") : words.say("page-mine-place", { place, count: ranks.length });
}

/** Whom one plays with. @param {import("../words.js").Words} words @param {Mine} mine */
export function othersOf(words, { seats = [], held = [], kept = [] }) {
  const others = seats.filter((_, index) => ![...held, ...kept].includes(index + 1));
  const names = others.flatMap(({ kind, name }) => (kind !== "bot" && name ? [name] : []));
  const bots = others.filter(({ kind }) => kind === "bot").length;
  return words.join([...names, ...(bots ? [words.say("page-mine-bots", { count: bots })] : [])]);
}

/** @param {Lobby} lobby @param {Mine} mine @param {string} address @param {string} action @param {string} icon */
function renderMine(lobby, mine, address, action, icon) {
  const { words, games } = lobby;
  const { code, game, created } = mine;
  const day = new Intl.DateTimeFormat(words.language, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
  const standing = standingOf(words, mine);
  return html`<li ?data-turn=${isWanted(mine)}>${gamePicture(games, game, "face")}
    <span class="what"><b>${gameName(words, games, game)}</b>
      <span>${standing ? html`<span class="standing">${standing}</span> · ` : nothing}${[othersOf(words, mine), day.format(created)].filter(Boolean).join(" · ")}</span></span>
    <a class="button" href=${address}>${symbol(icon)} ${action}<span class="visually-hidden"> ${code}</span></a>
    ${lobby.offline?.renderKeeping(lobby, mine) ?? nothing}</li>`;
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
function renderTable(words, games, table) {
  const { code, game, status, seats } = table;
  const open = seats.some(({ kind }) => kind === "open");
  const people = seats.flatMap(({ name }) => (name ? [name] : []));
  return html`<li>
    ${gamePicture(games, game, "face")}
    <span class="what"><b>${gameName(words, games, game)}</b>
      <span>${words.say(`status-${status}`)}${people.length ? ` · ${words.join(people)}` : ""}</span>
    </span>
    <a class="button" href=${addressOf(`/t/${code}`)}>
      ${words.say(open ? "page-take-seat" : "page-watch")}<span class="visually-hidden"> ${code}</span></a>
    ${games[game] ? html`<span class="by">${agreedInBrief(words, games[game], table)}</span>` : nothing}
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
export function renderName(lobby) {
  const { words, wire } = lobby;
  return html`<section class="panel named">
    <h2><label for="name">${symbol("icon-person")} ${words.say("page-name")}</label></h2>
    <input id="name" maxlength="40" autocomplete="nickname" .value=${wire.name} aria-describedby="name-how"
      @change=${(/** @type {any} */ event) => lobby.callMyself(event.target.value)}>
    ${wire.nameless ? html`<p class="problem" role="alert">${refusal(words, wire.nameless)}</p>` : nothing}
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
