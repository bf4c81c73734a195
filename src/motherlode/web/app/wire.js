/**
 * The socket: commands out, streams in. It comes back by itself after a loss, says hello with the same token, and
 * takes every stream up again where it was. Listeners get `state` (connecting, open, lost), every message
 * once, and when what was missed has come (`resumed`).
 */

import { addressOf, BASE } from "./base.js";
import { openSocket } from "./socket.js";

/** @typedef {{ type: string, [key: string]: any }} Message */

const TOKEN = `motherlode-token${BASE}`; // of this server: there may be another one under another path
const NAME = "motherlode-name";
// all in milliseconds
export const PAUSES = [250, 500, 1000, 2000, 4000]; // before the next try
const BEAT = 20_000; // between two questions whether anybody is there
const PATIENCE = 8_000; // for the answer, and for a connection
const HURRIED = 3_000; // the same for somebody who looks at the page again: a phone that slept has lost its socket, mostly

const PASSING = ["too-fast", "raced", "store-unavailable"]; // nothing was wrong with the command

export class RefusedCommand extends Error {
  /** @param {string} reason @param {Record<string, any>} details */
  constructor(reason, details) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }

  /** Whether to ask again in a moment. */
  get passes() {
    return PASSING.includes(this.reason);
  }

  /** The same of a stream. */
  get returns() {
    return this.passes || this.reason === "server-error";
  }
}

export class Wire extends EventTarget {
  constructor() {
    super();
    /** @type {"connecting" | "open" | "lost"} */
    this.state = "connecting";
    /** server time minus ours, in milliseconds */
    this.ahead = 0;
    this.tries = 0;
    this.ids = 0;
    /** @type {Map<string, { good: (result: any) => void, bad: (error: Error) => void }>} */
    this.answers = new Map();
    /** @type {Map<string, { table: string, seat: number, n: number | null }>} */
    this.streams = new Map();
    /** @type {import("./socket.js").Socket | null} */
    this.socket = null;
    /** when anything came last */ this.heard = 0;
    this.wantsLobby = false;
    /** why the server does not let this page in, if it does not @type {RefusedCommand | null} */ this.refused = null;
    /** why the server did not take the name that was chosen last @type {RefusedCommand | null} */ this.nameless = null;
    /** the seat of a stream that is being opened by a code @type {number | null} */
    this.expected = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    setInterval(() => this.state === "open" && this.beat(PATIENCE), BEAT);
    addEventListener("pageshow", () => this.hurry());
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.state === "open" && this.lose());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    this.connect();
  }

  /** Where the token is kept. */
  get kept() {
    return TOKEN;
  }

  makeSocket() {
    return openSocket(location.origin.replace("http", "ws") + addressOf("/socket"));
  }

  get name() {
    return localStorage.getItem(NAME) ?? "";
  }

  /** A name that a table knows already: the next hello says it. @param {string} name */
  remember(name) {
    localStorage.setItem(NAME, name);
  }

  /** A new name is said with a new hello. @param {string} name */
  rename(name) {
    if (name === this.name) return;
    this.nameless = null;
    localStorage.setItem(NAME, name);
    this.drop();
    this.become("connecting");
    this.connect();
  }

  /** The server's time, in milliseconds since 1970. */
  now() {
    return Date.now() + this.ahead;
  }

  connect() {
    clearTimeout(this.timer);
    this.drop();
    const socket = (this.socket = this.makeSocket());
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lose();
    this.timer = setTimeout(() => socket === this.socket && this.lose(), PATIENCE);
  }

  /** Let go of the socket: nothing more is heard of it, and those who wait for an answer learn that none comes. */
  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { bad } of this.answers.values()) bad(new Error("lost"));
    this.answers.clear();
  }

  /** Somebody who looks at the page again should not wait for the next try. */
  hurry() {
    if (this.state === "lost") this.connect();
    else if (this.state === "open") this.beat(HURRIED);
  }

  /** Ask whether the server is there; a socket that is dead does not say so by itself. @param {number} patience */
  async beat(patience) {
    const socket = this.socket;
    const asked = Date.now();
    const wait = this.answers.size ? BEAT : patience; // commands are carried out one after the other
    const late = setTimeout(() => socket === this.socket && this.heard < asked && this.lose(), wait);
    try {
      this.set((await this.send("ping")).time);
    } catch (error) {
      // the loss is shown elsewhere; a refusal is an answer, too
    } finally {
      clearTimeout(late);
    }
  }

  /** @param {number} time */
  set(time) {
    this.ahead = time - Date.now();
  }

  async greet() {
    const token = localStorage.getItem(this.kept) ?? "";
    try {
      const welcome = await this.send("hello", { protocol: 1, name: this.name, token });
      localStorage.setItem(this.kept, welcome.token);
      this.set(welcome.time);
    } catch (error) {
      if (!(error instanceof RefusedCommand)) return; // lost again, and the next try is on its way
      if (error.reason === "bad-token") localStorage.removeItem(this.kept); // another server's, or its store is a new one
      else if (/-(name|marks)$/.test(error.reason)) {
        this.nameless = error;
        localStorage.removeItem(NAME);
      } else this.refused = error;
      this.lose();
      return;
    }
    clearTimeout(this.timer);
    this.tries = 0;
    this.refused = null;
    this.become("open");
    if (this.wantsLobby) this.send("lobby").catch(() => {});
    const { socket } = this;
    const opened = [...this.streams.values()].map((stream) => this.open(stream).catch((error) => (error instanceof RefusedCommand ? import("./try-again.js").then((again) => again.reopen(this, stream, error), () => this.lose()) : undefined)));
    Promise.all(opened).then(() => socket === this.socket && this.dispatchEvent(new Event("resumed")));
  }

  /** The connection is gone, or as good as gone. */
  lose() {
    clearTimeout(this.timer);
    this.drop();
    if (this.state === "connecting") import("./refused-socket.js").then((m) => m.wonder(this));
    this.become("lost");
    this.timer = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  /** @param {"connecting" | "open" | "lost"} state */
  become(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }

  /**
   * Send a command; what its ack brings, or `RefusedCommand`.
   * @param {string} type @param {Record<string, any>} [fields] @returns {Promise<any>}
   */
  send(type, fields = {}) {
    const id = String(++this.ids);
    return new Promise((good, bad) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        bad(new Error("lost"));
        return;
      }
      this.answers.set(id, { good, bad });
      this.socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  /** Wait until the connection stands. */
  async opened() {
    if (this.state === "open") return;
    await new Promise((done) => {
      const look = () => this.state === "open" && (this.removeEventListener("state", look), done(undefined));
      this.addEventListener("state", look);
    });
  }

  /** Wait until the connection stands, then send. @param {string} type @param {Record<string, any>} [fields] */
  async ask(type, fields = {}) {
    await this.opened();
    return this.send(type, fields);
  }

  /** @param {boolean} wanted */
  lobby(wanted) {
    this.wantsLobby = wanted;
    if (this.state === "open") this.send("lobby", { watch: wanted }).catch(() => {});
  }

  /**
   * Read the stream of a seat, or of a spectator (0), from now on; `table` may be a code. What the ack brings.
   * @param {string} table @param {number} seat
   */
  async follow(table, seat) {
    this.expected = seat;
    try {
      return await this.ask(seat ? "resume" : "watch", seat ? { table, seat } : { table });
    } finally {
      this.expected = null;
    }
  }

  /** @param {string} table @param {number} seat */
  unfollow(table, seat) {
    if (this.streams.delete(`${table} ${seat}`) && this.state === "open") {
      this.send("quiet", { table, seat }).catch(() => {});
    }
  }

  /** @param {{ table: string, seat: number, n: number | null }} stream */
  open({ table, seat, n }) {
    const since = n === null ? {} : { since: n };
    return this.send(seat ? "resume" : "watch", seat ? { table, seat, ...since } : { table, ...since });
  }

  /** A stream does not go on. @param {{ table: string, seat: number, n: number | null }} stream @param {RefusedCommand} error */
  close(stream, error) {
    this.dispatchEvent(new CustomEvent("closed", { detail: { ...stream, error } }));
  }

  /** @param {Message} message */
  receive(message) {
    this.heard = Date.now();
    if (message.type === "ack" || message.type === "refuse") {
      const waiting = this.answers.get(message.id);
      this.answers.delete(message.id);
      if (message.type === "ack") waiting?.good(message.result ?? {});
      else waiting?.bad(new RefusedCommand(message.reason, message.arguments ?? {}));
      return;
    }
    if (message.type === "snapshot" || message.type === "event") {
      const key = `${message.table} ${message.seat}`;
      if (message.type === "snapshot" && message.seat === this.expected && !this.streams.has(key)) {
        this.streams.set(key, { table: message.table, seat: message.seat, n: null });
      }
      const stream = this.streams.get(key);
      if (!stream) return;
      if (message.type === "event" && message.n !== (stream.n ?? message.n - 1) + 1) return; // seen already
      stream.n = message.n;
    }
    if (message.type === "ended") {
      const { table, seat } = message;
      const stream = this.streams.get(`${table} ${seat}`);
      if (stream) this.close(stream, new RefusedCommand(message.reason, {}));
      return;
    }
    this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
  }
}

/** My part in the draws: sixteen random bytes. */
export function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
