/** The places of the page by their addresses. Each brings its module, its style and its words when somebody goes there. */

import { html, keyed } from "../vendor/lit.js";
import { STATIC } from "./base.js";
import { loadStyle } from "./boards.js";
import { gameCatalogs } from "./game-info.js";

/** @typedef {{ wire: import("./wire.js").Wire, words: import("./words.js").Words, games: Record<string, import("./narration.js").GameInfo> }} Given */
/**
 * @typedef {object} Place
 * @property {RegExp} address what the path looks like; its group is the argument of the place
 * @property {() => Promise<unknown>} bring the module and the style
 * @property {(games: Given["games"]) => string[]} catalogs words besides those that are always there
 * @property {(given: Given, argument: string) => unknown} render
 */

/** words of the page where there is no server */
const OFFLINE = STATIC ? ["offline"] : [];

/** @type {Place[]} */
const PLACES = [
  {
    address: /^\/(?:index\.html)?$/,
    bring: () => Promise.all([import("./lobby.js"), loadStyle("lobby")]),
    catalogs: (games) => [...gameCatalogs(games), "lobby", "options", ...OFFLINE],
    render: ({ wire, words, games }) => html`<ml-lobby .wire=${wire} .words=${words} .games=${games}></ml-lobby>`,
  },
  {
    address: /^\/t\/([^/]+)$/,
    bring: () => Promise.all([import("./table.js"), loadStyle("table")]),
    catalogs: () => [], // the board brings them
    render: ({ wire, words, games }, code) =>
      keyed(code, html`<ml-table .wire=${wire} .words=${words} .games=${games} .code=${code}></ml-table>`),
  },
  {
    address: /^\/learn\/([a-z]+)$/,
    bring: () => Promise.all([import("./learn.js"), loadStyle("table"), loadStyle("learn")]),
    catalogs: (games) => [...gameCatalogs(games), "learn"],
    render: ({ wire, words, games }, game) =>
      keyed(game, html`<ml-learn .wire=${wire} .words=${words} .games=${games} .game=${game}></ml-learn>`),
  },
  {
    address: /^\/rules\/([a-z]+)$/,
    bring: () => Promise.all([import("./rules.js"), loadStyle("rules")]),
    catalogs: (games) => [...gameCatalogs(games), "lobby", "options", "rules"],
    render: ({ words, games }, game) => html`<ml-rules .words=${words} .games=${games} .game=${game}></ml-rules>`,
  },
  {
    address: /^\/review\/([\w.-]+)$/,
    bring: () => Promise.all([import("./review.js"), loadStyle("table"), loadStyle("review")]),
    catalogs: () => ["coach", "mistakes", "review"],
    render: ({ wire, words, games }, match) =>
      keyed(match, html`<ml-review .wire=${wire} .words=${words} .games=${games} .match=${match}></ml-review>`),
  },
  {
    address: /^\/about$/,
    bring: () => Promise.all([import("./about.js"), loadStyle("about")]),
    catalogs: () => ["lobby", ...OFFLINE],
    render: ({ words }) => html`<ml-about .words=${words}></ml-about>`,
  },
];

/** What is shown at an unknown address. @type {Place} */
export const NOWHERE = {
  address: /^/,
  bring: () => Promise.all([import("./nowhere.js"), loadStyle("about")]),
  catalogs: () => [],
  render: ({ words }) => html`<ml-nowhere .words=${words}></ml-nowhere>`,
};

/** The place at a path, and its argument; none where the path is the server's own. @param {string} path */
export function placeAt(path) {
  for (const place of PLACES) {
    const found = place.address.exec(path);
    if (found) return { place, argument: found[1] ?? "" };
  }
  return null;
}
