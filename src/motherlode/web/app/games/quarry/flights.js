/** What goes from where to where on the board of The Quarry, event by event. */

/** @typedef {import("../../state.js").Happened} Happened */
/** A picture goes from one place to another; `lies` is where beside the middle it lies before it sets out.
 * @typedef {{ picture: string, from: Element | null, to: Element | null, at: number, big?: boolean, lies?: number }} Flight */

const PAUSE = 80; // milliseconds between two that set out one after the other
const [TRAY, STONE] = [90, 44]; // pixels

/** Every flight that is to be seen, one after the other. @param {HTMLElement} board @param {Happened[]} happened @param {any} before @param {any} after @param {number} at */
export function plan(board, happened, before, after, at) {
  /** @type {Flight[]} */
  const flights = [];
  const one = (/** @type {string} */ selector) => board.querySelector(selector);
  const pile = one(".pile .stack");
  const discard = one(".discard .stack");
  const free = one(".free");
  const tray = (/** @type {string} */ tunnel) => one(`[data-tunnel="${tunnel}"] .tray`);
  const mine = (/** @type {number} */ seat) => Boolean(one(`.miner[data-seat="${seat}"][data-me]`));
  const hand = (/** @type {number} */ seat, /** @type {string | null} */ card) =>
    (mine(seat) && (one(`.hand [data-kind="${card}"]`) ?? one(".hand"))) || one(`.miner[data-seat="${seat}"] .portrait`);
  const owner = (/** @type {number | null} */ seat) => (seat ? one(`.miner[data-seat="${seat}"] .portrait`) : free);
  const add = (/** @type {string} */ what, /** @type {Element | null} */ from, /** @type {Element | null} */ to, count = 1, big = false) => {
    for (let i = 0; i < count; i++, at += PAUSE) flights.push({ picture: what, from, to, at, big });
  };
  let tunnel = "A"; // the one named last
  for (const { name, arguments: given } of happened) {
    tunnel = given.tunnel ?? tunnel;
    switch (name) {
      case "laid":
        add(`stone-${given.card}`, pile, tray(given.tunnel), given.count);
        break;
      case "took":
        add(`stone-${given.card}`, tray(tunnel), hand(given.seat, given.card), given.count);
        spread(flights.filter(({ from }) => from === tray(tunnel)));
        break;
      case "drew":
        add(given.card ? `stone-${given.card}` : "card-back", pile, hand(given.seat, given.card));
        break;
      case "chose":
        add(`action-${given.action}`, owner(given.seat), one(".tunnels"), 1, true);
        break;
      case "paid":
        add(`stone-${given.card}`, hand(given.seat, given.card), discard);
        break;
      case "lost":
        add(`stone-${given.card}`, hand(given.seat, given.card), discard, given.count);
        break;
      case "took-badge":
      case "gave-badge":
        add("badge", owner(before.badge), owner(after.badge), 1, true);
        break;
      case "took-pickaxe":
      case "stole-pickaxe":
      case "spent-pickaxe":
        add("pickaxe", owner(before.pickaxe), owner(after.pickaxe), 1, true);
        break;
      case "took-piggy":
      case "stole-piggy":
        add("piggy-bank", owner(before.piggy), owner(after.piggy), 1, true);
        break;
      case "reshuffled":
        add("card-back", discard, pile, 4);
        break;
      case "drew-gold":
      case "laid-gold":
        add("stone-gold", pile, one(".tunnels"), 1, true);
        break;
    }
  }
  return flights;
}

/** Stones still lie side by side before they set out. @param {Flight[]} together */
function spread(together) {
  together.forEach((flight, index) => (flight.lies = (index - (together.length - 1) / 2) * Math.min(STONE, TRAY / together.length)));
}
