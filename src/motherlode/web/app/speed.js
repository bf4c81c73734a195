/** How fast scenes play, as chosen in this browser. */

const KEPT = "motherlode-speed";
const CHOSEN = "motherlode-speed"; // the event, for those who hurry too

/** @typedef {"slow" | "normal" | "fast" | "instant"} Speed */
export const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "instant"]);

/** @returns {Speed} */
export function chosenSpeed() {
  const kept = /** @type {Speed} */ (localStorage.getItem(KEPT));
  return SPEEDS.includes(kept) ? kept : "normal";
}

/** @param {Speed} speed */
export function chooseSpeed(speed) {
  localStorage.setItem(KEPT, speed);
  dispatchEvent(new Event(CHOSEN));
}

/** Whenever another speed is chosen. @param {() => void} listener */
export function onSpeedChosen(listener) {
  addEventListener(CHOSEN, listener);
}
