/**
 * A table: the streams of the seats that are ours, whose eyes see, and the commands. The board comes from
 * `games/GAME.js`; everything around it, in `table/`, is the same for all games.
 */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { STATIC } from "./base.js";
import { loadBoard, loadStyle, renderBoard } from "./boards.js";
import { gameName } from "./game-info.js";
import { refusal } from "./refusal.js";
import { isStill, landsAll, Stage } from "./stage.js";
import { TableState } from "./state.js";
import { renderAsk } from "./table/ask.js";
import { HotSeat } from "./table/hot-seat.js";
import { makeRoom, renderLog } from "./table/log.js";
import { canAnswer, isAutoPassOn } from "./table/auto-pass.js";
import { renderStory, Story } from "./table/story.js";
import { heard, renderLately, show } from "./table/talk.js";
import { Why } from "./table/why.js";
import { isAlone, SeenReport } from "./table/seen.js";
import { Narration } from "./narration.js";
import { nonce, RefusedCommand } from "./wire.js";

/** @typedef {import("./state.js").Happened} Happened */
/** @typedef {import("./state.js").Played} Played */
/** @typedef {import("./stage.js").Script} Script */

const NEXT_TRY = 500; // milliseconds, when the way in was lost or refused for the moment
const SHARED_LOOK = 1500; // milliseconds at the normal speed: everybody at one screen sees how things are, then the curtain falls
/** @type {string[]} */ const NONE = [];
/** what belongs to a part of the page besides its module @type {Record<string, { style?: string, catalogs: string[] }>} */
const PARTS = {
  invitation: { style: "table/gathering", catalogs: ["options", "gathering"] },
  quick: { style: "table/quick", catalogs: ["talk"] },
  past: { catalogs: ["past"] },
  unavailable: { catalogs: ["gone"] },
  "pace-panel": { catalogs: ["pace"] },
  curtain: { catalogs: ["curtain"] },
  meanwhile: { style: "table/meanwhile", catalogs: ["meanwhile"] },
};

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
    kept: { state: true },
    notice: { state: true },
    talking: { state: true },
    lately: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./wire.js").Wire} */ this.wire = /** @type {any} */ (null); // all three are given from outside
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
    /** @type {Record<string, import("./narration.js").GameInfo>} */ this.games = {};
    this.code = "";
    /** the streams that are read, by seat @type {Map<number, TableState>} */ this.streams = new Map();
    /** whether all of them are there */ this.entered = false;
    /** who is connected, from the last message @type {{ here?: number[], watching?: number }} */ this.presence = {};
    /** whose eyes see */ this.hot = new HotSeat();
    /** how many moves had been made when the curtain was lifted last */ this.lifted = 0;
    /** who looks at what, as it was last */ this.faced = "";
    /** why the table cannot be shown @type {RefusedCommand | null} */ this.gone = null;
    /** seats that a rematch keeps for the viewer @type {number[]} */ this.kept = [];
    /** the notice for somebody who lost a seat, by its message */ this.notice = "";
    /** the seat that its person has left just now */ this.standing = 0;
    /** why the last command was refused, as it is shown @type {unknown} */ this.problem = "";
    /** comes with the first question to it @type {typeof import("./table/advice.js") | null} */ this.coach = null;
    /** whether a coach in this browser may help out; not where it has failed */ this.ownCoach = !STATIC;
    /** what the coach says, or why one has to wait for it @type {any} */ this.advice = null;
    /** a moment that is looked back at @type {{ move: number, view: any, happened: Happened[] } | null} */ this.past = null;
    /** the reaction of which it is being found out whether it can pass by itself */ this.considered = { number: -1, done: true };
    /** the reaction that has passed by itself */ this.passed = -1;
    /** the board that was there last @type {any} */ this.boarded = null;
    /** @type {Narration | null} */ this.narrated = null;
    /** what was drawn of the stage @type {unknown[]} */ this.staged = [];
    /** the line on top of the log @type {Element | null} */ this.newestLine = null;
    /** what only some moments need: there, or on its way @type {Record<string, any>} */ this.parts = {};
    this.why = new Why(this);
    /** how much of what people say was seen */ this.readLines = 0;
    /** the rematch that the viewer does not play */ this.declined = "";
    /** whether what can be said without typing lies open */ this.talking = false;
    /** the line that was said a moment ago, or 0 */ this.lately = 0;
    /** seats, and 0 for spectators, that the viewer does not want to hear @type {Set<number>} */ this.muted = new Set();
    /** what was last reported to the head of the page */ this.headed = "";
    this.story = new Story();
    /** the last line that has come, by seat @type {Map<number, number>} */ this.received = new Map();
    /** whether lines come that were missed */ this.catchingUp = false;
    /** comes with the first of them @type {typeof import("./table/ceremony.js") | null} */ this.ceremonies = null;
    /** where points came from, if the board knows @type {any} */ this.tally = null;
    /** comes when the game is over @type {typeof import("./table/end.js") | null} */ this.ending = null;
    /** what is shown until it was seen, after a scene @type {import("./table/ceremony.js").Ceremony | null} */ this.ceremony = null;
    this.stage = new Stage(() => this.onStage(), () => this.wish);
    this.seen = new SeenReport(this);
    /** answers on their way, by seat @type {Map<number, any>} */ this.sent = new Map();
    this.onLand = (/** @type {KeyboardEvent} */ event) => this.landByKey(event);
    this.listen = {
      snapshot: (/** @type {any} */ e) => this.onSnapshot(e.detail),
      event: (/** @type {any} */ e) => this.onEvent(e.detail),
      presence: (/** @type {any} */ e) => this.onPresence(e.detail),
      closed: (/** @type {any} */ e) => this.onClosed(e.detail),
      state: () => this.onConnection(),
      resumed: () => this.onResumed(),
    };
    this.addEventListener("move", (event) => this.move(.../** @type {[string, ...string[]]} */ ([/** @type {CustomEvent} */ (event).detail].flat())));
    this.addEventListener("why", (event) => this.why.ask(/** @type {CustomEvent} */ (event).detail.move));
    this.addEventListener("keydown", (event) => this.onKey(event));
    this.addEventListener("answers", () => this.requestUpdate()); // another choice was made on the board
    /** whether the last answer was given in the bar, by key */ this.keyed = false;
    this.addEventListener("click", ({ detail, target }) => (this.keyed = !detail && Boolean(/** @type {Element} */ (target).closest(".ask"))));
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) this.wire.addEventListener(type, listener);
    addEventListener("keydown", this.onLand);
    this.enter();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) this.wire.removeEventListener(type, listener);
    removeEventListener("keydown", this.onLand);
    this.leave();
    this.stage.close();
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

  /** Whether the viewer has to answer now. */
  get asked() {
    const { state, considered } = this;
    return state !== null && state.asked && (considered.done || considered.number !== state.asking?.number);
  }

  // --- coming and going

  /** Read the streams of the seats that are ours, and what everybody sees unless one person has the screen. */
  async enter() {
    try {
      const { table, yours = [], kept = [] } = await this.wire.follow(this.code, 0);
      this.kept = kept;
      if (this.streams.get(0)?.info.arranged) await this.loadOwnersPart(); // it is said with the rest
      await loadBoard(this.games[this.streams.get(0)?.game ?? ""], this.words);
      for (const seat of yours) await this.wire.follow(table, seat);
      this.seat(yours);
    } catch (error) {
      if (!this.isConnected) return;
      if (error instanceof RefusedCommand && !error.returns) this.gone = error;
      else setTimeout(() => this.isConnected && this.enter(), /** @type {any} */ (error).details?.wait ?? NEXT_TRY);
    }
  }

  /** What concerns the owner, with its words. */
  loadOwnersPart() {
    return Promise.all([import("./owner.js"), this.words.need("owner")]);
  }

  /** @param {number[]} seats */
  seat(seats) {
    this.hot.sit(seats);
    this.entered = true;
    this.lifted = this.state?.history.length ?? 0;
    if (seats.length === 1) {
      this.wire.unfollow(this.table, 0);
      this.streams.delete(0);
    }
    this.settle();
  }

  leave() {
    for (const seat of this.streams.keys()) this.wire.unfollow(this.table, seat);
    this.streams.clear();
    this.entered = false;
  }

  /** A person who lost a seat before the game becomes a spectator, and may take another one. @param {number} seat */
  unseated(seat) {
    this.notice = seat === this.standing ? "" : "page-gather-removed";
    this.standing = 0;
    this.watch();
  }

  /** @param {{ table: string, seat: number, error: RefusedCommand }} closed */
  onClosed({ table, seat, error }) {
    if (table !== this.table) return;
    if (error.reason === "not-your-seat" && this.streams.get(seat)?.status === "gathering") this.unseated(seat);
    else this.gone = error;
  }

  /** Look at it as a spectator. */
  watch() {
    this.leave();
    this.hot = new HotSeat();
    this.gone = null;
    this.enter();
  }

  // --- messages

  /** What was missed is not played. */
  onConnection() {
    if (this.wire.state !== "open") return;
    this.problem = "";
    this.catchingUp = true;
    this.stage.land(true);
  }

  onResumed() {
    this.catchingUp = false;
    this.seen.begin();
    this.settle();
  }

  /** Another scene plays, or none: then somebody may be called to a shared screen. Nothing is drawn anew for a scene alone. */
  onStage() {
    const { busy, paused, speed, quiet } = this.stage;
    this.markStage();
    const staged = [busy, paused, speed, this.ceremony];
    if (staged.some((one, index) => one !== this.staged[index])) this.requestUpdate();
    this.staged = staged;
    if (this.hot.shared && quiet) this.settle();
  }

  /** Which scene plays, and how many wait. */
  markStage() {
    const main = /** @type {HTMLElement | null} */ (this.querySelector("main.table"));
    if (!main) return;
    main.toggleAttribute("data-scene", this.stage.scene !== null);
    if (this.stage.scene !== null) main.dataset.scene = String(this.stage.scene);
    main.dataset.waiting = String(this.stage.waiting.length);
  }

  /** @param {any} message */
  onSnapshot(message) {
    loadBoard(this.games[message.info.game], this.words).catch(() => {}); // loading; entering waits for it
    this.stage.land(true);
    const known = this.streams.get(message.seat);
    if (known) known.read(message);
    else this.streams.set(message.seat, Object.assign(new TableState(message), this.presence));
    this.received.set(message.seat, message.n);
    this.settle();
  }

  /** Every line is a scene: what it brings to each stream is taken in when it lands. @param {any} message */
  onEvent(message) {
    if (!this.streams.has(message.seat)) return;
    this.received.set(message.seat, message.n);
    if (message.event.kind === "said" && this.seats.includes(this.state?.owner ?? 0)) this.loadOwnersPart().catch(() => {}); // by the time it lands
    const line = /** @type {Line | undefined} */ (this.stage.find(message.n));
    if (line) line.messages.push(message);
    else this.show(new Line(this, message));
    this.stage.go();
  }

  /** @param {Line} line */
  show(line) {
    if (line.moves.length) this.turnTo(() => this.hot.open());
    this.stage.add(line);
  }

  /** @param {any[]} messages */
  land(messages) {
    for (const message of messages) {
      const stream = this.streams.get(message.seat);
      if (!stream) continue;
      const happened = stream.apply(message);
      if (message.seat === this.shown) {
        if (message.event.kind === "said") this.hear(message);
        else this.story.hear(message.event, stream, this.narration);
        if (happened.length) this.dispatchEvent(new CustomEvent("happened", { detail: { board: this.narration?.game.board, happened }, bubbles: true }));
      }
      if (message.event.kind === "seated" && message.event.seat === message.seat && message.event.place.kind === "open") return this.unseated(message.seat);
      if (message.event.kind === "finished" && message.seat === this.shown) this.finish();
    }
    this.settle(); // first, or the board is drawn twice
    this.board?.requestUpdate();
  }

  /** Everybody sees how it ended. */
  async finish() {
    const moves = !this.stage.instant && !isStill();
    await this.end();
    await this.updateComplete;
    scrollTo(0, 0);
    if (moves) this.ending?.celebrate(this);
  }

  /** Have what is shown at the end. */
  async end() {
    if (this.ending || !this.board) return;
    [this.ending, this.tally] = await Promise.all([import("./table/end.js"), this.board?.ending?.(), loadStyle("table/end"), this.words.need("end", "gathering")]);
    this.requestUpdate();
  }

  /** Whether scenes wait, because somebody looks back, or are not shown, because nobody can look. @returns {"" | "hold" | "land"} */
  get wish() {
    if (!this.entered || this.catchingUp) return "land";
    return this.past ? "hold" : "";
  }

  /** @param {KeyboardEvent} event */
  landByKey(event) {
    if (event.key === "Escape" && !event.defaultPrevented && !this.past && this.board?.drop && this.board.picked) { // a choice that is not complete, wherever the focus is
      event.preventDefault();
      this.board.drop();
      return;
    }
    const within = /** @type {Element} */ (event.target).closest?.("dialog, [popover]"); // which closes first
    if (event.key === "Escape" && this.advice && !this.past && !event.defaultPrevented && !within) {
      event.preventDefault();
      this.advice = null;
      return;
    }
    if (this.past || this.stage.quiet || !landsAll(event)) return;
    event.preventDefault();
    this.stage.land();
  }

  /** A tap where it plays, unless it is a move. @param {MouseEvent} event */
  landByTap(event) {
    if (!this.stage.quiet && !this.past && !(/** @type {Element} */ (event.target).closest("[data-move]"))) this.stage.land();
  }

  /** @param {any} message */
  onPresence({ table, here, watching }) {
    if (this.streams.size && table !== this.table) return;
    this.presence = { here, watching };
    for (const stream of this.streams.values()) Object.assign(stream, this.presence);
    this.board?.requestUpdate();
    this.requestUpdate();
  }

  // --- whose eyes see

  /** See who has to look, once every stream has come to the same line: none of them may be ahead of the others; and once everybody has seen it. */
  settle() {
    const states = [...this.streams.values()];
    if (this.entered && states.every(({ n }) => n === states[0].n)) {
      this.consider();
      if (!this.hot.shared || this.stage.quiet) this.turnTo(() => this.hot.face(this.question()));
      this.seen.send();
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
    this.lifted = this.state?.history.length ?? 0;
    this.requestUpdate();
    this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector(".ask"))?.focus({ preventScroll: true }));
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
      const sent = seats.map((seat, index) => this.answer(seat, asking.number, moves[index][0]));
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
    this.stage.release?.(); // a person who plays on has seen it
    if (!STATIC) this.bring("meanwhile");
    const number = this.state?.asking?.number;
    if (this.hot.goesAround) {
      let answers = null;
      this.turnTo(() => (answers = this.hot.handOn(move)));
      this.requestUpdate();
      if (answers) await this.sendRound(number, answers);
    } else if (move) {
      const ways = this.state?.completions(move) ?? [];
      const then = chosen.length || ways.length !== 1 ? chosen : ways[0];
      await this.answer(this.shown, number, move, then);
    }
  }

  /** Answer a question, for certain. @param {number} seat @param {number | undefined} question @param {string} move @param {string[]} [then] */
  async answer(seat, question, move, then = []) {
    const answer = { seat, question, move, ...(then.length ? { then } : {}) };
    const tried = this.sent.get(seat)?.question === question;
    this.sent.set(seat, answer);
    this.problem = "";
    try {
      await this.wire.opened();
      if (this.sent.get(seat) !== answer) return false;
      const error = tried ? null : await this.wire.send("move", { table: this.table, ...answer }).catch((why) => why);
      if (!tried && !(error instanceof Error)) return true;
      if (error) this.problem = this.refusal(error);
      if (error instanceof RefusedCommand && !error.passes) return false;
      await this.wire.opened();
      const again = await import("./try-again.js").catch(() => null);
      return again ? await again.insist(this, answer, error) : false;
    } finally {
      if (this.sent.get(seat) === answer) this.sent.delete(seat);
    }
  }

  /** @param {number | undefined} question @param {[number, string][]} answers */
  async sendRound(question, answers) {
    const sent = await Promise.all(answers.map(([seat, move]) => this.answer(seat, question, move)));
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
    const step = this.past && this.parts.past?.stepOf(event);
    if (!this.past || !step) return;
    event.preventDefault();
    if (step === "now") this.past = null;
    else this.lookBack(this.past.move + step);
  }

  /** Ask the coach. */
  async advise() {
    const waiting = (this.advice = { waiting: "page-coach-thinks" });
    [this.coach] = await Promise.all([import("./table/advice.js"), loadStyle("table/advice"), this.words.need("coach")]);
    this.requestUpdate(); // that it thinks can be said now
    await this.coach.ask(this, waiting);
  }

  async again() {
    const opened = await this.send("rematch", { nonce: nonce() });
    if (opened) this.dispatchEvent(new CustomEvent("go", { detail: `/t/${opened.code}`, bubbles: true }));
  }

  /** The seats of a rematch that are kept for the viewer are free for others. */
  async declineRematch() {
    const table = this.state?.rematch ?? "";
    if (await this.send("decline", { table })) this.declined = table;
    this.requestUpdate();
  }

  /** @param {unknown} error */
  refusal(error) {
    const illegal = error instanceof RefusedCommand && error.reason === "illegal" ? error.details : null;
    if (illegal && this.narration) return this.narration.refusal(illegal.why, illegal.rule, illegal.move);
    return refusal(this.words, error);
  }

  /** The same for as long as it would say the same: a board that is given nothing new is not drawn anew. */
  get narration() {
    const { state, words, shown } = this;
    if (!state) return null;
    const { places } = state;
    if (this.narrated?.words !== words || this.narrated.places !== places || this.narrated.reader !== shown) {
      this.narrated = new Narration(words, this.games[state.game], places, shown);
    }
    return this.narrated;
  }

  // --- what is seen

  /** A part of the page that only some moments need, once it is there. @param {string} name */
  bring(name) {
    if (!(name in this.parts)) {
      this.parts[name] = null;
      const { style = "", catalogs = [] } = PARTS[name] ?? {};
      Promise.all([import(`./table/${name}.js`), style && loadStyle(style), this.words.need(...catalogs)])
        .then(([module]) => (this.parts[name] = module), () => delete this.parts[name]).then(() => this.requestUpdate());
    }
    return this.parts[name];
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    this.markStage();
    makeRoom(this);
    if (this.state?.standing) this.end().catch(reportError);
    if (changed.has("past") && !this.past) this.stage.go(); // scenes have waited for the person who looked back
    const curtain = /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog.curtain"));
    if (curtain && !curtain.open) curtain.showModal();
    this.tellHead();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (this.keyed && lost && this.asked) /** @type {HTMLElement | null} */ (this.querySelector(".ask [data-move]"))?.focus({ preventScroll: true });
    if (this.board === this.boarded) return;
    this.boarded = this.board; // it says whether it has the answers, once it is there
    this.requestUpdate();
  }

  /** The head of the page says which game it is and how far, and that something was said. */
  tellHead() {
    const { state, board } = this;
    if (!state) return;
    const unread = this.heardLines - this.readLines;
    const title = state.status === "playing" ? (board?.headline ?? "") : "";
    const head = { game: state.game, title, drawer: !this.hot.curtain, unread: Math.max(0, unread), wanted: this.wanted };
    if (JSON.stringify(head) === this.headed) return;
    this.headed = JSON.stringify(head);
    this.dispatchEvent(new CustomEvent("head", { detail: head, bubbles: true }));
  }

  /** Why somebody who looks elsewhere should come back: it is their turn, or the others play again. @returns {import("./main.js").Wanted | undefined} */
  get wanted() {
    const { state, hot } = this;
    const turn = state?.status === "playing" && (this.asked || hot.curtain);
    const again = state?.rematch && state.rematch !== this.declined && !hot.seats.includes(state.rematchBy);
    if (!state || !hot.seats.length || !(turn || again)) return undefined;
    const others = state.places.flatMap(({ kind, name }, index) => (kind !== "bot" && name && !hot.seats.includes(index + 1) ? [name] : []));
    return { why: turn ? "turn" : "rematch", body: this.words.join(others), tag: state.table, number: state.asking?.number ?? 0 };
  }

  /** How much others have said, of those who are heard. */
  get heardLines() {
    return this.state ? heard(this, this.state).filter(({ seat, name }) => (seat ? !this.seats.includes(seat) : name !== this.wire.name)).length : 0;
  }

  /** Somebody has said something. @param {any} message */
  async hear({ n, event }) {
    if (this.muted.has(event.seat) || !this.state) return;
    if (event.quick) await this.words.need("talk").catch(() => {});
    this.story.hear(event, this.state, this.narration, n);
    if (!this.seats.includes(event.seat)) show(this, n);
    this.requestUpdate();
  }

  /** Hear nothing more of somebody, or hear them again. @param {number} seat */
  mute(seat) {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    this.readTalk();
    this.requestUpdate();
  }

  /** With the log open, everything that was said counts as read. */
  readTalk() {
    this.readLines = this.heardLines;
    this.tellHead();
  }

  /** @returns {any} */
  get board() {
    return this.querySelector(".board > *");
  }

  render() {
    const { state, words, narration } = this;
    if (this.gone) return this.bring("unavailable")?.renderUnavailable(this, this.gone);
    if (!state || !narration) return html`<main class="table"><p role="status">${words.say("page-loading")}</p></main>`;
    if (this.hot.curtain) return this.bring("curtain")?.renderCurtain(this, state, narration);
    const gathering = state.status === "gathering";
    return html`
      <main class="table" data-game=${state.game} data-status=${state.status} ?data-past=${this.past !== null}
        data-landed=${state.n}>
        <h1 class="visually-hidden">${gameName(words, this.games, state.game)}</h1>
        ${this.parts.meanwhile?.renderMeanwhile(this, state)}
        ${state.standing ? this.ending?.renderEnd(this, state, narration) : nothing}
        ${state.view ? html`<h2 class="visually-hidden">${words.say("page-board")}</h2>` : nothing}
        <section class="board" aria-label=${words.say("page-board")} tabindex=${narration.game.board === "generic" ? "0" : nothing} @click=${{ handleEvent: (/** @type {MouseEvent} */ event) => this.landByTap(event), capture: true }}>
          ${this.renderBoard(state, narration)}</section>
        ${this.ceremony && !this.past ? this.ceremonies?.renderCeremony(this, this.ceremony, narration) : nothing}
        ${this.past ? this.bring("past")?.renderPast(this, this.past, narration) : renderAsk(this, state, narration)}
        ${gathering ? this.bring("invitation")?.renderInvitation(this, state, narration) : nothing}
        ${renderLog(this, state, narration)}
        ${renderLately(this, state, narration)}
        ${renderStory(this.story)}
      </main>
    `;
  }

  /** @param {TableState} state @param {Narration} narration */
  renderBoard(state, narration) {
    const view = this.past?.view ?? state.view;
    if (!view) return nothing;
    const legal = this.asked && !this.past ? state.legal : NONE;
    return renderBoard(narration.game, { view, state, narration, seat: this.shown || this.hot.holder, legal });
  }
}

/** A line of the table's log as a scene. @implements {Script} */
class Line {
  /** @param {TablePage} page @param {any} message */
  constructor(page, message) {
    this.page = page;
    this.n = /** @type {number} */ (message.n);
    this.messages = [message];
    this.moves = /** @type {Played[]} */ (message.event.kind === "moved" ? message.event.moves : []);
    this.own = page.seats.includes(this.moves[0]?.seat);
    /** only moves are played; the rest lands when it is its turn */
    this.play = this.moves.length ? (/** @type {import("./stage.js").Scene} */ scene) => this.enact(scene) : undefined;
  }

  /** None of the streams may be ahead of the others. */
  ready() {
    return [...this.page.streams.keys()].every((seat) => (this.page.received.get(seat) ?? 0) >= this.n);
  }

  /** What it brings to the one who looks, and how things are before. */
  get seen() {
    const { page } = this;
    const { event, view } = this.messages.find(({ seat }) => seat === page.shown) ?? this.messages[0];
    const happened = /** @type {Happened[]} */ (event.moves?.flatMap((/** @type {Played} */ move) => move.happened) ?? event.happened ?? []);
    const before = page.streams.get(page.shown)?.view ?? null;
    return { happened, before, after: view ?? before, moves: this.moves };
  }

  /** @param {import("./stage.js").Scene} scene */
  async enact(scene) {
    const { seen, page } = this;
    page.dispatchEvent(new CustomEvent("scene", { detail: seen.happened, bubbles: true }));
    if (seen.before && seen.happened.length) await page.board?.enact?.(scene, seen);
  }

  land() {
    this.landed = this.seen;
    this.page.board?.witness?.(this.landed);
    this.page.land(this.messages);
  }

  /** How long it is looked at after it has landed: a panel until somebody says so, where nobody else waits and none wants it fast. */
  async hold() {
    const { page, landed } = this;
    await page.updateComplete;
    page.ceremony = landed?.before ? ((await page.board?.ceremony?.(landed)) ?? null) : null;
    if (page.ceremony) page.ceremonies ??= await import("./table/ceremony.js");
    if (page.ceremony && page.seats.length === 1 && page.state && isAlone(page, page.state) && page.stage.speed !== "fast") return Infinity;
    return page.ceremony?.time ?? (page.hot.willCall(page.question()) ? SHARED_LOOK : 0);
  }

  release() {
    this.page.ceremony = null;
  }

  /** Nobody has to wait long for a day that goes on without them. */
  fast() {
    const { page } = this;
    return Boolean(page.seats.length && page.board?.idle?.(page.seats));
  }

  /** Nor for anything while their own time runs. */
  hurried() {
    return this.page.stage.waiting.some((line) => /** @type {Line} */ (line).messages.some(({ seat, asking }) => asking?.deadlines?.[seat]));
  }
}

customElements.define("ml-table", TablePage);
