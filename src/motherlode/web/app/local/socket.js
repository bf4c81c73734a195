/** A socket to the tables in this page's own worker, with as much of the face of a `WebSocket` as the page uses. */

import { chosenSpeed, onSpeedChosen } from "../speed.js";

/** @type {Worker | null} */
let worker = null;
let sockets = 0;
/** @type {Map<number, LocalSocket>} */
const open = new Map();

/** for what belongs to no socket, and for those who wait for it when the worker is lost @type {{ receive: (data: any) => void, lose: () => void }} */
let others = { receive() {}, lose() {} };

/** @param {typeof others} listener */
export function listen(listener) {
  others = listener;
}

/** The worker, which begins when somebody first wants something of it. */
export function theWorker() {
  if (worker) return worker;
  const begun = (worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
  begun.addEventListener("message", ({ data }) => (data.socket ? take(data) : others.receive(data)));
  begun.addEventListener("error", () => worker === begun && lose());
  sendSpeed();
  return begun;
}

/** frames that have come, until they are read @type {{ socket: number, frame: string }[]} */
let come = [];

/** Frames that have come while the page was drawn are read together: bots that do not wait are faster than it, and it is drawn once for all of them. @param {{ socket: number, frame: string }} data */
function take(data) {
  if (come.push(data) === 1) setTimeout(readAll);
}

function readAll() {
  const frames = come;
  come = [];
  for (const { socket, frame } of frames) {
    try {
      open.get(socket)?.onmessage?.({ data: frame });
    } catch (error) {
      reportError(error); // those that follow are read all the same
    }
  }
}

/** The worker has failed. The next one begins anew, and finds in the browser's storage what was kept. */
function lose() {
  worker?.terminate(); // or its tables would play on beside those of the next one
  worker = null;
  others.lose();
  for (const socket of [...open.values()]) socket.lose();
}

/** Somebody may play this game soon: whether everything for it is there. @param {string} game @returns {Promise<boolean>} */
export function prepareRules(game) {
  const { port1: here, port2: there } = new MessageChannel();
  theWorker().postMessage({ game, port: there }, [there]);
  return new Promise((done) => (here.onmessage = ({ data }) => (here.close(), done(data))));
}

/** Where nobody waits for scenes, bots do not wait either. */
function sendSpeed() {
  worker?.postMessage({ instant: chosenSpeed() === "instant" });
}

onSpeedChosen(sendSpeed);

export class LocalSocket {
  constructor() {
    this.number = ++sockets;
    /** @type {number} */ this.readyState = WebSocket.OPEN;
    /** @type {(() => void) | null} */ this.onopen = null;
    /** @type {((event: { data: string }) => void) | null} */ this.onmessage = null;
    /** @type {(() => void) | null} */ this.onclose = null;
    open.set(this.number, this);
    queueMicrotask(() => this.onopen?.());
  }

  /** @param {string} frame */
  send(frame) {
    theWorker().postMessage({ socket: this.number, frame });
  }

  close() {
    if (open.delete(this.number)) worker?.postMessage({ socket: this.number, end: true });
    this.readyState = WebSocket.CLOSED;
  }

  lose() {
    open.delete(this.number);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
}
