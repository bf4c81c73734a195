/** Five dice in the slots of a tray. The rules know only how many show each face; on a table each lies somewhere. */

/** Whether two hands of dice show the same. @param {string[]} some @param {string[]} others */
export function same(some, others) {
  return some.toSorted().join() === others.toSorted().join();
}

/** The first slots that show these faces. @param {string[]} slots @param {string[]} faces */
export function showing(slots, faces) {
  const others = new Set(unlike(slots, faces));
  return slots.flatMap((_, slot) => (others.has(slot) ? [] : [slot]));
}

/** The slots that are left over when each of the dice has found one that shows its face. @param {string[]} slots @param {string[]} dice */
export function unlike(slots, dice) {
  const left = [...dice];
  return slots.flatMap((face, slot) => {
    const found = left.indexOf(face);
    if (found < 0) return [slot];
    left.splice(found, 1);
    return [];
  });
}

/** Kept dice stay where they are, the others come to lie in the slots that were rolled. @param {string[]} slots @param {string[]} dice @param {number[]} rolled */
export function settled(slots, dice, rolled) {
  const kept = slots.filter((_, slot) => !rolled.includes(slot));
  const fresh = unlike(dice, kept).map((place) => dice[place]);
  if (fresh.length !== rolled.length) return [...dice]; // another moment of the game
  return slots.map((face, slot) => (rolled.includes(slot) ? /** @type {string} */ (fresh.shift()) : face));
}
