/**
 * Every text of `tests/words/narration.json` as the page says it: `node narrate.js GOLDEN CATALOGS`, in a folder with the
 * modules of the page.
 */

import { readdirSync, readFileSync } from "node:fs";
import { Narration } from "./app/narration.js";
import { Words } from "./app/words.js";
import { FluentResource } from "./vendor/fluent.js";

const [golden, catalogs] = process.argv.slice(2);
const { names, games } = JSON.parse(readFileSync(golden, "utf-8"));
const places = names.map((name) => ({ name }));

function loaded(language) {
  const words = new Words(language);
  for (const file of readdirSync(`${catalogs}/${language}`).filter((name) => name.endsWith(".ftl"))) {
    words.bundle.addResource(new FluentResource(readFileSync(`${catalogs}/${language}/${file}`, "utf-8")));
  }
  return words;
}

function text(narration, given) {
  if (given.events) return narration.events(given.events).join("\n");
  if (given.question) return narration.question(given, given.seat);
  if (given.move) return narration.move(given.move, given.about);
  return narration.refusal(given.reason, given.rule, given.refused);
}

const said = {};
for (const [name, { declared, tables, matches, texts }] of Object.entries(games)) {
  said[name] = {};
  for (const language of Object.keys(texts)) {
    const words = loaded(language);
    said[name][language] = {};
    for (const reader of Object.keys(texts[language])) {
      const narration = new Narration(words, declared, places, Number(reader));
      said[name][language][reader] = [...tables, ...matches[reader]].map((given) => text(narration, given));
    }
  }
}
process.stdout.write(JSON.stringify(said));
