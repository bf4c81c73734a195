/** Where the tables are: behind a socket of the server, or in this page's own worker, where there is no server. Both speak the same. */

import { STATIC } from "./base.js";

/** @typedef {{ readyState: number, send: (frame: string) => void, close: () => void, onopen: (() => void) | null, onclose: (() => void) | null,
 *   onmessage: ((event: { data: string }) => void) | null }} Socket */

const local = STATIC ? await import("./local/socket.js") : null;

/** @param {string} address of the server's @returns {Socket} */
export function openSocket(address) {
  return local ? new local.LocalSocket() : /** @type {any} */ (new WebSocket(address));
}
