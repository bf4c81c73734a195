/** A coach in this browser, for the time when the server's is busy: it knows what the server sends of one seat's sight. */

const IDLE = 60_000; // milliseconds after which its memory is given back

/** @type {Worker | null} */
let worker = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
/** @type {Promise<any>} */
let turn = Promise.resolve();

/**
 * What it says to a seat; an error where it cannot, as without the game's module.
 * @param {{ game: string | undefined, digest: string, record: string, seat: number, legal: string[] }} asked @returns {Promise<any>}
 */
export function adviceOf(asked) {
  return (turn = turn.catch(() => {}).then(() => ask(asked))); // one after the other: answers have no numbers
}

/** @param {Parameters<typeof adviceOf>[0]} asked */
async function ask(asked) {
  clearTimeout(resting);
  const thinking = (worker ??= new Worker(new URL("../local/coach-worker.js", import.meta.url), { type: "module" }));
  const { advice, failed } = await new Promise((done) => {
    thinking.addEventListener("message", ({ data }) => done(data), { once: true });
    thinking.addEventListener("error", ({ message }) => done({ failed: message }), { once: true });
    thinking.postMessage(asked);
  });
  resting = setTimeout(end, IDLE);
  if (advice) return advice;
  end();
  throw new Error(failed);
}

function end() {
  worker?.terminate();
  worker = null;
}
