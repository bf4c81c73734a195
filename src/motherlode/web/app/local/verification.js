/** Whether chance was what it was committed to be: `match/fairness.py`'s `verify` in the page. */

import { Mistake } from "../rules-engine/options.js";
import { commitmentOf, seedOf } from "./fairness.js";
import { Match } from "./match.js";
import { Refusal, refusalOf } from "./refusal.js";

/** @typedef {import("./match.js").Log} Log */
/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {{ seeds?: number, moves?: number, draws?: number, over?: boolean, problem?: Mistake }} Verdict */

/** @param {Rules} rules @param {Log} log @param {string} commitment that a player wrote down before the match */
export function verified(rules, log, commitment) {
  const { seeds = 0, moves = 0, draws = 0, over = false, problem } = verify(rules, log, commitment);
  const refusal = problem && refusalOf(problem);
  const why = refusal instanceof Refusal ? { reason: refusal.reason, ...(Object.keys(refusal.given).length && { arguments: refusal.given }) } : null;
  return { holds: !why, seeds, moves, draws, over, commitment: log.fairness?.commitment ?? "", problem: why };
}

/** Recompute every seed, draw, shuffle and roll of a log. @param {Rules} rules @param {Log} log @param {string} commitment @returns {Verdict} */
function verify(rules, log, commitment) {
  const deal = Match.replay(rules, log, 0), { fairness } = log;
  if (!fairness) return { problem: new Mistake("fairness-none", {}) };
  const logged = fairness.commitment;
  if (commitment && commitment !== logged) return { problem: new Mistake("fairness-other-commitment", { logged, given: commitment }) };
  if (!fairness.secret) return withoutSecret(rules, log);
  const computed = commitmentOf(fairness.secret);
  if (computed !== logged) return { problem: new Mistake("fairness-commitment", { computed, logged }) };
  for (const [number, given] of [log.seed, ...log.entries.map(({ seed }) => seed)].entries()) {
    const right = seedOf(fairness.secret, log.match ?? "", fairness.nonces, number);
    if (given !== right) return { seeds: number, problem: otherSeed(number, right, given) };
  }
  const seeds = log.entries.length + 1, match = replayed(rules, log);
  if (match instanceof Mistake) return { seeds, problem: match };
  const draws = log.entries.reduce((sum, { drawn }) => sum + drawn.length, rules.drawn(deal.happened[0]).length);
  return { seeds, moves: log.entries.length, draws, over: match.over };
}

/** Only who dealt can check it yet: right before the end, wrong after it. @param {Rules} rules @param {Log} log @returns {Verdict} */
function withoutSecret(rules, log) {
  const match = replayed(rules, log);
  if (match instanceof Mistake) return { problem: match };
  return { over: match.over, problem: new Mistake(match.over ? "fairness-withheld" : "fairness-early", {}) };
}

/** @param {Rules} rules @param {Log} log */
function replayed(rules, log) {
  try {
    return Match.replay(rules, log);
  } catch (error) {
    if (error instanceof Mistake) return new Mistake("fairness-replay", { why: error.message });
    throw error;
  }
}

/** @param {number} number @param {bigint} right @param {bigint | null} logged */
function otherSeed(number, right, logged) {
  const computed = String(right);
  if (number === 0) return new Mistake("fairness-deal", { computed, logged: String(logged) });
  if (logged === null) return new Mistake("fairness-no-seed", { number, computed });
  return new Mistake("fairness-seed", { number, computed, logged: String(logged) });
}
