// The tables of a page, in Node: the steps of an exchange from standard input, and what was sent after each on standard output.
import fs from "node:fs";

const given = JSON.parse(fs.readFileSync(0, "utf8"));
const from = async (name) => import(`${given.local}/${name}.js`);
const { Connection } = await from("connection");
const { hex, sha256 } = await from("sha256");
const { MemoryStore } = await from("memory-store");
const { Registry } = await from("registry");
const { answerRequest } = await from("requests");
const { SETTINGS } = await from("settings");
const { Thinking } = await from("thinking");
const { loadRules } = await from("../rules-engine/rules");

const numbers = {};
const following = (what) => hex(sha256(`${what} ${(numbers[what] = (numbers[what] ?? 0) + 1)}`));
const chance = {
  secret: () => following("secret"),
  identity: () => following("identity").slice(0, 22),
  table: () => following("table").slice(0, 12),
  code: () => following("code").toUpperCase().replaceAll("0", "X").replaceAll("1", "Y").slice(0, 6),
  seed: () => BigInt(given.seed),
};

/** A clock that is moved by hand: what is due rings when it is moved. */
const time = {
  at: given.start,
  timers: new Set(),
  now: () => time.at,
  after(milliseconds, done) {
    const timer = { due: time.at + milliseconds, done };
    time.timers.add(timer);
    return () => time.timers.delete(timer);
  },
  pause: (milliseconds) => new Promise((done) => time.after(milliseconds, done)),
  async move(milliseconds) {
    time.at += milliseconds;
    await rest();
  },
};

/** Until nothing goes on: all that waits is a promise, or a timer that is due. */
async function rest() {
  for (let due = true; due; ) {
    await new Promise(setImmediate);
    const [next] = [...time.timers].filter((timer) => timer.due <= time.at).sort((one, other) => one.due - other.due);
    due = next !== undefined;
    if (due && time.timers.delete(next)) next.done();
  }
}

const loaded = {};
const games = {
  async load(game) {
    const { facts, module } = given.games[game];
    return (loaded[game] ??= await loadRules(facts, fs.readFileSync(module)));
  },
};
const registry = new Registry({
  store: new MemoryStore(),
  known: Object.keys(given.games),
  games,
  thinking: new Thinking(chance.seed, { playouts: given.advice }),
  chance,
  time,
  key: given.key,
  settings: { ...SETTINGS, window: 0, pace: 0, patience: 0, ...given.settings },
});

const clients = new Map();
let ids = 0, exported = "";

async function step({ clock, who, comes, goes, send, request }) {
  if (clock !== undefined) return time.move(clock);
  if (request) {
    const given = request.exported ? exported.replace(...request.exported) : "";
    const { status, body } = await answerRequest(registry, { method: "GET", ...request, body: given });
    if (request.path.endsWith("/export")) exported = body;
    clients.get(who).sent.push(JSON.stringify({ type: "http", status, body }));
  } else if (comes) {
    const client = { sent: [] };
    client.connection = new Connection(registry, (message) => client.sent.push(JSON.stringify(message)));
    clients.set(who, client);
  } else if (goes) {
    clients.get(who).connection.close();
    clients.delete(who);
  } else {
    await clients.get(who).connection.receive(JSON.stringify({ id: String(++ids), ...send }));
  }
  return rest();
}

const all = [];
for (const one of given.steps) {
  await step(one);
  all.push([...clients.keys()].sort().flatMap((who) => clients.get(who).sent.splice(0).map((frame) => [who, frame])));
}
process.stdout.write(JSON.stringify(all));
