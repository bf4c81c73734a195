/** Questions to the server over HTTP: the answer, or why there is none. `askUntilReady` asks again by itself. */

import { request } from "../http.js";
import { RefusedCommand } from "../wire.js";

const PAUSE = 2_000; // milliseconds before a server that did not answer is asked again

/**
 * What the server says; `RefusedCommand` when it does not want to, any other error when nobody is there.
 * @param {string} path @param {RequestInit} [more] @returns {Promise<{ status: number, body: any }>}
 */
export async function ask(path, more = {}) {
  const answer = await request(path, more);
  const body = await answer.json();
  if (!answer.ok) throw new RefusedCommand(body.reason, body.arguments ?? {});
  return { status: answer.status, body };
}

/**
 * The same, repeated while the server is unreachable or asks for patience; `trouble` is called for every failed try,
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
      if (error instanceof RefusedCommand && !error.passes) throw error;
      trouble(error);
      await pause(error instanceof RefusedCommand ? (error.details.wait ?? PAUSE) : PAUSE, signal);
    }
  }
}

/** @param {number} milliseconds @param {AbortSignal} signal */
export async function pause(milliseconds, signal) {
  await new Promise((done) => setTimeout(done, milliseconds));
  signal.throwIfAborted();
}
