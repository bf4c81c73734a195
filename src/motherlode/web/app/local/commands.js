/** Commands: the lines that each of them leads to, or a refusal; `server/commands.py` in the page. Nothing is changed or sent here. */

import { knownBot, USUAL_LEVEL } from "./bot-names.js";
import { check } from "./permissions.js";
import { Refusal, refusing } from "./refusal.js";
import { clean, nameOf } from "./typed-text.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./table.js").TableEvent} TableEvent */
/** @typedef {import("./permissions.js").Command} Command */
/** @typedef {(table: Table, command: Command, identity: string, name: string) => TableEvent[]} Decision */

/** The lines that a person's command leads to. @type {Decision} */
export function decide(table, command, identity, name) {
  check(table, command, identity);
  return DECISIONS[command.type](table, command, identity, name);
}

// --- around the table

/** An open seat is free for anybody, unless it is kept for somebody. @type {Decision} */
export function sit(table, command, identity, name) {
  const { seat } = command, chair = table.chair(seat);
  if (!chair.open) throw new Refusal("seat-taken", { seat });
  if (chair.person && chair.person !== identity) throw new Refusal("seat-kept", { seat, name: chair.name });
  const sat = { kind: "sat", seat, identity, name: nameOf(command.name) || name, nonce: command.nonce ?? "" };
  return chair.keptFor === identity ? [sat, ...begun(table, [seat])] : [sat];
}

/** A person takes the seats that a rematch kept for them, under the names they had. @param {Table} table @param {string} identity @param {string} nonce */
export function comeAlong(table, identity, nonce) {
  const seats = table.keptSeats(identity);
  const sat = seats.map((seat) => ({ kind: "sat", seat, identity, name: table.chair(seat).name, nonce }));
  return [...sat, ...begun(table, seats)];
}

/** A rematch begins when everybody it waited for has come. @param {Table} table @param {number[]} taken @returns {TableEvent[]} */
function begun(table, taken) {
  const full = table.chairs.every(({ open }, place) => !open || taken.includes(place + 1));
  return taken.length && full ? [{ kind: "started" }] : [];
}

/** The game begins when every seat is taken; a bot may take each that is left, also one that is kept. @type {Decision} */
function start(table, { bots }) {
  const empty = table.seatsWhere(({ open }) => open);
  if (empty.length && !bots) throw new Refusal("seats-open", { seats: empty });
  const bot = bots && knownBot(table.rules, bots);
  return [...empty.map((seat) => ({ kind: "bot-sat", seat, bot })), { kind: "started" }];
}

// --- the game

/** A person's, bot's or clock's answer with what completes it; into the window if one is open. @param {Table} table @param {number} seat @param {string[]} phrases @param {string} by */
export function answer(table, seat, phrases, by) {
  const match = table.playing;
  if (table.answers.has(seat)) throw new Refusal("already-answered", { seat });
  if (!table.asked.includes(seat)) throw new Refusal("not-asked", { seat });
  const [move, ...then] = refusing(() => phrases.map((phrase) => match.rules.phrases[match.action(phrase)]));
  const refused = refusing(() => match.refusalOfAll(seat, table.inWindow || then.length ? phrases : [move])); // as the log would have it
  if (refused) throw new Refusal("illegal", { why: refused.why.name, rule: refused.why.rule, move: refused.move });
  if (table.inWindow) return [{ kind: "answered", seat, move, by }];
  return [then.length ? { kind: "moved", seat, move, by, then } : { kind: "moved", seat, move, by }];
}

/** What follows by itself: a window whose time has passed is opened, a game that is over is finished. @param {Table} table @param {number} at @param {number} window @returns {TableEvent[]} */
export function followUp(table, at, window) {
  if (table.match === null || table.finished) return [];
  if (table.over) return [{ kind: "finished" }];
  return table.inWindow && table.answers.size && !table.waiting.length && at >= table.opened + window ? [{ kind: "revealed" }] : [];
}

/** @type {Record<string, Decision>} */
const DECISIONS = {
  sit,
  start,

  /** Before the game the seat is free again; in the game a bot plays on. */
  leave(table, { seat }) {
    if (table.status === "gathering") return [{ kind: "stood", seat }];
    if (table.chair(seat).bot) throw new Refusal("bot-plays", { seat });
    return [{ kind: "handed", seat, bot: USUAL_LEVEL, why: "left" }];
  },

  /** Earlier moves and messages are shown under the new name too. */
  rename(table, { seat, name }) {
    const called = nameOf(name);
    return called === table.chair(seat).name ? [] : [{ kind: "named", seat, name: called }];
  },

  decline: (table, _, identity) => table.keptSeats(identity).map((seat) => ({ kind: "declined", seat })),

  "seat-bot"(table, { seat, bot }) {
    if (table.chair(seat).identity) throw new Refusal("seat-taken", { seat });
    return [{ kind: "bot-sat", seat, bot: knownBot(table.rules, bot) }];
  },

  /** Remove a guest before the game: that person has to find another seat. */
  unseat(table, { seat }) {
    const chair = table.chair(seat);
    if (chair.open && !chair.person) throw new Refusal("seat-open", { seat });
    return [{ kind: "stood", seat }];
  },

  delete: () => [{ kind: "deleted" }],

  move(table, { seat, question, move, then }) {
    if (table.chair(seat).bot) throw new Refusal("bot-plays", { seat });
    if (question !== table.question) throw new Refusal("stale-question", { question: table.question });
    return answer(table, seat, [move, ...then], "person");
  },

  "hand-over"(table, { seat, bot }) {
    if (table.chair(seat).bot) throw new Refusal("bot-plays", { seat });
    return [{ kind: "handed", seat, bot: knownBot(table.rules, bot), why: "asked" }];
  },

  /** The person plays again, unless that person has given up. */
  "take-back"(table, { seat }) {
    if (table.chair(seat).resigned) throw new Refusal("resigned", { seat });
    if (!table.chair(seat).bot) throw new Refusal("you-play", { seat });
    return [{ kind: "taken-back", seat }];
  },

  /** A bot plays the rest: the others go on as before, and the match has all its seats to the end. */
  resign(table, { seat }) {
    if (table.chair(seat).resigned) throw new Refusal("resigned", { seat });
    return [{ kind: "resigned", seat, bot: USUAL_LEVEL }];
  },

  /** Everybody at the table reads it, unless the owner has muted the seat. */
  say(table, { seat, text, quick }, identity, name) {
    if (table.muted.has(seat) && identity !== table.owner) throw new Refusal("muted", { seat });
    const said = clean(text);
    if (Boolean(said) === Boolean(quick)) throw new Refusal("nothing-said");
    return [{ kind: "said", seat, name: seat ? table.chair(seat).name : name, text: said, quick }];
  },

  mute(table, { seat, on }) {
    if (table.muted.has(seat) === on) throw new Refusal("muted-already", { seat });
    return [{ kind: "muted", seat, on }];
  },

  clear(table) {
    if (!table.talk.length) throw new Refusal("nothing-said");
    return [{ kind: "cleared" }];
  },
};
