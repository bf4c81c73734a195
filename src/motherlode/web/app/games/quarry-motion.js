/**
 * What moves on the board of The Quarry: ballots turn over together, stones and tokens go from hand to hand. It is drawn
 * over a board that already shows how things are, and is gone when it ends.
 */

/** @typedef {import("../state.js").Happened} Happened */
/** A picture goes from one place to another; `lies` is where beside the middle it lies before it sets out.
 * @typedef {{ picture: string, from: Element | null, to: Element | null, at: number, big?: boolean, lies?: number }} Flight */

const NAME = "motherlode-quarry";
const TURN = 480; // milliseconds that ballots take to turn over
const FLY = 440;
const PAUSE = 80; // between two that set out one after the other
const WHOLE = 1200;
const SIZE = 44;

/** @param {HTMLElement} board @param {Happened[]} happened @param {any} before @param {any} after */
export async function play(board, happened, before, after) {
  await new Promise((done) => requestAnimationFrame(done)); // the board shows `after` now
  const ground = board.querySelector(".quarry-flight");
  if (!ground) return;
  const turning = turnBallots(board, ground, happened);
  const flights = plan(board, happened, before, after, turning.length ? TURN : 0);
  const last = flights.at(-1)?.at ?? 0;
  const pace = Math.min(1, (WHOLE - FLY) / Math.max(1, last));
  const flying = flights.flatMap((flight) => fly(ground, { ...flight, at: flight.at * pace }));
  const moving = [...turning, ...flying, ...gesture(board, happened, turning.length ? TURN : 0)];
  await Promise.allSettled(moving.map((animation) => animation.finished));
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

/** All ballots turn over at once. @param {HTMLElement} board @param {Element} ground @param {Happened[]} happened */
function turnBallots(board, ground, happened) {
  /** @type {Animation[]} */
  const turning = [];
  for (const { name, arguments: given } of happened) {
    if (name !== "showed-vote") continue;
    const ballot = board.querySelector(`.miner[data-seat="${given.seat}"] .ballot`);
    if (ballot) {
      const cover = picture(ground, "ballot", ballot.getBoundingClientRect());
      turning.push(
        gone(cover, cover.animate({ transform: ["scale(1.25) rotateY(0)", "scale(1.6) rotateY(90deg)"] }, timed(TURN / 2, 0, "ease-in"))),
        ballot.animate({ transform: ["scale(1.6) rotateY(-90deg)", "scale(1)"], opacity: [1, 1] }, timed(TURN / 2, TURN / 2, "ease-out")),
      );
    }
    const voter = board.querySelector(`[data-voter="${given.seat}"]`);
    if (voter) turning.push(voter.animate({ transform: ["translateY(-14px) scale(0)", "scale(1.15)", "scale(1)"] }, timed(TURN / 2, TURN / 2, "ease-out")));
  }
  return turning;
}

/** Every flight that is to be seen, one after the other. @param {HTMLElement} board @param {Happened[]} happened @param {any} before @param {any} after @param {number} at */
function plan(board, happened, before, after, at) {
  /** @type {Flight[]} */
  const flights = [];
  const one = (/** @type {string} */ selector) => board.querySelector(selector);
  const pile = one(".pile .stack");
  const discard = one(".discard .stack");
  const free = one(".free");
  const tray = (/** @type {string} */ tunnel) => one(`[data-tunnel="${tunnel}"] .tray`);
  const mine = (/** @type {number} */ seat) => Boolean(one(`.miner[data-seat="${seat}"][data-me]`));
  const hand = (/** @type {number} */ seat, /** @type {string | null} */ card) =>
    (mine(seat) && (one(`.hand [data-kind="${card}"]`) ?? one(".hand"))) || one(`.miner[data-seat="${seat}"] .portrait`);
  const token = (/** @type {string} */ name) => one(`.crew [data-token="${name}"], .free [data-token="${name}"]`);
  const owner = (/** @type {number | null} */ seat) => (seat ? one(`.miner[data-seat="${seat}"] .portrait`) : free);
  const add = (/** @type {string} */ what, /** @type {Element | null} */ from, /** @type {Element | null} */ to, count = 1, big = false) => {
    for (let i = 0; i < count; i++, at += PAUSE) flights.push({ picture: what, from, to, at, big });
  };
  let tunnel = "A"; // the one named last
  for (const { name, arguments: given } of happened) {
    tunnel = given.tunnel ?? tunnel;
    switch (name) {
      case "laid":
        add(`stone-${given.card}`, pile, tray(given.tunnel), given.count);
        break;
      case "took":
        add(`stone-${given.card}`, tray(tunnel), hand(given.seat, given.card), given.count);
        spread(flights.filter(({ from }) => from === tray(tunnel)));
        break;
      case "drew":
        add(given.card ? `stone-${given.card}` : "card-back", pile, hand(given.seat, given.card));
        break;
      case "chose":
        add(`deed-${given.deed}`, owner(given.seat), one(".tunnels"), 1, true);
        break;
      case "paid":
        add(`stone-${given.card}`, hand(given.seat, given.card), discard);
        break;
      case "lost":
        add(`stone-${given.card}`, hand(given.seat, given.card), discard, given.count);
        break;
      case "took-badge":
      case "gave-badge":
        add("badge", owner(before?.badge), token("badge"), 1, true);
        break;
      case "took-pickaxe":
      case "stole-pickaxe":
      case "spent-pickaxe":
        add("pickaxe", owner(before?.pickaxe), token("pickaxe") ?? owner(after.pickaxe), 1, true);
        break;
      case "took-piggy":
      case "stole-piggy":
        add("piggy-bank", owner(before?.piggy), token("piggy"), 1, true);
        break;
      case "reshuffled":
        add("card-back", discard, pile, 4);
        break;
      case "drew-gold":
      case "laid-gold":
        add("stone-gold", pile, one(".tunnels"), 1, true);
        break;
    }
  }
  return flights;
}

/** Stones still lie side by side before they set out. @param {Flight[]} together */
function spread(together) {
  together.forEach((flight, index) => (flight.lies = (index - (together.length - 1) / 2) * Math.min(SIZE, 90 / together.length)));
}

/** @param {Element} ground @param {Flight} flight */
function fly(ground, { picture: what, from, to, at, big, lies }) {
  if (!from || !to) return [];
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const size = big ? SIZE * 1.5 : SIZE;
  const box = new DOMRect(middle(start).x - size / 2, middle(start).y - size / 2, size, size);
  const thing = picture(ground, what, box);
  const across = middle(end).x - middle(start).x;
  const down = middle(end).y - middle(start).y;
  const moves = thing.animate(
    [
      lies === undefined ? { transform: "scale(.6)", opacity: 0 } : { transform: `translateX(${lies}px)`, opacity: 1 },
      { transform: `translateX(${lies ?? 0}px) scale(1.1)`, opacity: 1, offset: 0.2 },
      { transform: `translate(${across * 0.6}px, ${down * 0.6 - 18}px) scale(1.1)`, opacity: 1, offset: 0.65 },
      { transform: `translate(${across}px, ${down}px) scale(.75)`, opacity: big ? 0 : 0.9 },
    ],
    timed(FLY, at, "ease-in-out"),
  );
  return [gone(thing, moves)];
}

/** @param {DOMRect} box */
function middle(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {number} duration @param {number} delay @param {string} easing @returns {KeyframeAnimationOptions} */
function timed(duration, delay, easing) {
  return { id: NAME, duration, delay, easing, fill: "backwards" };
}

/** Take the picture away when it has arrived. @param {Element} thing @param {Animation} animation */
function gone(thing, animation) {
  const remove = () => thing.remove();
  animation.finished.then(remove, remove);
  return animation;
}

/** A picture over the board. @param {Element} ground @param {string} id @param {DOMRect} box */
function picture(ground, id, box) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `/web/art/sprites.svg#${id}`);
  svg.append(use);
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) svg.style.setProperty(side, `${box[side]}px`);
  ground.append(svg);
  return svg;
}
