/**
 * A table as its stream describes it. The board is always what the last message said; what happened on the way there is
 * kept beside it, for narration and for motion.
 */

/** @typedef {{ name: string, arguments: Record<string, any> }} Happened */
/** @typedef {{ seat: number, move: string, happened: Happened[], by?: string, completes?: boolean }} Played */
/** @typedef {{ kind: "open" | "person" | "bot" | "stand-in", name?: string, bot?: string, declined?: boolean, resigned?: boolean }} Place */
/** @typedef {{ n: number, at: number, seat: number, name: string, text?: string, quick?: string }} Said a line of talk */
/**
 * @typedef {{ number: number, question: string, about: Record<string, any>, seats: number[], opened: number,
 *   answered?: number[], legal?: string[], completions?: Record<string, string[][]>, window?: number, deadlines?: Record<string, number>, answer?: string }} Asking
 */

export class TableState {
  /** @param {any} snapshot */
  constructor(snapshot) {
    /** seats whose person is connected, once that is known @type {number[] | null} */ this.here = null;
    this.watching = 0;
    /** what happened at the table itself, not in the game @type {{ n: number, event: any, begun: boolean }[]} */ this.around = [];
    this.read(snapshot);
  }

  /** @param {any} snapshot */
  read(snapshot) {
    /** @type {string} */ this.table = snapshot.table;
    /** @type {number} */ this.seat = snapshot.seat;
    /** @type {number} */ this.n = snapshot.n;
    this.info = snapshot.info;
    /** @type {"gathering" | "playing" | "over"} */ this.status = snapshot.status;
    /** @type {Place[]} */ this.places = snapshot.places;
    /** @type {Played[]} */ this.history = snapshot.history ?? [];
    /** @type {Happened[]} */ this.dealt = snapshot.dealt ?? [];
    /** @type {any} */ this.view = snapshot.view ?? null;
    /** @type {Asking | null} */ this.asking = snapshot.asking ?? null;
    /** @type {number[]} */ this.banks = snapshot.banks ?? [];
    this.standing = snapshot.standing ?? null;
    /** @type {Said[]} */ this.chat = snapshot.chat ?? [];
    /** seats, and 0 for spectators, that may say nothing @type {number[]} */ this.muted = snapshot.muted ?? [];
    /** the seat of the table's owner, or 0 @type {number} */ this.owner = snapshot.owner ?? 0;
    /** the table where they play again @type {string} */ this.rematch = snapshot.rematch ?? "";
    /** the seat of the person who asked for it @type {number} */ this.rematchBy = snapshot.rematch_by ?? 0;
  }

  get game() {
    return /** @type {string} */ (this.info.game);
  }

  /** Whether the person of this seat has to answer. */
  get asked() {
    return this.asking?.legal !== undefined && this.places[this.seat - 1]?.kind === "person";
  }

  /** The moves that this seat may make now. */
  get legal() {
    return this.asked ? (this.asking?.legal ?? []) : [];
  }

  /** The ways to complete a move at once, as the server names them. @param {string} move */
  completions(move) {
    return this.asked ? (this.asking?.completions?.[move] ?? []) : [];
  }

  /** What this seat has answered, while it is covered. */
  get answer() {
    return this.asking?.answer;
  }

  /** The seats that have yet to answer. */
  get waiting() {
    return this.asking?.seats.filter((seat) => !this.asking?.answered?.includes(seat)) ?? [];
  }

  /** Whether the person of a seat is not connected. @param {number} seat */
  away(seat) {
    return this.places[seat - 1]?.kind === "person" && this.here !== null && !this.here.includes(seat);
  }

  /** Take one message in; what happened in the game by it. @param {any} message @returns {Happened[]} */
  apply(message) {
    const { event } = message;
    this.n = message.n;
    if (message.view !== undefined) this.view = message.view;
    if (message.asking !== undefined) this.asking = message.asking;
    if (message.banks !== undefined) this.banks = message.banks;
    switch (event.kind) {
      case "seated":
        this.places = this.places.with(event.seat - 1, event.place);
        this.owner = event.owner ?? 0;
        if (event.place.kind === "open") this.muted = this.muted.filter((seat) => seat !== event.seat);
        this.around.push({ n: message.n, event, begun: this.status !== "gathering" });
        break;
      case "started":
        this.status = "playing";
        this.dealt = event.happened ?? [];
        return this.dealt;
      case "moved":
        this.history = [...this.history, ...event.moves];
        return event.moves.flatMap((/** @type {Played} */ move) => move.happened);
      case "finished":
        this.status = "over";
        this.standing = event.standing;
        break;
      case "said":
        this.chat = [...this.chat, { n: message.n, at: message.at, ...event }];
        break;
      case "muted":
        this.muted = event.on ? [...this.muted, event.seat] : this.muted.filter((seat) => seat !== event.seat);
        break;
      case "cleared":
        this.chat = [];
        break;
      case "rematched":
        this.rematch = event.table;
        this.rematchBy = event.seat ?? 0;
        this.around.push({ n: message.n, event, begun: true });
        break;
      case "nudged":
      case "missing":
        this.around.push({ n: message.n, event, begun: this.status !== "gathering" });
        break;
    }
    return [];
  }
}
