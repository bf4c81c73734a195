/** Matches that were played elsewhere and brought here as a file; `server/http/imports.py` in the page. Nobody has a seat in them, and everything is open. */

import { PREFIX } from "./import-id.js";
import { Match } from "./match.js";
import { readLog, writeLog } from "./notation.js";
import { brief, played } from "./projection.js";
import { Refusal } from "./refusal.js";
import { base64url, sha256 } from "./sha256.js";

/** @typedef {import("./registry.js").Registry} Registry */
/** @typedef {import("./match.js").Log} Log */

const LENGTH = 22;

/** Keep a match that was replayed; its id, and whether it is new here. @param {Registry} registry @param {Log} log */
export async function keep(registry, log) {
  const notation = writeLog(log), at = registry.time.now();
  const id = PREFIX + base64url(sha256(notation)).slice(0, LENGTH);
  if (await registry.store.find(id)) return { id, fresh: false };
  const event = { kind: "imported", notation, ...(log.packed && { packed: log.packed }) };
  await registry.store.append({ id, code: id, game: log.game, created: at, finished: at, people: [] }, [{ n: 1, at, event }]);
  return { id, fresh: true };
}

/** The log of an imported match. @param {Registry} registry @param {string} id @returns {Promise<Log>} */
export async function find(registry, id) {
  const [line] = await registry.store.lines(id);
  if (!line) throw new Refusal("no-such-table");
  return { ...readLog(line.event.notation), packed: line.event.packed };
}

/** An imported match in the form of a table's snapshot, so that what shows the one shows the other. @param {Registry} registry @param {string} id @param {number} viewer */
export async function snapshot(registry, id, viewer) {
  const log = await find(registry, id), match = Match.replay(await registry.games.load(log.game), log);
  if (viewer > match.seats) throw new Refusal("no-such-seat", { seat: viewer, seats: match.seats });
  const { commitment = "", nonces = [], secret = "" } = log.fairness ?? {};
  const info = { code: "", game: log.game, rules: log.rules, seats: match.seats, commitment, options: log.options };
  const standing = { scores: match.scores, ranks: match.ranks, winners: match.winners, secret, nonces, resigned: [] };
  return brief(
    {
      type: "snapshot",
      table: id,
      seat: viewer,
      n: 1,
      at: 0,
      info: brief(info, { options: {} }),
      status: match.over ? "over" : "playing",
      places: Array.from({ length: match.seats }, (_, seat) => brief({ kind: "person", name: log.names[seat] ?? "" }, { name: "" })),
      history: log.entries.map((_, index) => played(match, index + 1, viewer)),
      dealt: match.eventsOf(0, viewer),
      view: match.view(viewer),
      nonces,
      standing: match.over ? standing : null,
    },
    { history: [], dealt: [], nonces: [], standing: null },
  );
}
