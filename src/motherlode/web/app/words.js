/**
 * Messages in the reader's language, from the same Fluent catalogs as everywhere else. Two kinds of argument carry
 * grammar with them, as in Python: a `seat` becomes $seat and $seat-you, a `piece` its name, its slug and every
 * attribute of its message.
 */

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { lettersOf } from "./letters.js";

export const LANGUAGES = /** @type {const} */ (["en", "pt", "ru"]);
const LOCALES = { en: "en-US", pt: "pt-BR", ru: "ru-RU" };
const FILES = ["general", "server", "page"];
/** catalogs that only some places need; once asked for, they come with every language */
const more = new Set();
const CHOSEN = "motherlode-language";

/** @typedef {"en" | "pt" | "ru"} Language */
/** @typedef {{ seat: string, you: boolean }} Seat */
/** @typedef {{ family: string, slug: string }} Piece */
/** @typedef {string | number | Seat | Piece} Argument */

export class Words {
  /** @param {Language} language */
  constructor(language) {
    this.language = language;
    this.bundle = new FluentBundle(LOCALES[language], { useIsolating: false });
    /** catalogs, each on its way or there @type {Map<string, Promise<void>>} */ this.catalogs = new Map();
    this.number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
    this.percent = new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 0 });
  }

  /** Have some more catalogs, once; when they are there. @param {string[]} catalogs */
  async load(...catalogs) {
    for (const catalog of catalogs) if (!this.catalogs.has(catalog)) this.catalogs.set(catalog, this.fetch(catalog));
    await Promise.all(catalogs.map((catalog) => this.catalogs.get(catalog)));
  }

  /** @param {string} catalog */
  async fetch(catalog) {
    try {
      const answer = await fetch(new URL(`../words/${this.language}/${catalog}.ftl`, import.meta.url));
      this.bundle.addResource(new FluentResource(await answer.text()));
    } catch (error) {
      this.catalogs.delete(catalog); // another try may do better
      throw error;
    }
  }

  /** The same, here and in every language that is chosen later. @param {string[]} catalogs */
  need(...catalogs) {
    for (const catalog of catalogs) more.add(catalog);
    return this.load(...catalogs);
  }

  /** @param {string} key */
  has(key) {
    return this.pattern(key) !== null;
  }

  /** @param {string} key @param {Record<string, Argument>} [given] */
  say(key, given = {}) {
    return this.format(key, this.spread(given)) ?? key;
  }

  /** The items as one phrase. @param {string[]} items */
  join(items) {
    if (items.length < 2) return items[0] ?? "";
    const rest = items.slice(0, -1).reduce((rest, next) => this.say("list-comma", { rest, next }));
    return this.say("list-and", { rest, last: items[items.length - 1] });
  }

  /** @param {string} key */
  pattern(key) {
    const [name, attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** @param {string} key @param {Record<string, string | number>} variables @param {Error[]} [errors] */
  format(key, variables, errors = []) {
    const pattern = this.pattern(key);
    return pattern === null ? null : this.bundle.formatPattern(pattern, variables, errors);
  }

  /** @param {Record<string, Argument>} given */
  spread(given) {
    /** @type {Record<string, string | number>} */
    const variables = {};
    /** @type {[string, Piece][]} */
    const pieces = [];
    for (const [name, value] of Object.entries(given)) {
      if (typeof value !== "object") variables[name] = value;
      else if ("seat" in value) {
        variables[name] = value.seat;
        variables[`${name}-you`] = value.you ? "yes" : "no";
      } else pieces.push([name, value]);
    }
    /** @type {Record<string, string>} */
    const spread = {};
    for (const [name, { family, slug }] of pieces) {
      const key = `${family}-${slug}`;
      spread[name] = this.format(key, variables) ?? slug;
      spread[`${name}-slug`] = slug;
      for (const attribute of Object.keys(this.bundle.getMessage(key)?.attributes ?? {})) {
        /** @type {Error[]} */
        const errors = [];
        const text = this.format(`${key}.${attribute}`, variables, errors);
        if (text !== null && !errors.length) spread[`${name}-${attribute}`] = text;
      }
    }
    return { ...variables, ...spread };
  }
}

/** The language that was chosen, or that the browser asks for, or English. @returns {Language} */
export function chosenLanguage() {
  const wanted = [localStorage.getItem(CHOSEN), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return /** @type {Language} */ (wanted.find((tag) => LANGUAGES.includes(/** @type {any} */ (tag))) ?? "en");
}

/** @param {Language} language */
export function chooseLanguage(language) {
  localStorage.setItem(CHOSEN, language);
}

/** @param {Language} language */
export async function loadWords(language) {
  const words = new Words(language);
  await Promise.all([words.load(...FILES, ...more), lettersOf(language)]);
  document.documentElement.lang = language;
  return words;
}
