/** The lobby where there is no server: matches that are kept in this browser, and what a server would be needed for. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { addressOf } from "../base.js";
import { loadBoard, loadStyle } from "../boards.js";
import { isMeant } from "../dialogs.js";
import { gameName } from "../game-info.js";
import { request } from "../http.js";

/** @typedef {import("../lobby.js").Lobby} Lobby */
/** @typedef {import("../lobby.js").Mine} Mine */

const COMMAND = "motherlode serve";
const SOON = 200; // milliseconds: who knows the lobby presses Play within a second

/** Who looks at the lobby will play: what is kept in the browser costs nothing to have ready. @param {Lobby} lobby */
export function prepare({ info, words }) {
  if (!navigator.serviceWorker?.controller) return;
  const bring = async () => {
    const [{ prepareRules }] = await Promise.all([import("../local/socket.js"), import("../table.js"), loadStyle("table"), loadBoard(info, words)]);
    prepareRules(info.name);
  };
  const tried = () => bring().catch(() => {}); // then it comes with the click
  if ("requestIdleCallback" in globalThis) requestIdleCallback(tried, { timeout: SOON }); // some browsers find no idle moment for long
  else setTimeout(tried);
}

/** What can be done with a match besides looking at it: nobody but this browser has it. @param {Lobby} lobby @param {Mine} mine */
export function renderKeeping(lobby, { table, code, game, finished }) {
  const { words, games } = lobby;
  const of = { game: gameName(words, games, game), code };
  const [save, remove] = [words.say("page-kept-save", of), words.say("page-kept-delete", of)];
  return html`${finished === null ? nothing
      : html`<a class="button icon" href=${addressOf(`/api/matches/${table}/export`)} download aria-label=${save} title=${save}>${symbol("icon-download")}</a>`}
    <button type="button" class="icon delete" aria-label=${remove} title=${remove} @click=${() => forget(lobby, table)}>${symbol("people-delete")}</button>`;
}

/** Take a match away for good, if that is meant. @param {Lobby} lobby @param {string} table */
async function forget(lobby, table) {
  const { words } = lobby;
  const said = { title: words.say("page-kept-delete-title"), text: words.say("page-kept-delete-how"), yes: words.say("page-kept-delete-yes"), no: words.say("page-kept-delete-no") };
  if (!(await isMeant(said))) return;
  await request(`/api/matches/${table}`, { method: "DELETE" });
  await lobby.refresh();
}

/** What this page is, and how people meet over a network. @param {Lobby} lobby */
export function renderAlone({ words }) {
  return html`<section class="panel alone">
    <h2>${symbol("icon-mine")} ${words.say("page-alone")}</h2>
    <p class="hint">${words.say("page-alone-how")}</p>
    <p class="hint">${words.say("page-alone-server")} <code>${COMMAND}</code></p>
  </section>`;
}
