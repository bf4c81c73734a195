/** Named sets of house rules: kept in this browser, and handed to others as a text or as a link that holds it all. */

import { addressOf } from "../base.js";
import { isMapping } from "./numbers.js";

/** @typedef {{ game: string, name: string, house: Record<string, any> }} HouseSet */

const KEPT = "motherlode-house-rules";
const MARK = "house"; // what a link has behind its #
export const LONGEST_NAME = 40;

/** All sets, in the order in which they were saved. @returns {HouseSet[]} */
export function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.flatMap((one) => readSet(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** @param {HouseSet[]} sets */
function keep(sets) {
  localStorage.setItem(KEPT, JSON.stringify(sets));
}

/** Save a set; one of the same name for the same game is replaced. @param {HouseSet} set */
export function save(set) {
  const others = kept();
  const at = others.findIndex((one) => isSame(one, set));
  keep(at < 0 ? [...others, set] : others.with(at, set));
}

/** @param {HouseSet} set */
export function remove(set) {
  keep(kept().filter((one) => !isSame(one, set)));
}

/** @param {HouseSet} set @param {string} name */
export function rename(set, name) {
  const renamed = { ...set, name };
  keep(kept().flatMap((one) => (isSame(one, set) ? [renamed] : isSame(one, renamed) ? [] : [one])));
}

/** A name that no set of the game has yet. @param {HouseSet} set */
export function freeName({ game, name, house }) {
  const taken = (/** @type {string} */ wanted) => kept().some((one) => one.game === game && one.name === wanted && JSON.stringify(one.house) !== JSON.stringify(house));
  for (let number = 2, wanted = name; ; number += 1) {
    if (!taken(wanted)) return wanted;
    wanted = `${name.slice(0, LONGEST_NAME - 4)} ${number}`;
  }
}

/** @param {HouseSet} one @param {HouseSet} other */
function isSame(one, other) {
  return one.game === other.game && one.name === other.name;
}

// --- for others

/** A set as a text that people can read and send. @param {HouseSet} set */
export function asText({ game, name, house }) {
  return JSON.stringify({ motherlode: MARK, game, name, house }, null, 1);
}

/** A link that opens the lobby with the set. What is behind the # stays in the browser. @param {HouseSet} set */
export function asLink({ game, name, house }) {
  const bytes = new TextEncoder().encode(JSON.stringify({ game, name, house }));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `${location.origin}${addressOf("/")}#${MARK}=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The set in a text or a link that somebody was sent; none where there is none. @param {string} given @returns {HouseSet | null} */
export function fromText(given) {
  const text = given.trim();
  try {
    const [, coded] = text.split(`#${MARK}=`);
    return readSet(JSON.parse(coded === undefined ? text : decoded(coded)));
  } catch {
    return null;
  }
}

/** @param {string} coded */
function decoded(coded) {
  const bytes = atob(coded.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
}

/** @param {any} given @returns {HouseSet | null} */
function readSet(given) {
  if (!isMapping(given) || typeof given.game !== "string" || typeof given.name !== "string" || !isMapping(given.house)) return null;
  const name = given.name.trim().slice(0, LONGEST_NAME);
  return name ? { game: given.game, name, house: given.house } : null;
}
