/**
 * A reaction that cannot be made passes by itself, if the table wants it so. Only what everybody sees decides: every copy
 * of the answering card lies open, or is known to be in somebody else's hand. So it happens or not whatever one holds.
 */

/** @typedef {import("../narration.js").GameInfo} GameInfo */
/** @typedef {import("../state.js").Asking} Asking */
/**
 * @typedef {{ options: { house?: { cards?: Record<string, number> } }, discard: Record<string, number>,
 *   bravery: { card?: string }[], seats: { known?: string[] }[] }} PublicView
 */

const CHOSEN = "motherlode-passing";

/** Whether the one who is asked can have the card that answers, by what spectators see. @param {GameInfo} game @param {PublicView} view @param {Asking} asking */
export function canAnswer(game, view, asking) {
  const card = game.answers?.[asking.about.card];
  if (!card) return true;
  const copies = view.options.house?.cards?.[card] ?? game.printed.cards[card];
  const open = (view.discard[card] ?? 0) + view.bravery.filter((bonus) => bonus.card === card).length;
  const elsewhere = view.seats.flatMap(({ known = [] }, index) => (asking.seats.includes(index + 1) ? [] : known));
  return open + elsewhere.filter((known) => known === card).length < copies;
}

export function isAutoPassOn() {
  return localStorage.getItem(CHOSEN) !== "no";
}

/** @param {boolean} wanted */
export function setAutoPass(wanted) {
  localStorage.setItem(CHOSEN, wanted ? "yes" : "no");
}
