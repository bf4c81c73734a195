/**
 * The stage: every line of a stream is a scene, and one plays after the other. What the page draws is how things were
 * when the last scene landed; so nothing is narrated before it is seen. None is left out: where many wait, they play
 * faster, until the person lands them all. In a hidden tab, and at the instant speed, each lands as soon as it comes.
 */

import { chooseSpeed, chosenSpeed } from "./speed.js";

/** Milliseconds at the normal speed. */
const READING = 900; // what others do is seen for as long, at least
const REST = 140; // between two scenes
const LONGEST = 9000; // for pictures that never arrive
const OTHERS = 1.4; // the pace of what others do
const HURRIED = 4; // the pace of what concerns nobody here, or while somebody's time runs
const [CROWDED, MOST_CROWDED] = [0.3, 4]; // how much faster it gets with every scene that waits, and at most

/** @typedef {import("./speed.js").Speed} Speed */
const RATES = { slow: 0.6, normal: 1, fast: 2.4, instant: Infinity };

/** Whether the reader wants nothing to move. */
export function isStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * What can be put on a stage: the pictures of it, if there are any, and what is true once it has landed.
 * @typedef {{ n: number, land: () => void, play?: (scene: Scene) => Promise<unknown> | void, ready?: () => boolean,
 *   own?: boolean, fast?: () => boolean, hurried?: () => boolean, hold?: () => Promise<number>, release?: () => void }} Script
 */

/** One scene while it plays: whatever moves in it, moves by this, and is gone when it lands. */
export class Scene {
  /** @param {number} rate how fast it plays; 1 is as it was drawn */
  constructor(rate) {
    this.rate = rate;
    /** whether it has landed, or somebody does not want to see the rest */ this.over = false;
    /** @type {Animation[]} */ this.moving = [];
    /** @type {Element[]} */ this.things = [];
    /** when it is over @type {Promise<void>} */
    this.ended = new Promise((done) => (this.end = () => this.close(done)));
  }

  /** @param {(done: void) => void} done */
  close(done) {
    this.over = true;
    for (const animation of this.moving) animation.cancel();
    for (const thing of this.things) thing.remove();
    done();
  }

  /** Move something; when it has arrived. @param {Element | null | undefined} element @param {Keyframe[] | PropertyIndexedKeyframes} frames @param {KeyframeAnimationOptions} options */
  async animate(element, frames, options) {
    if (!element || this.over) return;
    const animation = element.animate(frames, { fill: "backwards", ...options, id: "motherlode" });
    animation.playbackRate = this.rate;
    this.moving.push(animation);
    await animation.finished.catch(() => {});
  }

  /** Put something somewhere, until the scene lands. @template {Element} Thing @param {Element} where @param {Thing} thing */
  put(where, thing) {
    if (this.over) return thing;
    where.append(thing);
    this.things.push(thing);
    return thing;
  }

  /** Let some time go by. @param {number} time */
  wait(time) {
    return Promise.race([this.ended, new Promise((done) => setTimeout(done, time / this.rate))]);
  }
}

export class Stage {
  /** @param {() => void} [changed] called whenever another scene plays, waits or has landed @param {() => "" | "hold" | "land"} [wish] whether scenes have to wait, or may not be waited for */
  constructor(changed = () => {}, wish = () => "") {
    this.changed = changed;
    this.wish = wish;
    this.speed = chosenSpeed();
    this.paused = false;
    /** scenes that may still play while it is paused */ this.steps = 0;
    /** @type {Script[]} */ this.waiting = [];
    /** what is played @type {{ script: Script, scene: Scene, landed: boolean } | null} */ this.playing = null;
    /** ends what is held until it is seen @type {(() => void) | null} */ this.release = null;
    this.running = false;
    /** whether it is over with it */ this.closed = false;
    this.hidden = () => document.visibilityState !== "visible" && this.land();
    document.addEventListener("visibilitychange", this.hidden);
  }

  /** Whether a scene plays, or waits to. */
  get busy() {
    return this.waiting.length > 0 || (this.playing !== null && !this.playing.landed);
  }

  /** Whether nothing plays, is held or waits. */
  get quiet() {
    return !this.playing && !this.waiting.length;
  }

  /** The number of the scene that plays. */
  get scene() {
    return this.playing && !this.playing.landed ? this.playing.script.n : null;
  }

  /** Whether nothing is waited for. */
  get instant() {
    return this.speed === "instant" || document.visibilityState !== "visible" || this.wish() === "land";
  }

  /** @param {number} n */
  find(n) {
    return this.waiting.find((script) => script.n === n);
  }

  /** @param {Script} script */
  add(script) {
    this.waiting.push(script);
    this.go();
    this.changed();
  }

  /** Something has changed: see what can play now. */
  go() {
    if (this.instant) this.land();
    else this.run();
  }

  /** @param {Speed} speed */
  choose(speed) {
    this.speed = speed;
    chooseSpeed(speed);
    if (this.playing && speed !== "instant") this.pace(this.playing);
    this.go();
    this.changed();
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.paused = paused;
    this.steps = 0;
    if (!paused) this.release?.();
    this.go();
    this.changed();
  }

  /** The next scene alone. */
  step() {
    this.paused = true;
    this.steps = 1;
    if (this.scene !== null) this.arrive();
    this.release?.();
    this.run();
  }

  /** Everything lands, at once. @param {boolean} [whole] also what is not complete */
  land(whole = false) {
    this.arrive();
    this.release?.();
    while (this.waiting.length && (whole || (this.waiting[0].ready?.() ?? true))) this.waiting.shift()?.land();
    this.changed();
  }

  /** Nothing plays here any more, and nothing lands. */
  close() {
    document.removeEventListener("visibilitychange", this.hidden);
    this.closed = true;
    this.waiting = [];
    this.playing?.scene.end?.();
    this.release?.();
  }

  /** The next scene, if it may play. */
  next() {
    const [script] = this.waiting;
    if (!script || !(script.ready?.() ?? true) || this.wish() === "hold") return null;
    if (this.paused && !script.own && this.steps === 0) return null;
    this.steps = 0;
    return this.waiting.shift() ?? null;
  }

  async run() {
    if (this.running) return;
    this.running = true;
    try {
      for (let script = this.next(); script; script = this.next()) await this.perform(script);
    } finally {
      this.running = false;
    }
  }

  /** @param {Script} script */
  async perform(script) {
    const playing = (this.playing = { script, scene: new Scene(1), landed: false });
    const { scene } = playing;
    this.pace(playing);
    this.changed();
    if (script.play) await Promise.race([scene.ended, this.act(script, scene), scene.wait(LONGEST)]);
    const seen = !playing.landed;
    this.arrive();
    if (seen && script.play) await this.rest(script, scene.rate);
    if (this.playing === playing) this.playing = null;
    this.changed();
  }

  /** @param {Script} script @param {Scene} scene */
  async act(script, scene) {
    const read = script.own ? null : scene.wait(READING);
    if (!isStill()) {
      await new Promise(requestAnimationFrame); // the scene before has been drawn by then
      await /** @type {any} */ (script).play(scene)?.catch?.(reportError);
    }
    await read;
  }

  /** After it has landed: a breath, or as long as it is worth to be looked at, however fast the day went. @param {Script} script @param {number} rate */
  async rest(script, rate) {
    const held = (await script.hold?.()) ?? 0;
    if (this.instant || this.closed) return script.release?.();
    this.changed();
    const looked = held / ((script.hurried?.() ? HURRIED : RATES[this.speed]) * this.crowd);
    const time = looked || (script.own ? 0 : REST / rate);
    await new Promise((done) => {
      this.release = () => done(undefined);
      if (time < Infinity && (!held || !this.paused || script.own)) setTimeout(done, time);
    });
    this.release = null;
    script.release?.();
  }

  /** The scene that plays has landed. */
  arrive() {
    const { playing } = this;
    if (!playing || playing.landed) return;
    playing.landed = true;
    playing.scene.end?.();
    playing.script.land();
    this.changed();
  }

  /** How much faster it goes where scenes wait. */
  get crowd() {
    return Math.min(MOST_CROWDED, 1 + CROWDED * Math.max(0, this.waiting.length - 1));
  }

  /** How fast a scene plays: as chosen, faster where others wait behind it or nobody is concerned. @param {{ script: Script, scene: Scene }} playing */
  pace({ script, scene }) {
    const chosen = Math.min(RATES.fast, RATES[this.speed]);
    const rate = (script.fast?.() || script.hurried?.() ? HURRIED : chosen) * this.crowd * (script.own ? 1 : OTHERS);
    for (const animation of scene.moving) animation.updatePlaybackRate(rate);
    scene.rate = rate;
  }
}

/** Whether a key lets everything land: Space or Escape, where they mean nothing else. @param {KeyboardEvent} event */
export function landsAll({ key, target, defaultPrevented, altKey, ctrlKey, metaKey }) {
  if (defaultPrevented || altKey || ctrlKey || metaKey) return false;
  const element = /** @type {Element} */ (target);
  if (element.closest?.("dialog, [popover], input, select, textarea")) return false;
  return key === "Escape" || (key === " " && !element.closest?.("button, a, summary, [role='button']"));
}
