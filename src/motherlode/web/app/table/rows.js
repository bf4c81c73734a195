/**
 * What a move brought, as rows of the log: whose it is, what is a table of several dwarves, and what begins a new chapter.
 * The newest row stands on top, so a chapter has its heading above all its rows.
 */

import { moveText, wholes } from "./story.js";

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {import("../state.js").Played} Played */
/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {{ number: number, part: number, seat: number, text: string, happened: Happened[] }} Row of this move, and which of its parts */
/** @typedef {{ key: string, heading: string, rows: Row[] }} Chapter */
/** @typedef {Record<string, string>} Tabled events that a board shows as tables, with the heading of those that begin a chapter */
/** @typedef {{ seat: number, begins: boolean, table: string, happened: Happened[] }} Part */
/** @typedef {{ heading: string | null, seat: number, text: string, happened: Happened[] }} Said */

const LONG = 100; // letters of a row that begins another one

/** made before, by the last move and for one reader: a long game has many moves, and they are shown again with every line @type {WeakMap<Played, { to: string, parts: Said[] }>} */
const known = new WeakMap();

/** All chapters, the newest first, as their rows are. @param {Played[]} history @param {Happened[]} dealt @param {Narration} narration @param {Tabled} tabled @returns {Chapter[]} */
export function chaptersOf(history, dealt, narration, tabled) {
  const begun = narration.words.say("table-started");
  /** @type {Chapter[]} */ const chapters = [{ key: "", heading: dealt.length ? begun : "", rows: [] }];
  const put = (/** @type {number} */ number, /** @type {Said[]} */ parts) => {
    parts.forEach(({ heading, seat, text, happened }, part) => {
      if (heading !== null) chapters.push({ key: `${number}.${part}`, heading, rows: [] });
      if (text) chapters[chapters.length - 1].rows.push({ number, part, seat, text, happened });
    });
  };
  put(0, dealt.length ? saidOf(dealt, narration, tabled) : [{ heading: null, seat: 0, text: begun, happened: [] }]);
  for (const { number, moves } of wholes(history)) put(number, partsOf(moves, narration, tabled));
  for (const chapter of chapters) chapter.rows.reverse();
  return chapters.reverse();
}

/** A move and those that complete it, part by part. @param {Played[]} moves @param {Narration} narration @param {Tabled} tabled @returns {Said[]} */
function partsOf(moves, narration, tabled) {
  const last = moves[moves.length - 1];
  const to = `${narration.listener} ${moves.length} ${Object.keys(tabled)}`;
  const found = known.get(last);
  if (found?.to === to) return found.parts;
  const parts = saidOf(moves.flatMap(({ happened }) => happened), narration, tabled);
  if (!parts.some(({ text }) => text)) parts.unshift({ heading: null, seat: moves[0].seat, text: moveText(moves, narration), happened: [] });
  known.set(last, { to, parts });
  return parts;
}

/** @param {Happened[]} happened @param {Narration} narration @param {Tabled} tabled @returns {Said[]} */
function saidOf(happened, narration, tabled) {
  return divided(happened, narration.game.chapters, tabled).flatMap(({ seat, begins, table, happened }) => {
    const text = narration.events(happened).join(" ");
    if (table) return [{ heading: begins ? narration.words.say(tabled[table]) : null, seat: 0, text, happened }];
    return begins ? [{ heading: text, seat: 0, text: "", happened }] : short(seat, happened, narration);
  });
}

/** What happened to one dwarf, in rows that are no paragraphs. @param {number} seat @param {Happened[]} happened @param {Narration} narration @returns {Said[]} */
function short(seat, happened, narration) {
  /** @type {Said[]} */ const rows = [];
  for (let from = 0, to = 0; from < happened.length; from = to) {
    do to++; while (to < happened.length && narration.group(happened[to], to) === narration.group(happened[from], from));
    const alike = happened.slice(from, to);
    const text = narration.events(alike).join(" ");
    const last = rows.at(-1);
    if (last && last.text.length + text.length < LONG) Object.assign(last, { text: `${last.text} ${text}`, happened: [...last.happened, ...alike] });
    else rows.push({ heading: null, seat, text, happened: alike });
  }
  return rows;
}

/**
 * Events in a row that are one dwarf's, that stand in one table, or with which a chapter begins. A table with which a
 * chapter begins goes on until the next chapter. What is nobody's stays between two of the same dwarf.
 * @param {Happened[]} happened @param {string[]} chapters @param {Tabled} tabled @returns {Part[]}
 */
export function divided(happened, chapters, tabled) {
  /** @type {Part[]} */ const parts = [];
  happened.forEach((event, place) => {
    const table = event.name in tabled ? event.name : "";
    const begins = chapters.includes(event.name);
    const last = parts.at(-1);
    const seat = event.arguments.seat ?? (last && happened[place + 1]?.arguments.seat === last.seat ? last.seat : 0);
    const goesOn = last && (begins
      ? last.begins && last.table === table
      : last.table ? last.begins || last.table === table : !last.begins && !table && last.seat === seat);
    if (goesOn) last.happened.push(event);
    else parts.push({ seat, begins, table, happened: [event] });
  });
  return parts;
}
