/**
 * What moves on the board of The Quarry: ballots turn over together, stones and tokens go from hand to hand. It is drawn
 * over a board that already shows how things are, and is gone when it ends.
 */

import { picture } from "../../art.js";
import { plan } from "./flights.js";

/** @typedef {import("../../state.js").Happened} Happened */
/** @typedef {import("./flights.js").Flight} Flight */

const NAME = "motherlode-quarry";
const TURN = 560; // milliseconds that ballots take to turn over
const FLY = 440;
const WHOLE = 1200;
const SIZE = 44;

/** @param {HTMLElement} board @param {Happened[]} happened @param {any} before @param {any} after */
export async function play(board, happened, before, after) {
  await new Promise((done) => requestAnimationFrame(done)); // the board shows `after` now
  const ground = board.querySelector(".quarry-flight");
  if (!ground) return;
  const ballots = shownBallots(board, happened);
  const start = ballots.length ? TURN : 0;
  const flights = plan(board, happened, before, after, start);
  const boxes = measured([...ballots.map(({ slip }) => slip), ...flights.flatMap(({ from, to }) => [from, to])]);
  const pace = Math.min(1, (WHOLE - FLY) / Math.max(1, flights.at(-1)?.at ?? 0));
  const moving = [
    ...ballots.flatMap((ballot) => turn(ground, ballot, boxes)),
    ...flights.flatMap((flight) => fly(ground, { ...flight, at: flight.at * pace }, boxes)),
    ...gesture(board, happened, start),
  ];
  await Promise.allSettled(moving.map((animation) => animation.finished));
}

/** Where things are, all read before anything is put over them. @param {(Element | null)[]} things */
function measured(things) {
  return new Map([...new Set(things)].map((thing) => [thing, thing?.getBoundingClientRect()]));
}

/** The ballots that were shown, each with its voter at the tunnel. @param {HTMLElement} board @param {Happened[]} happened */
function shownBallots(board, happened) {
  return happened.flatMap(({ name, arguments: { seat } }) =>
    name === "showed-vote"
      ? [{ slip: board.querySelector(`.miner[data-seat="${seat}"] .ballot`), voter: board.querySelector(`[data-voter="${seat}"]`) }]
      : [],
  );
}

/** All ballots lift, turn over at once, and their voters step up to the tunnels. @param {Element} ground @param {{ slip: Element | null, voter: Element | null }} ballot @param {Map<Element | null, DOMRect | undefined>} boxes */
function turn(ground, { slip, voter }, boxes) {
  const box = boxes.get(slip);
  const half = TURN / 2;
  /** @type {Animation[]} */
  const turning = [];
  if (slip && box) {
    const cover = put(ground, "ballot", box);
    turning.push(
      gone(cover, cover.animate({ transform: ["scale(1)", "translateY(-6px) scale(1.7)", "translateY(-6px) scale(1.7) rotateY(90deg)"] }, stays(timed(half, 0, "ease-in")))),
      slip.animate(
        [
          { transform: "translateY(-6px) scale(1.7) rotateY(-90deg)", opacity: 0 },
          { transform: "translateY(-6px) scale(1.7) rotateY(-90deg)", opacity: 1, offset: 0.01 },
          { transform: "translateY(-6px) scale(1.7) rotateY(0)", opacity: 1, offset: 0.6 },
          { transform: "none", opacity: 1 },
        ],
        timed(half, half, "ease-out"),
      ),
    );
  }
  if (voter) {
    const frames = ["translateY(-14px) scale(0)", "translateY(2px) scale(1.2)", "none"].map((transform) => ({ transform }));
    turning.push(voter.animate(frames, timed(half, half, "ease-out")));
  }
  return turning;
}

/** Who passes nods; who is robbed, and what stays closed, shakes. @param {HTMLElement} board @param {Happened[]} happened @param {number} at */
function gesture(board, happened, at) {
  const nod = ["none", "translateY(4px)", "none"];
  const shake = ["none", "translateX(-5px)", "translateX(5px)", "translateX(-3px)", "none"];
  return happened.flatMap(({ name, arguments: given }) => {
    const [who, how] =
      name === "passed" ? [`.miner[data-seat="${given.seat}"]`, nod]
      : name === "raided" ? [`.miner[data-seat="${given.other}"]`, shake]
      : name === "contested" ? [`[data-tunnel="${given.tunnel}"]`, shake]
      : ["", nod];
    const one = who && board.querySelector(who);
    return one ? [one.animate({ transform: how }, timed(320, at, "ease-in-out"))] : [];
  });
}

/** @param {Element} ground @param {Flight} flight @param {Map<Element | null, DOMRect | undefined>} boxes */
function fly(ground, { picture: what, from, to, at, big, lies }, boxes) {
  const [start, end] = [middle(boxes.get(from)), middle(boxes.get(to))];
  if (!start || !end) return [];
  const size = big ? SIZE * 1.5 : SIZE;
  const thing = put(ground, what, new DOMRect(start.x - size / 2, start.y - size / 2, size, size));
  const across = end.x - start.x;
  const down = end.y - start.y;
  const moves = thing.animate(
    [
      lies === undefined ? { transform: "scale(.6)", opacity: 0 } : { transform: `translateX(${lies}px)`, opacity: 1 },
      { transform: `translateX(${lies ?? 0}px) scale(1.1)`, opacity: 1, offset: 0.2 },
      { transform: `translate(${across * 0.6}px, ${down * 0.6 - 18}px) scale(1.1)`, opacity: 1, offset: 0.65 },
      { transform: `translate(${across}px, ${down}px) scale(.75)`, opacity: big ? 0 : 0.9 },
    ],
    stays(timed(FLY, at, "ease-in-out")),
  );
  return [gone(thing, moves)];
}

/** @param {DOMRect | undefined} box */
function middle(box) {
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {number} duration @param {number} delay @param {string} easing @returns {KeyframeAnimationOptions} */
function timed(duration, delay, easing) {
  return { id: NAME, duration, delay, easing, fill: "backwards" };
}

/** Until it is taken away. @param {KeyframeAnimationOptions} options @returns {KeyframeAnimationOptions} */
function stays(options) {
  return { ...options, fill: "both" };
}

/** Take the picture away when it has arrived. @param {Element} thing @param {Animation} animation */
function gone(thing, animation) {
  const remove = () => thing.remove();
  animation.finished.then(remove, remove);
  return animation;
}

/** A picture over the board. @param {Element} ground @param {string} id @param {DOMRect} box */
function put(ground, id, box) {
  const thing = picture(id);
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) thing.style.setProperty(side, `${box[side]}px`);
  ground.append(thing);
  return thing;
}
