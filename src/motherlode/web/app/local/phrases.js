/** The phrase of the table that a person's phrase means: blanks, capitals and the order of a list are free. */

/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {{ words: string, arguments: { most: number }[] }} Row of the table of moves */

/** @type {WeakMap<Rules, Map<string, string>>} */
const WRITTEN = new WeakMap(); // by phrases with their lists in order

/** @param {Rules} rules @param {string} phrase */
export function canonical(rules, phrase) {
  if (rules.action(phrase) !== undefined) return phrase;
  const rows = /** @type {Row[]} */ (rules.facts.declared.moves);
  let written = WRITTEN.get(rules);
  if (!written) WRITTEN.set(rules, (written = new Map(rules.phrases.map((one) => [sorted(rows, one.toLowerCase()), one]))));
  const spaced = phrase.trim().split(/\s+/).join(" ");
  return written.get(sorted(rows, spaced.toLowerCase())) ?? spaced;
}

/** The phrase with the values of a list in alphabetical order; other phrases as they are. @param {Row[]} rows @param {string} phrase */
function sorted(rows, phrase) {
  const row = rows.find(({ words, arguments: given }) => (given.at(-1)?.most ?? 1) > 1 && phrase.startsWith(`${words.toLowerCase()} `));
  if (!row) return phrase;
  const head = row.words.split(" ").length + row.arguments.length - 1, parts = phrase.split(" ");
  return [...parts.slice(0, head), ...parts.slice(head).sort()].join(" ");
}
