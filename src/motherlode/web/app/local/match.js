/**
 * One game being played: questions, moves, views, and the log that is the truth; `match/match.py` in the page, with every
 * rule in the compiled module. Seats are counted from 1, a spectator is 0, moves are phrases.
 */

import { Mistake } from "../rules-engine/options.js";
import { RefusedAction } from "../rules-engine/rules.js";
import { Outlook } from "./outlook.js";
import { canonical } from "./phrases.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {import("../rules-engine/rules.js").Rec} Rec */
/** @typedef {import("../rules-engine/rules.js").Row} Row */
/** @typedef {import("../rules-engine/facts.js").Reason} Reason */
/** @typedef {{ seat: number, move: string, drawn: string[], seed: bigint | null, comment?: string }} Entry */
/** @typedef {{ commitment: string, nonces: string[], secret: string }} Fairness */
/**
 * @typedef {object} Log everything needed to play a match again
 * @property {string} game
 * @property {number} rules
 * @property {number} seats
 * @property {bigint} seed
 * @property {Record<string, any>} options
 * @property {Record<string, any> | null} start a position, when the match did not begin with the deal
 * @property {string} [packed] the same as a record of the module
 * @property {string[]} names
 * @property {Entry[]} entries
 * @property {string} [comment]
 * @property {string} [closing]
 * @property {string} [match]
 * @property {Fairness | null} [fairness]
 */

/** A move that may not be made now. */
export class RefusedMove extends Error {
  /** @param {string} move @param {Reason} why */
  constructor(move, why) {
    super(`${move}: ${why.name}`);
    this.move = move;
    this.why = why;
  }
}

export class Match {
  /** @param {Rules} rules @param {Log} log */
  constructor(rules, log) {
    this.rules = rules;
    this.log = { ...log, entries: /** @type {Entry[]} */ ([]) };
    const version = rules.facts.declared.rules;
    if (log.rules !== version) throw new Mistake("rules-version", { game: log.game, played: log.rules, present: version });
    /** the events of the deal, and of each move @type {Row[][]} */ this.happened = [[]];
    if (log.options.house || log.start?.options?.house) throw new Refusal("needs-server-house");
    if (log.start === null) {
      this.record = rules.blank(log.seats, log.options);
      this.happened = [rules.deal(this.record, log.seed)];
    } else {
      if (!log.packed) throw new Refusal("needs-server-position"); // which Python alone reads
      this.record = rules.record(log.packed);
      rules.reseed(this.record, log.seed);
      for (const seat of this.asked) if (!this.legal(seat).length) throw new Mistake("no-answer", { seat });
    }
    this.seats = rules.seats(this.record);
    this.options = rules.options(this.record);
  }

  /** Play a log again, all of it or its first moves; what was drawn must come out the same. @param {Rules} rules @param {Log} log @param {number} [moves] */
  static replay(rules, log, moves = log.entries.length) {
    const match = new Match(rules, log);
    for (let number = 1; number <= moves; number++) match.again(log.entries[number - 1], number);
    return match;
  }

  /** @param {Entry} entry @param {number} number */
  again({ seat, move, seed, drawn, comment }, number) {
    try {
      this.play(seat, move, seed, comment);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      throw new Mistake("replay-move", { number, why: error.message });
    }
    const made = /** @type {Entry} */ (this.log.entries.at(-1)).drawn;
    if (made.join("; ") !== drawn.join("; ")) {
      throw new Mistake("replay-drawn", { number, seat, move, drawn: made.join("; ") || "nothing", logged: drawn.join("; ") || "nothing" });
    }
  }

  // --- the question

  /** The seats whose answer is awaited; none when the game is over. */
  get asked() {
    return this.rules.asked(this.record);
  }

  get over() {
    return this.asked.length === 0;
  }

  get question() {
    return this.rules.question(this.record);
  }

  get about() {
    return this.rules.about(this.record);
  }

  /** The moves that a seat may make now. @param {number} seat */
  legal(seat) {
    return this.rules.legal(this.record, seat).map((action) => this.rules.phrases[action]);
  }

  /** The number of a move. @param {string} move */
  action(move) {
    const action = this.rules.action(canonical(this.rules, move));
    if (action === undefined) throw new Mistake("move", { game: this.log.game, move });
    return action;
  }

  /** Why a seat may not make a move, or null when it may. @param {number} seat @param {string} move @param {Rec} [world] */
  refusal(seat, move, world = this.record) {
    const why = this.rules.refusal(world, seat, this.action(move));
    return why && new RefusedMove(move, why);
  }

  // --- moves

  /** Make a move; a refused one throws, and the match is as it was. @param {number} seat @param {string} move @param {bigint | null} seed @param {string} [comment] */
  play(seat, move, seed, comment = "") {
    const { rules, record } = this;
    if (!Number.isInteger(seat) || seat < 1 || seat > this.seats) throw new Mistake("seat", { seat, seats: this.seats });
    const action = this.action(move), before = record.slice();
    if (seed !== null) rules.reseed(record, seed);
    /** @type {Row[]} */ let rows;
    try {
      rows = rules.apply(record, seat, action);
    } catch (error) {
      record.set(before); // its random stream
      throw error instanceof RefusedAction ? new RefusedMove(move, error.reason) : error;
    }
    this.happened.push(rows);
    this.log.entries.push({ seat, move: rules.phrases[action], drawn: rules.drawn(rows), seed, comment });
  }

  /** Why a seat may not make these moves at once, or null; found out without making any. @param {number} seat @param {string[]} moves */
  refusalOfAll(seat, moves) {
    const actions = moves.map((move) => this.action(move));
    if (moves.length === 1) return this.refusal(seat, moves[0]);
    const outlook = this.outlook(seat);
    /** @type {import("./outlook.js").Tried} */ let tried = { world: outlook.world, more: true };
    for (const [place, action] of actions.entries()) {
      if (!tried.more) throw new Mistake("completes-nothing", { move: moves[place] });
      const refused = this.refusal(seat, moves[place], tried.world);
      if (refused) return refused;
      tried = outlook.after(tried.world, action);
    }
    return null;
  }

  /** By legal move, the rows of answers that complete it. @param {number} seat @returns {Record<string, string[][]>} */
  completions(seat) {
    const { rules } = this;
    if (!rules.facts.questions.some(({ completes }) => completes)) return {};
    const outlook = this.outlook(seat);
    const named = (/** @type {number[]} */ answers) => answers.map((answer) => rules.phrases[answer]);
    const found = rules.legal(outlook.world, seat).map((action) => /** @type {const} */ ([rules.phrases[action], outlook.completions(action).map(named)]));
    return Object.fromEntries(found.filter(([, ways]) => ways.some((way) => way.length)));
  }

  /** @param {number} seat */
  outlook(seat) {
    return new Outlook(this.rules, this.redacted(seat), seat);
  }

  // --- looking

  /** The events of a move, counted from 1, as somebody saw them; 0 is the deal. @param {number} move @param {number | null} viewer */
  eventsOf(move, viewer) {
    return this.rules.eventsSeen(this.happened[move], viewer);
  }

  /** What a seat, or a spectator, may know. @param {number} viewer @returns {Record<string, any>} */
  view(viewer) {
    return JSON.parse(this.rules.viewJson(this.record, viewer, this.options));
  }

  /** The same as a record, for bots. @param {number} seat */
  redacted(seat) {
    return this.rules.redact(this.record, seat);
  }

  /** The whole table, hidden parts included. @returns {Record<string, any>} */
  position() {
    return JSON.parse(this.rules.positionJson(this.record, this.options));
  }

  get scores() {
    return this.rules.scores(this.record);
  }

  get ranks() {
    return this.rules.ranks(this.record);
  }

  /** Who has won; nobody before the end. */
  get winners() {
    return this.over ? this.ranks.flatMap((rank, seat) => (rank === 1 ? [seat + 1] : [])) : [];
  }
}
