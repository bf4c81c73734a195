/**
 * The options of a match in a record, as far as they are choices; what each choice is in the record stands in the facts.
 * House rules need Python, which checks that there can be a game with them.
 */

import { readField, writeField } from "./fields.js";

/** @typedef {import("./facts.js").Facts} Facts */
/** @typedef {import("./facts.js").Option} Option */
/** @typedef {Record<string, any>} Options */

/** What was wrong with something that people chose; `key` and `given` as in `words/mistakes.ftl`. */
export class Mistake extends Error {
  /** @param {string} key @param {Record<string, any>} given */
  constructor(key, given) {
    super(`${key} ${JSON.stringify(given)}`);
    this.name = "Mistake";
    this.key = key;
    this.given = given;
  }
}

/** Write what was chosen into a record that has the usual options. @param {Facts} facts @param {Uint8Array} record @param {Options} options */
export function writeOptions(facts, record, options) {
  const known = [...new Set(facts.options.map(({ key }) => key.split(".")[0]))];
  for (const row of facts.options) {
    const given = chosen(facts, options, row.key);
    if (given === undefined || given === null) continue;
    const choice = row.choices.indexOf(given);
    if (choice < 0) throw new Mistake("slug", { where: row.key, given: String(given), slugs: row.choices.join(", ") });
    writeField(facts, record, row.field, meant(facts, record, row, choice));
  }
  for (const row of facts.options) {
    if (row.form === "ruling" && chosen(facts, options, row.key) === undefined) writeField(facts, record, row.field, meant(facts, record, row, 0));
  }
  for (const [key, value] of Object.entries(options)) {
    if (!known.includes(key) && value !== null) throw new Mistake("unknown-key", { where: "options", key, known: known.join(", ") });
    if (value === null || typeof value !== "object") continue;
    const inner = facts.options.filter((row) => row.key.startsWith(`${key}.`)).map((row) => row.key.slice(key.length + 1));
    for (const part of Object.keys(value)) {
      if (!inner.includes(part)) throw new Mistake("unknown-key", { where: key, key: part, known: inner.join(", ") });
    }
  }
}

/** What a record was chosen to be; what is as usual is left out. @param {Facts} facts @param {Uint8Array} record @returns {Options} */
export function readOptions(facts, record) {
  /** @type {Options} */ const options = {};
  for (const row of facts.options) {
    const number = readField(facts, record, row.field);
    const choice = row.choices.findIndex((_, place) => meant(facts, record, row, place) === number);
    if (choice === 0 && !row.always_written) continue;
    const [key, inner] = row.key.split(".");
    if (inner) options[key] = { ...options[key], [inner]: row.choices[choice] };
    else options[key] = row.choices[choice];
  }
  return options;
}

/** @param {Facts} facts @param {Options} options @param {string} key */
function chosen(facts, options, key) {
  const [name, inner] = key.split(".");
  return inner ? options[name]?.[inner] : options[name];
}

/** The number that stands for a choice in the record. @param {Facts} facts @param {Uint8Array} record @param {Option} row @param {number} choice */
function meant(facts, record, row, choice) {
  if (row.form === "number") return Number(row.choices[choice]);
  if (row.form !== "ruling") return choice;
  return /** @type {number[][]} */ (row.meanings)[choice][readField(facts, record, /** @type {string} */ (row.by))];
}
