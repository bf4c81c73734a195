/** The coach of a page whose server is busy: it knows what the server sent of one seat's sight, and nothing else. */

import { CHANCE } from "./chance.js";
import { Games } from "./games.js";
import { Thinking } from "./thinking.js";

/** @typedef {{ game: string, digest: string, record: string, seat: number, legal: string[] }} Asked `legal`: the moves that the seat may make */

const games = new Games();
const thinking = new Thinking(CHANCE.seed);

/** @param {Asked} asked */
async function advise({ game, digest, record, seat, legal }) {
  const rules = await games.load(game);
  if (rules.facts.digest !== digest) throw new Error(`the server has another module of ${game}`);
  const moves = legal.map((phrase) => /** @type {number} */ (rules.action(phrase))).sort((one, other) => one - other);
  return thinking.advise(rules, { view: rules.record(record), seat, legal: moves });
}

addEventListener("message", async ({ data }) => {
  try {
    postMessage({ advice: await advise(data) });
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
