/** The page: one wire, one language, one place at a time (the lobby, or a table by its code). */

import { html, keyed, LitElement } from "../vendor/lit.js";
import { symbol } from "./art.js";
import "./lobby.js";
import "./table.js";
import { Wire } from "./wire.js";
import { chooseLanguage, chosenLanguage, LANGUAGES, loadWords } from "./words.js";

const THEME = "motherlode-theme";

export class App extends LitElement {
  static properties = {
    words: { state: true },
    games: { state: true },
    code: { state: true },
    connection: { state: true },
  };

  constructor() {
    super();
    this.words = null;
    this.games = null;
    this.code = codeOf(location.pathname);
    this.wire = new Wire();
    this.connection = this.wire.state;
    this.wire.addEventListener("state", () => (this.connection = this.wire.state));
    addEventListener("popstate", () => (this.code = codeOf(location.pathname)));
    this.addEventListener("go", (event) => this.go(/** @type {CustomEvent} */ (event).detail));
    document.documentElement.dataset.theme = localStorage.getItem(THEME) ?? "";
    this.load();
  }

  createRenderRoot() {
    return this;
  }

  async load() {
    const [words, games] = await Promise.all([loadWords(chosenLanguage()), fetch("/api/games").then((r) => r.json())]);
    this.games = Object.fromEntries(games.games.map((/** @type {any} */ game) => [game.name, game]));
    this.words = words;
  }

  /** Go to a table by its code, or to the lobby with "". @param {string} code */
  go(code) {
    if (code === this.code) return;
    history.pushState(null, "", code ? `/t/${code}` : "/");
    this.code = code;
    scrollTo(0, 0);
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

  render() {
    const { words, games } = this;
    if (!words || !games) return html`<p class="loading" role="status">…</p>`;
    document.title = words.say("page-title");
    return html`
      <header class="top">
        <a class="brand" href="/" @click=${(/** @type {Event} */ e) => (e.preventDefault(), this.go(""))}>
          ${symbol("logo")}<span>Motherlode</span>
        </a>
        ${this.connection === "open" ? "" : html`<p class="connection" role="status">${words.say(`page-connection-${this.connection}`)}</p>`}
        <nav aria-label=${words.say("page-settings")}>
          ${LANGUAGES.map(
            (language) => html`<button type="button" lang=${language} aria-pressed=${language === words.language}
              @click=${() => this.speak(language)}>${language}</button>`,
          )}
          <button type="button" class="icon" aria-label=${words.say("page-theme")} @click=${this.switchTheme}>
            ${symbol("icon-moon")}
          </button>
        </nav>
      </header>
      ${this.code
        ? keyed(this.code, html`<ml-table .wire=${this.wire} .words=${words} .games=${games} .code=${this.code}></ml-table>`)
        : html`<ml-lobby .wire=${this.wire} .words=${words} .games=${games}></ml-lobby>`}
    `;
  }
}

/** @param {string} path */
function codeOf(path) {
  return path.match(/^\/t\/([^/]+)$/)?.[1] ?? "";
}

customElements.define("ml-app", App);
