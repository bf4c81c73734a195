/** A value of YAML in one line, as programs write it: numbers, words, texts in quotes, `[lists]` and `{mappings: inside}` each other. */

import { Mistake } from "../rules-engine/options.js";

const DEEPEST = 32;
const PLAIN = /^(?:[^,[\]{}:#]|:(?! |$)|(?<! )#)+/;
const ESCAPES = /** @type {Record<string, string>} */ ({ n: "\n", t: "\t", r: "\r", 0: "\0", a: "\x07", b: "\b", e: "\x1b", f: "\f", v: "\v", N: "\x85", _: "\xa0", L: "\u2028", P: "\u2029" });
const CODES = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g;
const WHOLE = /^[-+]?(?:0|[1-9]\d*)$/, BROKEN = /^[-+]?\d*\.\d+(?:e[-+]\d+)?$/i;

/** @param {string} text @returns {any} */
export function flow(text) {
  const reader = new Reader(text);
  const value = reader.value(0);
  reader.rest();
  return value;
}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.text = text.trim();
  }

  /** @param {number} depth @returns {any} */
  value(depth) {
    if (depth > DEEPEST) throw this.odd("it is too deep");
    if (this.took("{")) return this.mapping(depth);
    if (this.took("[")) return this.list(depth);
    if (this.text.startsWith('"') || this.text.startsWith("'")) return this.quoted();
    return scalar(this.take(PLAIN).trim());
  }

  /** @param {number} depth */
  mapping(depth) {
    /** @type {[string, any][]} */ const entries = [];
    while (!this.took("}")) {
      const key = this.value(DEEPEST);
      if (!this.took(":")) throw this.odd("a key has no value");
      entries.push([String(key), this.value(depth + 1)]);
      if (!this.took(",") && !this.text.startsWith("}")) throw this.odd("a mapping does not end");
    }
    return Object.fromEntries(entries);
  }

  /** @param {number} depth */
  list(depth) {
    /** @type {any[]} */ const items = [];
    while (!this.took("]")) {
      items.push(this.value(depth + 1));
      if (!this.took(",") && !this.text.startsWith("]")) throw this.odd("a list does not end");
    }
    return items;
  }

  quoted() {
    if (this.text.startsWith("'")) return this.take(/^'(?:[^']|'')*'/).slice(1, -1).replaceAll("''", "'");
    const read = (/** @type {string} */ _, /** @type {string} */ x, /** @type {string} */ u, /** @type {string} */ U, /** @type {string} */ one) =>
      one === undefined ? String.fromCodePoint(parseInt(x ?? u ?? U, 16)) : (ESCAPES[one] ?? one);
    return this.take(/^"(?:[^"\\]|\\.)*"/).slice(1, -1).replace(CODES, read);
  }

  /** @param {string} sign */
  took(sign) {
    const there = this.text.startsWith(sign);
    if (there) this.text = this.text.slice(1).trimStart();
    return there;
  }

  /** @param {RegExp} pattern */
  take(pattern) {
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) throw this.odd("something is missing");
    this.text = this.text.slice(found.length).trimStart();
    return found;
  }

  /** Behind a value there may be a remark. */
  rest() {
    if (this.text && !this.text.startsWith("#")) throw this.odd(`nobody knows what '${this.text.slice(0, 20)}' is`);
  }

  /** @param {string} why */
  odd(why) {
    return new Mistake("mine-header", { why });
  }
}

/** What stands without quotes. @param {string} text */
function scalar(text) {
  if (WHOLE.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text.replace("+", ""));
  if (BROKEN.test(text)) return Number(text);
  if (/^(?:true|yes|on)$/i.test(text)) return true;
  if (/^(?:false|no|off)$/i.test(text)) return false;
  return text === "" || /^(?:null|~)$/i.test(text) ? null : text;
}
