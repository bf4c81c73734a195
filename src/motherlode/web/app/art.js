/** Pictures from the sprites: one file for what every place needs, one more for each game. */

import { html } from "../vendor/lit.js";

const SVG = "http://www.w3.org/2000/svg";
/** the file of a picture by the first word of its name, where it is not the common one @type {Record<string, string>} */
const FILES = {
  card: "cards",
  ...Object.fromEntries(["die", "face", "marker", "unstable", "reckless"].map((word) => [word, "dice"])),
  ...Object.fromEntries(
    ["stone", "shape", "tunnel", "badge", "pickaxe", "piggy", "ballot", "vote", "deed"].map((word) => [word, "quarry"]),
  ),
};

/** Where a picture is. @param {string} id */
export function art(id) {
  return `/web/art/${FILES[id.split("-")[0]] ?? "sprites"}.svg#${id}`;
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
