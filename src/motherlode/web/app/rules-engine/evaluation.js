/** How good each legal move is, by search from the seat's own view, as the coach wants to know it: `coach/evaluation.py` in the page. */

import { Search } from "./search.js";

/** @typedef {import("./rules.js").Rules} Rules */
/** @typedef {import("./rules.js").Rec} Rec */
/** @typedef {import("./stream.js").Stream} Stream */
/** @typedef {import("./search.js").Edge} Edge */
/** @typedef {{ playouts?: number | null, seconds?: number | null }} Budget */
/** @typedef {{ action: number, win: number, error: number, playouts: number }} EvaluatedMove */

const TURN = 32; // playouts before it is another move's turn, where a clock runs
const SURE = 1e9; // a prior that no other move can outweigh

/**
 * Every legal move, the best first. Each gets its share of the playouts, in each round the better half goes on, and half of all
 * playouts are kept for a final between the two best and those to `keep`.
 * @param {Rules} rules @param {Rec} view @param {number} seat @param {number[]} legal @param {Stream} stream @param {Budget} budget @param {number[]} [keep]
 * @returns {EvaluatedMove[]}
 */
export function evaluate(rules, view, seat, legal, stream, budget, keep = []) {
  const began = performance.now();
  const search = new Search(rules, "search_whole");
  search.begin(view, seat, legal.length, stream);
  search.run(1); // which opens the root
  const opened = search.edges();
  const kept = places(opened.length).filter((place) => keep.includes(opened[place].action));
  const likely = opened.reduce((best, { prior }, place) => (prior > opened[best].prior ? place : best), 0); // not dropped in a hurry
  const rounds = Math.max(0, halvings(opened.length) - 1);
  let standing = places(opened.length);
  for (let number = 1; number <= rounds; number++) {
    share(search, standing, budget, 0.5 / rounds, began, (0.5 * number) / rounds);
    const better = ranked(search.edges(), standing).slice(0, Math.max(2, Math.ceil(standing.length / 2)));
    standing = inOrder([...better, ...kept, likely]);
  }
  const finalists = inOrder([...ranked(search.edges(), standing).slice(0, 2), ...kept]);
  const before = search.edges();
  share(search, finalists, budget, rounds ? 0.5 : 1, began, 1);
  const evaluated = search.edges().map((edge, place) => {
    if (!finalists.includes(place)) return evaluatedMove(before[place]);
    const { visits, value } = before[place];
    return evaluatedMove({ ...edge, visits: edge.visits - visits, value: edge.value - value });
  });
  const last = (/** @type {number} */ place) => (finalists.includes(place) ? 0 : 1);
  return places(opened.length)
    .sort((one, other) => last(one) - last(other) || evaluated[other].win - evaluated[one].win)
    .map((place) => evaluated[place]);
}

/** `part` of the budget, the same for each of some moves; then the share `done` of the time is used.
 * @param {Search} search @param {number[]} standing @param {Budget} budget @param {number} part @param {number} began @param {number} done */
function share(search, standing, { playouts, seconds }, part, began, done) {
  const each = playouts ? Math.max(1, Math.floor(Math.trunc(playouts * part) / standing.length)) : null;
  const until = seconds ? began + seconds * 1000 * done : 0;
  do {
    for (const place of standing) {
      search.trust(place, SURE);
      search.run(each ?? TURN);
    }
  } while (each === null && performance.now() < until);
}

/** The standard error is never 0: a move that never failed may still fail. @param {Edge} edge @returns {EvaluatedMove} */
function evaluatedMove({ action, visits, value }) {
  const win = value / Math.max(visits, 1);
  const shared = (win * visits + 1) / (visits + 2);
  return { action, win, error: Math.sqrt((shared * (1 - shared)) / (visits + 3)), playouts: visits };
}

/** Some moves, the best so far first. @param {Edge[]} edges @param {number[]} standing */
function ranked(edges, standing) {
  const win = (/** @type {number} */ place) => edges[place].value / Math.max(edges[place].visits, 1);
  return [...standing].sort((one, other) => win(other) - win(one));
}

/** @param {number} count */
function places(count) {
  return Array.from({ length: count }, (_, place) => place);
}

/** @param {number[]} chosen */
function inOrder(chosen) {
  return [...new Set(chosen)].sort((one, other) => one - other);
}

/** How often a number of moves is halved until one is left, rounded up. @param {number} count */
function halvings(count) {
  return count > 1 ? 32 - Math.clz32(count - 1) : 0;
}
