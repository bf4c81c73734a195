/** How a table begins: the first lines of a new one and of a rematch; `server/new_tables.py` in the page. */

import { Mistake } from "../rules-engine/options.js";
import { knownBot } from "./bot-names.js";
import { Match } from "./match.js";
import { Refusal } from "./refusal.js";
import { nameOf } from "./typed-text.js";

/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./table.js").TableEvent} TableEvent */
/** @typedef {{ created: TableEvent, events: TableEvent[] }} Beginning `created` gets its id and code when it is kept */

const ME = "me", OPEN = "open";
const FORMAT = 1; // of the lines

/** What `create` asks for. Where no seat is open, the game begins at once.
 * @param {Rules} rules @param {import("./permissions.js").Command} command @param {string} identity @param {string} name @param {string} secret @returns {Beginning} */
export function newTable(rules, command, identity, name, secret) {
  const { game, places, options, position, clock, odds, names, nonce } = command;
  /** @type {TableEvent[]} */ const events = [];
  for (const [index, place] of places.entries()) {
    const seat = index + 1;
    if (place === ME) events.push({ kind: "sat", seat, identity, name: index < names.length ? nameOf(names[index]) : name, nonce });
    else if (place !== OPEN) events.push({ kind: "bot-sat", seat, bot: knownBot(rules, place) });
  }
  if (!places.includes(OPEN)) events.push({ kind: "started" });
  const created = { kind: "created", table: "", code: "", game, rules: rules.facts.declared.rules, seats: places.length, owner: identity, secret };
  return { created: { ...created, options, start: position, clock, odds, public: command.public, format: FORMAT }, events };
}

/** The same bots, options and position; seats are kept for the same people. Where nobody else has to come, it begins at once.
 * @param {Table} table @param {string} secret @param {string} asker @param {string} nonce @returns {Beginning} */
export function rematchOf(table, secret, asker, nonce) {
  const events = table.chairs.map(({ identity, name, bot }, index) => {
    const seat = index + 1;
    if (identity === asker) return { kind: "sat", seat, identity, name, nonce };
    return identity ? { kind: "kept", seat, identity, name } : { kind: "bot-sat", seat, bot };
  });
  const begins = events.some(({ kind }) => kind === "kept") ? [] : [{ kind: "started" }];
  const created = { ...table.created, table: "", code: "", rules: table.rules.facts.declared.rules, owner: asker, secret };
  return { created, events: [...events, ...begins] };
}

/** Whether there can be a game with these seats, options and position at all. @param {Rules} rules @param {TableEvent} created */
export function checkPlayable(rules, { game, seats, options, start, packed, rules: version }) {
  if (start && Object.keys(options).length) throw new Refusal("options-twice");
  if (start && start.game !== game) throw new Mistake("position-game", {});
  const match = new Match(rules, { game, rules: version, seats, seed: 0n, options, start, packed, names: [], entries: [] });
  if (match.seats !== seats) throw new Refusal("places", { places: seats, seats: match.seats });
}
