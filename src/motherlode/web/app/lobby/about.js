/** The foot of the lobby: what else this server speaks, and whose names these are. */

import { html } from "../../vendor/lit.js";

/** what it is, and where */
const ADDRESSES = [
  ["page-protocol", "/protocol.json"],
  ["page-api", "/openapi.json"],
  ["page-tables", "/api/tables"],
  ["page-health", "/health"],
  ["page-ready", "/ready"],
  ["page-metrics", "/metrics"],
];

/** @param {import("../words.js").Words} words */
export function renderAbout(words) {
  return html`<footer class="about">
    <h2>${words.say("page-about")}</h2>
    <p>${words.say("page-programs-how")}</p>
    <ul>${ADDRESSES.map(([key, address]) => html`<li><a href=${address}>${words.say(key)}</a></li>`)}</ul>
    <p>${words.say("page-notice")}</p>
  </footer>`;
}
