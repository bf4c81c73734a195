/**
 * The socket: commands out, streams in. It comes back by itself after a loss, says hello with the same token, and
 * takes every stream up again where it was. Who listens learns of `state` (connecting, open, lost), of every message,
 * and of nothing twice.
 */

/** @typedef {{ type: string, [key: string]: any }} Message */

const TOKEN = "motherlode-token";
const NAME = "motherlode-name";
// all in milliseconds
const PAUSES = [250, 500, 1000, 2000, 4000]; // before the next try
const BEAT = 20_000; // between two questions whether anybody is there
const PATIENCE = 8_000; // for the answer, and for a connection
const HURRIED = 3_000; // the same for somebody who looks at the page again: a phone that slept has lost its socket, mostly

export class Refused extends Error {
  /** @param {string} reason @param {Record<string, any>} details */
  constructor(reason, details) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

export class Wire extends EventTarget {
  constructor(address = socketAddress()) {
    super();
    this.address = address;
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
    /** @type {WebSocket | null} */
    this.socket = null;
    /** when anything came last */ this.heard = 0;
    this.wantsLobby = false;
    /** why the server does not let this page in, if it does not @type {Refused | null} */ this.refused = null;
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

  get name() {
    return localStorage.getItem(NAME) ?? "";
  }

  /** A new name is said with a new hello. @param {string} name */
  rename(name) {
    if (name === this.name) return;
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
    const socket = (this.socket = new WebSocket(this.address));
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lose();
    this.timer = setTimeout(() => socket === this.socket && this.lose(), PATIENCE);
  }

  /** Let go of the socket: nothing more is heard of it, and who waits for an answer learns that none comes. */
  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { bad } of this.answers.values()) bad(new Error("lost"));
    this.answers.clear();
  }

  /** Whoever looks at the page again does not want to wait for the next try. */
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
      // the loss is told elsewhere; a refusal is an answer, too
    } finally {
      clearTimeout(late);
    }
  }

  /** @param {number} time */
  set(time) {
    this.ahead = time - Date.now();
  }

  async greet() {
    const token = localStorage.getItem(TOKEN) ?? "";
    try {
      const welcome = await this.send("hello", { protocol: 1, name: this.name, token });
      localStorage.setItem(TOKEN, welcome.token);
      this.set(welcome.time);
    } catch (error) {
      if (!(error instanceof Refused)) return; // lost again, and the next try is on its way
      if (error.reason === "bad-token") localStorage.removeItem(TOKEN); // another server's, or its store is a new one
      else this.refused = error;
      this.lose();
      return;
    }
    clearTimeout(this.timer);
    this.tries = 0;
    this.refused = null;
    this.become("open");
    if (this.wantsLobby) this.send("lobby").catch(() => {});
    for (const stream of this.streams.values()) this.open(stream).catch((error) => this.complain(stream, error));
  }

  /** The connection is gone, or as good as gone. */
  lose() {
    clearTimeout(this.timer);
    this.drop();
    this.become("lost");
    this.timer = setTimeout(() => this.connect(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  /** @param {"connecting" | "open" | "lost"} state */
  become(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }

  /**
   * Send a command; what its ack brings, or `Refused`.
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

  /** Wait until the connection stands, then send. @param {string} type @param {Record<string, any>} [fields] */
  async ask(type, fields = {}) {
    if (this.state !== "open") {
      await new Promise((done) => {
        const look = () => this.state === "open" && (this.removeEventListener("state", look), done(undefined));
        this.addEventListener("state", look);
      });
    }
    return this.send(type, fields);
  }

  /** @param {boolean} wanted */
  lobby(wanted) {
    this.wantsLobby = wanted;
    if (this.state === "open") this.send("lobby", { watch: wanted }).catch(() => {});
  }

  /**
   * Read the stream of a seat, or of who watches (0), from now on; `table` may be a code. What the ack brings.
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

  /** A stream does not go on: the reason is told, unless it can begin anew. @param {{ table: string, seat: number, n: number | null }} stream @param {Error} error */
  complain(stream, error) {
    if (!(error instanceof Refused)) return;
    if (error.reason === "ahead" || error.reason === "too-fast") {
      stream.n = null; // the store is an older one, or the way back is too long: a snapshot will do
      setTimeout(() => this.open(stream).catch((next) => this.complain(stream, next)), error.details.wait ?? 0);
      return;
    }
    this.dispatchEvent(new CustomEvent("closed", { detail: { ...stream, error } }));
  }

  /** @param {Message} message */
  receive(message) {
    this.heard = Date.now();
    if (message.type === "ack" || message.type === "refuse") {
      const waiting = this.answers.get(message.id);
      this.answers.delete(message.id);
      if (message.type === "ack") waiting?.good(message.result ?? {});
      else waiting?.bad(new Refused(message.reason, message.arguments ?? {}));
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
    this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
  }
}

function socketAddress() {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/socket`;
}

/** My part in the draws: sixteen random bytes. */
export function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
