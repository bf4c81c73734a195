/**
 * The board of The Quarry: the crew with their covered ballots, three tunnels, the pile and the discard, the own stones,
 * and what they can pay for. It shows what the view says and offers what `legal` names; there is no rule in here.
 */

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { play } from "./quarry-motion.js";

/** @typedef {import("../state.js").Happened} Happened */
/** @typedef {import("../state.js").TableState} TableState */
/** @typedef {import("../telling.js").Telling} Telling */
/** @typedef {{ hand_size: number, voted: boolean, hand?: string[], known?: string[] }} Miner */
/**
 * @typedef {{ options: { house?: { values?: Record<string, number>, costs?: Record<string, string[]> } },
 *   phase: "vote" | "act" | null, turn: number | null, discard: Record<string, number>, reshuffled: boolean,
 *   tunnels: Record<string, string[]>, badge: number, pickaxe: number | null, piggy: number | null, seats: Miner[],
 *   pending: { votes?: (string | null)[], action?: string, paid?: number, over?: boolean }, deck_size: number }} View
 */
/** @typedef {{ slug: string, name: string, verb: string }} Deed */

/** What can be done, what it is called where its cost stands, and how its moves begin. @type {Deed[]} */
const DEEDS = [
  { slug: "draw-two", name: "draw", verb: "draw two" },
  { slug: "collect", name: "collect", verb: "collect" },
  { slug: "raid", name: "raid", verb: "raid" },
  { slug: "move-badge", name: "badge", verb: "badge" },
  { slug: "take-pickaxe", name: "pickaxe", verb: "take pickaxe" },
  { slug: "take-piggy", name: "piggy", verb: "take piggy" },
  { slug: "end-game", name: "end", verb: "end game" },
];

const TUNNELS = ["A", "B", "C"];
const TOKENS = /** @type {const} */ ([
  ["badge", "badge"],
  ["pickaxe", "pickaxe"],
  ["piggy", "piggy-bank"],
]);
const OWN = ["vote", "act", "pay"]; // questions that are answered on the board itself

export class Quarry extends LitElement {
  static properties = {
    view: { attribute: false },
    state: { attribute: false },
    telling: { attribute: false },
    seat: { attribute: false },
    legal: { attribute: false },
    picked: { state: true },
    read: { state: true },
  };

  constructor() {
    super();
    /** @type {View} */ this.view = /** @type {any} */ (null);
    /** @type {TableState} */ this.state = /** @type {any} */ (null);
    /** @type {Telling} */ this.telling = /** @type {any} */ (null);
    this.seat = 0;
    /** @type {string[]} */ this.legal = [];
    /** the deed whose targets are on offer */ this.picked = "";
    /** the deed that is read about */ this.read = "";
    /** the own vote, which the view shows only when all are in */ this.cast = { seat: 0, question: -1, ballot: "" };
    this.focused = false;
  }

  createRenderRoot() {
    return this;
  }

  // --- for the table around it

  /** Whether the board itself has the buttons for every answer. @param {string} question */
  handles(question) {
    return OWN.includes(question);
  }

  /** @param {Happened[]} happened @param {View} before @param {View} after */
  async enact(happened, before, after) {
    await play(this, happened, before, after);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("seat")) this.picked = this.read = "";
    if (this.picked && !this.moves(this.picked).length) this.picked = "";
    this.focused = this.contains(document.activeElement);
  }

  /** Who plays by keyboard stays on the board when the button just pressed is gone. */
  updated() {
    if (!this.focused || this.contains(document.activeElement)) return;
    /** @type {HTMLElement | null} */ (this.querySelector("button[data-move]") ?? this.querySelector(".pit"))?.focus({ preventScroll: true });
  }

  /** @param {string} phrase */
  move(phrase) {
    const [verb, ballot] = phrase.split(" ");
    if (verb === "vote") this.cast = { seat: this.seat, question: this.state.asking?.number ?? -1, ballot };
    this.picked = this.read = "";
    this.dispatchEvent(new CustomEvent("move", { detail: phrase, bubbles: true }));
  }

  /** Show what a deed does, and its targets where it can be paid. @param {string} slug */
  async pick(slug) {
    this.read = slug;
    this.picked = this.moves(slug).length && this.picked !== slug ? slug : "";
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector(".counsel button"))?.focus({ preventScroll: true });
    this.querySelector(".counsel")?.scrollIntoView({ block: "nearest" });
  }

  drop() {
    const slug = this.picked;
    this.picked = "";
    /** @type {HTMLElement | null} */ (this.querySelector(`[data-deed="${slug}"]`))?.focus();
  }

  // --- what the view means

  /** @param {string} key @param {Record<string, import("../words.js").Argument>} [given] */
  say(key, given) {
    return this.telling.words.say(`page-quarry-${key}`, given);
  }

  /** The label of a move. @param {string} phrase */
  label(phrase) {
    return this.telling.move(phrase, this.state.asking?.about ?? {});
  }

  /** The moves of a deed that are allowed now. @param {string} slug */
  moves(slug) {
    const verb = DEEDS.find((deed) => deed.slug === slug)?.verb ?? slug;
    return this.legal.filter((move) => move === verb || move.startsWith(`${verb} `));
  }

  /** @param {Deed} deed */
  cost(deed) {
    return this.view.options.house?.costs?.[deed.name] ?? this.telling.game.printed.costs[deed.name];
  }

  /** @param {string[]} stones */
  points(stones) {
    const values = { ...this.telling.game.printed.values, ...this.view.options.house?.values };
    return stones.reduce((sum, stone) => sum + values[stone], 0);
  }

  /** Stones by kind, in the order of the table. @param {string[]} stones @returns {[string, number][]} */
  kinds(stones) {
    const counted = this.telling.game.pieces.card.map((kind) => /** @type {[string, number]} */ ([kind, stones.filter((one) => one === kind).length]));
    return counted.filter(([, count]) => count);
  }

  /** Stones in words. @param {string[]} stones */
  listed(stones) {
    const kinds = this.kinds(stones).map(([kind, count]) => this.telling.say(`card-${kind}.count`, { count }));
    return kinds.length ? this.telling.words.join(kinds) : this.telling.say("table-empty");
  }

  get voting() {
    return this.view.phase === "vote" && this.state.asking?.question === "vote" && this.view === this.state.view;
  }

  /** What each seat has voted for: the last votes that were shown, or while votes are given, the own alone. */
  get votes() {
    const { view, state } = this;
    const votes = [...(view.pending.votes ?? view.seats.map(() => null))];
    if (this.voting) {
      const { seat, question, ballot } = this.cast;
      const given = question === state.asking?.number && state.asking?.answered?.includes(seat);
      if (given && seat === this.seat) votes[seat - 1] ??= ballot;
      return votes.map((vote, index) => (index + 1 === this.seat ? vote : null));
    }
    if (view !== state.view || votes.some(Boolean) || view.phase === "vote") return votes;
    return votes.map((_, index) => this.shown(index + 1));
  }

  /** The last vote of a seat that everybody saw. @param {number} seat @returns {string | null} */
  shown(seat) {
    for (const { happened } of this.state.history.toReversed()) {
      const vote = happened.find((one) => one.name === "showed-vote" && one.arguments.seat === seat);
      if (vote) return vote.arguments.tunnel;
    }
    return null;
  }

  /** @param {number} seat */
  hasVoted(seat) {
    return this.view.seats[seat - 1].voted || (this.voting && this.state.asking?.answered?.includes(seat));
  }

  /** Why a deed cannot be done now. @param {Deed} deed */
  why(deed) {
    const { view, seat } = this;
    const hand = view.seats[seat - 1]?.hand ?? [];
    if (deed.slug === "take-pickaxe" && view.pickaxe === seat) return "has-pickaxe";
    if (deed.slug === "take-piggy" && view.piggy === seat) return "has-piggy";
    if (this.lacking(deed, hand).some(Boolean)) return "cannot-pay";
    return deed.slug === "collect" ? "tunnel-is-empty" : "too-few-cards";
  }

  /** For each shape of a cost, whether it is not in hand. @param {Deed} deed @param {string[]} hand */
  lacking(deed, hand) {
    const left = hand.map((stone) => stone.split("-")[0]);
    return this.cost(deed).map((shape) => {
      const place = left.indexOf(shape);
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  }

  // --- what is seen

  render() {
    const { view } = this;
    if (!view || !this.telling) return nothing;
    return html`
      <div class="quarry"><div class="floor" data-phase=${view.phase ?? "over"}>
        ${this.renderCrew()}
        <div class="pit" tabindex="-1">
          <div class="tunnels" role="group" aria-label=${this.say("tunnels")}>${TUNNELS.map((tunnel) => this.renderTunnel(tunnel))}</div>
          <div class="ledge">${this.renderPile()} ${this.renderMiddle()} ${this.renderDiscard()}</div>
        </div>
        ${this.seat ? this.renderHand(view.seats[this.seat - 1].hand ?? []) : nothing}
        ${this.renderDeeds()}
      </div></div>
      <div class="quarry-flight" aria-hidden="true"></div>
    `;
  }

  renderCrew() {
    const { view, telling } = this;
    const votes = this.votes;
    return html`<ul class="crew" aria-label=${this.say("crew")}>
      ${view.seats.map((miner, index) => {
        const seat = index + 1;
        return html`<li class="miner" data-seat=${seat} ?data-me=${seat === this.seat} ?data-turn=${view.turn === seat}>
          <span class="portrait">${symbol(`dwarf-${seat}`, "face")}${this.renderBallot(seat, votes[index])}</span>
          <span class="name" title=${telling.name(seat)}>${telling.name(seat)}</span>
          <span class="held">
            <span class="size">${symbol("card-back")}<b aria-hidden="true">${miner.hand_size}</b><span class="visually-hidden">${telling.say("table-cards", { count: miner.hand_size })}</span></span>
            ${TOKENS.map(([token, picture]) =>
              view[token] === seat
                ? html`<span class="token" data-token=${token} title=${telling.say(`table-${token}`)}>${symbol(picture)}<span class="visually-hidden">${telling.say(`table-${token}`)}</span></span>`
                : nothing,
            )}
          </span>
          ${miner.known && seat !== this.seat ? this.renderKnown(miner.known) : nothing}
        </li>`;
      })}
    </ul>`;
  }

  /** A ballot: open, covered, or not there yet. @param {number} seat @param {string | null} vote */
  renderBallot(seat, vote) {
    const { telling } = this;
    if (vote) {
      const text = this.say("voted-for", { tunnel: telling.piece("tunnel", vote) });
      return html`<span class="ballot" data-vote=${vote} title=${text}>${symbol(`vote-${vote}`)}<span class="visually-hidden">${text}</span></span>`;
    }
    if (this.hasVoted(seat)) {
      return html`<span class="ballot" title=${telling.say("table-voted")}>${symbol("ballot")}<span class="visually-hidden">${telling.say("table-voted")}</span></span>`;
    }
    return this.voting ? html`<span class="ballot" data-awaited></span>` : nothing;
  }

  /** @param {string[]} stones */
  renderKnown(stones) {
    const text = this.telling.words.say("labelled", { label: this.telling.say("table-known"), text: this.listed(stones) });
    return html`<span class="known" title=${text}>
      <span class="visually-hidden">${text}</span>
      ${this.kinds(stones).map(([kind, count]) => html`<span aria-hidden="true">${symbol(`stone-${kind}`)}${count > 1 ? count : nothing}</span>`)}
    </span>`;
  }

  /** @param {string} tunnel */
  renderTunnel(tunnel) {
    const { telling } = this;
    const stones = this.view.tunnels[tunnel];
    const name = telling.say(`tunnel-${tunnel}`);
    const move = this.legal.find((one) => one === `vote ${tunnel}` || (this.picked === "collect" && one === `collect ${tunnel}`));
    const about = this.state.asking?.about.tunnel === tunnel && this.view === this.state.view;
    const face = html`
      ${symbol(`tunnel-${tunnel}`, "arch")}
      ${this.renderVoters(tunnel)}
      <span class="tray" data-many=${stones.length > 6 ? "heap" : stones.length > 4 ? "many" : stones.length > 2 ? "some" : "few"}>
        ${stones.length ? stones.map((stone) => symbol(`stone-${stone}`, "stone")) : html`<span class="bare" aria-hidden="true">${telling.say("table-empty")}</span>`}
      </span>
      <span class="sign" aria-hidden="true"><span>${name}</span>${stones.length ? html`<small>${telling.say("points", { points: this.points(stones) })}</small>` : nothing}</span>`;
    if (move) {
      return html`<button type="button" class="tunnel" data-tunnel=${tunnel} data-move=${move} aria-label="${this.label(move)}: ${this.listed(stones)}"
        @click=${() => this.move(move)}>${face}</button>`;
    }
    return html`<div class="tunnel" role="group" data-tunnel=${tunnel} ?data-about=${about} aria-label="${name}: ${this.listed(stones)}">${face}</div>`;
  }

  /** Who went where, in faces. @param {string} ballot */
  renderVoters(ballot) {
    const seats = this.votes.flatMap((vote, index) => (vote === ballot ? [index + 1] : []));
    if (!seats.length) return nothing;
    const names = this.telling.words.join(seats.map((seat) => this.telling.name(seat)));
    return html`<span class="voters" role="img" aria-label=${this.say("voters", { names })} title=${this.say("voters", { names })}>
      ${seats.map((seat) => html`<span data-voter=${seat}>${symbol(`dwarf-${seat}`)}</span>`)}
    </span>`;
  }

  renderPile() {
    const { view, telling } = this;
    const gold = telling.say(view.reshuffled ? "table-gold-pile" : "table-gold-discard");
    const text = telling.say("table-pile", { count: view.deck_size });
    const face = html`
      <span class="stack" ?data-empty=${!view.deck_size}>${symbol("card-back")}<b aria-hidden="true">${view.deck_size}</b>
        ${view.reshuffled && !view.pending.over ? html`<span class="nugget">${symbol("stone-gold")}</span>` : nothing}</span>
      <span class="sign"><span>${telling.say("tunnel-draw")}</span>${view.reshuffled ? html`<small>${gold}</small>` : nothing}</span>
      ${this.renderVoters("draw")}`;
    const move = this.legal.find((one) => one === "vote draw");
    return move
      ? html`<button type="button" class="pile" data-tunnel="draw" data-move=${move} aria-label="${this.label(move)}: ${text}" @click=${() => this.move(move)}>${face}</button>`
      : html`<div class="pile" role="group" data-tunnel="draw" aria-label=${text}>${face}</div>`;
  }

  /** The tokens that nobody has. */
  renderMiddle() {
    const free = TOKENS.filter(([token]) => this.view[token] === null);
    return html`<div class="free" role="group" aria-label=${this.telling.say("table-middle")}>
      ${free.map(([token, picture]) => html`<span class="token" data-token=${token} title=${this.telling.say(`table-${token}`)}>${symbol(picture)}<span class="visually-hidden">${this.telling.say(`table-${token}`)}</span></span>`)}
    </div>`;
  }

  renderDiscard() {
    const { view, telling } = this;
    const stones = Object.entries(view.discard).flatMap(([kind, count]) => Array(count).fill(kind));
    return html`<details class="discard">
      <summary>
        <span class="stack" ?data-empty=${!stones.length}>${view.discard.gold ? symbol("stone-gold") : stones.length ? symbol(`stone-${stones.at(-1)}`) : nothing}<b aria-hidden="true">${stones.length}</b></span>
        <span class="sign"><span>${telling.say("table-discard")}</span><span class="visually-hidden">${stones.length}</span></span>
      </summary>
      <ul>${this.kinds(stones).map(([kind, count]) => html`<li>${symbol(`stone-${kind}`)} ${telling.say(`card-${kind}.count`, { count })}</li>`)}
        ${stones.length ? nothing : html`<li>${telling.say("table-empty")}</li>`}</ul>
    </details>`;
  }

  /** @param {string[]} hand */
  renderHand(hand) {
    const { telling, seat, view } = this;
    const points = this.points(hand) * (view.piggy === seat ? 2 : 1);
    return html`<section class="hand" aria-label=${telling.say("table-hand")}>
      <header>
        <h2>${telling.say("table-hand")}</h2>
        <p title=${telling.say("table-worth", { seat: telling.seat(seat), points })}>${telling.say("points", { points })}${view.piggy === seat ? symbol("piggy-bank") : nothing}</p>
      </header>
      ${this.renderPaying()}
      <ul>
        ${this.kinds(hand).map(([kind, count]) => this.renderKind(kind, count))}
        ${hand.length ? nothing : html`<li class="bare">${telling.say("table-cards", { count: 0 })}</li>`}
      </ul>
    </section>`;
  }

  /** Stones of a kind, one upon the other. @param {string} kind @param {number} count */
  renderKind(kind, count) {
    const { telling } = this;
    const move = this.legal.find((one) => one === `pay ${kind}`);
    const face = html`<span class="look">${symbol(`stone-${kind}`)}</span>
      <b class="worth" aria-hidden="true">${this.points([kind])}</b>
      ${count > 1 ? html`<b class="count" aria-hidden="true">×${count}</b>` : nothing}
      <span class="name" aria-hidden="true">${telling.say(`card-${kind}`)}</span>`;
    const text = telling.say("table-held", { text: telling.say(`card-${kind}.count`, { count }), points: this.points([kind]) });
    return html`<li data-kind=${kind} data-count=${Math.min(count, 3)}>
      ${move
        ? html`<button type="button" data-move=${move} aria-label="${this.label(move)}: ${text}" @click=${() => this.move(move)}>${face}</button>`
        : html`<span class="kind">${face}<span class="visually-hidden">${text}</span></span>`}
    </li>`;
  }

  /** How far a payment has come. */
  renderPaying() {
    const { action, paid = 0 } = this.view.pending;
    const deed = DEEDS.find(({ verb }) => action === verb || action?.startsWith(`${verb} `));
    if (!deed || this.view.turn !== this.seat) return nothing;
    return html`<p class="paying">${symbol(`deed-${deed.slug}`)} <span>${this.say("paying", { move: this.label(action ?? "") })}</span>
      <span class="cost" aria-hidden="true">${this.cost(deed).map((shape, index) => html`<span ?data-paid=${index < paid} ?data-owed=${index === paid}>${symbol(index < paid ? "icon-check" : `shape-${shape}`)}</span>`)}</span>
    </p>`;
  }

  renderDeeds() {
    const hand = this.view.seats[this.seat - 1]?.hand ?? [];
    const deed = DEEDS.find(({ slug }) => slug === (this.picked || this.read));
    return html`<section class="deeds" aria-label=${this.say("deeds")} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.picked && this.drop()}>
      <header>
        <h2>${this.say("deeds")}</h2>
        ${this.legal.includes("pass")
          ? html`<button type="button" class="pass" data-move="pass" @click=${() => this.move("pass")}>${this.label("pass")} ${symbol("icon-skip")}</button>`
          : nothing}
      </header>
      <div class="offers">${DEEDS.map((one) => this.renderDeed(one, hand))}</div>
      <div class="counsel" aria-live="polite">
        ${deed ? this.renderCounsel(deed) : html`<p class="hint">${this.say(this.legal.length > 1 && this.legal.includes("pass") ? "hint-lit" : "hint")}</p>`}
      </div>
    </section>`;
  }

  /** @param {Deed} deed @param {string[]} hand */
  renderDeed(deed, hand) {
    const { telling } = this;
    const lit = this.moves(deed.slug).length > 0;
    const lacking = this.lacking(deed, hand);
    const name = telling.say(`deed-${deed.slug}`);
    const shapes = telling.words.join(this.cost(deed).map((shape) => telling.say(`shape-${shape}`)));
    const picked = this.picked === deed.slug;
    return html`<button type="button" class="deed" data-deed=${deed.slug} ?data-lit=${lit} aria-expanded=${lit ? String(picked) : nothing} ?data-read=${(this.picked || this.read) === deed.slug}
      aria-label=${telling.say("table-costs", { move: name, shapes })} @click=${() => this.pick(deed.slug)} @focus=${() => (this.read = deed.slug)} @mouseenter=${() => (this.read = deed.slug)}>
      ${symbol(`deed-${deed.slug}`)}
      <span class="cost">${this.cost(deed).map((shape, index) => html`<span ?data-lacking=${this.seat > 0 && lacking[index]}>${symbol(`shape-${shape}`)}</span>`)}</span>
      <span class="name">${name}</span>
    </button>`;
  }

  /** What a deed does, and the ways to do it now; or why not. @param {Deed} deed */
  renderCounsel(deed) {
    const { telling } = this;
    const moves = this.moves(deed.slug);
    const refused = !moves.length && this.legal.includes("pass");
    return html`
      <p><b>${telling.say(`deed-${deed.slug}`)}.</b> ${telling.say(`deed-${deed.slug}.effect`)}</p>
      ${refused ? html`<p class="why">${symbol("icon-warning")} ${telling.say(`refusal-${this.why(deed)}`)}</p>` : nothing}
      ${this.picked === deed.slug
        ? html`<div class="targets">
            ${moves.map((move) => html`<button type="button" data-move=${move} @click=${() => this.move(move)}>${this.renderTarget(move)}<span>${this.label(move)}</span></button>`)}
            <button type="button" class="quiet" @click=${() => this.drop()}>${this.say("not-now")}</button>
          </div>`
        : nothing}`;
  }

  /** @param {string} move */
  renderTarget(move) {
    const target = move.split(" ").at(-1) ?? "";
    if (move.includes(" seat ")) return symbol(`dwarf-${target}`);
    return TUNNELS.includes(target) ? symbol(`tunnel-${target}`) : symbol(`deed-${this.picked}`);
  }
}

customElements.define("ml-quarry", Quarry);
