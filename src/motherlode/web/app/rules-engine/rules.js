/**
 * The rules of a game, compiled: every call goes to the functions that Python compiles for itself, and none is written here.
 *
 * A record is a `Uint8Array` of its own; a call copies it in and, where it changes it, out again. Seats are counted from 1,
 * a spectator is 0. Moves are the numbers of their phrases, seeds are whole numbers below 2 to the 63.
 */

import { drawn, eventsSeen, readable } from "./events.js";
import { load } from "./module.js";
import { Mistake, readOptions, writeOptions } from "./options.js";

/** @typedef {import("./facts.js").Facts} Facts */
/** @typedef {import("./facts.js").Question} Question */
/** @typedef {import("./facts.js").Reason} Reason */
/** @typedef {import("./events.js").Row} Row */
/** @typedef {import("./options.js").Options} Options */
/** @typedef {Uint8Array} Rec a record */

const ROW = 4; // numbers of an event

/** A move that may not be made now; the record is as it was. */
export class RefusedAction extends Error {
  /** @param {Reason} reason */
  constructor(reason) {
    super(`${reason.name} (${reason.rule})`);
    this.name = "RefusedAction";
    this.reason = reason;
  }
}

/**
 * The rules of a game from its module and the facts beside it; a module of other rules is refused (`OtherRules`).
 * @param {Facts} facts @param {Parameters<typeof load>[1]} source
 */
export async function loadRules(facts, source) {
  return new Rules(facts, await load(facts, source));
}

export class Rules {
  /** @param {Facts} facts @param {import("./module.js").Module} module */
  constructor(facts, module) {
    this.facts = facts;
    this.module = module;
    this.phrases = facts.phrases;
    this.seatsAt = facts.record.fields.find(({ name }) => name === "seats")?.offset ?? 0;
    /** @type {Map<string, number>} */ this.actions = new Map(facts.phrases.map((phrase, action) => [phrase, action]));
  }

  // --- beginning

  /** A record that knows its seats and options, with no game dealt yet. @param {number} seats @param {Options} [options] */
  blank(seats, options = {}) {
    const { game, declared, blank } = this.facts;
    if (!(seats in blank)) throw new Mistake("seats", { game, fewest: declared.fewest, most: declared.most, seats });
    const record = this.record(blank[seats]);
    writeOptions(this.facts, record, options);
    return record;
  }

  /** A record as Python packed it: what a lesson begins with, for example. @param {string} packed */
  record(packed) {
    return Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  }

  /** The options that differ from the usual ones. @param {Rec} record */
  options(record) {
    return readOptions(this.facts, record);
  }

  /** Deal a game; what happened. @param {Rec} record @param {bigint} seed */
  deal(record, seed) {
    this.put("state", record);
    this.module.call("new", seed);
    return this.taken(record);
  }

  /** Give the game a new random stream. @param {Rec} record @param {bigint} seed */
  reseed(record, seed) {
    this.put("state", record);
    this.module.call("reseed", seed);
    record.set(this.module.bytes("state"));
  }

  // --- the question

  /** The seats whose answer is awaited; none when the game is over. @param {Rec} record */
  asked(record) {
    this.put("state", record);
    const bits = this.module.call("asked");
    return Array.from({ length: 32 }, (_, seat) => seat + 1).filter((seat) => (bits >> (seat - 1)) & 1);
  }

  /** @param {Rec} record */
  question(record) {
    this.put("state", record);
    return this.facts.questions[this.module.call("question")];
  }

  /** What the open question concerns, as slugs, counts and seats. @param {Rec} record */
  about(record) {
    this.put("state", record);
    return Object.fromEntries(this.facts.about.map(({ name, kind }, place) => [name, readable(this.facts, kind, this.module.call(`about_${place}`))]));
  }

  /** The moves that a seat may make now. @param {Rec} record @param {number} seat */
  legal(record, seat) {
    this.put("state", record);
    this.module.call("legal", seat - 1);
    const mask = this.module.bytes("words", this.phrases.length);
    /** @type {number[]} */ const moves = [];
    for (let action = 0; action < mask.length; action++) if (mask[action]) moves.push(action);
    return moves;
  }

  /** Why a seat may not make a move, or null. @param {Rec} record @param {number} seat @param {number} action @returns {Reason | null} */
  refusal(record, seat, action) {
    this.put("state", record);
    const reason = this.module.call("refusal", seat - 1, action);
    return reason ? this.facts.reasons[reason] : null;
  }

  /** The number of a move, or undefined: the phrase as the table writes it. @param {string} phrase */
  action(phrase) {
    return this.actions.get(phrase);
  }

  /** The question that a move answers. @param {number} action @returns {Question} */
  questionOf(action) {
    const found = this.facts.questions.find(({ first, last }) => first <= action && action <= last);
    if (!found) throw new Error(`nothing is answered by move ${action}`);
    return found;
  }

  // --- moves

  /** Make a move; what happened. A refused one throws, and the record is as it was. @param {Rec} record @param {number} seat @param {number} action */
  apply(record, seat, action) {
    this.put("state", record);
    const outcome = this.module.call("apply", seat - 1, action);
    if (outcome < 0) throw new RefusedAction(this.facts.reasons[-outcome]);
    return this.taken(record);
  }

  // --- looking

  /** @param {Rec} record */
  scores(record) {
    return this.bySeat("scores", record);
  }

  /** The place of each seat; 1 is best. @param {Rec} record */
  ranks(record) {
    return this.bySeat("ranks", record);
  }

  /** What a seat, or a spectator, may know: a record too. @param {Rec} record @param {number} viewer */
  redact(record, viewer) {
    this.show(record, viewer);
    return this.module.bytes("view").slice();
  }

  /** A world that fits what a seat may know: the view, filled. @param {Rec} view @param {number} seat @param {bigint} seed */
  guess(view, seat, seed) {
    this.put("view", view);
    this.module.call("guess", seat - 1, seed);
    return this.module.bytes("view").slice();
  }

  /** What a seat sees, as numbers. @param {Rec} record @param {number} viewer */
  observe(record, viewer) {
    this.put("state", record);
    this.module.call("observe", viewer - 1);
    return this.module.integers("observed").slice();
  }

  /** What a seat, or a spectator, may know, as JSON. @param {Rec} record @param {number} viewer @param {Options} [options] */
  viewJson(record, viewer, options = this.options(record)) {
    this.show(record, viewer);
    return this.written("view_json", viewer, options);
  }

  /** The whole table, hidden parts included, as people write positions. @param {Rec} record @param {Options} [options] */
  positionJson(record, options = this.options(record)) {
    this.put("state", record);
    return this.written("position_json", 0, options);
  }

  /** The events of a step as somebody sees them. @param {Row[]} rows @param {number | null} viewer */
  eventsSeen(rows, viewer) {
    return eventsSeen(this.facts, rows, viewer);
  }

  /** What chance did in a step, as a log has it. @param {Row[]} rows */
  drawn(rows) {
    return drawn(this.facts, rows);
  }

  // --- memory

  /** @param {string} buffer @param {Rec} record */
  put(buffer, record) {
    const { game, record: expected } = this.facts;
    if (record.length !== expected.bytes) throw new RangeError(`a record of ${game} has ${expected.bytes} bytes, not ${record.length}`);
    this.module.bytes(buffer).set(record);
  }

  /** Take the record back, and the events of the step. @param {Rec} record @returns {Row[]} */
  taken(record) {
    record.set(this.module.bytes("state"));
    const events = this.module.integers("events");
    const { count, rows } = this.facts.rows;
    const first = rows / events.BYTES_PER_ELEMENT;
    return Array.from({ length: events[count / events.BYTES_PER_ELEMENT] }, (_, row) => [...events.subarray(first + row * ROW, first + (row + 1) * ROW)]);
  }

  /** @param {Rec} record @param {number} viewer */
  show(record, viewer) {
    this.put("state", record);
    this.module.bytes("view").fill(0); // a view is written into an empty record
    this.module.call("redact", viewer - 1);
  }

  /** @param {string} name @param {Rec} record */
  bySeat(name, record) {
    this.put("state", record);
    this.module.call(name);
    return [...this.module.integers("by_seat", this.seats(record))];
  }

  /** How many play. @param {Rec} record */
  seats(record) {
    return record[this.seatsAt];
  }

  /** @param {string} name @param {number} viewer @param {Options} options */
  written(name, viewer, options) {
    const { module } = this;
    const given = new TextEncoder().encode(JSON.stringify(options));
    module.bytes("inserted").set(given);
    const length = module.call(name, viewer - 1, given.length);
    if (length < 0) throw new Error(`${this.facts.game} has no room for its JSON`);
    return new TextDecoder().decode(module.bytes("text", length - 1)); // without the comma that stands after everything
  }
}
