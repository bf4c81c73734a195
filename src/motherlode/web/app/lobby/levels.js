/** What a level of bots means: how its bot chooses, how long it thinks, and how strong it was measured to be. */

/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("../narration.js").GameInfo} GameInfo */
/** @typedef {GameInfo["levels"][number]} Level */

const USUAL = "miner";
const SECOND = 1000;

/** One or two sentences. @param {Words} words @param {GameInfo} info @param {string} name */
export function aboutLevel(words, { levels }, name) {
  const level = levels.find((one) => one.name === name);
  return level ? `${manner(words, level)} ${strength(words, levels, level)}` : "";
}

/** @param {Words} words @param {Level} level */
function manner(words, { kind, slips, playouts, milliseconds }) {
  if (kind === "search") {
    const seconds = Math.max(0.1, Math.round(milliseconds / 100) / 10);
    return words.say(milliseconds < SECOND / 20 ? "page-level-search-quick" : "page-level-search", { playouts, seconds: words.number.format(seconds) });
  }
  return slips ? words.say("page-level-slips", { share: words.percent.format(slips / 100) }) : words.say(`page-level-${kind}`);
}

/** @param {Words} words @param {Level[]} levels @param {Level} level */
function strength(words, levels, { name, rating, give_or_take }) {
  if (levels.every((one) => one.rating === 0)) return words.say("page-level-unmeasured");
  const usual = levels.find((one) => one.name === USUAL);
  const against = usual && name !== USUAL ? usual.rating : 0; // random play is 0
  const share = words.percent.format(ahead(rating - against));
  const measured = { share, rating, sure: give_or_take };
  return words.say(against ? "page-level-against-usual" : "page-level-against-random", { ...measured, level: words.say(`level-${USUAL}`) });
}

/** How often a player with this many points more finishes ahead of the other: what the points mean. @param {number} points */
function ahead(points) {
  return 1 / (1 + 10 ** (-points / 400));
}
