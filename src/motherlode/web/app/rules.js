/**
 * The rules of a game, to read: with contents, search, an anchor for every rule, signs at reconstructed numbers, and
 * what the editions play differently. The words are those of `words/LANGUAGE/GAME.md`.
 */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { addressOf, WEB } from "./base.js";
import { GENERIC_BOARD, gameName, gamePicture } from "./game-info.js";
import { editions, only, read } from "./rules/markdown.js";
import { inline, NOTE, passages, SIGN } from "./rules/passages.js";
import { find } from "./rules/search.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./narration.js").GameInfo} GameInfo */
/** @typedef {import("./rules/markdown.js").RulesText} RulesText */
/** @typedef {import("./rules/passages.js").Reading} Reading */
/** @typedef {RulesText & { game: string, pictures: Map<string, string> }} Page */

const ALL = "all";
const WIDE = matchMedia("(min-width: 60rem)");

/** texts on their way or there, by their addresses @type {Map<string, Promise<string>>} */
const texts = new Map();

/** @param {string} address @returns {Promise<string>} */
function textAt(address) {
  const known = texts.get(address);
  if (known) return known;
  const coming = fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(address))));
  texts.set(address, coming);
  coming.catch(() => texts.delete(address));
  return coming;
}

export class Rules extends LitElement {
  static properties = {
    words: { attribute: false },
    games: { attribute: false },
    game: { attribute: false },
    page: { state: true },
    failed: { state: true },
    question: { state: true },
    edition: { state: true },
    marked: { state: true },
    current: { state: true },
    wide: { state: true },
  };

  constructor() {
    super();
    /** @type {Words} */ this.words = /** @type {any} */ (null);
    /** @type {Record<string, GameInfo>} */ this.games = /** @type {any} */ (null);
    /** @type {string} */ this.game = /** @type {any} */ (null);
    /** what is read, and of which game @type {Page | null} */ this.page = null;
    this.failed = false;
    this.question = "";
    this.edition = ALL;
    /** the id that the address names */ this.marked = "";
    /** the part that is being read */ this.current = "";
    this.wide = WIDE.matches;
    /** where to be once the text is there @type {(() => void) | null} */ this.settle = null;
    this.listen = {
      hashchange: () => this.follow(),
      keydown: (/** @type {any} */ event) => this.onKey(event),
      scroll: () => this.look(),
    };
    this.onWide = () => (this.wide = WIDE.matches);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) addEventListener(type, listener);
    WIDE.addEventListener("change", this.onWide);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const [type, listener] of Object.entries(this.listen)) removeEventListener(type, listener);
    WIDE.removeEventListener("change", this.onWide);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game") || changed.has("words")) this.load();
  }

  updated() {
    const { settle } = this;
    this.settle = null;
    settle?.();
    this.look();
  }

  // --- the text, and the place in it

  async load() {
    const { words, game } = this;
    if (!this.games[game]?.rules_page) return;
    this.failed = false;
    try {
      const [text, pictures] = await Promise.all([textAt(`${WEB}words/${words.language}/${game}.md`), this.picturesOf(game)]);
      if (words !== this.words || game !== this.game) return;
      const names = Object.values(this.games).flatMap(({ options }) => options.edition ?? []);
      const signs = {
        reconstructed: words.say("reconstructed"),
        editions: Object.fromEntries(names.map((edition) => [words.say(`page-rules-edition-${edition}`), String(edition)])),
      };
      const another = this.page?.game !== game;
      const place = this.place();
      this.page = { ...read(text, signs), game, pictures };
      this.question = "";
      if (another) this.edition = ALL;
      this.settle = another || !place ? () => this.follow() : () => this.keep(place);
    } catch {
      this.failed = words === this.words && game === this.game;
    }
  }

  /** Be at what the address names. */
  async follow() {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id || !this.page) return;
    this.question = "";
    this.marked = this.page.ids.has(id) ? id : "";
    await this.updateComplete;
    const there = document.getElementById(id);
    there?.scrollIntoView();
    there?.focus({ preventScroll: true });
  }

  /** How far down the reading begins: below the search. */
  get top() {
    return this.querySelector(".seek")?.getBoundingClientRect().bottom ?? 0;
  }

  /** The first passage that begins in sight, and how far down; of one that fills the screen, itself. */
  place() {
    const { top } = this;
    const boxes = [...this.querySelectorAll("[data-key]")].map((one) => ({ key: one.getAttribute("data-key"), box: one.getBoundingClientRect() }));
    const seen = boxes.filter(({ box }) => box.height && box.bottom > top && box.top < innerHeight);
    const read = seen.find(({ box }) => box.top >= top) ?? seen[0];
    return read && { key: read.key, top: read.box.top };
  }

  /** Have the same passage at the same height. @param {{ key: string | null, top: number }} place */
  keep({ key, top }) {
    const there = this.querySelector(`[data-key="${key}"]`);
    if (there && scrollY > 0) scrollBy({ top: there.getBoundingClientRect().top - top, behavior: "instant" });
  }

  /** Which part is being read. */
  look() {
    const soon = this.top + innerHeight / 8;
    const begun = [...this.querySelectorAll("section[id]:not([hidden])")].filter((one) => one.getBoundingClientRect().top < soon);
    this.current = begun.at(-1)?.id ?? "";
  }

  // --- the search

  /** @param {string} question */
  search(question) {
    const id = question.trim().toUpperCase();
    this.question = question;
    if (!this.page?.ids.has(id)) return;
    this.marked = id;
    history.replaceState(history.state, "", `#${id}`);
    this.settle = () => document.getElementById(id)?.scrollIntoView({ block: "center" });
  }

  /** The rule that is asked for by its id; the text stays whole around it. */
  get asked() {
    const id = this.question.trim().toUpperCase();
    return this.page?.ids.has(id) ? id : "";
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const field = /** @type {HTMLInputElement | null} */ (this.querySelector("input[type=search]"));
    const target = /** @type {HTMLElement} */ (event.target);
    if (!field || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.question) {
      const place = this.place();
      this.question = "";
      if (place) this.settle = () => this.keep(place);
    } else if (event.key === "/" && !target.closest("input, textarea, select")) {
      event.preventDefault(); // it is not typed there
      field.focus();
    }
  }

  // --- what is seen

  /** The pictures of a game's pieces, where they have any, by what the pieces are called. @param {string} game @returns {Promise<Map<string, string>>} */
  async picturesOf(game) {
    const { words } = this;
    const { board, pieces } = this.games[game];
    if (board === GENERIC_BOARD) return new Map();
    /** @type {typeof import("./games/quartz/piece-pictures.js")} */
    const { PICTURES } = await import(`./games/${board}/piece-pictures.js`);
    return new Map(
      Object.entries(PICTURES).flatMap(([kind, begins]) =>
        pieces[kind].map((slug) => /** @type {const} */ ([words.say(`${game}-${kind}-${slug}`), `${begins}-${slug}`])),
      ),
    );
  }

  render() {
    const { words, game } = this;
    if (!this.games[game]?.rules_page) return html`<p class="loading" role="status">${words.say("page-nothing-here")}</p>`;
    const page = this.page?.game === game ? this.page : null;
    return html`<main class="rules">
      ${this.renderHead(page)}
      ${this.failed
        ? html`<p class="problem" role="alert">${words.say("page-rules-failed")}
            <button type="button" @click=${this.load}>${words.say("page-rules-again")}</button></p>`
        : page ? this.renderPage(page) : html`<p class="loading" role="status">${words.say("page-loading")}</p>`}
    </main>`;
  }

  /** @param {RulesText | null} page */
  renderHead(page) {
    const { words, game } = this;
    return html`<header class="head">
      <nav class="games" aria-label=${words.say("page-games")}>
        ${Object.values(this.games).filter(({ rules_page }) => rules_page).map(
          ({ name }) => html`<a href=${addressOf(`/rules/${name}`)} aria-current=${name === game ? "page" : nothing}>
            ${gamePicture(this.games, name)}<span>${gameName(words, this.games, name)}</span></a>`,
        )}
      </nav>
      <h1><span class="what">${words.say("page-rules-title")}</span> ${page?.title ?? gameName(words, this.games, game)}</h1>
      <p class="ways-on">
        ${this.games[game].lesson ? html`<a class="button" href=${addressOf(`/learn/${game}`)}>${symbol("icon-coach")} ${words.say("page-rules-learn")}</a>` : nothing}
        <a class="button" href=${addressOf("/")}>${symbol("icon-play")} ${words.say("page-rules-play")}</a>
      </p>
    </header>`;
  }

  /** @param {Page} whole */
  renderPage(whole) {
    const { words } = this;
    const page = this.edition === ALL ? whole : only(whole, this.edition);
    const found = this.asked ? null : find(page, this.question);
    /** @type {Reading} */
    const reading = { found, marked: this.marked, pictures: whole.pictures, explain: words.say("page-rules-reconstructed") };
    return html`
      ${this.renderSearch(page, found)}
      ${this.renderContents(page, reading)}
      <article>
        ${this.renderEditions(whole)}
        <div class="lead" ?hidden=${found !== null && !found.parts.get("lead")}>${passages(page.lead, reading)}</div>
        <p class="note" ?hidden=${found !== null}><b aria-hidden="true">${SIGN}</b> ${reading.explain}</p>
        ${page.parts.map(
          ({ key, heading, blocks }) => html`<section id=${key} aria-labelledby="${key}-heading" ?hidden=${found !== null && !found.parts.get(key)}>
            <h2 id="${key}-heading">${inline(heading, reading)}</h2>
            ${passages(blocks, reading)}
          </section>`,
        )}
        <aside id=${NOTE} popover class="explained"><p><b aria-hidden="true">${SIGN}</b> ${reading.explain}</p></aside>
      </article>`;
  }

  /** @param {RulesText} page @param {import("./rules/search.js").Found | null} found */
  renderSearch(page, found) {
    const { words, asked } = this;
    const result = asked
      ? words.say("page-rules-at", { rule: asked })
      : found ? words.say("page-rules-found", { count: found.count }) : "";
    const label = words.say("page-rules-search", { rule: [...page.ids][0] });
    return html`<search class="seek">
      <label class="visually-hidden" for="rules-search">${label}</label>
      <span class="field"><input id="rules-search" type="search" autocomplete="off" spellcheck="false" enterkeyhint="search"
        placeholder=${label} .value=${this.question} aria-describedby="rules-found" aria-keyshortcuts="/"
        @input=${(/** @type {any} */ event) => this.search(event.target.value)}>
        <kbd aria-hidden="true">/</kbd></span>
      <p id="rules-found" role="status">${result}</p>
    </search>`;
  }

  /** @param {RulesText} page @param {Reading} reading */
  renderContents(page, reading) {
    const { words } = this;
    const { found } = reading;
    return html`<nav class="contents" aria-label=${words.say("page-rules-contents")}>
      <details ?open=${this.wide}>
        <summary>${words.say("page-rules-contents")}</summary>
        <ol>
          ${page.parts.map(({ key, heading }) => {
            const here = found?.parts.get(key) ?? 0;
            return html`<li><a href="#${key}" aria-current=${key === this.current ? "true" : nothing}>
              <span>${inline(heading, { ...reading, found: null })}</span>
              ${here ? html`<b>${here}</b>` : nothing}</a></li>`;
          })}
        </ol>
      </details>
    </nav>`;
  }

  /** @param {RulesText} page */
  renderEditions(page) {
    const { words } = this;
    const marked = editions(page);
    const choices = (this.games[this.game].options.edition ?? []).map(String);
    if (!marked.size || !choices.length) return nothing;
    return html`<fieldset class="edition-choice">
      <legend>${words.say("page-option-edition")}</legend>
      <div>
        ${[ALL, ...choices].map(
          (edition) => html`<label><input type="radio" name="edition" .checked=${edition === this.edition} value=${edition}
            @change=${() => (this.edition = edition)}><span>${words.say(edition === ALL ? "page-rules-all" : `page-edition-${edition}`)}</span></label>`,
        )}
      </div>
    </fieldset>`;
  }
}

customElements.define("ml-rules", Rules);
