/** Who may do what, and when; the table of it is `server/permissions.py`'s, written into `command-forms.js`. */

import { COMMANDS } from "./command-forms.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./command-forms.js").Who} Who */
/** @typedef {{ type: string, [field: string]: any }} Command */

/** What a person is at a table. @type {Record<Who, (table: Table, identity: string, seat: number) => boolean>} */
const IS = {
  anybody: () => true,
  holder: (table, identity, seat) => table.holds(identity, seat),
  viewer: (table, identity, seat) => seat === 0 || table.holds(identity, seat),
  player: (table, identity) => table.seatsOf(identity).length > 0,
  owner: (table, identity) => table.owner === identity,
  awaited: (table, identity) => table.keptSeats(identity).length > 0,
};

/** Refuse what this person may not do at this table now. @param {Table} table @param {Command} command @param {string} identity */
export function check(table, command, identity) {
  if (table.deleted) throw new Refusal("table-deleted");
  const seat = command.seat ?? 0, seats = table.chairs.length;
  if (seat > seats) throw new Refusal("no-such-seat", { seat, seats });
  const { who, otherwise, when } = /** @type {import("./command-forms.js").Permission} */ (COMMANDS[command.type].permission);
  if (!IS[who](table, identity, seat)) throw new Refusal(otherwise, { seat });
  if (!when.includes(table.status)) throw new Refusal("not-now", { status: table.status });
}
