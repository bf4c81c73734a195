/** What the page asks over HTTP, answered without a server: the paths and answers are those of `server/http/routes.py`. */

import { isImport } from "./import-id.js";
import * as imports from "./imports.js";
import { Match } from "./match.js";
import { readLog, writeLog } from "./notation.js";
import { SPECTATOR } from "./projection.js";
import { Refusal, refusalOf } from "./refusal.js";
import { Review } from "./review.js";
import { verified } from "./verification.js";

/** @typedef {import("./registry.js").Registry} Registry */
/** @typedef {import("./match.js").Log} Log */
/** @typedef {{ method: string, path: string, body: string }} Request */
/** @typedef {{ status: number, type: string, body: string }} Answer */
/** @typedef {{ registry: Registry, body: string, query: URLSearchParams, match: string }} Asked `match` or game: what the path names */

const JSON_TYPE = "application/json", TEXT = "text/plain; charset=utf-8";
const LESSONS = new URL("../../lessons/", import.meta.url);
const STATUSES = { "no-such-page": 404, "no-such-table": 404, "no-such-seat": 404, "no-such-move": 404, "not-now": 409, "not-your-seat": 403, "store-unavailable": 503, "server-error": 500, "too-long": 413 };
const UNDERSTOOD = 422; // and not done
const MOST_STEPS = 200;
const MOST_REVIEWED = 1000; // moves
const REFEREE = null;

/** @type {[string, RegExp, (asked: Asked) => Promise<Answer>][]} */
const ROUTES = [
  ["GET", /^\/api\/lessons\/([a-z]+)$/, lesson],
  ["POST", /^\/api\/matches()$/, keep],
  ["DELETE", /^\/api\/matches\/([\w.-]+)$/, remove],
  ["GET", /^\/api\/matches\/([\w.-]+)\/export$/, async (asked) => ({ status: 200, type: TEXT, body: writeLog(await openLog(asked)) })],
  ["GET", /^\/api\/matches\/([\w.-]+)\/export\.json$/, shown],
  ["GET", /^\/api\/matches\/([\w.-]+)\/replay$/, replay],
  ["GET", /^\/api\/matches\/([\w.-]+)\/verify$/, verify],
  ["GET", /^\/api\/matches\/([\w.-]+)\/review$/, review],
];

/** @param {Registry} registry @param {Request} request @returns {Promise<Answer>} */
export async function answerRequest(registry, { method, path, body }) {
  const { pathname, searchParams } = new URL(path, LESSONS);
  try {
    for (const [of, pattern, route] of ROUTES) {
      const match = of === method ? pattern.exec(pathname)?.[1] : undefined;
      if (match !== undefined) return await route({ registry, body, query: searchParams, match });
    }
    throw new Refusal("no-such-page");
  } catch (error) {
    const refusal = refusalOf(error);
    if (!(refusal instanceof Refusal)) console.error(error);
    const { reason, given } = refusal instanceof Refusal ? refusal : new Refusal("server-error");
    return answered({ reason, ...(Object.keys(given).length && { arguments: given }) }, STATUSES[/** @type {keyof typeof STATUSES} */ (reason)] ?? UNDERSTOOD);
  }
}

/** @param {any} content @param {number} [status] @returns {Answer} */
function answered(content, status = 200) {
  return { status, type: JSON_TYPE, body: JSON.stringify(content) };
}

/** A lesson, as it lies beside the page; from its end one may play on. @param {Asked} asked @returns {Promise<Answer>} */
async function lesson({ registry, match: game }) {
  const answer = await fetch(new URL(`${game}.json`, LESSONS));
  if (!answer.ok) throw new Refusal("no-such-page");
  const { packed, ...taught } = await answer.json();
  registry.remember(taught.position, packed);
  return answered(taught);
}

/** Keep a match that was played elsewhere; it must replay to the last move. @param {Asked} asked */
async function keep({ registry, body }) {
  const log = await registry.packed(readLog(body));
  const match = Match.replay(await registry.rulesOf(log.game), log);
  const { id, fresh } = await imports.keep(registry, log);
  return answered({ match: id, game: log.game, moves: log.entries.length, over: match.over }, fresh ? 201 : 200);
}

/** Forget a match of this browser. @param {Asked} asked */
async function remove({ registry, match }) {
  await registry.remove(match);
  return answered({});
}

/** The match so far, as the socket's snapshot of it, for spectators. @param {Asked} asked */
async function shown({ registry, match }) {
  if (isImport(match)) return answered(await imports.snapshot(registry, match, SPECTATOR));
  const live = await registry.find(match);
  return answered(await live.read((table) => live.streams.snapshot(table, SPECTATOR)));
}

/** Steps of a match that is over: the first, and how many; `whole` shows the whole table. @param {Asked} asked */
async function replay(asked) {
  const { registry, query } = asked, log = await openLog(asked), rules = await registry.rulesOf(log.game);
  const whole = query.get("view") === "whole", seat = Number(query.get("seat") ?? 0), move = Number(query.get("move") ?? 0);
  const count = Math.min(Math.max(Number(query.get("count") ?? 1), 1), MOST_STEPS);
  const match = Match.replay(rules, log), moves = log.entries.length, { over } = match;
  if (move > moves) throw new Refusal("no-such-move", { moves });
  if (seat > match.seats) throw new Refusal("no-such-seat", { seat, seats: match.seats });
  const past = Match.replay(rules, log, move), viewer = whole ? REFEREE : seat;
  const steps = [step(registry, past, viewer)];
  for (const entry of log.entries.slice(move, move + count - 1)) {
    past.play(entry.seat, entry.move, entry.seed);
    steps.push(step(registry, past, viewer));
  }
  const { game, options, names } = log;
  const ended = { scores: over ? match.scores : [], ranks: over ? match.ranks : [], winners: match.winners };
  return answered({ game, rules: log.rules, seats: match.seats, options, names, moves, over, ...ended, steps });
}

/** The game as it is now; a whole table may be played on from. @param {Registry} registry @param {Match} match @param {number | null} viewer */
function step(registry, match, viewer) {
  const { entries } = match.log, last = entries.at(-1), { asked } = match;
  const view = viewer === REFEREE ? registry.position(match) : match.view(viewer);
  const question = asked.length ? match.question.name : "";
  return { number: entries.length, seat: last?.seat ?? 0, move: last?.move ?? "", happened: match.eventsOf(entries.length, viewer), view, asked, question, about: question ? match.about : {} };
}

/** Recompute every draw of a match that is over. @param {Asked} asked */
async function verify(asked) {
  const log = await openLog(asked);
  return answered(verified(await asked.registry.rulesOf(log.game), log, asked.query.get("commitment") ?? ""));
}

/** The coach's review of a match that is over; until it is there, how far it is. @param {Asked} asked */
async function review(asked) {
  const { registry, match } = asked;
  if (!registry.reviews.has(match)) {
    const log = await openLog(asked), rules = await registry.rulesOf(log.game);
    if (log.entries.length > MOST_REVIEWED) throw new Refusal("too-long", { most: MOST_REVIEWED, of: "moves" });
    if (!Match.replay(rules, log).over) throw new Refusal("not-now", { status: "playing" });
    registry.beginReview(match, new Review(rules, log));
  }
  const begun = /** @type {Review} */ (registry.reviews.get(match)), { done, of } = begun;
  return done < of ? answered({ done, of, ahead: 0 }, 202) : answered(begun.summedUp());
}

/** The log of a match that is over, with everything in it. @param {Asked} asked @returns {Promise<Log>} */
async function openLog({ registry, match }) {
  if (isImport(match)) return imports.find(registry, match);
  return (await registry.find(match)).read((table) => {
    if (table.status !== "over") throw new Refusal("not-now", { status: table.status });
    return table.log();
  });
}
