/** A table for friends: who gets which seat, by which name at this screen, the clock, the rules of the house. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { STATIC } from "../base.js";
import { renderOptions } from "./options.js";

/** @typedef {import("../lobby.js").Lobby} Lobby */

/** @param {Lobby} lobby */
export function renderFriends(lobby) {
  const { words } = lobby;
  return html`<form class="panel friends" @submit=${lobby.setUp}>
    <h2>${STATIC ? symbol("icon-person") : symbol("icon-link")} ${words.say(STATIC ? "page-screen" : "page-friends")}</h2>
    <p class="hint">${words.say(STATIC ? "page-screen-how" : "page-friends-how")}</p>
    <ol class="places">
      ${Array.from({ length: lobby.seats }, (_, index) => renderPlace(lobby, index))}
    </ol>
    ${renderOptions(lobby, "friends", STATIC ? nothing : html`<label class="check"><input type="checkbox" name="public"> ${words.say("page-public")}</label>`)}
    <button class="big second" ?disabled=${lobby.newTable.busy}>${words.say("page-create")}</button>
  </form>`;
}

/** @param {Lobby} lobby @param {number} index */
function renderPlace(lobby, index) {
  const { words } = lobby;
  const label = words.say("page-seat", { number: index + 1 });
  if (index === 0) {
    return html`<li data-seat="1">${symbol("dwarf-1", "face")}<label class="row"><span>${label}</span>
      <input maxlength="40" autocomplete="nickname" .value=${lobby.wire.name} placeholder=${words.say("page-name-you")}
        @change=${(/** @type {any} */ event) => lobby.callMyself(event.target.value)}></label></li>`;
  }
  const place = lobby.place(index);
  const bot = !["open", "me"].includes(place);
  return html`<li data-seat=${index + 1}>${symbol(bot ? "dwarf-bot" : `dwarf-${index + 1}`, "face")}
    <div class="who"><label class="row"><span>${label}</span>
      <select @change=${(/** @type {any} */ event) => lobby.setPlace(index, event.target.value)}>
        ${STATIC ? nothing : html`<option value="open" ?selected=${place === "open"}>${words.say("page-place-open")}</option>`}
        <option value="me" ?selected=${place === "me"}>${words.say("page-place-here")}</option>
        ${lobby.info.levels.map(
          ({ name }) => html`<option value=${name} ?selected=${place === name}>
            ${words.say("page-place-bot", { level: words.say(`level-${name}`) })}</option>`,
        )}
      </select></label>
      ${place === "me" ? renderNameHere(lobby, index) : nothing}</div></li>`;
}

/** Everybody at one screen has a name of their own. @param {Lobby} lobby @param {number} index */
function renderNameHere(lobby, index) {
  const { words } = lobby;
  const label = words.say("page-name-here", { number: index + 1 });
  return html`<input class="name-here" required maxlength="40" autocomplete="off" aria-label=${label} placeholder=${label}
    .value=${lobby.names[index] ?? ""} @change=${(/** @type {any} */ event) => lobby.nameHere(index, event.target.value.trim())}>`;
}
