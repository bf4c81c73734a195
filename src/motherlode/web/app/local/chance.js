/** The source of everything that must be unpredictable: the browser's. */

import { base64url, hex } from "./sha256.js";

const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"; // of a code: none that look like another
const CODE = 6;
const SECRET = 32, IDENTITY = 16, TABLE = 9; // bytes

/** @param {number} count */
function bytes(count) {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** @param {number} count */
function name(count) {
  return base64url(bytes(count)).replaceAll("=", "");
}

function letter() {
  for (;;) {
    const [byte] = bytes(1);
    if (byte < 256 - (256 % LETTERS.length)) return LETTERS[byte % LETTERS.length]; // each equally likely
  }
}

/** @typedef {{ secret: () => string, key: () => string, identity: () => string, table: () => string, code: () => string, seed: () => bigint }} Chance */

/** @type {Chance} */
export const CHANCE = {
  secret: () => hex(bytes(SECRET)),
  key: () => hex(bytes(SECRET)),
  identity: () => name(IDENTITY),
  table: () => name(TABLE),
  code: () => Array.from({ length: CODE }, letter).join(""),
  /** of a bot's own random numbers */ seed: () => crypto.getRandomValues(new BigUint64Array(1))[0] >> 1n,
};
