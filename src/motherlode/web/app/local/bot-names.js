/** How bots are named: a level, or as `bots/grammar.py` says (`greedy~25%`, `search:500`, `search:200ms`). */

import { Mistake } from "../rules-engine/options.js";
import { Refusal, refusing } from "./refusal.js";

/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {import("../rules-engine/facts.js").BotSpec} BotSpec */

export const USUAL_LEVEL = "miner"; // that plays when nobody asks for another
const PLAYED_HERE = ["random", "greedy", "search"]; // of the bots that a server knows
const THINKING_TIME = 0.2; // seconds, for a search without a budget of its own
const SPEC = /^([a-z][a-z-]*)(?::(\d+(?:\.\d+)?)(ms|s)?)?(?:~(\d+)%)?$/;
const LONGEST = 3600; // seconds for one move
const MOST_EVER = 1e9; // playouts
const MOST_PLAYOUTS = 10_000, MOST_SECONDS = 1; // that a bot may think about one move here

/** The bot that is meant. @param {Rules} rules @param {string} text @returns {BotSpec} */
export function botNamed(rules, text) {
  const { facts } = rules, name = text.trim();
  if (name in facts.levels) return facts.levels[name];
  const [, player, amount, unit, slips] = SPEC.exec(name) ?? [];
  if (!player) throw new Mistake("bot-spec", { given: name });
  const budget = Number(amount ?? 1), seconds = unit ? budget * (unit === "ms" ? 0.001 : 1) : null, playouts = unit ? null : Math.trunc(budget);
  const size = seconds || playouts || 0;
  if (Number(slips ?? 0) > 100 || size <= 0 || size > (unit ? LONGEST : MOST_EVER)) throw new Mistake("bot-numbers", { given: name });
  if (!facts.bots.includes(player)) throw new Mistake("bot", { bot: player, known: [...facts.bots, ...Object.keys(facts.levels)].join(", ") });
  if (amount && player !== "search") throw new Mistake("bot-budget", { bot: player });
  if (!PLAYED_HERE.includes(player)) throw new Refusal("needs-server-bot", { bot: player });
  const spec = { bot: name, player, slips: Number(slips ?? 0) };
  if (player !== "search") return spec;
  return { ...spec, ...(amount ? { playouts, seconds } : { playouts: null, seconds: THINKING_TIME }) };
}

/** A bot that plays this game and thinks no longer than people want to wait. @param {Rules} rules @param {string} text */
export function knownBot(rules, text) {
  const spec = refusing(() => botNamed(rules, text));
  const { slips, player, playouts = null, seconds = null } = spec;
  const known = Object.values(rules.facts.levels).some((level) => level.player === player && level.slips === slips && (level.playouts ?? null) === playouts);
  if (slips && !known) throw new Refusal("bot-slips", { bot: text });
  if ((playouts ?? 0) > MOST_PLAYOUTS || (seconds ?? 0) > MOST_SECONDS) throw new Refusal("bot-too-slow", { bot: text, playouts: MOST_PLAYOUTS, seconds: MOST_SECONDS });
  return text.trim();
}
