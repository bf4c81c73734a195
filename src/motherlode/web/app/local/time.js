/** Time: how late it is, and what is done later. Tests have one of their own, which they move by hand. */

/** @typedef {{ now: () => number, after: (milliseconds: number, done: () => void) => () => void, pause: (milliseconds: number) => Promise<void> }} Time */

const AHEAD = Date.now() - performance.now();

/** @type {Time} */
export const TIME = {
  /** It never goes back, whatever happens to the clock of the machine. */
  now: () => Math.floor(performance.now() + AHEAD),

  /** What it returns stops it. */
  after(milliseconds, done) {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  },

  pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
};
