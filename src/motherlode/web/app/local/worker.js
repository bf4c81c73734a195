/** The tables of a page that has no server, in a thread of their own. The page sends frames of the protocol, and gets frames back. */

import { CHANCE } from "./chance.js";
import { Connection } from "./connection.js";
import { Games } from "./games.js";
import { Registry } from "./registry.js";
import { SETTINGS } from "./settings.js";
import { openStore } from "./store.js";
import { Thinking } from "./thinking.js";
import { TIME } from "./time.js";

/** @typedef {{ socket: number, frame?: string, end?: boolean }} ForSocket a frame of a socket of the page, or that it is gone */
/** @typedef {import("./requests.js").Request & { request: number }} Requested */

const HERE = new URL(import.meta.url).pathname;

/** @type {Map<number, Connection>} */
const connections = new Map();
const opening = open();
opening.catch(reportError); // the page learns that this worker is of no use, and begins another one

async function open() {
  const store = await openStore();
  const games = await (await fetch(new URL("../../games.json", import.meta.url))).json();
  const known = games.games.map((/** @type {{ name: string }} */ { name }) => name);
  const key = await store.setting("key", CHANCE.key);
  const registry = new Registry({ store, known, games: new Games(), thinking: new Thinking(CHANCE.seed), chance: CHANCE, time: TIME, key });
  const news = new BroadcastChannel(`motherlode ${HERE.slice(0, HERE.lastIndexOf("/web/"))}/`); // to other tabs with this site
  registry.kept = (id, last) => news.postMessage({ id, last });
  news.addEventListener("message", ({ data }) => registry.heardOf(data.id, data.last));
  return registry;
}

/** @param {ForSocket} given */
async function receive({ socket, frame, end }) {
  const registry = await opening;
  if (end) {
    connections.get(socket)?.close();
    connections.delete(socket);
    return;
  }
  let connection = connections.get(socket);
  if (!connection) connections.set(socket, (connection = new Connection(registry, (message) => postMessage({ socket, frame: JSON.stringify(message) }))));
  if (frame !== undefined) connection.receive(frame);
}

/** @param {Requested} requested */
async function answer(requested) {
  const { answerRequest } = await import("./requests.js"); // with all that only looks back
  postMessage({ request: requested.request, ...(await answerRequest(await opening, requested)) });
}

/** Without scenes, bots answer at once too, and nobody has to have seen what happened. Windows close at once as well: nobody else is here who could draw conclusions from an answer's time. @param {boolean} instant */
async function hurry(instant) {
  (await opening).settings = instant ? { ...SETTINGS, pace: 0, window: 0, patience: 0 } : SETTINGS;
}

/** Have everything for a game that may be played soon; where that fails, it comes when it is played. @param {string} game @param {MessagePort} port to whom it is told */
async function prepare(game, port) {
  const rules = opening.then((registry) => registry.rulesOf(game));
  port.postMessage(await Promise.all([rules, import("./requests.js")]).then(() => true, () => false));
}

addEventListener("message", ({ data }) => {
  if (data.socket) receive(data);
  else if (data.request) answer(data);
  else if (data.game) prepare(data.game, data.port);
  else hurry(data.instant);
});
