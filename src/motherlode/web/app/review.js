/**
 * A finished match, looked back on: the board at any moment, everything that happened, the draws checked, and the
 * coach's review with its graph as soon as it is worked out. The moment is in the address, so a link leads there.
 */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { addressOf, hereWith, STATIC } from "./base.js";
import "./clipboard.js";
import { loadBoard, renderBoard } from "./boards.js";
import { gameName, gamePicture } from "./game-info.js";
import { refusal } from "./refusal.js";
import { askUntilReady, pause } from "./review/requests.js";
import { renderBalances } from "./review/balances.js";
import "./review/graph.js";
import { renderHighlights } from "./review/highlights.js";
import { renderLines } from "./review/lines.js";
import { renderMoment } from "./review/moment.js";
import "./review/play-on.js";
import { MatchRecord } from "./review/record.js";
import { renderStandings } from "./review/standings.js";
import "./review/verify.js";
import { Narration } from "./narration.js";
import { RefusedCommand } from "./wire.js";

/** @typedef {import("./review/narration.js").Review} Review */
/** @typedef {{ done: number, of: number, ahead: number }} Progress */

const AGAIN = 700; // milliseconds between two looks at how far the coach is
const ARROWS = new Map([["ArrowLeft", -1], ["ArrowRight", 1]]);

export class ReviewPage extends LitElement {
  static properties = {
    wire: { attribute: false },
    words: { attribute: false },
    games: { attribute: false },
    match: { attribute: false },
    record: { state: true },
    review: { state: true },
    progress: { state: true },
    unreviewed: { state: true },
    trouble: { state: true },
    problem: { state: true },
    move: { state: true },
    eyes: { state: true },
    news: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./wire.js").Wire} */ this.wire = /** @type {any} */ (null);
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
    /** @type {Record<string, import("./narration.js").GameInfo>} */ this.games = /** @type {any} */ (null);
    this.match = "";
    /** @type {MatchRecord | null} */ this.record = null;
    /** @type {Review | null} */ this.review = null;
    /** how far the coach is @type {Progress | null} */ this.progress = null;
    /** why the coach has nothing to say @type {unknown} */ this.unreviewed = null;
    /** what is just not working, and will be tried again @type {unknown} */ this.trouble = null;
    /** why there is nothing to see @type {unknown} */ this.problem = null;
    /** how many moves are made */ this.move = 0;
    /** the seat whose eyes we see with */ this.eyes = 1;
    /** counts what has come in */ this.news = 0;
    this.leaving = new AbortController();
    this.onKey = this.onKey.bind(this);
    this.onPop = () => this.arrive();
    this.addEventListener("moment", (event) => this.choose(/** @type {CustomEvent} */ (event).detail.move));
    this.addEventListener("click", (event) => this.onClick(event));
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.onKey);
    addEventListener("popstate", this.onPop);
    this.leaving = new AbortController();
    this.open();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onKey);
    removeEventListener("popstate", this.onPop);
    this.leaving.abort();
  }

  // --- what comes from the server

  async open() {
    const { signal } = this.leaving;
    const trouble = (/** @type {unknown} */ error) => (this.trouble = error);
    const record = new MatchRecord(this.match, signal, () => this.news++, trouble);
    try {
      await Promise.all([record.open(), this.words.need("command-line")]);
      await loadBoard(this.games[record.state?.game ?? ""], this.words);
      this.record = record;
      if (record.state?.status !== "gathering") this.arrive();
      if (!record.over) return;
      this.lookBack(signal, trouble);
      this.findOwnSeat();
      await record.readAll(this.move);
    } catch (error) {
      if (!signal.aborted) this.problem = error;
    }
  }

  /** The coach's review, as soon as it is there. @param {AbortSignal} signal @param {(error: unknown) => void} trouble */
  async lookBack(signal, trouble) {
    try {
      for (;;) {
        const { status, body } = await askUntilReady(`/api/matches/${this.match}/review`, signal, trouble);
        if (status === 200) {
          this.review = body;
          return;
        }
        this.progress = body;
        await pause(AGAIN, signal);
      }
    } catch (error) {
      if (!signal.aborted) this.unreviewed = error;
    }
  }

  /** Who played looks with their own eyes first. */
  async findOwnSeat() {
    if (this.match.startsWith("import.")) return;
    try {
      const { yours = [] } = await this.wire.follow(this.match, 0);
      this.wire.unfollow(this.record?.state?.table ?? this.match, 0);
      if (yours.length) this.see(yours[0]);
    } catch {
      // then as anybody
    }
  }

  // --- what is looked at

  /** Be at the moment of the address. */
  arrive() {
    const moves = this.record?.moves ?? 0;
    const wanted = new URLSearchParams(location.search).get("move") ?? "";
    this.at(/^\d+$/.test(wanted) ? Math.min(Number(wanted), moves) : moves);
  }

  /** @param {number} move */
  at(move) {
    this.move = move;
    this.need();
  }

  /** Go to a moment; a leap can be taken back with the browser's button, a step cannot. @param {number} move @param {boolean} [leap] */
  choose(move, leap = false) {
    const there = Math.min(this.record?.moves ?? 0, Math.max(0, move));
    if (there === this.move) return;
    history[leap ? "pushState" : "replaceState"](null, "", hereWith(`move=${there}`));
    this.at(there);
  }

  /** @param {number} seat */
  see(seat) {
    this.eyes = seat;
    this.need();
  }

  /** Have what is looked at. */
  need() {
    const { record, eyes, move } = this;
    if (record?.over) record.need(eyes, move).catch((error) => this.leaving.signal.aborted || (this.problem = error));
  }

  /** A link to a moment. @param {MouseEvent} event */
  async onClick(event) {
    const link = /** @type {HTMLElement} */ (event.target).closest("a[data-move]");
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.choose(Number(/** @type {HTMLElement} */ (link).dataset.move), true);
    if (link.closest(".lines")) return; // it lies beside the board
    await this.updateComplete;
    const heading = /** @type {HTMLElement | null} */ (this.querySelector("#moment"));
    heading?.focus({ preventScroll: true });
    this.querySelector(".moment")?.scrollIntoView({ block: "start" });
  }

  /** The arrow keys step, wherever they mean nothing else. @param {KeyboardEvent} event */
  onKey(event) {
    const step = ARROWS.get(event.key);
    const target = /** @type {HTMLElement} */ (event.target);
    if (!step || !this.record?.over || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.defaultPrevented || target.closest("input, select, textarea, [role=slider], .wide, ul.hand")) return;
    event.preventDefault();
    this.choose(this.move + step);
  }

  /** The line of the chosen move is in sight. */
  updated() {
    const line = /** @type {HTMLElement | null} */ (this.querySelector(".lines a[aria-current]"));
    const list = line?.closest("ol");
    if (!line || !list) return;
    const { top, bottom } = list.getBoundingClientRect();
    const at = line.getBoundingClientRect();
    if (at.top < top) list.scrollTop -= top - at.top;
    else if (at.bottom > bottom) list.scrollTop += at.bottom - bottom;
  }

  // --- what is seen

  get narration() {
    const { record, words } = this;
    return record?.state ? new Narration(words, this.games[record.state.game], record.state.places, 0) : null;
  }

  render() {
    const { words, record, narration } = this;
    if (this.problem) return this.renderNothing(this.problem);
    if (!record?.state || !narration) return html`<main class="review"><p class="loading" role="status">${this.trouble ? refusal(words, this.trouble) : words.say("page-loading")}</p></main>`;
    if (!record.over) return this.renderUnfinished();
    const { review, move } = this;
    return html`<main class="review" data-game=${record.state.game}>
      <h1>${gamePicture(this.games, record.state.game)} ${words.say("review-title", { game: gameName(words, this.games, record.state.game) })}</h1>
      ${this.trouble ? html`<p class="problem" role="status">${refusal(words, this.trouble)}</p>` : nothing}
      ${renderStandings(narration, record)}
      <section class="panel chances">
        <h2>${symbol("icon-odds")} ${words.say("review-chances")}</h2>
        ${review
          ? html`<ml-chances .review=${review} .narration=${narration} .move=${move}></ml-chances>`
          : this.renderProgress()}
      </section>
      <section class="moment" aria-label=${words.say("page-review-at", { move, moves: record.moves })}>
        <div class="side">
          ${this.renderSteps()}
          <div class="board" aria-label=${words.say("page-board")} role="group">${this.renderBoard()}</div>
          ${renderLines(narration, record, move)}
        </div>
        <div class="side">
          <section class="panel account">
            ${renderMoment(narration, record, review, move)}
            ${STATIC ? nothing : html`<ml-copy-link .words=${words} .link=${`${location.origin}${hereWith(`move=${move}`)}`} .label=${words.say("page-review-share")}></ml-copy-link>`}
          </section>
          <ml-play-on .wire=${this.wire} .narration=${narration} .record=${record} .move=${move} .ready=${this.news}></ml-play-on>
        </div>
      </section>
      ${review ? html`<div class="sums">${renderHighlights(narration, record, review, move)} ${renderBalances(narration, review)}</div>` : nothing}
      <ml-verify .match=${this.match} .narration=${narration} .nonces=${record.state.standing?.nonces ?? []}></ml-verify>
    </main>`;
  }

  /** First, back, forward, last; and whose eyes. */
  renderSteps() {
    const { words, record, move, narration } = this;
    const moves = record?.moves ?? 0;
    const step = (/** @type {string} */ name, /** @type {string} */ picture, /** @type {number} */ there, /** @type {boolean} */ possible) =>
      html`<button type="button" class="icon" data-step=${name} aria-label=${words.say(`page-review-${name}`)} title=${words.say(`page-review-${name}`)}
        ?disabled=${!possible} @click=${() => this.choose(there)}>${symbol(picture)}</button>`;
    return html`<div class="stepper" role="group" aria-label=${words.say("page-review-steps")}>
      ${step("first", "icon-first", 0, move > 0)}
      ${step("back", "icon-step-back", move - 1, move > 0)}
      <span class="where" aria-hidden="true"><b>${move}</b> / ${moves}</span>
      ${step("forward", "icon-step-forward", move + 1, move < moves)}
      ${step("last", "icon-last", moves, move < moves)}
      <label class="eyes"><span>${words.say("page-review-eyes")}</span>
        <select @change=${(/** @type {any} */ event) => this.see(Number(event.target.value))}>
          ${record?.state?.places.map((_, index) => html`<option value=${index + 1} ?selected=${index + 1 === this.eyes}>${narration?.name(index + 1)}</option>`)}
        </select></label>
    </div>`;
  }

  renderBoard() {
    const { record, eyes, narration } = this;
    const step = record?.through(eyes, this.move);
    if (!record?.state || !step || !narration) return html`<p class="loading">${this.words.say("page-loading")}</p>`;
    return renderBoard(narration.game, { view: step.view, state: record.stateAt(step, eyes), narration, seat: eyes, legal: [] });
  }

  /** While the coach is at work, everything else can be looked at already. */
  renderProgress() {
    const { words, progress } = this;
    if (this.unreviewed) {
      return html`<p class="problem" role="status">${refusal(words, this.unreviewed)}</p>`;
    }
    const { done = 0, of = 1, ahead = 0 } = progress ?? {};
    return html`<div class="progress">
      <progress value=${done} max=${of} aria-label=${words.say("review-looking")}></progress>
      <p role="status">${ahead ? words.say("page-review-line", { count: ahead }) : words.say("page-review-working")}</p>
      <p class="hint" aria-hidden="true">${words.say("page-review-progress", { done, of })}</p>
    </div>`;
  }

  renderUnfinished() {
    const { words, record } = this;
    const code = record?.state?.info.code;
    return html`<main class="review"><section class="panel">
      <h1>${words.say("page-review-not-over")}</h1>
      <p>${words.say("page-review-not-over-how")}</p>
      <p class="doing">${code ? html`<a class="button" href=${addressOf(`/t/${code}`)}>${words.say("page-review-to-table")}</a>` : nothing}
        <a class="button" href=${addressOf("/")}>${words.say("page-to-lobby")}</a></p>
    </section></main>`;
  }

  /** @param {unknown} error */
  renderNothing(error) {
    const { words } = this;
    const none = error instanceof RefusedCommand && ["no-such-table", "malformed"].includes(error.reason);
    return html`<main class="review"><section class="panel">
      <h1>${words.say(none ? "page-review-none" : "page-review-not-there")}</h1>
      <p role="alert">${none ? words.say("page-review-none-how") : refusal(words, error)}</p>
      <p class="doing"><a class="button" href=${addressOf("/")}>${words.say("page-to-lobby")}</a></p>
    </section></main>`;
  }
}

customElements.define("ml-review", ReviewPage);
