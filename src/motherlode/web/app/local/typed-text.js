/** What people type, as names and in chat: `server/typed_text.py` in the page. Shown as text, and never able to change how anything else is shown. */

import { Refusal } from "./refusal.js";

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u; // categories that have no place in names and chat
const MARK = /[\p{Mn}\p{Me}]/u;
const BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"; // letters, symbols and marks that show nothing
const SELECTOR = /[\ufe00-\ufe0f]/; // how the sign before them is drawn
const PICTURE = /[\p{So}\p{Sk}]/u;
const DRAWN = /[\p{S}\p{N}\p{P}]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const NON_JOINER = "\u200c", JOINER = "\u200d";
const JOINED_SCRIPT = /[\u0600-\u18ff]/; // Arabic to Mongolian, where both joiners belong to the spelling
const STACKED = 3; // marks on one letter

/** A text without what is not seen; spaces are single, and too many marks on one letter are refused. @param {string} text */
export function clean(text) {
  const signs = [...text.normalize("NFC")];
  const kept = signs.map((_, at) => (shows(signs, at) ? signs[at] : " ")).join("").split(/\s+/).filter(Boolean).join(" ");
  let stacked = 0;
  for (const sign of kept) {
    stacked = MARK.test(sign) ? stacked + 1 : 0;
    if (stacked > STACKED) throw new Refusal("stacked-marks", { most: STACKED });
  }
  return kept;
}

/** A person's name; none is given where nothing is typed, but one that nobody can see is refused. @param {string} text */
export function nameOf(text) {
  const name = clean(text);
  if (text && !SEEN.test(name)) throw new Refusal("invisible-name");
  return name;
}

/** Whether a sign has its place there: it is seen, or it belongs to those around it. @param {string[]} signs @param {number} at */
function shows(signs, at) {
  const sign = signs[at], before = signs[at - 1] ?? "", after = signs[at + 1] ?? "";
  if ((sign === JOINER || sign === NON_JOINER) && before && after) {
    const ofAPicture = sign === JOINER && (PICTURE.test(before) || SELECTOR.test(before)) && PICTURE.test(after);
    return ofAPicture || (JOINED_SCRIPT.test(before) && JOINED_SCRIPT.test(after));
  }
  if (SELECTOR.test(sign)) return DRAWN.test(before);
  return !BLANK.includes(sign) && !UNSEEN.test(sign);
}
