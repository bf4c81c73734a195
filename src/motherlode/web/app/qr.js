/**
 * A text as a QR code (ISO/IEC 18004), for a phone that is held before this screen: bytes, error correction M, up to
 * 213 bytes. It is loaded when somebody asks for one.
 */

/** By version from 1 on: correction bytes of a block, then groups of blocks: how many, and data bytes in each. */
const BLOCKS = [
  [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]],
  [16, [4, 27]], [18, [4, 31]], [22, [2, 38], [2, 39]], [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]],
]; // prettier-ignore
/** By version: the centres of the alignment patterns, in both directions. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LONG_COUNT = 10; // from this version on, the length has two bytes
const VERSION_SHOWN = 7; // from this version on, it is written into the code
const BYTES = 0b0100; // the mode
const PADDING = [0xec, 0x11];
const FORMAT = { polynomial: 0x537, mask: 0x5412, bits: 10 };
const VERSION = { polynomial: 0x1f25, bits: 12 };
const FIELD = 0x11d; // the polynomial of the Galois field
const QUIET = 4; // modules around the code

/** What a mask turns over. @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** @typedef {boolean[][]} Modules dark or light, row by row */

/** The code of a text, or null where it is too long for one. @param {string} text @returns {Modules | null} */
export function qrCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, index) => bitsFor(index + 1, bytes.length) <= 8 * capacity(index + 1)) + 1;
  if (!version) return null;
  const words = interleaved(version, dataWords(version, bytes));
  const drawn = MASKS.map((_, mask) => draw(version, words, mask));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** The same as the path of a picture, with its quiet zone: how many modules wide it is. @param {Modules} modules */
export function pathOf(modules) {
  const dark = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return { size: modules.length + 2 * QUIET, path: dark.join("") };
}

// --- the bytes

/** @param {number} version */
function capacity(version) {
  const [, ...groups] = /** @type {[number, ...[number, number][]]} */ (BLOCKS[version - 1]);
  return groups.reduce((sum, [count, size]) => sum + count * size, 0);
}

/** @param {number} version @param {number} length */
function bitsFor(version, length) {
  return 4 + (version < LONG_COUNT ? 8 : 16) + 8 * length;
}

/** Mode, length, the bytes, an end, and padding. @param {number} version @param {number[]} bytes */
function dataWords(version, bytes) {
  /** @type {number[]} */ const bits = [];
  const add = (/** @type {number} */ value, /** @type {number} */ count) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  add(BYTES, 4);
  add(bytes.length, version < LONG_COUNT ? 8 : 16);
  for (const byte of bytes) add(byte, 8);
  const room = 8 * capacity(version);
  add(0, Math.min(4, room - bits.length));
  add(0, -bits.length & 7);
  for (let i = 0; bits.length < room; i++) add(PADDING[i % 2], 8);
  return Array.from({ length: room / 8 }, (_, word) => bits.slice(8 * word, 8 * word + 8).reduce((value, bit) => 2 * value + bit, 0));
}

/** Block by block with its correction, then one byte of each in turn. @param {number} version @param {number[]} data */
function interleaved(version, data) {
  const [correction, ...groups] = /** @type {[number, ...[number, number][]]} */ (BLOCKS[version - 1]);
  /** @type {number[][]} */ const blocks = [];
  let at = 0;
  for (const [count, size] of groups) for (let i = 0; i < count; i++) blocks.push(data.slice(at, (at += size)));
  const checks = blocks.map((block) => remainder(block, correction));
  return [...inTurn(blocks), ...inTurn(checks)];
}

/** @param {number[][]} blocks */
function inTurn(blocks) {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => (i < block.length ? [block[i]] : []))).flat();
}

/** @param {number} one @param {number} other */
function times(one, other) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** The Reed–Solomon correction of a block: the remainder after division by the generator of this degree. @param {number[]} block @param {number} degree */
function remainder(block, degree) {
  let generator = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    generator = [...generator, 0].map((value, place) => value ^ (place ? times(generator[place - 1], root) : 0));
  }
  const left = [...block, ...Array(degree).fill(0)];
  block.forEach((_, i) => {
    const factor = left[i];
    generator.forEach((value, place) => (left[i + place] ^= times(value, factor)));
  });
  return left.slice(block.length);
}

// --- the picture

/** @param {number} version @param {number[]} words @param {number} mask @returns {Modules} */
function draw(version, words, mask) {
  const size = 17 + 4 * version;
  /** what is fixed; null is for data @type {(boolean | null)[][]} */
  const fixed = Array.from({ length: size }, () => Array(size).fill(null));
  for (const [row, column] of [[0, 0], [0, size - 7], [size - 7, 0]]) finder(fixed, row, column);
  alignment(fixed, version);
  for (let i = 8; i < size - 8; i++) {
    fixed[6][i] ??= i % 2 === 0;
    fixed[i][6] ??= i % 2 === 0;
  }
  fixed[size - 8][8] = true;
  writeFormat(fixed, mask);
  if (version >= VERSION_SHOWN) writeVersion(fixed, version);
  let bit = 0;
  const modules = fixed.map((row) => row.map((on) => on ?? false));
  for (const [row, column] of zigzag(size)) {
    if (fixed[row][column] !== null) continue;
    const on = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    modules[row][column] = Boolean(on) !== MASKS[mask](row, column);
    bit++;
  }
  return modules;
}

/** In pairs of columns from the right, up and down in turn; the column of the timing pattern is left out. @param {number} size @returns {Iterable<[number, number]>} */
function* zigzag(size) {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) for (const column of [right, right - 1]) yield [up ? size - 1 - i : i, column];
    up = !up;
  }
}

/** A corner, and the light line around it. @param {(boolean | null)[][]} fixed @param {number} top @param {number} left */
function finder(fixed, top, left) {
  for (let y = -1; y <= 7; y++) {
    for (let x = -1; x <= 7; x++) {
      const from = Math.max(Math.abs(y - 3), Math.abs(x - 3));
      if (fixed[top + y]?.[left + x] !== undefined) fixed[top + y][left + x] = from <= 1 || from === 3;
    }
  }
}

/** @param {(boolean | null)[][]} fixed @param {number} version */
function alignment(fixed, version) {
  for (const row of ALIGNED[version - 1]) {
    for (const column of ALIGNED[version - 1]) {
      if (fixed[row][column] !== null) continue; // a corner is there
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) fixed[row + y][column + x] = Math.max(Math.abs(y), Math.abs(x)) !== 1;
    }
  }
}

/** A number followed by its check bits. @param {number} value @param {{ polynomial: number, bits: number }} code */
function checked(value, { polynomial, bits }) {
  let left = value << bits;
  for (let high = 31 - Math.clz32(left); high >= bits; high = 31 - Math.clz32(left)) left ^= polynomial << (high - bits);
  return (value << bits) | left;
}

/** Which correction (M is 0) and which mask, twice. @param {(boolean | null)[][]} fixed @param {number} mask */
function writeFormat(fixed, mask) {
  const size = fixed.length;
  const format = checked(mask, FORMAT) ^ FORMAT.mask;
  for (let i = 0; i < 15; i++) {
    const on = Boolean((format >> i) & 1);
    const around = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i; // down the eighth column
    fixed[around][8] = on;
    const along = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i; // along the eighth row
    fixed[8][along] = on;
  }
}

/** @param {(boolean | null)[][]} fixed @param {number} version */
function writeVersion(fixed, version) {
  const size = fixed.length;
  const shown = checked(version, VERSION);
  for (let i = 0; i < 18; i++) {
    const on = Boolean((shown >> i) & 1);
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)];
    fixed[near][far] = on;
    fixed[far][near] = on;
  }
}

// --- which mask reads best

/** Long runs, squares, what looks like a corner, and too much of one colour. @param {Modules} modules */
function penalty(modules) {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]));
  let sum = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map((on) => (on ? 1 : 0)).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (let at = 0; at <= size - 11; at++) if (/^(?:10111010000|00001011101)/.test(text.slice(at, at + 11))) sum += 40;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const on = modules[y][x];
      if (modules[y - 1][x] === on && modules[y][x - 1] === on && modules[y - 1][x - 1] === on) sum += 3;
    }
  }
  const dark = modules.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(20 * dark - 10));
}
