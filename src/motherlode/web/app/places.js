/** The places of the page by their addresses. Only the lobby and the table come with the page; the others when asked for. */

import { html, keyed } from "../vendor/lit.js";
import { dress } from "./boards.js";
import "./lobby.js";
import "./table.js";

/** @typedef {{ wire: import("./wire.js").Wire, words: import("./words.js").Words, games: Record<string, import("./telling.js").GameInfo> }} Given */
/**
 * @typedef {object} Place
 * @property {RegExp} address what the path looks like; its group is what the place is told
 * @property {(given: Given, told: string) => unknown} render
 * @property {(given: Given) => Promise<unknown>} [load] whatever it needs besides
 */

/** @type {Place[]} */
const PLACES = [
  {
    address: /^\/t\/([^/]+)$/,
    render: ({ wire, words, games }, code) =>
      keyed(code, html`<ml-table .wire=${wire} .words=${words} .games=${games} .code=${code}></ml-table>`),
  },
  {
    address: /^\/learn\/([a-z]+)$/,
    load: ({ words }) => Promise.all([import("./learn.js"), dress("/web/app/learn.css"), words.need("learn")]),
    render: ({ wire, words, games }, game) =>
      keyed(game, html`<ml-learn .wire=${wire} .words=${words} .games=${games} .game=${game}></ml-learn>`),
  },
  {
    address: /^\/rules\/([a-z]+)$/,
    load: ({ words }) => Promise.all([import("./rules.js"), dress("/web/app/rules.css"), words.need("rules")]),
    render: ({ words, games }, game) => html`<ml-rules .words=${words} .games=${games} .game=${game}></ml-rules>`,
  },
  {
    address: /^\/review\/([\w.-]+)$/,
    load: ({ words }) => Promise.all([import("./review.js"), dress("/web/app/review.css"), words.need("review")]),
    render: ({ wire, words, games }, match) =>
      keyed(match, html`<ml-review .wire=${wire} .words=${words} .games=${games} .match=${match}></ml-review>`),
  },
  {
    address: /^\/(?:index\.html)?$/,
    render: ({ wire, words, games }) => html`<ml-lobby .wire=${wire} .words=${words} .games=${games}></ml-lobby>`,
  },
];

/** The place at a path, and what it is told there; none where the server would be asked. @param {string} path */
export function placeAt(path) {
  for (const place of PLACES) {
    const found = place.address.exec(path);
    if (found) return { place, told: found[1] ?? "" };
  }
  return null;
}
