/** The page: one wire, one language, one place at a time. A link to a place goes there without leaving the page. */

import { html, LitElement } from "../vendor/lit.js";
import { symbol } from "./art.js";
import { placeAt } from "./places.js";
import { refusal } from "./refusal.js";
import { Wire } from "./wire.js";
import { chooseLanguage, chosenLanguage, LANGUAGES, loadWords } from "./words.js";

const THEME = "motherlode-theme";
const SOUND = "motherlode-sound";
const NEXT_TRY = 1000; // milliseconds, when something could not be loaded

export class App extends LitElement {
  static properties = {
    words: { state: true },
    games: { state: true },
    path: { state: true },
    there: { state: true },
    connection: { state: true },
    sounding: { state: true },
  };

  constructor() {
    super();
    this.words = null;
    this.games = null;
    this.path = location.pathname;
    /** where one is, until everything for the next place is there */ this.there = "";
    this.wire = new Wire();
    this.connection = this.wire.state;
    this.wire.addEventListener("state", () => (this.connection = this.wire.state));
    addEventListener("popstate", () => this.arrive());
    /** off unless it was switched on */ this.sounding = localStorage.getItem(SOUND) === "on";
    this.addEventListener("happened", (event) => this.sound((sounds) => sounds.hear(/** @type {CustomEvent} */ (event).detail)));
    this.addEventListener("asked", () => this.sound((sounds) => sounds.ring()));
    this.addEventListener("click", (event) => this.onClick(event));
    this.addEventListener("go", (event) => this.go(/** @type {CustomEvent} */ (event).detail));
    document.documentElement.dataset.theme = localStorage.getItem(THEME) ?? "";
    placeAt(this.path)?.place.bring().catch(() => {}); // on its way while the words are
    this.load();
  }

  createRenderRoot() {
    return this;
  }

  async load() {
    const [words, games] = await Promise.all([loadWords(chosenLanguage()), fetch("/api/games").then((r) => r.json())]);
    this.games = Object.fromEntries(games.games.map((/** @type {any} */ game) => [game.name, game]));
    this.words = words;
    await this.arrive();
  }

  /** A link to a place, followed without anything held down, stays on the page. @param {MouseEvent} event */
  onClick(event) {
    const link = /** @type {HTMLElement} */ (event.target).closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || !placeAt(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return; // further down on the same page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** Go to a place by its address. @param {string} address */
  go(address) {
    history.pushState(null, "", address);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Be where the address says, once everything for it is there. */
  async arrive() {
    const { words, games } = this;
    const path = (this.path = location.pathname);
    const place = placeAt(path)?.place;
    if (!words || !games || !place) return;
    try {
      await Promise.all([place.bring(), words.need(...place.catalogs(games))]);
      if (path === location.pathname) this.there = path;
    } catch {
      setTimeout(() => path === location.pathname && this.arrive(), NEXT_TRY); // the page's head tells of the loss
    }
  }

  /** @param {import("./words.js").Language} language */
  async speak(language) {
    chooseLanguage(language);
    this.words = await loadWords(language);
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

  /** Whoever wants no sound does not even load it. @param {(sounds: typeof import("./sound.js")) => void} make */
  async sound(make) {
    if (this.sounding) make(await import("./sound.js"));
  }

  render() {
    const { words, games } = this;
    if (!words || !games) return html`<p class="loading" role="status"></p>`;
    document.title = words.say("page-title");
    const at = placeAt(this.there);
    return html`
      <header class="top">
        <a class="brand" href="/">
          ${symbol("logo")}<span>Motherlode</span>
        </a>
        ${this.connection === "open" ? "" : html`<p class="connection" role="status">${
          this.wire.refused ? refusal(words, this.wire.refused) : words.say(`page-connection-${this.connection}`)}</p>`}
        <nav aria-label=${words.say("page-settings")}>
          ${LANGUAGES.map(
            (language) => html`<button type="button" lang=${language} aria-pressed=${language === words.language}
              @click=${() => this.speak(language)}>${language}</button>`,
          )}
          <button type="button" class="icon" aria-label=${words.say(this.sounding ? "page-sound-off" : "page-sound-on")} @click=${this.switchSound}>
            ${symbol(this.sounding ? "icon-sound-on" : "icon-sound-off")}
          </button>
          <button type="button" class="icon" aria-label=${words.say("page-theme")} @click=${this.switchTheme}>
            ${symbol("icon-moon")}
          </button>
        </nav>
      </header>
      ${at && placeAt(this.path)
        ? at.place.render({ wire: this.wire, words, games }, at.told)
        : html`<p class="loading" role="status">${words.say(placeAt(this.path) ? "page-loading" : "page-nothing-here")}</p>`}
    `;
  }
}

customElements.define("ml-app", App);
