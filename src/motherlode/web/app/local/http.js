/** Requests that the page's own worker answers, with the paths and answers of the server's. */

import { listen, theWorker } from "./socket.js";

/** @typedef {{ request: number, status: number, type: string, body: string }} Answer */

/** @type {Map<number, { good: (answer: Answer) => void, bad: (error: unknown) => void }>} */
const waiting = new Map();
let requests = 0;

listen({
  receive(data) {
    waiting.get(data.request)?.good(data);
    waiting.delete(data.request);
  },
  lose() {
    for (const { bad } of waiting.values()) bad(new TypeError("the tables of this page are lost")); // as `fetch` without a network
    waiting.clear();
  },
});

/** @param {string} path @param {RequestInit} [more] @returns {Promise<Response>} */
export async function request(path, { method = "GET", body = "", signal } = {}) {
  signal?.throwIfAborted();
  const number = ++requests, text = await new Response(body).text();
  theWorker().postMessage({ request: number, method, path, body: text });
  const answer = await new Promise((/** @type {(answer: Answer) => void} */ good, bad) => {
    waiting.set(number, { good, bad });
    signal?.addEventListener("abort", () => bad(signal.reason), { once: true });
  });
  return new Response(answer.body, { status: answer.status, headers: { "Content-Type": answer.type } });
}
