/**
 * Motion is a lens over a board that is always true: animations queue, are skipped when too many wait, by a key or a
 * touch, and where the reader wants none.
 */

const MOST_WAITING = 3;

export class Motion {
  constructor() {
    /** @type {(() => Promise<void> | void)[]} */
    this.waiting = [];
    this.running = false;
    this.stopped = false;
  }

  /** Whether anything may move. */
  get wanted() {
    return !matchMedia("(prefers-reduced-motion: reduce)").matches && document.visibilityState === "visible";
  }

  /** @param {() => Promise<void> | void} animation */
  add(animation) {
    if (!this.wanted) return;
    this.waiting.push(animation);
    if (this.waiting.length > MOST_WAITING) this.skip();
    else this.run();
  }

  async run() {
    if (this.running) return;
    this.running = true;
    try {
      for (let next = this.waiting.shift(); next && !this.stopped; next = this.waiting.shift()) await next();
    } finally {
      this.running = false;
    }
  }

  /** Everything that still moves is at its end. */
  skip() {
    this.waiting = [];
    for (const animation of document.getAnimations()) {
      if (animation.id.startsWith("motherlode")) animation.finish();
    }
  }

  stop() {
    this.stopped = true;
    this.skip();
  }
}
