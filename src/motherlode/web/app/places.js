/** The places of the page by their addresses. Each brings its module, its style and its words when somebody goes there. */

import { html, keyed } from "../vendor/lit.js";
import { loadStyle } from "./boards.js";
import { gameCatalogs } from "./game-info.js";

/** @typedef {{ wire: import("./wire.js").Wire, words: import("./words.js").Words, games: Record<string, import("./narration.js").GameInfo> }} Given */
/**
 * @typedef {object} Place
 * @property {RegExp} address what the path looks like; its group is what the place is told
 * @property {() => Promise<unknown>} bring the module and the style
 * @property {(games: Given["games"]) => string[]} catalogs words besides those that are always there
 * @property {(given: Given, told: string) => unknown} render
 */

/** @type {Place[]} */
const PLACES = [
  {
    address: /^\/(?:index\.html)?$/,
    bring: () => Promise.all([import("./lobby.js"), loadStyle("/web/app/lobby.css")]),
    catalogs: (games) => [...gameCatalogs(games), "lobby"],
    render: ({ wire, words, games }) => html`<ml-lobby .wire=${wire} .words=${words} .games=${games}></ml-lobby>`,
  },
  {
    address: /^\/t\/([^/]+)$/,
    bring: () => Promise.all([import("./table.js"), loadStyle("/web/app/table.css")]),
    catalogs: () => [], // the board brings them
    render: ({ wire, words, games }, code) =>
      keyed(code, html`<ml-table .wire=${wire} .words=${words} .games=${games} .code=${code}></ml-table>`),
  },
  {
    address: /^\/learn\/([a-z]+)$/,
    bring: () => Promise.all([import("./learn.js"), loadStyle("/web/app/table.css"), loadStyle("/web/app/learn.css")]),
    catalogs: (games) => [...gameCatalogs(games), "learn"],
    render: ({ wire, words, games }, game) =>
      keyed(game, html`<ml-learn .wire=${wire} .words=${words} .games=${games} .game=${game}></ml-learn>`),
  },
  {
    address: /^\/rules\/([a-z]+)$/,
    bring: () => Promise.all([import("./rules.js"), loadStyle("/web/app/rules.css")]),
    catalogs: (games) => [...gameCatalogs(games), "lobby", "rules"],
    render: ({ words, games }, game) => html`<ml-rules .words=${words} .games=${games} .game=${game}></ml-rules>`,
  },
  {
    address: /^\/review\/([\w.-]+)$/,
    bring: () => Promise.all([import("./review.js"), loadStyle("/web/app/table.css"), loadStyle("/web/app/review.css")]),
    catalogs: () => ["coach", "mistakes", "review"],
    render: ({ wire, words, games }, match) =>
      keyed(match, html`<ml-review .wire=${wire} .words=${words} .games=${games} .match=${match}></ml-review>`),
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
