/** What is yours: your dwarf and coins, the cart, the chest, what is hidden, and the hand. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { heapOf, heard, lit, tally } from "./pieces.js";

/** @typedef {import("../quartz.js").QuartzBoard} Board */
/** @typedef {import("../quartz.js").Belongings} Belongings */

/** @param {Board} board */
export function renderOwn(board) {
  const { view, narration, seat } = board;
  const has = view.seats[seat - 1];
  return html`<section class="own" data-seat=${seat} ?data-asked=${board.waited(seat)} ?data-outside=${!has.inside} aria-label=${narration.name(seat)}>
    ${board.waited(seat) ? symbol("lantern", "turn") : nothing}
    <div class="things">${renderMe(board, has)}${renderGoods(board, has)}</div>
    ${has.hand ? renderHand(board, has.hand) : renderCovered(board, has.hand_size)}
  </section>`;
}

/** @param {Board} board @param {Belongings} has */
function renderMe(board, has) {
  const { narration, seat } = board;
  const using = board.legal.includes("use token");
  const token = html`${symbol("token-experience")}<span>${using ? narration.move("use token", board.about) : narration.say("table-token")}</span>`;
  return html`<div class="me">
    ${symbol(`dwarf-${seat}`, "face")}
    <h2 class="name" title=${narration.name(seat)}><span>${narration.name(seat)}</span> ${narration.reader === seat ? html`<span class="you">${narration.words.say("page-place-me")}</span>` : nothing}</h2>
    <p class="purse" data-place="purse-${seat}">${tally("coin", has.coins, narration.say("table-coins", { count: has.coins }))}</p>
    ${has.token ? lit(board, "use token", "token", token, "use token") : nothing}
    ${has.inside ? nothing : html`<span class="gone">${symbol("icon-leave")} ${narration.say("table-outside")}</span>`}
  </div>`;
}

/** @param {Board} board @param {Belongings} has */
function renderGoods(board, has) {
  const { view, narration, seat } = board;
  const night = view.pending.question === "store";
  return html`<div class="goods">
    <div class="good">
      <div class="cart-scene" ?data-outside=${!has.inside}>
        ${symbol("cart-back", "back")}${heapOf(board, has.cart, `cart-${seat}`)}${symbol("cart-front", "front")}
      </div>
      <h3>${narration.say(night ? "table-your-haul" : narration.reader === seat ? "table-your-cart" : "table-cart")}</h3>
    </div>
    <div class="good">
      <div class="chest-scene">${symbol("chest-back", "back")}${heapOf(board, has.chest, `chest-${seat}`)}${symbol("chest-front", "front")}</div>
      <h3>${narration.say("table-chest")}</h3>
    </div>
    ${Object.keys(has.hidden).length
      ? html`<div class="good"><div class="hidden-scene">${symbol("card-what-crystal", "card")}${heapOf(board, has.hidden, `hidden-${seat}`)}</div>
          <h3>${narration.say("table-hidden")}</h3></div>`
      : nothing}
  </div>`;
}

/** @param {string[]} cards */
function kindsOf(cards) {
  return [...new Set(cards)];
}

/** What everybody at the screen sees of a hand. @param {Board} board @param {number} count */
function renderCovered({ narration, seat }, count) {
  return html`<ul class="hand" data-place="hand-${seat}" data-covered aria-label=${narration.say("table-cards", { count })}>
    ${Array.from({ length: count }, () => html`<li>${symbol("card-back", "card")}</li>`)}
  </ul>`;
}

/** @param {Board} board @param {string} card @param {string} phrase @param {unknown} content */
function renderCard(board, card, phrase, content) {
  if (!board.legal.includes(phrase)) return lit(board, phrase, "playing-card", content, phrase);
  return html`<button type="button" class="playing-card" data-move=${phrase} @click=${(/** @type {Event} */ event) => board.touch(card, phrase, event)}>${content}</button>`;
}

/** Equal cards lie on each other. @param {Board} board @param {string[]} cards */
function renderHand(board, cards) {
  const { view, narration, legal } = board;
  const { edition = "en", rulings = {} } = view.options;
  const ruled = { edition, thievery: rulings.thievery ?? "may" };
  const answer = legal.includes("react") ? narration.game.answers?.[board.about.card] : undefined;
  const kinds = kindsOf(cards);
  return html`<ul class="hand" data-place="hand-${board.seat}" aria-label=${narration.say("table-hand")}>
    ${kinds.map((card, place) => {
      const count = cards.filter((each) => each === card).length;
      const phrase = card === answer ? "react" : `play ${card}`;
      const doing = card === answer ? "page-quartz-answer" : "page-quartz-play";
      const content = html`${symbol(`card-${card}`, "card")}
        ${legal.includes(phrase) ? heard(narration.words.say(doing)) : nothing}
        <span class="name">${narration.say(`card-${card}`)}${count > 1 ? html` <b>×${count}</b>` : nothing}</span>
        <span class="effect">${narration.say(`card-${card}.effect`, ruled)}</span>`;
      const tilt = Math.max(-3, Math.min(3, Math.round(place - (kinds.length - 1) / 2)));
      return html`<li data-card=${card} data-tilt=${tilt} ?data-many=${count > 1} ?data-raised=${board.raised === card || board.picked === phrase}>${renderCard(board, card, phrase, content)}</li>`;
    })}
    ${kinds.length ? nothing : html`<li class="none">${narration.say("table-cards", { count: 0 })}</li>`}
  </ul>`;
}
