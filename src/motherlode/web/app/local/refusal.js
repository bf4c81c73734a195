/** Why something is not done: a key and arguments, never prose; the keys are those of the server. */

import { Mistake } from "../rules-engine/options.js";

const ECHO = 200; // characters of what somebody sent that are sent back

export class Refusal extends Error {
  /** @param {string} reason @param {Record<string, any>} [given] */
  constructor(reason, given = {}) {
    super(reason);
    this.reason = reason;
    this.given = given;
  }
}

/** A mistake of the person's as a refusal; anything else stays what it is. @param {unknown} error @returns {unknown} */
export function refusalOf(error) {
  if (!(error instanceof Mistake)) return error;
  const plain = Object.entries(error.given).map(([key, value]) => [key, typeof value === "number" ? value : String(value).slice(0, ECHO)]);
  return new Refusal(`mistake-${error.key}`, Object.fromEntries(plain));
}

/** What is done, with mistakes as refusals. @template T @param {() => T} done @returns {T} */
export function refusing(done) {
  try {
    return done();
  } catch (error) {
    throw refusalOf(error);
  }
}
