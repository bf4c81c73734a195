/** Who sits at the table, who is there, and whom it waits for. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderSeats({ words, shown }, state, narration) {
  const waited = new Set(state.waiting);
  return html`<ol class="seats" aria-label=${words.say("page-seats")}>
    ${state.places.map((place, index) => {
      const seat = index + 1;
      const open = place.kind === "open";
      const away = state.away(seat);
      return html`<li class="seat" data-seat=${seat} ?data-asked=${waited.has(seat)} ?data-me=${seat === shown} ?data-away=${away}>
        ${open ? symbol("icon-plus", "face") : symbol(`dwarf-${seat}`, "face")}
        <span class="who">${open ? words.say("place-open") : narration.name(seat)}</span>
        ${place.bot ? html`<span class="what">${symbol("icon-bot")} ${narration.level(place.bot)}</span>` : nothing}
        ${away ? html`<span class="what">${words.say("page-away")}</span>` : nothing}
      </li>`;
    })}
  </ol>`;
}
