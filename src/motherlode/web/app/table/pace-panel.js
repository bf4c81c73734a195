/** The speeds, pause, and one scene at a time. */

import { html } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { SPEEDS } from "../speed.js";

/** @param {import("../table.js").TablePage} page */
export function renderPanel({ stage, words }) {
  const { paused } = stage;
  return html`<fieldset class="steps"><legend>${words.say("page-pace")}</legend>
      ${SPEEDS.map((speed) => html`<label><input type="radio" name="speed" value=${speed} .checked=${stage.speed === speed}
        @change=${() => stage.choose(speed)}><span>${words.say(`page-pace-${speed}`)}</span></label>`)}
    </fieldset>
    <div class="row">
      <button type="button" data-pace="pause" aria-pressed=${paused} @click=${() => stage.pause(!paused)}>
        ${symbol(paused ? "icon-play" : "icon-pause")} <span>${words.say(paused ? "page-pace-go-on" : "page-pace-pause")}</span></button>
      <button type="button" data-pace="one" aria-disabled=${!stage.busy} @click=${() => stage.busy && stage.step()}>
        ${symbol("icon-step-forward")} <span>${words.say("page-pace-step")}</span></button>
    </div>
    <p class="hint">${words.say("page-pace-hint")}</p>`;
}
