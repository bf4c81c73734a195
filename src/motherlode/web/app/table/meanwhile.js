/**
 * Where the connection is lost and only bots sit beside the viewer, they play on in this browser: another game of the same
 * kind. The game at the server cannot go on here, because nobody here knows what it hides; it waits as it is.
 */

import { html, keyed, LitElement, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { BASE, within } from "../base.js";
import { loadStyle } from "../boards.js";
import { save } from "../http.js";
import { request } from "../local/http.js";
import { LocalSocket, prepareRules } from "../local/socket.js";
import { RefusedCommand, Wire } from "../wire.js";
import { isAlone } from "./seen.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../main.js").App} App */

const KEPT = `motherlode-token-here${BASE}`; // who one is at the tables of this browser: not who one is at the server
const LATER = 3000; // milliseconds: who only tries a move loads nothing for it
const LOST = 2; // a second try to connect has failed, so it is no hiccup
const USUAL_LEVEL = "miner"; // for a bot that plays at servers only
const LONGEST = 64; // digits of a nonce
const PLACE = /^\/t\/([^/]+)$/;

class LocalWire extends Wire {
  get kept() {
    return KEPT;
  }

  makeSocket() {
    return new LocalSocket();
  }
}

/** to the tables in this browser @type {LocalWire | null} */
let here = null;
/** the games for which everything is there, or on its way: whether it is @type {Map<string, boolean>} */
export const ready = new Map();
/** pages that are drawn anew when the connection changes @type {WeakSet<TablePage>} */
const told = new WeakSet();

/** The offer to play on, or where one is. @param {TablePage} page @param {TableState} state */
export function renderMeanwhile(page, state) {
  if (page.wire === here) return renderHere(page);
  if (!isAlone(page, state) || state.info.arranged?.includes("house-rules")) return nothing; // which only a server reads
  if (!told.has(page)) page.wire.addEventListener("state", () => page.requestUpdate());
  told.add(page);
  if (!ready.has(state.game) && page.asked) prepare(page, state);
  if (!ready.get(state.game) || page.wire.state === "open" || page.wire.tries < LOST) return nothing;
  const { words } = page;
  return html`<section class="meanwhile" role="status">
    <p>${words.say("page-meanwhile-lost")}</p>
    <button type="button" @click=${() => play(page, state)}>${symbol("icon-play")} ${words.say("page-meanwhile-play")}</button>
  </section>`;
}

/** Have everything that a game here needs: without a connection, nothing more comes. @param {TablePage} page @param {TableState} state */
async function prepare(page, { game }) {
  if (/** @type {any} */ (navigator).connection?.saveData) return;
  ready.set(game, false);
  try {
    if (!(await hasModule(page))) return;
    await new Promise((done) => setTimeout(done, LATER));
    const { board, words } = page;
    const parts = [import("./advice.js"), import("./ceremony.js"), import("./end.js"), import("./past.js"), import("./seating.js"), import("../try-again.js")];
    await Promise.all([...parts, board?.later?.(), board?.ending?.(), loadStyle("table/end"), words.need("coach", "end", "gathering", "past")]);
    ready.set(game, await prepareRules(game));
    page.requestUpdate();
  } catch {
    ready.delete(game); // lost before everything was there: another try may do better
  }
}

/** Whether the server has the rules for browsers: it says that with what a seat sees. @param {TablePage} page */
async function hasModule({ wire, table, shown }) {
  try {
    await wire.send("sight", { table, seat: shown });
  } catch (error) {
    if (!(error instanceof RefusedCommand)) throw error;
    return error.reason !== "no-module-here"; // where nobody may be advised, it does not say
  }
  return true;
}

/** Play here, against the same bots by the same rules: for each table there is one game here, which goes on whenever it is asked for. @param {TablePage} page @param {TableState} state */
async function play(page, { table, game, places, info }) {
  here ??= new LocalWire();
  const known = page.games[game].levels.map(({ name }) => name);
  const fields = {
    game,
    places: places.map(({ bot = "" }, index) => (page.seats.includes(index + 1) ? "me" : known.includes(bot) ? bot : USUAL_LEVEL)),
    names: places.map(({ name = "" }) => name),
    options: info.options ?? {},
    odds: info.odds !== false,
    nonce: [...new TextEncoder().encode(table)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, LONGEST),
  };
  try {
    const { code } = await here.ask("create", fields), path = within(location);
    const shown = (/** @type {App} */ app) => (app.there === path ? html`<ml-meanwhile .app=${app} .connection=${app.connection} .words=${app.words} .first=${code}></ml-meanwhile>` : null);
    page.dispatchEvent(new CustomEvent("meanwhile", { detail: shown, bubbles: true }));
  } catch (error) {
    page.problem = page.refusal(error);
  }
}

/** At a table of this browser: where the other one is, and the way back to it. @param {TablePage} page */
function renderHere(page) {
  const { words } = page;
  if (/** @type {Meanwhile | null} */ (page.closest("ml-meanwhile"))?.connection !== "open") return html`<section class="meanwhile"><p>${words.say("page-meanwhile-here")}</p></section>`;
  return html`<section class="meanwhile" role="status">
    <p>${words.say("page-meanwhile-back")}</p>
    <button type="button" @click=${() => goBack(page)}>
      ${symbol("icon-step-back")} ${words.say("page-meanwhile-return")}</button>
  </section>`;
}

/** To the table at the server, which may be lost again. @param {TablePage} page */
async function goBack(page) {
  const { app } = /** @type {Meanwhile} */ (page.closest("ml-meanwhile"));
  app.meanwhile = null;
  await app.updateComplete;
  /** @type {TablePage | null} */ (app.querySelector("ml-table"))?.bring("meanwhile");
}

/** A table of this browser, in the place of one at the server. */
class Meanwhile extends LitElement {
  static properties = { app: { attribute: false }, connection: { attribute: false }, words: { attribute: false }, first: { attribute: false }, code: { state: true } };

  constructor() {
    super();
    /** @type {App} */ this.app = /** @type {any} */ (null);
    /** the one to the server @type {Wire["state"]} */ this.connection = "lost";
    /** @type {import("../words.js").Words} */ this.words = /** @type {any} */ (null);
    /** the table's code, until there is a rematch */ this.first = "";
    this.code = "";
    this.addEventListener("go", (event) => this.follow(/** @type {CustomEvent} */ (event)));
    this.addEventListener("click", (event) => this.save(event));
  }

  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.connection === "open") this.app.meanwhile = null; // who comes back finds the table at the server
  }

  /** A rematch is here too. @param {CustomEvent} event */
  follow(event) {
    const [, code] = PLACE.exec(event.detail) ?? [];
    if (!code) return;
    event.stopPropagation();
    this.code = code;
  }

  /** A file that no server has. @param {Event} event */
  save(event) {
    const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest("a[download]"));
    if (!link) return;
    event.preventDefault();
    save(within(link), request);
  }

  /** The table says where one is. */
  updated() {
    const table = /** @type {TablePage | null} */ (this.querySelector("ml-table"));
    table?.bring("meanwhile");
    table?.requestUpdate();
  }

  render() {
    const code = this.code || this.first;
    return keyed(code, html`<ml-table .wire=${here} .words=${this.words} .games=${this.app.games} .code=${code}></ml-table>`);
  }
}

customElements.define("ml-meanwhile", Meanwhile);
