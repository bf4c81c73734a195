/** What was agreed on for a table, in words: rulebook, rulings, clock, coach, house rules. The same wherever a table is set up, joined or played at. */

import { html, nothing } from "../vendor/lit.js";
import { readable } from "./game-info.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./narration.js").GameInfo} GameInfo */
/** @typedef {string | number | boolean} Choice */
/** @typedef {{ bank: number, credit: number }} Clock */
/** @typedef {{ options?: Record<string, any>, clock?: Clock | null, odds?: boolean, arranged?: string[] }} Agreed as the server says it: what is usual may be left out */
/** @typedef {{ label: string, text: string, brief: string, usual: boolean, main: boolean }} Point `main`: also where there is room for little */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** the clocks that the lobby offers @type {Record<string, Clock | null>} */
export const CLOCKS = {
  none: null,
  live: { bank: 5 * MINUTE, credit: MINUTE / 3 },
  days: { bank: 0, credit: DAY },
};

/** An option, or one of its choices; one without words as the game calls it. @param {Words} words @param {string} option @param {Choice} [choice] */
export function optionLabel(words, option, choice) {
  const key = option.replace(".", "-");
  const full = choice === undefined ? `page-option-${key}` : `page-${key}-${choice}`;
  return words.has(full) ? words.say(full) : readable(String(choice ?? option));
}

/** Every point of it, in the order in which they are chosen. @param {Words} words @param {GameInfo} info @param {Agreed} agreed @returns {Point[]} */
export function agreedOn(words, info, { options = {}, clock = null, odds = true, arranged = [] }) {
  const points = Object.entries(info.options).map(([option, choices]) => {
    const choice = option.split(".").reduce((/** @type {any} */ inside, name) => inside?.[name], options) ?? choices[0];
    const label = optionLabel(words, option);
    const onOff = typeof choices[0] === "boolean";
    const text = onOff ? words.say(choice ? "page-agreed-yes" : "page-agreed-no") : optionLabel(words, option, choice);
    const brief = onOff ? label : words.say("labelled", { label, text });
    return { label, text, brief, usual: choice === choices[0], main: !onOff && !option.includes(".") };
  });
  const time = clockText(words, clock);
  points.push({ label: words.say("page-clock"), text: time, brief: time, usual: clock === null, main: true });
  const coach = words.say(odds ? "page-agreed-coach" : "page-no-odds");
  points.push({ label: words.say("page-agreed-coach-label"), text: words.say(odds ? "page-agreed-yes" : "page-agreed-no"), brief: coach, usual: odds, main: true });
  if (options.house || arranged.includes("house-rules")) points.push(special(words.say("page-lobby-house"), words.say("page-agreed-yes")));
  if (arranged.includes("position")) points.push(special(words.say("page-agreed-position"), words.say("page-agreed-yes")));
  return points;
}

/** @param {string} label @param {string} text @returns {Point} */
function special(label, text) {
  return { label, text, brief: label, usual: false, main: true };
}

/** @param {Words} words @param {Clock | null} clock */
function clockText(words, clock) {
  const offered = Object.keys(CLOCKS).find((name) => CLOCKS[name]?.bank === clock?.bank && CLOCKS[name]?.credit === clock?.credit);
  if (offered) return words.say(`page-clock-${offered}`);
  const { bank, credit } = /** @type {Clock} */ (clock);
  const given = { bank: timeText(words, bank), credit: timeText(words, credit) };
  return words.say(bank ? "page-agreed-clock" : "page-agreed-clock-each", given);
}

/** @param {Words} words @param {number} time */
function timeText(words, time) {
  const [unit, length] = /** @type {[string, number][]} */ ([["day", DAY], ["hour", HOUR], ["minute", MINUTE], ["second", SECOND]]).find(([, size]) => time >= size) ?? ["second", SECOND];
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(time / length);
}

/** In one line: what matters most, and what differs from the usual. @param {Words} words @param {GameInfo} info @param {Agreed} agreed */
export function agreedInBrief(words, info, agreed) {
  return agreedOn(words, info, agreed).filter(({ main, usual }) => main || !usual).map(({ brief }) => brief).join(" · ");
}

/** All of it; what differs from the usual stands out, and what never differs is folded away. @param {Words} words @param {GameInfo} info @param {Agreed} agreed */
export function renderAgreed(words, info, agreed) {
  const points = agreedOn(words, info, agreed);
  const folded = points.filter(({ main, usual }) => !main && usual);
  const house = agreed.options?.house;
  return html`${renderPoints(points.filter((point) => !folded.includes(point)))}
    ${house ? (import("./house/changes.js"), html`<ml-house-changes .words=${words} .info=${info} .house=${house}></ml-house-changes>`) : nothing}
    ${folded.length ? html`<details class="as-usual"><summary>${words.say("page-agreed-usual")}</summary>${renderPoints(folded)}</details>` : nothing}`;
}

/** @param {Point[]} points */
function renderPoints(points) {
  return html`<dl class="agreed">${points.map(({ label, text, usual }) => html`<div ?data-own=${!usual}><dt>${label}</dt><dd>${text}</dd></div>`)}</dl>`;
}
