/** Scrolls the pieces that a question is about into view, above the sentence that asks it. */

/** Scroll to the first of these, unless one can be seen already. @param {Element[]} places @param {string} whole what around it should be seen with it */
export function bringIntoSight(places, whole) {
  if (!places.length || places.some(inSight)) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  (places[0].closest(whole) ?? places[0]).scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
}

/** Whether it can be seen whole: nothing lies over its edges, as the hand of a phone or the question does. @param {Element} element */
function inSight(element) {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((height) => element.contains(document.elementFromPoint(left + width / 2, height)));
}
