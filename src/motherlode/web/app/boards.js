/** The boards of the games: each is loaded when its first table is seen, with its style and its words. */

import { WEB } from "./base.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./narration.js").Narration} Narration */
/** @typedef {import("./narration.js").GameInfo} GameInfo */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ view: any, state: TableState, narration: Narration, seat: number, legal: string[] }} Seen */

/** the boards that are there, by name @type {Map<string, { renderBoard: (seen: Seen) => unknown }>} */
const loaded = new Map();

/** The board of a game as a seat sees it, or as a spectator does (0). @param {GameInfo} game @param {Seen} seen */
export function renderBoard(game, seen) {
  return loaded.get(game.board)?.renderBoard(seen);
}

/** Have the board of a game; when it is there. @param {GameInfo} game @param {Words} words */
export async function loadBoard({ board, short_name, ...game }, words) {
  const catalogs = [...(game.words ? [short_name] : []), `board-${board}`];
  const [module] = await Promise.all([import(`./games/${board}.js`), loadStyle(`games/${board}`), words.need(...catalogs)]);
  loaded.set(board, module);
}

/** styles, each on its way or there @type {Map<string, Promise<void>>} */
const styles = new Map();

/** A style, once; when it is there. @param {string} name @returns {Promise<void>} */
export function loadStyle(name) {
  const known = styles.get(name);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${WEB}app/${name}.css` });
  const coming = new Promise((/** @type {(done: void) => void} */ done, failed) => {
    link.onload = () => done();
    link.onerror = () => {
      styles.delete(name); // another try may do better
      link.remove();
      failed(new Error(name));
    };
  });
  styles.set(name, coming);
  document.head.append(link);
  return coming;
}
