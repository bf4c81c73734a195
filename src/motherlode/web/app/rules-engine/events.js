/** Events as data that can leave the engine, seen by somebody: names, slugs and seats counted from 1; `match/events.py` in the page. */

/** @typedef {import("./facts.js").Facts} Facts */
/** @typedef {import("./facts.js").EventKind} EventKind */
/** @typedef {number[]} Row a kind of event and its numbers */
/** @typedef {{ name: string, arguments: Record<string, string | number | null> }} Event */

export const REFEREE = null; // sees everything; a spectator is seat 0

/** @param {Facts} facts @param {Row[]} rows @param {number | null} viewer @returns {Event[]} */
export function eventsSeen(facts, rows, viewer) {
  return rows.map(([kind, ...numbers]) => {
    const { name, arguments: known, private: own } = facts.events[kind];
    const given = Object.fromEntries(known.map(([argument, standsFor], place) => [argument, readable(facts, standsFor, numbers[place])]));
    if (own && viewer !== REFEREE && viewer !== numbers[0] + 1) given[own] = null;
    return { name, arguments: given };
  });
}

/** What chance did in one step, as a log has it. @param {Facts} facts @param {Row[]} rows */
export function drawn(facts, rows) {
  return eventsSeen(facts, rows.filter(([kind]) => facts.events[kind].chance), REFEREE)
    .map(({ name, arguments: given }) => [name, ...Object.values(given).map((value) => value ?? "-")].join(" "));
}

/** A number by what it stands for: a count, a seat from 1, a piece by its slug; null for none. @param {Facts} facts @param {string} kind @param {number} number */
export function readable(facts, kind, number) {
  if (kind === "count") return number;
  if (number < 0) return null;
  return kind === "seat" ? number + 1 : facts.declared.pieces[kind][number];
}
