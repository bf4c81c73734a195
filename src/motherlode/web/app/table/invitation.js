/** Before the game: what is played and how, who has which seat, how the others get here, and the beginning. */

import { html, nothing } from "../../vendor/lit.js";
import { renderAgreed } from "../agreed.js";
import { symbol } from "../art.js";
import { addressOf } from "../base.js";
import { isMeant, nameOf } from "../dialogs.js";
import { gameName, gamePicture, gameTagline } from "../game-info.js";
import { renderProblem } from "./ask.js";
import { comeAlong, decline, rename, sit, stand } from "./seating.js";
import "./share.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../state.js").Place} Place */
/** @typedef {import("../narration.js").Narration} Narration */

const USUAL_LEVEL = "miner"; // of bots that take all seats that are left

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderInvitation(page, state, narration) {
  const { words } = page;
  const stranger = page.seats.length === 0;
  const agreed = renderAgreed(words, narration.game, state.info); // a newcomer reads it before they sit down
  const share = html`<ml-share .words=${words} .link=${linkTo(state)} .code=${state.info.code} .title=${gameName(words, page.games, state.game)}></ml-share>`;
  return html`<section class="gathering">
    <header>${gamePicture(page.games, state.game, "large")}
      <div><h2>${gameName(words, page.games, state.game)}</h2><p>${gameTagline(words, narration.game)}</p></div></header>
    ${stranger ? agreed : nothing}
    ${page.notice ? html`<p class="notice" role="status">${words.say(page.notice)}</p>` : nothing}
    ${stranger ? (page.kept.length ? renderKept(page) : renderArrival(page, state)) : nothing}
    <ol class="seats" aria-label=${words.say("page-seats")}>${state.places.map((place, index) => renderSeat(page, state, narration, index + 1, place))}</ol>
    ${renderBeginning(page, state, narration)}
    ${renderProblem(page)}
    ${share}
    ${stranger ? nothing : agreed}
    ${page.seats.includes(state.owner) ? html`<button type="button" class="delete quiet" @click=${() => takeAway(page)}>${symbol("people-delete")} ${words.say("page-gather-delete")}</button>` : nothing}
  </section>`;
}

/** @param {TableState} state */
function linkTo({ info }) {
  return `${location.origin}${addressOf(`/t/${info.code}`)}`;
}

/** Whether the viewer may sit down there. @param {Place} place */
function isFree({ kind, name, declined }) {
  return kind === "open" && (!name || Boolean(declined));
}

// --- somebody comes

/** A newcomer is asked for a name; a known name is filled in. @param {TablePage} page @param {TableState} state */
function renderArrival(page, state) {
  const { words } = page;
  const free = state.places.findIndex(isFree) + 1;
  if (!free) return html`<p class="hint" role="status">${words.say("page-gather-full")}</p>`;
  const arrive = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    sit(page, free, typedName(page));
  };
  return html`<form class="arrival" @submit=${arrive}>
    <label for="arrival">${words.say("page-gather-name")}</label>
    <input id="arrival" required maxlength="40" autocomplete="nickname" .value=${page.wire.name} placeholder=${words.say("page-gather-name-example")}>
    <button class="big">${words.say("page-gather-sit")}</button>
  </form>`;
}

/** The name in a newcomer's field. @param {TablePage} page */
function typedName(page) {
  return /** @type {HTMLInputElement | null} */ (page.querySelector("#arrival"))?.value.trim() ?? "";
}

/** A seat is taken: by the name that was typed, or by somebody else at this screen, who is asked. @param {TablePage} page @param {number} seat */
async function take(page, seat) {
  const { words } = page;
  if (!page.seats.length) {
    if (/** @type {HTMLInputElement | null} */ (page.querySelector("#arrival"))?.reportValidity() !== false) sit(page, seat, typedName(page));
    return;
  }
  const name = await nameOf({ title: words.say("page-gather-here-who"), text: words.say("page-gather-here-how"), yes: words.say("page-gather-sit"), no: words.say("page-cancel") });
  if (name) sit(page, seat, name);
}

/** Seats of a rematch that are kept for the viewer. @param {TablePage} page */
function renderKept(page) {
  const { words } = page;
  return html`<div class="arrival">
    <p role="status">${words.say("page-gather-kept-for-you")}</p>
    <button type="button" class="big" @click=${() => comeAlong(page)}>${words.say("page-rematch-come")}</button>
    <button type="button" @click=${() => decline(page)}>${words.say("page-rematch-decline")}</button>
  </div>`;
}

// --- the seats

/** @param {TablePage} page @param {TableState} state @param {Narration} narration @param {number} seat @param {Place} place */
function renderSeat(page, state, narration, seat, place) {
  const { words } = page;
  const own = page.seats.includes(seat);
  const away = state.away(seat);
  const [name, ...notes] = describe(page, state, narration, seat, place);
  return html`<li data-seat=${seat} data-kind=${place.kind} ?data-me=${own} ?data-away=${away}>
    ${place.kind === "open" ? symbol("icon-plus", "face") : symbol(place.kind === "bot" ? "dwarf-bot" : `dwarf-${seat}`, "face")}
    <span class="whom"><b class="who">${name}</b>${notes.length ? html` <span class="what">${notes.join(" · ")}</span>` : nothing}</span>
    <span class="do">${own ? renderOwn(page, state, narration, seat) : renderOther(page, state, narration, seat, place)}</span>
  </li>`;
}

/** Who has a seat, and what there is to say of it. @param {TablePage} page @param {TableState} state @param {Narration} narration @param {number} seat @param {Place} place */
function describe({ words, seats }, state, narration, seat, place) {
  if (place.kind === "open") {
    const keptFor = place.name ? [words.say(place.declined ? "page-gather-declined" : "page-gather-kept", { name: place.name })] : [];
    return [words.say("place-open"), ...keptFor];
  }
  const notes = [];
  if (seats.includes(seat)) notes.push(words.say("page-place-me"));
  if (place.bot) notes.push(narration.level(place.bot));
  if (seat === state.owner) notes.push(words.say("page-gather-owner"));
  if (state.away(seat)) notes.push(words.say("page-away"));
  return [narration.name(seat), ...notes];
}

/** @param {TablePage} page @param {TableState} state @param {Narration} narration @param {number} seat */
function renderOwn(page, state, narration, seat) {
  const { words } = page;
  const mayStand = seat !== state.owner || page.seats.length > 1; // who sets a table up stays, or takes it away
  return html`
    <button type="button" class="rename" @click=${() => rename(page, seat)}>${symbol("people-name")}<span>${words.say("page-rename")}</span></button>
    ${mayStand ? html`<button type="button" class="stand" @click=${() => stand(page, seat)}>${symbol("people-stand")}<span>${words.say("page-gather-stand")}</span></button>` : nothing}`;
}

/** @param {TablePage} page @param {TableState} state @param {Narration} narration @param {number} seat @param {Place} place */
function renderOther(page, state, narration, seat, place) {
  const { words } = page;
  const mine = page.seats.includes(state.owner);
  const keptFor = place.kind === "open" && place.name && !place.declined;
  return html`
    ${isFree(place)
      ? html`<button type="button" class="sit" @click=${() => take(page, seat)}>${words.say(page.seats.length ? "page-gather-here" : "page-sit", { number: seat })}</button>`
      : nothing}
    ${mine && (place.kind === "bot" || isFree(place)) ? renderBotChoice(page, state, seat, place.bot ?? "") : nothing}
    ${mine && (place.kind !== "open" || keptFor)
      ? html`<button type="button" class="remove" @click=${() => remove(page, narration, seat, place)}>${symbol("icon-close")}<span>${words.say(keptFor ? "page-gather-free" : "page-gather-remove")}</span>
          <span class="visually-hidden">${place.name || narration.name(seat)}</span></button>`
      : nothing}`;
}

/** Sending a person away has to be confirmed. @param {TablePage} page @param {Narration} narration @param {number} seat @param {Place} place */
async function remove(page, narration, seat, place) {
  const { words } = page;
  const name = place.name || narration.name(seat);
  const meant = place.kind !== "person" || (await isMeant({
    title: words.say("page-gather-remove-title", { name }),
    text: words.say("page-gather-remove-how"),
    yes: words.say("page-gather-remove"),
    no: words.say("page-cancel"),
  }));
  if (meant) page.send("unseat", { seat });
}

/** @param {TablePage} page @param {TableState} state @param {number} seat @param {string} bot */
function renderBotChoice(page, state, seat, bot) {
  const { words, games } = page;
  return html`<select aria-label=${words.say("page-add-bot")}
    @change=${(/** @type {any} */ event) => page.send("seat-bot", { seat, bot: event.target.value })}>
    <option value="" ?selected=${!bot} disabled>${words.say("page-add-bot")}</option>
    ${games[state.game].levels.map(({ name }) => html`<option value=${name} ?selected=${name === bot}>${words.say(`level-${name}`)}</option>`)}
  </select>`;
}

// --- the beginning

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
function renderBeginning(page, state, narration) {
  const { words } = page;
  const empty = state.places.filter(({ kind }) => kind === "open").length;
  if (page.seats.includes(state.owner)) {
    return html`<p class="beginning">
      <button type="button" class="big" ?disabled=${empty > 0} @click=${() => page.send("start")}>${words.say("page-start")}</button>
      ${empty ? html`<button type="button" class="fill" @click=${() => page.send("start", { bots: USUAL_LEVEL })}>${symbol("icon-bot")} ${words.say("page-gather-fill", { count: empty })}</button>` : nothing}
    </p>`;
  }
  if (!page.seats.length) return nothing;
  return html`<p class="hint" role="status">${state.owner ? words.say("page-waiting-for", { seat: narration.name(state.owner) }) : words.say("page-gather-waiting")}</p>`;
}

/** @param {TablePage} page */
async function takeAway(page) {
  const { words } = page;
  const said = { title: words.say("page-gather-delete-title"), text: words.say("page-gather-delete-how"), yes: words.say("page-gather-delete"), no: words.say("page-cancel") };
  if ((await isMeant(said)) && (await page.send("delete"))) page.dispatchEvent(new CustomEvent("go", { detail: "/", bubbles: true }));
}
