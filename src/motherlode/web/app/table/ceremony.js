/** What a scene is worth to be looked at for, dwarf by dwarf: a night, a vote. It is there until it was seen. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";

/** @typedef {{ seat: number, what?: unknown, note?: string, gain?: unknown }} Row */
/** @typedef {{ title: string, picture: string, rows: Row[], time: number }} Ceremony `time` in milliseconds, at the normal speed */

/** @param {import("../table.js").TablePage} page @param {Ceremony} ceremony @param {import("../narration.js").Narration} narration */
export function renderCeremony({ stage, words, shown }, { title, picture, rows }, narration) {
  return html`<section class="ceremony" aria-label=${title}>
    <h2>${symbol(picture)} ${title}</h2>
    <ol>${rows.map(({ seat, what, note, gain }) => html`<li data-seat=${seat} ?data-me=${seat === shown}>
      ${symbol(`dwarf-${seat}`, "face")}<span class="who">${narration.name(seat)}</span>
      <span class="what">${what}${note ? html`<span class="note">${note}</span>` : nothing}</span>
      <b class="gain">${gain ?? nothing}</b></li>`)}</ol>
    <button type="button" class="big" @click=${() => stage.release?.()}>${words.say("page-ceremony-go-on")}</button>
  </section>`;
}
