/**
 * Everybody's win chances, move by move: one line for each seat, each with its own dashes, marks and name. It is a
 * slider, too: the arrow keys, a finger or the pointer move along the match, and the figures are given in words.
 */

import { html, LitElement, nothing, svg } from "../../vendor/lit.js";
import { hereWith } from "../base.js";
import { chancesAt, percent } from "./narration.js";

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("./narration.js").Review} Review */

// Lengths in pixels, where letters are of 16: all grow with the letters of the page.
const EDGE = { top: 14, right: 14, bottom: 30, left: 44 };
const NAMES = 112; // beside the lines, where there is room for names
const ROOMY = 640;
const LOW = 220;
const HIGH = 300;
const LEVELS = [0, 0.25, 0.5, 0.75, 1];
const APART = 16; // between two names
const MARKS = 9; // on a line
const PAGE = 10; // moves that a page key goes
/** the mark of each seat, around 0, 0 */
const SHAPES = [
  "M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0z",
  "M-3.6,-3.6h7.2v7.2h-7.2z",
  "M0,-5l4.8,8.4h-9.6z",
  "M0,-5.2l5.2,5.2l-5.2,5.2l-5.2,-5.2z",
  "M-1.6,-5h3.2v3.4h3.4v3.2h-3.4v3.4h-3.2v-3.4h-3.4v-3.2h3.4z",
  "M0,5l-4.8,-8.4h9.6z",
];

export class Chances extends LitElement {
  static properties = {
    review: { attribute: false },
    narration: { attribute: false },
    move: { attribute: false },
    hovered: { state: true },
    width: { state: true },
    tabled: { state: true },
  };

  constructor() {
    super();
    /** @type {Review} */ this.review = /** @type {any} */ (null);
    /** @type {Narration} */ this.narration = /** @type {any} */ (null);
    this.move = 0;
    /** the move under the pointer @type {number | null} */ this.hovered = null;
    this.width = 600;
    /** how large the letters are, of 16 pixels each */ this.scale = 1;
    /** whether the table is open */ this.tabled = false;
    this.watcher = new ResizeObserver(([entry]) => {
      this.scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      this.width = Math.max(240, Math.round(entry.contentRect.width));
    });
  }

  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  firstUpdated() {
    const drawing = this.querySelector(".drawing");
    if (drawing) this.watcher.observe(drawing);
  }

  // --- where things are

  get moves() {
    return this.review.steps.length;
  }

  get seats() {
    return this.review.balances.map(({ seat }) => seat);
  }

  get roomy() {
    return this.width >= ROOMY * this.scale;
  }

  get height() {
    return (this.roomy ? HIGH : LOW) * this.scale;
  }

  get edge() {
    const { scale } = this;
    return { top: EDGE.top * scale, right: (EDGE.right + (this.roomy ? NAMES : 0)) * scale, bottom: EDGE.bottom * scale, left: EDGE.left * scale };
  }

  /** The pixel of a move. @param {number} move */
  x(move) {
    return this.edge.left + (move / Math.max(1, this.moves)) * (this.width - this.edge.left - this.edge.right);
  }

  /** The pixel of a share. @param {number} share */
  y(share) {
    return this.edge.top + (1 - share) * (this.height - this.edge.top - this.edge.bottom);
  }

  /** The move under a pointer. @param {PointerEvent} event */
  under(event) {
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const x = ((event.clientX - left) / width) * this.width;
    const share = (x - this.edge.left) / (this.width - this.edge.left - this.edge.right);
    return Math.min(this.moves, Math.max(0, Math.round(share * this.moves)));
  }

  // --- what is done

  /** @param {number} move */
  choose(move) {
    const chosen = Math.min(this.moves, Math.max(0, move));
    if (chosen !== this.move) this.dispatchEvent(new CustomEvent("moment", { detail: { move: chosen }, bubbles: true }));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    /** @type {Record<string, number>} */
    const there = {
      ArrowLeft: this.move - 1,
      ArrowDown: this.move - 1,
      ArrowRight: this.move + 1,
      ArrowUp: this.move + 1,
      PageDown: this.move - PAGE,
      PageUp: this.move + PAGE,
      Home: 0,
      End: this.moves,
    };
    if (!(event.key in there) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation(); // the page around it goes by arrow keys, too
    this.choose(there[event.key]);
  }

  /** @param {PointerEvent} event */
  onPointer(event) {
    const move = this.under(event);
    this.hovered = event.pointerType === "mouse" ? move : null;
    if (event.type === "pointerdown" || event.buttons) this.choose(move);
  }

  // --- what is seen

  /** Everybody's figures after a move, in words. @param {number} move */
  figures(move) {
    const { win } = chancesAt(this.review, move);
    const { words } = this.narration;
    return this.seats.map((seat) => words.say("labelled", { label: this.narration.name(seat), text: percent(words, win[seat - 1]) }));
  }

  /** @param {number} move */
  moment(move) {
    return this.narration.words.say("page-review-moment", { move });
  }

  render() {
    if (!this.review || !this.narration) return nothing;
    const { words } = this.narration;
    const shown = this.hovered ?? this.move;
    const { win } = chancesAt(this.review, shown);
    return html`
      <div class="drawing" role="slider" tabindex="0" aria-label=${words.say("review-chances")} aria-orientation="horizontal"
        aria-valuemin="0" aria-valuemax=${this.moves} aria-valuenow=${this.move}
        aria-valuetext=${words.say("labelled", { label: this.moment(this.move), text: this.figures(this.move).join("; ") })}
        @keydown=${this.onKey} @pointermove=${this.onPointer} @pointerdown=${this.onPointer} @pointerleave=${() => (this.hovered = null)}>
        ${this.renderDrawing(shown)}
      </div>
      <p class="shown">${this.moment(shown)}</p>
      <ul class="figures">
        ${this.seats.map((seat) => html`<li data-seat=${seat}>${sample(seat)}<span>${this.narration.name(seat)}</span> <b>${percent(words, win[seat - 1])}</b></li>`)}
      </ul>
      <p class="hint">${words.say("page-review-graph-how")} ${words.say("review-about-chances")}</p>
      ${this.renderTable()}
    `;
  }

  /** @param {number} shown */
  renderDrawing(shown) {
    const { width, height } = this;
    const bottom = this.y(0);
    const every = Math.max(5, Math.ceil(this.moves / (width / (60 * this.scale)) / 5) * 5);
    const ticks = Array.from({ length: Math.floor(this.moves / every) + 1 }, (_, i) => i * every);
    const whole = this.narration.words.percent;
    return html`<svg viewBox="0 0 ${width} ${height}" height=${height} aria-hidden="true" focusable="false">
      ${LEVELS.map((level) => svg`<line class="level" x1=${this.x(0)} x2=${this.x(this.moves)} y1=${this.y(level)} y2=${this.y(level)}></line>
        <text class="axis" x=${this.edge.left - 6 * this.scale} y=${this.y(level) + 4 * this.scale} text-anchor="end">${whole.format(level)}</text>`)}
      ${ticks.map((tick) => svg`<line class="level" x1=${this.x(tick)} x2=${this.x(tick)} y1=${bottom} y2=${bottom + 4}></line>
        <text class="axis" x=${this.x(tick)} y=${bottom + 18} text-anchor="middle">${tick}</text>`)}
      ${this.review.turning_points.map((move) => svg`<path class="turn" transform="translate(${this.x(move)} ${bottom})" d="M0,-1l4,6h-8z"></path>`)}
      <line class="here" x1=${this.x(this.move)} x2=${this.x(this.move)} y1=${this.edge.top} y2=${bottom}></line>
      ${shown === this.move ? nothing : svg`<line class="under" x1=${this.x(shown)} x2=${this.x(shown)} y1=${this.edge.top} y2=${bottom}></line>`}
      ${this.seats.map((seat) => this.renderLine(seat, shown))}
      ${this.roomy ? this.renderNames() : nothing}
    </svg>`;
  }

  /** @param {number} seat @param {number} shown */
  renderLine(seat, shown) {
    const share = (/** @type {number} */ move) => chancesAt(this.review, move).win[seat - 1];
    const points = Array.from({ length: this.moves + 1 }, (_, move) => `${this.x(move).toFixed(1)},${this.y(share(move)).toFixed(1)}`);
    const gap = this.moves / MARKS;
    const marks = Array.from({ length: MARKS }, (_, i) => Math.round((i + seat / (this.seats.length + 1)) * gap));
    return svg`<g data-seat=${seat}>
      <polyline class="line" points=${points.join(" ")}></polyline>
      ${marks.map((move) => svg`<path class="mark" transform="translate(${this.x(move)} ${this.y(share(move))})" d=${SHAPES[seat - 1]}></path>`)}
      <path class="mark now" transform="translate(${this.x(shown)} ${this.y(share(shown))}) scale(1.6)" d=${SHAPES[seat - 1]}></path>
    </g>`;
  }

  /** Each name where its line ends, and none upon another. */
  renderNames() {
    const { win } = chancesAt(this.review, this.moves);
    const ends = this.seats.map((seat) => ({ seat, y: this.y(win[seat - 1]) })).sort((a, b) => a.y - b.y);
    for (let i = 1; i < ends.length; i++) ends[i].y = Math.max(ends[i].y, ends[i - 1].y + APART * this.scale);
    const over = (ends.at(-1)?.y ?? 0) - this.y(0);
    for (let i = ends.length - 1, low = this.y(0); over > 0 && i >= 0; i--, low -= APART * this.scale) ends[i].y = Math.min(ends[i].y, low);
    return ends.map(({ seat, y }) => svg`<g data-seat=${seat}>
      <path class="mark" transform="translate(${this.x(this.moves) + 12 * this.scale} ${y})" d=${SHAPES[seat - 1]}></path>
      <text class="name" x=${this.x(this.moves) + 22 * this.scale} y=${y + 4 * this.scale}>${shortened(this.narration.name(seat))}</text></g>`);
  }

  /** The same as a table, to read or to hear. */
  renderTable() {
    const { words } = this.narration;
    const rows = this.tabled ? Array.from({ length: this.moves + 1 }, (_, move) => move) : [];
    return html`<details class="as-table" @toggle=${(/** @type {Event} */ event) => (this.tabled = /** @type {HTMLDetailsElement} */ (event.currentTarget).open)}>
      <summary>${words.say("page-review-table")}</summary>
      <div class="wide" tabindex="0" role="region" aria-label=${words.say("page-review-table")}><table>
        <thead><tr><th scope="col">${words.say("review-move")}</th>${this.seats.map((seat) => html`<th scope="col">${this.narration.name(seat)}</th>`)}</tr></thead>
        <tbody>${rows.map((move) => html`<tr aria-current=${move === this.move ? "step" : nothing}>
          <th scope="row"><a href=${hereWith(`move=${move}`)} data-move=${move}>${move}</a></th>
          ${chancesAt(this.review, move).win.map((share) => html`<td>${percent(words, share)}</td>`)}</tr>`)}</tbody>
      </table></div>
    </details>`;
  }
}

/** A piece of a seat's line. @param {number} seat */
function sample(seat) {
  return html`<svg class="sample" viewBox="0 0 36 12" aria-hidden="true" focusable="false">${svg`<g data-seat=${seat}>
    <polyline class="line" points="0,6 36,6"></polyline><path class="mark" transform="translate(18 6)" d=${SHAPES[seat - 1]}></path></g>`}</svg>`;
}

/** A name that fits beside the graph. @param {string} name */
function shortened(name) {
  return name.length > 12 ? `${name.slice(0, 11)}…` : name;
}

customElements.define("ml-chances", Chances);
