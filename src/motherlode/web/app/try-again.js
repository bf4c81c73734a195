/** What is tried again after a refusal that passes, or a loss. Most people never need it: it comes with the first. */

import { PAUSES, RefusedCommand } from "./wire.js";

/** @typedef {import("./table.js").TablePage} TablePage */

const TAKEN = ["stale-question", "already-answered", "not-now"]; // what an answer hears that was taken the first time: the last one ends the game

/** Wait before another try. @param {number} tries so far @param {unknown} error that may say how long */
function pause(tries, error) {
  const wanted = error instanceof RefusedCommand ? error.details.wait : undefined;
  return new Promise((done) => setTimeout(done, wanted ?? PAUSES[Math.min(tries, PAUSES.length - 1)]));
}

/**
 * Take a stream up again that was refused, on the same connection, however often the refusal passes.
 * @param {import("./wire.js").Wire} wire @param {{ table: string, seat: number, n: number | null }} stream @param {RefusedCommand} refused
 */
export async function reopen(wire, stream, refused) {
  const { socket } = wire;
  for (let tries = 0; ; tries++) {
    const { reason, returns } = refused;
    if (reason === "ahead" || reason === "too-fast") stream.n = null; // the store is an older one, or the way back is too long: a snapshot will do
    else if (!returns) {
      wire.close(stream, refused);
      return;
    }
    if (returns) await pause(tries, refused);
    if (socket !== wire.socket || wire.streams.get(`${stream.table} ${stream.seat}`) !== stream) return;
    try {
      await wire.open(stream);
      return;
    } catch (error) {
      if (!(error instanceof RefusedCommand)) return; // lost, and every stream is opened on the next connection
      refused = error;
    }
  }
}

/**
 * Send an answer again until it is known what became of it: a question has a number and takes one answer of a seat, so
 * twice is once. Another answer of the same seat takes the place of one that still tries.
 * @param {TablePage} page @param {{ seat: number, question: number | undefined, move: string }} answer @param {unknown} error
 */
export async function insist(page, answer, error) {
  const newest = () => page.sent.get(answer.seat) === answer && page.isConnected;
  for (let tries = 0; ; tries++) {
    await pause(tries, error);
    await page.wire.opened();
    if (!newest()) return false;
    try {
      await page.wire.send("move", { table: page.table, ...answer });
      error = null;
    } catch (again) {
      error = again;
    }
    const taken = error === null || (error instanceof RefusedCommand && TAKEN.includes(error.reason));
    if (newest()) page.problem = taken ? "" : page.refusal(error);
    if (taken) return true;
    if (error instanceof RefusedCommand && !error.passes) return false;
  }
}
