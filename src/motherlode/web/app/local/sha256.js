/**
 * SHA-256 and HMAC with it, at once: the seed of a move is needed before the move is made, and the browser's own
 * `crypto.subtle` answers later, and only where the page came over HTTPS.
 */

const BLOCK = 64; // bytes
const LENGTH = 8; // bytes of the length at the end
const BEGIN = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ROUNDS = 64;
const STEPS = constants();

/** The first bits of the cube roots of the first primes: exact, by whole numbers. */
function constants() {
  const steps = new Uint32Array(ROUNDS);
  for (let found = 0, prime = 2n; found < ROUNDS; prime++) {
    if (!isPrime(prime)) continue;
    steps[found++] = Number(cubeRoot(prime << 96n) & 0xffffffffn);
  }
  return steps;
}

/** @param {bigint} number */
function isPrime(number) {
  for (let divisor = 2n; divisor * divisor <= number; divisor++) if (number % divisor === 0n) return false;
  return true;
}

/** Rounded down. @param {bigint} number */
function cubeRoot(number) {
  let low = 0n, high = 1n << 36n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** 3n <= number) low = middle;
    else high = middle;
  }
  return low;
}

/** @param {number} word @param {number} by */
function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/** @param {string | Uint8Array} text */
export function bytesOf(text) {
  return typeof text === "string" ? new TextEncoder().encode(text) : text;
}

/** @param {string | Uint8Array} message @returns {Uint8Array} */
export function sha256(message) {
  const given = bytesOf(message);
  const padded = new Uint8Array(Math.ceil((given.length + 1 + LENGTH) / BLOCK) * BLOCK);
  padded.set(given);
  padded[given.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setBigUint64(padded.length - LENGTH, BigInt(given.length) * 8n);
  const sum = new Uint32Array(BEGIN), words = new Uint32Array(ROUNDS);
  for (let at = 0; at < padded.length; at += BLOCK) mix(sum, words, data, at);
  const digest = new Uint8Array(sum.length * 4), written = new DataView(digest.buffer);
  sum.forEach((word, place) => written.setUint32(4 * place, word));
  return digest;
}

/** @param {Uint32Array} sum @param {Uint32Array} words @param {DataView} data @param {number} at */
function mix(sum, words, data, at) {
  for (let step = 0; step < ROUNDS; step++) {
    if (step < 16) {
      words[step] = data.getUint32(at + 4 * step);
      continue;
    }
    const early = words[step - 15], late = words[step - 2];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3), other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[step] = words[step - 16] + one + words[step - 7] + other;
  }
  let [a, b, c, d, e, f, g, h] = sum;
  for (let step = 0; step < ROUNDS; step++) {
    const chosen = (e & f) ^ (~e & g), most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + STEPS[step] + words[step]) | 0;
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (sum[place] += word));
}

/** @param {Uint8Array} key @param {string | Uint8Array} message */
export function hmac(key, message) {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(whole.map((byte) => byte ^ 0x36), bytesOf(message)));
  return sha256(joined(whole.map((byte) => byte ^ 0x5c), inner));
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} digits */
export function fromHex(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** As in addresses and ids. @param {Uint8Array} bytes */
export function base64url(bytes) {
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
