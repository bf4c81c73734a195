/**
 * Makes the typefaces of the page (src/motherlode/web/fonts) from the published packages: `npm ci && npm run fonts`.
 * The same versions give the same bytes. A file is named by its contents, so a browser may keep it for ever.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";

const FOLDER = new URL("../../src/motherlode/web/fonts/", import.meta.url);
const BLANKS = new URL("../../tests/browser/fonts/blanks.ttf", import.meta.url);
const PACKAGES = new URL("node_modules/", import.meta.url);

const range = (/** @type {string} */ first, /** @type {string} */ last) =>
  Array.from({ length: last.codePointAt(0) - first.codePointAt(0) + 1 }, (_, i) => String.fromCodePoint(first.codePointAt(0) + i)).join("");

/** The letters of each part. A reader loads the parts that the text in front of them needs. */
const PARTS = {
  latin: `${range(" ", "~")}\u00a0ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü±·×÷«»–—‘’“”„•…−€`,
  cyrillic: `${range("А", "я")}Ёё№`,
  russian: `${range(" ", "?")}\u00a0«»–—…„“Motherlode`, // what a Russian heading needs beside Cyrillic letters, mostly
  signs: "†←→■▲▴▸▾◆●",
};

/** What the page is set in: headings in Bitter, all else in Golos Text. A cut serves every weight in its span. */
const CUTS = [
  { family: "Golos Text", source: "golos-text", cut: 400, weights: "400 500", features: ["tnum"], parts: ["latin", "cyrillic"] },
  { family: "Golos Text", source: "golos-text", cut: 600, weights: "600 900", features: ["tnum"], parts: ["latin", "cyrillic"] },
  { family: "Bitter", source: "bitter", cut: 700, weights: "400 900", features: [], parts: ["latin", "cyrillic"] },
  { family: "Bitter in Russian", source: "bitter", cut: 700, weights: "400 900", features: [], parts: ["russian", "cyrillic"] }, // a Latin name in a heading is not worth a file: Golos Text has it
  { family: "Signs", source: "noto-sans-math", cut: 400, weights: "400 900", features: [], parts: ["signs"] },
];
const PUBLISHED = { latin: "latin", cyrillic: "cyrillic", russian: "latin", signs: "latin" }; // the file of the package with those letters
const LEAN = { noHinting: true, dropTables: ["DSIG", "GDEF", "MATH", "STAT", "gasp", "meta", "vhea", "vmtx"] };

/**
 * What stands in where ours cannot be had, drawn at such a size that a line of our words is as long, and as high. The
 * second name is the package with the same widths (Arimo has Arial's, Gelasio Georgia's, Tinos those of Times).
 */
const STAND_INS = [
  { for: "Golos Text", cut: 400, twin: "roboto", names: ["Roboto"] },
  { for: "Golos Text", cut: 600, twin: "roboto", names: ["Roboto Bold"] },
  { for: "Golos Text", cut: 400, twin: "arimo", names: ["Arial", "Liberation Sans", "Arimo", "Helvetica"] },
  { for: "Golos Text", cut: 600, twin: "arimo", names: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold", "Helvetica Bold"] },
  { for: "Golos Text", cut: 400, twin: "DejaVuSans", names: ["DejaVu Sans"] },
  { for: "Golos Text", cut: 600, twin: "DejaVuSans-Bold", names: ["DejaVu Sans Bold"] },
  { for: "Bitter", cut: 700, twin: "gelasio", names: ["Georgia Bold", "Gelasio Bold"] },
  { for: "Bitter", cut: 700, twin: "noto-serif", names: ["Noto Serif Bold"] },
  { for: "Bitter", cut: 700, twin: "tinos", names: ["Times New Roman Bold", "Liberation Serif Bold", "Tinos Bold"] },
  { for: "Bitter", cut: 700, twin: "DejaVuSerif-Bold", names: ["DejaVu Serif Bold"] },
];

/** Our words, to measure with: some of each language. */
const SAMPLE =
  "On your turn you draw a crystal out of the bag and put it on your cart, or you leave the mine with what you have. " +
  "Na sua vez, você tira um cristal do saco e o coloca no carrinho, ou sai da mina com o que já tem. " +
  "В свой ход вы тянете кристалл из мешка и кладёте его в тележку или выходите из шахты с тем, что у вас есть.";

/** A published file. @param {string} source @param {string} part @param {number} cut */
function published(source, part, cut) {
  if (source.startsWith("DejaVu")) return readFileSync(new URL(`dejavu-fonts-ttf/ttf/${source}.ttf`, PACKAGES));
  return readFileSync(new URL(`@fontsource/${source}/files/${source}-${part}-${cut}-normal.woff2`, PACKAGES));
}

/** Code points as CSS writes them, neighbours together. @param {string} letters */
function unicodeRange(letters) {
  /** @type {[number, number][]} */
  const spans = [];
  for (const code of [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}

/** One part of one cut: its file, and its rule in the style. */
async function written(/** @type {typeof CUTS[number]} */ { family, source, cut, weights, features }, /** @type {keyof typeof PARTS} */ part) {
  const whole = published(source, PUBLISHED[part], cut);
  const known = new Set(fontkit.create(whole).characterSet);
  const missing = [...PARTS[part]].filter((letter) => !known.has(letter.codePointAt(0)));
  if (missing.length) throw new Error(`${source} has no ${missing.join(" ")}`);
  const made = await subsetFont(whole, PARTS[part], { ...LEAN, keepFeatures: features, targetFormat: "woff2" });
  const digest = createHash("sha256").update(made).digest("hex").slice(0, 8);
  const file = `${source}-${cut}-${part}.${digest}.woff2`.replace("noto-sans-math-400-signs", "signs");
  writeFileSync(new URL(file, FOLDER), made);
  console.log(file, made.length);
  return `@font-face { font-family: "${family}"; font-weight: ${weights}; font-display: optional; src: url("${file}") format("woff2"); unicode-range: ${unicodeRange(PARTS[part])}; }`;
}

/** How much longer our words are in one face than in the other. */
function compared(/** @type {string} */ ours, /** @type {string} */ twin, /** @type {number} */ cut) {
  const faces = (/** @type {string} */ source, /** @type {number} */ weight) =>
    ["latin", "cyrillic"].flatMap((part) => {
      try {
        return [fontkit.create(published(source, part, weight))];
      } catch {
        return []; // Gelasio speaks no Russian
      }
    });
  const width = (/** @type {fontkit.Font[]} */ any, /** @type {number} */ code) => {
    const face = any.find((one) => one.hasGlyphForCodePoint(code));
    return face && face.glyphForCodePoint(code).advanceWidth / face.unitsPerEm;
  };
  const own = faces(ours, cut), other = faces(twin, cut === 600 ? 700 : cut);
  let length = 0, otherLength = 0;
  for (const letter of SAMPLE) {
    const [a, b] = [width(own, letter.codePointAt(0)), width(other, letter.codePointAt(0))];
    if (a && b) (length += a), (otherLength += b); // where both have it
  }
  return { ratio: length / otherLength, face: own[0] };
}

/** The rule of what stands in. */
function standIn(/** @type {typeof STAND_INS[number]} */ { for: family, cut, twin, names }) {
  const { source, weights } = CUTS.find((one) => one.family === family && one.cut === cut);
  const { ratio, face } = compared(source, twin, cut);
  const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(1)}%`;
  const up = percent(face.ascent / face.unitsPerEm / ratio), down = percent(-face.descent / face.unitsPerEm / ratio);
  const sources = names.map((name) => `local("${name}")`).join(", ");
  return `@font-face { font-family: "${family} like ${names[0].replace(/ Bold$/, "")}"; font-weight: ${weights}; src: ${sources}; size-adjust: ${percent(ratio)}; ascent-override: ${up}; descent-override: ${down}; line-gap-override: 0%; }`;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const rules = ["/* Made by tools/page/fonts.js: change that. */"];
for (const cut of CUTS) {
  for (const part of cut.parts) rules.push(await written(cut, /** @type {keyof typeof PARTS} */ (part)));
  const licence = readFileSync(new URL(`@fontsource/${cut.source}/LICENSE`, PACKAGES), "utf8");
  writeFileSync(new URL(`${cut.source}.LICENSE.txt`, FOLDER), licence);
}
rules.push(...STAND_INS.map(standIn), "");
writeFileSync(new URL("fonts.css", FOLDER), rules.join("\n"));

// For the tests: a face that draws nothing, as wide as wide letters, in place of all that the machine has.
mkdirSync(new URL(".", BLANKS), { recursive: true });
writeFileSync(BLANKS, await subsetFont(published("noto-sans-math", "latin", 400), "\u25a1", { ...LEAN, keepFeatures: [], targetFormat: "truetype" }));
