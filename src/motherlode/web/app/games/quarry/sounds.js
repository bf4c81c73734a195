/** Which sound of `sound.js` an event of The Quarry has. @type {Record<string, string>} */
export const SOUNDS = {
  drew: "knock",
  collected: "knock",
  "showed-vote": "flip",
  "drew-gold": "rumble",
  scored: "coins",
};
