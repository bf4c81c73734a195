/**
 * Matches kept in this browser, each as its log. What is appended is on the disk before anybody sees it, and every line has
 * its number once: two pages that are open at one match cannot both write it.
 */

import { MemoryStore } from "./memory-store.js";
import { Raced } from "./raced.js";

/** @typedef {import("./memory-store.js").Row} Row */
/** @typedef {import("./table.js").Line} Line */

const HERE = new URL(import.meta.url).pathname;
const NAME = `motherlode ${HERE.slice(0, HERE.lastIndexOf("/web/"))}/`; // other sites of this host have stores of their own
const FORM = 1; // of the store: another one is made from this one in `onupgradeneeded`
const MATCHES = "matches";
const LINES = "lines"; // by match and number
const SETTINGS = "settings";
const CODE = "code";

/** The store of this browser; where it keeps nothing, as in some private windows, one that lasts as long as the page. */
export async function openStore() {
  try {
    return new Store(await opened());
  } catch {
    return new MemoryStore();
  }
}

class Store {
  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    database.onversionchange = () => database.close(); // a newer page wants another form
  }

  /** All lines of one step, or none; on the disk when it resolves. @param {Row} row @param {Line[]} lines */
  async append(row, lines) {
    const written = this.database.transaction([MATCHES, LINES], "readwrite", { durability: "strict" });
    for (const line of lines) written.objectStore(LINES).add({ ...line, match: row.id });
    written.objectStore(MATCHES).put(row);
    try {
      await ended(written);
    } catch (error) {
      throw error instanceof DOMException && error.name === "ConstraintError" ? new Raced() : error;
    }
  }

  /** @param {string} idOrCode @returns {Promise<Row | null>} */
  async find(idOrCode) {
    const matches = this.read(MATCHES);
    return (await answered(matches.get(idOrCode))) ?? (await answered(matches.index(CODE).get(idOrCode))) ?? null;
  }

  /** @param {string} id @param {number} [after] @returns {Promise<Line[]>} */
  async lines(id, after = 0) {
    const found = await answered(this.read(LINES).getAll(IDBKeyRange.bound([id, after], [id, Infinity], true)));
    return found.map(({ match, ...line }) => line);
  }

  /** The newest first. @returns {Promise<Row[]>} */
  async list() {
    const rows = await answered(this.read(MATCHES).getAll());
    return rows.sort((one, other) => other.created - one.created);
  }

  /** What is kept under a key; made and kept where there is nothing. @template T @param {string} key @param {() => T | Promise<T>} make @returns {Promise<T>} */
  async setting(key, make) {
    const kept = await answered(this.read(SETTINGS).get(key));
    if (kept !== undefined) return kept;
    const made = await make();
    const written = this.database.transaction(SETTINGS, "readwrite", { durability: "strict" });
    const settings = written.objectStore(SETTINGS);
    const first = settings.get(key);
    first.onsuccess = () => first.result === undefined && settings.put(made, key); // another page may have been first
    await ended(written);
    return first.result ?? made;
  }

  /** @param {string} id */
  async remove(id) {
    const written = this.database.transaction([MATCHES, LINES], "readwrite");
    written.objectStore(MATCHES).delete(id);
    written.objectStore(LINES).delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await ended(written);
  }

  /** @param {string} name */
  read(name) {
    return this.database.transaction(name).objectStore(name);
  }
}

/** @returns {Promise<IDBDatabase>} */
function opened() {
  const opening = indexedDB.open(NAME, FORM);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore(MATCHES, { keyPath: "id" }).createIndex(CODE, CODE);
    database.createObjectStore(LINES, { keyPath: ["match", "n"] });
    database.createObjectStore(SETTINGS);
  };
  return answered(opening);
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function answered(request) {
  return new Promise((good, bad) => {
    request.onsuccess = () => good(request.result);
    request.onerror = () => bad(request.error);
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
function ended(transaction) {
  return new Promise((good, bad) => {
    transaction.oncomplete = () => good();
    transaction.onabort = () => bad(transaction.error);
  });
}
