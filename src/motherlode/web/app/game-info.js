/** What the page shows of a game besides its board: a name, a line, a picture; all from what `/api/games` says of it. */

import { symbol } from "./art.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./narration.js").GameInfo} GameInfo */
/** @typedef {Record<string, GameInfo>} Games the games that this server offers, by name */

/** The board of a game that has none of its own. */
export const GENERIC_BOARD = "generic";

/** What a game is called; one without words, or that is not offered any more, by its name. @param {Words} words @param {Games} games @param {string} name */
export function gameName(words, games, name) {
  const short = games[name]?.short_name ?? name;
  return words.has(`${short}-name`) ? words.say(`${short}-name`) : readable(short);
}

/** What it is about, in one sentence. @param {Words} words @param {GameInfo} game */
export function gameTagline(words, game) {
  const key = `${game.short_name}-tagline`;
  return words.has(key) ? words.say(key) : "";
}

/** @param {Games} games @param {string} name @param {string} [kind] */
export function gamePicture(games, name, kind) {
  return symbol(`game-${games[name]?.board ?? GENERIC_BOARD}`, kind);
}

/** The catalogs in which the names of all games stand. @param {Games} games */
export function gameCatalogs(games) {
  return Object.values(games).flatMap((game) => (game.words ? [game.short_name] : []));
}

/** A slug or a key in readable form. @param {string} name */
export function readable(name) {
  const text = name.replaceAll(/[-_]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
