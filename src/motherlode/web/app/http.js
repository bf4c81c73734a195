/** Questions to the server over HTTP; where there is no server, this page's own worker answers them. */

import { addressOf, STATIC } from "./base.js";

const READ = 60_000; // milliseconds, by when the browser has read what it saves

const local = STATIC ? await import("./local/http.js") : null;

/** What is at a path, as `fetch` has it. @param {string} path @param {RequestInit} [more] @returns {Promise<Response>} */
export function request(path, more = {}) {
  return local ? local.request(path, more) : fetch(addressOf(path), more);
}

/** Save a match as a file, where only the worker has it; the browser does the rest. @param {string} path of its export @param {typeof request} [ask] whom to ask for it */
export async function save(path, ask = request) {
  const answer = await ask(path);
  if (!answer.ok) return;
  const download = `motherlode-${path.split("/").at(-2)}.mine`;
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(await answer.blob()), download });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ);
}
