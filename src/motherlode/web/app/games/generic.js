/**
 * A board for any game, made from what the game declares (`/api/games`): what lies open to all is in the middle, every
 * seat has a panel, pieces are chips. Every kind of piece keeps its place, so nothing moves when something comes or
 * goes. Answers are given in the bar below.
 */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { readable } from "../game-info.js";
import { Board } from "./board.js";
import { renderPresence } from "./presence.js";

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("../narration.js").ViewKey} ViewKey */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {{ key: ViewKey, value: any, before: any }} Shown a key of a view with its value, now and in the last view */

const OTHERWISE_SHOWN = ["question", "over"]; // by the bar below
const MOST_PLACES = 12; // kinds of pieces that keep a place even where there are none
const PILES = ["counts", "listed"];
const SEVERAL = ["each-seat", "rows", "by-name", "object"];

/** @extends {Board<any>} */
export class GenericBoard extends Board {
  constructor() {
    super();
    /** the view before this one @type {any} */ this.before = null;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (changed.has("view")) this.before = changed.get("view") ?? this.view;
  }

  // --- for the table around it

  /**
   * The answers in the bar, those of one kind of move together: each with the colour of the piece that it names.
   * @param {TableState} state @param {Narration} narration
   */
  answers(state, narration) {
    const groups = byKind(state.legal, narration);
    const button = (/** @type {string} */ move) => html`<button type="button" data-move=${move} @click=${() => this.play(move)}>
      ${renderSwatch(pieceIn(move, narration))}<span>${narration.move(move, state.asking?.about ?? {})}</span></button>`;
    if (groups.length < 2) return html`<div class="answers">${state.legal.map(button)}</div>`;
    return html`<div class="answers" data-grouped>
      ${groups.map(({ words, moves }) => {
        const heading = words && headingOf(words, narration);
        return html`<div class="group" role="group" aria-label=${heading || nothing}>
          ${heading ? html`<h3 aria-hidden="true">${heading}</h3>` : nothing}${moves.map(button)}</div>`;
      })}
    </div>`;
  }

  // --- what is seen

  render() {
    const { view, before, narration, seat } = this;
    if (!view || !narration) return nothing;
    const keys = narration.game.view.filter(({ key }) => !OTHERWISE_SHOWN.includes(key));
    const [bySeat] = keys.filter(({ form }) => form === "each-seat");
    const rest = keys.filter((key) => key !== bySeat);
    const seats = this.state.places.map((_, index) => index + 1);
    const panel = (/** @type {number} */ one) => this.renderSeat(one, bySeat);
    return html`<div class="generic">
      <ol class="others" aria-label=${narration.words.say("page-seats")}>${seats.filter((one) => one !== seat).map(panel)}</ol>
      <div class="middle">${this.renderKeys(rest, view, before)}</div>
      ${seat ? html`<ol class="own">${panel(seat)}</ol>` : nothing}
    </div>`;
  }

  /** @param {number} seat @param {ViewKey | undefined} bySeat */
  renderSeat(seat, bySeat) {
    const { narration, state, view, before } = this;
    const row = bySeat ? view[bySeat.key][seat - 1] : {};
    const asked = state.waiting.includes(seat);
    return html`<li class="panel-of-seat" data-seat=${seat} ?data-me=${seat === this.seat} ?data-asked=${asked}>
      <h3>${symbol(`dwarf-${seat}`, "face")}<span class="who">${narration.name(seat)}</span>${renderPresence(state, narration, seat)}</h3>
      ${bySeat ? this.renderKeys(bySeat.inside ?? [], row, before?.[bySeat.key]?.[seat - 1]) : nothing}
    </li>`;
  }

  /** Short facts in one line, then the piles, then what has parts of its own. @param {ViewKey[]} keys @param {any} values @param {any} before @returns {unknown} */
  renderKeys(keys, values, before) {
    const shown = keys.flatMap((key) => (key.key in values ? [{ key, value: values[key.key], before: before?.[key.key] }] : []));
    const piles = shown.filter(({ key }) => PILES.includes(key.form));
    const parts = shown.filter(({ key }) => SEVERAL.includes(key.form));
    const facts = shown.filter((one) => !piles.includes(one) && !parts.includes(one));
    return html`
      ${facts.length ? html`<dl class="facts">${facts.map((fact) => this.renderFact(fact))}</dl>` : nothing}
      ${piles.length ? html`<div class="piles">${piles.map((pile) => this.renderPile(pile))}</div>` : nothing}
      ${parts.map((part) => this.renderParts(part))}
    `;
  }

  /** @param {Shown} fact */
  renderFact({ key, value, before }) {
    return html`<div ?data-changed=${value !== before && typeof value !== "object"}><dt>${this.heading(key)}</dt><dd>${this.written(key, value)}</dd></div>`;
  }

  /** Pieces by kind, as many as there are. @param {Shown} pile */
  renderPile({ key, value, before }) {
    const slugs = key.slugs ?? [];
    const [now, then] = [counted(value), counted(before ?? value)];
    const all = slugs.length <= MOST_PLACES ? slugs : slugs.filter((slug) => now[slug]);
    return html`<section class="pile" data-pile=${key.key}>
      <h4>${this.heading(key)}</h4>
      ${slugs.some((slug) => now[slug]) ? nothing : html`<p class="visually-hidden">${this.narration.words.say("page-generic-none")}</p>`}
      <ul>${all.map((slug) => this.renderChip(key, slug, now[slug] ?? 0, then[slug] ?? 0))}</ul>
    </section>`;
  }

  /** @param {ViewKey} key @param {string} slug @param {number} count @param {number} before */
  renderChip(key, slug, count, before) {
    const place = (key.slugs ?? []).indexOf(slug);
    return html`<li class="chip" data-piece=${slug} ?data-none=${!count} ?data-changed=${count !== before} aria-hidden=${count ? "false" : "true"}>
      ${renderSwatch({ place, of: (key.slugs ?? []).length })}<span class="name">${this.piece(key, slug)}</span>
      <b>${count > 1 ? html`<span class="visually-hidden">×</span>${count}` : nothing}</b></li>`;
  }

  /** Rows, named things, or one thing with parts. @param {Shown} part */
  renderParts({ key, value, before }) {
    if (value === null) return nothing;
    const inside = key.inside ?? [];
    const rows = key.form === "object" ? [["", value, before]] : Object.entries(value).map(([name, row]) => [name, row, before?.[name]]);
    const named = (/** @type {string} */ name) => (key.form === "by-name" ? readable(name) : key.form === "object" ? "" : String(Number(name) + 1));
    return html`<section class="parts" data-part=${key.key}>
      <h4>${this.heading(key)}</h4>
      ${rows.map(([name, row, then]) => {
        const [keys, values, old] = inside[0]?.key === "" ? [[{ ...inside[0], key: key.key }], { [key.key]: row }, { [key.key]: then }] : [inside, row, then];
        return html`<div class="part">${named(name) ? html`<h5>${named(name)}</h5>` : nothing}${this.renderKeys(keys, values, old)}</div>`;
      })}
    </section>`;
  }

  // --- names

  /** @param {ViewKey} key */
  heading({ key }) {
    return this.narration.has(`field-${key}`) ? this.narration.say(`field-${key}`) : readable(key);
  }

  /** @param {ViewKey} key @param {string} slug */
  piece({ pieces }, slug) {
    const key = `${pieces}-${slug}`;
    return pieces && this.narration.has(key) ? this.narration.say(key) : readable(slug);
  }

  /** @param {ViewKey} key @param {any} value @returns {unknown} */
  written(key, value) {
    if (value === null || value === false) return "–";
    if (value === true) return symbol("icon-check");
    if (key.form === "seat") return this.narration.name(value);
    if (key.form === "seats") return value.length ? this.narration.words.join(value.map((/** @type {number} */ seat) => this.narration.name(seat))) : "–";
    if (key.form === "slug") return this.piece(key, value);
    return Array.isArray(value) ? value.flat().join(" ") : value;
  }
}

customElements.define("ml-generic", GenericBoard);

/** @param {import("../boards.js").Seen} seen */
export function renderBoard({ view, state, narration, seat, legal }) {
  return html`<ml-generic .view=${view} .state=${state} .narration=${narration} .seat=${seat} .legal=${legal}></ml-generic>`;
}

/**
 * Moves by the words that they begin with, in the order of the game's table; those that have no others like them are
 * together at the end, without words of their own.
 * @param {string[]} moves @param {Narration} narration @returns {{ words: string, moves: string[] }[]}
 */
function byKind(moves, narration) {
  /** @type {Map<string, string[]>} */ const kinds = new Map();
  for (const move of moves) {
    const words = narration.parse(move)?.move.words ?? move;
    kinds.set(words, [...(kinds.get(words) ?? []), move]);
  }
  const several = [...kinds].filter(([, alike]) => alike.length > 1).map(([words, alike]) => ({ words, moves: alike }));
  const single = [...kinds].flatMap(([, alike]) => (alike.length > 1 ? [] : alike));
  return single.length ? [...several, { words: "", moves: single }] : several;
}

/** What a kind of move is called; a game with words of its own may leave it out. @param {string} words @param {Narration} narration */
function headingOf(words, narration) {
  const key = `moves-${words.replaceAll(" ", "-")}`;
  if (narration.has(key)) return narration.say(key);
  return narration.game.words ? "" : readable(words);
}

/** Pieces by kind, which may be listed one by one. @param {Record<string, number> | string[]} pieces @returns {Record<string, number>} */
function counted(pieces) {
  if (!Array.isArray(pieces)) return pieces;
  /** @type {Record<string, number>} */ const counts = {};
  for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1;
  return counts;
}

/** The first piece that a move names. @param {string} move @param {Narration} narration */
function pieceIn(move, { game }) {
  const words = move.split(" ");
  for (const slugs of Object.values(game.pieces)) {
    const place = slugs.findIndex((slug) => words.includes(slug));
    if (place >= 0) return { place, of: slugs.length };
  }
  return null;
}

/** The colour of a piece: by its place among the pieces of its kind. @param {{ place: number, of: number } | null} piece */
function renderSwatch(piece) {
  if (!piece) return nothing;
  const hue = Math.round((360 * piece.place) / piece.of + 25) % 360;
  return html`<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6.5" fill="hsl(${hue} 75% 55%)"></circle></svg>`;
}
