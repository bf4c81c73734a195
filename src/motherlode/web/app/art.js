/** Pictures from the sprites: one file for what every place needs, others for what only some show. */

import { FILES } from "../art/files.js";
import { html } from "../vendor/lit.js";
import { WEB } from "./base.js";

const SVG = "http://www.w3.org/2000/svg";
const COMMON = "sprites";

/** Where a picture is. @param {string} id */
export function art(id) {
  return `${WEB}art/${FILES[id] ?? FILES[id.split("-")[0]] ?? COMMON}.svg#${id}`;
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
