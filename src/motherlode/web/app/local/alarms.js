/** What happens at a table because time passes: covered answers are shown, clocks run out, people stay away; `server/alarms.py` in the page. */

import { USUAL_LEVEL } from "./bot-names.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./table.js").TableEvent} TableEvent */
/** @typedef {{ at: number, seat: number, event: TableEvent | null }} Alarm without an event, a move is made for the seat */

const LAPSES = 1; // moves that the clock makes for a person in a row; at the next one a bot takes over

/**
 * All alarms that are set at a table now. `gone` are the seats whose person is not here, and since when.
 * @param {Table} table @param {import("./settings.js").Settings} settings @param {Map<number, number>} gone @param {number} now @returns {Alarm[]}
 */
export function alarms(table, settings, gone, now) {
  if (table.match === null || table.over) return [];
  const { waiting } = table;
  /** @type {Alarm[]} */ const set = [];
  if (table.inWindow && table.answers.size && !waiting.length) set.push({ at: table.opened + settings.window, seat: 0, event: { kind: "revealed" } });
  for (const seat of waiting) {
    const { nudged, lapses } = table.chair(seat), deadline = table.deadline(seat);
    if (deadline === null) continue;
    if (!nudged) set.push({ at: deadline, seat, event: { kind: "nudged", seat, until: Math.max(deadline, now) + settings.nudge } });
    else set.push({ at: nudged, seat, event: lapses >= LAPSES ? { kind: "handed", seat, bot: USUAL_LEVEL, why: "late" } : null });
  }
  if (table.overDays) return set;
  for (const [seat, since] of gone) {
    const { personPlays, missing } = table.chair(seat), due = since + settings.grace;
    if (!personPlays) continue;
    if (missing) set.push({ at: missing, seat, event: { kind: "handed", seat, bot: USUAL_LEVEL, why: "missing" } });
    else set.push({ at: due, seat, event: { kind: "missing", seat, until: Math.max(due, now) + settings.countdown } });
  }
  return set;
}
