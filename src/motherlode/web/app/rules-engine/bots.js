/** Bots of the page: the compiled players and the compiled search, with the slips of `bots/slips.py`. */

import { Search } from "./search.js";
import { below, drawing } from "./stream.js";

export { newStream } from "./stream.js";

/** @typedef {import("./facts.js").BotSpec} BotSpec */
/** @typedef {import("./rules.js").Rules} Rules */
/** @typedef {import("./rules.js").Rec} Rec */
/** @typedef {import("./stream.js").Stream} Stream */
/** @typedef {{ action: number, visits: number, win: number, error: number }} SearchedMove */

const HUNDRED = 100;
const FIRST_SLICE = 8, LONGEST_SLICE = 4096; // iterations between two looks at the clock
const SHORT = 0.5, LONG = 2; // milliseconds: a slice that took less is doubled, one that took more is halved

/** The bot of a level, or of a row like those of the levels in the facts. @param {Rules} rules @param {string | BotSpec} named */
export function botOf(rules, named) {
  const spec = typeof named === "string" ? rules.facts.levels[named] : named;
  if (!spec) throw new Error(`there is no bot ${named}`);
  return new Bot(rules, spec);
}

export class Bot {
  /** @param {Rules} rules @param {BotSpec} spec */
  constructor(rules, spec) {
    this.rules = rules;
    this.spec = spec;
  }

  /**
   * One of the legal moves; all chance comes from the stream, which goes on.
   * @param {Rec} view what the seat may know (`Rules.redact`) @param {number} seat @param {number[]} legal @param {Stream} stream
   */
  choose(view, seat, legal, stream) {
    const { player, slips } = this.spec;
    const any = () => legal[below(this.rules, stream, legal.length)];
    if (slips && below(this.rules, stream, HUNDRED) < slips) return any();
    if (player === "random") return any();
    if (player === "greedy") return this.greedy(view, seat, legal, stream);
    return legal.length === 1 ? legal[0] : this.think(view, seat, legal, stream).moves[0].action;
  }

  /**
   * Search until the budget is spent, and rate every legal move, the best first.
   * @param {Rec} view @param {number} seat @param {number[]} legal @param {Stream} stream
   * @returns {{ moves: SearchedMove[], playouts: number }}
   */
  think(view, seat, legal, stream) {
    const search = new Search(this.rules, "search");
    const { playouts, seconds } = this.spec;
    const began = performance.now();
    const until = seconds ? began + seconds * 1000 : Infinity, all = playouts ?? Infinity;
    search.begin(view, seat, legal.length, stream);
    for (let done = 0, slice = FIRST_SLICE, now = began; done < all && (done === 0 || now < until); ) {
      const before = now;
      const some = Math.min(slice, all - done);
      search.run(some);
      done += some;
      now = performance.now();
      if (now - before < SHORT) slice = Math.min(2 * slice, LONGEST_SLICE);
      else if (now - before > LONG) slice = Math.max(slice >> 1, 1);
    }
    const edges = search.edges();
    const moves = edges.map(({ action, visits, value, squares }) => {
      const tried = Math.max(visits, 1), win = value / tried;
      return { action, visits, win, error: Math.sqrt(Math.max(squares / tried - win * win, 0) / Math.max(visits - 1, 1)) };
    });
    moves.sort((one, other) => other.visits - one.visits || other.win - one.win); // equal ones stay in their order
    return { moves, playouts: edges.reduce((sum, { visits }) => sum + visits, 0) };
  }

  /** The rule of thumb. @param {Rec} view @param {number} seat @param {number[]} legal @param {Stream} stream */
  greedy(view, seat, legal, stream) {
    const { module } = this.rules;
    this.rules.put("view", view);
    const mask = module.bytes("words");
    mask.fill(0);
    for (const action of legal) mask[action] = 1;
    return drawing(this.rules, stream, () => module.call("greedy", seat - 1, legal.length));
  }
}
