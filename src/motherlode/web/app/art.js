/** Pictures from the sprites. */

import { html } from "../vendor/lit.js";

/** A picture from the sprites. @param {string} id @param {string} [kind] */
export function symbol(id, kind = "") {
  return html`<svg class="symbol ${kind}" aria-hidden="true" focusable="false"><use href="/web/art/sprites.svg#${id}"></use></svg>`;
}
