/**
 * House rules as the places of a form: every number and every list that a game declares it can change, with what is
 * printed and what it may be. Written as the server takes them, only what differs from the printed is left.
 */

import { readable } from "../game-info.js";

/** @typedef {import("../narration.js").GameInfo} GameInfo */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {number | string[]} Value */
/** @typedef {{ lowest?: number, highest?: number, choices?: string[], most?: number }} Bounds */
/** @typedef {{ path: string[], printed: Value, bounds: Bounds }} Place */
/** @typedef {Record<string, any>} House */

/** What a game lets a table change, group by group. @param {GameInfo} game @returns {{ key: string, places: Place[] }[]} */
export function groupsOf(game) {
  return Object.entries(game.house).map(([key, bounds]) => ({ key, places: [...placesIn([key], game.printed[key], bounds)] }));
}

/** @param {string[]} path @param {any} printed @param {Bounds} bounds @returns {Iterable<Place>} */
function* placesIn(path, printed, bounds) {
  if (isPlace(printed, bounds)) yield { path, printed, bounds };
  else for (const [name, inner] of Object.entries(printed)) yield* placesIn([...path, name], inner, bounds);
}

/** Whether it is changed as a whole: a number, or a list of words. @param {any} printed @param {Bounds} bounds @returns {printed is Value} */
function isPlace(printed, { choices }) {
  return typeof printed === "number" || (choices !== undefined && Array.isArray(printed));
}

/** What a place holds by these house rules. @param {House} house @param {Place} place @returns {Value} */
export function valueOf(house, { path, printed }) {
  const found = path.reduce((/** @type {any} */ inside, name) => inside?.[name], house);
  return found ?? printed;
}

/** @param {House} house @param {Place} place */
export function isChanged(house, place) {
  return !same(valueOf(house, place), place.printed);
}

/** The same house rules with one place changed. @param {GameInfo} game @param {House} house @param {Place} place @param {Value} value @returns {House} */
export function withValue(game, house, place, value) {
  const at = place.path.join(".");
  return written(game, (one) => (one.path.join(".") === at ? value : valueOf(house, one)));
}

/** The same as printed in all places of a group. @param {GameInfo} game @param {House} house @param {string} group @returns {House} */
export function withoutGroup(game, house, group) {
  return written(game, (one) => (one.path[0] === group ? one.printed : valueOf(house, one)));
}

/**
 * House rules that somebody brings, as far as the game knows them and allows each value; and whether that is all of them.
 * @param {GameInfo} game @param {House} given
 */
export function known(game, given) {
  const house = written(game, (place) => {
    const value = valueOf(given, place);
    return problemOf(place, value) ? place.printed : value;
  });
  return { house, whole: count(house) === count(given) };
}

/** @param {any} value @returns {number} */
function count(value) {
  return isMapping(value) ? Object.values(value).reduce((sum, inner) => sum + count(inner), 0) : 1;
}

/** How many places differ from the printed. @param {GameInfo} game @param {House} house */
export function countChanged(game, house) {
  return groupsOf(game).reduce((sum, { places }) => sum + places.filter((place) => isChanged(house, place)).length, 0);
}

/**
 * Why a place cannot hold a value, as a message and its arguments.
 * @param {Place} place @param {unknown} value @returns {{ key: string, given: Record<string, number> } | null}
 */
export function problemOf({ bounds }, value) {
  if (bounds.choices) {
    const fits = Array.isArray(value) && value.length > 0 && value.length <= (bounds.most ?? 0);
    return fits && value.every((one) => bounds.choices?.includes(one)) ? null : { key: "page-house-list", given: { most: bounds.most ?? 0 } };
  }
  const { lowest = 0, highest = 0 } = bounds;
  const fits = Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest;
  return fits ? null : { key: "page-house-number", given: { lowest, highest } };
}

/** What differs from the printed, in the form of the rules. @param {GameInfo} game @param {(place: Place) => Value} get @returns {House} */
function written(game, get) {
  /** @param {string[]} path @param {any} printed @param {Bounds} bounds @returns {any} */
  const part = (path, printed, bounds) => {
    if (isPlace(printed, bounds)) {
      const value = get({ path, printed, bounds });
      return same(value, printed) ? undefined : value;
    }
    const entries = Object.entries(printed).map(([name, inner]) => [name, part([...path, name], inner, bounds)]);
    if (entries.every(([, inner]) => inner === undefined)) return undefined;
    if (Array.isArray(printed)) return entries.map(([name, inner]) => inner ?? printed[name]);
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
  };
  const groups = Object.entries(game.house).map(([key, bounds]) => [key, part([key], game.printed[key], bounds)]);
  return Object.fromEntries(groups.filter(([, inner]) => inner !== undefined));
}

/** @param {Value} one @param {Value} other */
function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param {unknown} value @returns {value is Record<string, any>} */
export function isMapping(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// --- in words; what has none is called as the game calls it

/** @param {Words} words @param {GameInfo} game @param {string} group */
export function groupLabel(words, game, group) {
  const key = `page-house-${game.short_name}-${group}`;
  return words.has(key) ? words.say(key) : readable(group);
}

/** What a place is called within its group; one alone like the group. @param {Words} words @param {GameInfo} game @param {Place} place */
export function placeLabel(words, game, { path }) {
  const [head, ...inner] = path;
  if (!inner.length) return groupLabel(words, game, head);
  return inner.map((name, depth) => partLabel(words, game, head, name, depth, game.printed[head])).join(" · ");
}

/** @param {Words} words @param {GameInfo} game @param {string} group @param {string} name @param {number} depth @param {any} printed */
function partLabel(words, game, group, name, depth, printed) {
  const key = `page-house-${game.short_name}-${group}`;
  if (words.has(`${key}-${name}`)) return words.say(`${key}-${name}`);
  if (depth === 0 && words.has(`${key}-item`)) return words.say(`${key}-item`, { number: Array.isArray(printed) ? Number(name) + 1 : Number(name) });
  return pieceLabel(words, game, name);
}

/** A piece by its slug, whatever kind it is of. @param {Words} words @param {GameInfo} game @param {string} slug */
export function pieceLabel(words, game, slug) {
  const kind = Object.keys(game.pieces).find((one) => game.pieces[one].includes(slug));
  const key = `${game.short_name}-${kind}-${slug}`;
  return kind && words.has(key) ? words.say(key) : readable(slug);
}
