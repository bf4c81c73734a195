/** The actions: what each costs and does, the ways to do it now, and passing. What cannot be done says why. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { cost, DEEDS, lacking, listed, movesOf, points, tunnels } from "./view.js";

/** @typedef {import("../quarry.js").Quarry} Quarry */
/** @typedef {import("./view.js").Deed} Deed */

/** @param {Quarry} board */
export function renderActions(board) {
  const { legal } = board;
  const deed = DEEDS.find(({ slug }) => slug === (board.picked || board.read));
  const hint = board.say(legal.length > 1 && legal.includes("pass") ? "hint-lit" : "hint");
  const dropped = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && board.picked && board.drop();
  return html`<section class="deeds" aria-label=${board.say("deeds")} @keydown=${dropped}>
    <header><h2>${board.say("deeds")}</h2></header>
    <div class="offers">
      ${DEEDS.map((one) => renderDeed(board, one))}
      ${legal.includes("pass")
        ? html`<button type="button" class="deed pass" data-move="pass" data-lit @click=${() => board.move("pass")}>${symbol("icon-skip")}<span class="name">${board.label("pass")}</span></button>`
        : nothing}
    </div>
    <div class="counsel" aria-live="polite">${deed ? renderCounsel(board, deed) : html`<p class="hint">${hint}</p>`}</div>
  </section>`;
}

/** @param {Quarry} board @param {Deed} deed */
function renderDeed(board, deed) {
  const { narration, view, seat } = board;
  const lit = movesOf(board, deed.slug).length > 0;
  const missing = lacking(board, deed, view.seats[seat - 1]?.hand ?? []);
  const shapes = cost(board, deed);
  const costs = narration.words.join(shapes.map((shape) => narration.say(`shape-${shape}`)));
  const name = narration.say(`deed-${deed.slug}`);
  const read = () => board.study(deed);
  return html`<button type="button" class="deed" data-deed=${deed.slug} ?data-lit=${lit} aria-disabled=${lit ? nothing : "true"}
    aria-expanded=${lit ? String(board.picked === deed.slug) : nothing} ?data-read=${(board.picked || board.read) === deed.slug}
    aria-label=${narration.say("table-costs", { move: name, shapes: costs })} @click=${() => board.pick(deed)} @focus=${read} @mouseenter=${read}>
    ${symbol(`deed-${deed.slug}`)}
    <span class="cost">${shapes.map((shape, index) => html`<span ?data-lacking=${seat > 0 && missing[index]}>${symbol(`shape-${shape}`)}</span>`)}</span>
    <span class="name">${name}</span>
  </button>`;
}

/** What a deed does, and the ways to do it now. @param {Quarry} board @param {Deed} deed */
function renderCounsel(board, deed) {
  const { narration } = board;
  const text = html`<p><b>${narration.say(`deed-${deed.slug}`)}.</b> ${narration.say(`deed-${deed.slug}.effect`)}</p>`;
  if (board.picked !== deed.slug) return text;
  if (board.paying) return renderPayments(board);
  return html`${text}<div class="targets">
    ${movesOf(board, deed.slug).map(
      (move) => html`<button type="button" data-move=${move} @click=${() => board.move(move)}>${renderTarget(board, move)}<span>${board.label(move)}</span></button>`,
    )}
    <button type="button" class="quiet" @click=${() => board.drop()}>${board.say("not-now")}</button>
  </div>`;
}

/** What a move can be paid with: every way once, the cheapest first. @param {Quarry} board */
function renderPayments(board) {
  const { paying, narration } = board;
  const ways = board.state.completions(paying).map((then) => ({ then, stones: then.map((pay) => pay.split(" ")[1]) }));
  ways.sort((one, other) => points(board, one.stones) - points(board, other.stones));
  return html`<p class="paying">${renderTarget(board, paying)}<span>${board.say("paying", { move: board.label(paying) })}</span></p>
    <div class="targets payments">
      ${ways.map(
        ({ then, stones }) => html`<button type="button" data-move=${paying} data-then=${then.join(", ")} @click=${() => board.send(paying, ...then)}
          aria-label=${narration.say("table-held", { text: listed(board, stones), points: points(board, stones) })}>
          <span class="stones">${stones.map((stone) => html`<span data-kind=${stone}>${symbol(`stone-${stone}`)}</span>`)}</span>
          <span class="price">−${points(board, stones)}</span>
        </button>`,
      )}
      <button type="button" class="quiet" @click=${() => board.drop()}>${board.say("not-now")}</button>
    </div>`;
}

/** @param {Quarry} board @param {string} move */
function renderTarget(board, move) {
  const target = move.split(" ").at(-1) ?? "";
  if (move.includes(" seat ")) return symbol(`dwarf-${target}`);
  return symbol(tunnels(board).includes(target) ? `tunnel-${target}` : `deed-${board.picked}`);
}
