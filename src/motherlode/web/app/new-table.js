/**
 * A new table, wherever one is offered: one at a time, then the page goes there. If the connection is lost on the way, it
 * is asked for again; the server knows it by its nonce, so it is still one table.
 */

import { html, nothing } from "../vendor/lit.js";
import { refusal } from "./refusal.js";
import { nonce, RefusedCommand } from "./wire.js";

/** @typedef {import("./wire.js").Wire} Wire */
/** @typedef {import("./words.js").Words} Words */

const LATE = 1500; // milliseconds after which the page says that it takes long

export class NewTable {
  /** @param {import("../vendor/lit.js").LitElement} host the element that offers it */
  constructor(host) {
    this.host = host;
    this.busy = false;
    /** whether it takes longer than usual */ this.late = false;
    /** why there is no table @type {unknown} */ this.problem = null;
  }

  /** @param {Wire} wire @param {{ game: string, places: string[], [field: string]: any }} fields */
  async open(wire, fields) {
    if (this.busy) return;
    this.become({ busy: true, problem: null });
    const wondering = setTimeout(() => this.become({ late: true }), LATE);
    try {
      const { code } = await askUntilAnswered(wire, { nonce: nonce(), ...fields });
      addEventListener("popstate", () => this.become({ busy: false, late: false }), { once: true });
      this.host.dispatchEvent(new CustomEvent("go", { detail: `/t/${code}`, bubbles: true })); // busy until one is there: a second press is no second table
    } catch (problem) {
      this.become({ busy: false, late: false, problem });
    } finally {
      clearTimeout(wondering);
    }
  }

  /** @param {Partial<Pick<NewTable, "busy" | "late" | "problem">>} changes */
  become(changes) {
    Object.assign(this, changes);
    this.host.requestUpdate();
  }

  /** How it stands. @param {Words} words */
  render(words) {
    if (this.problem) return html`<p class="problem" role="alert">${refusal(words, this.problem)}</p>`;
    return this.late ? html`<p class="late" role="status">${words.say("page-table-late")}</p>` : nothing;
  }
}

/** @param {Wire} wire @param {Record<string, any>} fields @returns {Promise<{ code: string }>} */
async function askUntilAnswered(wire, fields) {
  for (;;) {
    try {
      return await wire.ask("create", fields);
    } catch (problem) {
      if (problem instanceof RefusedCommand) throw problem; // else it was lost, and `ask` waits for the connection
    }
  }
}
