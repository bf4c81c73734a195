/** Finds words in the rules: whatever their case and accents, and every word of the question in the same passage. */

import { plain } from "./markdown.js";

/** @typedef {import("./markdown.js").RulesText} RulesText */
/** @typedef {import("./markdown.js").Block} Block */
/** @typedef {{ needles: string[], passages: Set<string>, parts: Map<string, number>, count: number }} Found */

const ACCENTS = /[\u0300-\u036f]/g;

/** Letter by letter, so that a place in the one is the same place in the other. @param {string} text */
export function folded(text) {
  return Array.from(text.normalize("NFC"), (letter) => {
    const bare = letter.toLowerCase();
    if (bare === "й") return bare; // a letter of its own, not an и with a hat
    const plainly = bare.normalize("NFD").replace(ACCENTS, "");
    return plainly.length === letter.length ? plainly : letter;
  }).join("");
}

/** The words that are looked for. @param {string} question */
export function needlesOf(question) {
  return folded(question).split(/\s+/).filter(Boolean);
}

/** @param {string} text @param {string[]} needles */
function holds(text, needles) {
  const stack = folded(text);
  return needles.every((needle) => stack.includes(needle));
}

/** Where the words stand in the rules. @param {RulesText} page @param {string} question @returns {Found | null} */
export function find(page, question) {
  const needles = needlesOf(question);
  if (!needles.length) return null;
  /** @type {Found} */
  const found = { needles, passages: new Set(), parts: new Map(), count: 0 };
  for (const { key, blocks } of [{ key: "lead", blocks: page.lead }, ...page.parts]) {
    const here = blocks.reduce((sum, block) => sum + findIn(block, found), 0);
    found.parts.set(key, here);
    found.count += here;
  }
  return found;
}

/** Passages of a block that hold all the words. @param {Block} block @param {Found} found */
function findIn(block, found) {
  if (block.kind !== "table") {
    const text = plain(block.spans);
    if (!holds(block.kind === "rule" ? `${block.id} ${text}` : text, found.needles)) return 0;
    found.passages.add(block.key);
    return 1;
  }
  const named = holds(block.columns.map(({ spans }) => plain(spans)).join(" "), found.needles);
  const rows = block.rows.filter(({ cells }) => named || holds(cells.map(plain).join(" "), found.needles));
  for (const { key } of rows) found.passages.add(key);
  if (rows.length) found.passages.add(block.key);
  return named ? 1 : rows.length;
}

/**
 * A text in pieces, each either found or not.
 * @param {string} text @param {string[]} needles @returns {{ text: string, found: boolean }[]}
 */
export function pieces(text, needles) {
  const stack = folded(text);
  const hit = new Array(text.length).fill(false);
  for (const needle of needles) {
    for (let at = stack.indexOf(needle); at >= 0; at = stack.indexOf(needle, at + 1)) hit.fill(true, at, at + needle.length);
  }
  /** @type {{ text: string, found: boolean }[]} */
  const cut = [];
  for (let at = 0; at < text.length; at++) {
    const last = cut.at(-1);
    if (last && last.found === hit[at]) last.text += text[at];
    else cut.push({ text: text[at], found: hit[at] });
  }
  return cut;
}
