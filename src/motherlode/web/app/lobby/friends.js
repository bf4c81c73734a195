/** A table for friends: who gets which seat, the clock, the rules of the house. */

import { html } from "../../vendor/lit.js";
import { symbol } from "../art.js";

/** @typedef {import("../lobby.js").Lobby} Lobby */

const MINUTE = 60_000;
/** @type {Record<string, { bank: number, credit: number } | null>} */
export const CLOCKS = {
  none: null,
  live: { bank: 5 * MINUTE, credit: MINUTE / 3 },
  days: { bank: 0, credit: 24 * 60 * MINUTE },
};

/** @param {Lobby} lobby */
export function renderFriends(lobby) {
  const { words } = lobby;
  return html`<form class="panel friends" @submit=${lobby.setUp}>
    <h2>${symbol("icon-link")} ${words.say("page-friends")}</h2>
    <p class="hint">${words.say("page-friends-how")}</p>
    <ol class="places">
      ${Array.from({ length: lobby.seats }, (_, index) => renderPlace(lobby, index))}
    </ol>
    <details>
      <summary>${symbol("icon-settings")} ${words.say("page-more")}</summary>
      <label class="row"><span>${words.say("page-clock")}</span>
        <select name="clock">
          ${Object.keys(CLOCKS).map((clock) => html`<option value=${clock}>${words.say(`page-clock-${clock}`)}</option>`)}
        </select></label>
      ${Object.entries(lobby.info.options).map(([option, choices]) => renderOption(lobby, option, choices))}
      <label class="check"><input type="checkbox" name="odds" checked> ${words.say("page-odds")}</label>
      <label class="check"><input type="checkbox" name="public"> ${words.say("page-public")}</label>
    </details>
    <button class="big second" ?disabled=${lobby.newTable.busy}>${words.say("page-create")}</button>
  </form>`;
}

/** @param {Lobby} lobby @param {number} index */
function renderPlace(lobby, index) {
  const { words } = lobby;
  const label = words.say("page-seat", { number: index + 1 });
  if (index === 0) {
    return html`<li data-seat="1">${symbol("dwarf-1", "face")}<span class="row"><span>${label}</span> <b>${words.say("page-place-me")}</b></span></li>`;
  }
  const place = lobby.place(index);
  const bot = !["open", "me"].includes(place);
  return html`<li data-seat=${index + 1}>${symbol(bot ? "dwarf-bot" : `dwarf-${index + 1}`, "face")}
    <label class="row"><span>${label}</span>
      <select @change=${(/** @type {any} */ event) => lobby.setPlace(index, event.target.value)}>
        <option value="open" ?selected=${place === "open"}>${words.say("page-place-open")}</option>
        <option value="me" ?selected=${place === "me"}>${words.say("page-place-here")}</option>
        ${lobby.info.levels.map(
          ({ name }) => html`<option value=${name} ?selected=${place === name}>
            ${words.say("page-place-bot", { level: words.say(`level-${name}`) })}</option>`,
        )}
      </select></label></li>`;
}

/**
 * Write down what was chosen; `rulings.chain` is written as {rulings: {chain: …}}.
 * @param {Record<string, any>} options @param {string} option @param {string | number | boolean} chosen
 */
export function choose(options, option, chosen) {
  const [name, within] = option.split(".");
  if (within) options[name] = { ...options[name], [within]: chosen };
  else options[name] = chosen;
}

/** @param {Lobby} lobby @param {string} option @param {(string | number | boolean)[]} choices */
function renderOption({ words }, option, choices) {
  const key = option.replace(".", "-");
  const label = words.say(`page-option-${key}`);
  if (choices[0] === false) {
    return html`<label class="check"><input type="checkbox" name=${option} value="1"> ${label}</label>`;
  }
  return html`<label class="row"><span>${label}</span>
    <select name=${option}>
      ${choices.map((choice, index) => html`<option value=${index}>${words.say(`page-${key}-${choice}`)}</option>`)}
    </select></label>`;
}
