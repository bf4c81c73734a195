/** The mine: the day, the bravery bonuses, the bag and what it holds, the way out, and the card that is being played. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { counted, crystal, CRYSTALS, HAZARD, heapOf, heard, lit, value } from "./pieces.js";

/** @typedef {import("../quartz.js").QuartzBoard} Board */

const REACTIONS = ["not-mine-either", "thievery", "on-my-break"];

/** @param {Board} board */
export function renderMine(board) {
  const { view, narration } = board;
  const { days } = board;
  const stage = renderStage(board);
  return html`<section class="cavern" ?data-night=${view.pending.question === "store"} ?data-playing=${stage !== nothing} aria-label=${narration.words.say("page-quartz-mine")}>
    <div class="sky">
      <p class="day"><span class="days" aria-hidden="true">${Array.from({ length: days }, (_, i) => html`<i ?data-past=${i + 1 < view.day} ?data-now=${i + 1 === view.day}></i>`)}</span>
        ${narration.say("table-day", { day: view.day, days })}</p>
      ${renderBravery(board)}
    </div>
    <span class="dusk" aria-hidden="true"></span>
    <div class="ground">
      <div class="pit">${renderContent(board)}${renderBag(board)}${renderExit(board)}${renderOdds(board)}</div>
      <div class="front-stage">${stage}</div>
    </div>
    <span class="dark" aria-hidden="true"></span>
  </section>`;
}

/** @param {Board} board */
function renderBag(board) {
  const { narration, legal, seat } = board;
  const draw = legal.includes("dig") ? "dig" : "mine";
  const scene = html`<span class="bag-scene" data-place="bag">
      <span class="glow" aria-hidden="true"></span>${symbol("bag-back")}
      <span class="arm" aria-hidden="true">${symbol("hand", "open")}<span class="closed"><span class="drawn"></span>${symbol("hand-closed")}</span></span>
      ${symbol("bag-front", "front")}
    </span><span class="caption">${symbol("icon-mine")} ${narration.move(draw, {})}</span>`;
  return html`<div class="bag-place">${lit(board, draw, "bag", scene, seat ? draw : "")}</div>`;
}

/** @param {Board} board */
function renderExit(board) {
  const { narration, legal, seat } = board;
  const out = legal.includes("stop") ? "stop" : "leave";
  const scene = html`<span class="gate" data-place="exit"><span class="glow" aria-hidden="true"></span>${symbol("mine-entrance")}</span>
    <span class="caption">${symbol("icon-leave")} ${narration.move(out, {})}</span>`;
  return lit(board, out, "exit", scene, seat ? out : "");
}

/** @param {Board} board */
function renderBravery({ view, narration }) {
  const bonuses = view.bravery.map(
    ({ card, coins }) => html`<li>${card ? symbol(`card-${card}`, "card") : symbol("bravery", "card")}
      <span class="coins" aria-hidden="true">${coins ? html`${symbol("coin")}${coins}` : nothing}</span>
      ${heard(narration.say("table-bravery-space", { card: narration.piece("card", card ?? null), coins }))}</li>`,
  );
  return html`<div class="braver"><h3 class="sign">${symbol("bravery")} ${narration.say("table-bravery")}</h3>
    <ol class="bravery" data-place="bravery" aria-label=${narration.say("table-bravery")}>
      ${bonuses.length ? bonuses : html`<li class="none">${narration.say("table-bravery-empty")}</li>`}
    </ol></div>`;
}

/** What is in the bag: everybody may count it. @param {Board} board */
function renderContent({ view, narration }) {
  return html`<div class="content"><h3>${narration.say("table-in-the-bag")}</h3>
    <ul aria-label=${narration.say("table-in-the-bag")}>
      ${CRYSTALS.map((slug) => {
        const count = view.bag[slug] ?? 0;
        const worth = value(view, narration, slug);
        return html`<li data-crystal=${slug} ?data-none=${!count} title=${narration.say(`crystal-${slug}`)}>
          ${crystal(narration, slug, "small")}<b aria-hidden="true">${count}</b>
          ${slug === HAZARD ? symbol("icon-warning", "worth") : html`<span class="worth" aria-hidden="true">${worth}${symbol("coin")}</span>`}
          ${heard(worth ? narration.say("table-worth", { move: counted(narration, slug, count), coins: worth }) : counted(narration, slug, count))}
        </li>`;
      })}
    </ul></div>`;
}

/** How likely the next crystal is an obsidian, and what that would mean for the viewer. @param {Board} board */
function renderOdds({ view, narration, seat, state }) {
  const total = Object.values(view.bag).reduce((sum, count) => sum + count, 0);
  if (!total || view.pending.over || state?.info?.odds === false) return nothing;
  const obsidian = view.bag[HAZARD] ?? 0;
  const own = view.seats[seat - 1];
  const second = own?.cart[HAZARD] ? (own.token ? "token" : "accident") : "first";
  const percent = Math.round((1000 * obsidian) / total) / 10;
  return html`<p class="odds" data-danger=${own?.inside ? second : "first"}>
    <span class="chance" aria-hidden="true">${crystal(narration, HAZARD, "small")}<b>${narration.words.percent.format(obsidian / total)}</b>
      ${narration.words.say("page-quartz-odds")}</span>
    ${heard(narration.say("table-odds", { obsidian, total, percent }))}
    ${own?.inside && obsidian ? html`<span class="meaning">${narration.say(`table-odds-${second}`)}</span>` : nothing}
  </p>`;
}

/** The card that is being played, and what lies on the table for it. @param {Board} board */
function renderStage(board) {
  const { view, narration } = board;
  const { card, table = {}, target, question, asked, giver, over } = view.pending;
  const lies = Object.keys(table).length > 0;
  if (over || (!card && !lies)) return nothing;
  const reaction = card && REACTIONS.includes(card);
  const who = reaction ? ((question === "react" ? giver : asked) ?? view.turn) : view.turn;
  const played = card && narration.say(reaction ? "event-reacted" : "event-played", { seat: narration.seat(who), card: narration.piece("card", card) });
  const aimed = target && target !== who && narration.say("event-aimed", { seat: narration.seat(who), other: narration.seat(target) });
  return html`<section class="stage" data-seat=${who} aria-label=${narration.words.say("page-quartz-table")}>
    ${card ? symbol(`card-${card}`, "card") : nothing}
    <p>${played} ${aimed || nothing}</p>
    ${lies ? heapOf(board, table, "table") : nothing}
  </section>`;
}
