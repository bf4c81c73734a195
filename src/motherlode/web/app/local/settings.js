/** The settings of tables, in milliseconds and lines: the usual ones of a server (`server/settings.py`). */

/** @typedef {{ window: number, pace: number, patience: number, nudge: number, grace: number, countdown: number, tail: number }} Settings */

/** @type {Settings} */
export const SETTINGS = {
  window: 1500, // how long answers to a vote or a reaction stay covered, at least
  pace: 700, // before a bot answers; with one person alone, after that person has seen everything
  patience: 8000, // how much longer a bot waits for that, at most
  nudge: 15_000, // between the end of somebody's time and the move that is made for them
  grace: 20_000, // before somebody who has disconnected counts as missing
  countdown: 30_000, // before a bot takes over for somebody who is missing
  tail: 200, // lines that are sent again one by one; a reader that missed more gets a snapshot
};
