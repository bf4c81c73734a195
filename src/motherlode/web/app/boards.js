/** The boards of the games: each is loaded when its first table is seen, with its style and its words. */

import { html } from "../vendor/lit.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./narration.js").Narration} Narration */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ view: any, state: TableState, telling: Narration, seat: number, legal: string[] }} Seen */

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
  await Promise.all([dress(`/web/app/games/${game}.css`), import(`./games/${game}.js`), words.need(game, `board-${game}`)]);
}

/** styles, each on its way or there @type {Map<string, Promise<void>>} */
const styles = new Map();

/** A style, once; when it is there. @param {string} address @returns {Promise<void>} */
export function dress(address) {
  const known = styles.get(address);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  const coming = new Promise((/** @type {(done: void) => void} */ done, failed) => {
    link.onload = () => done();
    link.onerror = () => {
      styles.delete(address); // another try may do better
      link.remove();
      failed(new Error(address));
    };
  });
  styles.set(address, coming);
  document.head.append(link);
  return coming;
}
