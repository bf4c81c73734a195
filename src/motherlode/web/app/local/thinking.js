/** Bots that think for tables, and the coach: here and now, in the thread of the table. */

import { Bot, newStream } from "../rules-engine/bots.js";
import { evaluate } from "../rules-engine/evaluation.js";
import { botNamed } from "./bot-names.js";
import { Outlook } from "./outlook.js";

/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {import("../rules-engine/rules.js").Rec} Rec */
/** @typedef {import("../rules-engine/evaluation.js").EvaluatedMove} EvaluatedMove */
/** @typedef {{ move: string, win: number, error: number, playouts: number }} WeighedMove */
/** @typedef {{ view: Rec, seat: number, legal: number[] }} Seen all that a bot sees when its seat is asked */

const ADVICE = { seconds: 0.5 };
const CLEAR = 3; // standard errors that make a difference clear
const DIGITS = 1e6;

export class Thinking {
  /** @param {() => bigint} seed of a bot's own random numbers @param {import("../rules-engine/evaluation.js").Budget} [budget] of the coach */
  constructor(seed, budget = ADVICE) {
    this.seed = seed;
    this.budget = budget;
  }

  /** The move of a bot. @param {Rules} rules @param {string} bot @param {Seen} seen @returns {Promise<number>} */
  async choose(rules, bot, seen) {
    return this.chooseNow(rules, bot, seen);
  }

  /** @param {Rules} rules @param {string} bot @param {Seen} seen */
  chooseNow(rules, bot, { view, seat, legal }) {
    return new Bot(rules, botNamed(rules, bot)).choose(view, seat, legal, newStream(rules, this.seed()));
  }

  /** What the seat will be asked to complete its move, as far as it can know now; null when it will not be asked. @param {Rules} rules @param {Seen} seen @param {number} action @returns {Seen | null} */
  completion(rules, { view, seat }, action) {
    if (!rules.facts.questions.some(({ completes }) => completes)) return null;
    const outlook = new Outlook(rules, view, seat), { world, more } = outlook.after(outlook.world, action);
    return more ? { view: rules.redact(world, seat), seat, legal: rules.legal(world, seat) } : null;
  }

  /** What the coach says, as far as it needs no exact odds, which Python alone computes: how good each move is. @param {Rules} rules @param {Seen} seen */
  async advise(rules, seen) {
    return adviceOf(rules, seen, this.evaluateNow(rules, seen));
  }

  /** @param {Rules} rules @param {Seen} seen */
  evaluateNow(rules, { view, seat, legal }) {
    return evaluate(rules, view, seat, legal, newStream(rules, this.seed()), this.budget);
  }
}

/** @param {Rules} rules @param {Seen} seen @param {EvaluatedMove[]} evaluated */
export function adviceOf(rules, { view, seat }, evaluated) {
  const odds = { danger: "", next: {}, within: [], unaided: [], stake: 0, prospects: [] };
  const moves = named(rules, evaluated);
  return { seat, question: rules.question(view).name, odds, moves: moves.map(shown), reason: reasonOf(moves) };
}

/** @param {Rules} rules @param {EvaluatedMove[]} evaluated @returns {WeighedMove[]} */
export function named(rules, evaluated) {
  return evaluated.map(({ action, win, error, playouts }) => ({ move: rules.phrases[action], win, error, playouts }));
}

/** @param {WeighedMove} weighed @returns {WeighedMove} */
export function shown({ move, win, error, playouts }) {
  return { move, win: rounded(win), error: rounded(error), playouts };
}

/** Whether one move is better than another, and not by chance. @param {WeighedMove} one @param {WeighedMove} other */
export function clear(one, other) {
  return one.win - other.win > CLEAR * Math.hypot(one.error, other.error);
}

/** One sentence why: the keys of `coach/reasons`, as far as they need no odds. @param {WeighedMove[]} moves */
export function reasonOf([best, other]) {
  if (!other) return { key: "only", arguments: {} };
  if (!clear(best, other)) return { key: "even", arguments: { other: other.move } };
  return { key: "more", arguments: { chance: rounded(best.win - other.win), other: other.move } };
}

/** @param {number} share */
export function rounded(share) {
  return Math.round(share * DIGITS) / DIGITS;
}
