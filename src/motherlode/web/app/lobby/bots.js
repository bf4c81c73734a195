/** Which game, how many, and off against bots: all that a newcomer needs, within the first screen of a phone. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { addressOf } from "../base.js";
import { gameName, gamePicture, gameTagline } from "../game-info.js";
import { aboutLevel } from "./levels.js";
import { renderOptions } from "./options.js";

/** @typedef {import("../lobby.js").Lobby} Lobby */

/** @param {Lobby} lobby */
export function renderChoice(lobby) {
  const { words, games, game } = lobby;
  const { fewest, most } = lobby.info;
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  return html`<section class="choice">
    <fieldset>
      <legend>${words.say("page-games")}</legend>
      <div class="cards">${Object.values(games).map((one) => renderGame(lobby, one))}</div>
    </fieldset>
    <p class="blurb">${gameTagline(words, lobby.info)}</p>
    ${renderSteps(lobby, counts)}
  </section>`;
}

/** @param {Lobby} lobby @param {import("../narration.js").GameInfo} game */
function renderGame(lobby, { name, fewest, most }) {
  const { words } = lobby;
  return html`<label class="game" data-game=${name}>
    <input type="radio" name="game" .checked=${name === lobby.game} value=${name} @change=${() => lobby.chooseGame(name)}>
    ${gamePicture(lobby.games, name, "large")}
    <span class="name">${gameName(words, lobby.games, name)}</span>
    <span class="tagline">${gameTagline(words, lobby.games[name])}</span>
    <span class="range">${symbol("icon-person")} ${words.say("page-range", { fewest, most })}</span>
  </label>`;
}

/** How many play. @param {Lobby} lobby @param {number[]} counts */
function renderSteps(lobby, counts) {
  return html`<fieldset class="steps">
    <legend>${lobby.words.say("page-players")}</legend>
    <div>
      ${counts.map(
        (count) => html`<label><input type="radio" name="seats" .checked=${count === lobby.seats}
          @change=${() => (lobby.seats = count)}><span>${count}</span></label>`,
      )}
    </div>
  </fieldset>`;
}

/** A server that was just started compiles while people play: what is not compiled yet. @param {Lobby} lobby */
function renderPreparing({ words, game, preparing }) {
  const done = preparing?.games[game];
  if (!preparing || done === undefined) return nothing;
  const { steps } = preparing;
  return html`<p class="compiling" role="status"><progress max=${steps} value=${done} aria-hidden="true"></progress>
    ${words.say("page-preparing", { done, steps })}</p>`;
}

/** @param {Lobby} lobby */
export function renderBots(lobby) {
  const { words, game } = lobby;
  const { lesson, rules_page } = lobby.info;
  return html`<form class="panel bots" @submit=${lobby.playNow}>
    <h2>${symbol("icon-bot")} ${words.say("page-bots")}</h2>
    <label class="row"><span>${words.say("page-level")}</span>
      <select name="level" aria-describedby="level-how" @change=${(/** @type {any} */ event) => (lobby.level = event.target.value)}>
        ${lobby.info.levels.map(({ name }) => html`<option value=${name} ?selected=${name === lobby.level}>${words.say(`page-level-${name}`, { level: words.say(`level-${name}`) })}</option>`)}
      </select></label>
    <button class="big" ?disabled=${lobby.newTable.busy}>${symbol("icon-play")} ${words.say("page-play")}</button>
    <p class="hint begins">${words.say("page-play-against", { count: lobby.seats - 1 })}</p>
    <p class="hint level" id="level-how">${aboutLevel(words, lobby.info, lobby.level)}</p>
    ${renderOptions(lobby, "bots")}
    ${renderPreparing(lobby)}
    ${lesson || rules_page ? html`<p class="first-time">
      ${lesson ? html`<a class="button learn" href=${addressOf(`/learn/${game}`)}>${symbol("icon-coach")} ${words.say("page-lobby-learn")}</a>` : nothing}
      ${rules_page ? html`<a class="button" href=${addressOf(`/rules/${game}`)}>${symbol("icon-rules")} ${words.say("page-lobby-rules")}</a>` : nothing}
    </p>` : nothing}
  </form>`;
}
