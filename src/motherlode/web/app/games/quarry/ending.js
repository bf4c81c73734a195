/** The end of The Quarry: where everybody's points came from, and the best moment. */

import { bestMoment } from "../moments.js";
import { points as worth } from "./view.js";

/** @typedef {import("../quarry.js").Quarry} Quarry */
/** @typedef {import("../../state.js").TableState} TableState */

/** Where the points came from: the stones, and what the piggy bank added. @param {Quarry} board @param {TableState} state @param {number} seat */
export function sources(board, state, seat) {
  const { hand, known = [] } = board.view.seats[seat - 1];
  const held = hand ?? known;
  const stones = board.narration.game.pieces.card.map((kind) => ({
    picture: `stone-${kind}`,
    text: board.narration.say(`card-${kind}`),
    points: worth(board, held.filter((one) => one === kind)),
  }));
  const doubled = state.standing.scores[seat - 1] - stones.reduce((sum, { points }) => sum + points, 0);
  return [...stones, { picture: "piggy-bank", text: board.narration.say("table-piggy"), points: doubled }];
}

/** The best moment: the most valuable stones that a vote brought. @param {Quarry} board @param {TableState} state */
export function moment(board, { history }) {
  return bestMoment(history, ({ name, arguments: { card, count } }) => (name === "took" ? worth(board, Array(count).fill(card)) : 0));
}
