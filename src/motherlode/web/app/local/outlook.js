/**
 * Completing a move: the further questions that a seat answers before its move is done, such as what it pays with.
 * Found out by trying the moves in a world guessed from what the seat may know, and only as far as nothing is drawn:
 * `match/completions.py` in the page.
 */

/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {import("../rules-engine/rules.js").Rec} Rec */
/** @typedef {{ world: Rec, more: boolean }} Tried the world after a move, and whether the seat is asked to complete it */

export class Outlook {
  /** One that fits what the seat may know. @param {Rules} rules @param {Rec} view @param {number} seat */
  constructor(rules, view, seat) {
    this.rules = rules;
    this.seat = seat;
    this.world = rules.guess(view, seat, 0n);
  }

  /** @param {Rec} before @param {number} action @returns {Tried} */
  after(before, action) {
    const { rules, seat } = this;
    const world = before.slice();
    const drawn = rules.apply(world, seat, action).some(([kind]) => rules.facts.events[kind].chance);
    const asked = rules.asked(world);
    return { world, more: !drawn && asked.length === 1 && asked[0] === seat && rules.question(world).completes };
  }

  /** Every way to complete a legal move: the answers in order. Of ways that lead to the same there is one. @param {number} action */
  completions(action) {
    /** @type {{ answers: number[], tried: Tried }[]} */ const ways = [{ answers: [], tried: this.after(this.world, action) }];
    /** @type {number[][]} */ const complete = [];
    const met = new Set();
    for (const { answers, tried } of ways) { // which grows while it is walked
      if (!tried.more) {
        complete.push(answers);
        continue;
      }
      for (const answer of this.rules.legal(tried.world, this.seat)) {
        const following = this.after(tried.world, answer);
        const same = String.fromCharCode(...following.world);
        if (!met.has(same)) ways.push({ answers: [...answers, answer], tried: following });
        met.add(same);
      }
    }
    return complete;
  }
}
