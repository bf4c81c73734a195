/**
 * A table as its log gives it: who sits where, the match, the open window, the clocks; `server/table.py` in the page.
 * The kinds of lines are those of `server/table_events.py`, and a line means the same here and there.
 */

import { Mistake } from "../rules-engine/options.js";
import { commitmentOf, seedOf } from "./fairness.js";
import { Match } from "./match.js";

/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {{ kind: string, [field: string]: any }} TableEvent */
/** @typedef {{ n: number, at: number, event: TableEvent }} Line */
/** @typedef {{ bank: number, credit: number }} Clock */

const HOUR = 3_600_000;
const CHAT_KEPT = 200; // lines in a snapshot

/** A seat at the table, and who has it. */
export class Chair {
  /** @param {Partial<Chair>} [given] */
  constructor(given = {}) {
    /** of the person, also while a bot plays on */ this.identity = "";
    this.name = "";
    /** who plays, when it is not the person */ this.bot = "";
    this.nonce = "";
    /** milliseconds left */ this.bank = 0;
    /** how often the clock had to answer */ this.lapses = 0;
    /** until when an answer is awaited after the time is up; 0 when it is not up */ this.nudged = 0;
    /** when a bot will step in; 0 while the person is there */ this.missing = 0;
    /** the identity that an open seat waits for, or waited for until that person declined */ this.keptFor = "";
    this.declined = false;
    this.resigned = false;
    Object.assign(this, given);
  }

  /** Whether nobody has it. */
  get open() {
    return !this.identity && !this.bot;
  }

  /** Whose it is, or for whom it is kept. */
  get person() {
    return this.identity || (this.declined ? "" : this.keptFor);
  }

  /** Whether a person answers for it. */
  get personPlays() {
    return Boolean(this.identity) && !this.bot;
  }
}

export class Table {
  /** @param {Rules} rules @param {Line} first */
  constructor(rules, first) {
    this.rules = rules;
    this.created = first.event;
    /** the time of the last line */ this.at = first.at;
    /** @type {Clock | null} */ this.clock = this.created.clock ?? null;
    this.bank = this.clock?.bank ?? 0;
    this.chairs = Array.from({ length: this.created.seats }, () => new Chair({ bank: this.bank }));
    /** @type {Line[]} */ this.lines = [first];
    /** @type {string} */ this.owner = this.created.owner;
    /** @type {Match | null} */ this.match = null;
    /** who made each move: a person, a bot or the clock @type {string[]} */ this.by = [];
    /** when the open question was put */ this.opened = 0;
    /** the seats that it is for; none when the game is over @type {number[]} */ this.asked = [];
    /** @type {import("../rules-engine/facts.js").Question | null} */ this.openQuestion = null;
    /** in the open window @type {Map<number, TableEvent>} */ this.answers = new Map();
    this.finished = false;
    /** the last one counts @type {TableEvent[]} */ this.rematches = [];
    this.deleted = false;
    /** seats, and 0 for spectators, that may say nothing @type {Set<number>} */ this.muted = new Set();
    /** what was said last @type {Line[]} */ this.talk = [];
    /** @type {string} */ this.commitment = commitmentOf(this.created.secret);
  }

  /** The table that these lines lead to. @param {Rules} rules @param {Line[]} lines */
  static of(rules, lines) {
    const table = new Table(rules, lines[0]);
    for (const line of lines.slice(1)) table.apply(line);
    return table;
  }

  /** Apply a line; the line with what chance made of it, or an error where that is not what the log says. @param {Line} line @returns {Line} */
  apply(line) {
    if (line.n !== this.n + 1) throw new Mistake("log-gap", { number: line.n, last: this.n });
    const event = this.happen(line.event, line.at);
    const applied = event === line.event ? line : { ...line, event };
    this.lines.push(applied);
    this.at = line.at;
    return applied;
  }

  /** @param {TableEvent} event @param {number} at @returns {TableEvent} */
  happen(event, at) {
    switch (event.kind) {
      case "sat":
        this.seat(event.seat, { identity: event.identity, name: event.name, nonce: event.nonce ?? "" });
        break;
      case "kept":
        this.seat(event.seat, { name: event.name, keptFor: event.identity });
        break;
      case "declined":
        this.chair(event.seat).declined = true;
        break;
      case "named":
        this.chair(event.seat).name = event.name;
        break;
      case "bot-sat":
        this.seat(event.seat, { bot: event.bot });
        break;
      case "stood":
        this.passOn(this.chair(event.seat).identity);
        this.muted.delete(event.seat);
        this.seat(event.seat, {});
        break;
      case "started":
        this.match = new Match(this.rules, { ...this.header(), entries: [] });
        this.open(at);
        break;
      case "moved": {
        const played = [event.move, ...(event.then ?? [])].map((move) => this.play(event.seat, move, event.by ?? "person"));
        this.spend(event.seat, at);
        this.note(event.seat, event.by ?? "person");
        this.open(at);
        return this.withOutcome(event, played.flat());
      }
      case "answered":
        this.spend(event.seat, at);
        this.note(event.seat, event.by ?? "person");
        this.answers.set(event.seat, event);
        break;
      case "revealed": {
        const answers = [...this.answers.values()].sort((one, other) => one.seat - other.seat);
        const drawn = answers.map((answer) => this.play(answer.seat, answer.move, answer.by ?? "person"));
        this.open(at);
        return this.withOutcome(event, drawn);
      }
      case "finished":
        this.finished = true;
        break;
      case "nudged":
        this.chair(event.seat).nudged = event.until;
        break;
      case "missing":
        this.chair(event.seat).missing = event.until;
        break;
      case "handed":
      case "resigned":
        Object.assign(this.chair(event.seat), { bot: event.bot, missing: 0, nudged: 0, lapses: 0 });
        if (event.kind === "resigned") this.chair(event.seat).resigned = true;
        break;
      case "taken-back":
        Object.assign(this.chair(event.seat), { bot: "", missing: 0 });
        break;
      case "woke":
        this.opened = at;
        for (const chair of this.chairs) chair.nudged = chair.missing = 0;
        break;
      case "rematched":
        this.rematches.push(event);
        break;
      case "deleted":
        this.deleted = true;
        break;
      case "said":
        this.talk = [...this.talk, { n: this.n + 1, at, event }].slice(-CHAT_KEPT);
        break;
      case "muted":
        if (event.on) this.muted.add(event.seat);
        else this.muted.delete(event.seat);
        break;
      case "cleared":
        this.talk = [];
        break;
      default:
        throw new Error(`a table knows nothing of ${event.kind}`);
    }
    return event;
  }

  /** @param {TableEvent} event @param {string[] | string[][]} drawn */
  withOutcome(event, drawn) {
    if (event.drawn && JSON.stringify(event.drawn) !== JSON.stringify(drawn)) {
      throw new Mistake("log-drawn", { number: this.n + 1, logged: event.drawn, drawn });
    }
    return { ...event, drawn };
  }

  // --- the game

  /** A match begins with it. @returns {Omit<import("./match.js").Log, "entries">} */
  header() {
    const { game, rules, seats, options = {}, start = null, packed } = this.created;
    return { game, rules, seats, seed: this.seed(0), options, start, packed, names: this.names };
  }

  /** @param {number} seat @param {string} move @param {string} by */
  play(seat, move, by) {
    const match = this.playing;
    match.play(seat, move, this.seed(this.question));
    this.by.push(by);
    return /** @type {import("./match.js").Entry} */ (match.log.entries.at(-1)).drawn;
  }

  /** @param {number} at */
  open(at) {
    const match = this.playing;
    this.opened = at;
    this.answers = new Map();
    this.asked = match.asked;
    this.openQuestion = this.asked.length ? match.question : null;
  }

  /** The seed before move `number`; 0 is the deal. @param {number} number */
  seed(number) {
    return seedOf(this.created.secret, this.created.table, this.nonces, number);
  }

  // --- clocks

  /** The time a person took, beyond the credit, comes out of the bank. @param {number} seat @param {number} at */
  spend(seat, at) {
    const chair = this.chair(seat);
    if (this.clock && chair.personPlays) chair.bank = Math.max(0, chair.bank - Math.max(0, at - this.opened - this.clock.credit));
    chair.nudged = 0;
  }

  /** A person who lets the clock answer twice in a row is not there. @param {number} seat @param {string} by */
  note(seat, by) {
    if (by !== "bot") this.chair(seat).lapses = by === "clock" ? this.chair(seat).lapses + 1 : 0;
  }

  /** When the time of a person who is asked is up; null without a clock. @param {number} seat */
  deadline(seat) {
    const chair = this.chair(seat);
    if (!this.clock || !chair.personPlays || !this.waiting.includes(seat)) return null;
    return this.opened + this.clock.credit + chair.bank;
  }

  /** Whether people answer when they have time, and need not be there. */
  get overDays() {
    return this.clock !== null && this.clock.credit >= HOUR;
  }

  /** Whether the game goes on though nobody is there: over days, or because all its people have resigned. */
  get playsAlone() {
    const people = this.chairs.filter(({ identity }) => identity);
    return this.overDays || (people.length > 0 && people.every(({ resigned }) => resigned));
  }

  // --- asking the table

  /** The number of the last line. */
  get n() {
    return this.lines.length;
  }

  /** @returns {"gathering" | "playing" | "over"} */
  get status() {
    if (this.match === null) return "gathering";
    return this.finished ? "over" : "playing";
  }

  /** The match, once it was dealt. */
  get playing() {
    if (this.match === null) throw new Error("nothing was dealt yet");
    return this.match;
  }

  /** The number of the open question: of the move that would be made now. */
  get question() {
    return this.playing.log.entries.length + 1;
  }

  /** The seats whose answer is awaited. */
  get waiting() {
    return this.finished ? [] : this.asked.filter((seat) => !this.answers.has(seat));
  }

  /** Whether the last move was made. */
  get over() {
    return this.match !== null && !this.asked.length;
  }

  /** Whether answers to the open question are covered until all are in and its time has passed. */
  get inWindow() {
    return this.openQuestion !== null && (this.openQuestion.sealed || this.openQuestion.reaction);
  }

  /** Whether the open question only completes the move before it. */
  get completing() {
    return this.openQuestion !== null && this.openQuestion.completes;
  }

  /** Every seat's part in the draws. */
  get nonces() {
    return this.chairs.map(({ nonce }) => nonce);
  }

  /** Who sits where, as a match file has it. */
  get names() {
    return this.chairs.map(({ name, bot }) => name || bot);
  }

  /** @param {number} seat */
  chair(seat) {
    return this.chairs[seat - 1];
  }

  /** The seats that somebody holds. @param {string} identity */
  seatsOf(identity) {
    return this.seatsWhere((chair) => identity !== "" && chair.identity === identity);
  }

  /** Whether somebody holds a seat. @param {string} identity @param {number} seat */
  holds(identity, seat) {
    return this.seatsOf(identity).includes(seat);
  }

  /** The seats that wait for somebody. @param {string} identity */
  keptSeats(identity) {
    return this.seatsWhere((chair) => identity !== "" && chair.open && chair.person === identity);
  }

  /** Everybody who holds a seat, or for whom one is kept. */
  get people() {
    return new Set(this.deleted ? [] : this.chairs.map(({ person }) => person).filter(Boolean));
  }

  /** Where they play again, if they do. */
  get rematch() {
    return this.rematches.at(-1) ?? null;
  }

  /** The match as a log that can be written down and verified; the secret only once the game is over. @returns {import("./match.js").Log} */
  log() {
    const { log } = this.playing;
    const fairness = { commitment: this.commitment, nonces: this.nonces, secret: this.finished ? this.created.secret : "" };
    return { ...log, entries: [...log.entries], match: this.created.table, names: this.names, fairness };
  }

  /** @param {(chair: Chair) => boolean} is */
  seatsWhere(is) {
    return this.chairs.flatMap((chair, place) => (is(chair) ? [place + 1] : []));
  }

  /** @param {number} seat @param {Partial<Chair>} given */
  seat(seat, given) {
    this.chairs[seat - 1] = new Chair({ ...given, bank: this.bank });
  }

  /** Where the owner stood up, the next person at the table decides. @param {string} gone */
  passOn(gone) {
    const next = this.chairs.find(({ identity }) => identity && identity !== gone);
    if (gone === this.owner && next) this.owner = next.identity;
  }
}
