/**
 * The lobby: a game against bots in two clicks, a table for friends, tables to join or watch, and one's own. It knows
 * no game: what can be chosen comes from the server's list.
 */

import { html, LitElement } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { renderAbout } from "./lobby/about.js";
import { renderBots, renderChoice } from "./lobby/bots.js";
import { choose, CLOCKS, renderFriends } from "./lobby/friends.js";
import { renderFinished, renderGoingOn, renderJoin, renderName, renderOpening, renderTables } from "./lobby/tables.js";
import { NewTable } from "./new-table.js";
import { refusal } from "./refusal.js";
import { Refused } from "./wire.js";

/** @typedef {import("./narration.js").GameInfo} GameInfo */
/** @typedef {import("./state.js").Place} Place */
/** @typedef {{ table: string, code: string, game: string, status: string, seats: Place[], created: number }} Listed */
/** @typedef {{ table: string, code: string, game: string, created: number, finished: number | null }} Mine */

const USUAL_LEVEL = "miner";
const USUAL_SEATS = 4;
const CODE = 6; // letters of a table's code; its id is longer

export class Lobby extends LitElement {
  static properties = {
    wire: { attribute: false },
    words: { attribute: false },
    games: { attribute: false },
    game: { state: true },
    seats: { state: true },
    level: { state: true },
    places: { state: true },
    tables: { state: true },
    mine: { state: true },
    problem: { state: true },
    opening: { state: true },
    preparing: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./wire.js").Wire} */ this.wire = /** @type {any} */ (null);
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
    /** @type {Record<string, GameInfo>} */ this.games = {};
    /** the first one, until another is chosen */ this.game = "";
    this.seats = USUAL_SEATS;
    this.level = USUAL_LEVEL;
    /** who gets the seats after the first, at a table with friends @type {string[]} */ this.places = [];
    /** @type {Listed[] | null} */ this.tables = null;
    /** @type {Mine[]} */ this.mine = [];
    /** @type {unknown} */ this.problem = "";
    /** how far the games are that are not compiled yet @type {{ games: Record<string, number>, steps: number } | null} */
    this.preparing = null;
    this.newTable = new NewTable(this);
    /** whether a match file can be opened: its form is loaded when somebody looks for it */ this.opening = false;
    this.listen = {
      tables: (/** @type {any} */ event) => (this.tables = event.detail.tables),
      preparing: (/** @type {any} */ event) => (this.preparing = event.detail),
      state: () => this.wire.state === "open" && this.refresh(),
    };
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) this.wire.addEventListener(type, listener);
    this.wire.lobby(true);
    if (this.wire.state === "open") this.refresh();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) this.wire.removeEventListener(type, listener);
    this.wire.lobby(false);
  }

  /** My own tables, anew. */
  async refresh() {
    try {
      this.mine = (await this.wire.send("mine")).tables;
    } catch {
      // the list stays as it was; the page's head tells of a lost connection
    }
  }

  get info() {
    return this.games[this.game];
  }

  // --- what is done

  /** Go to a table. @param {string} code */
  go(code) {
    this.dispatchEvent(new CustomEvent("go", { detail: `/t/${code}`, bubbles: true }));
  }

  /** Set up a table and go there. @param {string[]} places @param {Record<string, any>} [fields] */
  create(places, fields = {}) {
    this.problem = "";
    return this.newTable.open(this.wire, { game: this.game, places, ...fields });
  }

  /** @param {SubmitEvent} event */
  playNow(event) {
    event.preventDefault();
    this.create(["me", ...Array(this.seats - 1).fill(this.level)]);
  }

  /** @param {SubmitEvent} event */
  setUp(event) {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const places = Array.from({ length: this.seats }, (_, index) => this.place(index));
    /** @type {Record<string, any>} */
    const options = {};
    for (const [option, choices] of Object.entries(this.info.options)) {
      const chosen = choices[Number(given.get(option) ?? 0)];
      if (chosen !== choices[0]) choose(options, option, chosen);
    }
    const clock = CLOCKS[String(given.get("clock"))] ?? null;
    this.create(places, { options, clock, public: given.has("public"), odds: given.has("odds") });
  }

  /** @param {SubmitEvent} event */
  join(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = String(new FormData(form).get("code")).trim();
    const code = text.split("/").at(-1) ?? ""; // of a whole link, too
    if (/^[\w-]{4,32}$/.test(code)) this.go(code.length > CODE ? code : code.toUpperCase());
    else this.problem = refusal(this.words, new Refused("no-such-table", {}));
  }

  /** @param {string} game */
  chooseGame(game) {
    this.game = game;
    this.seats = Math.min(Math.max(USUAL_SEATS, this.info.fewest), this.info.most);
  }

  /** The form that opens a match file, with its words. */
  async openFiles() {
    await Promise.all([import("./review/open.js"), this.words.need("review")]);
    this.opening = true;
  }

  /** @param {number} index */
  place(index) {
    return index === 0 ? "me" : this.places[index] ?? "open";
  }

  /** @param {number} index @param {string} place */
  setPlace(index, place) {
    this.places = this.places.slice();
    this.places[index] = place;
  }

  // --- what is seen

  willUpdate() {
    if (!this.game) this.chooseGame(Object.keys(this.games)[0]);
  }

  /** Bad news, and a wait, stand on top; whoever is further down is taken there. */
  updated() {
    this.querySelector(".problem, .late")?.scrollIntoView({ block: "nearest" });
  }

  render() {
    const { words } = this;
    return html`<main class="lobby">
      <header class="welcome">
        ${symbol("mine-entrance", "scene")}
        <h1>Motherlode</h1>
        <p class="lead">${words.say("page-lead")}</p>
      </header>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : this.newTable.render(words)}
      ${renderGoingOn(this)}
      ${renderChoice(this)}
      <div class="ways">
        <div>${renderBots(this)} ${renderName(this)} ${renderJoin(this)}</div>
        <div>${renderFriends(this)} ${renderTables(this)}</div>
      </div>
      ${renderFinished(this)}
      ${renderOpening(this)}
      ${renderAbout(words)}
    </main>`;
  }
}

customElements.define("ml-lobby", Lobby);
