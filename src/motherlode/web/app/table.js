/**
 * A table: the streams of the seats that are ours, whose eyes see, and the commands. The board comes from
 * `games/GAME.js`; everything around it, in `table/`, is the same for all games.
 */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { loadBoard, renderBoard } from "./boards.js";
import { gameName } from "./game-info.js";
import { Motion } from "./motion.js";
import { refusal } from "./refusal.js";
import { TableState } from "./state.js";
import { renderAsk } from "./table/ask.js";
import { renderCurtain } from "./table/curtain.js";
import { renderEnd } from "./table/end.js";
import { renderInvitation } from "./table/invitation.js";
import { renderUnavailable } from "./table/unavailable.js";
import { HotSeat } from "./table/hot-seat.js";
import { renderLog } from "./table/log.js";
import { canAnswer, isAutoPassOn } from "./table/auto-pass.js";
import { renderPast, stepOf } from "./table/past.js";
import { renderSeats } from "./table/seats.js";
import { renderStory, Story } from "./table/story.js";
import { Why } from "./table/why.js";
import { Narration } from "./narration.js";
import { nonce, Refused } from "./wire.js";

/** @typedef {import("./state.js").Happened} Happened */

const NEXT_TRY = 250; // milliseconds, when the connection was lost on the way in
const COACH_PAUSE = 3000; // milliseconds before a coach that is being compiled is asked again

export class TablePage extends LitElement {
  static properties = {
    wire: { attribute: false },
    words: { attribute: false },
    games: { attribute: false },
    code: { attribute: false },
    gone: { state: true },
    problem: { state: true },
    advice: { state: true },
    past: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./wire.js").Wire} */ this.wire = /** @type {any} */ (null); // all three are given from outside
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
    /** @type {Record<string, import("./narration.js").GameInfo>} */ this.games = {};
    this.code = "";
    /** the streams that are read, by seat @type {Map<number, TableState>} */ this.streams = new Map();
    /** whether all of them are there */ this.entered = false;
    /** who is connected, as it was told last @type {{ here?: number[], watching?: number }} */ this.presence = {};
    /** whose eyes see */ this.hot = new HotSeat();
    /** who looks at what, as it was last */ this.faced = "";
    /** why the table cannot be shown @type {Refused | null} */ this.gone = null;
    /** why the last command was refused, as it is shown @type {unknown} */ this.problem = "";
    /** comes with the first question to it @type {typeof import("./table/advice.js") | null} */ this.coach = null;
    /** what the coach says, or why one has to wait for it @type {any} */ this.advice = null;
    /** a moment that is looked back at @type {{ move: number, view: any, happened: Happened[] } | null} */ this.past = null;
    /** the reaction of which it is being found out whether it can pass by itself */ this.considered = { number: -1, done: true };
    /** the reaction that has passed by itself */ this.passed = -1;
    /** the board that was there last @type {any} */ this.boarded = null;
    this.why = new Why(this);
    this.story = new Story();
    this.motion = new Motion();
    this.listen = {
      snapshot: (/** @type {any} */ e) => this.onSnapshot(e.detail),
      event: (/** @type {any} */ e) => this.onEvent(e.detail),
      presence: (/** @type {any} */ e) => this.onPresence(e.detail),
      closed: (/** @type {any} */ e) => e.detail.table === this.table && (this.gone = e.detail.error),
      state: () => this.wire.state === "open" && (this.problem = ""),
    };
    this.addEventListener("move", (event) => this.move(.../** @type {[string, ...string[]]} */ ([/** @type {CustomEvent} */ (event).detail].flat())));
    this.addEventListener("why", (event) => this.why.ask(/** @type {CustomEvent} */ (event).detail.move));
    this.addEventListener("keydown", (event) => this.onKey(event));
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
    this.leave();
    this.motion.stop();
  }

  /** Its id, once it is known; its code will do until then. */
  get table() {
    return [...this.streams.values()][0]?.table ?? this.code;
  }

  /** The seats that are ours. */
  get seats() {
    return this.hot.seats;
  }

  /** The seat whose eyes see; 0 sees what everybody may see. */
  get shown() {
    return this.hot.eyes;
  }

  /** The table as it is seen. */
  get state() {
    return (this.entered && this.streams.get(this.shown)) || null;
  }

  /** Whether whoever looks has to answer now. */
  get asked() {
    const { state, considered } = this;
    return state !== null && state.asked && (considered.done || considered.number !== state.asking?.number);
  }

  // --- coming and going

  /** Read the streams of the seats that are ours, and what everybody sees unless one person has the screen. */
  async enter() {
    try {
      const { table, yours = [] } = await this.wire.follow(this.code, 0);
      await loadBoard(this.games[this.streams.get(0)?.game ?? ""], this.words);
      for (const seat of yours) await this.wire.follow(table, seat);
      this.seat(yours);
    } catch (error) {
      if (!this.isConnected) return;
      if (error instanceof Refused) this.gone = error;
      else setTimeout(() => this.isConnected && this.enter(), NEXT_TRY);
    }
  }

  /** @param {number[]} seats */
  seat(seats) {
    this.hot.sit(seats);
    this.entered = true;
    if (seats.length === 1) {
      this.wire.unfollow(this.table, 0);
      this.streams.delete(0);
    }
    this.settle();
  }

  /** @param {number} seat */
  async sit(seat) {
    if (await this.send("sit", { seat, name: this.wire.name, nonce: nonce() })) await this.enter();
  }

  leave() {
    for (const seat of this.streams.keys()) this.wire.unfollow(this.table, seat);
    this.streams.clear();
    this.entered = false;
  }

  /** Look at it as a spectator. */
  watch() {
    this.leave();
    this.hot = new HotSeat();
    this.gone = null;
    this.enter();
  }

  // --- messages

  /** @param {any} message */
  onSnapshot(message) {
    loadBoard(this.games[message.info.game], this.words).catch(() => {}); // on its way; whoever enters waits for it
    const known = this.streams.get(message.seat);
    if (known) known.read(message);
    else this.streams.set(message.seat, Object.assign(new TableState(message), this.presence));
    this.settle();
  }

  /** @param {any} message */
  onEvent(message) {
    const stream = this.streams.get(message.seat);
    if (!stream) return;
    const before = stream.view;
    const happened = stream.apply(message);
    if (message.seat === this.shown && !this.hot.curtain) {
      this.story.hear(message.event, stream, this.narration);
      if (happened.length && this.past === null) this.motion.add(() => this.board?.enact?.(happened, before, stream.view));
      if (happened.length) this.dispatchEvent(new CustomEvent("happened", { detail: happened, bubbles: true }));
    }
    this.settle();
    if (message.event.kind === "finished") this.updateComplete.then(() => scrollTo(0, 0));
  }

  /** @param {any} message */
  onPresence({ table, here, watching }) {
    if (this.streams.size && table !== this.table) return;
    this.presence = { here, watching };
    for (const stream of this.streams.values()) Object.assign(stream, this.presence);
    this.requestUpdate();
  }

  // --- whose eyes see

  /** See who has to look, once every stream has come to the same line: none of them may be ahead of the others. */
  settle() {
    const states = [...this.streams.values()];
    if (this.entered && states.every(({ n }) => n === states[0].n)) {
      this.consider();
      this.turnTo(() => this.hot.face(this.question()));
    }
    this.requestUpdate();
  }

  /** The open question as this screen has to do with it. */
  question() {
    const asking = this.streams.get(this.seats[0])?.asking;
    if (!asking || (!this.considered.done && this.considered.number === asking.number)) return null;
    return {
      number: asking.number,
      covered: asking.window !== undefined,
      asked: this.seats.filter((seat) => this.streams.get(seat)?.asked),
      people: this.seats.filter((seat) => this.streams.get(seat)?.places[seat - 1].kind === "person"),
    };
  }

  /** What was there for other eyes, or for another question, is there no more. @param {() => unknown} turn */
  turnTo(turn) {
    const eyes = this.shown;
    turn();
    const faced = `${this.shown} ${this.hot.curtain} ${this.state?.asking?.number} ${this.asked}`;
    if (faced === this.faced) return;
    this.faced = faced;
    this.advice = null;
    this.problem = "";
    this.why.forget();
    if (eyes !== this.shown) {
      this.past = null;
      this.story.begin();
    }
    if (this.asked || this.hot.curtain) this.dispatchEvent(new CustomEvent("asked", { bubbles: true }));
  }

  lift() {
    this.turnTo(() => this.hot.lift());
    this.requestUpdate();
    this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector(".ask"))?.focus());
  }

  /** Let a reaction pass by itself where everybody sees that nothing can answer it. */
  async consider() {
    const state = this.streams.get(this.seats[0]);
    const asking = state?.asking;
    const seats = this.seats.filter((seat) => this.streams.get(seat)?.asked);
    if (!state || !asking || !seats.length || this.considered.number === asking.number) return;
    const game = this.games[state.game];
    if (!game.reactions.includes(asking.question) || !isAutoPassOn()) return;
    const considered = (this.considered = { number: asking.number, done: false });
    const watched = await this.wire.ask("look", { table: this.table, seat: 0, move: asking.number - 1 }).catch(() => null);
    const moves = seats.map((seat) => this.streams.get(seat)?.legal ?? []);
    if (watched && !canAnswer(game, watched.view, asking) && moves.every(({ length }) => length === 1)) {
      const sent = seats.map((seat, index) => this.send("move", { seat, question: asking.number, move: moves[index][0] }));
      if ((await Promise.all(sent)).every(Boolean)) this.passed = asking.number;
    }
    considered.done = true;
    this.settle();
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

  /**
   * Answer the open question, and what completes the answer: as it was chosen, or as it must be. What goes around is
   * sent when everybody has looked.
   * @param {string} [move] @param {string[]} chosen
   */
  async move(move, ...chosen) {
    const number = this.state?.asking?.number;
    if (this.hot.goesAround) {
      let answers = null;
      this.turnTo(() => (answers = this.hot.handOn(move)));
      this.requestUpdate();
      if (answers) await this.sendRound(number, answers);
    } else if (move) {
      const ways = this.state?.completions(move) ?? [];
      const then = chosen.length || ways.length !== 1 ? chosen : ways[0];
      await this.send("move", { seat: this.shown, question: number, move, ...(then.length ? { then } : {}) });
    }
  }

  /** @param {number | undefined} question @param {[number, string][]} answers */
  async sendRound(question, answers) {
    const sent = await Promise.all(answers.map(([seat, move]) => this.send("move", { seat, question, move })));
    if (sent.every(Boolean)) return;
    this.hot.again();
    this.settle();
  }

  /** @param {number} move */
  async lookBack(move) {
    const last = this.state?.history.length ?? 0;
    this.past = move >= last && this.past ? null : await this.send("look", { seat: this.shown, move: Math.max(0, Math.min(move, last)) });
    if (this.past) this.querySelector(".board")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const step = this.past && stepOf(event);
    if (!this.past || !step) return;
    event.preventDefault();
    if (step === "now") this.past = null;
    else this.lookBack(this.past.move + step);
  }

  /** Ask the coach; one that is not compiled yet is asked again, until it answers or the question is another one. */
  async advise() {
    const waiting = (this.advice = { waiting: "page-coach-thinks" });
    [this.coach] = await Promise.all([import("./table/advice.js"), this.words.need("coach")]);
    while (this.advice === waiting) {
      try {
        const { advice } = await this.wire.ask("advise", { table: this.table, seat: this.shown });
        if (this.advice === waiting) this.advice = advice;
      } catch (error) {
        if (this.advice !== waiting) return;
        if (error instanceof Refused && error.reason === "coach-prepares") {
          waiting.waiting = "page-coach-prepares";
          this.requestUpdate();
          await new Promise((done) => setTimeout(done, COACH_PAUSE));
        } else {
          this.advice = null;
          this.problem = this.refusal(error);
        }
      }
    }
  }

  async again() {
    const opened = await this.send("rematch");
    if (opened) this.dispatchEvent(new CustomEvent("go", { detail: `/t/${opened.code}`, bubbles: true }));
  }

  /** @param {unknown} error */
  refusal(error) {
    const illegal = error instanceof Refused && error.reason === "illegal" ? error.details : null;
    if (illegal && this.narration) return this.narration.refusal(illegal.why, illegal.rule, illegal.move);
    return refusal(this.words, error);
  }

  get narration() {
    const { state } = this;
    return state && new Narration(this.words, this.games[state.game], state.places, this.shown);
  }

  // --- what is seen

  updated() {
    const curtain = /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog.curtain"));
    if (curtain && !curtain.open) curtain.showModal();
    if (this.board === this.boarded) return;
    this.boarded = this.board; // it says whether it has the answers, once it is there
    this.requestUpdate();
  }

  /** @returns {any} */
  get board() {
    return this.querySelector(".board > *");
  }

  render() {
    const { state, words, narration } = this;
    if (this.gone) return renderUnavailable(this, this.gone);
    if (!state || !narration) return html`<main class="table"><p role="status">${words.say("page-loading")}</p></main>`;
    if (this.hot.curtain) return renderCurtain(this, state, narration);
    const gathering = state.status === "gathering";
    return html`
      <main class="table" data-game=${state.game} data-status=${state.status} ?data-past=${this.past !== null}>
        <h1 class="visually-hidden">${gameName(words, this.games, state.game)}</h1>
        ${gathering ? renderSeats(this, state, narration) : nothing}
        ${state.standing ? renderEnd(this, state, narration) : nothing}
        ${state.view ? html`<h2 class="visually-hidden">${words.say("page-board")}</h2>` : nothing}
        <section class="board" aria-label=${words.say("page-board")}>${this.renderBoard(state, narration)}</section>
        ${this.past ? renderPast(this, this.past, narration) : renderAsk(this, state, narration)}
        ${gathering ? renderInvitation(this, state, narration) : nothing}
        ${renderLog(this, state, narration)}
        ${renderStory(this.story)}
      </main>
    `;
  }

  /** @param {TableState} state @param {Narration} narration */
  renderBoard(state, narration) {
    const view = this.past?.view ?? state.view;
    if (!view) return nothing;
    const legal = this.asked && !this.past ? state.legal : [];
    return renderBoard(narration.game, { view, state, narration, seat: this.shown, legal });
  }
}

customElements.define("ml-table", TablePage);
