/** The boards of the games: each is loaded when its first table is seen, with its style and its words. */

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
  const [module] = await Promise.all([import(`./games/${board}.js`), loadStyle(`/web/app/games/${board}.css`), words.need(...catalogs)]);
  loaded.set(board, module);
}

/** styles, each on its way or there @type {Map<string, Promise<void>>} */
const styles = new Map();

/** A style, once; when it is there. @param {string} address @returns {Promise<void>} */
export function loadStyle(address) {
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
