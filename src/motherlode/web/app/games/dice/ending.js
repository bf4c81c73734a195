/** The end of the dice game: where everybody's points came from, and the best moment. */

import { bestMoment } from "../moments.js";
import { kinds, worth } from "./crystals.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */
/** @typedef {import("../../state.js").TableState} TableState */

const GAINS = ["mined", "loaded", "stole"]; // events that bring crystals

/** Where the points came from: crystals at their worth, earlier days, recklessness as its event says; the rest are sets. @param {DiceBoard} board @param {TableState} state @param {number} seat */
export function sources(board, state, seat) {
  const { cart, chest, out } = board.view.seats[seat - 1];
  const last = state.history.at(-1)?.happened.filter(({ arguments: about }) => about.seat === seat) ?? [];
  const scored = (/** @type {string} */ kind) => last.find(({ name }) => name === kind)?.arguments.points ?? 0;
  const crystals = kinds(board).map((slug) => ({
    picture: `crystal-${slug}`,
    text: board.narration.say(`crystal-${slug}`),
    points: out ? 0 : worth(board, slug) * ((cart[slug] ?? 0) + (chest[slug] ?? 0)),
  }));
  const sets = scored("scored") + scored("reckless") - crystals.reduce((sum, { points }) => sum + points, 0);
  return [
    { picture: "icon-moon", text: board.page("from-days"), points: state.standing.scores[seat - 1] - scored("scored") },
    ...crystals,
    { picture: "icon-plus", text: board.page("from-sets"), points: sets },
    { picture: "reckless", text: board.page("from-reckless"), points: -scored("reckless") },
  ];
}

/** The best moment: the turn that brought most. @param {DiceBoard} board @param {TableState} state */
export function moment(board, { history }) {
  const value = (/** @type {import("../../state.js").Happened} */ { name, arguments: { crystal, count = 1 } }) =>
    GAINS.includes(name) ? worth(board, crystal) * count : 0;
  return bestMoment(history, value, (one, next) => one.seat === next.seat);
}
