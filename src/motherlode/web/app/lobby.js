/**
 * The lobby: a game against bots in two clicks, a table for friends, tables to join or watch, and one's own. It knows
 * no game: what can be chosen comes from the server's list.
 */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { Refused } from "./wire.js";

/** @typedef {import("./telling.js").GameInfo} GameInfo */
/** @typedef {import("./state.js").Place} Place */
/** @typedef {{ table: string, code: string, game: string, status: string, seats: Place[], created: number }} Listed */
/** @typedef {{ table: string, code: string, game: string, created: number, finished: number | null }} Mine */

const MINUTE = 60_000;
/** @type {Record<string, { bank: number, credit: number } | null>} */
const CLOCKS = {
  none: null,
  live: { bank: 5 * MINUTE, credit: MINUTE / 3 },
  days: { bank: 0, credit: 24 * 60 * MINUTE },
};
const USUAL_LEVEL = "miner";
const USUAL_SEATS = 4;
const MOST_SHOWN = 12;
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
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./wire.js").Wire} */ this.wire;
    /** @type {import("./words.js").Words} */ this.words;
    /** @type {Record<string, GameInfo>} */ this.games;
    this.game = "quartz";
    this.seats = USUAL_SEATS;
    this.level = USUAL_LEVEL;
    /** who gets the seats after the first, at a table with friends @type {string[]} */ this.places = [];
    /** @type {Listed[] | null} */ this.tables = null;
    /** @type {Mine[]} */ this.mine = [];
    this.problem = "";
    this.busy = false;
    this.listen = {
      tables: (/** @type {any} */ event) => (this.tables = event.detail.tables),
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
  async create(places, fields = {}) {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const { code } = await this.wire.ask("create", { game: this.game, places, nonce: nonce(), ...fields });
      this.go(code);
    } catch (error) {
      this.problem = this.refusal(error);
    } finally {
      this.busy = false;
    }
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
      if (chosen !== choices[0]) options[option] = chosen;
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
    else this.problem = this.words.say("refuse-no-such-table");
  }

  /** @param {string} game */
  chooseGame(game) {
    this.game = game;
    this.seats = Math.min(Math.max(USUAL_SEATS, this.info.fewest), this.info.most);
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

  /** @param {unknown} error */
  refusal(error) {
    if (!(error instanceof Refused)) return this.words.say("page-connection-lost");
    const key = error.reason.startsWith("mistake-") ? error.reason : `refuse-${error.reason}`;
    return this.words.has(key) ? this.words.say(key, error.details) : error.reason;
  }

  // --- what is seen

  render() {
    const { words } = this;
    return html`<main class="lobby">
      <header class="welcome">
        ${symbol("mine-entrance", "scene")}
        <h1>Motherlode</h1>
        <p class="lead">${words.say("page-lead")}</p>
      </header>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.renderMine(this.mine.filter((one) => one.finished === null), "page-go-on")}
      ${this.renderChoice()}
      <div class="ways">
        <div>${this.renderBots()} ${this.renderName()} ${this.renderJoin()}</div>
        <div>${this.renderFriends()} ${this.renderTables()}</div>
      </div>
      ${this.renderMine(this.mine.filter((one) => one.finished !== null), "page-look-again")}
      ${this.renderAbout()}
    </main>`;
  }

  renderChoice() {
    const { words } = this;
    return html`<fieldset class="choice">
      <legend>${words.say("page-games")}</legend>
      <div class="cards">
        ${Object.values(this.games).map(
          ({ name, fewest, most }) => html`<label class="game" data-game=${name}>
            <input type="radio" name="game" .checked=${name === this.game} value=${name} @change=${() => this.chooseGame(name)}>
            ${symbol(`game-${name}`, "large")}
            <span class="name">${words.say(`${name}-name`)}</span>
            <span class="tagline">${words.say(`${name}-tagline`)}</span>
            <span class="range">${symbol("icon-person")} ${words.say("page-range", { fewest, most })}</span>
          </label>`,
        )}
      </div>
      ${this.renderSteps("seats", "page-players", this.counts(), this.seats, String, (seats) => (this.seats = seats))}
    </fieldset>`;
  }

  counts() {
    const { fewest, most } = this.info;
    return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  }

  /**
   * A row of choices of which one is taken.
   * @template Value
   * @param {string} name @param {string} key @param {Value[]} values @param {Value} chosen
   * @param {(value: Value) => string} told @param {(value: Value) => void} choose
   */
  renderSteps(name, key, values, chosen, told, choose) {
    return html`<fieldset class="steps">
      <legend>${this.words.say(key)}</legend>
      <div>
        ${values.map(
          (value) => html`<label><input type="radio" name=${name} .checked=${value === chosen}
            @change=${() => choose(value)}><span>${told(value)}</span></label>`,
        )}
      </div>
    </fieldset>`;
  }

  renderBots() {
    const { words } = this;
    const levels = this.info.levels.map(({ name }) => name);
    return html`<form class="panel bots" @submit=${this.playNow}>
      <h2>${symbol("icon-bot")} ${words.say("page-bots")}</h2>
      ${this.renderSteps("level", "page-level", levels, this.level, (level) => words.say(`level-${level}`), (level) => (this.level = level))}
      <p class="hint">${words.say("page-play-against", { count: this.seats - 1 })}</p>
      <button class="big" ?disabled=${this.busy}>${symbol("icon-play")} ${words.say("page-play")}</button>
    </form>`;
  }

  renderFriends() {
    const { words } = this;
    return html`<form class="panel friends" @submit=${this.setUp}>
      <h2>${symbol("icon-link")} ${words.say("page-friends")}</h2>
      <p class="hint">${words.say("page-friends-how")}</p>
      <ol class="places">
        ${Array.from({ length: this.seats }, (_, index) => this.renderPlace(index))}
      </ol>
      <details>
        <summary>${symbol("icon-settings")} ${words.say("page-more")}</summary>
        <label class="row"><span>${words.say("page-clock")}</span>
          <select name="clock">
            ${Object.keys(CLOCKS).map((clock) => html`<option value=${clock}>${words.say(`page-clock-${clock}`)}</option>`)}
          </select></label>
        ${Object.entries(this.info.options).map(([option, choices]) => this.renderOption(option, choices))}
        <label class="check"><input type="checkbox" name="odds" checked> ${words.say("page-odds")}</label>
        <label class="check"><input type="checkbox" name="public"> ${words.say("page-public")}</label>
      </details>
      <button class="big second" ?disabled=${this.busy}>${words.say("page-create")}</button>
    </form>`;
  }

  /** @param {number} index */
  renderPlace(index) {
    const { words } = this;
    const label = words.say("page-seat", { number: index + 1 });
    if (index === 0) {
      return html`<li data-seat="1">${symbol("dwarf-1", "face")}<span class="row"><span>${label}</span> <b>${words.say("page-place-me")}</b></span></li>`;
    }
    const place = this.place(index);
    const bot = !["open", "me"].includes(place);
    return html`<li data-seat=${index + 1}>${symbol(bot ? "dwarf-bot" : `dwarf-${index + 1}`, "face")}
      <label class="row"><span>${label}</span>
        <select @change=${(/** @type {any} */ event) => this.setPlace(index, event.target.value)}>
          <option value="open" ?selected=${place === "open"}>${words.say("page-place-open")}</option>
          <option value="me" ?selected=${place === "me"}>${words.say("page-place-here")}</option>
          ${this.info.levels.map(
            ({ name }) => html`<option value=${name} ?selected=${place === name}>
              ${words.say("page-place-bot", { level: words.say(`level-${name}`) })}</option>`,
          )}
        </select></label></li>`;
  }

  /** @param {string} option @param {(string | number | boolean)[]} choices */
  renderOption(option, choices) {
    const { words } = this;
    const label = words.say(`page-option-${option}`);
    if (choices[0] === false) {
      return html`<label class="check"><input type="checkbox" name=${option} value="1"> ${label}</label>`;
    }
    return html`<label class="row"><span>${label}</span>
      <select name=${option}>
        ${choices.map((choice, index) => html`<option value=${index}>${words.say(`page-${option}-${choice}`)}</option>`)}
      </select></label>`;
  }

  renderTables() {
    const { words, tables } = this;
    const shown = (tables ?? []).filter(({ status }) => status !== "over").slice(0, MOST_SHOWN);
    return html`<section class="panel tables">
      <h2>${symbol("icon-watch")} ${words.say("page-live")}</h2>
      ${tables === null
        ? html`<p class="hint">${words.say("page-loading")}</p>`
        : shown.length === 0
          ? html`<p class="hint">${words.say("page-live-none")}</p>`
          : html`<ul>${shown.map((table) => this.renderTable(table))}</ul>`}
    </section>`;
  }

  /** @param {Listed} table */
  renderTable({ code, game, status, seats }) {
    const { words } = this;
    const open = seats.some(({ kind }) => kind === "open");
    const people = seats.filter(({ name }) => name).map(({ name }) => name);
    return html`<li>
      ${symbol(`game-${game}`, "face")}
      <span class="what"><b>${words.say(`${game}-name`)}</b>
        <span>${words.say(`status-${status}`)}${people.length ? ` · ${words.join(/** @type {string[]} */ (people))}` : ""}</span></span>
      <a class="button" href="/t/${code}">
        ${words.say(open ? "page-take-seat" : "page-watch")}<span class="visually-hidden"> ${code}</span></a>
    </li>`;
  }

  /** @param {Mine[]} tables @param {string} action */
  renderMine(tables, action) {
    const { words } = this;
    if (!tables.length) return nothing;
    const day = new Intl.DateTimeFormat(words.language, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
    return html`<section class="panel mine">
      <h2>${symbol("icon-mine")} ${words.say(action === "page-go-on" ? "page-mine" : "page-mine-over")}</h2>
      <ul>${tables.slice(0, MOST_SHOWN).map(
        ({ code, game, created }) => html`<li>${symbol(`game-${game}`, "face")}
          <span class="what"><b>${words.say(`${game}-name`)}</b> <span>${day.format(created)}</span></span>
          <a class="button" href="/t/${code}">
            ${words.say(action)}<span class="visually-hidden"> ${code}</span></a></li>`,
      )}</ul>
    </section>`;
  }

  renderJoin() {
    const { words } = this;
    return html`<form class="panel join" @submit=${this.join}>
      <h2>${symbol("icon-forward")} ${words.say("page-join")}</h2>
      <div class="together">
        <input name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false"
          aria-label=${words.say("page-code")} placeholder=${words.say("page-code")}>
        <button>${words.say("page-go")}</button>
      </div>
    </form>`;
  }

  renderName() {
    const { words } = this;
    return html`<section class="panel named">
      <h2><label for="name">${symbol("icon-person")} ${words.say("page-name")}</label></h2>
      <input id="name" maxlength="40" autocomplete="nickname" .value=${this.wire.name} aria-describedby="name-how"
        @change=${(/** @type {any} */ event) => this.wire.rename(event.target.value.trim())}>
      <p class="hint" id="name-how">${words.say("page-name-how")}</p>
    </section>`;
  }

  renderAbout() {
    const { words } = this;
    return html`<footer class="about">
      <h2>${words.say("page-about")}</h2>
      <p>${words.say("page-programs-how")}</p>
      <ul>
        <li><a href="/protocol.json">${words.say("page-protocol")}</a></li>
        <li><a href="/openapi.json">${words.say("page-api")}</a></li>
        <li><a href="/api/tables">${words.say("page-tables")}</a></li>
        <li><a href="/health">${words.say("page-health")}</a></li>
        <li><a href="/ready">${words.say("page-ready")}</a></li>
        <li><a href="/metrics">${words.say("page-metrics")}</a></li>
      </ul>
      <p>${words.say("page-notice")}</p>
    </footer>`;
  }
}

/** My part in the draws: sixteen random bytes. */
export function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

customElements.define("ml-lobby", Lobby);
