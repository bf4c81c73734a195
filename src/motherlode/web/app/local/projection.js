/**
 * The one place where anything about a table leaves for a viewer: a seat, or 0 for spectators; `server/projection.py` in
 * the page. Every message is built from what its viewer may know. What is as usual is left out of messages (`brief`).
 */

import { Match } from "./match.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./table.js").Chair} Chair */
/** @typedef {import("./table.js").Line} Line */
/** @typedef {import("./table.js").TableEvent} TableEvent */
/** @typedef {Record<string, any>} Json */

export const SPECTATOR = 0;
const HOUSE = "house"; // the option that holds changed numbers
const SEATED = ["sat", "kept", "declined", "named", "bot-sat", "stood", "handed", "taken-back", "resigned"];
const WHY = ["kept", "declined", "named", "resigned"]; // a seat has changed, beside `handed`
const TURNING = ["started", "moved", "revealed", "finished"]; // what changes the view
const ASKING = [...TURNING, "answered", "nudged", "handed", "taken-back", "resigned", "woke"]; // the question, or who has how long for it

/** An object without what is undefined, and without what is as usual there. @param {Json} whole @param {Json} [usual] @returns {any} */
export function brief(whole, usual = {}) {
  return Object.fromEntries(Object.entries(whole).filter(([key, value]) => value !== undefined && !(key in usual && same(value, usual[key]))));
}

/** Whether a value is the usual one; a usual list or object is an empty one. @param {any} value @param {any} usual */
function same(value, usual) {
  if (usual === null || typeof usual !== "object") return value === usual;
  return value !== null && typeof value === "object" && !Object.keys(value).length;
}

/** A line that was just applied, for a viewer; `window` is how long answers stay covered. @param {Table} table @param {Line} line @param {number} viewer @param {number} window */
export function messageFor(table, line, viewer, window) {
  const asks = table.match !== null && ASKING.includes(line.event.kind);
  return brief({
    type: "event",
    table: table.created.table,
    seat: viewer,
    n: line.n,
    at: line.at,
    event: shownEvent(table, line, viewer),
    view: TURNING.includes(line.event.kind) ? table.playing.view(viewer) : undefined,
    asking: asks ? asking(table, viewer, window) : undefined,
    banks: asks && table.clock ? banks(table) : undefined,
  });
}

/** The whole table, for a viewer. @param {Table} table @param {number} viewer @param {number} window */
export function snapshot(table, viewer, window) {
  const { created, match, clock, rematch } = table;
  const { code, game, rules, seats, odds = true } = created;
  const info = { code, game, rules, seats, commitment: table.commitment, options: optionsOf(created), clock, odds, public: created.public ?? false, arranged: arranged(created) };
  return brief(
    {
      type: "snapshot",
      table: created.table,
      seat: viewer,
      n: table.n,
      at: table.at,
      info: brief(info, { options: {}, clock: null, odds: true, public: false, arranged: [] }),
      status: table.status,
      places: table.chairs.map(place),
      history: match ? match.log.entries.map((_, index) => playedAt(table, index + 1, viewer)) : [],
      dealt: match ? match.eventsOf(0, viewer) : [],
      view: match ? match.view(viewer) : null,
      asking: match ? asking(table, viewer, window) : null,
      banks: banks(table),
      nonces: match ? table.nonces : [],
      standing: table.finished ? standing(table) : null,
      chat: table.talk.map(({ n, at, event }) => brief({ n, at, seat: event.seat, name: event.name, text: event.text, quick: event.quick }, { text: "", quick: "" })),
      muted: [...table.muted].sort((one, other) => one - other),
      owner: ownerOf(table),
      rematch: rematch?.table ?? "",
      rematch_by: rematch?.seat ?? 0,
    },
    { history: [], dealt: [], view: null, asking: null, banks: [], nonces: [], standing: null, chat: [], muted: [], owner: 0, rematch: "", rematch_by: 0 },
  );
}

// --- parts

/** @param {Table} table @param {Line} line @param {number} viewer */
function shownEvent(table, { event }, viewer) {
  const { kind, seat } = event;
  if (SEATED.includes(kind)) {
    const why = kind === "handed" ? event.why : WHY.includes(kind) ? kind : "";
    return brief({ kind: "seated", seat, place: place(table.chair(seat)), why, owner: ownerOf(table) }, { why: "", owner: 0 });
  }
  switch (kind) {
    case "created":
      return { kind, game: event.game, seats: event.seats };
    case "started":
      return { kind, happened: table.playing.eventsOf(0, viewer), nonces: table.nonces };
    case "moved":
    case "revealed": {
      const moves = kind === "moved" ? 1 + (event.then?.length ?? 0) : event.drawn.length;
      return { kind: "moved", moves: Array.from({ length: moves }, (_, index) => playedAt(table, table.question - moves + index, viewer)) };
    }
    case "answered":
      return brief({ kind, seat, move: seat === viewer ? event.move : undefined });
    case "finished":
      return { kind, standing: standing(table) };
    case "nudged":
    case "missing":
      return { kind, seat, until: event.until };
    case "said":
      return brief({ kind, seat, name: event.name, text: event.text, quick: event.quick }, { text: "", quick: "" });
    case "muted":
      return { kind, seat, on: event.on };
    case "rematched":
      return brief({ kind, table: event.table, seat }, { seat: 0 });
    default:
      return { kind }; // woke, cleared, deleted
  }
}

/** The open question: what everybody may know, and the legal moves of a viewer who has yet to answer it, or the covered answer of one who has.
 * @param {Table} table @param {number} viewer @param {number} window */
function asking(table, viewer, window) {
  if (table.over) return null;
  const match = table.playing;
  const times = table.waiting.flatMap((seat) => {
    const until = table.chair(seat).nudged || table.deadline(seat);
    return until === null ? [] : [[seat, until]];
  });
  const answer = table.answers.get(viewer)?.move;
  const asked = answer === undefined && table.asked.includes(viewer);
  const completions = asked ? match.completions(viewer) : {};
  return brief(
    {
      number: table.question,
      question: match.question.name,
      about: match.about,
      seats: table.asked,
      opened: table.opened,
      answered: [...table.answers.keys()].sort((one, other) => one - other),
      legal: asked ? match.legal(viewer) : undefined,
      window: table.inWindow ? table.opened + window : undefined,
      deadlines: Object.fromEntries(times),
      answer,
      completions,
    },
    { answered: [], deadlines: {}, completions: {} },
  );
}

/** The time each seat has left, apart from the open question. @param {Table} table */
function banks(table) {
  return table.clock ? table.chairs.map(({ bank }) => bank) : [];
}

/** The seat of the table's owner, or 0. @param {Table} table */
function ownerOf(table) {
  return table.seatsOf(table.owner)[0] ?? 0;
}

/** Who has a seat, as everybody may know it. @param {Chair} chair */
export function place(chair) {
  const { name, bot, declined, resigned } = chair;
  const usual = { name: "", bot: "", declined: false, resigned: false };
  if (chair.open) return brief({ kind: "open", name, declined }, usual);
  if (!bot) return brief({ kind: "person", name }, usual);
  return brief({ kind: chair.identity ? "stand-in" : "bot", name, bot, resigned }, usual);
}

/** A table in the list of somebody who holds a seat there; without what only an open table says, if it is none. @param {import("./memory-store.js").Row} row @param {Table | undefined} table @param {string} identity */
export function yours({ id, code, game, created, finished }, table, identity) {
  const listed = { table: id, code, game, created, finished };
  if (!table) return listed;
  const waiting = table.status === "playing" ? table.waiting : [];
  return { ...listed, seats: table.chairs.map(place), held: table.seatsOf(identity), waiting, ...(table.finished ? { ranks: standing(table).ranks } : {}) };
}

/** What was chosen for the match; a position says it itself. @param {TableEvent} created @returns {Json} */
function optionsOf({ start = null, options = {} }) {
  return start === null ? options : (start.options ?? {});
}

/** What somebody chose that is not in the box. @param {TableEvent} created */
function arranged(created) {
  const own = Object.keys(optionsOf(created)[HOUSE] ?? {}).length ? ["house-rules"] : [];
  return created.start ? ["position", ...own] : own;
}

/** The game as it was after a move, for a viewer; the match is played again up to there. @param {Table} table @param {number} viewer @param {number} move */
export function looked(table, viewer, move) {
  const match = table.playing;
  return { kind: "looked", move, view: Match.replay(match.rules, match.log, move).view(viewer), happened: match.eventsOf(move, viewer) };
}

/** Why a seat may not make the other moves of the open question; each reason once. @param {Table} table @param {number} seat */
export function reasons(table, seat) {
  const match = table.playing;
  /** @type {Map<string, { kind: string, reason: string, rule: string, moves: string[] }>} */ const found = new Map();
  for (const move of match.rules.phrases) {
    const why = match.refusal(seat, move)?.why;
    if (!why) continue;
    const key = `${why.name} ${why.rule}`;
    if (!found.has(key)) found.set(key, { kind: "why", reason: why.name, rule: why.rule, moves: [] });
    found.get(key)?.moves.push(move);
  }
  return [...found.values()];
}

/** A move at a table, for a viewer. @param {Table} table @param {number} number @param {number} viewer */
function playedAt(table, number, viewer) {
  return played(table.playing, number, viewer, table.by[number - 1]);
}

/** A move of a match and what happened, for a viewer. @param {Match} match @param {number} number @param {number | null} viewer @param {string} [by] */
export function played(match, number, viewer, by = "person") {
  const { seat, move } = match.log.entries[number - 1];
  const { completes } = match.rules.questionOf(match.action(move));
  return brief({ seat, move, happened: match.eventsOf(number, viewer), by, completes }, { by: "person", completes: false });
}

/** How the game ended, and the secret behind its draws. @param {Table} table */
function standing(table) {
  const match = table.playing;
  const resigned = table.seatsWhere((chair) => chair.resigned);
  return { scores: match.scores, ranks: match.ranks, winners: match.winners, secret: table.created.secret, nonces: table.nonces, resigned };
}
