/** A bot's random numbers: the games' own generator, on a stream of the bot's own. */

/** @typedef {import("./rules.js").Rules} Rules */
/** @typedef {BigUint64Array} Stream one number */

/** A stream of its own, from a seed. @param {Rules} rules @param {bigint} seed @returns {Stream} */
export function newStream(rules, seed) {
  rules.module.call("start", seed);
  return streamIn(rules).slice();
}

/** A number from 0 to limit − 1, each equally likely, for a limit of 32 bits. @param {Rules} rules @param {Stream} stream @param {number} limit */
export function below(rules, stream, limit) {
  return drawing(rules, stream, () => rules.module.call("below", limit | 0) >>> 0);
}

/** Something that draws from a stream, which goes on. @param {Rules} rules @param {Stream} stream @param {() => number} drawn */
export function drawing(rules, stream, drawn) {
  streamIn(rules).set(stream);
  const found = drawn();
  stream.set(streamIn(rules));
  return found;
}

/** The stream that the functions of the module draw from. @param {Rules} rules */
export function streamIn({ module }) {
  const address = module.address("stream");
  return new BigUint64Array(module.memory.buffer, address, 1);
}
