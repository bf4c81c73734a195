/**
 * The record of a match: who played, how it ended, and every moment, whole and as each seat saw it. It comes in pieces,
 * the wanted one first, and everything that is there already can be looked at.
 */

import { TableState } from "../state.js";
import { askUntilReady } from "./requests.js";

/** @typedef {import("../state.js").Happened} Happened */
/**
 * @typedef {{ number: number, seat: number, move: string, happened: Happened[], view: any, asked: number[],
 *   question: string, about: Record<string, any> }} Step the game after a move; 0 is the deal
 */

const PIECE = 100; // moments that are asked for at once
const WHOLE = 0; // in the place of a seat: the open table

export class MatchRecord {
  /** @param {string} match @param {AbortSignal} signal @param {() => void} changed @param {(error: unknown) => void} trouble */
  constructor(match, signal, changed, trouble) {
    this.match = match;
    this.signal = signal;
    this.changed = changed;
    this.trouble = trouble;
    /** @type {TableState | null} */ this.state = null;
    /** moments by seat @type {Map<number, Step[]>} */ this.seen = new Map();
    /** what is on its way or there @type {Set<string>} */ this.asked = new Set();
  }

  /** How many moves were made. */
  get moves() {
    return this.state?.history.length ?? 0;
  }

  get over() {
    return this.state?.status === "over";
  }

  /** Who played, and how it ended. */
  async open() {
    const { body } = await this.ask(`export.json`);
    this.state = new TableState(body);
    this.changed();
  }

  /** @param {string} path */
  ask(path) {
    return askUntilReady(`/api/matches/${this.match}/${path}`, this.signal, this.trouble);
  }

  /** The open table at some moment, with all that happened. @param {number} move @returns {Step | undefined} */
  whole(move) {
    return this.seen.get(WHOLE)?.[move];
  }

  /** The same as a seat saw it. @param {number} seat @param {number} move @returns {Step | undefined} */
  through(seat, move) {
    return this.seen.get(seat)?.[move];
  }

  /** Have everything that happened, beginning around a moment. @param {number} move */
  async readAll(move) {
    const first = Math.floor(move / PIECE);
    const pieces = Math.floor(this.moves / PIECE) + 1;
    await this.need(WHOLE, move);
    for (let piece = 0; piece < pieces; piece++) if (piece !== first) await this.need(WHOLE, piece * PIECE);
  }

  /** Have a moment as a seat saw it. @param {number} seat @param {number} move */
  async need(seat, move) {
    const first = move - (move % PIECE);
    const key = `${seat} ${first}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    const eyes = seat === WHOLE ? "view=whole" : `seat=${seat}`;
    try {
      const { body } = await this.ask(`replay?${eyes}&move=${first}&count=${PIECE}`);
      const steps = this.seen.get(seat) ?? [];
      for (const step of body.steps) steps[step.number] = step;
      this.seen.set(seat, steps);
      this.changed();
    } catch (error) {
      this.asked.delete(key);
      throw error;
    }
  }

  /** The table as a board wants to know it, at a moment; who is at their screen now does not matter. @param {Step} step @param {number} seat */
  stateAt(step, seat) {
    const { number, question, about, asked } = step;
    const asking = question ? { number: number + 1, question, about, seats: asked, opened: 0 } : null;
    const state = /** @type {TableState} */ (Object.create(TableState.prototype));
    const history = this.state?.history.slice(0, number);
    const ended = asking ? { status: "playing", standing: null } : {};
    return Object.assign(state, this.state, { seat, view: step.view, history, asking, here: null }, ended);
  }
}
