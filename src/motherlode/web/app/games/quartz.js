/**
 * The board of Quartz: the mine with its bag in the middle, the other dwarves above, what is yours below. What may be
 * done now is lit where it lies: the bag, the way out, a card, a dwarf, a crystal. No rule is in here: the server says
 * what is legal, and a move that has no place on the board is a button in the bar.
 */

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { show } from "./quartz-motion.js";

/** @typedef {Record<string, number>} Heap crystals by slug */
/**
 * @typedef {{ cart: Heap, chest: Heap, hidden: Heap, coins: number, token: boolean, inside: boolean, hand_size: number,
 *   hand?: string[], known?: string[] }} Belongings
 */
/**
 * @typedef {{ question?: string, asked?: number, card?: string, target?: number, giver?: number, table?: Heap,
 *   picked?: string, left?: number, last?: number, over?: boolean }} Pending
 */
/**
 * @typedef {{ options: { edition?: string, house?: Record<string, any> }, day: number, turn: number, first: number, bag: Heap,
 *   discard: Heap, deck_size: number, bravery: { card?: string, coins: number }[], seats: Belongings[], pending: Pending }} View
 */

const SPRITES = "/web/art/sprites.svg";
const CRYSTALS = ["quartz", "amethyst", "emerald", "sapphire", "ruby", "amber", "obsidian"];
const HAZARD = "obsidian";
const REACTIONS = ["not-mine-either", "thievery", "on-my-break"];
const FROM_THE_TABLE = ["eureka", "gimme-a-hand"]; // "take" is about what was drawn, else about somebody's cart
const ASK_BAR = 80; // pixels at the bottom of the page, where the question stands
const MOST_PICTURES = 4; // of one kind in a heap; then a number tells

export class QuartzBoard extends LitElement {
  static properties = {
    view: { attribute: false },
    state: { attribute: false },
    telling: { attribute: false },
    seat: { attribute: false },
    legal: { attribute: false },
  };

  constructor() {
    super();
    /** @type {View} */ this.view;
    /** @type {import("../state.js").TableState} */ this.state;
    /** @type {import("../telling.js").Telling} */ this.telling;
    /** the viewer; 0 watches */ this.seat = 0;
    /** @type {string[]} */ this.legal = [];
    /** legal moves that are lit somewhere @type {Set<string>} */ this.placed = new Set();
    /** the number of the question that was seen last */ this.answering = -1;
    /** how the last move was made, until the next question takes the focus @type {"" | "key" | "touch"} */ this.moved = "";
  }

  createRenderRoot() {
    return this;
  }

  /** Every legal move has its button here. */
  handles() {
    return true;
  }

  /** @param {import("../state.js").Happened[]} happened @param {View | null} before */
  async enact(happened, before) {
    await show(this, happened, before);
  }

  /** @param {string} phrase @param {Event} event */
  choose(phrase, event) {
    this.moved = /** @type {UIEvent} */ (event).detail ? "touch" : "key";
    this.dispatchEvent(new CustomEvent("move", { detail: phrase, bubbles: true }));
  }

  /** A new question is in sight, and under the fingers of who plays by keyboard. */
  updated() {
    const number = this.state?.asking?.number ?? -1;
    if (!this.legal.length || number === this.answering) return;
    this.answering = number;
    const lit = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-move]")]);
    const lost = !document.activeElement || document.activeElement === document.body;
    if (this.moved === "key" && lost) lit[0]?.focus();
    this.moved = "";
    const seen = lit.some((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight - ASK_BAR;
    });
    if (!seen) lit[0]?.scrollIntoView({ block: "center" });
  }

  // --- words and small pictures

  /** What the open question is about. @returns {Record<string, any>} */
  get about() {
    return this.state?.asking?.about ?? {};
  }

  /** @param {string} slug @returns {number} */
  value(slug) {
    return this.view.options.house?.values?.[slug] ?? this.telling.game.printed.values[slug] ?? 0;
  }

  /** The name of a move; one about a crystal says what that is worth. @param {string} phrase */
  label(phrase) {
    const move = this.telling.move(phrase, this.about);
    const worth = this.value(phrase.split(" ")[1]);
    return worth ? this.telling.say("table-worth", { move, coins: worth }) : move;
  }

  /** @param {string} slug */
  counted(slug, count = 1) {
    return this.telling.say(`crystal-${slug}.count`, { count });
  }

  /** @param {string} slug */
  crystal(slug, kind = "") {
    return html`<svg class="crystal ${kind}" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <use href="${SPRITES}#crystal-${slug}"></use>
      <g class="plate"><use href="${SPRITES}#letter-plate"></use>
      <text x="50" y="50">${this.telling.words.say(`page-quartz-letter-${slug}`)}</text></g>
    </svg>`;
  }

  /** A number with its picture, and in words for who does not see it. @param {string} id @param {number} count @param {string} text */
  tally(id, count, text) {
    return html`<span class="tally">${symbol(id)}<b aria-hidden="true">${count}</b>${this.heard(text)}</span>`;
  }

  /** Words that are heard, not seen. @param {string} text */
  heard(text) {
    return html`<span class="visually-hidden">${text}</span>`;
  }

  /** A button where the move is legal, else the same thing unlit. @param {string} phrase @param {string} kind @param {any} content */
  lit(phrase, kind, content) {
    if (!this.legal.includes(phrase)) return html`<div class=${kind}>${content}</div>`;
    this.placed.add(phrase);
    return html`<button type="button" class=${kind} data-move=${phrase}
      @click=${(/** @type {Event} */ e) => this.choose(phrase, e)}>${content}</button>`;
  }

  /** The place of the crystals that are asked for. */
  get source() {
    const { question } = this.state?.asking ?? {};
    const { card, other } = this.about;
    if (question === "keep" || (question === "take" && FROM_THE_TABLE.includes(card))) return "table";
    return question === "take" ? `cart-${other}` : `cart-${this.seat}`;
  }

  /** Crystals that lie together. @param {Heap} heap @param {string} place @param {string} [size] */
  heap(heap, place, size = "") {
    const kinds = CRYSTALS.filter((slug) => heap[slug]);
    const asked = this.source === place ? this.legal : [];
    return html`<ul class="heap ${size}" data-place=${place} ?data-empty=${!kinds.length}>
      ${kinds.map((slug) => {
        const count = heap[slug];
        const phrase = asked.find((move) => /^(take|give|return|hide|store) /.test(move) && move.endsWith(` ${slug}`)) ?? "";
        const pictures = Array.from({ length: Math.min(count, MOST_PICTURES) }, () => this.crystal(slug, size));
        const content = html`<span class="pile">${pictures}</span>${count > 1 ? html`<b class="times" aria-hidden="true">×${count}</b>` : nothing}
          ${this.heard(phrase ? this.label(phrase) : this.counted(slug, count))}`;
        return html`<li data-crystal=${slug}>${this.lit(phrase, "kind", content)}</li>`;
      })}
      ${kinds.length ? nothing : html`<li class="visually-hidden">${this.telling.say("table-empty")}</li>`}
    </ul>`;
  }

  // --- the parts of the board

  render() {
    const { view, telling } = this;
    if (!view || !telling) return nothing;
    this.placed = new Set();
    const seats = view.seats.map((_, index) => index + 1);
    const others = [...seats.slice(this.seat), ...seats.slice(0, Math.max(0, this.seat - 1))]; // clockwise from the viewer
    const around = html`<ol class="others" data-count=${others.length} aria-label=${telling.words.say("page-quartz-others")}>
      ${others.map((seat) => this.renderOther(seat))}
    </ol>`;
    const own = this.seat ? this.renderOwn() : nothing;
    const mine = this.renderMine(); // last: its bar has the moves that are lit nowhere else
    return html`${around}${mine}${own}<div class="motion" aria-hidden="true"></div>`;
  }

  /** @param {number} seat */
  face(seat) {
    return symbol(`dwarf-${seat}`, "face");
  }

  /** Whether the table waits for a seat. @param {number} seat */
  waited(seat) {
    const { turn, pending } = this.view;
    return !pending.over && (pending.asked ?? turn) === seat;
  }

  /** @param {number} seat */
  renderOther(seat) {
    const { telling } = this;
    const has = this.view.seats[seat - 1];
    const phrase = `seat ${seat}`;
    const cart = CRYSTALS.filter((slug) => has.cart[slug]).map((slug) => this.counted(slug, has.cart[slug]));
    const load = this.legal.includes(phrase) ? this.heard(telling.words.join(cart.length ? cart : [telling.say("table-empty")])) : nothing;
    return html`<li class="dwarf" data-seat=${seat} ?data-asked=${this.waited(seat)} ?data-outside=${!has.inside}>
      ${this.waited(seat) ? symbol("lantern", "turn") : nothing}
      ${this.lit(phrase, "who", html`${this.face(seat)}<span class="name">${telling.name(seat)}</span> ${load}`)}
      <p class="purse" data-place="purse-${seat}">
        ${this.tally("coin", has.coins, telling.say("table-coins", { count: has.coins }))}
        <span data-place="hand-${seat}">${this.tally("card-back", has.hand_size, telling.say("table-cards", { count: has.hand_size }))}</span>
        ${has.token ? html`<span class="tally">${symbol("token-experience")}${this.heard(telling.say("table-token"))}</span>` : nothing}
        ${this.renderKnown(has, seat)}
      </p>
      <div class="load">
        ${this.heard(telling.say("table-cart"))}
        ${this.heap(has.cart, `cart-${seat}`, "small")}
        ${has.inside ? nothing : html`<span class="gone">${telling.say("table-outside")}</span>`}
      </div>
      ${this.renderSafe(has, seat)}
    </li>`;
  }

  /** What no accident can touch. @param {Belongings} has @param {number} seat */
  renderSafe(has, seat) {
    const { telling } = this;
    const part = (/** @type {Heap} */ heap, /** @type {string} */ name, /** @type {string} */ picture) =>
      Object.keys(heap).length
        ? html`<div class="safe">${symbol(picture, "what")}${this.heard(telling.say(`table-${name}`))}
            ${this.heap(heap, `${name}-${seat}`, "small")}</div>`
        : nothing;
    return html`${part(has.chest, "chest", "chest-closed")}${part(has.hidden, "hidden", "card-what-crystal")}`;
  }

  /** Cards that everybody saw a dwarf take. @param {Belongings} has @param {number} seat */
  renderKnown({ known = [] }, seat) {
    const { telling } = this;
    if (!known.length) return nothing;
    const names = known.map((card) => telling.say(`card-${card}`));
    return html`<span class="known" title=${names.join(", ")}>${known.map((card) => symbol(`card-${card}`))}
      ${this.heard(telling.words.say("labelled", { label: telling.say("table-known", { seat: telling.seat(seat) }), text: names.join(", ") }))}</span>`;
  }

  renderMine() {
    const { view, telling, legal } = this;
    const days = view.options.house?.days ?? this.telling.game.printed.days;
    const draw = legal.includes("dig") ? "dig" : "mine";
    const out = legal.includes("stop") ? "stop" : "leave";
    return html`<section class="cavern" ?data-night=${view.pending.question === "store"} aria-label=${telling.words.say("page-quartz-mine")}>
      <span class="dusk" aria-hidden="true"></span>
      <div class="sky">
        <p class="day"><span class="days" aria-hidden="true">${Array.from({ length: days }, (_, i) => html`<i ?data-past=${i + 1 < view.day} ?data-now=${i + 1 === view.day}></i>`)}</span>
          ${telling.say("table-day", { day: view.day, days })}</p>
        ${this.renderBravery()}
      </div>
      <div class="ground">
      <div class="pit">
        ${this.renderContent()}
        <div class="bag-place">
          ${this.lit(draw, "bag", html`<span class="bag-scene" data-place="bag">
            ${symbol("bag-back")}<span class="drawn"></span>${symbol("hand", "hand-in")}${symbol("hand-closed", "hand-out")}${symbol("bag-front", "front")}
          </span>${legal.includes(draw) ? html`<span class="caption">${symbol("icon-mine")} ${telling.move(draw, {})}</span>` : nothing}`)}
        </div>
        ${this.lit(out, "exit", html`<span data-place="exit">${symbol("mine-entrance")}</span>
          ${legal.includes(out) ? html`<span class="caption">${symbol("icon-leave")} ${telling.move(out, {})}</span>` : nothing}`)}
        ${this.renderOdds()}
      </div>
      <div class="front-stage">${this.renderStage()}${this.renderBar()}</div>
      </div>
    </section>`;
  }

  renderBravery() {
    const { view, telling } = this;
    const bonuses = view.bravery.map(
      ({ card, coins }) => html`<li>${card ? symbol(`card-${card}`, "card") : nothing}
        <span class="coins" aria-hidden="true">${coins ? html`${symbol("coin")}${coins}` : nothing}</span>
        ${this.heard(telling.bonus(card ?? null, coins))}</li>`,
    );
    return html`${symbol("bravery", "sign")}<ol class="bravery" data-place="bravery" aria-label=${telling.say("table-bravery")}>
      ${bonuses.length ? bonuses : html`<li class="none">${telling.say("table-bravery-empty")}</li>`}
    </ol>`;
  }

  /** What is in the bag: everybody may count it. */
  renderContent() {
    const { view, telling } = this;
    return html`<ul class="content" aria-label=${telling.say("table-in-the-bag")}>
      ${CRYSTALS.map((slug) => {
        const count = view.bag[slug] ?? 0;
        const worth = this.value(slug);
        return html`<li data-crystal=${slug} ?data-none=${!count} title=${telling.say(`crystal-${slug}`)}>
          ${this.crystal(slug, "small")}<b aria-hidden="true">${count}</b>
          ${slug === HAZARD ? symbol("icon-warning", "worth") : html`<span class="worth" aria-hidden="true">${worth}${symbol("coin")}</span>`}
          ${this.heard(worth ? telling.say("table-worth", { move: this.counted(slug, count), coins: worth }) : this.counted(slug, count))}
        </li>`;
      })}
    </ul>`;
  }

  /** How likely the next crystal is an obsidian, and what that would mean for the viewer. */
  renderOdds() {
    const { view, telling, seat } = this;
    const total = Object.values(view.bag).reduce((sum, count) => sum + count, 0);
    if (!total || this.state?.info?.odds === false) return nothing;
    const obsidian = view.bag[HAZARD] ?? 0;
    const own = view.seats[seat - 1];
    const second = own?.cart[HAZARD] ? (own.token ? "token" : "accident") : "first";
    const percent = Math.round((1000 * obsidian) / total) / 10;
    return html`<p class="odds" data-danger=${own?.inside ? second : "first"}>
      ${this.crystal(HAZARD, "small")}<b aria-hidden="true">${telling.words.percent.format(obsidian / total)}</b>
      ${this.heard(telling.say("table-odds", { obsidian, total, percent }))}
      ${own?.inside && obsidian ? html`<span class="meaning">${telling.say(`table-odds-${second}`)}</span>` : nothing}
    </p>`;
  }

  /** The card that is being played, and what lies on the table for it. */
  renderStage() {
    const { view, telling } = this;
    const { card, table = {}, target, question, asked, giver, over } = view.pending;
    const lies = Object.keys(table).length > 0;
    if (over || (!card && !lies)) return nothing;
    const reaction = card && REACTIONS.includes(card);
    const who = reaction ? (question === "react" ? giver : asked) ?? view.turn : view.turn;
    const played = card && telling.say(reaction ? "event-reacted" : "event-played", { seat: telling.seat(who), card: telling.piece("card", card) });
    const aimed = target && target !== who && telling.say("event-aimed", { seat: telling.seat(who), other: telling.seat(target) });
    return html`<section class="stage" data-seat=${who} aria-label=${telling.words.say("page-quartz-table")}>
      ${card ? symbol(`card-${card}`, "card") : nothing}
      <p>${played} ${aimed || nothing}</p>
      ${lies ? this.heap(table, "table") : nothing}
    </section>`;
  }

  /** Answers that are no thing on the board. */
  renderBar() {
    const rest = this.legal.filter((phrase) => !this.placed.has(phrase));
    return rest.length ? html`<div class="bar">${rest.map((phrase) => this.lit(phrase, "answer", this.label(phrase)))}</div>` : nothing;
  }

  renderOwn() {
    const { view, telling, seat } = this;
    const has = view.seats[seat - 1];
    const night = view.pending.question === "store";
    const token = html`${symbol("token-experience")}<span>${this.legal.includes("use token") ? this.label("use token") : telling.say("table-token")}</span>`;
    const goods = html`
      <div class="cart-scene" ?data-outside=${!has.inside}>
        <h3 class="visually-hidden">${telling.say(night ? "table-your-haul" : "table-your-cart")}</h3>
        ${symbol("cart-back", "back")}${this.heap(has.cart, `cart-${seat}`)}${symbol("cart-front", "front")}
      </div>
      <div class="chest-scene">
        <h3 class="visually-hidden">${telling.say("table-chest")}</h3>
        ${symbol("chest-back", "back")}${this.heap(has.chest, `chest-${seat}`)}${symbol("chest-front", "front")}
      </div>
      ${Object.keys(has.hidden).length
        ? html`<div class="hidden-scene"><h3 class="visually-hidden">${telling.say("table-hidden")}</h3>
            ${symbol("card-what-crystal", "card")}${this.heap(has.hidden, `hidden-${seat}`)}</div>`
        : nothing}`;
    const hand = this.renderHand(has.hand ?? []);
    const me = html`<div class="me">
      ${this.face(seat)}
      <h2 class="name">${telling.name(seat)}</h2>
      <p class="purse" data-place="purse-${seat}">${this.tally("coin", has.coins, telling.say("table-coins", { count: has.coins }))}</p>
      ${has.token ? this.lit("use token", "token", token) : nothing}
      ${has.inside ? nothing : html`<span class="gone">${telling.say("table-outside")}</span>`}
    </div>`;
    return html`<section class="own" data-seat=${seat} ?data-asked=${this.waited(seat)} ?data-outside=${!has.inside} aria-label=${telling.name(seat)}>
      ${this.waited(seat) ? symbol("lantern", "turn") : nothing}
      ${me}
      <div class="goods">${goods}</div>
      ${hand}
    </section>`;
  }

  /** Equal cards lie on each other. @param {string[]} cards */
  renderHand(cards) {
    const { view, telling } = this;
    const edition = view.options.edition ?? "en";
    const answer = this.legal.includes("react") ? telling.game.answers?.[this.about.card] : undefined;
    const kinds = [...new Set(cards)];
    const phrases = kinds.map((card) => (card === answer ? "react" : `play ${card}`));
    const playable = phrases.some((phrase) => this.legal.includes(phrase));
    return html`<ul class="hand" data-place="hand-${this.seat}" tabindex=${playable ? nothing : "0"} aria-label=${telling.say("table-hand")}>
      ${kinds.map((card, i) => {
        const count = cards.filter((each) => each === card).length;
        const doing = card === answer ? "page-quartz-answer" : "page-quartz-play";
        const content = html`${symbol(`card-${card}`, "card")}
          ${this.legal.includes(phrases[i]) ? this.heard(telling.words.say(doing)) : nothing}
          <span class="name">${telling.say(`card-${card}`)}${count > 1 ? html` <b>×${count}</b>` : nothing}</span>
          <span class="effect">${telling.say(`card-${card}.effect`, { edition })}</span>`;
        return html`<li data-card=${card} ?data-many=${count > 1}>${this.lit(phrases[i], "playing-card", content)}</li>`;
      })}
      ${kinds.length ? nothing : html`<li class="none">${telling.say("table-cards", { count: 0 })}</li>`}
    </ul>`;
  }
}

customElements.define("ml-quartz", QuartzBoard);
