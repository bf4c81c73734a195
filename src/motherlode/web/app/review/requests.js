/** Questions to the server over HTTP: the answer, or why there is none. `askUntilReady` asks again by itself. */

import { Refused } from "../wire.js";

const PAUSE = 2_000; // milliseconds before a server that did not answer is asked again

/**
 * What the server says; `Refused` when it does not want to, any other error when nobody is there.
 * @param {string} path @param {RequestInit} [more] @returns {Promise<{ status: number, body: any }>}
 */
export async function ask(path, more = {}) {
  const answer = await fetch(path, more);
  const body = await answer.json();
  if (!answer.ok) throw new Refused(body.reason, body.arguments ?? {});
  return { status: answer.status, body };
}

/**
 * The same, again and again while the server is away or asks for patience; `trouble` learns of every try that failed,
 * and of the good end (null).
 * @param {string} path @param {AbortSignal} signal @param {(error: unknown) => void} trouble
 */
export async function askUntilReady(path, signal, trouble) {
  for (let failed = false; ; failed = true) {
    try {
      const answer = await ask(path, { signal });
      if (failed) trouble(null);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Refused && !passing(error)) throw error;
      trouble(error);
      await pause(error instanceof Refused ? (error.details.wait ?? PAUSE) : PAUSE, signal);
    }
  }
}

/** Whether a refusal will pass by itself. @param {Refused} refused */
function passing({ reason }) {
  return reason === "too-fast" || reason === "store-unavailable";
}

/** @param {number} milliseconds @param {AbortSignal} signal */
export async function pause(milliseconds, signal) {
  await new Promise((done) => setTimeout(done, milliseconds));
  signal.throwIfAborted();
}
