/** Play on from a moment, against bots: the same table again, with the reader in one of its seats. */

import { html, LitElement, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { NewTable } from "../new-table.js";

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("./record.js").MatchRecord} MatchRecord */

const USUAL_LEVEL = "miner";

export class PlayOn extends LitElement {
  static properties = {
    wire: { attribute: false },
    narration: { attribute: false },
    record: { attribute: false },
    move: { attribute: false },
    ready: { attribute: false },
    anew: { state: true },
    seat: { state: true },
    level: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../wire.js").Wire} */ this.wire = /** @type {any} */ (null);
    /** @type {Narration} */ this.narration = /** @type {any} */ (null);
    /** @type {MatchRecord} */ this.record = /** @type {any} */ (null);
    this.move = 0;
    /** how many moments there are to choose from */ this.ready = 0;
    /** whether the move itself is made anew */ this.anew = true;
    /** the seat that was chosen; 0 is the one that is asked */ this.seat = 0;
    this.level = USUAL_LEVEL;
    this.newTable = new NewTable(this);
  }

  createRenderRoot() {
    return this;
  }

  /** The moment from which it would go on. */
  get from() {
    const before = this.move > 0 && (this.anew || this.move === this.record.moves);
    return before ? this.move - 1 : this.move;
  }

  /** The open table there, if anything is asked there. */
  get table() {
    const step = this.record.whole(this.from);
    return step?.question ? step : undefined;
  }

  get mine() {
    const { table } = this;
    const decided = this.from < this.move ? this.record.whole(this.move)?.seat : undefined;
    return this.seat || decided || table?.asked[0] || 1;
  }

  /** @param {SubmitEvent} event */
  play(event) {
    event.preventDefault();
    const { table, mine, narration } = this;
    if (!table) return;
    const places = narration.places.map((_, index) => (index + 1 === mine ? "me" : this.level));
    this.newTable.open(this.wire, { game: narration.game.name, places, position: table.view });
  }

  render() {
    const { narration, move, table } = this;
    if (!narration || !this.record) return nothing;
    const { words } = narration;
    return html`<form class="panel play-on" @submit=${this.play}>
      <h2>${symbol("icon-forward")} ${words.say("page-review-play-on")}</h2>
      <p class="hint">${words.say("page-review-play-on-how")}</p>
      ${move > 0 && move < this.record.moves
        ? html`<label><span>${words.say("page-review-from")}</span>
            <select @change=${(/** @type {any} */ event) => (this.anew = event.target.value === "before")}>
              <option value="before" ?selected=${this.anew}>${words.say("page-review-before", { move })}</option>
              <option value="after" ?selected=${!this.anew}>${words.say("page-review-after", { move })}</option>
            </select></label>`
        : nothing}
      <label><span>${words.say("page-review-you-are")}</span>
        <select name="seat" .value=${String(this.mine)} @change=${(/** @type {any} */ event) => (this.seat = Number(event.target.value))}>
          ${narration.places.map((_, index) => html`<option value=${index + 1} ?selected=${index + 1 === this.mine}>${narration.name(index + 1)}</option>`)}
        </select></label>
      <label><span>${words.say("page-review-bots")}</span>
        <select name="level" @change=${(/** @type {any} */ event) => (this.level = event.target.value)}>
          ${narration.game.levels.map(({ name }) => html`<option value=${name} ?selected=${name === this.level}>${words.say(`level-${name}`)}</option>`)}
        </select></label>
      <button class="big" ?disabled=${this.newTable.busy || !table}>${symbol("icon-play")} ${words.say("page-review-play")}</button>
      ${table ? nothing : html`<p class="hint" role="status">${words.say(this.record.whole(this.from) ? "page-review-over-here" : "page-loading")}</p>`}
      ${this.newTable.render(words)}
    </form>`;
  }
}

customElements.define("ml-play-on", PlayOn);
