/**
 * The review of a finished match: every seat's chances move by move, luck apart from decisions; `coach/review.py` in the
 * page, but for exact odds and what follows from them. It goes on by itself, a move at a time, so that tables get their turn.
 */

import { newStream } from "../rules-engine/bots.js";
import { evaluate } from "../rules-engine/evaluation.js";
import { Match } from "./match.js";
import { clear, named, reasonOf, rounded, shown } from "./thinking.js";

/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {import("../rules-engine/rules.js").Rec} Rec */
/** @typedef {import("./match.js").Log} Log */
/** @typedef {import("./thinking.js").WeighedMove} WeighedMove */
/** @typedef {{ win: number[], error: number[] }} Chances each seat's share of the victory, and the standard errors */
/** @typedef {{ moves: WeighedMove[], loss: number, gap: number, error: number, lead: number, reason: any }} Decision */
/** @typedef {{ number: number, seat: number, move: string, before: Chances, after: Chances, luck: Chances, lucky: number | null, decision: Decision | null }} Judged */
/** @typedef {Judged & Record<string, any>} Step */

const PLAYOUTS = 800; // for each thing that is estimated
const CLOSELY = 4; // times as many where something was drawn
const TURNING_POINTS = 10;
const MARGIN = 2; // standard errors that are shown behind a ±
const EXPECTED = 0, CAME = 1; // what is played out: before and after the draw
const NOTHING = -1;

export class Review {
  /** @param {Rules} rules @param {Log} log @param {number} [playouts] */
  constructor(rules, log, playouts = PLAYOUTS) {
    this.rules = rules;
    this.log = log;
    this.playouts = playouts;
    this.again = Match.replay(rules, log, 0);
    /** @type {Step[]} */ this.steps = [];
    this.before = this.chances(this.again.record, NOTHING, playouts, 0n);
  }

  get done() {
    return this.steps.length;
  }

  get of() {
    return this.log.entries.length;
  }

  /** Judge one more move. */
  advance() {
    const { again, rules, playouts, before } = this;
    const number = this.done + 1, entry = this.log.entries[number - 1], { seat, drawn } = entry;
    const seen = { view: again.redacted(seat), seat, legal: rules.legal(again.record, seat) };
    const question = again.question.name, about = again.about, action = again.action(entry.move);
    const weighs = playouts * (drawn.length ? CLOSELY : 1), seed = (/** @type {number} */ kind) => BigInt(2 * number + kind) << 32n;
    const expected = drawn.length ? this.chances(again.record, action, weighs, seed(EXPECTED)) : null;
    again.play(seat, entry.move, entry.seed);
    const { over } = again, forced = seen.legal.length === 1 && !drawn.length && !over;
    const came = forced ? before : this.chances(again.record, NOTHING, weighs, seed(CAME));
    const nobody = came.win.map(() => 0);
    const after = over ? { win: came.win, error: nobody } : came;
    const luck = expected ? difference(after, expected) : { win: nobody, error: nobody };
    const stream = newStream(rules, BigInt(number * 8 + seat));
    const decision = seen.legal.length > 1 ? decisionOf(named(rules, evaluate(rules, seen.view, seat, seen.legal, stream, { playouts }, [action])), entry.move) : null;
    this.steps.push({ number, seat, move: entry.move, question, about, drawn, before, after, luck, risk: "0", escaped: false, lucky: luckySeat(luck), decision });
    this.before = after;
  }

  /** Each seat's chances on an open table, if a move is made first, or none. @param {Rec} record @param {number} action @param {number} playouts @param {bigint} seed @returns {Chances} */
  chances(record, action, playouts, seed) {
    const { rules } = this, { module } = rules, seats = rules.seats(record);
    module.address("worlds");
    rules.put("state", record);
    module.call("play_out", action, playouts, seed);
    const sums = module.view("sums");
    const win = Array.from({ length: seats }, (_, seat) => sums.getFloat64(8 * seat, true) / playouts);
    return { win, error: win.map((share) => errorOf(share, playouts)) };
  }

  /** The whole match, once every move is judged. */
  summedUp() {
    const { steps, again, log, playouts } = this;
    const worst = best(steps, ({ loss }) => loss), strongest = best(steps, ({ lead }) => lead);
    const turns = steps.filter((step) => weight(step) > 0).sort((one, other) => weight(other) - weight(one)).slice(0, TURNING_POINTS);
    return {
      game: log.game,
      names: log.names,
      winners: again.winners,
      playouts,
      margin: MARGIN,
      danger: "",
      steps: steps.map(shownStep),
      balances: again.scores.map((score, seat) => balance(steps, seat + 1, score)),
      escapes: [],
      turning_points: turns.map(({ number }) => number).sort((one, other) => one - other),
      best: strongest,
      worst,
    };
  }
}

/** The standard error of a share of victories; never 0, because a move that never failed may still fail. @param {number} win @param {number} playouts */
function errorOf(win, playouts) {
  const share = (win * playouts + 1) / (playouts + 2);
  return Math.sqrt((share * (1 - share)) / (playouts + 3));
}

/** What came less what was expected. @param {Chances} came @param {Chances} expected @returns {Chances} */
function difference(came, expected) {
  return { win: came.win.map((share, seat) => share - expected.win[seat]), error: came.error.map((error, seat) => Math.hypot(error, expected.error[seat])) };
}

/** The seat for which chance did most, counted from 0; none where that may be noise. @param {Chances} luck */
function luckySeat({ win, error }) {
  const seat = win.reduce((most, share, at) => (Math.abs(share) > Math.abs(win[most]) ? at : most), 0);
  return Math.abs(win[seat]) > MARGIN * error[seat] ? seat : null;
}

/** The move that was made against the best known. @param {WeighedMove[]} moves @param {string} move @returns {Decision} */
function decisionOf(moves, move) {
  const [first, second] = moves, made = /** @type {WeighedMove} */ (moves.find((one) => one.move === move));
  const gap = first.win - made.win, lost = clear(first, made);
  return {
    moves,
    loss: lost ? gap : 0,
    gap,
    error: made === first ? 0 : Math.hypot(first.error, made.error),
    lead: made === first && clear(first, second) ? first.win - second.win : 0,
    reason: reasonOf(lost ? [first, made] : moves),
  };
}

/** How much a move turned the match, by luck or by a decision that cost something. @param {Step} step */
function weight({ lucky, luck, decision }) {
  return Math.max(lucky === null ? 0 : Math.abs(luck.win[lucky]), decision?.loss ?? 0);
}

/** The number of the first move that has most of something, if any has it. @param {Step[]} steps @param {(decision: Decision) => number} of */
function best(steps, of) {
  let most = 0, found = null;
  for (const { number, decision } of steps) {
    if (!decision || of(decision) <= most) continue;
    most = of(decision);
    found = number;
  }
  return found;
}

/** One seat's sums. @param {Step[]} steps @param {number} seat @param {number} score */
function balance(steps, seat, score) {
  const own = steps.flatMap((step) => (step.seat === seat && step.decision ? [step.decision] : []));
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0);
  return {
    seat,
    score,
    luck: rounded(sum(steps.map(({ luck }) => luck.win[seat - 1]))),
    luck_error: rounded(Math.hypot(...steps.map(({ luck }) => luck.error[seat - 1]))),
    loss: rounded(sum(own.map(({ loss }) => loss))),
    decisions: own.length,
    slips: own.filter(({ loss }) => loss > 0).length,
  };
}

/** @param {Step} step */
function shownStep({ decision, ...step }) {
  const share = (/** @type {Chances} */ { win, error }) => ({ win: win.map(rounded), error: error.map(rounded) });
  const judged = decision && {
    moves: decision.moves.map(shown),
    loss: rounded(decision.loss),
    gap: rounded(decision.gap),
    error: rounded(decision.error),
    lead: rounded(decision.lead),
    reason: decision.reason,
  };
  return { ...step, before: share(step.before), after: share(step.after), luck: share(step.luck), decision: judged };
}
