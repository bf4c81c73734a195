/** Small sounds, made on the spot. Which event has which one, a game says beside its board; on the generic board none has. */

import { GENERIC_BOARD } from "./game-info.js";

/** @typedef {import("./state.js").Happened} Happened */
/** @typedef {(at: number) => void} Sound plays at a time of the audio clock */

const APART = 0.09; // seconds between sounds of one moment
const LOUDNESS = 0.25;

/** @type {AudioContext | null} */
let context = null;

/** The sounds of what happened on a board, each once. @param {string} board @param {Happened[]} happened */
export async function hear(board, happened) {
  if (board === GENERIC_BOARD) return;
  const { SOUNDS } = await import(`./games/${board}/sounds.js`);
  const sounds = new Set(happened.map(({ name }) => SOUNDS[name]).filter(Boolean));
  [...sounds].forEach((sound, place) => play(sound, place * APART));
}

/** Somebody is asked: heard from a tab out of sight, too. */
export function ring() {
  play("bell", 0, true);
}

/** Browsers let a page sound once somebody has touched it. @param {string} sound @param {number} [later] in seconds @param {boolean} [always] also where nobody looks */
function play(sound, later = 0, always = false) {
  if (!always && document.visibilityState !== "visible") return;
  context ??= new AudioContext();
  context.resume();
  MAKERS[sound](context.currentTime + later);
}

/** @type {Record<string, Sound>} */
const MAKERS = {
  // a pick on stone: a short click with a body below it
  knock: (at) => {
    noise(at, 0.04, 2400, 0.5);
    tone(at, 0.09, 190, 110, 0.6, "triangle");
  },
  flip: (at) => noise(at, 0.07, 3800, 0.25),
  rumble: (at) => {
    noise(at, 0.9, 130, 1);
    tone(at, 0.8, 70, 38, 0.7, "sine");
  },
  rattle: (at) => {
    for (const step of [0, 0.06, 0.11, 0.19, 0.24, 0.33]) noise(at + step, 0.03, 3000 - 4000 * step, 0.4);
  },
  coins: (at) => {
    for (const [step, high] of [[0, 2637], [0.07, 3136], [0.13, 2793]]) tone(at + step, 0.18, high, high, 0.2, "sine");
  },
  bell: (at) => {
    tone(at, 0.7, 784, 784, 0.35, "sine");
    tone(at + 0.12, 0.8, 1047, 1047, 0.25, "sine");
  },
};

/** What begins loud and dies away. @param {number} at @param {number} long @param {number} loud */
function fading(at, long, loud) {
  const { destination } = /** @type {AudioContext} */ (context);
  const gain = new GainNode(/** @type {AudioContext} */ (context), { gain: 0 });
  gain.gain.setValueAtTime(loud * LOUDNESS, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(destination);
  return gain;
}

/** @param {number} at @param {number} long @param {number} from @param {number} to @param {number} loud @param {OscillatorType} type */
function tone(at, long, from, to, loud, type) {
  const oscillator = new OscillatorNode(/** @type {AudioContext} */ (context), { type, frequency: from });
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  oscillator.connect(fading(at, long, loud));
  oscillator.start(at);
  oscillator.stop(at + long);
}

/** @param {number} at @param {number} long @param {number} pitch @param {number} loud */
function noise(at, long, pitch, loud) {
  const audio = /** @type {AudioContext} */ (context);
  const buffer = audio.createBuffer(1, Math.ceil(long * audio.sampleRate), audio.sampleRate);
  buffer.copyToChannel(Float32Array.from({ length: buffer.length }, () => 2 * Math.random() - 1), 0);
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 })).connect(fading(at, long, loud));
  source.start(at);
}
