/**
 * Dice that roll: solid ones fall over the dice that lie there, bounce, and come to lie as the rules say. Each is built once and kept,
 * and only half of its sides have a picture: to draw more while it rolls would make it stumble on a slow machine.
 */

import { picture } from "../../art.js";

/** @typedef {import("../dice.js").DiceBoard} DiceBoard */
/** @typedef {{ stage: HTMLElement, shade: HTMLElement, solid: HTMLElement, face: Element }} Solid */

const PACE = { roll: 660, own: 180, gap: 40 }; // milliseconds
const HALF = 0.44; // of the size of a die: its middle lies so far behind its face, its edges a little inside

/** @type {WeakMap<DiceBoard, Map<number, Solid>>} */
const built = new WeakMap();

/** @typedef {import("../../stage.js").Scene} Scene */

/** @param {DiceBoard} board @param {Scene} scene @param {{ slots: string[], rolled: number[] }} lie how the dice will lie, and which are rolled @param {number} delay @returns {Promise<unknown>[]} */
export function roll(board, scene, { slots, rolled }, delay) {
  const dice = rolled.flatMap((slot) => {
    const die = board.querySelector(`.die[data-slot="${slot}"]`);
    const cube = die?.querySelector(".cube");
    return die && cube ? [{ slot, die, cube }] : [];
  });
  const size = dice[0]?.cube.clientWidth ?? 0; // they are all alike
  return dice.map(({ slot, die, cube }, i) => {
    const solid = kept(board, slot);
    solid.solid.style.setProperty("--half", `${HALF * size}px`);
    scene.put(die, solid.stage);
    solid.face.replaceChildren(picture(`face-${slots[slot]}`));
    return tumble(scene, solid, die, cube, size, delay + i * PACE.gap);
  });
}

/** @param {Scene} scene @param {Solid} solid @param {Element} die @param {Element} cube @param {number} size @param {number} delay */
function tumble(scene, { solid, shade }, die, cube, size, delay) {
  const options = { duration: PACE.roll + Math.random() * PACE.own, delay, fill: /** @type {FillMode} */ ("both") };
  const side = Math.random() < 0.5 ? -1 : 1;
  const aside = side * size * (0.25 + Math.random() * 0.4);
  const [over, round] = [360 + 90 * Math.random(), side * (180 + 180 * Math.random())];
  /** Where it is in its fall: how far aside and up, how much of its turning is left. @param {number} out @param {number} up @param {number} left @param {number} [scale] */
  const at = (out, up, left, scale = 1) =>
    `translate3d(${out * aside}px, ${-up * size}px, ${-HALF * size}px) scale3d(${scale}, ${scale}, ${scale}) rotateX(${over * left}deg) rotateY(${round * left}deg) rotateZ(${side * 40 * left}deg)`;
  return Promise.all([
    scene.animate(
      solid,
      [
        { transform: at(1, 1.5, 1, 0.2), easing: "ease-out" },
        { transform: at(0.9, 1.3, 0.88), offset: 0.1, easing: "cubic-bezier(.3, .1, .8, .5)" },
        { transform: at(0.6, -0.05, 0.52), offset: 0.4, easing: "cubic-bezier(.2, .6, .6, 1)" },
        { transform: at(0.3, 0.34, 0.26), offset: 0.58, easing: "cubic-bezier(.5, 0, .8, .5)" },
        { transform: at(0.08, -0.03, 0.08), offset: 0.76, easing: "cubic-bezier(.2, .6, .6, 1)" },
        { transform: at(0.02, 0.07, 0.02), offset: 0.88, easing: "ease-in" },
        { transform: at(0, 0, 0), offset: 0.97 },
        { transform: at(0, 0, 0) },
      ],
      options,
    ),
    scene.animate(
      shade,
      [
        { transform: `translateX(${aside}px) scale(.3)`, opacity: 0 },
        { transform: `translateX(${0.6 * aside}px) scale(1)`, opacity: 0.5, offset: 0.4 },
        { transform: `translateX(${0.3 * aside}px) scale(.7)`, opacity: 0.3, offset: 0.58 },
        { transform: "translateX(0) scale(1)", opacity: 0.5, offset: 0.76 },
        { transform: "translateX(0) scale(1)", opacity: 0.5 },
      ],
      options,
    ),
    ...[cube, ...die.querySelectorAll(".caption, .badge")].map((thing) => scene.animate(thing, [{ opacity: 0 }, { opacity: 0 }], options)),
  ]);
}

/** The die of a slot. @param {DiceBoard} board @param {number} slot @returns {Solid} */
function kept(board, slot) {
  const dice = built.get(board) ?? new Map();
  built.set(board, dice);
  if (!dice.has(slot)) dice.set(slot, build(board.narration.game.pieces.face, slot));
  return dice.get(slot);
}

/** Its first side looks at us in the end, with the true face; the last two, below and above, have some of the others. @param {string[]} faces @param {number} slot @returns {Solid} */
function build(faces, slot) {
  const [stage, shade, solid] = ["roll", "shade", "solid"].map(made);
  const sides = faces.map(() => made("side"));
  sides.slice(-2).forEach((side, i) => side.append(picture(`face-${faces[(slot + 3 * i) % faces.length]}`)));
  solid.append(...sides);
  stage.append(shade, solid);
  return { stage, shade, solid, face: sides[0] };
}

/** @param {string} kind */
function made(kind) {
  return Object.assign(document.createElement("span"), { className: kind });
}
