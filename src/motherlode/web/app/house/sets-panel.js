/** The sets of house rules in the form: saved, loaded, called otherwise, handed on, taken from others, deleted. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { gameName } from "../game-info.js";
import "../clipboard.js";
import { asLink, asText, freeName, fromText, kept, LONGEST_NAME, remove, rename, save } from "./sets.js";

/** @typedef {import("../house.js").HouseRules} HouseRules */
/** @typedef {import("./sets.js").HouseSet} HouseSet */

export class Sets {
  /** @param {HouseRules} form */
  constructor(form) {
    this.form = form;
    /** what is being done with which set @type {{ doing: "share" | "rename", name: string } | null} */ this.open = null;
  }

  /** Those of the game that is shown. */
  get all() {
    return kept().filter(({ game }) => game === this.form.game);
  }

  /** Say what was done. @param {string} key @param {Record<string, string>} [given] */
  announce(key, given = {}) {
    this.form.notice = { key, given };
    this.form.requestUpdate();
  }

  /** @param {string} name */
  save(name) {
    const { game, house } = this.form;
    if (!name.trim()) return;
    save({ game, name: name.trim(), house });
    this.announce("page-house-saved", { name: name.trim() });
  }

  /** @param {HouseSet} set */
  load(set) {
    const whole = this.form.load(set);
    this.announce(whole ? "page-house-loaded" : "page-house-loaded-part", { name: set.name });
  }

  /** @param {HouseSet} set */
  remove(set) {
    remove(set);
    this.open = null;
    this.announce("page-house-deleted", { name: set.name });
  }

  /** @param {HouseSet} set @param {string} name */
  rename(set, name) {
    if (name.trim()) rename(set, name.trim());
    this.open = null;
    this.form.requestUpdate();
  }

  /** What somebody else has made: it is kept, and loaded. @param {HouseSet} set */
  take(set) {
    const { games, words, game } = this.form;
    if (set.game !== game) return this.announce("page-house-other-game", { game: gameName(words, games, set.game) });
    const own = { ...set, name: freeName(set) };
    save(own);
    this.load(own);
  }

  /** @param {string} text */
  paste(text) {
    const set = fromText(text);
    if (set) this.take(set);
    else this.announce("page-house-no-set");
    return set !== null;
  }

  /** @param {"share" | "rename"} doing @param {HouseSet} set */
  toggle(doing, { name }) {
    this.open = this.open?.doing === doing && this.open.name === name ? null : { doing, name };
    this.form.requestUpdate();
  }
}

/** @param {Sets} sets */
export function renderSets(sets) {
  const { words, notice } = sets.form;
  const { all } = sets;
  return html`<details class="group sets">
    <summary>${words.say("page-house-sets")}${all.length ? html` <span class="changed">${all.length}</span>` : nothing}</summary>
    ${all.length ? html`<ul>${all.map((set) => renderSet(sets, set))}</ul>` : nothing}
    <form class="together" @submit=${(/** @type {SubmitEvent} */ event) => submitted(event, (text) => { sets.save(text); return true; })}>
      <input name="text" required maxlength=${LONGEST_NAME} autocomplete="off" aria-label=${words.say("page-house-name")} placeholder=${words.say("page-house-name")}>
      <button>${words.say("page-house-save")}</button></form>
    <form class="together" @submit=${(/** @type {SubmitEvent} */ event) => submitted(event, (text) => sets.paste(text))}>
      <input name="text" required autocomplete="off" spellcheck="false" aria-label=${words.say("page-house-paste")} placeholder=${words.say("page-house-paste")}>
      <button>${words.say("page-house-take")}</button></form>
  </details>
  <p class="hint notice" role="status">${notice ? words.say(notice.key, notice.given) : nothing}</p>`;
}

/** @param {SubmitEvent} event @param {(text: string) => boolean} take whether it was good, and the field is empty again */
function submitted(event, take) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  if (take(String(new FormData(form).get("text")))) form.reset();
}

/** @param {Sets} sets @param {HouseSet} set */
function renderSet(sets, set) {
  const { words } = sets.form;
  const doing = sets.open?.name === set.name ? sets.open.doing : "";
  return html`<li data-set=${set.name}>
    <div class="row-of-set">
      <button type="button" class="load" @click=${() => sets.load(set)}>${set.name}</button>
      <button type="button" aria-expanded=${doing === "share"} @click=${() => sets.toggle("share", set)}>${symbol("icon-link")}<span>${words.say("page-house-share")}</span></button>
      <button type="button" aria-expanded=${doing === "rename"} @click=${() => sets.toggle("rename", set)}>${words.say("page-house-rename")}</button>
      <button type="button" @click=${() => sets.remove(set)}>${words.say("page-house-delete")}</button>
    </div>
    ${doing === "share" ? html`<p class="sharing">
      <ml-copy-link .words=${words} .link=${asLink(set)} .label=${words.say("page-copy")}></ml-copy-link>
      <ml-copy-link .words=${words} .link=${asText(set)} .label=${words.say("page-house-copy-text")}></ml-copy-link></p>` : nothing}
    ${doing === "rename" ? html`<form class="together" @submit=${(/** @type {SubmitEvent} */ event) => submitted(event, (text) => { sets.rename(set, text); return false; })}>
      <input name="text" required maxlength=${LONGEST_NAME} .value=${set.name} aria-label=${words.say("page-house-name")}>
      <button>${words.say("page-house-rename")}</button></form>` : nothing}
  </li>`;
}
