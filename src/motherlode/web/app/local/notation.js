/** A match as text, the `.mine` file: `match/notation.py` in the page. Its header is YAML, of which a page reads what programs write: one line for each key. */

import { Mistake } from "../rules-engine/options.js";
import { SEED_LIMIT } from "./fairness.js";
import { flow } from "./yaml.js";

/** @typedef {import("./match.js").Log} Log */
/** @typedef {import("./match.js").Entry} Entry */
/** @typedef {import("./match.js").Fairness} Fairness */

const FORMAT = 1;
const HEADER = ["mine", "game", "rules", "seats", "seed", "options", "names", "start", "match", "fairness"];
const LONGEST_NUMBER = String(SEED_LIMIT).length;
const LONGEST_ID = 64, DIGITS = 64;
// What can stand in YAML without quotes, and is not taken for something else than a word.
const PLAIN = /^(?![-?] |---|\.\.\.)[^\s#,[\]{}&*!|>'"%@`?:](?:[^\s#,[\]{}?:]|(?<=\S)#| (?=[^\s#]))*$/u;
const NO_WORD = /^(?:yes|no|on|off|true|false|null|~|<<|=|[-+]?\.?\d[\d_.,:eExabcdfo+-]*|[-+]?\.(?:inf|nan))$/i;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff]/u;

/** @param {Log} log */
export function writeLog(log) {
  const { game, rules, seats, seed, options, names, start, match, fairness } = log;
  const lines = [...remarks(log.comment), `mine: ${FORMAT}`, `game: ${game}`, `rules: ${rules}`, `seats: ${seats}`, `seed: ${seed}`];
  if (Object.keys(options).length) lines.push(`options: ${inline(options)}`);
  if (names.length) lines.push(`names: ${inline(names)}`);
  if (start) lines.push(`start: ${inline(start)}`);
  if (match) lines.push(`match: ${JSON.stringify(match)}`);
  if (fairness) {
    const secret = fairness.secret ? `, secret: ${JSON.stringify(fairness.secret)}` : "";
    lines.push(`fairness: {commitment: ${JSON.stringify(fairness.commitment)}, nonces: [${fairness.nonces.map((nonce) => JSON.stringify(nonce)).join(", ")}]${secret}}`);
  }
  lines.push("");
  for (const { seat, move, drawn, seed: given, comment } of log.entries) {
    const at = given === null ? "" : ` @ ${given}`, came = drawn.length ? ` > ${drawn.join("; ")}` : "";
    lines.push(...remarks(comment), `${seat} ${move}${at}${came}`);
  }
  return [...lines, ...remarks(log.closing), ""].join("\n");
}

/** @param {string} [text] */
function remarks(text) {
  return text ? text.split("\n").map((line) => `# ${line}`.trimEnd()) : [];
}

/** Plain data in one line of YAML. @param {any} value @returns {string} */
function inline(value) {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (value !== null && typeof value === "object") return `{${Object.entries(value).map(([key, one]) => `${inline(key)}: ${inline(one)}`).join(", ")}}`;
  if (typeof value !== "string") return JSON.stringify(value);
  if (UNSEEN.test(value)) return JSON.stringify(value);
  return PLAIN.test(value) && !NO_WORD.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

// --- reading

/** The log that was written; what cannot be read is named with its line. @param {string} text @returns {Log} */
export function readLog(text) {
  /** @type {string[]} */ const header = [];
  /** @type {string[]} */ let remembered = [];
  /** @type {Entry[]} */ const entries = [];
  let opening = "", inHeader = true;
  for (const [index, line] of text.replace(/^\ufeff+/, "").split(/\r\n|[\n\r]/).entries()) {
    if (inHeader && line.trim() && !line.trimStart().startsWith("#")) {
      if (!header.length) [opening, remembered] = [remembered.join("\n"), []];
      header.push(line);
      continue;
    }
    const mark = line.indexOf("#"), words = mark < 0 ? line : line.slice(0, mark);
    if (mark >= 0) remembered.push(line.slice(mark + 1).trim());
    else if (inHeader && header.length && !words.trim()) inHeader = false;
    if (words.trim()) {
      entries.push(readMove(index + 1, words, remembered.join("\n")));
      remembered = [];
    }
  }
  return { ...readHeader(header), entries, comment: opening, closing: remembered.join("\n") };
}

/** @param {string[]} lines @returns {Omit<Log, "entries">} */
function readHeader(lines) {
  /** @type {Record<string, any>} */ const data = {};
  for (const line of lines) {
    const [, key, value] = /^([a-z]+): +(.*)$/.exec(line) ?? [];
    if (!key) throw new Mistake("mine-header", { why: "it is not in the form 'key: value'" });
    data[key] = flow(value);
  }
  if (data.mine !== FORMAT) throw new Mistake("mine-format", { format: FORMAT });
  known("the header of a match", data, HEADER);
  const { game, rules, seats, seed, options = {}, start = null, names = [], match, fairness } = data;
  for (const [needed, fits] of /** @type {[string, boolean][]} */ ([
    ["game", typeof game === "string"],
    ["rules", Number.isInteger(rules)],
    ["seats", Number.isInteger(seats)],
    ["seed", Number.isInteger(seed) || typeof seed === "bigint"],
  ])) if (!fits) throw new Mistake("mine-key", { needed });
  if (!isMapping(options)) throw new Mistake("mine-value", { needed: "options" });
  if (start !== null && !isMapping(start)) throw new Mistake("mine-value", { needed: "start" });
  if (!Array.isArray(names)) throw new Mistake("mine-value", { needed: "names" });
  if (BigInt(seed) < 0n || BigInt(seed) >= SEED_LIMIT) throw new Mistake("seed", { seed: String(seed) });
  if (match !== undefined && !(typeof match === "string" && match.length <= LONGEST_ID && /^[0-9A-Za-z._-]+$/.test(match))) {
    throw new Mistake("match-id", { longest: LONGEST_ID, given: String(match) });
  }
  const checked = fairness === undefined ? null : readFairness(fairness, seats);
  return { game, rules, seats, seed: BigInt(seed), options, start, names: names.map(String), match: match ?? "", fairness: checked };
}

/** @param {any} given @param {number} seats @returns {Fairness} */
function readFairness(given, seats) {
  if (!isMapping(given)) throw new Mistake("mine-value", { needed: "fairness" });
  known("fairness", given, ["commitment", "nonces", "secret"]);
  for (const key of ["commitment", "nonces"]) if (!(key in given)) throw new Mistake("mine-key", { needed: `fairness.${key}` });
  const { commitment, nonces, secret = "" } = given;
  if (!Array.isArray(nonces)) throw new Mistake("mine-value", { needed: "nonces" });
  if (nonces.length !== seats) throw new Mistake("fairness-nonces", { seats, count: nonces.length });
  const isHex = (/** @type {any} */ digits) => typeof digits === "string" && /^[0-9a-f]*$/.test(digits) && digits.length <= DIGITS;
  const seat = nonces.findIndex((nonce) => !isHex(nonce)) + 1;
  if (seat) throw new Mistake("fairness-nonce", { seat, digits: DIGITS, given: String(nonces[seat - 1]) });
  for (const [what, digits] of [["commitment", commitment], ["secret", secret]]) {
    if (!(what === "secret" && digits === "") && !(isHex(digits) && digits.length === DIGITS)) throw new Mistake("fairness-digits", { what, digits: DIGITS, given: String(digits) });
  }
  return { commitment, nonces, secret };
}

/** @param {number} line @param {string} text @param {string} comment @returns {Entry} */
function readMove(line, text, comment) {
  const [, answer, came = ""] = /** @type {RegExpExecArray} */ (/^([^>]*)>?(.*)$/.exec(text));
  const [, made, at, seed] = /** @type {RegExpExecArray} */ (/^([^@]*)(@?)(.*)$/.exec(answer));
  const [seat = "", ...move] = made.trim().split(/\s+/);
  const isNumber = (/** @type {string} */ number) => /^\d+$/.test(number) && number.length <= LONGEST_NUMBER && BigInt(number) < SEED_LIMIT;
  if (!isNumber(seat) || !move.length || (at && !isNumber(seed.trim()))) throw new Mistake("mine-move", { line, text: text.trim() });
  const drawn = came.split(";").flatMap((part) => (part.trim() ? [part.trim().split(/\s+/).join(" ")] : []));
  return { seat: Number(seat), move: move.join(" "), drawn, seed: at ? BigInt(seed.trim()) : null, comment };
}

/** @param {string} where @param {Record<string, any>} given @param {string[]} keys */
function known(where, given, keys) {
  for (const key of Object.keys(given)) if (!keys.includes(key)) throw new Mistake("unknown-key", { where, key, known: keys.join(", ") });
}

/** @param {any} value */
function isMapping(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
