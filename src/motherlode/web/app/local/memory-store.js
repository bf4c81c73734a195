/** Matches kept as long as the page is open: where the browser keeps nothing, and in tests. `store.js` keeps them for longer, with the same face. */

import { Raced } from "./raced.js";

/** @typedef {import("./table.js").Line} Line */
/** @typedef {{ id: string, code: string, game: string, created: number, finished: number | null, people: string[] }} Row a match, and who has a seat in it */

export class MemoryStore {
  constructor() {
    /** @type {Map<string, Row>} */ this.rows = new Map();
    /** @type {Map<string, Line[]>} */ this.logs = new Map();
    /** @type {Map<string, any>} */ this.settings = new Map();
  }

  /** All lines of one step, or none. @param {Row} row @param {Line[]} lines */
  async append(row, lines) {
    const log = this.logs.get(row.id) ?? [];
    if (lines[0].n !== log.length + 1) throw new Raced();
    this.rows.set(row.id, row);
    this.logs.set(row.id, [...log, ...lines]);
  }

  /** @param {string} idOrCode */
  async find(idOrCode) {
    return this.rows.get(idOrCode) ?? [...this.rows.values()].find(({ code }) => code === idOrCode) ?? null;
  }

  /** @param {string} id @param {number} [after] */
  async lines(id, after = 0) {
    return (this.logs.get(id) ?? []).slice(after);
  }

  /** The newest first. */
  async list() {
    return [...this.rows.values()].sort((one, other) => other.created - one.created);
  }

  /** What is kept under a key; made and kept where there is nothing. @template T @param {string} key @param {() => T} make @returns {Promise<T>} */
  async setting(key, make) {
    if (!this.settings.has(key)) this.settings.set(key, make());
    return this.settings.get(key);
  }

  /** @param {string} id */
  async remove(id) {
    this.rows.delete(id);
    this.logs.delete(id);
  }
}
