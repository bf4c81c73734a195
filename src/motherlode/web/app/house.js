/**
 * House rules: a form of all numbers that a game lets a table change, beside what is printed, and sets of them with names.
 * Every change is reported to the opener; an impossible value is explained beside its field and changes nothing.
 */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { gameName } from "./game-info.js";
import { countChanged, groupLabel, groupsOf, isChanged, known, pieceLabel, placeLabel, problemOf, valueOf, withoutGroup, withValue } from "./house/numbers.js";
import { renderSets, Sets } from "./house/sets-panel.js";

/** @typedef {import("./house/numbers.js").Place} Place */
/** @typedef {import("./house/numbers.js").Value} Value */
/** @typedef {import("./house/sets.js").HouseSet} HouseSet */

export class HouseRules extends LitElement {
  static properties = {
    words: { attribute: false },
    games: { attribute: false },
    game: { attribute: false },
    house: { attribute: false },
    arrived: { attribute: false },
    notice: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./words.js").Words} */ this.words = /** @type {any} */ (null);
    /** @type {import("./game-info.js").Games} */ this.games = {};
    this.game = "";
    /** what differs from the printed @type {Record<string, any>} */ this.house = {};
    /** a set that a link has brought, if it has @type {HouseSet | "broken" | null} */ this.arrived = null;
    /** what was typed and cannot be, by place @type {Map<string, unknown>} */ this.wrong = new Map();
    /** what was done last @type {{ key: string, given: Record<string, string> } | null} */ this.notice = null;
    this.sets = new Sets(this);
  }

  createRenderRoot() {
    return this;
  }

  get info() {
    return this.games[this.game];
  }

  firstUpdated() {
    /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog"))?.showModal();
    if (this.arrived === "broken") this.sets.announce("page-house-no-set");
    else if (this.arrived) this.sets.take(this.arrived);
  }

  /** Report the changed numbers to the opener. @param {Record<string, any>} house */
  become(house) {
    this.house = house;
    this.dispatchEvent(new CustomEvent("house", { detail: house }));
    this.requestUpdate();
  }

  /** All numbers of a set; what the game does not know stays as it is printed. @param {HouseSet} set */
  load(set) {
    this.wrong.clear();
    const { house, whole } = known(this.info, set.house);
    this.become(house);
    return whole;
  }

  /** @param {Place} place @param {unknown} value */
  set(place, value) {
    const at = place.path.join(".");
    this.notice = null;
    if (problemOf(place, value)) {
      this.wrong.set(at, value);
      this.requestUpdate();
      return;
    }
    this.wrong.delete(at);
    this.become(withValue(this.info, this.house, place, /** @type {Value} */ (value)));
  }

  /** @param {string} [group] all of them, without one */
  reset(group) {
    for (const at of [...this.wrong.keys()]) if (!group || at.split(".")[0] === group) this.wrong.delete(at);
    this.become(group ? withoutGroup(this.info, this.house, group) : {});
  }

  /** Close it, unless something cannot be: that is shown. */
  done() {
    const [first] = this.querySelectorAll("[aria-invalid=true]");
    if (!first) return /** @type {HTMLDialogElement} */ (this.querySelector("dialog")).close();
    first.closest("details")?.setAttribute("open", "");
    /** @type {HTMLElement} */ (first).focus();
  }

  render() {
    const { words, info } = this;
    if (!info || !words.has("page-house")) return nothing;
    const changed = countChanged(info, this.house);
    const groups = groupsOf(info);
    const alone = groups.filter(({ places }) => places.length === 1);
    return html`<dialog class="house" aria-labelledby="house-title" @close=${() => this.dispatchEvent(new CustomEvent("done"))}>
      <header><h2 id="house-title">${words.say("page-house-of", { game: gameName(words, this.games, this.game) })}</h2>
        <button type="button" class="icon quiet" aria-label=${words.say("page-close")} @click=${() => this.done()}>${symbol("icon-close")}</button></header>
      <div class="body">
        <p class="hint">${words.say("page-house-how")}</p>
        ${renderSets(this.sets)}
        ${alone.length ? html`<div class="group places">${alone.map(({ places: [place] }) => this.renderPlace(place))}</div>` : nothing}
        ${groups.filter((group) => !alone.includes(group)).map(({ key, places }) => this.renderGroup(key, places))}
      </div>
      <footer>
        <p role="status">${words.say("page-house-changed", { count: changed })}</p>
        <button type="button" ?disabled=${!changed && !this.wrong.size} @click=${() => this.reset()}>${symbol("icon-undo")} ${words.say("page-house-reset-all")}</button>
        <button type="button" class="big" @click=${() => this.done()}>${words.say("page-house-done")}</button>
      </footer>
    </dialog>`;
  }

  /** @param {string} key @param {Place[]} places */
  renderGroup(key, places) {
    const { words, info } = this;
    const label = groupLabel(words, info, key);
    const changed = places.filter((place) => isChanged(this.house, place)).length;
    const wrong = places.some(({ path }) => this.wrong.has(path.join(".")));
    return html`<details class="group">
      <summary>${label}${changed ? html` <span class="changed">${words.say("page-house-changed", { count: changed })}</span>` : nothing}</summary>
      <div class="places">${places.map((place) => this.renderPlace(place))}</div>
      <p><button type="button" ?disabled=${!changed && !wrong} @click=${() => this.reset(key)}>${symbol("icon-undo")} ${words.say("page-house-reset-group")}
        <span class="visually-hidden">${label}</span></button></p>
    </details>`;
  }

  /** @param {Place} place */
  renderPlace(place) {
    const { words, info } = this;
    const at = place.path.join(".");
    const id = `house-${place.path.join("-")}`;
    const wrong = this.wrong.has(at);
    const changed = isChanged(this.house, place);
    const label = placeLabel(words, info, place);
    const problem = wrong ? problemOf(place, this.wrong.get(at)) : null;
    const printed = Array.isArray(place.printed) ? place.printed.map((one) => pieceLabel(words, info, one)).join(" · ") : place.printed;
    return html`<div class="place" ?data-changed=${changed || wrong} data-place=${at}>
      <label for=${id}>${label}</label>
      ${place.bounds.choices ? this.renderList(place, id, label) : this.renderNumber(place, id, wrong)}
      ${changed || wrong
        ? html`<button type="button" class="icon quiet" title=${words.say("page-house-reset")} aria-label=${`${words.say("page-house-reset")}: ${label}`}
            @click=${() => this.set(place, place.printed)}>${symbol("icon-undo")}</button>`
        : nothing}
      <span class="printed" id="${id}-how">${problem
        ? html`<span class="wrong" role="alert">${words.say(problem.key, problem.given)}</span>`
        : changed ? words.say("page-house-printed", { printed: String(printed) }) : nothing}</span>
    </div>`;
  }

  /** @param {Place} place @param {string} id @param {boolean} wrong */
  renderNumber(place, id, wrong) {
    const { lowest, highest } = place.bounds;
    const value = wrong ? this.wrong.get(place.path.join(".")) : valueOf(this.house, place);
    return html`<input id=${id} type="number" inputmode=${(lowest ?? 0) < 0 ? nothing : "numeric"} step="1" min=${lowest} max=${highest}
      .value=${Number.isNaN(value) ? "" : String(value)} aria-invalid=${wrong} aria-describedby="${id}-how"
      @change=${(/** @type {any} */ event) => this.set(place, event.target.valueAsNumber)}>`;
  }

  /** @param {Place} place @param {string} id @param {string} label */
  renderList(place, id, label) {
    const { words, info } = this;
    const { choices = [], most = 0 } = place.bounds;
    const list = /** @type {string[]} */ (valueOf(this.house, place));
    const slots = Math.min(list.length + 1, most);
    return html`<span class="list" role="group" aria-label=${label} aria-describedby="${id}-how">${Array.from({ length: slots }, (_, index) => html`<select
      id=${index ? nothing : id} aria-label=${words.say("page-house-part", { number: index + 1 })}
      @change=${(/** @type {any} */ event) => this.set(place, event.target.value ? list.toSpliced(index, 1, event.target.value) : list.toSpliced(index, 1))}>
      ${index || list.length > 1 ? html`<option value="" ?selected=${index === list.length}>–</option>` : nothing}
      ${choices.map((choice) => html`<option value=${choice} ?selected=${choice === list[index]}>${pieceLabel(words, info, choice)}</option>`)}
    </select>`)}</span>`;
  }
}

customElements.define("ml-house-rules", HouseRules);
