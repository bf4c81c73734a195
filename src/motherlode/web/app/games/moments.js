/** The best moment of a match: what one dwarf got at once, in one move or in one run of moves, and was worth most. */

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {import("../state.js").Played} Played */
/** @typedef {{ move: number, points: number, happened: Happened[] }} Moment `move` is its number in the match */

/**
 * @param {Played[]} history @param {(event: Happened) => number} worth of one event to its seat; 0 where it is none
 * @param {(one: Played, next: Played) => boolean} [together] whether two moves in a row are one run
 * @returns {Moment | null}
 */
export function bestMoment(history, worth, together = () => false) {
  /** @type {Moment | null} */ let best = null;
  /** by seat @type {Map<number, Moment>} */ let run = new Map();
  history.forEach((played, index) => {
    if (index && !together(history[index - 1], played)) run = new Map();
    for (const event of played.happened) {
      const points = worth(event);
      if (!points) continue;
      const { seat } = event.arguments;
      const before = run.get(seat) ?? { points: 0, happened: [] };
      const happened = points > 0 ? [...before.happened, event] : before.happened;
      const moment = { move: index + 1, points: before.points + points, happened };
      run.set(seat, moment);
      if (moment.points > (best?.points ?? 0)) best = moment;
    }
  });
  return best;
}
