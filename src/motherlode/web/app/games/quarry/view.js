/** What the view of The Quarry means to somebody who looks at the table: who voted for what, what stones are worth. */

/** @typedef {import("../quarry.js").Quarry} Quarry */
/** @typedef {{ slug: string, name: string, verb: string }} Action */

/** What can be done, what it is called where its cost stands, and how its moves begin. @type {Action[]} */
export const ACTIONS = [
  { slug: "draw-two", name: "draw", verb: "draw two" },
  { slug: "collect", name: "collect", verb: "collect" },
  { slug: "raid", name: "raid", verb: "raid" },
  { slug: "move-badge", name: "badge", verb: "badge" },
  { slug: "take-pickaxe", name: "pickaxe", verb: "take pickaxe" },
  { slug: "take-piggy", name: "piggy", verb: "take piggy" },
  { slug: "end-game", name: "end", verb: "end game" },
];

/** The three tokens, and how each is drawn. */
export const TOKENS = /** @type {const} */ ([
  ["badge", "badge"],
  ["pickaxe", "pickaxe"],
  ["piggy", "piggy-bank"],
]);

/** The tunnels: all that can be voted for but the draw pile. @param {Quarry} board */
export function tunnels({ view, narration }) {
  return narration.game.pieces.tunnel.filter((tunnel) => tunnel in view.tunnels);
}

/** The moves of an action that are allowed now. @param {Quarry} board @param {string} slug */
export function movesOf({ legal }, slug) {
  const verb = ACTIONS.find((action) => action.slug === slug)?.verb ?? slug;
  return legal.filter((move) => move === verb || move.startsWith(`${verb} `));
}

/** The action that a move is one of. @param {string | undefined} move */
export function actionOf(move) {
  return ACTIONS.find(({ verb }) => move === verb || move?.startsWith(`${verb} `));
}

/** The shapes that an action costs. @param {Quarry} board @param {Action} action @returns {string[]} */
export function cost({ view, narration }, action) {
  return view.options.house?.costs?.[action.name] ?? narration.game.printed.costs[action.name];
}

/** For each shape of a cost, whether it is not in hand. @param {Quarry} board @param {Action} action @param {string[]} hand */
export function lacking(board, action, hand) {
  const left = hand.map((stone) => stone.split("-")[0]);
  return cost(board, action).map((shape) => {
    const place = left.indexOf(shape);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** @param {Quarry} board @param {string[]} stones */
export function points({ view, narration }, stones) {
  const values = { ...narration.game.printed.values, ...view.options.house?.values };
  return stones.reduce((sum, stone) => sum + values[stone], 0);
}

/** Stones by kind, in the order of the rules. @param {Quarry} board @param {string[]} stones @returns {[string, number][]} */
export function kinds({ narration }, stones) {
  const counted = narration.game.pieces.card.map((kind) => /** @type {[string, number]} */ ([kind, stones.filter((one) => one === kind).length]));
  return counted.filter(([, count]) => count);
}

/** Stones in words. @param {Quarry} board @param {string[]} stones */
export function listed(board, stones) {
  const { narration } = board;
  const words = kinds(board, stones).map(([kind, count]) => narration.say(`card-${kind}.count`, { count }));
  return words.length ? narration.words.join(words) : narration.say("table-empty");
}

/** Whether votes are being given now. @param {Quarry} board */
export function voting({ view, state }) {
  return view.phase === "vote" && state.asking?.question === "vote" && view === state.view;
}

/** What each seat has voted for: the last votes that were shown, or while votes are given, the own alone. @param {Quarry} board @returns {(string | null)[]} */
export function votes(board) {
  const { view, state, seat } = board;
  const open = view.pending.votes ?? view.seats.map(() => null);
  if (voting(board)) {
    const own = state.answer?.split(" ")[1] ?? null; // as in `vote A`
    return open.map((vote, index) => (index + 1 === seat ? (vote ?? own) : null));
  }
  if (view !== state.view || open.some(Boolean) || view.phase === "vote") return open;
  return open.map((_, index) => lastShown(board, index + 1));
}

/** The last vote of a seat that everybody saw. @param {Quarry} board @param {number} seat @returns {string | null} */
function lastShown({ state }, seat) {
  for (const { happened } of state.history.toReversed()) {
    const vote = happened.find((one) => one.name === "showed-vote" && one.arguments.seat === seat);
    if (vote) return vote.arguments.tunnel;
  }
  return null;
}

/** @param {Quarry} board @param {number} seat */
export function hasVoted(board, seat) {
  return board.view.seats[seat - 1].voted || (voting(board) && board.state.asking?.answered?.includes(seat));
}
