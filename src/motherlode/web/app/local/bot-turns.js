/** Bots at a live table: for each seat that a bot answers for, it thinks once about each question; `server/bot_turns.py` in the page. */

import { USUAL_LEVEL } from "./bot-names.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./live-table.js").LiveTable} LiveTable */
/** @typedef {import("./thinking.js").Seen} Seen */

export class BotTurns {
  /** @param {LiveTable} live */
  constructor(live) {
    this.live = live;
    /** question and seat @type {Set<string>} */ this.thinking = new Set();
    /** lines that readers have seen @type {Map<object, number>} */ this.seen = new Map();
    /** those who wait for a reader @type {Set<() => void>} */ this.waiting = new Set();
  }

  /** Let a bot answer the open question for a seat, and complete its move, not before `earliest`.
   * @param {Table} table @param {number} seat @param {string} bot @param {string} by @param {number} earliest */
  think(table, seat, bot, by, earliest) {
    const { question, n } = table, key = `${question} ${seat}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    this.answer(table, seat, bot, by, earliest, n, question)
      .catch(() => this.live.tryAgain()) // nothing could be kept, or another tab was first
      .finally(() => this.thinking.delete(key));
  }

  /** @param {Table} table @param {number} seat @param {string} bot @param {string} by @param {number} earliest @param {number} n @param {number} question */
  async answer(table, seat, bot, by, earliest, n, question) {
    const { time, settings, thinking } = this.live.host;
    const { rules } = table, { window } = settings;
    const covered = table.inWindow && window > 0, timed = covered || table.completing;
    const until = covered ? Math.max(earliest, table.opened + window) : earliest;
    /** @type {Seen} */ let seen = { view: table.playing.redacted(seat), seat, legal: rules.legal(table.playing.record, seat) };
    /** @type {number[]} */ const moves = [];
    await time.pause(0); // who caused it is answered first
    moves.push(timed ? await this.inTime(table, bot, seen, until) : await thinking.choose(rules, bot, seen));
    for (let further = thinking.completion(rules, seen, moves[0]); further; further = thinking.completion(rules, further, /** @type {number} */ (moves.at(-1)))) {
      seen = further;
      moves.push(await this.inTime(table, bot, seen, until));
    }
    if (timed && until > this.live.now()) await time.pause(until - this.live.now()); // what is seen early is not answered early
    await this.patience(table, n, until);
    await this.live.botAnswers(question, seat, moves.map((action) => rules.phrases[action]), by);
  }

  /** By when a sealed or completing answer is given: the time it took would show what the bot holds. @param {Table} table @param {string} bot @param {Seen} seen @param {number} until */
  async inTime({ rules }, bot, seen, until) {
    const { time, thinking } = this.live.host, left = until - this.live.now();
    if (left > 0) {
      const chosen = await Promise.race([thinking.choose(rules, bot, seen), time.pause(left).then(() => null)]);
      if (chosen !== null) return chosen;
    }
    return thinking.chooseNow(rules, USUAL_LEVEL, seen);
  }

  // --- bots who play with one person only wait until that person has seen what happened

  /** A reader has seen everything up to a line. @param {object} reader @param {number} n */
  report(reader, n) {
    this.seen.set(reader, n);
    this.wake();
  }

  /** A reader is gone, and nobody waits for it. @param {object} reader */
  forget(reader) {
    if (this.seen.delete(reader)) this.wake();
  }

  wake() {
    for (const go of [...this.waiting]) go();
  }

  /** One person plays, without a clock, and reports what was seen. @param {Table} table */
  applies(table) {
    const people = new Set(table.chairs.map(({ identity }) => identity).filter(Boolean));
    return this.seen.size > 0 && people.size === 1 && table.clock === null;
  }

  /** Until line `n` has been seen, or for as long as anybody waits for that; elsewhere until `earliest`. @param {Table} table @param {number} n @param {number} earliest */
  async patience(table, n, earliest) {
    const { time, settings } = this.live.host, latest = earliest + settings.patience;
    for (;;) {
      const applies = this.applies(table);
      const left = (applies ? latest : earliest) - this.live.now();
      if (left <= 0 || (applies && Math.min(...this.seen.values()) >= n)) return;
      await new Promise((go) => {
        const woken = () => {
          this.waiting.delete(woken);
          cancel();
          go(undefined);
        };
        const cancel = time.after(left, woken);
        this.waiting.add(woken);
      });
    }
  }
}
