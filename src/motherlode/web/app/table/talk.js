/** What people say: lines, and a field to write; behind a button what can be said without typing. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { STATIC } from "../base.js";

/** @typedef {import("../table.js").TablePage} TablePage */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../state.js").Said} Said */
/** @typedef {import("../narration.js").Narration} Narration */

const SHOWN = 20; // lines
const LATELY = 6000; // milliseconds that something new is shown for where the log is a drawer

/** what is said with a face, and which one @type {Record<string, string>} */
export const MOODS = { laugh: "laugh", cheer: "cheer", wow: "wow", phew: "phew", cry: "cry", thinking: "thinking", sleep: "sleep" };

/** Whether something can be put into words yet: quick replies have a catalog of their own. @param {import("../words.js").Words} words @param {Said} said */
function sayable(words, { quick }) {
  return !quick || words.has(`quick-${quick}`);
}

/** What was said, in the reader's language. @param {import("../words.js").Words} words @param {Said} said */
export function textOf(words, { quick, text = "" }) {
  return quick ? words.say(`quick-${quick}`) : text;
}

/** Who said it. @param {Narration} narration @param {Said} said */
export function speakerOf(narration, { seat, name }) {
  if (seat) return name || narration.name(seat);
  return narration.words.say("page-talk-spectator", { name: name || narration.words.say("page-talk-nameless") });
}

/** What people hear of what was said: all but those whom the reader has muted. @param {TablePage} page @param {TableState} state */
export function heard({ muted }, { chat }) {
  return chat.filter(({ seat }) => !muted.has(seat));
}

/** @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderTalk(page, state, narration) {
  const { words } = page;
  if (STATIC) return nothing; // everybody sits at this screen
  const lines = heard(page, state).slice(-SHOWN);
  if (lines.some((said) => !sayable(words, said))) words.need("talk").then(() => page.requestUpdate(), () => {});
  return html`<form class="talk" @submit=${(/** @type {SubmitEvent} */ event) => say(page, event)}>
    <ul>${lines.filter((said) => sayable(words, said)).map((said) => html`<li data-seat=${said.seat || nothing}>${renderSaid(narration, said)}</li>`)}</ul>
    ${page.talking ? page.bring("quick")?.renderQuick(page, state, narration) : nothing}
    <div class="together">
      <button type="button" class="icon" aria-expanded=${page.talking} aria-label=${words.say("page-talk-quick")} title=${words.say("page-talk-quick")}
        @click=${() => (page.talking = !page.talking)}>${symbol("icon-talk")}</button>
      <input name="text" maxlength="400" autocomplete="off" aria-label=${words.say("page-talk")} placeholder=${words.say("page-talk")}>
    </div>
  </form>`;
}

/** Who, and what. @param {Narration} narration @param {Said} said */
function renderSaid(narration, said) {
  const { words } = narration;
  const mood = said.quick && MOODS[said.quick];
  return html`<b>${speakerOf(narration, said)}</b> ${mood ? symbol(`mood-${mood}`, "mood") : nothing}<span>${textOf(words, said)}</span>`;
}

/** What was said a moment ago, for those who have no log beside the board. A screen reader hears it elsewhere. @param {TablePage} page @param {TableState} state @param {Narration} narration */
export function renderLately(page, state, narration) {
  const said = heard(page, state).at(-1);
  const fresh = said && said.n === page.lately && sayable(page.words, said);
  return html`<p class="lately" aria-hidden="true" data-seat=${(fresh && said.seat) || nothing} ?hidden=${!fresh}>${fresh ? renderSaid(narration, said) : nothing}</p>`;
}

/** Something was said while somebody looked on. @param {TablePage} page @param {number} n */
export function show(page, n) {
  page.lately = n;
  setTimeout(() => page.lately === n && (page.lately = 0), LATELY);
}

/** @param {TablePage} page @param {SubmitEvent} event */
function say(page, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  const text = new FormData(form).get("text");
  if (text) page.send("say", { seat: page.shown, text });
  form.reset();
}
