/** What is asked comes into sight, above the sentence that asks it. */

/** Scroll to the first of these, unless one can be seen already. @param {Element[]} places @param {string} whole what around it should be seen with it */
export function bringIntoSight(places, whole) {
  if (!places.length || places.some(inSight)) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  (places[0].closest(whole) ?? places[0]).scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
}

/** Whether it can be seen whole. @param {Element} element */
function inSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0; // by the question
  return top >= 0 && bottom <= innerHeight - covered;
}
