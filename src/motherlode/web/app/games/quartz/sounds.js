/** Which sound of `sound.js` an event of Quartz has. @type {Record<string, string>} */
export const SOUNDS = {
  mined: "knock",
  drew: "knock",
  "drew-card": "flip",
  played: "flip",
  reacted: "flip",
  accident: "rumble",
  sold: "coins",
  "took-bonus": "coins",
  "sold-cards": "coins",
};
