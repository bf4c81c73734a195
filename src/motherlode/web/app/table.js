/**
 * A table: who is there, the board of its game, what is asked and what can be answered, the log, talk. The board comes
 * from `games/GAME.js`; everything else is the same for all games.
 */

import { html, LitElement, nothing, repeat } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { board, loadBoard } from "./boards.js";
import "./clock.js";
import { nonce } from "./lobby.js";
import { Motion } from "./motion.js";
import { TableState } from "./state.js";
import { Telling } from "./telling.js";
import { Refused } from "./wire.js";

/** @typedef {import("./state.js").Happened} Happened */

export class TablePage extends LitElement {
  static properties = {
    wire: { attribute: false },
    words: { attribute: false },
    games: { attribute: false },
    code: { attribute: false },
    state: { state: true },
    seats: { state: true },
    shown: { state: true },
    problem: { state: true },
    curtain: { state: true },
    advice: { state: true },
    past: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./wire.js").Wire} */ this.wire;
    /** @type {import("./words.js").Words} */ this.words;
    /** @type {Record<string, import("./telling.js").GameInfo>} */ this.games;
    this.code = "";
    /** the streams that are read, by seat @type {Map<number, TableState>} */ this.streams = new Map();
    /** seats that are ours @type {number[]} */ this.seats = [];
    /** the seat whose eyes we see with; 0 watches */ this.shown = 0;
    /** @type {string} */ this.problem = "";
    /** whose turn it is to look, while the curtain is closed; 0 when it is open */ this.curtain = 0;
    /** @type {any} */ this.advice = null;
    /** a moment that is looked back at @type {{ move: number, view: any, happened: Happened[] } | null} */ this.past = null;
    /** @type {TableState | null} */ this.state = null;
    this.motion = new Motion();
    this.listen = {
      snapshot: (/** @type {any} */ e) => this.onSnapshot(e.detail),
      event: (/** @type {any} */ e) => this.onEvent(e.detail),
      presence: (/** @type {any} */ e) => this.onPresence(e.detail),
      closed: (/** @type {any} */ e) => (this.problem = this.refusal(e.detail.error)),
    };
    this.addEventListener("move", (event) => this.move(/** @type {CustomEvent} */ (event).detail));
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) this.wire.addEventListener(type, listener);
    this.enter();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) this.wire.removeEventListener(type, listener);
    for (const seat of this.streams.keys()) this.wire.unfollow(this.table, seat);
    this.motion.stop();
  }

  get table() {
    return this.state?.table ?? this.code;
  }

  /** Read the streams of the seats that are ours; else watch. */
  async enter() {
    try {
      const { table, yours = [] } = await this.wire.follow(this.code, 0);
      this.seats = yours;
      if (yours.length) this.wire.unfollow(table, 0);
      for (const seat of yours) await this.wire.follow(table, seat);
      if (yours.length) this.streams.delete(0);
      this.choose();
    } catch (error) {
      this.problem = this.refusal(error);
    }
  }

  // --- messages

  /** @param {any} message */
  onSnapshot(message) {
    loadBoard(message.info.game, this.words).then(() => this.requestUpdate());
    const known = this.streams.get(message.seat);
    if (known) known.read(message);
    else this.streams.set(message.seat, new TableState(message));
    this.choose();
    this.requestUpdate();
  }

  /** @param {any} message */
  onEvent(message) {
    const stream = this.streams.get(message.seat);
    if (!stream) return;
    const before = stream.view;
    const happened = stream.apply(message);
    if (message.seat === this.shown && happened.length && this.past === null) {
      this.motion.add(() => this.board?.enact?.(happened, before, stream.view));
    }
    if (message.asking !== undefined) this.advice = null;
    this.choose();
    this.requestUpdate();
    if (message.event.kind === "finished") this.updateComplete.then(() => scrollTo(0, 0));
  }

  /** @param {any} message */
  onPresence({ here, watching }) {
    for (const stream of this.streams.values()) Object.assign(stream, { here, watching });
    this.requestUpdate();
  }

  /** With several seats on one screen, the one that is asked looks next, behind a curtain. */
  choose() {
    if (!this.streams.has(this.shown)) this.shown = [...this.streams.keys()][0] ?? 0;
    if (this.seats.length > 1) {
      const asked = this.seats.filter((seat) => this.streams.get(seat)?.asked);
      if (asked.length && !asked.includes(this.shown) && asked[0] !== this.curtain) this.curtain = asked[0];
    }
    this.state = this.streams.get(this.shown) ?? null;
  }

  lift() {
    this.shown = this.curtain;
    this.curtain = 0;
    this.choose();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("curtain") && this.curtain) /** @type {HTMLElement | null} */ (this.querySelector(".curtain button"))?.focus();
  }

  /** @returns {any} */
  get board() {
    return this.querySelector(".board > *");
  }

  // --- commands

  /** @param {string} type @param {Record<string, any>} [fields] */
  async send(type, fields = {}) {
    try {
      this.problem = "";
      return await this.wire.ask(type, { table: this.table, ...fields });
    } catch (error) {
      this.problem = this.refusal(error);
      return null;
    }
  }

  /** @param {string} move */
  move(move) {
    const asking = this.state?.asking;
    if (asking) this.send("move", { seat: this.shown, question: asking.number, move });
  }

  /** @param {number} move */
  async lookBack(move) {
    if (move >= (this.state?.history.length ?? 0)) this.past = null;
    else this.past = await this.send("look", { seat: this.shown, move: Math.max(0, move) });
  }

  async advise() {
    this.advice = "thinking";
    this.advice = (await this.send("advise", { seat: this.shown }))?.advice ?? null;
  }

  async again() {
    const opened = await this.send("rematch");
    if (opened) this.dispatchEvent(new CustomEvent("go", { detail: `/t/${opened.code}`, bubbles: true }));
  }

  /** @param {unknown} error */
  refusal(error) {
    if (!(error instanceof Refused)) return this.words.say("page-connection-lost");
    const { reason, details } = error;
    if (reason === "illegal" && this.telling) return this.telling.refusal(details.why, details.rule, details.move);
    const key = reason.startsWith("mistake-") ? reason : `refuse-${reason}`;
    return this.words.has(key) ? this.words.say(key, details) : reason;
  }

  get telling() {
    const { state } = this;
    return state && new Telling(this.words, this.games[state.game], state.places, this.shown, state.status !== "gathering");
  }

  // --- what is seen

  render() {
    const { state, words, telling } = this;
    if (!state || !telling) {
      return html`<main class="table"><p role="status">${this.problem || words.say("page-loading")}</p>
        ${this.problem ? html`<p role="status"><a class="button" href="/">${words.say("page-to-lobby")}</a></p>` : nothing}</main>`;
    }
    return html`
      <main class="table" data-game=${state.game} data-status=${state.status} ?inert=${this.curtain !== 0}>
        <h1 class="visually-hidden">${words.say(`${state.game}-name`)}</h1>
        ${this.renderSeats(state, telling)}
        ${state.standing ? this.renderEnd(state, telling) : nothing}
        <section class="board" aria-label=${words.say("page-board")}>${this.renderBoard(state, telling)}</section>
        ${this.renderAsk(state, telling)}
        ${state.status === "gathering" ? this.renderGathering(state, telling) : nothing}
        ${this.renderLog(state, telling)}
      </main>
      ${this.curtain ? this.renderCurtain(telling) : nothing}
    `;
  }

  /** @param {TableState} state @param {Telling} telling */
  renderSeats(state, telling) {
    const waited = new Set(state.asking?.seats.filter((seat) => !state.asking?.answered?.includes(seat)) ?? []);
    return html`<ol class="seats" aria-label=${this.words.say("page-seats")}>
      ${state.places.map((place, index) => {
        const seat = index + 1;
        return html`<li class="seat" data-seat=${seat} ?data-asked=${waited.has(seat)} ?data-me=${seat === this.shown}>
          ${place.kind === "open" ? symbol("icon-plus", "face") : symbol(`dwarf-${seat}`, "face")}
          <span class="who">${place.kind === "open" ? this.words.say("place-open") : telling.name(seat)}</span>
          ${place.bot ? html`<span class="what">${symbol("icon-bot")} ${this.level(place.bot)}</span>` : nothing}
        </li>`;
      })}
    </ol>`;
  }

  /** A bot by its level, or as it is written. @param {string} bot */
  level(bot) {
    return this.words.has(`level-${bot}`) ? this.words.say(`level-${bot}`) : bot;
  }

  /** @param {TableState} state @param {Telling} telling */
  renderBoard(state, telling) {
    const view = this.past?.view ?? state.view;
    if (!view || this.curtain) return nothing; // behind the curtain there is nobody's hand
    const legal = this.past ? [] : state.legal;
    return board(state.game, { view, state, telling, seat: this.shown, legal });
  }

  /** The question in one sentence, and the answers as buttons under the thumb. @param {TableState} state @param {Telling} telling */
  renderAsk(state, telling) {
    const { asking } = state;
    if (!asking || state.status !== "playing") return nothing;
    if (state.places[this.shown - 1]?.kind === "stand-in") return this.renderStandIn();
    const seat = state.asked ? this.shown : asking.seats.find((one) => !asking.answered?.includes(one)) ?? asking.seats[0];
    const own = this.board?.handles?.(asking.question) ?? false; // the board itself has the buttons
    return html`<section class="ask" data-question=${asking.number} ?data-yours=${state.asked} aria-label=${this.words.say("page-question")}>
      <div class="asked">
        <p class="question" aria-live=${state.asked ? "assertive" : "polite"}>${telling.question(asking, seat)}</p>
        ${asking.deadlines?.[seat] ? html`<ml-clock class="time" .wire=${this.wire} .until=${asking.deadlines[seat]}></ml-clock>` : nothing}
        ${state.asked && state.info.odds !== false
          ? html`<button type="button" class="quiet" @click=${this.advise}>${symbol("icon-coach")}<span>${this.words.say("page-coach")}</span></button>`
          : nothing}
      </div>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${state.asked && !own
        ? html`<div class="answers">
            ${state.legal.map(
              (move) => html`<button type="button" data-move=${move} @click=${() => this.move(move)}>
                ${telling.move(move, asking.about)}
              </button>`,
            )}
          </div>`
        : nothing}
      ${this.renderAdvice(telling)}
    </section>`;
  }

  /** A bot plays on for whoever was away. */
  renderStandIn() {
    return html`<section class="ask" data-yours aria-label=${this.words.say("page-question")}>
      <p class="question" aria-live="polite">${this.words.say("page-stand-in")}</p>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <div class="answers"><button type="button" @click=${() => this.send("take-back", { seat: this.shown })}>
        ${this.words.say("page-take-back")}</button></div>
    </section>`;
  }

  /** @param {Telling} telling */
  renderAdvice(telling) {
    if (!this.advice) return nothing;
    if (this.advice === "thinking") return html`<p class="advice" role="status">${this.words.say("page-coach-thinks")}</p>`;
    const about = this.state?.asking?.about ?? {};
    const moves = this.advice.moves.toSorted((/** @type {any} */ a, /** @type {any} */ b) => b.win - a.win).slice(0, 4);
    return html`<div class="advice" role="status">
      <p>${this.words.say("coach-best", {
        move: telling.move(this.advice.moves[0].move, about),
        why: telling.reason(this.advice.reason, about),
      })}</p>
      <p class="hint">${this.words.say("coach-moves")}</p>
      <ol>
        ${moves.map((/** @type {any} */ one) => html`<li><b>${telling.move(one.move, about)}</b> ${this.words.percent.format(one.win)}</li>`)}
      </ol>
    </div>`;
  }

  /** @param {TableState} state @param {Telling} telling */
  renderGathering(state, telling) {
    const link = `${location.origin}/t/${state.info.code}`;
    const full = state.places.every((place) => place.kind !== "open");
    const host = state.places.findIndex((place) => place.kind === "person") + 1; // whoever set the table up sat down first
    const mine = this.seats.includes(host);
    return html`<section class="gathering">
      <header>${symbol(`game-${state.game}`, "large")}
        <div><h2>${telling.say("name")}</h2><p>${telling.say("tagline")}</p></div></header>
      <div class="invite">
        <p>${this.words.say("page-invite")}</p>
        <a href=${link}>${link}</a>
        <button type="button" @click=${(/** @type {Event} */ event) => this.copy(event, link)}>${symbol("icon-link")} <span>${this.words.say("page-copy")}</span></button>
      </div>
      <ol>
        ${state.places.map((place, index) =>
          place.kind === "open"
            ? html`<li data-seat=${index + 1}>${symbol(`dwarf-${index + 1}`, "face")}
                <button type="button" @click=${() => this.sit(index + 1)}>${this.words.say("page-sit", { number: index + 1 })}</button>
                ${mine ? this.renderBotChoice(state, index + 1) : nothing}</li>`
            : nothing,
        )}
      </ol>
      ${mine
        ? html`<button type="button" class="big" ?disabled=${!full} @click=${() => this.send("start")}>${this.words.say("page-start")}</button>`
        : this.seats.length
          ? html`<p class="hint" role="status">${this.words.say("page-waiting-for", { seat: telling.name(host) })}</p>`
          : nothing}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
    </section>`;
  }

  /** @param {TableState} state @param {number} seat */
  renderBotChoice(state, seat) {
    return html`<select aria-label=${this.words.say("page-add-bot")}
      @change=${(/** @type {any} */ event) => this.send("seat-bot", { seat, bot: event.target.value })}>
      <option value="" selected disabled>${this.words.say("page-add-bot")}</option>
      ${this.games[state.game].levels.map(({ name }) => html`<option value=${name}>${this.words.say(`level-${name}`)}</option>`)}
    </select>`;
  }

  /** @param {Event} event @param {string} link */
  async copy(event, link) {
    const label = /** @type {HTMLElement} */ (event.currentTarget).querySelector("span");
    await navigator.clipboard.writeText(link);
    if (label) label.textContent = this.words.say("page-copied");
  }

  /** @param {number} seat */
  async sit(seat) {
    const table = this.table;
    if (await this.send("sit", { seat, name: this.wire.name, nonce: nonce() })) {
      this.seats = [...this.seats, seat];
      this.shown = seat;
      await this.wire.follow(table, seat);
      this.wire.unfollow(table, 0);
      this.streams.delete(0);
    }
  }

  /** @param {TableState} state @param {Telling} telling */
  renderEnd(state, telling) {
    const { ranks, scores, winners } = state.standing;
    const order = ranks.map((/** @type {number} */ rank, /** @type {number} */ i) => [rank, i + 1]).sort((/** @type {number[]} */ a, /** @type {number[]} */ b) => a[0] - b[0]);
    const won =
      winners.length === 1
        ? telling.say("table-winner", { seat: telling.seat(winners[0]) })
        : telling.say("table-shared", { seats: this.words.join(winners.map((/** @type {number} */ seat) => telling.name(seat))) });
    return html`<section class="end" role="status">
      <h2>${symbol("icon-crown")} ${won}</h2>
      <ol>${order.map(([rank, seat]) => html`<li data-seat=${seat}><span class="rank">${rank}.</span>${symbol(`dwarf-${seat}`, "face")}
        <span>${telling.name(seat)}</span> <b>${scores[seat - 1]}</b></li>`)}</ol>
      <p class="next">${this.seats.length ? html`<button type="button" class="big" @click=${this.again}>${this.words.say("page-again")}</button>` : nothing}
      <a class="button" href="/api/matches/${state.table}/export" download>${symbol("icon-download")} ${this.words.say("page-download")}</a>
      <a class="button" href="/api/matches/${state.table}/verify">${symbol("icon-verify")} ${this.words.say("page-verify")}</a></p>
    </section>`;
  }

  /** What happened last around the game, and how to leave it to a bot. @param {TableState} state @param {Telling} telling */
  renderAround(state, telling) {
    const last = state.around.at(-1);
    const plays = state.status === "playing" && state.places[this.shown - 1]?.kind === "person";
    return html`<p class="around" role="status">${last ? telling.around(last.event, (bot) => this.level(bot)) : ""}</p>
      ${plays
        ? html`<button type="button" class="quiet" @click=${() => this.send("hand-over", { seat: this.shown })}>
            ${symbol("icon-bot")}<span>${this.words.say("page-hand-over")}</span></button>`
        : nothing}`;
  }

  /** @param {TableState} state @param {Telling} telling */
  renderLog(state, telling) {
    const moves = state.history.map((played, index) => ({ number: index + 1, played }));
    return html`<section class="log" aria-label=${this.words.say("page-log")}>
      ${this.past
        ? html`<p class="past" role="status">${this.words.say("page-past", { move: this.past.move })}
            <button type="button" @click=${() => this.lookBack((this.past?.move ?? 1) - 1)}>${symbol("icon-step-back")}<span class="visually-hidden">${this.words.say("page-step-back")}</span></button>
            <button type="button" @click=${() => this.lookBack((this.past?.move ?? 0) + 1)}>${symbol("icon-step-forward")}<span class="visually-hidden">${this.words.say("page-step-forward")}</span></button>
            <button type="button" @click=${() => (this.past = null)}>${this.words.say("page-present")}</button></p>`
        : nothing}
      ${this.renderAround(state, telling)}
      <ol class="lines" aria-live="polite" reversed>
        ${repeat(
          moves.toReversed(),
          ({ number }) => number,
          ({ number, played }) => html`<li><button type="button" @click=${() => this.lookBack(number)}>
            ${telling.happened(played.happened).join(" ") ||
            this.words.say("chose", { seat: telling.seat(played.seat), move: telling.move(played.move, {}) })}
          </button></li>`,
        )}
        ${state.status === "gathering"
          ? nothing
          : html`<li><button type="button" @click=${() => this.lookBack(0)}>
              ${[this.words.say("table-started"), ...telling.happened(state.dealt)].join(" ")}
            </button></li>`}
      </ol>
      <form class="talk" @submit=${this.say}>
        <ul>${state.chat.slice(-20).map((said) => html`<li><b>${said.name || telling.name(said.seat)}</b> ${said.text}</li>`)}</ul>
        <input name="text" maxlength="400" autocomplete="off" aria-label=${this.words.say("page-talk")} placeholder=${this.words.say("page-talk")}>
      </form>
    </section>`;
  }

  /** @param {SubmitEvent} event */
  say(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = new FormData(form).get("text");
    if (text) this.send("say", { seat: this.shown, text });
    form.reset();
  }

  /** @param {Telling} telling */
  renderCurtain(telling) {
    return html`<div class="curtain" role="dialog" aria-modal="true" aria-label=${this.words.say("page-curtain")}>
      ${symbol("icon-hot-seat", "large")}
      <p>${this.words.say("page-curtain-for", { seat: telling.name(this.curtain) })}</p>
      <button type="button" class="big" @click=${this.lift}>${this.words.say("page-curtain-lift")}</button>
    </div>`;
  }
}

customElements.define("ml-table", TablePage);
