/** The games that are played here: each one's module is loaded when somebody plays it, and once. */

import { loadRules } from "../rules-engine/rules.js";

/** @typedef {import("../rules-engine/rules.js").Rules} Rules */
/** @typedef {{ facts: import("../rules-engine/facts.js").Facts, module: WebAssembly.Module }} Compiled */

const MODULES = new URL("../../modules/", import.meta.url);

export class Games {
  constructor() {
    /** @type {Map<string, Promise<Compiled>>} */ this.compiled = new Map();
    /** @type {Map<string, Promise<Rules>>} */ this.rules = new Map();
  }

  /** @param {string} game @returns {Promise<Rules>} */
  load(game) {
    return kept(this.rules, game, async () => {
      const { facts, module } = await this.compile(game);
      return loadRules(facts, module);
    });
  }

  /** The compiled module, and the facts beside it. @param {string} game @returns {Promise<Compiled>} */
  compile(game) {
    return kept(this.compiled, game, async () => {
      const facts = await (await file(`${game}.json`)).json();
      return { facts, module: await WebAssembly.compile(await (await file(facts.module)).arrayBuffer()) };
    });
  }
}

/** What is being made, or was; what failed is made again the next time. @template T @param {Map<string, Promise<T>>} made @param {string} key @param {() => Promise<T>} make */
function kept(made, key, make) {
  const known = made.get(key);
  if (known) return known;
  const coming = make();
  made.set(key, coming);
  coming.catch(() => made.delete(key));
  return coming;
}

/** @param {string} name */
async function file(name) {
  const answer = await fetch(new URL(name, MODULES));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}
