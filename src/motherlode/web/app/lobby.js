/**
 * The lobby: a game against bots in two clicks, a table for friends, tables to join or watch, and one's own. It knows
 * no game: what can be chosen comes from the server's list.
 */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { addressOf, STATIC } from "./base.js";
import { loadStyle } from "./boards.js";
import { renderBots, renderChoice } from "./lobby/bots.js";
import { renderFriends } from "./lobby/friends.js";
import { chosenFor, fieldsOf, remember } from "./lobby/options.js";
import { isWanted, othersOf, renderFinished, renderGoingOn, renderJoin, renderName, renderOpening, renderTables } from "./lobby/tables.js";
import { NewTable } from "./new-table.js";
import { refusal } from "./refusal.js";
import { RefusedCommand } from "./wire.js";

/** @typedef {import("./narration.js").GameInfo} GameInfo */
/** @typedef {import("./state.js").Place} Place */
/** @typedef {{ table: string, code: string, game: string, status: string, seats: Place[], created: number } & Required<import("./agreed.js").Agreed>} Listed */
/**
 * @typedef {{ table: string, code: string, game: string, created: number, finished: number | null,
 *   seats?: import("./state.js").Place[], held?: number[], waiting?: number[], ranks?: number[], kept?: number[] }} Mine what only an open table knows is there for the newest
 */

const USUAL_LEVEL = "miner";
const USUAL_SEATS = 4;
const PAUSE = 1000; // milliseconds at least between two looks at one's own tables: they can move fast
const NAMES = "motherlode-names"; // of those who share this screen, by seat
const USUAL_PLACES = STATIC ? ["me", "me"] : ["me"]; // of a table with friends; the rest is open, or for bots where nobody can come
const CODE = 6; // letters of a table's code; its id is longer

/** what is otherwise where there is no server */
const offline = STATIC ? await import("./offline/lobby.js") : null;

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
    chosen: { state: true },
    house: { state: true },
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
    this.offline = offline;
    /** who gets the seats after the first, at a table with friends @type {string[]} */ this.places = [];
    /** those who share this screen, by seat; the first is the person who is here @type {string[]} */ this.names = namesKept();
    /** @type {Listed[] | null} */ this.tables = null;
    /** @type {Mine[]} */ this.mine = [];
    /** @type {unknown} */ this.problem = "";
    /** how far the games are that are not compiled yet @type {{ games: Record<string, number>, steps: number } | null} */
    this.preparing = null;
    this.newTable = new NewTable(this);
    /** what a table is played by @type {Record<import("./lobby/options.js").Way, import("./lobby/options.js").Chosen>} */
    this.chosen = /** @type {any} */ ({});
    /** whose house rules are open, and what a link has brought @type {{ way: import("./lobby/options.js").Way, arrived: any } | null} */
    this.house = null;
    /** whether a match file can be opened: its form is loaded when somebody looks for it */ this.opening = false;
    this.listen = {
      tables: (/** @type {any} */ event) => (this.tables = event.detail.tables),
      preparing: (/** @type {any} */ event) => (this.preparing = event.detail),
      "mine-moved": () => this.refreshSoon(),
      state: () => this.wire.state === "open" && this.refresh(),
    };
    /** @type {ReturnType<typeof setTimeout> | undefined} */ this.refreshing = undefined;
    this.onLook = () => document.visibilityState === "visible" && this.refreshSoon(); // another process may keep a table
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) this.wire.addEventListener(type, listener);
    document.addEventListener("visibilitychange", this.onLook);
    this.wire.lobby(true);
    if (this.wire.state === "open") this.refresh();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) this.wire.removeEventListener(type, listener);
    document.removeEventListener("visibilitychange", this.onLook);
    clearTimeout(this.refreshing);
    this.wire.lobby(false);
  }

  /** Something has happened at them; what happens in the next moment is read together with it. */
  refreshSoon() {
    this.refreshing ??= setTimeout(() => ((this.refreshing = undefined), this.refresh()), PAUSE);
  }

  /** My own tables, anew. */
  async refresh() {
    try {
      this.mine = (await this.wire.send("mine")).tables;
      this.callBack();
    } catch {
      // the list stays as it was; the page's head shows a lost connection
    }
  }

  /** Whoever looks elsewhere learns where they are wanted, as at a table. */
  callBack() {
    const mine = this.mine.find(isWanted);
    const wanted = mine && { why: mine.kept ? "rematch" : "turn", body: othersOf(this.words, mine), tag: mine.table, number: 0, game: mine.game, path: `/t/${mine.code}` };
    if (!this.isConnected) return;
    this.dispatchEvent(new CustomEvent("head", { detail: wanted ? { wanted } : {}, bubbles: true }));
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
    this.create(["me", ...Array(this.seats - 1).fill(this.level)], { ...fieldsOf(this.chosen.bots), names: [this.wire.name] });
  }

  /** @param {SubmitEvent} event */
  setUp(event) {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const places = Array.from({ length: this.seats }, (_, index) => this.place(index));
    const names = places.map((place, index) => (place !== "me" ? "" : index === 0 ? this.wire.name : (this.names[index] ?? "")));
    this.create(places, { ...fieldsOf(this.chosen.friends), names, public: given.has("public") });
  }

  /** @param {string} name */
  callMyself(name) {
    this.wire.rename(name.trim());
    this.requestUpdate();
  }

  /** Somebody at this screen has a name, now and the next time. @param {number} index @param {string} name */
  nameHere(index, name) {
    this.names = Object.assign(this.names.slice(), { [index]: name });
    localStorage.setItem(NAMES, JSON.stringify(this.names));
    this.requestUpdate();
  }

  /** @param {import("./lobby/options.js").Way} way @param {Partial<import("./lobby/options.js").Chosen>} changed */
  choose(way, changed) {
    this.chosen = { ...this.chosen, [way]: { ...this.chosen[way], ...changed } };
    remember(way, this.game, this.chosen[way]);
  }

  /** The form of the house rules, with its words. @param {import("./lobby/options.js").Way} way @param {any} [arrived] a set that somebody has sent */
  async openHouse(way, arrived = null) {
    await Promise.all([import("./house.js"), loadStyle("house"), this.words.need("house")]);
    this.house = { way, arrived };
  }

  /** A link may bring house rules: they are kept, and shown as those of a table with friends. */
  async receive() {
    if (STATIC || !location.hash.startsWith("#house=")) return;
    const { fromText } = await import("./house/sets.js");
    const set = fromText(location.href);
    history.replaceState(null, "", location.pathname);
    if (set && set.game in this.games) this.chooseGame(set.game);
    await this.openHouse("friends", set ?? "broken");
  }

  /** @param {SubmitEvent} event */
  join(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = String(new FormData(form).get("code")).trim();
    const code = text.split("/").at(-1) ?? ""; // of a whole link, too
    if (/^[\w-]{4,32}$/.test(code)) this.go(code.length > CODE ? code : code.toUpperCase());
    else this.problem = refusal(this.words, new RefusedCommand("no-such-table", {}));
  }

  /** @param {string} game */
  chooseGame(game) {
    this.game = game;
    this.seats = Math.min(Math.max(USUAL_SEATS, this.info.fewest), this.info.most);
    this.chosen = { bots: chosenFor("bots", this.info), friends: chosenFor("friends", this.info) };
    offline?.prepare(this);
  }

  /** The form that opens a match file, with its words. */
  async openFiles() {
    await Promise.all([import("./review/open.js"), this.words.need("review")]);
    this.opening = true;
  }

  /** @param {number} index */
  place(index) {
    return this.places[index] ?? USUAL_PLACES[index] ?? (STATIC ? USUAL_LEVEL : "open");
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

  firstUpdated() {
    this.receive().catch(() => {}); // the page's head shows a lost connection
  }

  /** Problems and waiting are shown on top; a reader further down is scrolled there. */
  updated() {
    this.querySelector(".problem, .late")?.scrollIntoView({ block: "nearest" });
  }

  render() {
    const { words } = this;
    return html`<main class="lobby">
      <section class="front">
        <header class="welcome">
          ${symbol("mine-entrance", "scene")}
          <h1>Motherlode</h1>
          <p class="lead">${words.say("page-lead")}</p>
        </header>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : this.newTable.render(words)}
        ${renderChoice(this)}
        ${renderBots(this)}
      </section>
      ${renderGoingOn(this)}
      <div class="ways">
        <div>${renderFriends(this)}</div>
        <div>${offline ? [renderName(this), offline.renderAlone(this)] : [renderJoin(this), renderName(this), renderTables(this)]}</div>
      </div>
      ${renderFinished(this)}
      ${renderOpening(this)}
      ${this.renderHouse()}
      <p class="foot">${words.say("page-notice")} <a href=${addressOf("/about")}>${words.say(STATIC ? "page-about-static" : "page-about")}</a></p>
    </main>`;
  }

  /** A form of its own, over everything else while it is open. */
  renderHouse() {
    if (!this.house) return nothing;
    const { way, arrived } = this.house;
    return html`<ml-house-rules .words=${this.words} .games=${this.games} .game=${this.game} .house=${this.chosen[way].house} .arrived=${arrived}
      @house=${(/** @type {any} */ event) => this.choose(way, { house: event.detail })} @done=${() => (this.house = null)}></ml-house-rules>`;
  }
}

/** @returns {string[]} */
function namesKept() {
  try {
    const names = JSON.parse(localStorage.getItem(NAMES) ?? "[]");
    return Array.isArray(names) ? names.map((name) => String(name ?? "")) : [];
  } catch {
    return [];
  }
}

customElements.define("ml-lobby", Lobby);
