/**
 * A table that is open in this page: takes its turn with every command, lets bots think and time pass;
 * `server/live_table.py` in the page. What it does is kept first and shown afterwards.
 */

import { alarms } from "./alarms.js";
import { BotTurns } from "./bot-turns.js";
import { USUAL_LEVEL } from "./bot-names.js";
import { answer, comeAlong, decide, followUp, sit } from "./commands.js";
import { RefusedMove } from "./match.js";
import { check } from "./permissions.js";
import { looked, reasons, SPECTATOR } from "./projection.js";
import { Raced } from "./raced.js";
import { Refusal } from "./refusal.js";
import { Streams } from "./streams.js";
import { Table } from "./table.js";

/** @typedef {import("./table.js").Line} Line */
/** @typedef {import("./table.js").TableEvent} TableEvent */
/** @typedef {import("./permissions.js").Command} Command */
/** @typedef {import("./connection.js").Connection} Reader */
/** @typedef {import("./registry.js").Registry} Registry */

const RETRY = 1000; // milliseconds, after something went wrong on the way

export class LiveTable {
  /** @param {Registry} host @param {Table} table */
  constructor(host, table) {
    this.host = host;
    this.table = table;
    /** @type {string} */ this.id = table.created.table;
    this.streams = new Streams(() => host.settings.window, () => this.now(), table.chairs.length);
    this.bots = new BotTurns(this);
    /** the last line that was shown, while the log must be read again @type {number | null} */ this.shown = null;
    /** @type {Promise<unknown>} */ this.turn = Promise.resolve();
    /** stops the clock */ this.stop = () => {};
    this.schedule();
  }

  /** The time here: never before the last line, which may be another tab's. */
  now() {
    return Math.max(this.host.time.now(), this.table.at);
  }

  /** Whether time passes here: somebody is at a seat, or there are only bots, and somebody watches them. */
  get played() {
    const people = this.table.chairs.some(({ identity, resigned }) => identity && !resigned);
    return (people ? this.streams.seatsRead : this.streams.viewers).length > 0;
  }

  // --- commands

  /** Carry out a command that changes the table, or refuse it; when this is done, it is kept and shown. @param {Command} command @param {string} identity @param {string} name */
  command(command, identity, name) {
    return this.inTurn(() => this.write(decide(this.table, command, identity, name)));
  }

  /** Ask the table something when its turn comes. @template T @param {(table: Table) => T} ask @returns {Promise<T>} */
  read(ask) {
    return this.inTurn(async () => ask(this.table));
  }

  /** Refuse what this person may not do here now. @param {Command} command @param {string} identity */
  allow(command, identity) {
    return this.read((table) => check(table, command, identity));
  }

  /** Hold an open seat for a guest, which is a program. @param {Command} command @param {string} identity @param {string} guest */
  invite(command, identity, guest) {
    return this.inTurn(async () => {
      check(this.table, command, identity);
      await this.write(sit(this.table, command, guest, ""));
    });
  }

  /** The table where they play again; it is set up when the first of them asks. @param {Command} command @param {string} identity @param {(number: number) => Promise<string>} setUp @param {(id: string) => Promise<boolean>} isThere */
  rematch(command, identity, setUp, isThere) {
    return this.inTurn(async () => {
      check(this.table, command, identity);
      const known = this.table.rematch;
      if (known && (await isThere(known.table))) return /** @type {string} */ (known.table);
      const made = await setUp(this.table.rematches.length);
      await this.write([{ kind: "rematched", table: made, seat: this.table.seatsOf(identity)[0] }]);
      return made;
    });
  }

  /** Somebody takes the seats that are kept for them, if there are any. @param {string} identity @param {string} nonce */
  comeAlong(identity, nonce) {
    return this.inTurn(async () => {
      if (this.table.status === "gathering") await this.write(comeAlong(this.table, identity, nonce));
    });
  }

  /** Open a stream: what follows `since`, or a snapshot. @param {Reader} reader @param {Command} command @param {string} identity */
  open(reader, command, identity) {
    const viewer = command.seat ?? SPECTATOR;
    return this.inTurn(async () => {
      check(this.table, command, identity);
      if (command.since !== null && command.since > this.table.n) throw new Refusal("ahead", { n: this.table.n });
      await this.write(this.returning(viewer));
      return this.begin(reader, viewer, command.since, identity);
    });
  }

  /** Take a seat and open its stream, both or neither. @param {Reader} reader @param {Command} command @param {string} identity @param {string} name */
  sit(reader, command, identity, name) {
    return this.inTurn(async () => {
      await this.write(decide(this.table, command, identity, name));
      return this.begin(reader, command.seat, null, identity);
    });
  }

  /** @param {Reader} reader @param {number} viewer @param {number | null} since @param {string} identity */
  begin(reader, viewer, since, identity) {
    const { table } = this, goesOn = since !== null && table.n - since <= this.host.settings.tail;
    if (!goesOn) reader.send(this.streams.snapshot(table, viewer));
    else if (since < table.n) for (const messages of this.streams.messagesSince(table, since, [viewer])) reader.send(messages.get(viewer));
    this.streams.add(reader, viewer);
    this.streams.sendPresence(table, reader);
    this.schedule();
    const yours = table.seatsOf(identity), kept = table.keptSeats(identity);
    return { kind: "streaming", table: this.id, seat: viewer, n: table.n, snapshot: !goesOn, ...(yours.length && { yours }), ...(kept.length && { kept }) };
  }

  /** A stream is read no more. @param {Reader} reader @param {number} viewer */
  close(reader, viewer) {
    if (!this.streams.of(viewer).includes(reader)) return;
    this.streams.remove(reader, viewer);
    if (!this.streams.reads(reader)) this.bots.forget(reader);
    this.streams.sendPresence(this.table);
    this.schedule();
  }

  /** Why a seat may not make some moves. @param {Command} command @param {string} identity */
  explain(command, identity) {
    return this.read((table) => {
      check(table, command, identity);
      return { kind: "explained", question: table.question, reasons: reasons(table, command.seat) };
    });
  }

  /** The table as it was after an earlier move. @param {Command} command @param {string} identity */
  lookBack(command, identity) {
    return this.read((table) => {
      check(table, command, identity);
      if (command.move >= table.question) throw new Refusal("no-such-move", { moves: table.question - 1 });
      return looked(table, command.seat, command.move);
    });
  }

  /** What the coach says to a seat. @param {Command} command @param {string} identity */
  async advise(command, identity) {
    const { question, seen } = await this.see(command, identity);
    return { kind: "advised", question, advice: await this.host.thinking.advise(this.table.rules, seen) };
  }

  /** What the coach would see of a seat. @param {Command} command @param {string} identity */
  async sight(command, identity) {
    const { question, seen } = await this.see(command, identity);
    return { kind: "sighted", question, digest: this.table.rules.facts.digest, record: btoa(String.fromCharCode(...seen.view)) };
  }

  /** The open question, and what its seat may know, where the table allows the coach. @param {Command} command @param {string} identity */
  see(command, identity) {
    return this.read((table) => {
      check(table, command, identity);
      if (table.created.odds === false) throw new Refusal("no-odds-here");
      if (!table.waiting.includes(command.seat)) throw new Refusal("not-asked", { seat: command.seat });
      const { seat } = command, match = table.playing;
      return { question: table.question, seen: { view: match.redacted(seat), seat, legal: match.rules.legal(match.record, seat) } };
    });
  }

  // --- one after the other

  /** Do it when nothing else is being done here. @template T @param {() => Promise<T>} done @returns {Promise<T>} */
  inTurn(done) {
    const made = this.turn.then(async () => {
      if (this.shown !== null) await this.readAgain();
      return done();
    });
    this.turn = made.catch(() => {});
    return made;
  }

  /** Apply events and what follows from them, keep all of it, then show it. @param {TableEvent[]} events */
  async write(events) {
    if (!events.length) return;
    const before = this.table.n, { window } = this.host.settings, at = this.now();
    /** @type {Line[]} */ const lines = [];
    /** @type {import("./streams.js").Messages[]} */ const messages = [];
    try {
      for (const line of applied(this.table, events, at, window)) {
        lines.push(line);
        messages.push(this.streams.messages(this.table, line));
      }
      await this.host.keep(this.table, lines);
    } catch (error) {
      if (error instanceof RefusedMove && !lines.length) throw new Refusal("illegal", { why: error.why.name, rule: error.why.rule, move: error.move });
      this.shown = before;
      if (error instanceof Raced) {
        await this.readAgain();
        throw new Refusal("raced", { n: this.table.n });
      }
      this.tryAgain();
      throw error instanceof Refusal ? error : new Refusal("store-unavailable");
    }
    for (const one of messages) this.streams.send(one);
    this.follow(lines);
  }

  /** Something went wrong on the way: what is to go on by itself goes on after a pause. */
  tryAgain() {
    this.host.time.after(RETRY, () => this.inTurn(async () => this.schedule()).catch(() => this.tryAgain()));
  }

  /** Forget the table, read its log, and show what another tab has written. */
  async readAgain() {
    this.table = Table.of(this.table.rules, await this.host.store.lines(this.id));
    const since = this.shown ?? this.table.n;
    this.shown = null;
    for (const messages of this.streams.messagesSince(this.table, since)) this.streams.send(messages);
    this.follow(this.table.lines.slice(since));
  }

  /** Another tab has written. @param {number} last */
  heardOf(last) {
    if (last <= this.table.n) return;
    this.inTurn(async () => {
      if (last <= this.table.n) return;
      this.shown = this.table.n;
      await this.readAgain();
    }).catch(() => {});
  }

  /** Do what lines that were shown ask for. @param {Line[]} lines */
  follow(lines) {
    for (const { event } of lines) {
      if (event.kind === "stood") for (const reader of this.streams.of(event.seat)) reader.cut(this, event.seat); // the person may no longer read it
    }
    if (this.table.deleted) {
      this.end("table-deleted");
      this.host.forget(this.id);
    } else {
      this.schedule();
    }
  }

  /** Nothing more comes: its readers get a message. @param {string} reason */
  end(reason) {
    for (const viewer of this.streams.viewers) {
      for (const reader of this.streams.of(viewer)) {
        reader.cut(this, viewer);
        reader.send({ type: "ended", table: this.id, seat: viewer, reason });
      }
    }
    this.stop();
  }

  // --- time and bots

  /** The events of a return: clocks do not count time when nobody was there, and a missing person is back. @param {number} viewer @returns {TableEvent[]} */
  returning(viewer) {
    const { table } = this;
    if (viewer === SPECTATOR) return [];
    if (!this.played && table.status === "playing" && table.clock && !table.overDays) return [{ kind: "woke" }]; // after it nobody is missing
    return table.chair(viewer).missing ? [{ kind: "taken-back", seat: viewer }] : [];
  }

  /** Let the bots that are asked think, and set the clock; nothing goes on where nobody is. */
  schedule() {
    this.stop();
    const { table } = this;
    if (this.shown !== null || table.deleted || !(this.played || table.playsAlone)) return;
    for (const seat of table.waiting) {
      const { bot } = table.chair(seat);
      if (bot) this.bots.think(table, seat, bot, "bot", table.opened + this.host.settings.pace);
    }
    const now = this.now(), next = Math.min(...this.alarms(now).map(({ at }) => at));
    if (Number.isFinite(next)) this.stop = this.host.time.after(Math.max(0, next - now), () => this.inTurn(() => this.ring()).catch(() => {}));
  }

  /** @param {number} now */
  alarms(now) {
    return alarms(this.table, this.host.settings, this.streams.gone, now);
  }

  /** Do what is due; the first event that is written resets the clock. */
  async ring() {
    const now = this.now(), due = this.alarms(now).filter(({ at }) => at <= now);
    for (const { event, seat } of due) {
      if (event) {
        await this.write([event]);
        return;
      }
      this.bots.think(this.table, seat, USUAL_LEVEL, "clock", now);
    }
    if (!due.length) this.schedule();
  }

  /** Write what a bot answers, if the question is still open and the bot still plays. @param {number} question @param {number} seat @param {string[]} moves @param {string} by */
  async botAnswers(question, seat, moves, by) {
    await this.inTurn(async () => {
      const { table } = this;
      if (table.status !== "playing" || table.question !== question || !table.waiting.includes(seat)) return;
      if (by === "clock" || table.chair(seat).bot) await this.write(answer(table, seat, moves, by));
    });
  }
}

/** Apply events to a table, and then what follows from them by itself; each line as soon as it is applied.
 * @param {Table} table @param {TableEvent[]} events @param {number} at @param {number} window @returns {Generator<Line>} */
export function* applied(table, events, at, window) {
  for (let waiting = [...events]; waiting.length; ) {
    const [event, ...more] = waiting;
    yield table.apply({ n: table.n + 1, at, event });
    waiting = more.length ? more : followUp(table, at, window);
  }
}
