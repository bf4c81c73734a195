/** Chance that can be checked: `match/fairness.py` in the page, by the same scheme, so that anybody's `verify` holds here and there. */

import { bytesOf, fromHex, hex, hmac, sha256 } from "./sha256.js";

const COMMITMENT = "motherlode fairness 1 commitment";
const SEED = "motherlode fairness 1 seed";
export const SEED_LIMIT = 1n << 63n;

/** What can be shown before the match. @param {string} secret */
export function commitmentOf(secret) {
  return hex(sha256(`${COMMITMENT} ${secret}`));
}

/** The seed of the deal (number 0) or of a move, counted from 1. @param {string} secret @param {string} match @param {string[]} nonces @param {number} number */
export function seedOf(secret, match, nonces, number) {
  const digest = hmac(fromHex(secret), bytesOf(JSON.stringify([SEED, match, nonces, number])));
  return new DataView(digest.buffer).getBigUint64(0) % SEED_LIMIT;
}
