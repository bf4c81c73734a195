/** The actions: what each costs and does, the ways to do it now, and passing. What cannot be done says why. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { cost, ACTIONS, lacking, listed, movesOf, points, tunnels } from "./view.js";

/** @typedef {import("../quarry.js").Quarry} Quarry */
/** @typedef {import("./view.js").Action} Action */

/** @param {Quarry} board */
export function renderActions(board) {
  const { legal, narration } = board;
  const action = ACTIONS.find(({ slug }) => slug === (board.picked || board.read));
  const hint = board.say(legal.length > 1 && legal.includes("pass") ? "hint-lit" : "hint");
  return html`<section class="actions" aria-label=${board.say("actions")}>
    <header><h2>${board.say("actions")}</h2></header>
    <div class="offers">${ACTIONS.map((one) => renderAction(board, one))}</div>
    <p class="counsel" ?data-hint=${!action} aria-live="polite">${action ? html`<b>${narration.say(`action-${action.slug}`)}.</b> ${narration.say(`action-${action.slug}.effect`)}` : hint}</p>
  </section>`;
}

/** The bar: what one votes for, whom an action is about and what it is paid with, and passing. @param {Quarry} board @param {string[]} legal */
export function renderAnswers(board, legal) {
  if (board.picked && legal.includes("pass")) return html`<div class="answers">${board.paying ? renderPayments(board) : renderTargets(board)}</div>`;
  const moves = legal.filter((move) => move === "pass" || !ACTIONS.some(({ verb }) => move === verb || move.startsWith(`${verb} `)));
  return html`<div class="answers">${moves.map(
    (move) => html`<button type="button" data-move=${move} ?data-calm=${move === "pass"} aria-label=${move.startsWith("vote ") ? board.label(move) : nothing}
      @click=${() => board.move(move)}>${renderSign(move)}<span>${move.startsWith("vote ") ? board.narration.say(`tunnel-${move.split(" ")[1]}`) : board.label(move)}</span></button>`,
  )}
  ${legal.includes("pass") ? html`<button type="button" data-move="pass" data-pass="phase" data-calm @click=${() => board.passOn()}>${symbol("icon-skip")}<span>${board.say("pass-phase")}</span></button>` : nothing}</div>`;
}

/** @param {string} move */
function renderSign(move) {
  const [verb, piece] = move.split(" ");
  return symbol(verb === "vote" ? `vote-${piece}` : verb === "pay" ? `stone-${piece}` : verb === "pass" ? "icon-forward" : "pickaxe", "face");
}

/** @param {Quarry} board @param {Action} action */
function renderAction(board, action) {
  const { narration, view, seat } = board;
  const lit = movesOf(board, action.slug).length > 0;
  const { hand } = view.seats[seat - 1] ?? {};
  const missing = hand ? lacking(board, action, hand) : [];
  const shapes = cost(board, action);
  const costs = narration.words.join(shapes.map((shape) => narration.say(`shape-${shape}`)));
  const name = narration.say(`action-${action.slug}`);
  const read = () => (board.read = action.slug);
  const asked = board.legal.includes("pass");
  return html`<button type="button" class="action" data-action=${action.slug} ?data-lit=${lit} aria-disabled=${lit ? nothing : "true"} data-why=${asked && !lit ? action.verb : nothing}
    aria-expanded=${lit ? String(board.picked === action.slug) : nothing} ?data-read=${(board.picked || board.read) === action.slug}
    aria-label=${narration.say("table-costs", { move: name, shapes: costs })} @click=${() => board.pick(action)} @focus=${read} @mouseenter=${read}>
    ${symbol(`action-${action.slug}`)}
    <span class="cost">${shapes.map((shape, index) => html`<span ?data-lacking=${missing[index]}>${symbol(`shape-${shape}`)}</span>`)}</span>
    <span class="name">${name}</span>
  </button>`;
}

/** The ways to do it now. @param {Quarry} board */
function renderTargets(board) {
  return html`<div class="targets counsel">
    ${movesOf(board, board.picked).map(
      (move) => html`<button type="button" data-move=${move} @click=${() => board.move(move)}>${renderTarget(board, move)}<span>${board.label(move)}</span></button>`,
    )}
    <button type="button" class="quiet" @click=${() => board.drop()}>${board.narration.words.say("page-not-now")}</button>
  </div>`;
}

/** What a move can be paid with: every way once, the cheapest first. @param {Quarry} board */
function renderPayments(board) {
  const { paying, narration } = board;
  const ways = board.state.completions(paying).map((then) => ({ then, stones: then.map((pay) => pay.split(" ")[1]) }));
  ways.sort((one, other) => points(board, one.stones) - points(board, other.stones));
  return html`<p class="paying">${renderTarget(board, paying)}<span>${board.say("paying", { move: board.label(paying) })}</span></p>
    <div class="targets payments counsel">
      ${ways.map(
        ({ then, stones }) => html`<button type="button" data-move=${paying} data-then=${then.join(", ")} @click=${() => board.send(paying, ...then)}
          aria-label=${narration.say("table-held", { text: listed(board, stones), points: points(board, stones) })}>
          <span class="stones">${stones.map((stone) => html`<span data-kind=${stone}>${symbol(`stone-${stone}`)}</span>`)}</span>
          <span class="price">−${points(board, stones)}</span>
        </button>`,
      )}
      <button type="button" class="quiet" @click=${() => board.drop()}>${board.narration.words.say("page-not-now")}</button>
    </div>`;
}

/** @param {Quarry} board @param {string} move */
function renderTarget(board, move) {
  const target = move.split(" ").at(-1) ?? "";
  if (move.includes(" seat ")) return symbol(`dwarf-${target}`);
  return symbol(tunnels(board).includes(target) ? `tunnel-${target}` : `action-${board.picked}`);
}
