// Shows every symbol of the sprites, and how the layered ones are put together.

import { art } from "../app/art.js";

const FILES = ["sprites", "games", "pieces", "cards", "dice", "quarry", "people"];
const SVG = "http://www.w3.org/2000/svg";
const SIZES = [160, 64, 24];
const SEATS = ["#b5482f", "#2f7d6b", "#3f6fb0", "#7f5ba6", "#b5711b", "#768836"];
const LETTERS = { quartz: "Q", amethyst: "M", emerald: "E", sapphire: "S", ruby: "R", amber: "A", obsidian: "O", rubellite: "L", unstable: "U" };

const asked = new URLSearchParams(location.search);
document.body.classList.toggle("grey", asked.has("grey"));

/** An element with attributes and children. */
function make(tag, attributes = {}, ...children) {
  const made = tag === "svg" || tag === "use" || tag === "text" ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A symbol placed in a drawing. */
function use(id, place = {}) {
  return make("use", { href: art(id), ...place });
}

/** A symbol alone, with the length of its longer side in pixels. */
function picture({ id, wide, high }, size) {
  const scale = size / Math.max(wide, high);
  return make("svg", { width: wide * scale, height: high * scale, "aria-hidden": "true" }, use(id));
}

/** The same thing on both grounds. */
function both(name, draw, kind = "") {
  return make("figure", { class: kind }, make("figcaption", {}, name), make("div", { class: "light" }, ...draw()), make("div", { class: "dark" }, ...draw()));
}

/** Layers in one box. */
function layers(name, viewBox, ...uses) {
  return both(name, () => [make("svg", { viewBox }, ...uses.map(([id, x, y, width, height]) => use(id, { x, y, width, height })))], "scene");
}

function compositions() {
  const lettered = Object.entries(LETTERS).map(([slug, letter]) => () =>
    make("svg", { viewBox: "0 0 64 64", width: 72, height: 72 }, use(`crystal-${slug}`), use("letter-plate"), make("text", { x: 50, y: 50, class: "letter" }, letter)));
  const seats = SEATS.map((coat, seat) => () => {
    const one = make("svg", { viewBox: "0 0 96 96", width: 96, height: 96 }, use(`dwarf-${seat + 1}`));
    one.style.setProperty("--coat", SEATS[(seat + 3) % 6]);
    return one;
  });
  const dice = ["pickaxe", "jackhammer", "chest", "transfer", "steal", "helmet"];
  const rolled = [72, 32].flatMap((size) => dice.map((face) => () => make("svg", { viewBox: "0 0 64 64", width: size, height: size }, use(size > 32 ? "die" : "die-held"), use(`face-${face}`))));
  return [
    both("a crystal with its letter", () => lettered.map((one) => one()), "wide"),
    both("coats by seat", () => seats.map((one) => one()), "wide"),
    both("dice", () => rolled.map((one) => one()), "wide"),
    layers("bag-back, crystal, hand, bag-front", "0 -90 160 250", ["bag-back", 0, 0, 160, 160], ["hand", 40, -100, 80, 160], ["bag-front", 0, 0, 160, 160]),
    layers("hand-closed and what it brings", "0 -90 160 250", ["bag-back", 0, 0, 160, 160], ["crystal-ruby", 52, 10, 56, 56], ["hand-closed", 40, -90, 80, 160], ["bag-front", 0, 0, 160, 160]),
    layers("cart-back, load, cart-front", "0 -10 160 130", ["cart-back", 0, 0, 160, 120],
      ["crystal-emerald", 14, 4, 48, 48], ["crystal-sapphire", 96, 2, 48, 48], ["crystal-amethyst", 54, 0, 52, 52], ["crystal-obsidian", 34, 14, 46, 46], ["crystal-quartz", 82, 14, 44, 44], ["cart-front", 0, 0, 160, 120]),
    layers("chest-back, treasure, chest-front", "0 0 160 130", ["chest-back", 0, 0, 160, 130], ["crystal-amber", 40, 38, 44, 44], ["crystal-ruby", 78, 36, 44, 44], ["chest-front", 0, 0, 160, 130]),
  ];
}

const texts = await Promise.all(FILES.map(async (file) => (await fetch(`${file}.svg`)).text()));
const sheets = texts.map((text) => new DOMParser().parseFromString(text, "image/svg+xml"));
const main = document.querySelector("main");
const only = asked.get("only");
if (!only) main.append(make("h2", {}, "put together"), make("div", { class: "shelf" }, ...compositions()));

let shelf;
for (const node of sheets.flatMap((sheet) => [...sheet.documentElement.childNodes])) {
  if (node.nodeType === Node.COMMENT_NODE) {
    const name = node.data.trim();
    shelf = make("div", { class: name === "interface" ? "shelf icons" : "shelf" });
    if (!name.includes(" ") && !only) main.append(make("h2", {}, name));
    main.append(shelf);
  } else if (node.nodeName === "symbol" && (!only || node.id.includes(only))) {
    const [, , wide, high] = node.getAttribute("viewBox").split(" ").map(Number);
    const sizes = node.id.startsWith("icon-") ? [64, 24] : SIZES;
    shelf.append(both(node.id, () => sizes.map((size) => picture({ id: node.id, wide, high }, size))));
  }
}
