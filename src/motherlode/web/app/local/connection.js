/** One reader of this page's tables: its commands are carried out one after the other, each is answered once, and it is sent what its streams bring. */

import { idOf, readCommand } from "./command-reader.js";
import { SPECTATOR } from "./projection.js";
import { Refusal } from "./refusal.js";
import { nameOf } from "./typed-text.js";

/** @typedef {import("./registry.js").Registry} Registry */
/** @typedef {import("./live-table.js").LiveTable} LiveTable */
/** @typedef {import("./command-reader.js").Command} Command */
/** @typedef {(connection: Connection, command: Command) => any} Done what its ack brings, if anything */

const VERSION = 1; // of the protocol

export class Connection {
  /** @param {Registry} registry @param {(message: any) => void} send */
  constructor(registry, send) {
    this.registry = registry;
    this.send = send;
    this.identity = "";
    this.name = "";
    /** @type {{ live: LiveTable, viewer: number }[]} */ this.streams = [];
    /** @type {Set<string>} */ this.ids = new Set();
    /** @type {Promise<void>} */ this.turn = Promise.resolve();
  }

  /** A frame has come. @param {string} frame */
  receive(frame) {
    this.turn = this.turn.then(() => this.serve(frame));
    return this.turn;
  }

  /** @param {string} frame */
  async serve(frame) {
    try {
      const command = this.read(frame);
      const result = await (DO[command.type] ?? change)(this, command);
      this.send({ type: "ack", id: command.id, ...(result && { result }) });
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error);
      const { reason, given } = error instanceof Refusal ? error : new Refusal("server-error");
      this.send({ type: "refuse", id: idOf(frame), reason, ...(Object.keys(given).length && { arguments: given }) });
    }
  }

  /** The command in a frame, if it is one, and new. @param {string} frame */
  read(frame) {
    const command = readCommand(frame);
    if (this.ids.has(command.id)) throw new Refusal("duplicate-id");
    this.ids.add(command.id);
    if ((command.type === "hello") === (this.identity !== "")) throw new Refusal(this.identity ? "already-greeted" : "hello-first");
    return command;
  }

  /** Open a stream; where that is refused, it is not read. @param {LiveTable} live @param {number} viewer @param {() => Promise<any>} begin */
  async stream(live, viewer, begin) {
    this.cut(live, viewer);
    const streaming = await begin();
    this.streams.push({ live, viewer });
    return streaming;
  }

  /** A stream is read no more. @param {LiveTable} live @param {number} viewer */
  cut(live, viewer) {
    this.streams = this.streams.filter((stream) => stream.live !== live || stream.viewer !== viewer);
    live.close(this, viewer);
  }

  /** The reader is gone. */
  close() {
    for (const { live, viewer } of this.streams) live.close(this, viewer);
    this.streams = [];
  }

  /** @param {Command} command */
  find(command) {
    return this.registry.find(command.table);
  }
}

/** A command that the table decides on. @type {Done} */
async function change(connection, command) {
  await (await connection.find(command)).command(command, connection.identity, connection.name);
}

/** @type {Done} */
async function see(connection, command) {
  const live = await connection.find(command);
  await live.allow(command, connection.identity);
  return connection.stream(live, command.seat ?? SPECTATOR, () => live.open(connection, command, connection.identity));
}

/** @type {Record<string, Done>} */
const DO = {
  hello(connection, { protocol, token, name }) {
    const { seals, chance, time } = connection.registry;
    if (protocol !== VERSION) throw new Refusal("protocol", { protocol: VERSION });
    const identity = token ? seals.identity(token) : chance.identity();
    if (!identity) throw new Refusal("bad-token");
    const called = nameOf(name);
    Object.assign(connection, { identity, name: called });
    return { kind: "welcome", protocol: VERSION, token: seals.token(identity), name: called, time: time.now() };
  },

  ping: ({ registry }) => ({ kind: "now", time: registry.time.now() }),

  /** Nobody else's tables are here. */
  lobby(connection, { watch }) {
    if (watch) connection.send({ type: "tables", tables: [] });
  },

  mine: async ({ registry, identity }) => ({ kind: "mytables", tables: await registry.mine(identity) }),

  /** Nobody is called from here. */
  "push-key": () => ({ kind: "pushing", key: "" }),

  subscribe() {
    throw new Refusal("not-a-subscription");
  },

  unsubscribe() {},

  create: (connection, command) => connection.registry.create(command, connection.identity, connection.name),

  watch: see,

  resume: see,

  async quiet(connection, command) {
    const live = await connection.find(command);
    await live.allow(command, connection.identity);
    connection.cut(live, command.seat);
  },

  async sit(connection, command) {
    const live = await connection.find(command);
    return connection.stream(live, command.seat, () => live.sit(connection, command, connection.identity, connection.name));
  },

  /** Give up a seat and close its stream. */
  async leave(connection, command) {
    await change(connection, command);
    connection.cut(await connection.find(command), command.seat);
  },

  /** Bots need not wait any longer for a person who has seen what happened. */
  async seen(connection, command) {
    const live = await connection.find(command);
    await live.allow(command, connection.identity);
    if (connection.streams.some((stream) => stream.live === live)) live.bots.report(connection, command.n);
  },

  explain: async (connection, command) => (await connection.find(command)).explain(command, connection.identity),

  advise: async (connection, command) => (await connection.find(command)).advise(command, connection.identity),

  sight: async (connection, command) => (await connection.find(command)).sight(command, connection.identity),

  look: async (connection, command) => (await connection.find(command)).lookBack(command, connection.identity),

  invite: async (connection, command) => ({ kind: "invited", token: await connection.registry.invite(command, connection.identity) }),

  rematch: async (connection, command) => connection.registry.rematch(command, connection.identity),
};
