/** The page: one wire, one language, one place at a time. A link to a place goes there without leaving the page. */

import { html, LitElement, nothing } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { addressOf, STATIC, WEB, within } from "./base.js";
import { loadStyle } from "./boards.js";
import { gameName } from "./game-info.js";
import { NOWHERE, placeAt } from "./places.js";
import { refusal } from "./refusal.js";
import { Wire } from "./wire.js";
import { chooseLanguage, chosenLanguage, LANGUAGES, loadWords } from "./words.js";

const THEME = "motherlode-theme";
const SOUND = "motherlode-sound";
const CALLS = "motherlode-calls";
/** each in its own words */
const NAMES = { en: "English", pt: "Português", ru: "Русский" };
/** @typedef {{ game?: string, title?: string, drawer?: boolean, unread?: number, wanted?: Wanted }} Head */
/** @typedef {{ why: "turn" | "rematch", body: string, tag: string, number: number, game?: string, path?: string }} Wanted why the viewer is called, with whom they play, at which table and question; of which game and where, if that is elsewhere */
const NEXT_TRY = 1000; // milliseconds, when something could not be loaded

export class App extends LitElement {
  static properties = {
    words: { state: true },
    games: { state: true },
    path: { state: true },
    there: { state: true },
    connection: { state: true },
    sounding: { state: true },
    storing: { state: true },
    head: { state: true },
    calls: { state: true },
    offline: { state: true },
    meanwhile: { state: true },
  };

  constructor() {
    super();
    this.words = null;
    this.games = null;
    this.path = within(location);
    /** where one is, until everything for the next place is there */ this.there = "";
    this.wire = new Wire();
    this.connection = this.wire.state;
    /** whether the server can store anything */ this.storing = true;
    this.wire.addEventListener("state", () => {
      this.connection = this.wire.state;
      if (this.connection !== "open") this.storing = true; // it says so again
      this.requestUpdate(); // it may have been refused
    });
    this.wire.addEventListener("storing", (event) => (this.storing = /** @type {CustomEvent} */ (event).detail.working));
    addEventListener("popstate", () => this.arrive());
    /** off unless it was switched on */ this.sounding = localStorage.getItem(SOUND) === "on";
    this.addEventListener("happened", (event) => {
      const { board, happened } = /** @type {CustomEvent} */ (event).detail;
      this.sound((sounds) => sounds.hear(board, happened));
    });
    this.addEventListener("asked", () => this.sound((sounds) => sounds.ring()));
    /** whether what calls people is loaded */ this.calling = false;
    /** what the place reports: its game, how far it is, unread messages @type {Head} */ this.head = {};
    this.addEventListener("head", (event) => (this.head = /** @type {CustomEvent} */ (event).detail));
    /** messages of the system; loaded when they are on, or somebody looks for them @type {typeof import("./push/calls.js") | null} */ this.calls = null;
    /** playing without a network, where there is no server @type {typeof import("./offline/panel.js") | null} */ this.offline = null;
    /** a table in this browser @type {((app: App) => unknown) | null} */ this.meanwhile = null;
    this.addEventListener("meanwhile", (event) => (this.meanwhile = /** @type {CustomEvent} */ (event).detail));
    this.addEventListener("click", (event) => this.onClick(event));
    this.addEventListener("go", (event) => this.go(/** @type {CustomEvent} */ (event).detail));
    document.documentElement.dataset.theme = localStorage.getItem(THEME) ?? "";
    whatIsAt(this.path).place.bring().catch(() => {}); // on its way while the words are
    this.load();
  }

  createRenderRoot() {
    return this;
  }

  async load() {
    const [words, games] = await Promise.all([loadWords(chosenLanguage()), fetch(`${WEB}games.json`).then((r) => r.json())]);
    this.games = Object.fromEntries(games.games.map((/** @type {any} */ game) => [game.name, game]));
    this.words = words;
    if (localStorage.getItem(CALLS) === "on") this.bringCalls().then(() => this.calls?.renew(this.wire));
    await this.arrive();
    if (STATIC) this.bringOffline();
  }

  /** A link to a place, followed without anything held down, stays on the page. @param {MouseEvent} event */
  onClick(event) {
    const link = /** @type {HTMLElement} */ (event.target).closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target) return;
    const path = within(link);
    if (link.hasAttribute("download")) {
      if (STATIC && path) this.save(event, path);
      return;
    }
    if (!placeAt(path)) return;
    if (path === within(location) && link.hash) return; // further down on the same page
    event.preventDefault();
    this.goTo(link.href);
  }

  /** A file that no server has: the worker makes it. @param {MouseEvent} event @param {string} path */
  async save(event, path) {
    event.preventDefault();
    (await import("./http.js")).save(path);
  }

  /** Go to a place by its path. @param {string} path */
  go(path) {
    this.goTo(addressOf(path));
  }

  /** @param {string} address */
  goTo(address) {
    history.pushState(null, "", address);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Be where the address says, once everything for it is there. */
  async arrive() {
    const { words, games } = this;
    const path = (this.path = within(location));
    const { place } = whatIsAt(path);
    if (!words || !games) return;
    try {
      await Promise.all([place.bring(), words.need(...place.catalogs(games))]);
      if (path !== within(location)) return;
      if (path !== this.there) this.head = {};
      this.there = path;
      if (path.startsWith("/t/")) this.offline?.holdOn();
    } catch {
      setTimeout(() => path === within(location) && this.arrive(), NEXT_TRY); // the page's head shows the loss
    }
  }

  /** @param {import("./words.js").Language} language */
  async speak(language) {
    chooseLanguage(language);
    this.words = await loadWords(language);
    this.calls?.renew(this.wire);
  }

  /** What has to do with being called, and its words: for those who look for it or want to be called. */
  async bringCalls() {
    const [calls] = await Promise.all([import("./push/calls.js"), this.words?.need("calls")]);
    this.calls = calls;
  }

  /** What has to do with playing without a network, and its words: when the page can be used already. */
  async bringOffline() {
    const [offline] = await Promise.all([import("./offline/panel.js"), loadStyle("offline/offline"), this.words?.need("offline")]);
    offline.begin(() => this.requestUpdate());
    this.offline = offline;
  }

  switchTheme() {
    const root = document.documentElement;
    const dark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    localStorage.setItem(THEME, root.dataset.theme);
  }

  switchSound() {
    this.sounding = !this.sounding;
    localStorage.setItem(SOUND, this.sounding ? "on" : "off");
    this.sound((sounds) => sounds.ring());
  }

  /** What becomes of the seat is asked where somebody would wait for it. */
  async leaveTable() {
    const table = /** @type {import("./table.js").TablePage | null} */ (this.querySelector("ml-table"));
    const { leave } = await import("./table/seating.js");
    if (!table || (await leave(table))) this.go("/");
  }

  /** The sounds are loaded only for people who turned them on. @param {(sounds: typeof import("./sound.js")) => void} make */
  async sound(make) {
    if (this.sounding) make(await import("./sound.js"));
  }

  /** Somebody who looks elsewhere is called. If what calls cannot be fetched now, the next change tries again. */
  attend() {
    import("./attention.js").then(({ attend }) => ((this.calling = true), attend(this)), () => {});
  }

  /** What was there before anything could be drawn has done its part. @param {Map<string, any>} changed */
  willUpdate(changed) {
    const [before, wanted] = [changed.get("head")?.wanted, this.head.wanted].map((one) => JSON.stringify(one));
    if (changed.has("head") && before !== wanted && (this.calling || document.visibilityState !== "visible")) this.attend();
    if (this.there) this.querySelector(".splash")?.remove();
  }

  render() {
    const { words, games } = this;
    if (!words || !games || !this.there) return nothing;
    document.title = this.titleOf(words, games);
    const { place, argument } = whatIsAt(this.there);
    return html`${this.renderTop(words)}${this.offline?.renderNewer(words, this.there.startsWith("/t/")) ?? nothing}${this.meanwhile?.(this) ?? place.render({ wire: this.wire, words, games }, argument)}`;
  }

  /** The game, and before it that it is one's turn: tabs are narrow. @param {import("./words.js").Words} words @param {import("./game-info.js").Games} games */
  titleOf(words, games) {
    const { wanted: { why: wanted } = {}, game } = this.head;
    const title = game ? `${gameName(words, games, game)} · Motherlode` : words.say("page-title");
    return wanted ? `${words.say(`page-title-${wanted}`)} · ${title}` : title;
  }

  /** One row at every width: where one is, and where one can go. @param {import("./words.js").Words} words */
  renderTop(words) {
    const { head, games } = this;
    const atTable = this.there.startsWith("/t/");
    const game = head.game ?? Object.values(games ?? {}).find(({ rules_page }) => rules_page)?.name;
    const title = head.game ? gameName(words, games ?? {}, head.game) : "Motherlode";
    return html`<header class="top">
      <a class="brand" href=${addressOf("/")} aria-label=${words.say("page-to-lobby")} title=${words.say("page-to-lobby")}>${symbol("logo")}<span>${title}</span></a>
      ${head.title ? html`<p class="far">${head.title}</p>` : nothing}
      ${this.connection === "open" && this.storing ? nothing : html`<p class="connection" role="status">${
        this.wire.refused ? refusal(words, this.wire.refused) : words.say(`page-connection-${this.storing ? this.connection : "waits"}`)}</p>`}
      <nav aria-label=${words.say("page-way")}>
        ${link("/", "icon-lobby", words.say("page-lobby"), this.there === "/")}
        ${game ? link(`/rules/${game}`, "icon-rules", words.say("page-rules"), this.there.startsWith("/rules/")) : nothing}
        ${head.drawer ? html`<button type="button" class="drawer" popovertarget="log" title=${words.say("page-log")}>${symbol("icon-talk")}<span>${words.say("page-log")}</span>
          ${head.unread ? html`<b class="badge">${head.unread}</b>` : nothing}</button>` : nothing}
        <button type="button" class="settings" popovertarget="settings" title=${words.say("page-settings")}>${symbol("icon-settings")}<span>${words.say("page-settings")}</span></button>
        ${atTable ? html`<button type="button" class="leave" title=${words.say("page-leave")} @click=${this.leaveTable}>${symbol("icon-leave")}<span>${words.say("page-leave")}</span></button>` : nothing}
      </nav>
      ${this.renderSettings(words)}
    </header>`;
  }

  /** @param {import("./words.js").Words} words */
  renderSettings(words) {
    const { calls } = this;
    return html`<div id="settings" popover role="group" aria-label=${words.say("page-settings")} @toggle=${this.bringCalls}>
      <fieldset class="steps"><legend>${words.say("page-language")}</legend><div>
        ${LANGUAGES.map((language) => html`<button type="button" lang=${language} aria-pressed=${language === words.language}
          @click=${() => this.speak(language)}>${NAMES[language]}</button>`)}</div></fieldset>
      <button type="button" class="sound" aria-pressed=${this.sounding} @click=${this.switchSound}>
        ${symbol(this.sounding ? "icon-sound-on" : "icon-sound-off")} ${words.say(this.sounding ? "page-sound-off" : "page-sound-on")}</button>
      ${calls?.renderCalls(this, words) ?? nothing}
      <button type="button" class="theme" @click=${this.switchTheme}>${symbol("icon-moon")} ${words.say("page-theme")}</button>
      ${STATIC ? this.offline?.renderKept(words, this.there.startsWith("/t/")) ?? nothing : html`<a href=${addressOf("/about")}>${words.say("page-about")}</a>`}
    </div>`;
  }
}

/** A place, or what is shown where none is. @param {string} path */
function whatIsAt(path) {
  return placeAt(path) ?? { place: NOWHERE, argument: "" };
}

/** @param {string} path @param {string} picture @param {string} text @param {boolean} here */
function link(path, picture, text, here) {
  return html`<a href=${addressOf(path)} title=${text} aria-current=${here ? "page" : nothing}>${symbol(picture)}<span>${text}</span></a>`;
}

customElements.define("ml-app", App);
