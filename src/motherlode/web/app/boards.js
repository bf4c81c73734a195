/** The boards of the games: each is loaded when its first table is seen, with its style and its words. */

import { html } from "../vendor/lit.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./telling.js").Telling} Telling */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ view: any, state: TableState, telling: Telling, seat: number, legal: string[] }} Seen */

/** @type {Record<string, (seen: Seen) => unknown>} */
const BOARDS = {
  quartz: ({ view, state, telling, seat, legal }) =>
    html`<ml-quartz .view=${view} .state=${state} .telling=${telling} .seat=${seat} .legal=${legal}></ml-quartz>`,
  dice: ({ view, state, telling, seat, legal }) =>
    html`<ml-dice .view=${view} .state=${state} .telling=${telling} .seat=${seat} .legal=${legal}></ml-dice>`,
  quarry: ({ view, state, telling, seat, legal }) =>
    html`<ml-quarry .view=${view} .state=${state} .telling=${telling} .seat=${seat} .legal=${legal}></ml-quarry>`,
};

/** The board of a game as a seat sees it, or as who watches (0). @param {string} game @param {Seen} seen */
export function board(game, seen) {
  return BOARDS[game](seen);
}

/** Have the board of a game; when it is there. @param {string} game @param {Words} words */
export async function loadBoard(game, words) {
  await Promise.all([dress(`/web/app/games/${game}.css`), import(`./games/${game}.js`), words.need(`board-${game}`)]);
}

/** A style, once; when it is there. @param {string} address */
export async function dress(address) {
  if (document.head.querySelector(`link[href="${address}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  await new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}
