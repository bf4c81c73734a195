/** Pictures from the sprites: one file for what every place needs, others for what only some show. */

import { html } from "../vendor/lit.js";

const SVG = "http://www.w3.org/2000/svg";
/** the pictures that are not in the common file, by the first word of their names @type {Record<string, string[]>} */
const WORDS = {
  games: ["game"],
  pieces: ["crystal", "letter", "bag", "hand", "cart", "chest", "coin", "token", "bravery", "day", "lantern"],
  cards: ["card"],
  dice: ["die", "face", "marker", "unstable", "reckless"],
  quarry: ["stone", "shape", "tunnel", "badge", "pickaxe", "piggy", "ballot", "vote", "deed"],
};
/** the file of a picture, by its whole name or the first word of it @type {Record<string, string>} */
const FILES = {
  ...Object.fromEntries(Object.entries(WORDS).flatMap(([file, words]) => words.map((word) => [word, file]))),
  "card-back": "sprites", // not only Quartz has cards
};

/** Where a picture is. @param {string} id */
export function art(id) {
  return `/web/art/${FILES[id] ?? FILES[id.split("-")[0]] ?? "sprites"}.svg#${id}`;
}

/** A picture from the sprites. @param {string} id @param {string} [kind] */
export function symbol(id, kind = "") {
  return html`<svg class="symbol ${kind}" aria-hidden="true" focusable="false"><use href=${art(id)}></use></svg>`;
}

/** The same for something that moves, outside of any template. @param {string} id @param {string} [kind] */
export function picture(id, kind = "symbol") {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", art(id));
  svg.setAttribute("class", kind);
  svg.append(use);
  return svg;
}
