/**
 * What moves on the board of The Quarry: ballots turn over together and are held for a look, then stones and tokens go
 * from hand to hand, all over the board as it was before.
 */

import { picture } from "../../art.js";
import { plan } from "./flights.js";

/** @typedef {import("../../state.js").Happened} Happened */
/** @typedef {import("./flights.js").Flight} Flight */

const TURN = 560; // milliseconds that ballots take to turn over
const LOOK = 1300; // milliseconds that they lie open before anything else happens
const FLY = 440;
const WHOLE = 1200;
const SIZE = 44;

/** @typedef {import("../../stage.js").Scene} Scene */

/** @param {HTMLElement} board @param {Scene} scene @param {Happened[]} happened @param {any} before @param {any} after */
export async function play(board, scene, happened, before, after) {
  const ground = board.querySelector(".quarry-flight");
  if (!ground) return;
  const ballots = shownBallots(board, happened);
  const start = ballots.length ? TURN + LOOK : 0;
  const flights = plan(board, happened, before, after, start);
  const boxes = measured([...ballots.map(({ slip }) => slip), ...flights.flatMap(({ from, to }) => [from, to])]);
  const pace = Math.min(1, (WHOLE - FLY) / Math.max(1, (flights.at(-1)?.at ?? 0) - start));
  await Promise.all([
    ...ballots.flatMap((ballot) => turn(scene, ground, ballot, boxes)),
    ...flights.map((flight) => fly(scene, ground, { ...flight, at: start + (flight.at - start) * pace }, boxes)),
    ...gesture(scene, board, happened, start),
  ]);
}

/** Where things are, all read before anything is put over them. @param {(Element | null)[]} things */
function measured(things) {
  return new Map([...new Set(things)].map((thing) => [thing, thing?.getBoundingClientRect()]));
}

/** The ballots that are shown, each where it lies. @param {HTMLElement} board @param {Happened[]} happened */
function shownBallots(board, happened) {
  return happened.flatMap(({ name, arguments: { seat, tunnel } }) =>
    name === "showed-vote" ? [{ slip: board.querySelector(`.miner[data-seat="${seat}"] .ballot`), tunnel }] : [],
  );
}

/** All ballots lift, turn over at once, and stay so. @param {Scene} scene @param {Element} ground @param {{ slip: Element | null, tunnel: string }} ballot @param {Map<Element | null, DOMRect | undefined>} boxes */
function turn(scene, ground, { slip, tunnel }, boxes) {
  const box = boxes.get(slip);
  if (!slip || !box) return [];
  const half = TURN / 2;
  const up = "translateY(-6px) scale(1.7)";
  const [cover, face] = ["ballot", `vote-${tunnel}`].map((id) => put(scene, ground, id, box));
  return [
    scene.animate(slip, { opacity: [0, 0] }, stays(timed(1, 0, "linear"))),
    scene.animate(cover, { transform: ["scale(1)", up, `${up} rotateY(90deg)`] }, stays(timed(half, 0, "ease-in"))),
    scene.animate(cover, { opacity: [0, 0] }, stays({ ...timed(1, half, "linear"), fill: "forwards" })),
    scene.animate(
      face,
      [
        { transform: `${up} rotateY(-90deg)`, opacity: 0 },
        { transform: `${up} rotateY(-90deg)`, opacity: 1, offset: 0.01 },
        { transform: `${up} rotateY(0)`, opacity: 1 },
      ],
      stays(timed(half, half, "ease-out")),
    ),
    scene.animate(face, { opacity: [1, 1] }, timed(LOOK, TURN, "linear")),
  ];
}

/** Who passes nods; who is robbed, and what stays closed, shakes. @param {Scene} scene @param {HTMLElement} board @param {Happened[]} happened @param {number} at */
function gesture(scene, board, happened, at) {
  const nod = ["none", "translateY(4px)", "none"];
  const shake = ["none", "translateX(-5px)", "translateX(5px)", "translateX(-3px)", "none"];
  return happened.flatMap(({ name, arguments: given }) => {
    const [who, how] =
      name === "passed" ? [`.miner[data-seat="${given.seat}"]`, nod]
      : name === "raided" ? [`.miner[data-seat="${given.other}"]`, shake]
      : name === "contested" ? [`[data-tunnel="${given.tunnel}"]`, shake]
      : ["", nod];
    return who ? [scene.animate(board.querySelector(who), { transform: how }, timed(320, at, "ease-in-out"))] : [];
  });
}

/** @param {Scene} scene @param {Element} ground @param {Flight} flight @param {Map<Element | null, DOMRect | undefined>} boxes */
function fly(scene, ground, { picture: what, from, to, at, big, lies }, boxes) {
  const [start, end] = [middle(boxes.get(from)), middle(boxes.get(to))];
  if (!start || !end) return Promise.resolve();
  const size = big ? SIZE * 1.5 : SIZE;
  const thing = put(scene, ground, what, new DOMRect(start.x - size / 2, start.y - size / 2, size, size));
  const across = end.x - start.x;
  const down = end.y - start.y;
  return scene.animate(
    thing,
    [
      lies === undefined ? { transform: "scale(.6)", opacity: 0 } : { transform: `translateX(${lies}px)`, opacity: 1 },
      { transform: `translateX(${lies ?? 0}px) scale(1.1)`, opacity: 1, offset: 0.2 },
      { transform: `translate(${across * 0.6}px, ${down * 0.6 - 18}px) scale(1.1)`, opacity: 1, offset: 0.65 },
      { transform: `translate(${across}px, ${down}px) scale(.75)`, opacity: 1 },
    ],
    stays(timed(FLY, at, "ease-in-out")),
  );
}

/** @param {DOMRect | undefined} box */
function middle(box) {
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {number} duration @param {number} delay @param {string} easing @returns {KeyframeAnimationOptions} */
function timed(duration, delay, easing) {
  return { duration, delay, easing, fill: "backwards" };
}

/** Until the scene lands. @param {KeyframeAnimationOptions} options @returns {KeyframeAnimationOptions} */
function stays(options) {
  return { ...options, fill: "both" };
}

/** A picture over the board. @param {Scene} scene @param {Element} ground @param {string} id @param {DOMRect} box */
function put(scene, ground, id, box) {
  const thing = picture(id);
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) thing.style.setProperty(side, `${box[side]}px`);
  return scene.put(ground, thing);
}
