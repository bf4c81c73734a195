/** Where things are on the boards, by the names that lessons have for them. */

/** @type {Record<string, Record<string, string>>} */
const PARTS = {
  quartz: {
    bag: ".bag-place",
    bravery: ".sky .bravery",
    cart: ".own .cart-scene",
    chest: ".own .chest-scene",
    content: ".content",
    day: ".sky .day",
    hand: ".own .hand",
    odds: ".odds",
    purse: ".own .purse",
    token: ".own .token",
  },
  dice: {
    bag: ".bag",
    cart: ".mine [data-place^='cart']",
    chest: ".mine [data-place^='chest']",
    dice: ".tray .dice",
    faces: ".tray .deeds",
    markers: ".mine .marks",
    round: ".day .round",
  },
  quarry: {
    badge: "[data-token='badge']",
    crew: ".crew",
    deeds: ".deeds .offers",
    hand: ".hand",
    piles: ".ledge",
    tunnels: ".tunnels",
    "tunnel-B": "[data-tunnel='B']",
  },
};

/** Somebody else, by the number behind the name. @type {Record<string, (seat: string) => string>} */
const OTHERS = {
  seat: (seat) => `.dwarf[data-seat='${seat}']`,
  rival: (seat) => `.rival[data-seat='${seat}']`,
};

/** What a lesson points at. @param {Element} board @param {string} game @param {string} name @returns {HTMLElement[]} */
export function pointedAt(board, game, name) {
  const [family, seat] = name.split("-");
  const selector = PARTS[game]?.[name] ?? OTHERS[family]?.(seat);
  return selector ? [...board.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement) : [];
}

/** The things with which a move is made, the one to begin with first. @param {Element} board @param {string} move @returns {HTMLElement[]} */
export function heldFor(board, move) {
  const [verb, ...faces] = move.split(" ");
  const found =
    verb === "reroll"
      ? [...faces.flatMap((face) => [...board.querySelectorAll(`.die[data-face="${face}"]`)]), ...board.querySelectorAll(".bar .go")]
      : [...board.querySelectorAll(`[data-move="${move}"]`)];
  const begun = found.length ? found : [...board.querySelectorAll(`[data-deed="${move.replaceAll(" ", "-")}"]`)];
  return begun.filter((one) => one instanceof HTMLElement);
}
