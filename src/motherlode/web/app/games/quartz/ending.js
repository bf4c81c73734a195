/** The end of Quartz: where everybody's coins came from, and the best moment. */

import { bestMoment } from "../moments.js";

/** @typedef {import("../quartz.js").QuartzBoard} Board */
/** @typedef {import("../../state.js").TableState} TableState */

// Events that bring coins, and how each is drawn.
const SOURCES = { sold: "crystal-ruby", "took-bonus": "bravery", "sold-cards": "card-back", "sold-token": "token-experience" };

/** Where a dwarf's coins came from in the whole game. @param {Board} board @param {TableState} state @param {number} seat */
export function sources({ narration }, { history }, seat) {
  const events = history.flatMap(({ happened }) => happened).filter(({ arguments: about }) => about.seat === seat);
  return Object.entries(SOURCES).map(([source, picture]) => {
    const points = events.reduce((sum, { name, arguments: about }) => sum + (name === source ? about.coins : 0), 0);
    return { picture, text: narration.words.say(`page-quartz-from-${source}`), points };
  });
}

/** The best moment: the largest sale. @param {Board} board @param {TableState} state */
export function moment(board, { history }) {
  return bestMoment(history, ({ name, arguments: { coins } }) => (name === "sold" ? coins : 0));
}
