/** The streams of a live table: who reads them, what they are sent, and who is present; `server/streams.py` in the page. */

import { messageFor, snapshot, SPECTATOR } from "./projection.js";
import { Table } from "./table.js";

/** @typedef {import("./table.js").Line} Line */
/** @typedef {import("./connection.js").Connection} Reader */
/** @typedef {Map<number, any>} Messages one for each viewer */

export class Streams {
  /** @param {() => number} window how long answers stay covered, now @param {() => number} now @param {number} seats */
  constructor(window, now, seats) {
    this.window = window;
    this.now = now;
    /** by viewer @type {Map<number, Reader[]>} */ this.readers = new Map();
    /** as it was last sent */ this.presence = "";
    const since = now();
    /** seats that nobody reads, and since when @type {Map<number, number>} */ this.gone = new Map(Array.from({ length: seats }, (_, place) => [place + 1, since]));
  }

  /** The viewers whose streams are read. */
  get viewers() {
    return [...this.readers].flatMap(([viewer, readers]) => (readers.length ? [viewer] : [])).sort((one, other) => one - other);
  }

  get seatsRead() {
    return this.viewers.filter((viewer) => viewer !== SPECTATOR);
  }

  /** How many look on without a seat of their own: a shared screen sees what everybody sees, too. */
  get spectators() {
    const seated = new Set(this.seatsRead.flatMap((seat) => this.of(seat)));
    return this.of(SPECTATOR).filter((reader) => !seated.has(reader)).length;
  }

  /** @param {number} viewer */
  of(viewer) {
    return this.readers.get(viewer) ?? [];
  }

  /** Whether somebody reads any of them. @param {Reader} reader */
  reads(reader) {
    return this.viewers.some((viewer) => this.of(viewer).includes(reader));
  }

  /** @param {Reader} reader @param {number} viewer */
  add(reader, viewer) {
    this.readers.set(viewer, [...this.of(viewer), reader]);
    this.gone.delete(viewer);
  }

  /** @param {Reader} reader @param {number} viewer */
  remove(reader, viewer) {
    this.readers.set(viewer, this.of(viewer).filter((one) => one !== reader));
    if (viewer !== SPECTATOR && !this.of(viewer).length) this.gone.set(viewer, this.now());
  }

  // --- what they are sent

  /** A line that was just applied, for some viewers or all who read. @param {Table} table @param {Line} line @param {number[]} [viewers] @returns {Messages} */
  messages(table, line, viewers = this.viewers) {
    return new Map(viewers.map((viewer) => [viewer, messageFor(table, line, viewer, this.window())]));
  }

  /** The lines after `since` as they were shown: they are applied again. @param {Table} table @param {number} since @param {number[]} [viewers] @returns {Messages[]} */
  messagesSince(table, since, viewers) {
    const [first, ...more] = table.lines, past = new Table(table.rules, first);
    const shown = since < 1 ? [this.messages(past, first, viewers)] : [];
    for (const line of more) {
      past.apply(line);
      if (line.n > since) shown.push(this.messages(past, line, viewers));
    }
    return shown;
  }

  /** @param {Table} table @param {number} viewer */
  snapshot(table, viewer) {
    return snapshot(table, viewer, this.window());
  }

  /** @param {Messages} messages */
  send(messages) {
    for (const [viewer, message] of messages) for (const reader of this.of(viewer)) reader.send(message);
  }

  /** Who is here now, where that has changed; and to a new reader in any case. @param {Table} table @param {Reader} [newcomer] */
  sendPresence(table, newcomer) {
    const message = { type: "presence", table: table.created.table, here: this.seatsRead, watching: this.spectators };
    const written = JSON.stringify(message);
    if (written === this.presence) {
      newcomer?.send(message);
      return;
    }
    this.presence = written;
    for (const reader of new Set(this.viewers.flatMap((viewer) => this.of(viewer)))) reader.send(message);
  }
}
