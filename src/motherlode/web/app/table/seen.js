/** What has been seen here is reported to the server: bots wait for it where one person plays alone with them. */

/** @typedef {import("../table.js").TablePage} TablePage */

const GAP = 75; // milliseconds between two reports: a connection may send twenty commands a second

export class SeenReport {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** the last line that was reported */ this.n = 0;
    this.sending = false;
  }

  /** Another connection knows nothing of what was reported. */
  begin() {
    this.n = 0;
  }

  /** Report what has landed, unless it is known. */
  async send() {
    const { page } = this;
    const { state } = page;
    if (this.sending || !state || state.n === this.n || state.status !== "playing" || !isAlone(page, state)) return;
    this.sending = true;
    this.n = state.n;
    const report = page.wire.send("seen", { table: state.table, n: state.n }).catch(() => {}); // a new connection begins anew
    await Promise.all([report, new Promise((done) => setTimeout(done, GAP))]);
    this.sending = false;
    if (page.isConnected) this.send();
  }
}

/** Whether everybody else at the table is a bot, and no clock runs. @param {TablePage} page @param {import("../state.js").TableState} state */
export function isAlone({ seats }, { places, info }) {
  return seats.length > 0 && !info.clock && places.every(({ kind }, index) => kind === "bot" || seats.includes(index + 1));
}
