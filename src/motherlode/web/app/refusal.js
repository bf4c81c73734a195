/** Why something was not done, in words. */

import { Refused } from "./wire.js";

/** @param {import("./words.js").Words} words @param {unknown} error */
export function refusal(words, error) {
  if (!(error instanceof Refused)) return words.say("page-connection-lost");
  const { reason, details } = error;
  const key = reason.startsWith("mistake-") ? reason : `refuse-${reason}`;
  return words.has(key) ? words.say(key, details) : reason;
}
