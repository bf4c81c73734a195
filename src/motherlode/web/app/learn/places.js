/** Where things are on the boards, by the names that lessons have for them; a board lists its own (`lessonParts`). */

/** Somebody else, by the number behind the name. @type {Record<string, (seat: string) => string>} */
const OTHERS = {
  seat: (seat) => `.dwarf[data-seat='${seat}']`,
  rival: (seat) => `.rival[data-seat='${seat}']`,
};

/** What a lesson points at. @param {Element & { lessonParts?: Record<string, string> }} board @param {string} name @returns {HTMLElement[]} */
export function pointedAt(board, name) {
  const [family, seat] = name.split("-");
  const selector = board.lessonParts?.[name] ?? OTHERS[family]?.(seat);
  return selector ? [...board.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement) : [];
}

/** The things with which a move is made, the one to begin with first. @param {Element} board @param {string} move @returns {HTMLElement[]} */
export function piecesFor(board, move) {
  const [verb, ...faces] = move.split(" ");
  const found =
    verb === "reroll"
      ? [...faces.flatMap((face) => [...board.querySelectorAll(`.die[data-face="${face}"]`)]), ...board.querySelectorAll(".answers .go")]
      : [...board.querySelectorAll(`[data-move="${move}"]`)];
  const begun = found.length ? found : [...board.querySelectorAll(`[data-action="${move.replaceAll(" ", "-")}"]`)];
  return begun.filter((one) => one instanceof HTMLElement);
}
