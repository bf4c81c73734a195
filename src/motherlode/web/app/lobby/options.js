/** What a table is played by: rulebook, rulings, clock, coach, house rules. Chosen once, for bots and for friends apart, it is chosen again. */

import { html, nothing } from "../../vendor/lit.js";
import { agreedOn, CLOCKS, optionLabel } from "../agreed.js";
import { symbol } from "../art.js";
import { STATIC } from "../base.js";

/** @typedef {import("../lobby.js").Lobby} Lobby */
/** @typedef {import("../narration.js").GameInfo} GameInfo */
/** @typedef {"bots" | "friends"} Way */
/** @typedef {string | number | boolean} Choice */
/** @typedef {{ options: Record<string, Choice>, clock: string, odds: boolean, house: Record<string, any> }} Chosen what differs from the usual */

const KEPT = "motherlode-options";
/** What was chosen last for a game; what it does not offer any more is left out. @param {Way} way @param {GameInfo} info @returns {Chosen} */
export function chosenFor(way, info) {
  const { name, options } = info, house = numbersOf(info);
  const last = kept()[way]?.[name] ?? {};
  const offered = Object.entries(last.options ?? {}).filter(([option, choice]) => options[option]?.slice(1).includes(/** @type {Choice} */ (choice)));
  const numbers = Object.entries(last.house ?? {}).filter(([key]) => key in house);
  return {
    options: Object.fromEntries(offered),
    clock: last.clock in CLOCKS ? last.clock : "none",
    odds: last.odds !== false,
    house: Object.fromEntries(numbers),
  };
}

/** The numbers that a table may change; only a server reads them. @param {GameInfo} info */
function numbersOf({ house }) {
  return STATIC ? {} : house;
}

/** @param {Way} way @param {string} game @param {Chosen} chosen */
export function remember(way, game, chosen) {
  const all = kept();
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [way]: { ...all[way], [game]: chosen } }));
}

/** @returns {Record<string, any>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** The same as the server takes it. @param {Chosen} chosen @returns {import("../agreed.js").Agreed} */
export function fieldsOf({ options, clock, odds, house }) {
  /** @type {Record<string, any>} */ const written = {};
  for (const [option, choice] of Object.entries(options)) {
    const [name, within] = option.split("."); // `rulings.chain` is written as {rulings: {chain: …}}
    if (within) written[name] = { ...written[name], [within]: choice };
    else written[name] = choice;
  }
  if (Object.keys(house).length) written.house = house;
  return { options: written, clock: CLOCKS[clock], odds };
}

/** A fold; closed, it says what is not as usual. @param {Lobby} lobby @param {Way} way @param {unknown} [more] */
export function renderOptions(lobby, way, more) {
  const { words, info } = lobby;
  const chosen = lobby.chosen[way];
  const different = differences(lobby, chosen);
  return html`<details class="options">
    <summary>${symbol("icon-settings")} <span>${words.say("page-more")}</span>${different.length
      ? html`<span class="different">${different.join(" · ")}</span>` : nothing}</summary>
    <div>${Object.entries(info.options).map(([option, choices]) => renderOption(lobby, way, option, choices))}
    <label class="row"><span>${words.say("page-clock")}</span>
      <select name="clock" @change=${(/** @type {any} */ event) => lobby.choose(way, { clock: event.target.value })}>
        ${Object.keys(CLOCKS).map((clock) => html`<option value=${clock} ?selected=${clock === chosen.clock}>${words.say(`page-clock-${clock}`)}</option>`)}
      </select></label>
    <label class="check"><input type="checkbox" name="odds" .checked=${chosen.odds}
      @change=${(/** @type {any} */ event) => lobby.choose(way, { odds: event.target.checked })}> ${words.say("page-odds")}</label>
    ${Object.keys(numbersOf(info)).length
      ? html`<p class="rules-of-the-house"><button type="button" class="house" @click=${() => lobby.openHouse(way)}>${symbol("icon-crown")} ${words.say("page-lobby-house")}</button>
          ${Object.keys(chosen.house).length ? html`<span class="hint">${words.say("page-lobby-house-on")}</span>` : nothing}</p>`
      : nothing}
    ${more ?? nothing}</div>
  </details>`;
}

/** What is not as usual, in few words. @param {Lobby} lobby @param {Chosen} chosen */
function differences({ words, info }, chosen) {
  return agreedOn(words, info, fieldsOf(chosen)).flatMap(({ usual, brief }) => (usual ? [] : [brief]));
}

/** @param {Lobby} lobby @param {Way} way @param {string} option @param {Choice[]} choices */
function renderOption(lobby, way, option, choices) {
  const { words } = lobby;
  const { options } = lobby.chosen[way];
  const label = optionLabel(words, option);
  const chosen = options[option] ?? choices[0];
  /** @param {Choice} choice */
  const choose = (choice) => {
    const { [option]: _, ...others } = options;
    lobby.choose(way, { options: choice === choices[0] ? others : { ...others, [option]: choice } });
  };
  if (choices[0] === false) {
    return html`<label class="check"><input type="checkbox" name=${option} .checked=${chosen === true}
      @change=${(/** @type {any} */ event) => choose(event.target.checked)}> ${label}</label>`;
  }
  return html`<label class="row"><span>${label}</span>
    <select name=${option} @change=${(/** @type {any} */ event) => choose(choices[event.target.selectedIndex])}>
      ${choices.map((choice) => html`<option ?selected=${choice === chosen}>${optionLabel(words, option, choice)}</option>`)}
    </select></label>`;
}
