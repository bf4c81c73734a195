/** Which sound of `sound.js` an event of the dice game has. @type {Record<string, string>} */
export const SOUNDS = {
  mined: "knock",
  drew: "knock",
  rolled: "rattle",
  rerolled: "rattle",
  eliminated: "rumble",
  scored: "coins",
};
