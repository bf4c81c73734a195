/** Before the game: the link for the others, the open seats, and the beginning. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { gameName, gamePicture, gameTagline } from "../game-info.js";
import "../clipboard.js";
import { renderProblem } from "./ask.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../narration.js").Narration} Narration */

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderInvitation(page, state, narration) {
  const { words } = page;
  const link = `${location.origin}/t/${state.info.code}`;
  const full = state.places.every((place) => place.kind !== "open");
  const host = state.places.findIndex((place) => place.kind === "person") + 1; // whoever set the table up sat down first
  const mine = page.seats.includes(host);
  return html`<section class="gathering">
    <header>${gamePicture(page.games, state.game, "large")}
      <div><h2>${gameName(words, page.games, state.game)}</h2><p>${gameTagline(words, narration.game)}</p></div></header>
    <div class="invite">
      <p>${words.say("page-invite")}</p>
      <a href=${link}>${link}</a>
      <ml-copy-link .words=${words} .link=${link} .label=${words.say("page-copy")}></ml-copy-link>
    </div>
    <ol>
      ${state.places.map((place, index) =>
        place.kind === "open"
          ? html`<li data-seat=${index + 1}>${symbol(`dwarf-${index + 1}`, "face")}
              <button type="button" @click=${() => page.sit(index + 1)}>${words.say("page-sit", { number: index + 1 })}</button>
              ${mine ? renderBotChoice(page, state, index + 1) : nothing}</li>`
          : nothing,
      )}
    </ol>
    ${mine
      ? html`<button type="button" class="big" ?disabled=${!full} @click=${() => page.send("start")}>${words.say("page-start")}</button>`
      : page.seats.length
        ? html`<p class="hint" role="status">${words.say("page-waiting-for", { seat: narration.name(host) })}</p>`
        : nothing}
    ${renderProblem(page)}
  </section>`;
}

/** @param {TablePage} page @param {TableState} state @param {number} seat */
function renderBotChoice(page, state, seat) {
  const { words, games } = page;
  return html`<select aria-label=${words.say("page-add-bot")}
    @change=${(/** @type {any} */ event) => page.send("seat-bot", { seat, bot: event.target.value })}>
    <option value="" selected disabled>${words.say("page-add-bot")}</option>
    ${games[state.game].levels.map(({ name }) => html`<option value=${name}>${words.say(`level-${name}`)}</option>`)}
  </select>`;
}
