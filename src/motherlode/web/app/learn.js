/**
 * A lesson: a scripted part of a match. The learner makes the moves on the real board, a teacher explains them, and
 * another move than the expected one is answered with the reason why the lesson goes on differently. What is seen, asked and legal comes
 * from the server with every step; what is said comes from the catalogs.
 */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { addressOf } from "./base.js";
import { loadBoard, renderBoard } from "./boards.js";
import { gameName } from "./game-info.js";
import { request } from "./http.js";
import { piecesFor, pointedAt } from "./learn/places.js";
import { NewTable } from "./new-table.js";
import { landsAll, Stage } from "./stage.js";
import { TableState } from "./state.js";
import { Narration } from "./narration.js";

/** @typedef {import("./state.js").Asking} Asking */
/** @typedef {import("./state.js").Place} Place */
/** @typedef {import("./state.js").Played} Played */
/**
 * @typedef {{ say: string, view: any, played?: Played[], asking?: Asking, wanted?: string, point?: string,
 *   rules?: string[], instead?: Record<string, string> }} Step
 */
/** @typedef {{ game: string, seats: number, learner: number, steps: Step[], position: Record<string, any> }} Lesson */

const KEPT = "motherlode-lesson"; // how far somebody came, by game
const OPPONENTS = "digger"; // bots for somebody who has just learnt the game
const TAUGHT = "data-taught"; // what the lesson points at
const WANTED = "data-wanted"; // what the next move is made with

export class Learn extends LitElement {
  static properties = {
    wire: { attribute: false },
    words: { attribute: false },
    games: { attribute: false },
    game: { attribute: false },
    lesson: { state: true },
    at: { state: true },
    answer: { state: true },
    problem: { state: true },
    boarded: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./wire.js").Wire} */ this.wire = /** @type {any} */ (null);
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
    /** @type {Record<string, import("./narration.js").GameInfo>} */ this.games = /** @type {any} */ (null);
    this.game = "";
    /** @type {Lesson | null} */ this.lesson = null;
    /** the step that is shown */ this.at = 0;
    /** what the teacher says to a move that the lesson does not make */ this.answer = "";
    this.problem = "";
    this.newTable = new NewTable(this);
    /** the board, once it is there @type {any} */ this.boarded = null;
    /** whether the last thing was done by keyboard: then the focus follows the lesson */ this.keyed = false;
    /** the step that was shown last */ this.shown = -1;
    /** @type {TableState} */ this.state = /** @type {any} */ (null); // until the lesson is there
    this.stage = new Stage();
    this.onLand = (/** @type {KeyboardEvent} */ event) => this.stage.busy && landsAll(event) && (event.preventDefault(), this.stage.land());
    this.addEventListener("move", (event) => this.move([/** @type {CustomEvent} */ (event).detail].flat()[0]));
    this.addEventListener("click", (event) => this.landByTap(event), true);
    this.addEventListener("answers", () => this.requestUpdate()); // another choice was made on the board
    this.addEventListener("keydown", () => (this.keyed = true));
    this.addEventListener("pointerdown", () => (this.keyed = false));
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.onLand);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onLand);
    this.stage.close();
  }

  async load() {
    try {
      const [answer] = await Promise.all([request(`/api/lessons/${this.game}`), this.game in this.games && loadBoard(this.games[this.game], this.words)]);
      if (!answer.ok) throw new Error(answer.statusText);
      /** @type {Lesson} */
      const lesson = await answer.json();
      this.at = Math.min(Number(localStorage.getItem(`${KEPT}-${this.game}`)) || 0, lesson.steps.length - 1);
      this.lesson = lesson;
    } catch {
      this.problem = this.words.say(this.game in this.games ? "page-connection-lost" : "page-nothing-here");
    }
  }

  // --- where the lesson is

  /** @returns {Step[]} */
  get steps() {
    return this.lesson?.steps ?? [];
  }

  get step() {
    return this.steps[this.at];
  }

  get over() {
    return this.at === this.steps.length - 1;
  }

  /** @returns {any} */
  get board() {
    return this.querySelector(".board > *");
  }

  /** Who sits where: the learner among bots, who have the names of dwarves. @returns {Place[]} */
  get places() {
    const { seats = 0, learner = 0 } = this.lesson ?? {};
    return Array.from({ length: seats }, (_, index) =>
      index + 1 === learner ? { kind: "person", name: this.wire.name } : { kind: "bot", bot: OPPONENTS },
    );
  }

  // --- what is done

  /** Show a step. @param {number} step */
  go(step) {
    this.stage.land();
    this.show(step);
  }

  /** @param {number} step */
  show(step) {
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
    this.answer = "";
    localStorage.setItem(`${KEPT}-${this.game}`, String(this.at));
  }

  /** The next step, once everything that happens on the way there has been seen. */
  goOn() {
    if (this.stage.busy) this.stage.land(); // they have seen enough
    else this.stage.add(this.script(this.at + 1));
  }

  /** A step as a scene. @param {number} next @returns {import("./stage.js").Script} */
  script(next) {
    const { played: moves = [], view: after } = this.steps[next];
    const [happened, before] = [moves.flatMap((one) => one.happened), this.step.view];
    const play = (/** @type {import("./stage.js").Scene} */ scene) => this.board?.enact?.(scene, { happened, before, after, moves });
    return { n: next, own: true, play: happened.length ? play : undefined, land: () => this.show(next) };
  }

  /** @param {string} move */
  move(move) {
    const { wanted, instead = {} } = this.step;
    if (!wanted || this.stage.busy) return;
    if (move === wanted) {
      this.goOn();
      return;
    }
    const beginning = Object.keys(instead).find((one) => move.startsWith(one)) ?? "";
    this.answer = this.said(instead[beginning]);
  }

  /** A tap on the board ends what moves there, unless it is a move. @param {MouseEvent} event */
  landByTap({ target }) {
    const element = /** @type {Element} */ (target);
    if (this.stage.busy && element.closest(".board") && !element.closest("[data-move]")) this.stage.land();
  }

  /** A table against bots, and go there. @param {Record<string, any>} [fields] */
  play(fields = {}) {
    return this.newTable.open(this.wire, { game: this.game, places: this.places.map(({ bot }) => bot ?? "me"), ...fields });
  }

  // --- the eye and the fingers follow

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const { lesson, step } = this;
    if (!lesson || !(changed.has("lesson") || changed.has("at") || changed.has("words"))) return;
    this.state = new TableState({
      table: "",
      seat: lesson.learner,
      n: this.at,
      info: { game: lesson.game, odds: true },
      status: "playing",
      places: this.places,
      history: this.steps.slice(0, this.at + 1).flatMap(({ played = [] }) => played),
      view: step.view,
      asking: step.asking,
    });
  }

  async updated() {
    const { at, board: shown } = this;
    this.boarded = shown; // it says whether it has the answers
    if (!shown || !this.lesson) return;
    await Promise.all([this.updateComplete, shown.updateComplete]);
    if (at !== this.at) return;
    this.point();
    if (this.shown === at) return;
    const first = this.shown < 0;
    this.shown = at;
    if (this.keyed && !first) this.follow();
    this.look();
  }

  /** Mark what the step is about, and what its move is made with. */
  point() {
    const { step, board: shown, game } = this;
    if (!step || !shown) return;
    const marked = { [TAUGHT]: pointedAt(shown, step.point ?? ""), [WANTED]: step.wanted ? piecesFor(this, step.wanted) : [] };
    for (const [mark, places] of Object.entries(marked)) {
      for (const old of this.querySelectorAll(`[${mark}]`)) if (!places.includes(/** @type {HTMLElement} */ (old))) old.removeAttribute(mark);
      for (const place of places) place.setAttribute(mark, "");
    }
  }

  /** The focus goes to the next thing to do, for people who play by keyboard. */
  follow() {
    const next = /** @type {HTMLElement | null} */ (this.querySelector(`[${WANTED}]`) ?? this.querySelector(".teacher .big"));
    next?.focus({ preventScroll: true });
  }

  /** Bring what matters into sight: the board scrolls, and a hand that lies at its edge covers a part of it. */
  look() {
    const teacher = /** @type {HTMLElement} */ (this.querySelector(".teacher"));
    const place = this.querySelector(`.board [${WANTED}]`) ?? this.querySelector(`[${TAUGHT}]`);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = calm ? "auto" : "smooth";
    teacher.scrollTop = 0;
    if (this.over) scrollTo({ top: 0, behavior });
    const board = place?.closest(".board");
    if (!place || !board || this.over) return;
    const hand = board.querySelector(".hand");
    const cover = hand && !hand.contains(place) && getComputedStyle(hand).position === "sticky" ? hand.clientHeight : 0;
    const [{ top, bottom, height }, frame] = [place.getBoundingClientRect(), board.getBoundingClientRect()];
    const free = frame.height - cover;
    if (top < frame.top || bottom > frame.top + free) board.scrollBy({ top: top - frame.top - Math.max(8, (free - height) / 2), behavior });
  }

  /** The board has changed by itself: an action was opened, a die picked. */
  async touched() {
    await this.board?.updateComplete;
    this.point();
  }

  // --- what is said

  /** @param {string} key */
  said(key) {
    return this.words.say(`page-learn-${this.game}-${key}`);
  }

  get narration() {
    const { lesson } = this;
    return new Narration(this.words, this.games[this.game], this.state.places, lesson?.learner ?? 0);
  }

  /** @param {string} move */
  named(move) {
    return this.narration.move(move, this.step.asking?.about ?? {});
  }

  // --- what is seen

  render() {
    const { words, lesson, step } = this;
    if (!lesson) {
      return html`<main class="learn"><p role="status" class="loading">${this.problem || words.say("page-loading")}</p>
        ${this.problem ? html`<p class="loading"><a class="button" href=${addressOf("/")}>${words.say("page-to-lobby")}</a></p>` : nothing}</main>`;
    }
    const { narration } = this;
    return html`<main class="table learn" data-game=${lesson.game} data-step=${this.at} ?data-over=${this.over} ?data-yours=${Boolean(step.wanted)}>
      <h1 class="visually-hidden">${words.say("page-learn-title", { game: gameName(words, this.games, lesson.game) })}</h1>
      <h2 class="visually-hidden">${words.say("page-board")}</h2>
      <section class="board" aria-label=${words.say("page-board")} @click=${this.touched}>
        ${renderBoard(narration.game, { view: step.view, state: this.state, narration, seat: lesson.learner, legal: this.state.legal })}
      </section>
      <section class="teacher" aria-label=${words.say("page-learn-teacher")}>
        ${this.renderHead()}
        <div class="speech" aria-live="polite">
          ${this.renderTold(narration)}
          <p class="says">${this.said(step.say)}</p>
        </div>
        <p class="answer" role="alert">${this.answer}</p>
        ${this.over ? this.renderEnd() : this.renderNext(narration)}
        ${this.renderFoot()}
      </section>
    </main>`;
  }

  /** Who teaches, and how far it is. */
  renderHead() {
    const { words, steps, at } = this;
    const far = words.say("page-learn-step", { number: at + 1, count: steps.length });
    return html`<header>
      ${symbol("dwarf-teacher", "portrait")}
      <h2 class="name">${words.say("page-learn-teacher")}</h2>
      <p class="far">${far}</p>
      <progress max=${steps.length - 1} .value=${at} aria-label=${far}></progress>
    </header>`;
  }

  /** What happened since the last step, in the words of the log. @param {Narration} narration */
  renderTold(narration) {
    if (this.over) return nothing; // the last word is the teacher's
    const happened = (this.step.played ?? []).flatMap((played) => played.happened);
    const lines = narration.events(happened.filter(({ name }) => !narration.game.repeated.includes(name)));
    return lines.length ? html`<ul class="account">${lines.map((line) => html`<li>${line}</li>`)}</ul>` : nothing;
  }

  /** The move that the lesson waits for, or the button to go on. @param {Narration} narration */
  renderNext(narration) {
    const { words, step } = this;
    if (!step.wanted) {
      return html`<div class="next"><button type="button" class="big" @click=${this.goOn}>${words.say("page-learn-go-on")} ${symbol("icon-forward")}</button></div>`;
    }
    return html`<div class="next">
      <p class="task">${symbol("icon-forward")} <span>${words.say("page-learn-task", { move: this.named(step.wanted) })}</span></p>
      ${this.renderAnswers(narration)}
    </div>`;
  }

  /** The board may have the answers itself, or what is to be in the bar. @param {Narration} narration */
  renderAnswers(narration) {
    const { state, boarded } = this;
    const { asking } = state;
    if (!boarded || !asking || (!boarded.answers && boarded.handles?.(asking.question))) return nothing;
    if (boarded.answers) return boarded.answers(state, narration);
    return html`<div class="answers">${state.legal.map(
      (move) => html`<button type="button" data-move=${move} @click=${() => this.move(move)}>${narration.move(move, asking.about)}</button>`,
    )}</div>`;
  }

  /** What was learnt, and what now. */
  renderEnd() {
    const { words, lesson } = this;
    const others = Object.values(this.games).filter(({ name, lesson }) => lesson && name !== this.game);
    return html`<div class="next ending">
      <h3>${words.say("page-learn-learnt")}</h3>
      <ul class="learnt">${this.said("learnt").split("\n").map((/** @type {string} */ line) => html`<li>${symbol("icon-check")} <span>${line}</span></li>`)}</ul>
      ${this.newTable.render(words)}
      <button type="button" class="big" ?disabled=${this.newTable.busy} @click=${() => this.play({ position: lesson?.position })}>${words.say("page-learn-play-on")}</button>
      <button type="button" class="big second" ?disabled=${this.newTable.busy} @click=${() => this.play()}>${words.say("page-learn-play-new")}</button>
      <p class="onward">
        <a href=${addressOf(`/rules/${this.game}`)}>${words.say("page-learn-rules")}</a>
        ${others.map(({ name }) => html`<a href=${addressOf(`/learn/${name}`)}>${words.say("page-learn-title", { game: gameName(words, this.games, name) })}</a>`)}
      </p>
    </div>`;
  }

  /** The rules behind it, and the way through the lesson. */
  renderFoot() {
    const { words, step, at } = this;
    const way = (/** @type {string} */ key, /** @type {string} */ picture, /** @type {number} */ to, /** @type {boolean} */ can) =>
      html`<button type="button" class="quiet" data-way=${key} aria-disabled=${!can} @click=${() => can && this.go(to)}>
        ${symbol(picture)}<span>${words.say(`page-learn-${key}`)}</span></button>`;
    return html`<footer>
      ${step.rules?.length
        ? html`<p class="rules">${words.say("page-learn-rule")} ${step.rules.map((rule) => html`<a href=${addressOf(`/rules/${this.game}#${rule}`)}>${rule}</a> `)}</p>`
        : nothing}
      <div class="walk">
        ${way("back", "icon-step-back", at - 1, at > 0)}
        ${way("again", "icon-first", 0, at > 0)}
        ${way("skip", "icon-last", this.steps.length - 1, !this.over)}
      </div>
    </footer>`;
  }
}

customElements.define("ml-learn", Learn);
