/** What the page says of playing without a network, and of a newer version. Its messages are in the catalog `offline`. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { addressOf } from "../base.js";
import { Offline } from "./offline.js";

/** @typedef {import("../words.js").Words} Words */

const offline = new Offline();

/** Keep the site, when the page can be used already. @param {() => void} changed called when something else is to be said */
export function begin(changed) {
  offline.addEventListener("change", changed);
  offline.keep();
}

/** Whether the site is kept, in the settings; in a game also that there is a newer one. @param {Words} words @param {boolean} atTable */
export function renderKept(words, atTable) {
  if (!words.has("page-newer")) return nothing; // another language was chosen, and its words are on their way
  return html`${offline.installing
      ? html`<button type="button" class="install" @click=${() => offline.install()}>${symbol("icon-plus")} ${words.say("page-offline-install")}</button>`
      : nothing}
    <p class="hint kept" data-state=${offline.state}>${words.say(`page-offline-${offline.state}`)}</p>
    <a href=${addressOf("/about")}>${words.say("page-about-static")}</a>
    ${atTable && offline.newer ? html`<p class="hint">${words.say("page-newer-later")}</p>` : nothing}`;
}

/** A newer version is announced, and comes when somebody wants it; not in the middle of a game. @param {Words} words @param {boolean} atTable */
export function renderNewer(words, atTable) {
  if (atTable || !offline.newer || !words.has("page-newer")) return nothing;
  return html`<p class="newer" role="status">${words.say("page-newer")}
    <button type="button" @click=${() => offline.use()}>${words.say("page-newer-use")}</button></p>`;
}

/** There is a match to keep now. */
export function holdOn() {
  offline.holdOn();
}
