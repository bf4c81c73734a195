/**
 * The board of Quartz: The Dice Game. What lies on the table comes from the view, what may be done from the legal
 * moves; dice have no identity in either, so the board keeps each in its slot of the tray for as long as it is kept.
 */

import { html, LitElement, nothing, svg } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { show } from "./dice-motion.js";
import { FACES, same, settled, showing, unlike } from "./dice-slots.js";

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {Record<string, number>} Pile */
/** @typedef {{ cart: Pile, chest: Pile, markers: number, out: boolean, sum?: number }} Belongings */
/**
 * @typedef {{ options: Record<string, any>, day: number, round: number, leader: number, turn: number, phase: string | null,
 *   dice: string[], rolls_left: number, used: Record<string, number>, bag: Pile, pairs_left: number, seats: Belongings[],
 *   pending: { question?: string, from?: number, left?: number, table?: Pile, over?: boolean } }} DiceView
 */

const CRYSTALS = ["quartz", "rubellite", "emerald", "sapphire", "ruby", "amber", "unstable"];
const PAIRS = 6;
const QUESTIONS = ["roll", "act", "return", "store", "give", "from", "take", "leader"];
const HEAP = 9; // crystals that a picture shows; the counts beside it are the truth

/** Moves that have a place of their own on the board. */
const PLACED = ["reroll ", "use ", "return ", "store ", "take ", "seat "];

/** The picture on a dwarf's button, by question. @type {Record<string, string>} */
const PICKS = { give: "face-transfer", from: "face-steal", leader: "marker-leader" };

/** Where a load stands in its picture. */
const HOLDS = { cart: { height: 120, middle: 80, floor: 62 }, chest: { height: 130, middle: 80, floor: 88 } };

/** Places in a heap, back to front: right, up, turned. @type {[number, number, number][]} */
const SPOTS = [[0, -22, 4], [-26, -17, -14], [27, -16, 16], [-13, -9, -6], [14, -8, 9], [-41, -4, -20], [41, -3, 18], [-24, 2, 8], [23, 2, -8]];

export class DiceBoard extends LitElement {
  static properties = {
    view: { attribute: false },
    state: { attribute: false },
    telling: { attribute: false },
    seat: { attribute: false },
    legal: { attribute: false },
    chosen: { state: true },
  };

  constructor() {
    super();
    /** @type {DiceView} */ this.view = /** @type {any} */ (null); // until the table says
    /** @type {import("../state.js").TableState} */ this.state = /** @type {any} */ (null);
    /** @type {import("../telling.js").Telling} */ this.telling = /** @type {any} */ (null);
    this.seat = 0;
    /** @type {string[]} */ this.legal = [];
    /** the face in each slot of the tray @type {string[]} */ this.slots = [];
    /** slots that were rolled last @type {number[]} */ this.rolled = [];
    /** slots that are to be rolled again @type {Set<number>} */ this.chosen = new Set();
    /** whose dice lie in the tray, and of which round */ this.roll = "";
    /** whether the focus was last in here: it comes back when its button has gone */ this.focused = false;
    /** what was asked last */ this.question = "";
    /** whether the effects of the faces are open to read */ this.reading = matchMedia("(min-width: 45rem)").matches;
  }

  createRenderRoot() {
    return this;
  }

  /** All questions are answered on the board. @param {string} question */
  handles(question) {
    return QUESTIONS.includes(question);
  }

  // --- the dice in their slots

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (document.activeElement !== document.body) this.focused = this.contains(document.activeElement);
    if (!changed.has("view") || !this.view) return;
    const { dice, turn, round, day } = this.view;
    const roll = `${day} ${round} ${turn}`;
    if (roll !== this.roll || this.slots.length !== dice.length) {
      this.slots = [...dice];
      this.rolled = this.slots.map((_, slot) => slot);
      this.chosen = new Set();
    } else if (!same(this.slots, dice) || this.lastReroll(changed.get("view"))) {
      this.rolled = this.picked(changed.get("view"));
      this.slots = settled(this.slots, dice, this.rolled);
      this.chosen = new Set();
    }
    if (this.view.phase !== "roll") this.chosen = new Set();
    this.roll = roll;
  }

  /** What can be done comes into sight when another question is asked. @param {Map<string, any>} changed */
  updated(changed) {
    if (this.focused && document.activeElement === document.body) {
      /** @type {HTMLElement | null} */ (this.querySelector("button.die, button[data-move]"))?.focus({ preventScroll: true });
    }
    const question = this.legal.length ? (this.state?.asking?.question ?? "") : "";
    if (!changed.has("legal") || question === this.question) return;
    this.question = question;
    const places = [...this.querySelectorAll(question === "roll" ? ".bar" : "button[data-move]:not(.keep)")];
    if (places.length && !places.some(inSight)) {
      (places[0].closest(".rival, .holding, .deed") ?? places[0]).scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
    }
  }

  /** The faces that the newest move rolled again, if the view is the newest. @param {DiceView | null | undefined} before */
  lastReroll(before) {
    const last = this.state?.history.at(-1)?.move ?? "";
    return before && this.view === this.state?.view && last.startsWith("reroll ") ? last.split(" ").slice(1) : null;
  }

  /** Which slots were picked up: what was chosen here, else dice that show the faces named. @param {DiceView | null | undefined} before */
  picked(before) {
    const faces = this.lastReroll(before);
    if (!faces) return unlike(this.slots, this.view.dice);
    const mine = [...this.chosen];
    return same(mine.map((slot) => this.slots[slot]), faces) ? mine : showing(this.slots, faces);
  }

  /** @param {number} slot */
  choose(slot) {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(slot)) chosen.add(slot);
    this.chosen = chosen;
  }

  /** The chosen dice as the action table names them: faces in the order of the faces. */
  get reroll() {
    const faces = [...this.chosen].map((slot) => this.slots[slot]);
    return `reroll ${faces.sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b)).join(" ")}`;
  }

  /** @param {string} phrase */
  play(phrase) {
    this.dispatchEvent(new CustomEvent("move", { detail: phrase, bubbles: true }));
  }

  // --- words

  /** @param {string} key @param {Record<string, any>} [given] */
  page(key, given) {
    return this.telling.words.say(`page-dice-${key}`, given);
  }

  /** @param {string} phrase */
  named(phrase) {
    return this.telling.move(phrase, this.state?.asking?.about ?? {});
  }

  /** @param {string} slug */
  letter(slug) {
    return this.page(`letter-${slug}`);
  }

  // --- what is seen

  render() {
    const { view, telling } = this;
    if (!view || !telling) return nothing;
    const around = view.seats.map((_, index) => index + 1);
    const first = this.seat ? around.indexOf(this.seat) + 1 : 0;
    const others = [...around.slice(first), ...around.slice(0, first)].filter((seat) => seat !== this.seat);
    return html`
      <div class="dice-board" data-seats=${view.seats.length} ?data-mine=${this.legal.length > 0}>
        ${this.renderDay()}
        <ol class="rivals" aria-label=${this.page("others")}>${others.map((seat) => this.renderRival(seat))}</ol>
        ${this.renderBag()}
        ${this.renderTray()}
        ${this.seat ? this.renderMine() : nothing}
      </div>
      <div class="flights" aria-hidden="true"></div>
    `;
  }

  /** Day, round and what is still to come. */
  renderDay() {
    const { view, telling } = this;
    const rounds = view.options.house?.rounds ?? this.telling.game.printed.rounds;
    const open = view.options.ending === "last-will-be-first";
    const round = open ? telling.say("table-round-open", { round: view.round }) : telling.say("table-round", { round: view.round, rounds });
    return html`<div class="day">
      ${view.options.days ? html`<span class="which">${telling.say("table-day", { day: view.day, days: view.options.days })}</span>` : nothing}
      <span class="round">${round}
        ${open
          ? nothing
          : html`<span class="lamps" aria-hidden="true">${range(rounds).map(
              (i) => html`<i data-lamp=${i + 1 < view.round ? "out" : i + 1 === view.round ? "now" : "ahead"}></i>`,
            )}</span>`}
      </span>
      <span class="pairs" title=${telling.say("table-pairs", { count: view.pairs_left })}>
        <span class="words">${telling.say("table-pairs", { count: view.pairs_left })}</span>
        ${range(Math.max(PAIRS, view.pairs_left)).map((i) => html`<i ?data-gone=${i >= view.pairs_left} aria-hidden="true">${symbol("unstable-pair")}</i>`)}
      </span>
    </div>`;
  }

  /** Another dwarf: who, the cart, the chest. @param {number} seat */
  renderRival(seat) {
    const { view, telling } = this;
    const belongings = view.seats[seat - 1];
    const taking = view.pending.question === "take" && view.pending.from === seat && this.legal.length > 0;
    return html`<li class="rival" data-seat=${seat} ?data-turn=${this.acts(seat)} ?data-out=${belongings.out} ?data-lit=${this.legal.includes(`seat ${seat}`) || taking}>
      ${this.renderWho(seat)}
      ${belongings.out
        ? html`<p class="gone">${telling.say("table-out")}</p>`
        : html`
            <div class="load cart" data-place="cart-${seat}">${symbol("cart", "thing")}${this.renderPile(belongings.cart, telling.say("table-cart"), taking ? "take" : "")}</div>
            <div class="load chest" data-place="chest-${seat}">${symbol("chest-closed", "thing")}${this.renderPile(belongings.chest, telling.say("table-chest"), "")}</div>
          `}
      ${this.renderPick(seat)}
    </li>`;
  }

  /** @param {number} seat */
  acts(seat) {
    return !this.view.pending.over && this.view.turn === seat;
  }

  /** @param {number} seat */
  renderWho(seat) {
    const { view, telling } = this;
    const { markers, sum } = view.seats[seat - 1];
    return html`<div class="who">
      <span class="portrait">${symbol(`dwarf-${seat}`)}</span>
      <b>${telling.name(seat)}</b>
      <span class="marks">
        ${view.leader === seat
          ? html`<span class="mark leader" title=${telling.say("table-leader")}>${symbol("marker-leader")}<span class="visually-hidden">${telling.say("table-leader")}</span></span>`
          : nothing}
        ${markers
          ? html`<span class="mark" title=${telling.say("table-markers", { count: markers })}>${symbol("marker-reroll")}<span aria-hidden="true">${markers}</span><span class="visually-hidden">${telling.say("table-markers", { count: markers })}</span></span>`
          : nothing}
        ${sum === undefined || view.day === 1
          ? nothing
          : html`<span class="mark" title=${telling.say("table-sum", { points: sum })}>${symbol("day-marker")}<span aria-hidden="true">${sum}</span><span class="visually-hidden">${telling.say("table-sum", { points: sum })}</span></span>`}
      </span>
    </div>`;
  }

  /** A dwarf that may be chosen: to get a crystal, to lose one, to lead. @param {number} seat */
  renderPick(seat) {
    const phrase = `seat ${seat}`;
    const question = this.view.pending.question ?? "";
    if (!this.legal.includes(phrase)) return nothing;
    return html`<button type="button" class="pick" data-move=${phrase} @click=${() => this.play(phrase)}>
      ${symbol(PICKS[question] ?? "icon-check")}<span>${this.page(`pick-${question}`, { other: this.telling.seat(seat) })}</span>
    </button>`;
  }

  /** Crystals, one entry for each colour; those that a move names are buttons. @param {Pile} pile @param {string} label @param {string} verb */
  renderPile(pile, label, verb) {
    const there = CRYSTALS.filter((slug) => pile[slug]);
    if (!there.length) return html`<p class="pile none"><span class="visually-hidden">${label}: </span>${this.telling.say("table-empty")}</p>`;
    return html`<ul class="pile" aria-label=${label}>${there.map((slug) => html`<li>${this.renderCrystal(slug, pile[slug], verb)}</li>`)}</ul>`;
  }

  /** @param {string} slug @param {number} count @param {string} verb */
  renderCrystal(slug, count, verb) {
    const words = this.telling.say(`crystal-${slug}.count`, { count });
    const phrase = `${verb} ${slug}`;
    const picture = html`${this.crystal(slug)}<span class="count" aria-hidden="true">${count}</span>`;
    return this.legal.includes(phrase)
      ? html`<button type="button" class="crystal" data-crystal=${slug} data-move=${phrase} @click=${() => this.play(phrase)}>
          ${picture}<span class="visually-hidden">${this.named(phrase)} (${words})</span>
        </button>`
      : html`<span class="crystal" data-crystal=${slug} title=${words}>${picture}<span class="visually-hidden">${words}</span></span>`;
  }

  /** A crystal with its letter. @param {string} slug */
  crystal(slug) {
    return html`<svg class="stone" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <use href="/web/art/sprites.svg#crystal-${slug}"></use>
      <g class="plate"><use href="/web/art/sprites.svg#letter-plate"></use><text x="50" y="56.5" text-anchor="middle">${this.letter(slug)}</text></g>
    </svg>`;
  }

  /** The bag and everything that is in it. */
  renderBag() {
    const { view, telling } = this;
    const total = sum(view.bag);
    const unstable = view.bag.unstable ?? 0;
    const percent = total ? Math.round((100 * unstable) / total) : 0;
    return html`<section class="bag" aria-label=${telling.say("table-bag", { total, unstable })}>
      <div class="sack" data-place="bag" aria-hidden="true">${symbol(total ? "bag-open" : "bag-closed")}<b>${total}</b></div>
      <ul class="inside" aria-label=${telling.say("table-in-the-bag")}>
        ${CRYSTALS.map((slug) => {
          const count = view.bag[slug] ?? 0;
          const worth = this.telling.say("points", { points: this.worth(slug) });
          return html`<li ?data-none=${!count} title="${telling.say(`crystal-${slug}`)}: ${worth}">
            ${this.crystal(slug)}<b aria-hidden="true">${count}</b><small aria-hidden="true">${signed(this.worth(slug))}</small>
            <span class="visually-hidden">${telling.say(`crystal-${slug}.count`, { count })}, ${worth}</span>
          </li>`;
        })}
      </ul>
      ${total && this.state?.info?.odds !== false ? html`<p class="odds">${telling.say("table-odds", { percent })}</p>` : nothing}
    </section>`;
  }

  /** Points of a crystal, as printed or as the house has it. @param {string} slug */
  worth(slug) {
    const house = this.view.options.house ?? {};
    const { printed } = this.telling.game;
    return slug === "unstable" ? house.unstable ?? printed.unstable : house.values?.[slug] ?? printed.values[slug];
  }

  // --- the tray: dice, what they do, what can be done with them

  renderTray() {
    const { view, telling } = this;
    if (view.pending.over || !view.dice.length) return nothing;
    const rolling = this.legal.includes("stand");
    const spent = this.spent();
    return html`<section class="tray" data-phase=${view.pending.question ?? view.phase} aria-label=${this.page("dice", { seat: telling.seat(view.turn) })}>
      <header>
        <h2>${this.page("dice", { seat: telling.seat(view.turn) })}</h2>
        ${view.phase === "roll"
          ? html`<span class="rolls">
              ${range((view.options.house?.rolls ?? this.telling.game.printed.rolls) - 1).map((i) => html`<i ?data-gone=${i >= view.rolls_left} aria-hidden="true">${symbol("marker-reroll")}</i>`)}
              <span>${telling.say("table-rolls", { count: view.rolls_left })}</span>
            </span>`
          : nothing}
      </header>
      <ol class="dice" aria-label=${telling.say("table-dice")}>
        ${this.slots.map((face, slot) => html`<li>${rolling ? this.renderChoice(face, slot) : this.renderDie(face, slot, spent.has(slot))}</li>`)}
      </ol>
      ${view.pending.table && sum(view.pending.table)
        ? html`<div class="drawn" data-place="table"><h3>${telling.say("table-drawn")}</h3>${this.renderPile(view.pending.table, telling.say("table-drawn"), "return")}</div>`
        : nothing}
      ${this.legal.includes("end turn") ? [this.renderDeeds(), this.renderBar(rolling)] : [this.renderBar(rolling), this.renderDeeds()]}
    </section>`;
  }

  /** A die that may be rolled again. @param {string} face @param {number} slot */
  renderChoice(face, slot) {
    const chosen = this.chosen.has(slot);
    return html`<button type="button" class="die" data-slot=${slot} data-face=${face} ?data-held=${!chosen} aria-pressed=${chosen} @click=${() => this.choose(slot)}>
      ${cube(face, !chosen)}
      <span class="badge" aria-hidden="true">${symbol(chosen ? "icon-undo" : "icon-check")}</span>
      <span class="visually-hidden">${this.page("die", { number: slot + 1 })} </span><span class="caption">${this.telling.say(`face-${face}`)}</span>
    </button>`;
  }

  /** A die that lies. @param {string} face @param {number} slot @param {boolean} spent */
  renderDie(face, slot, spent) {
    return html`<span class="die" data-slot=${slot} data-face=${face} ?data-spent=${spent}>
      ${cube(face, false)}
      ${spent ? html`<span class="badge" aria-hidden="true">${symbol("icon-check")}</span><span class="visually-hidden">${this.page("used")}: </span>` : nothing}
      <span class="caption">${this.telling.say(`face-${face}`)}</span>
    </span>`;
  }

  /** Slots whose dice have been used: faces of the kind first, then a pair of helmets for each that was missing. */
  spent() {
    const { used, dice } = this.view;
    const left = { ...used };
    left.helmet = 2 * FACES.reduce((wild, face) => wild + Math.max(0, (used[face] ?? 0) - dice.filter((one) => one === face).length), 0);
    return new Set(this.slots.flatMap((face, slot) => (left[face]-- > 0 ? [slot] : [])));
  }

  /** What has no place of its own on the board, under the thumb. @param {boolean} rolling */
  renderBar(rolling) {
    if (!this.legal.length) return nothing;
    const rest = this.legal.filter((phrase) => !PLACED.some((verb) => phrase.startsWith(verb)));
    const paying = this.view.rolls_left === 0;
    const can = rolling && this.legal.some((phrase) => phrase.startsWith("reroll"));
    const count = this.chosen.size;
    if (!can && !rest.length) return nothing;
    return html`<div class="bar">
      ${can
        ? html`<button type="button" class="go" data-move=${count ? this.reroll : nothing} aria-disabled=${!count} aria-label=${count ? this.named(this.reroll) : nothing}
            @click=${() => count && this.play(this.reroll)}>
            ${symbol(paying ? "marker-reroll" : "icon-undo")}<span>${count ? this.page(paying ? "roll-paid" : "roll", { count }) : this.page("choose")}</span>
          </button>`
        : nothing}
      ${rest.map(
        (phrase) => html`<button type="button" class=${this.inviting(phrase) ? "keep inviting" : "keep"} data-move=${phrase} @click=${() => this.play(phrase)}>
          ${symbol("icon-check")}<span>${phrase === "stand" ? this.page("keep") : this.named(phrase)}</span>
        </button>`,
      )}
    </div>`;
  }

  /** Whether a move is what is left to do. @param {string} phrase */
  inviting(phrase) {
    if (phrase === "stand") return !this.chosen.size;
    return phrase !== "end turn" || this.legal.length === 1;
  }

  /** What the faces do: to read, or in the phase `act` with how many of each to use. */
  renderDeeds() {
    const { view } = this;
    const acting = this.legal.includes("end turn");
    const deeds = FACES.filter((face) => view.dice.includes(face) || this.uses(face).length);
    const list = html`<ul class="deeds" aria-label=${this.page("faces")}>${deeds.map((face) => this.renderDeed(face, acting))}</ul>`;
    if (acting) return list;
    return html`<details class="reading" ?open=${this.reading} @toggle=${(/** @type {Event} */ e) => (this.reading = /** @type {HTMLDetailsElement} */ (e.target).open)}>
      <summary>${this.page("faces")}</summary>${list}
    </details>`;
  }

  /** @param {string} face @param {boolean} acting */
  renderDeed(face, acting) {
    const { view, telling } = this;
    const uses = this.uses(face);
    const count = view.dice.filter((one) => one === face).length;
    const used = view.used[face] ?? 0;
    const wild = face === "helmet" ? Math.floor(count / 2) : 0;
    return html`<li class="deed" data-face=${face} ?data-lit=${uses.length} ?data-used=${used}>
      ${symbol(`face-${face}`, "picture")}
      <p><b>${count ? telling.say(`face-${face}.count`, { count }) : telling.say(`face-${face}`)}</b>
        ${used ? html`<span class="done">${symbol("icon-check")}${this.page("used")}</span>` : nothing}
        ${wild ? html`<span class="wild">${telling.say("table-wild", { count: wild })}</span>` : nothing}
        ${acting && used ? nothing : html`<span class="effect">${telling.say(`face-${face}.effect`)}</span>`}</p>
      ${uses.length
        ? html`<span class="uses">${uses.toReversed().map(
            (phrase, i) => html`<button type="button" class=${i ? "use fewer" : "use"} data-move=${phrase} aria-label=${this.named(phrase)} @click=${() => this.play(phrase)}>
              ${i ? nothing : html`<span>${this.page("use")}</span> `}<b>${phrase.split(" ")[2]}</b></button>`,
          )}</span>`
        : nothing}
    </li>`;
  }

  /** The legal uses of a face, fewest first. @param {string} face */
  uses(face) {
    return this.legal.filter((phrase) => phrase.startsWith(`use ${face} `));
  }

  // --- one's own

  renderMine() {
    const { view, telling, seat } = this;
    const belongings = view.seats[seat - 1];
    const storing = view.pending.question === "store" && this.legal.length > 0;
    return html`<section class="mine" data-seat=${seat} ?data-turn=${this.acts(seat)} ?data-out=${belongings.out} aria-label=${this.page("yours")}>
      ${this.renderWho(seat)} ${this.renderPick(seat)}
      ${belongings.out
        ? html`<p class="gone">${symbol("cart-tipped")}${telling.say("table-out")}</p>`
        : html`
            <div class="holding" data-place="cart-${seat}" ?data-lit=${storing}>
              <h3>${telling.say("table-cart")}</h3>
              ${this.renderHeap("cart", belongings.cart)}
              ${this.renderPile(belongings.cart, telling.say("table-cart"), storing ? "store" : "")}
            </div>
            <div class="holding" data-place="chest-${seat}">
              <h3>${telling.say("table-chest")}</h3>
              ${this.renderHeap("chest", belongings.chest)}
              ${this.renderPile(belongings.chest, telling.say("table-chest"), "")}
            </div>
          `}
    </section>`;
  }

  /** A picture of what lies there; the counts say it exactly. @param {"cart" | "chest"} thing @param {Pile} pile */
  renderHeap(thing, pile) {
    const all = CRYSTALS.flatMap((slug) => range(pile[slug] ?? 0).map(() => slug));
    const shown = all.filter((_, i) => i % Math.ceil(all.length / HEAP || 1) === 0).slice(0, HEAP);
    const { height, middle, floor } = HOLDS[thing];
    return html`<svg class="heap" viewBox="0 -16 160 ${height + 16}" aria-hidden="true" focusable="false">
      <use href="/web/art/sprites.svg#${thing}-back" width="160" height=${height}></use>
      ${shown.map((slug, i) => {
        const [x, y, turn] = SPOTS[i];
        return svg`<g transform="translate(${middle + x} ${floor + y}) rotate(${turn})"><use href="/web/art/sprites.svg#crystal-${slug}" x="-17" y="-34" width="34" height="34"></use></g>`;
      })}
      <use href="/web/art/sprites.svg#${thing}-front" width="160" height=${height}></use>
    </svg>`;
  }

  /** @param {Happened[]} happened @param {DiceView} before */
  enact(happened, before) {
    return show(this, happened, before);
  }
}

/** @param {string} face @param {boolean} held */
function cube(face, held) {
  return html`<span class="cube">${symbol(held ? "die-held" : "die")}${symbol(`face-${face}`)}</span>`;
}

/** Whether it can be seen whole. @param {Element} element */
function inSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0; // by the question
  return top >= 0 && bottom <= innerHeight - covered;
}

function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {number} count */
function range(count) {
  return Array.from({ length: count }, (_, i) => i);
}

/** @param {Pile} pile */
function sum(pile) {
  return Object.values(pile).reduce((a, b) => a + b, 0);
}

/** @param {number} points */
function signed(points) {
  return points < 0 ? `−${-points}` : `+${points}`;
}

customElements.define("ml-dice", DiceBoard);
