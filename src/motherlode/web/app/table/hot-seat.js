/**
 * Whose eyes see, when several people share one screen. What happens is seen by everybody, from the side of the last
 * holder and without anybody's secrets; between two people there is a curtain. A question whose answers
 * stay covered goes around: everybody of this screen looks in turn, whether asked or not, and the answers are sent when
 * all have looked; so nobody learns from the screen who had something to think about, or for how long.
 */

/** What the open question is to this screen. @typedef {{ number: number, covered: boolean, asked: number[], people: number[] }} Question */
/** @typedef {{ number: number, left: number[], answers: Map<number, string> }} Round */

export class HotSeat {
  constructor() {
    /** the seats of this screen @type {number[]} */ this.seats = [];
    /** whose view is seen; 0 is what everybody may see */ this.eyes = 0;
    /** who has the screen, or had it last */ this.holder = 0;
    /** for whom the curtain is closed; 0 when it is open */ this.curtain = 0;
    /** a covered question on its way around @type {Round | null} */ this.round = null;
  }

  /** Whether several people look at this screen. */
  get shared() {
    return this.seats.length > 1;
  }

  /** Whether the one who looks now has to do so because the question goes around. */
  get goesAround() {
    return this.round !== null && this.round.left[0] === this.eyes && this.curtain === 0;
  }

  /** @param {number[]} seats */
  sit(seats) {
    this.seats = seats;
    if (!seats.includes(this.eyes)) this.eyes = 0;
    if (!seats.includes(this.holder)) this.holder = 0;
    if (!this.shared) this.eyes = seats[0] ?? 0;
  }

  /** Something happens, and everybody looks. */
  open() {
    if (this.shared) this.eyes = this.curtain = 0;
  }

  /** The person who has to answer is called to the screen. @param {Question | null} question */
  face(question) {
    if (!this.shared) return;
    if (this.round && this.round.number !== question?.number) this.round = null;
    const { number = 0, covered = false, asked = [], people = [] } = question ?? {};
    if (covered && asked.length) {
      this.round ??= { number, left: from(this.eyes, people), answers: new Map() };
      if (this.round.left.length) this.call(this.round.left[0]);
    } else if (asked.includes(this.holder)) {
      this.eyes = this.holder; // the person who has the screen goes on
      this.curtain = 0;
    } else if (asked.length) {
      this.call(asked[0]);
    } else {
      this.open(); // the person who was called has nothing to answer any more
    }
  }

  /** Whether the curtain falls for a question, once everybody has seen what led to it. @param {Question | null} question */
  willCall(question) {
    return this.shared && Boolean(question?.asked.length) && (question?.covered || !question?.asked.includes(this.holder));
  }

  /** The curtain falls, unless the seat is looking already. @param {number} seat */
  call(seat) {
    if (seat === this.eyes) return;
    this.eyes = 0;
    this.curtain = seat;
  }

  lift() {
    this.eyes = this.holder = this.curtain;
    this.curtain = 0;
  }

  /**
   * The viewer is done, with an answer or without; once all have looked, all answers are returned.
   * @param {string} [answer] @returns {[number, string][] | null}
   */
  handOn(answer) {
    const { round } = this;
    if (!round || !this.goesAround) return null;
    const seat = /** @type {number} */ (round.left.shift());
    if (answer !== undefined) round.answers.set(seat, answer);
    if (round.left.length) this.call(round.left[0]);
    else this.eyes = 0; // now everybody looks
    return round.left.length ? null : [...round.answers];
  }

  /** The answers did not arrive: they are asked for again. */
  again() {
    this.round = null;
  }
}

/** Seats in their order, from one of them on. @param {number} first @param {number[]} seats */
function from(first, seats) {
  const place = Math.max(0, seats.indexOf(first));
  return [...seats.slice(place), ...seats.slice(0, place)];
}
