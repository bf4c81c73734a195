/** All live tables of a page: opens, finds and closes them; `server/registry.py` in the page, for the people of one browser. */

import { isImport } from "./import-id.js";
import { applied, LiveTable } from "./live-table.js";
import { checkPlayable, newTable, rematchOf } from "./new-tables.js";
import { yours } from "./projection.js";
import { Raced } from "./raced.js";
import { Refusal, refusalOf } from "./refusal.js";
import { Seals } from "./seals.js";
import { SETTINGS } from "./settings.js";
import { Table } from "./table.js";

/** @typedef {import("./table.js").Line} Line */
/** @typedef {import("./permissions.js").Command} Command */
/** @typedef {Pick<import("./memory-store.js").MemoryStore, "append" | "find" | "lines" | "list" | "setting" | "remove">} Store where matches are kept */
/** @typedef {{ load: (game: string) => Promise<import("../rules-engine/rules.js").Rules> }} Loader */

const CODE = /^[A-Za-z0-9]{6}$/;
const TRIES = 10; // at an id and a code that no other table has
const POSITIONS = 1500; // that are remembered: the moments of several matches
const SHOWN_WHOLE = 12; // of somebody's tables
const REVIEWS = 4; // that are remembered
const ENDING = ["finished", "deleted"];

export class Registry {
  /**
   * @param {object} given
   * @param {Store} given.store
   * @param {string[]} given.known the names of the games
   * @param {Loader} given.games
   * @param {import("./thinking.js").Thinking} given.thinking
   * @param {import("./chance.js").Chance} given.chance
   * @param {import("./time.js").Time} given.time
   * @param {string} given.key for tokens
   * @param {import("./settings.js").Settings} [given.settings]
   */
  constructor({ store, known, games, thinking, chance, time, key, settings = SETTINGS }) {
    /** @type {Store} */ this.store = store;
    /** @type {Loader} */ this.games = games;
    this.thinking = thinking;
    this.chance = chance;
    this.time = time;
    this.settings = settings;
    this.known = known;
    this.seals = new Seals(key);
    /** @type {Map<string, Promise<LiveTable>>} */ this.tables = new Map();
    /** by code @type {Map<string, string>} */ this.codes = new Map();
    /** @type {Map<string, import("./review.js").Review>} */ this.reviews = new Map();
    /** what other tabs want to know @type {(id: string, last: number) => void} */ this.kept = () => {};
    /** positions that this page has shown, as records of the modules; by their JSON @type {Map<string, string>} */ this.positions = new Map();
  }

  /** The rules of a game that is played here. @param {string} game */
  async rulesOf(game) {
    if (!this.known.includes(game)) throw new Refusal("mistake-game", { game, known: [...this.known].sort().join(", ") });
    return this.games.load(game);
  }

  // --- tables

  /** Set a table up; a person who asks again with the same nonce gets the same table. @param {Command} command @param {string} identity @param {string} name */
  async create(command, identity, name) {
    const secret = this.chance.secret(), rules = await this.rulesOf(command.game);
    const beginning = newTable(rules, command, identity, name, secret);
    const packed = command.position && this.positions.get(JSON.stringify(command.position));
    if (packed) beginning.created.packed = packed;
    return this.setUp(rules, beginning, identity, command.nonce && this.seals.table(identity, command.nonce));
  }

  /** Write a new table down, unless there is one with its id. @param {import("../rules-engine/rules.js").Rules} rules @param {import("./new-tables.js").Beginning} beginning @param {string} identity @param {string} id */
  async setUp(rules, { created, events }, identity, id) {
    for (let tries = 0; tries < TRIES; tries++) {
      const event = { ...created, table: id || this.chance.table(), code: this.chance.code() }, at = this.time.now();
      /** @type {Line[]} */ let lines;
      /** @type {Table} */ let table;
      try {
        checkPlayable(rules, event);
        table = new Table(rules, { n: 1, at, event });
        lines = [...table.lines, ...applied(table, events, at, this.settings.window)];
      } catch (error) {
        throw refusalOf(error);
      }
      if (await this.store.find(event.code)) continue;
      try {
        await this.keep(table, lines);
      } catch (error) {
        if (!(error instanceof Raced)) throw new Refusal("store-unavailable");
        if (id) return opened(await this.find(id), identity);
        continue;
      }
      const live = new LiveTable(this, table);
      this.tables.set(live.id, Promise.resolve(live));
      this.codes.set(event.code, live.id);
      return opened(live, identity);
    }
    throw new Refusal("store-unavailable");
  }

  /** Keep lines of a table, and what lists it. @param {Table} table @param {Line[]} lines */
  async keep(table, lines) {
    const { table: id, code, game } = table.created;
    const finished = table.lines.find(({ event }) => ENDING.includes(event.kind))?.at ?? null;
    await this.store.append({ id, code, game, created: table.lines[0].at, finished, people: [...table.people] }, lines);
    this.kept(id, table.n);
  }

  /** The table with that id or code, read from its log when it was not open. @param {string} idOrCode @returns {Promise<LiveTable>} */
  async find(idOrCode) {
    const id = this.codes.get(idOrCode.toUpperCase()) ?? idOrCode;
    const known = this.tables.get(id);
    if (known) return known;
    const row = (await this.store.find(id)) ?? (CODE.test(id) ? await this.store.find(id.toUpperCase()) : null);
    if (!row) throw new Refusal("no-such-table");
    if (!this.known.includes(row.game)) throw new Refusal("game-not-offered", { game: row.game });
    const open = this.tables.get(row.id) ?? this.read(row.id, row.game, row.code);
    this.tables.set(row.id, open);
    open.catch(() => this.tables.delete(row.id));
    return open;
  }

  /** @param {string} id @param {string} game @param {string} code */
  async read(id, game, code) {
    const rules = await this.games.load(game), lines = await this.store.lines(id);
    /** @type {Table} */ let table;
    try {
      table = Table.of(rules, lines);
    } catch {
      throw new Refusal("table-unreadable"); // written by another version of the program
    }
    if (table.deleted) throw new Refusal("table-deleted");
    this.codes.set(code, id);
    return new LiveTable(this, table);
  }

  /** A table was deleted. @param {string} id */
  forget(id) {
    this.tables.delete(id);
    for (const [code, of] of this.codes) if (of === id) this.codes.delete(code);
  }

  /** A match is not to be kept any more. @param {string} idOrCode */
  async remove(idOrCode) {
    const row = await this.store.find(idOrCode);
    if (!row) throw new Refusal("no-such-table");
    const live = await this.tables.get(row.id)?.catch(() => null);
    live?.end("table-deleted");
    this.forget(row.id);
    await this.store.remove(row.id);
  }

  // --- reviews

  /** Look back on a match, one move after the other; of those that are done, the latest are remembered. @param {string} match @param {import("./review.js").Review} review */
  beginReview(match, review) {
    this.reviews.set(match, review);
    if (this.reviews.size > REVIEWS) this.reviews.delete(/** @type {string} */ (this.reviews.keys().next().value));
    const goOn = () => {
      if (review.done === review.of || this.reviews.get(match) !== review) return;
      review.advance();
      this.time.after(0, goOn);
    };
    this.time.after(0, goOn);
  }

  // --- positions

  /** The whole table of a match as people write it; who has seen it may play on from it. @param {import("./match.js").Match} match */
  position(match) {
    const position = match.position();
    this.remember(position, btoa(String.fromCharCode(...match.record)));
    return position;
  }

  /** A position that somebody may play on from, and its record in base64. @param {Record<string, any>} position @param {string} packed */
  remember(position, packed) {
    const written = JSON.stringify(position);
    this.positions.delete(written);
    this.positions.set(written, packed);
    if (this.positions.size > POSITIONS) this.positions.delete(/** @type {string} */ (this.positions.keys().next().value));
  }

  /** A log that begins with a position, with the position's record, where this browser knows it. @param {import("./match.js").Log} log */
  async packed(log) {
    if (!log.start) return log;
    const known = this.positions.get(JSON.stringify(log.start)) ?? (await this.store.lines(log.match ?? ""))[0]?.event.packed;
    return { ...log, packed: known };
  }

  // --- people

  /** Hold an open seat for a program; the token with which it says hello. @param {Command} command @param {string} identity */
  async invite(command, identity) {
    const live = await this.find(command.table), guest = this.chance.identity();
    await live.invite(command, identity, guest);
    return this.seals.token(guest);
  }

  /** A new table for the same people; its id follows from the old table's. @param {Command} command @param {string} identity */
  async rematch(command, identity) {
    const live = await this.find(command.table);
    const setUp = async (/** @type {number} */ number) => {
      const beginning = rematchOf(live.table, this.chance.secret(), identity, command.nonce);
      return (await this.setUp(live.table.rules, beginning, identity, this.seals.table(live.id, `rematch ${number}`))).table;
    };
    const again = await this.find(await live.rematch(command, identity, setUp, (id) => this.isThere(id)));
    await again.comeAlong(identity, command.nonce);
    return opened(again, identity);
  }

  /** Whether a table has not been deleted. @param {string} id */
  async isThere(id) {
    try {
      await this.find(id);
    } catch (error) {
      if (error instanceof Refusal && error.reason === "table-deleted") return false;
      throw error;
    }
    return true;
  }

  /** The tables where somebody holds a seat, or could, newest first. @param {string} identity */
  async mine(identity) {
    const rows = (await this.store.list()).filter(({ id, people }) => people.includes(identity) || isImport(id));
    const played = rows.filter(({ id }) => !isImport(id));
    const newest = [...played.filter(({ finished }) => finished === null), ...played.filter(({ finished }) => finished !== null)].slice(0, SHOWN_WHOLE);
    /** @type {Map<string, Table>} */ const found = new Map();
    for (const { id } of newest) {
      try {
        found.set(id, (await this.find(id)).table);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error; // what cannot be opened is listed all the same
      }
    }
    return rows.map((row) => yours(row, found.get(row.id), identity));
  }

  /** Another tab has written to a table. @param {string} id @param {number} last */
  async heardOf(id, last) {
    const live = await this.tables.get(id);
    live?.heardOf(last);
  }
}

/** A table that somebody has asked for, and their seats at it. @param {LiveTable} live @param {string} identity */
function opened({ id, table }, identity) {
  return { kind: "opened", table: id, code: /** @type {string} */ (table.created.code), seats: table.seatsOf(identity) };
}
