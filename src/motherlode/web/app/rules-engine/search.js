/** A search in the memory of a module: begun, carried on, and read at its root. */

import { below, streamIn } from "./stream.js";

/** @typedef {import("./rules.js").Rules} Rules */
/** @typedef {import("./rules.js").Rec} Rec */
/** @typedef {import("./stream.js").Stream} Stream */
/** @typedef {{ action: number, visits: number, value: number, squares: number, prior: number }} Edge a legal move of the root */

const HALF = 2 ** 32 - 1;

export class Search {
  /** @param {Rules} rules @param {"search" | "search_whole"} playouts judged where the table can be judged, or to the end of the game */
  constructor(rules, playouts) {
    this.rules = rules;
    this.playouts = playouts;
    this.seat = 0;
    this.count = 0;
  }

  /** Forget everything, and look at a view. @param {Rec} view @param {number} seat @param {number} count legal moves @param {Stream} stream */
  begin(view, seat, count, stream) {
    const { module } = this.rules;
    this.seat = seat;
    this.count = count;
    for (const buffer of ["worlds", "nodes", "edges", "path"]) module.address(buffer); // memory grows now, and not on the way
    this.rules.put("view", view);
    module.call("prepare");
    module.bytes("view").fill(0);
    const high = BigInt(below(this.rules, stream, HALF)), low = BigInt(below(this.rules, stream, HALF));
    streamIn(this.rules)[0] = (high << 32n) | low;
  }

  /** @param {number} iterations */
  run(iterations) {
    this.rules.module.call(this.playouts, this.seat - 1, iterations);
  }

  /** The legal moves in their order: the root is opened first, so they are the first edges. @returns {Edge[]} */
  edges() {
    const { bytes, value, squares, prior, visits, action } = this.rules.facts.edge;
    const data = this.rules.module.view("edges");
    return Array.from({ length: this.count }, (_, place) => ({
      action: data.getInt32(place * bytes + action, true),
      visits: data.getInt32(place * bytes + visits, true),
      value: data.getFloat64(place * bytes + value, true),
      squares: data.getFloat64(place * bytes + squares, true),
      prior: data.getFloat32(place * bytes + prior, true),
    }));
  }

  /** Give all credit that moves get beforehand to one of them. @param {number} chosen @param {number} credit */
  trust(chosen, credit) {
    const { bytes, prior } = this.rules.facts.edge;
    const data = this.rules.module.view("edges");
    for (let place = 0; place < this.count; place++) data.setFloat32(place * bytes + prior, place === chosen ? credit : 0, true);
  }
}
